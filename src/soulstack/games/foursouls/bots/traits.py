"""How a bot judges: one small record for what a level can do and what a character likes."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import evolve, frozen


@frozen
class Traits:
    """What makes one player of the same game unlike another; the defaults are a sound player without a temper."""

    is_exact: bool = True
    """Works out fights to the last roll and reads the monsters' text, instead of a rule of thumb."""
    counts_help: bool = False
    """Reckons with what it has for a fight: rolls that it can turn, hits that it can stop."""
    knows_items: bool = True
    """Tells good items from poor ones; whoever does not takes what lies first."""
    overlooks: float = 0.0
    """How often it does not see that something could be used now."""
    alertness: float = 1.0
    """How often it thinks about a window of somebody else's."""
    reserve: float = 1.0
    """How much of a card's worth counts for keeping it."""
    is_hasty: bool = False
    """Does the first thing that brings something, not the best."""
    watches_leader: bool = True
    """Minds more what helps or hurts whoever is ahead."""
    fear: float = 1.0
    """What dying counts, as a share of what it costs."""
    greed: float = 1.0
    """What cents and items of its own count."""
    spite: float = 1.0
    """What the gains and losses of others count."""
    grudge: float = 0.0
    """How much more those count who have aimed at it."""
    whim: float = 0.0
    """How far, in cents, it may stray from what it thinks best."""


SOUND: Final = Traits()
SEARCHING: Final = Traits(counts_help=True)
"""How a searching bot judges, in its turn and in its worlds."""
BEGINNER: Final = Traits(
    is_exact=False,
    knows_items=False,
    overlooks=0.7,
    alertness=0.1,
    reserve=0.0,
    is_hasty=True,
    watches_leader=False,
)
TEMPERED: Final[Mapping[str, Mapping[str, Any]]] = {
    "greedy": {"greed": 1.5, "spite": 0.9},
    "vengeful": {"grudge": 1.2, "spite": 1.1},
    "careful": {"fear": 1.35, "reserve": 1.3},
    "chaotic": {"whim": 1.6},
}
"""How each temper differs from the plain one; what it does not name is the level's."""


def tempered(level: Traits, temper: str) -> Traits:
    """Give a level a temper.

    >>> tempered(SOUND, "careful").fear, tempered(SOUND, "plain") == SOUND
    (1.35, True)
    """
    return evolve(level, **TEMPERED.get(temper, {}))
