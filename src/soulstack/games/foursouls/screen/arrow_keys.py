"""The arrow keys at the table: they reach everything that the mouse reaches, and a key presses it as a click would."""

from collections.abc import Callable, Iterable
from typing import Final

import pygame

from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.header import step_cells
from soulstack.games.foursouls.screen.highlights import FOCUS
from soulstack.games.foursouls.screen.placing import deck_boxes
from soulstack.games.foursouls.screen.table_picture import IN_HAND, Desk
from soulstack.ui.paint.canvas import Target
from soulstack.ui.tabletop.walking import ARROWS, Stop, toward

Point = tuple[float, float]

PRESS: Final = frozenset({pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER})
FURNITURE: Final = frozenset({"tool", "step", "link", "toast", "player"})
"""What is no card: a key presses it by clicking on it."""


class Explorer:
    """Knows everything on the table that can be pressed or looked at, and walks between it."""

    def __init__(self, desk: Desk, control: Control, click: Callable[[Point, int], None]) -> None:
        self.desk, self.control, self.click = desk, control, click

    # -- where one can go -------------------------------------------------------------------------------------------

    def stops(self) -> list[Stop]:
        """Lists everything that a click would mean something on."""
        return [*self._cards(), *self._piles(), *self._seats(), *self._panels()]

    def _cards(self) -> Iterable[Stop]:
        desk = self.desk
        for key, placed in desk.placements.items():
            if key[0] == "card":
                yield Stop(key, desk.hand_box(key))
            elif key[0] not in IN_HAND:
                yield Stop(key, placed.spot.box)

    def _piles(self) -> Iterable[Stop]:
        desk, view = self.desk, self.desk.view
        if view is None:
            return
        for number, spots in deck_boxes(desk.zones, view).items():
            for kind, spot in zip(("deck", "discard"), spots, strict=True):
                yield Stop((kind, number), spot.box)
        for k, slot in enumerate(view.monsters):
            box = desk.box_of(("slot", k))
            if box is not None and not slot.top:
                yield Stop(("slot", k), box)

    def _seats(self) -> Iterable[Stop]:
        view = self.desk.view
        for seat in view.seats if view is not None else ():
            yield Stop(("player", seat.seat), self.desk.plate_of(seat.seat))

    def _panels(self) -> Iterable[Stop]:
        desk, view = self.desk, self.desk.view
        if view is not None:
            for entry, box in desk.stack.entries(view, desk.zones.stack):
                yield Stop(("stack", entry.id), box)
        for k, (box, _) in enumerate(desk.log.links):
            yield Stop(("link", k), box)
        for k, (_, box) in enumerate(step_cells(desk.zones.header)):
            yield Stop(("step", k), box)
        for k, (_, box) in enumerate(desk.tools.places):
            yield Stop(("tool", k), box)
        for k, button in enumerate(desk.prompt.buttons):
            yield Stop(("button", k), button.box)
        toast = self.control.toast
        if toast.rule and toast.left > 0:
            yield Stop(("toast", 0), toast.box)

    @property
    def here(self) -> Stop | None:
        """Gives where the focus is."""
        control = self.control
        buttons = self.desk.prompt.buttons
        if control.focus_button is not None:
            found = next((k for k, button in enumerate(buttons) if button.choice == control.focus_button), None)
            return Stop(("button", found), buttons[found].box) if found is not None else None
        if control.focus is None:
            return None
        found_stop = next((stop for stop in self.stops() if stop.ref == control.focus), None)
        box = self.desk.box_of(control.focus)
        return found_stop or (Stop(control.focus, box) if box is not None else None)

    # -- keys -------------------------------------------------------------------------------------------------------

    @property
    def _open(self) -> bool:
        """Tells whether the table itself has the keys, and nothing that lies over it."""
        control = self.control
        dialog = control.browse or control.dialog
        return control.menu is None and (dialog is None or dialog.hidden)

    def key(self, key: int) -> bool:
        """Takes a key; says whether it was of use."""
        if not self._open:
            return False
        if key in ARROWS:
            return self.go(ARROWS[key])
        here = self.here
        if here is None:
            return False
        if key == pygame.K_m:
            self._press(here, pygame.BUTTON_RIGHT)
            return True
        if key in PRESS and here.ref[0] in FURNITURE and not self.control.legal(here.ref):
            self._press(here, pygame.BUTTON_LEFT)
            return True
        return False

    def go(self, across: tuple[int, int]) -> bool:
        """Moves the focus; the first press goes to the middle of what is near the own hand."""
        stops = self.stops()
        here = self.here
        if not stops:
            return False
        if here is None:
            start = self.desk.zones.prompt
            found: Stop | None = min(stops, key=lambda stop: abs(stop.box.cx - start.cx) + abs(stop.box.cy - start.cy))
        else:
            found = toward(here.box, [stop for stop in stops if stop.ref != here.ref], across)
        if found is None:
            return True
        control = self.control
        # Whoever uses keys does not mean what the mouse happens to lie on.
        control.hover, control.cursor = None, (-1.0, -1.0)
        control.sound("hover")
        if found.ref[0] == "button":
            control.focus, control.focus_button = None, self.desk.prompt.buttons[found.ref[1]].choice
        else:
            control.focus, control.focus_button = found.ref, None
        self.desk.log.hover = self.desk.log.links[found.ref[1]][1] if found.ref[0] == "link" else ""
        return True

    def _press(self, stop: Stop, button: int) -> None:
        focus, chosen = self.control.focus, self.control.focus_button
        self.click(stop.box.centre, button)
        control = self.control
        control.hover, control.cursor = None, (-1.0, -1.0)
        if control.focus is None and control.focus_button is None and control.selected is None:
            control.focus, control.focus_button = focus, chosen

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, surface: Target) -> None:
        """Draws the light round what has the focus; buttons and cards of the hand bring their own."""
        here = self.here
        if here is not None and here.ref[0] not in {*IN_HAND, "button"}:
            self.desk.kit.put_ring(surface, here.box.inset(-4), FOCUS, 1.0, 3.6)
