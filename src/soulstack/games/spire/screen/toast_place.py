"""Where a sentence that goes away by itself lies: in a fight beside everything that is told there, elsewhere above the middle."""

from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.screen.combat.fight_base import FightBase
from soulstack.games.spire.screen.gaps import gaps
from soulstack.ui.tabletop.free_room import FreeRoom
from soulstack.ui.tabletop.toast import WIDEST

if TYPE_CHECKING:
    from soulstack.games.spire.screen.table_scene import TableScene

SHAPES: Final = (400.0, 300.0, 220.0, 160.0)
"""How wide its words may be where the widest has no room."""
OVER_HAND: Final = 14.0
TALLEST: Final = 200.0
"""What is higher than that is read worse than one that covers something."""


@define
class ToastPlace:
    """Finds a place once for each sentence."""

    table: "TableScene"
    _of: object = field(init=False, default=None)
    _at: tuple[float, float] = field(init=False, default=(0.0, 0.0))
    _widest: float = field(init=False, default=0.0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the sentence that is said now."""
        desk = self.table.desk
        if desk.toast.left <= 0:
            self._of = None
            return
        now = (desk.toast.words, desk.kit, self._is_fight)
        if now != self._of:
            self._of = now
            self._find()
        desk.toast.draw(surface, desk.kit, self._at, desk.screen, self._widest)

    @property
    def _is_fight(self) -> bool:
        table = self.table
        return table.place == "combat" and not (table.piles or table.asking or table.overlay)

    def _find(self) -> None:
        table, desk = self.table, self.table.desk
        self._at, self._widest = (desk.screen.w / 2, desk.screen.h * 0.2 + 20), 0.0
        if not self._is_fight:
            return
        tip = table.tips.box
        also = [tip] if tip is not None else []
        if not self._fits(gaps(desk, table.stage, also)) and isinstance(table.stage, FightBase):
            # Rather over a card that may be lifted than over a number.
            self._at = (desk.screen.w / 2, table.stage.parts.layout.hand_top + OVER_HAND)

    def _fits(self, room: FreeRoom) -> bool:
        desk = self.table.desk
        for widest in (min(WIDEST * desk.kit.text_scale, desk.screen.w * 0.46), *SHAPES):
            image = desk.toast.image(desk.kit, desk.screen, widest)
            wide, high = image.get_width() / desk.kit.u, image.get_height() / desk.kit.u
            found = room.near(wide, high, self._at) if high <= TALLEST else None
            if found is not None:
                self._at, self._widest = (found.cx, found.bottom), widest
                return True
        return False
