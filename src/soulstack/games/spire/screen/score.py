"""Which music belongs to which place of a run."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from soulstack.games.spire.rules.state import State

ACTS: Final = ("roots", "gallery", "crown", "heart")
"""The themes of the acts, in their order."""
THEMES: Final[Mapping[str, tuple[str, ...]]] = {**dict.fromkeys(ACTS, ("fight",)), "camp": (), "shop": ()}
"""What this game brings: each act has drums for its fights."""
PLACES: Final[Mapping[str, str]] = {"camp": "camp", "merchant": "shop"}
"""Rooms with a theme of their own."""


def score_of(place: str, state: "State") -> tuple[str, str]:
    """Names the theme of a place and what lies under it; a run that is lost ends in silence."""
    if place == "over":
        return ("victory" if state.result == "won" else ""), ""
    act = ACTS[min(len(ACTS), max(1, state.table.act)) - 1]
    return PLACES.get(place, act), "fight" if place == "combat" else ""
