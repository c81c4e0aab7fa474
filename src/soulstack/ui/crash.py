"""Crash reports: a file that a player can send, and a sentence on the screen instead of a dead window."""

import contextlib
import platform
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from soulstack import __version__, paths
from soulstack.app.language import tr
from soulstack.ui.places import Message

if TYPE_CHECKING:
    from soulstack.ui.loop import App


def write_report(error: BaseException) -> Path | None:
    """Writes down what went wrong; None when even that is not possible."""
    folder = paths.logs()
    lines = [
        f"Soulstack {__version__}, Python {platform.python_version()}, {platform.platform()}\n",
        f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n\n",
        *traceback.format_exception(error),
    ]
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}-{time.perf_counter_ns() % 1000:03}.txt"
        file.write_text("".join(lines), encoding="utf-8")
        return file
    return None


def sentence(report: Path | None) -> str:
    """Says where the report lies."""
    return tr("A report is in {report}.", report=report) if report is not None else tr("No report could be written.")


def show(app: "App", report: Path | None) -> None:
    """Leaves the scene that failed and tells the player over the title."""
    app.go("title", alone=True)
    text = tr("Something went wrong at the table, and the game went back to the title.")
    app.go(Message(f"{text}\n{sentence(report)}", tr("That should not have happened")))
