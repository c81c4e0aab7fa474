"""What a seat knows as a state, and the worlds dealt from it."""

import attrs
import pytest
from tests.games.foursouls.rules.random_games import RandomGame

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.determinize import blank_for, deal, hidden_from, sight_for, world_for
from soulstack.games.foursouls.rules.game import apply
from soulstack.games.foursouls.rules.invariants import check_cards
from soulstack.games.foursouls.rules.secrecy import permuted
from soulstack.kernel.decisions import Answer
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import digest

ALL_SETS = tuple(sorted({card.set for card in catalogue().values()}))
GAMES = (
    {"players": 2, "seed": 3},
    {"players": 4, "seed": 4, "sets": ALL_SETS},
    {"players": 3, "seed": 5, "sets": ALL_SETS, "draft": True, "rooms": True},
    {"players": 2, "seed": 6, "mode": "coop"},
    {"players": 2, "seed": 7, "eden_only": True},
    {"players": 4, "seed": 8, "ask_everyone": True, "draft": True},
)


def walk(settings, every=1, most=500):
    """Walks through a game and gives each state that asks somebody."""
    game = RandomGame(**settings)
    for count, state in enumerate(game.walk(every)):
        if count == most:
            return
        yield state, state.pending[0].seat


def cards_named(value):
    """Lists the physical cards that a record names, however deep: as a reference, in a fact or as its own card."""
    if isinstance(value, tuple | list):
        if len(value) == 2 and value[0] == "card":
            return [value[1]]
        return [card for part in value for card in cards_named(part)]
    if isinstance(value, Fact):
        return [value.card, *value.cards]
    if not attrs.has(type(value)) or type(value).__setattr__.__name__ == "_frozen_setattrs":
        return []
    own = [value.card] if isinstance(getattr(value, "card", None), int) else []
    return own + [card for each in attrs.fields(type(value)) for card in cards_named(getattr(value, each.name))]


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_states_that_look_alike_give_equal_blanks(settings):
    luck = {"check": 99}
    kinds = set()
    for state, seat in walk(settings):
        other = permuted(state, seat, luck)
        other.streams = {name: value + 1 for name, value in other.streams.items()}
        assert digest(blank_for(other, seat)) == digest(blank_for(state, seat))
        kinds.add(state.pending[0].kind)
    assert len(kinds) > 3  # turns, windows, targets, looks and cards


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_nothing_under_way_names_a_card_that_the_seat_cannot_see(settings):
    named = 0
    for state, seat in walk(settings):
        hidden = {card for cards in hidden_from(state, seat) for card in cards}
        found = cards_named([state.frames, state.stack, state.waiting, state.lasting, state.pending, state.attack])
        named += len(found)
        assert not hidden.intersection(found)
    assert named


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_worlds_look_like_the_table_and_can_be_played_in(settings):
    for state, seat in walk(settings, every=37):
        for seed in range(3):
            world = world_for(state, seat, seed)
            assert view_for(world, seat) == view_for(state, seat)
            assert world.pending == state.pending
            check_cards(world)
            for _ in range(12):
                if world.over:
                    break
                decision = world.pending[0]
                apply(world, Answer(decision.seat, decision.options[-max(1, decision.low) :]))


def test_a_world_may_differ_in_every_hidden_place_and_in_no_other():
    state = RandomGame(3, 11).state
    seat = state.pending[0].seat
    blank = blank_for(state, seat)
    seen = [[set() for _ in cards] for cards in hidden_from(blank, seat)]
    for seed in range(60):
        world = deal(blank, seat, seed)
        assert world.players[seat].hand == state.players[seat].hand
        for cards, found in zip(hidden_from(world, seat), seen, strict=True):
            for card, places in zip(cards, found, strict=False):
                places.add(card)
    assert all(len(cards) > 20 for deck in (0, 1, 2) for cards in seen[deck])


def test_what_others_know_is_not_in_a_blank():
    state = RandomGame(2, 12).state
    seat = state.pending[0].seat
    secret = state.decks[1][0]
    state.known[secret] = 1 << (1 - seat)
    assert secret not in blank_for(state, seat).known
    state.known[secret] |= 1 << seat
    assert blank_for(state, seat).known[secret] == 1 << seat


def test_an_agent_gets_what_it_wants_to_see():
    state = RandomGame(2, 13).state
    seat = state.pending[0].seat

    class Agent:
        looks = looks_ahead = False

    assert sight_for(Agent, state, seat) == state.turn
    Agent.looks = True
    assert sight_for(Agent, state, seat) == view_for(state, seat)
    Agent.looks_ahead = True
    assert digest(sight_for(Agent, state, seat).world) == digest(blank_for(state, seat))
