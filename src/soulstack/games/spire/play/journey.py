"""The map as a party reads it: where ways lead, what stands on them, what a room gives, what is left in its deck.

Everything here is what everybody may know: a covered token is of no kind, and of decks only their size and what is printed count.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from attrs import frozen

from soulstack.games.spire.cards.faces import Face
from soulstack.games.spire.cards.schema import EnemyDef, MapDef
from soulstack.games.spire.rules.climb.acts import most_healed
from soulstack.games.spire.rules.climb.board import (
    ASCENSION_ELITES,
    BACKS,
    SUMMIT_ELITE,
    board,
    bosses_of,
    is_hidden,
    letter_at,
    reachable,
    room_at,
    row_of,
    space,
    spaces,
)
from soulstack.games.spire.rules.harm import hp_cap
from soulstack.games.spire.rules.setup import in_play
from soulstack.games.spire.rules.state import State
from soulstack.kernel.decisions import Option

COVERED: Final = "covered"
"""What a space is as long as its token lies face down."""
KINDS: Final = (
    "encounter", "elite", "burning_elite", "event", "merchant", "campfire", "treasure", COVERED,
)  # fmt: skip
"""The kinds of rooms in the order in which they are counted; the boss is counted nowhere."""
DECKS: Final[Mapping[str, str]] = {
    "encounter": "encounters",
    "elite": "elites",
    "burning_elite": "elites",
    "event": "events",
}
"""The decks from which rooms are dealt."""
DEALT: Final[Mapping[str, str]] = {"encounter": "encounter", "elite": "elite", "burning_elite": "elite"}
"""The decks of enemy cards that say what rooms give."""


@frozen
class Way:
    """All that lies between the party and a space: the paths that lead there, and how many rooms of each kind are on them."""

    paths: frozenset[tuple[str, str]]
    counts: tuple[tuple[str, int, int], ...]
    """A kind, how many of it there are on the way that has fewest, and on the one that has most; the goal is counted too."""
    length: int
    """How many rooms away it is."""


@frozen
class Gift:
    """One thing that every hero may get: its icon and how much of it, from least to most."""

    icon: str
    least: int = 1
    most: int = 1


def goal_of(option: Option) -> str:
    """Name the space of an option of the map.

    >>> goal_of(Option("go", ("row", 4), 2))
    '4-2'
    """
    return space(option.ref[1], option.n) if option.ref is not None else ""


def kind_at(state: State, name: str) -> str:
    """Give the kind of room on a space as far as anybody knows it."""
    return COVERED if is_hidden(state, name) else room_at(state, name)


def tone_at(state: State, name: str) -> str:
    """Tell whether a dark or a light token lies on a space; nothing where the room is printed."""
    return BACKS.get(letter_at(board(state), name), "")


def steps(state: State) -> dict[str, tuple[str, ...]]:
    """List where each space leads; below ascension 11 the Elite of Act IV is passed over (SA-99)."""
    drawn = board(state)
    passed = drawn.act == 4 and state.setup.ascension < ASCENSION_ELITES
    found: dict[str, tuple[str, ...]] = {}
    for path in drawn.paths:
        low, _, high = path.partition(">")
        found[low] = (*found.get(low, ()), high)
    if passed:
        beyond = found.get(SUMMIT_ELITE, ())
        found = {low: beyond if SUMMIT_ELITE in high else high for low, high in found.items() if low != SUMMIT_ELITE}
    return found


def ahead(state: State) -> tuple[str, ...]:
    """List the spaces that the party can still come to by the paths, from the bottom up."""
    after = steps(state)
    seen: set[str] = set()
    waiting = list(reachable(state))
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += after.get(name, ())
    return tuple(name for name in spaces(board(state)) if name in seen)


def still_ahead(state: State) -> tuple[tuple[str, int], ...]:
    """Count the rooms of each kind that the party can still come to."""
    counts = Counter(kind_at(state, name) for name in ahead(state))
    return tuple((kind, counts[kind]) for kind in KINDS if counts[kind])


def way_to(state: State, goal: str) -> Way | None:
    """Give the ways from the party to a space; None where no path leads there."""
    after = steps(state)
    here = state.table.at
    first = tuple(reachable(state))
    found: dict[str, list[tuple[str, ...]]] = {goal: [(goal,)]}

    def ways(name: str) -> list[tuple[str, ...]]:
        if name not in found:
            found[name] = [(name, *rest) for further in after.get(name, ()) for rest in ways(further)]
        return found[name]

    all_ways = [way for name in first for way in ways(name)]
    if not all_ways:
        return None
    paths = frozenset(pair for way in all_ways for pair in zip((here, *way), way, strict=False))
    counted = [Counter(kind_at(state, name) for name in way) for way in all_ways]
    counts = tuple(
        (kind, min(one[kind] for one in counted), max(one[kind] for one in counted))
        for kind in KINDS
        if any(one[kind] for one in counted)
    )
    return Way(paths, counts, row_of(goal) - row_of(here))


def walked(state: State) -> tuple[str, ...]:
    """List the spaces of this act that the party has been on, the present one last; a position may not tell them."""
    table = state.table
    if table.walked[-1:] == (table.at,):
        return table.walked
    return (table.at,) if row_of(table.at) >= 0 else ()


def left_in_deck(state: State, kind: str) -> int | None:
    """Tell how many cards are left in the deck of a kind of room; None for one without a deck."""
    table = state.table
    if kind == "encounter" and not table.fights and table.first_encounters:
        return len(table.first_encounters)
    return len(getattr(table, DECKS[kind])) if kind in DECKS else None


def gifts(state: State, kind: str) -> tuple[Gift, ...]:
    """Say what a won fight of a kind gives to each hero, by what the cards of its deck print."""
    if kind == "boss":
        cards = [boss_of(state)] if boss_of(state) is not None else possible_bosses(state, state.table.act)
    else:
        deck = DEALT.get(kind, "")
        if deck == "encounter" and not state.table.fights and state.table.first_encounters:
            deck = "first_encounter"
        cards = [card for card in _enemies(state) if card.deck == deck and card.act == state.table.act]
    return _common(cards)


def gifts_of(card: EnemyDef) -> tuple[Gift, ...]:
    """Say what one enemy card gives to each hero."""
    return _common([card])


def _common(cards: list[Any]) -> tuple[Gift, ...]:
    if not cards:
        return ()
    amounts = [
        (
            ("coin", card.rewards.gold),
            ("deck", int(card.rewards.card == "normal")),
            ("upgrade", int(card.rewards.card == "upgraded")),
            ("potion", card.rewards.potion),
            ("relic", card.rewards.relic),
            ("crown", int(card.rewards.boss_relic)),
        )
        for card in cards
    ]
    found = []
    for column in zip(*amounts, strict=True):
        numbers = [n for _, n in column]
        if max(numbers):
            found.append(Gift(column[0][0], min(numbers), max(numbers)))
    return tuple(found)


def _enemies(state: State) -> list[EnemyDef]:
    """List the enemy cards that this run uses."""
    cards = [face.card for face in state.sides.values() if isinstance(face.card, EnemyDef)]
    printed = [card for card in cards if not card.edition or card.edition == state.setup.printing]
    return [card for card in printed if in_play(state.setup, card, printed)]


def boss_of(state: State) -> EnemyDef | None:
    """Give the boss of the act; None while nobody knows it."""
    if state.table.boss < 0:
        return None
    card: Any = state.faces[state.table.boss].card
    return card if isinstance(card, EnemyDef) else None


def possible_bosses(state: State, act: int) -> list[EnemyDef]:
    """List the bosses of which one waits at the end of an act, sorted by name."""
    found: list[Any] = [state.faces[card].card for card in bosses_of(state, act)]
    return sorted(found, key=_name)


def rooms_of_act(state: State, act: int) -> int:
    """Tell how many rooms a way up the boards of an act has, the boss with it."""
    return max((len(face.card.rows) for face in state.sides.values() if _is_board(face, act)), default=0)


def _is_board(face: Face, act: int) -> bool:
    return isinstance(face.card, MapDef) and face.card.act == act


def healed_between(state: State, seat: int) -> int:
    """Tell how much HP the way to the next act heals a hero."""
    hero = state.heroes[seat]
    return 0 if hero.dead else max(0, min(most_healed(state, seat), hp_cap(state, seat) - hero.hp))


def _name(card: EnemyDef) -> str:
    return card.name


class Survey:
    """The map at one moment, with everything that is asked of it again and again worked out once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.drawn = board(state)
        self.at = state.table.at
        self.names = tuple(spaces(self.drawn))
        self.kinds = {name: kind_at(state, name) for name in self.names}
        self.tones = {name: tone_at(state, name) for name in self.names}
        self.steps = steps(state)
        self.linked = frozenset((*self.steps, *(high for highs in self.steps.values() for high in highs)))
        """The spaces that any way leads to or from."""
        self.ahead = frozenset(ahead(state))
        self.near = tuple(reachable(state))
        self.walked = walked(state)
        self.counts = still_ahead(state)
        self.boss = boss_of(state)
        self._ways: dict[str, Way | None] = {}
        self._gifts: dict[str, tuple[Gift, ...]] = {}

    def way_to(self, name: str) -> Way | None:
        """Give the ways from the party to a space; None where no path leads there."""
        if name not in self._ways:
            self._ways[name] = way_to(self.state, name)
        return self._ways[name]

    def gifts(self, kind: str) -> tuple[Gift, ...]:
        """Say what a won fight of a kind gives to each hero."""
        if kind not in self._gifts:
            self._gifts[kind] = gifts(self.state, kind)
        return self._gifts[kind]

    def left(self, kind: str) -> int | None:
        """Tell how many cards are left in the deck of a kind of room."""
        return left_in_deck(self.state, kind)
