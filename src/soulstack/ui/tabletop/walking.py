"""Walking over a table with the arrow keys: from one thing to the nearest in a direction."""

from typing import Final, NamedTuple

import pygame

from soulstack.kernel.ids import Ref
from soulstack.ui.geometry import Box

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Stop(NamedTuple):
    """Somewhere the arrow keys can go."""

    ref: Ref
    box: Box


def toward(start: Box, stops: list[Stop], across: tuple[int, int]) -> Stop | None:
    """Finds the nearest in a direction; what lies in the open quarter ahead beats what lies askew."""
    best: tuple[bool, float] | None = None
    found: Stop | None = None
    for stop in stops:
        dx, dy = stop.box.cx - start.cx, stop.box.cy - start.cy
        ahead = dx * across[0] + dy * across[1]
        aside = abs(dx * across[1]) + abs(dy * across[0])
        if ahead <= 0.5:
            continue
        cost = (aside > ahead, ahead + 2 * aside)
        if best is None or cost < best:
            best, found = cost, stop
    return found
