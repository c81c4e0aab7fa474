"""Raw events to intents: what the player means, whatever device it came from.

Menus know only intents, so a gamepad is one more mapping here and nothing else.
"""

from enum import Enum, auto
from typing import Final

import pygame


class Intent(Enum):
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


ARROWS: Final = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)

_KEYS: Final[dict[int, Intent]] = {
    pygame.K_UP: Intent.UP,
    pygame.K_DOWN: Intent.DOWN,
    pygame.K_LEFT: Intent.LEFT,
    pygame.K_RIGHT: Intent.RIGHT,
    pygame.K_HOME: Intent.FIRST,
    pygame.K_END: Intent.LAST,
    pygame.K_RETURN: Intent.CONFIRM,
    pygame.K_KP_ENTER: Intent.CONFIRM,
    pygame.K_SPACE: Intent.CONFIRM,
    pygame.K_ESCAPE: Intent.CANCEL,
    pygame.K_AC_BACK: Intent.CANCEL,
    pygame.K_F9: Intent.MUTE,
    pygame.K_F11: Intent.FULLSCREEN,
    pygame.K_F12: Intent.SCREENSHOT,
}


def intent_of(event: pygame.event.Event) -> Intent | None:
    """Reads an event; None when it means nothing to a menu."""
    if event.type != pygame.KEYDOWN:
        return None
    modifiers = getattr(event, "mod", 0)
    if event.key == pygame.K_TAB:
        # Alt+Tab belongs to the system.
        if modifiers & (pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        return Intent.PREVIOUS if modifiers & pygame.KMOD_SHIFT else Intent.NEXT
    if event.key == pygame.K_RETURN and modifiers & pygame.KMOD_ALT:
        return Intent.FULLSCREEN
    return _KEYS.get(event.key)


def is_primary(event: pygame.event.Event) -> bool:
    """Tells whether a mouse event is about the left button."""
    return bool(getattr(event, "button", 0) == pygame.BUTTON_LEFT)
