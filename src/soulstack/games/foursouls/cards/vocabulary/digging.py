"""Cards dug out of a deck."""

from typing import ClassVar, Literal

from attrs import frozen

from soulstack.games.foursouls.cards.vocabulary.words import Amount, Deck


@frozen
class Dig:
    """Reveals cards from the top of a deck, takes some of them and puts the rest away.

    Without an amount it goes on until enough are found. What is taken goes into monster slots that are not under attack, or
    as a curse to players of your choice.
    """

    op: ClassVar[str] = "dig"
    deck: Deck
    find: Literal["event", "curse", "boss"]
    amount: int = 0
    take: Amount = 1
    may: bool = False
    to: Literal["slot", "curse"] = "slot"
    rest: Literal["under", "under_in_order", "discard"] = "under"
    """`under` the deck at random, or in an order of your choice."""
    must_attack: bool = False
    """The active player owes one of the taken monsters an attack."""
