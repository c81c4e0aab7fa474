"""Why something cannot be done now, in one sentence with the rule that says so."""

from typing import Any

from soulstack.games.spire.cards.schema import Use
from soulstack.games.spire.rules.playing import refused, use_refused, use_shiv_refused
from soulstack.games.spire.rules.state import ENERGY_MAX, State
from soulstack.kernel.ids import Ref
from soulstack.kernel.sentences import Sentence

YOUR_TURN = Sentence("It is not the players' turn.")
DONE = Sentence("This hero is done; take that back first.")


def why_not(state: State, seat: int, ref: Ref) -> Sentence | None:
    """Say why a hero cannot play or use a thing now; None when it can, or when there is nothing to say."""
    fight = state.fight
    if ref[0] == "token" and fight is not None:
        return _token(state, seat, ref[1])
    if ref[0] != "card" or not 0 <= ref[1] < len(state.faces):
        return None
    card = ref[1]
    if fight is not None and card in fight.fighters[seat].hand:
        if fight.phase != "play":
            return YOUR_TURN
        return refused(state, seat, card) or _done(state, seat)
    for ability in state.faces[card].abilities:
        if isinstance(ability, Use):
            if fight is None and not (ability.outside or ability.limit == "outside"):
                return Sentence("It works in a fight only.")
            return use_refused(state, seat, card, ability)
    return None


def _token(state: State, seat: int, number: int) -> Sentence | None:
    if state.combat().phase != "play":
        return YOUR_TURN
    if number == 0:
        return use_shiv_refused(state, seat) or _done(state, seat)
    fighter = state.fighter(seat)
    if not fighter.miracles:
        return Sentence("You have no Miracle.")
    if fighter.energy >= ENERGY_MAX:
        return Sentence("You cannot have more Energy (TOKEN-02).")
    return _done(state, seat)


def _done(state: State, seat: int) -> Sentence | None:
    asked: Any = next((decision for decision in state.pending if decision.seat == seat), None)
    return DONE if asked is not None and asked.kind == "done" else None
