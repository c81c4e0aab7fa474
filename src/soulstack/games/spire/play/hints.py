"""What a sound partner would do here, in words; it plays on in a world where what nobody knows lies in another order."""

from collections.abc import Callable

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.bots.easy import EasyBot
from soulstack.games.spire.rules.door import Sight
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.rules.view import dealt
from soulstack.kernel.decisions import Decision, Option

WORLD = 71
"""The order in which the unknown lies for hints; any will do."""


@frozen
class Hint:
    """An answer and what it is in words."""

    seat: int
    picks: tuple[Option, ...]
    words: str

    @property
    def sentence(self) -> str:
        """Say the hint in one line."""
        return tr("A sound player would choose: {words}", words=self.words)


def hint_for(state: State, decision: Decision, words: Callable[[Option, Decision], str]) -> Hint | None:
    """Ask a sound bot about a question."""
    bot = EasyBot.seeded(state.setup.seed, decision.seat)
    picks = bot.choose(Sight(dealt(state, WORLD)), decision)
    if picks is None:
        return None
    return Hint(decision.seat, picks, ", ".join(words(pick, decision) for pick in picks) or tr("nothing"))
