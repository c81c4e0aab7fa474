"""Runs for the tests of what stands around the rules."""

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules import achievements, verbs  # noqa: F401 - registers what effects do
from soulstack.games.spire.rules.climb.acts import new_run


def run(setup):
    """Begin a run and give it at its first question."""
    return new_run(setup, catalogue())
