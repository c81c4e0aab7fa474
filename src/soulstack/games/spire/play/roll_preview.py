"""What a roll of an event would be after something that changes it, as far as anybody can know."""

from soulstack.games.spire.play.worlds import WORLDS
from soulstack.games.spire.rules.climb.rolls import event_roll
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.rules.view import dealt
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
