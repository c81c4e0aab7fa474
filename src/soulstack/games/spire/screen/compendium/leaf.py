"""The paper of the large view: chapters of words, of plates with numbers, and of what an enemy does line by line."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from soulstack.games.spire.play.component import Chapter, Line
from soulstack.ui import paint, text_fit, theme
from soulstack.ui.cards import textlay
from soulstack.ui.paint import PREMULTIPLIED
from soulstack.ui.scenery import Area
from soulstack.ui.scrolling import ScrollArea

SIZES: Final = (21, 19.5, 18, 17)
"""How large the words may be, the best first."""
WARNS: Final[theme.Colour] = (150, 40, 30)
HARMS: Final[theme.Colour] = (170, 36, 28)
_Paint = Callable[[pygame.Surface, int], None]
Part = tuple[int, _Paint]
"""How high something is, and what paints it at a height."""


class Leaf(ScrollArea):
    """Chapters on paper, as large as they fit; longer ones are scrolled."""

    def __init__(self, area: Area, chapters: Sequence[Chapter], *, still: bool = False) -> None:
        super().__init__(area, still=still, pad=18)
        self.chapters = tuple(chapters)
        self._image: pygame.Surface | None = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """The keys come here only when there is something to scroll."""
        return self.furthest > 0

    def measure(self) -> None:
        parts: list[Part] = []
        high = 0
        for size in SIZES:
            parts = self._lay(self.space.font_px(size))
            high = sum(part for part, _ in parts)
            if high <= self.inner.height:
                break
        image = pygame.Surface((max(40, self.inner.width), max(1, high)), pygame.SRCALPHA)
        y = 0
        for part, draw in parts:
            draw(image, y)
            y += part
        self._image, self.length = image, high

    def draw_content(self, surface: pygame.Surface) -> None:
        if self._image is not None:
            surface.blit(self._image, (self.inner.left, self.inner.top - self.offset))

    # -- laying out -------------------------------------------------------------------------------------------------

    def _lay(self, px: int) -> list[Part]:
        parts: list[Part] = []
        for chapter in self.chapters:
            if parts:
                parts.append((round(px * 0.55), _nothing))
            if chapter.heading:
                parts.append(self._heading(chapter, px))
            for number, line in enumerate(chapter.lines):
                if number:
                    parts.append((round(px * 0.3), _nothing))
                parts.append(self._line(line, px, WARNS if chapter.warns else theme.PAPER_TEXT))
        return parts

    def _heading(self, chapter: Chapter, px: int) -> Part:
        width, size = max(40, self.inner.width), round(px * 1.12)
        fitted = text_fit.fit(theme.TITLE_FONT, size, chapter.heading, width)
        colour = WARNS if chapter.warns else theme.PAPER_MUTED

        def draw(image: pygame.Surface, y: int) -> None:
            text_fit.put(image, theme.TITLE_FONT, fitted, pygame.Rect(0, y, width, round(size * 1.25)), colour)

        return round(size * 1.5), draw

    def _line(self, line: Line, px: int, colour: theme.Colour) -> Part:
        if line.cells:
            return self._cells(line, px)
        if line.bits:
            return self._bits(line, px)
        return self._words(line, px, colour)

    def _words(self, line: Line, px: int, colour: theme.Colour) -> Part:
        text = f"{line.label}: {line.text}" if line.label else f"• {line.text}" if len(line.text) > 1 else line.text
        box = textlay.layout((text,), max(40, self.inner.width), px, as_book=True)
        step = round(px * textlay.LINE_HEIGHT)

        def draw(image: pygame.Surface, y: int) -> None:
            for block in box.blocks:
                if block.label:
                    textlay.draw_line(image, (block.label,), 0, y, px=px, colour=colour)
                for each in block.lines:
                    textlay.draw_line(image, each.words, block.label_width, y, px=px, colour=colour)
                    y += step

        return box.height, draw

    # -- plates -----------------------------------------------------------------------------------------------------

    def _cells(self, line: Line, px: int) -> Part:
        """Lays plates with an icon and a number each side by side, on as many rows as they need."""
        high, gap = round(px * 1.7), round(px * 0.4)
        face = theme.font(theme.BOLD_FONT, px)
        rows: list[list[tuple[int, int, str, str]]] = [[]]
        x = 0
        for icon, number in line.cells:
            wide = high + face.size(number)[0] + gap
            if x and x + wide > self.inner.width:
                rows.append([])
                x = 0
            rows[-1].append((x, wide, icon, number))
            x += wide + gap

        def draw(image: pygame.Surface, y: int) -> None:
            for row in rows:
                for left, wide, icon, number in row:
                    image.blit(paint.plate((wide, high), high // 3, "glass", self.space.px(2)), (left, y))
                    sign = paint.sign(icon, round(high * 0.66))
                    image.blit(sign, (left + round(high * 0.2), y + round(high * 0.17)), special_flags=PREMULTIPLIED)
                    words = paint.words(theme.BOLD_FONT, px, number, theme.CREAM)
                    image.blit(words, words.get_rect(midleft=(left + high, y + high // 2)))
                y += high + gap

        return len(rows) * (high + gap) - gap, draw

    def _bits(self, line: Line, px: int) -> Part:
        """Lays a line of an enemy card: its icons with their numbers, and beside or below them the same in words."""
        size, small = round(px * 1.3), max(9, round(px * 0.82))
        inset, label = round(px * 0.5), round(px * 2.1) if line.label else 0
        room = max(40, self.inner.width - label - 2 * inset)
        while size > 9 and _wide(line, size) > room:
            size -= 1
        words = ", ".join(f"{bit.word} {bit.number}".strip() for bit in line.bits)
        if line.note:
            words = f"{words} ({line.note})"
        aside = _wide(line, size) + px
        beside = theme.font(theme.BODY_FONT, small).size(words)[0] <= room - aside
        told = (words,) if beside else paint.wrap(theme.BODY_FONT, small, words, room)
        top, step = round(px * 1.7), round(small * 1.25)
        high = top if beside else top + step * len(told) + round(px * 0.2)

        def draw(image: pygame.Surface, y: int) -> None:
            tone = (150, 136, 120) if line.grey else (206, 186, 150)
            image.blit(paint.plain((self.inner.width, high), self.space.px(9), tone, 120), (0, y))
            if line.label:
                number = paint.words(theme.TITLE_FONT, round(px * 1.1), line.label, theme.PAPER_TEXT)
                image.blit(number, number.get_rect(center=(inset // 2 + label // 2, y + high // 2)))
            left = label + inset
            _put_bits(image, line, size, left, y + top // 2)
            for at, each in enumerate(told):
                text = paint.words(theme.BODY_FONT, small, each, theme.PAPER_MUTED)
                if beside:
                    image.blit(text, text.get_rect(midright=(self.inner.width - inset, y + top // 2)))
                else:
                    image.blit(text, (left, y + top - round(px * 0.1) + step * at))

        return high, draw


def _put_bits(image: pygame.Surface, line: Line, size: int, left: int, middle: int) -> None:
    """Puts the icons of a line with their numbers."""
    x = left
    for bit in line.bits:
        sign = paint.sign(bit.icon, size)
        image.blit(sign, sign.get_rect(midleft=(x, middle)), special_flags=PREMULTIPLIED)
        x += size + round(size * 0.12)
        if bit.number:
            colour = HARMS if bit.harms else theme.PAPER_TEXT
            number = paint.words(theme.BOLD_FONT, round(size * 0.86), bit.number, colour)
            image.blit(number, number.get_rect(midleft=(x, middle)))
            x += number.get_width()
        x += round(size * 0.4)


def _wide(line: Line, size: int) -> int:
    face = theme.font(theme.BOLD_FONT, round(size * 0.86))
    gap = size + round(size * 0.12) + round(size * 0.4)
    return sum(gap + (face.size(bit.number)[0] if bit.number else 0) for bit in line.bits)


def _nothing(image: pygame.Surface, y: int) -> None:
    """Paints nothing: a gap."""
