"""Cents, loot and treasure that come and go."""

from typing import ClassVar

from attrs import frozen

from soulstack.games.foursouls.cards.vocabulary.words import Amount


@frozen
class GainCents:
    """Moves cents from the pool to players."""

    op: ClassVar[str] = "gain_cents"
    amount: Amount
    who: str = "you"


@frozen
class LoseCents:
    """Moves cents from players to the pool, as many as they have at most."""

    op: ClassVar[str] = "lose_cents"
    amount: Amount
    who: str = "you"


@frozen
class StealCents:
    """Makes a player give cents to another."""

    op: ClassVar[str] = "steal_cents"
    amount: Amount
    victim: str
    who: str = "you"


@frozen
class Loot:
    """Draws loot cards."""

    op: ClassVar[str] = "loot"
    amount: Amount
    who: str = "you"


@frozen
class Discard:
    """Makes players discard loot cards of their choice."""

    op: ClassVar[str] = "discard"
    amount: Amount
    who: str = "you"


@frozen
class GainTreasure:
    """Puts the top cards of the treasure deck into play under a player's control."""

    op: ClassVar[str] = "gain_treasure"
    amount: Amount = 1
    who: str = "you"


@frozen
class MatchPlayer:
    """Loots and gains cents until you have as many as a player."""

    op: ClassVar[str] = "match_player"
    like: str
