"""The tables of the shipped cards as plain data, and tables that are crossed from several of them."""

import copy
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any, Final

from attrs import frozen

from soulstack.app import registry
from soulstack.content.loader import shipped
from soulstack.content.reader import parse, read_sources

KEPT: Final = ("id", "name", "kind", "type", "text", "copies", "set", "category")
"""What a crossed card keeps of its own: what it is, not what it does."""


@frozen
class Table:
    """A card as its file says it."""

    file: str
    values: dict[str, Any]


@cache
def shipped_tables(key: str) -> dict[str, Table]:
    """Give every shipped card's table by its id, with all that its file says of it silently."""
    game = registry.game(key).cards().game()
    found = {}
    for source in read_sources(shipped(key), trusted=True):
        tables, _ = parse(source)
        for card, values in tables.items():
            found[card] = Table(source.name, {**game.defaults(source.name), **values})
    return found


@cache
def pieces(key: str) -> dict[str, list[Any]]:
    """Give all that ever stands behind a word in the tables of a game."""
    found: dict[str, list[Any]] = defaultdict(list)
    waiting: list[Any] = [table.values for table in shipped_tables(key).values()]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            for word, each in value.items():
                found[word].append(each)
                waiting.append(each)
        elif isinstance(value, list):
            waiting += value
    return dict(found)


def crossed(key: str, card: str, luck: Random) -> dict[str, Any]:
    """Give a card with pieces of others where its own have the same name."""
    tables = shipped_tables(key)
    found = copy.deepcopy(tables[card].values)
    for _ in range(luck.choice((1, 1, 2, 3))):
        other = tables[luck.choice(list(tables))].values
        words = [word for word in found if word in other and word not in KEPT and not isinstance(other[word], str)]
        if words and luck.random() < 0.6:
            word = luck.choice(words)
            mine, theirs = found[word], copy.deepcopy(other[word])
            both = isinstance(mine, list) and isinstance(theirs, list) and luck.random() < 0.5
            found[word] = [*mine, *theirs] if both else theirs
        else:
            _swap_inside(found, pieces(key), luck)
    return found


def _swap_inside(table: dict[str, Any], known: dict[str, list[Any]], luck: Random) -> None:
    """Put another piece of the same name somewhere deep in a table."""
    places: list[tuple[dict[str, Any], str]] = []
    waiting: list[Any] = [value for word, value in table.items() if word not in KEPT]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            places += [(value, word) for word in value]
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    if places:
        place, word = luck.choice(places)
        place[word] = copy.deepcopy(luck.choice(known[word]))
