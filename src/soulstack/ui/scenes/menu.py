"""What all menu screens share: a form over the basement or over the table, and Escape to go back."""

from typing import TYPE_CHECKING

import pygame

from soulstack.ui import backdrop, theme
from soulstack.ui.form import Form
from soulstack.ui.input import Intent, intent_of
from soulstack.ui.scene import BaseScene
from soulstack.ui.tween import FADE, MOVE, Glide
from soulstack.ui.widgets import CENTRE, Area, Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App


class MenuScene(BaseScene):
    """A screen made of widgets; subclasses fill the form in `build`."""

    modal = True
    fps = 30
    veiled = True
    """True when what lies below is darkened."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.form = Form(app.sound.play)
        self.space = app.space
        self.shown = Glide(0.0, 1.0, seconds=FADE if app.settings.reduced_motion else MOVE)

    def enter(self, app: "App") -> None:
        self.app = app
        self.build()

    def build(self) -> None:
        """Puts the widgets on the form."""

    def rebuild(self) -> None:
        """Builds the form anew and keeps the focus at its place in the order of Tab."""
        stops = self.form.stops()
        at = stops.index(self.form.focus) if self.form.focus in stops else 0
        self.form.clear()
        self.build()
        self.form.layout(self.space)
        stops = self.form.stops()
        if stops:
            self.form.set_focus(stops[min(at, len(stops) - 1)])

    def resize(self, size: tuple[int, int], scale: float) -> None:  # noqa: ARG002 - the app's space says both
        self.space = self.app.space
        self.form.layout(self.space)
        self.form.point_at(self.app.cursor)

    def uncovered(self) -> None:
        self.form.point_at(self.app.cursor)

    def back(self) -> None:
        """Goes back to where the player came from."""
        self.app.pop()

    def handle(self, event: pygame.event.Event) -> bool:
        if intent_of(event) is Intent.CANCEL:
            self.app.sound.play("cancel")
            self.back()
            return True
        return self.form.handle(event)

    def update(self, dt: float) -> None:
        self.shown.update(dt)
        self.form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        if self.veiled:
            surface.blit(backdrop.veil(surface.get_size()), (0, 0))
        self.form.draw(surface)

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
            ),
        )
