"""pygame_gui's manager as the game needs it.

It goes by the positions that events carry and never asks where the real cursor is, wears the one theme of the window, and leaves
the focus to the form. The library's messages are switched off: whoever presses an element calls what it is for.
"""

import contextlib
from typing import TYPE_CHECKING, Any, Final

import i18n
import pygame
import pygame_gui
from pygame_gui.core.utility import set_default_manager

from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.ui.gui.form import Form

MESSAGES: Final = [
    value for name, value in vars(pygame_gui).items() if name.startswith("UI_") and isinstance(value, int)
]
MOUSE: Final = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class Gui(pygame_gui.UIManager):
    """Holds the elements of one form."""

    _active_cursor: Any

    def __init__(self, form: "Form", space: Space) -> None:
        self.form, self.space = form, space
        self.pointer = form.app.cursor
        super().__init__(space.size, enable_live_theme_updates=False)
        # The library holds the first manager for ever, and notes the folder of its translations once for each of them.
        set_default_manager(None)
        i18n.load_path[:] = list(dict.fromkeys(i18n.load_path))
        # In the queue they would wait for the next frame, reach whichever screen is then on top, and keep the game awake.
        pygame.event.set_blocked([*MESSAGES, pygame.USEREVENT])

    def create_new_theme(self, theme_path: Any = None) -> Any:  # noqa: ARG002 - the library's signature
        """Gives the one theme of the window: reading one costs more than a whole screen."""
        return self.form.app.looks.theme(self.space, self.resource_loader)

    def fits(self, space: Space) -> bool:
        """Tells whether its theme is the one for this window, this text size and these colours."""
        return self.space == space and self.form.app.looks.is_worn(self.ui_theme, space)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer

    def process_events(self, event: pygame.event.Event) -> bool:
        """Takes an event, and from the mouse's where it is."""
        if event.type in MOUSE:
            self.pointer = self.mouse_position = event.pos
        return bool(super().process_events(event))

    def set_focus_set(self, focus: Any) -> None:
        """Moves the focus to where the mouse pressed; nothing is focused by pressing where nothing is."""
        if not focus:
            return
        for each in (focus,) if not isinstance(focus, set) else focus:
            control = getattr(each, "control", None)
            if control is not None and control.focusable:
                self.form.set_focus(control, by_mouse=True)

    def give_keys(self, element: Any) -> None:
        """Lets the library's own focus follow the form's."""
        super().set_focus_set(element.get_focus_set() if element is not None else None)

    def empty(self) -> None:
        """Takes everything away."""
        self.rest()
        if self.root_container is not None:
            self.root_container.clear()
        self.ui_group.lostsprites.clear()  # the library never does

    def rest(self) -> None:
        """Lets go of the keys and of the shape of the mouse's arrow."""
        super().set_focus_set(None)
        if self._active_cursor != self.active_user_cursor:
            self._active_cursor = self.active_user_cursor
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(self.active_user_cursor)
