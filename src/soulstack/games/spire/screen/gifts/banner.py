"""The red banner above what is offered: words on cloth with two tails."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

CLOTH: Final[Colour] = (176, 62, 50)
SHADE: Final[Colour] = (112, 34, 34)
SEAM: Final[Colour] = (255, 196, 120)
LEAST: Final = 300.0
HIGH: Final = 50.0
TAIL: Final = 42.0


def draw_banner(surface: pygame.Surface, desk: "Desk", cx: float, cy: float, words: str, most: float = 620.0) -> None:
    """Draws the banner round a middle, as wide as its words need."""
    brush = desk.brush
    wide = desk.kit.outlined(words, 31, border=3).get_width() / desk.kit.u + 90
    half = max(LEAST, min(most, wide)) / 2
    top, low, drop = cy - HIGH / 2, cy + HIGH / 2, 12.0
    for side in (-1, 1):
        edge = cx + side * half
        points = [
            (edge + side * TAIL, top + drop), (edge - side * 27, top + drop), (edge - side * 27, low + drop),
            (edge + side * TAIL, low + drop), (edge + side * (TAIL - 20), cy + drop),
        ]  # fmt: skip
        brush.poly(surface, points, SHADE, line=3)
    brush.poly(surface, _sheet(cx, cy, half, HIGH / 2), CLOTH, line=3)
    brush.poly(surface, _sheet(cx, cy, half - 6, HIGH / 2 - 5.5), CLOTH, SEAM, line=1.6)
    brush.text(surface, words, cx, cy - 1, 31, room=2 * half - 50)


def _sheet(cx: float, cy: float, half: float, high: float) -> list[tuple[float, float]]:
    return [(cx - half, cy - high), (cx + half, cy - high), (cx + half, cy + high), (cx - half, cy + high)]
