"""The clipboard of the system, as far as it can be reached."""

import pygame


def paste() -> str:
    """Gives the text of the clipboard, or nothing."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError):
        return ""


def copy(text: str) -> bool:
    """Puts a text on the clipboard and says whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True
