"""Round corners: masks that are drawn several times as large, because pygame's own round corners are jagged, and cut by them.

Of a large mask only the corners differ from each other, so a small one is kept and stretched.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pygame

from soulstack.ui.paint.surfaces import blank
from soulstack.ui.picture_cache import kept

FINE: Final = 4
"""Corners are painted this many times larger and scaled down."""


def stretched(small: pygame.Surface, corner: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    """Gives a picture of any size: its corners are kept, its sides and its middle are stretched."""
    out = pygame.Surface(size, small.get_flags() & pygame.SRCALPHA, small)
    for part, place in nine(small, corner, size):
        out.blit(part, place, special_flags=pygame.BLEND_RGBA_ADD)
    return out


def nine(
    small: pygame.Surface, corner: tuple[int, int], size: tuple[int, int], *, hollow: bool = False
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Gives the corners, the sides and, unless it is hollow, the middle of a stretched picture, with their places."""
    columns, lines = (_thirds(small.get_size()[at], corner[at], size[at]) for at in (0, 1))
    for x, w, to_x, to_w in columns:
        for y, h, to_y, to_h in lines:
            inside = (x, y) == (to_x, to_y) == corner
            if w > 0 and h > 0 and to_w > 0 and to_h > 0 and not (hollow and inside):
                part = small.subsurface((x, y, w, h))
                if (w, h) != (to_w, to_h):
                    part = pygame.transform.scale(part, (to_w, to_h))
                yield part, (to_x, to_y)


def _thirds(short: int, corner: int, long: int) -> tuple[tuple[int, int, int, int], ...]:
    """Gives the parts of a length that is stretched: where each begins and how long it is, there and here."""
    if short == long:
        return ((0, short, 0, long),)
    return (
        (0, corner, 0, corner),
        (corner, short - 2 * corner, corner, long - 2 * corner),
        (short - corner, corner, long - corner, corner),
    )


@lru_cache(maxsize=64)
def corners(radius: int, *, premultiplied: bool = False) -> pygame.Surface:
    """Gives the smallest white round rectangle with such corners; cached, so do not draw on it."""
    side = 2 * radius + 2
    big = blank((side * FINE, side * FINE))
    if not premultiplied:
        big.fill((255, 255, 255, 0))
    pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(), border_radius=radius * FINE)
    return pygame.transform.smoothscale(big, (side, side))


def _fitting(radius: int, size: tuple[int, int]) -> int:
    return max(0, min(radius, min(size) // 2))


@kept(16)
def round_mask(size: tuple[int, int], radius: int, *, premultiplied: bool = False) -> pygame.Surface:
    """Gives a white round rectangle with soft corners, to multiply with; cached, so do not draw on it."""
    radius = _fitting(radius, size)
    if radius == 0:
        mask = blank(size)
        mask.fill((255, 255, 255, 255))
        return mask
    return stretched(corners(radius, premultiplied=premultiplied), (radius, radius), size)


def cut_corners(surface: pygame.Surface, radius: int, *, premultiplied: bool = False) -> pygame.Surface:
    """Rounds a surface off in place and gives it; everywhere but in the corners a mask would change nothing."""
    width, height = surface.get_size()
    radius = _fitting(radius, (width, height))
    if radius:
        small = corners(radius, premultiplied=premultiplied)
        far = small.get_width() - radius
        for x, from_x in ((0, 0), (width - radius, far)):
            for y, from_y in ((0, 0), (height - radius, far)):
                area = (from_x, from_y, radius, radius)
                surface.blit(small, (x, y), area, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def cut_round(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Gives a straight copy of a surface with round corners."""
    return cut_corners(surface.convert_alpha(), radius)


def forget() -> None:
    """Drops what is kept."""
    corners.cache_clear()
    round_mask.cache_clear()
