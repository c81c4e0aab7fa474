"""Damage, prevention, healing, killing and stat changes."""

from typing import ClassVar

from attrs import frozen

from soulstack.games.foursouls.cards import vocabulary
from soulstack.games.foursouls.cards.vocabulary.targets import TargetSpec
from soulstack.games.foursouls.cards.vocabulary.words import Amount, Stat


@frozen
class DealDamage:
    """Puts damage from this card on the stack."""

    op: ClassVar[str] = "deal_damage"
    amount: Amount
    to: str
    by: str = ""
    """The player who deals it, if it is not this card's controller."""


@frozen
class TakeDamage:
    """Puts damage from the game on the stack."""

    op: ClassVar[str] = "take_damage"
    amount: Amount
    who: str = "you"


@frozen
class DivideDamage:
    """Splits damage: a point for each time that a target was chosen."""

    op: ClassVar[str] = "divide_damage"
    amount: int
    to: str


@frozen
class Shield:
    """Prevents damage that comes later this turn.

    The next `amount` of it, or with `one_hit` up to `amount` (0: all) of the next hit, or all of that but `lower_to`.
    """

    op: ClassVar[str] = "shield"
    to: str = "you"
    amount: int = 0
    one_hit: bool = False
    lower_to: int | None = None
    then: "tuple[vocabulary.Effect, ...]" = ()
    then_targets: tuple[TargetSpec, ...] = ()


@frozen
class PreventDamage:
    """Takes damage off the damage that the trigger is about."""

    op: ClassVar[str] = "prevent_damage"
    amount: Amount = "all"


@frozen
class PreventDeath:
    """Stops the death that the trigger is about."""

    op: ClassVar[str] = "prevent_death"
    heal: Amount = 0
    """How much what would have died heals; 0: so much that it has 1 HP."""


@frozen
class Heal:
    """Removes marked damage."""

    op: ClassVar[str] = "heal"
    amount: Amount
    to: str = "you"


@frozen
class PayHp:
    """Loses HP that is not damage, if there is enough of it."""

    op: ClassVar[str] = "pay_hp"
    amount: int = 0
    who: str = "you"
    down_to: int = 0
    """Pay as much as leaves this many HP, if it is more than nothing."""


@frozen
class Kill:
    """Kills a player or destroys an object."""

    op: ClassVar[str] = "kill"
    what: str
    by: str = ""
    """The player who kills, if it is not this card's controller."""


@frozen
class Modify:
    """Changes a stat until end of turn."""

    op: ClassVar[str] = "modify"
    stat: Stat
    plus: int
    to: str = "you"


@frozen
class DoubleRewards:
    """Doubles the rewards of the monster that is dying."""

    op: ClassVar[str] = "double_rewards"
