"""Saved games on disk: one header line that can be checked, then canonical JSON.

What a record and a snapshot mean is not known here; they are plain dictionaries that the kernel makes and reads. The
checksum covers the header's other fields too, so a changed byte anywhere is noticed. The header keeps its shape in
every schema: that is how an old build recognises a save from a newer one and leaves it alone.
"""

import contextlib
import hashlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from attrs import Factory, frozen

from soulstack import __version__
from soulstack.app import locks
from soulstack.app.files import WriteError, move, previous, reason, sweep, unused, write_atomically
from soulstack.app.language import tr
from soulstack.content.errors import ContentError
from soulstack.content.reader import read_regular

SCHEMA = 1
SUFFIX = ".save"
REPLAY_SUFFIX = ".soulreplay"
"""What the system knows as a recorded game, and opens with the program."""
MAGIC = "SOULSTACK-SAVE"
LARGEST = 16 * 1024 * 1024
DAMAGED = "damaged"
BACKUPS = "backups"

MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each older schema the pure function that turns its content into the next one's."""

_HEADER = re.compile(
    MAGIC
    + r" schema=([0-9]{1,6}) sha256=([0-9a-f]{64}) length=([0-9]{1,12}) build=([\w.+-]{1,64}) cards=([\w.+-]{1,128})",
    re.ASCII,
)
_FIELD = re.compile(r"[^\w.+-]", re.ASCII)


class SaveError(Exception):
    """Says in one sentence why a game could not be saved or loaded."""


class MissingSaveError(SaveError):
    """There is no such save."""


class DamagedSaveError(SaveError):
    """Neither the save nor the one before it can be read; both were moved aside."""


class NewerSaveError(SaveError):
    """The save was written by a newer build and was left as it is."""


class BusySaveError(SaveError):
    """Another window plays from this slot."""


@frozen
class Save:
    record: dict[str, Any]
    """Settings, seed and answers: the game as it was played."""
    snapshot: dict[str, Any] | None = None
    """The state at the record's end, so that loading need not play it all again."""
    meta: dict[str, Any] = Factory(dict)
    """What a list of saves shows; `cards`, the hash of the card set, also stands in the header."""


@frozen
class Loaded:
    save: Save
    notice: str | None = None
    """What the player should be told, when the file asked for was not the one that was read."""
    file: Path | None = None
    """Which one was read."""


class _Damaged(Exception):  # noqa: N818 - it never leaves this module
    """The bytes are not what was written."""


def write_save(path: Path, save: Save) -> None:
    """Writes a game so that a crash leaves either this one or the one before."""
    try:
        write_atomically(path, encode(save))
    except WriteError as error:
        raise SaveError(tr("The game could not be saved: {error}", error=error)) from error


def look_at(path: Path) -> Save:
    """Reads a game from a file that somebody names, which may be anything: it stays where it is."""
    try:
        return _read(path)
    except FileNotFoundError:
        raise MissingSaveError(tr("There is no save {name} in {parent}.", name=path.name, parent=path.parent)) from None
    except _Damaged:
        raise DamagedSaveError(tr("{name} is no saved game, or a damaged one.", name=path.name)) from None


def read_save(path: Path) -> Loaded:
    """Reads a game; a damaged file is moved aside and the one before it is read instead."""
    try:
        return Loaded(_read(path), file=path)
    except FileNotFoundError:
        trouble = tr("The last save is missing")
        if not previous(path).is_file():
            raise MissingSaveError(
                tr("There is no save {name} in {parent}.", name=path.name, parent=path.parent)
            ) from None
    except _Damaged:
        trouble = tr("The last save is damaged and {moved}", moved=set_aside(path))
    try:
        notice = tr("{trouble}; the game goes on from the one before it.", trouble=trouble)
        return Loaded(_read(previous(path)), notice, previous(path))
    except FileNotFoundError:
        raise DamagedSaveError(tr("{trouble}, and there is none before it.", trouble=trouble)) from None
    except _Damaged:
        moved = set_aside(previous(path))
        raise DamagedSaveError(
            tr("{trouble}; the one before it is damaged too and {moved}.", trouble=trouble, moved=moved)
        ) from None


def bytes_of(loaded: Loaded) -> bytes:
    """Gives what was read as it lay there, or as it is written now if it is gone."""
    if loaded.file is not None:
        with contextlib.suppress(ContentError, OSError):
            return read_regular(loaded.file, LARGEST + 1)
    return encode(loaded.save)


def list_saves(folder: Path) -> list[Path]:
    """Lists the saves of a folder, the latest first, and clears what interrupted writes left there."""
    sweep(folder)
    found: dict[Path, float] = {}
    with contextlib.suppress(OSError):
        for entry in folder.iterdir():
            slot = entry.with_name(entry.name.removesuffix(".prev"))
            if slot.suffix in {SUFFIX, REPLAY_SUFFIX} and entry.is_file():
                found[slot] = max(found.get(slot, 0.0), entry.stat().st_mtime)
    return sorted(found, key=lambda slot: (-found[slot], slot.name))


def encode(save: Save) -> bytes:
    """Turns a game into the bytes of its file; equal games give equal bytes."""
    content = {"meta": save.meta, "record": save.record, "snapshot": save.snapshot}
    try:
        body = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(
            tr("The game could not be saved, because it holds what JSON cannot: {error}.", error=error)
        ) from error
    cards = _FIELD.sub("_", str(save.meta.get("cards") or "-"))[:128]
    digest = _digest(str(SCHEMA), str(len(body)), __version__, cards, body)
    header = f"{MAGIC} schema={SCHEMA} sha256={digest} length={len(body)} build={__version__} cards={cards}\n"
    return header.encode() + body


@contextlib.contextmanager
def hold_slot(path: Path) -> Iterator[None]:
    """Keeps a slot for this window until it is done with it or ends; a second window gets a `BusySaveError`."""
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(locks.hold(path.with_name(path.name + ".lock")))
        except locks.HeldError as error:
            raise BusySaveError(tr("This game is already open in another window.")) from error
        except OSError as error:
            raise SaveError(
                tr("Games cannot be saved in {parent}: {reason}.", parent=path.parent, reason=reason(error))
            ) from error
        yield


def _read(path: Path) -> Save:
    try:
        data = read_regular(path, LARGEST + 1)
    except FileNotFoundError:
        raise
    except ContentError as error:
        raise SaveError(tr("{name} is no saved game, or a damaged one.", name=path.name)) from error
    except OSError as error:
        raise SaveError(
            tr("The save {name} could not be opened: {reason}.", name=path.name, reason=reason(error))
        ) from error
    schema, content = _decode(path, data)
    if schema < SCHEMA:
        _back_up(path, data, schema)
        for step in range(schema, SCHEMA):
            content = MIGRATIONS[step](content)
    record, snapshot, meta = (content.get(key) for key in ("record", "snapshot", "meta"))
    if not isinstance(record, dict) or not isinstance(snapshot, dict | None) or not isinstance(meta, dict):
        raise _Damaged
    return Save(record, snapshot, meta)


def _decode(path: Path, data: bytes) -> tuple[int, dict[str, Any]]:
    line, newline, body = data.partition(b"\n")
    match = _HEADER.fullmatch(line.decode("ascii", "replace"))
    if len(data) > LARGEST or not newline or match is None:
        raise _Damaged
    schema, digest, length, build, cards = match.groups()
    if int(length) != len(body) or digest != _digest(schema, length, build, cards, body):
        raise _Damaged
    if int(schema) > SCHEMA:
        raise NewerSaveError(
            tr(
                "The save {name} was written by Soulstack {build}, which is newer than this one "
                "({version}): update the game to open it.",
                name=path.name,
                build=build,
                version=__version__,
            )
        )
    try:
        content = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise _Damaged from error
    if not isinstance(content, dict) or (int(schema) < SCHEMA and int(schema) not in MIGRATIONS):
        raise _Damaged
    return int(schema), content


def _digest(schema: str, length: str, build: str, cards: str, body: bytes) -> str:
    digest = hashlib.sha256(f"{schema} {length} {build} {cards}\n".encode())
    digest.update(body)
    return digest.hexdigest()


def set_aside(path: Path) -> str:
    """Move a file that cannot be used to where it is kept for a report, and say so."""
    try:
        move(path, unused(path.parent / DAMAGED / path.name))
    except OSError as error:
        return tr("could not be moved aside ({reason})", reason=reason(error))
    return tr("was moved to {folder}", folder=f"{path.parent.name}/{DAMAGED}")


def _back_up(path: Path, data: bytes, schema: int) -> None:
    # The next write will be in the new schema; a player who goes back to the old build finds the game here.
    backup = path.parent / BACKUPS / f"{path.name}.schema{schema}"
    if not backup.exists():
        with contextlib.suppress(WriteError):
            write_atomically(backup, data)
