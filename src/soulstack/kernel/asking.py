"""Several seats asked at once by one frame.

Three rules: `each` asks every seat once and closes with the last answer, `any` closes with the first, and a `floor` stays
open: every answer starts something above it, afterwards the floor asks again with whatever is legal then, and it closes when
every seat has said that it is done. Only the top frame asks, so nothing can come between the steps of an action; answers carry
the option itself, so one that was read before another seat acted is still good if it is still legal.

What a question is about stands in a table by name, so that the frame holds only data.

>>> from soulstack.kernel.decisions import Answer
>>> from soulstack.kernel.frames import advance, apply
>>> votes = []
>>> TOPICS["vote"] = Topic(
...     lambda state, frame, seat: Decision(seat, "vote", (Option("yes"), Option("no"))),
...     lambda state, frame, seat, picks: votes.append((seat, picks[0].verb)),
... )
>>> state = EngineState(frames=[AskAll(topic="vote", seats=(0, 1))])
>>> advance(state)
>>> [decision.seat for decision in state.pending]
[0, 1]
>>> facts = apply(state, Answer(1, (Option("no"),)))
>>> votes, [decision.seat for decision in state.pending]
([(1, 'no')], [0])
"""

from collections.abc import Callable
from typing import Any, Final

from attrs import define, frozen

from soulstack.kernel.clone import cloneable
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.frames import EngineState, Frame, finish
from soulstack.kernel.ids import Seat

DONE: Final = Option("done")
UNDONE: Final = Option("undone")
EACH: Final = "each"
ANY: Final = "any"
FLOOR: Final = "floor"


def _keep_open(state: Any, frame: "AskAll") -> None:
    """Do nothing: most questions have nothing to do when they close."""


def _go_on(state: Any, frame: "AskAll", seat: Seat) -> None:
    """Do nothing: mostly nothing follows when one seat is done."""


@frozen
class Topic:
    """What a question to several seats is about."""

    options: Callable[[Any, "AskAll", Seat], Decision | None]
    """The decision of a seat as things stand, or None when it has nothing to decide."""
    answer: Callable[[Any, "AskAll", Seat, tuple[Option, ...]], None]
    """Carries out an answer: changes the state or pushes frames."""
    close: Callable[[Any, "AskAll"], None] = _keep_open
    """Does what follows when everybody has answered; the frame is gone by then."""
    done: Callable[[Any, "AskAll", Seat], None] = _go_on
    """Does what follows when a seat says on a floor that it is done."""


TOPICS: dict[str, Topic] = {}


@cloneable
@define(eq=False)
class AskAll(Frame):
    """Asks several seats by one rule until it is settled."""

    topic: str = ""
    rule: str = EACH
    seats: tuple[Seat, ...] = ()
    ready: tuple[Seat, ...] = ()
    """The seats that have answered, or said that they are done."""
    data: tuple[Any, ...] = ()

    def step(self, state: Any) -> None:
        """Ask every seat that still has something to say, or close."""
        topic = TOPICS[self.topic]
        ready = self.ready
        if len(ready) == len(self.seats):
            self._close(state, topic)
            return
        asked = []
        open_floor = self.rule == FLOOR
        for seat in self.seats:
            if seat in ready:
                if open_floor:
                    asked.append(Decision(seat, "done", (UNDONE,), prompt=self.topic))
                continue
            decision = topic.options(state, self, seat)
            if decision is None:
                self.ready = (*self.ready, seat)
            else:
                asked.append(decision)
        if len(self.ready) == len(self.seats):
            self._close(state, topic)
        else:
            state.pending = tuple(asked)

    def take_from(self, state: Any, seat: Seat, picks: tuple[Option, ...]) -> None:
        """Receive the answer of one seat."""
        if self.rule == FLOOR:
            if picks[0] == DONE:
                self.ready = (*self.ready, seat)
                TOPICS[self.topic].done(state, self, seat)
                return
            if picks[0] == UNDONE:
                self.wake(seat)
                return
        elif self.rule == ANY:
            self.ready = self.seats
        else:
            self.ready = (*self.ready, seat)
        TOPICS[self.topic].answer(state, self, seat, picks)

    def wake(self, seat: Seat) -> None:
        """Let a seat that was done act again."""
        if seat in self.ready:
            self.ready = tuple([other for other in self.ready if other != seat])

    def _close(self, state: EngineState, topic: Topic) -> None:
        finish(state, self.done)
        topic.close(state, self)


def open_floor(state: EngineState) -> AskAll | None:
    """Find the floor that is open below whatever runs now."""
    for frame in state.frames[::-1]:
        if isinstance(frame, AskAll) and frame.rule == FLOOR:
            return frame
    return None
