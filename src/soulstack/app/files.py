"""Writing files so that a crash, a full disk or a pulled plug never costs what was there before."""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

PREFIX = ".soulstack-"
SUFFIX = ".tmp"
STALE_SECONDS = 60.0

# Windows answers so while a virus scanner or an indexer holds the file: denied, sharing violation, lock violation.
_BUSY = frozenset({5, 32, 33})
_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 0.9)


class WriteError(Exception):
    """Says in one sentence why a file could not be written."""


def write_atomically(path: Path, data: bytes, keep_previous: bool = True) -> None:
    """Replaces a file as a whole and keeps the one before it as `.prev`; there is never no file or half a one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = _write_temporary(path.parent, data)
        try:
            if keep_previous and path.is_file():
                _keep(path, previous(path))
            _patiently(lambda: temporary.replace(path))
        except BaseException:
            _forget(temporary)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise WriteError(f"{path.name} could not be written to {path.parent}: {reason(error)}.") from error


def previous(path: Path) -> Path:
    """Names the file that holds what was there before the last write."""
    return path.with_name(path.name + ".prev")


def sweep(folder: Path, older_than: float = STALE_SECONDS) -> int:
    """Removes what killed writers left behind and tells how many there were; a young file may still have a writer."""
    swept = 0
    with contextlib.suppress(OSError):
        for leftover in folder.glob(f"{PREFIX}*{SUFFIX}"):
            with contextlib.suppress(OSError):
                if time.time() - leftover.stat().st_mtime > older_than:
                    leftover.unlink()
                    swept += 1
    return swept


def reason(error: OSError) -> str:
    """Gives an error's own words without its number and path."""
    return error.strerror or type(error).__name__


def _write_temporary(folder: Path, data: bytes) -> Path:
    import tempfile  # and with it the hashes: the first picture of the program writes nothing

    handle, name = tempfile.mkstemp(prefix=PREFIX, suffix=SUFFIX, dir=folder)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno())
    except BaseException:
        _forget(temporary)
        raise
    return temporary


def _keep(path: Path, kept: Path) -> None:
    import secrets

    # A hard link costs nothing and is never half a file; sticks formatted with FAT know none, so there it is a copy.
    temporary = path.with_name(f"{PREFIX}{secrets.token_hex(8)}{SUFFIX}")
    try:
        try:
            temporary.hardlink_to(path)
        except (OSError, NotImplementedError):
            import shutil

            shutil.copyfile(path, temporary)
            with temporary.open("rb+") as file:
                _sync(file.fileno())
        _patiently(lambda: temporary.replace(kept))
    except BaseException:
        _forget(temporary)
        raise
    # Renaming one link onto another of the same file does nothing and leaves both.
    _forget(temporary)


def _patiently(act: Callable[[], object]) -> None:
    for wait in _WAITS:
        try:
            act()
        except OSError as error:
            if getattr(error, "winerror", None) not in _BUSY:
                raise
            time.sleep(wait)
        else:
            return
    act()


def _sync(descriptor: int) -> None:
    os.fsync(descriptor)
    try:
        import fcntl
    except ImportError:
        return
    # On macOS fsync only reaches the drive's own cache; this asks the drive to write it down.
    full = getattr(fcntl, "F_FULLFSYNC", None)
    if full is not None:
        with contextlib.suppress(OSError):
            fcntl.fcntl(descriptor, full)


def _sync_folder(folder: Path) -> None:
    # The new name itself must reach the disk; Windows has no such call, some network disks refuse it.
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _forget(temporary: Path) -> None:
    with contextlib.suppress(OSError):
        temporary.unlink(missing_ok=True)
