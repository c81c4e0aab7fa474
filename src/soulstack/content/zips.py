"""Reads a zipped card pack in memory: small, plain and inside itself, or refused; nothing is ever unpacked to the disk."""

import io
import re
import stat
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from soulstack.content.errors import ContentError, Problem, shown
from soulstack.content.reader import read_regular

LARGEST_ZIP: Final = 20 * 1024 * 1024
MOST_MEMBERS: Final = 600
MOST_BYTES: Final = 20 * 1024 * 1024
"""Of all files together, as declared and as really read."""
HIGHEST_RATIO: Final = 100
LONGEST_NAME: Final = 200
WANTED: Final = (".toml", ".svg")
_DEVICES: Final = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE)
_PLAIN_MODES: Final = (0, stat.S_IFREG, stat.S_IFDIR)
_BAD_SIGNS: Final = re.compile(r'[\\:*?"<>|\x00-\x1f\x7f]')
_ENCRYPTED: Final = 0x1
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


def read_zip(path: Path) -> dict[str, bytes]:
    """Gives the card files and pictures of a pack by their names; raises ContentError for a pack that is not plain.

    A pack that was zipped as one folder is read as if it had been zipped without it.
    """
    try:
        if path.stat().st_size > LARGEST_ZIP:
            raise _refused(path.name, f"the file is larger than {LARGEST_ZIP // 1024 // 1024} MB")
        data = read_regular(path, LARGEST_ZIP)
    except OSError as error:
        raise _refused(path.name, f"cannot be read ({error.strerror or type(error).__name__})") from error
    return read_zip_bytes(path.name, data)


def read_zip_bytes(name: str, data: bytes) -> dict[str, bytes]:
    """Gives the files of a zip that lies in memory."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
            _refuse_odd(name, members)
            return _without_folder(dict(_contents(name, archive, members)))
    except ContentError:
        raise
    except Exception as error:  # a forged archive can fail in any way inside the library, and all of them mean the same
        raise _refused(name, "this is no zip file that can be read") from error


def name_fault(name: str) -> str:
    """Says what is wrong with the name of a file in a pack, or nothing.

    >>> name_fault("art/fly.svg"), name_fault("../evil"), name_fault("C:/x")
    ('', 'leads out of the pack', 'has a sign that file names cannot have')
    """
    if not name or len(name) > LONGEST_NAME:
        return f"is empty or longer than {LONGEST_NAME} signs"
    if _BAD_SIGNS.search(name):
        return "has a sign that file names cannot have"
    if name.startswith("/"):
        return "begins at the root of the disk"
    for part in name.rstrip("/").split("/"):
        if part == "..":
            return "leads out of the pack"
        if part in ("", ".") or part != part.strip() or part.endswith("."):
            return "is not written plainly"
        if _DEVICES.fullmatch(part):
            return "is the name of a device on Windows"
    return ""


def _refuse_odd(name: str, members: list[zipfile.ZipInfo]) -> None:
    for fault in _faults(members):
        raise _refused(name, fault)


def _faults(members: list[zipfile.ZipInfo]) -> Iterator[str]:
    if len(members) > MOST_MEMBERS:
        yield f"{len(members)} files are more than the {MOST_MEMBERS} that a pack may have"
    if sum(member.file_size for member in members) > MOST_BYTES:
        yield f"its files together are larger than {MOST_BYTES // 1024 // 1024} MB"
    taken: dict[str, str] = {}
    for member in members:
        # The library cuts names at a zero and turns backslashes round on Windows; only the name in the file counts.
        written = member.orig_filename
        fault = name_fault(written)
        if fault:
            yield f"the name {shown(written)} {fault}"
        if stat.S_IFMT(member.external_attr >> 16) not in _PLAIN_MODES:
            yield f"{shown(written)} is a link or another special file"
        if member.flag_bits & _ENCRYPTED:
            yield f"{shown(written)} is locked with a password"
        if member.compress_type not in _METHODS:
            yield f"{shown(written)} is packed in a way that is not read here"
        if member.file_size > HIGHEST_RATIO * max(1, member.compress_size):
            yield f"{shown(written)} grows more than {HIGHEST_RATIO} times when it is unpacked"
        folded = written.rstrip("/").casefold()
        if folded in taken:
            yield f"{shown(written)} and {shown(taken[folded])} are one file on some systems"
        taken[folded] = written


def _contents(name: str, archive: zipfile.ZipFile, members: list[zipfile.ZipInfo]) -> Iterator[tuple[str, bytes]]:
    total = 0
    for member in members:
        if member.is_dir() or not member.filename.lower().endswith(WANTED):
            continue
        with archive.open(member) as file:
            data = file.read(MOST_BYTES - total + 1)
        total += len(data)
        if total > MOST_BYTES or len(data) > member.file_size:
            raise _refused(name, f"{shown(member.filename)} is larger than it says")
        yield member.filename, data


def _without_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    tops = {name.split("/", 1)[0] for name in files}
    if len(tops) != 1 or any("/" not in name for name in files) or tops <= {"art", "scenarios"}:
        return files
    return {name.split("/", 1)[1]: data for name, data in files.items()}


def _refused(name: str, message: str) -> ContentError:
    return ContentError([Problem(name, "", "", message)])
