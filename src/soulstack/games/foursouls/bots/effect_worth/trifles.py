"""Effects that hardly matter, or in ways that nobody can foresee."""

from typing import Any, Final

from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e

GLANCE: Final = 0.3
"""What knowing one card more is worth."""


@appraises(e.SeeHand, e.RevealTop, e.DiscardTop, e.FetchFromDiscard, e.Expand, e.RemoveCounters, e.DoubleRewards)
def small(judge: Judge, effect: Any, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A small advantage."""
    return judge.weight(judge.owner(context.you)) * GLANCE


@appraises(e.CoverSlot, e.PutOnDeck, e.ChooseAndDiscard, e.Flip, e.JoinAttack, e.Note)
def nothing_much(judge: Judge, effect: Any, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """It hardly matters."""
    return 0.05
