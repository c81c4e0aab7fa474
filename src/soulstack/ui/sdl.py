"""What SDL and pygame must know before they are imported; this module imports neither."""

import os
import sys
from typing import Final

NAME: Final = "Soulstack"
WM_CLASS: Final = "soulstack"


def prepare() -> None:
    """Sets the variables that SDL and pygame read when they start."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Without it Windows stretches the window and everything is blurred.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_APP_NAME", NAME)
    # Not as a default: importing pygame has set this one to the name of the program, if it was imported before.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = WM_CLASS
    os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = WM_CLASS


def display_asked_for() -> bool:
    """Tells whether someone chose a video driver on purpose, such as the one that draws nowhere."""
    return bool(os.environ.get("SDL_VIDEODRIVER"))


def display_impossible() -> bool:
    """Tells whether it is plain without asking SDL that there is no screen, which spares its complaints."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    return (
        sys.platform.startswith("linux")
        and not display_asked_for()
        and not any(os.environ.get(variable) for variable in named)
    )
