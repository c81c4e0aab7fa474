"""When a card is shown large: after a moment of rest on it, or at once while a key or button is held."""

from collections.abc import Callable

import pygame
from attrs import evolve

from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.highlights import LIFT
from soulstack.games.foursouls.screen.table_picture import IN_HAND, Desk
from soulstack.kernel.ids import Ref
from soulstack.ui.tabletop import zoom
from soulstack.ui.tabletop.geometry import Box


class Closeup:
    """Watches where the mouse rests."""

    def __init__(self, desk: Desk, control: Control, notes: Callable[[Ref], tuple[str, ...]] = lambda _: ()) -> None:
        self.desk, self.control, self.notes = desk, control, notes
        self.dwell = 0.0
        self.dwell_on: object = None
        self.held = False
        self.hushed = False
        """Whoever has clicked what lies under the mouse has read it: it is not shown again until the mouse leaves it."""

    def hush(self) -> None:
        """Puts the large card away."""
        self.hushed = True

    def update(self, dt: float) -> None:
        """Counts how long the mouse has rested on something."""
        hit = self.control.hover
        top = self.control.browse or self.control.dialog
        on: object = hit.ref if hit is not None and hit.card else None
        if top is not None and not top.hidden:
            on = top.hover if top.hover >= 0 else None
        if on != self.dwell_on:
            self.dwell_on, self.dwell, self.hushed = on, 0.0, False
            if hit is not None and hit.card:
                self.desk.looks.want_large(hit.card)
        elif on is not None:
            self.dwell += dt

    @property
    def is_time(self) -> bool:
        """Tells whether the large card is to be seen, if there is one."""
        drag = self.control.drag
        if drag is not None and drag.active:
            return False
        return self.held or (self.dwell >= zoom.DWELL and not self.hushed)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the large card when it is time for it."""
        desk = self.desk
        subject = self.subject() if self.is_time else None
        if subject is not None:
            zoom.draw(surface, desk.kit, desk.looks, subject, desk.screen, self.in_the_way())

    def in_the_way(self) -> list[tuple[Box, float]]:
        """Lists what the large card should rather not cover, and how much each matters."""
        control, desk = self.control, self.desk
        if (control.browse or control.dialog) is not None or desk.view is None:
            return []
        prompt, buttons = desk.zones.prompt, desk.prompt.buttons
        words = min((button.box.x for button in buttons), default=prompt.right)
        found = [(button.box, 4.0) for button in buttons]
        found.append((prompt._replace(w=words - prompt.x).inset(6, 8), 2.5))
        if desk.view.attack is not None or desk.view.stack:
            found.append((desk.zones.dice, 2.0))
        found += [(box, 1.0) for _, box in desk.stack.entries(desk.view, desk.zones.stack)]
        asking = control.asking
        legal = asking.things if asking is not None and asking.decision.kind == "target" else ()
        boxes = [desk.box_of(ref) for ref in legal]
        return [*found, *((box, 1.5) for box in boxes if box is not None)]

    def subject(self) -> zoom.Subject | None:
        """Says what would be shown large."""
        control, desk = self.control, self.desk
        top = control.browse or control.dialog
        if top is not None and not top.hidden:
            index = top.hover if top.hover >= 0 else top.order[top.focus] if self.held and top.order else -1
            if index < 0 or not top.items[index].card:
                return None
            box = next(place.box for place in top.places if place.index == index)
            return zoom.Subject(top.items[index].card, box)
        hit = control.hover if control.hover is not None and control.hover.card else None
        if hit is None and self.held and control.focus is not None:
            hit = desk.hit_of(control.focus)
        if hit is not None:
            subject = desk.subject(hit)
            if subject is not None:
                subject = evolve(subject, extra=(*subject.extra, *self.notes(hit.ref)))
            if subject is not None and hit.ref[0] in IN_HAND:
                box = subject.box
                lifted = Box(box.cx - box.w * LIFT / 2, box.y - 40, box.w * LIFT, box.h + 40)
                return zoom.Subject(subject.card, lifted, subject.obj, subject.extra)
            return subject
        return None
