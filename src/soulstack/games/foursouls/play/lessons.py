"""How a lesson of Four Souls is read: what its parts can wait for and point at. Moves are named as in a scenario's `pick`.

Between two parts everybody passes by themselves.
"""

import tomllib
from collections.abc import Mapping
from typing import Final

from soulstack.app.lessons import OWN_KEYS, Lesson, Part, read_parts
from soulstack.content.tables import TableError
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.scenario.reading import Reader

PLACES: Final = ("own", "hand", "items", "stats", "souls", "other", "monsters", "shop", "decks", "stack", "dice", "log")
"""What a part can point at besides a card: the zones of the table."""
MOMENTS: Final = ("turn", "other", "quiet")
"""What a part can wait for: the own free action, the turn of another, an empty stack; besides `die:N` and `stack:N`."""
DECLARED = frozenset({"attack", "buy"})


def read_lesson(key: str, text: str, cards: Mapping[str, CardDef]) -> Lesson:
    """Read a lesson, or raise a TableError that says where it is wrong."""
    data = tomllib.loads(text)
    scenario = Reader(cards).scenario({name: value for name, value in data.items() if name not in OWN_KEYS})

    def check(part: Part, place: str) -> None:
        kind, _, number = part.at.partition(":")
        if part.at and part.at not in MOMENTS and not (kind in ("die", "stack") and number.isdecimal()):
            raise TableError(f"{place}, at", f'there is no moment "{part.at}"')
        if part.point and part.point not in PLACES and part.point not in cards:
            raise TableError(f"{place}, point", f'there is no card or place "{part.point}"')

    lesson = read_parts(key, data, scenario, check)
    for number, part in enumerate(lesson.parts):
        # The target of what was declared just before needs no sentence of its own: the player has named it already.
        if part.by == 0 and not part.say and not (number and set(lesson.parts[number - 1].do) & DECLARED):
            raise TableError(f"part {number + 1}", "a part of the player needs a sentence")
    return lesson
