"""Keys as they lie on a keyboard: small caps of paper, for lists and cards of keys."""

from collections.abc import Sequence

import pygame

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.scenery import Area, Scenery
from soulstack.ui.units import Space


def draw_caps(surface: pygame.Surface, space: Space, caps: Sequence[str], right: tuple[int, int], px: int) -> int:
    """Draws keys that end at a point and gives how wide they are together."""
    high = round(px * 1.6)
    x = right[0]
    for cap in reversed(caps):
        image = paint.words(theme.BOLD_FONT, px, cap, theme.PAPER_TEXT)
        box = pygame.Rect(0, 0, max(high, image.get_width() + space.px(16)), high)
        box.midright = (x, right[1])
        # A cap is thicker below, as if it could be pressed.
        surface.blit(paint.plain(box.size, space.px(6), theme.INK), box.move(0, space.px(2)))
        surface.blit(paint.plate(box.size, space.px(6), "paper", space.px(2)), box)
        surface.blit(image, image.get_rect(center=box.center))
        x = box.left - space.px(7)
    return right[0] - x


class Cap(Scenery):
    """One key, in the middle of its area."""

    focusable = False

    def __init__(self, area: Area, cap: str, size: float = 13) -> None:
        super().__init__(area)
        self.cap, self.size = cap, size

    def draw(self, surface: pygame.Surface) -> None:
        px = min(self.space.font_px(self.size), round(self.rect.height * 0.4))
        draw_caps(surface, self.space, (self.cap,), (self.rect.right, self.rect.centery), px)


class KeyRows(Scenery):
    """Keys with what they do, in two columns."""

    focusable = False

    def __init__(self, area: Area, rows: Sequence[tuple[Sequence[str], str]]) -> None:
        super().__init__(area)
        self.rows = tuple((tuple(caps), words) for caps, words in rows)
        self._image: pygame.Surface | None = None

    def layout(self, space: Space) -> None:
        super().layout(space)
        # Finding the size takes longer than a frame, and nothing on it changes.
        self._image = None

    @property
    def half(self) -> int:
        """How many rows the left column has."""
        return -(-len(self.rows) // 2)

    def _caps_px(self, px: int) -> int:
        return round(px * 0.86)

    def _before(self, column: int, px: int) -> int:
        """Gives the pixels of the widest keys of a column, and no more: what they do is longer."""
        space, small = self.space, self._caps_px(px)
        face = theme.font(theme.BOLD_FONT, small)
        return max(
            sum(max(round(small * 1.6), face.size(cap)[0] + space.px(16)) for cap in caps)
            + (len(caps) - 1) * space.px(7)
            for caps, _ in self.rows[column * self.half : (column + 1) * self.half]
        )

    def _lines(self, px: int) -> list[tuple[str, ...]]:
        """Breaks what each row says at a size of letters."""
        wide = self.rect.width // 2 - self.space.px(26)
        room = [wide - self._before(column, px) for column in (0, 1)]
        return [
            paint.balanced(theme.BODY_FONT, px, words, room[number // self.half])
            for number, (_, words) in enumerate(self.rows)
        ]

    def _heights(self, px: int) -> list[int]:
        least = round(self._caps_px(px) * 1.6) + self.space.px(5)
        return [max(least, round(len(lines) * px * text_fit.LINE) + self.space.px(4)) for lines in self._lines(px)]

    def px(self) -> int:
        """Gives the one size at which all rows fit; a long one takes two lines before all become small."""
        px = self.space.font_px(18)
        while px > text_fit.SMALLEST:
            heights = self._heights(px)
            if max(sum(heights[: self.half]), sum(heights[self.half :])) <= self.rect.height:
                break
            px -= 1
        return px

    def draw(self, surface: pygame.Surface) -> None:
        if self._image is None:
            self._image = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            self._paint(self._image)
        surface.blit(self._image, self.rect)

    def _paint(self, surface: pygame.Surface) -> None:
        space, px = self.space, self.px()
        lines, heights = self._lines(px), self._heights(px)
        # Both columns have the same air between their rows.
        air = (self.rect.height - max(sum(heights[: self.half]), sum(heights[self.half :]))) / self.half
        y = 0.0
        for number, (caps, _) in enumerate(self.rows):
            column = number // self.half
            if number % self.half == 0:
                y = 0.0
            before = self._before(column, px)
            left = column * (self.rect.width // 2)
            high = heights[number] + air
            place = pygame.Rect(left + before + space.px(14), round(y), self.rect.width // 2, round(high))
            draw_caps(surface, space, caps, (left + before, place.centery), self._caps_px(px))
            text_fit.put(surface, theme.BODY_FONT, text_fit.Fitted(px, lines[number]), place, theme.CREAM)
            y += high
