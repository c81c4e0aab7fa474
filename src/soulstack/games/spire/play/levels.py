"""What each level of ascension changes, in words; a level has all that the ones below it have (ASC)."""

from typing import Final

from soulstack.kernel.sentences import Sentence

EARLY: Final = (
    Sentence("Elites are harder."),
    Sentence("Every hero has 1 HP less."),
    Sentence("Harder events come up as well."),
    Sentence("A hero carries two potions at most."),
    Sentence("Every deck begins with Ascender's Bane."),
    Sentence("After a boss heroes heal 4 HP, not all."),
    Sentence("Some encounters are harder."),
    Sentence("Removing a card costs 4 gold."),
    Sentence("Every hero begins wounded: 1 HP is lost."),
    Sentence("Bosses are harder."),
    Sentence("Act IV is harder."),
    Sentence("Act III has a second boss."),
)
LATER: Final = (*EARLY[:11], Sentence("Elites are harder still."), EARLY[11])
"""The later printing has one level more."""


def levels(printing: str) -> tuple[str, ...]:
    """List what the levels of a printing change, the first level first."""
    return LATER if printing == "later" else EARLY
