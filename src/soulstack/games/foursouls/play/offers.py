"""What a session of Four Souls may have beyond playing: windows that pass, gifts of cents, chances of a fight."""

from collections.abc import Collection, Sequence
from typing import Protocol

from attrs import frozen

from soulstack.app.offers import CanUndo, HasBots, IsShared
from soulstack.games.foursouls.play.odds import Chances
from soulstack.games.foursouls.rules.view import Favour
from soulstack.kernel.ids import Ref


class Stopping(Protocol):
    """Where a person does or never does want to be asked."""

    @property
    def own(self) -> Collection[str]:
        """Steps of the own turns at which one is always asked."""
        ...

    @property
    def others(self) -> Collection[str]:
        """Steps of other turns at which one is always asked."""
        ...

    @property
    def always_pass(self) -> Collection[str]:
        """Cards that are passed whatever they do."""
        ...

    def toggle(self, step: str, *, own: bool) -> bool:
        """Set a stop or take it away; tell whether it is set now."""
        ...

    def toggle_card(self, card: str) -> bool:
        """Pass always for a card, or no longer; tell whether it is passed now."""
        ...


class CanPass(Protocol):
    """Windows that do not concern the player pass by themselves."""

    auto_pass: bool

    @property
    def stops(self) -> Stopping:
        """Where the player does or never does want to be asked."""
        ...

    @property
    def passed(self) -> Sequence[str]:
        """What was passed for the player, the newest last."""
        ...

    @property
    def breath_left(self) -> float:
        """The part of the breath that is left in which the window may still be wanted."""
        ...

    def passing_words(self) -> str:
        """Name the window that is just being passed, or nothing."""
        ...


class CanGive(Protocol):
    """Cents may be given away, and asked a favour for."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays: `human` or `bot:<level>` for each seat."""
        ...

    def give_refused(self, to: int, amount: int) -> str:
        """Say why cents cannot be given now, or nothing when they can."""
        ...

    def favours(self, seat: int) -> list[tuple[str, Favour]]:
        """List what a bot can be asked for in return, in words."""
        ...


class HasOdds(Protocol):
    """The chances of a fight can be told."""

    def odds(self, target: Ref | None) -> Chances | None:
        """Give the chances of an attack, or of the one under way; nothing while they are not worked out."""
        ...

    def work(self, seconds: float) -> None:
        """Go on working out what was asked for, for so long."""
        ...


@frozen(kw_only=True)
class Offers:
    """What one session has; a replay has nothing of it, and a lesson leaves most to the coach."""

    undo: CanUndo | None = None
    bots: HasBots | None = None
    shared: IsShared | None = None
    passing: CanPass | None = None
    gifts: CanGive | None = None
    odds: HasOdds | None = None
