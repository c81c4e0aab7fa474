"""What can be touched on a form, as a screen declares it: where it lies, what it holds, and the brushes that paint it.

A control does not know the library. When there is time its form makes elements of pygame_gui for it (`soulstack.ui.gui.shape`),
which the library places, clips, hovers, presses and drags; until then the form paints it as it is. So a screen can be seen and
driven by keys before any element exists, and whatever changes its look or place only has to let the elements go.
"""

from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from soulstack.ui.input import Meant
from soulstack.ui.scenery import Area, Scenery
from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.ui.gui.form import Form
    from soulstack.ui.gui.manager import Gui


class Control(Scenery):
    """A thing on a form that can have the focus."""

    focusable = True
    sound = "click"
    corner: ClassVar[float] = 10
    """How round it and the light of the focus are, in units."""
    shade: ClassVar[float] = 0
    """Units round it that its element needs for a shadow; they do not count as the control."""

    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self.enabled = True
        self.form: Form | None = None
        self.parts: list[Any] = []
        """Its elements, while it has some; the first of them stands for it."""
        self._shown: object = None

    # -- its elements -----------------------------------------------------------------------------------------------

    def make(self, gui: "Gui") -> None:
        """Makes its elements."""

    def unmake(self) -> None:
        """Lets its elements go."""
        for part in self.parts:
            part.kill()
        self.parts.clear()
        self._shown = None

    def sync(self) -> None:
        """Lets its elements show what it is now: all state is here and none in them."""
        if not self.parts:
            return
        for part in self.parts:
            if bool(part.visible) != self.visible:
                part.show() if self.visible else part.hide()
            if part.is_enabled != self.enabled:
                part.enable() if self.enabled else part.disable()
        looks = self.looks()
        if looks != self._shown:
            self._shown = looks
            self.repaint()

    def looks(self) -> object:
        """Gives all that its picture depends on."""
        return None

    def repaint(self) -> None:
        """Paints its elements anew."""
        for part in self.parts:
            repaint = getattr(part, "repaint", None)
            if repaint is not None:
                repaint()

    def follow(self) -> None:
        """Takes over what the library has moved in this frame."""

    # -- what the library tells it ----------------------------------------------------------------------------------

    @property
    def focused(self) -> bool:
        """Tells whether the keys go to it."""
        return self.form is not None and self.form.focus is self

    @property
    def hovered(self) -> bool:
        """Tells whether the mouse is on it."""
        return any(getattr(part, "lit", part.hovered) for part in self.parts)

    @property
    def pressed(self) -> bool:
        """Tells whether the mouse holds it."""
        return any(getattr(part, "held", False) for part in self.parts)

    def hover(self) -> None:
        """Has come below the mouse."""
        if self.form is not None:
            self.form.point(self)

    def press(self) -> None:
        """Was pressed and let go by the mouse."""

    # -- keys -------------------------------------------------------------------------------------------------------

    def intent(self, intent: Meant) -> bool:  # noqa: ARG002 - the controls that care override it
        """Takes what a key means and says whether it was of use."""
        return False

    def key(self, event: pygame.event.Event) -> bool:  # noqa: ARG002 - the controls that care override it
        """Takes a raw key or text event while it is focused and says whether it was of use."""
        return False

    # -- looks ------------------------------------------------------------------------------------------------------

    @property
    def ring(self) -> pygame.Rect | None:
        """What the light of the focus lies round; None for a control that shows the focus itself."""
        return self.rect

    @property
    def radius(self) -> int:
        """How round the light of the focus is."""
        return self.space.px(self.corner)

    @property
    def state(self) -> str:
        """Gives the state in which it is painted while it has no elements."""
        return "normal" if self.enabled else "disabled"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        """Paints one state into a rectangle of a surface."""

    def draw(self, surface: pygame.Surface) -> None:
        if not self.parts:
            self.paint(surface, self.rect, self.state)

    def layout(self, space: Space) -> None:
        before = self.rect, self.space
        super().layout(space)
        if before != (self.rect, self.space):
            self.unmake()


class Drawn(Control):
    """A control that draws itself below the elements: the library only tells it of the mouse."""

    def make(self, gui: "Gui") -> None:
        from soulstack.ui.gui.shape import Catch

        self.parts = [Catch(gui, self, self.rect)]

    def take(self, pos: tuple[int, int]) -> None:
        """Is pressed by the mouse."""

    def drag(self, pos: tuple[int, int]) -> None:
        """Has the mouse moved while it is pressed."""

    def let_go(self, pos: tuple[int, int], *, inside: bool) -> None:
        """Is let go by the mouse."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws itself, with elements and without."""
        self.paint(surface, self.rect, self.state)
