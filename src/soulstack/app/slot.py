"""The slot of the running game: whether there is one to continue, told without loading any rules."""

from pathlib import Path

from soulstack import paths
from soulstack.app.files import previous
from soulstack.app.language import tr
from soulstack.app.saves import SaveError, read_save

SLOT = "current.save"


def save_file() -> Path:
    """Say where the running game is kept."""
    return paths.saves() / SLOT


def has_save() -> bool:
    """Tell whether there is a game to continue, without reading it."""
    return save_file().exists() or previous(save_file()).exists()


def describe_save() -> str:
    """Say in a few words which game could be continued."""
    try:
        meta = read_save(save_file()).save.meta
    except SaveError:
        return tr("the last game")
    people = len(meta.get("seats", ()))
    return tr("turn {turn}, {n} seats", turn=meta.get("turn", "?"), n=people)
