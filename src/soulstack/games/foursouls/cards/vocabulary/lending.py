"""Abilities lent, and things forbidden, for a turn."""

from typing import ClassVar, Literal

from attrs import frozen

from soulstack.games.foursouls.cards import vocabulary
from soulstack.games.foursouls.cards.vocabulary.conditions import Where
from soulstack.games.foursouls.cards.vocabulary.targets import TargetSpec
from soulstack.games.foursouls.cards.vocabulary.words import Trigger


@frozen
class ThisTurn:
    """Lets something trigger for the rest of this turn, or only the first time with `once`, in whichever turn with `endless`."""

    op: ClassVar[str] = "this_turn"
    on: Trigger
    do: "tuple[vocabulary.Effect, ...]"
    where: Where = Where()
    targets: tuple[TargetSpec, ...] = ()
    may: bool = False
    once: bool = False
    at_once: bool = False
    """It replaces what would happen, so it never goes on the stack."""
    endless: bool = False
    """It waits beyond this turn (EFF-03)."""
    about: str = ""
    """Only what happens to this player."""
    value: str = ""
    """Only the number that was chosen."""


@frozen
class Forbid:
    """Forbids players something for the rest of this turn."""

    op: ClassVar[str] = "forbid"
    what: Literal["play_loot", "activate_items"]
    who: str
