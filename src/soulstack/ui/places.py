"""Where the window can go: a name, or a record of what is shown there.

Scenes name each other only here, so that none of them has to know another one; `router` makes what is named. The fields of
a record are the words that its scene is made with.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import frozen

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook


@frozen
class Place:
    """A scene together with what it shows."""

    way: ClassVar[str]
    """The name of the way to it."""


@frozen
class Message(Place):
    """Something to be told."""

    way = "message"
    text: str
    title: str = "Soulstack"
    on_close: Callable[[], None] | None = None


@frozen
class Rules(Place):
    """The rule book, open at a rule."""

    way = "rules"
    rule: str = ""


@frozen
class Card(Place):
    """One card of several, large."""

    way = "card"
    book: "CardBook"
    ids: Sequence[str]
    at: int = 0
    on_turn: Callable[[int], None] | None = None
    seen: Mapping[str, int] | None = None


@frozen
class Curtain(Place):
    """What hides a hand until a seat has come to the screen."""

    way = "curtain"
    session: Any
    seat: int
    name: str
    lift: Callable[[], None]


@frozen
class Pause(Place):
    """A break at a table."""

    way = "pause"
    session: Any


@frozen
class PlayOn(Place):
    """Who plays on from a moment of a recorded game."""

    way = "play on"
    session: Any


@frozen
class NewGame(Place):
    """What is to be played, and by whom."""

    way = "new game"
    shared: bool = False


@frozen
class Table(Place):
    """A game under way."""

    way = "table"
    session: Any
    book: "CardBook | None" = None


@frozen
class Result(Place):
    """How a game has ended."""

    way = "result"
    session: Any


@frozen
class Replay(Place):
    """A recorded game."""

    way = "replay"
    session: Any


@frozen
class Lesson(Place):
    """A lesson at the real table."""

    way = "lesson"
    lesson: Any
