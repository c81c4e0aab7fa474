"""The slot of the running game: whether there is one to continue, told without loading any rules.

Saves lie by game. The first release knew one game and kept its save in the folder itself; it is moved once it is asked for.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from soulstack import paths
from soulstack.app import registry
from soulstack.app.files import move, previous
from soulstack.app.saves import SaveError, list_saves, read_save

if TYPE_CHECKING:
    from soulstack.app.save_schema import Meta

SLOT = "current.save"


def save_file(key: str = registry.DEFAULT) -> Path:
    """Say where the running game is kept."""
    file = shelf(key) / SLOT
    if key == registry.DEFAULT:
        _move_old(file)
    return file


def shelf(key: str = registry.DEFAULT) -> Path:
    """Say where the games of whoever plays now are kept: a game may give several people shelves of their own."""
    return paths.saves(key) / registry.game(key).shelf()


def replay_shelf(key: str = registry.DEFAULT) -> Path:
    """Say where the finished games of whoever plays now are kept."""
    return paths.replays(key) / registry.game(key).shelf()


def has_save(key: str = registry.DEFAULT) -> bool:
    """Tell whether there is a game to continue, without reading it."""
    file = save_file(key)
    return file.exists() or previous(file).exists()


def meta_of_save(key: str = registry.DEFAULT) -> "Meta | None":
    """Give what is said of the game that could be continued; nothing when its save cannot be read."""
    from soulstack.app.save_schema import read_meta  # a title without a saved game does without

    try:
        return read_meta(read_save(save_file(key)).save)
    except SaveError:
        return None


def replay_folders(key: str = registry.DEFAULT) -> Iterator[Path]:
    """List where the replays of a game lie, the folder for new ones first."""
    yield replay_shelf(key)
    if key == registry.DEFAULT:
        yield paths.replays()  # the first release kept them there


def replay_files(key: str = registry.DEFAULT) -> list[Path]:
    """List the replays of a game, the latest first."""
    found = [file for folder in replay_folders(key) for file in list_saves(folder)]
    return sorted(found, key=_age)


def _age(file: Path) -> float:
    try:
        return -file.stat().st_mtime
    except OSError:
        return 0.0


def _move_old(file: Path) -> None:
    """Move the save of the first release to where it lies now, unless there is one already."""
    old = paths.saves() / SLOT
    if not (old.exists() or previous(old).exists()) or file.exists() or previous(file).exists():
        return
    # A folder that cannot be written to is told of as soon as the game is saved.
    with contextlib.suppress(OSError):
        # The newest first: once anything lies in the new place, the old one is asked no more.
        for place, target in ((old, file), (previous(old), previous(file))):
            if place.exists():
                move(place, target)
