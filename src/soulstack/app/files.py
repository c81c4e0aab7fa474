"""Writing files so that a crash, a full disk or a pulled plug never costs what was there before."""

import contextlib
import errno
import os
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import NoReturn

from soulstack.app.disk import Disk, RealDisk

PREFIX = ".soulstack-"
SUFFIX = ".tmp"
STALE_SECONDS = 60.0
_CHUNK = 1024 * 1024

disk: Disk = RealDisk()
"""What all of this is asked of."""

# Windows answers so while a virus scanner or an indexer holds the file: denied, sharing violation, lock violation.
_BUSY = frozenset({5, 32, 33})
_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 0.9)


class WriteError(Exception):
    """Says in one sentence why a file could not be written."""


def write_atomically(path: Path, data: bytes, keep_previous: bool = True) -> None:
    """Replaces a file as a whole and keeps the one before it as `.prev`; there is never no file or half a one."""
    try:
        make_folders(path.parent)
        temporary = _write_temporary(path.parent, (data,))
        try:
            if keep_previous and path.is_file():
                _keep(path, previous(path))
            _patiently(lambda: disk.rename(temporary, path))
        except BaseException:
            _forget(temporary)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise WriteError(f"{path.name} could not be written to {path.parent}: {reason(error)}.") from error


def move(path: Path, target: Path) -> None:
    """Moves a file to a place where nothing lies; whatever happens meanwhile, it is here or there. Raises OSError."""
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    make_folders(target.parent)
    try:
        disk.link(path, target)
    except (OSError, NotImplementedError):
        # A copy may end half way; under another name until it is whole, nobody takes it for the file.
        temporary = _copied(path, target.parent)
        try:
            _patiently(lambda: disk.rename(temporary, target))
        except BaseException:
            _forget(temporary)
            raise
    # The old name goes when the new one is safe: disks may keep what was done to two folders in another order.
    _sync_folder(target.parent)
    if not target.is_file() or target.stat().st_size != path.stat().st_size:
        _broken()
    _patiently(lambda: disk.remove(path))
    _sync_folder(path.parent)


def remove(*paths: Path) -> None:
    """Takes files away, one after another, those that are not there excepted; raises OSError."""
    for path in paths:
        with contextlib.suppress(FileNotFoundError):
            _patiently(partial(disk.remove, path))
        if path.parent.is_dir():
            _sync_folder(path.parent)


def unused(path: Path) -> Path:
    """Names a file at which nothing lies yet: the one that is asked for, or the first of `name-2`, `name-3` and so on."""
    number, found = 1, path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def previous(path: Path) -> Path:
    """Names the file that holds what was there before the last write."""
    return path.with_name(path.name + ".prev")


def make_folders(folder: Path) -> None:
    """Makes a folder and those that it lies in, and sees to it that they outlast a power cut; raises OSError."""
    if folder.is_dir():
        return
    if folder.parent == folder:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
    make_folders(folder.parent)
    try:
        disk.make_folder(folder)
    except FileExistsError:
        if not folder.is_dir():
            raise
    _sync_folder(folder.parent)


def sweep(folder: Path, older_than: float = STALE_SECONDS) -> int:
    """Removes what killed writers left behind and tells how many there were; a young file may still have a writer."""
    swept = 0
    with contextlib.suppress(OSError):
        for leftover in folder.glob(f"{PREFIX}*{SUFFIX}"):
            with contextlib.suppress(OSError):
                if time.time() - leftover.stat().st_mtime > older_than:
                    disk.remove(leftover)
                    swept += 1
    return swept


def reason(error: OSError) -> str:
    """Gives an error's own words without its number and path."""
    return error.strerror or type(error).__name__


def _copied(path: Path, folder: Path) -> Path:
    with path.open("rb") as file:
        return _write_temporary(folder, iter(lambda: file.read(_CHUNK), b""))


def _write_temporary(folder: Path, parts: Iterable[bytes]) -> Path:
    temporary = _name_for_a_while(folder)
    handle = disk.create(temporary)
    try:
        try:
            length = sum(_write_whole(handle, part) for part in parts)
            disk.sync(handle)
        finally:
            disk.close(handle)
        if temporary.stat().st_size != length:
            _broken()
    except BaseException:
        _forget(temporary)
        raise
    return temporary


def _write_whole(handle: int, data: bytes) -> int:
    rest = memoryview(data)
    while rest:
        written = disk.write(handle, rest)
        if written <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[written:]
    return len(data)


def _broken() -> NoReturn:
    raise OSError(errno.EIO, os.strerror(errno.EIO))  # the disk said that it had done what it has not


def _name_for_a_while(folder: Path) -> Path:
    return folder / f"{PREFIX}{os.urandom(8).hex()}{SUFFIX}"


def _keep(path: Path, kept: Path) -> None:
    # A hard link costs nothing and is never half a file; sticks formatted with FAT know none, so there it is a copy.
    temporary = _name_for_a_while(path.parent)
    try:
        try:
            disk.link(path, temporary)
        except (OSError, NotImplementedError):
            temporary = _copied(path, path.parent)
        _patiently(lambda: disk.rename(temporary, kept))
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


def _sync_folder(folder: Path) -> None:
    # The new name itself must reach the disk; some network disks refuse to say when it has.
    with contextlib.suppress(OSError):
        disk.sync_folder(folder)


def _forget(temporary: Path) -> None:
    # Asking for what is not there would be one more call that can fail.
    if os.path.lexists(temporary):
        with contextlib.suppress(OSError):
            disk.remove(temporary)
