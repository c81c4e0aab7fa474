"""What no seat may learn: its view, its facts and its options must not depend on a card that is hidden from it.

Views and options are compared with those of a state in which everything hidden from the seat lies elsewhere. A fact is
held to where its cards lie: whoever is told a card must be allowed to know it.
"""

from collections.abc import Mapping
from typing import Final

from soulstack.foursouls.determinize import hidden_from, relabel
from soulstack.foursouls.facts import FACTS
from soulstack.foursouls.looking import has_open_hand, private_view, public_view, sees_top
from soulstack.foursouls.priority import actions
from soulstack.foursouls.state import State
from soulstack.kernel.decisions import Decision
from soulstack.kernel.facts import Fact, redact
from soulstack.kernel.ids import GAME
from soulstack.kernel.rng import below

OPEN: Final = ("card_revealed", "stack_resolved", "ability_triggered", "fizzled", "cancelled")
"""Facts that show a card to all wherever it goes then, and facts about what lay on the stack for all to see."""
IN_SECRET: Final = ("loot_given", "hand_passed", "deck_ordered", "hand_card_put_on_deck", "hidden_card_put_under_deck")
"""Facts after which others no longer know where a card lies that they had seen."""
Hidden = Mapping[int, int]
"""For each card that lies face down who holds it, or GAME for a deck."""


class InvariantError(AssertionError):
    """Something that must always hold does not."""


def check_secrets(state: State, luck: dict[str, int]) -> None:
    """No seat's view or options depend on what it cannot see."""
    other = state.clone()
    permute(other, state, GAME, luck)
    if public_view(other) != public_view(state):
        raise InvariantError("a view that tells hidden cards")
    for seat in range(len(state.players)):
        permute(other, state, seat, luck)
        if private_view(other, seat) != private_view(state, seat):
            raise InvariantError("a view that tells hidden cards")
        if actions(other, seat) != actions(state, seat):
            raise InvariantError("options that tell hidden cards")


def permuted(state: State, seat: int, luck: dict[str, int]) -> State:
    """Give a state that differs only in what a seat cannot see."""
    other = state.clone()
    permute(other, state, seat, luck)
    return other


def permute(other: State, state: State, seat: int, luck: dict[str, int]) -> None:
    """Make a clone differ from its original only in what a seat cannot see: hidden cards move on by a number of places."""
    moved: dict[int, int] = {}
    for cards in hidden_from(state, seat):
        if len(cards) > 1:
            by = 1 + below(luck, "check", len(cards) - 1)
            moved.update(zip(cards, cards[by:] + cards[:by], strict=True))
    relabel(other, state, moved)
    other.known = {moved.get(card, card): mask for card, mask in state.known.items()}  # who has looked there knows it


def hidden_cards(state: State) -> dict[int, int]:
    """Find out which cards lie face down, and in whose hand."""
    found: dict[int, int] = {}
    for deck in state.decks:
        found.update(dict.fromkeys(deck, GAME))
    for player in state.players:
        found.update(dict.fromkeys(player.hand, player.seat))
    return found


def may_know(state: State, seat: int, card: int, hidden: Hidden) -> bool:
    """Tell whether a seat may know a card where it lies now."""
    holder = hidden.get(card, seat)
    if holder == seat or state.known.get(card, 0) & (1 << seat):
        return True
    if holder >= 0:
        return has_open_hand(state, holder)
    return any(cards and cards[-1] == card and sees_top(state, i, seat) for i, cards in enumerate(state.decks))


def check_decision(state: State, decision: Decision) -> None:
    """Nobody is offered a card that lies hidden from them."""
    cards = [option.ref[1] for option in decision.options if option.ref is not None and option.ref[0] == "card"]
    if cards:
        hidden = hidden_cards(state)
        for card in cards:
            if not may_know(state, decision.seat, card, hidden):
                raise InvariantError(f"{decision.prompt} offers seat {decision.seat} a hidden card")


def check_facts(state: State, facts: list[Fact]) -> None:
    """No seat is told a card that now lies hidden from it, unless it was in sight when it was told."""
    hidden: Hidden = {}
    for number, fact in enumerate(facts):
        if (fact.card < 0 and not fact.cards) or fact.kind in OPEN:
            continue
        hidden = hidden or hidden_cards(state)
        for seat in range(len(state.players)):
            seen = redact(fact, FACTS, seat)
            for card in (seen.card, *seen.cards):
                if (
                    card in hidden
                    and not may_know(state, seat, card, hidden)
                    and not _went_on(card, facts[number + 1 :])
                ):
                    raise InvariantError(f"{fact.kind} tells seat {seat} a hidden card")


def _went_on(card: int, later: list[Fact]) -> bool:
    """Tell whether a card was shuffled away, moved in secret or shown to all since, within the same answer."""
    return any(
        fact.kind == "deck_shuffled" or (fact.kind in (*IN_SECRET, *OPEN) and (fact.card == card or card in fact.cards))
        for fact in later
    )
