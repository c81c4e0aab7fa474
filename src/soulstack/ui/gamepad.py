"""A gamepad, turned into the keys that mean the same: whatever can be done with keys can be done with it.

Without a device nothing happens here. SDL knows the layouts of the usual pads, so a button is named by where it lies.
"""

import contextlib
from collections.abc import Mapping
from typing import Any, Final

import pygame
from attrs import frozen

KEYS: Final[dict[int, tuple[int, int]]] = {
    pygame.CONTROLLER_BUTTON_A: (pygame.K_RETURN, 0),
    pygame.CONTROLLER_BUTTON_B: (pygame.K_ESCAPE, 0),
    pygame.CONTROLLER_BUTTON_X: (pygame.K_z, 0),
    pygame.CONTROLLER_BUTTON_Y: (pygame.K_m, 0),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: (pygame.K_TAB, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: (pygame.K_TAB, 0),
    pygame.CONTROLLER_BUTTON_BACK: (pygame.K_F1, 0),
    pygame.CONTROLLER_BUTTON_START: (pygame.K_SPACE, 0),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: (pygame.K_v, 0),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: (pygame.K_l, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: (pygame.K_UP, 0),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (pygame.K_DOWN, 0),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (pygame.K_LEFT, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (pygame.K_RIGHT, 0),
}
"""The key of every button."""
STICKS: Final[dict[int, tuple[int, int]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (pygame.K_LEFT, pygame.K_RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (pygame.K_UP, pygame.K_DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (pygame.K_UNKNOWN, pygame.K_LCTRL),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (pygame.K_UNKNOWN, pygame.K_r),
}
"""The keys of every stick and trigger, to one side and to the other."""
FULL: Final = 32767
PUSHED: Final = 0.6
LET_GO: Final = 0.35
"""A stick lets go later than it pushes, so that a trembling thumb presses once."""
FIRST: Final = 0.38
AGAIN: Final = 0.12
"""Seconds until a direction that is held repeats, and between the repeats."""
REPEATED: Final = frozenset(
    {pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN}
)


@frozen
class Pad:
    """What a scene has other keys for than the usual ones."""

    buttons: Mapping[int, tuple[int, int]] = {}
    sticks: Mapping[int, tuple[int, int]] = {}


PAD: Final = Pad()


class Gamepad:
    """Remembers what is held, and gives key events for it."""

    def __init__(self) -> None:
        self.devices: dict[int, Any] = {}
        """The pads that are plugged in, by SDL's number for them."""
        self._held: dict[object, tuple[int, int]] = {}
        self._again: dict[object, float] = {}

    def open(self) -> None:
        """Starts listening to pads; without SDL's part for that there are none."""
        with contextlib.suppress(pygame.error, ImportError, AttributeError):
            from pygame._sdl2 import controller

            controller.init()

    def take(self, event: pygame.event.Event, pad: Pad = PAD) -> list[pygame.event.Event]:
        """Gives the keys that an event of a pad stands for; a scene may have other ones for some buttons and sticks."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.devices.pop(event.instance_id, None)
            return self._drop()
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.button in KEYS:
            return self._press(("button", event.button), *pad.buttons.get(event.button, KEYS[event.button]))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            return self._release(("button", event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in STICKS:
            return self._tilt(event.axis, event.value / FULL, pad.sticks.get(event.axis, STICKS[event.axis]))
        return []

    def update(self, dt: float) -> list[pygame.event.Event]:
        """Lets time pass and gives the keys that repeat because they are held."""
        found = []
        for what in list(self._again):
            self._again[what] -= dt
            if self._again[what] <= 0:
                self._again[what] += AGAIN
                found.append(_event(pygame.KEYDOWN, *self._held[what]))
        return found

    def _plug(self, index: int) -> None:
        with contextlib.suppress(pygame.error, ImportError, AttributeError):
            from pygame._sdl2.controller import Controller

            device = Controller(index)
            self.devices[device.id] = device

    def _press(self, what: object, key: int, mod: int = 0) -> list[pygame.event.Event]:
        if what in self._held or key == pygame.K_UNKNOWN:
            return []
        self._held[what] = (key, mod)
        if key in REPEATED:
            self._again[what] = FIRST
        return [_event(pygame.KEYDOWN, key, mod)]

    def _release(self, what: object) -> list[pygame.event.Event]:
        self._again.pop(what, None)
        held = self._held.pop(what, None)
        return [_event(pygame.KEYUP, *held)] if held is not None else []

    def _tilt(self, axis: int, value: float, keys: tuple[int, int]) -> list[pygame.event.Event]:
        found = []
        for side, key in zip((-1, 1), keys, strict=True):
            what = (axis, side)
            if value * side >= PUSHED:
                found += self._press(what, key)
            elif value * side < LET_GO:
                found += self._release(what)
        return found

    def _drop(self) -> list[pygame.event.Event]:
        """Lets go of everything: a pad that is gone holds nothing."""
        return [event for what in list(self._held) for event in self._release(what)]


def _event(kind: int, key: int, mod: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0)
