"""Where the game's own files are and where the user's files go.

Nothing here creates a folder or touches the disk beyond a look: whoever writes makes the folder and copes when the disk
says no.
"""

import os
import sys
from pathlib import Path

import platformdirs

HOME_VARIABLE = "SOULSTACK_HOME"
"""Set to a folder, it takes all user files: for tests and for a game on a stick."""


def cards() -> Path:
    """Gives the folder of the shipped card tables."""
    return _shipped() / "cards"


def assets() -> Path:
    """Gives the folder of the shipped pictures, sounds, themes and languages."""
    return _shipped() / "assets"


def of_game(game: str) -> Path:
    """Gives the folder of what one game alone brings: art, rules, lessons, words, rulings."""
    return assets() / game


def art(game: str) -> Path:
    """Gives the folder of the pictures of a game's cards."""
    return of_game(game) / "art"


def settings_file() -> Path:
    """Gives the file that keeps the player's settings."""
    return (_home() or _dirs().user_config_path) / "settings.toml"


def data() -> Path:
    """Gives the folder for everything a player would miss when it was gone."""
    return _home() or _dirs().user_data_path


def saves(game: str = "") -> Path:
    """Gives the folder of saved games, or of those of one game."""
    return data() / "saves" / game


def replays(game: str = "") -> Path:
    """Gives the folder of replays, or of those of one game."""
    return data() / "replays" / game


def mods() -> Path:
    """Gives the folder of card packs that the player added."""
    return data() / "mods"


def logs() -> Path:
    """Gives the folder of logs and crash reports."""
    home = _home()
    return home / "logs" if home else _dirs().user_log_path


def cache() -> Path:
    """Gives the folder of files that can be made again at any time."""
    home = _home()
    return home / "cache" if home else _dirs().user_cache_path


def _shipped() -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    package = Path(__file__).parent  # importlib.resources would cost the first picture three milliseconds
    installed = package / "data"
    # A wheel carries its own copy; a checkout keeps cards/ and assets/ beside src/.
    return installed if installed.is_dir() else package.parent.parent


def _home() -> Path | None:
    named = os.environ.get(HOME_VARIABLE)
    return Path(named).expanduser().absolute() if named else None


def _dirs() -> platformdirs.PlatformDirs:
    # Asked each time: the variables it reads may change between two tests.
    return platformdirs.PlatformDirs("Soulstack", appauthor=False)
