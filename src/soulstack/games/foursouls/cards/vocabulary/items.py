"""Objects that are turned, destroyed, stolen, demanded, swapped, rerolled, copied or given counters."""

from typing import ClassVar, Literal

from attrs import frozen

from soulstack.games.foursouls.cards.vocabulary.words import Amount


@frozen
class Destroy:
    """Destroys objects."""

    op: ClassVar[str] = "destroy"
    what: str


@frozen
class Sacrifice:
    """Makes players destroy objects of their own choice."""

    op: ClassVar[str] = "sacrifice"
    what: Literal["item", "soul"] = "item"
    amount: int = 1
    who: str = "you"


@frozen
class Recharge:
    """Turns objects upright."""

    op: ClassVar[str] = "recharge"
    what: str
    up_to: int = 0
    """Let you choose at most so many of them."""


@frozen
class Deactivate:
    """Turns objects sideways."""

    op: ClassVar[str] = "deactivate"
    what: str


@frozen
class StealItem:
    """Makes an item change hands; from the shop too."""

    op: ClassVar[str] = "steal_item"
    item: str
    who: str = "you"


@frozen
class GiveItem:
    """Gives an item to a player."""

    op: ClassVar[str] = "give_item"
    item: str
    to: str


@frozen
class SwapItems:
    """Swaps the control of two items."""

    op: ClassVar[str] = "swap_items"
    first: str
    second: str


@frozen
class StealSoul:
    """Makes a soul change hands: the one that was chosen, or one that a player gives as they like."""

    op: ClassVar[str] = "steal_soul"
    of: str
    """A soul, or the player who gives one."""
    who: str = "you"


@frozen
class RerollItem:
    """Destroys an item and replaces it by the top card of the treasure deck."""

    op: ClassVar[str] = "reroll_item"
    item: str


@frozen
class BecomeSoul:
    """Turns this card into a soul that you gain."""

    op: ClassVar[str] = "become_soul"


@frozen
class BecomeCopy:
    """Turns this into a copy of an item."""

    op: ClassVar[str] = "become_copy"
    of: str
    until_end_of_turn: bool = False


@frozen
class CopyAbility:
    """Puts a tap ability of an item on the stack as this card's."""

    op: ClassVar[str] = "copy_ability"
    of: str


@frozen
class AddCounters:
    """Puts counters on this."""

    op: ClassVar[str] = "add_counters"
    amount: Amount = 1
    name: str = ""


@frozen
class RemoveCounters:
    """Takes counters off this."""

    op: ClassVar[str] = "remove_counters"
    amount: Amount = 1


@frozen
class Flip:
    """Turns an object to its other face."""

    op: ClassVar[str] = "flip"
    what: str = "this"


@frozen
class Note:
    """Notes a number on this; the amount `noted` reads it."""

    op: ClassVar[str] = "note"
    amount: Amount


@frozen
class DemandItem:
    """Makes a player give an item of their own choice."""

    op: ClassVar[str] = "demand_item"
    victim: str
    who: str = "you"
