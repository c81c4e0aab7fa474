"""What people at the table can ask of bots in a fight, and when bots act: a short list over the hand."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeVar

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.play.asking_bots import WAYS
from soulstack.games.spire.play.intents import AskBot, HoldBots, TellBot
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.sheet import DIGITS, ENTER
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

Value = TypeVar("Value", int, str)
WHOM: Final = "whom"
ROWS: Final = ("block", "kill", "save", "set_up", "tell", "way")
"""What can be asked, what can be told, and the switch; by number from above."""
TURNED: Final = frozenset({WHOM, "kill", "way"})
"""Rows that hold one of several values, which arrows go through."""
COLUMNS: Final = 2
WIDE: Final = 292.0
HEAD: Final = 38.0
TALL: Final = 38.0
EDGE: Final = 10.0
GAP: Final = 8.0
MIDDLE: Final = 622.0
TOP: Final = 524.0
"""Where its middle and its upper edge lie in a window of 1280 by 720."""
READING: Final = 0.05
"""The seconds that a letter of an answer takes to be read."""


@define
class BotMenu:
    """Asks bots for something; as long as it is open they wait."""

    desk: "Desk"
    whom: int = -1
    """The bot that is asked; all of them when it is less than 0."""
    foe: int = -1
    """The enemy that is to die first."""
    focus: int = 0
    box: Box = field(init=False, default=Box(0, 0, 0, 0))
    open: bool = field(init=False, default=True)

    def __attrs_post_init__(self) -> None:
        living = self.foes()
        self.focus = ROWS.index("kill") if self.foe in living else self.focus
        self.foe = self.foe if self.foe in living else next(iter(living), -1)
        self.desk.bus.send(HoldBots(on=True))
        self.lay_out()

    def close(self) -> None:
        """Goes, and lets the bots go on."""
        self.open = False
        self.desk.bus.send(HoldBots(on=False))

    # --- what it is about ------------------------------------------------------------------------------------------

    def foes(self) -> tuple[int, ...]:
        """Lists the enemies that can be named."""
        fight = self.desk.state.fight
        return tuple(foe.id for foe in fight.foes if foe.lives) if fight is not None else ()

    @property
    def asked(self) -> tuple[int, ...]:
        """Lists the bots that are asked."""
        return (self.whom,) if self.whom >= 0 else bots_of(self.desk)

    def words(self, row: str) -> str:
        """Says what a row is."""
        if row == WHOM:
            return tr("To all bots") if self.whom < 0 else tr("To {name}", name=self.desk.name(self.whom))
        if row == "kill":
            name = self.desk.book.name(self.desk.state.faces[self.foe].id) if self.foe >= 0 else ""
            return tr("Kill {name} first", name=name)
        if row == "way":
            return {
                "after": tr("Bots act after me"),
                "freely": tr("Bots act freely"),
                "told": tr("Bots act only when told"),
            }[str(self.desk.app.settings.bots_act)]
        return {
            "block": tr("Please block for me"),
            "save": tr("Save your potion"),
            "set_up": tr("Let me set it up"),
            "tell": tr("Take your turn now"),
        }[row]

    # --- where it lies ---------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Lies over the hand, which cannot be played meanwhile; the stage that it is about stays free."""
        wide, high = COLUMNS * WIDE + GAP + 2 * EDGE, HEAD + len(ROWS) // COLUMNS * TALL + 2 * EDGE
        self.box = Box(self.desk.x0 + MIDDLE - wide / 2, self.desk.y0 + TOP, wide, high)

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        left, top = self.box.x + EDGE, self.box.y + EDGE
        found = {f"ask {WHOM}": Box(left, top, WIDE, HEAD - 4)}
        for k, row in enumerate(ROWS):
            column, line = divmod(k, len(ROWS) // COLUMNS)
            found[f"ask {row}"] = Box(left + column * (WIDE + GAP), top + HEAD + line * TALL, WIDE, TALL - 4)
        return found

    def _at(self, point: tuple[float, float]) -> str:
        return next((name.partition(" ")[2] for name, box in self.things().items() if box.has(point)), "")

    # --- input -----------------------------------------------------------------------------------------------------

    def press(self, point: tuple[float, float]) -> None:
        """Takes a click; one beside it closes it."""
        row = self._at(point)
        if row:
            box = self.things()[f"ask {row}"]
            if row == "kill" and point[0] > box.right - 52:
                self.turn(row, 1 if point[0] > box.right - 26 else -1)
            else:
                self.choose(row)
        elif not self.box.has(point):
            self.close()

    def move(self, point: tuple[float, float]) -> None:
        """Lights the row under the mouse."""
        row = self._at(point)
        if row in ROWS:
            self.focus = ROWS.index(row)

    def wheel(self, steps: float) -> None:
        """Goes through the values of a row."""
        row = self._at(self.desk.cursor)
        if row in TURNED:
            self.turn(row, -1 if steps > 0 else 1)

    def key(self, key: int, mod: int = 0) -> None:
        """Takes a key: digits choose, arrows and Tab go on and through, Enter chooses, the key that opened it closes it."""
        if key in DIGITS and DIGITS.index(key) < len(ROWS):
            self.choose(ROWS[DIGITS.index(key)])
        elif key in {pygame.K_DOWN, pygame.K_UP, pygame.K_TAB}:
            back = key == pygame.K_UP or mod & pygame.KMOD_SHIFT
            self.focus = (self.focus + (-1 if back else 1)) % len(ROWS)
        elif key in {pygame.K_LEFT, pygame.K_RIGHT}:
            row = ROWS[self.focus]
            self.turn(row if row in TURNED else WHOM, 1 if key == pygame.K_RIGHT else -1)
        elif key in ENTER:
            self.choose(ROWS[self.focus])
        elif key in {pygame.K_t, pygame.K_PAGEDOWN, pygame.K_PAGEUP}:
            self.close()

    def turn(self, row: str, way: int) -> None:
        """Goes to the next value of a row."""
        self.desk.sound("flick")
        if row == WHOM:
            bots = bots_of(self.desk)
            values = (-1, *bots) if len(bots) > 1 else bots
            self.whom = _next(values, self.whom, way)
        elif row == "kill":
            self.foe = _next(self.foes(), self.foe, way)
        else:
            self.desk.app.change(bots_act=_next(WAYS, str(self.desk.app.settings.bots_act), way))

    def choose(self, row: str) -> None:
        """Asks for what a row says."""
        if row in {WHOM, "way"}:
            self.turn(row, 1)
            return
        self.desk.sound("click")
        self.close()
        if row == "tell":
            for seat in self.asked:
                self.desk.send(TellBot(seat))
            return
        foe = self.foe if row == "kill" else -1
        said = []
        for seat in self.asked:
            verdict = self.desk.bus.send(AskBot(seat, row, self.desk.session.focus, foe))
            if not verdict:
                self.desk.deny(verdict.refused)
                return
            said.append(f"{self.desk.name(seat)}: {verdict.value}")
        words = "  ".join(said)
        self.desk.toast.say(words, good=True, seconds=2.2 + READING * len(words))
        for line in said:
            self.desk.write(line)

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the list."""
        brush = self.desk.brush
        brush.plate(surface, self.box, "stone", radius=12, alpha=0.97)
        for name, box in self.things().items():
            row = name.partition(" ")[2]
            on = row in ROWS and ROWS.index(row) == self.focus
            hot = box.has(self.desk.cursor)
            if row == WHOM:
                self._draw_head(surface, box, hot=hot)
                continue
            if on:
                brush.halo(surface, box, radius=8, blur=4)
            brush.plate(surface, box, "patina" if row in {"tell", "way"} else "deep", radius=8, light=14 if hot else 0,
                        shadow=0)  # fmt: skip
            several = row == "kill" and len(self.foes()) > 1
            brush.text(surface, self.words(row), box.x + 12, box.cy, 14.5, theme.CREAM, ax=0.0,
                       room=box.w - (104 if several else 52))  # fmt: skip
            if several:
                self._draw_arrows(surface, box.right - 39, box.cy)
            brush.cap(surface, str(ROWS.index(row) + 1), box.right - (60 if several else 8), box.cy)

    def _draw_head(self, surface: pygame.Surface, box: Box, *, hot: bool) -> None:
        brush = self.desk.brush
        brush.icon(surface, "bot", box.x + 16, box.cy, 22)
        tone = look.LANTERN if not hot else theme.CREAM
        brush.text(surface, self.words(WHOM), box.x + 34, box.cy, 16, tone, ax=0.0, room=box.w - 90)
        if len(bots_of(self.desk)) > 1:
            self._draw_arrows(surface, box.right - 30, box.cy)

    def _draw_arrows(self, surface: pygame.Surface, x: float, y: float) -> None:
        for side in (-1, 1):
            at = x + 13 + 13 * side if side > 0 else x
            points = [(at - 4 * side, y - 6), (at + 5 * side, y), (at - 4 * side, y + 6)]
            self.desk.brush.poly(surface, points, theme.CREAM, line=1.2)


def bots_of(desk: "Desk") -> tuple[int, ...]:
    """Lists the heroes that bots play and that still fight."""
    people = desk.session.people
    if not people:
        return ()
    return tuple(hero.seat for hero in desk.state.heroes if hero.seat not in people and not hero.dead)


def _next(values: tuple[Value, ...], now: Value, way: int) -> Value:
    if not values:
        return now
    return values[(values.index(now) + way) % len(values)] if now in values else values[0]
