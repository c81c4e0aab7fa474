"""A possible world: a state in which everything that a seat cannot see is dealt anew.

Search bots play in such worlds, never in the real state. The hidden cards are put in a fixed order before they are shuffled,
and every stream of luck starts afresh, so two states that look alike to a seat give it exactly the same worlds.
"""

from soulstack.foursouls.looking import has_open_hand, sees_top
from soulstack.foursouls.state import DECKS, STREAMS, State
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


def world_for(state: State, seat: int, seed: int) -> State:
    """Give a state that looks the same to the seat, with its hidden cards and its luck drawn from a seed."""
    world = state.clone()
    for player in world.players:
        if player.seat != seat:
            bit = 1 << seat
            player.hand.sort(key=lambda card: (not world.known.get(card, 0) & bit, card))
    luck = {"deal": named_seed(seed, "deal")}
    for deck in range(len(DECKS)):
        places = hidden_places(world, seat, deck)
        cards = sorted(pile[i] for pile, i in places)
        shuffle(luck, "deal", cards)
        for (pile, i), card in zip(places, cards, strict=True):
            pile[i] = card
    mine = 1 << seat
    world.known = {card: mask & mine for card, mask in world.known.items() if mask & mine}
    for player in world.players:
        for card in player.hand:
            world.known[card] = world.known.get(card, 0) | (1 << player.seat)
    world.streams = seed_streams(named_seed(seed, "luck"), STREAMS)
    world.rigged = []
    world.facts = []
    return world
