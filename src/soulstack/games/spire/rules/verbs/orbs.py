"""Orbs and stances."""

from typing import Any

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.rules.batching import ENTRIES
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, Program, pick, verb
from soulstack.games.spire.rules.gains import gain_energy
from soulstack.games.spire.rules.listening import has
from soulstack.games.spire.rules.orbs import FROST, NEXT_EVOKED, ask_orb, channel, evoke_at, remove_all
from soulstack.games.spire.rules.state import State
from soulstack.kernel.batches import Entry
from soulstack.kernel.programs import do_tasks

CALM_ENERGY = 2


@verb(e.Channel)
def channel_orbs(state: State, run: Program, effect: e.Channel) -> Done:
    """Channel orbs."""
    orb = state.combat().evoked if effect.orb == "same" else effect.orb
    return channel(state, run, orb, number(state, run, effect.n)) if orb else 0


@verb(e.Evoke)
def evoke(state: State, run: Program, effect: e.Evoke) -> Done:
    """Evoke one orb so many times, or all of them one by one (DEFECT-05, DEFECT-06)."""
    state.combat().evoked = ""
    there = sum(1 for orb in state.fighter(run.seat).orbs if orb)
    times = number(state, run, effect.times)
    if not there or times <= 0:
        return 0
    if effect.all:
        return do_tasks(state, [("evoke_one", (run.seat,))] * there)
    ask_orb(state, run.seat, ("evoke", times))
    return None


@State.tables.task
def evoke_one(state: State, seat: int) -> Done:
    """Evoke the next of all orbs; which one is asked as an order of triggers is (DEFECT-05)."""
    if state.ask_forced or evoking_order_matters(state, seat):
        ask_orb(state, seat, ("evoke", 1), NEXT_EVOKED)
        return None
    return evoke_at(state, seat, next_by_rank(state, seat), 1)


def evoking_order_matters(state: State, seat: int) -> bool:
    """Tell whether it can change a result that can be seen which orb is Evoked first (SA-31)."""
    from soulstack.games.spire.rules.ordering import contested

    orbs = state.fighter(seat).orbs
    kinds = [orb for orb in dict.fromkeys(orbs) if orb]
    entries = [Entry(orb, seat, 0, ("evoke", seat, orb), pick("orb", orbs.index(orb))) for orb in kinds]
    return len(entries) > 1 and bool(contested(state, entries))


def next_by_rank(state: State, seat: int) -> int:
    """Give the slot of the orb that comes first where nobody is asked: Block before damage."""
    orbs = state.fighter(seat).orbs
    return min((orb != FROST, at) for at, orb in enumerate(orbs) if orb)[1]


def evoke_kind(state: State, seat: int, orb: str) -> None:
    """Evoke an orb of a kind."""
    evoke_at(state, seat, state.fighter(seat).orbs.index(orb), 1)


ENTRIES["evoke"] = evoke_kind


@verb(e.RemoveOrbs)
def remove_orbs(state: State, run: Program, effect: e.RemoveOrbs) -> Done:
    """Remove all orbs."""
    del effect
    return remove_all(state, run.seat)


@verb(e.TriggerOrb)
def trigger_orb(state: State, run: Program, effect: e.TriggerOrb) -> Done:
    """Trigger the end-of-turn effect of one orb."""
    if not any(state.fighter(run.seat).orbs):
        return 0
    ask_orb(state, run.seat, ("end", effect.times))
    return None


def has_stances(state: State, seat: int) -> bool:
    """Tell whether a hero has a place for stances: its own board's or the Shard's (WATCHER-02, OTHER-02)."""
    hero: Any = state.faces[state.places[state.heroes[seat].hero][0]].card
    return bool(hero.stances) or has(state, "use_stances", seat)


@verb(e.EnterStance)
def enter(state: State, run: Program, effect: e.EnterStance) -> Done:
    """Enter a stance; leaving Calm gives 2 Energy at once (WATCHER-03, WATCHER-04, SA-79).

    A hero without a place for stances has none to enter.
    """
    fighter = state.fighter(run.seat)
    if fighter.stance == effect.stance or not has_stances(state, run.seat):
        return 0
    left, fighter.stance = fighter.stance, effect.stance
    fighter.turn["switched"] = 1
    tell(state, "stance_switched", run.seat, word=effect.stance)
    if left == "calm":
        gain_energy(state, run.seat, CALM_ENERGY)
    if effect.stance == "wrath":
        tell(state, "wrath_entered", run.seat)
    return 1
