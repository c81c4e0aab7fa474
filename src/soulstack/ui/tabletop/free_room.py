"""Where a table has room for something that may cover nothing: what was put on a picture is noted, and the gaps are searched."""

from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Any, Final

import pygame

from soulstack.ui.geometry import Box

CELL: Final = 10.0
"""Units; room is searched in steps of that."""
GROUND: Final = 0.6
"""What is larger than this part of the window is ground to stand on."""
SPECK: Final = 9.0
"""Units; what is smaller than that both ways is a spark or a mote."""


class Noting(pygame.Surface):
    """A picture that notes where something is put on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.noted: list[pygame.Rect] = []

    def _note(self, *rects: pygame.Rect) -> None:
        # Copies and parts of it are of its kind without having been made here; they note nothing.
        vars(self).get("noted", []).extend(rects)

    def blit(self, *args: Any, **given: Any) -> pygame.Rect:
        rect = super().blit(*args, **given)
        self._note(rect)
        return rect

    def blits(self, *args: Any, **given: Any) -> list[pygame.Rect] | None:
        found = super().blits(*args, **given)
        self._note(*(found or []))
        return found

    def subsurface(self, *args: Any) -> pygame.Surface:
        part = super().subsurface(*args)
        self._note(part.get_rect(topleft=part.get_offset()))
        return part

    def boxes(self, u: float) -> Iterator[Box]:
        """Gives what lies there, in units, without the ground and without motes."""
        wide, high = self.get_size()
        for rect in self.noted:
            is_ground = rect.width * rect.height > GROUND * wide * high
            if not is_ground and max(rect.size) >= SPECK * u:
                yield Box(rect.x / u, rect.y / u, rect.width / u, rect.height / u)


class FreeRoom:
    """The gaps of a table."""

    def __init__(self, room: Box, taken: Iterable[Box]) -> None:
        self.room = room
        self.columns, self.lines = int(room.w / CELL), int(room.h / CELL)
        full = [[0] * self.columns for _ in range(self.lines)]
        for box in taken:
            left, right = self._span(box.x - room.x, box.right - room.x, self.columns)
            top, bottom = self._span(box.y - room.y, box.bottom - room.y, self.lines)
            if right > left:
                for line in full[top:bottom]:
                    line[left:right] = [1] * (right - left)
        self._sums = [[0] * (self.columns + 1)]
        for line in full:
            above = self._sums[-1]
            self._sums.append([up + own for up, own in zip(above, accumulate(line, initial=0), strict=True)])

    @staticmethod
    def _span(first: float, last: float, most: int) -> tuple[int, int]:
        return max(0, min(most, int(first / CELL))), max(0, min(most, -int(-last // CELL)))

    def near(self, wide: float, high: float, point: tuple[float, float]) -> Box | None:
        """Gives the free place of a size whose middle is nearest to a point."""
        w, h = -int(-wide // CELL), -int(-high // CELL)
        x0, y0 = (point[0] - self.room.x) / CELL - w / 2, (point[1] - self.room.y) / CELL - h / 2
        found = [(x, y) for y, line in self._free(w, h) for x in line]
        if not found:
            return None
        x, y = min(found, key=lambda at: (at[0] - x0) ** 2 + (at[1] - y0) ** 2)
        return Box(self.room.x + x * CELL, self.room.y + y * CELL, wide, high)

    def _free(self, w: int, h: int) -> Iterator[tuple[int, list[int]]]:
        """Gives line by line in which columns something of so many cells may begin."""
        for y, (top, low) in enumerate(zip(self._sums, self._sums[h:], strict=False)):
            inside = [down - up for up, down in zip(top, low, strict=True)]
            yield y, [x for x, (before, after) in enumerate(zip(inside, inside[w:], strict=False)) if before == after]

    def find(self, wide: float, high: float) -> Box | None:
        """Gives a free place of a size, as far from the middle of the room as there is one."""
        w, h = -int(-wide // CELL), -int(-high // CELL)
        best, far = None, -1
        for y, free in self._free(w, h):
            for x in {free[0], free[-1]} if free else ():
                if abs(2 * x + w - self.columns) > far:
                    best, far = (x, y), abs(2 * x + w - self.columns)
        if best is None:
            return None
        return Box(self.room.x + best[0] * CELL, self.room.y + best[1] * CELL, wide, high)
