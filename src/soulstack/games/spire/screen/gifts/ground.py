"""The grounds of rewards and treasure rooms: the place out of focus with rays in it, or the room itself; painted in steps."""

import math
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import pygame

from soulstack.games.spire.screen.backdrop import BEAMS, laid, motes, paint_place, shafts, vignette
from soulstack.ui import paint
from soulstack.ui.paint.kit import Kit
from soulstack.ui.theme import Colour

Steps: TypeAlias = Iterator[pygame.Surface | None]
PART: Final = 4
"""It is painted at this part of the window: everything in it is soft."""
RAYS: Final = 26
RAY: Final[Colour] = (27, 20, 10)
GLOW: Final[Colour] = (104, 74, 34)
DARK: Final[Colour] = (10, 14, 22)
RISE: Final = 6
"""Frames in which it comes up."""


class SlowGround:
    """Keeps the ground for one window and one place; it is painted in steps, one a frame, and comes up out of the dark."""

    def __init__(self, steps: Callable[[tuple[int, int], str], Steps]) -> None:
        self._make = steps
        self._key: object = None
        self._steps: Steps | None = None
        self._image: pygame.Surface | None = None
        self._frames = 0
        """How many frames ago it was finished."""

    @property
    def ready(self) -> bool:
        """Whether it is painted; what stands on it is drawn afterwards."""
        return self._image is not None

    def draw(self, surface: pygame.Surface, kit: Kit, place: str) -> None:
        """Draws it as far as it is painted."""
        key = (place, surface.get_size())
        if key != self._key:
            self._key, self._image, self._frames = key, None, 0
            self._steps = self._make(surface.get_size(), place)
        if self._steps is not None:
            self._image = next(self._steps, None)
            if self._image is not None:
                self._steps = None
        if self._image is None:
            surface.fill(DARK)
            return
        surface.blit(self._image, (0, 0))
        if self._frames < RISE:
            kit.put(surface, kit.veil(surface.get_size(), DARK, 1 - self._frames / RISE), 0, 0)
            self._frames += 1


def out_of_focus(size: tuple[int, int], place: str) -> Steps:
    """Paints a place out of focus with rays of light in it; gives nothing as long as there is more to do, then the picture."""
    small = (max(8, size[0] // PART), max(8, size[1] // PART))
    sheet = pygame.transform.box_blur(paint_place(place, small, floor=True), 2)
    yield None
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
    yield None
    out = paint.layer(size)
    out.blit(pygame.transform.smoothscale(sheet, size), (0, 0))
    yield None
    paint.grain(out, 5)
    motes(out, 60)
    vignette(out, 150)
    yield out


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


def treasury(size: tuple[int, int], place: str) -> Steps:
    """Paints the room of the chests; what lies far away is painted small, for it is soft."""
    half = (max(8, size[0] // 2), max(8, size[1] // 2))
    far = paint.layer(half)
    yield from laid(far, f"{place}_far")
    yield None
    out = paint.layer(size)
    out.blit(pygame.transform.smoothscale(pygame.transform.box_blur(far, max(1, half[1] // 360)), size), (0, 0))
    yield None
    yield from laid(out, f"{place}_mid")
    yield None
    shafts(out, BEAMS["act1"])
    yield None
    yield from laid(out, f"{place}_near")
    yield None
    motes(out, 50)
    vignette(out, 70)
    yield out
