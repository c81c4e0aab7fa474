"""The bot that searches: it knows only what its seat knows, answers legally and finds what wins."""

import pytest
from tests.games.foursouls.bots.tables import some_states
from tests.games.foursouls.rules.random_games import RandomGame

from soulstack.app.tools.reports import SimulatedGame
from soulstack.app.tools.simulate import play_game
from soulstack.bots.effort import Effort
from soulstack.games.foursouls.bots import hard, playout
from soulstack.games.foursouls.bots.hard import HardBot
from soulstack.games.foursouls.bots.playout import Policy, pass_round
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.determinize import sight_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.secrecy import permuted
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read
from soulstack.games.foursouls.scenario.runner import play
from soulstack.kernel.decisions import Answer, check
from soulstack.kernel.ids import GAME
from soulstack.kernel.record import digest

ALL_SETS = tuple(sorted({card.set for card in catalogue().values()}))
GAMES = (
    {"players": 2, "seed": 1},
    {"players": 3, "seed": 2, "sets": ALL_SETS, "rooms": True},
    {"players": 4, "seed": 3, "sets": ALL_SETS, "draft": True},
    {"players": 2, "seed": 4, "mode": "coop"},
    {"players": 2, "seed": 5, "eden_only": True, "ask_everyone": True},
)


def bot(seat, seed=1, worlds=2):
    """Makes a bot that tries every answer in a few worlds."""
    found = HardBot(seed, seat, catalogue())
    found.effort = Effort(worlds)
    return found


def answer(state, worlds=24):
    """Gives what the bot that is asked would answer."""
    decision = state.pending[0]
    return bot(decision.seat, worlds=worlds).choose(sight_for(HardBot, state, decision.seat), decision)


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_its_answers_are_legal_in_every_mode(settings):
    state = new_game(GameSetup(turn_cap=60, **settings), catalogue().values())
    bots = [bot(seat) for seat in range(len(state.players))]
    for _ in range(120):
        if state.over:
            break
        decision = state.pending[0]
        picks = bots[decision.seat].choose(sight_for(HardBot, state, decision.seat), decision)
        assert check(decision, Answer(decision.seat, picks)) is None
        apply(state, Answer(decision.seat, picks))
    assert any(found.tried for found in bots)


def test_hidden_cards_do_not_change_its_answers():
    luck = {"check": 5}
    searched = 0
    for state in some_states(11, 9, most=500):
        decision = state.pending[0]
        other = permuted(state, decision.seat, luck)
        found = []
        for each in (state, other):
            mind = bot(decision.seat, worlds=3)
            found.append(mind.choose(sight_for(HardBot, each, decision.seat), decision))
        assert found[0] == found[1]
        searched += mind.tried > 0
    assert searched > 5


def test_it_leaves_the_world_that_it_is_given_as_it_was():
    state = RandomGame(3, 12).state
    view = sight_for(HardBot, state, state.pending[0].seat)
    before = digest(view.world)
    bot(state.pending[0].seat).choose(view, state.pending[0])
    assert digest(view.world) == before


def test_equal_seeds_are_equal_games(monkeypatch):
    monkeypatch.setattr(hard, "WORLDS", 2)
    games = [play_game(SimulatedGame("foursouls", 3, ("hard", "random"), cap=6)) for _ in range(2)]
    assert not games[0].error
    assert games[0] == games[1]


def test_a_search_ends_when_its_effort_is_spent():
    state = next(each for each in some_states(13, 1) if each.pending[0].prompt == "turn")
    view = sight_for(HardBot, state, state.pending[0].seat)
    seconds = iter(range(1000))
    mind = bot(state.pending[0].seat)
    mind.effort = Effort(0, clock=lambda: next(seconds) / 10, usual=0.5, most=0.5)
    mind.choose(view, state.pending[0])
    assert 0 < mind.tried <= 5 * hard.WIDEST


# --- positions -----------------------------------------------------------------------------------------------------------

SEATS = """
[[seat]]
character = "isaac"
starting_item = false
{first}
[[seat]]
character = "cain"
starting_item = false
{second}
[table]
{table}
"""


def position(first="", second="", table="", steps=""):
    """Lays out a table for two and plays some steps."""
    text = 'title = "A position"\n' + SEATS.format(first=first, second=second, table=table) + steps
    scenario = read(text, catalogue())
    state = build(scenario, catalogue())
    assert not play(scenario, state)
    return state


def test_it_attacks_when_that_wins_the_game():
    state = position(
        first='souls = ["soul_of_greed", "soul_of_gluttony", "soul_of_guppy"]\ncents = 10\nitems = ["synthoil"]',
        table='monsters = ["monstro", "clotty"]\nshop = ["breakfast", "dinner"]',
    )
    while state.pending[0].prompt != "attack":
        assert state.active == 0
        apply(state, Answer(0, answer(state)))
        while state.pending[0].prompt == "priority":
            pass_round(state)
    target = answer(state)[0].ref
    assert state.objects[target[1]].face.id == "monstro"


ATTACK = """
[[step]]
seat = {seat}
do = "attack"
target = "pin"
"""


def test_it_rerolls_the_miss_that_would_kill_it():
    state = position(
        first='items = ["the_d6"]\ndamage = 1\ncents = 6',
        table='monsters = ["pin", "clotty"]\nshop = ["breakfast", "dinner"]\ndice = [1]',
        steps=ATTACK.format(seat=0),
    )
    assert state.stack[-1].value == 1
    assert answer(state)[0].verb == "activate"


def test_worlds_are_played_on_as_if_it_used_what_it_has_in_its_own_fights(monkeypatch):
    state = position(
        first='items = ["the_d6"]\ndamage = 1\ncents = 6',
        table='monsters = ["pin", "clotty"]\nshop = ["breakfast", "dinner"]\ndice = [1]',
        steps=ATTACK.format(seat=0),
    )
    told = []
    monkeypatch.setattr(playout, "apply", lambda world, given: told.extend(apply(world, given)))
    found = []
    for me in (0, GAME):
        told.clear()
        Policy(catalogue(), 2, 1).play(state.clone(), me)
        found.append("die_rerolled" in [fact.kind for fact in told])
    assert found == [True, False]


def test_it_stops_the_attack_that_would_win_the_game_for_another():
    souls = 'souls = ["soul_of_greed", "soul_of_gluttony", "soul_of_guppy"]'
    table = 'monsters = ["pin", "clotty"]\nshop = ["breakfast", "dinner"]\nmonster_damage = { pin = 1 }\ndice = [5]'
    text = SEATS.format(first='hand = ["dice_shard", "three_cents"]\ncents = 3', second=souls, table=table)
    scenario = read('title = "A position"\nactive = 1\n' + text + ATTACK.format(seat=1), catalogue())
    state = build(scenario, catalogue())
    assert not play(scenario, state)
    state.players[0].loot_plays = 1
    assert state.pending[0].seat == 1
    apply(state, Answer(1, state.pending[0].options[:1]))
    picks = answer(state)
    assert state.printed[picks[0].ref[1]].id == "dice_shard"


def test_it_plays_the_soul_in_its_hand_instead_of_keeping_it():
    state = position(
        first='hand = ["lost_soul", "a_penny"]',
        table='monsters = ["the_bloat", "mask_of_infamy"]\nshop = ["breakfast", "dinner"]',
    )
    while not state.players[0].souls:
        assert (state.active, state.pending[0].seat) == (0, 0)
        apply(state, Answer(0, answer(state)))
        while state.pending[0].prompt == "priority":
            pass_round(state)
    assert state.turn == 1


def test_whoever_would_act_is_not_asked_whether_to_end_the_turn_instead():
    state = position(
        first='hand = ["three_cents"]', table='monsters = ["monstro", "clotty"]\nshop = ["breakfast", "dinner"]'
    )
    decision = state.pending[0]
    play_it, end = (next(o for o in decision.options if o.verb == verb) for verb in ("play", "end"))
    view = sight_for(HardBot, state, 0)
    assert (end,) not in bot(0).candidates(view, decision, (play_it,))
    attack = next(o for o in decision.options if o.verb == "attack")
    assert (end,) in bot(0).candidates(view, decision, (attack,))
