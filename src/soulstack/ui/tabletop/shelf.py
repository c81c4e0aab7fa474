"""Pictures that outlive a table: the next one with the same size, words and colours finds them painted.

Laying a table from nothing takes several frames' time, and the next game needs nearly the same plates, words and cards.
One set is kept at most, so a table that is left costs no more memory than the one that follows it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import pygame
from attrs import define

from soulstack.app.language import spoken
from soulstack.ui import theme
from soulstack.ui.cards import FaceCache
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.looks import Book, Looks

Drawn = TypeVar("Drawn", bound=Looks)


class Kind(NamedTuple):
    """What the pictures of a table depend on, beside the language and the colours."""

    size: tuple[int, int]
    scale: float
    text_scale: float


@define(eq=False)
class Pictures(Generic[Drawn]):
    """All that is painted for tables of one kind."""

    kit: Kit
    looks: Drawn
    cards: Mapping[str, Any]
    key: object
    ground: pygame.Surface | None = None
    ground_key: object = None
    base: pygame.Surface | None = None
    layer: pygame.Surface | None = None

    def clear(self) -> None:
        """Drops every picture: whoever still holds the tools may be found by the collector much later."""
        self.kit.clear()
        self.looks.clear()
        self.ground = self.base = self.layer = None


class _Kept:
    """The one set that nobody uses now."""

    pictures: Pictures[Any] | None = None


def take(
    make: Callable[[Kit, FaceCache, Any], Drawn],
    faces: FaceCache,
    book: Book,
    kind: Kind,
    *,
    before: Pictures[Drawn] | None = None,
) -> Pictures[Drawn]:
    """Gives the pictures that a table had before or that the last one left, when they fit, else an empty set.

    `make` draws the cards of a game; tables of another game find nothing.
    """
    key = (make, kind, spoken().code, theme.SEATS, theme.GOOD, theme.BAD, theme.MUTED, theme.WOOD, theme.SLATE)
    # A table that was made before the last one left has an empty set of its own.
    known = (before, _Kept.pictures) if before is not None and before.kit.shapes.bytes else (_Kept.pictures, before)
    found: Pictures[Any] | None = next(
        (each for each in known if each is not None and _fits(each, key, faces, book)), None
    )
    if before is not None and before is not found:
        before.clear()
    if found is None:
        kit = Kit(kind.scale, kind.text_scale)
        return Pictures(kit, make(kit, faces, book), book.cards, key)
    if found is _Kept.pictures:
        _Kept.pictures = None
    found.looks.book = book
    return found


def _fits(kept: Pictures[Any], key: object, faces: FaceCache, book: Book) -> bool:
    return kept.key == key and kept.looks.faces is faces and kept.cards is book.cards


def leave(pictures: Pictures[Any]) -> None:
    """Keeps pictures for the next table; what was kept before goes."""
    if _Kept.pictures is not pictures:
        forget()
    _Kept.pictures = pictures


def forget() -> None:
    """Drops what is kept."""
    kept, _Kept.pictures = _Kept.pictures, None
    if kept is not None:
        kept.clear()
