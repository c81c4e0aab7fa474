"""Conditions, choices, repetition, things put off, the die and the rows."""

from typing import Any

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.rules.climb.rolls import change_event_roll, event_roll
from soulstack.games.spire.rules.counting import holds, number
from soulstack.games.spire.rules.dice import next_result, roll, set_die
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import NO, YES, Done, Program, answer, pick, question, verb
from soulstack.games.spire.rules.gains import gain_energy
from soulstack.games.spire.rules.state import NOBODY, Delayed, State
from soulstack.kernel.decisions import Option
from soulstack.kernel.ids import GAME

ENERGY_INSTEAD = 99
"""The number of the option to take Energy in place of a die ability."""


def push(state: State, run: Program, program: tuple[Any, ...]) -> Done:
    """Carry out a part of a text in the same context."""
    if not program:
        return 0
    state.frames.append(run.within(program))
    return None


@verb(e.If)
def if_holds(state: State, run: Program, effect: e.If) -> Done:
    """Do one thing or the other."""
    return push(state, run, effect.then if holds(state, run, effect.when) else effect.otherwise)


@verb(e.ByDie)
def by_die(state: State, run: Program, effect: e.ByDie) -> Done:
    """Do what the die of the round says (COMBAT-P-08)."""
    die = state.combat().die
    for row in effect.rows:
        if die in row.faces:
            return push(state, run, row.do)
    return 0


@verb(e.Choose)
def choose(state: State, run: Program, effect: e.Choose) -> Done:
    """Ask which of several things; they are numbered as printed, from 1."""
    from soulstack.games.spire.rules.verbs.playing import copied

    options = [
        Option("mode", None, n)
        for n, mode in enumerate(effect.modes, 1)
        if mode.needs != "attack_of_others" or copied(state, run, "last_attack_of_others") is not None
    ]
    source = ("card", run.card) if run.card != NOBODY else None
    question(state, "mode_chosen", run.seat, "choose", options, (effect,), source=source)
    return None


@answer
def mode_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Do what was chosen."""
    run = state.frames[-1]
    assert isinstance(run, Program)
    return push(state, run, data[0].modes[picks[0].n - 1].do) if picks else 0


@verb(e.May)
def may(state: State, run: Program, effect: e.May) -> Done:
    """Ask whether."""
    source = ("card", run.card) if run.card != NOBODY else None
    question(state, "may_chosen", run.seat, "may", [YES, NO], (effect.do,), source=source)
    return None


@answer
def may_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Do it, or not."""
    run = state.frames[-1]
    assert isinstance(run, Program)
    return push(state, run, data[0]) if picks[0] == YES else 0


@verb(e.Repeat)
def repeat(state: State, run: Program, effect: e.Repeat) -> Done:
    """Do something several times, each time with choices of its own."""
    n = number(state, run, effect.n)
    for _ in range(n):
        state.frames.append(run.within(effect.do))
    return None if n > 0 else 0


@verb(e.Later)
def later(state: State, run: Program, effect: e.Later) -> Done:
    """Put something off to a moment's batch (TRIG-14)."""
    fight = state.combat()
    on_death = run.fact is not None and run.fact.kind == "died"
    item = Delayed(effect.at, run.seat, run.card, effect.do, run.actor, run.bound, on_death, fight.round)
    fight.delayed = (*fight.delayed, item)
    return 1


@verb(e.SwapRows)
def swap_rows(state: State, run: Program, effect: e.SwapRows) -> Done:
    """Ask with whom to swap rows, or not (TARGET-08, SA-136)."""
    del effect
    others = [pick("seat", hero.seat) for hero in state.heroes if hero.seat != run.seat and not hero.dead]
    if not others:
        return 0  # SA-104
    question(state, "rows_chosen", run.seat, "rows", [*others, NO], (run.seat,))
    return None


@answer
def rows_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Swap, or not."""
    ref = picks[0].ref
    if ref is None:
        return 0
    exchange(state, data[0], ref[1])
    return 1


def exchange(state: State, seat: int, other: int) -> None:
    """Let two heroes exchange places; enemies stay."""
    one, two = state.heroes[seat], state.heroes[other]
    one.row, two.row = two.row, one.row
    tell(state, "rows_swapped", seat, other=other)


@verb(e.ChangeDie)
def change_die(state: State, run: Program, effect: e.ChangeDie) -> Done:
    """Change the die: that of the round, or the roll of an event (SA-89)."""
    thrown = event_roll(state)
    if effect.how == "reroll":
        return (
            roll(state, "rerolled")
            if thrown is None
            else change_event_roll(state, run.seat, next_result(state), "rerolled")
        )
    if effect.how == "turn":
        if thrown is not None:
            return change_event_roll(state, run.seat, thrown.data[0] + effect.by, "turned")
        return set_die(state, state.combat().die + effect.by, "turned")
    question(state, "die_chosen", run.seat, "die", [Option("die", None, n) for n in range(1, 7)])
    return None


@answer
def die_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Set the die."""
    del data
    if event_roll(state) is not None:
        return change_event_roll(state, GAME, picks[0].n, "set")
    return set_die(state, picks[0].n, "set")


@verb(e.TriggerDie)
def trigger_die(state: State, run: Program, effect: e.TriggerDie) -> Done:
    """Ask which die ability happens; a triggering relic can not be chosen (SA-84)."""
    options = []
    for card, at in state.index.get("die", ()):
        ability = state.faces[card].abilities[at]
        if card == run.card or any(triggers_die(each) for each in state.faces[card].abilities):
            continue
        if effect.own and state.owner(card) != run.seat:
            continue
        if not effect.face or effect.face in ability.faces:
            options.append(Option("pick", ("card", card), at))
    if effect.energy:
        options.append(Option("pick", ("card", run.card), ENERGY_INSTEAD))
    question(state, "die_ability_chosen", run.seat, "die_ability", options, (effect,))
    return None


def triggers_die(ability: Any) -> bool:
    """Tell whether an ability triggers a die ability of another relic."""
    return any(isinstance(part, e.TriggerDie) for part in _flat(getattr(ability, "do", ())))


def _flat(program: tuple[Any, ...]) -> list[Any]:
    found: list[Any] = []
    for effect in program:
        found.append(effect)
        for mode in getattr(effect, "modes", ()):
            found += _flat(mode.do)
    return found


@answer
def die_ability_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Trigger it for its owner (TRIG-13)."""
    from soulstack.games.spire.rules.batching import run_program

    if not picks or picks[0].ref is None:
        return 0
    card = picks[0].ref[1]
    if picks[0].n == ENERGY_INSTEAD:
        return gain_energy(state, state.owner(card), data[0].energy)  # SOLO-01
    run_program(state, state.owner(card), card, state.faces[card].abilities[picks[0].n].do)
    return None
