"""Reads what a game needs while the player looks at the title, so that the first deal need not."""

import gc
import importlib
import threading
from collections.abc import Iterable
from typing import ClassVar, Final

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


def begin(of_the_game: Iterable[str]) -> threading.Thread:
    """Starts reading in a thread of its own; whoever needs something sooner waits for it or reads it itself."""
    _Reading.begun = True
    thread = threading.Thread(target=_read, args=((*_MODULES, *of_the_game),), name="ahead", daemon=True)
    thread.start()
    return thread


def _read(modules: Iterable[str]) -> None:
    try:
        _read_modules(modules)
        _read_texts()
    except Exception:  # noqa: BLE001 - whatever is wrong is told by the screen that needs it
        _Reading.begun = False
    # All this stays until the end, and no collection need look at it again.
    gc.freeze()


def _read_modules(modules: Iterable[str]) -> None:
    for name in modules:
        importlib.import_module(name)
        _Reading.done.add(name)


def _read_texts() -> None:
    from soulstack.app import registry
    from soulstack.app.options import NewGame
    from soulstack.app.packs import packs

    rules, cards = registry.game().rules(), packs().cards
    rules.mark(rules.setup(NewGame(seats=("human", "human")), cards), cards)
    from soulstack.app import language, rulings

    for code, _ in language.languages():
        if code != language.ENGLISH:
            language.read_ahead(code)
        rulings.read_ahead(code)
