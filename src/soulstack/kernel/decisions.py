"""Questions that the engine asks, and their answers.

A `Decision` names a seat, a kind and every legal option. An `Answer` carries the chosen options themselves, not their
positions, so it can be recorded, replayed and refused with a reason. One function, `check`, says whether an answer fits.

>>> d = Decision(0, "target", (Option("pick", ("player", 0)), Option("pick", ("player", 1))))
>>> check(d, Answer(0, (Option("pick", ("player", 1)),))) is None
True
>>> check(d, Answer(1, (Option("pick", ("player", 1)),)))
'It is not this seat that is asked.'
>>> check(d, Answer(0, ()))
'Choose exactly 1.'
"""

from typing import NamedTuple

from attrs import define, frozen

from soulstack.kernel.ids import Ref, Seat


class Option(NamedTuple):
    """One thing that may be chosen: a verb, what it is about, and a number where one is needed."""

    verb: str
    ref: Ref | None = None
    n: int = 0


@define
class Decision:
    """A question to one seat; `low` to `high` of the options are chosen, in order when `ordered`."""

    seat: Seat
    kind: str
    options: tuple[Option, ...]
    low: int = 1
    high: int = 1
    ordered: bool = False
    prompt: str = ""
    source: Ref | None = None
    card: str = ""

    def is_forced(self) -> bool:
        """Tell whether there is only one possible answer."""
        count = len(self.options)
        if self.low == self.high:
            return (count == self.low and (count <= 1 or not self.ordered)) or self.high == 0
        return False


@frozen
class Answer:
    """What a seat chose."""

    seat: Seat
    picks: tuple[Option, ...]


class IllegalAnswerError(ValueError):
    """An answer that the rules do not allow; the state is as before."""


def check(decision: Decision, answer: Answer) -> str | None:
    """Say in words why the answer does not fit, or None when it does."""
    if answer.seat != decision.seat:
        return "It is not this seat that is asked."
    picks = answer.picks
    count = len(picks)
    if count < decision.low or count > decision.high:
        if decision.low == decision.high:
            return f"Choose exactly {decision.low}."
        return f"Choose between {decision.low} and {decision.high}."
    if count == 1:
        return None if picks[0] in decision.options else "That is not one of the options."
    for i, pick in enumerate(picks):
        if pick not in decision.options:
            return "That is not one of the options."
        if pick in picks[:i]:
            return "The same option is named twice."
    return None
