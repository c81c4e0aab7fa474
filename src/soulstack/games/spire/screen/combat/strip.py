"""A short question on the stage: its answers as tiles over the hand, and what each would lead to while it is pointed at."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.play.intents import InSafeOrder
from soulstack.games.spire.play.roll_preview import Round, round_after
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.die import draw_die
from soulstack.games.spire.screen.sheet import DIGITS, ENTER
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.combat.scene_parts import Parts

SHORT: Final = frozenset({"order", "x", "orb", "may", "choose", "die", "die_ability", "roll_window"})
"""The questions that are asked so."""
ROLLS: Final = frozenset({"die", "roll_window"})
TALL: Final = 44.0
GAP: Final = 9.0
WIDEST: Final = 250.0
LOW: Final = 660.0
"""Where the last line of tiles ends."""
PATIENCE: Final = 0.3
"""Seconds for which each thing that happens in the default order is shown."""


@define
class Tile:
    """One answer."""

    seat: int
    option: Option
    words: str
    box: Box = Box(0, 0, 0, 0)


@define
class Strip:
    """Asks one question; several heroes who may change the die share one."""

    parts: "Parts"
    decision: Decision
    by_itself: bool = False
    """Whether what waits together goes on in its default order, unless somebody wants an order of their own."""
    tiles: list[Tile] = field(init=False, factory=list)
    focus: int = field(init=False, default=-1)
    waited: float = field(init=False, default=0.0)
    foreseen: tuple[Option, Round] | None = field(init=False, default=None)
    single: bool = field(init=False, default=True)

    def __attrs_post_init__(self) -> None:
        session = self.parts.desk.session
        asked = [self.decision]
        if self.decision.kind == "roll_window":
            found = [session.asked_of(seat) for seat in session.people]
            asked = [each for each in found if each is not None and each.kind == "roll_window"]
        for decision in asked:
            self.tiles += [
                Tile(decision.seat, option, session.words(option, decision))
                for option in decision.options
                if option != DONE and (decision.kind != "order" or option.verb != "use")
            ]
        if self.decision.kind == "roll_window":
            self.tiles.append(Tile(self.decision.seat, DONE, tr("Keep the roll")))
        self.lay_out(Box(0, 0, 0, 0))

    @property
    def rolls(self) -> bool:
        """Tells whether it is about the die."""
        return self.decision.kind in ROLLS

    def lay_out(self, room: Box) -> None:
        """Places the tiles in lines over the hand, which cannot be played meanwhile; the stage stays free."""
        del room
        desk = self.parts.desk
        kit = desk.kit
        wide = [
            TALL
            if self._is_number(tile)
            else min(WIDEST, kit.text(tile.words, 15, theme.CREAM).get_width() / kit.u + 92)
            for tile in self.tiles
        ]
        most = min(desk.screen.w - 80, 860.0)
        lines: list[list[int]] = [[]]
        used = 0.0
        for k, each in enumerate(wide):
            if lines[-1] and used + each > most:
                lines.append([])
                used = 0.0
            lines[-1].append(k)
            used += each + GAP
        y = desk.y0 + LOW - len(lines) * (TALL + GAP)
        for line in lines:
            x = desk.screen.w / 2 - (sum(wide[k] + GAP for k in line) - GAP) / 2
            for k in line:
                self.tiles[k].box = Box(x, y, wide[k], TALL)
                x += wide[k] + GAP
            y += TALL + GAP

    def _is_number(self, tile: Tile) -> bool:
        return tile.option.verb in {"x", "die"}

    # --- what it would lead to -------------------------------------------------------------------------------------

    @property
    def pointed(self) -> Tile | None:
        """Gives the tile under the mouse, or the one that keys have gone to."""
        at = self.at(self.parts.desk.cursor)
        at = at if at >= 0 else self.focus
        return self.tiles[at] if 0 <= at < len(self.tiles) else None

    def update(self, dt: float) -> None:
        """Foretells what is pointed at, and goes on by itself where nobody wants anything else."""
        if self.by_itself and not _is_ctrl_held():
            speed = str(self.parts.desk.app.settings.speed)
            self.waited += PATIENCE if speed == "instant" else dt
            if self.waited >= PATIENCE:
                self.waited = 0.0
                self.parts.desk.send(InSafeOrder())
            return
        self.by_itself = False
        tile = self.pointed
        if self.rolls:
            self._foresee_roll(tile)
        else:
            session = self.parts.desk.session
            self.parts.shown = session.preview(tile.seat, tile.option) if tile is not None else None

    def _foresee_roll(self, tile: Tile | None) -> None:
        if tile is None or tile.option == DONE:
            self.foreseen = None
        elif self.foreseen is None or self.foreseen[0] != tile.option:
            self.foreseen = (tile.option, round_after(self.parts.desk.session.state, tile.seat, tile.option))

    @property
    def face(self) -> int:
        """Gives what the die shows as the table is to be seen now: as it is, or as it would be; 0 where luck decides."""
        now = self.parts.desk.session.state.combat().die
        return self.foreseen[1].face if self.foreseen is not None else now

    # --- input -----------------------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        found = {f"item {k}": tile.box for k, tile in enumerate(self.tiles)}
        if self.decision.kind == "order":
            found["own order"] = self.title
        return found

    @property
    def title(self) -> Box:
        """The plate of the question; for an order it switches whether it is asked every time."""
        desk = self.parts.desk
        wide = desk.kit.text(self.words, 15, theme.CREAM).get_width() / desk.kit.u
        return Box(desk.screen.w / 2 - wide / 2 - 84, self.tiles[0].box.y - 39, wide + 168, 32)

    @property
    def words(self) -> str:
        """Asks the question."""
        if self.decision.kind == "order" and self.by_itself:
            return tr("These happen now, one by one.")
        return self.parts.desk.session.prompt(self.decision)

    def at(self, point: tuple[float, float]) -> int:
        """Gives the number of the tile under a point, or -1."""
        return next((k for k, tile in enumerate(self.tiles) if tile.box.has(point)), -1)

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click."""
        at = self.at(point)
        if at >= 0:
            self.choose(at)
        elif self.decision.kind == "order" and self.title.has(point):
            self._switch()
        return at >= 0 or self.title.has(point)

    def _switch(self) -> None:
        """Wants an order of one's own from now on, or no longer."""
        desk = self.parts.desk
        desk.own_order = not desk.own_order
        self.by_itself = not desk.own_order
        desk.say(
            tr("From now on you choose what comes first.") if desk.own_order else tr("Orders are left to the table.")
        )

    def wheel(self, steps: float) -> bool:
        """Goes to another tile."""
        self.focus = max(0, min(len(self.tiles) - 1, max(0, self.focus) + (1 if steps > 0 else -1)))
        return True

    def choose(self, at: int) -> None:
        """Answers with a tile; the roll is kept for everybody here."""
        desk, tile = self.parts.desk, self.tiles[at]
        desk.sound("click")
        self.foreseen = None
        self.parts.shown = None
        if self.decision.kind != "roll_window" or tile.option != DONE:
            desk.choose(tile.seat, tile.option)
            return
        for seat in desk.session.people:
            asked = desk.session.asked_of(seat)
            if asked is not None and asked.kind == "roll_window":
                desk.choose(seat, DONE)

    def key(self, key: int) -> bool:
        """Takes a key: digits answer, arrows and Tab go on, Enter answers with what is lit, Space with the usual answer."""
        if key in DIGITS:
            number = DIGITS.index(key)
            if self._is_number(self.tiles[0]):
                number = next((k for k, tile in enumerate(self.tiles) if tile.option.n == (number + 1) % 10), -1)
            if 0 <= number < len(self.tiles):
                self.choose(number)
            return True
        if key in {pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB}:
            self.focus = (self.focus + 1) % len(self.tiles)
            return True
        if key in {pygame.K_LEFT, pygame.K_UP}:
            self.focus = (self.focus - 1) % len(self.tiles)
            return True
        if key in ENTER and self.focus >= 0:
            self.choose(self.focus)
            return True
        if key in ENTER or key == pygame.K_SPACE:
            return self._usual()
        if key == pygame.K_o and self.decision.kind == "order":
            self._switch()
            return True
        return False

    def _usual(self) -> bool:
        kind = self.decision.kind
        if kind == "order":
            self.by_itself, self.waited = True, PATIENCE
        elif kind == "roll_window":
            self.choose(len(self.tiles) - 1)
        elif self.focus >= 0:
            self.choose(self.focus)
        else:
            self.focus = 0
        return True

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the question and its tiles."""
        desk, brush = self.parts.desk, self.parts.desk.brush
        top = self.tiles[0].box.y
        if self.rolls:
            draw_die(surface, desk, (desk.screen.w / 2, top - 96), 52.0, self.face, None, desk.clock)
        box = self.title
        brush.plate(surface, box, "stone", radius=10, alpha=0.95, shadow=4)
        brush.icon(surface, f"sigil_{desk.hero(self.decision.seat)}", box.x + 20, box.cy, 22)
        brush.line(surface, self.words, box.cx, box.cy, 15, look.LANTERN, room=box.w - 160)
        if self.decision.kind == "order":
            brush.cap(surface, "left ctrl" if self.by_itself else "space", box.right - 12, box.cy)
        else:
            brush.line(surface, desk.name(self.decision.seat), box.right - 10, box.cy, 12, look.MUTED, 1.0, room=66)
        for k, tile in enumerate(self.tiles):
            self._draw_tile(surface, k, tile, lit=tile is self.pointed or (self.by_itself and k == 0))

    def _draw_tile(self, surface: pygame.Surface, k: int, tile: Tile, *, lit: bool) -> None:
        brush, box = self.parts.desk.brush, tile.box
        if lit:
            brush.halo(surface, box, look.LANTERN, radius=10, blur=7)
        usual = tile.option == DONE
        brush.plate(surface, box, "brass" if usual else "deep", radius=10, light=16 if lit else 0, shadow=4)
        if tile.option.verb == "die":
            brush.icon(surface, f"die_{tile.option.n}", box.cx, box.cy, 34)
            return
        if tile.option.verb == "x":
            brush.text(surface, str(tile.option.n), box.cx, box.cy, 24)
            return
        left = box.x + 12
        if self._draw_sign(surface, tile, box):
            left = box.x + 46
        brush.line(surface, tile.words, left, box.cy, 15, theme.CREAM, 0.0, room=box.right - left - 30)
        cap = "space" if usual else str((k + 1) % 10) if k < len(DIGITS) else ""
        if cap:
            brush.cap(surface, cap, box.right - 10, box.cy)

    def _draw_sign(self, surface: pygame.Surface, tile: Tile, box: Box) -> bool:
        """Draws what the answer is about: a relic, potion or card, an orb, or the hero whose it is."""
        desk, brush, ref = self.parts.desk, self.parts.desk.brush, tile.option.ref
        x, y = box.x + 25, box.cy
        if ref is not None and ref[0] == "orb":
            orbs = desk.state.fighter(tile.seat).orbs
            brush.icon(surface, (orbs[ref[1]] if ref[1] < len(orbs) else "") or "orb_slot", x, y, 32)
        elif ref is not None and ref[0] == "card" and 0 <= ref[1] < len(desk.state.faces):
            face = desk.state.faces[ref[1]]
            if face.kind == "potion":
                desk.kit.put(surface, brush.picture(pictures.potion(face.id), 32, 32), x, y, 0.5, 0.5)
            elif face.kind in {"relic", "modifier"}:
                desk.kit.put(surface, brush.picture(pictures.relic(face.id), 32, 32), x, y, 0.5, 0.5)
            else:
                desk.put_card(surface, desk.card_shown(desk.view.name_of(ref[1]), 26.0), x, y)
        elif self.decision.kind == "order":
            brush.icon(surface, f"sigil_{desk.hero(tile.seat)}", x, y, 28)
        else:
            return False
        return True


def _is_ctrl_held() -> bool:
    """Tells whether somebody wants to choose the order."""
    return bool(pygame.key.get_mods() & pygame.KMOD_CTRL)


def is_short(decision: Decision) -> bool:
    """Tells whether a question is asked by a strip."""
    return decision.kind in SHORT and decision.low == 1 and decision.high == 1 and len(decision.options) <= 12
