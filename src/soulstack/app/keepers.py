"""What keeps a game while it is played: checkpoints, the autosave and the count at its end. Each listens to the game's bus.

They are told of an answer before anybody sees what came of it (`When.KEEP`), in the order in which they subscribed: a save has
the digest of its own moment in it.
"""

from collections.abc import Callable
from typing import Any, Protocol

from attrs import define, field

from soulstack.app.autosave import Saver
from soulstack.app.events import Applied, TakenBack
from soulstack.app.playback import CHECKPOINT_EVERY
from soulstack.app.saves import Save
from soulstack.kernel.record import Record, digest


class Played(Protocol):
    """What is kept: a game with its record."""

    @property
    def state(self) -> Any:
        """The game as it stands."""
        ...

    @property
    def record(self) -> Record:
        """What led to it."""
        ...

    def to_save(self) -> Save:
        """Give the game as it is kept."""
        ...


class Counting(Protocol):
    """The count of one game, made by a thread of its own."""

    @property
    def tally(self) -> Any:
        """What the game came to, once it is counted."""
        ...


@define(eq=False)
class Checkpoints:
    """Writes the digest of the state into the record now and then, and at the end."""

    game: Played

    def note(self, _: Applied) -> None:
        """Take in an answer."""
        record = self.game.record
        if len(record.answers) % CHECKPOINT_EVERY == 0 or self.game.state.over:
            record.checkpoints[len(record.answers)] = digest(self.game.state)


@define(eq=False)
class Autosave:
    """Hands every new moment of the game to the thread that writes it."""

    game: Played
    saver: Saver

    def note(self, _: Applied | TakenBack) -> None:
        """Take in that the game stands elsewhere."""
        self.saver.save(self.game.to_save())


@define(eq=False)
class Count:
    """Has a game counted as soon as it is over, once."""

    game: Played
    begin: Callable[[], Counting]
    found: Counting | None = field(init=False, default=None)

    def note(self, _: Applied) -> None:
        """Take in an answer."""
        self.look()

    def look(self) -> None:
        """Begin to count a game that is over."""
        if self.game.state.over:
            self.give_up()

    def give_up(self) -> None:
        """Begin to count a game as it stands."""
        if self.found is None:
            self.found = self.begin()
