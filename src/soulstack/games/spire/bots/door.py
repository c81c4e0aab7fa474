"""What others may ask of the bots: who there is, how one is made, how it hears from another process."""

from collections.abc import Mapping
from typing import Any

from soulstack.bots.room import Line
from soulstack.games.spire.bots.easy import EasyBot
from soulstack.games.spire.bots.random_bot import RandomBot
from soulstack.games.spire.bots.specs import SPECS
from soulstack.kernel.agents import Agent

__all__ = ["SPECS", "bot_class", "far_end", "make_bot", "near_end"]


def bot_class(spec: str) -> type[Agent]:
    """Give the class of a bot, which says how much of the table it wants to see."""
    return RandomBot if SPECS.level(spec) == "random" else EasyBot


def make_bot(spec: str, seat: int, seed: int, cards: Mapping[str, Any] | None = None) -> Agent:
    """Make the bot for a seat; its luck comes from the run's seed and the seat."""
    del cards
    make: Any = bot_class(spec)
    agent: Agent = make.seeded(seed, seat)
    return agent


class PlainLine:
    """One end of the line: views are plain records and travel as they are."""

    def pack(self, view: Any) -> Any:
        """Make a view ready to travel."""
        return view

    def unpack(self, parcel: Any) -> Any:
        """Give the view that travelled."""
        return parcel


def near_end() -> Line:
    """Make this end of the line to the bots' process."""
    return PlainLine()


def far_end(cards: Mapping[str, Any] | None = None) -> Line:
    """Make the other end, in the bots' process."""
    del cards
    return PlainLine()
