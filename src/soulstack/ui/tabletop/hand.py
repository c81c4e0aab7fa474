"""The fan of cards in the viewer's hand."""

import math

from soulstack.ui.geometry import CARD_RATIO, Box, Spot

SPREAD = 2.2
"""Degrees between two neighbours."""
LARGEST_ANGLE = 9.0
APART = 1.05
"""The step between two cards where there is room, as a part of their width."""
CLOSE = 0.94
"""The step at which names can still be read: before cards come closer than that they get smaller."""
SHRUNK = 0.74
"""As far as that."""


def fan(box: Box, count: int, largest: float = 110.0) -> list[Spot]:
    """Lays cards in a shallow arc that stays in the box; many cards lie closer together."""
    if count <= 0:
        return []
    turn = min(SPREAD, 2 * LARGEST_ANGLE / max(1, count - 1))
    outermost = math.radians(turn * (count - 1) / 2)
    # The outer cards hang lower and are turned: both need room below and beside them.
    tall = CARD_RATIO + 0.09 + math.sin(outermost) * 0.5
    tallest = min(largest, (box.h - 3) / tall)
    leaning = math.cos(outermost) + CARD_RATIO * math.sin(outermost)
    width = max(tallest * SHRUNK, min(tallest, box.w / (leaning + CLOSE * (count - 1))))
    step = min(width * APART, (box.w - width * leaning) / max(1, count - 1))
    sag = width * 0.09
    spare = (box.h - 3 - width * tall) / 2
    top = box.y + spare + width * CARD_RATIO / 2 + 1 + width * math.sin(outermost) * 0.2
    spots = []
    for i in range(count):
        off = i - (count - 1) / 2
        part = abs(off) / max(0.5, (count - 1) / 2) if count > 1 else 0.0
        spots.append(Spot(box.cx + off * step, top + sag * part * part, width, off * turn, float(i)))
    return spots


def slice_of(spots: list[Spot], index: int) -> Box:
    """Gives the part of a fanned card that its right neighbour leaves visible."""
    box = spots[index].box
    if index + 1 < len(spots):
        return Box(box.x, box.y, max(4.0, min(box.w, spots[index + 1].box.x - box.x)), box.h)
    return box
