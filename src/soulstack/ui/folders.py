"""Opens a folder in the system's file manager, where there is one."""

import os
import subprocess
import sys
from pathlib import Path

from soulstack.app.language import tr


def opener(platform: str) -> str:
    """Names the program that opens a folder; empty where the system does it by itself."""
    return {"darwin": "open", "win32": ""}.get(platform, "xdg-open")


def open_folder(folder: Path) -> str:
    """Shows a folder to the player and says in one sentence what came of it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        program = opener(sys.platform)
        if program:
            # Not waited for: a file manager may stay open longer than the game.
            subprocess.Popen(
                [program, str(folder)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        else:
            getattr(os, "startfile")(folder)  # noqa: B009 - there is none on other systems, which mypy would notice
    except OSError:
        return tr("There is nothing here to open folders with. It is {folder}", folder=folder)
    return str(folder)
