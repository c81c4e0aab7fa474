"""The table itself: planks, a worn cloth in the middle and one lamp above, painted once for a window size."""

import math
import random
from collections.abc import Generator
from functools import lru_cache

import pygame

from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import PREMULTIPLIED, Kit
from soulstack.ui.theme import Colour

PLANK: Colour = (74, 46, 42)
CLOTH: Colour = (52, 70, 66)
CLOTH_LOW: Colour = (30, 42, 46)


Painted = Generator[None, None, pygame.Surface]
"""A picture that is painted in steps, each of them short beside a frame."""


def paint_ground(kit: Kit, size: tuple[int, int], mat: Box) -> pygame.Surface:
    """Paints the bare table with its cloth; opaque and converted."""
    return whole(ground_steps(kit, size, mat))


def whole(steps: Painted) -> pygame.Surface:
    """Gives a picture at once."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            picture: pygame.Surface = done.value
            return picture


def ground_steps(kit: Kit, size: tuple[int, int], mat: Box) -> Painted:
    """Paints the bare table with its cloth, step by step."""
    for make in (_lamp, _weave):
        make()
        yield
    key = (size, kit.u)
    if key not in _planks:
        _planks.clear()
        _planks[key] = yield from _plank_steps(size, kit.u)
    out = _planks[key].copy()
    yield
    _cloth(out, kit, mat)
    yield
    _light(out, size)
    paint.roughen(out, 6)
    return out.convert() if pygame.display.get_surface() is not None else out


_planks: dict[tuple[tuple[int, int], float], pygame.Surface] = {}
"""The wood of the last window size: another number of seats has another cloth on the same wood."""


def _plank_steps(size: tuple[int, int], u: float) -> Painted:
    chance = random.Random(11)
    # Wood is painted at half the size: nobody counts its fibres, and it makes the grain soft.
    width, height = max(2, size[0] // 2), max(2, size[1] // 2)
    out = pygame.Surface((width, height))
    plank = max(20, round(62 * u / 2))
    for top in range(0, height, plank):
        shade = chance.randrange(-9, 10)
        base = theme.lighter(PLANK, shade)
        pygame.draw.rect(out, base, (0, top, width, plank))
        for _ in range(round(plank * 0.8)):
            y = top + chance.random() * plank
            tone = theme.lighter(base, chance.randrange(-11, 8))
            swing, length, phase = chance.random() * 2.6 * u, 120 + chance.random() * 300, chance.random() * 6.28
            points = [(x, y + math.sin(x / length + phase) * swing) for x in range(0, width + 24, 24)]
            pygame.draw.aalines(out, tone, False, points)
        for _ in range(chance.randrange(0, 3)):
            x, y = chance.randrange(width), top + plank * (0.3 + chance.random() * 0.4)
            for ring in range(4, 0, -1):
                knot = pygame.Rect(0, 0, ring * 5 * u, ring * 2.4 * u)
                knot.center = (x, round(y))
                pygame.draw.ellipse(out, theme.lighter(base, -6 * (5 - ring)), knot)
        joint = chance.randrange(width)
        pygame.draw.line(out, theme.lighter(base, -30), (joint, top), (joint, top + plank), max(1, round(u * 0.6)))
        pygame.draw.line(out, (26, 15, 18), (0, top), (width, top), max(1, round(u)))
        pygame.draw.line(out, theme.lighter(base, 14), (0, top + round(u) + 1), (width, top + round(u) + 1))
        yield
    return pygame.transform.smoothscale(out, size)


@lru_cache(maxsize=1)
def _weave() -> pygame.Surface:
    chance = random.Random(12)
    weave = pygame.Surface((64, 64))
    for y in range(64):
        for x in range(64):
            value = chance.randrange(7) + (4 if (x + y) % 4 < 2 else 0)
            weave.set_at((x, y), (value, value, value))
    return weave


def _cloth(out: pygame.Surface, kit: Kit, mat: Box) -> None:
    rect = kit.rect(mat)
    if rect.w < 8 or rect.h < 8:
        return
    radius = kit.px(16)
    shade = paint.shade(rect.size, radius, kit.px(9), 190)
    out.blit(shade, shade.get_rect(center=(rect.centerx, rect.centery + kit.px(3))), special_flags=PREMULTIPLIED)
    cloth = paint.gradient(rect.size, CLOTH, CLOTH_LOW, cuttable=True)
    weave = _weave()
    for y in range(0, rect.h, 64):
        for x in range(0, rect.w, 64):
            cloth.blit(weave, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    paint.cut_corners(cloth, radius, premultiplied=True)
    pygame.draw.rect(cloth, (*theme.INK, 255), cloth.get_rect(), max(2, kit.px(2.2)), border_radius=radius)
    _stitch(cloth, kit, radius)
    out.blit(cloth, rect, special_flags=PREMULTIPLIED)


def _stitch(cloth: pygame.Surface, kit: Kit, radius: int) -> None:
    inset, dash, gap = kit.px(4.5), max(3, kit.px(7)), max(2, kit.px(5))
    tone = (*theme.mix(CLOTH, theme.GOLD, 0.42), 255)
    width, height = cloth.get_size()
    thick = max(1, kit.px(1.3))
    for x in range(radius, width - radius, dash + gap):
        for y in (inset, height - inset):
            pygame.draw.line(cloth, tone, (x, y), (min(x + dash, width - radius), y), thick)
    for y in range(radius, height - radius, dash + gap):
        for x in (inset, width - inset):
            pygame.draw.line(cloth, tone, (x, y), (x, min(y + dash, height - radius)), thick)


@lru_cache(maxsize=1)
def _lamp() -> tuple[pygame.Surface, pygame.Surface]:
    """Gives the dark towards the edges and the warmth in the middle, both small."""
    dark, warm = pygame.Surface((64, 36), pygame.SRCALPHA), pygame.Surface((64, 36))
    for y in range(36):
        for x in range(64):
            away = math.hypot((x - 27) / 34, (y - 15) / 21)
            dark.set_at((x, y), (10, 4, 14, round(max(0.0, min(1.0, (away - 0.25) * 0.95)) * 205)))
            near = max(0.0, 1 - math.hypot((x - 27) / 30, (y - 14) / 19))
            warm.set_at((x, y), (round(34 * near), round(24 * near), round(10 * near)))
    return dark, warm


def _light(out: pygame.Surface, size: tuple[int, int]) -> None:
    dark, warm = _lamp()
    out.blit(pygame.transform.smoothscale(dark, size), (0, 0))
    out.blit(pygame.transform.smoothscale(warm, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
