"""What a bot is about to do in a fight, for people who want to see it before it happens."""

from attrs import frozen

from soulstack.games.spire.rules.state import NOBODY
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Ref

TARGETS = frozenset({"foe", "seat", "row"})


@frozen
class Thought:
    """An answer that a bot has found and will give soon."""

    seat: int
    moment: int
    since: float
    """When it was found, by the session's clock."""
    card: int = NOBODY
    """The card that it plays or uses."""
    words: str = ""
    """What it does where that is no card."""
    target: Ref | None = None


def thought_of(
    decision: Decision, picks: tuple[Option, ...], words: str, last: Thought | None, *, moment: int, now: float
) -> Thought | None:
    """Tell what a bot is about to do; a target is chosen for the card it thought of last. None where there is nothing to see."""
    if not picks or picks[0] in (DONE, UNDONE):
        return None
    ref = picks[0].ref
    target = ref if ref is not None and ref[0] in TARGETS else None
    if decision.kind == "play":
        card = ref[1] if ref is not None and ref[0] == "card" else NOBODY
        return Thought(decision.seat, moment, now, card, words, target)
    if target is None or last is None or last.seat != decision.seat:
        return None
    return Thought(decision.seat, moment, now, last.card, last.words, target)
