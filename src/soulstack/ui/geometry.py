"""Boxes in units and the arithmetic of rows and grids of cards."""

import math
from collections.abc import Iterator
from typing import NamedTuple

CARD_RATIO = 88 / 63
"""Height of a card divided by its width."""


class Box(NamedTuple):
    """A rectangle in units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def centre(self) -> tuple[float, float]:
        return self.cx, self.cy

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Gives the box without a margin."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def has(self, point: tuple[float, float]) -> bool:
        """Tells whether a point lies in it."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlaps(self, other: "Box", slack: float = 0.01) -> bool:
        """Tells whether the two share more than an edge."""
        return (
            self.x + slack < other.right
            and other.x + slack < self.right
            and self.y + slack < other.bottom
            and other.y + slack < self.bottom
        )

    def inside(self, other: "Box", slack: float = 0.01) -> bool:
        """Tells whether it lies completely in another."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )


class Spot(NamedTuple):
    """Where a card lies: its centre, its width, its angle in degrees and how high in the pile."""

    x: float
    y: float
    w: float
    angle: float = 0.0
    z: float = 0.0

    @property
    def h(self) -> float:
        return self.w * CARD_RATIO

    @property
    def box(self) -> Box:
        """Gives the card's rectangle as if it were upright."""
        return Box(self.x - self.w / 2, self.y - self.h / 2, self.w, self.h)


def centred(x: float, y: float, w: float, h: float) -> Box:
    """Gives the box round a point."""
    return Box(x - w / 2, y - h / 2, w, h)


def row(
    box: Box, count: int, largest: float, gap: float = 8.0, *, align: float = 0.5, least: float = 0.8
) -> list[Spot]:
    """Lays cards side by side; to fit the width they shrink as far as `least` and then overlap."""
    if count <= 0:
        return []
    width = min(largest, box.h / CARD_RATIO)
    needed = count * width + (count - 1) * gap
    step = width + gap
    if needed > box.w:
        shrunk = max(width * least, min(width, (box.w - (count - 1) * gap) / count))
        width = shrunk
        needed = count * width + (count - 1) * gap
        step = width + gap
        if needed > box.w:
            step = (box.w - width) / max(1, count - 1)
            needed = box.w
    left = box.x + (box.w - needed) * align
    return [Spot(left + width / 2 + i * step, box.cy, width, 0.0, float(i)) for i in range(count)]


def grid(box: Box, count: int, largest: float, gap: float = 4.0) -> list[Spot]:
    """Lays cards in the rows and columns that leave them largest; filled from the top left."""
    if count <= 0:
        return []
    best_width, best_columns = 0.0, 1
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        width = min(
            largest,
            (box.w - (columns - 1) * gap) / columns,
            (box.h - (rows - 1) * gap) / rows / CARD_RATIO,
        )
        if width > best_width + 1e-9:
            best_width, best_columns = width, columns
    width = max(1.0, best_width)
    rows = math.ceil(count / best_columns)
    top = box.y + (box.h - rows * width * CARD_RATIO - (rows - 1) * gap) / 2
    used = best_columns * width + (best_columns - 1) * gap
    left = box.x + (box.w - used) / 2
    spots = []
    for i in range(count):
        line, column = divmod(i, best_columns)
        x = left + width / 2 + column * (width + gap)
        y = top + width * CARD_RATIO / 2 + line * (width * CARD_RATIO + gap)
        spots.append(Spot(x, y, width, 0.0, float(i)))
    return spots


def columns(box: Box, *parts: float, gap: float = 0.0) -> Iterator[Box]:
    """Cuts a box into columns; a part of 0 takes its share of what is left."""
    free = box.w - sum(parts) - gap * (len(parts) - 1)
    open_parts = sum(1 for part in parts if part == 0)
    x = box.x
    for part in parts:
        width = part or free / open_parts
        yield Box(x, box.y, width, box.h)
        x += width + gap


def lines(box: Box, *parts: float, gap: float = 0.0) -> Iterator[Box]:
    """Cuts a box into lines from the top; a part of 0 takes its share of what is left."""
    free = box.h - sum(parts) - gap * (len(parts) - 1)
    open_parts = sum(1 for part in parts if part == 0)
    y = box.y
    for part in parts:
        height = part or free / open_parts
        yield Box(box.x, y, box.w, height)
        y += height + gap
