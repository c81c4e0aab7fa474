"""The controls that hold a value: switches, choices and sliders."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

import pygame
from attrs import evolve

from soulstack.app.language import tr
from soulstack.ui import paint, text_fit, theme
from soulstack.ui.input import Meant
from soulstack.ui.tween import Glide
from soulstack.ui.widgets import Area, Widget

T = TypeVar("T")


class Toggle(Widget):
    """A switch."""

    def __init__(self, area: Area, *, value: bool, on_change: Callable[[bool], None]) -> None:
        super().__init__(area)
        self.value = value
        self.on_change = on_change
        self.knob = Glide(float(value), float(value))

    def set(self, value: bool) -> None:
        """Changes the value and tells."""
        if value != self.value:
            self.value = value
            self.on_change(value)

    def release(self, pos: tuple[int, int], *, inside: bool) -> None:  # noqa: ARG002 - the protocol's signature
        if inside:
            self.set(not self.value)

    def intent(self, intent: Meant) -> bool:
        if intent is Meant.CONFIRM:
            self.set(not self.value)
        elif intent in {Meant.LEFT, Meant.RIGHT}:
            self.set(intent is Meant.RIGHT)
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        self.knob.target = float(self.value)
        self.knob.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        track = pygame.Rect(0, 0, self.rect.height * 2, self.rect.height)
        track.midleft = self.rect.midleft
        radius, line = track.height // 2, space.px(3)
        if self.focused:
            self._ring(surface, track, radius)
        # What cannot be switched does not shine, whatever it says.
        light = -60 if not self.enabled else 10 if self.hovered else 0
        lit = self.value and self.enabled
        surface.blit(paint.plate(track.size, radius, "brass" if lit else "well", line, max(light, -10) - 20), track)
        side = track.height - 2 * line
        x = track.left + line + round((track.width - side - 2 * line) * self.knob.value)
        surface.blit(paint.plate((side, side), side // 2, "paper", max(1, line - 1), light), (x, track.top + line))
        word = tr("On") if self.value else tr("Off")
        px = space.font_px(19)
        image = paint.words(theme.BOLD_FONT, px, word, theme.GOLD if lit else theme.MUTED)
        surface.blit(image, image.get_rect(midleft=(track.right + space.px(12), track.centery)))


class Choice(Widget, Generic[T]):
    """Some values side by side, one of them chosen."""

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
        self.under = -1
        """The option below the mouse."""

    @property
    def index(self) -> int:
        """Where the value stands; -1 when it is none of the options."""
        return next((at for at, (value, _) in enumerate(self.options) if value == self.value), -1)

    def set(self, value: T) -> None:
        """Changes the value and tells."""
        if value != self.value:
            self.value = value
            self.on_change(value)

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

    def hover(self, pos: tuple[int, int]) -> None:
        self.under = next((at for at, cell in enumerate(self.cells()) if cell.collidepoint(pos)), -1)

    def release(self, pos: tuple[int, int], *, inside: bool) -> None:
        if inside:
            for cell, (value, _) in zip(self.cells(), self.options, strict=False):
                if cell.collidepoint(pos):
                    self.set(value)

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

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        radius, line = space.px(10), space.px(3)
        if self.focused:
            self._ring(surface, self.rect, radius)
        surface.blit(paint.plate(self.rect.size, radius, "well", line), self.rect)
        wanted = space.font_px(self.size)
        cells = self.cells()
        room = self.rect.height - 2 * line
        found = [
            text_fit.fit(theme.TITLE_FONT, wanted, word, cell.width - space.px(24), room)
            for cell, (_, word) in zip(cells, self.options, strict=True)
        ]
        self.cut = ", ".join(word for fitted, (_, word) in zip(found, self.options, strict=True) if fitted.cut)
        px = min(fitted.px for fitted in found)
        for at, (cell, (value, _)) in enumerate(zip(cells, self.options, strict=True)):
            chosen = value == self.value
            warm = self.hovered and at == self.under
            inner = cell.inflate(-2 * line, -2 * line)
            if chosen:
                surface.blit(
                    paint.plate(inner.size, radius - line, "brass", max(1, line - 1), 12 if warm else -8), inner
                )
            colour = theme.CREAM if chosen or warm else theme.MUTED
            # All words are of one size, however long they are.
            fitted = evolve(found[at], px=px)
            outline = space.px(1.6) if chosen else 0
            text_fit.put(surface, theme.TITLE_FONT, fitted, cell, colour, align="centre", outline=outline)


class Slider(Widget):
    """A number in a range, with its words beside it."""

    def __init__(
        self,
        area: Area,
        value: float,
        on_change: Callable[[float], None],
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

    @property
    def track(self) -> pygame.Rect:
        """The part of it that the knob moves along."""
        width = self.rect.width - self.space.px(92)
        track = pygame.Rect(self.rect.left, 0, width, self.space.px(16))
        track.centery = self.rect.centery
        return track

    def set(self, value: float) -> None:
        """Changes the value, in whole steps, and tells."""
        steps = round((value - self.low) / self.step)
        value = round(max(self.low, min(self.high, self.low + steps * self.step)), 6)
        if value != self.value:
            self.value = value
            self.on_change(value)

    def press(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        reach = self.rect.height // 2
        share = (pos[0] - self.track.left - reach) / max(1, self.track.width - 2 * reach)
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

    def draw(self, surface: pygame.Surface) -> None:
        space, track = self.space, self.track
        line = space.px(3)
        side = self.rect.height
        share = (self.value - self.low) / (self.high - self.low)
        x = track.left + round((track.width - side) * share)
        surface.blit(paint.plate(track.size, track.height // 2, "well", line), track)
        filled = pygame.Rect(track.left, track.top, max(track.height, x + side // 2 - track.left), track.height)
        surface.blit(paint.plate(filled.size, track.height // 2, "brass", line, -10), filled)
        knob = pygame.Rect(x, self.rect.top, side, side)
        if self.focused:
            self._ring(surface, knob, side // 2)
        light = -10 if self.pressed else 10 if self.hovered else 0
        surface.blit(paint.plate(knob.size, side // 2, "paper", line, light), knob)
        place = pygame.Rect(track.right + space.px(10), self.rect.top, space.px(82), self.rect.height)
        fitted = text_fit.fit(theme.BOLD_FONT, space.font_px(19), self.words(self.value), place.width)
        text_fit.put(surface, theme.BOLD_FONT, fitted, place, theme.GOLD)
