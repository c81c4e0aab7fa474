"""Reads what a game needs while the player looks at the title, so that the first deal need not."""

import contextlib
import gc
import importlib
import threading
from typing import Final

_MODULES: Final = (
    "soulstack.app.session",
    "soulstack.games.foursouls.screen.table_scene",
    "soulstack.bots.worker",
    "soulstack.games.foursouls.screen.new_game",
    "soulstack.ui.scenes.pause",
    "soulstack.games.foursouls.screen.result",
    "soulstack.ui.scenes.rules",
)


def begin() -> threading.Thread:
    """Starts reading in a thread of its own; whoever needs something sooner waits for it or reads it itself."""
    thread = threading.Thread(target=_read, name="ahead", daemon=True)
    thread.start()
    return thread


def _read() -> None:
    # Whatever is wrong is told by the screen that needs it.
    with contextlib.suppress(Exception):
        for name in _MODULES:
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
