"""A heavy curtain, painted by code: folds of velvet, a valance in swags above them, and its gold cord.

The cloth is painted once without colour for a window's size; whoever needs it dyes a copy.
"""

import math
import random
from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from soulstack.ui import paint, theme
from soulstack.ui.theme import Colour
from soulstack.ui.units import Space

SWAG: Final = 214.0
"""About how wide one bow of the valance is, in units."""
REST: Final = 46.0
"""How far the valance reaches down where two bows meet."""
SAG: Final = 50.0
"""How much further it reaches in the middle of a bow."""
ROWS: Final = 7
"""Heights at which the folds are laid anew, so that they wander a little on their way down."""


def hung(space: Space, colour: Colour) -> pygame.Surface:
    """Gives a closed curtain of a colour, as large as the window; it is the caller's own."""
    result = _cloth(space).copy()
    result.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    result.blit(_cord(space), (0, 0))
    paint.grain(result, 7, seed=4)
    return result


@lru_cache(maxsize=1)
def _cloth(space: Space) -> pygame.Surface:
    width = space.size[0]
    folds = pygame.Surface((width, ROWS))
    edges = _edges(space)
    chance = random.Random(23)
    for row in range(ROWS):
        moved = [edge + chance.uniform(-4, 4) * space.scale for edge in edges]
        _lay_folds(folds, row, moved)
    cloth = pygame.transform.smoothscale(folds, space.size).convert()
    _shade(cloth)
    valance = _valance(space)
    dark = pygame.Surface((width, valance.get_height() + space.px(48)), pygame.SRCALPHA)
    dark.blit(valance, (0, 0))
    dark.fill((0, 0, 0, 170), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.smoothscale_by(dark, 0.25)
    soft = pygame.transform.box_blur(small, max(1, space.px(4)))
    cloth.blit(pygame.transform.smoothscale(soft, dark.get_size()), (0, space.px(12)))
    cloth.blit(valance, (0, 0))
    return cloth


def _edges(space: Space) -> list[float]:
    """Gives where one fold ends and the next begins; the same on both sides of the seam in the middle."""
    chance = random.Random(7)
    middle = space.size[0] / 2
    steps = [0.0]
    while steps[-1] < middle + 40 * space.scale:
        steps.append(steps[-1] + chance.uniform(38, 74) * space.scale)
    return [middle - step for step in reversed(steps[1:])] + [middle + step for step in steps]


def _lay_folds(folds: pygame.Surface, row: int, edges: list[float]) -> None:
    width = folds.get_width()
    for left, right in pairwise(edges):
        for x in range(max(0, math.ceil(left)), min(width, math.ceil(right))):
            share = (x - left) / (right - left)
            # The light comes from the middle, so every fold is brighter on that side.
            share = share if left < width / 2 else 1 - share
            ridge = (0.5 - 0.5 * math.cos(math.tau * share**1.25)) ** 1.3
            level = round(70 + 185 * ridge)
            folds.set_at((x, row), (level, level, level))


def _shade(cloth: pygame.Surface) -> None:
    """Darkens the corners and the floor."""
    columns, rows = 32, 18
    small = pygame.Surface((columns, rows))
    for row in range(rows):
        for column in range(columns):
            far = math.hypot((column + 0.5) / columns - 0.5, ((row + 0.5) / rows - 0.5) * 0.8) / 0.64
            level = round(255 * (1 - 0.72 * min(1.0, far) ** 1.7))
            small.set_at((column, row), (level, level, level))
    cloth.blit(pygame.transform.smoothscale(small, cloth.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _joints(space: Space) -> list[int]:
    """Gives where the bows of the valance begin, and where the last one ends."""
    wide = space.size[0]
    count = max(3, round(wide / space.scale / SWAG) | 1)
    return [round(wide * number / count) for number in range(count + 1)]


def _bow(space: Space, width: int) -> list[tuple[float, float]]:
    """Gives the lower edge of a bow, twice as large as it will be."""
    points = []
    for at in range(25):
        share = at / 24
        deep = REST + SAG * math.sin(math.pi * share) ** 0.8
        points.append((share * width * 2, deep * space.scale * 2))
    return points


def _valance(space: Space) -> pygame.Surface:
    joints = _joints(space)
    width, high = max(b - a for a, b in pairwise(joints)), space.px(REST + SAG + 8)
    big = pygame.Surface((width * 2, high * 2), pygame.SRCALPHA)
    big.fill((0, 0, 0, 0))
    bow = _bow(space, width)
    # Bands from the lower edge up: each fold of the bow hangs a little higher than the one before it.
    for number in range(8):
        edge = [(x, y * (1 - number / 8)) for x, y in bow]
        level = (176, 120, 214, 96)[number % 4] - number * 6
        pygame.draw.polygon(big, (level, level, level, 255), [(0, 0), *edge, (width * 2, 0)])
    pygame.draw.line(big, (34, 34, 34, 255), (0, 0), (0, REST * space.scale * 2), space.px(3) * 2)
    one = pygame.transform.smoothscale(big, (width, high)).convert_alpha()
    result = pygame.Surface((space.size[0], high), pygame.SRCALPHA)
    for x in joints[:-1]:
        result.blit(one, (x, 0))
    return result


@lru_cache(maxsize=1)
def _cord(space: Space) -> pygame.Surface:
    """Paints the cord along the lower edge of the valance and the tassels between its bows."""
    joints = _joints(space)
    width, high = max(b - a for a, b in pairwise(joints)), space.px(REST + SAG + 44)
    margin = space.px(14)
    big = pygame.Surface(((width + 2 * margin) * 2, high * 2), pygame.SRCALPHA)
    big.fill((*theme.INK, 0))
    bow = [(x + margin * 2, y) for x, y in _bow(space, width)]
    for thick, colour in ((11, theme.INK), (6.5, theme.BRASS_LOW), (4.5, theme.BRASS)):
        pygame.draw.lines(big, colour, False, bow, space.px(thick) * 2)
        for x, y in bow:
            pygame.draw.circle(big, colour, (x, y), space.px(thick))
    for x, y in bow[1::2]:
        pygame.draw.circle(big, theme.GOLD, (x, y - space.px(0.5)), space.px(1.6) * 2)
    one = pygame.transform.smoothscale_by(big, 0.5).convert_alpha()
    big.fill((*theme.INK, 0))
    _tassel(big, bow[0], space)
    tassel = pygame.transform.smoothscale_by(big, 0.5).convert_alpha()
    result = pygame.Surface((space.size[0], high), pygame.SRCALPHA)
    for x in joints[:-1]:
        result.blit(one, (x - margin, 0))
    for x in joints:
        result.blit(tassel, (x - margin, 0))
    return result


def _tassel(big: pygame.Surface, top: tuple[float, float], space: Space) -> None:
    x, y = top
    unit = space.scale * 2
    skirt = [(x - 6 * unit, y + 14 * unit), (x + 6 * unit, y + 14 * unit), (x + 10 * unit, y + 38 * unit)]
    skirt.append((x - 10 * unit, y + 38 * unit))
    pygame.draw.polygon(big, theme.BRASS_LOW, skirt)
    for number in range(-2, 3):
        begin, end = (x + number * 2.4 * unit, y + 14 * unit), (x + number * 4.2 * unit, y + 37 * unit)
        pygame.draw.line(big, theme.BRASS, begin, end, max(1, round(1.8 * unit)))
    pygame.draw.polygon(big, theme.INK, skirt, max(1, round(2.6 * unit)))
    for reach, down, colour in ((11, 8, theme.INK), (8.4, 8, theme.BRASS), (4, 6, theme.GOLD)):
        pygame.draw.circle(big, colour, (x, y + down * unit), reach * unit)
