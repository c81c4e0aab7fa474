"""Locks that a program holds until it is done or ends, however it ends; another one is refused at once."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from soulstack.app.files import make_folders


class HeldError(Exception):
    """Another program holds the lock."""


@contextlib.contextmanager
def hold(path: Path) -> Iterator[None]:
    """Hold the lock of a file; raises HeldError, or OSError where no file can be made."""
    make_folders(path.parent)
    with path.open("ab+") as file:
        try:
            _lock(file)
        except BlockingIOError as error:
            raise HeldError(path.name) from error
        try:
            yield
        finally:
            _unlock(file)


if sys.platform == "win32":

    def _lock(file: IO[bytes]) -> None:
        import msvcrt

        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error

    def _unlock(file: IO[bytes]) -> None:
        import msvcrt

        file.seek(0)
        with contextlib.suppress(OSError):
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:

    def _lock(file: IO[bytes]) -> None:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            # A disk without locks, as some network disks are: playing without one beats not playing.
            return

    def _unlock(file: IO[bytes]) -> None:
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_UN)
