"""Loot cards that change hands, are seen, are forced, or go back on their deck."""

from typing import ClassVar, Literal

from attrs import frozen

from soulstack.games.foursouls.cards.vocabulary.words import Amount


@frozen
class PutBack:
    """Makes a player put cards of the hand on top of the loot deck."""

    op: ClassVar[str] = "put_back"
    amount: int = 1
    who: str = "you"


@frozen
class SeeHand:
    """Shows you hands."""

    op: ClassVar[str] = "see_hand"
    who: str


@frozen
class StealLoot:
    """Makes a player give a loot card: at random, chosen by the thief, or chosen by the victim."""

    op: ClassVar[str] = "steal_loot"
    victim: str
    who: str = "you"
    chosen_by: Literal["random", "thief", "victim"] = "random"
    amount: Amount = 1


@frozen
class SwapLoot:
    """Lets you swap one loot card with a player."""

    op: ClassVar[str] = "swap_loot"
    victim: str


@frozen
class PassHands:
    """Makes every player pass the hand to the left."""

    op: ClassVar[str] = "pass_hands"


@frozen
class ForcePlay:
    """Makes a player give you a loot card of their choice, which you reveal and play at once, without a loot play, if you can."""

    op: ClassVar[str] = "force_play"
    victim: str
