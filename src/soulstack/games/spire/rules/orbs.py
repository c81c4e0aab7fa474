"""Orbs: Channel, Evoke, and what they do at the end of a turn (DEFECT)."""

from typing import Any

from soulstack.games.spire.cards.effects import Channel
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, Program, answer, pick, question
from soulstack.games.spire.rules.gains import gain_block
from soulstack.games.spire.rules.harm import damage_foe
from soulstack.games.spire.rules.listening import has, stats
from soulstack.games.spire.rules.state import DARK_SUPPLY, FREE, State, living_foes
from soulstack.kernel.decisions import Option

LIGHTNING = "lightning"
FROST = "frost"
DARK = "dark"
EVOKED = {LIGHTNING: 2, FROST: 1, DARK: 3}
AT_END = {LIGHTNING: 1, FROST: 1}


def slots_of(state: State, seat: int) -> int:
    """Tell how many orb slots a hero has: its board's, the Shard's, and those on Powers."""
    hero: Any = state.faces[state.places[state.heroes[seat].hero][0]].card
    return int(hero.orb_slots) + stats(state, "orb_slots", seat)


def dark_left(state: State) -> int:
    """Count the Dark cubes of the supply (SA-77)."""
    return DARK_SUPPLY - sum(fighter.orbs.count(DARK) for fighter in state.combat().fighters)


def fit_slots(state: State, seat: int) -> None:
    """Give a hero the slots it has now; new ones are free."""
    fighter = state.fighter(seat)
    slots = slots_of(state, seat)
    if slots > len(fighter.orbs):
        fighter.orbs = (*fighter.orbs, *[FREE] * (slots - len(fighter.orbs)))


def channel(state: State, run: Program, orb: str, n: int) -> Done:
    """Channel orbs one at a time; with full slots one is Evoked first (DEFECT-04)."""
    seat = run.seat
    fit_slots(state, seat)
    fighter = state.fighter(seat)
    for i in range(n):
        if orb == DARK and dark_left(state) <= 0:
            continue  # DEFECT-09
        if not fighter.orbs:
            return 0
        if FREE not in fighter.orbs:
            ask_orb(state, seat, ("channel", orb, n - i))
            return None
        place_orb(state, seat, orb)
    return n


def place_orb(state: State, seat: int, orb: str) -> None:
    """Put an orb in the lowest free slot (SA-146)."""
    fighter = state.fighter(seat)
    at = fighter.orbs.index(FREE)
    fighter.orbs = (*fighter.orbs[:at], orb, *fighter.orbs[at + 1 :])
    tell(state, "orb_channelled", seat, value=at, word=orb)


def ask_orb(state: State, seat: int, data: tuple[Any, ...], purpose: str = "orb_chosen") -> None:
    """Ask which orb; orbs of one kind are one answer."""
    seen: dict[str, Option] = {}
    for at, orb in enumerate(state.fighter(seat).orbs):
        if orb and orb not in seen:
            seen[orb] = pick("orb", at)
    question(state, purpose, seat, "orb", list(seen.values()), (seat, *data))


@answer
def orb_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Go on with the orb that was chosen."""
    seat, purpose, *rest = data
    if not picks or picks[0].ref is None:
        return 0  # DEFECT-12
    at = picks[0].ref[1]
    if purpose == "channel":
        run = state.frames[-1]
        assert isinstance(run, Program)
        run.program = (*run.program[: run.pc], Channel(*rest), *run.program[run.pc :])  # what is left of it
        return evoke_at(state, seat, at, 1)
    if purpose == "evoke":
        return evoke_at(state, seat, at, rest[0])
    orb = state.fighter(seat).orbs[at]
    return apply_orb(state, seat, orb, "end", rest[0])


NEXT_EVOKED = "next_evoked"
"""The question which of all orbs is Evoked next: it is asked as an order of triggers is."""
State.tables.answers[NEXT_EVOKED] = orb_chosen


def remove_orb(state: State, seat: int, at: int) -> str:
    """Take an orb out of its slot."""
    fighter = state.fighter(seat)
    orb = fighter.orbs[at]
    fighter.orbs = (*fighter.orbs[:at], FREE, *fighter.orbs[at + 1 :])
    tell(state, "orb_removed", seat, value=at, word=orb)
    return orb


def evoke_at(state: State, seat: int, at: int, times: int) -> Done:
    """Evoke the orb of a slot: it is removed, its effect applied so many times (DEFECT-06)."""
    orb = remove_orb(state, seat, at)
    state.combat().evoked = orb
    tell(state, "orb_evoked", seat, value=at, word=orb)
    return apply_orb(state, seat, orb, "evoke", times)


def orb_amount(state: State, seat: int, orb: str, how: str) -> int:
    """Tell how much an orb does (DEFECT-05, DEFECT-07, DEFECT-10)."""
    if how == "end":
        if orb == DARK:
            return 0
        n = AT_END[orb] + stats(state, "orb_end", seat)
        return n + stats(state, "lightning_end", seat) if orb == LIGHTNING else n
    n = EVOKED[orb] + stats(state, "evoke", seat)
    if orb == DARK:
        n += len(state.fighter(seat).powers) + stats(state, "dark_evoke", seat)
    return n


def apply_orb(state: State, seat: int, orb: str, how: str, times: int) -> Done:
    """Apply an orb's effect so many times, each with a target of its own."""
    for i in range(times):
        n = orb_amount(state, seat, orb, how)
        if n <= 0:
            return 0
        if orb == FROST:
            gain_block(state, seat, n)
            continue
        area = orb == LIGHTNING and has(state, "lightning_row", seat)
        options = _rows(state) if area else [pick("foe", foe.id) for foe in living_foes(state)]
        question(state, "orb_aimed", seat, "row" if area else "target", options, (seat, orb, how, times - i, n))
        return None
    return times


def _rows(state: State) -> list[Option]:
    living = living_foes(state)
    rows = range(1, len(state.heroes) + 1)
    if any(foe.row == 0 for foe in living):
        return [pick("row", row) for row in rows]
    return [pick("row", row) for row in rows if any(foe.row == row for foe in living)]


@answer
def orb_aimed(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Deal an orb's damage where it was aimed (DEFECT-08)."""
    seat, orb, how, left, n = data
    for option in picks:
        if option.ref is None:
            continue
        kind, where = option.ref
        for foe in living_foes(state):
            if (kind == "foe" and foe.id == where) or (kind == "row" and foe.row in {where, 0}):
                lost = damage_foe(state, foe, n, seat)
                if lost and foe.lives:
                    tell(state, "damaged", seat, foe.id, amount=lost)
    return apply_orb(state, seat, orb, how, left - 1) if left > 1 else 1


def remove_all(state: State, seat: int) -> int:
    """Remove all orbs without Evoking them (DEFECT-11)."""
    fighter = state.fighter(seat)
    count = 0
    for at, orb in enumerate(fighter.orbs):
        if orb:
            remove_orb(state, seat, at)
            count += 1
    return count
