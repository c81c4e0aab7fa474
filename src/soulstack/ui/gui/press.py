"""What is pressed: buttons, switches, and values side by side of which one is chosen."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame
from attrs import evolve

from soulstack.app.language import tr
from soulstack.ui import paint, text_fit, theme
from soulstack.ui.gui.control import Control
from soulstack.ui.input import Meant
from soulstack.ui.scenery import CENTRE, Area
from soulstack.ui.tween import Glide

if TYPE_CHECKING:
    from soulstack.ui.gui.manager import Gui

T = TypeVar("T")


class Press(Control):
    """Something that does one thing when it is pressed."""

    def __init__(self, area: Area, on_press: Callable[[], object]) -> None:
        super().__init__(area)
        self.on_press = on_press

    def make(self, gui: "Gui") -> None:
        from soulstack.ui.gui.shape import Plate

        margin = self.space.px(self.shade) if self.shade else 0
        self.parts = [Plate(gui, self, self.rect, margin=margin)]

    def press(self) -> None:
        if self.form is not None:
            self.form.play(self.sound)
        self.on_press()

    def intent(self, intent: Meant) -> bool:
        if intent is Meant.CONFIRM:
            self.on_press()
            return True
        return False


class Button(Press):
    """A plate with words that does something."""

    corner = 13
    shade = 14

    def __init__(
        self,
        area: Area,
        text: str,
        on_press: Callable[[], object],
        *,
        material: str = "wood",
        size: float = 24,
        icon: str = "",
        hint: str = "",
        sound: str = "click",
    ) -> None:
        super().__init__(area, on_press)
        self.text = text
        self.material = material
        self.size = size
        self.icon = icon
        self.hint = hint
        """A second, smaller line."""
        self.sound = sound
        self.mates: Sequence[Button] = ()
        """Buttons whose words are to be of one size with its own."""
        self.lift = Glide()

    @property
    def ring(self) -> pygame.Rect:
        return self.rect.move(0, -self._lifted)

    @property
    def _lifted(self) -> int:
        return round(self.lift.value * self.space.scale)

    def looks(self) -> object:
        return (self.text, self.icon, self.hint, self.material, self._lifted, self.focused, len(self.mates))

    def update(self, dt: float) -> None:
        self.lift.target = -1.5 if self.pressed else float(self.hovered or self.focused) * 2.5
        self.lift.update(dt)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        space = self.space
        radius, line = space.px(self.corner), space.px(3.5)
        if not self.focused:  # the light round it lies below it, and its shadow would dim that
            soft = paint.shadow(rect.size, radius, space.px(6))
            surface.blit(soft, soft.get_rect(center=(rect.centerx, rect.centery + space.px(4))))
        rect = rect.move(0, -self._lifted)
        light = {"disabled": -22, "active": -14, "hovered": 18}.get(state, 8 if self.focused else 0)
        # Whatever it is made of: what cannot be pressed does not shine.
        material = "slate" if state == "disabled" else self.material
        surface.blit(paint.plate(rect.size, radius, material, line, light), rect)
        self.paint_words(surface, rect, theme.MUTED if state == "disabled" else theme.CREAM)

    @property
    def _icon_side(self) -> int:
        return round(self.rect.height * 0.6)

    @property
    def _taken(self) -> int:
        """The pixels before the words."""
        return self._icon_side + (self.space.px(8) if self.text else 0) if self.icon else 0

    @property
    def room(self) -> int:
        """The pixels that its icon and words have side by side."""
        return self.rect.width - self.space.px(28)

    def fitted(self) -> text_fit.Fitted:
        """Gives its words as they fit."""
        room = self.room - self._taken
        high = round(self.rect.height * (0.46 if self.hint else 0.8))
        return text_fit.fit(theme.TITLE_FONT, min(high, self.space.font_px(self.size)), self.text, room, high)

    def paint_words(self, surface: pygame.Surface, rect: pygame.Rect, colour: theme.Colour) -> None:
        """Writes its words, with its icon before them and its second line below."""
        space = self.space
        picture = paint.icon(self.icon, self._icon_side) if self.icon else None
        taken = self._taken
        outline = space.px(2)
        fitted = self.fitted()
        self.cut = self.text if fitted.cut else ""
        fitted = evolve(fitted, px=min([fitted.px, *(mate.fitted().px for mate in self.mates)]))
        wide = max(theme.font(theme.TITLE_FONT, fitted.px).size(line)[0] for line in fitted.lines) + 2 * outline
        x = rect.centerx - (taken + (wide if self.text else 0)) // 2
        middle = rect.centery
        if self.hint:
            px = min(space.font_px(14), round(rect.height * 0.28))
            small = text_fit.fit(theme.BOLD_FONT, px, self.hint, rect.width - space.px(28))
            middle = rect.top + round(rect.height * 0.35)
            place = pygame.Rect(0, 0, rect.width, small.height)
            place.center = (rect.centerx, rect.top + round(rect.height * 0.76))
            text_fit.put(surface, theme.BOLD_FONT, small, place, theme.CREAM, align=CENTRE, outline=max(1, space.px(1)))
        if picture:
            surface.blit(picture, picture.get_rect(midleft=(x, middle)))
        if self.text:
            place = pygame.Rect(x + taken, 0, wide, fitted.height)
            place.centery = middle
            text_fit.put(surface, theme.TITLE_FONT, fitted, place, colour, align=CENTRE, outline=outline)


class Toggle(Press):
    """A switch, with its word beside it."""

    def __init__(self, area: Area, *, value: bool, on_change: Callable[[bool], object]) -> None:
        super().__init__(area, lambda: self.set(not self.value))
        self.value = value
        self.on_change = on_change
        self.knob = Glide(float(value), float(value))

    def set(self, value: bool) -> None:
        """Changes the value and tells."""
        if value != self.value:
            self.value = value
            self.on_change(value)

    def intent(self, intent: Meant) -> bool:
        if intent in {Meant.LEFT, Meant.RIGHT}:
            self.set(intent is Meant.RIGHT)
            return True
        return super().intent(intent)

    def update(self, dt: float) -> None:
        self.knob.target = float(self.value)
        self.knob.update(dt)

    def looks(self) -> object:
        return (self.value, self.knob.value)

    @property
    def ring(self) -> pygame.Rect:
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.height * 2, self.rect.height)

    @property
    def radius(self) -> int:
        return self.rect.height // 2

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        space = self.space
        line = space.px(3)
        track = pygame.Rect(rect.left, rect.top, rect.height * 2, rect.height)
        # What cannot be switched does not shine, whatever it says.
        light = {"disabled": -60, "hovered": 10}.get(state, 0)
        lit = self.value and state != "disabled"
        plate = paint.plate(track.size, track.height // 2, "brass" if lit else "well", line, max(light, -10) - 20)
        surface.blit(plate, track)
        side = track.height - 2 * line
        x = track.left + line + round((track.width - side - 2 * line) * self.knob.value)
        surface.blit(paint.plate((side, side), side // 2, "paper", max(1, line - 1), light), (x, track.top + line))
        word = tr("On") if self.value else tr("Off")
        image = paint.words(theme.BOLD_FONT, space.font_px(19), word, theme.GOLD if lit else theme.MUTED)
        surface.blit(image, image.get_rect(midleft=(track.right + space.px(12), track.centery)))


class Segment:
    """One value of a choice."""

    def __init__(self, choice: "Choice[T]", at: int) -> None:
        self.choice, self.at = choice, at

    def hover(self) -> None:
        """Has come below the mouse."""
        self.choice.hover()

    def press(self) -> None:
        """Was pressed and let go by the mouse."""
        self.choice.take(self.at)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        """Paints the value."""
        choice = self.choice
        space, chosen = choice.space, self.at == choice.index
        line = space.px(3)
        if chosen:
            inner = rect.inflate(-2 * line, -2 * line)
            light = 12 if state in {"hovered", "active"} else -8
            surface.blit(paint.plate(inner.size, choice.radius - line, "brass", max(1, line - 1), light), inner)
        colour = theme.CREAM if chosen or state == "hovered" else theme.MUTED
        # All words are of one size, however long they are.
        fits = choice.fits()
        fitted = evolve(fits[self.at], px=min(each.px for each in fits))
        outline = space.px(1.6) if chosen else 0
        text_fit.put(surface, theme.TITLE_FONT, fitted, rect, colour, align="centre", outline=outline)


class Choice(Control, Generic[T]):
    """Some values side by side in a well, one of them chosen."""

    def __init__(
        self,
        area: Area,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], object],
        *,
        size: float = 18,
    ) -> None:
        super().__init__(area)
        self.options = tuple(options)
        self.value = value
        self.on_change = on_change
        self.size = size
        self.segments = [Segment(self, at) for at in range(len(self.options))]

    def make(self, gui: "Gui") -> None:
        from soulstack.ui.gui.shape import Part, Plate

        self.parts = [Part(gui, self, self.rect)]
        self.parts += [
            Plate(gui, segment, cell, height=2) for segment, cell in zip(self.segments, self.cells(), strict=True)
        ]

    @property
    def index(self) -> int:
        """Where the value stands; -1 when it is none of the options."""
        return next((at for at, (value, _) in enumerate(self.options) if value == self.value), -1)

    def set(self, value: T) -> None:
        """Changes the value and tells."""
        if value != self.value:
            self.value = value
            self.on_change(value)

    def take(self, at: int) -> None:
        """Is pressed on one of its values."""
        if self.form is not None:
            self.form.set_focus(self, by_mouse=True)
            self.form.play(self.sound)
        self.set(self.options[at][0])

    def cells(self) -> list[pygame.Rect]:
        """Gives the pixels of each option."""
        face = theme.font(theme.TITLE_FONT, self.space.font_px(self.size))
        needs = [max(face.size(word)[0] + self.space.px(34), self.space.px(44)) for _, word in self.options]
        if max(needs) * len(needs) <= self.rect.width:
            needs = [1] * len(needs)
        # Else a longer word gets more room, so that none has to shrink while another has space to spare.
        whole = max(1, sum(needs))
        edges = [self.rect.left + round(self.rect.width * sum(needs[:at]) / whole) for at in range(len(needs) + 1)]
        return [pygame.Rect(left, self.rect.top, right - left, self.rect.height) for left, right in pairwise(edges)]

    def fits(self) -> list[text_fit.Fitted]:
        """Gives the words of each option as they fit."""
        wanted, room = self.space.font_px(self.size), self.rect.height - 2 * self.space.px(3)
        return [
            text_fit.fit(theme.TITLE_FONT, wanted, word, cell.width - self.space.px(24), room)
            for cell, (_, word) in zip(self.cells(), self.options, strict=True)
        ]

    def intent(self, intent: Meant) -> bool:
        step = {Meant.LEFT: -1, Meant.RIGHT: 1}.get(intent, 0)
        if intent is Meant.CONFIRM:
            at = (self.index + 1) % len(self.options)
        elif step:
            at = max(0, min(len(self.options) - 1, self.index + step))
        else:
            return False
        self.set(self.options[at][0])
        return True

    def looks(self) -> object:
        return self.value

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # noqa: ARG002 - it has one state
        surface.blit(paint.plate(rect.size, self.radius, "well", self.space.px(3)), rect)
        self.cut = ", ".join(word for fitted, (_, word) in zip(self.fits(), self.options, strict=True) if fitted.cut)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.parts:
            self.paint(surface, self.rect, self.state)
            for segment, cell in zip(self.segments, self.cells(), strict=True):
                segment.paint(surface, cell, self.state)
