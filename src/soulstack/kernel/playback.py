"""A record played from its answers, verified against the digests on the way.

>>> from soulstack.kernel.decisions import Option
>>> record = Record(game="toy", setup={}, cards="", answers=[Answer(0, (Option("pass"),))], checkpoints={1: "another state"})
>>> def apply(state, answer):
...     state.over = True
>>> play_on(EngineState(), apply, record).over
True
>>> play_on(EngineState(), apply, record, verify=True)
Traceback (most recent call last):
soulstack.kernel.record.RecordError: After answer 1 the state differs from the recorded one.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from soulstack.kernel.decisions import Answer, IllegalAnswerError
from soulstack.kernel.frames import EngineState
from soulstack.kernel.record import Record, RecordError, digest

S = TypeVar("S", bound=EngineState)


class MisfitError(RecordError):
    """A record that agrees with the rules only up to an answer."""

    def __init__(self, agreed: int, error: object) -> None:
        self.agreed = agreed
        """How many answers fit."""
        super().__init__(f"Answer {agreed + 1} does not fit the game any more: {error}")


def play_on(
    state: S,
    apply: Callable[[S, Answer], Any],
    record: Record,
    *,
    upto: int | None = None,
    verify: bool = False,
    watch: Callable[[S, int], Any] | None = None,
    tell: Callable[[S, Any], Any] | None = None,
) -> S:
    """Carry out the answers of a record on the state that it begins with; with `verify` every digest must agree.

    `watch` is called with the state after each answer, `tell` with the state and what happened.
    """
    if tell is not None:
        tell(state, list(state.facts))
    state.facts.clear()
    count = len(record.answers) if upto is None else upto
    for number, answer in enumerate(record.answers[:count], 1):
        try:
            facts = apply(state, answer)
        except IllegalAnswerError as error:
            raise MisfitError(number - 1, error) from error
        if verify and number in record.checkpoints and digest(state) != record.checkpoints[number]:
            raise RecordError(f"After answer {number} the state differs from the recorded one.")
        if tell is not None:
            tell(state, facts)
        if watch is not None:
            watch(state, number)
    return state
