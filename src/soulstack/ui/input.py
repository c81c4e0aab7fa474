"""Raw events to what the player means by them, whatever device they came from.

Menus know only that, so a gamepad is one more mapping here and nothing else. What somebody wants of a
game is an `Intent` of `app/bus.py`.
"""

from enum import Enum, auto
from typing import Final

import pygame


class Meant(Enum):
    """What a player can mean in a menu."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    FIRST = auto()
    LAST = auto()
    CONFIRM = auto()
    CANCEL = auto()
    FULLSCREEN = auto()
    SCREENSHOT = auto()
    MUTE = auto()


ARROWS: Final = (Meant.UP, Meant.DOWN, Meant.LEFT, Meant.RIGHT)

_KEYS: Final[dict[int, Meant]] = {
    pygame.K_UP: Meant.UP,
    pygame.K_DOWN: Meant.DOWN,
    pygame.K_LEFT: Meant.LEFT,
    pygame.K_RIGHT: Meant.RIGHT,
    pygame.K_HOME: Meant.FIRST,
    pygame.K_END: Meant.LAST,
    pygame.K_RETURN: Meant.CONFIRM,
    pygame.K_KP_ENTER: Meant.CONFIRM,
    pygame.K_SPACE: Meant.CONFIRM,
    pygame.K_ESCAPE: Meant.CANCEL,
    pygame.K_AC_BACK: Meant.CANCEL,
    pygame.K_F9: Meant.MUTE,
    pygame.K_F11: Meant.FULLSCREEN,
    pygame.K_F12: Meant.SCREENSHOT,
}


def meant_by(event: pygame.event.Event) -> Meant | None:
    """Reads an event; None when it means nothing to a menu."""
    if event.type != pygame.KEYDOWN:
        return None
    modifiers = getattr(event, "mod", 0)
    if event.key == pygame.K_TAB:
        # Alt+Tab belongs to the system.
        if modifiers & (pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        return Meant.PREVIOUS if modifiers & pygame.KMOD_SHIFT else Meant.NEXT
    if event.key == pygame.K_RETURN and modifiers & pygame.KMOD_ALT:
        return Meant.FULLSCREEN
    return _KEYS.get(event.key)


def is_primary(event: pygame.event.Event) -> bool:
    """Tells whether a mouse event is about the left button."""
    return bool(getattr(event, "button", 0) == pygame.BUTTON_LEFT)
