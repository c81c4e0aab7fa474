"""Possible worlds: states in which everything that a seat cannot see is dealt anew.

Bots that look ahead play in such worlds, never in the real state. `blank_for` makes what a seat knows a state of its own:
the cards it cannot see lie in a fixed order, nobody's luck is in it, and two states that look alike to the seat give equal
blanks. `deal` shuffles the hidden cards of a blank and starts its luck from a seed, as often as one likes.
"""

from soulstack.foursouls.looking import has_open_hand, sees_top, view_for
from soulstack.foursouls.state import DECKS, STREAMS, State
from soulstack.foursouls.view import TableView
from soulstack.kernel.agents import Looker
from soulstack.kernel.rng import named_seed, seed_streams, shuffle


def hidden_places(state: State, seat: int, deck: int) -> list[tuple[list[int], int]]:
    """List the places of a deck, and for loot of other hands, whose card the seat does not know."""
    bit = 1 << seat
    known = state.known
    cards = state.decks[deck]
    seen = sees_top(state, deck, seat)
    last = len(cards) - 1
    places = [(cards, i) for i, card in enumerate(cards) if not known.get(card, 0) & bit and not (seen and i == last)]
    if deck == 0:
        for player in state.players:
            if player.seat != seat and not has_open_hand(state, player.seat):
                hand = player.hand
                places += [(hand, i) for i, card in enumerate(hand) if not known.get(card, 0) & bit]
    return places


def blank_for(state: State, seat: int) -> State:
    """Give what a seat knows as a state: hidden cards in order, no luck, nobody else's knowledge.

    It is meant for the seat that is asked: a question to another one may name cards that this seat cannot see.
    """
    blank = state.clone()
    bit = 1 << seat
    for player in blank.players:
        if player.seat != seat:
            player.hand.sort(key=lambda card: (not blank.known.get(card, 0) & bit, card))
    for deck in range(len(DECKS)):
        places = hidden_places(blank, seat, deck)
        cards = sorted(pile[i] for pile, i in places)
        for (pile, i), card in zip(places, cards, strict=True):
            pile[i] = card
    blank.known = {card: bit for card, mask in sorted(blank.known.items()) if mask & bit}
    blank.streams = dict.fromkeys(STREAMS, 0)
    blank.rigged = []
    blank.facts = []
    return blank


def deal(blank: State, seat: int, seed: int) -> State:
    """Give a world that looks like a blank to its seat, with hidden cards and luck drawn from a seed."""
    world = blank.clone()
    luck = {"deal": named_seed(seed, "deal")}
    for deck in range(len(DECKS)):
        places = hidden_places(world, seat, deck)
        cards = [pile[i] for pile, i in places]
        shuffle(luck, "deal", cards)
        for (pile, i), card in zip(places, cards, strict=True):
            pile[i] = card
    known = world.known
    for player in world.players:
        for card in player.hand:
            known[card] = known.get(card, 0) | (1 << player.seat)
    world.streams = seed_streams(named_seed(seed, "luck"), STREAMS)
    return world


def world_for(state: State, seat: int, seed: int) -> State:
    """Give a state that looks the same to the seat, with its hidden cards and its luck drawn from a seed."""
    return deal(blank_for(state, seat), seat, seed)


def sight_for(looker: Looker | type[Looker], state: State, seat: int) -> TableView | None:
    """Give a seat's agent what it wants to see: nothing, the seat's view, or the view with the world that it knows."""
    if not looker.looks:
        return None
    view = view_for(state, seat)
    if looker.looks_ahead:
        view.world = blank_for(state, seat)
    return view
