"""What people ask of a partner: it says whether it can, and then likes what was asked for more than what it would do alone."""

from tests.games.spire.arena import Arena

from soulstack.games.spire.bots.partner import Partner
from soulstack.games.spire.bots.planner import NORMAL, plan_turn
from soulstack.games.spire.bots.requests import Request, reply_to
from soulstack.games.spire.rules.door import Sight


def aims(arena, asked=()):
    """Give what seat 1 plans: verbs and what they are aimed at."""
    steps = plan_turn(arena.state, (1,), NORMAL, asked).steps
    return [(pick.verb, pick.ref) for _, picks in steps for pick in picks]


def test_the_enemy_that_is_asked_for_dies_first():
    arena = Arena("ironclad", "silent").hand("silent_strike", seat=1).me(energy=1, seat=1)
    near, far = arena.foe("a1_first_cultist", 1, hp=2), arena.foe("a1_first_cultist", 2, hp=2)
    arena.start()
    for foe in (near, far):
        asked = (Request("kill", 0, 1, foe.id),)
        assert reply_to(arena.state, 1, asked[0]).why == "can_hurt"
        assert ("foe", foe.id) in [ref for _, ref in aims(arena, asked)]


def test_who_asks_for_block_gets_it():
    arena = Arena("ironclad", "silent", die=3).hand("silent_defend+", "silent_strike", seat=1).me(energy=1, seat=1)
    arena.foe("a1_blue_slaver", 1, hp=10)
    arena.start()
    asked = (Request("block", 0, 1),)
    assert reply_to(arena.state, 1, asked[0]).yes
    assert ("seat", 0) in [ref for _, ref in aims(arena, asked)]
    assert reply_to(arena.state, 1, Request("block", 1, 1)).why == "you_are_safe"


def test_a_potion_that_is_to_be_saved_is_kept():
    arena = Arena("ironclad", "silent", die=3).hand("silent_strike", seat=1).me(energy=0, seat=1)
    arena.item("fire_potion", seat=1).foe("a1_blue_slaver", 2, hp=4)
    arena.foe("a1_first_cultist", 1, hp=9)
    arena.start()
    assert "use" in [verb for verb, _ in aims(arena)]
    assert "use" not in [verb for verb, _ in aims(arena, (Request("save", 0, 1),))]


def test_who_wants_to_go_first_is_waited_for():
    arena = Arena("ironclad", "silent").hand("bash", seat=0).hand("silent_strike", seat=1)
    arena.foe("a1_first_cultist", 1, hp=9)
    arena.start()
    bot, decision = Partner(1, "normal", (1,)), arena.asked(1)
    assert bot.choose(Sight(arena.state, (Request("set_up", 0, 1),)), decision) is None
    assert bot.choose(Sight(arena.state, (Request("set_up", 0, 9),)), decision) is not None
