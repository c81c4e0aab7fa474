"""Curved arrows from a source to its targets."""

import itertools
import math

import pygame

from soulstack.ui import paint, theme
from soulstack.ui.paint.canvas import Part, Target, surface_of
from soulstack.ui.paint.kit import PREMULTIPLIED, Kit
from soulstack.ui.theme import Colour

STEPS = 30
SHORTEST = 12.0
"""Units; what is nearer needs no arrow."""
MARGIN = 18
"""Units by which the head and its edge reach beyond the curve."""
TILE = 128
"""The side of a piece of an arrow in pixels."""
KEPT = 6
"""Arrows that are kept in pieces."""
SOFT = 0.62
"""How solid an arrow is that stays."""
LONG = 260.0
"""Units; a longer one that stays is fainter between its ends, where it only crosses other things."""
FAINT = 0.42
"""How much of it is left there."""
FINE = 8
"""Steps of fading between two points of a curve."""
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
    key = (round(start[0]), round(start[1]), round(end[0]), round(end[1]), colour, wide, side)
    pieces = kit.arrows.get(key)
    if pieces is None:
        if len(kit.arrows) >= KEPT:
            del kit.arrows[next(iter(kit.arrows))]
        pieces = kit.arrows[key] = _pieces(kit, curve(start, end, side=side), colour, wide)
    target.fblits(pieces, PREMULTIPLIED)


def _pieces(kit: Kit, points: list[Point], colour: Colour, wide: float) -> list[Part]:
    """Cuts an arrow into tiles, with where they lie: the sheet that it fits on is nearly empty and as large as a table."""
    left = min(x for x, _ in points) - MARGIN
    top = min(y for _, y in points) - MARGIN
    size = (max(x for x, _ in points) + MARGIN - left, max(y for _, y in points) + MARGIN - top)
    sheet = kit.sheet((kit.px(size[0]), kit.px(size[1])))
    inner = [(x - left, y - top) for x, y in points]
    _strokes(sheet, kit, inner, colour, wide)
    path = [(x * kit.u, y * kit.u) for x, y in inner]
    at = (round(left * kit.u), round(top * kit.u))
    level = round(SOFT * 255)
    is_long = math.hypot(points[-1][0] - points[0][0], points[-1][1] - points[0][1]) > LONG
    veil = _veiled(path) if is_long else []
    found: list[Part] = []
    for y in range(0, sheet.get_height(), TILE):
        for x in range(0, sheet.get_width(), TILE):
            tile = pygame.Rect(x, y, TILE, TILE)
            near = tile.inflate(2 * kit.px(MARGIN), 2 * kit.px(MARGIN))
            if not any(near.clipline(a, b) for a, b in itertools.pairwise(path)):
                continue
            piece = sheet.subsurface(tile.clip(sheet.get_rect()))
            seen = piece.get_bounding_rect()
            if seen.width:
                image = piece.subsurface(seen).premul_alpha()
                image.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
                fading = [(spot, tone) for spot, tone in veil if near.collidepoint(spot)]
                if fading:
                    mask = paint.blank(image.get_size())
                    mask.fill((255, 255, 255, 255))
                    for (spot_x, spot_y), tone in fading:
                        middle = (spot_x - x - seen.x, spot_y - y - seen.y)
                        pygame.draw.circle(mask, (tone, tone, tone, tone), middle, kit.px(MARGIN))
                    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                found.append((image, (at[0] + x + seen.x, at[1] + y + seen.y)))
    return found


def _veiled(path: list[Point]) -> list[tuple[Point, int]]:
    """Lists points along a long arrow with how solid it is there: whole at its ends, fainter along its middle."""
    found = []
    last = (len(path) - 1) * FINE
    for k in range(last):
        (x, y), (to_x, to_y) = path[k // FINE], path[k // FINE + 1]
        part = k % FINE / FINE
        found.append(((x + (to_x - x) * part, y + (to_y - y) * part), round(255 * strength_at(k / last))))
    return found


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
