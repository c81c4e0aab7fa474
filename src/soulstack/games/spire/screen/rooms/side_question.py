"""A question that came up on the way, such as what a potion does, as a sheet over the stage; places and decks ask otherwise."""

from typing import TYPE_CHECKING

from soulstack.games.spire.screen.deck_choice import asked_of_deck
from soulstack.games.spire.screen.desk import BAR
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import OF_TOPICS
from soulstack.kernel.decisions import Decision
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE = 900.0


def sheet_for(desk: "Desk", asked: Decision) -> Sheet | None:
    """Gives the sheet of a question; None for one that has a place of its own."""
    topic = asked.prompt if asked.kind == "done" else asked.kind
    if topic in OF_TOPICS or asked_of_deck(desk.state, asked, "") is not None:
        return None
    screen = desk.screen
    wide = min(WIDE, screen.w - 80)
    return Sheet(desk, asked, Box(screen.w / 2 - wide / 2, BAR + 26, wide, screen.h - BAR - 52), as_panel=True)
