"""How a lesson of Four Souls is read: what its parts can wait for and point at. Moves are named as in a scenario's `pick`.

Between two parts everybody passes by themselves.
"""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from soulstack.app.lessons import Lesson, Part
from soulstack.content.tables import TableError
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.scenario.reading import Reader

PLACES: Final = ("own", "hand", "items", "stats", "souls", "other", "monsters", "shop", "decks", "stack", "dice", "log")
"""What a part can point at besides a card: the zones of the table."""
MOMENTS: Final = ("turn", "other", "quiet")
"""What a part can wait for: the own free action, the turn of another, an empty stack; besides `die:N` and `stack:N`."""
_OWN_KEYS: Final = {"about", "done", "part"}
_PART_KEYS: Final = {"say", "do", "by", "at", "point", "wrong"}

DECLARED = frozenset({"attack", "buy"})


def read_lesson(key: str, text: str, cards: Mapping[str, CardDef]) -> Lesson:
    """Read a lesson, or raise a TableError that says where it is wrong."""
    data = tomllib.loads(text)
    scenario = Reader(cards).scenario({name: value for name, value in data.items() if name not in _OWN_KEYS})
    tables = data.get("part", [])
    if not tables:
        raise TableError("part", "a lesson has at least one part")
    parts = tuple(_part(table, f"part {number}", len(scenario.seats), cards) for number, table in enumerate(tables, 1))
    for number, part in enumerate(parts):
        # The target of what was declared just before needs no sentence of its own: the player has named it already.
        if part.by == 0 and not part.say and not (number and set(parts[number - 1].do) & DECLARED):
            raise TableError(f"part {number + 1}", "a part of the player needs a sentence")
    return Lesson(key, scenario.title, _text(data, "about", ""), _text(data, "done", ""), scenario, parts)


def _part(table: Mapping[str, Any], place: str, seats: int, cards: Mapping[str, CardDef]) -> Part:
    for key in table:
        if key not in _PART_KEYS:
            raise TableError(f"{place}, {key}", "there is no such key")
    moves = table.get("do", [])
    moves = [moves] if isinstance(moves, str) else moves
    part = Part(
        say=_text(table, "say", place),
        do=tuple(str(move) for move in moves),
        by=int(table.get("by", 0)),
        at=_text(table, "at", place),
        point=_text(table, "point", place),
        wrong=_text(table, "wrong", place),
    )
    kind, _, number = part.at.partition(":")
    if part.at and part.at not in MOMENTS and not (kind in ("die", "stack") and number.isdecimal()):
        raise TableError(f"{place}, at", f'there is no moment "{part.at}"')
    if part.point and part.point not in PLACES and part.point not in cards:
        raise TableError(f"{place}, point", f'there is no card or place "{part.point}"')
    if not 0 <= part.by < seats:
        raise TableError(f"{place}, by", "there is no such seat")
    return part


def _text(table: Mapping[str, Any], key: str, place: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str):
        raise TableError(f"{place}, {key}" if place else key, "this is a text")
    return " ".join(value.split())
