"""Attacks, purchases, loot plays and turns that are given or taken."""

from typing import ClassVar

from attrs import frozen

from soulstack.games.foursouls.cards.vocabulary.words import Amount


@frozen
class EndTurn:
    """Moves the turn to its end phase."""

    op: ClassVar[str] = "end_turn"


@frozen
class GrantLootPlay:
    """Gives loot plays that last until end of turn; `amount = "any"` for as many as one likes."""

    op: ClassVar[str] = "grant_loot_play"
    amount: Amount = 1
    who: str = "you"


@frozen
class GrantAttack:
    """Gives additional attacks, perhaps only on the deck, perhaps as a duty."""

    op: ClassVar[str] = "grant_attack"
    amount: int = 1
    who: str = "active"
    on: str = "any"
    must: bool = False
    unlimited: bool = False
    """As many as one likes; only on the deck."""


@frozen
class MustAttack:
    """Obliges the active player to spend an attack on a monster, without giving one."""

    op: ClassVar[str] = "must_attack"
    what: str


@frozen
class GrantPurchase:
    """Gives additional purchases."""

    op: ClassVar[str] = "grant_purchase"
    amount: int = 1
    who: str = "active"


@frozen
class DoubleLoot:
    """Doubles what a player loots for the rest of the turn."""

    op: ClassVar[str] = "double_loot"
    who: str


@frozen
class NextLootFromDiscard:
    """Makes the next loot of any player come from the loot discard."""

    op: ClassVar[str] = "next_loot_from_discard"


@frozen
class CopyNextLoot:
    """Copies the next loot that you play this turn."""

    op: ClassVar[str] = "copy_next_loot"


@frozen
class ExtraTurn:
    """Gives a player another turn after this one."""

    op: ClassVar[str] = "extra_turn"
    who: str = "you"


@frozen
class SkipTurn:
    """Makes a player skip the next turn."""

    op: ClassVar[str] = "skip_turn"
    who: str = "you"


@frozen
class JoinAttack:
    """Makes players add an attack roll of their own after each one of the attacker."""

    op: ClassVar[str] = "join_attack"
    who: str = "they"


@frozen
class Win:
    """Makes players win after this has resolved."""

    op: ClassVar[str] = "win"
    who: str = "you"


@frozen
class RedirectAttack:
    """Chooses another monster for an attack whose target would be chosen."""

    op: ClassVar[str] = "redirect_attack"
