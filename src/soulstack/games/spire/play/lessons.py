"""How a lesson of Slay the Spire is read: its parts name moves as a scenario's `pick` does, and point at places of the table."""

import tomllib
from typing import Any, Final

from soulstack.app.lessons import OWN_KEYS, Lesson, Part, read_parts
from soulstack.content.tables import TableError
from soulstack.games.spire.scenario.reading import Reader

END_TURN: Final = "end_turn"
"""The move that is made when every hero of the people here is done, in whatever order they say so."""
PLACES: Final = (
    "energy", "hand", "draw", "discard", "end", "die", "hero", "incoming", "foe", "intent", "boss", "track", "rows", "map",
)  # fmt: skip
"""What a part can point at besides what it asks for; a number behind a space says whose, from 1."""


def read_lesson(key: str, text: str, cards: Any) -> Lesson:
    """Read a lesson, or raise a TableError that says where it is wrong."""
    data = tomllib.loads(text)
    scenario = Reader(cards).scenario({name: value for name, value in data.items() if name not in OWN_KEYS})
    return read_parts(key, data, scenario, _check)


def _check(part: Part, place: str) -> None:
    name, _, number = part.point.partition(" ")
    if part.at:
        raise TableError(f"{place}, at", "a run waits for the player wherever it waits")
    if part.point and (name not in PLACES or not (not number or number.isdecimal())):
        raise TableError(f"{place}, point", f'there is no place "{part.point}"')
    if part.is_read and not part.say:
        raise TableError(place, "a part has a sentence or a move")
