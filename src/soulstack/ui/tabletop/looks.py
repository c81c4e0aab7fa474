"""What a table needs to know of its cards: what each shows, where it lies, and how it is drawn.

A game has its own `Look`, with everything that its cards can show, and draws it; the table only carries looks about.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import pygame

from soulstack.ui.cards import FaceCache
from soulstack.ui.geometry import Box, Spot

Key = tuple[str, int]
"""What a sprite stands for: a kind of thing, and which one."""


class Look(Protocol):
    """What a card shows; two equal looks have the same picture."""

    @property
    def card(self) -> str:
        """The card's id; empty for a back."""

    def __hash__(self) -> int: ...


class Placement(Protocol):
    """One thing on the table."""

    @property
    def spot(self) -> Spot:
        """Where it lies."""

    @property
    def look(self) -> Look:
        """What it shows."""

    @property
    def box(self) -> Box:
        """The place that it takes."""


class Keyword(Protocol):
    """A keyword with what it means."""

    @property
    def word(self) -> str: ...
    @property
    def meaning(self) -> str: ...


class Book(Protocol):
    """What is known about cards by their ids."""

    @property
    def cards(self) -> Mapping[str, Any]:
        """All cards."""

    def name(self, card_id: str, /) -> str:
        """Gives a card's name."""

    def keywords(self, card_id: str, /) -> Sequence[Keyword]:
        """Lists the keywords that have an explanation."""


class Looks(Protocol):
    """Makes the pictures of cards for one size of window and keeps them; sizes are in units."""

    book: Any
    """The `Book` of the game's cards."""

    @property
    def faces(self) -> FaceCache:
        """Where the faces come from."""

    def plain(self, card: str, /) -> Look:
        """Gives the look of a card with nothing on it."""

    def sprite(self, look: Any, width: float, angle: float = 0.0, alpha: float = 1.0) -> pygame.Surface:
        """Gives a card with its shadow and all that lies on it; blit it by its centre."""

    def is_final(self, look: Any, width: float) -> bool:
        """Tells whether a picture of this width will not get better."""

    def face(self, card: str, width: float) -> pygame.Surface:
        """Gives a face without shadow, or a back until it is drawn."""

    def large(self, card: str, width: float = ...) -> pygame.Surface:
        """Gives a face with its text."""

    def thumb(self, card: str, width: float) -> pygame.Surface:
        """Gives a small face beside which the card's name is written."""

    def thumb_ready(self, card: str) -> bool:
        """Tells whether that one is drawn, and asks for it otherwise."""

    def want_large(self, card: str) -> None:
        """Asks for the face with its text."""

    def ready(self, card: str) -> bool:
        """Tells whether the face of a card is drawn already."""

    def want(self, card: str) -> None:
        """Asks for a face to be drawn in one of the next frames."""

    def clear(self) -> None:
        """Forgets all pictures."""
