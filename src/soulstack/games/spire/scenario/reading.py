r"""Scenario files are read strictly: every key is known, every value has its type, every component exists.

>>> from soulstack.games.spire.cards.catalogue import catalogue
>>> scenario = read('title = "Nothing yet"\nphase = "map"\n[[seat]]\nhero = "silent"\ngold = 3', catalogue())
>>> scenario.title, scenario.seats[0].hero, scenario.seats[0].gold
('Nothing yet', 'silent', 3)
>>> read('titel = "x"', catalogue())
Traceback (most recent call last):
    ...
soulstack.content.tables.TableError: titel: there is no such key; did you mean "title"?
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from attrs import field, frozen

from soulstack.content.errors import nearest, shown
from soulstack.content.tables import TableError, Tables, flatten, parsed
from soulstack.games.spire.cards.catalogue import Catalogue
from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.cards.schema import CardDef, EnemyDef, HeroDef, MapDef, ModifierDef, TokenDef
from soulstack.games.spire.scenario import words as w
from soulstack.games.spire.scenario.checking import check

Element: TypeAlias = "str | int | tuple[str | int, ...]"
"""One element of `pick`; a tuple is a list."""
MOST_SEATS: Final = 4
PILES: Final = ("hand", "draw", "discard", "exhaust", "powers")


@frozen
class SeatSpec:
    """What lies in front of one seat."""

    hero: str = "ironclad"
    hp: int | None = None
    gold: int = 0
    deck: tuple[str, ...] | None = None
    piles: dict[str, tuple[str, ...]] | None = None
    """The piles of a combat, if any of them is named."""
    numbers: dict[str, int] = field(factory=dict)
    """energy, block, strength, weak, vulnerable, shivs, miracles."""
    stance: str = "neutral"
    orbs: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()
    potions: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    rewards_deck: tuple[str, ...] = ()
    rare_deck: tuple[str, ...] = ()
    joins: bool = False


@frozen
class EnemySpec:
    """An enemy of a combat."""

    id: str
    row: int | None = None
    hp: int | None = None
    numbers: dict[str, int] = field(factory=dict)
    slot: int = 1
    mode: str = ""
    spent: bool = False


@frozen
class Step:
    """One move and what must hold afterwards."""

    number: int
    do: str = ""
    seat: int = -1
    card: str = ""
    item: str = ""
    to: str = ""
    n: int = 0
    x: int | None = None
    payers: tuple[tuple[int, int], ...] = ()
    pick: tuple[Element, ...] = ()
    illegal: bool = False
    expect: tuple[tuple[str, Any], ...] = ()


@frozen
class Scenario:
    """A whole file."""

    title: str = ""
    rules: tuple[str, ...] = ()
    seed: int = 1
    act: int = 1
    ascension: int = 0
    phase: str = "play"
    round: int = 1
    die: int = 0
    dice: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    modifiers: tuple[str, ...] = ()
    printing: str = "early"
    unlocked: tuple[str, ...] = ("all",)
    keys: tuple[str, ...] = ()
    seats: tuple[SeatSpec, ...] = ()
    enemies: tuple[EnemySpec, ...] = ()
    decks: dict[str, tuple[str, ...]] = field(factory=dict)
    map: str = ""
    at: str = ""
    tokens: tuple[tuple[str, str], ...] = ()
    boss: str = ""
    reward: tuple[tuple[str, Any], ...] = ()
    steps: tuple[Step, ...] = ()


def read(text: str, cards: Catalogue) -> Scenario:
    """Read the text of a scenario file, or raise a TableError."""
    return Reader(cards).scenario(parsed(text))


@frozen
class Reader(Tables):
    """Turns tables of TOML into records; everything that is wrong is told with its place."""

    cards: Catalogue

    def scenario(self, data: Mapping[str, Any]) -> Scenario:
        """Read the whole file."""
        known = (
            "title", "about", "game", "rules", "seed", "act", "ascension", "phase", "round", "die", "dice", "options",
            "modifiers", "printing", "unlocked", "keys", "seat", "enemy", "table", "reward", "step",
        )  # fmt: skip
        self.keys(data, known, "")
        self.word(data, "game", "", ("spire",), "spire")
        seats = self.tables(data, "seat")
        if not 1 <= len(seats) <= MOST_SEATS:
            raise TableError("seat", f"a run has one to four seats, not {len(seats)}")
        printing = self.word(data, "printing", "", w.PRINTINGS, "early")
        table = self.mapping(data.get("table", {}), "table")
        self.keys(table, (*w.DECKS, "map", "at", "tokens", "boss"), "table")
        drawn = self.text(table, "map", "table")
        if drawn:
            self.of(drawn, (MapDef,), "table, map", "board")
        ascension = self.number(data, "ascension", "", 0, high=13 if printing == "later" else 12)
        scenario = Scenario(
            title=self.text(data, "title", ""),
            rules=self.texts(data, "rules", ""),
            seed=self.number(data, "seed", "", 1, low=-(1 << 62)),
            act=self.number(data, "act", "", 1, low=1, high=4),
            ascension=ascension,
            phase=self.word(data, "phase", "", w.PHASES, "play"),
            round=self.number(data, "round", "", 1, low=1, high=10_000),
            die=self.number(data, "die", "", 0, low=1 if "die" in data else 0, high=6),
            dice=tuple(self.numbers(data, "dice", "", low=1, high=6)),
            options=self.some(data, "options", "", w.OPTIONS),
            modifiers=tuple(
                self.of(name, (ModifierDef,), "modifiers", "modifier") for name in self.texts(data, "modifiers", "")
            ),
            printing=printing,
            unlocked=self._unlocked(data),
            keys=self.some(data, "keys", "", w.KEYS),
            seats=tuple(self._seat(each, f"seat {number}") for number, each in enumerate(seats)),
            enemies=tuple(
                self._enemy(each, f"enemy {number}", len(seats))
                for number, each in enumerate(self.tables(data, "enemy"), 1)
            ),
            decks={deck: self.ids(table, deck, "table", w.OF_DECKS[deck]) for deck in w.DECKS if deck in table},
            map=drawn,
            at=self.text(table, "at", "table"),
            tokens=tuple((str(k), self._token(v)) for k, v in self._tokens(table).items()),
            boss=self._boss(table["boss"]) if "boss" in table else "",
            reward=tuple(self._reward(data).items()),
            steps=tuple(
                self._step(each, number, len(seats) + joined)
                for number, (each, joined) in enumerate(self._joined(self.tables(data, "step")), 1)
            ),
        )
        self._fits(scenario)
        return scenario

    def _joined(self, steps: Sequence[Mapping[str, Any]]) -> Iterator[tuple[Mapping[str, Any], int]]:
        """Give each step with the number of those who have joined by then."""
        joined = 0
        for step in steps:
            joined += step.get("do") == "join"
            yield step, joined

    def _fits(self, scenario: Scenario) -> None:
        heroes = [seat.hero for seat in scenario.seats]
        for hero in heroes:
            if heroes.count(hero) > 1:
                raise TableError(
                    "seat", f"every seat plays a different hero, and {shown(hero)} sits there twice (GAME-05)"
                )
        if scenario.printing == "early":
            later = [thing.id for thing in self.cards.values() if getattr(thing, "edition", "") == "later"]
            for place, name in self._named(scenario):
                if name in later:
                    raise TableError(place, f'{shown(name)} belongs to the later printing; write printing = "later"')
        for number, seat in enumerate(scenario.seats):
            if len(seat.potions) > w.MOST_POTIONS:
                raise TableError(
                    f"seat {number}, potions",
                    f"a hero has at most {w.MOST_POTIONS}, not {len(seat.potions)} (TOKEN-13)",
                )
            if seat.hp == 0 and "last_stand" not in scenario.options:
                raise TableError(
                    f"seat {number}, hp", "a hero without HP goes on only with the option last_stand (STAND-01)"
                )
        if all(seat.hp == 0 for seat in scenario.seats):
            raise TableError("seat", "there is no living hero (STAND-04)")
        if scenario.phase == "quick_start" and scenario.act == 1:
            raise TableError("act", "the quick start begins in Act II, III or IV (QUICK-01)")
        for what, most, n in self._supplies(scenario):
            if n > most:
                raise TableError(what, f"there are {most} for the whole table, not {n}")
        if scenario.phase in {"play", "combat", "start"} and not scenario.enemies:
            raise TableError("enemy", f"a file that begins in phase {shown(scenario.phase)} lists its enemies")

    def _supplies(self, scenario: Scenario) -> list[tuple[str, int, int]]:
        """List the supplies that all share, and how much of each the file names (TOKEN-07 … -10)."""
        named = [name for seat in scenario.seats for names in (seat.piles or {}).values() for name in names]
        return [
            ("daze", self.cards["daze"].copies, named.count("daze")),
            ("status", self.cards["status"].copies, sum(named.count(half) for half in ("burn", "slimed", "status"))),
            ("poison", w.MOST["poison"], sum(enemy.numbers.get("poison", 0) for enemy in scenario.enemies)),
            *((name, w.MOST[name], sum(seat.numbers.get(name, 0) for seat in scenario.seats)) for name in w.SHARED),
        ]

    def _named(self, scenario: Scenario) -> list[tuple[str, str]]:
        found = [("enemy", enemy.id) for enemy in scenario.enemies] + [
            ("modifiers", name) for name in scenario.modifiers
        ]
        for deck, names in scenario.decks.items():
            found += [(f"table, {deck}", name) for name in names]
        return [*found, ("table, boss", scenario.boss)]

    def _unlocked(self, data: Mapping[str, Any]) -> tuple[str, ...]:
        if data.get("unlocked", "all") == "all":
            return ("all",)
        locks = self.some(data, "unlocked", "", (*w.LOCKS, "all"))
        return ("all",) if "all" in locks else locks

    def _boss(self, value: Any) -> str:
        name = self.id(value, "table, boss", ("enemy",))
        known: Any = self.cards[name]
        if known.deck != "boss":
            raise TableError("table, boss", f"{shown(name)} is no boss")
        return name

    def _tokens(self, table: Mapping[str, Any]) -> Mapping[str, Any]:
        return self.mapping(table.get("tokens", {}), "table, tokens")

    def _token(self, value: Any) -> str:
        return self.of(self.id(value, "table, tokens"), (TokenDef,), "table, tokens", "map token")

    def _reward(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        reward = self.mapping(data.get("reward", {}), "reward")
        self.keys(reward, w.REWARDS, "reward")
        for key in reward:
            if key == "card" and isinstance(reward[key], str):
                self.word(reward, key, "reward", ("normal", "upgraded"), "normal")
            elif not isinstance(reward[key], bool):
                self.number(reward, key, "reward", 0, high=100)
        return reward

    def _seat(self, data: Mapping[str, Any], place: str) -> SeatSpec:
        numbers = ("energy", "block", "strength", "weak", "vulnerable", "shivs", "miracles")
        known = (
            "hero", "hp", "gold", "deck", *PILES, *numbers, "stance", "orbs", "relics", "potions", "face_down",
            "counters", "rewards_deck", "rare_deck", "joins",
        )  # fmt: skip
        self.keys(data, known, place)
        hero = self.text(data, "hero", place) or "ironclad"
        self.of(hero, (HeroDef,), f"{place}, hero", "hero")
        piles = (
            {name: self.ids(data, name, place, w.OF_SEATS[name]) for name in PILES}
            if any(name in data for name in PILES)
            else None
        )
        counters = self.mapping(data.get("counters", {}), f"{place}, counters")
        return SeatSpec(
            hero=hero,
            hp=self.number(data, "hp", place, 0, high=99) if "hp" in data else None,
            gold=self.number(data, "gold", place, 0, high=1_000_000),
            deck=self.ids(data, "deck", place, w.OF_SEATS["deck"]) if "deck" in data else None,
            piles=piles,
            numbers={name: self.number(data, name, place, 0, high=w.MOST[name]) for name in numbers if name in data},
            stance=self.word(data, "stance", place, w.STANCES, "neutral"),
            orbs=self.some(data, "orbs", place, w.ORBS),
            relics=self.ids(data, "relics", place, w.OF_SEATS["relics"]),
            potions=self.ids(data, "potions", place, w.OF_SEATS["potions"]),
            face_down=self.ids(data, "face_down", place),
            counters=tuple(
                (self.id(name, f"{place}, counters"), self.number(counters, name, f"{place}, counters", 0))
                for name in counters
            ),
            rewards_deck=self.ids(data, "rewards_deck", place, w.OF_SEATS["rewards_deck"]),
            rare_deck=self.ids(data, "rare_deck", place, w.OF_SEATS["rare_deck"]),
            joins=self.flag(data, "joins", place, default=False),
        )

    def _enemy(self, data: Mapping[str, Any], place: str, seats: int) -> EnemySpec:
        numbers = ("block", "strength", "weak", "vulnerable", "poison")
        self.keys(data, ("id", "row", "hp", *numbers, "slot", "mode", "spent"), place)
        if "id" not in data:
            raise TableError(place, "an enemy needs its id")
        name = self.text(data, "id", place)
        known: Any = self.of(name, (EnemyDef,), f"{place}, id", "enemy") and self.cards[name]
        mode = self.text(data, "mode", place)
        if mode and mode not in known.modes:
            raise TableError(f"{place}, mode", f"{shown(mode)} is unknown{nearest(mode, known.modes)}")
        slots = sum(1 for line in known.track if not known.modes or line.mode == (mode or known.modes[0]))
        return EnemySpec(
            id=name,
            row=self.number(data, "row", place, 1, low=1, high=seats) if "row" in data else None,
            hp=self.number(data, "hp", place, 0, low=1, high=999) if "hp" in data else None,
            numbers={
                key: self.number(data, key, place, 0, high=w.MOST_OF_ENEMIES[key]) for key in numbers if key in data
            },
            slot=self.number(data, "slot", place, 1, low=1, high=max(1, slots)),
            mode=mode,
            spent=self.flag(data, "spent", place, default=False),
        )

    def _step(self, data: Mapping[str, Any], number: int, seats: int) -> Step:
        place = f"step {number}"
        do = self.word(data, "do", place, tuple(w.MOVES), "") if "do" in data else ""
        allowed = w.MOVES[do] if do else ()
        seat_key = () if do in w.SEATLESS or not do else ("seat",)
        pick_key = ("pick",) if do else ()
        known = ("do", "illegal", "expect", *seat_key, *pick_key, *allowed)
        self.keys(data, known, place, f" in a step that does {shown(do)}" if do else " in a step without do")
        seat = -1
        if seat_key:
            if "seat" not in data:
                raise TableError(place, f"{do} needs a seat")
            seat = self.number(data, "seat", place, 0, high=seats - 1)
        for key in w.NEEDED.get(do, ()):
            if key not in data:
                raise TableError(place, f"{do} needs {key}")
        if do in w.ONE_OF and not any(key in data for key in w.ONE_OF[do]):
            raise TableError(place, f"{do} needs {' or '.join(w.ONE_OF[do])}")
        if do == "join":
            self.of(self.text(data, "to", place), (HeroDef,), f"{place}, to", "hero")
        elif "to" in allowed and do != "go":
            self._seat_name(data, place)
        card, item = self.text(data, "card", place), self.text(data, "item", place)
        if card:
            self.element(card, f"{place}, card")
        if item and do == "reveal":
            self.word(data, "item", place, (*w.KINDS, "gold", "transform"), "")
        elif item and item not in (*w.SKIPPED, "shiv", "miracle"):
            self.element(item, f"{place}, item")
        return Step(
            number=number,
            do=do,
            seat=seat,
            card=card,
            item=item,
            to=self.text(data, "to", place),
            n=self.number(data, "n", place, 0, low=1) if "n" in data else 0,
            x=self.number(data, "x", place, 0) if "x" in data else None,
            payers=self._payers(data, f"{place}, payers", seats),
            pick=tuple(self._pick(value, f"{place}, pick") for value in self._picks(data, place)),
            illegal=self.flag(data, "illegal", place, default=False),
            expect=self._expect(data, place, seats),
        )

    def _seat_name(self, data: Mapping[str, Any], place: str) -> None:
        kind, _, number = self.text(data, "to", place).partition(":")
        if kind != "seat" or not number.isdecimal():
            raise TableError(f"{place}, to", f'{shown(data["to"])} is no seat; write "seat:1"')

    def _payers(self, data: Mapping[str, Any], place: str, seats: int) -> tuple[tuple[int, int], ...]:
        payers = self.mapping(data.get("payers", {}), place)
        for key in payers:
            if not key.isdecimal() or int(key) >= seats:
                raise TableError(place, f"there is no seat {shown(key)}")
        return tuple((int(key), self.number(payers, key, place, 0)) for key in payers)

    def _expect(self, data: Mapping[str, Any], place: str, seats: int) -> tuple[tuple[str, Any], ...]:
        expect = tuple(flatten(self.mapping(data.get("expect", {}), f"{place}, expect")))
        for key, value in expect:
            check(key, value, f"{place}, expect", seats, self)
        return expect

    def _picks(self, data: Mapping[str, Any], place: str) -> list[Any]:
        value = data.get("pick", [])
        return self.listed(data, "pick", place) if isinstance(value, list) else [value]

    def _pick(self, value: Any, place: str) -> Element:
        if isinstance(value, list):
            return tuple(self.element(each, place) for each in value)
        return self.element(value, place)

    def element(self, value: Any, place: str) -> str | int:
        """Read what names one thing."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if not isinstance(value, str):
            raise TableError(place, f"{shown(value)} names nothing that could be picked")
        name = value.partition("#")[0]
        head, _, rest = name.partition(":")
        if rest and head in {"row", "seat", "orb"} and rest.isdecimal():
            return value
        if rest and head in {"hand", "draw", "discard", "exhaust", "powers"}:
            self.id(rest, place)
        elif name not in PLAIN:
            self.id(name, place)
        return value

    # --- ids ----------------------------------------------------------------------------------------------------------

    def id(self, value: Any, place: str, kinds: tuple[str, ...] = ()) -> str:
        """Read the id of a component, with a plus for the upgraded side, that may have to be of some kind."""
        if not isinstance(value, str):
            raise TableError(place, f"{shown(value)} is no id")
        base = value.removesuffix(UP)
        known = base in self.cards or base in self.cards.places
        thing = self.cards.get(base)
        if known and kinds and self._kind(base) not in kinds:
            what = w.NAMED.get(kinds, kinds[0])
            raise TableError(place, f"{shown(base)} is no {what}")
        if known and not (value.endswith(UP) and (not isinstance(thing, CardDef) or thing.up is None)):
            return value
        if known:
            raise TableError(place, f"{shown(base)} has no upgraded side")
        raise TableError(
            place, f"there is no component {shown(value)}{nearest(base, (*self.cards, *self.cards.places))}"
        )

    def _kind(self, name: str) -> str:
        face = self.cards.faces.get(name)
        return "event" if face is None else face.kind  # cards of events have ids of their own

    def ids(self, data: Mapping[str, Any], key: str, place: str, kinds: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Read a list of ids."""
        return tuple(self.id(value, f"{place}, {key}", kinds) for value in self.listed(data, key, place))

    def of(self, name: str, kinds: tuple[type, ...], place: str, what: str) -> str:
        """Read an id of a kind."""
        if not isinstance(self.cards.get(name), kinds):
            ids = [thing.id for kind in kinds for thing in self.cards.of(kind)]
            raise TableError(place, f"there is no {what} {shown(name)}{nearest(name, ids)}")
        return name


PLAIN: Final = (
    "yes", "no", "poison", "wrath", "shiv", "miracle", "gold", "potion", "relic", "lightning", "frost", "dark",
    "colorless", "done", "calm", "neutral",
)  # fmt: skip
"""Words of `pick` that are no ids."""
