"""A form: scenery and controls in the order of Tab, with one focus for mouse, keys and pad.

Tab follows the order of the list, arrows go by where things lie. Moving the mouse over a control focuses it, so there is never
more than one lit thing; a line of text wants a click, and while it is edited the mouse leaves the focus alone. The library has
no such keys at all, so they are here; what the mouse does is the library's, once it has elements for the controls.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.ui import paint, preload, theme
from soulstack.ui.gui.control import Control, Drawn
from soulstack.ui.gui.values import Pick
from soulstack.ui.input import ARROWS, Meant, meant_by
from soulstack.ui.scenery import Scenery
from soulstack.ui.scrolling import ScrollArea
from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.ui.gui.manager import Gui
    from soulstack.ui.loop import App

MOUSE: Final = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})
TIP_DELAY: Final = 0.3
"""Seconds on words that had to be cut until the whole of them is shown."""


class Form:
    """Holds what lies on a screen and hands it events."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.things: list[Scenery] = []
        self.focus: Control | None = None
        self.gui: Gui | None = None
        """The library's manager, once there was time to make it."""
        self._space: Space | None = None
        self._making: Iterator[None] | None = None
        self.by_mouse = False
        """True when the mouse was used last: only then what lies below it takes the focus."""
        self._pressed_it = False
        """True when the focus came by pressing: then a line of text is edited where it was pressed."""
        self._tip: Any = None
        self._tip_on: Scenery | None = None
        self._tip_for = 0.0

    def play(self, sound: str) -> None:
        """Plays a sound by its name."""
        self.app.sound.play(sound)

    # -- what is on it ----------------------------------------------------------------------------------------------

    def add(self, *things: Scenery) -> None:
        """Puts things on the form, in the order of Tab."""
        for thing in things:
            self.things.append(thing)
            if isinstance(thing, Control):
                thing.form = self
            if self._space is not None:
                thing.layout(self._space)
        if self.focus is None:
            self.set_focus(next(iter(self.stops()), None))

    def clear(self) -> None:
        """Takes everything away."""
        for control in self.controls():
            control.unmake()
        self.things.clear()
        self.focus = self._making = None
        self._tip = self._tip_on = None
        if self.gui is not None:
            self.gui.empty()

    def layout(self, space: Space) -> None:
        """Gives everything its place in a window; elements of another window, text size or palette go."""
        self._space = space
        if self.gui is not None and not self.gui.fits(space):
            self.drop()
        for thing in self.things:
            thing.layout(space)

    def drop(self) -> None:
        """Lets all elements go; they are made anew when there is time."""
        for control in self.controls():
            control.unmake()
        if self.gui is not None:
            self.gui.empty()
        self.gui = self._making = self._tip = None

    def controls(self) -> list[Control]:
        """Lists what can be touched."""
        return [thing for thing in self.things if isinstance(thing, Control)]

    def stops(self) -> list[Control]:
        """Lists what can have the focus now."""
        return [each for each in self.controls() if each.focusable and each.visible and each.enabled]

    # -- elements ---------------------------------------------------------------------------------------------------

    @property
    def made(self) -> bool:
        """Tells whether every control has its elements."""
        return self.gui is not None and all(control.parts for control in self.controls())

    def make(self, seconds: float | None = None) -> None:
        """Makes elements for the controls, for as long as a frame allows."""
        if self._space is None or self.made:
            return
        if seconds is not None and not preload.is_read("soulstack.ui.gui.shape"):
            return
        if self._making is None:
            self._making = self._steps(self._space)
        start = time.thread_time()
        for _ in self._making:
            if seconds is not None and time.thread_time() - start > seconds:
                return
        self._making = None

    def _steps(self, space: Space) -> Iterator[None]:
        if self.gui is None or not self.gui.fits(space):
            from soulstack.ui.gui.manager import Gui

            self.gui = Gui(self, space)
            yield
        for control in self.controls():
            if not control.parts and control.form is self:
                control.make(self.gui)
                control.sync()
                if control is self.focus:
                    self._give_keys()
                    if control.takes_text and self._pressed_it:
                        control.parts[0].to_end()
                yield

    # -- focus ------------------------------------------------------------------------------------------------------

    def set_focus(self, control: Control | None, *, by_mouse: bool = False) -> None:
        """Moves the focus."""
        if control is self.focus:
            return
        self.focus, self._pressed_it = control, by_mouse
        self._give_keys()

    def _give_keys(self) -> None:
        """Lets the library's own focus follow: a line of text takes the letters, and whole when it was reached by keys."""
        if self.gui is None:
            return
        typed = self.focus if self.focus is not None and self.focus.takes_text and self.focus.parts else None
        self.gui.give_keys(typed.parts[0] if typed is not None else None)
        if typed is not None and not self._pressed_it:
            typed.parts[0].select_all()

    def point(self, control: Control) -> None:
        """Has the mouse over a control."""
        busy = self.focus is not None and (self.focus.takes_text or self.is_unfolded)
        if self.by_mouse and not busy and not control.takes_text and control in self.stops():
            self._move_to(control)

    def point_at(self, pos: tuple[int, int]) -> None:
        """Notes where the mouse is."""
        if self.gui is not None:
            self.gui.pointer = pos

    @property
    def held(self) -> Control | None:
        """Gives the control that the mouse holds."""
        return next((each for each in self.controls() if each.pressed), None)

    @property
    def is_unfolded(self) -> bool:
        """Tells whether a list is folded down: Escape then puts that away and nothing else."""
        return isinstance(self.focus, Pick) and self.focus.is_open

    def scrolled(self, pos: tuple[int, int]) -> "ScrollArea | Pick[Any] | None":
        """Gives what the wheel moves: the list that is folded down, what lies below the mouse, or the only one there is."""
        if isinstance(self.focus, Pick) and self.focus.is_open:
            return self.focus
        areas = [each for each in self.controls() if isinstance(each, ScrollArea) and each.visible]
        below = next((each for each in areas if each.contains(pos)), None)
        return below or (areas[-1] if areas else None)

    def leave(self) -> None:
        """Is shown no more: no line of text keeps the keys."""
        if self.gui is not None:
            self.gui.rest()

    # -- events -----------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event and says whether it was of use."""
        if event.type in MOUSE:
            self.by_mouse = True
            if event.type != pygame.MOUSEMOTION:
                self.make()  # a click is meant for what is seen
                self.sync()
            if self.gui is None:
                return True
            unfolded = self.focus if isinstance(self.focus, Pick) else None
            if event.type == pygame.MOUSEBUTTONDOWN and unfolded is not None and unfolded.fold_before(event.pos):
                return True
            taken = self.gui.process_events(event)
            return taken or event.type == pygame.MOUSEMOTION
        focus = self.focus if self.focus in self.stops() else None
        if focus is not None and focus.key(event):
            return True
        meant = meant_by(event)
        if meant is None:
            return False
        self.by_mouse = False
        return self._intent(meant)

    def _intent(self, meant: Meant) -> bool:
        focus = self.focus if self.focus in self.stops() else None
        if focus is not None and meant is Meant.CONFIRM:
            self.play(focus.sound)
            return focus.intent(meant)
        if focus is not None and focus.intent(meant):
            self.play("hover")
            return True
        if meant in {Meant.NEXT, Meant.PREVIOUS}:
            self._move_to(self._neighbour(1 if meant is Meant.NEXT else -1))
            return True
        if meant in ARROWS:
            self._move_to(self._towards(meant))
            return True
        return False

    def _move_to(self, control: Control | None) -> None:
        if control is not None and control is not self.focus:
            self.set_focus(control)
            self.play("hover")

    def _neighbour(self, step: int) -> Control | None:
        stops = self.stops()
        if not stops:
            return None
        if self.focus not in stops:
            return stops[0]
        return stops[(stops.index(self.focus) + step) % len(stops)]

    def _towards(self, meant: Meant) -> Control | None:
        stops = self.stops()
        if self.focus is None or self.focus not in stops:
            return stops[0] if stops else None
        across = {Meant.LEFT: (-1, 0), Meant.RIGHT: (1, 0), Meant.UP: (0, -1), Meant.DOWN: (0, 1)}[meant]
        return nearest(self.focus.rect, [each for each in stops if each is not self.focus], across)

    # -- time and drawing -------------------------------------------------------------------------------------------

    def update(self, dt: float, seconds: float | None = None, *, make: bool = True) -> None:
        """Lets time pass, and elements be made for as long as the frame allows."""
        for thing in list(self.things):
            thing.update(dt)
        if make:
            self.make(seconds)
        if self.gui is None:
            return
        self.sync()
        self.gui.update(dt)
        for control in self.controls():
            control.follow()
        self._tell_cut(dt)

    def sync(self) -> None:
        """Lets all elements show what their controls are now."""
        for control in self.controls():
            control.sync()

    def in_order(self, without: Sequence[Scenery] = ()) -> list[Scenery]:
        """Lists what is to be drawn, the lowest first: what has elements, or will have some, lies above all that has none."""
        shown = [thing for thing in self.things if thing.visible and thing not in without]
        return sorted(shown, key=_has_elements)

    def draw(self, surface: pygame.Surface, without: Sequence[Scenery] = ()) -> None:
        """Draws everything in order."""
        for step in self.drawing(surface, without):
            step()

    def drawing(self, surface: pygame.Surface, without: Sequence[Scenery] = ()) -> list[Callable[[], object]]:
        """Gives the steps in which everything is drawn."""
        order = self.in_order(without)
        steps: list[Callable[[], object]] = [partial(thing.draw, surface) for thing in order]
        below = sum(not _has_elements(thing) for thing in order)
        steps.insert(below, partial(self._draw_light, surface))
        if self.gui is not None:
            steps.append(partial(self.gui.draw_ui, surface))
        return steps

    def _draw_light(self, surface: pygame.Surface) -> None:
        """Draws the light that says where the keys go."""
        focus = self.focus
        ring = focus.ring if focus is not None and focus.visible and focus.enabled else None
        if focus is not None and ring is not None and self._space is not None:
            light = frame_light(ring.size, focus.radius, self._space.px(9))
            surface.blit(light, light.get_rect(center=ring.center))

    def _tell_cut(self, dt: float) -> None:
        """Shows the whole of words that had to be cut, while the mouse is on them or the focus is."""
        gui = self.gui
        if gui is None:
            return
        pointed = next((each for each in reversed(self.things) if each.cut and each.contains(gui.pointer)), None)
        wanted = pointed or (self.focus if self.focus is not None and self.focus.cut else None)
        if wanted is not self._tip_on:
            self._tip_on, self._tip_for = wanted, 0.0
            if self._tip is not None:
                self._tip.kill()
                self._tip = None
        if wanted is None or self._tip is not None:
            return
        self._tip_for += dt
        if self._tip_for >= TIP_DELAY:
            import html

            self._tip = gui.create_tool_tip(
                html.escape(wanted.cut),
                wanted.rect.center,
                (0, wanted.rect.height // 2 + gui.space.px(6)),
                self.controls()[0].parts[0],
                None,
            )


def _has_elements(thing: Scenery) -> bool:
    return isinstance(thing, Control) and not isinstance(thing, Drawn)


@lru_cache(maxsize=8)
def frame_light(size: tuple[int, int], radius: int, blur: int) -> pygame.Surface:
    """Gives the light that says where the keys go, round a place and not on it."""
    light = paint.glow(size, radius, blur, theme.FOCUS).copy()
    hole = paint.plain(size, radius, (0, 0, 0))
    light.blit(hole, hole.get_rect(center=light.get_rect().center), special_flags=pygame.BLEND_RGBA_SUB)
    return light


def nearest(start: pygame.Rect, controls: Iterable[Control], across: tuple[int, int]) -> Control | None:
    """Finds the nearest control in a direction; one straight ahead beats one that lies askew."""
    best: tuple[float, Control] | None = None
    for control in controls:
        dx = control.rect.centerx - start.centerx
        dy = control.rect.centery - start.centery
        ahead = dx * across[0] + dy * across[1]
        if ahead <= 0:
            continue
        if across[0]:
            aside = max(0, control.rect.top - start.bottom, start.top - control.rect.bottom)
            aside = aside * 3 + abs(dy) if aside else abs(dy) // 4
        else:
            aside = max(0, control.rect.left - start.right, start.left - control.rect.right)
            aside = aside * 3 + abs(dx) if aside else abs(dx) // 4
        if across[0] and (control.rect.bottom <= start.top or control.rect.top >= start.bottom):
            # Left and right stay in their row.
            continue
        cost = ahead + aside
        if best is None or cost < best[0]:
            best = (cost, control)
    return best[1] if best else None
