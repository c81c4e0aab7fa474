"""Seeded randomness that lives in the state: splitmix64, one integer a stream.

Each purpose has a stream of its own (dice, one for each deck, free choices), so that a change in one place does not shift
the luck of another. Numbers below a bound are drawn with rejection, so they are fair and equal on every platform.

>>> streams = seed_streams(7, ("dice", "deck"))
>>> [below(streams, "dice", 6) + 1 for _ in range(5)]
[4, 4, 2, 4, 2]
>>> cards = [1, 2, 3, 4, 5]
>>> shuffle(streams, "deck", cards)
>>> sorted(cards)
[1, 2, 3, 4, 5]
"""

from collections.abc import Iterable, MutableMapping
from typing import Any

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_SMALL = 1 << 32
_SAFE = (1 << 64) - _SMALL
"""Below this a number is never rejected for a small bound."""


def mix(value: int) -> int:
    """Scramble 64 bits."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def named_seed(seed: int, name: str) -> int:
    """Derive the start of a stream from the game's seed and the stream's name."""
    value = mix((seed + _GOLDEN) & _MASK)
    for byte in name.encode():  # mix, written out: every game starts many streams
        value = (value ^ byte) + _GOLDEN & _MASK
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        value ^= value >> 31
    return value


def seed_streams(seed: int, names: Iterable[str]) -> dict[str, int]:
    """Start one stream for each name."""
    return {name: named_seed(seed, name) for name in names}


def keyed(kind: str, seat: int) -> str:
    """Name the stream of one seat, so that the order in which seats draw does not change what they get.

    >>> keyed("draw", 2)
    'draw:2'
    """
    return f"{kind}:{seat}"


def below(streams: MutableMapping[str, int], name: str, bound: int) -> int:
    """Draw a number from 0 to bound - 1."""
    value = streams[name]
    while True:
        value = (value + _GOLDEN) & _MASK
        drawn = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK  # mix, written out: this is asked very often
        drawn = ((drawn ^ (drawn >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn ^= drawn >> 31
        if (drawn < _SAFE and bound <= _SMALL) or drawn < (1 << 64) - (1 << 64) % bound:
            streams[name] = value
            return drawn % bound


def shuffle(streams: MutableMapping[str, int], name: str, cards: list[Any]) -> None:
    """Shuffle in place, from the end down; each place is drawn as `below` draws, written out because it is so many.

    >>> streams, twin, cards = {"deck": 5}, {"deck": 5}, [0, 1, 2]
    >>> shuffle(streams, "deck", cards)
    >>> [below(twin, "deck", bound) for bound in (3, 2)], streams == twin
    ([2, 0], True)
    """
    value = streams[name]
    for i in range(len(cards) - 1, 0, -1):
        bound = i + 1
        while True:
            value = (value + _GOLDEN) & _MASK
            drawn = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            drawn = ((drawn ^ (drawn >> 27)) * 0x94D049BB133111EB) & _MASK
            drawn ^= drawn >> 31
            if drawn < _SAFE or drawn < (1 << 64) - (1 << 64) % bound:
                break
        j = drawn % bound
        cards[i], cards[j] = cards[j], cards[i]
    streams[name] = value
