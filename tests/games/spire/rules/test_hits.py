"""Worked cases of hits, Block and tokens; the numbers stand in the rules."""

import pytest
from tests.games.spire.arena import Arena

from soulstack.games.spire.rules.hits import preview
from soulstack.kernel.decisions import Answer, IllegalAnswerError, Option
from soulstack.kernel.frames import apply

JAW, CULTIST, SLIME = "a1_jaw_worm", "a1_first_cultist", "a1_sum_acid_slime_adw"


def tokens(foe):
    return foe.weak, foe.vulnerable


def test_vulnerable_doubles_and_new_tokens_stop_at_three():  # C-01
    arena = Arena().hand("uppercut+").me(strength=1)
    foe = arena.foe(JAW, hp=10, vulnerable=3)
    arena.start().play("uppercut+")
    assert (foe.hp, foe.vulnerable, foe.weak) == (2, 3, 1)
    assert arena.state.fighter(0).energy == 1


def test_a_weak_hero_deals_one_less_and_spends_one_token_an_attack():  # C-02
    arena = Arena().hand("clothesline", "disarm").me(weak=3)
    foe = arena.foe(CULTIST)
    arena.start().play("clothesline")
    assert (foe.hp, foe.weak, arena.state.fighter(0).weak) == (7, 1, 2)
    arena.play("disarm")
    assert (foe.weak, arena.state.fighter(0).weak) == (3, 2)


def test_bonuses_count_before_doubling_and_the_card_itself_is_not_in_hand():  # C-03
    arena = Arena().hand("perfected_strike", "ironclad_strike", "wild_strike", "ironclad_defend").me(strength=1)
    foe = arena.foe(JAW, hp=22, full=22, vulnerable=1)
    arena.start().play("perfected_strike")
    assert (foe.hp, foe.vulnerable) == (10, 0)


def test_one_attack_on_two_enemies_spends_one_weak():  # C-04
    arena = Arena("watcher").hand("carve_reality").me(weak=1)
    one = arena.foe("a1_sum_sentry_a", vulnerable=1)
    two = arena.foe("a1_sum_sentry_b")
    arena.start().play("carve_reality", [one, two])
    assert (one.hp, one.vulnerable, two.hp) == (4, 0, 6)
    assert arena.state.fighter(0).weak == 0


def test_block_is_asked_hit_by_hit_and_tokens_once():  # C-07
    arena = Arena("watcher").hand("brilliance").me(stance="wrath", miracles=3)
    foe = arena.foe(JAW, hp=18, full=18, block=7, vulnerable=2)
    arena.start().play("brilliance")
    assert (foe.hp, foe.block, foe.vulnerable) == (7, 0, 1)
    assert arena.state.fighter(0).miracles == 3


def test_both_hits_of_a_multi_hit_are_doubled_and_one_token_goes():  # C-47
    arena = Arena().hand("twin_strike")
    foe = arena.foe(CULTIST, vulnerable=1)
    arena.start().play("twin_strike")
    assert (foe.hp, foe.vulnerable) == (5, 0)


def test_a_row_is_hit_in_that_row_and_a_boss_always():  # C-49
    arena = Arena("ironclad", "silent").hand("cleave+", "shockwave")
    low, slime, worm = arena.foe(CULTIST), arena.foe(SLIME), arena.foe(JAW, 2, hp=8)
    boss = arena.foe("a1_slime_boss", 0, hp=44, full=44)
    arena.start().play("cleave+", ("row", 1))
    assert (low.hp, slime.hp, boss.hp, worm.hp) == (6, 2, 41, 8)
    arena.play("shockwave", ("row", 2))
    assert (tokens(worm), tokens(boss), tokens(low)) == ((1, 1), (1, 1), (0, 0))


def test_one_weak_goes_for_a_row_and_one_for_a_multi_hit():  # C-50
    arena = Arena().hand("cleave", "twin_strike").me(weak=2)
    one, two = arena.foe(CULTIST), arena.foe(SLIME)
    arena.start().play("cleave")
    assert (one.hp, two.hp, arena.state.fighter(0).weak) == (8, 4, 1)
    arena.play("twin_strike", one)
    assert (one.hp, arena.state.fighter(0).weak) == (8, 0)


def test_curl_up_does_not_protect_against_the_rest_of_the_card():  # SA-37
    arena = Arena().hand("twin_strike")
    foe = arena.foe("a1_first_red_louse", hp=3)
    arena.foe(CULTIST)
    arena.start().play("twin_strike", foe)
    assert (foe.hp, foe.block) == (1, 2)


def test_the_preview_tells_what_the_hit_deals():
    arena = Arena().hand("bash").me(strength=2)
    foe = arena.foe(CULTIST, vulnerable=1)
    arena.foe(JAW)
    before = foe.hp
    arena.start()
    told = preview(arena.state, 0, foe, arena.state.fighter(0).hand[0])
    arena.play("bash", foe)
    assert told == before - foe.hp == 8


def test_the_last_blow_ends_the_fight_before_the_rest_of_the_card():  # C-46, SA-61
    arena = Arena("silent").hand("dagger_throw", "silent_defend").pile("draw", "silent_strike")
    arena.foe(CULTIST, hp=2)
    arena.start().play("dagger_throw")
    assert arena.state.fight is None
    assert not arena.state.over


def test_a_hero_who_dies_ends_the_run_at_once():  # C-45
    arena = Arena().hand("offering").me(hp=1)
    arena.foe(CULTIST, hp=1)
    arena.start().play("offering")
    assert (arena.state.result, arena.state.fighter(0).energy, arena.names("hand")) == ("lost", 3, [])


def test_a_fairy_stands_between_a_hero_and_death():  # C-45, ITEM-06
    arena = Arena().hand("offering").me(hp=1).item("fairy_in_a_bottle").pile("draw", "bash", "anger", "cleave")
    arena.foe(CULTIST, hp=1)
    arena.start().play("offering")
    assert (arena.state.heroes[0].hp, arena.state.fighter(0).energy) == (2, 5)
    assert arena.state.heroes[0].potions == ()


def test_what_is_not_in_hand_cannot_be_played_and_changes_nothing():
    arena = Arena().hand("bash")
    arena.foe(CULTIST)
    arena.start()
    before = arena.state.snapshot()
    with pytest.raises(IllegalAnswerError):
        apply(arena.state, Answer(0, (Option("play", ("card", 0)),)))
    assert arena.state.snapshot() == before
