"""Plates: of a material with a rim, as menus have them, and of two colours, as the table has them; both with an ink outline."""

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import pygame

from soulstack.ui import theme
from soulstack.ui.paint.masks import FINE, cut_corners, cut_round, nine
from soulstack.ui.paint.surfaces import PREMULTIPLIED, blank, finish, gradient, grain, roughen
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import Colour

MATERIALS: Final = ("wood", "slate", "paper", "brass", "blood", "night", "well")


Material = tuple[Colour, Colour, Colour, int]
_more: dict[str, Material] = {}


def add_materials(materials: Mapping[str, Material]) -> None:
    """Adds the materials that a game has beside those of the menus."""
    _more.update(materials)


def material_of(name: str) -> Material:
    """Gives what a material looks like now: its colour above and below, the light along its edge, its grain."""
    if name in _more:
        return _more[name]
    return {
        "wood": (theme.WOOD, theme.WOOD_LOW, (176, 120, 92), 12),
        "slate": (theme.SLATE, theme.SLATE_LOW, (120, 94, 122), 9),
        "paper": (theme.PAPER, theme.PAPER_LOW, (255, 246, 222), 10),
        "brass": (theme.lighter(theme.BRASS, 40), theme.BRASS_LOW, (255, 226, 150), 12),
        "blood": (theme.BLOOD, theme.BLOOD_LOW, (224, 120, 110), 12),
        "night": (theme.lighter(theme.NIGHT, 10), theme.NIGHT, (92, 70, 92), 6),
        "well": (theme.WELL, theme.WELL_LOW, theme.WELL_EDGE, 6),
    }[name]


def plain(size: tuple[int, int], radius: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """Gives a round rectangle of one colour."""
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.fill((*colour, alpha))
    return cut_corners(result, radius)


@kept(64)
def plate(size: tuple[int, int], radius: int, material: str, line: int, light: int = 0) -> pygame.Surface:
    """Gives a plate of a material with an ink outline and a thin light along its inner edge.

    `line` is the width of the outline in pixels, `light` brightens the material (hover) or darkens it (off).
    """
    top, bottom, edge, rough = material_of(material)
    width, height = (max(line * 2 + 4, value) for value in size)
    result = plain((width, height), radius, theme.INK)
    inner = (width - 2 * line, height - 2 * line)
    thin = max(1, line // 2)
    _lay_rim(result, line, inner, radius - line, (theme.lighter(edge, light), theme.mix(bottom, edge, 0.25)))
    core_size = (max(1, inner[0] - 2 * thin), max(1, inner[1] - 2 * thin))
    core = gradient(core_size, theme.lighter(top, light), theme.lighter(bottom, light))
    if material == "wood":
        _streaks(core, theme.lighter(bottom, light - 10))
    grain(core, rough, seed=len(material))
    _lay_round(result, core, line + thin, radius - line - thin)
    return result if result.get_masks() == _masks() else result.convert_alpha()


def _masks() -> tuple[int, int, int, int]:
    """Gives the order of the channels that is drawn fastest, so that no large picture is converted for nothing."""
    return pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha().get_masks()


def _lay_rim(
    plate: pygame.Surface, at: int, size: tuple[int, int], radius: int, colours: tuple[Colour, Colour]
) -> None:
    """Lays a round gradient on a plate of which only the edge will be seen, so the wide middle is one row stretched."""
    width, height = size
    side = max(radius, at, 1)
    if width <= 2 * side + 1:
        plate.blit(cut_round(gradient(size, *colours), radius), (at, at))
        return
    narrow = cut_round(gradient((2 * side + 1, height), *colours), radius)
    plate.blit(narrow, (at, at), (0, 0, side, height))
    plate.blit(narrow, (at + width - side, at), (side + 1, 0, side, height))
    band = min(height, side)
    for y in (0, height - band):
        strip = pygame.transform.scale(narrow.subsurface((side, y, 1, band)), (width - 2 * side, band))
        plate.blit(strip, (at + side, at + y))


def _lay_round(plate: pygame.Surface, core: pygame.Surface, at: int, radius: int) -> None:
    """Lays an opaque surface on a plate with round corners, of which only the corners are blended."""
    width, height = core.get_size()
    radius = max(0, min(radius, width // 2, height // 2))
    if radius == 0:
        plate.blit(core, (at, at))
        return
    corners = pygame.Surface((2 * radius, 2 * radius)).convert(core)
    places = [(x, y) for x in (0, width - radius) for y in (0, height - radius)]
    for x, y in places:
        corners.blit(core, (radius * bool(x), radius * bool(y)), (x, y, radius, radius))
    cut = cut_round(corners, radius)
    for x, y in places:
        plate.blit(cut, (at + x, at + y), (radius * bool(x), radius * bool(y), radius, radius))
    plate.blit(core, (at + radius, at), (radius, 0, width - 2 * radius, height))
    for x in (0, width - radius):
        plate.blit(core, (at + x, at + radius), (x, radius, radius, height - 2 * radius))


def _streaks(surface: pygame.Surface, colour: Colour) -> None:
    """Draws the grain of wood: long faint lines that wander a little."""
    width, height = surface.get_size()
    chance = random.Random(width * 7 + height)
    step = max(3, height // 18)
    for y in range(0, height, step):
        at = y + chance.randrange(step)
        points = []
        for x in range(0, width + 40, 40):
            at += chance.choice((-1, 0, 0, 1))
            points.append((x, at))
        top = min(point[1] for point in points) - 2
        strip = pygame.Surface((width, max(point[1] for point in points) + 3 - top), pygame.SRCALPHA)
        strip.fill((*colour, 0))
        tone, thick = (*colour, chance.randrange(40, 110)), chance.choice((1, 1, 2))
        pygame.draw.lines(strip, tone, False, [(x, at - top) for x, at in points], thick)
        surface.blit(strip, (0, top))


@lru_cache(maxsize=128)
def _small_frame(radius: int, rim: float, colour: Colour) -> pygame.Surface:
    side = (2 * radius + 2) * FINE
    big = blank((side, side))
    width = max(1, round(rim * FINE))
    pygame.draw.rect(big, (*colour, 255), big.get_rect(), width, border_radius=radius * FINE)
    return pygame.transform.smoothscale(big.premul_alpha(), (2 * radius + 2, 2 * radius + 2))


def _lay_frame(out: pygame.Surface, at: int, size: tuple[int, int], *, radius: int, rim: float, colour: Colour) -> None:
    """Draws a rounded outline; most of it is empty, so only its corners and sides are laid on."""
    radius = max(1, min(radius, (min(size) - 1) // 2))
    small = _small_frame(radius, rim, colour)
    inside = small.subsurface((radius, radius, small.get_width() - 2 * radius, small.get_height() - 2 * radius))
    hollow = not inside.get_bounding_rect().width
    for part, (x, y) in nine(small, (radius, radius), size, hollow=hollow):
        out.blit(part, (at + x, at + y), special_flags=PREMULTIPLIED)


def slab(
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
    """Gives a premultiplied plate with a gradient, grain, a lit upper edge and an ink outline."""
    width, height = size
    out = gradient(size, top, bottom, cuttable=True)
    if width * height > 2400:
        roughen(out, 7)
    rim = max(1.0, border)
    whole = max(1, round(rim))
    if lift and height > 6 * whole:
        pygame.draw.line(out, theme.lighter(top, 34), (0, whole), (width, whole), max(1, whole // 2))
        low = height - whole - 1
        pygame.draw.line(out, theme.lighter(bottom, -22), (0, low), (width, low), max(1, whole // 2))
    round_by = max(1, min(round(radius), (min(size) - 1) // 2))
    cut_corners(out, round_by, premultiplied=True)
    _lay_frame(out, 0, size, radius=round_by, rim=rim, colour=theme.INK)
    if edge is not None and width > 6 * whole and height > 6 * whole:
        inner = (width - 2 * whole, height - 2 * whole)
        _lay_frame(out, whole, inner, radius=max(1, round_by - whole), rim=max(1.0, rim / 2), colour=edge)
    if alpha < 1.0:
        level = round(alpha * 255)
        out.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return finish(out)


def forget() -> None:
    """Drops what is kept."""
    plate.cache_clear()
    _small_frame.cache_clear()
