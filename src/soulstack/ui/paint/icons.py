"""Icons of assets/icons and the marks of seats, rasterised once for a size."""

import contextlib
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from soulstack import paths
from soulstack.ui import theme
from soulstack.ui.paint.surfaces import PREMULTIPLIED, finish, premultiplied
from soulstack.ui.paint.text import words
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import Colour

_MISSING: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    b'<circle cx="50" cy="50" r="40" fill="#b090c0" stroke="#20141f" stroke-width="8"/></svg>'
)


_folders: list[Path] = []


def add_icons(folder: Path) -> None:
    """Looks for icons in a game's own folder too, behind the shared one."""
    if folder not in _folders:
        _folders.append(folder)
        icon_svg.cache_clear()


@cache
def icon_svg(name: str) -> bytes | None:
    """Reads an icon, or gives None when there is none of that name."""
    for folder in (paths.assets() / "icons", *_folders):
        with contextlib.suppress(OSError):
            return (folder / f"{name}.svg").read_bytes()
    return None


@kept(24)
def icon(name: str, px: int) -> pygame.Surface:
    """Gives a straight icon that fits a square of pixels; one that is missing is empty."""
    source = icon_svg(name)
    if source is None:
        return pygame.Surface((px, px), pygame.SRCALPHA)
    return finish(pygame.image.load_sized_svg(BytesIO(source), (px, px)))


@kept(24)
def sign(name: str, px: int) -> pygame.Surface:
    """Gives a premultiplied icon that fits a square of pixels; one that is missing is a plain disc."""
    side = max(4, px)
    return premultiplied(pygame.image.load_sized_svg(BytesIO(icon_svg(name) or _MISSING), (side, side)))


def put_sign(target: pygame.Surface, name: str, px: int, centre: tuple[float, float]) -> None:
    """Blits a premultiplied icon centred at a point."""
    image = sign(name, px)
    target.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=PREMULTIPLIED)


@kept(8)
def seat_badge(seat: int, px: int, letter: str = "") -> pygame.Surface:
    """Draws the mark of a seat: its colour in its shape, with the first letter of the name."""
    mark = theme.seat_mark(seat)
    side = px * 4
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill((*theme.INK, 0))
    middle, size = _SHAPES[mark.shape]
    for share, colour in ((1.0, theme.INK), (0.82, mark.colour)):
        _draw_shape(surface, mark.shape, (side / 2, side * middle), side / 2 * size * share, colour)
    result = pygame.transform.smoothscale(surface, (px, px))
    if letter:
        height = 0.36 if mark.shape == "triangle" else 0.46
        text = words(theme.TITLE_FONT, max(7, round(px * height)), letter[:1].upper(), theme.INK)
        result.blit(text, text.get_rect(center=(px // 2, round(px * (middle + 0.01)))))
    return result.convert_alpha()


# Where the middle of each shape lies and how far it reaches, so that all four look equally large.
_SHAPES: Final = {"circle": (0.5, 0.92), "square": (0.5, 0.86), "triangle": (0.6, 1.16), "diamond": (0.5, 1.0)}


def _draw_shape(surface: pygame.Surface, shape: str, middle: tuple[float, float], reach: float, colour: Colour) -> None:
    x, y = middle
    if shape == "circle":
        pygame.draw.circle(surface, colour, middle, reach)
    elif shape == "square":
        area = pygame.Rect(round(x - reach), round(y - reach), round(reach * 2), round(reach * 2))
        pygame.draw.rect(surface, colour, area, border_radius=round(reach * 0.25))
    elif shape == "triangle":
        pygame.draw.polygon(
            surface, colour, [(x, y - reach), (x + reach * 0.87, y + reach / 2), (x - reach * 0.87, y + reach / 2)]
        )
    else:
        pygame.draw.polygon(surface, colour, [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def forget() -> None:
    """Drops what is kept."""
    for kept_here in (icon_svg, icon, sign, seat_badge):
        kept_here.cache_clear()
