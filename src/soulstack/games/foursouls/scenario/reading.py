r"""Scenario files are read strictly: every key is known, every value has its type, every card exists.

>>> from soulstack.games.foursouls.cards.catalogue import catalogue
>>> scenario = read('title = "Nothing yet"\n[[seat]]\n[[seat]]\ncents = 3', catalogue())
>>> scenario.title, len(scenario.seats), scenario.seats[1].cents
('Nothing yet', 2, 3)
>>> read('titel = "x"', catalogue())
Traceback (most recent call last):
    ...
soulstack.content.tables.TableError: titel: there is no such key; did you mean "title"?
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from attrs import field, frozen

from soulstack.content.errors import nearest, shown
from soulstack.content.tables import LARGEST, TableError, Tables, flatten, parsed
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.scenario.words import GAME_NAMES, MODES, MOVES, SEATLESS, is_word

Cards: TypeAlias = Mapping[str, CardDef]
Element: TypeAlias = "str | int | tuple[str | int, ...]"
"""One element of `pick`; a tuple picks several at once."""

MOST_SEATS: Final = 4
DECK_KEYS: Final = ("loot", "treasure", "monster", "room")


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
    """Read the text of a scenario file, or raise a TableError."""
    return Reader(cards).scenario(parsed(text))


def unknown_card(card: str, cards: Iterable[str]) -> str:
    """Say that a card does not exist and offer the nearest ids."""
    ids = sorted(cards)
    close = get_close_matches(card.lower(), ids, 3, 0.5) or get_close_matches(card.lower(), ids, 3, 0.0)
    return f"there is no card {shown(card)}; the nearest are " + ", ".join(f'"{each}"' for each in close)


@frozen
class Reader(Tables):
    """Turns tables of TOML into records; everything that is wrong is told with its place."""

    cards: Cards

    # --- the position -------------------------------------------------------------------------------------------------

    def scenario(self, data: Mapping[str, Any]) -> Scenario:
        """Read the whole file."""
        known = ("title", "about", "game", "mode", "rules", "seed", "active", "turn", "sets", "bonus_souls", "rooms", "seat",
                 "table", "step")  # fmt: skip
        self.keys(data, known, "")
        self.word(data, "game", "", GAME_NAMES, GAME_NAMES[0])
        mode = self.word(data, "mode", "", MODES, MODES[0])
        seats = self.tables(data, "seat")
        if not 2 <= len(seats) <= MOST_SEATS:
            raise TableError("seat", f"a table has two to four seats, not {len(seats)}")
        sets = self.texts(data, "sets", "", ("base",))
        shipped = sorted({card.set for card in self.cards.values()})
        for name in sets:
            if name not in shipped:
                raise TableError("sets", f"there is no set {shown(name)}{nearest(name, shipped)}")
        steps = self.tables(data, "step")
        return Scenario(
            title=self.text(data, "title", ""),
            about=self._about(data),
            mode=mode,
            rules=self.texts(data, "rules", ""),
            seed=self.number(data, "seed", "", 1, low=-LARGEST),
            active=self.number(data, "active", "", 0, high=len(seats) - 1),
            turn=self.number(data, "turn", "", 1, low=1, high=1_000_000),
            sets=sets,
            bonus_souls=self._cards(data, "bonus_souls", ""),
            rooms=self._cards(data, "rooms", "") if "rooms" in data else None,
            seats=tuple(self._seat(table, f"seat {number}") for number, table in enumerate(seats)),
            table=self._table(data.get("table", {})),
            steps=tuple(self._step(table, number, len(seats)) for number, table in enumerate(steps, 1)),
        )

    def _about(self, data: Mapping[str, Any]) -> str:
        about = self.text(data, "about", "")
        if about:
            self._card(about, "about")
        return about

    def _seat(self, data: Mapping[str, Any], place: str) -> SeatSpec:
        known = ("character", "starting_item", "items", "hand", "cents", "souls", "curses", "damage", "deactivated",
                 "counters")  # fmt: skip
        self.keys(data, known, place)
        character = self.text(data, "character", place)
        if character:
            self._card(character, f"{place}, character")
        return SeatSpec(
            character=character,
            starting_item=self.flag(data, "starting_item", place, default=True),
            items=self._cards(data, "items", place),
            hand=self._cards(data, "hand", place),
            cents=self.number(data, "cents", place, 0),
            souls=self._cards(data, "souls", place),
            curses=self._cards(data, "curses", place),
            damage=self.number(data, "damage", place, 0),
            deactivated=self._cards(data, "deactivated", place),
            counters=self._counters(data.get("counters", {}), f"{place}, counters"),
        )

    def _counters(self, data: Any, place: str) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
        found = []
        for card, value in self.mapping(data, place).items():
            self._card(card, place)
            if isinstance(value, Mapping):
                kinds = tuple((kind, self.number(value, kind, f"{place}.{card}", 0)) for kind in value)
            else:
                kinds = (("", self.number(data, card, place, 0)),)
            found.append((card, kinds))
        return tuple(found)

    def _table(self, data: Any) -> TableSpec:
        place = "table"
        piles = [f"{deck}_{where}" for deck in DECK_KEYS for where in ("deck", "discard")]
        self.keys(self.mapping(data, place), ("monsters", "shop", *piles, "monster_damage", "dice"), place)
        monsters = []
        for number, entry in enumerate(self.listed(data, "monsters", place)):
            here = f"{place}, monsters, slot {number}"
            pile = entry if isinstance(entry, list) else [entry]
            if not pile:
                raise TableError(here, "a pile has at least one card")
            monsters.append(tuple(self._card(card, here) for card in pile))
        damage = self.mapping(data.get("monster_damage", {}), f"{place}, monster_damage")
        for card in damage:
            self._card(card, f"{place}, monster_damage")
        return TableSpec(
            monsters=tuple(monsters),
            shop=self._cards(data, "shop", place),
            decks={deck: self._cards(data, f"{deck}_deck", place) for deck in DECK_KEYS},
            discards={deck: self._cards(data, f"{deck}_discard", place) for deck in DECK_KEYS},
            monster_damage=tuple((card, self.number(damage, card, f"{place}, monster_damage", 0)) for card in damage),
            dice=self._dice(data, place),
        )

    def _dice(self, data: Mapping[str, Any], place: str) -> tuple[int, ...]:
        dice = self.listed(data, "dice", place)
        for value in dice:
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 6:
                raise TableError(f"{place}, dice", f"a die shows 1 to 6, not {shown(value)}")
        return tuple(dice)

    # --- the steps ----------------------------------------------------------------------------------------------------

    def _step(self, data: Mapping[str, Any], number: int, seats: int) -> Step:
        place = f"step {number}"
        do = self.word(data, "do", place, tuple(MOVES), "") if "do" in data else ""
        common = ("do", "illegal", "expect")
        allowed = MOVES[do] if do else ()
        self.keys(
            data, (*common, *allowed), place, f" in a step that does {shown(do)}" if do else " in a step without do"
        )
        seat = -1
        if do and do not in SEATLESS:
            if "seat" not in data:
                raise TableError(place, f"{do} needs a seat")
            seat = self.number(data, "seat", place, 0, high=seats - 1)
        for key in ("card", "amount", "to"):
            if key in allowed and key not in data:
                raise TableError(place, f"{do} needs {key}")
        target, card = self.text(data, "target", place), self.text(data, "card", place)
        if target:
            self._element(target, f"{place}, target")
        if card:
            self._card(card.partition("#")[0], f"{place}, card")
        return Step(
            number=number,
            do=do,
            seat=seat,
            target=target,
            slot=self.number(data, "slot", place, -1),
            card=card,
            ability=self.number(data, "ability", place, 1, low=1),
            amount=self.number(data, "amount", place, 0, low=1),
            to=self._receiver(data, place, seats),
            times=self.number(data, "times", place, 1, low=1, high=1000),
            pick=tuple(self._pick(value, f"{place}, pick") for value in self.listed(data, "pick", place)),
            illegal=self.flag(data, "illegal", place, default=False),
            expect=self._expectations(data.get("expect", {}), f"{place}, expect", seats),
        )

    def _receiver(self, data: Mapping[str, Any], place: str, seats: int) -> int:
        if "to" not in data:
            return -1
        word = self.text(data, "to", place)
        kind, _, number = word.partition(":")
        if kind != "seat" or not number.isdecimal() or int(number) >= seats:
            raise TableError(f"{place}, to", f'{shown(word)} is no seat; write "seat:1"')
        return int(number)

    def _pick(self, value: Any, place: str) -> Element:
        if isinstance(value, list):
            return tuple(self._element(each, place) for each in value)
        return self._element(value, place)

    def _element(self, value: Any, place: str) -> str | int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if not isinstance(value, str):
            raise TableError(place, f"{shown(value)} names nothing that could be picked")
        if not is_word(value):
            self._card(value.partition("#")[0].partition("@")[0], place)
        return value

    def _expectations(self, data: Any, place: str, seats: int) -> tuple[tuple[str, Any], ...]:
        from soulstack.games.foursouls.scenario.expecting import check_key

        found = tuple(flatten(self.mapping(data, place)))
        for key, value in found:
            check_key(key, value, place, seats, self._card, self._element)
        return found

    # --- values -------------------------------------------------------------------------------------------------------

    def _card(self, value: Any, place: str) -> str:
        if not isinstance(value, str):
            raise TableError(place, f"{shown(value)} is no card id")
        if value not in self.cards:
            raise TableError(place, unknown_card(value, self.cards))
        return value

    def _cards(self, data: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
        here = f"{place}, {key}" if place else key
        return tuple(self._card(value, here) for value in self.listed(data, key, place))
