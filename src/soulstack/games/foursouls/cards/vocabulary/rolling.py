"""Dice and the stack: rolling, rerolling, changing rolls, cancelling."""

from typing import ClassVar

from attrs import frozen

from soulstack.games.foursouls.cards import vocabulary
from soulstack.games.foursouls.cards.vocabulary.targets import TargetSpec
from soulstack.games.foursouls.cards.vocabulary.words import Amount


@frozen
class RollResult:
    """One line of a roll: which results, and what then happens."""

    on: tuple[int, ...]
    do: "tuple[vocabulary.Effect, ...]" = ()
    targets: tuple[TargetSpec, ...] = ()
    may: bool = False


@frozen
class Roll:
    """Rolls a die; the result leads to a linked trigger. Of several players each rolls."""

    op: ClassVar[str] = "roll"
    results: tuple[RollResult, ...] = ()
    who: str = "you"
    times: int = 1


@frozen
class Reroll:
    """Throws a die on the stack again."""

    op: ClassVar[str] = "reroll"
    roll: str = "event"


@frozen
class ChangeRoll:
    """Adds to a roll on the stack or sets it."""

    op: ClassVar[str] = "change_roll"
    roll: str = "event"
    plus: Amount = 0
    to: Amount = 0


@frozen
class Cancel:
    """Takes things off the stack without effect."""

    op: ClassVar[str] = "cancel"
    what: str


@frozen
class CancelEverything:
    """Cancels all that waits on the stack and the attack that is under way."""

    op: ClassVar[str] = "cancel_everything"


@frozen
class CancelAttack:
    """Cancels the attack that is under way."""

    op: ClassVar[str] = "cancel_attack"


@frozen
class WatchNextRoll:
    """Does something when the very next roll resolves as a number."""

    op: ClassVar[str] = "watch_next_roll"
    value: str
    do: "tuple[vocabulary.Effect, ...]"


@frozen
class FlipRoll:
    """Turns a roll on the stack upside down: 7 minus its result."""

    op: ClassVar[str] = "flip_roll"
    roll: str


@frozen
class ChooseDie:
    """Throws more dice for a roll on the stack and lets you choose which result it has."""

    op: ClassVar[str] = "choose_die"
    roll: str = "event"
    dice: int = 2
    """How many dice there are together."""
