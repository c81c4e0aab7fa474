"""Looking into decks, ordering them, and moving cards between decks, discards and slots."""

from typing import ClassVar, Literal

from attrs import frozen

from soulstack.games.foursouls.cards.vocabulary.words import Amount, Deck, Row


@frozen
class Look:
    """Lets you look at the top cards of a deck and put them back as told."""

    op: ClassVar[str] = "look"
    deck: str
    amount: int = 1
    then: Literal["nothing", "any_order", "one_on_top", "may_bottom", "may_discard"] = "nothing"
    who: str = "you"


@frozen
class RevealTop:
    """Shows the top card of a deck to all; you may put it into discard."""

    op: ClassVar[str] = "reveal_top"
    deck: str


@frozen
class DiscardTop:
    """Puts the top card of a deck (or of `each` deck) into its discard."""

    op: ClassVar[str] = "discard_top"
    deck: str


@frozen
class ReturnTopDiscard:
    """Puts the top card of a discard on top of its deck."""

    op: ClassVar[str] = "return_top_discard"
    deck: str


@frozen
class FetchFromDiscard:
    """Lets you put monster cards that are no events from the discard on top of their deck."""

    op: ClassVar[str] = "fetch_from_discard"
    amount: Amount = 1


@frozen
class Expand:
    """Adds slots to a row."""

    op: ClassVar[str] = "expand"
    row: Row
    amount: int = 1


@frozen
class PutInDiscard:
    """Puts objects in play into discard without destroying them; `replace` fills their slot from the deck at once."""

    op: ClassVar[str] = "put_in_discard"
    what: str
    replace: bool = False


@frozen
class ChooseAndDiscard:
    """Lets you put any number of shop items into discard."""

    op: ClassVar[str] = "choose_and_discard"


@frozen
class PutUnderDeck:
    """Puts objects, or this card, at the bottom of their deck."""

    op: ClassVar[str] = "put_under_deck"
    what: str


@frozen
class PutOnDeck:
    """Puts this card on its deck, `depth` cards from the top."""

    op: ClassVar[str] = "put_on_deck"
    what: str = "this"
    depth: int = 0


@frozen
class CoverSlot:
    """Puts the top card of the monster deck into a monster slot."""

    op: ClassVar[str] = "cover_slot"
    slot: str


@frozen
class Search:
    """Finds a card in a deck, gains it or puts it into a slot, and shuffles."""

    op: ClassVar[str] = "search"
    deck: Deck
    card: str = ""
    keyword: str = ""
    slot: str = ""
