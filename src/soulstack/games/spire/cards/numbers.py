"""Reads the doubtful numbers of the rules, which stand in one file so that a ruling can change them without code.

>>> read("poison_suply = 3", "numbers.toml")
Traceback (most recent call last):
    ...
soulstack.content.tables.TableError: numbers.toml: poison_suply: there is no such key; did you mean "poison_supply"?
"""

from typing import Any, Final

from attrs import fields, frozen

from soulstack.content.loader import rule_file
from soulstack.content.tables import TableError, Tables, parsed

MOST: Final = 999


@frozen
class Numbers:
    """Every one of them, with what holds where the file says nothing."""

    poison_supply: int = 30
    dark_supply: int = 6
    enemy_block_max: int = 20
    enemy_strength_max: int = 8
    burning_elite_burns: int = 2
    solo_gold: int = 2
    hero_locks: tuple[int, ...] = (1, 4, 9)
    colorless_lock: int = 3
    act4_lock: int = 5


def read(text: str, name: str) -> Numbers:
    """Read the text of the file; what is wrong is told with its key and the nearest right word."""
    tables = Tables()
    known: dict[str, Any] = {each.name: each.default for each in fields(Numbers)}
    found: dict[str, Any] = {}
    try:
        data = parsed(text)
        tables.keys(data, tuple(known), "")
        for key in data:
            if isinstance(known[key], tuple):
                found[key] = tuple(tables.numbers(data, key, "", low=1, high=MOST))
            else:
                found[key] = tables.number(data, key, "", 0, high=MOST)
    except TableError as error:
        raise TableError(name, str(error)) from None
    return Numbers(**found)


FILE: Final = rule_file("spire", "numbers.toml")
NUMBERS: Final = read(FILE.read_text(encoding="utf-8"), FILE.name)
