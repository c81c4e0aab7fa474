"""How far back one may go: to the last moment that nobody has learned anything from.

A die that was thrown, a card that was drawn, shown or looked at, and another player being asked are barriers. Whether one
was passed is not declared by cards but found by comparing the state before and after an answer.
"""

from attrs import define, field, frozen

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel.record import Record


@frozen
class Mark:
    """What of a state tells whether an answer has let something be known."""

    streams: dict[str, int]
    known: dict[int, int]
    decks: tuple[tuple[int, ...], ...]
    rigged: int


@frozen
class Step:
    """An answer that can be taken back."""

    answers: int
    """How many answers came before it."""
    seat: int
    words: str


def mark(state: State) -> Mark:
    """Note what an answer may change."""
    return Mark(dict(state.streams), dict(state.known), tuple(tuple(deck) for deck in state.decks), len(state.rigged))


def barrier(before: Mark, state: State) -> str:
    """Name what has become known since a mark, or nothing."""
    if state.streams["dice"] != before.streams["dice"] or len(state.rigged) != before.rigged:
        return tr("the roll")
    if any(before.known.get(card, 0) | seats != before.known.get(card, 0) for card, seats in state.known.items()):
        return tr("a card that was seen")
    if any(tuple(deck) != old for deck, old in zip(state.decks, before.decks, strict=True)):
        return tr("a card that left its deck")
    if state.streams != before.streams:
        return tr("what chance has decided")
    return ""


@define
class Rewind:
    """Keeps the answers of the player that can still be taken back."""

    steps: list[Step] = field(factory=list)
    past: str = ""
    """What stands in the way of going back further."""

    def note(self, step: Step | None, before: Mark, state: State, *, own: bool) -> None:
        """Take in an answer: an own one that is a step, a pass made for the player, or one of somebody else."""
        if step is not None:
            self.steps.append(step)
        seat = self.steps[-1].seat if self.steps else -1
        reason = barrier(before, state)
        if not reason and not own:
            reason = tr("another player's answer")
        if not reason and self.steps and state.pending and state.pending[0].seat != seat:
            reason = tr("another player being asked")
        if state.over:
            reason = tr("the end of the game")
        if reason:
            self.close(reason)

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
