"""The two typefaces of the game, loaded from their packages and cached by size."""

from functools import cache
from importlib.resources import files
from io import BytesIO

import pygame

_FILES = {
    "title": ("fontpkg_lilita_one", "LilitaOne-Regular.ttf"),
    "text": ("fontpkg_fira_sans", "FiraSans-Regular.ttf"),
    "medium": ("fontpkg_fira_sans", "FiraSans-Medium.ttf"),
    "bold": ("fontpkg_fira_sans", "FiraSans-Bold.ttf"),
    "italic": ("fontpkg_fira_sans", "FiraSans-Italic.ttf"),
}


@cache
def font_bytes(face: str) -> bytes:
    """Reads a font file once."""
    package, name = _FILES[face]
    return (files(package) / "files" / name).read_bytes()


_loaded: dict[tuple[str, int], pygame.font.Font] = {}


def font(face: str, px: int) -> pygame.font.Font:
    """Returns a font; `face` is title, text, medium, bold or italic."""
    if not pygame.font.get_init():
        _loaded.clear()
        pygame.font.init()
    key = (face, max(5, px))
    found = _loaded.get(key)
    if found is None:
        found = _loaded[key] = pygame.font.Font(BytesIO(font_bytes(face)), key[1])
    return found


def forget() -> None:
    """Drops loaded fonts; fonts do not survive `pygame.quit`."""
    _loaded.clear()
