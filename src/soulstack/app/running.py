"""One window of the program at a time: a second start hands what it was asked to show to the first one, and ends.

The first window holds a lock as long as it runs; the second leaves a note beside it, which the first one reads now and then.
"""

import contextlib
import json
from pathlib import Path
from typing import Final

from attrs import define, frozen

from soulstack import paths
from soulstack.app import locks
from soulstack.app.files import WriteError, remove, write_atomically

LOCK: Final = "running.lock"
NOTE: Final = "running.note"
LONGEST: Final = 4096
"""Bytes of a note; no path is longer."""


@frozen
class Wish:
    """What a second start wanted."""

    file: Path | None = None
    """A recorded game to be shown; else only the window is to come to the front."""


@define
class Running:
    """This window's claim to be the only one."""

    _held: contextlib.ExitStack

    def wish(self) -> Wish | None:
        """Take what a second start has asked for since the last look."""
        note = paths.data() / NOTE
        try:
            with note.open("rb") as file:
                data = file.read(LONGEST)
            remove(note)
            named = json.loads(data)["file"]
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return Wish(Path(named) if isinstance(named, str) and named else None)

    def end(self) -> None:
        """Let another window be the only one."""
        self._held.close()


def claim() -> Running | None:
    """Become the only window; nothing when there is one already."""
    held = contextlib.ExitStack()
    try:
        held.enter_context(locks.hold(paths.data() / LOCK))
    except locks.HeldError:
        return None
    except OSError:
        pass  # a folder that nobody can write to: playing without a claim beats not playing
    with contextlib.suppress(OSError):
        remove(paths.data() / NOTE)
    return Running(held)


def tell(wish: Wish) -> None:
    """Leave a note for the window that runs."""
    named = str(wish.file.resolve()) if wish.file is not None else ""
    with contextlib.suppress(WriteError):
        write_atomically(paths.data() / NOTE, json.dumps({"file": named}).encode(), keep_previous=False)
