"""What is asked of a disk when something is kept: each call alone, so that a test can let any one of them fail.

Nothing that a player would miss is written, synced, renamed, linked or removed except through `files.disk`.
"""

import contextlib
import os
from pathlib import Path
from typing import Final, Protocol

_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_MINE: Final = 0o600
"""A save tells everybody's hand: it is for nobody else on this computer."""


class Disk(Protocol):
    """The calls; each raises OSError when the disk says no."""

    def make_folder(self, folder: Path) -> None:
        """Make a folder in one that is there; FileExistsError when there is something already."""
        ...

    def create(self, path: Path) -> int:
        """Open a new file for writing; FileExistsError when there is something already."""
        ...

    def write(self, handle: int, data: bytes | memoryview) -> int:
        """Write some of the data and tell how much."""
        ...

    def sync(self, handle: int) -> None:
        """Wait until what was written has reached the disk."""
        ...

    def close(self, handle: int) -> None:
        """Let an opened file go."""
        ...

    def link(self, path: Path, target: Path) -> None:
        """Give a file a second name; FileExistsError when there is something already."""
        ...

    def rename(self, path: Path, target: Path) -> None:
        """Give a file another name, in place of whatever bears it."""
        ...

    def remove(self, path: Path) -> None:
        """Take a name away."""
        ...

    def sync_folder(self, folder: Path) -> None:
        """Wait until the names in a folder have reached the disk."""
        ...


class RealDisk:
    """The system's own."""

    def make_folder(self, folder: Path) -> None:
        folder.mkdir()

    def create(self, path: Path) -> int:
        return os.open(path, _NEW, _MINE)

    def write(self, handle: int, data: bytes | memoryview) -> int:
        return os.write(handle, data)

    def sync(self, handle: int) -> None:
        os.fsync(handle)
        try:
            import fcntl
        except ImportError:
            return
        # On macOS fsync only reaches the drive's own cache; this asks the drive to write it down.
        full = getattr(fcntl, "F_FULLFSYNC", None)
        if full is not None:
            with contextlib.suppress(OSError):
                fcntl.fcntl(handle, full)

    def close(self, handle: int) -> None:
        os.close(handle)

    def link(self, path: Path, target: Path) -> None:
        target.hardlink_to(path)

    def rename(self, path: Path, target: Path) -> None:
        path.replace(target)

    def remove(self, path: Path) -> None:
        path.unlink()

    def sync_folder(self, folder: Path) -> None:
        # Windows has no such call.
        if os.name == "nt":
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
