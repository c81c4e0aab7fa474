"""Possible worlds: states in which everything that a seat cannot see is dealt anew.

Bots that look ahead play in such worlds, never in the real state. `blank_for` makes what a seat knows a state of its own:
the cards it cannot see lie in a fixed order, nobody's luck is in it, and two states that look alike to the seat give equal
blanks. `deal` shuffles the hidden cards of a blank and starts its luck from a seed, as often as one likes.
"""

from soulstack.games.foursouls.rules.build_view import sees_top, shows_hand, view_for
from soulstack.games.foursouls.rules.lazy_view import Glance
from soulstack.games.foursouls.rules.state import STREAMS, State
from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.agents import Looker
from soulstack.kernel.rng import named_seed, seed_streams, shuffle


def hidden_from(state: State, seat: int) -> list[list[int]]:
    """List for each deck its cards, for loot with those of other hands, that a seat does not know, as they lie."""
    bit = 1 << seat if seat >= 0 else 0
    known = {card for card, mask in state.known.items() if mask & bit}
    found = []
    for deck, cards in enumerate(state.decks):
        if cards and sees_top(state, deck, seat):
            known.add(cards[-1])
        piles = [cards]
        if deck == 0:
            piles += [p.hand for p in state.players if not shows_hand(state, p.seat, seat)]
        hidden: list[int] = []
        for pile in piles:
            hidden += pile if known.isdisjoint(pile) else [card for card in pile if card not in known]
        found.append(hidden)
    return found


def relabel(state: State, of: State, moved: dict[int, int]) -> None:
    """Lay out decks and hands as in another state, but with another card in the place of each that is moved."""
    get = moved.get
    keys = moved.keys()
    state.decks = [pile.copy() if keys.isdisjoint(pile) else list(map(get, pile, pile)) for pile in of.decks]
    for player, other in zip(state.players, of.players, strict=True):
        player.hand = list(map(get, other.hand, other.hand))


def blank_for(state: State, seat: int) -> State:
    """Give what a seat knows as a state: hidden cards in order, no luck, nobody else's knowledge.

    It is meant for the seat that is asked: a question to another one may name cards that this seat cannot see.
    """
    blank = state.clone()
    bit = 1 << seat
    for player in blank.players:
        if not shows_hand(state, player.seat, seat):
            player.hand.sort(key=lambda card: (not blank.known.get(card, 0) & bit, card))
    moved: dict[int, int] = {}
    for cards in hidden_from(blank, seat):
        moved.update(zip(cards, sorted(cards), strict=True))
    relabel(blank, blank, moved)
    blank.known = {card: bit for card, mask in sorted(blank.known.items()) if mask & bit}
    blank.streams = dict.fromkeys(STREAMS, 0)
    blank.rigged = []
    blank.facts = []
    return blank


def deal(blank: State, seat: int, seed: int) -> State:
    """Give a world that looks like a blank to its seat, with hidden cards and luck drawn from a seed."""
    world = blank.clone()
    luck = {"deal": named_seed(seed, "deal")}
    moved: dict[int, int] = {}
    for places in hidden_from(world, seat):
        cards = places.copy()
        shuffle(luck, "deal", cards)
        moved.update(zip(places, cards, strict=True))
    relabel(world, world, moved)
    known = world.known
    for player in world.players:
        for card in player.hand:
            known[card] = known.get(card, 0) | (1 << player.seat)
    world.streams = seed_streams(named_seed(seed, "luck"), STREAMS)
    return world


def world_for(state: State, seat: int, seed: int) -> State:
    """Give a state that looks the same to the seat, with its hidden cards and its luck drawn from a seed."""
    return deal(blank_for(state, seat), seat, seed)


def glance_for(looker: Looker | type[Looker], state: State, seat: int) -> Glance | TableView | int:
    """Give what `sight_for` gives, cheaper: a view that is good until the state goes on, for who answers at once."""
    if looker.looks and not looker.looks_ahead:
        return Glance(state, seat)
    return sight_for(looker, state, seat)


def sight_for(looker: Looker | type[Looker], state: State, seat: int) -> TableView | int:
    """Give a seat's agent what it wants to see: the turn's number, the seat's view, or the view with the world it knows."""
    if not looker.looks:
        return state.turn
    view = view_for(state, seat)
    if looker.looks_ahead:
        view.world = blank_for(state, seat)
    return view
