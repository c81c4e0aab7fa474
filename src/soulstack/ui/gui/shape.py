"""The elements of pygame_gui as the game needs them: the library's behaviour, painted by the brushes of a control.

`Painted` is the one seam to the library's pictures: a shape whose states are painted by somebody else when they are first shown.
"""

from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame
import pygame_gui
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.drawable_shapes.drawable_shape import DrawableShape
from pygame_gui.elements import UIButton, UIHorizontalSlider, UITextEntryLine, UIVerticalScrollBar

from soulstack.ui.clipboard import copy, paste

if TYPE_CHECKING:
    from soulstack.ui.gui.manager import Gui
    from soulstack.ui.gui.values import Slider, TextLine
    from soulstack.ui.scrolling import ScrollArea

STATES: Final = ["normal", "hovered", "disabled", "selected", "active"]
REPEAT: Final = (380, 45)
"""Milliseconds until a held key repeats, and between two repeats."""
FAR: Final = 10_000
"""Pixels within which a bar that is held follows the mouse: all of them."""


class Brush(Protocol):
    """Whoever paints an element and is told what happens to it."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        """Paints one state into a rectangle of a surface."""

    def hover(self) -> None:
        """Has come below the mouse."""

    def press(self) -> None:
        """Was pressed and let go by the mouse."""


class Painted(DrawableShape):
    """A shape that a brush paints; a state is painted when it is first shown."""

    def __init__(self, element: Any, states: list[str]) -> None:
        super().__init__(element.rect, {}, states, element.ui_manager)
        self.element = element
        self.should_trigger_full_rebuild = False
        self.redraw_state("normal")

    def redraw_state(self, state_str: str, add_text: bool = True) -> None:  # noqa: ARG002 - the library's signature
        """Paints one state."""
        state = self.states[state_str]
        surface = pygame.Surface(self.containing_rect.size, pygame.SRCALPHA)
        self.element.brush.paint(surface, self._inner(surface.get_rect()), state_str)
        state.surface = surface.premul_alpha()
        state.has_fresh_surface = state.generated = True

    def forget(self) -> None:
        """Paints the shown state anew, and the others when they are shown."""
        for state in self.states.values():
            state.generated = False
        self.redraw_state(self.active_state.state_id)

    def _inner(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.inflate(-2 * self.element.margin, -2 * self.element.margin)

    def collide_point(self, point: Any) -> bool:
        """Leaves the shadow out."""
        return bool(self._inner(self.containing_rect).collidepoint(point))

    def set_position(self, point: Any) -> None:
        self.containing_rect.topleft = (int(point[0]), int(point[1]))

    def set_dimensions(self, dimensions: Any) -> bool:
        if self.containing_rect.size == tuple(dimensions):
            return False
        self.containing_rect.size = dimensions
        self.forget()
        return True

    def clean_up_temp_shapes(self) -> None:
        """Has none."""


class Unnamed:
    """An element whose name nobody looks for in a theme; joining names for all containers above costs half of making a row."""

    def _create_valid_ids(
        self,
        container: Any,  # noqa: ARG002 - the library's signature
        parent_element: Any,  # noqa: ARG002
        object_id: Any,  # noqa: ARG002
        element_id: str,
        *_: Any,
        **__: Any,
    ) -> None:
        self.element_base_ids, self.element_ids, self.class_ids, self.object_ids = [None], [element_id], [None], [None]
        self.combined_element_ids, self.most_specific_combined_id = [element_id], element_id


class Plate(Unnamed, UIButton):
    """A button of the library, painted by a brush."""

    is_selected: bool

    def __init__(
        self, gui: "Gui", brush: Brush, rect: pygame.Rect, *, container: Any = None, height: int = 1, margin: int = 0
    ) -> None:
        self.brush, self.margin = brush, margin
        super().__init__(rect.inflate(2 * margin, 2 * margin), "", gui, container, starting_height=height)
        # The library looks at the signature of what it is given, each time.
        self._handler[pygame_gui.UI_BUTTON_PRESSED] = self._let_go

    def _let_go(self, _data: object) -> None:
        self.brush.press()

    def rebuild_from_changed_theme_data(self) -> None:
        self.rebuild()  # its look is no theme's business

    def rebuild(self) -> None:
        self.drawable_shape = Painted(self, STATES)
        self.on_fresh_drawable_shape_ready()

    def repaint(self) -> None:
        """Looks different now."""
        self.drawable_shape.forget()
        self.on_fresh_drawable_shape_ready()

    def show_selected(self, on: bool) -> None:
        """Is the chosen one of several, or no longer."""
        if on != self.is_selected:
            self.is_selected = on
            self.drawable_shape.set_active_state(self._get_appropriate_state_name())

    def on_hovered(self) -> None:
        UIElement.on_hovered(self)  # the button's own way only adds messages that nobody reads
        self.drawable_shape.set_active_state("hovered")
        self.brush.hover()

    def on_unhovered(self) -> None:
        UIElement.on_unhovered(self)
        self.drawable_shape.set_active_state(self._get_appropriate_state_name())

    def _set_inactive(self) -> None:
        self.drawable_shape.set_active_state(self._get_appropriate_state_name())


class Part(Unnamed, UIElement):
    """Something painted that the mouse goes through."""

    def __init__(self, gui: "Gui", brush: Brush, rect: pygame.Rect, *, height: int = 1, margin: int = 0) -> None:
        self.brush, self.margin = brush, margin
        super().__init__(
            rect.inflate(2 * margin, 2 * margin),
            gui,
            None,
            starting_height=height,
            layer_thickness=1,
            element_id=["part"],
        )
        self.drawable_shape = Painted(self, ["normal", "disabled"])
        self.on_fresh_drawable_shape_ready()

    def repaint(self) -> None:
        """Looks different now."""
        self.drawable_shape.forget()
        self.on_fresh_drawable_shape_ready()

    def enable(self) -> None:
        """Can be used."""
        self.is_enabled = True

    def disable(self) -> None:
        """Cannot be used just now."""
        self.is_enabled = False

    def hover_point(self, hover_x: float, hover_y: float) -> bool:  # noqa: ARG002 - the library's signature
        """Is never below the mouse."""
        return False


class Catch(Unnamed, UIElement):
    """A place that takes the mouse for a control that draws itself: a grid of cards, a long text, a bar of turns."""

    def __init__(self, gui: "Gui", control: Any, rect: pygame.Rect) -> None:
        self.control, self.held = control, False
        super().__init__(rect, gui, None, starting_height=1, layer_thickness=1, element_id=["catch"])
        self._set_image(gui.get_universal_empty_surface())

    def enable(self) -> None:
        """Can be used."""
        self.is_enabled = True

    def disable(self) -> None:
        """Cannot be used just now."""
        self.is_enabled = self.held = False

    def on_hovered(self) -> None:
        super().on_hovered()
        self.control.hover()

    def process_event(self, event: pygame.event.Event) -> bool:
        """Hands over what the mouse does; what it holds it holds until the button is let go."""
        if event.type == pygame.MOUSEMOTION:
            if self.held:
                self.control.drag(event.pos)
            return self.held
        if getattr(event, "button", 0) != pygame.BUTTON_LEFT or not self.is_enabled:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and self.hover_point(*event.pos):
            self.held = True
            self.control.take(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.held:
            self.held = False
            self.control.let_go(event.pos, inside=self.hover_point(*event.pos))
            return True
        return False


class Grip(UIHorizontalSlider):
    """The library's slider in whole steps, whose whole track can be pressed."""

    margin = 0

    def __init__(self, gui: "Gui", control: "Slider", rect: pygame.Rect) -> None:
        self.brush = self.control = control
        self._was_lit = False
        super().__init__(rect, control.value, (control.low, control.high), gui, click_increment=control.step)
        # It is painted before it has a value.
        self.repaint()
        self.join_focus_sets(self.sliding_button)

    @property
    def held(self) -> bool:
        """Tells whether the mouse holds the knob."""
        return bool(self.sliding_button is not None and self.sliding_button.held)

    def rebuild_from_changed_theme_data(self) -> None:
        self.shape, self.shadow_width = "", 0
        self.border_width = dict.fromkeys(("left", "right", "top", "bottom"), 0)
        self.enable_arrow_buttons, self.sliding_button_width = False, self.rect.height
        self.rebuild()

    def rebuild(self) -> None:
        super().rebuild()
        self.drawable_shape = Painted(self, ["normal", "disabled"])
        self.on_fresh_drawable_shape_ready()

    def repaint(self) -> None:
        """Stands at the value of its control."""
        self.set_current_value(self.control.value, warn=False)
        self.drawable_shape.forget()
        self.on_fresh_drawable_shape_ready()

    def _update_grabbed_slider(self, mouse_x: int) -> bool:
        # In steps: the library moves the knob by what is missing from where it was taken hold of, which is always some pixels.
        self.control.slide(mouse_x)
        return False

    def process_event(self, event: pygame.event.Event) -> bool:
        """Lets the track be pressed as well as the knob."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT and self.is_enabled:
            if self.rect.collidepoint(event.pos):
                self.control.slide(event.pos[0])
                self.sliding_button.held = True
                return True
        elif event.type == pygame.MOUSEMOTION and self.held:
            self.control.slide(event.pos[0])
        return bool(super().process_event(event))

    @property
    def lit(self) -> bool:
        """Tells whether the mouse is on it or on what the library lays over it."""
        return bool(self.hovered or self.sliding_button.hovered or self.button_container.hovered)

    def check_hover(self, time_delta: float, hovered_higher_element: bool) -> bool:
        found = super().check_hover(time_delta, hovered_higher_element)
        if self.lit and not self._was_lit:
            self.control.hover()
        self._was_lit = self.lit
        return bool(found)


class Entry(UITextEntryLine):
    """The library's line of text: it edits, selects, copies and pastes."""

    def __init__(self, gui: "Gui", control: "TextLine", rect: pygame.Rect) -> None:
        self.control = control
        super().__init__(rect, gui)
        self.set_text_length_limit(control.longest)
        if control.digits:
            self.set_allowed_characters("numbers")
        self.repaint()

    def repaint(self) -> None:
        """Shows the text of its control."""
        if self.text != self.control.text:
            self.set_text(self.control.text)
            if not self.is_focused:
                self.edit_position = 0
                self.redraw()

    def update(self, time_delta: float) -> None:
        """Lets the place of the next letter be seen at every size of the window; the library's is always a pixel wide."""
        layout, wide = self.drawable_shape.text_box_layout, max(2, self.control.space.px(2))
        if layout.edit_cursor_width != wide:
            layout.edit_cursor_width = wide
            for row in layout.layout_rows:
                row.cursor_rect.width = wide
        super().update(time_delta)

    def process_event(self, event: pygame.event.Event) -> bool:
        """Tells its control at once what was changed."""
        taken = bool(super().process_event(event))
        if self.text != self.control.text:
            self.control.told(self.text)
        return taken

    def to_end(self) -> None:
        """Goes on behind what is written."""
        self.edit_position = len(self.text)
        self.cursor_has_moved_recently = True

    def select_all(self) -> None:
        """Lets the next letter begin afresh."""
        self.edit_position = len(self.text)
        self.select_range = [0, self.edit_position]
        self.cursor_has_moved_recently = True

    def focus(self) -> None:
        """Takes the keys, without the library's own repeat of them."""
        super().focus()
        pygame.key.set_repeat(*REPEAT)

    def unfocus(self) -> None:
        """Gives the keys back; the library would switch the repeat of keys off for the whole game."""
        super().unfocus()
        pygame.key.set_repeat(*REPEAT)

    def _do_copy(self) -> None:
        low, high = sorted(self.select_range)
        if high > low:
            copy(self.text[low:high])

    def _do_cut(self) -> None:
        if self.select_range[0] != self.select_range[1]:
            self._do_copy()
            self._delete_text_in_selection_range()

    def _do_paste(self) -> None:
        # The library starts programs for the clipboard, and refuses a text that is a little too long as a whole.
        for letter in paste():
            self._process_entered_character(letter)


class Bar(UIVerticalScrollBar):
    """The library's bar beside something longer than its place."""

    def __init__(self, gui: "Gui", area: "ScrollArea", rect: pygame.Rect, share: float, layer: int) -> None:
        self.area, self._was_lit = area, False
        super().__init__(rect, share, gui)
        if layer > 1:
            self.change_layer(self._layer + layer)
            self.button_container.change_layer(self._layer + 1)
        self.sliding_button.set_hold_range((FAR, FAR))

    @property
    def held(self) -> bool:
        """Tells whether the mouse holds the knob."""
        return bool(self.sliding_button.held)

    @property
    def part(self) -> float:
        """Gives how far down the knob is, from 0 to 1."""
        room = self.scrollable_height - self.sliding_button.rect.height
        return float(self.scroll_position / room) if room > 0 else 0.0

    def stand(self, part: float) -> None:
        """Puts the knob so far down."""
        room = self.scrollable_height - self.sliding_button.rect.height
        at = part * room
        if round(at) != round(self.scroll_position):
            self.set_scroll_from_start_percentage(at / max(1, self.scrollable_height))

    def grab(self, pos: tuple[int, int]) -> None:
        """Is taken hold of wherever the mouse presses: the knob comes there."""
        if not self.sliding_button.rect.collidepoint(pos):
            self.stand((pos[1] - self.rect.top - self.sliding_button.rect.height / 2) / max(1, self.rect.height))
        self.sliding_button.held = True

    def process_event(self, event: pygame.event.Event) -> bool:
        """Lets its track be pressed; the wheel is the area's business, which glides."""
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == pygame.BUTTON_LEFT
            and self.rect.collidepoint(event.pos)
        ):
            self.grab(event.pos)
            return True
        return False

    @property
    def lit(self) -> bool:
        """Tells whether the mouse is on it or on what the library lays over it."""
        return bool(self.hovered or self.sliding_button.hovered or self.button_container.hovered)

    def check_hover(self, time_delta: float, hovered_higher_element: bool) -> bool:
        found = super().check_hover(time_delta, hovered_higher_element)
        if self.lit and not self._was_lit:
            self.area.hover()
        self._was_lit = self.lit
        return bool(found)


class View(Unnamed, UIContainer):
    """A window on rows that go on above and below it."""

    def __init__(self, gui: "Gui", rect: pygame.Rect, height: int) -> None:
        super().__init__(rect, gui, starting_height=height)

    def disable(self) -> None:
        """Leaves its rows as they are: they say themselves what can be pressed."""
        self.is_enabled = False

    def enable(self) -> None:
        """Leaves its rows as they are."""
        self.is_enabled = True
