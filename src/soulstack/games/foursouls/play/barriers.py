"""What lets something be known in Four Souls, so that an answer before it cannot be taken back.

A die that was thrown and a card that was drawn, shown or looked at are barriers. Whether one was passed is not declared by
cards but found by comparing the state before and after an answer.
"""

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.state import State


@frozen
class Knowledge:
    """What of a state tells whether an answer has let something be known."""

    streams: dict[str, int]
    known: dict[int, int]
    decks: tuple[tuple[int, ...], ...]
    rigged: int


def knowledge(state: State) -> Knowledge:
    """Note what an answer may change."""
    return Knowledge(
        dict(state.streams), dict(state.known), tuple(tuple(deck) for deck in state.decks), len(state.rigged)
    )


def barrier(before: Knowledge, state: State) -> str:
    """Name what has become known since then, or nothing."""
    if state.streams["dice"] != before.streams["dice"] or len(state.rigged) != before.rigged:
        return tr("the roll")
    if any(before.known.get(card, 0) | seats != before.known.get(card, 0) for card, seats in state.known.items()):
        return tr("a card that was seen")
    if any(tuple(deck) != old for deck, old in zip(state.decks, before.decks, strict=True)):
        return tr("a card that left its deck")
    if state.streams != before.streams:
        return tr("what chance has decided")
    return ""
