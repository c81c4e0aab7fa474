"""Bartering: cents change hands by agreement, at any decision point and without the stack (BART-01 to BART-04, A-64)."""

from soulstack.foursouls.happen import tell
from soulstack.foursouls.souls import check_bonus
from soulstack.foursouls.state import State
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import advance
from soulstack.kernel.sentences import Sentence


def trade_refused(state: State, giver: int, to: int, amount: int) -> str:
    """Say in words why cents cannot be given now, or nothing when they can."""
    if state.over:
        return Sentence("The game is over.")
    if state.mode == "coop":
        return Sentence("Cents are not traded between the two of a team (SOLO-10).")
    if not state.pending or state.pending[0].kind != "priority":
        return Sentence("Nobody trades while something is being carried out (A-64).")
    if giver == to:
        return Sentence("A trade needs another player (BART-01).")
    if amount <= 0 or state.players[giver].cents < amount:
        return Sentence("Seat {giver} has only {n}¢ to give (BART-01).", giver=giver, n=state.players[giver].cents)
    return ""


def trade(state: State, giver: int, to: int, amount: int) -> list[Fact]:
    """Give cents: neither a gain nor a gift nor a payment for any card; what is asked now is asked anew."""
    reason = trade_refused(state, giver, to, amount)
    if reason:
        raise ValueError(reason)
    state.players[giver].cents -= amount
    state.players[to].cents += amount
    tell(state, Fact("cents_given", seat=giver, other=to, amount=amount))
    if state.bonus:
        check_bonus(state)
    state.dirty = True
    state.pending = ()
    advance(state)
    facts = state.facts
    state.facts = []
    return facts
