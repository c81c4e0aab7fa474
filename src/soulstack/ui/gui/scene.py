"""What all screens of forms share: scenery and controls over the basement or over the table, and Escape to go back.

A screen is seen after one frame and whole after a few; then pygame_gui makes its elements, in what the next frames have to spare.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.ui import backdrop, theme
from soulstack.ui.gui.form import Form
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.scene import BaseScene
from soulstack.ui.scenery import CENTRE, Area, Label, Panel
from soulstack.ui.units import HEIGHT, WIDTH

if TYPE_CHECKING:
    from soulstack.ui.loop import App


SETTLED: Final = 5
MAKING: Final = 0.006
"""Seconds of its own of a frame in which elements are made for a screen that is seen already."""
FRAME: Final = (60.0, 24.0, 1160.0, 672.0)
"""The board of most menus, the same for all of them, so that nothing jumps from one to the next."""
LEFT: Final = 90.0
WIDE: Final = 1100.0
"""Where things on that board begin, and how wide they are together."""


class GuiScene(BaseScene):
    """A screen with a form on it; subclasses fill it in `build`."""

    modal = True
    fps = 30
    veiled = True
    """True when what lies below is darkened."""
    veils = 1
    """How dark it becomes: a page that does not hide all of another one needs more."""
    spreads = False
    """True when it fills windows of any shape, and is built anew for each."""
    grounded = True
    """True when what lies below stands still, so that one picture of it is enough."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.form = Form(app)
        self.space = app.space
        self._ground: pygame.Surface | None = None
        self._draws = 0
        self._shape: tuple[float, ...] = ()
        self._reached: int | None = None
        """How many of its things were drawn in the last picture of a screen that is opening; None when it is open."""
        self._former: pygame.Surface | None = None
        """What was seen before its words or their size changed, until all of it is drawn anew."""
        self._ground_key: object = None
        self._waits = False
        """True for the one picture after a change in which only the change was made and nothing is painted."""

    @property
    def typing(self) -> bool:
        return self.form.focus is not None and self.form.focus.takes_text

    def enter(self, app: "App") -> None:
        self.app = app
        self._shape = (*self.spread(), app.space.text)
        self._reached = 0 if app.slice is not None else None
        self.build()

    def build(self) -> None:
        """Puts everything on the form."""

    def rebuild(self) -> None:
        """Builds the form anew and keeps the focus at its place in the order of Tab: whatever changes, there is one way."""
        self._hold()
        stops = self.form.stops()
        at = stops.index(self.form.focus) if self.form.focus in stops else 0
        self.form.clear()
        self.build()
        self.form.layout(self.space)
        self._check_ground()
        stops = self.form.stops()
        if stops:
            self.form.set_focus(stops[min(at, len(stops) - 1)])

    def retell(self) -> None:
        self.rebuild()

    def resize(self, size: tuple[int, int], scale: float) -> None:  # noqa: ARG002 - the app's space says both
        grown = bool(self.form.things) and self.space.text != self.app.space.text
        if grown and self.space.size == self.app.space.size:
            self._hold()
        self.space = self.app.space
        if grown or (self.spreads and self._shape != (*self.spread(), self.space.text)):
            self._shape = (*self.spread(), self.space.text)
            self.rebuild()
        self.form.layout(self.space)
        self._check_ground()
        self.form.point_at(self.app.cursor)

    def shed(self) -> Iterator[None]:
        self.form.clear()  # its widgets know what to call, and so they hold the scene that holds them
        self._ground = self._former = None
        yield

    def uncovered(self) -> None:
        self.form.point_at(self.app.cursor)

    def back(self) -> None:
        """Goes back to where the player came from."""
        self.app.pop()

    def leave(self) -> None:
        self.form.leave()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.wheel(getattr(event, "precise_y", event.y) or event.y)
        if meant_by(event) is Meant.CANCEL and not self.form.is_unfolded:
            self.app.sound.play("cancel")
            self.back()
            return True
        return self.form.handle(event)

    def wheel(self, notches: float) -> bool:
        """Scrolls what lies below the mouse, or what there is to scroll."""
        area = self.form.scrolled(self.app.cursor)
        if area is not None:
            area.wheel(notches)
        return area is not None

    def update(self, dt: float) -> None:
        # While the screen is still being painted, its frames have enough to do; and the first of all waits for no library.
        opening = (self._reached is not None and self.app.slice is not None) or self.app.is_starting
        self.form.update(dt, MAKING if self.app.slice is not None else None, make=not opening)

    def draw(self, surface: pygame.Surface) -> None:
        if self._waits and self._former is not None:
            self._waits = False
            self._set_modal()
            surface.blit(self._former, (0, 0))
            return
        panels = [widget for widget in self.form.things if isinstance(widget, Panel)]
        if self._reached is not None and self.app.slice is not None:
            self._unfold(surface, panels, self.app.slice)
            return
        if self._ground is not None:
            surface.blit(self._ground, (0, 0))
        else:
            self._veil(surface)
            for panel in panels:
                if panel.visible:
                    panel.draw(surface)
            self._keep_ground(surface)
        self.form.draw(surface, without=panels)

    def _unfold(self, surface: pygame.Surface, panels: list[Panel], seconds: float) -> None:
        """Draws as much of a new screen as a frame has time for: the panels first, then what lies on them from the top."""
        start, before = time.thread_time(), self._reached or 0
        steps: list[Callable[[], object]] = [lambda: None]  # the dark alone is the first picture: more was done for it
        if self._ground is not None:
            surface.blit(self._ground, (0, 0))
        else:
            self._veil(surface)
        for panel in panels:
            if panel.visible and self._ground is None:
                # A large panel and its shadow are a frame's work each.
                steps += [panel.shadow, partial(panel.draw, surface)]
        large = len(steps)
        steps += self.form.drawing(surface, panels)
        for number, step in enumerate(steps, 1):
            step()
            self._reached = number
            # What was drawn before costs little now; something new comes with every picture. After the shadow of a
            # large panel there is no room for the panel itself.
            allowed = seconds / 2 if number < large else seconds
            if number > before and (number == 1 or time.thread_time() - start > allowed):
                break
        if self._reached == len(steps):
            self._reached = self._former = None
        elif self._former is not None:
            surface.blit(self._former, (0, 0))

    def _hold(self) -> None:
        """Lets what is seen stay until the same screen in other words or sizes is drawn, which takes several frames."""
        if self.app.slice is not None and self.app.stack.top is self:
            if self._former is None and self._reached is None:
                self._former = self.app.screen.copy()
                self._waits = True
            self._reached = 0
            self._set_modal()

    def _veil(self, surface: pygame.Surface) -> None:
        """Darkens what lies below."""
        for _ in range(self.veils if self.veiled else 0):
            surface.blit(backdrop.veil(surface.get_size()), (0, 0))

    def _keep_ground(self, surface: pygame.Surface) -> None:
        """Keeps the dark and the panels as one opaque picture: blending them anew costs more than all the rest."""
        self._draws += 1
        # The scene below may still add to itself in its first pictures.
        is_laid = all(getattr(scene, "is_laid", True) for scene in self.app.stack.scenes)
        if self.grounded and self._draws > SETTLED and is_laid:
            self._ground = surface.copy()
            self._ground_key = self._ground_looks()
            self._set_modal()

    def _ground_looks(self) -> tuple[object, ...]:
        """Gives all that its ground shows, but for what lies below."""
        panels = [
            (*panel.rect, panel.material, panel.radius, panel.line)
            for panel in self.form.things
            if isinstance(panel, Panel) and panel.visible
        ]
        return (self.space.size, theme.WOOD, theme.SLATE, theme.WELL, panels)

    def _check_ground(self) -> None:
        """Keeps the ground as long as only words have changed on it."""
        if self._ground is None or self._ground_key != self._ground_looks():
            self._lift_ground()

    def _lift_ground(self) -> None:
        if self.grounded:
            self._ground = None
            self._draws = 0
            self._set_modal()

    def _set_modal(self) -> None:
        """Lets what lies below be drawn as long as it is needed."""
        self.modal = type(self).modal and self._ground is None and not (self._waits and self._former is not None)

    def spread(self, widest: float = 4000.0) -> Area:
        """Gives the whole window in units: it is wider or higher than 1280 x 720 when the window has another shape."""
        space = self.app.space
        wide, high = min(widest, space.size[0] / space.scale), space.size[1] / space.scale
        return (WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high

    # -- pieces that most menus have --------------------------------------------------------------------------------

    def add_panel(self, area: Area, title: str, material: str = "wood") -> None:
        """Adds a panel with its title on the upper edge."""
        x, y, width, _ = area
        self.form.add(
            Panel(area, material),
            Label(
                (x + 30, y + 14, width - 60, 60),
                title,
                size=40,
                font=theme.TITLE_FONT,
                align=CENTRE,
                outline=3,
                colour=theme.GOLD,
                grows=False,
            ),
        )
