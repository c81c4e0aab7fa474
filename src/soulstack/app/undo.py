"""How far back one may go: to the last moment that nobody has learned anything from.

Each game says what lets something be known (`PlayRoom.barrier`); another player being asked or having answered is a barrier
in every game.
"""

from collections.abc import Callable
from operator import eq
from typing import Any, Final

from attrs import define, field, frozen

from soulstack.app.events import Applied, TakenBack
from soulstack.app.language import tr
from soulstack.kernel.record import Record

TARGET: Final = "target"
"""The kind of question that asks what something is aimed at."""


@frozen
class Step:
    """An answer that can be taken back."""

    answers: int
    """How many answers came before it."""
    seat: int
    words: str
    aims: bool = False
    """Whether it named the target of what the step before it began."""


@define(eq=False)
class Rewind:
    """Listens to the answers and keeps those of the people here that can still be taken back."""

    state: Callable[[], Any]
    """Gives the game as it stands."""
    is_person: Callable[[int], bool]
    """Tells whether somebody at this screen plays a seat."""
    knowledge: Callable[[Any], Any]
    """Notes what of a state an answer may let be known."""
    barrier: Callable[[Any, Any], str]
    """Names what has become known since then, or nothing."""
    are_together: Callable[[int, int], bool] = eq
    """Tells whether one seat being asked is no news for the people who play the other."""
    answers: int = 0
    """How many answers have been given."""
    steps: list[Step] = field(factory=list)
    past: str = ""
    """What stands in the way of going back further."""
    _before: Any = field(init=False)
    _aiming: bool = field(init=False, default=False)
    """Whether a target is being asked for."""

    def __attrs_post_init__(self) -> None:
        self._look(self.state())

    def note(self, news: Applied) -> None:
        """Take in an answer: something a person has done, a pass made for them, or what somebody else chose."""
        state = self.state()
        if news.deed:
            aims = self._aiming and bool(self.steps)
            self.steps.append(Step(self.answers, news.answer.seat, news.deed, aims))
        self.answers += 1
        reason = self._reason(state, news.answer.seat)
        if reason:
            self.close(reason)
        self._look(state)

    def _look(self, state: Any) -> None:
        self._before = self.knowledge(state)
        self._aiming = bool(state.pending) and state.pending[0].kind == TARGET

    def last(self) -> Step | None:
        """Give the step that would be taken back: naming a target goes with what it was named for."""
        at = len(self.steps) - 1
        while at > 0 and self.steps[at].aims:
            at -= 1
        return self.steps[at] if at >= 0 else None

    def take(self) -> Step | None:
        """Give the step that is taken back, and forget it."""
        step = self.last()
        if step is not None:
            del self.steps[self.steps.index(step) :]
        return step

    def _reason(self, state: Any, seat: int) -> str:
        """Name what stands between the last step and going back over it; what is graver comes last."""
        reason = self.barrier(self._before, state)
        if not reason and not self.is_person(seat):
            reason = tr("another player's answer")
        asked = [decision.seat for decision in state.pending]
        if not reason and self.steps and asked and not any(self.are_together(a, self.steps[-1].seat) for a in asked):
            reason = tr("another player being asked")
        return tr("the end of the game") if state.over else reason

    def go_back(self, news: TakenBack) -> None:
        """Take in that the game stands again where it stood."""
        self.answers = news.answers
        self._look(self.state())

    def close(self, reason: str) -> None:
        """Let nothing before this moment be taken back."""
        self.steps.clear()
        self.past = reason

    def limit(self) -> str:
        """Say why nothing further can be taken back."""
        return tr("Cannot undo past {past}.", past=self.past) if self.past else tr("Nothing to undo.")


def cut(record: Record, count: int) -> Record:
    """Give the record of a game up to an answer."""
    marks = {number: digest for number, digest in record.checkpoints.items() if number <= count}
    return Record(record.game, record.setup, record.cards, record.answers[:count], marks, record.meta)
