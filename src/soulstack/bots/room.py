"""What the shared layers ask of a game's bots: who there is, how one is made, and how it hears from another process."""

from collections.abc import Mapping
from typing import Any, Protocol

from soulstack.bots.specs import BotSpecs
from soulstack.kernel.agents import Agent


class Line(Protocol):
    """One end of the line to the bots' process: what is on both ends already need not travel."""

    def pack(self, view: Any) -> Any:
        """Make a view ready to travel."""
        ...

    def unpack(self, parcel: Any) -> Any:
        """Give the view that travelled."""
        ...


class BotsRoom(Protocol):
    """The bots of a game; a module of this shape."""

    @property
    def SPECS(self) -> BotSpecs:  # noqa: N802 - a constant of the module
        """The levels and tempers that there are."""
        ...

    def bot_class(self, spec: str) -> type[Agent]:
        """Give the class of a bot, which says how much of the table it wants to see."""
        ...

    def make_bot(
        self, spec: str, seat: int, seed: int, cards: Mapping[str, Any] | None = None, team: tuple[int, ...] = ()
    ) -> Agent:
        """Make the bot for a seat; its luck comes from the game's seed and the seat.

        `team` are the seats that bots of its kind play together with it, where a game lets them plan together.
        """
        ...

    def near_end(self) -> Line:
        """Make this end of the line to the bots' process."""
        ...

    def far_end(self, cards: Mapping[str, Any] | None = None) -> Line:
        """Make the other end, in the bots' process, which must know the cards; all shipped ones when none are given."""
        ...
