"""Where only Slay the Spire can go: what its screens name instead of importing each other."""

from typing import Any

from attrs import frozen

from soulstack.ui.places import Place


@frozen(repr=False)
class CatchUp(Place):
    """Who joins a run between two acts."""

    way = "catch up"
    session: Any


@frozen(repr=False)
class PastRun(Place):
    """A run that has ended, room by room."""

    way = "past run"
    past: Any
