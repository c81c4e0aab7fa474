"""Were the dice fair? The question that everybody asks after a game, answered by counting.

The spread of the six faces is held against an even one by the usual test (chi-square with five degrees of freedom); the
luck of a player is where the sum of the dice lies among all sums that as many fair dice can show, counted exactly.

>>> round(spread((10, 10, 10, 10, 10, 10)), 3), spread((60, 0, 0, 0, 0, 0)) < 1e-9
(1.0, True)
>>> luck((0, 0, 0, 0, 0, 2)), luck((1, 0, 0, 0, 0, 1))
(98.6, 50.0)
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

FACES: Final = 6
ENOUGH: Final = 30
"""With fewer rolls the test would say more than the dice do."""
ODD, VERY_ODD = 0.05, 0.005
"""How rarely fair dice must spread so unevenly before it is called odd."""
EXACT: Final = 400
"""Up to so many dice the sums are counted; beyond, the bell curve is as good."""


def spread(counts: Sequence[int]) -> float:
    """Give how often fair dice would show a spread at least as uneven as this one, from 0 to 1."""
    rolls = sum(counts)
    if not rolls:
        return 1.0
    even = rolls / FACES
    x = sum((count - even) ** 2 for count in counts) / even
    tail = math.sqrt(2 * x / math.pi) * math.exp(-x / 2) * (1 + x / 3)
    return math.erfc(math.sqrt(x / 2)) + tail


def average(counts: Sequence[int]) -> float:
    """Give the average of the rolls, or 0 without any."""
    rolls = sum(counts)
    return sum(face * count for face, count in enumerate(counts, 1)) / rolls if rolls else 0.0


@lru_cache(maxsize=64)
def _below_and_at(rolls: int, total: int) -> tuple[float, float]:
    """Give the chances that so many fair dice show less than a sum, and just that sum."""
    chances = [1.0]
    for _ in range(rolls):
        grown = [0.0] * (len(chances) + FACES - 1)
        for sum_before, chance in enumerate(chances):
            for face in range(FACES):
                grown[sum_before + face] += chance / FACES
        chances = grown
    at = total - rolls
    return sum(chances[:at]), chances[at]


def luck(counts: Sequence[int]) -> float:
    """Give how many of 100 players with as many fair dice would have rolled less in all, ties counted half."""
    rolls = sum(counts)
    if not rolls:
        return 50.0
    total = sum(face * count for face, count in enumerate(counts, 1))
    if rolls <= EXACT:
        below, at = _below_and_at(rolls, total)
        share = below + at / 2
    else:
        deviation = math.sqrt(rolls * 35 / 12)
        share = (1 + math.erf((total - rolls * 3.5) / deviation / math.sqrt(2))) / 2
    return round(share * 100, 1)
