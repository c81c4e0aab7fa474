"""Proposals that can still be replaced, and facts that have happened.

One small record serves every kind, so that matching, redacting and animating need no code for each kind: what the fields
mean for a kind is declared once in a `FactSpec`. A spec also says who may see the card of a fact; `redact` hides it from
the others.

>>> spec = FactSpec("card_drawn", private="card")
>>> fact = Fact("card_drawn", seat=0, card=12)
>>> redact(fact, {"card_drawn": spec}, seat=1).card
-1
>>> redact(fact, {"card_drawn": spec}, seat=0).card
12
"""

from collections.abc import Mapping

from attrs import define, evolve, frozen

from soulstack.kernel.ids import GAME, NO_CARD, NOTHING, CardIndex, ObjId, Seat, StackId


@define
class Fact:
    """Something that happened; past tense, never undone by a replacement."""

    kind: str
    seat: Seat = GAME
    obj: ObjId = NOTHING
    card: CardIndex = NO_CARD
    amount: int = 0
    value: int = 0
    sid: StackId = NOTHING
    other: Seat = GAME
    source: ObjId = NOTHING
    by: Seat = GAME
    word: str = ""
    cards: tuple[CardIndex, ...] = ()


@frozen
class FactSpec:
    """What a kind of fact means: who may see its cards, and which words describe it."""

    kind: str
    words: str = ""
    private: str = ""
    """`card`: only `seat` sees the cards; `both`: `seat` and `other` see them; empty: everybody does."""
    animation: str = "none"


def redact(fact: Fact, specs: Mapping[str, FactSpec], seat: Seat) -> Fact:
    """Give the fact as this seat may know it."""
    private = specs[fact.kind].private
    if not private or fact.seat == seat or (private == "both" and fact.other == seat):
        return fact
    if fact.card == NO_CARD and not fact.cards:
        return fact
    return evolve(fact, card=NO_CARD, cards=(NO_CARD,) * len(fact.cards))
