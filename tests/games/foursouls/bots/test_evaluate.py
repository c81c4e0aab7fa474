from itertools import pairwise

import pytest
from tests.games.foursouls.bots.tables import some_states
from tests.games.foursouls.rules.random_games import RandomGame

from soulstack.games.foursouls.bots.evaluate import WEIGHTS, strength, value
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.changes import gain_new_item
from soulstack.games.foursouls.rules.souls import gain_soul_card


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_souls_weigh_more_the_nearer_the_end_is(seats):
    weights = WEIGHTS[seats]
    assert list(weights.souls) == sorted(weights.souls, reverse=True)


def test_with_fewer_seats_cents_count_for_more_and_souls_for_less():
    for few, many in pairwise(WEIGHTS[seats] for seats in (2, 3, 4)):
        assert few.cents > many.cents
        assert few.souls[0] < many.souls[0]


def test_the_chances_of_all_seats_make_one():
    for state in some_states(5, 50, most=600):
        found = [value(state, seat) for seat in range(4)]
        assert all(0 < part < 1 for part in found)
        assert sum(found) == pytest.approx(1)


def change(state, what):
    """Changes the table for seat 0."""
    player = state.players[0]
    if what == "soul":
        gain_soul_card(state, 0, state.bonus.pop())
    elif what == "item":
        good = next(card for card in state.decks[1] if state.printed[card].id == "the_habit")
        state.decks[1].remove(good)
        gain_new_item(state, 0, good)
    elif what == "cents":
        player.cents += 5
    elif what == "loot":
        player.hand += state.decks[0][-2:]
        del state.decks[0][-2:]


@pytest.mark.parametrize("what", ["soul", "item", "cents", "loot"])
def test_what_is_gained_helps_the_gainer_and_hurts_the_others(what):
    state = RandomGame(3, 2).state
    before = [value(state, seat) for seat in range(3)]
    change(state, what)
    mine, *others = (value(state, seat) - before[seat] for seat in range(3))
    assert mine > 0
    assert all(gain < 0 for gain in others)


def test_each_further_soul_is_worth_more():
    state = RandomGame(4, 3).state
    found = [strength(state, 0)]
    for _ in range(3):
        gain_soul_card(state, 0, state.bonus.pop())
        found.append(strength(state, 0))
    steps = [after / before for before, after in pairwise(found)]
    assert steps == sorted(steps)


def test_a_finished_game_is_won_or_lost():
    state = RandomGame(2, 4).play()
    assert sorted(value(state, seat) for seat in range(2)) == [0.0, 1.0]


def test_a_team_hopes_together_and_fears_the_timer():
    state = RandomGame(2, 5, mode="coop").state
    before = value(state, 0)
    assert value(state, 1) == before
    state.timer -= 3
    assert value(state, 0) < before


def test_a_monster_with_a_soul_is_a_threat_in_the_hands_of_whoever_begins_a_turn_and_needs_one():
    state = RandomGame(2, 6).state
    for _ in range(3):
        gain_soul_card(state, 1, state.bonus.pop())
    monsters = list(state.monsters())
    found = []
    for name in ("monstro", "fly"):
        for obj in monsters:
            obj.face = catalogue()[name]
        found.append([])
        for active, phase in ((1, "start"), (1, "end"), (0, "start")):
            state.active, state.phase = active, phase
            found[-1].append(value(state, 0))
    with_soul, without = found
    assert with_soul[0] < without[0]
    assert with_soul[1] == without[1]
    assert with_soul[2] > without[2]


def test_a_card_that_answers_is_worth_more_in_the_hand_than_coins_of_its_price():
    found = []
    for name in ("dice_shard", "two_cents"):
        state = RandomGame(4, 7).state
        card = next(number for number, face in enumerate(state.printed) if face.id == name)
        state.players[0].hand = [card]
        found.append(strength(state, 0))
    assert found[0] > found[1]
