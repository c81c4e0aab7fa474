"""Rolls of the die at an event, which may be changed before they count (EVENT-05, SA-89)."""

from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done
from soulstack.games.spire.rules.state import State
from soulstack.kernel.asking import AskAll

ROLL = "event_roll"


def event_roll(state: State) -> AskAll | None:
    """Find the roll of an event that may be changed now."""
    for frame in state.frames[::-1]:
        if isinstance(frame, AskAll) and frame.topic == ROLL:
            return frame
    return None


def change_event_roll(state: State, seat: int, result: int, how: str) -> Done:
    """Give the roll of an event another result; 6 turns to 1 and 1 to 6."""
    frame = event_roll(state)
    assert frame is not None
    result = (result - 1) % 6 + 1
    frame.data = (result, frame.data[1])
    tell(state, "event_rolled", seat, amount=result, word=how)
    return result
