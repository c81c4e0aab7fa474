r"""Scenario files are read strictly: every key is known, every value has its type, every card exists.

>>> from soulstack.games.foursouls.cards.catalogue import catalogue
>>> scenario = read('title = "Nothing yet"\n[[seat]]\n[[seat]]\ncents = 3', catalogue())
>>> scenario.title, len(scenario.seats), scenario.seats[1].cents
('Nothing yet', 2, 3)
>>> read('titel = "x"', catalogue())
Traceback (most recent call last):
    ...
soulstack.games.foursouls.scenario.reading.ScenarioError: titel: there is no such key; did you mean "title"?
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from attrs import field, frozen

from soulstack.content.errors import nearest, shown
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.scenario.words import GAME_NAMES, MODES, MOVES, SEATLESS, is_word

Cards: TypeAlias = Mapping[str, CardDef]
Element: TypeAlias = "str | int | tuple[str | int, ...]"
"""One element of `pick`; a tuple picks several at once."""

LARGEST: Final = 1 << 62
MOST_SEATS: Final = 4
DECK_KEYS: Final = ("loot", "treasure", "monster", "room")


class ScenarioError(ValueError):
    """A scenario that cannot be read or laid out: where, and why in words."""

    def __init__(self, place: str, reason: str) -> None:
        self.place = place
        self.reason = reason
        super().__init__(f"{place}: {reason}" if place else reason)


@frozen
class SeatSpec:
    """What lies in front of one seat."""

    character: str = ""
    starting_item: bool = True
    items: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    cents: int = 0
    souls: tuple[str, ...] = ()
    curses: tuple[str, ...] = ()
    damage: int = 0
    deactivated: tuple[str, ...] = ()
    counters: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()


@frozen
class TableSpec:
    """What lies in the middle."""

    monsters: tuple[tuple[str, ...], ...] = ()
    """A pile a slot, its last card on top."""
    shop: tuple[str, ...] = ()
    decks: dict[str, tuple[str, ...]] = field(factory=dict)
    """From the top down."""
    discards: dict[str, tuple[str, ...]] = field(factory=dict)
    monster_damage: tuple[tuple[str, int], ...] = ()
    dice: tuple[int, ...] = ()


@frozen
class Step:
    """One move and what must hold afterwards."""

    number: int
    do: str = ""
    seat: int = -1
    target: str = ""
    slot: int = -1
    card: str = ""
    ability: int = 1
    amount: int = 0
    to: int = -1
    times: int = 1
    pick: tuple[Element, ...] = ()
    illegal: bool = False
    expect: tuple[tuple[str, Any], ...] = ()


@frozen
class Scenario:
    """A whole file."""

    title: str = ""
    about: str = ""
    """The card whose scenario it is; nothing depends on it."""
    mode: str = "versus"
    rules: tuple[str, ...] = ()
    seed: int = 1
    active: int = 0
    turn: int = 1
    sets: tuple[str, ...] = ("base",)
    bonus_souls: tuple[str, ...] = ()
    rooms: tuple[str, ...] | None = None
    """None: played without rooms."""
    seats: tuple[SeatSpec, ...] = ()
    table: TableSpec = field(factory=TableSpec)
    steps: tuple[Step, ...] = ()


def read(text: str, cards: Cards) -> Scenario:
    """Read the text of a scenario file, or raise a ScenarioError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError("", f"this is no TOML: {error}") from None
    except RecursionError:
        raise ScenarioError("", "this is nested too deeply") from None
    return Reader(cards).scenario(data)


def title_of(text: str) -> str:
    """Give the title of a file that may be faulty otherwise."""
    try:
        title = tomllib.loads(text).get("title", "")
    except (tomllib.TOMLDecodeError, RecursionError):
        return ""
    return title if isinstance(title, str) else ""


def unknown_card(card: str, cards: Iterable[str]) -> str:
    """Say that a card does not exist and offer the nearest ids."""
    ids = sorted(cards)
    close = get_close_matches(card.lower(), ids, 3, 0.5) or get_close_matches(card.lower(), ids, 3, 0.0)
    return f"there is no card {shown(card)}; the nearest are " + ", ".join(f'"{each}"' for each in close)


@frozen
class Reader:
    """Turns tables of TOML into records; everything that is wrong is told with its place."""

    cards: Cards

    # --- the position -------------------------------------------------------------------------------------------------

    def scenario(self, data: Mapping[str, Any]) -> Scenario:
        """Read the whole file."""
        known = ("title", "about", "game", "mode", "rules", "seed", "active", "turn", "sets", "bonus_souls", "rooms", "seat",
                 "table", "step")  # fmt: skip
        self._keys(data, known, "")
        self._word(data, "game", "", GAME_NAMES, GAME_NAMES[0])
        mode = self._word(data, "mode", "", MODES, MODES[0])
        seats = self._tables(data, "seat")
        if not 2 <= len(seats) <= MOST_SEATS:
            raise ScenarioError("seat", f"a table has two to four seats, not {len(seats)}")
        sets = self._texts(data, "sets", "", ("base",))
        shipped = sorted({card.set for card in self.cards.values()})
        for name in sets:
            if name not in shipped:
                raise ScenarioError("sets", f"there is no set {shown(name)}{nearest(name, shipped)}")
        steps = self._tables(data, "step")
        return Scenario(
            title=self._text(data, "title", ""),
            about=self._about(data),
            mode=mode,
            rules=self._texts(data, "rules", ""),
            seed=self._number(data, "seed", "", 1, low=-LARGEST),
            active=self._number(data, "active", "", 0, high=len(seats) - 1),
            turn=self._number(data, "turn", "", 1, low=1, high=1_000_000),
            sets=sets,
            bonus_souls=self._cards(data, "bonus_souls", ""),
            rooms=self._cards(data, "rooms", "") if "rooms" in data else None,
            seats=tuple(self._seat(table, f"seat {number}") for number, table in enumerate(seats)),
            table=self._table(data.get("table", {})),
            steps=tuple(self._step(table, number, len(seats)) for number, table in enumerate(steps, 1)),
        )

    def _about(self, data: Mapping[str, Any]) -> str:
        about = self._text(data, "about", "")
        if about:
            self._card(about, "about")
        return about

    def _seat(self, data: Mapping[str, Any], place: str) -> SeatSpec:
        known = ("character", "starting_item", "items", "hand", "cents", "souls", "curses", "damage", "deactivated",
                 "counters")  # fmt: skip
        self._keys(data, known, place)
        character = self._text(data, "character", place)
        if character:
            self._card(character, f"{place}, character")
        return SeatSpec(
            character=character,
            starting_item=self._flag(data, "starting_item", place, default=True),
            items=self._cards(data, "items", place),
            hand=self._cards(data, "hand", place),
            cents=self._number(data, "cents", place, 0),
            souls=self._cards(data, "souls", place),
            curses=self._cards(data, "curses", place),
            damage=self._number(data, "damage", place, 0),
            deactivated=self._cards(data, "deactivated", place),
            counters=self._counters(data.get("counters", {}), f"{place}, counters"),
        )

    def _counters(self, data: Any, place: str) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
        found = []
        for card, value in self._mapping(data, place).items():
            self._card(card, place)
            if isinstance(value, Mapping):
                kinds = tuple((kind, self._number(value, kind, f"{place}.{card}", 0)) for kind in value)
            else:
                kinds = (("", self._number(data, card, place, 0)),)
            found.append((card, kinds))
        return tuple(found)

    def _table(self, data: Any) -> TableSpec:
        place = "table"
        piles = [f"{deck}_{where}" for deck in DECK_KEYS for where in ("deck", "discard")]
        self._keys(self._mapping(data, place), ("monsters", "shop", *piles, "monster_damage", "dice"), place)
        monsters = []
        for number, entry in enumerate(self._list(data, "monsters", place)):
            here = f"{place}, monsters, slot {number}"
            pile = entry if isinstance(entry, list) else [entry]
            if not pile:
                raise ScenarioError(here, "a pile has at least one card")
            monsters.append(tuple(self._card(card, here) for card in pile))
        damage = self._mapping(data.get("monster_damage", {}), f"{place}, monster_damage")
        for card in damage:
            self._card(card, f"{place}, monster_damage")
        return TableSpec(
            monsters=tuple(monsters),
            shop=self._cards(data, "shop", place),
            decks={deck: self._cards(data, f"{deck}_deck", place) for deck in DECK_KEYS},
            discards={deck: self._cards(data, f"{deck}_discard", place) for deck in DECK_KEYS},
            monster_damage=tuple((card, self._number(damage, card, f"{place}, monster_damage", 0)) for card in damage),
            dice=self._dice(data, place),
        )

    def _dice(self, data: Mapping[str, Any], place: str) -> tuple[int, ...]:
        dice = self._list(data, "dice", place)
        for value in dice:
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 6:
                raise ScenarioError(f"{place}, dice", f"a die shows 1 to 6, not {shown(value)}")
        return tuple(dice)

    # --- the steps ----------------------------------------------------------------------------------------------------

    def _step(self, data: Mapping[str, Any], number: int, seats: int) -> Step:
        place = f"step {number}"
        do = self._word(data, "do", place, tuple(MOVES), "") if "do" in data else ""
        common = ("do", "illegal", "expect")
        allowed = MOVES[do] if do else ()
        self._keys(
            data, (*common, *allowed), place, f" in a step that does {shown(do)}" if do else " in a step without do"
        )
        seat = -1
        if do and do not in SEATLESS:
            if "seat" not in data:
                raise ScenarioError(place, f"{do} needs a seat")
            seat = self._number(data, "seat", place, 0, high=seats - 1)
        for key in ("card", "amount", "to"):
            if key in allowed and key not in data:
                raise ScenarioError(place, f"{do} needs {key}")
        target, card = self._text(data, "target", place), self._text(data, "card", place)
        if target:
            self._element(target, f"{place}, target")
        if card:
            self._card(card.partition("#")[0], f"{place}, card")
        return Step(
            number=number,
            do=do,
            seat=seat,
            target=target,
            slot=self._number(data, "slot", place, -1),
            card=card,
            ability=self._number(data, "ability", place, 1, low=1),
            amount=self._number(data, "amount", place, 0, low=1),
            to=self._receiver(data, place, seats),
            times=self._number(data, "times", place, 1, low=1, high=1000),
            pick=tuple(self._pick(value, f"{place}, pick") for value in self._list(data, "pick", place)),
            illegal=self._flag(data, "illegal", place, default=False),
            expect=self._expectations(data.get("expect", {}), f"{place}, expect", seats),
        )

    def _receiver(self, data: Mapping[str, Any], place: str, seats: int) -> int:
        if "to" not in data:
            return -1
        word = self._text(data, "to", place)
        kind, _, number = word.partition(":")
        if kind != "seat" or not number.isdecimal() or int(number) >= seats:
            raise ScenarioError(f"{place}, to", f'{shown(word)} is no seat; write "seat:1"')
        return int(number)

    def _pick(self, value: Any, place: str) -> Element:
        if isinstance(value, list):
            return tuple(self._element(each, place) for each in value)
        return self._element(value, place)

    def _element(self, value: Any, place: str) -> str | int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if not isinstance(value, str):
            raise ScenarioError(place, f"{shown(value)} names nothing that could be picked")
        if not is_word(value):
            self._card(value.partition("#")[0].partition("@")[0], place)
        return value

    def _expectations(self, data: Any, place: str, seats: int) -> tuple[tuple[str, Any], ...]:
        from soulstack.games.foursouls.scenario.expecting import check_key

        found = tuple(flatten(self._mapping(data, place)))
        for key, value in found:
            check_key(key, value, place, seats, self._card, self._element)
        return found

    # --- values -------------------------------------------------------------------------------------------------------

    def _card(self, value: Any, place: str) -> str:
        if not isinstance(value, str):
            raise ScenarioError(place, f"{shown(value)} is no card id")
        if value not in self.cards:
            raise ScenarioError(place, unknown_card(value, self.cards))
        return value

    def _cards(self, data: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
        here = f"{place}, {key}" if place else key
        return tuple(self._card(value, here) for value in self._list(data, key, place))

    def _texts(self, data: Mapping[str, Any], key: str, place: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        if key not in data:
            return default
        values = self._list(data, key, place)
        if not all(isinstance(value, str) for value in values):
            raise ScenarioError(f"{place}, {key}" if place else key, "this is a list of texts")
        return tuple(values)

    def _text(self, data: Mapping[str, Any], key: str, place: str) -> str:
        return str(self._typed(data, key, place, "", lambda v: isinstance(v, str), "a text"))

    def _flag(self, data: Mapping[str, Any], key: str, place: str, *, default: bool) -> bool:
        return bool(self._typed(data, key, place, default, lambda v: isinstance(v, bool), "true or false"))

    def _number(
        self, data: Mapping[str, Any], key: str, place: str, default: int, *, low: int = 0, high: int = LARGEST
    ) -> int:
        def fits(value: Any) -> bool:
            return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

        limits = f"a whole number from {low} to {high}" if high < LARGEST else "a whole number"
        limits = f"{limits}, at least {low}" if high == LARGEST and low > -LARGEST else limits
        return int(self._typed(data, key, place, default, fits, limits))

    def _word(self, data: Mapping[str, Any], key: str, place: str, words: tuple[str, ...], default: str) -> str:
        word = self._text(data, key, place) if key in data else default
        if word not in words:
            raise ScenarioError(f"{place}, {key}" if place else key, f"{shown(word)} is unknown{nearest(word, words)}")
        return word

    def _list(self, data: Mapping[str, Any], key: str, place: str) -> list[Any]:
        return list(self._typed(data, key, place, [], lambda v: isinstance(v, list), "a list"))

    def _tables(self, data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
        found = self._list(data, key, "")
        return [self._mapping(value, key) for value in found]

    def _typed(
        self, data: Mapping[str, Any], key: str, place: str, default: Any, fits: Callable[[Any], bool], what: str
    ) -> Any:
        if key not in data:
            return default
        value = data[key]
        if not fits(value):
            raise ScenarioError(f"{place}, {key}" if place else key, f"this is {what}, not {shown(value)}")
        return value

    def _mapping(self, data: Any, place: str) -> Mapping[str, Any]:
        if not isinstance(data, Mapping):
            raise ScenarioError(place, f"this is a table, not {shown(data)}")
        return data

    def _keys(self, data: Mapping[str, Any], known: tuple[str, ...], place: str, where: str = "") -> None:
        for key in data:
            if key not in known:
                here = f"{place}, {key}" if place else key
                raise ScenarioError(here, f"there is no such key{where}{nearest(key, known)}")


def flatten(data: Mapping[str, Any], before: str = "") -> Iterable[tuple[str, Any]]:
    """Spell out nested tables as keys with dots.

    >>> list(flatten({"seat": {"0": {"cents": 4}}, "turn": 2}))
    [('seat.0.cents', 4), ('turn', 2)]
    """
    for key, value in data.items():
        name = f"{before}{key}"
        if isinstance(value, Mapping) and value:  # an empty table is a key like any other, and none that is known
            yield from flatten(value, f"{name}.")
        else:
            yield name, value
