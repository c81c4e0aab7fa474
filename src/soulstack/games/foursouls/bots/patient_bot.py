"""Chance at a table where one may always answer: it responds less and less often, so that legal endless loops die out."""

from typing import Any

from soulstack.bots.random_bot import RandomBot
from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Decision
from soulstack.kernel.rng import below

LONG = 4
"""Turns without a free action of its own after which a bot responds as freely as it did at first."""


class PatientBot(RandomBot):
    """Picks uniformly, but responds less and less often until its own turn.

    One that dies as soon as its turns begin would never stir again, and two of them would go round for ever; so it is told
    the number of the turn, and when its own has not come for long it counts anew.
    """

    __slots__ = ("acts", "since")

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self.acts = 0
        self.since = 0

    def choose(self, view: Any, decision: Decision) -> Picks:
        """Answer with luck; chance does not look, it may only know the number of the turn."""
        options = decision.options
        turn = view if view.__class__ is int else self.since
        if decision.prompt == "priority":
            if turn - self.since > LONG:
                self.acts, self.since = 0, turn
            if below(self.luck, "bot", 2 + self.acts):
                return options[:1]
            self.acts += 1
            return (options[below(self.luck, "bot", len(options) - 1) + 1],) if len(options) > 1 else options
        if decision.prompt == "turn":  # not with the modes and targets of a response: each act would allow the next
            self.acts, self.since = 0, turn
        return self.pick(decision)
