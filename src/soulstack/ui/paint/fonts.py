"""The two typefaces of the game, loaded from their packages and cached by size."""

from functools import cache
from importlib.resources import files
from pathlib import Path

import pygame

from soulstack.ui.typeface import Typeface

_FILES = {
    "title": ("fontpkg_lilita_one", "LilitaOne-Regular.ttf"),
    "text": ("fontpkg_fira_sans", "FiraSans-Regular.ttf"),
    "medium": ("fontpkg_fira_sans", "FiraSans-Medium.ttf"),
    "bold": ("fontpkg_fira_sans", "FiraSans-Bold.ttf"),
    "italic": ("fontpkg_fira_sans", "FiraSans-Italic.ttf"),
}


@cache
def _path(face: str) -> Path:
    package, name = _FILES[face]
    return Path(str(files(package))) / "files" / name


_loaded: dict[tuple[str, int], pygame.font.Font] = {}


def font(face: str, px: int) -> pygame.font.Font:
    """Returns a font; `face` is title, text, medium, bold or italic."""
    if not pygame.font.get_init():
        _loaded.clear()
        pygame.font.init()
    key = (face, max(5, px))
    found = _loaded.get(key)
    if found is None:
        found = _loaded[key] = Typeface(_path(face), key[1])
    return found


def forget() -> None:
    """Drops loaded fonts; fonts do not survive `pygame.quit`."""
    _loaded.clear()
