"""What waits and happens in batches: triggered abilities after a deed, and the steps that are batches (SA-26, SA-31, SA-37).

An entry's `what` begins with a word of `ENTRIES`, which says what it does; each runs as a deed of its own.
"""

from collections.abc import Callable
from typing import Any

from soulstack.games.spire.cards.effects import May
from soulstack.games.spire.rules.counting import holds
from soulstack.games.spire.rules.dying import brings, delayed_summons, lay_down
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Deed, Program, is_cut_off
from soulstack.games.spire.rules.hits import settle
from soulstack.games.spire.rules.state import NOBODY, State, has_died, living_foes, living_seats
from soulstack.kernel.batches import POLICIES, Batch, Entry, Policy, in_order
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

POLICY = "spire"
BETWEEN = ("start_of_turn", "end_of_turn")
"""The batches in which a hero may use what it has between two entries (SA-83)."""
ENTRIES: dict[str, Callable[..., None]] = {}


def release(state: State) -> None:
    """Let what waits happen now."""
    if state.waiting:
        entries, state.waiting = in_order(state.waiting), []
        state.frames.append(Batch(policy=POLICY, entries=entries))


def open_batch(state: State, entries: list[Entry], title: str) -> None:
    """Let the entries of a step happen, with what they trigger."""
    if entries:
        state.frames.append(Batch(policy=POLICY, entries=in_order(as_they_lie(state, entries)), title=title))


def as_they_lie(state: State, entries: list[Entry]) -> list[Entry]:
    """Order what has the same rank as it lies on the table: row by row, relics as gained, Powers as played, then the enemies."""
    if len(entries) == 1:
        return entries
    places: dict[int, int] = {}
    rows: dict[int, int] = {}
    for seat in living_seats(state):
        rows[seat] = len(rows)
        powers = state.fight.fighters[seat].powers if state.fight is not None else ()
        for card in (*state.heroes[seat].relics, *powers):
            places[card] = len(places)
    for foe in living_foes(state):
        places[foe.id] = len(places)
    last = len(places)

    def place(entry: Entry) -> tuple[int, int]:
        ref = entry.label.ref
        lies = places.get(ref[1], last) if ref is not None and ref[0] == "card" else last
        return rows.get(entry.seat, len(rows)), lies

    return sorted(entries, key=place)


def _later(state: State) -> tuple[Entry, ...]:
    found, state.waiting = tuple(state.waiting), []
    return found


def begin(state: State, entry: Entry) -> None:
    """Begin an entry, unless the combat is over; it is not while what begins brings enemies (END-02)."""
    if (brings_enemies(state, entry) or not is_cut_off(state)) and not has_died(state, entry.seat):
        ENTRIES[entry.what[0]](state, *entry.what[1:])


def brings_enemies(state: State, entry: Entry) -> bool:
    """Tell whether an entry is an ability, or something put off, that brings enemies."""
    word, *what = entry.what
    if word == "ability":
        return brings(state.faces[what[0]].abilities[what[1]].do)
    return word == "delayed" and delayed_summons((what[0],))


def run_program(
    state: State, seat: int, card: int, program: tuple[Any, ...], fact: Fact | None = None, actor: int = NOBODY
) -> None:
    """Push a program as a deed within the batch."""
    state.frames.append(Deed(name="ability", seat=seat, actor=actor, card=card, nested=True, face=None, at=0))
    state.frames.append(Program(seat=seat, actor=actor, card=card, program=program, fact=fact))


def _settle(state: State, deed: Deed) -> None:
    settle(state, deed)
    fight = state.fight
    if fight is not None and fight.phase != "over" and not any(foe.lives for foe in fight.foes):
        fight.stirred = True  # enemies that did not come let the combat end


PROCEDURES["ability"] = (_settle,)


def works(state: State, seat: int, card: int) -> bool:
    """Tell whether an item still lies face up before its owner: not used up meanwhile (ITEM-07, TRIG-07)."""
    hero = state.heroes[seat]
    return card not in hero.face_down and (state.faces[card].kind != "relic" or card in hero.relics)


def ability_entry(state: State, card: int, at: int, seat: int, fact: Fact | None) -> None:
    """Carry out a triggered ability that has waited."""
    ability = state.faces[card].abilities[at]
    actor = NOBODY
    if seat == GAME and state.faces[card].kind != "modifier":
        actor = card
        foe = state.foe(card)
        own_death = ability.on == "died" and fact is not None and fact.obj == card
        if not foe.lives and ability.lapses and not own_death:
            return  # SA-143
        if ability.once:
            mark = ability.name or str(at)
            if mark in foe.lost:
                return
            foe.lost = (*foe.lost, mark)
    elif seat != GAME and not works(state, seat, card):
        return
    elif ability.once:
        told = state.fighter(seat).turn if ability.once == "turn" else state.fighter(seat).combat
        mark = f"once:{card}:{at}"
        if told.get(mark):
            return
        told[mark] = 1
    run = Program(seat=seat, actor=actor, card=card, fact=fact)
    if ability.when is not None and not holds(state, run, ability.when):
        return
    tell(state, "ability_triggered", seat, actor, card)
    program = (May(ability.do),) if ability.may else ability.do
    run_program(state, seat, card, program, fact, actor)


def program_entry(state: State, card: int, seat: int, program: tuple[Any, ...], fact: Fact | None = None) -> None:
    """Carry out a program that was put off."""
    run_program(state, seat, card, program, fact)


def attached_entry(state: State, card: int, seat: int, program: tuple[Any, ...], fact: Fact) -> None:
    """Carry out what an attached card does once its enemy has died, and discard the card (DEATH-08)."""
    fight = state.combat()
    fight.limbo = tuple([other for other in fight.limbo if other != card])
    lay_down(state, card, seat)
    run_program(state, seat, card, program, fact)


ENTRIES["ability"] = ability_entry
ENTRIES["program"] = program_entry
ENTRIES["attached"] = attached_entry


def contested(state: State, entries: Any) -> Any:
    """List the entries whose order the players choose, once the next one is among them; `ordering` knows how to tell."""
    from soulstack.games.spire.rules.ordering import contested as found
    from soulstack.games.spire.rules.ordering import is_contested

    if state.by_rank or has_died(state, entries[0].seat) or not is_contested(state, entries):
        return []
    return found(state, entries)


def beside(state: State, batch: Batch, seat: int) -> list[Option]:
    """List the items and Miracles that a seat may use between the entries of the start and end batches (SA-80, SA-83)."""
    from soulstack.games.spire.rules.playing import between_options

    return between_options(state, seat) if batch.title in BETWEEN and not state.heroes[seat].dead else []


def use_between(state: State, seat: int, option: Option) -> None:
    """Use one of them."""
    from soulstack.games.spire.rules.playing import do_option

    do_option(state, seat, option)


POLICIES[POLICY] = Policy(contested, begin, _later, living_seats, beside, use_between)
