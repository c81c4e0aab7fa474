"""What holds a value that is not pressed but set: a slider, one of a list that folds down, a line of text."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import pygame

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.gui.control import Control
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Press
from soulstack.ui.input import Meant
from soulstack.ui.scenery import Area
from soulstack.ui.units import HEIGHT

if TYPE_CHECKING:
    from soulstack.ui.gui.manager import Gui

T = TypeVar("T")

ABOVE: Final = 12
"""Layers of the library that a list folds down over."""
_ELSEWHERE: Final = frozenset(
    {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN}
)
"""Keys that are no letters and move nothing in a line of text."""


class Beside:
    """Writes what the value of a slider is called, beside it."""

    def __init__(self, slider: "Slider") -> None:
        self.slider = slider

    def hover(self) -> None:
        """Is never below the mouse."""

    def press(self) -> None:
        """Is never pressed."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # noqa: ARG002 - it has one state
        """Writes the words."""
        slider = self.slider
        words = slider.words(slider.value)
        fitted = text_fit.fit(theme.BOLD_FONT, slider.space.font_px(19), words, rect.width)
        text_fit.put(surface, theme.BOLD_FONT, fitted, rect, theme.GOLD)


class Slider(Control):
    """A number in a range, with its words beside it."""

    WORDS: Final = 92

    def __init__(
        self,
        area: Area,
        value: float,
        on_change: Callable[[float], object],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
        words: Callable[[float], str] = lambda value: f"{round(value * 100)} %",
    ) -> None:
        super().__init__(area)
        self.value = value
        self.on_change = on_change
        self.low = low
        self.high = high
        self.step = step
        self.words = words
        self.beside = Beside(self)

    def make(self, gui: "Gui") -> None:
        from soulstack.ui.gui.shape import Grip, Part

        self.parts = [Grip(gui, self, self._bar), Part(gui, self.beside, self._place)]

    @property
    def _bar(self) -> pygame.Rect:
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.width - self.space.px(self.WORDS), self.rect.height)

    @property
    def _place(self) -> pygame.Rect:
        left = self._bar.right + self.space.px(10)
        return pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.height)

    @property
    def track(self) -> pygame.Rect:
        """The part of it that the knob moves along."""
        track = pygame.Rect(self.rect.left, 0, self._bar.width, self.space.px(16))
        track.centery = self.rect.centery
        return track

    @property
    def knob(self) -> pygame.Rect:
        """The pixels of the knob."""
        share = (self.value - self.low) / max(self.step, self.high - self.low)
        side = self.rect.height
        return pygame.Rect(self.rect.left + round((self._bar.width - side) * share), self.rect.top, side, side)

    @property
    def ring(self) -> pygame.Rect:
        return self.knob

    @property
    def radius(self) -> int:
        return self.rect.height // 2

    def set(self, value: float) -> None:
        """Changes the value, in whole steps, and tells."""
        steps = round((value - self.low) / self.step)
        value = round(max(self.low, min(self.high, self.low + steps * self.step)), 6)
        if value != self.value:
            self.value = value
            self.on_change(value)

    def slide(self, x: int) -> None:
        """Has its knob moved to a pixel."""
        if self.form is not None:
            self.form.set_focus(self, by_mouse=True)
        reach = self.rect.height // 2
        share = (x - self._bar.left - reach) / max(1, self._bar.width - 2 * reach)
        self.set(self.low + share * (self.high - self.low))

    def intent(self, intent: Meant) -> bool:
        if intent in {Meant.LEFT, Meant.RIGHT}:
            self.set(self.value + (self.step if intent is Meant.RIGHT else -self.step))
        elif intent is Meant.FIRST:
            self.set(self.low)
        elif intent is Meant.LAST:
            self.set(self.high)
        else:
            return False
        return True

    def looks(self) -> object:
        return self.value

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # noqa: ARG002 - both look alike
        line = self.space.px(3)
        track = pygame.Rect(rect.left, 0, rect.width, self.space.px(16))
        track.centery = rect.centery
        surface.blit(paint.plate(track.size, track.height // 2, "well", line), track)
        reach = self.knob.centerx - self.rect.left
        filled = pygame.Rect(track.left, track.top, max(track.height, reach), track.height)
        surface.blit(paint.plate(filled.size, track.height // 2, "brass", line, -10), filled)

    def draw(self, surface: pygame.Surface) -> None:
        if self.parts:
            return
        self.paint(surface, self._bar, self.state)
        surface.blit(paint.plate(self.knob.size, self.radius, "paper", self.space.px(3)), self.knob)
        self.beside.paint(surface, self._place, self.state)


class Pick(Press, Generic[T]):
    """One of many values: a list folds down; left and right change it while it is folded."""

    STEP: Final = 38.0

    def __init__(
        self,
        area: Area,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], object],
        *,
        size: float = 18,
        icons: Sequence[str] = (),
    ) -> None:
        super().__init__(area, self.fold)
        self.options = tuple(options)
        self.value = value
        self.on_change = on_change
        self.size = size
        self.icons = tuple(icons)
        """A picture before the words of each option, if they have one."""
        self.list: Lines | None = None
        """The list while it is folded down."""
        self._before = value

    @property
    def is_open(self) -> bool:
        """Tells whether the list is folded down."""
        return self.list is not None

    @property
    def index(self) -> int:
        """Where the value stands; 0 when it is none of the options."""
        return next((at for at, (value, _) in enumerate(self.options) if value == self.value), 0)

    def turn(self, step: int) -> None:
        """Goes to the next value or the one before and tells."""
        self.take((self.index + step) % len(self.options))

    def take(self, at: int) -> None:
        """Takes one of the values, puts the list away and tells."""
        self.unfold()
        value = self.options[at][0]
        if value != self.value:
            self.value = value
            self.on_change(value)

    # -- the list ---------------------------------------------------------------------------------------------------

    def fold(self) -> None:
        """Shows the list, or puts it away."""
        if self.is_open:
            self.unfold()
        elif self.form is not None:
            self.form.make()
            if self.form.gui is not None:
                self.form.set_focus(self)
                self._open(self.form.gui)

    def _open(self, gui: "Gui") -> None:
        x, y, width, height = self.area
        rows = [Row(word, icon=icon) for (_, word), icon in zip(self.options, self._icons, strict=True)]
        self.list = Lines(
            self.area,
            rows,
            self.index,
            lambda _: None,
            on_take=self.take,
            step=self.STEP,
            size=self.size - 1,
            layer=ABOVE,
            material="night",
        )
        self.list.form, self.list.space = self.form, self.space
        high = len(rows) * self.list.row_height / self.space.scale + 2 * self.list.pad
        above = y - (HEIGHT - self.space.size[1] / self.space.scale) / 2 - 12
        below = (HEIGHT + self.space.size[1] / self.space.scale) / 2 - y - height - 12
        upward = high > below and above > below
        high = min(high, above if upward else below)
        self.list.area = (x, y - high - 4 if upward else y + height + 4, width, high)
        self.list.layout(self.space)
        self.list.show_chosen(at_once=True)
        self.list.make(gui)

    @property
    def _icons(self) -> tuple[str, ...]:
        return self.icons or ("",) * len(self.options)

    def unfold(self) -> None:
        """Puts the list away."""
        if self.list is not None:
            self.list.unmake()
            self.list = None

    def fold_before(self, pos: tuple[int, int]) -> bool:
        """Puts the list away when the mouse presses elsewhere, which is all that such a press does."""
        if self.list is None or self.list.rect.collidepoint(pos) or self.rect.collidepoint(pos):
            return False
        self.unfold()
        return True

    def unmake(self) -> None:
        self.unfold()
        super().unmake()

    def update(self, dt: float) -> None:
        if self.list is None:
            return
        if not self.focused or not self.visible:
            self.unfold()
        else:
            self.list.update(dt)

    def sync(self) -> None:
        super().sync()
        if self.list is not None:
            self.list.sync()

    def follow(self) -> None:
        if self.list is not None:
            self.list.follow()

    def wheel(self, notches: float) -> None:
        """Takes a turn of the wheel while the list is folded down."""
        if self.list is not None:
            self.list.wheel(notches)

    def intent(self, intent: Meant) -> bool:
        if self.list is None:
            if intent in {Meant.LEFT, Meant.RIGHT}:
                self.turn(1 if intent is Meant.RIGHT else -1)
                return True
            return super().intent(intent)
        if intent is Meant.CONFIRM:
            self.take(self.list.chosen)
        elif intent is Meant.CANCEL:
            self.unfold()
        elif intent in {Meant.NEXT, Meant.PREVIOUS}:
            self.unfold()
            return False
        else:
            self.list.intent(intent)
        return True

    def looks(self) -> object:
        return (self.value, self.focused, self.is_open)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        space = self.space
        surface.blit(paint.plate(rect.size, self.radius, "well", space.px(3)), rect)
        side = rect.height
        arrow = pygame.transform.rotate(paint.icon("arrow_left", side // 2), 90)
        surface.blit(arrow, arrow.get_rect(center=(rect.right - side // 2, rect.centery)))
        place = pygame.Rect(rect.left + space.px(14), rect.top, rect.width - side - space.px(18), side)
        icon = self._icons[self.index]
        if icon:
            image = paint.icon(icon, side * 6 // 10)
            surface.blit(image, image.get_rect(midleft=place.midleft))
            place.left, place.width = place.left + side * 7 // 10, place.width - side * 7 // 10
        text = self.options[self.index][1]
        px = space.font_px(self.size)
        fitted = text_fit.fit(theme.TITLE_FONT, px, text, place.width, round(side * 0.85))
        self.cut = text if fitted.cut else ""
        lit = state == "hovered" or self.focused
        colour = theme.MUTED if state == "disabled" else theme.CREAM if lit else theme.GOLD
        text_fit.put(surface, theme.TITLE_FONT, fitted, place, colour, outline=space.px(1.6))


class Cover:
    """What lies over a line of text that nobody edits: what stands in an empty one, and the whole of one that is too long."""

    def __init__(self, line: "TextLine") -> None:
        self.line = line

    def hover(self) -> None:
        """Is never below the mouse."""

    def press(self) -> None:
        """Is never pressed."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        """Writes it; what stands in an empty line so that nobody takes it for a text."""
        line = self.line
        if not line.text:
            inner = line.inner(rect)
            fitted = text_fit.fit(theme.ITALIC_FONT, line.px, line.placeholder, inner.width)
            text_fit.put(surface, theme.ITALIC_FONT, fitted, inner, theme.PAPER_MUTED)
        elif not line.focused and theme.font(theme.BODY_FONT, line.px).size(line.text)[0] > line.inner(rect).width:
            line.paint(surface, rect, state)


class TextLine(Control):
    """A line of text: the library edits, selects, copies and pastes."""

    takes_text = True
    corner = 9

    def __init__(
        self,
        area: Area,
        text: str,
        on_change: Callable[[str], object],
        *,
        longest: int = 24,
        placeholder: str = "",
        digits: bool = False,
        size: float = 20,
    ) -> None:
        super().__init__(area)
        self.text = text
        self.on_change = on_change
        self.longest = longest
        self.placeholder = placeholder
        self.digits = digits
        """True when nothing but digits can be typed."""
        self.size = size
        self.cover = Cover(self)

    def make(self, gui: "Gui") -> None:
        from soulstack.ui.gui.shape import Entry, Part

        self.parts = [Entry(gui, self, self.rect), Part(gui, self.cover, self.rect, height=2)]

    @property
    def px(self) -> int:
        """How large its letters are."""
        return min(self.space.font_px(self.size), round(self.rect.height * 0.62))

    def inner(self, rect: pygame.Rect) -> pygame.Rect:
        """Gives where the text is written."""
        return rect.inflate(-self.space.px(26), -self.space.px(8))

    def told(self, text: str) -> None:
        """Was edited."""
        self.text = text
        self.on_change(text)

    def set(self, text: str) -> None:
        """Changes the text and tells."""
        if text != self.text:
            self.told(text)
            self.sync()

    def edit(self) -> None:
        """Takes the keys behind what is written."""
        if self.form is not None:
            self.form.make()
            self.form.set_focus(self, by_mouse=True)
            if self.parts:
                self.parts[0].to_end()

    def key(self, event: pygame.event.Event) -> bool:
        if self.form is not None and not self.parts:
            self.form.make()
        if not self.parts:
            return False
        if event.type == pygame.TEXTINPUT:
            self.parts[0].process_event(event)
            return True
        if event.type != pygame.KEYDOWN or event.key in _ELSEWHERE:
            return False
        if self.parts[0].process_event(event):
            return True
        # Whatever types a letter is spoken for: a space must not press anything.
        letter = getattr(event, "unicode", "")
        return bool(letter and letter.isprintable())

    def looks(self) -> object:
        return (self.text, self.focused)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        surface.blit(paint.plate(rect.size, self.radius, "paper", self.space.px(3)), rect)
        if self.text:
            inner = self.inner(rect)
            fitted = text_fit.fit(theme.BODY_FONT, self.px, self.text, inner.width)
            text_fit.put(surface, theme.BODY_FONT, fitted, inner, theme.PAPER_TEXT)
        else:
            self.cover.paint(surface, rect, state)
