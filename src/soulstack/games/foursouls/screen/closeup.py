"""What the large card shows at the table of Four Souls, and what is said about an object in play."""

from collections.abc import Callable

from attrs import evolve

from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.highlights import LIFT
from soulstack.games.foursouls.screen.table_picture import IN_HAND, Desk
from soulstack.kernel.ids import Ref
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.zoom import Subject, Zoom


class Closeup(Zoom):
    """Shows the card of the table, of a pile that is spread out or of a dialog."""

    def __init__(self, desk: Desk, control: Control, notes: Callable[[Ref], tuple[str, ...]] = lambda _: ()) -> None:
        super().__init__(desk)
        self.desk, self.control, self.notes = desk, control, notes

    @property
    def is_dragging(self) -> bool:
        drag = self.control.drag
        return drag is not None and drag.active

    def resting(self) -> tuple[object, str]:
        hit = self.control.hover
        top = self.control.browse or self.control.dialog
        on: object = hit.ref if hit is not None and hit.card else None
        if top is not None and not top.hidden:
            on = top.hover if top.hover >= 0 else None
        return on, hit.card if hit is not None else ""

    def in_the_way(self) -> list[tuple[Box, float]]:
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

    def subject(self) -> Subject | None:
        control, desk = self.control, self.desk
        top = control.browse or control.dialog
        if top is not None and not top.hidden:
            index = top.hover if top.hover >= 0 else top.order[top.focus] if self.held and top.order else -1
            if index < 0 or not top.items[index].card:
                return None
            box = next(place.box for place in top.places if place.index == index)
            return Subject(top.items[index].card, box)
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
                return evolve(subject, box=lifted)
            return subject
        return None
