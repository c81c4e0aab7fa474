"""The rules of Slay the Spire behind one door: start, apply an answer, say what a seat sees.

>>> from soulstack.games.spire.cards.catalogue import catalogue
>>> state = first_fight(Setup(heroes=("ironclad",), seed=1), catalogue())
>>> state.pending[0].kind, state.fight.round, len(state.fighter(0).hand)
('play', 1, 5)
"""

from soulstack.games.spire.rules import achievements, verbs
from soulstack.games.spire.rules.climb import camp, events, merchant, quick_start
from soulstack.games.spire.rules.climb.acts import new_run
from soulstack.games.spire.rules.climb.joining import is_joining, join
from soulstack.games.spire.rules.facts import SPECS
from soulstack.games.spire.rules.setup import SetupError, first_fight, lay_out
from soulstack.games.spire.rules.state import Setup, State
from soulstack.kernel import frames
from soulstack.kernel.decisions import Answer, IllegalAnswerError
from soulstack.kernel.facts import Fact


def apply(state: State, answer: Answer) -> list[Fact]:
    """Carry out an answer and everything that follows by itself; an illegal one raises and changes nothing."""
    before, state.table.mover = state.table.mover, int(answer.seat)
    try:
        return join(state, answer) if is_joining(answer) else frames.apply(state, answer)
    except IllegalAnswerError:
        state.table.mover = before
        raise


__all__ = [
    "SPECS",
    "Setup",
    "SetupError",
    "State",
    "achievements",
    "apply",
    "camp",
    "events",
    "first_fight",
    "lay_out",
    "merchant",
    "new_run",
    "quick_start",
    "verbs",
]
