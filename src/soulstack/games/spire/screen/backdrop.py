"""The place behind the figures: three layers, mist, beams of light and dust, painted once for a window."""

import io
import math
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.screen import pictures
from soulstack.ui import paint
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HAZE: Final[dict[str, Colour]] = {
    "act1": (120, 170, 170),
    "act2": (150, 80, 100),
    "act3": (150, 160, 190),
    "act4": (120, 30, 40),
    "camp": (70, 52, 74),
    "merchant": (150, 130, 96),
}
BEAMS: Final[dict[str, Colour]] = {
    "act1": (255, 226, 160),
    "act2": (255, 214, 160),
    "act3": (240, 240, 220),
    "act4": (255, 120, 90),
    "merchant": (255, 206, 130),
}
DARK: Final = frozenset({"camp"})
"""Places in the open, where no light falls in."""
SHAFTS: Final = (((0.49, 0.52), (0.12, 0.33), 1.0), ((0.54, 0.56), (0.4, 0.52), 0.8), ((0.58, 0.62), (0.62, 0.81), 0.9))
"""Where beams begin above and end below, as parts of the width, and how strong they are."""
MOMENT: float | None = 0.001
"""Seconds that a step waits for what another thread draws; None for no end."""
OTHERWISE: Final = {"act3": "act2", "act4": "act2"}
"""Places that are not drawn yet look like these."""


class Backdrop:
    """Keeps the picture of one place for one window."""

    def __init__(self) -> None:
        self._key: object = None
        self._image: pygame.Surface | None = None

    def image(self, desk: "Desk", place: str, *, floor: bool = True) -> pygame.Surface:
        """Gives the place; `floor` lays its ground too, which ledges do without."""
        size = (round(desk.screen.w * desk.kit.u), round(desk.screen.h * desk.kit.u))
        key = (place, size, floor)
        if key != self._key or self._image is None:
            self._key = key
            self._image = paint_place(place, size, floor=floor)
        return self._image

    def draw(self, surface: pygame.Surface, desk: "Desk", place: str) -> None:
        """Draws the place."""
        surface.blit(self.image(desk, place), (0, 0))


def paint_place(place: str, size: tuple[int, int], *, floor: bool) -> pygame.Surface:
    """Paints a place at a size in pixels."""
    *_, out = place_steps(place, size, floor=floor)
    return out


def place_steps(place: str, size: tuple[int, int], *, floor: bool) -> Iterator[pygame.Surface]:
    """Paints a place in steps, so that no frame has to wait for all of it; the picture is whole after the last one."""
    out = paint.layer(size)
    out.fill((14, 20, 30))
    kind = (
        place
        if pictures.picture("place", f"{place}_far") or pictures.picture("place", place)
        else OTHERWISE.get(place, "desk")
    )
    if pictures.picture("place", f"{kind}_far") is None:
        lay(out, "desk")
        vignette(out, 120)
        yield out
        return
    far = paint.layer((max(8, size[0] // 2), max(8, size[1] // 2)))  # it is soft, so half its size is enough
    far.fill((14, 20, 30))
    for _ in laid(far, f"{kind}_far"):
        yield out
    yield out
    far = pygame.transform.box_blur(far, max(1, round(size[1] / 720)))
    yield out
    pygame.transform.smoothscale(far, size, out)
    yield out
    _fog(out, 0.48, 0.39, HAZE.get(place, HAZE["act1"]), 70)
    if floor:
        for _ in laid(out, f"{kind}_mid"):
            yield out
        yield out
    if place not in DARK:
        shafts(out, BEAMS.get(place, BEAMS["act1"]))
        yield out
    for _ in laid(out, f"{kind}_near"):
        yield out
    yield out
    motes(out, 50)
    yield out


def finish(out: pygame.Surface, dark: Colour = (8, 12, 20)) -> None:
    """Darkens the ground behind the hand and the corners."""
    w, h = out.get_size()
    shade = pygame.Surface((1, 24), pygame.SRCALPHA)
    for y in range(24):
        shade.set_at((0, y), (*dark, min(214, round(y * 16))))
    top = round(h * 0.63)
    out.blit(pygame.transform.smoothscale(shade, (w, h - top)), (0, top))
    vignette(out, 130)


def laid(out: pygame.Surface, name: str, up: float = 0.0) -> Iterator[None]:
    """Lays a layer so that it covers everything, or higher by a part of the height; goes on while another thread draws it.

    Drawing one takes longer than a frame has, and lets other threads run.
    """
    found = pictures.picture("place", name)
    if found is None:
        return
    w, h = out.get_size()
    scale = max(w / found.box[0], h / found.box[1])
    size = (math.ceil(found.box[0] * scale), math.ceil(found.box[1] * scale))
    drawn = _thread().submit(pygame.image.load_sized_svg, io.BytesIO(found.svg), size)
    while not wait((drawn,), MOMENT).done:
        yield
    image = drawn.result()
    out.blit(image, ((w - image.get_width()) // 2, h - image.get_height() - round(up * h)))


def lay(out: pygame.Surface, name: str, up: float = 0.0) -> None:
    """Lays a layer at once."""
    for _ in laid(out, name, up):
        pass


@cache
def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "places")


def _fog(out: pygame.Surface, at: float, high: float, colour: Colour, alpha: int) -> None:
    w, h = out.get_size()
    strip = pygame.Surface((1, 5), pygame.SRCALPHA)
    for k, part in enumerate((0.0, 0.7, 1.0, 0.6, 0.0)):
        strip.set_at((0, k), (*colour, round(alpha * part)))
    band = round(h * high)
    out.blit(pygame.transform.smoothscale(strip, (w, band)), (0, round(h * at) - band // 2))


def shafts(out: pygame.Surface, colour: Colour) -> None:
    """Adds beams of light from above."""
    w, h = out.get_size()
    small = pygame.Surface((w // 4, h // 4))
    for (a, b), (c, d), strength in SHAFTS:
        sheet = pygame.Surface(small.get_size())
        wide, high = small.get_size()
        path = [(a * wide, 0.12 * high), (b * wide, 0.12 * high), (d * wide, high), (c * wide, high)]
        pygame.draw.polygon(sheet, [round(part * strength * 0.5) for part in colour], path)
        sheet.blit(
            paint.gradient((wide, high), (255, 255, 255), (20, 20, 20)), (0, 0), special_flags=pygame.BLEND_RGB_MULT
        )
        small.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    small = pygame.transform.box_blur(small, 8)
    out.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def motes(out: pygame.Surface, count: int) -> None:
    """Adds dust that hangs in the light."""
    w, h = out.get_size()
    chance = random.Random(3)
    for _ in range(count):
        r = max(2, round(chance.choice((6, 8, 10, 14)) * h / 1080))
        spot = pygame.Surface((2 * r, 2 * r))
        power = chance.uniform(0.2, 0.8)
        for step in range(r, 0, -1):
            level = (1 - step / r) ** 2 * power
            pygame.draw.circle(spot, (round(255 * level), round(226 * level), round(160 * level)), (r, r), step)
        out.blit(
            spot,
            (round(chance.uniform(0.1, 0.95) * w), round(chance.uniform(0.1, 0.66) * h)),
            special_flags=pygame.BLEND_RGB_ADD,
        )


def vignette(out: pygame.Surface, power: int) -> None:
    """Darkens the corners."""
    small = pygame.Surface((48, 27), pygame.SRCALPHA)
    for y in range(27):
        for x in range(48):
            away = math.hypot((x - 23.5) / 24, (y - 12.5) / 13.5)
            small.set_at((x, y), (6, 8, 18, round(max(0.0, min(1.0, (away - 0.62) * 1.3)) * power)))
    out.blit(pygame.transform.smoothscale(small, out.get_size()), (0, 0))
