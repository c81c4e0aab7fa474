"""A control for one of many values: it shows one at a time and goes round."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.input import Meant
from soulstack.ui.widgets import Area, Widget

T = TypeVar("T")


class Cycle(Widget, Generic[T]):
    """Shows the chosen value between two arrows."""

    def __init__(
        self,
        area: Area,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        *,
        size: float = 18,
    ) -> None:
        super().__init__(area)
        self.options = tuple(options)
        self.value = value
        self.on_change = on_change
        self.size = size

    @property
    def index(self) -> int:
        """Where the value stands; 0 when it is none of the options."""
        return next((at for at, (value, _) in enumerate(self.options) if value == self.value), 0)

    def turn(self, step: int) -> None:
        """Goes to the next value or the one before and tells."""
        value = self.options[(self.index + step) % len(self.options)][0]
        if value != self.value:
            self.value = value
            self.on_change(value)

    def release(self, pos: tuple[int, int], *, inside: bool) -> None:
        if inside:
            self.turn(-1 if pos[0] < self.rect.left + self.rect.height else 1)

    def intent(self, intent: Meant) -> bool:
        step = {Meant.LEFT: -1, Meant.RIGHT: 1, Meant.CONFIRM: 1}.get(intent, 0)
        if step:
            self.turn(step)
        return bool(step)

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        radius, line = space.px(10), space.px(3)
        if self.focused:
            self._ring(surface, self.rect, radius)
        surface.blit(paint.plate(self.rect.size, radius, "well", line), self.rect)
        side = self.rect.height
        for name, x in (("arrow_left", self.rect.left + side // 2), ("arrow_right", self.rect.right - side // 2)):
            image = paint.icon(name, side * 5 // 10)
            surface.blit(image, image.get_rect(center=(x, self.rect.centery)))
        text = self.options[self.index][1]
        place = self.rect.inflate(-round(side * 1.7), 0)
        fitted = text_fit.fit(theme.TITLE_FONT, space.font_px(self.size), text, place.width, round(place.height * 0.85))
        self.cut = text if fitted.cut else ""
        colour = theme.CREAM if self.hovered or self.focused else theme.GOLD
        text_fit.put(surface, theme.TITLE_FONT, fitted, place, colour, align="centre", outline=space.px(1.6))
