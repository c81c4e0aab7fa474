"""What Cain and Eden do before the first turn, which no scenario can show because scenarios begin later."""

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.state import DECKS
from soulstack.games.foursouls.rules.stats import is_eternal
from soulstack.games.foursouls.scenario.moves import Play
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read
from soulstack.kernel.decisions import Answer

TREASURE = DECKS.index("treasure")


def start(*characters, seed=1):
    setup = GameSetup(players=len(characters), seed=seed, characters=characters)
    return new_game(setup, list(catalogue().values()))


@pytest.mark.parametrize("seed", range(4))
def test_whoever_has_cain_goes_first(seed):
    assert start("isaac", "judas", "cain", seed=seed).first == 2


def test_without_cain_anyone_may_go_first():
    assert {start("isaac", "judas", "maggy", seed=seed).first for seed in range(12)} == {0, 1, 2}


def test_eden_chooses_one_of_three_treasures_which_is_eternal_and_the_others_go_under_the_deck():
    state = start("cain", "eden")
    decision = state.pending[0]
    offered = [option.ref[1] for option in decision.options]
    assert (decision.seat, decision.kind, len(offered)) == (1, "cards", 3)
    assert sorted(state.decks[TREASURE][-3:]) == sorted(offered)
    assert state.players[1].hand == []

    apply(state, Answer(1, (decision.options[1],)))

    item = state.objects[state.players[1].items[0]]
    assert item.card == offered[1]
    assert is_eternal(item)
    assert sorted(state.decks[TREASURE][:2]) == sorted([offered[0], offered[2]])
    assert not set(offered) & set(state.decks[TREASURE][-3:])
    assert [len(player.hand) for player in state.players] == [3, 3]


def test_two_edens_choose_in_turn_order():
    setup = GameSetup(players=2, seed=3, eden_only=True, first=1)
    state = new_game(setup, list(catalogue().values()))
    assert state.pending[0].seat == 1
    apply(state, Answer(1, state.pending[0].options[:1]))
    assert state.pending[0].seat == 0
    assert state.pending[0].kind == "cards"


EDENS_CANNON = """
title = "Eden's Glass Cannon"
rules = ["KEY-01"]
[[seat]]
character = "eden"
items = ["glass_cannon", "breakfast"]
[[seat]]
character = "isaac"
[table]
dice = [5]
[[step]]
seat = 0
do = "activate"
card = "glass_cannon"
pick = ["breakfast"]
[[step]]
do = "settle"
"""


def play_cannon(*, eternal):
    scenario = read(EDENS_CANNON, catalogue())
    table = Play(build(scenario, catalogue()))
    table.state.objects[table.state.players[0].items[0]].made_eternal = eternal
    for step in scenario.steps:
        table.carry_out(step)
    player = table.state.players[0]
    return [table.state.objects[oid].face.id for oid in player.items], len(player.hand)


def test_edens_glass_cannon_survives_its_own_roll_and_so_loots_nothing():
    assert play_cannon(eternal=True) == (["glass_cannon"], 0)


def test_a_glass_cannon_that_is_not_edens_goes_and_loots_two():
    assert play_cannon(eternal=False) == ([], 2)
