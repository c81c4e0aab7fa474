"""The 1280 x 720 space that every screen is laid out in, and its way to pixels."""

from typing import Final

import pygame
from attrs import frozen

WIDTH: Final = 1280
HEIGHT: Final = 720


def scale_for(size: tuple[int, int]) -> float:
    """Gives the pixels of one unit in a window of this size."""
    return max(0.05, min(size[0] / WIDTH, size[1] / HEIGHT))


@frozen
class Space:
    """Units to pixels for one window size; the 1280 x 720 area lies in the middle of the window."""

    size: tuple[int, int]
    scale: float
    text: float = 1.0
    """The player's text size, 1.0 to 1.4."""

    def px(self, units: float) -> int:
        """Gives a length in whole pixels, at least one."""
        return max(1, round(units * self.scale))

    def font_px(self, units: float) -> int:
        """Gives a font height in pixels, with the player's text size."""
        return max(7, round(units * self.scale * self.text))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Gives the pixel of a point."""
        return (
            round((self.size[0] - WIDTH * self.scale) / 2 + x * self.scale),
            round((self.size[1] - HEIGHT * self.scale) / 2 + y * self.scale),
        )

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Gives the pixels of an area; both edges are rounded, so neighbours stay neighbours."""
        left, top = self.point(x, y)
        right, bottom = self.point(x + width, y + height)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))
