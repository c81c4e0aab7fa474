"""Social Goals!: what counts towards a goal, for whom, and what four of them bring."""

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.changes import put_in_discard
from soulstack.games.foursouls.rules.game import Answer, GameSetup, apply, gift, new_game
from soulstack.games.foursouls.rules.stats import is_kept
from soulstack.games.foursouls.rules.triggers import fire
from soulstack.games.foursouls.rules.zones import change_face
from soulstack.kernel.facts import Fact

DEEDS = {
    "play five loot": [Fact("loot_played", seat=0)] * 5,
    "kill three monsters": [Fact("monster_died", seat=0, by=0)] * 3,
    "give six cents": [Fact("cents_given", seat=0, other=1, amount=6)],
    "buy three times": [Fact("item_bought", seat=0)] * 3,
    "roll three sixes": [Fact("roll_resolved", seat=0, value=6)] * 3,
}
SHORT = {
    "four loot": [Fact("loot_played", seat=0)] * 4,
    "five loot by two players": [Fact("loot_played", seat=seat) for seat in (0, 0, 0, 1, 1)],
    "monsters that no player killed": [Fact("monster_died", seat=0)] * 3,
    "five cents": [Fact("cents_given", seat=0, other=1, amount=5)] * 2,
    "other rolls": [Fact("roll_resolved", seat=0, value=value) for value in (6, 6, 5, 4)],
}


@pytest.fixture
def table():
    """A game with Social Goals! in its room slot."""
    state = new_game(GameSetup(players=2, seed=3, rooms=True, sets=("base", "requiem")), catalogue().values())
    slot = next(slot for slot in state.slots if slot.row == "room")
    room = state.objects[slot.top]
    change_face(state, room, catalogue()["social_goals"])
    return state, room


def do(state, facts):
    for fact in facts:
        fire(state, fact.kind, fact)


@pytest.mark.parametrize("deed", DEEDS)
def test_each_goal_is_noted_once(table, deed):
    state, room = table
    do(state, DEEDS[deed])
    assert room.counter_total() == 1
    do(state, DEEDS[deed])
    assert room.counter_total() == 1


@pytest.mark.parametrize("deed", SHORT)
def test_what_falls_short_or_is_shared_reaches_nothing(table, deed):
    state, room = table
    do(state, SHORT[deed])
    assert room.counter_total() == 0


def test_the_fourth_goal_brings_each_player_two_treasures_and_frees_the_room(table):
    state, room = table
    items = [len(player.items) for player in state.players]
    *three, fourth, fifth = DEEDS.values()
    for facts in three:
        do(state, facts)
    assert not state.waiting
    assert is_kept(state, room)
    assert put_in_discard(state, room) == 0
    do(state, fourth)
    assert not is_kept(state, room)
    do(state, fifth)
    assert len(state.waiting) == 1
    while state.waiting or state.stack:
        decision = state.pending[0]
        apply(state, Answer(decision.seat, decision.options[:1]))
    assert [len(player.items) for player in state.players] == [count + 2 for count in items]
    assert put_in_discard(state, room) == 1


@pytest.mark.parametrize(("cents", "noted"), [(6, 1), (5, 0)])
def test_cents_that_are_traded_are_given(table, cents, noted):
    """A-64."""
    state, room = table
    while state.pending[0].kind != "priority":
        apply(state, Answer(state.pending[0].seat, state.pending[0].options[:1]))
    seat = state.pending[0].seat
    state.players[seat].cents = 6
    apply(state, Answer(seat, (gift(1 - seat, cents),)))
    assert room.counter_total() == noted
    assert not any(fact.kind == "cents_gained" for fact in state.facts)


def test_a_room_that_leaves_takes_its_tallies_along(table):
    state, room = table
    do(state, DEEDS["play five loot"][:2])
    assert "Social Goals!" in view_for(state, 0).lasting[0]
    room.set_counter("", 4)
    put_in_discard(state, room)
    assert not state.lasting
