"""What each verb of the cards would bring now, by the families of verbs; importing this fills the judge's table."""

from soulstack.games.foursouls.bots.effect_worth import (
    control,
    decks,
    digging,
    fighting,
    hands,
    items,
    lending,
    resources,
    rolling,
    trifles,
    turning,
)

__all__ = [
    "control",
    "decks",
    "digging",
    "fighting",
    "hands",
    "items",
    "lending",
    "resources",
    "rolling",
    "trifles",
    "turning",
]
