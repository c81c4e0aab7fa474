"""Whoever answers: people, bots, scripts and replays all stand behind one method.

>>> from soulstack.kernel.decisions import Decision, Option
>>> script = Script([(Option("pass"),)])
>>> script.choose(None, Decision(0, "priority", (Option("pass"), Option("end"))))
(Option(verb='pass', ref=None, n=0),)
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeAlias

from attrs import define, field

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


class ScriptError(AssertionError):
    """A script that was asked more than it holds."""


@define
class Script:
    """Gives prepared answers in order and refuses to be asked for more."""

    looks: ClassVar[bool] = False
    looks_ahead: ClassVar[bool] = False
    answers: Sequence[Picks]
    used: int = field(default=0, init=False)

    def choose(self, view: Any, decision: Decision) -> Picks:  # noqa: ARG002 - a script does not look
        if self.used >= len(self.answers):
            raise ScriptError(f"the script has no answer left for {decision}")
        self.used += 1
        return self.answers[self.used - 1]
