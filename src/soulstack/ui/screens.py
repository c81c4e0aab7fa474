"""What a game brings to the window: the ways to its own screens, and what the shared ones show of it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.cards.painter import FacePainter


@frozen(kw_only=True, repr=False)
class Shelves:
    """How the gallery sorts the cards of a game."""

    kinds: tuple[tuple[str, str], ...]
    """The kinds to choose from, each with its word; an empty one for all of them."""
    order: tuple[str, ...]
    """All kinds in the order in which cards lie."""
    kind_of: Callable[[Any], str]
    """Gives the kind of a card as a person would sort it."""
    with_kind: Mapping[str, str] = {}
    """Kinds that are shown with another one and cannot be chosen for themselves."""


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
    """What stands below the name on the title."""
    fan: tuple[tuple[str, float, float, float], ...]
    """The cards that lie on the title: the back, the turn in degrees and the middle in units."""
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
