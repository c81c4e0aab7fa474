"""What everything is painted on and with: empty sheets, gradients, grain, and copies that are fainter or darker.

A picture is straight, as menus blit it, or premultiplied, as cards and the table blit it with `PREMULTIPLIED`.
"""

import random
from functools import lru_cache
from typing import Final

import pygame

from soulstack.ui.theme import Colour

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
TILE: Final = 128


def finish(surface: pygame.Surface) -> pygame.Surface:
    """Converts a picture to the format of the display, when there is one."""
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return surface.convert_alpha()
    return surface


def blank(size: tuple[int, int]) -> pygame.Surface:
    """Gives a transparent sheet."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)


def layer(size: tuple[int, int]) -> pygame.Surface:
    """Gives an opaque surface to be copied to the whole window at the start of each frame.

    Its rows are a pixel longer than what is seen. SDL copies rows of sixteen bytes past the cache, so all that is blended
    onto the window afterwards would have to fetch it from memory; other rows it copies through the cache.
    """
    return pygame.Surface((size[0] + 1, size[1])).convert().subsurface((0, 0, *size))


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    """Turns a straight surface into one to blit with `PREMULTIPLIED`."""
    return finish(surface.premul_alpha())


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


def gradient(size: tuple[int, int], top: Colour, bottom: Colour, *, cuttable: bool = False) -> pygame.Surface:
    """Gives an opaque surface that runs from one colour to the other; with an alpha channel when it will be cut."""
    seed = blank((1, 2)) if cuttable else pygame.Surface((1, 2))
    seed.set_at((0, 0), top)
    seed.set_at((0, 1), bottom)
    return pygame.transform.smoothscale(seed, (max(1, size[0]), max(1, size[1])))


@lru_cache(maxsize=16)
def _grain_tile(amount: int, seed: int) -> pygame.Surface:
    steps = bytes(value * amount // 256 for value in range(256))
    values = random.Random(seed).randbytes(TILE * TILE).translate(steps)
    pixels = bytearray(TILE * TILE * 4)
    for channel in range(3):
        pixels[channel::4] = values
    tile = pygame.image.frombuffer(bytes(pixels), (TILE, TILE), "BGRA")
    return tile.convert() if pygame.display.get_init() and pygame.display.get_surface() is not None else tile


def grain(surface: pygame.Surface, amount: int, seed: int = 3) -> None:
    """Roughens a surface, half up and half down: it gives material and breaks the steps of dark gradients."""
    if amount > 0:
        half = amount // 2
        surface.fill((half, half, half), special_flags=pygame.BLEND_RGB_SUB)
        roughen(surface, amount, seed)


def roughen(surface: pygame.Surface, amount: int, seed: int = 3, *, darken: bool = False) -> None:
    """Lays noise on a surface, all of it lighter or all of it darker."""
    tile = _grain_tile(amount, seed)
    flags = pygame.BLEND_RGB_SUB if darken else pygame.BLEND_RGB_ADD
    for y in range(0, surface.get_height(), TILE):
        for x in range(0, surface.get_width(), TILE):
            surface.blit(tile, (x, y), special_flags=flags)


def forget() -> None:
    """Drops what was kept for another display."""
    _grain_tile.cache_clear()
