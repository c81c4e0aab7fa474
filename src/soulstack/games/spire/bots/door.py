"""What others may ask of the bots: who there is, how one is made, how it hears from another process."""

from collections.abc import Mapping
from typing import Any

from soulstack.bots.room import Line
from soulstack.games.spire.bots.easy import EasyBot
from soulstack.games.spire.bots.line import FaceLine, learn_faces
from soulstack.games.spire.bots.partner import LIMITS, Partner
from soulstack.games.spire.bots.random_bot import RandomBot
from soulstack.games.spire.bots.specs import SPECS
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.kernel.agents import Agent

__all__ = ["SPECS", "bot_class", "far_end", "make_bot", "near_end"]


def bot_class(spec: str) -> type[Agent]:
    """Give the class of a bot, which says how much of the table it wants to see."""
    return {"random": RandomBot, "easy": EasyBot}.get(SPECS.level(spec), Partner)


def make_bot(
    spec: str, seat: int, seed: int, cards: Mapping[str, Any] | None = None, team: tuple[int, ...] = ()
) -> Agent:
    """Make the bot for a seat; its luck comes from the run's seed and the seat, its plans are those of the team."""
    del cards
    level = SPECS.level(spec)
    if level in LIMITS:
        return Partner(seat, level, team or (seat,))
    make: Any = bot_class(spec)
    agent: Agent = make.seeded(seed, seat)
    return agent


def near_end() -> Line:
    """Make this end of the line to the bots' process."""
    return FaceLine(None)


def far_end(cards: Mapping[str, Any] | None = None) -> Line:
    """Make the other end, in the bots' process."""
    known: Any = catalogue() if cards is None else cards
    learn_faces(known.faces)
    return FaceLine(known)
