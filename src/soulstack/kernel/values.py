"""Numbers that are computed when they are read: a base, additions, a factor and limits, folded in one order.

>>> fold(1, [Bonus(plus=1), Bonus(times=2), Bonus(plus=-3)], low=0)
0
>>> fold(4, [Bonus(plus=1), Bonus(plus=4)], low=1, high=6)
6
"""

from collections.abc import Iterable

from attrs import frozen


@frozen
class Bonus:
    """A change to a number."""

    plus: int = 0
    times: int = 1


def fold(base: int, bonuses: Iterable[Bonus], low: int | None = None, high: int | None = None) -> int:
    """Add everything up, then multiply, then clamp once: the order of the bonuses does not matter."""
    total, factor = base, 1
    for bonus in bonuses:
        total += bonus.plus
        factor *= bonus.times
    return clamp(total * factor, low, high)


def layered(base: int, layers: Iterable[Iterable[Bonus]], low: int | None = None) -> int:
    """Fold one layer after the other: what stands in a later layer changes the outcome of the earlier ones.

    >>> layered(2, [[Bonus(plus=1)], [Bonus(times=2)], [Bonus(plus=-1)]])
    5
    """
    for layer in layers:
        base = fold(base, layer)
    return clamp(base, low, None)


def clamp(value: int, low: int | None, high: int | None) -> int:
    """Keep a number within limits."""
    if low is not None and value < low:
        return low
    if high is not None and value > high:
        return high
    return value
