"""What lies on the sheet of the map: the printed ways and spaces, tokens, the boss, and where the party has been.

It changes only between rooms, so all of it is laid onto a copy of the paper at once.
"""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.play.journey import COVERED, Survey
from soulstack.games.spire.rules.climb.board import row_of
from soulstack.games.spire.screen import pictures
from soulstack.games.spire.screen.rooms import map_ground
from soulstack.games.spire.screen.rooms.map_plan import Plan
from soulstack.games.spire.screen.stage import Point
from soulstack.ui import paint
from soulstack.ui.geometry import Box
from soulstack.ui.paint import PREMULTIPLIED
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.brush import Brush
    from soulstack.games.spire.screen.desk import Desk

INK: Final[Colour] = (150, 112, 76)
"""A printed way."""
RED: Final[Colour] = (172, 40, 42)
"""A way that was walked."""
WET: Final[Colour] = (228, 52, 48)
"""The same while its ink is wet."""
LIT: Final[Colour] = (214, 112, 24)
"""A way that may be taken, or that leads to what is looked at."""
DASH: Final = 9.0
"""From the beginning of a dash to that of the next."""
ICONS: Final = {
    "encounter": "room_encounter", "elite": "room_elite", "burning_elite": "room_burning", "event": "room_event",
    "merchant": "room_merchant", "campfire": "room_campfire", "treasure": "room_treasure", "boss": "room_boss",
}  # fmt: skip
"""The icons of the rooms."""


# --- ways --------------------------------------------------------------------------------------------------------------


def ends(plan: Plan, low: str, high: str) -> tuple[Point, Point]:
    """Gives where the drawn line between two spaces begins and ends: at their edges."""
    (x0, y0), (x1, y1) = plan.spots[low], plan.spots[high]
    far = max(1.0, math.hypot(x1 - x0, y1 - y0))
    start = 16.0 if row_of(low) < 0 else plan.radius
    begin, end = (start + 2) / far, 1 - (plan.reach(high) + 2) / far
    return (x0 + (x1 - x0) * begin, y0 + (y1 - y0) * begin), (x0 + (x1 - x0) * end, y0 + (y1 - y0) * end)


def dashes(p: Point, q: Point, part: float = 1.0) -> Iterator[tuple[Point, Point]]:
    """Lists the dashes of a line, or of its first part."""
    count = max(2, round(math.dist(p, q) / DASH))
    for k in range(count):
        begin, end = (k + 0.18) / count, min(part, (k + 0.8) / count)
        if begin >= part:
            return
        yield _between(p, q, begin), _between(p, q, end)


def _between(p: Point, q: Point, t: float) -> Point:
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t


def draw_way(
    target: pygame.Surface, brush: "Brush", p: Point, q: Point, colour: Colour, wide: float, part: float = 1.0
) -> None:
    """Draws a dashed line with round ends, or its first part."""
    edge = wide + 2
    left, top = min(p[0], q[0]) - edge, min(p[1], q[1]) - edge
    box = Box(left, top, abs(p[0] - q[0]) + 2 * edge, abs(p[1] - q[1]) + 2 * edge)

    def paint_it(sheet: pygame.Surface, unit: float) -> None:
        for (x0, y0), (x1, y1) in dashes(p, q, part):
            a, b = ((x0 - left) * unit, (y0 - top) * unit), ((x1 - left) * unit, (y1 - top) * unit)
            turn = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
            dx, dy = math.cos(turn) * wide / 2 * unit, math.sin(turn) * wide / 2 * unit
            path = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
            pygame.draw.polygon(sheet, colour, path)
            for end in (a, b):
                pygame.draw.circle(sheet, colour, end, wide / 2 * unit)

    spots = tuple(round(n, 1) for n in (p[0] - left, p[1] - top, q[0] - left, q[1] - top))
    brush.shape(target, ("way", spots, colour, wide, round(part, 2)), box, paint_it)


# --- spaces ------------------------------------------------------------------------------------------------------------


def draw_space(
    target: pygame.Surface,
    desk: "Desk",
    plan: Plan,
    survey: Survey,
    name: str,
    *,
    back: bool = False,
    squash: float = 1.0,
) -> None:
    """Draws a space: what is printed is ink on paper, a token is a disc; `back` and `squash` are for one that turns over."""
    brush, kit, (x, y) = desk.brush, desk.kit, plan.spots[name]
    if name == plan.top:
        draw_boss(target, desk, plan, survey)
        return
    kind, tone, reach = survey.kinds[name], survey.tones[name], plan.radius
    covered = back or kind == COVERED
    if not tone:
        found = pictures.of_kind("map", "space", "relic")
        kit.put(target, brush.picture(found, reach * 2.36, reach * 2.36), x, y, 0.5, 0.5)
        brush.icon(target, ICONS.get(kind, "room_event"), x, y, reach * 1.5)
        return
    found = pictures.of_kind("map", f"token_{tone}{'_back' if covered else ''}", "relic")
    disc = brush.picture(found, reach * 2.5, reach * 2.5)
    kit.put(target, _squashed(disc, squash), x, y + reach * 0.07, 0.5, 0.5)
    if not covered:
        sign = kit.icon(ICONS.get(kind, "room_event"), reach * 1.34)
        kit.put(target, _squashed(sign, squash), x, y - reach * 0.1, 0.5, 0.5)


def _squashed(image: pygame.Surface, part: float) -> pygame.Surface:
    """Gives a picture seen from the side."""
    if part >= 1.0:
        return image
    return pygame.transform.smoothscale(image, (max(2, round(image.get_width() * part)), image.get_height()))


def draw_boss(target: pygame.Surface, desk: "Desk", plan: Plan, survey: Survey) -> None:
    """Draws the medal of the boss with its figure, or with a question where nobody knows it."""
    brush, kit, (x, y), reach = desk.brush, desk.kit, plan.spots[plan.top], plan.medal
    brush.glow(target, x, y, reach * 2.0, (150, 60, 30), 0.34)
    medal = pictures.of_kind("map", "medal_boss", "relic")
    kit.put(target, brush.picture(medal, reach * 2.3, reach * 2.3 * 1.13), x, y + reach * 0.06, 0.5, 0.53)
    boss = survey.boss
    if boss is None:
        brush.icon(target, "room_boss_hidden", x, y + reach * 0.04, reach * 1.15)
        return
    found = pictures.enemy(boss.id, boss.name)
    side = reach * 1.5
    figure = brush.picture(found, side, side)
    kit.put(target, _in_disc(desk, figure, reach * 0.8, boss.id), x, y + reach * 0.05, 0.5, 0.5)


def _in_disc(desk: "Desk", image: pygame.Surface, reach: float, key: str) -> pygame.Surface:
    """Gives a picture cut to a disc, so that wide figures stay within the rim."""
    side = max(8, desk.kit.px(reach * 2))

    def make() -> pygame.Surface:
        out = paint.blank((side, side))
        out.blit(image, image.get_rect(center=(side // 2, side // 2)), special_flags=PREMULTIPLIED)
        big = pygame.Surface((side * 3, side * 3), pygame.SRCALPHA)
        pygame.draw.circle(big, (255, 255, 255, 255), (side * 1.5, side * 1.5), side * 1.5)
        out.blit(
            pygame.transform.smoothscale(big, (side, side)).premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
        )
        return paint.finish(out)

    return desk.brush.held.get(("map boss", key, side, image.get_size()), make)


def lay(desk: "Desk", plan: Plan, survey: Survey, *, tokens: bool = True) -> pygame.Surface:
    """Paints the whole sheet as things stand; without tokens only what is printed."""
    out = map_ground.paper(desk, plan, survey.drawn.act).copy()
    been = survey.walked
    taken = set(pairwise(been))
    brush = desk.brush
    for low, highs in survey.steps.items():
        for high in highs:
            if (low, high) not in taken:
                draw_way(out, brush, *ends(plan, low, high), INK, 2.1)
    for low, high in sorted(taken):
        draw_way(out, brush, *ends(plan, low, high), RED, 3.6)
    for name in survey.names:
        if not tokens and survey.tones[name]:
            _draw_bed(out, desk, plan, name)
            continue
        draw_space(out, desk, plan, survey, name)
        if name in been[:-1]:
            cross_out(out, desk, plan, name)
        elif name not in survey.linked:
            _wash(out, desk, plan, name, 0.62)
    return out


def _draw_bed(out: pygame.Surface, desk: "Desk", plan: Plan, name: str) -> None:
    """Draws the place of a token that has not come yet."""
    x, y = plan.spots[name]
    desk.brush.disc(out, x, y, plan.radius * 0.8, (222, 198, 152), INK, 1.4)


def cross_out(out: pygame.Surface, desk: "Desk", plan: Plan, name: str) -> None:
    """Crosses a room out that the party has been in."""
    _wash(out, desk, plan, name, 0.5)
    (x, y), side = plan.spots[name], plan.radius * 2.0
    desk.kit.put(out, desk.brush.picture(pictures.of_kind("map", "crossed", "relic"), side, side), x, y, 0.5, 0.5)


def _wash(out: pygame.Surface, desk: "Desk", plan: Plan, name: str, strength: float) -> None:
    """Lets a space fade into the paper."""
    (x, y), tone = plan.spots[name], (232, 212, 172)
    disc = desk.kit.disc(plan.radius * 1.9, tone, tone)
    wash = desk.kit.shapes.get(("map wash", plan.radius, strength), lambda: paint.faded(disc, strength))
    desk.kit.put(out, wash, x, y, 0.5, 0.5)
