"""Reads what a game needs while the player looks at the title, so that the first deal need not."""

import gc
import importlib
import threading
from collections.abc import Iterable
from typing import ClassVar, Final

from soulstack.app import registry

_MODULES: Final = (
    "soulstack.ui.gui.manager",
    "soulstack.ui.gui.look",
    "soulstack.ui.gui.shape",
    "soulstack.app.session",
    "soulstack.bots.worker",
    "soulstack.ui.scenes.pause",
    "soulstack.ui.scenes.rules",
)


class _Reading:
    """What the thread has read; whoever does not wait for it asks here."""

    begun = False
    done: ClassVar[set[str]] = set()


def is_read(module: str) -> bool:
    """Tells whether a module can be used without reading it first; where nothing is read ahead, each reads for itself."""
    return not _Reading.begun or module in _Reading.done


def begin(key: str) -> threading.Thread:
    """Starts reading in a thread of its own, for the game with this key first; whoever needs something sooner reads it itself."""
    _Reading.begun = True
    thread = threading.Thread(target=_read, args=(key,), name="ahead", daemon=True)
    thread.start()
    return thread


def _read(key: str) -> None:
    from soulstack.ui.router import screens_of_the_game

    try:
        _read_modules((*_MODULES, *screens_of_the_game(key).read_ahead))
        _read_texts(key)
        for other in (each for each in registry.MODULES if each != key):
            _read_modules(screens_of_the_game(other).read_ahead)
    except Exception:  # noqa: BLE001 - whatever is wrong is told by the screen that needs it
        _Reading.begun = False
    # All this stays until the end, and no collection need look at it again.
    gc.freeze()


def _read_modules(modules: Iterable[str]) -> None:
    for name in modules:
        importlib.import_module(name)
        _Reading.done.add(name)


def _read_texts(key: str) -> None:
    from soulstack.app.options import NewGame
    from soulstack.app.packs import packs

    rules, cards = registry.game(key).rules(), packs(key).cards
    rules.mark(rules.setup(NewGame(seats=("human", "human")), cards), cards)
    from soulstack.app import language, rulings

    for code, _ in language.languages():
        if code != language.ENGLISH:
            language.read_ahead(code)
        rulings.read_ahead(code)
