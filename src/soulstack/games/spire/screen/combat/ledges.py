"""The ledges that rows stand on: stone steps, the far one first, painted once into the ground of a fight."""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.screen import backdrop
from soulstack.games.spire.screen.combat.layout import Layout
from soulstack.ui import paint, theme
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

TONES: Final[dict[int, tuple[Colour, Colour, Colour]]] = {
    1: ((92, 128, 130), (44, 66, 76), (150, 214, 200)),
    2: ((152, 106, 122), (78, 46, 66), (255, 208, 176)),
    3: ((130, 138, 156), (62, 70, 92), (236, 238, 226)),
    4: ((112, 48, 54), (48, 18, 26), (255, 150, 120)),
}
"""The stone of each act: its top, its front, the light on its edge."""
INK: Final[Colour] = (20, 12, 24)
DARK: Final[Colour] = (14, 20, 30)
RISE: Final = 6
"""Frames in which the ground comes up."""
Rows = tuple[tuple[int, tuple[float, float, float]], ...]
"""The ledges: their ground line, left and right end."""
TOP: Final = 23.0
FRONT: Final = 17.0


class Ground:
    """The picture behind the figures of a fight; it is painted in steps, and comes up out of the dark."""

    def __init__(self) -> None:
        self._key: object = None
        self._steps: Iterator[pygame.Surface] | None = None
        self._image: pygame.Surface | None = None
        self._next: pygame.Surface | None = None
        self._frames = 0

    def draw(
        self, surface: pygame.Surface, desk: "Desk", layout: Layout, act: int, boss: tuple[float, float] | None
    ) -> None:
        """Draws the place with its ledges as far as it is painted; `boss` is where one stands beside them."""
        rows = tuple(sorted(layout.ledges.items()))
        size = surface.get_size()
        key = (act, rows, boss, desk.kit.u, size)
        if key != self._key:
            self._key, self._frames = key, 0
            self._steps = _steps(desk, layout, act, rows, boss, size)
            if self._image is not None and self._image.get_size() != size:
                self._image = None
        if self._steps is not None:
            self._go_on(desk.brush.share is None)
        if self._image is None:
            surface.fill(DARK)
            return
        surface.blit(self._image, (0, 0))
        if self._frames < RISE and desk.brush.share is not None:
            desk.kit.put(surface, desk.kit.veil(size, DARK, 1 - self._frames / RISE), 0, 0)
            self._frames += 1

    def _go_on(self, at_once: bool) -> None:
        """Paints one step, or all of them."""
        assert self._steps is not None
        last: pygame.Surface | None = None
        for image in self._steps:
            last = image
            if not at_once:
                break
        else:
            self._image, self._steps = last if last is not None else self._next, None
            return
        self._next = last


def _steps(
    desk: "Desk",
    layout: Layout,
    act: int,
    rows: Rows,
    boss: tuple[float, float] | None,
    size: tuple[int, int],
) -> Iterator[pygame.Surface]:
    """Paints the place, which the fights of an act share, then the ledges of this one."""
    held, key = desk.brush.held, ("fight place", act, size, layout.solo)
    place = held.find(key)
    if place is None:
        for image in backdrop.place_steps(f"act{act}", size, floor=layout.solo):
            place = image
            yield image
        assert place is not None
        held.keep(key, place)
    out = paint.layer(size)
    out.blit(place, (0, 0))
    yield out
    if rows:
        for _ in _paint(out, desk.kit.u, rows, TONES[min(4, max(1, act))], boss):
            yield out
    backdrop.finish(out, (8, 12, 20) if act != 2 else (12, 7, 18))
    yield out


def _paint(
    out: pygame.Surface,
    u: float,
    rows: Rows,
    tones: tuple[Colour, Colour, Colour],
    boss: tuple[float, float] | None,
) -> Iterator[None]:
    chance = random.Random(31)
    _wall(out, u, rows, tones)
    yield
    lines = sorted((place for _, place in rows), key=lambda place: place[0])
    for k, (y, left, right) in enumerate(lines):
        low = lines[k + 1][0] - TOP if k + 1 < len(lines) else y + FRONT + 62
        _ledge(out, u, (y, left, right, low), _nearer(tones, (k + 1) / len(lines)), chance)
        yield
    if boss is not None:
        _dais(out, u, boss, tones)


def _wall(
    out: pygame.Surface,
    u: float,
    rows: Rows,
    tones: tuple[Colour, Colour, Colour],
) -> None:
    """Lays a dark floor under the ledges, so that they stand on something."""
    top = round(max(max(place[0] for _, place in rows) - 140, min(place[0] for _, place in rows) + 30) * u)
    w, h = out.get_size()
    shade = paint.gradient((w, max(1, h - top)), theme.mix(tones[1], INK, 0.55), theme.mix(tones[1], INK, 0.9))
    shade.set_alpha(226)
    out.blit(shade, (0, top))


def _nearer(tones: tuple[Colour, Colour, Colour], part: float) -> tuple[Colour, Colour, Colour]:
    grow = round(26 * part) - 14
    return theme.lighter(tones[0], grow), theme.lighter(tones[1], grow), tones[2]


def _ledge(
    out: pygame.Surface,
    u: float,
    place: tuple[float, float, float, float],
    tones: tuple[Colour, Colour, Colour],
    chance: random.Random,
) -> None:
    y, left, right, low = place
    top, front = y - TOP, y + FRONT
    floor = [(left + 18, top), (right - 8, top), (right + 14, front), (left - 10, front)]
    side = pygame.Rect(
        round((left - 10) * u), round(front * u), round((right - left + 24) * u), round((low - front + 4) * u)
    )
    body = paint.gradient(side.size, theme.lighter(tones[1], 6), theme.mix(tones[1], INK, 0.55))
    out.blit(body, side)
    _bricks(out, u, side, tones[1])
    pygame.draw.rect(out, INK, side, max(1, round(2.6 * u)))
    box = pygame.Rect(round((left - 10) * u), round(top * u), round((right - left + 24) * u), round((front - top) * u))
    slab = paint.gradient(box.size, theme.lighter(tones[0], 4), theme.mix(tones[0], tones[1], 0.55), cuttable=True)
    mask = paint.blank(box.size)
    path = [((a - left + 10) * u, (b - top) * u) for a, b in floor]
    pygame.draw.polygon(mask, (255, 255, 255, 255), path)
    slab.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(slab, box, special_flags=paint.PREMULTIPLIED)
    crack = theme.mix(tones[1], INK, 0.35)
    for _ in range(max(6, round((right - left) / 40))):
        x = chance.uniform(left + 20, right - 10)
        pygame.draw.aaline(out, crack, (x * u, (top + 1) * u), ((x - 5) * u, (y - 4) * u))
        x = chance.uniform(left, right)
        pygame.draw.aaline(out, crack, (x * u, (y - 4) * u), ((x - 7) * u, (front - 1) * u))
    pygame.draw.aaline(out, crack, ((left + 6) * u, (y - 4) * u), ((right + 4) * u, (y - 4) * u))
    whole = [(a * u, b * u) for a, b in floor]
    pygame.draw.lines(out, INK, True, whole, max(1, round(2.6 * u)))
    edge = theme.mix(tones[2], tones[0], 0.45)
    pygame.draw.line(
        out, edge, ((left - 6) * u, (front + 2) * u), ((right + 10) * u, (front + 2) * u), max(1, round(1.8 * u))
    )


def _bricks(out: pygame.Surface, u: float, side: pygame.Rect, tone: Colour) -> None:
    tall, wide = max(4, round(15 * u)), max(8, round(61 * u))
    clip = out.get_clip()
    out.set_clip(side.clip(clip))
    line = theme.mix(tone, INK, 0.35)
    for number, y in enumerate(range(side.y + round(4 * u), side.bottom, tall)):
        shift = wide // 2 if number % 2 else 0
        for x in range(side.x - shift, side.right, wide):
            pygame.draw.rect(
                out, line, (x + 2, y + 2, wide - 4, tall - 4), max(1, round(u)), border_radius=max(1, round(3 * u))
            )
    out.set_clip(clip)


def _dais(out: pygame.Surface, u: float, at: tuple[float, float], tones: tuple[Colour, Colour, Colour]) -> None:
    x, y = at
    for dy, colour in ((30, theme.mix(tones[1], INK, 0.5)), (0, theme.mix(tones[0], tones[1], 0.35))):
        box = pygame.Rect(0, 0, round(386 * u), round(78 * u))
        box.center = (round(x * u), round((y - 22 + dy) * u))
        pygame.draw.ellipse(out, INK, box.inflate(round(5 * u), round(5 * u)))
        pygame.draw.ellipse(out, colour, box)
    for share, tone in ((0.86, 0.5), (0.7, 0.36)):
        ring = pygame.Rect(0, 0, round(386 * u * share), round(78 * u * share * 0.94))
        ring.center = (round(x * u), round((y - 22) * u))
        pygame.draw.ellipse(out, theme.mix(tones[0], tones[2], tone), ring, max(1, round(2 * u)))
