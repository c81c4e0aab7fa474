"""Named slots: games that a player has put aside, beside the one that saves itself.

Nothing here replaces a game unasked: whoever writes to a slot or begins another game looks first (`read_slot`, `free_slot`).
A small picture of the table lies in the save itself, as plain pixels: those of a stranger can be no more than that.
"""

import base64
import binascii
import zlib
from pathlib import Path
from typing import Final

from attrs import evolve, frozen

from soulstack.app.files import previous, remove
from soulstack.app.save_schema import LARGEST_PICTURE, LONGEST_NAME, Meta, read_meta
from soulstack.app.saves import MissingSaveError, Save, SaveError, read_save, write_save
from soulstack.app.slot import save_file, shelf

SLOTS: Final = 8
RUNNING: Final = 0
"""The number of the game that saves itself."""
COPIED: Final = 100
"""The numbers of copies that a game keeps by itself begin above this."""
MOST_COPIES: Final = 8
PICTURE: Final = (320, 180)
"""Pixels of the picture in a save."""
_BYTES: Final = PICTURE[0] * PICTURE[1] * 3


@frozen
class Slot:
    """One place for a game, as a list shows it."""

    number: int
    file: Path
    meta: Meta | None = None
    """What lies there; nothing when the slot is free or cannot be read."""
    when: float = 0.0
    """When it was written, in seconds since the epoch."""
    picture: bytes = b""
    """Pixels of red, green and blue, row by row; empty when there is none."""
    problem: str = ""
    """Why it cannot be opened."""

    @property
    def is_free(self) -> bool:
        """Whether nothing lies there."""
        return self.meta is None and not self.problem


def slot_file(key: str, number: int) -> Path:
    """Say where a slot is kept."""
    if number > COPIED:
        return shelf(key) / f"copy-{number - COPIED}.save"
    return save_file(key) if number == RUNNING else shelf(key) / f"slot-{number}.save"


def copy_number(at: int) -> int:
    """Give the number of a copy that a game keeps by itself, from 1."""
    return COPIED + at


def copies(key: str) -> list[int]:
    """List the copies that a game has kept by itself."""
    return [copy_number(at) for at in range(1, MOST_COPIES + 1) if is_used(key, copy_number(at))]


def is_used(key: str, number: int) -> bool:
    """Tell without reading it whether something lies in a slot."""
    file = slot_file(key, number)
    return file.exists() or previous(file).exists()


def free_slot(key: str) -> int | None:
    """Name the first slot in which nothing lies; nothing when all are full."""
    return next((number for number in range(1, SLOTS + 1) if not is_used(key, number)), None)


def read_slot(key: str, number: int) -> Slot:
    """Read what a list says about a slot; a file that cannot be read says why."""
    file = slot_file(key, number)
    if not is_used(key, number):
        return Slot(number, file)
    try:
        save = read_save(file).save
        written = file if file.exists() else previous(file)
        return Slot(number, file, read_meta(save), written.stat().st_mtime, read_picture(save))
    except MissingSaveError:
        return Slot(number, file)
    except (SaveError, OSError) as error:
        return Slot(number, file, problem=str(error))


def keep(key: str, number: int, save: Save, label: str = "") -> None:
    """Put a game into a slot; raises SaveError."""
    name = "".join(sign for sign in label if sign.isprintable()).strip()[:LONGEST_NAME]
    write_save(slot_file(key, number), evolve(save, meta={**save.meta, "label": name}))


def keep_running(key: str, number: int) -> None:
    """Put the game that saves itself into a slot; raises SaveError."""
    keep(key, number, read_save(save_file(key)).save)


def clear(key: str, number: int) -> None:
    """Empty a slot; raises OSError."""
    # The one before goes first: a slot is never left with less than what it showed.
    remove(previous(slot_file(key, number)), slot_file(key, number))


def pack_picture(pixels: bytes) -> str:
    """Make a text for a save of the pixels of a picture."""
    coarse = pixels.translate(bytes(value & 0xF8 for value in range(256)))
    text = base64.b64encode(zlib.compress(coarse)).decode()
    return text if len(text) <= LARGEST_PICTURE else ""


def read_picture(save: Save) -> bytes:
    """Give the pixels of a save's picture; nothing where there is none or something else."""
    text = save.meta.get("picture", "")
    if not isinstance(text, str) or not 0 < len(text) <= LARGEST_PICTURE:
        return b""
    try:
        # Never more than one picture's worth, whatever the file would unfold to.
        pixels = zlib.decompressobj().decompress(base64.b64decode(text, validate=True), _BYTES + 1)
    except (binascii.Error, ValueError, zlib.error):
        return b""
    return pixels if len(pixels) == _BYTES else b""
