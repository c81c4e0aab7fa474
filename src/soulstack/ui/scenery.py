"""What is only looked at on a form: words, panels, pictures and marks, painted by the game itself.

What can be touched is declared by `soulstack.ui.gui.control` and the modules beside it, and carried by pygame_gui.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame
from attrs import evolve

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.theme import Colour
from soulstack.ui.units import Space

Area = tuple[float, float, float, float]

LEAST_WRAPPED: Final = 0.6
"""Wrapped words that had to become smaller than this part of their size do not fit."""
LEFT: Final = "left"
CENTRE: Final = "centre"
RIGHT: Final = "right"


class Scenery:
    """A thing on a form that is only looked at."""

    focusable = False
    takes_text = False
    """True while typed letters belong to it."""

    def __init__(self, area: Area) -> None:
        self.area = area
        self.visible = True
        self.cut = ""
        """The whole of words that did not fit; the form shows them as a tip."""
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.space = Space((1280, 720), 1.0)

    def layout(self, space: Space) -> None:
        """Takes its place in a window."""
        self.space = space
        self.rect = space.rect(*self.area)

    def contains(self, pos: tuple[int, int]) -> bool:
        """Tells whether a point lies on it."""
        return self.visible and self.rect.collidepoint(pos)

    def update(self, dt: float) -> None:
        """Lets time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws itself."""


class Label(Scenery):
    """Words, on one line or wrapped to its width."""

    def __init__(
        self,
        area: Area,
        text: str,
        *,
        size: float = 20,
        font: str = theme.BODY_FONT,
        colour: Colour = theme.CREAM,
        align: str = LEFT,
        outline: float = 0,
        wrapped: bool = False,
        middle: bool = False,
        grows: bool = True,
    ) -> None:
        super().__init__(area)
        self.text = text
        self.size = size
        self.font = font
        self.colour = colour
        self.align = align
        self.outline = outline
        self.wrapped = wrapped
        self.middle = middle
        """True for wrapped words that stand in the middle of its height; else they begin at its upper edge."""
        self.mates: Sequence[Label] = ()
        """Words that are to be of one size with it, all of them wrapped or none."""
        self.grows = grows
        """False for headings that are large enough at every text size."""

    def draw(self, surface: pygame.Surface) -> None:
        if not self.text:
            return
        px = self.space.font_px(self.size) if self.grows else self.space.px(self.size)
        outline = self.space.px(self.outline) if self.outline else 0
        if self.wrapped:
            px = min([self.wrapped_px(), *(mate.wrapped_px() for mate in self.mates if mate.text)])
            if px < LEAST_WRAPPED * self.space.px(self.size):
                text_fit.note_cut(self.text)
            break_lines = paint.balanced if self.align == CENTRE or self.middle else paint.filled
            lines = break_lines(self.font, px, self.text, self.rect.width)
            y = self.rect.centery - len(lines) * round(px * 1.3) // 2 if self.middle else self.rect.top
        else:
            fitted = self.fitted()
            self.cut = self.text if fitted.cut else ""
            px = min([fitted.px, *(mate.fitted().px for mate in self.mates if mate.text)])
            fitted = evolve(fitted, px=px)
            text_fit.put(surface, self.font, fitted, self.rect, self.colour, align=self.align, outline=outline)
            return
        for line in lines:
            if line:
                image = paint.words(self.font, px, line, self.colour, outline)
                self._place(surface, image, y + round(px * 0.65))
            y += round(px * 1.3)

    def fitted(self) -> text_fit.Fitted:
        """Gives words that are not wrapped as they fit."""
        px = self.space.font_px(self.size) if self.grows else self.space.px(self.size)
        outline = self.space.px(self.outline) if self.outline else 0
        return text_fit.fit(self.font, px, self.text, self.rect.width - 2 * outline, self.rect.height)

    def wrapped_px(self) -> int:
        """Gives the size at which the wrapped words fit."""
        px = self.space.font_px(self.size) if self.grows else self.space.px(self.size)
        while (
            px > 8 and len(paint.wrap(self.font, px, self.text, self.rect.width)) * round(px * 1.3) > self.rect.height
        ):
            px -= 1
        return px

    def _place(self, surface: pygame.Surface, image: pygame.Surface, middle: int) -> None:
        rect = image.get_rect(centery=middle)
        if self.align == CENTRE:
            rect.centerx = self.rect.centerx
        elif self.align == RIGHT:
            rect.right = self.rect.right
        else:
            rect.left = self.rect.left
        surface.blit(image, rect)


class Titled(Scenery):
    """A title and what is said about it below, together in the middle of its height."""

    def __init__(
        self,
        area: Area,
        text: str,
        told: str,
        *,
        size: float = 22,
        told_size: float = 17,
        font: str = theme.BODY_FONT,
        outline: float = 0,
        colour: Colour = theme.CREAM,
    ) -> None:
        super().__init__(area)
        self.text = text
        self.told = told
        self.size = size
        self.told_size = told_size
        self.font = font
        self.outline = outline
        self.colour = colour
        self.mates: Sequence[Titled] = ()
        """Others whose words are to be of one size with these."""
        self._sizes: tuple[object, tuple[int, int]] | None = None

    def title(self) -> text_fit.Fitted:
        """Gives the title as it fits into the width."""
        room = self.rect.width - 2 * self.space.px(self.outline) if self.outline else self.rect.width
        return text_fit.fit(self.font, self.space.font_px(self.size), self.text, room)

    def told_px(self, title: int) -> int:
        """Gives the size at which what is said fits below a title of some size."""
        px = self.space.font_px(self.told_size)
        room = self.rect.height - round(title * 1.3)
        while px > 8 and len(paint.wrap(theme.BODY_FONT, px, self.told, self.rect.width)) * round(px * 1.25) > room:
            px -= 1
        return px

    def sizes(self) -> tuple[int, int]:
        """Gives the size of the title and of what is said: where both do not fit, both become smaller alike."""
        all_of_them = self.mates or (self,)
        key = tuple((each.text, each.told, each.rect.size, each.space) for each in all_of_them)
        if self._sizes is None or self._sizes[0] != key:
            self._sizes = key, self._find_sizes(all_of_them)
        return self._sizes[1]

    def _find_sizes(self, all_of_them: "Sequence[Titled]") -> tuple[int, int]:
        wanted = min(each.title().px for each in all_of_them)
        for title in range(wanted, self.space.px(self.size) - 1, -1):
            told = min(each.told_px(title) for each in all_of_them)
            if told >= round(title * self.told_size / self.size):
                return title, told
        return wanted, min(each.told_px(wanted) for each in all_of_them)

    def draw(self, surface: pygame.Surface) -> None:
        large, px = self.sizes()
        title = evolve(self.title(), px=large)
        self.cut = self.text if title.cut else ""
        if px < LEAST_WRAPPED * self.space.px(self.told_size):
            text_fit.note_cut(self.told)
        lines = paint.balanced(theme.BODY_FONT, px, self.told, self.rect.width) if self.told else ()
        upper, step = round(title.px * 1.3), round(px * 1.25)
        y = self.rect.centery - (upper + len(lines) * step) // 2
        place = pygame.Rect(self.rect.left, y, self.rect.width, upper)
        outline = self.space.px(self.outline) if self.outline else 0
        text_fit.put(surface, self.font, title, place, self.colour, outline=outline)
        for number, line in enumerate(lines):
            image = paint.words(theme.BODY_FONT, px, line, theme.MUTED)
            surface.blit(image, (self.rect.left, y + upper + number * step))


class Panel(Scenery):
    """A plate that other things lie on."""

    def __init__(self, area: Area, material: str = "slate", *, radius: float = 22, line: float = 4) -> None:
        super().__init__(area)
        self.material = material
        self.radius = radius
        self.line = line

    def shadow(self) -> pygame.Surface:
        """Gives the shadow that it casts."""
        return paint.shadow(self.rect.size, self.space.px(self.radius), self.space.px(12))

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.space.px(self.radius)
        soft = self.shadow()
        surface.blit(soft, soft.get_rect(center=(self.rect.centerx, self.rect.centery + self.space.px(6))))
        surface.blit(paint.plate(self.rect.size, radius, self.material, self.space.px(self.line)), self.rect)


class Picture(Scenery):
    """An icon."""

    def __init__(self, area: Area, icon: str) -> None:
        super().__init__(area)
        self.icon = icon

    def draw(self, surface: pygame.Surface) -> None:
        image = paint.icon(self.icon, min(self.rect.size))
        surface.blit(image, image.get_rect(center=self.rect.center))


class Empty(Scenery):
    """What stands where nothing is yet: a pale picture and a sentence."""

    def __init__(self, area: Area, icon: str, text: str, *, size: float = 22, colour: Colour = theme.MUTED) -> None:
        super().__init__(area)
        self.icon = icon
        self.text = text
        self.size = size
        self.colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        if not self.text:
            return
        px, gap = self.space.font_px(self.size), self.space.px(14)
        lines = paint.balanced(theme.ITALIC_FONT, px, self.text, self.rect.width)
        step = round(px * 1.3)
        side = max(1, min(self.space.px(104), self.rect.height - len(lines) * step - gap))
        y = self.rect.centery - (side + gap + len(lines) * step) // 2
        image = _pale(self.icon, side)
        surface.blit(image, image.get_rect(midtop=(self.rect.centerx, y)))
        for number, line in enumerate(lines):
            words = paint.words(theme.ITALIC_FONT, px, line, self.colour)
            surface.blit(words, words.get_rect(midtop=(self.rect.centerx, y + side + gap + number * step)))


@lru_cache(maxsize=8)
def _pale(icon: str, side: int) -> pygame.Surface:
    image = paint.icon(icon, side).copy()
    image.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return image


class Badge(Scenery):
    """The mark of a seat."""

    def __init__(self, area: Area, seat: int, letter: str = "") -> None:
        super().__init__(area)
        self.seat = seat
        self.letter = letter

    def draw(self, surface: pygame.Surface) -> None:
        image = paint.seat_badge(self.seat, min(self.rect.size), self.letter)
        surface.blit(image, image.get_rect(center=self.rect.center))
