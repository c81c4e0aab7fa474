"""The player's keys, at the border of the screens.

Inside, every action is known by its default key: what is pressed arrives as that key, and what is written on a key cap is turned
into the player's own. So a scene names a key once, and nobody has to ask what it is called today.
"""

from typing import Final

import pygame

from soulstack.app.key_bindings import ACTIONS, FIXED, Action, Bindings, plain
from soulstack.app.language import placeholders, tr

_CODES: Final[dict[str, int]] = {
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "backspace": pygame.K_BACKSPACE,
    "tab": pygame.K_TAB,
    "shift tab": pygame.K_TAB,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "left ctrl": pygame.K_LCTRL,
    **{f"f{number}": pygame.K_F1 + number - 1 for number in range(1, 13)},
    **{letter: ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz0123456789"},
}
"""The codes of the keys that actions have by default."""
_KEYPAD: Final = {
    key: str(digit)
    for digit, key in enumerate(
        (
            pygame.K_KP_0,
            pygame.K_KP_1,
            pygame.K_KP_2,
            pygame.K_KP_3,
            pygame.K_KP_4,
            pygame.K_KP_5,
            pygame.K_KP_6,
            pygame.K_KP_7,
            pygame.K_KP_8,
            pygame.K_KP_9,
        )
    )
}
_DEFAULTS: Final = {action.key: action for action in ACTIONS.values() if action.key}


class _Held:
    """The keys of this window."""

    bindings = Bindings()


def use(bindings: Bindings) -> None:
    """Takes on a player's keys."""
    _Held.bindings = bindings


def name_of(key: int) -> str:
    """Names a key as the settings keep it; the digits of the keypad are digits."""
    return _KEYPAD.get(key) or plain(pygame.key.name(key))


def translate(event: pygame.event.Event) -> pygame.event.Event:
    """Gives a key event as if the player had the default keys."""
    if event.type not in {pygame.KEYDOWN, pygame.KEYUP}:
        return event
    name, mod = name_of(event.key), getattr(event, "mod", 0)
    if name in FIXED or (name in {"c", "z"} and mod & pygame.KMOD_CTRL):
        return event
    action = _Held.bindings.holder(name)
    if action is None:
        # A key that was given away does nothing any more.
        return _as(event, pygame.K_UNKNOWN, mod) if name in _DEFAULTS else event
    key = action.key or action.always
    if key.startswith("shift "):
        mod |= pygame.KMOD_SHIFT
    return _as(event, _CODES[key], mod)


def _as(event: pygame.event.Event, key: int, mod: int) -> pygame.event.Event:
    if event.key == key:
        return event
    return pygame.event.Event(event.type, {**event.dict, "key": key, "mod": mod})


def written(key: str) -> str:
    """Gives what stands on a key.

    >>> written("a"), written("left ctrl"), written("shift tab"), written("f1")
    ('A', 'Ctrl', 'Shift + Tab', 'F1')
    """
    key = key.removeprefix("left ")
    name = {
        "space": tr("Space"),
        "return": tr("Enter"),
        "escape": tr("Esc"),
        "tab": tr("Tab"),
        "shift tab": tr("Shift + Tab"),
        "ctrl": tr("Ctrl"),
        "ctrl z": tr("Ctrl + Z"),
        "alt": tr("Alt"),
        "backspace": tr("Backspace"),
        "up": "↑",
        "down": "↓",
        "left": "←",
        "right": "→",
    }.get(key)
    return name or (key.upper() if len(key) == 1 or key[1:].isdecimal() else key.title())


def cap(name: str) -> str:
    """Gives what stands on the key of an action, the player's own before the one that always works."""
    action = ACTIONS[name]
    return written(_Held.bindings.key(name) or action.always)


def said(text: str) -> str:
    """Says a text that names keys by what they do, as in "Press {respond}".

    >>> said("Press {respond} or hold {control}.")
    'Press R or hold Ctrl.'
    """
    return tr(text, **{name: cap(name) for name in placeholders(text)})


def caps(action: Action) -> list[str]:
    """Gives what stands on every key of an action."""
    own = _Held.bindings.key(action.name)
    return [written(key) for key in (own, action.always) if key]


def shown(key: str) -> str:
    """Turns the cap of a default key into the player's own.

    >>> shown("A"), shown("Space"), shown("Esc")
    ('A', 'Space', 'Esc')
    """
    lower = {"ctrl": "left ctrl", "esc": "escape", "enter": "return"}.get(key.lower(), key.lower())
    action = _DEFAULTS.get(lower)
    return cap(action.name) if action is not None else written(lower) if lower in FIXED else key
