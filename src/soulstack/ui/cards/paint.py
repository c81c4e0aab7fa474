"""Surface helpers: SVG rasterising, gradients, grain, masks, icons, shadows and outlined text.

Every surface returned from here is premultiplied unless the name says otherwise.
"""

import math
import random
from functools import lru_cache
from io import BytesIO

import pygame

from soulstack.ui.cards import files
from soulstack.ui.cards.fonts import font
from soulstack.ui.cards.themes import CREAM, INK, Colour
from soulstack.ui.picture_cache import kept

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
_MISSING = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    b'<circle cx="50" cy="50" r="40" fill="#b090c0" stroke="#20141f" stroke-width="8"/></svg>'
)


def finish(surface: pygame.Surface) -> pygame.Surface:
    """Converts a premultiplied surface to the format of the display, when there is one."""
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return surface.convert_alpha()
    return surface


def blank(size: tuple[int, int]) -> pygame.Surface:
    """Returns a transparent surface."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)


def mix(a: Colour, b: Colour, part: float) -> Colour:
    """Blends two colours."""
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return (red, green, blue)


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """Returns an opaque vertical gradient."""
    strip = pygame.Surface((1, 2), pygame.SRCALPHA, 32)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    return pygame.transform.smoothscale(strip, (max(1, size[0]), max(1, size[1])))


@lru_cache(maxsize=8)
def grain(amount: int, seed: int = 3) -> pygame.Surface:
    """Returns a tile of fine noise that hides banding."""
    levels = bytes(value * amount // 256 for value in range(256))
    values = random.Random(seed).randbytes(128 * 128).translate(levels)
    pixels = bytearray(3 * len(values))
    pixels[0::3] = pixels[1::3] = pixels[2::3] = values
    return pygame.image.frombytes(bytes(pixels), (128, 128), "RGB")


def add_grain(surface: pygame.Surface, amount: int, seed: int = 3, *, darken: bool = False) -> None:
    """Adds noise over a whole surface."""
    tile = grain(amount, seed)
    flags = pygame.BLEND_RGB_SUB if darken else pygame.BLEND_RGB_ADD
    for y in range(0, surface.get_height(), 128):
        for x in range(0, surface.get_width(), 128):
            surface.blit(tile, (x, y), special_flags=flags)


@kept(8)
def rounded_mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Returns a smooth white rounded rectangle, used to clip by BLEND_RGBA_MULT."""
    big = blank((max(1, size[0]) * 3, max(1, size[1]) * 3))
    pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(), border_radius=radius * 3)
    return pygame.transform.smoothscale(big.premul_alpha(), (max(1, size[0]), max(1, size[1])))


def clip_rounded(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Clips an opaque or premultiplied surface to a rounded rectangle, in place."""
    width, height = surface.get_size()
    side = 2 * radius
    if side >= min(width, height):
        surface.blit(rounded_mask((width, height), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface
    # Only the corners are cut: the rest of a large mask is white and would change nothing.
    corners = rounded_mask((side, side), radius)
    for x, from_x in ((0, 0), (width - radius, radius)):
        for y, from_y in ((0, 0), (height - radius, radius)):
            area = (from_x, from_y, radius, radius)
            surface.blit(corners, (x, y), area, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


@kept(8)
def vignette(size: tuple[int, int]) -> pygame.Surface:
    """Returns the dark edges laid over pictures, straight alpha."""
    small = blank((24, 18))
    for y in range(18):
        for x in range(24):
            away = math.hypot((x - 11.5) / 12, (y - 8.5) / 9)
            small.set_at((x, y), (12, 4, 18, int(max(0.0, min(1.0, away - 0.66)) * 190)))
    return pygame.transform.smoothscale(small, size)


def raster(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Rasterises an SVG to fit inside a size, straight alpha."""
    return pygame.image.load_sized_svg(BytesIO(svg), size)


def cover(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Rasterises a picture so that it covers a size, cropping what sticks out."""
    width, height = size
    scale = max(width / 260, height / 190)
    picture = raster(svg, (math.ceil(260 * scale) + 1, math.ceil(190 * scale) + 1))
    out = blank(size)
    out.fill((30, 18, 34, 255))
    out.blit(picture, picture.get_rect(center=(width // 2, height // 2)))
    return out


@kept(24)
def icon(name: str, px: int) -> pygame.Surface:
    """Returns an icon fitting a square of `px` pixels; an unknown name gives a plain disc."""
    source = files.icon_svg(name) or _MISSING
    return finish(raster(source, (max(4, px), max(4, px))).premul_alpha())


def put_icon(target: pygame.Surface, name: str, px: int, centre: tuple[float, float]) -> None:
    """Blits an icon centred at a point."""
    image = icon(name, px)
    target.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=PREMULTIPLIED)


@kept(32)
def outlined(
    text: str, px: int, colour: Colour = CREAM, ink: Colour = INK, border: float = 2.0, *, face: str = "title"
) -> pygame.Surface:
    """Renders text with a dark outline and a small drop, at twice the size and scaled down for smooth edges."""
    big = font(face, px * 2)
    width = max(1, round(border * 2))
    big.outline = width
    under = big.render(text, True, ink)
    big.outline = 0
    over = big.render(text, True, colour)
    drop = max(1, width // 2)
    out = blank((under.get_width(), under.get_height() + drop))
    out.blit(under, (0, drop))
    out.blit(under, (0, 0))
    out.blit(over, (width, width))
    size = (max(1, out.get_width() // 2), max(1, out.get_height() // 2))
    return finish(pygame.transform.smoothscale(out.premul_alpha(), size))


def number(value: str, px: int, colour: Colour = CREAM) -> pygame.Surface:
    """Renders a stat number."""
    return outlined(value, px, colour, INK, max(1.0, px * 0.085))


def text_width(text: str, px: int, face: str = "title") -> int:
    """Measures text at a size."""
    return font(face, px).size(text)[0]


def shadow(size: tuple[int, int], radius: int, blur: int = 0, alpha: int = 150) -> pygame.Surface:
    """Returns a soft shadow; it is larger than `size` by `2 * blur` on every side."""
    blur = blur or max(3, size[0] // 24)
    return _soft(size, radius, blur, (0, 0, 0), alpha)


def glow(size: tuple[int, int], radius: int, colour: Colour, blur: int = 0) -> pygame.Surface:
    """Returns a coloured halo; it is larger than `size` by `2 * blur` on every side."""
    blur = blur or max(4, size[0] // 16)
    spread = (size[0] + 2 * (blur // 2), size[1] + 2 * (blur // 2))
    soft = _soft(spread, radius + blur // 2, max(1, blur * 3 // 4), colour, 255)
    out = blank((size[0] + 4 * blur, size[1] + 4 * blur))
    place = ((out.get_width() - soft.get_width()) // 2, (out.get_height() - soft.get_height()) // 2)
    out.blit(soft, place, special_flags=PREMULTIPLIED)
    out.blit(soft, place, special_flags=PREMULTIPLIED)
    return finish(out)


def _soft(size: tuple[int, int], radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """Blurs a rounded rectangle, a wide blur at a part of its size since nobody sees the difference."""
    step = 1 if blur < 6 else 2 if blur < 14 else 4
    width, height = size[0] + 4 * blur, size[1] + 4 * blur
    small = blank((round(width / step), round(height / step)))
    rect = pygame.Rect(0, 0, round(size[0] / step), round(size[1] / step))
    # An odd gap would push the halo to one side, so the inner size takes the parity of the outer one.
    rect.width += (small.get_width() - rect.width) % 2
    rect.height += (small.get_height() - rect.height) % 2
    rect.topleft = ((small.get_width() - rect.width) // 2, (small.get_height() - rect.height) // 2)
    pygame.draw.rect(small, (*colour, alpha), rect, border_radius=max(1, radius // step))
    soft = pygame.transform.gaussian_blur(small.premul_alpha(), max(1, blur // step))
    return finish(pygame.transform.smoothscale(soft, (width, height)))


def forget() -> None:
    """Drops cached surfaces, for a new display mode."""
    icon.cache_clear()
    outlined.cache_clear()
