"""The bot that every game has: it does not think, it picks by luck.

>>> from soulstack.kernel.decisions import Option
>>> decision = Decision(0, "target", (Option("pick", ("player", 0)), Option("pick", ("player", 1))))
>>> RandomBot(seed=1, seat=0).choose(None, decision)[0] in decision.options
True
"""

from typing import Any, ClassVar

from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Decision
from soulstack.kernel.rng import below, named_seed


class RandomBot:
    """Picks uniformly; its luck comes from the game's seed and its seat."""

    __slots__ = ("luck",)

    looks: ClassVar[bool] = False
    looks_ahead: ClassVar[bool] = False

    def __init__(self, seed: int, seat: int) -> None:
        self.luck = {"bot": named_seed(seed, f"bot:{seat}")}

    def choose(self, view: Any, decision: Decision) -> Picks:  # noqa: ARG002 - chance does not look
        """Answer with luck."""
        return self.pick(decision)

    def pick(self, decision: Decision) -> Picks:
        """Draw any answer that is allowed."""
        options = decision.options
        if decision.low == decision.high == 1:
            return (options[below(self.luck, "bot", len(options))],)
        count = decision.low + below(self.luck, "bot", decision.high - decision.low + 1)
        left = list(options)
        return tuple(left.pop(below(self.luck, "bot", len(left))) for _ in range(count))
