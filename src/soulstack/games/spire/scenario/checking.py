"""Expectations are checked as a file is read: a key that is in no table, or a value that cannot be, is no expectation.

>>> from soulstack.games.spire.cards.catalogue import catalogue
>>> from soulstack.games.spire.scenario.reading import Reader
>>> check("seat.0.gold", 3, "step 1, expect", 1, Reader(catalogue()))
>>> check("seat.0.glod", 3, "step 1, expect", 1, Reader(catalogue()))
Traceback (most recent call last):
    ...
soulstack.content.tables.TableError: step 1, expect, seat.0.glod: there is no such key; did you mean "gold"?
"""

import re
from collections.abc import Callable
from typing import Any, Final, Protocol

from soulstack.content.errors import nearest, shown
from soulstack.content.tables import TableError
from soulstack.games.spire.scenario import words as w

OF_SEATS: Final = (
    "hp", "max_hp", "energy", "block", "strength", "weak", "vulnerable", "shivs", "miracles", "gold", "row",
    "hand_size", "draw_size", "discard_size",
)  # fmt: skip
LISTS_OF_SEATS: Final = (
    "hand", "exhaust", "powers", "relics", "potions", "deck", "face_down", "removed", "draw_top", "discard_top",
    "rewards_top", "rewards_bottom", "rare_top", "rare_bottom",
)  # fmt: skip
FLAGS_OF_SEATS: Final = ("dead", "done")
OF_ENEMIES: Final = ("hp", "block", "strength", "weak", "vulnerable", "poison", "row", "slot")
SUPPLIES: Final = ("poison", "shivs", "daze", "status", "miracles", "dark")
NUMBERS: Final = ("die", "round", "act")
RESULTS: Final = ("none", "won", "lost")
ENDS: Final = ("_top", "_bottom")
WARES: Final = ("relics", "potions", "cards")
SPACE: Final = re.compile(r"\d+-\d+")
"""A space of a map, as `go` names it."""
NO_NUMBERS: Final = ("X", "none")
"""What a card costs that costs no number."""
SEAT_KEYS: Final = (*OF_SEATS, *LISTS_OF_SEATS, *FLAGS_OF_SEATS, "stance", "orbs", "cost", "counters")
ENEMY_KEYS: Final = (*OF_ENEMIES, "mode", "alive", "intent")
KEYS: Final = (
    *NUMBERS, "phase", "result", "keys", "enemies", "achievements", "pending.seats", "pending.kind", "pending.options",
    "map.at", "map.tokens", *(f"merchant.{name}" for name in WARES), *(f"supply.{name}" for name in SUPPLIES),
    *(f"{deck}{end}" for deck in w.DECKS for end in ENDS), "seat", "enemy",
)  # fmt: skip


class Names(Protocol):
    """What knows the names of components."""

    def element(self, value: Any, place: str) -> str | int:
        """Read what names one thing."""

    def id(self, value: Any, place: str, kinds: tuple[str, ...] = ()) -> str:
        """Read the id of a component."""


def check(key: str, value: Any, place: str, seats: int, names: Names) -> None:
    """Raise a TableError when the key is in no table or the value can never be met."""
    here = f"{place}, {key}"
    head, _, rest = key.partition(".")
    special = SPECIAL.get(head)
    if special is not None and rest:
        special(rest, value, here, seats, names)
    elif key in NUMBERS:
        _number(value, here)
    elif key == "phase":
        _one_of(value, here, (*w.PHASES, "over"))
    elif key == "result":
        _one_of(value, here, RESULTS)
    elif key == "keys":
        for each in _listed(value, here):
            _one_of(each, here, w.KEYS)
    elif key == "achievements":
        for each in _listed(value, here):
            _one_of(each, here, w.FEATS)
    elif key == "enemies" or any(key.removesuffix(end) in w.DECKS for end in ENDS if key.endswith(end)):
        _ids(value, here, names)
    else:
        raise TableError(here, f"there is no such key{nearest(key, KEYS)}")


def _of_seat(rest: str, value: Any, here: str, seats: int, names: Names) -> None:
    number, _, name = rest.partition(".")
    if not number.isdecimal() or int(number) >= seats:
        raise TableError(here, f"there is no seat {shown(number)}")
    head, dot, thing = name.partition(".")
    if name in OF_SEATS:
        _number(value, here)
    elif name in LISTS_OF_SEATS:
        _ids(value, here, names)
    elif name in FLAGS_OF_SEATS:
        _flag(value, here)
    elif name == "stance":
        _one_of(value, here, w.STANCES)
    elif name == "orbs":
        for each in _listed(value, here):
            _one_of(each, here, w.ORBS)
    elif dot and head in {"cost", "counters"}:
        names.element(thing, here)
        if head == "counters" or value not in NO_NUMBERS:
            _number(value, here)
    else:
        raise TableError(here, f"there is no such key{nearest(head, SEAT_KEYS)}")


def _of_enemy(rest: str, value: Any, here: str, seats: int, names: Names) -> None:
    del seats
    name, _, what = rest.rpartition(".")
    if not name:
        raise TableError(here, "an expectation of an enemy names it and one of its numbers")
    names.id(name.partition("#")[0], here, ("enemy",))
    if what in OF_ENEMIES:
        _number(value, here)
    elif what == "alive":
        _flag(value, here)
    elif what == "mode":
        _text(value, here)
    elif what == "intent":
        for each in value if isinstance(value, list) else [value]:
            _text(each, here)
    else:
        raise TableError(here, f"there is no such key{nearest(what, ENEMY_KEYS)}")


def _of_pending(rest: str, value: Any, here: str, seats: int, names: Names) -> None:
    number, dot, name = rest.partition(".")
    if dot and not (number.isdecimal() and int(number) < seats):
        raise TableError(here, f"there is no seat {shown(number)}")
    what = name if dot else rest
    if what == "kind":
        _text(value, here)
    elif what == "options":
        for each in _listed(value, here):
            if each not in (*w.SKIPPED, *w.MOVES) and not (isinstance(each, str) and SPACE.fullmatch(each)):
                names.element(each, here)
    elif what == "seats" and not dot:
        for each in _listed(value, here):
            _number(each, here)
    else:
        raise TableError(here, f"there is no such key{nearest(what, ('kind', 'options', 'seats'))}")


def _of_supply(rest: str, value: Any, here: str, seats: int, names: Names) -> None:
    del seats, names
    _known(rest, SUPPLIES, here)
    _number(value, here)


def _of_map(rest: str, value: Any, here: str, seats: int, names: Names) -> None:
    del seats, names
    if rest != "at" and not rest.startswith("tokens."):
        raise TableError(here, f"there is no such key{nearest(rest, ('at', 'tokens'))}")
    _text(value, here)


def _of_merchant(rest: str, value: Any, here: str, seats: int, names: Names) -> None:
    del seats
    _known(rest, WARES, here)
    _ids(value, here, names)


SPECIAL: Final[dict[str, Callable[[str, Any, str, int, Names], None]]] = {
    "seat": _of_seat, "enemy": _of_enemy, "pending": _of_pending, "supply": _of_supply, "map": _of_map,
    "merchant": _of_merchant,
}  # fmt: skip


def _known(name: str, known: tuple[str, ...], here: str) -> None:
    if name not in known:
        raise TableError(here, f"there is no such key{nearest(name, known)}")


def _number(value: Any, here: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TableError(here, f"this is a whole number, not {shown(value)}")


def _flag(value: Any, here: str) -> None:
    if not isinstance(value, bool):
        raise TableError(here, f"this is true or false, not {shown(value)}")


def _text(value: Any, here: str) -> None:
    if not isinstance(value, str):
        raise TableError(here, f"this is a text, not {shown(value)}")


def _one_of(value: Any, here: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise TableError(here, f"{shown(value)} is unknown{nearest(str(value), known)}")


def _listed(value: Any, here: str) -> list[Any]:
    if not isinstance(value, list):
        raise TableError(here, f"this is a list, not {shown(value)}")
    return value


def _ids(value: Any, here: str, names: Names) -> None:
    for each in _listed(value, here):
        names.id(each.partition("#")[0] if isinstance(each, str) else each, here)
