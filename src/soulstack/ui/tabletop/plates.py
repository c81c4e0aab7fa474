"""Plates, frames and halos of any size from small pictures whose corners stay and whose sides stretch."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pygame

from soulstack.ui import theme
from soulstack.ui.cards import paint
from soulstack.ui.theme import Colour

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
FINE: Final = 4
"""Corners are painted this many times larger and scaled down."""


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    """Turns a straight surface into one to blit with `PREMULTIPLIED`."""
    return paint.finish(surface.premul_alpha())


def faded(surface: pygame.Surface, alpha: float) -> pygame.Surface:
    """Gives a copy of a premultiplied surface at a part of its strength."""
    level = max(0, min(255, round(alpha * 255)))
    copy = surface.copy()
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def darkened(surface: pygame.Surface, light: float, tint: Colour = (255, 255, 255)) -> pygame.Surface:
    """Gives a copy of a premultiplied surface with less light."""
    copy = surface.copy()
    red, green, blue = (round(value * light) for value in tint)
    copy.fill((red, green, blue, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def stretched(small: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """Gives a picture of any size: its corners are kept, its sides and its middle are stretched."""
    out = paint.blank(size)
    for part, place in _nine(small, corner, size):
        out.blit(part, place, special_flags=pygame.BLEND_RGBA_ADD)
    return out


def _nine(
    small: pygame.Surface, corner: int, size: tuple[int, int], *, hollow: bool = False
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Gives the corners, the sides and, unless it is hollow, the middle of a stretched picture, with their places."""
    width, height = small.get_size()
    wide, high = size[0] - 2 * corner, size[1] - 2 * corner
    middle_w, middle_h = width - 2 * corner, height - 2 * corner
    columns = (
        (0, corner, 0, corner),
        (corner, middle_w, corner, wide),
        (width - corner, corner, size[0] - corner, corner),
    )
    lines = (
        (0, corner, 0, corner),
        (corner, middle_h, corner, high),
        (height - corner, corner, size[1] - corner, corner),
    )
    for x, w, to_x, to_w in columns:
        for y, h, to_y, to_h in lines:
            inside = x == to_x == corner == y == to_y
            if w > 0 and h > 0 and to_w > 0 and to_h > 0 and not (hollow and inside):
                part = small.subsurface((x, y, w, h))
                if (w, h) != (to_w, to_h):
                    part = pygame.transform.scale(part, (to_w, to_h))
                yield part, (to_x, to_y)


@lru_cache(maxsize=64)
def _small_mask(radius: int) -> pygame.Surface:
    side = (2 * radius + 2) * FINE
    big = paint.blank((side, side))
    pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(), border_radius=radius * FINE)
    return pygame.transform.smoothscale(big.premul_alpha(), (2 * radius + 2, 2 * radius + 2))


def mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Gives a smooth white rounded rectangle, to multiply with."""
    radius = max(1, min(radius, (min(size) - 1) // 2))
    return stretched(_small_mask(radius), radius, size)


@lru_cache(maxsize=128)
def _small_frame(radius: int, rim: float, colour: Colour) -> pygame.Surface:
    side = (2 * radius + 2) * FINE
    big = paint.blank((side, side))
    width = max(1, round(rim * FINE))
    pygame.draw.rect(big, (*colour, 255), big.get_rect(), width, border_radius=radius * FINE)
    return pygame.transform.smoothscale(big.premul_alpha(), (2 * radius + 2, 2 * radius + 2))


def _lay_frame(out: pygame.Surface, at: int, size: tuple[int, int], *, radius: int, rim: float, colour: Colour) -> None:
    """Draws a rounded outline; most of it is empty, so only its corners and sides are laid on."""
    radius = max(1, min(radius, (min(size) - 1) // 2))
    small = _small_frame(radius, rim, colour)
    inside = small.subsurface((radius, radius, small.get_width() - 2 * radius, small.get_height() - 2 * radius))
    hollow = not inside.get_bounding_rect().width
    for part, (x, y) in _nine(small, radius, size, hollow=hollow):
        out.blit(part, (at + x, at + y), special_flags=PREMULTIPLIED)


def _cut_corners(out: pygame.Surface, radius: int) -> None:
    """Rounds a plate off: the mask is white everywhere else."""
    width, height = out.get_size()
    radius = max(1, min(radius, (min(width, height) - 1) // 2))
    small = _small_mask(radius)
    far = small.get_width() - radius
    for x, from_x in ((0, 0), (width - radius, far)):
        for y, from_y in ((0, 0), (height - radius, far)):
            out.blit(small, (x, y), (from_x, from_y, radius, radius), special_flags=pygame.BLEND_RGBA_MULT)


def plate(
    size: tuple[int, int],
    top: Colour,
    bottom: Colour,
    *,
    edge: Colour | None,
    radius: float,
    alpha: float,
    border: float,
    lift: bool,
) -> pygame.Surface:
    """Gives a rounded plate with a gradient, grain, a lit upper edge and an ink outline."""
    width, height = size
    out = paint.gradient(size, top, bottom)
    if width * height > 2400:
        paint.add_grain(out, 7)
    rim = max(1.0, border)
    whole = max(1, round(rim))
    if lift and height > 6 * whole:
        pygame.draw.line(out, theme.lighter(top, 34), (0, whole), (width, whole), max(1, whole // 2))
        low = height - whole - 1
        pygame.draw.line(out, theme.lighter(bottom, -22), (0, low), (width, low), max(1, whole // 2))
    round_by = max(1, round(radius))
    _cut_corners(out, round_by)
    _lay_frame(out, 0, size, radius=round_by, rim=rim, colour=theme.INK)
    if edge is not None and width > 6 * whole and height > 6 * whole:
        inner = (width - 2 * whole, height - 2 * whole)
        _lay_frame(out, whole, inner, radius=max(1, round_by - whole), rim=max(1.0, rim / 2), colour=edge)
    if alpha < 1.0:
        level = round(alpha * 255)
        out.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return paint.finish(out)


@lru_cache(maxsize=128)
def _small_ring(radius: int, margin: int, line: int, colour: Colour) -> pygame.Surface:
    inner = 2 * radius + 2
    big = paint.blank(((inner + 2 * margin) * 2, (inner + 2 * margin) * 2))
    outer = pygame.Rect(margin * 2, margin * 2, inner * 2, inner * 2)
    steps = max(4, margin)
    for step in range(steps):
        grow = (steps - step) / steps * margin * 2
        level = round(150 * ((step + 1) / steps) ** 2.2)
        rect = outer.inflate(round(2 * grow), round(2 * grow))
        pygame.draw.rect(big, (*colour, level), rect, border_radius=radius * 2 + round(grow))
    bright = theme.mix(colour, (255, 255, 255), 0.35)
    pygame.draw.rect(big, (*bright, 255), outer.inflate(4 * line, 4 * line), border_radius=(radius + line) * 2)
    small = pygame.transform.smoothscale(big.premul_alpha(), (inner + 2 * margin, inner + 2 * margin))
    hole = mask((inner, inner), radius)
    cut = paint.blank(small.get_size())
    cut.fill((255, 255, 255, 255))
    cut.blit(hole, (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    small.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return small


def ring(size: tuple[int, int], colour: Colour, margin: int, line: int) -> pygame.Surface:
    """Gives a halo with an empty inside; it is larger than `size` by the margin on each side."""
    radius = max(2, min(round(min(size) * 0.075), 24))
    small = _small_ring(radius, margin, line, colour)
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    return paint.finish(stretched(small, radius + margin, whole))


@lru_cache(maxsize=64)
def _small_shade(radius: int, blur: int, alpha: int) -> pygame.Surface:
    side = 2 * (radius + 2 * blur) + 2
    return paint.shadow((side, side), radius, blur, alpha)


def shade(size: tuple[int, int], radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Gives a soft shadow; it is larger than `size` by `2 * blur` on every side."""
    small = _small_shade(radius, blur, alpha)
    whole = (size[0] + 4 * blur, size[1] + 4 * blur)
    corner = small.get_width() // 2 - 1
    if min(whole) <= 2 * corner:
        return paint.shadow(size, radius, blur, alpha)
    return paint.finish(stretched(small, corner, whole))


def forget() -> None:
    """Drops the small pictures."""
    _small_mask.cache_clear()
    _small_frame.cache_clear()
    _small_ring.cache_clear()
    _small_shade.cache_clear()
