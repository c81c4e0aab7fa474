"""Where the engine is: a list of small records, and the loop that steps them.

`apply(state, answer)` is the whole engine. The answer goes to the top frame; then frames step until a decision is pending or
the list is empty. A frame advances its own position before it acts, may push frames above itself, and pops itself when
it is done, handing what it achieved to the frame below.

>>> from attrs import define
>>> @define(eq=False)
... class Count(Frame):
...     left: int = 2
...     def step(self, state):
...         self.left -= 1
...         if self.left == 0:
...             finish(state, 5)
>>> state = EngineState(frames=[Count()])
>>> advance(state)
>>> state.frames
[]
"""

from typing import Any, Self

from attrs import define

from soulstack.kernel.clone import cloneable, copied, each, fresh
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option, check
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Seat

STEP_LIMIT = 10_000


class EngineStuckError(RuntimeError):
    """Too many steps within one answer: the frames go round in circles."""


@define(eq=False)
class Frame:
    """One level of where the engine is; `done` is how much the frame above achieved."""

    done: int = 0

    def step(self, state: Any) -> None:
        """Do the next thing: change the state, push a frame, ask, or finish."""
        raise NotImplementedError

    def take(self, state: Any, picks: tuple[Option, ...]) -> None:
        """Receive the answer to the decision that this frame asked."""
        raise NotImplementedError

    def take_from(self, state: Any, seat: Seat, picks: tuple[Option, ...]) -> None:  # noqa: ARG002 - most ask one seat only
        """Receive the answer of one of several seats that this frame asked."""
        self.take(state, picks)

    def clone(self) -> Self:
        """Copy the frame; generated for every concrete class."""
        raise NotImplementedError


@cloneable
@define(eq=False, kw_only=True)
class EngineState:
    """What every game has: frames, a pending question for at most one answer a seat, facts not yet reported, luck."""

    frames: list[Any] = each()
    pending: tuple[Decision, ...] = ()
    facts: list[Fact] = fresh()
    streams: dict[str, int] = copied(dict)
    over: bool = False

    def clone(self) -> Self:
        """Copy the whole state; generated for every concrete class."""
        raise NotImplementedError

    def snapshot(self) -> tuple[Any, ...]:
        """Give the whole state as plain data, for comparing; generated for every concrete class."""
        raise NotImplementedError

    def shares(self, other: Self) -> bool:
        """Tell whether two states hold a part together that can change; generated for every concrete class."""
        raise NotImplementedError

    ask_forced: bool = False
    """Ask even where only one answer is possible, so that a script sees every question."""


def ask(state: EngineState, decision: Decision) -> None:
    """Ask a question, or answer it at once when only one answer is possible."""
    if decision.is_forced() and not state.ask_forced:
        state.frames[-1].take(state, decision.options[: decision.low])
    else:
        state.pending = (decision,)


def finish(state: EngineState, done: int = 0) -> None:
    """Pop the top frame and tell the one below what was achieved."""
    frames = state.frames
    frames.pop()
    if frames:
        frames[-1].done = done


def unwind(state: EngineState, frame: Frame) -> None:
    """Drop every frame above one, which then goes on by itself; nothing dropped is resolved any more."""
    frames = state.frames
    while frames[-1] is not frame:
        frames.pop()
    state.pending = ()


def advance(state: EngineState) -> None:
    """Step frames until somebody is asked or the game is over."""
    frames = state.frames
    steps = 0
    while frames and not state.pending and not state.over:
        frames[-1].step(state)
        steps += 1
        if steps > STEP_LIMIT:
            dump = "\n".join(f"  {frame!r}"[:300] for frame in frames)
            raise EngineStuckError(f"no decision after {STEP_LIMIT} steps; the frames, the top last:\n{dump}")


def apply(state: EngineState, answer: Answer) -> list[Fact]:
    """Carry out an answer and everything that follows by itself; an illegal one raises and changes nothing."""
    for decision in state.pending:
        if decision.seat == answer.seat:
            break
    else:
        raise IllegalAnswerError("Nothing is asked of this seat now.")
    reason = check(decision, answer)
    if reason:
        raise IllegalAnswerError(reason)
    state.pending = ()
    state.frames[-1].take_from(state, answer.seat, answer.picks)
    advance(state)
    facts = state.facts
    state.facts = []
    return facts
