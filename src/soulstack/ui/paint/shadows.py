"""Soft things: shadows and lights round a plate, straight for menus and premultiplied for cards."""

import pygame

from soulstack.ui import theme
from soulstack.ui.paint.masks import corners, cut_corners, stretched
from soulstack.ui.paint.surfaces import PREMULTIPLIED, blank, finish, premultiplied
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import Colour

NIGHT: Colour = (8, 3, 10)
"""The colour of the shadows of menus."""


@kept(48)
def shadow(size: tuple[int, int], radius: int, blur: int, alpha: int = 150) -> pygame.Surface:
    """Gives a soft shadow for a plate of this size; it is `2 * blur` larger on every side."""
    return _soft(size, radius, blur, (*NIGHT, alpha))


@kept(48)
def glow(size: tuple[int, int], radius: int, blur: int, colour: Colour, alpha: int = 220) -> pygame.Surface:
    """Gives a coloured light round a plate of this size; it is `2 * blur` larger on every side."""
    return _soft((size[0] + blur, size[1] + blur), radius + blur // 2, blur, (*colour, alpha), inset=blur // 2)


def shade(size: tuple[int, int], radius: int, blur: int = 0, alpha: int = 150) -> pygame.Surface:
    """Gives a premultiplied soft shadow; it is larger than `size` by `2 * blur` on every side."""
    blur = blur or max(3, size[0] // 24)
    return premultiplied(_soft(size, radius, blur, (0, 0, 0, alpha), fine=True))


def halo(size: tuple[int, int], radius: int, colour: Colour, blur: int = 0) -> pygame.Surface:
    """Gives a premultiplied coloured light; it is larger than `size` by `2 * blur` on every side."""
    blur = blur or max(4, size[0] // 16)
    spread = (size[0] + 2 * (blur // 2), size[1] + 2 * (blur // 2))
    soft = premultiplied(_soft(spread, radius + blur // 2, max(1, blur * 3 // 4), (*colour, 255), fine=True))
    out = blank((size[0] + 4 * blur, size[1] + 4 * blur))
    for _ in range(2):
        out.blit(soft, soft.get_rect(center=out.get_rect().center), special_flags=PREMULTIPLIED)
    return finish(out)


def _soft(
    size: tuple[int, int],
    radius: int,
    blur: int,
    colour: tuple[int, int, int, int],
    *,
    inset: int = 0,
    fine: bool = False,
) -> pygame.Surface:
    """Gives a blurred plate; of a large one the edges are alike all along, so a small one is stretched."""
    margin = 2 * blur - inset
    least = 4 * (radius // 2 + 2 * blur + 2)
    short = (min(size[0], least + size[0] % 8), min(size[1], least + size[1] % 8))
    small = _blurred(short, radius, blur, colour, margin, fine=fine)
    if short == size:
        return small
    wide, high = small.get_size()
    return stretched(small, ((wide - 1) // 2, (high - 1) // 2), (size[0] + 2 * margin, size[1] + 2 * margin))


@kept(8)
def _blurred(
    size: tuple[int, int], radius: int, blur: int, colour: tuple[int, int, int, int], margin: int, *, fine: bool
) -> pygame.Surface:
    """Blurs a plate at a part of its size: a blur has no fine detail to lose. A fine one fades like light itself."""
    step = 2 if not fine else 1 if blur < 6 else 2 if blur < 14 else 4
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    small = blank((full[0] // step, full[1] // step))
    small.fill((*colour[:3], 0))
    wide, high = size[0] // step, size[1] // step
    if fine:  # an odd gap would push the light to one side
        wide, high = wide + (small.get_width() - wide) % 2, high + (small.get_height() - high) % 2
    shape = blank((wide, high))
    shape.fill(colour)
    cut_corners(shape, radius // step)
    small.blit(shape, shape.get_rect(center=small.get_rect().center))
    spread = pygame.transform.gaussian_blur if fine else pygame.transform.box_blur
    # Converted while it is small: a copy of the large one would cost as much as all the rest.
    return pygame.transform.smoothscale(finish(spread(small, max(1, blur // step))), full)


@kept(4)
def _small_ring(radius: int, margin: int, line: int, colour: Colour) -> pygame.Surface:
    inner = 2 * radius + 2
    big = blank(((inner + 2 * margin) * 2, (inner + 2 * margin) * 2))
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
    cut = blank(small.get_size())
    cut.fill((255, 255, 255, 255))
    cut.blit(corners(radius, premultiplied=True), (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    small.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return small


def ring(size: tuple[int, int], colour: Colour, margin: int, line: int) -> pygame.Surface:
    """Gives a premultiplied light with an empty inside; it is larger than `size` by the margin on each side."""
    radius = max(2, min(round(min(size) * 0.075), 24))
    small = _small_ring(radius, margin, line, colour)
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    return finish(stretched(small, (radius + margin, radius + margin), whole))


def forget() -> None:
    """Drops what is kept."""
    for cache in (shadow, glow, _blurred, _small_ring):
        cache.cache_clear()
