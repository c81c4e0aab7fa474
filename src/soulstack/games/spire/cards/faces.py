"""What lies on the table: one face for each side of a card and for each item and enemy, made once from the definitions.

A face has everything the rules ask all the time as plain attributes; the sides of a card are `bash` and `bash+`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from attrs import frozen

from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.conditions import When
from soulstack.games.spire.cards.effects import Effect
from soulstack.games.spire.cards.words import Trigger

T = TypeVar("T")
UP = "+"
X_COST = -1
NO_COST = -2
OWN = ("exhausted", "discarded", "removed", "gained")
"""Triggers that are about the thing itself, wherever it is, so nobody listens for them."""
IN_HAND = ("curse", "status")
"""Cards whose end-of-turn text works in the hand."""
_SIGNS: Final = re.compile(r"[^a-z0-9]+")


def picture_name(name: str) -> str:
    """Give the name of the file that shows whatever bears a printed name.

    >>> picture_name("Slaver's Collar")
    'slavers_collar'
    """
    return _SIGNS.sub("_", name.lower().replace("'", "")).strip("_")


@frozen(eq=False)
class Face:
    """One side of a card, or an item, enemy or other component as it lies there."""

    id: str
    card: Any
    name: str
    kind: str
    """attack, skill, power, curse, status, ticket, relic, potion, enemy, event, token, modifier."""
    cost: int = NO_COST
    text: str = ""
    worth: float | None = None
    upgraded: bool = False
    ethereal: bool = False
    exhaust: bool = False
    retain: bool = False
    unplayable: bool = False
    base: str = ""
    do: tuple[Effect, ...] = ()
    requires: When | None = None
    abilities: tuple[Any, ...] = ()
    listens: tuple[tuple[str, int], ...] = ()
    """Keys of the listener index with the number of the ability, while it is in play."""
    own: tuple[tuple[str, int], ...] = ()
    """Triggers about the thing itself."""
    end_in_hand: tuple[int, ...] = ()
    """Abilities that work at the end of turn while it is in the hand."""
    cost_self: tuple[Any, ...] = ()
    """What changes its own cost, wherever it lies (PLAY-16)."""
    looks_at_discard: bool = False
    """Its text looks at the top of the discard pile (SA-32)."""

    def own_trigger(self, on: Trigger) -> int:
        """Give the number of an ability about the thing itself, or -1."""
        for key, number in self.own:
            if key == on:
                return number
        return -1


def sides_of(card: s.CardDef) -> Iterator[Face]:
    """Give the one or two faces of a card."""
    yield _side(card, s.Side(), upgraded=False)
    if card.up is not None:
        yield _side(card, card.up, upgraded=True)


def _side(card: s.CardDef, side: s.Side, *, upgraded: bool) -> Face:
    keywords = card.keywords if side.keywords is None else side.keywords
    x = card.x if side.x is None else side.x
    cost = card.cost if side.cost is None else side.cost
    unplayable = "unplayable" in keywords or card.kind == "ticket"
    abilities = card.abilities if side.abilities is None else side.abilities
    in_hand = card.kind in IN_HAND
    return Face(
        id=card.id + (UP if upgraded else ""),
        card=card,
        name=card.name + (UP if upgraded else ""),
        kind=card.kind,
        cost=NO_COST if unplayable else X_COST if x else cost,
        text=card.text if side.text is None else side.text,
        worth=side.worth if upgraded else card.worth,
        upgraded=upgraded,
        ethereal="ethereal" in keywords,
        exhaust="exhaust" in keywords,
        retain="retain" in keywords,
        unplayable=unplayable,
        base=card.base,
        do=card.do if side.do is None else side.do,
        requires=card.requires if side.requires is None else side.requires,
        abilities=abilities,
        listens=_listens(abilities) if card.kind == "power" else (),
        own=_own(abilities),
        end_in_hand=tuple(
            i for i, a in enumerate(abilities) if in_hand and isinstance(a, s.Triggered) and a.on == "end_of_turn"
        ),
        looks_at_discard=_looks_at_discard(card.do if side.do is None else side.do),
        cost_self=tuple(a for a in abilities if card.kind != "power" and isinstance(a, s.Static) and a.stat == "cost"),
    )


def _looks_at_discard(do: tuple[Effect, ...]) -> bool:
    return any(
        getattr(effect, "top", False)
        or any(more.when is not None and more.when.free_on_discard is not None for more in getattr(effect, "bonus", ()))
        for effect in do
    )


def _listens(abilities: tuple[Any, ...]) -> tuple[tuple[str, int], ...]:
    found: list[tuple[str, int]] = []
    for number, ability in enumerate(abilities):
        if isinstance(ability, s.Triggered):
            if ability.on not in OWN:
                found.append((ability.on, number))
        elif isinstance(ability, s.Static):
            found.append((f"static:{ability.stat}", number))
        else:
            found.append(("use", number))
    return tuple(found)


def _own(abilities: tuple[Any, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((a.on, i) for i, a in enumerate(abilities) if isinstance(a, s.Triggered) and a.on in OWN)


def face_of(thing: Any) -> Face:
    """Give the face of a component that has one side."""
    abilities = getattr(thing, "abilities", ())
    return Face(
        id=thing.id, card=thing, name=thing.name, kind=thing.type, text=getattr(thing, "text", ""), abilities=abilities,
        listens=_listens(abilities), own=_own(abilities), worth=getattr(thing, "worth", None),
    )  # fmt: skip


class Sides(dict[str, Face]):
    """The faces of a box by id, and what was looked up among them once: laying a table out asks the same of every run."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        super().__init__()
        self._kept: dict[Any, Any] = {}

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """Give what was made for a key; it may only depend on the faces and the key."""
        if key not in self._kept:
            self._kept[key] = make()
        found: T = self._kept[key]
        return found


def faces_of(definitions: Mapping[str, Any]) -> Sides:
    """Give every face by id."""
    found = Sides()
    for thing in definitions.values():
        if isinstance(thing, s.CardDef):
            for side in sides_of(thing):
                found[side.id] = side
        else:
            found[thing.id] = face_of(thing)
    return found
