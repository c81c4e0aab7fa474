"""Where the window can go: a name, or a record of what is shown there.

Scenes name each other only here, so that none of them has to know another one; `router` makes what is named. The fields of
a record are the words that its scene is made with. They are never printed, and making them so takes half the time before the
first picture.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import frozen

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook


@frozen(repr=False)
class Place:
    """A scene together with what it shows."""

    way: ClassVar[str]
    """The name of the way to it."""


@frozen(repr=False)
class Message(Place):
    """Something to be told."""

    way = "message"
    text: str
    title: str = "Soulstack"
    on_close: Callable[[], None] | None = None


Deed = Callable[[], None]


@frozen(repr=False)
class Ask(Place):
    """A question before something that cannot be undone, with what can be done."""

    way = "ask"
    text: str
    title: str
    answers: Sequence[tuple[str, Deed]]


@frozen(repr=False)
class Slots(Place):
    """Saved games; with a session, they can be added to."""

    way = "slots"
    session: Any = None
    key: str = ""
    """The key of the game; empty for the one that is shown."""


@frozen(repr=False)
class HowToPlay(Place):
    """How a game is played, in a few pages."""

    way = "how to play"
    game: str = ""
    """The key of the game; empty for the one that is shown."""
    over_book: bool = False
    """Whether the rule book lies open below."""


@frozen(repr=False)
class Rules(Place):
    """The rule book, open at a rule."""

    way = "rules"
    rule: str = ""
    game: str = ""
    """The key of the game; empty for the one that is shown."""


@frozen(repr=False)
class Card(Place):
    """One card of several, large."""

    way = "card"
    book: "CardBook"
    ids: Sequence[str]
    at: int = 0
    on_turn: Callable[[int], None] | None = None
    seen: Mapping[str, int] | None = None
    game: str = ""
    """The key of the game; empty for the one that is shown."""


@frozen(repr=False)
class Curtain(Place):
    """What hides a hand until a seat has come to the screen."""

    way = "curtain"
    session: Any
    seat: int
    name: str
    lift: Callable[[], None]


@frozen(repr=False)
class Pause(Place):
    """A break at a table."""

    way = "pause"
    session: Any


@frozen(repr=False)
class PlayOn(Place):
    """Who plays on from a moment of a recorded game."""

    way = "play on"
    session: Any


@frozen(repr=False)
class NewGame(Place):
    """What is to be played, and by whom."""

    way = "new game"
    shared: bool = False
    """Whether friends at one screen are to play."""
    tab: str = ""
    """The page that is open."""


@frozen(repr=False)
class Table(Place):
    """A game under way."""

    way = "table"
    session: Any
    book: "CardBook | None" = None


@frozen(repr=False)
class Result(Place):
    """How a game has ended."""

    way = "result"
    session: Any


@frozen(repr=False)
class Replay(Place):
    """A recorded game."""

    way = "replay"
    session: Any


@frozen(repr=False)
class Lesson(Place):
    """A lesson at the real table."""

    way = "lesson"
    lesson: Any
