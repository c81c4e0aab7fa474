"""Choosing cards of a deck: with both sides where it is upgraded, in the colour of what is done with it otherwise."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import field, frozen

from soulstack.app.language import tr
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.card_grid import CardGrid, Tile
from soulstack.games.spire.screen.deck_view import DeckView
from soulstack.games.spire.screen.panel_ground import Part
from soulstack.games.spire.screen.sheet import DIGITS, ENTER
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.rules.state import State
    from soulstack.games.spire.screen.desk import Desk

ASIDE: Final = 404.0
"""How wide the part is in which the chosen card is shown."""
KINDS: Final = ("upgrade", "remove", "transform", "swap")
FRAMES: Final[Mapping[str, Colour]] = {
    "upgrade": look.LANTERN,
    "remove": (222, 62, 66),
    "transform": (176, 120, 246),
    "swap": look.VERDIGRIS,
}
VERBS: Final[Mapping[str, Sentence]] = {
    "upgrade": Sentence("Forge"),
    "remove": Sentence("Remove"),
    "transform": Sentence("Transform"),
    "swap": Sentence("Swap"),
}
ICONS: Final[Mapping[str, str]] = {"upgrade": "smith", "remove": "remove", "transform": "transform", "swap": "row"}
WORDS: Final[Mapping[str, Sentence]] = {
    "ethereal": Sentence("Ethereal"),
    "exhaust": Sentence("Exhaust"),
    "retain": Sentence("Retain"),
    "unplayable": Sentence("Unplayable"),
}
NOTES: Final[Mapping[str, Sentence]] = {
    "upgrade": Sentence("Pick a card to see both of its sides."),
    "remove": Sentence("The card leaves the deck for the rest of the run."),
    "transform": Sentence("The card leaves the deck; the top card of the card rewards takes its place, unseen."),
    "swap": Sentence("The card goes into the other deck; nothing is removed or gained anew."),
}


@frozen
class Asked:
    """What is asked about the cards of a deck."""

    kind: str
    """upgrade, remove, transform or swap."""
    seat: int
    """Who is asked."""
    owner: int
    """Whose deck it is."""
    options: Mapping[int, Option]
    """The option of each card that may be chosen; cards that are alike share one."""
    title: str
    low: int = 1
    high: int = 1
    closable: bool = False
    """Whether it was opened by a wish and can just be closed."""
    verb: str = ""
    """What the button says, where that is more than the kind."""
    submit: Callable[[tuple[Option, ...]], None] | None = field(default=None, eq=False)
    """What is done with the answer; otherwise it answers the question of the seat."""


def asked_of_deck(state: "State", decision: Decision, title: str) -> Asked | None:
    """Reads a question as one about the cards of a deck; None when it is about something else."""
    if decision.kind not in KINDS:
        return None
    cards = [option.ref[1] for option in decision.options if option.ref is not None and option.ref[0] == "card"]
    if not cards or len(cards) < len(decision.options):
        return None
    owner = next((hero.seat for hero in state.heroes if set(cards) <= set(hero.deck)), -1)
    if owner < 0:
        return None
    one = decision.high == 1
    found = options_by_card(state, owner, decision.options, alike=one)
    return Asked(decision.kind, decision.seat, owner, found, title, decision.low, decision.high)


def options_by_card(state: "State", owner: int, options: tuple[Option, ...], *, alike: bool) -> dict[int, Option]:
    """Gives the option of each card of a deck; those that are alike share the option of one of them."""
    named = {option.ref[1]: option for option in options if option.ref is not None}
    if not alike:
        return named
    by_face = {state.faces[card].id: option for card, option in named.items()}
    return {card: by_face[state.faces[card].id] for card in state.heroes[owner].deck if state.faces[card].id in by_face}


class DeckChoice(DeckView):
    """The deck view while cards of a deck are asked for."""

    def __init__(self, desk: "Desk", asked: Asked) -> None:
        self.asked = asked
        self.picked: list[int] = []
        """The components that are chosen."""
        self.sent = False
        """Whether it has been answered."""
        super().__init__(desk, (asked.owner,))

    # --- where things lie ------------------------------------------------------------------------------------------

    @property
    def _grid_room(self) -> Box:
        room = super()._grid_room
        return room._replace(w=room.w - ASIDE - 12)

    @property
    def aside(self) -> Box:
        """Where the chosen card is shown."""
        box = self.box
        return Box(box.right - ASIDE - 12, box.y + 56, ASIDE, box.h - 68)

    def _lay_buttons(self) -> None:
        box, aside = self.box, self.aside
        found = self._lay_tools(box.x + 14, box.y + 56)
        wide = 118.0 if self.can_leave else 0.0
        found["confirm"] = Box(aside.x + 14, aside.bottom - 62, aside.w - 28 - wide, 50)
        if self.can_leave:
            found["back"] = Box(aside.right - 14 - 108, aside.bottom - 62, 108, 50)
        self.buttons = found

    @property
    def can_leave(self) -> bool:
        """Whether it can be left without an answer: closed, or taken back with what led to it."""
        return self.asked.closable or self.desk.session.can_undo

    def _tiles(self, seat: int) -> list[Tile]:
        tiles = super()._tiles(seat)
        for tile in tiles:
            tile.dim = tile.card not in self.asked.options
        return sorted(tiles, key=lambda tile: tile.dim)

    @property
    def single(self) -> bool:
        """Whether one card is the answer."""
        return self.asked.high == 1

    @property
    def can_confirm(self) -> bool:
        """Whether enough is chosen."""
        return self.asked.low <= len(self.picked) <= self.asked.high

    def marked(self, grid: CardGrid) -> tuple[int, ...]:
        """Gives the tiles that are chosen."""
        return tuple(k for k, tile in enumerate(grid.tiles) if tile.card in self.picked)

    # --- what is wanted --------------------------------------------------------------------------------------------

    def chosen(self, tile: Tile) -> None:
        """Chooses a card, or lays it back; the only one that is asked for is confirmed by a second press."""
        card, asked = tile.card, self.asked
        if card not in asked.options:
            self.desk.deny(self.desk.session.why_not_of_deck(asked.kind, card))
            return
        if card in self.picked:
            if self.single:
                self.submit()
            else:
                self.picked.remove(card)
                self.desk.sound("flick")
        elif self.single:
            self.picked = [card]
            self.desk.sound("flick")
        elif len(self.picked) < asked.high:
            self.picked.append(card)
            self.desk.sound("flick")
        else:
            self.desk.deny(tr("You may choose {n} of them.", n=asked.high))

    def submit(self) -> None:
        """Answers with what was chosen."""
        asked, desk = self.asked, self.desk
        if not self.can_confirm:
            desk.deny(tr("Choose at least {n}.", n=asked.low))
            return
        picks = tuple(asked.options[card] for card in self.picked)
        self.sent = True
        desk.sound("click")
        if asked.submit is not None:
            asked.submit(picks)
        else:
            desk.choose(asked.seat, *picks)

    def _press_button(self, name: str) -> bool:
        if name == "confirm":
            self.submit()
            return True
        if name == "back":
            self.desk.sound("click")
            if not self.back():
                self.leave()
            return True
        return super()._press_button(name)

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; one beside it is of no use, for something is asked."""
        super().press(point)
        return True

    def leave(self) -> None:
        """Closes it, or takes back what led to it."""
        if self.asked.closable:
            self.sent = True
        else:
            self.desk.undo()

    def back(self) -> bool:
        """Leaves the search, then the choice; False when there was nothing to leave."""
        if super().back():
            return True
        if self.picked:
            self.picked = []
            self.desk.sound("flick")
            return True
        return False

    def key(self, key: int, mod: int, text: str) -> bool:
        """Takes a key; False leaves it to the table."""
        if self.typing:
            return super().key(key, mod, text)
        grid = self.grids[self.asked.owner]
        at = self.focus[1]
        if key in DIGITS and DIGITS.index(key) < len(grid.tiles):
            self.focus = (self.asked.owner, DIGITS.index(key))
            grid.reveal(self.focus[1])
            self.chosen(grid.tiles[self.focus[1]])
        elif key in ENTER:
            self._enter(grid, at)
        elif key == pygame.K_SPACE and at >= 0 and not (self.single and grid.tiles[at].card in self.picked):
            self.chosen(grid.tiles[at])
        elif key == pygame.K_TAB:
            back = mod & pygame.KMOD_SHIFT
            super().key(pygame.K_LEFT if back else pygame.K_RIGHT, mod, text)
        elif key in {pygame.K_d, pygame.K_l, pygame.K_m, pygame.K_z, pygame.K_h}:
            return False
        else:
            super().key(key, mod, text)
        return True

    def _enter(self, grid: CardGrid, at: int) -> None:
        under = grid.tiles[at].card if at >= 0 else -1
        if at >= 0 and under not in self.picked and (self.single or len(self.picked) < self.asked.low):
            self.chosen(grid.tiles[at])
        else:
            self.submit()

    # --- drawing ---------------------------------------------------------------------------------------------------

    def plates(self) -> list[Part]:
        """Lists what it all lies on; its edge has the colour of what is done with the card."""
        brush = self.desk.brush

        def edge(surface: pygame.Surface) -> None:
            brush.plate(surface, self.aside, "glass", radius=12, shadow=0)
            brush.frame(surface, self.box, FRAMES[self.asked.kind], radius=16, line=3.6)

        return [*super().plates(), edge]

    def draw_head(self, surface: pygame.Surface) -> None:
        """Says what is asked, and of whom."""
        desk, brush, box, asked = self.desk, self.desk.brush, self.box, self.asked
        brush.icon(surface, f"sigil_{desk.hero(asked.owner)}", box.x + 36, box.y + 31, 34)
        wide = brush.text(surface, asked.title, box.x + 62, box.y + 30, 22, look.LANTERN, ax=0, room=box.w - 420)
        words = tr("The deck of {name}", name=desk.name(asked.owner))
        if not self.single:
            words = tr("{name}: {n} of {most} chosen", name=words, n=len(self.picked), most=asked.high)
        brush.line(surface, words, box.x + 78 + wide, box.y + 32, 14, ax=0, room=box.w - wide - 110)

    @property
    def has_summary(self) -> bool:
        """Whether there is room to say how many cards of each type there are."""
        return False

    def draw_aside(self, surface: pygame.Surface) -> None:
        """Draws the card under the mouse, or else the chosen one, and what becomes of it."""
        aside = self.aside
        self._draw_buttons(surface)
        card = self._looked_at()
        if card < 0:
            self._draw_hint(surface, aside)
            return
        face = self.desk.state.faces[card].id
        room = Box(aside.x, aside.y + 14, aside.w, aside.h - 90)
        if card not in self.asked.options:
            self._draw_forbidden(surface, room, card, face)
        elif self.asked.kind == "upgrade":
            self._draw_sides(surface, room, face)
        else:
            self._draw_going(surface, room, face)
        if not self.single:
            self._draw_picked(surface, room)

    def _looked_at(self) -> int:
        for seat, at in (self.hot, self.focus):
            if at >= 0 and (self.hot[1] >= 0 or not self.picked or not self.single):
                return self.grids[seat].tiles[at].card
        return self.picked[-1] if self.picked else -1

    def _draw_hint(self, surface: pygame.Surface, aside: Box) -> None:
        kit = self.desk.kit
        lines = kit.wrap(tr(NOTES[self.asked.kind].pattern), 15, aside.w - 60)
        self.desk.brush.icon(surface, ICONS[self.asked.kind], aside.cx, aside.y + 120, 84)
        for k, line in enumerate(lines):
            self.desk.brush.line(surface, line, aside.cx, aside.y + 200 + k * kit.line_height(15), 15)

    def _draw_forbidden(self, surface: pygame.Surface, room: Box, card: int, face: str) -> None:
        desk = self.desk
        wide = self._face_width(room, 190.0)
        y = self._middle(room, wide, 80)
        desk.put_card(surface, desk.card_image(face, wide), room.cx, y, dim=True, key=face)
        y += wide * CARD_RATIO / 2 + 24
        desk.brush.icon(surface, "lock", room.cx, y, 24)
        for k, line in enumerate(desk.kit.wrap(desk.session.why_not_of_deck(self.asked.kind, card), 15, room.w - 50)):
            desk.brush.line(surface, line, room.cx, y + 28 + k * desk.kit.line_height(15), 15, look.BAD)

    def _face_width(self, room: Box, most: float) -> float:
        """Gives how wide a face may be with some words below it."""
        return min(most, (room.h - (150 if self.single else 220)) / CARD_RATIO)

    def _middle(self, room: Box, wide: float, below: float) -> float:
        """Gives the height of the middle of faces that have words of some height below them."""
        tall = wide * CARD_RATIO
        free = room.h - tall - below - (100 if not self.single else 0)
        return room.y + tall / 2 + 6 + max(0.0, free * 0.36)

    def _draw_sides(self, surface: pygame.Surface, room: Box, face: str) -> None:
        """Draws both sides with an arrow between them, and in words what is not a number."""
        desk, brush = self.desk, self.desk.brush
        wide = self._face_width(room, 172.0)
        words = self._differences(face)
        step = desk.kit.line_height(15) + 3
        y = self._middle(room, wide, 26 + step * len(words))
        left, right = room.cx - wide / 2 - 16, room.cx + wide / 2 + 16
        desk.put_card(surface, desk.card_image(face, wide), left, y)
        image = desk.app.faces.full(desk.book.better_spec(face), max(24, desk.kit.px(wide)))
        desk.put_card(surface, image, right, y, glow=look.GOOD)
        brush.disc(surface, room.cx, y, 19, (28, 70, 74), look.RAISED)
        brush.icon(surface, "arrow_right", room.cx + 1, y, 22)
        y += wide * CARD_RATIO / 2 + 26
        for k, line in enumerate(words):
            brush.line(surface, line, room.cx, y + k * step, 15, look.RAISED, room=room.w - 30)

    def _differences(self, face: str) -> list[str]:
        """Says what changes beside the text: the cost and the words below it."""
        below: Any = self.desk.book.spec(face)
        above, found = self.desk.book.better_spec(face), []
        if below.cost != above.cost:
            found.append(tr("Cost: {old} → {new}", old=below.cost or "-", new=above.cost or "-"))
        gone = [word for word in below.keywords if word not in above.keywords]
        come = [word for word in above.keywords if word not in below.keywords]
        found += [tr("New: {word}", word=tr(WORDS[word].pattern)) for word in come]
        found += [tr("No longer: {word}", word=tr(WORDS[word].pattern)) for word in gone]
        return found

    def _draw_going(self, surface: pygame.Surface, room: Box, face: str) -> None:
        """Draws a card that is about to go, in the colour of how it goes."""
        desk, brush, kind = self.desk, self.desk.brush, self.asked.kind
        wide = self._face_width(room, 172.0 if kind == "transform" else 200.0)
        lines = desk.kit.wrap(tr(NOTES[kind].pattern), 14.5, room.w - 44)
        y = self._middle(room, wide, 28 + len(lines) * desk.kit.line_height(14.5))
        shift = wide / 2 + 16 if kind == "transform" else 0
        desk.put_card(surface, desk.card_image(face, wide), room.cx - shift, y, glow=FRAMES[kind])
        if kind == "transform":
            desk.put_card(surface, desk.back_image(desk.hero(self.asked.owner), wide), room.cx + shift, y)
            brush.text(surface, "?", room.cx + shift, y, 60, look.LANTERN)
            brush.disc(surface, room.cx, y, 19, (54, 32, 100), FRAMES[kind])
            brush.icon(surface, "arrow_right", room.cx + 1, y, 22)
        else:
            brush.icon(surface, ICONS[kind], room.cx + wide / 2 - 6, y + wide * CARD_RATIO / 2 - 8, 46)
        y += wide * CARD_RATIO / 2 + 28
        for k, line in enumerate(lines):
            brush.line(surface, line, room.cx, y + k * desk.kit.line_height(14.5), 14.5)

    def _draw_picked(self, surface: pygame.Surface, room: Box) -> None:
        """Draws the cards that are chosen so far, small, with places for those to come."""
        desk = self.desk
        shown = max(len(self.picked), min(self.asked.high, 6))
        step = min(58.0, (room.w - 60) / max(1, shown))
        x, y = room.cx - (shown - 1) * step / 2, room.bottom - 46
        for k in range(shown):
            if k < len(self.picked):
                face = desk.state.faces[self.picked[k]].id
                desk.put_card(surface, desk.card_image(face, 52), x + k * step, y, glow=FRAMES[self.asked.kind])
            else:
                desk.brush.frame(surface, Box(x + k * step - 24, y - 34, 48, 68), look.MUTED, radius=6, line=1.4)

    def _draw_buttons(self, surface: pygame.Surface) -> None:
        brush, ready = self.desk.brush, self.can_confirm
        spot = self.buttons["confirm"]
        main = ready and bool(self.picked)
        if main:
            brush.halo(surface, spot, radius=12)
        light = 14 if spot.has(self.desk.cursor) else 0
        brush.plate(surface, spot, "brass" if main else "deep", radius=12, light=light)
        words = self.asked.verb or tr(VERBS[self.asked.kind].pattern)
        if self.asked.low == 0 and not self.picked:
            words = tr("Choose nothing")
        brush.text(
            surface, words, spot.cx - 24, spot.cy - 1, 19, theme.CREAM if ready else look.MUTED, room=spot.w - 96
        )
        brush.cap(surface, "enter", spot.right - 10, spot.cy)
        if "back" in self.buttons:
            spot = self.buttons["back"]
            brush.plate(surface, spot, "deep", radius=12, light=14 if spot.has(self.desk.cursor) else 0)
            brush.text(surface, tr("Back"), spot.x + 14, spot.cy - 1, 16, ax=0, room=spot.w - 60)
            brush.cap(surface, "esc", spot.right - 9, spot.cy)
