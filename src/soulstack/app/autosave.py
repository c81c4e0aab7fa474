"""The autosave: the newest state of the game is written by a thread of its own, so that no frame waits for a disk.

Only the newest save counts: what piles up while the disk is busy is skipped. Closing waits for the last one.
"""

import threading
from pathlib import Path

from soulstack import paths
from soulstack.app.files import WriteError, sweep
from soulstack.app.language import tr
from soulstack.app.saves import Save, SaveError, write_save


class Saver:
    """Writes saves in the background."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: str | None = None
        """Why the last save could not be written, in one sentence."""
        self._newest: Save | None = None
        self._wake = threading.Condition()
        self._closing = False
        self._idle = True
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def save(self, save: Save) -> None:
        """Hand over the newest state."""
        with self._wake:
            self._newest = save
            self._wake.notify_all()

    def flush(self, timeout: float = 5.0) -> None:
        """Wait until everything handed over is written."""
        with self._wake:
            self._wake.wait_for(lambda: self._newest is None and self._idle, timeout)

    def close(self) -> None:
        """Write what is left and stop."""
        with self._wake:
            self._closing = True
            self._wake.notify_all()
        self._thread.join(timeout=5.0)

    def _work(self) -> None:
        for folder in {self.path.parent, paths.data(), paths.settings_file().parent, paths.cache()}:
            sweep(folder)
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._newest is not None or self._closing)
                save, self._newest = self._newest, None
                if save is None:
                    return
                self._idle = False
            try:
                write_save(self.path, save)
                self.problem = None
            except (SaveError, WriteError, OSError) as error:
                self.problem = tr("The game is not being saved: {error}", error=error)
            with self._wake:
                self._idle = True
                self._wake.notify_all()
