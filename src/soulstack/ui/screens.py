"""What a game brings to the window: the ways to its own screens, and what the shared ones show of it."""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame
from attrs import frozen

from soulstack.ui.places import Place
from soulstack.ui.primer import PrimerPage

if TYPE_CHECKING:
    from soulstack.app.save_schema import Meta
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.cards.painter import FacePainter
    from soulstack.ui.loop import App
    from soulstack.ui.units import Space


@frozen(kw_only=True, repr=False)
class Filter:
    """One of the lists by which the gallery narrows what it shows."""

    key: str
    every: str
    """The word for not narrowing it at all."""
    options: Callable[[Mapping[str, Any]], list[tuple[str, str]]]
    """Lists the values that can be chosen, each with its words in the player's language."""
    values: Callable[[Any], Collection[str]]
    """Gives the values that a card has."""


def _no_words() -> Mapping[str, str]:
    return {}


def _nothing_seen() -> Mapping[str, int]:
    return {}


@frozen(kw_only=True, repr=False)
class Shelves:
    """How the gallery sorts the cards of a game."""

    kinds: tuple[tuple[str, str], ...] = ()
    """The kinds to choose from side by side, each with its word; an empty one for all of them."""
    order: tuple[str, ...]
    """All kinds in the order in which cards lie."""
    kind_of: Callable[[Any], str]
    """Gives the kind of a card as a person would sort it."""
    with_kind: Mapping[str, str] = {}
    """Kinds that are shown with another one and cannot be chosen for themselves."""
    filters: tuple[Filter, ...] = ()
    """The lists that fold down."""
    searched: Callable[[Any], str]
    """Gives all words of a card that a search goes through, but its name."""
    rank: Callable[[Any], tuple[Any, ...]] = lambda _: ()
    """Gives what sorts the cards of one kind before their names do."""
    face: str = "table"
    """Which face of the cards lies there: the one for the table, or the full one with its text."""
    flips: bool = False
    """Whether cards have an upgraded side that U turns up."""
    seen: Callable[[], Mapping[str, int]] = _nothing_seen
    """Gives in how many games this player has seen each card."""


class Half(Protocol):
    """A game's part of the title: a place of its own in the picture that all games share.

    Everything is painted for the whole window, with the part that is seen round a middle, in units.
    """

    def sketch(self, space: "Space", middle: float) -> pygame.Surface:
        """Gives what is seen in the first picture of the program; it must be there at once."""
        ...

    def paint(self, space: "Space", middle: float) -> pygame.Surface | None:
        """Paints the place, by a thread that nobody waits for; nothing when the sketch is all of it."""
        ...

    def draw(self, surface: pygame.Surface, space: "Space", middle: float) -> None:
        """Draws what moves there."""
        ...


@frozen(kw_only=True, repr=False)
class Telling:
    """How lists speak of a game that is kept: of what its `Meta` says."""

    far: "Callable[[Meta], str]"
    """Says how far it has come."""
    who: "Callable[[Meta], str]"
    """Names who plays."""
    brief: "Callable[[Meta], str]"
    """Says both in a few words, within a sentence."""
    end: "Callable[[Meta], str]"
    """Says how it has ended."""
    state: "Callable[[Meta], str] | None" = None
    """Names who plays and how each stands, where a game tells that."""


@frozen(kw_only=True, repr=False)
class Screens:
    """A game as the window sees it.

    The title asks for it, so making one must not read the rules or the cards; what does is behind a call.
    """

    ways: Mapping[str, str]
    """The ways to its own scenes, as `router.WAYS`."""
    read_ahead: tuple[str, ...]
    """Modules that are read while the player looks at the title."""
    line: str
    """What stands below the name of the game on the title."""
    half: "Callable[[App], Half]"
    """Gives its part of the title."""
    material: str
    """What its door on the title is made of."""
    begin: str
    """What beginning anew is called."""
    also: tuple[tuple[str, Place | str], ...]
    """Further ways into the game, from the title."""
    telling: Telling
    short: str
    """What is said above the rules about the letters in them."""
    rule_words: Callable[[], Mapping[str, str]] = _no_words
    """Gives the rule for each word that one explains, in the player's language."""
    primer: tuple[PrimerPage, ...] = ()
    """How it is played, in a few pages before the rule book."""
    samples: tuple[str, ...]
    """A few cards that stand for all of them."""
    shelves: Shelves
    lesson_cards: Mapping[str, tuple[str, ...]]
    """Cards that come up in each lesson."""
    painter: Callable[[], "FacePainter"]
    """Gives who draws the faces of its cards."""
    card_book: Callable[[], "CardBook"]
    """Gives the faces of all cards, those of packs too."""
    refusals: Callable[[], tuple[type[Exception], ...]]
    """Gives what is raised, with a sentence, when no game can be dealt as it was asked for."""
    frame_times: Callable[[tuple[int, int], int], list[float]]
    """Draws so many frames of a crowded table at a size and gives the seconds of each, for the benchmark."""
    keep_position: Callable[[Any, Path, str], None]
    """Writes the table that a session shows to a file, as a scenario with a title."""
