"""What a seat may know: a copy of the state out of which the rest was taken (SA-30, K-26, K-27).

Draw piles and decks keep their size but not their cards, except the cards on top that their owner has seen. Hands are open unless
the table plays with courtesy hands. A bot that plans on deals a world that fits: `dealt` shuffles only what nobody knows.
"""

from functools import cache

from attrs import frozen

from soulstack.games.spire.rules.facts import SPECS
from soulstack.games.spire.rules.state import NOBODY, State, Table
from soulstack.kernel.asking import AskAll
from soulstack.kernel.decisions import Decision
from soulstack.kernel.facts import Fact, redact
from soulstack.kernel.ids import Seat
from soulstack.kernel.rng import keyed, mix, named_seed, shuffle

HIDDEN = (
    "relics", "boss_relics", "potions", "curses", "colorless", "events", "first_encounters", "encounters", "elites",
    "bosses", "neow",
)  # fmt: skip
"""Decks whose order nobody knows."""
TURNED_UP = ("relics", "potions")
"""Those of them that something may be drawn from in a fight."""
MASK = (1 << 64) - 1


@frozen
class View:
    """What one seat sees: the state without what is hidden, its own question, and who is done."""

    seat: Seat
    state: State
    decision: Decision | None
    ready: tuple[Seat, ...]

    @property
    def viewer(self) -> int:
        """Tell whose view it is."""
        return self.seat

    @property
    def turn(self) -> int:
        """Tell how many rooms the run has entered."""
        return self.state.turn

    def name_of(self, index: int) -> str:
        """Give the id of a component, or an empty text for a hidden one."""
        return self.state.faces[index].id if index >= 0 else ""


def view_for(state: State, seat: Seat) -> View:
    """Give what a seat may know."""
    seen = state.clone()
    seen.streams = {}
    seen.frames = []
    seen.waiting = []
    seen.facts = []
    courtesy = "courtesy_hands" in state.setup.options
    for hero in seen.heroes:
        hero.rewards = masked(hero.rewards)
        hero.rares = masked(hero.rares)
    hide_decks(seen.table, hidden_boss="hidden_boss" in state.setup.options)
    if seen.fight is not None:
        for owner, fighter in enumerate(seen.fight.fighters):
            known = fighter.known if owner == seat or not courtesy else 0
            unknown = len(fighter.draw) - known
            fighter.draw[:unknown] = [NOBODY] * unknown
            if courtesy and owner != seat:
                fighter.hand = [NOBODY] * len(fighter.hand)
                fighter.at_end = ()
    mine = next((decision for decision in state.pending if decision.seat == seat), None)
    seen.pending = () if mine is None else (mine,)
    top = state.frames[-1] if state.frames else None
    return View(seat, seen, mine, top.ready if isinstance(top, AskAll) else ())


def masked(deck: tuple[int, ...]) -> tuple[int, ...]:
    """Give a deck of which only the size is known."""
    return (NOBODY,) * len(deck)


def hide_decks(table: Table, *, hidden_boss: bool) -> None:
    """Hide the order of the shared decks."""
    for name in HIDDEN:
        setattr(table, name, masked(getattr(table, name)))
    if hidden_boss:
        table.boss = NOBODY


def redact_for(state: State, fact: Fact, seat: Seat) -> Fact:
    """Give a fact as a seat may know it: with open hands everything drawn is seen by all."""
    if "courtesy_hands" in state.setup.options:
        return redact(fact, SPECS, seat)
    return fact


def dealt(state: State, seed: int) -> State:
    """Give a world that looks the same to everybody: what nobody knows lies in another order."""
    world, luck = _dealt_piles(state, seed)
    for hero in world.heroes:
        hero.rewards = _shuffled(luck, hero.rewards)
        hero.rares = _shuffled(luck, hero.rares)
    for name in HIDDEN:
        setattr(world.table, name, _shuffled(luck, getattr(world.table, name)))
    return world


def dealt_again(world: State, seed: int) -> State:
    """Deal a world that was dealt already anew, as far as a fight can turn it up: for whoever plays thousands of them on."""
    world, luck = _dealt_piles(world, seed)
    for name in TURNED_UP:
        setattr(world.table, name, _shuffled(luck, getattr(world.table, name)))
    return world


def _dealt_piles(state: State, seed: int) -> tuple[State, dict[str, int]]:
    world = state.clone()
    world.streams = {name: mix(seed + _start(name) & MASK) for name in state.streams}
    luck = {"world": mix(seed + _start("world") & MASK)}
    if world.fight is not None:
        for fighter in world.fight.fighters:
            unknown = fighter.draw[: len(fighter.draw) - fighter.known]
            shuffle(luck, "world", unknown)
            fighter.draw[: len(unknown)] = unknown
    return world, luck


@cache
def _start(name: str) -> int:
    return named_seed(0, name)


def _shuffled(luck: dict[str, int], deck: tuple[int, ...]) -> tuple[int, ...]:
    cards = list(deck)
    shuffle(luck, "world", cards)
    return tuple(cards)


def knowledge(state: State) -> dict[str, int]:
    """Tell what has become known so far, for undo: positions of luck and the known tops of draw piles (K-28)."""
    found = dict(state.streams)
    if state.fight is not None:
        for seat, fighter in enumerate(state.fight.fighters):
            found[keyed("known", seat)] = fighter.known
    return found
