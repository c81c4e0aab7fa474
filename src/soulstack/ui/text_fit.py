"""Words in a box: first a little smaller, then on more lines, and only then cut, with the whole of it as a tip.

Another language is longer, and so is larger text. Whoever draws words into a box asks here; a test watches what had to be cut.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

import pygame
from attrs import frozen

from soulstack.ui import paint, theme
from soulstack.ui.theme import Colour

LITTLE: Final = 0.8
"""How small words may become on one line while there is room for a second."""
LEAST: Final = 0.62
"""How small words may become at all."""
LINE: Final = 1.14
"""The height of a line of several, in letters."""
SMALLEST: Final = 8


@frozen
class Fitted:
    """Words as they fit."""

    px: int
    lines: tuple[str, ...]
    cut: bool = False

    @property
    def height(self) -> int:
        """How high the lines are together."""
        return len(self.lines) * round(self.px * LINE) if len(self.lines) > 1 else self.px


class _Watch:
    """What was cut since a test began to watch."""

    cut: set[str] | None = None


@contextmanager
def watching() -> Iterator[set[str]]:
    """Collects the words that had to be cut meanwhile."""
    fit.cache_clear()
    _Watch.cut = set()
    try:
        yield _Watch.cut
    finally:
        _Watch.cut = None


def note_cut(text: str) -> None:
    """Notes that words did not fit."""
    if _Watch.cut is not None:
        _Watch.cut.add(text)


@lru_cache(maxsize=512)
def fit(font: str, px: int, text: str, width: int, height: int = 0) -> Fitted:
    """Fits words into a width; with a height they may take several lines."""
    if not text:
        return Fitted(px, ("",))
    several = height >= 2 * round(max(SMALLEST, px * LEAST) * LINE)
    least = max(SMALLEST, round(px * (LITTLE if several else LEAST)))
    for size in range(px, min(px, least) - 1, -1):
        if theme.font(font, size).size(text)[0] <= width:
            return Fitted(size, (text,))
    least = max(SMALLEST, round(px * LEAST))
    for size in range(px, least - 1, -1) if several else ():
        lines = paint.wrap(font, size, text, width)
        whole = all(theme.font(font, size).size(word)[0] <= width for word in text.split())
        if whole and len(lines) * round(size * LINE) <= height:
            return Fitted(size, paint.balanced(font, size, text, width))
    note_cut(text)
    return Fitted(least, (shortened(theme.font(font, least), text, width),), cut=True)


def shortened(face: pygame.font.Font, text: str, width: int) -> str:
    """Cuts words to a width and marks that with an ellipsis."""
    while text and face.size(text.rstrip() + "…")[0] > width:
        text = text[:-1]
    return text.rstrip() + "…"


def put(
    surface: pygame.Surface,
    font: str,
    fitted: Fitted,
    rect: pygame.Rect,
    colour: Colour,
    *,
    align: str = "left",
    outline: int = 0,
) -> pygame.Rect:
    """Draws fitted words into a box, in the middle of its height, and gives the place they took."""
    step = round(fitted.px * LINE)
    middle = rect.centery - step * (len(fitted.lines) - 1) // 2
    taken = pygame.Rect(rect.centerx, rect.centery, 0, 0)
    for line in fitted.lines:
        image = paint.words(font, fitted.px, line, colour, outline)
        place = image.get_rect(centery=middle)
        if align == "centre":
            place.centerx = rect.centerx
        elif align == "right":
            place.right = rect.right
        else:
            place.left = rect.left
        surface.blit(image, place)
        taken = place if not taken.width else taken.union(place)
        middle += step
    return taken
