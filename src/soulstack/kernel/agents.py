"""Whoever answers: people, bots and replays all stand behind one method.

>>> class Passing:
...     looks = looks_ahead = False
...     def choose(self, view, decision):
...         return (Option("pass"),)
>>> agent: Agent = Passing()
>>> agent.choose(None, Decision(0, "turn", (Option("pass"), Option("end"))))
(Option(verb='pass', ref=None, n=0),)
"""

from typing import Any, ClassVar, Protocol, TypeAlias

from soulstack.kernel.decisions import Decision, Option

Picks: TypeAlias = tuple[Option, ...]


class Looker(Protocol):
    """Says how much of the table an agent wants to see."""

    looks: ClassVar[bool]
    """False when the agent never reads the view, so that none need be built; it gets a number that tells turns apart."""
    looks_ahead: ClassVar[bool]
    """True when the view should carry the world as the seat knows it, to be played on in."""


class Agent(Looker, Protocol):
    """Chooses for a seat from what that seat may see."""

    def choose(self, view: Any, decision: Decision) -> Picks | None:
        """Answer the decision, or None to be asked again later."""
        ...
