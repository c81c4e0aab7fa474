"""A beginner makes a beginner's mistakes, and never stupid ones."""

from tests.bots.tables import decisions

from soulstack.bots.easy import EasyBot
from soulstack.bots.fight import Fighter, Foe, odds, rule_of_thumb
from soulstack.foursouls.catalogue import catalogue
from soulstack.foursouls.looking import view_for
from soulstack.kernel.decisions import Answer, check


def test_every_question_of_a_random_game_is_answered_legally():
    for state, decision in decisions(2, players=3, most=800):
        picks = EasyBot(2, decision.seat, catalogue()).choose(view_for(state, decision.seat), decision)
        assert check(decision, Answer(decision.seat, picks)) is None, decision


def test_the_rule_of_thumb_does_not_read_the_text():
    plain, thorny = Foe(hp=2, evasion=4, attack=1), Foe(hp=2, evasion=4, attack=1, thorns=2)
    me = Fighter(hp=2, attack=1)
    assert rule_of_thumb(plain, me) == rule_of_thumb(thorny, me)
    assert odds(plain, me) != odds(thorny, me)
