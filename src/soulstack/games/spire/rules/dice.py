"""The die of the round: rolling it, the window in which it may be changed, and what changes it (COMBAT-P-07, SA-25)."""

from typing import Any

from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.playing import act, use_refused
from soulstack.games.spire.rules.state import State, living_seats
from soulstack.kernel.asking import DONE, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Seat
from soulstack.kernel.rng import below

ROLL = "roll_window"
FORCED = "dice"
"""A stream that, when it is there, holds the next results as digits of base 7, the first one lowest (scenarios)."""


def next_result(state: State) -> int:
    """Roll: the next result that was laid down, else by luck."""
    laid = state.streams.get(FORCED, 0)
    if laid:
        state.streams[FORCED] = laid // 7
        return laid % 7
    return below(state.streams, "die", 6) + 1


def lay_down(state: State, results: tuple[int, ...]) -> None:
    """Fix the next results of the die."""
    total = 0
    for result in reversed(results):
        total = total * 7 + result
    state.streams[FORCED] = total


def roll(state: State, how: str = "rolled") -> int:
    """Roll the die of the round."""
    return set_die(state, next_result(state), how)


def set_die(state: State, result: int, how: str) -> int:
    """Set the die of the round; 6 turns to 1 and 1 to 6."""
    result = (result - 1) % 6 + 1
    state.combat().die = result
    tell(state, "die_rolled", amount=result, word=how)
    return result


def roll_step(state: State, frame: Steps) -> None:
    """Roll for the round (SEQ-02: in the first Player Turn only)."""
    if frame.data[0]:
        roll(state)


def changers(state: State, seat: int) -> list[Option]:
    """List what a seat may change a roll with (SA-25, SA-89)."""
    found = []
    for card, at in state.index.get("use", ()):
        if state.owner(card) == seat:
            ability: Any = state.faces[card].abilities[at]
            if ability.do[0].op == "change_die" and use_refused(state, seat, card, ability) is None:
                found.append(Option("use", ("card", card), at))
    return found


def window_step(state: State, frame: Steps) -> None:
    """Open the window if somebody can change the die; all seats share it (SEQ-05)."""
    if not frame.data[0] or "use" not in state.index:
        return
    seats = tuple(seat for seat in living_seats(state) if changers(state, seat))
    if seats:
        state.frames.append(AskAll(topic=ROLL, rule=FLOOR, seats=seats))


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    options = changers(state, seat)
    return Decision(seat, ROLL, (*options, DONE), prompt=ROLL) if options else None


TOPICS[ROLL] = Topic(_options, act)
