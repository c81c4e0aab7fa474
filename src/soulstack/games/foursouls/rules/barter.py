"""Bartering: cents change hands by agreement, at any decision point and without the stack (BART-01 to BART-04, A-64).

With the older edition's switch `enhanced_bartering` items and loot cards do so too (BART-02, VAR-04).
"""

from soulstack.games.foursouls.rules.changes import give_cents, give_item, move_to_hand
from soulstack.games.foursouls.rules.souls import check_bonus
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import advance
from soulstack.kernel.ids import Ref
from soulstack.kernel.sentences import Sentence

ENHANCED = "enhanced_bartering"


def trade_refused(state: State, giver: int, to: int, amount: int) -> str:
    """Say in words why cents cannot be given now, or nothing when they can."""
    reason = _meeting_refused(state, giver, to)
    if reason:
        return reason
    if amount <= 0 or state.players[giver].cents < amount:
        return Sentence("Seat {giver} has only {n}¢ to give (BART-01).", giver=giver, n=state.players[giver].cents)
    return ""


def trade(state: State, giver: int, to: int, amount: int) -> list[Fact]:
    """Give cents, which is giving (A-64), but neither a gain nor a payment; what is asked now is asked anew."""
    reason = trade_refused(state, giver, to, amount)
    if reason:
        raise ValueError(reason)
    give_cents(state, giver, to, amount)
    return _ask_anew(state)


def goods_refused(state: State, giver: int, to: int, good: Ref) -> str:
    """Say in words why an item or a loot card cannot be traded now, or nothing when it can."""
    reason = _meeting_refused(state, giver, to)
    if reason:
        return reason
    if ENHANCED not in state.rules:
        return Sentence("Only cents are traded, no items and no loot cards (BART-02).")
    kind, number = good
    mine = state.players[giver].items if kind == "obj" else state.players[giver].hand if kind == "card" else []
    return "" if number in mine else Sentence("Only what is one's own can be traded (BART-01).")


def trade_goods(state: State, giver: int, to: int, good: Ref) -> list[Fact]:
    """Hand an item or a loot card over; what is asked now is asked anew."""
    reason = goods_refused(state, giver, to, good)
    if reason:
        raise ValueError(reason)
    kind, number = good
    if kind == "obj":
        give_item(state, state.objects[number], to)
    else:
        move_to_hand(state, number, giver, to)
    return _ask_anew(state)


def _meeting_refused(state: State, giver: int, to: int) -> str:
    """Say why these two cannot trade anything now, or nothing."""
    if state.over:
        return Sentence("The game is over.")
    if state.mode != "versus":  # CHAL-11
        return Sentence("Cents are not traded between the two of a team (SOLO-10).")
    if not state.pending or state.pending[0].kind != "priority":
        return Sentence("Nobody trades while something is being carried out (A-64).")
    if giver == to:
        return Sentence("A trade needs another player (BART-01).")
    return ""


def _ask_anew(state: State) -> list[Fact]:
    if state.bonus:
        check_bonus(state)
    state.dirty = True
    state.pending = ()
    advance(state)
    facts = state.facts
    state.facts = []
    return facts
