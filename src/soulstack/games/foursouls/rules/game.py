"""The rules of Four Souls behind one door: start a game, apply an answer, say what a seat sees.

>>> from soulstack.games.foursouls.cards.catalogue import catalogue
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

from soulstack.games.foursouls.rules import verbs
from soulstack.games.foursouls.rules.barter import goods_refused, trade, trade_goods, trade_refused
from soulstack.games.foursouls.rules.setup import GameSetup, SetupError, new_game
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel import frames
from soulstack.kernel.decisions import Answer, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import advance
from soulstack.kernel.ids import Ref
from soulstack.kernel.sentences import Sentence

BARTER = "barter"


def gift(to: int, amount: int) -> Option:
    """Name the giving of cents to a seat as an option."""
    return Option(BARTER, ("player", to), amount)


def goods(to: int, good: Ref) -> Option:
    """Name the trading of an item or a loot card to a seat as an option; only a game with that switch takes it."""
    return Option(BARTER, good, to)


def apply(state: State, answer: Answer) -> list[Fact]:
    """Carry out an answer and everything that follows by itself; an illegal one raises and changes nothing."""
    picks = answer.picks
    if picks and picks[0].verb == BARTER:
        return _give(state, answer)
    return frames.apply(state, answer)


def _give(state: State, answer: Answer) -> list[Fact]:
    option = answer.picks[0]
    if len(answer.picks) != 1 or option.ref is None:
        raise IllegalAnswerError(Sentence("A gift names one player and some cents."))
    if not state.pending or state.pending[0].seat != answer.seat:
        raise IllegalAnswerError(Sentence("Nothing is asked of this seat now."))
    cents = option.ref[0] == "player"
    to = option.ref[1] if cents else option.n
    if not 0 <= to < len(state.players):
        raise IllegalAnswerError(Sentence("There is no such player."))
    seat, number = answer.seat, option.n
    reason = trade_refused(state, seat, to, number) if cents else goods_refused(state, seat, to, option.ref)
    if reason:
        raise IllegalAnswerError(reason)
    return trade(state, seat, to, number) if cents else trade_goods(state, seat, to, option.ref)


__all__ = [
    "BARTER",
    "Answer",
    "GameSetup",
    "SetupError",
    "State",
    "advance",
    "apply",
    "gift",
    "goods",
    "new_game",
    "verbs",
]
