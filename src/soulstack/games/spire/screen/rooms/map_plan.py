"""Where everything of the map lies, in units: the sheet with its spaces between the heroes and what waits."""

import random
from collections.abc import Mapping
from typing import Final

from attrs import frozen

from soulstack.games.spire.cards.schema import MapDef
from soulstack.games.spire.rules.climb.board import START, letter_at, row_of, space, spaces
from soulstack.games.spire.screen.stage import Point
from soulstack.ui.geometry import Box

WIDE: Final = 592.0
"""The width of the sheet."""
SHAPE: Final = 880 / 1000
"""The shape in which the sheet is drawn."""
TALLER: Final = 1.12
"""A high window may stretch the sheet by so much."""
SIDE: Final = 316.0
"""The width of what stands beside the sheet."""
GAP: Final = 12.0
COLUMNS: Final = 7
MARGIN: Final = 84.0
"""From the edge of the sheet to the middle of its outermost spaces."""
FOOT: Final = 66.0
"""From the lower edge of the sheet to the middle of the lowest space."""
MEDAL: Final = 45.0
LARGEST: Final = 22.0
SUMMIT: Final = (0.46, 0.32, 0.63, 0.5)
"""Across the sheet, the spaces of a board with one space a row."""


@frozen
class Plan:
    """The map in one window."""

    sheet: Box
    spots: Mapping[str, Point]
    """The middle of every space, and of where the party stands below the lowest."""
    radius: float
    medal: float
    """The radius of the boss's medal."""
    top: str
    """The space of the boss."""
    left: Box
    right: Box
    title: Point
    boxes: Mapping[str, Box]
    """Where a space is clicked."""

    def reach(self, name: str) -> float:
        """Gives the radius of a space."""
        return self.medal if name == self.top else self.radius

    def at(self, point: Point) -> str:
        """Names the space under a point, or nothing."""
        if not self.sheet.has(point):
            return ""
        return next((name for name, box in self.boxes.items() if box.has(point)), "")


def is_top(drawn: MapDef, name: str) -> bool:
    """Tells whether a space is the boss's."""
    return row_of(name) >= 0 and letter_at(drawn, name) == "B"


def plan_of(drawn: MapDef, room: Box, x0: float) -> Plan:
    """Lays a board out in what is left below the bar; `x0` is where the middle 1280 units begin."""
    high = min(room.h - 8, WIDE / SHAPE * TALLER)
    spread = min(34.0, x0 / 5)
    sheet = Box(x0 + (1280 - WIDE) / 2, room.y + (room.h - high) / 2, WIDE, high)
    upper = sheet.y + 8
    left = Box(sheet.x - GAP - SIDE - spread, upper, SIDE, sheet.bottom - upper - 4)
    right = Box(sheet.right + GAP + spread, upper, SIDE, sheet.bottom - upper - 4)
    spots, radius = _climb(drawn, sheet) if len(drawn.rows) > 4 else _summit(drawn, sheet)
    medal = MEDAL if len(drawn.rows) > 4 else MEDAL * 1.5
    top = next(name for name in spots if is_top(drawn, name))
    boxes = {name: _click(spot, medal if name == top else radius) for name, spot in spots.items()}
    first = min((name for name in spots if row_of(name) == 0), key=lambda name: abs(spots[name][0] - sheet.cx))
    spots[START] = (spots[first][0] - 40, sheet.bottom - 31)
    return Plan(sheet, spots, radius, medal, top, left, right, (sheet.x + 76, sheet.y + 40), boxes)


def _click(spot: Point, radius: float) -> Box:
    reach = max(radius + 3, 18.0)
    return Box(spot[0] - reach, spot[1] - reach, 2 * reach, 2 * reach)


def _climb(drawn: MapDef, sheet: Box) -> tuple[dict[str, Point], float]:
    """Places the spaces of a board with many: a grid, a little out of line, as if drawn by hand."""
    count = len(drawn.rows)
    crown = sheet.y + 66
    highest, lowest = crown + 46, sheet.bottom - FOOT
    step = (lowest - highest) / max(1, count - 2)
    across = (sheet.w - 2 * MARGIN) / (COLUMNS - 1)
    radius = min(LARGEST, step * 0.385)
    off = min(4.0, (across - 2 * radius) / 4)
    rise = min(2.5, (step - 2.3 * radius) / 2)
    spots: dict[str, Point] = {}
    for name in spaces(drawn):
        row, column = (int(part) for part in name.split("-"))
        chance = random.Random(f"{drawn.id} {name}")
        dx, dy = chance.uniform(-off, off), chance.uniform(-rise, rise)
        x = sheet.x + MARGIN + column * across
        if is_top(drawn, name):
            spots[name] = (x, crown)
        else:
            spots[name] = (x + dx, lowest - row * step + (dy if 0 < row < count - 2 else 0.0))
    return spots, radius


def _summit(drawn: MapDef, sheet: Box) -> tuple[dict[str, Point], float]:
    """Places the few spaces of the last act along a winding way."""
    lowest, crown = sheet.bottom - FOOT - 26, sheet.y + 128
    step = (lowest - crown) / (len(drawn.rows) - 1)
    spots = {
        space(row, 0): (sheet.x + sheet.w * SUMMIT[row], lowest - row * step - (20 if 0 < row < 3 else 0))
        for row in range(len(drawn.rows))
    }
    return spots, 34.0
