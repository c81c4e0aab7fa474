"""Every effect that a card can have, carried out. Importing the package fills the table of verbs."""

from soulstack.games.foursouls.rules.verbs import (
    control,
    decks,
    digging,
    fighting,
    hands,
    items,
    lending,
    resources,
    rolling,
    turning,
)

__all__ = ["control", "decks", "digging", "fighting", "hands", "items", "lending", "resources", "rolling", "turning"]
