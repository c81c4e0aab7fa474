"""What an enemy will do, as it is drawn: a torn tag with icons and numbers, and the lines of its card side by side."""

from typing import Final

import pygame

from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.intents import Cell, Intent, Part
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

DANGER: Final[tuple[Colour, Colour]] = ((124, 38, 40), (255, 176, 130))
CALM: Final[tuple[Colour, Colour]] = ((58, 74, 104), (176, 206, 240))


def draw_intent(
    surface: pygame.Surface, parts: Parts, at: tuple[float, float], intent: Intent, size: float, *, side: bool = False
) -> Box:
    """Draws what an enemy will do on a torn tag: over its head, or at its side where figures are small."""
    brush = parts.desk.brush
    wide = parts_wide(parts, intent.parts, size) + 14
    high = size * 1.36
    x, y = at
    box = Box(x - 4, y - high / 2, wide, high) if side else Box(x - wide / 2, y - high - 9, wide, high)
    if box.right > parts.layout.edge:
        box = Box(parts.layout.edge - wide, box.y, wide, high)
    order = intent.order if len(parts.intents) > 1 else 0
    key = ("intent", intent, order, is_burning(parts, order), size, side)
    brush.kept(surface, key, box, lambda sheet, at: _paint_tag(sheet, parts, at, intent, size, side=side), room=12.0)
    return box


def _paint_tag(surface: pygame.Surface, parts: Parts, box: Box, intent: Intent, size: float, *, side: bool) -> None:
    brush = parts.desk.brush
    colour, edge = DANGER if intent.harms else CALM
    cut = size * 0.2
    left, top, right, low = box.x, box.y, box.right, box.bottom
    beak = [(box.cx + 8, low), (box.cx, low + 9), (box.cx - 8, low)] if not side else []
    if not intent.harms:
        cut = size * 0.34
    points = [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, low - cut), (right - cut, low), *beak,
        (left + cut, low), (left, low - cut), (left, top + cut),
    ]  # fmt: skip
    brush.poly(surface, [(px, py + 3) for px, py in points], theme.INK, line=3)
    brush.poly(surface, points, colour, theme.INK, line=2.6)
    brush.poly(surface, [(px, py) for px, py in _inset(points, box, 2.2)], colour, edge, line=1.2)
    draw_parts(surface, parts, (box.x + 7, box.cy), intent.parts, size)
    if intent.order and len(parts.intents) > 1:
        draw_order(surface, parts, box.x + 1, box.y + 1, intent.order)


def _inset(points: list[tuple[float, float]], box: Box, by: float) -> list[tuple[float, float]]:
    sx, sy = (box.w - 2 * by) / box.w, (box.h - 2 * by) / box.h
    return [(box.cx + (x - box.cx) * sx, box.cy + (y - box.cy) * sy) for x, y in points]


def is_burning(parts: Parts, order: int) -> bool:
    """Tells whether whoever acts at a place of the order acts now."""
    return parts.motion.acting >= 0 and parts.intents.get(parts.motion.acting, Intent(())).order == order


def draw_order(surface: pygame.Surface, parts: Parts, x: float, y: float, order: int) -> None:
    """Draws when an enemy acts."""
    brush = parts.desk.brush
    brush.disc(surface, x, y, 10, (160, 70, 30) if is_burning(parts, order) else (30, 42, 52))
    brush.text(surface, str(order), x, y, 13, look.LANTERN)


def parts_wide(parts: Parts, found: tuple[Part, ...], size: float) -> float:
    """Gives how wide icons with their numbers are at a size."""
    kit = parts.desk.kit
    total = 0.0
    for part in found:
        total += size
        if part.number:
            total += kit.outlined(part.number, size * 0.86, theme.CREAM, size * 0.09).get_width() / kit.u + 2
    return total + 3 * max(0, len(found) - 1)


def draw_parts(
    surface: pygame.Surface,
    parts: Parts,
    at: tuple[float, float],
    found: tuple[Part, ...],
    size: float,
    *,
    dim: bool = False,
    room: float = 0.0,
) -> None:
    """Draws icons with their numbers in a line, smaller where there is less room."""
    brush = parts.desk.brush
    if room:
        needed = parts_wide(parts, found, size)
        size = max(12.0, size * room / needed) if needed > room else size
    x, y = at
    for part in found:
        brush.icon(surface, part.icon, x + size / 2, y, size)
        x += size
        if part.number:
            tone = (206, 212, 214) if dim else theme.CREAM
            x += brush.text(surface, part.number, x + 1, y + 0.5, size * 0.86, tone, ax=0.0) + 2
        x += 3


def draw_cells(
    surface: pygame.Surface, parts: Parts, at: tuple[float, float], cells: tuple[Cell, ...], *, room: float
) -> None:
    """Draws the lines of an enemy's card side by side under it."""
    brush = parts.desk.brush
    size = 19.0
    widths = [parts_wide(parts, cell.parts, size) + (30 if cell.label else 18) for cell in cells]
    total = sum(widths) + 4 * (len(cells) - 1)
    if total > room:
        _draw_lines(surface, parts, at, cells, room)
        return
    x = min(at[0] - total / 2, parts.layout.wide - total - 6)
    for cell, wide in zip(cells, widths, strict=True):
        box = Box(x, at[1] - 15, wide, 30)
        _draw_cell(surface, parts, box, cell, size)
        x += wide + 4
    del brush


def _draw_lines(
    surface: pygame.Surface, parts: Parts, at: tuple[float, float], cells: tuple[Cell, ...], room: float
) -> None:
    """Draws lines below each other, the one of now alone where there is no room for all."""
    lit = next((cell for cell in cells if cell.lit), cells[0])
    wide = min(room, max(100.0, parts_wide(parts, lit.parts, 18.0) + 34))
    _draw_cell(surface, parts, Box(at[0] - wide / 2, at[1] - 15, wide, 29), lit, 18.0)


def _draw_cell(surface: pygame.Surface, parts: Parts, box: Box, cell: Cell, size: float) -> None:
    brush = parts.desk.brush
    if cell.lit:
        brush.halo(surface, box, radius=6, blur=5)
    brush.plate(surface, box, "ember" if cell.lit else "glass", radius=6, line=2, shadow=0)
    x = box.x + 6
    if cell.label:
        tone = theme.CREAM if cell.lit else (178, 190, 196)
        x += brush.line(surface, cell.label, x, box.cy, 13, tone, 0.0) + 4
    else:
        brush.poly(surface, side_bar(box), (128, 132, 140) if cell.grey else (206, 78, 66), line=1)
        x += 6
    draw_parts(surface, parts, (x, box.cy), cell.parts, size, dim=not cell.lit, room=box.right - x - 3)
    if cell.spent:
        brush.icon(surface, "cross", box.cx, box.cy, 20)


def side_bar(line: Box) -> list[tuple[float, float]]:
    """Gives the stripe at the left end of a line of a track."""
    x, y, low = line.x + 5, line.y + 5, line.bottom - 5
    return [(x, y), (x + 5, y), (x + 5, low), (x, low)]
