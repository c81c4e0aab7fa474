"""What components can do outside combat: to decks and items, and what a room may turn into.

A reward is something that may be skipped and lies open until its seat closes its rewards; everything else happens at once.
"""

from typing import ClassVar, Literal

from attrs import frozen

from soulstack.games.spire.cards.conditions import Where
from soulstack.games.spire.cards.words import Amount


@frozen
class Offer:
    """Opens rewards of a kind; `show` cards are revealed for one of cards."""

    op: ClassVar[str] = "offer"
    reward: Literal["card", "upgraded_card", "rare", "colorless", "relic", "potion", "gold", "boss_relic", "transform"]
    n: Amount = 1
    show: int = 3
    from_other: bool = False
    """Of another hero's card rewards deck."""


@frozen
class AddCard:
    """Adds cards to the deck unasked: Curses, the top rare, the top of the card rewards deck, colorless ones."""

    op: ClassVar[str] = "add_card"
    source: Literal["curse", "rare", "rewards", "colorless"]
    n: int = 1


@frozen
class GainItem:
    """Gains the top boss relic, or a special item by its id, unasked."""

    op: ClassVar[str] = "gain_item"
    source: str


@frozen
class Remove:
    """Removes cards of the deck: so many of the owner's choice, up to so many, or `all` that fit."""

    op: ClassVar[str] = "remove"
    n: Amount = 1
    up_to: bool = False
    which: Where = Where()
    rarities: tuple[str, ...] = ()


@frozen
class Upgrade:
    """Upgrades cards of the deck."""

    op: ClassVar[str] = "upgrade"
    n: int = 1
    which: Where = Where()
    random: bool = False
    gained: bool = False
    """The card that the trigger is about, as it joins the deck."""


@frozen
class Transform:
    """Transforms cards of the deck."""

    op: ClassVar[str] = "transform"
    n: int = 1
    random: bool = False


@frozen
class Pay:
    """A price: gold, or an item or card of one of the kinds named, chosen by its owner; `random` leaves it to luck."""

    op: ClassVar[str] = "pay"
    gold: int = 0
    among: tuple[Literal["gold", "relic", "potion"], ...] = ()
    random: bool = False


@frozen
class LoseItem:
    """Loses a relic, if there is one."""

    op: ClassVar[str] = "lose_item"
    among: Literal["relic", "potion"] = "relic"
    revealed: bool = False
    """The one that was drawn at random as the event was entered."""


@frozen
class GoldOfItem:
    """Gains gold equal to the printed cost of the item just paid."""

    op: ClassVar[str] = "gold_of_item"


@frozen
class HealByRarity:
    """Does what the rarity of the card just removed says (Bonfire Spirits)."""

    op: ClassVar[str] = "heal_by_rarity"


@frozen
class Swap:
    """Swaps a card or a relic with another hero."""

    op: ClassVar[str] = "swap"
    what: Literal["card", "relic"]


@frozen
class TopOfDeck:
    """Shuffles the deck, reveals the top cards and removes one of them."""

    op: ClassVar[str] = "top_of_deck"
    n: int = 3


@frozen
class BecomeRoom:
    """The room is treated as another kind from here on."""

    op: ClassVar[str] = "become_room"
    room: Literal["encounter", "elite", "boss_of_act_1", "merchant"]


@frozen
class GoHigher:
    """The party moves at once to any higher room."""

    op: ClassVar[str] = "go_higher"


@frozen
class Again:
    """The same option may be chosen again."""

    op: ClassVar[str] = "again"
