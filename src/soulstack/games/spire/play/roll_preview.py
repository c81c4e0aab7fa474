"""What a roll of an event, or that of a round, would be after something that changes it, as far as anybody can know."""

from attrs import frozen

from soulstack.games.spire.play.preview import Forecast, foretold
from soulstack.games.spire.play.worlds import WORLDS
from soulstack.games.spire.rules.climb.rolls import event_roll
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.rules.view import dealt
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import Answer, IllegalAnswerError, Option

UNKNOWN = 0


def roll_after(state: State, seat: int, option: Option) -> int:
    """Give the face that the die would show; UNKNOWN where luck or a further choice decides."""
    found = {_face(dealt(state, world), seat, option) for world in WORLDS}
    return found.pop() if len(found) == 1 else UNKNOWN


def _face(world: State, seat: int, option: Option) -> int:
    """Carry it out in a world, and read the face from what is told."""
    before = event_roll(world)
    try:
        facts = apply(world, Answer(seat, (option,)))
    except (IllegalAnswerError, LookupError, AssertionError):
        return UNKNOWN
    rolled = [fact.amount for fact in facts if fact.kind == "event_rolled"]
    return rolled[0] if before is not None and rolled else UNKNOWN


@frozen
class Round:
    """What the round would be like with another roll of its die."""

    face: int
    """What the die would show; UNKNOWN where luck decides."""
    forecast: Forecast | None = None
    """What the end of the turn would bring, if nobody did anything; nothing where something is asked before."""


def round_after(state: State, seat: int, option: Option) -> Round:
    """Carry out what changes the die of the round in two worlds, keep the roll there, and look what comes then."""
    ends = [_changed(dealt(state, world), seat, option) for world in WORLDS]
    faces = {end.combat().die if end is not None and end.fight is not None else UNKNOWN for end in ends}
    first = ends[0]
    if len(faces) > 1 or first is None:
        return Round(UNKNOWN)
    return Round(faces.pop(), foretold(first))


def _changed(world: State, seat: int, option: Option) -> State | None:
    """Give an answer in a world and let everybody keep the roll."""
    before = dict(world.streams)
    try:
        apply(world, Answer(seat, (option,)))
        if world.streams.get("die") != before.get("die"):
            return None  # it was rolled again
        if world.pending and world.pending[0].kind == "die":
            return None  # a face is still to be chosen
        while (asked := next((each for each in world.pending if each.kind == "roll_window"), None)) is not None:
            apply(world, Answer(asked.seat, (DONE,)))
    except (IllegalAnswerError, LookupError, AssertionError):
        return None
    return world
