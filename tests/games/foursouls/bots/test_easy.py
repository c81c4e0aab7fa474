"""A beginner makes a beginner's mistakes, and never stupid ones."""

import copy

from attrs import evolve
from tests.games.foursouls.bots.tables import decisions, fresh_view

from soulstack.games.foursouls.bots.easy import EasyBot
from soulstack.games.foursouls.bots.fight_odds import Fighter, Foe, odds, rule_of_thumb
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.kernel.decisions import Answer, Decision, Option, check


def test_every_question_of_a_random_game_is_answered_legally():
    for state, decision in decisions(2, players=3, most=800):
        picks = EasyBot(2, decision.seat, catalogue()).choose(view_for(state, decision.seat), decision)
        assert check(decision, Answer(decision.seat, picks)) is None, decision


def test_the_rule_of_thumb_does_not_read_the_text():
    plain, thorny = Foe(hp=2, evasion=4, attack=1), Foe(hp=2, evasion=4, attack=1, thorns=2)
    me = Fighter(hp=2, attack=1)
    assert rule_of_thumb(plain, me) == rule_of_thumb(thorny, me)
    assert odds(plain, me) != odds(thorny, me)


def test_it_takes_the_winning_soul_whatever_else_lies_first():
    view = copy.deepcopy(fresh_view(players=2))
    coin, soul = (view.printed.index(name) for name in ("a_penny", "lost_soul"))
    mine = evolve(view.seats[0], hand=(coin, soul), hand_size=2, loot_plays=1, souls=3)
    view.seats, view.active, view.phase = (mine, view.seats[1]), 0, "action"
    options = (Option("play", ("card", coin)), Option("play", ("card", soul)), Option("end"))
    for seed in range(10):
        found = EasyBot(seed, 0, catalogue()).choose(view, Decision(0, "priority", options, prompt="turn"))
        assert found == (options[1],)


def test_it_takes_a_free_gain():
    view = copy.deepcopy(fresh_view(players=2))
    coin = view.printed.index("a_penny")
    view.seats = (evolve(view.seats[0], hand=(coin,), hand_size=1, loot_plays=1), view.seats[1])
    view.active, view.phase = 0, "action"
    play = Option("play", ("card", coin))
    assert EasyBot(1, 0, catalogue()).choose(view, Decision(0, "priority", (play, Option("end")), prompt="turn")) == (
        play,
    )
