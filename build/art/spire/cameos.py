"""Figures that come by in other pictures: an enemy on the picture of a card, a hero in an event."""

import importlib

from kit import G, n

from spire.base import FIGURES
from spire.boxes import BOXES

CAST = ("heroes", "act1_folk", "act1_great", "act2_folk", "act2_great", "act3_folk", "act3_great", "act4")
MORE = ("board", "collector", "jaw_worm", "merchant", "slimes")


def cameo(name: str, x: float, y: float, high: float, *, flip: bool = False) -> str:
    """Draws a figure such as `enemy/cultist` so high, its feet on a point; the largest bosses are too heavy for it."""
    for module in (*CAST, *MORE):
        importlib.import_module(f"spire.{module}")
    left, top, wide, tall = BOXES[name]
    s = high / (tall - 22)
    side = -s if flip else s
    foot = (left + wide / 2, top + tall - 14)
    return G(
        f"translate({n(x - side * foot[0])} {n(y - s * foot[1])}) scale({side:.3f} {s:.3f})",
        FIGURES[name],
    )
