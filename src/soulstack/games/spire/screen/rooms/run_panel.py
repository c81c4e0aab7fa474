"""The foot of the left side between fights: the keys that were found, the seed, and what can be asked for at any time."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.rules.climb.keys import KEYS, act_four
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.stage import Point
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk
    from soulstack.games.spire.screen.rooms.party_boards import PartyBoards

RUN_HIGH: Final = 142.0
BUTTONS: Final = (
    ("deck", "deck", "d", Sentence("Deck")),
    ("rows", "row", "r", Sentence("Rows")),
    ("items", "potion", "q", Sentence("Items")),
    ("hint", "hint", "h", Sentence("Hint")),
    ("undo", "undo", "z", Sentence("Undo")),
)
"""What can be asked for: its name, its icon, its key, its words."""


@define(eq=False)
class RunPanel:
    """Draws the panel and carries out its buttons."""

    desk: "Desk"
    party: "PartyBoards"
    box: Box = Box(0, 0, 0, 0)
    buttons: dict[str, Box] = field(init=False, factory=dict)

    def lay_out(self, box: Box) -> None:
        """Places the buttons in two rows."""
        self.box = box
        shown = [name for name, *_ in BUTTONS if name != "rows" or len(self.desk.state.heroes) > 1]
        upper = (len(shown) + 1) // 2
        self.buttons = {}
        for line, names in enumerate((shown[:upper], shown[upper:])):
            wide = (box.w - 24 + 7) / len(names) - 7
            for k, name in enumerate(names):
                self.buttons[name] = Box(box.x + 12 + k * (wide + 7), box.y + 40 + line * 47, wide, 41)

    def do(self, name: str) -> None:
        """Carries out a button."""
        deeds: dict[str, Callable[[], None]] = {
            "deck": self._open_deck,
            "rows": lambda: self.party.ask("swap"),
            "items": lambda: self.party.ask("use", "give"),
            "hint": self.desk.hint,
            "undo": self.desk.undo,
        }
        deeds[name]()

    def _open_deck(self) -> None:
        desk = self.desk
        seat = max(0, desk.session.focus)
        desk.open_piles(tr("The deck of {name}", name=desk.name(seat)), tuple(sorted(desk.state.heroes[seat].deck)))

    def press(self, point: Point) -> bool:
        """Takes a click."""
        for name, box in self.buttons.items():
            if box.has(point):
                self.desk.sound("click")
                self.do(name)
                return True
        return False

    def draw(self, surface: pygame.Surface, *, plain: bool = False) -> None:
        """Draws the panel; a plain one has no buttons."""
        desk, brush, box = self.desk, self.desk.brush, self.box
        brush.plate(surface, box, "stone", radius=12, light=-6)
        x = box.x + 16
        if act_four(desk.state):
            for key in KEYS:
                found = key in desk.state.table.keys
                brush.icon(surface, f"key_{key}" if found else "key_slot", x + 10, box.y + 21, 25 if found else 21)
                x += 27
        seed = tr("Seed {seed}", seed=desk.state.setup.seed)
        brush.line(surface, seed, box.right - 16, box.y + 21, 13, ax=1.0, room=box.right - 24 - x)
        if plain:
            words_below = tr("Esc closes the map")
            brush.line(surface, words_below, box.cx, box.cy + 12, 14, look.MUTED, room=box.w - 30)
            return
        for name, icon, key, words in BUTTONS:
            spot = self.buttons.get(name)
            if spot is None:
                continue
            hot = spot.has(desk.cursor)
            brush.plate(surface, spot, "deep", radius=9, line=2, light=20 if hot else 0, shadow=3)
            brush.icon(surface, icon, spot.x + 20, spot.cy, 24)
            brush.text(surface, tr(words.pattern), spot.x + 37, spot.cy - 0.5, 14.5, theme.CREAM, 0, room=spot.w - 60)
            brush.cap(surface, key, spot.right - 5, spot.cy + 9, 9.5)
        if len(desk.state.heroes) > 1 and not desk.session.over and desk.session.people:
            tip = self._tip()
            if tip:
                brush.line(surface, tip, box.cx, box.y - 1, 12, look.MUTED)

    def _tip(self) -> str:
        """Says what can be done with the mouse, while it rests on the buttons for it."""
        over = next((name for name, box in self.buttons.items() if box.has(self.desk.cursor)), "")
        return {
            "rows": tr("Drag a hero onto another to change rows"),
            "items": tr("Drag a potion onto another hero to give it"),
        }.get(over, "")
