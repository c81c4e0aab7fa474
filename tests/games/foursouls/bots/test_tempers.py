"""Tempers are weights on the same judgement, and a game's seed gives them out."""

from collections import Counter

import pytest
from attrs import evolve
from tests.games.foursouls.bots.tables import fresh_view

from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.normal import NormalBot
from soulstack.games.foursouls.bots.specs import SPECS
from soulstack.games.foursouls.bots.traits import SOUND, TEMPERED, tempered
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.view import StackView
from soulstack.kernel.decisions import Decision, Option

CARDS = catalogue()


def judge(temper, **more):
    return Judge(fresh_view(players=3), 0, CARDS, tempered(SOUND, temper), **more)


def test_every_temper_is_known_to_the_traits():
    assert {"plain", *TEMPERED} == set(SPECS.tempers)


def test_the_careful_fear_death_and_the_greedy_love_their_own_cents():
    plain = judge("plain")
    assert judge("careful").death_cost(0) > plain.death_cost(0)
    assert judge("careful").death_cost(1) == plain.death_cost(1)
    assert judge("greedy").cents(0, 3) > plain.cents(0, 3)


def test_the_vengeful_mind_whoever_aimed_at_them_most():
    view = evolve(
        fresh_view(players=3),
        stack=(StackView(5, "loot", 2, "bomb", 0, "1 damage", (("player", 0),)),),
    )
    bot = NormalBot(1, 0, CARDS, "vengeful")
    asked = Decision(
        0, "priority", (Option("pass"), Option("activate", ("obj", view.seats[0].character), 1)), prompt="priority"
    )
    for _ in range(3):  # the same thing is minded once, however often it is seen
        bot.choose(view, asked)
    assert bot.grudges == {2: 1.0}
    angry = judge("vengeful", grudges=bot.grudges)
    calm = judge("vengeful")
    assert angry.weight(2) < calm.weight(2)
    assert angry.weight(1) == calm.weight(1)


def test_the_chaotic_are_not_always_of_one_mind():
    view = evolve(fresh_view(players=2), active=0, phase="action")
    card = view.seats[0].hand
    options = (*(Option("play", ("card", each)) for each in card), Option("end"))
    answers = Counter()
    for seed in range(40):
        bot = NormalBot(seed, 0, CARDS, "chaotic")
        answers[bot.choose(view, Decision(0, "priority", options, prompt="turn"))] += 1
    assert len(answers) > 1


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_seed_gives_every_seat_a_temper_for_good(level):
    seen = Counter(SPECS.temper(SPECS.cast(f"bot:{level}", seat, seed)) for seat in range(4) for seed in range(60))
    assert set(seen) == set(SPECS.tempers)
    assert SPECS.cast(f"bot:{level}", 2, 9) == SPECS.cast(f"bot:{level}", 2, 9)
