"""Paying gold, with help from other seats (REWARD-13, MERCHANT-06)."""

from typing import Any

from soulstack.games.spire.rules.frames import Done, answer, question
from soulstack.games.spire.rules.gains import gain_gold
from soulstack.games.spire.rules.state import State, living_seats
from soulstack.kernel.decisions import Option

ALONE, HELPED = 0, 1


def ways(state: State, seat: int, price: int) -> list[int]:
    """List the ways in which a price can be paid: alone, or with gold of others."""
    own = state.heroes[seat].gold
    others = sum(state.heroes[other].gold for other in living_seats(state) if other != seat)
    found = [ALONE] if own >= price else []
    if others and price and own + others >= price:
        found.append(HELPED)
    return found


def pay(state: State, seat: int, price: int, way: int) -> None:
    """Pay; with help the payer names how much each other seat adds, one after another."""
    if way == ALONE:
        gain_gold(state, seat, -price)
        return
    ask_next(state, seat, price, tuple(other for other in living_seats(state) if other != seat))


def ask_next(state: State, seat: int, left: int, others: tuple[int, ...]) -> None:
    """Ask how much the next helper adds; the payer's own gold pays the rest."""
    if not others or not left:
        gain_gold(state, seat, -left)
        return
    other, *behind = others
    rest = state.heroes[seat].gold + sum(state.heroes[helper].gold for helper in behind)
    most = min(left, state.heroes[other].gold)
    options = [Option("pay", ("seat", other), n) for n in range(max(0, left - rest), most + 1)]
    question(state, "helped", seat, "pay", options, (seat, left, tuple(behind)))


@answer
def helped(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Take what a helper adds."""
    seat, left, behind = data
    chosen = picks[0]
    assert chosen.ref is not None
    gain_gold(state, chosen.ref[1], -chosen.n)
    ask_next(state, seat, left - chosen.n, behind)
    return None
