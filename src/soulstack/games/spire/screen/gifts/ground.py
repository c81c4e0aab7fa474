"""The ground behind rewards: the place out of focus, rays from behind the cards, dust and dark corners; painted small, once."""

import math
from typing import Final

import pygame

from soulstack.games.spire.screen.backdrop import motes, paint_place, vignette
from soulstack.ui import paint
from soulstack.ui.theme import Colour

PART: Final = 3
"""It is painted at this part of the window: everything in it is soft."""
RAYS: Final = 26
RAY: Final[Colour] = (27, 20, 10)
GLOW: Final[Colour] = (104, 74, 34)


class RewardGround:
    """Keeps the ground for one window and one place."""

    def __init__(self) -> None:
        self._key: object = None
        self._image: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, place: str) -> None:
        """Draws it."""
        key = (place, surface.get_size())
        if key != self._key or self._image is None:
            self._key, self._image = key, _paint(surface.get_size(), place)
        surface.blit(self._image, (0, 0))


def _paint(size: tuple[int, int], place: str) -> pygame.Surface:
    small = (max(8, size[0] // PART), max(8, size[1] // PART))
    sheet = pygame.transform.box_blur(paint_place(place, small, floor=True), 3)
    veil = pygame.Surface(small, pygame.SRCALPHA)
    veil.fill((8, 12, 22, 150))
    sheet.blit(veil, (0, 0))
    wide, high = small
    middle = (wide / 2, high * 0.52)
    rays = pygame.Surface(small)
    reach = wide * 0.8
    for k in range(RAYS):
        first = math.tau * k / RAYS + 0.06
        second = first + math.tau / 58
        ends = [(middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)) for a in (first, second)]
        pygame.draw.polygon(rays, RAY, [middle, *ends])
    rays.blit(_round_light(small, middle), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    sheet.blit(pygame.transform.box_blur(rays, 2), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    out = paint.layer(size)
    out.blit(pygame.transform.smoothscale(sheet, size), (0, 0))
    paint.grain(out, 5)
    motes(out, 60)
    vignette(out, 150)
    return out


def _round_light(size: tuple[int, int], middle: tuple[float, float]) -> pygame.Surface:
    dot = pygame.Surface((64, 64))
    for y in range(64):
        for x in range(64):
            level = max(0.0, 1 - math.hypot(x - 31.5, y - 31.5) / 32) ** 2
            dot.set_at((x, y), [round(part * level) for part in GLOW])
    side = round(size[0] * 0.72)
    out = pygame.Surface(size)
    out.blit(pygame.transform.smoothscale(dot, (side, side)), (middle[0] - side / 2, middle[1] - side / 2))
    return out
