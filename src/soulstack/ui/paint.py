"""Painting with code: grain, gradients, round plates with ink outlines, shadows, glows, outlined words, icons.

Everything here is made once for a size and cached; nothing is meant to be made again in each frame. Round edges come
from masks whose corners are drawn four times as large, because pygame's own round corners are jagged.
"""

import contextlib
import random
from functools import lru_cache
from typing import Final

import pygame

from soulstack.ui import theme
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import Colour

TILE: Final = 128
SCRAP: Final = 0.2
"""A last line shorter than this part of the width looks forgotten."""

MATERIALS: Final = ("wood", "slate", "paper", "brass", "blood", "night", "well")


def material_of(name: str) -> tuple[Colour, Colour, Colour, int]:
    """Gives what a material looks like now: its colour above and below, the light along its edge, its grain."""
    return {
        "wood": (theme.WOOD, theme.WOOD_LOW, (176, 120, 92), 12),
        "slate": (theme.SLATE, theme.SLATE_LOW, (120, 94, 122), 9),
        "paper": (theme.PAPER, theme.PAPER_LOW, (255, 246, 222), 10),
        "brass": (theme.lighter(theme.BRASS, 40), theme.BRASS_LOW, (255, 226, 150), 12),
        "blood": (theme.BLOOD, theme.BLOOD_LOW, (224, 120, 110), 12),
        "night": (theme.lighter(theme.NIGHT, 10), theme.NIGHT, (92, 70, 92), 6),
        "well": (theme.WELL, theme.WELL_LOW, theme.WELL_EDGE, 6),
    }[name]


@lru_cache(maxsize=16)
def _grain_tile(amplitude: int, seed: int) -> pygame.Surface:
    steps = bytes(value * amplitude // 256 for value in range(256))
    values = random.Random(seed).randbytes(TILE * TILE).translate(steps)
    pixels = bytearray(TILE * TILE * 4)
    for channel in range(3):
        pixels[channel::4] = values
    return pygame.image.frombuffer(bytes(pixels), (TILE, TILE), "BGRA").convert()


def grain(surface: pygame.Surface, amplitude: int, seed: int = 3) -> None:
    """Roughens a surface, half up and half down: it gives material and breaks the steps of dark gradients."""
    if amplitude <= 0:
        return
    half = amplitude // 2
    surface.fill((half, half, half), special_flags=pygame.BLEND_RGB_SUB)
    tile = _grain_tile(amplitude, seed)
    for y in range(0, surface.get_height(), TILE):
        for x in range(0, surface.get_width(), TILE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def layer(size: tuple[int, int]) -> pygame.Surface:
    """Gives an opaque surface to be copied to the whole window at the start of each frame.

    Its rows are a pixel longer than what is seen. SDL copies rows of sixteen bytes past the cache, so all that is blended
    onto the window afterwards would have to fetch it from memory; other rows it copies through the cache.
    """
    return pygame.Surface((size[0] + 1, size[1])).convert().subsurface((0, 0, *size))


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """Gives an opaque surface that runs from one colour to the other."""
    seed = pygame.Surface((1, 2))
    seed.set_at((0, 0), top)
    seed.set_at((0, 1), bottom)
    return pygame.transform.smoothscale(seed, size)


@kept(16)
def round_mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Gives a white round rectangle with soft corners; cached, so do not draw on it."""
    width, height = size
    radius = max(0, min(radius, width // 2, height // 2))
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    if radius == 0:
        return mask
    big = pygame.Surface((radius * 8, radius * 8), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (radius * 4, radius * 4), radius * 4)
    disc = pygame.transform.smoothscale(big, (radius * 2, radius * 2))
    for x, source_x in ((0, 0), (width - radius, radius)):
        for y, source_y in ((0, 0), (height - radius, radius)):
            area = pygame.Rect(source_x, source_y, radius, radius)
            mask.fill((255, 255, 255, 0), pygame.Rect(x, y, radius, radius))
            mask.blit(disc, (x, y), area, special_flags=pygame.BLEND_RGBA_MAX)
    return mask


def cut_round(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Gives a copy of a surface with round corners."""
    result = surface.convert_alpha()
    _cut_corners(result, radius, pygame.BLEND_RGBA_MIN)
    return result


def _cut_corners(surface: pygame.Surface, radius: int, flags: int) -> None:
    """Lays the corners of a round mask on a surface; everywhere else the mask is white and changes nothing."""
    width, height = surface.get_size()
    radius = max(0, min(radius, width // 2, height // 2))
    if radius == 0:
        return
    mask = round_mask((radius * 2, radius * 2), radius)
    for x, from_x in ((0, 0), (width - radius, radius)):
        for y, from_y in ((0, 0), (height - radius, radius)):
            surface.blit(mask, (x, y), pygame.Rect(from_x, from_y, radius, radius), special_flags=flags)


def plain(size: tuple[int, int], radius: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """Gives a round rectangle of one colour."""
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.fill((*colour, alpha))
    _cut_corners(result, radius, pygame.BLEND_RGBA_MULT)
    return result


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


@kept(48)
def shadow(size: tuple[int, int], radius: int, blur: int, alpha: int = 150) -> pygame.Surface:
    """Gives a soft shadow for a plate of this size; it is `2 * blur` larger on every side."""
    return _soft(size, radius, blur, (8, 3, 10, alpha))


@kept(48)
def glow(size: tuple[int, int], radius: int, blur: int, colour: Colour, alpha: int = 220) -> pygame.Surface:
    """Gives a coloured light round a plate of this size; it is `2 * blur` larger on every side."""
    return _soft((size[0] + blur, size[1] + blur), radius + blur // 2, blur, (*colour, alpha), blur // 2)


def _soft(
    size: tuple[int, int], radius: int, blur: int, colour: tuple[int, int, int, int], inset: int = 0
) -> pygame.Surface:
    margin = 2 * blur - inset
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    # Of a large one the edges are alike all along and the middle is flat, so a small one is drawn out.
    least = 4 * (radius // 2 + 2 * blur + 2)
    short = (min(size[0], least + size[0] % 4), min(size[1], least + size[1] % 4))
    if short != size:
        return _drawn_out(_soft(short, radius, blur, colour, inset), full)
    # Blurred at half size: a blur has no fine detail to lose.
    small = pygame.Surface((max(1, full[0] // 2), max(1, full[1] // 2)), pygame.SRCALPHA)
    red, green, blue, alpha = colour
    small.fill((red, green, blue, 0))
    shape = plain((max(1, size[0] // 2), max(1, size[1] // 2)), radius // 2, (red, green, blue), alpha)
    small.blit(shape, shape.get_rect(center=small.get_rect().center))
    # Converted while it is small: a copy of the large one would cost as much as all the rest.
    soft = pygame.transform.box_blur(small, max(1, blur // 2)).convert_alpha()
    return pygame.transform.smoothscale(soft, full)


def _drawn_out(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Enlarges a picture by its middle row and its middle column alone."""
    result = pygame.Surface(size, image.get_flags() & pygame.SRCALPHA, image)
    image.set_alpha(None)  # copied, not blended
    wide, high = image.get_size()
    columns = _thirds(wide, size[0])
    for y, from_y, tall, from_tall in _thirds(high, size[1]):
        for x, from_x, broad, from_broad in columns:
            part = image.subsurface((from_x, from_y, from_broad, from_tall))
            if (from_broad, from_tall) == (1, 1):
                result.fill(part.get_at((0, 0)), (x, y, broad, tall))
            elif (broad, tall) == (from_broad, from_tall):
                result.blit(part, (x, y))
            else:
                result.blit(pygame.transform.scale(part, (broad, tall)), (x, y))
    return result


def _thirds(short: int, long: int) -> list[tuple[int, int, int, int]]:
    """Gives the parts of a length that is drawn out: where each goes, where it is from, its length, its length there."""
    if short == long:
        return [(0, 0, long, short)]
    half = short // 2
    rest = short - half - 1
    return [(0, 0, half, half), (half, half, long - half - rest, 1), (long - rest, half + 1, rest, rest)]


@kept(32)
def words(name: str, px: int, text: str, colour: Colour, outline: int = 0) -> pygame.Surface:
    """Renders one line, with an ink outline when asked for."""
    face = theme.font(name, px)
    if not outline:
        return face.render(text, True, colour).convert_alpha()
    face.outline = outline
    back = face.render(text, True, theme.INK)
    face.outline = 0
    front = face.render(text, True, colour)
    result = pygame.Surface(back.get_size(), pygame.SRCALPHA)
    result.blit(back, (0, 0))
    result.blit(front, (outline, outline))
    return result.convert_alpha()


@lru_cache(maxsize=16384)
def _wide(name: str, px: int, text: str) -> int:
    """Measures a word; a page has few different ones, and measuring costs more than all the rest of wrapping."""
    return theme.font(name, px).size(text)[0]


@lru_cache(maxsize=1024)
def wrap(name: str, px: int, text: str, width: int) -> tuple[str, ...]:
    """Breaks a text into lines that fit, and keeps its own line breaks; a word that is too long is parted."""
    face = theme.font(name, px)
    gap = _wide(name, px, " ")
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, used = "", 0
        for word in paragraph.split(" "):
            rest = word
            while _wide(name, px, rest) > width and len(rest) > 1:
                fits = next(
                    count for count in range(len(rest) - 1, 0, -1) if face.size(rest[:count])[0] <= width or count == 1
                )
                # The way to a file breaks between its parts.
                part = max(rest.rfind(sign, 0, fits) for sign in "/\\-_") + 1
                fits = part if part > fits // 3 else fits
                if line:
                    lines.append(line)
                    line = ""
                lines.append(rest[:fits])
                rest = rest[fits:]
            longer = f"{line} {rest}" if line else rest
            wide = _wide(name, px, rest)
            sum_of_words = used + gap + wide
            # Letters of neighbours may stand a little closer: near the edge only the whole line tells.
            if line and abs(sum_of_words - width) <= px:
                sum_of_words = face.size(longer)[0]
            if line and sum_of_words > width:
                lines.append(line)
                line, used = rest, wide
            else:
                line, used = longer, sum_of_words if line else wide
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=128)
def filled(name: str, px: int, text: str, width: int) -> tuple[str, ...]:
    """Wraps a text into full lines; where the last one would be a scrap, the others are a little shorter."""
    lines = wrap(name, px, text, width)
    if len(lines) < 2 or _wide(name, px, lines[-1]) >= SCRAP * width:
        return lines
    longest = max(_wide(name, px, word) for word in text.split() or [""])
    step = max(1, width // 24)
    for narrower in range(width - step, max(width // 2, longest - 1), -step):
        tried = wrap(name, px, text, narrower)
        if len(tried) > len(lines):
            break
        if _wide(name, px, tried[-1]) >= SCRAP * width:
            return tried
    return lines


@lru_cache(maxsize=64)
def balanced(name: str, px: int, text: str, width: int) -> tuple[str, ...]:
    """Wraps a text into as few lines as fit, about equally long, so that no word stands alone on the last one."""
    lines = wrap(name, px, text, width)
    face = theme.font(name, px)
    # Not narrower than the longest word: that one would be cut.
    longest = max(face.size(word)[0] for word in text.split() or [""])
    low, high = min(width, max(width // 2, longest - 1)), width
    while high - low > 4:
        middle = (low + high) // 2
        if len(wrap(name, px, text, middle)) <= len(lines):
            high = middle
        else:
            low = middle
    return wrap(name, px, text, high)


@kept(24)
def icon(name: str, px: int) -> pygame.Surface:
    """Rasterises an icon of assets/icons; one that is missing is empty."""
    from soulstack import paths

    with contextlib.suppress(OSError, pygame.error):
        return pygame.image.load_sized_svg(str(paths.assets() / "icons" / f"{name}.svg"), (px, px)).convert_alpha()
    return pygame.Surface((px, px), pygame.SRCALPHA)


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
    """Empties the caches after a resize: their sizes will not be asked for again."""
    for cache in (round_mask, plate, shadow, glow, words, _wide, wrap, filled, balanced, icon, seat_badge):
        cache.cache_clear()
