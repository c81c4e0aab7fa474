"""A form: the widgets of a screen, with one focus, one thing under the mouse and one thing pressed.

Tab follows the order of the list, arrows go by where things lie. Moving the mouse over a control focuses it, so there
is never more than one lit thing; a text field wants a click, and while it is edited the mouse leaves the focus alone.
"""

from collections.abc import Callable, Iterable, Sequence

import pygame

from soulstack.ui import paint, theme
from soulstack.ui.input import ARROWS, Meant, is_primary, meant_by
from soulstack.ui.units import Space
from soulstack.ui.widgets import Button, Widget


class Form:
    """Holds widgets and hands them events."""

    def __init__(self, play: Callable[[str], object]) -> None:
        self.play = play
        """Plays a sound by its name."""
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self._space: Space | None = None
        self._mouse = (-1, -1)

    def add(self, *widgets: Widget) -> None:
        """Puts widgets on the form, in the order of Tab."""
        for widget in widgets:
            self.widgets.append(widget)
            if self._space is not None:
                widget.layout(self._space)
        if self.focus is None:
            self.set_focus(next(iter(self.stops()), None))

    def clear(self) -> None:
        """Takes all widgets away."""
        self.widgets.clear()
        self.focus = self.hovered = self.pressed = None

    def layout(self, space: Space) -> None:
        """Gives every widget its place in a window."""
        self._space = space
        for widget in self.widgets:
            widget.layout(space)

    def stops(self) -> list[Widget]:
        """Lists what can have the focus."""
        return [widget for widget in self.widgets if widget.focusable and widget.visible and widget.enabled]

    def set_focus(self, widget: Widget | None) -> None:
        """Moves the focus."""
        if self.focus is not None:
            self.focus.focused = False
        self.focus = widget
        if widget is not None:
            widget.focused = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event and says whether it was of use."""
        if event.type == pygame.MOUSEMOTION:
            self.point_at(event.pos)
            if self.pressed is not None:
                self.pressed.drag(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and is_primary(event):
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and is_primary(event):
            return self._release(event.pos)
        if self.focus is not None and self.focus in self.stops() and self.focus.key(event):
            return True
        intent = meant_by(event)
        return self._intent(intent) if intent is not None else False

    def point_at(self, pos: tuple[int, int]) -> None:
        """Notes what is below the mouse."""
        self._mouse = pos
        found = self._at(pos)
        if found is not None:
            found.hover(pos)
        if found is self.hovered:
            return
        if self.hovered is not None:
            self.hovered.hovered = False
        self.hovered = found
        if found is None:
            return
        found.hovered = True
        editing = self.focus is not None and self.focus.takes_text
        if self.pressed is None and not editing and not found.takes_text and found is not self.focus:
            self.set_focus(found)
            self.play("hover")

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        return next((widget for widget in reversed(self.stops()) if widget.contains(pos)), None)

    def _press(self, pos: tuple[int, int]) -> bool:
        self.point_at(pos)
        found = self._at(pos)
        if found is None:
            return False
        self.set_focus(found)
        self.pressed = found
        found.pressed = True
        found.press(pos)
        return True

    def _release(self, pos: tuple[int, int]) -> bool:
        widget, self.pressed = self.pressed, None
        if widget is None:
            return False
        widget.pressed = False
        inside = widget.contains(pos)
        if inside:
            self._sound_of(widget)
        widget.release(pos, inside=inside)
        return True

    def _sound_of(self, widget: Widget) -> None:
        self.play(widget.sound if isinstance(widget, Button) else "click")

    def _intent(self, intent: Meant) -> bool:
        focus = self.focus if self.focus in self.stops() else None
        if focus is not None and intent is Meant.CONFIRM:
            self._sound_of(focus)
            return focus.intent(intent)
        if focus is not None and focus.intent(intent):
            self.play("hover")
            return True
        if intent in {Meant.NEXT, Meant.PREVIOUS}:
            self._move_to(self._neighbour(1 if intent is Meant.NEXT else -1))
            return True
        if intent in ARROWS:
            self._move_to(self._towards(intent))
            return True
        return False

    def _move_to(self, widget: Widget | None) -> None:
        if widget is not None and widget is not self.focus:
            self.set_focus(widget)
            self.play("hover")

    def _neighbour(self, step: int) -> Widget | None:
        stops = self.stops()
        if not stops:
            return None
        if self.focus not in stops:
            return stops[0]
        return stops[(stops.index(self.focus) + step) % len(stops)]

    def _towards(self, intent: Meant) -> Widget | None:
        focus = self.focus
        stops = self.stops()
        if focus is None or focus not in stops:
            return stops[0] if stops else None
        across = {Meant.LEFT: (-1, 0), Meant.RIGHT: (1, 0), Meant.UP: (0, -1), Meant.DOWN: (0, 1)}[intent]
        return nearest(focus.rect, [widget for widget in stops if widget is not focus], across)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        for widget in self.widgets:
            widget.update(dt)

    def draw(self, surface: pygame.Surface, without: Sequence[Widget] = ()) -> None:
        """Draws everything in order, the focused control last so that its light lies over its neighbours."""
        for widget in self.in_order(without):
            widget.draw(surface)
        self._draw_tip(surface)

    def in_order(self, without: Sequence[Widget] = ()) -> list[Widget]:
        """Lists what is to be drawn, the lowest first."""
        shown = [w for w in self.widgets if w.visible and w is not self.focus and w not in without]
        if self.focus is not None and self.focus.visible:
            shown.append(self.focus)
        return shown

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """Shows the whole of words that had to be cut, while the mouse is on them or the focus is."""
        pointed = next((w for w in reversed(self.widgets) if w.cut and w.contains(self._mouse)), None)
        widget = pointed or (self.focus if self.focus is not None and self.focus.cut else None)
        if widget is None or self._space is None:
            return
        px, gap = self._space.font_px(16), self._space.px(10)
        lines = paint.wrap(theme.BODY_FONT, px, widget.cut, self._space.px(420))
        images = [paint.words(theme.BODY_FONT, px, line, theme.CREAM) for line in lines]
        step = round(px * 1.3)
        plate = pygame.Rect(0, 0, max(image.get_width() for image in images) + 2 * gap, len(images) * step + 2 * gap)
        plate.midtop = (widget.rect.centerx, widget.rect.bottom + gap // 2)
        if plate.bottom > surface.get_height():
            plate.bottom = widget.rect.top - gap // 2
        plate.clamp_ip(surface.get_rect())
        surface.blit(paint.plate(plate.size, gap, "night", self._space.px(2)), plate)
        for number, image in enumerate(images):
            surface.blit(image, (plate.left + gap, plate.top + gap + number * step))


def nearest(start: pygame.Rect, widgets: Iterable[Widget], across: tuple[int, int]) -> Widget | None:
    """Finds the nearest widget in a direction; one straight ahead beats one that lies askew."""
    best: tuple[float, Widget] | None = None
    for widget in widgets:
        dx = widget.rect.centerx - start.centerx
        dy = widget.rect.centery - start.centery
        ahead = dx * across[0] + dy * across[1]
        if ahead <= 0:
            continue
        if across[0]:
            aside = max(0, widget.rect.top - start.bottom, start.top - widget.rect.bottom)
            aside = aside * 3 + abs(dy) if aside else abs(dy) // 4
        else:
            aside = max(0, widget.rect.left - start.right, start.left - widget.rect.right)
            aside = aside * 3 + abs(dx) if aside else abs(dx) // 4
        if across[0] and (widget.rect.bottom <= start.top or widget.rect.top >= start.bottom):
            # Left and right stay in their row.
            continue
        cost = ahead + aside
        if best is None or cost < best[0]:
            best = (cost, widget)
    return best[1] if best else None
