"""Words on several lines of a box: as large as they are wanted, smaller where that is too much."""

from typing import TYPE_CHECKING, Final, Protocol

import pygame
from attrs import frozen

from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.brush import Brush
    from soulstack.ui.paint.kit import Kit

LEAST: Final = 9.5


class Writer(Protocol):
    """Whoever writes: a desk, or a screen of forms by its brush."""

    @property
    def kit(self) -> "Kit":
        """What letters are made with."""
        ...

    @property
    def brush(self) -> "Brush":
        """What writes them."""
        ...


@frozen
class Pen:
    """Writes with a brush alone."""

    brush: "Brush"

    @property
    def kit(self) -> "Kit":
        """What letters are made with."""
        return self.brush.kit


@frozen
class Lines:
    """Words as they fit."""

    size: float
    lines: tuple[str, ...]
    step: float
    face: str = theme.BOLD_FONT

    @property
    def height(self) -> float:
        """How high they are together."""
        return self.step * len(self.lines)


def fitted(desk: Writer, words: str, size: float, width: float, height: float, face: str = theme.BOLD_FONT) -> Lines:
    """Breaks words into lines that fit a box; the letters become smaller before anything is cut."""
    kit = desk.kit
    while True:
        step = kit.line_height(size, face)
        most = max(1, int((height + 1) / step))
        lines = kit.wrap(words, size, width, face)
        if len(lines) <= most or size * kit.text_scale <= LEAST:
            if len(lines) > most:
                lines = kit.wrap(words, size, width, face, most)
            return Lines(size, tuple(lines), step, face)
        size -= 0.5


def draw_lines(
    surface: pygame.Surface, desk: Writer, found: Lines, box: Box, colour: Colour, *, middle: bool = False
) -> None:
    """Writes lines from the top of a box down, or in the middle of its height."""
    top = box.y + ((box.h - found.height) / 2 if middle else 0.0)
    for k, line in enumerate(found.lines):
        desk.brush.line(surface, line, box.x, top + found.step * (k + 0.5), found.size, colour, 0.0, face=found.face)
