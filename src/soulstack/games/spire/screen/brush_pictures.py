"""How the pictures are made that the brush keeps: figures in their light, lights round them, hit points."""

import io
import math
from typing import Final

import pygame

from soulstack.games.spire.screen.pictures import Picture
from soulstack.ui import paint, theme
from soulstack.ui.paint import PREMULTIPLIED
from soulstack.ui.theme import Colour

PALE: Final[Colour] = (255, 255, 255)
HALVED: Final = 260
"""Pixels of height from which on the light round a figure is made at half its size."""


def outlined_figure(image: pygame.Surface, colour: Colour, far: int) -> pygame.Surface:
    """Lays the shape of a premultiplied figure round itself in one colour; so much larger on every side.

    It is soft and mostly hidden, so a large one is made at half its size.
    """
    part = 2 if image.get_height() > HALVED else 1
    w, h = image.get_size()
    shape = image if part == 1 else pygame.transform.smoothscale(image, (max(1, w // part), max(1, h // part)))
    shape = shape.copy()
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    shape = shape.premul_alpha()
    near = far / part
    out = paint.blank((round(w / part + 2 * near), round(h / part + 2 * near)))
    for step in range(14):
        angle = math.tau * step / 14
        place = (round(near + near * math.cos(angle)), round(near + near * math.sin(angle)))
        out.blit(shape, place, special_flags=PREMULTIPLIED)
    if part > 1:
        out = pygame.transform.smoothscale(out, (w + 2 * far, h + 2 * far))
    return paint.finish(out)


def tinted(image: pygame.Surface, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """Gives the shape of a straight picture in one colour."""
    out = image.copy()
    out.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def lit_figure(
    found: Picture, size: tuple[int, int], rim: Colour, cold: Colour, power: float, *, turned: bool = False
) -> pygame.Surface:
    """Paints a figure in the light of its place."""
    image = pygame.image.load_sized_svg(io.BytesIO(found.svg), size).convert_alpha()
    if turned:
        image = pygame.transform.flip(image, True, False)
    image.blit(corners(size, cold), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    white = tinted(image, PALE)
    pen = max(1, round(size[1] / 72 * 0.9))
    inner = white.copy()
    for dx, dy in ((pen, 0), (-pen, 0), (0, pen), (0, -pen)):
        moved = pygame.Surface(size, pygame.SRCALPHA)
        moved.fill((*PALE, 0))
        moved.blit(white, (dx, dy), special_flags=pygame.BLEND_RGBA_MAX)
        inner.blit(moved, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    reach = max(2, round(size[1] / 90))
    away = pygame.Surface(size, pygame.SRCALPHA)
    away.blit(inner, (reach, reach), special_flags=pygame.BLEND_RGBA_MAX)
    inner.blit(away, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    inner.fill((0, 0, 0, round(255 * power)), special_flags=pygame.BLEND_RGBA_MULT)
    inner.fill((*rim, 0), special_flags=pygame.BLEND_RGBA_ADD)
    image.blit(inner, (0, 0))
    return image


def corners(size: tuple[int, int], cold: Colour) -> pygame.Surface:
    """Gives the light of a place: warm above, cold in the lower right."""
    small = pygame.Surface((2, 2))
    for at, colour in (((0, 0), (255, 255, 250)), ((1, 0), (214, 214, 240)), ((0, 1), (226, 218, 226)), ((1, 1), cold)):
        small.set_at(at, colour)
    return pygame.transform.smoothscale(small, size)


def light(side: int, colour: Colour) -> pygame.Surface:
    """Gives light that is added: its alpha is nothing, so that it covers nothing."""
    small = pygame.Surface((48, 48), pygame.SRCALPHA)
    for y in range(48):
        for x in range(48):
            far = math.hypot(x - 23.5, y - 23.5) / 24
            level = max(0.0, 1 - far) ** 2
            small.set_at((x, y), (*(min(255, round(c * level)) for c in colour), 0))
    return paint.finish(pygame.transform.smoothscale(small, (side, side)))


def pips(
    size: tuple[int, int], now: int, most: int, change: tuple[int, int], colour: Colour, line: int
) -> pygame.Surface:
    """Paints hit points one by one, with those that will go and those that will come."""
    width, height = size
    lost, gained = change
    out = paint.plate((width + 2 * line, height + 2 * line), height // 2 + line, "glass", line).copy()
    gap = 2 if width / most > 9 else 1
    cell = (width - gap * (most - 1)) / most
    for k in range(most):
        x = line + k * (cell + gap)
        area = pygame.Rect(round(x), line, max(1, round(x + cell) - round(x)), height)
        kind = "full" if k < now - lost else "going" if k < now else "coming" if k < now + gained else "empty"
        part = _pip(area.size, kind, colour)
        out.blit(paint.cut_round(part, min(5, area.width // 3)), area)
    return out


def _pip(size: tuple[int, int], kind: str, colour: Colour) -> pygame.Surface:
    if kind == "empty":
        return paint.gradient(size, (40, 46, 58), (28, 33, 44))
    if kind == "full":
        part = paint.gradient(size, theme.lighter(colour, 46), theme.lighter(colour, -44))
        pygame.draw.rect(part, theme.lighter(colour, 90), (1, 2, max(1, size[0] - 2), max(2, size[1] // 5)))
        return part
    if kind == "coming":
        return paint.gradient(size, (176, 244, 150), (70, 168, 84))
    return _striped(size)


def _striped(size: tuple[int, int]) -> pygame.Surface:
    part = paint.gradient(size, (255, 226, 190), (250, 150, 96))
    for start in range(-size[1], size[0], 7):
        pygame.draw.line(part, (196, 66, 48), (start, size[1]), (start + size[1], 0), 2)
    return part


def bar(size: tuple[int, int], now: float, later: float, colour: Colour, line: int) -> pygame.Surface:
    """Paints hit points as one bar."""
    width, height = size
    out = paint.plate((width + 2 * line, height + 2 * line), height // 2 + line, "glass", line).copy()
    out.blit(paint.cut_round(paint.gradient(size, (40, 46, 58), (28, 33, 44)), height // 2), (line, line))
    full = paint.gradient(size, theme.lighter(colour, 40), theme.lighter(colour, -52))
    pygame.draw.rect(full, theme.lighter(colour, 86), (4, 3, max(1, width - 8), max(2, height // 5)))
    for image, share in ((_striped(size), now), (full, later)):
        out.blit(paint.cut_round(image, height // 2), (line, line), (0, 0, round(width * share), height))
    return out
