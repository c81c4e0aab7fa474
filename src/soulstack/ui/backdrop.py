"""The basement behind the menus: a brick wall and a table by candle light, with a flicker and drifting dust.

The picture is painted once a window size. What moves (light, flames, dust, souls) is a handful of small blits a frame.
"""

import io
import math
import random
from functools import lru_cache
from typing import Final

import pygame
from attrs import define, field

from soulstack.ui import paint, theme
from soulstack.ui.units import HEIGHT, WIDTH, Space

CANDLES: Final = ((748.0, 548.0, 1.0), (1186.0, 520.0, 0.72))
"""Where the candles stand (their foot, in units) and how large they are."""
TABLE_TOP: Final = 486.0
FLAME: Final = (0.0, -132.0)
"""From a candle's foot to its flame."""

_CANDLE_SVG: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150">
<defs>
<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="36" y1="0" x2="86" y2="0">
<stop offset="0%" stop-color="#fff0cf"/><stop offset="55%" stop-color="#e9cf9f"/>
<stop offset="100%" stop-color="#93694a"/>
</linearGradient>
<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="118" x2="0" y2="148">
<stop offset="0%" stop-color="#e7b45a"/><stop offset="100%" stop-color="#6d431c"/></linearGradient>
</defs>
<path d="M8 126 C8 116 112 116 112 126 C112 146 92 148 60 148 S8 146 8 126z" fill="url(#b)" stroke="#140c14"
 stroke-width="5" stroke-linejoin="round"/>
<path d="M16 126 C20 132 100 132 104 126" fill="none" stroke="#fbdc92" stroke-width="2.4" stroke-opacity=".7"/>
<path d="M36 126 V40 C36 30 46 27 60 27 S86 30 86 40 V126 C86 133 36 133 36 126z" fill="url(#w)" stroke="#140c14"
 stroke-width="5" stroke-linejoin="round"/>
<path d="M36 44 C37 32 48 28 60 28 S85 32 86 44 C86 54 81 56 80 68 C79 78 72 77 72 67 C72 60 66 60 65 66
 C64 88 54 90 53 70 C52 60 46 60 45 70 C44 80 38 78 38 66 C38 56 36 54 36 44z" fill="#fff6e2" stroke="#140c14"
 stroke-width="4" stroke-linejoin="round"/>
<path d="M60 32 V18" stroke="#140c14" stroke-width="4.5" stroke-linecap="round"/>
</svg>"""

_FLAME_SVG: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90">
<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="86">
<stop offset="0%" stop-color="#ff7a30"/><stop offset="60%" stop-color="#ffcf58"/>
<stop offset="100%" stop-color="#fff7d6"/>
</linearGradient></defs>
<path d="M30 6 C50 34 54 50 49 66 C44 82 16 82 11 66 C6 48 24 42 30 6z" fill="url(#f)" stroke="#7a2b18"
 stroke-width="4" stroke-linejoin="round"/>
<path d="M30 40 C39 54 41 62 38 69 C35 77 25 77 22 69 C19 60 28 56 30 40z" fill="#fffdf0"/>
</svg>"""


@lru_cache(maxsize=2)
def basement(space: Space) -> pygame.Surface:
    """Paints the room without its flames; cached, so do not draw on it."""
    picture = pygame.Surface(space.size).convert()
    _wall(picture, space)
    _table(picture, space)
    _light(picture, space)
    _candles(picture, space)
    paint.grain(picture, 7, seed=9)
    return picture


def _wall(picture: pygame.Surface, space: Space) -> None:
    chance = random.Random(5)
    mortar, stone = (52, 38, 48), (104, 76, 82)
    picture.fill(mortar)
    bottom = space.point(0, TABLE_TOP)[1]
    height = space.px(54)
    gap, radius = space.px(4), space.px(7)
    y = bottom - height * (bottom // height + 1)
    row = 0
    while y < bottom:
        x = -space.px(chance.uniform(10, 90))
        while x < picture.get_width():
            width = space.px(chance.uniform(92, 138))
            tint = theme.lighter(stone, chance.randrange(-16, 12))
            brick = pygame.Rect(x, y, width - gap, height - gap)
            pygame.draw.rect(picture, theme.lighter(tint, -34), brick.move(0, max(1, gap // 2)), border_radius=radius)
            pygame.draw.rect(picture, theme.lighter(tint, 16), brick, border_radius=radius)
            pygame.draw.rect(picture, tint, brick.move(0, max(1, gap // 2)).inflate(-gap // 2, 0), border_radius=radius)
            if chance.random() < 0.13:
                _crack(picture, brick, theme.lighter(tint, -40), chance, space)
            x += width
        y += height
        row += 1


def _crack(
    picture: pygame.Surface, brick: pygame.Rect, colour: theme.Colour, chance: random.Random, space: Space
) -> None:
    x = brick.left + brick.width * chance.uniform(0.2, 0.7)
    y = float(brick.top)
    points = [(x, y)]
    while y < brick.bottom - brick.height * 0.3:
        x += space.px(chance.uniform(2, 9)) * chance.choice((-1, 1))
        y += space.px(chance.uniform(6, 13))
        points.append((x, y))
    if len(points) > 1:
        pygame.draw.lines(picture, colour, False, points, space.px(2))


def _table(picture: pygame.Surface, space: Space) -> None:
    """Lays planks that run towards the eye; they spread from a vanishing point high above the window's middle."""
    width, height = picture.get_size()
    top = space.point(0, TABLE_TOP)[1]
    if top >= height:
        return
    chance = random.Random(11)
    centre = space.point(WIDTH / 2, 0)[0]
    spread = 1.62
    board = space.px(118)
    count = math.ceil(width / board) + 4
    colour = (116, 70, 54)
    for at in range(-count // 2, count // 2 + 1):
        left, right = centre + at * board, centre + (at + 1) * board
        low_left, low_right = centre + (left - centre) * spread, centre + (right - centre) * spread
        tint = theme.lighter(colour, chance.randrange(-14, 12))
        pygame.draw.polygon(picture, tint, [(left, top), (right, top), (low_right, height), (low_left, height)])
        for _ in range(7):
            share = chance.random()
            start = left + (right - left) * share
            end = low_left + (low_right - low_left) * share
            pygame.draw.line(
                picture, theme.lighter(tint, -12), (start, top), (end, height), chance.choice((1, 1, space.px(2)))
            )
        pygame.draw.line(picture, (38, 20, 24), (left, top), (low_left, height), space.px(4))
    # The far edge: a dark line of ink and a lit rim.
    pygame.draw.rect(picture, theme.lighter(colour, 34), pygame.Rect(0, top, width, space.px(7)))
    pygame.draw.rect(picture, theme.INK, pygame.Rect(0, top - space.px(4), width, space.px(5)))
    shade = paint.gradient((1, max(1, height - top)), (255, 255, 255), (120, 104, 110))
    picture.blit(pygame.transform.scale(shade, (width, height - top)), (0, top), special_flags=pygame.BLEND_RGB_MULT)


def _light(picture: pygame.Surface, space: Space) -> None:
    """Darkens everything by its distance from the flames; the far corners are cold, the near ones warm."""
    columns, rows = 64, 36
    small = pygame.Surface((columns, rows))
    lamps = [
        (*space.point(x + FLAME[0] * size, y + FLAME[1] * size), 430 * space.scale * size) for x, y, size in CANDLES
    ]
    width, height = picture.get_size()
    for row in range(rows):
        for column in range(columns):
            x, y = (column + 0.5) * width / columns, (row + 0.5) * height / rows
            warm = 0.0
            for lamp_x, lamp_y, reach in lamps:
                # Light pools wider than high, as on a table.
                far = math.hypot((x - lamp_x) / 1.15, y - lamp_y) / reach
                warm += 1 / (1 + (far * 1.35) ** 2.6)
            warm = min(1.0, warm)
            low = (34, 28, 46)
            small.set_at((column, row), theme.mix(low, (255, 236, 205), warm))
    picture.blit(pygame.transform.smoothscale(small, picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    glow = glow_of(space.px(300))
    for lamp_x, lamp_y, reach in lamps:
        share = reach / (430 * space.scale)
        image = pygame.transform.smoothscale_by(glow, share) if share < 1 else glow
        picture.blit(image, image.get_rect(center=(lamp_x, lamp_y)))


def _candles(picture: pygame.Surface, space: Space) -> None:
    for x, y, size in CANDLES:
        foot = space.point(x, y)
        shade = paint.shadow((space.px(96 * size), space.px(14 * size)), space.px(7 * size), space.px(9 * size), 190)
        picture.blit(shade, shade.get_rect(center=(foot[0], foot[1] - space.px(4 * size))))
        image = candle(space.px(150 * size))
        picture.blit(image, image.get_rect(midbottom=foot))


@lru_cache(maxsize=4)
def candle(height: int) -> pygame.Surface:
    """Gives a candle in its holder, without its flame."""
    return pygame.image.load_sized_svg(io.BytesIO(_CANDLE_SVG.encode()), (height, height)).convert_alpha()


@lru_cache(maxsize=32)
def flame(height: int) -> pygame.Surface:
    """Gives a flame."""
    return pygame.image.load_sized_svg(io.BytesIO(_FLAME_SVG.encode()), (height, height)).convert_alpha()


@lru_cache(maxsize=4)
def glow_of(radius: int) -> pygame.Surface:
    """Gives a round warm light that fades to nothing."""
    side = 48
    small = pygame.Surface((side, side), pygame.SRCALPHA)
    for y in range(side):
        for x in range(side):
            far = math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / (side / 2)
            small.set_at((x, y), (255, 176, 92, round(88 * max(0.0, 1 - far) ** 2)))
    return pygame.transform.smoothscale(small, (radius * 2, radius * 2)).convert_alpha()


@lru_cache(maxsize=2)
def veil(size: tuple[int, int]) -> pygame.Surface:
    """Gives the dark that lies between a menu and what is behind it."""
    dark = pygame.Surface(size, pygame.SRCALPHA)
    dark.fill((14, 7, 16, 178))
    return dark


@define
class Mote:
    """A grain of dust, in units."""

    x: float
    y: float
    drift: float
    rise: float
    phase: float
    size: float


@define
class Air:
    """What moves in the room: the flicker of the flames and the dust in their light."""

    still: bool = False
    """True with reduced motion: the flames stand and there is no dust."""
    time: float = 0.0
    motes: list[Mote] = field(factory=list)

    def __attrs_post_init__(self) -> None:
        chance = random.Random(17)
        self.motes = [
            Mote(
                chance.uniform(0, WIDTH),
                chance.uniform(0, HEIGHT),
                chance.uniform(-9, 9),
                chance.uniform(-11, -3),
                chance.uniform(0, math.tau),
                chance.uniform(1.6, 4.2),
            )
            for _ in range(34)
        ]

    def update(self, dt: float) -> None:
        """Lets time pass."""
        if self.still:
            return
        self.time += dt
        for mote in self.motes:
            mote.x = (mote.x + (mote.drift + 6 * math.sin(self.time * 0.6 + mote.phase)) * dt) % WIDTH
            mote.y = (mote.y + mote.rise * dt) % HEIGHT

    def flicker(self, candle_number: int = 0) -> float:
        """Gives how bright a flame is now, about 0.75 to 1: slow breathing with quick small gusts."""
        t = self.time + candle_number * 7.3
        return 0.87 + 0.07 * math.sin(t * 2.1) + 0.04 * math.sin(t * 7.9 + 1) + 0.02 * math.sin(t * 19.1)

    def draw(self, surface: pygame.Surface, space: Space, aside: tuple[float, float] = (0.0, 0.0)) -> None:
        """Draws flames, their light and the dust, for a room that is painted so far aside."""
        for number, (x, y, size) in enumerate(CANDLES):
            bright = self.flicker(number)
            wick = space.point(x + aside[0] + FLAME[0] * size, y + aside[1] + FLAME[1] * size + 24 * size)
            glow = glow_of(space.px(150 * size))
            glow.set_alpha(round(255 * max(0.0, min(1.0, (bright - 0.7) * 3.2))))
            surface.blit(glow, glow.get_rect(center=(wick[0], wick[1] - space.px(26 * size))))
            # A few heights only, so that the cache holds them all.
            image = flame(space.px(66 * size * (0.86 + 0.03 * round((bright - 0.75) * 20))))
            sway = 0 if self.still else round(math.sin(self.time * 2.7 + number) * 1.6 * space.scale)
            surface.blit(image, image.get_rect(midbottom=(wick[0] + sway, wick[1])))
        if not self.still:
            self._draw_dust(surface, space, aside)

    def _draw_dust(self, surface: pygame.Surface, space: Space, aside: tuple[float, float]) -> None:
        for mote in self.motes:
            shine = 0.5 + 0.5 * math.sin(self.time * 1.3 + mote.phase)
            near = max(
                0.0,
                *(1 - math.hypot(mote.x - x, mote.y - (y + FLAME[1] * size)) / (520 * size) for x, y, size in CANDLES),
            )
            level = int(5 * shine * near + 0.5)
            if level:
                image = _dust(space.px(mote.size) + 1, level)
                surface.blit(
                    image, space.point(mote.x + aside[0], mote.y + aside[1]), special_flags=pygame.BLEND_RGB_ADD
                )


@lru_cache(maxsize=64)
def _dust(side: int, level: int) -> pygame.Surface:
    big = pygame.Surface((side * 4, side * 4))
    pygame.draw.circle(big, (34 * level, 25 * level, 15 * level), (side * 2, side * 2), side * 2 - 2)
    return pygame.transform.smoothscale(big, (side, side)).convert()


def forget() -> None:
    """Empties the caches after a resize."""
    for cache in (basement, candle, flame, glow_of, veil, _dust):
        cache.cache_clear()
