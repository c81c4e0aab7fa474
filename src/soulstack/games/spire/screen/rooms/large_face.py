"""One face shown large over a stage, until something is pressed; a boss shows all that its card says."""

from typing import TYPE_CHECKING, Final

import pygame
from attrs import define

from soulstack.games.spire.cards.schema import EnemyDef
from soulstack.games.spire.screen.rooms.boss_card import draw_boss_card
from soulstack.ui.geometry import CARD_RATIO

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 330.0


@define
class LargeFace:
    """Shows a face."""

    desk: "Desk"
    face: str = ""

    def open(self, face: str) -> bool:
        """Shows a face and says whether there is one."""
        self.face = face
        if face:
            self.desk.sound("page")
        return bool(face)

    def close(self) -> bool:
        """Puts it away and says whether there was one."""
        was, self.face = bool(self.face), ""
        return was

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it over everything."""
        if not self.face:
            return
        desk, screen = self.desk, self.desk.screen
        desk.kit.put(surface, desk.kit.veil(surface.get_size(), (6, 10, 18), 0.66), 0, 0)
        card = desk.book.cards.get(self.face)
        if isinstance(card, EnemyDef):
            draw_boss_card(surface, desk, card)
            return
        wide = min(WIDE, (screen.h - 40) / CARD_RATIO)
        desk.put_card(surface, desk.card_image(self.face, wide), screen.w / 2, screen.h / 2)
