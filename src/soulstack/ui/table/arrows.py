"""Curved arrows from a source to its targets."""

import math

import pygame

from soulstack.ui import theme
from soulstack.ui.cardart import paint
from soulstack.ui.table.canvas import Target, surface_of
from soulstack.ui.table.kit import Kit, faded
from soulstack.ui.theme import Colour

STEPS = 30
SHORTEST = 12.0
"""Units; what is nearer needs no arrow."""
SOFT = 0.62
"""How solid an arrow is that stays."""
LONG = 260.0
"""Units; a longer one that stays is fainter between its ends, where it only crosses other things."""
FAINT = 0.42
"""How much of it is left there."""
HOSTILE: Colour = (244, 96, 84)
FRIENDLY: Colour = (104, 196, 255)

Point = tuple[float, float]


def curve(start: Point, end: Point, bend: float = 0.2, side: float = 0.0) -> list[Point]:
    """Gives the points of a bow from one point to another; `side` draws it that far to the left."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    # The bow always hangs upwards, so arrows over the table look thrown.
    bow = 0.0 if side else abs(dx) * bend + 8
    mid = ((start[0] + end[0]) / 2 - abs(dy) * bend * 0.2 - side, (start[1] + end[1]) / 2 - bow)
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * mid[0] + c * end[0], a * start[1] + b * mid[1] + c * end[1]))
    return points


def draw_arrow(
    target: Target,
    kit: Kit,
    start: Point,
    end: Point,
    colour: Colour,
    *,
    part: float = 1.0,
    wide: float = 6.0,
    side: float = 0.0,
) -> None:
    """Draws an arrow between two points in units; `part` lets it grow."""
    if math.hypot(end[0] - start[0], end[1] - start[1]) < SHORTEST:
        return
    points = curve(start, end, side=side)
    _strokes(surface_of(target), kit, points[: max(3, round(len(points) * part))], colour, wide)


def draw_soft_arrow(
    target: Target, kit: Kit, start: Point, end: Point, colour: Colour, *, wide: float = 4.5, side: float = 0.0
) -> None:
    """Draws an arrow that stays for a while: what lies under it can still be read."""
    if math.hypot(end[0] - start[0], end[1] - start[1]) < SHORTEST:
        return
    points = curve(start, end, side=side)
    # The head and its edge reach beyond the curve.
    left = min(x for x, _ in points) - 18
    top = min(y for _, y in points) - 18
    size = (max(x for x, _ in points) + 18 - left, max(y for _, y in points) + 18 - top)

    def make() -> pygame.Surface:
        sheet = paint.blank((kit.px(size[0]), kit.px(size[1])))
        path = [(x - left, y - top) for x, y in points]
        _strokes(sheet, kit, path, colour, wide)
        whole = faded(sheet.premul_alpha(), SOFT)
        if math.hypot(end[0] - start[0], end[1] - start[1]) > LONG:
            whole.blit(_veil(whole.get_size(), kit, path), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    key = (round(start[0]), round(start[1]), round(end[0]), round(end[1]), colour, wide, side)
    kit.put(target, kit.arrows.get(key, make), left, top)


def _veil(size: tuple[int, int], kit: Kit, path: list[Point]) -> pygame.Surface:
    """Gives a sheet to multiply an arrow with: white at its ends, darker along its middle."""
    veil = paint.blank(size)
    veil.fill((255, 255, 255, 255))
    fine = 8
    for k in range((len(path) - 1) * fine):
        (x, y), (to_x, to_y) = path[k // fine], path[k // fine + 1]
        part = k % fine / fine
        level = round(255 * strength_at(k / ((len(path) - 1) * fine)))
        middle = (kit.px(x + (to_x - x) * part), kit.px(y + (to_y - y) * part))
        pygame.draw.circle(veil, (level, level, level, level), middle, kit.px(18))
    return veil


def strength_at(t: float) -> float:
    """Tells how strong a long arrow is at a part of its way."""
    nearer = min((t - 0.06) / 0.18, (0.93 - t) / 0.16)
    return FAINT + (1.0 - FAINT) * max(0.0, min(1.0, 1.0 - nearer))


def _strokes(target: pygame.Surface, kit: Kit, points: list[Point], colour: Colour, wide: float) -> None:
    u = kit.u
    path = [(x * u, y * u) for x, y in points]
    for grow, tone in ((2.2, theme.INK), (0.0, colour)):
        _ribbon(target, path, tone, half=(wide + grow * 2) * u / 2, head=(11 + grow * 1.3) * u, reach=grow * u)


def _ribbon(
    target: pygame.Surface, path: list[Point], colour: Colour, *, half: float, head: float, reach: float
) -> None:
    left, right = [], []
    tip = path[-1]
    angle = math.atan2(tip[1] - path[-2][1], tip[0] - path[-2][0])
    # The body ends where the head begins, whatever the length of the last step is.
    body = [point for point in path[:-1] if math.hypot(tip[0] - point[0], tip[1] - point[1]) > head * 1.3]
    body.append((tip[0] - math.cos(angle) * head * 1.2, tip[1] - math.sin(angle) * head * 1.2))
    for k, (x, y) in enumerate(body):
        nx, ny = (body[k + 1][0] - x, body[k + 1][1] - y) if k + 1 < len(body) else (math.cos(angle), math.sin(angle))
        length = math.hypot(nx, ny) or 1.0
        # It starts thin and gets broader towards the head.
        size = half * (0.35 + 0.65 * k / len(body))
        left.append((x - ny / length * size, y + nx / length * size))
        right.append((x + ny / length * size, y - nx / length * size))
    outline = left + right[::-1]
    if len(outline) > 2:
        pygame.draw.polygon(target, colour, outline)
        pygame.draw.aalines(target, colour, True, outline)
    front = (tip[0] + math.cos(angle) * reach * 1.6, tip[1] + math.sin(angle) * reach * 1.6)
    base = (front[0] - math.cos(angle) * head * 1.5, front[1] - math.sin(angle) * head * 1.5)
    wing = (-math.sin(angle) * head, math.cos(angle) * head)
    triangle = [front, (base[0] + wing[0], base[1] + wing[1]), (base[0] - wing[0], base[1] - wing[1])]
    pygame.draw.polygon(target, colour, triangle)
    pygame.draw.aalines(target, colour, True, triangle)
