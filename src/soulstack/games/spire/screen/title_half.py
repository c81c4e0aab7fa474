"""The foot of the spire on the title: the first place of the climb by lantern light, and the four heroes before it."""

import math
import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.screen import look
from soulstack.ui import paint
from soulstack.ui.units import HEIGHT, WIDTH, Space

if TYPE_CHECKING:
    from soulstack.ui.loop import App

PLACE: Final = "act1"
DUSK: Final = ((46, 70, 78), (12, 18, 28))
"""What stands there until the place is painted: its colours above and below."""
HEROES: Final = (
    ("watcher", 222.0, -150.0, 462.0),
    ("defect", 214.0, 196.0, 464.0),
    ("silent", 222.0, 94.0, 476.0),
    ("ironclad", 246.0, -26.0, 482.0),
)
"""Who stands there: how high, and where the feet are, seen from the middle of the half; the foremost last."""
LANTERN: Final = (1067.0, 100.0)
"""Where it hangs in the place, which fills the window from the right."""
MOTES: Final = 26
LEVELS: Final = 6


class Foot:
    """Paints the part of the title that belongs to Slay the Spire."""

    def __init__(self, app: "App") -> None:
        look.bring_materials()
        self.app = app
        chance = random.Random(23)
        self.motes = [
            (chance.uniform(-250, 290), chance.random(), chance.uniform(8, 22), chance.uniform(0, math.tau))
            for _ in range(MOTES)
        ]
        """Sparks of the lantern: where from the middle, how far on their way, how fast, and when they shine."""

    def sketch(self, space: Space, middle: float) -> pygame.Surface:  # noqa: ARG002 - it is alike everywhere
        """Gives the dusk."""
        return pygame.transform.scale(paint.gradient((1, 64), *DUSK), space.size).convert()

    def paint(self, space: Space, middle: float) -> pygame.Surface | None:
        """Paints the place, and the heroes in its light."""
        from soulstack.games.spire.screen import backdrop, pictures
        from soulstack.games.spire.screen.brush import Brush
        from soulstack.ui.paint.kit import Kit

        out = self.sketch(space, middle)
        place = backdrop.paint_place(PLACE, _size_of_place(space), floor=True)
        out.blit(place, (space.size[0] - place.get_width(), 0))
        brush = Brush(Kit(space.scale))
        for name, high, x, feet in HEROES:
            found = pictures.picture("hero", name)
            if found is not None:
                image = brush.figure(found, high)
                at = space.point(middle + x, feet)
                _shade(out, at, image.get_width())
                out.blit(image, image.get_rect(midbottom=at), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out

    def draw(self, surface: pygame.Surface, space: Space, middle: float) -> None:
        """Draws the light of the lantern and its sparks."""
        air = self.app.air
        bright = air.flicker(3)
        light = _glow(space.px(210), round(LEVELS * max(0.0, bright - 0.7) * 3))
        surface.blit(
            light,
            light.get_rect(center=_in_place(space, *LANTERN)),
            special_flags=pygame.BLEND_RGB_ADD,
        )
        if air.still:
            return
        for x, start, speed, phase in self.motes:
            way = (start + air.time * speed / 420) % 1.0
            shine = math.sin(way * math.pi) * (0.6 + 0.4 * math.sin(air.time * 1.7 + phase))
            level = round(LEVELS * max(0.0, shine))
            if level:
                spot = _glow(space.px(5), level)
                at = space.point(middle + x + 10 * math.sin(air.time * 0.5 + phase), 520 - 420 * way)
                surface.blit(spot, spot.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=24)
def _glow(radius: int, level: int) -> pygame.Surface:
    """Gives a warm light to be added, in one of a few strengths."""
    side = 32
    small = pygame.Surface((side, side))
    power = (0.16 if radius > side else 0.9) * level / LEVELS
    for y in range(side):
        for x in range(side):
            near = max(0.0, 1 - math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / (side / 2)) ** 2 * power
            small.set_at((x, y), (round(255 * near), round(206 * near), round(126 * near)))
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius)).convert()


def _size_of_place(space: Space) -> tuple[int, int]:
    """Gives the size of the place: it keeps its shape and is as high as the window."""
    return max(space.size[0] * 6 // 10, round(space.size[1] * WIDTH / HEIGHT)), space.size[1]


def _in_place(space: Space, x: float, y: float) -> tuple[int, int]:
    scale = _size_of_place(space)[0] / WIDTH
    return round(space.size[0] - (WIDTH - x) * scale), round(y * scale)


def _shade(out: pygame.Surface, feet: tuple[int, int], wide: int) -> None:
    """Lays the soft shadow of a figure on the ground."""
    size = (max(8, round(wide * 0.9)), max(6, round(wide * 0.14)))
    small = pygame.Surface((40, 12), pygame.SRCALPHA)
    for y in range(12):
        for x in range(40):
            near = max(0.0, 1 - math.hypot((x - 19.5) / 20, (y - 5.5) / 6))
            small.set_at((x, y), (6, 8, 16, round(190 * min(1.0, near * 1.6))))
    image = pygame.transform.smoothscale(small, size)
    out.blit(image, image.get_rect(center=(feet[0], feet[1] - round(wide * 0.03))))
