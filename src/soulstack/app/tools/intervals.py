"""How sure a figure is."""

import math
from typing import Final

Z: Final = 1.959964
"""Normal deviate of a 95 % interval."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a rate after Wilson.

    >>> low, high = wilson(70, 100)
    >>> round(low, 3), round(high, 3)
    (0.604, 0.781)
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
