"""Reads what a game needs while the player looks at the title, so that the first deal need not."""

import contextlib
import gc
import importlib
import threading
from collections.abc import Iterable
from typing import Final

_MODULES: Final = (
    "soulstack.app.session",
    "soulstack.bots.worker",
    "soulstack.ui.scenes.pause",
    "soulstack.ui.scenes.rules",
)


def begin(of_the_game: Iterable[str]) -> threading.Thread:
    """Starts reading in a thread of its own; whoever needs something sooner waits for it or reads it itself."""
    thread = threading.Thread(target=_read, args=((*_MODULES, *of_the_game),), name="ahead", daemon=True)
    thread.start()
    return thread


def _read(modules: tuple[str, ...]) -> None:
    # Whatever is wrong is told by the screen that needs it.
    with contextlib.suppress(Exception):
        for name in modules:
            importlib.import_module(name)
        from soulstack.app.packs import cards_mark, packs

        cards_mark(packs().cards, ("base",))
        from soulstack.app import language, rulings

        for code, _ in language.languages():
            if code != language.ENGLISH:
                language.read_ahead(code)
            rulings.read_ahead(code)
    # All this stays until the end, and no collection need look at it again.
    gc.freeze()
