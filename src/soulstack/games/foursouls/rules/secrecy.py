"""What no seat may learn: its view, its facts and its options must not depend on a card that is hidden from it.

A view or a list of options that can be made while everything hidden is out of reach tells nothing of it. Where hidden cards
have to be looked at, the outcome is compared with that of a state in which everything hidden from the seat lies elsewhere.
A fact is held to where its cards lie: whoever is told a card must be allowed to know it.
"""

from collections.abc import Mapping, Sized
from itertools import chain
from typing import Any, Final, NoReturn
from weakref import ref

from attrs import define, field

from soulstack.games.foursouls.rules.build_view import has_open_hand, private_view, public_view, sees_top
from soulstack.games.foursouls.rules.determinize import hidden_from, relabel
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.priority import actions
from soulstack.games.foursouls.rules.state import Player, State
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


class Unseen:
    """Stands for cards of which nothing may be known but their number: whatever else is asked of it fails."""

    __slots__ = ("__weakref__", "_count")

    def __init__(self, cards: Sized) -> None:
        self._count = len(cards)

    def __len__(self) -> int:
        return self._count

    def __eq__(self, other: object) -> NoReturn:
        raise TypeError("hidden cards are compared")

    def __hash__(self) -> NoReturn:
        raise TypeError("hidden cards are compared")

    def __repr__(self) -> NoReturn:
        raise TypeError("hidden cards are told")


@define
class Secrets:
    """Watches what one game tells its seats."""

    luck: dict[str, int] = field(factory=lambda: {"check": 1})
    verified: tuple[Any, ...] | None = None
    """The parts of the state of which the private views were last found to tell nothing."""

    def check(self, state: State, other: State) -> None:
        """No seat's view or options depend on what it cannot see; a clone of the state is used up for finding out."""
        if not _is_told_blindly(state, other):
            _compare_in_public(state, other, self.luck)
        parts = private_parts(state)
        if parts != self.verified:
            self.verified = None
            try:
                compare_in_private(part_of_state(parts), part_of_state(parts), self.luck)
            except (
                AttributeError
            ):  # the views need more of the state, so that it cannot be known when they are the same
                compare_in_private(state, other, self.luck)
            else:
                self.verified = parts


def private_parts(state: State) -> tuple[Any, ...]:
    """Give, as they are now, all parts of the state from which private views are made as long as no card shows more."""
    return (
        state.printed,
        state.index.copy(),
        state.known.copy(),
        [deck.copy() for deck in state.decks],
        [player.hand.copy() for player in state.players],
    )


def part_of_state(parts: tuple[Any, ...]) -> State:
    """Make a state that has nothing but these parts: whoever asks for any other gets an AttributeError."""
    part = State.__new__(State)
    part.printed, part.index, part.known, part.decks = parts[:4]
    part.players = []
    for seat, hand in enumerate(parts[4]):
        player = Player.__new__(Player)
        player.seat, player.hand = seat, hand
        part.players.append(player)
    return part


def _is_told_blindly(state: State, other: State) -> bool:
    """Tell whether a clone gives the view of all and everyone's options while all that is hidden is out of its reach."""
    marks, told = _tell_blindly(state, other)
    relabel(other, state, {})
    other.known = state.known.copy()
    return bool(told) and all(mark() is None for mark in marks)  # what lives on lies in what was told


def _tell_blindly(state: State, other: State) -> tuple[list[ref[Unseen]], list[object]]:
    """Give marks of what was put out of reach, and the view and options that were told; none where they could not be."""
    other.decks = [Unseen(deck) for deck in state.decks]  # type: ignore[misc]  # it is no list, which is the point
    other.known = Unseen(state.known)  # type: ignore[assignment]  # as above
    for player, real in zip(other.players, state.players, strict=True):
        player.hand = Unseen(real.hand)  # type: ignore[assignment]  # as above
    unseen: list[Any] = [*other.decks, other.known, *[player.hand for player in other.players]]
    marks = [ref(cards) for cards in unseen]
    told: list[object] = []
    try:
        told.append(public_view(other))
        for player, real in zip(other.players, state.players, strict=True):
            hand, player.hand = player.hand, real.hand.copy()
            told.append(actions(other, player.seat))
            player.hand = hand
    except Exception:  # noqa: BLE001 - whatever it is, it came of reaching for what is hidden; the comparison tells whether that matters
        told.clear()
    return marks, told


def _compare_in_public(state: State, other: State, luck: dict[str, int]) -> None:
    """Compare the view of all and everyone's options with those where what is hidden lies elsewhere."""
    permute(other, state, GAME, luck)
    if public_view(other) != public_view(state):
        raise InvariantError("a view that tells hidden cards")
    for seat in range(len(state.players)):
        permute(other, state, seat, luck)
        if actions(other, seat) != actions(state, seat):
            raise InvariantError("options that tell hidden cards")


def compare_in_private(state: State, other: State, luck: dict[str, int]) -> None:
    """Compare what only one seat sees with what it sees where all that is hidden from it lies elsewhere."""
    for seat in range(len(state.players)):
        permute(other, state, seat, luck)
        if private_view(other, seat) != private_view(state, seat):
            raise InvariantError("a view that tells hidden cards")


def permuted(state: State, seat: int, luck: dict[str, int]) -> State:
    """Give a state that differs only in what a seat cannot see."""
    other = state.clone()
    permute(other, state, seat, luck)
    return other


def permute(other: State, state: State, seat: int, luck: dict[str, int]) -> None:
    """Make a clone differ from its original only in what a seat cannot see: hidden cards move on by a number of places."""
    moved: dict[int, int] = {}
    turned: dict[int, list[int]] = {}
    for deck, cards in enumerate(hidden_from(state, seat)):
        if len(cards) > 1:
            by = 1 + below(luck, "check", len(cards) - 1)
            cards_moved = cards[by:] + cards[:by]
            if cards == state.decks[deck] and state.known.keys().isdisjoint(cards):
                turned[deck] = (
                    cards_moved  # a whole deck that nobody has looked into: the same, without a list of moves
                )
            else:
                moved.update(zip(cards, cards_moved, strict=True))
    relabel(other, state, moved)
    for deck, cards in turned.items():
        other.decks[deck] = cards
    other.known = {moved.get(card, card): mask for card, mask in state.known.items()}  # who has looked there knows it


def hidden_cards(state: State) -> dict[int, int]:
    """Find out which cards lie face down, and in whose hand."""
    found = dict.fromkeys(chain.from_iterable(state.decks), GAME)
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
        if fact.card not in hidden and hidden.keys().isdisjoint(fact.cards):
            continue
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
