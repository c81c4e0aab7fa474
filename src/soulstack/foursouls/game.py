"""The rules of Four Souls behind one door: start a game, apply an answer, say what a seat sees.

>>> from soulstack.foursouls.catalogue import catalogue
>>> state = new_game(GameSetup(players=2, seed=1), catalogue().values())
>>> state.pending[0].kind
'priority'

Giving cents away is an answer as well, though no question lists it: it can be given wherever a seat may act, and then the
seat is asked anew.

>>> seat = state.pending[0].seat
>>> apply(state, Answer(seat, (gift(1 - seat, 2),)))[-1].kind
'cents_given'
>>> state.players[seat].cents, state.players[1 - seat].cents, state.pending[0].seat == seat
(1, 5, True)
"""

from soulstack.foursouls import verbs
from soulstack.foursouls.barter import trade, trade_refused
from soulstack.foursouls.setup import GameSetup, SetupError, new_game
from soulstack.foursouls.state import State
from soulstack.kernel import frames
from soulstack.kernel.decisions import Answer, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import advance
from soulstack.kernel.sentences import Sentence

BARTER = "barter"


def gift(to: int, amount: int) -> Option:
    """Name the giving of cents to a seat as an option."""
    return Option(BARTER, ("player", to), amount)


def apply(state: State, answer: Answer) -> list[Fact]:
    """Carry out an answer and everything that follows by itself; an illegal one raises and changes nothing."""
    picks = answer.picks
    if picks and picks[0].verb == BARTER:
        return _give(state, answer)
    return frames.apply(state, answer)


def _give(state: State, answer: Answer) -> list[Fact]:
    option = answer.picks[0]
    if len(answer.picks) != 1 or option.ref is None or option.ref[0] != "player":
        raise IllegalAnswerError(Sentence("A gift names one player and some cents."))
    if not state.pending or state.pending[0].seat != answer.seat:
        raise IllegalAnswerError(Sentence("Nothing is asked of this seat now."))
    to = option.ref[1]
    if not 0 <= to < len(state.players):
        raise IllegalAnswerError(Sentence("There is no such player."))
    reason = trade_refused(state, answer.seat, to, option.n)
    if reason:
        raise IllegalAnswerError(reason)
    return trade(state, answer.seat, to, option.n)


__all__ = [
    "BARTER",
    "Answer",
    "GameSetup",
    "SetupError",
    "State",
    "advance",
    "apply",
    "gift",
    "new_game",
    "verbs",
]
