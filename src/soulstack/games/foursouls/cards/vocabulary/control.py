"""Conditions, choices, votes, and playing copies of loot."""

from typing import ClassVar

from attrs import frozen

from soulstack.games.foursouls.cards import vocabulary
from soulstack.games.foursouls.cards.vocabulary.conditions import When


@frozen
class VoteAndDestroy:
    """Lets every player vote for an item and destroys the one with most votes."""

    op: ClassVar[str] = "vote_and_destroy"


@frozen
class CopyLootCard:
    """Lets you play a copy of a loot card in the discard at once, with a loot play."""

    op: ClassVar[str] = "copy_loot_card"


@frozen
class IfDiscarded:
    """Goes on only if a card that was discarded to pay for this has a word in its name."""

    op: ClassVar[str] = "if_discarded"
    named: str
    do: "tuple[vocabulary.Effect, ...]"
    otherwise: "tuple[vocabulary.Effect, ...]" = ()
    """What happens if none has it."""


@frozen
class IfDone:
    """Goes on only if the verb before this one had an effect."""

    op: ClassVar[str] = "if_done"
    do: "tuple[vocabulary.Effect, ...]"


@frozen
class If:
    """Goes on only if a condition holds."""

    op: ClassVar[str] = "if"
    when: When
    do: "tuple[vocabulary.Effect, ...]"
    and_done: bool = False
    """Only if the verb before this one had an effect, too (MECH-AND-01)."""


@frozen
class OneByOne:
    """Lets players do something in turn order, each of them all of it before the next begins; inside, `each` is the player."""

    op: ClassVar[str] = "one_by_one"
    do: "tuple[vocabulary.Effect, ...]"
    who: str = "each_player"


@frozen
class May:
    """Asks a player, and goes on if they want to."""

    op: ClassVar[str] = "may"
    do: "tuple[vocabulary.Effect, ...]"
    who: str = "you"
