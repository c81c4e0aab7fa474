"""A sentence on the screen instead of a dead window."""

from pathlib import Path
from typing import TYPE_CHECKING

from soulstack.app.language import tr
from soulstack.ui.places import Message

if TYPE_CHECKING:
    from soulstack.ui.loop import App


def sentence(report: Path | None) -> str:
    """Says where the report lies."""
    return tr("A report is in {report}.", report=report) if report is not None else tr("No report could be written.")


def show(app: "App", report: Path | None) -> None:
    """Leaves the scene that failed and tells the player over the title."""
    app.go("title", alone=True)
    text = tr("Something went wrong at the table, and the game went back to the title.")
    app.go(Message(f"{text}\n{sentence(report)}", tr("That should not have happened")))
