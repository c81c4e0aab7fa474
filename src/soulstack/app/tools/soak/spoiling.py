"""Ways to spoil what the program reads: bytes of files, values in plain data, names and numbers that nobody would write."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeAlias

Place: TypeAlias = tuple[Any, Any]
"""A table or list, and the key of one of its values."""

HALF_A_SIGN: Final = json.loads('"\\ud800"')
ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 7, 255, 2**31, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e308, float("inf"), float("nan"),
    "", " ", "0", "true", "human", "bot:clever", "bot:normal:greedy:twice", "a" * 5000, "\x00", "a\nb", "\u200b", "\u202e",
    HALF_A_SIGN, "../../../etc/passwd", "{name}", "{0.__class__}", "%s%n", "\u0130", "🂡" * 40,
    [], {}, [[]], [None], {"": None}, [0] * 300, {"a": {"a": {"a": {}}}},
)  # fmt: skip
"""Values that somebody may put where they do not belong."""
MUCH: Final = (400, 3_000)
"""Lists in lists that a value is wrapped into, and copies of a value that a list is filled with."""
LITTLE: Final = (40, 300)
"""The same for data that is written down line by line, where lists in lists would fill the memory of whoever writes."""
_WORDS: Final = (
    b"\x00",
    b"\xff",
    b"\r\n",
    b"9" * 40,
    b"[[",
    b"{",
    b'"""',
    b"\\u0000",
    b"SOULSTACK-SAVE schema=1 ",
    b"=",
    b"-",
)


def odd(luck: Random) -> Any:
    """Give a value that does not belong where it comes to stand."""
    return copy.deepcopy(luck.choice(ODD))  # it may be spoilt further


def spoilt_bytes(data: bytes, luck: Random) -> bytes:
    """Give a file with some of its bytes flipped, lost, doubled, moved or replaced."""
    found = bytearray(data)
    for _ in range(luck.choice((1, 1, 1, 2, 3, 8))):
        at = luck.randrange(len(found) + 1)
        end = min(len(found), at + luck.choice((1, 2, 8, 64, 4096)))
        match luck.randrange(7):
            case 0 if at < len(found):
                found[at] ^= 1 << luck.randrange(8)
            case 1:
                del found[at:]
            case 2:
                del found[at:end]
            case 3:
                found[at:at] = luck.choice(_WORDS)
            case 4:
                found[at:end] = bytes(end - at)
            case 5:
                found[at:at] = found[at:end]
            case _:
                found[at:at] = luck.randbytes(luck.choice((1, 4, 100)))
    return bytes(found)


def spoilt_value(value: Any, luck: Random, most: tuple[int, int] = MUCH) -> Any:
    """Give plain data with some of its values lost, swapped, doubled, changed a little or replaced by odd ones."""
    found = value
    for _ in range(luck.choice((1, 1, 1, 2, 3, 6))):
        try:
            found = json.loads(json.dumps(found))  # so that no two places hold the same list
        except RecursionError:
            return found  # a nest deeper than any file can be written with
        places = list(places_of(found))
        if not places:
            return odd(luck)
        if _spoil(luck.choice(places), places, luck, most):
            break  # much of much would be more than any file can hold
    return found


def places_of(value: Any) -> Iterator[Place]:
    """List everywhere that a value stands; long lists have few that are looked at, or nothing else would ever be chosen."""
    waiting = [value]
    while waiting:
        table = waiting.pop()
        keys = list(table) if isinstance(table, dict) else list(range(len(table)))
        if isinstance(table, list) and len(keys) > 12:
            keys = [*keys[:3], *keys[3 :: len(keys) // 6], keys[-1]]
        for key in keys:
            yield table, key
            if isinstance(table[key], dict | list):
                waiting.append(table[key])


def _spoil(place: Place, places: list[Place], luck: Random, most: tuple[int, int]) -> bool:
    deep, many = most
    table, key = place
    if key not in table if isinstance(table, dict) else key >= len(table):
        return False  # it was lost with what it lay in
    value = table[key]
    match luck.randrange(9):
        case 0:
            del table[key]
        case 1 if isinstance(value, int):
            table[key] = value + luck.choice((-1, 1, -100, 1000))
        case 2:
            other, name = luck.choice(places)
            if name in other if isinstance(other, dict) else name < len(other):
                table[key] = json.loads(json.dumps(other[name]))
        case 3 if isinstance(value, list) and value:
            table[key] = value[: luck.randrange(len(value))]
        case 4 if isinstance(value, list) and value:
            count = luck.choice((1, 3, 40, many))
            table[key] = [*value, *[luck.choice(value)] * count]
            return count == many
        case 5 if isinstance(value, dict):
            value[luck.choice(("", "schema", "a" * 300, "\x00", "meta"))] = odd(luck)
        case 6:
            for _ in range(luck.choice((1, 30, deep))):
                value = [value]
            table[key] = value
        case 7 if isinstance(value, str):
            table[key] = value + luck.choice(("\x00", "x", "\u200b", "a" * 4000))
        case _:
            table[key] = odd(luck)
    return False
