"""Small questions over a stage, asked with pictures: potions above the limit, a key to take, decks that cards come from."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.play.wording import named
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.desk import card_box
from soulstack.games.spire.screen.gifts.pedestal import put_text
from soulstack.games.spire.screen.sheet import DIGITS, ENTER
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

PLATE: Final = 36.0
BOTTLE: Final = 172.0
KEYS: Final = {
    "ruby": Sentence("Take the Ruby Key?"),
    "sapphire": Sentence("Take the Sapphire Key?"),
    "emerald": Sentence("Take the Emerald Key?"),
}


@define
class Way:
    """One way to answer, with its place and what it is called."""

    option: Option
    words: str
    box: Box
    icon: str = ""


@define
class Panel:
    """A question on a plate in the middle; digits, arrows and Enter answer it as clicks do."""

    desk: "Desk"
    decision: Decision
    opened: bool = False
    """Whether the player has opened it, and may close it again."""
    box: Box = field(init=False, default=Box(0, 0, 10, 10))
    ways: list[Way] = field(init=False, factory=list)
    focus: int = field(init=False, default=-1)
    picked: list[int] = field(init=False, factory=list)

    def __attrs_post_init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        """Places the ways to answer."""

    def things(self) -> Mapping[str, Box]:
        """Lists the ways to answer."""
        return {f"way {k}": way.box for k, way in enumerate(self.ways)}

    def at(self, point: tuple[float, float]) -> int:
        """Gives the way under a point, or -1."""
        return next((k for k, way in enumerate(self.ways) if way.box.has(point)), -1)

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click and says whether the panel stays."""
        at = self.at(point)
        if at >= 0:
            self.choose(at)
            return not self.opened
        return not self.opened or self.box.has(point)

    def key(self, key: int) -> bool:
        """Takes a key and says whether it was of use."""
        if key in DIGITS and DIGITS.index(key) < len(self.ways):
            self.choose(DIGITS.index(key))
            return True
        if key in {pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN} and self.ways:
            self.focus = (self.focus + 1) % len(self.ways)
            return True
        if key in {pygame.K_LEFT, pygame.K_UP} and self.ways:
            self.focus = (max(0, self.focus) - 1) % len(self.ways)
            return True
        if (key in ENTER or key == pygame.K_SPACE) and 0 <= self.focus < len(self.ways):
            self.choose(self.focus)
            return True
        return False

    def choose(self, at: int) -> None:
        """Answers with one of the ways."""
        self.desk.sound("click")
        self.desk.choose(self.decision.seat, self.ways[at].option)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the plate over a dimmed stage."""
        kit = self.desk.kit
        kit.put(surface, kit.veil(surface.get_size(), (6, 10, 18), 0.6), 0, 0)
        self.desk.brush.plate(surface, self.box, "stone", radius=18, shadow=14)

    def draw_way(self, surface: pygame.Surface, k: int, material: str = "deep") -> None:
        """Draws the plate of one way."""
        brush, way = self.desk.brush, self.ways[k]
        hot = way.box.has(self.desk.cursor)
        if k == self.focus:
            brush.halo(surface, way.box, radius=9, blur=6)
        brush.plate(surface, way.box, material, radius=9, light=16 if hot else 0, shadow=4)
        left = way.box.x + 10
        if way.icon:
            brush.icon(surface, way.icon, left + 10, way.box.cy, 20)
            left += 26
        room = way.box.right - left - 30
        brush.text(surface, way.words, left + room / 2, way.box.cy - 1, 14.5, room=room)
        brush.cap(surface, str((k + 1) % 10), way.box.right - 7, way.box.cy, 10.5)

    def _middle(self, wide: float, high: float) -> Box:
        room = self.desk.room
        return Box(room.cx - wide / 2, room.y + (room.h - high) / 2 - 14, wide, high)


@define
class PotionTray(Panel):
    """What becomes of potions: one above the limit, or those of the hero's own that were clicked."""

    cards: tuple[int, ...] = field(init=False, default=())

    def lay_out(self) -> None:
        """Gives each potion a column with what can be done with it."""
        state, asked = self.desk.state, self.decision
        options = [o for o in asked.options if self._is_here(o)]
        own = state.heroes[asked.seat].potions
        new = asked.source[1] if asked.source is not None else -1
        named_here = {option.ref[1] for option in options if option.ref is not None}
        self.cards = tuple(card for card in (new, *own) if card in named_here or card == new >= 0)
        most = max((sum(1 for o in options if self._of(o, new) == card) for card in self.cards), default=1)
        wide = max(460.0, len(self.cards) * (BOTTLE + 14) + 26)
        self.box = self._middle(wide, 226 + most * (PLATE + 7) + 20)
        left = self.box.cx - (len(self.cards) * (BOTTLE + 14) - 14) / 2
        self.ways = []
        for k, card in enumerate(self.cards):
            mine = [option for option in options if self._of(option, new) == card]
            for at, option in enumerate(mine):
                spot = Box(left + k * (BOTTLE + 14), self.box.y + 226 + at * (PLATE + 7), BOTTLE, PLATE)
                self.ways.append(Way(option, self._words(option), spot, self._icon(option)))

    def _is_here(self, option: Option) -> bool:
        if option.ref is None:
            return option.verb == "no"
        is_potion = option.ref[0] == "card" and self.desk.state.faces[option.ref[1]].kind == "potion"
        return is_potion and option.verb in {"use", "give", "discard"}

    @staticmethod
    def _of(option: Option, new: int) -> int:
        return option.ref[1] if option.ref is not None else new

    def _words(self, option: Option) -> str:
        if option.verb == "give":
            return tr("Give to {name}", name=self.desk.name(option.n))
        return {"use": tr("Drink"), "discard": tr("Throw away")}.get(option.verb, tr("Leave it"))

    def _icon(self, option: Option) -> str:
        if option.verb == "give":
            return f"sigil_{self.desk.hero(option.n)}"
        return {"use": "heal", "discard": "discard"}.get(option.verb, "cross")

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the potions with what can be done with each."""
        Panel.draw(self, surface)
        desk, brush, box = self.desk, self.desk.brush, self.box
        new = self.decision.source[1] if self.decision.source is not None else -1
        words = tr("{name} has no room for another potion", name=desk.name(self.decision.seat))
        if self.opened:
            words = tr("The potions of {name}", name=desk.name(self.decision.seat))
        brush.text(surface, words, box.cx, box.y + 28, 20, look.LANTERN, room=box.w - 40)
        left = box.cx - (len(self.cards) * (BOTTLE + 14) - 14) / 2
        for k, card in enumerate(self.cards):
            x = left + k * (BOTTLE + 14) + BOTTLE / 2
            face = desk.state.faces[card]
            well = Box(x - BOTTLE / 2, box.y + 52, BOTTLE, 166)
            if card == new:
                brush.halo(surface, well, radius=12, blur=6)
            brush.plate(surface, well, "glass", radius=12, line=2, shadow=0)
            desk.kit.put(surface, brush.picture(pictures.potion(face.id), 70, 70), x, well.y + 44, 0.5, 0.5)
            brush.text(surface, named(face), x, well.y + 92, 15, room=BOTTLE - 14)
            put_text(surface, desk, face.id, Box(well.x + 7, well.y + 102, well.w - 14, well.h - 106), 13.5)
        for k in range(len(self.ways)):
            self.draw_way(surface, k)


@define
class KeyPanel(Panel):
    """Whether the party takes a key."""

    def lay_out(self) -> None:
        """Places the two answers."""
        self.box = self._middle(520, 300)
        box = self.box
        yes, no = (next(o for o in self.decision.options if o.verb == verb) for verb in ("yes", "no"))
        self.ways = [
            Way(yes, tr("Take it together"), Box(box.cx - 232, box.bottom - 66, 226, 46), "done"),
            Way(no, tr("Leave it there"), Box(box.cx + 6, box.bottom - 66, 226, 46), "cross"),
        ]

    @property
    def which(self) -> str:
        """Which key it is: the one that can be had where the party is."""
        visit = self.desk.state.table.visit
        return "ruby" if visit is not None and visit.kind == "campfire" else "sapphire"

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the key in its light."""
        Panel.draw(self, surface)
        brush, box = self.desk.brush, self.box
        brush.glow(surface, box.cx, box.y + 84, 130, (80, 90, 130))
        brush.icon(surface, f"key_{self.which}", box.cx, box.y + 84, 104)
        brush.text(surface, tr(KEYS[self.which].pattern), box.cx, box.y + 160, 26, look.LANTERN, room=box.w - 40)
        words = {
            "ruby": tr("Nobody rests and nobody smiths at this fire."),
            "sapphire": tr("Every relic that lies here stays behind."),
        }[self.which]
        brush.line(surface, words, box.cx, box.y + 194, 15, theme.CREAM, room=box.w - 40)
        for k, material in enumerate(("brass", "deep")):
            self.draw_way(surface, k, material)


@define
class DecksPanel(Panel):
    """From which decks cards come: backs are picked, as many as are asked for."""

    def lay_out(self) -> None:
        """Places the backs, and the button that takes them."""
        options = self.decision.options
        wide = min(150.0, (self.desk.screen.w - 180) / len(options) - 18)
        step = wide + 18
        self.box = self._middle(max(520.0, step * len(options) + 50), 176 + wide * 1.4 + 60)
        left = self.box.cx - step * (len(options) - 1) / 2
        y = self.box.y + 80 + wide * 0.7
        self.ways = [Way(o, self._name(o), card_box(left + k * step, y, wide)) for k, o in enumerate(options)]

    def _name(self, option: Option) -> str:
        deck = option.ref[0] if option.ref is not None else "colorless"
        return tr("Colorless") if deck == "colorless" else self.desk.session.wording.by_id(deck)

    @property
    def confirm(self) -> Box:
        """The button that takes the decks that were picked."""
        return Box(self.box.cx - 120, self.box.bottom - 62, 240, 46)

    @property
    def single(self) -> bool:
        """Whether one click is the answer."""
        return self.decision.high == 1

    def things(self) -> Mapping[str, Box]:
        """Lists the backs and the button."""
        return {**Panel.things(self), **({} if self.single else {"confirm": self.confirm})}

    def choose(self, at: int) -> None:
        """Picks a deck, or leaves it out again."""
        if self.single:
            Panel.choose(self, at)
            return
        self.desk.sound("flick")
        if at in self.picked:
            self.picked.remove(at)
        elif len(self.picked) < self.decision.high:
            self.picked.append(at)
        else:
            self.desk.deny(tr("You may choose {n} of them.", n=self.decision.high))

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click."""
        if not self.single and self.confirm.has(point):
            self.submit()
            return True
        return Panel.press(self, point)

    def key(self, key: int) -> bool:
        """Takes a key; Enter takes what was picked once it is enough."""
        if (key in ENTER or key == pygame.K_SPACE) and not self.single and self._enough:
            self.submit()
            return True
        return Panel.key(self, key)

    @property
    def _enough(self) -> bool:
        return self.decision.low <= len(self.picked) <= self.decision.high

    def submit(self) -> None:
        """Answers with what was picked."""
        if not self._enough:
            self.desk.deny(tr("Choose at least {n}.", n=self.decision.low))
            return
        self.desk.sound("click")
        self.desk.choose(self.decision.seat, *(self.ways[k].option for k in self.picked))

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the backs."""
        Panel.draw(self, surface)
        desk, brush, box = self.desk, self.desk.brush, self.box
        brush.text(surface, tr("From which decks?"), box.cx, box.y + 30, 22, look.LANTERN, room=box.w - 40)
        words = tr("{n} of {most} chosen", n=len(self.picked), most=self.decision.high)
        brush.line(surface, words, box.cx, box.y + 56, 14)
        for k, way in enumerate(self.ways):
            deck = way.option.ref[0] if way.option.ref is not None else "colorless"
            hot = k == self.focus or way.box.has(desk.cursor)
            glow = look.LANTERN if k in self.picked or hot else None
            image = desk.back_image(deck, way.box.w)
            desk.put_card(surface, image, way.box.cx, way.box.cy - (4 if hot else 0), glow=glow, key=("back", deck))
            if k in self.picked:
                brush.icon(surface, "done", way.box.right - 14, way.box.y + 14, 26)
            brush.text(surface, way.words, way.box.cx, way.box.bottom + 16, 15, room=way.box.w + 12)
            brush.cap(surface, str((k + 1) % 10), way.box.x + 20, way.box.y + 8, 11)
        if not self.single:
            brush.plate(surface, self.confirm, "brass" if self._enough else "deep", radius=12)
            brush.text(surface, tr("Take these"), self.confirm.cx, self.confirm.cy - 1, 17)
            brush.cap(surface, "enter", self.confirm.right - 8, self.confirm.cy)


PANELS: Final[Mapping[str, type[Panel]]] = {"overflow": PotionTray, "key": KeyPanel, "decks": DecksPanel}
"""The questions that are asked here, by kind."""


def panel_for(desk: "Desk", asked: Decision | None) -> Panel | None:
    """Makes the panel of a question, if it is one of these."""
    made = PANELS.get(asked.kind) if asked is not None else None
    return made(desk, asked) if made is not None and asked is not None else None
