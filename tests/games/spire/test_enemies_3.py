"""Enemies of Act III: Thorns, Reactive, second phases, Time Warp and bosses that come in pairs."""

import pytest
from tests.games.spire.arena import Arena
from tests.games.spire.test_enemies_1 import CULTIST, names, set_up

from soulstack.games.spire.rules.dice import lay_down
from soulstack.games.spire.rules.intents import line_of
from soulstack.games.spire.rules.playing import refused
from soulstack.kernel.decisions import Option

SPIKER = "a3_sum_spiker_2t"


def test_reactive_rolls_once_for_each_attack_that_cost_it_hp():  # SA-106
    arena = Arena("silent", die=5).hand("silent_strike").me(shivs=1)
    mass = arena.foe("a3_writhing_mass")
    lay_down(arena.state, (2, 6))
    arena.start().play("silent_strike")
    assert (arena.state.combat().die, line_of(arena.state, mass).ops) == (2, ("all_players", "daze 2"))
    arena.answer(Option("use", ("token", 0)))
    assert arena.state.combat().die == 6


def test_reactive_changes_the_actions_of_all_enemies_and_triggers_no_relic():  # SA-106
    arena = Arena(die=5).hand("twin_strike").item("duality")
    worm = arena.foe("a1_jaw_worm")
    mass = arena.foe("a3_writhing_mass")
    lay_down(arena.state, (4,))
    arena.start().play("twin_strike", mass)
    assert line_of(arena.state, worm).ops == ("hit 4",)
    assert (mass.hp, worm.hp) == (25, 10)


def test_spire_growth_does_nothing_in_the_first_round():  # ACTION-10
    arena = Arena("ironclad", "silent", die=1)
    growth = arena.foe("a3_spire_growth")
    arena.start()
    assert line_of(arena.state, growth).ops == ("nothing",)
    lay_down(arena.state, (1,))
    arena.end_turn()
    assert [hero.hp for hero in arena.state.heroes] == [10, 9]
    arena.end_turn()
    assert [hero.hp for hero in arena.state.heroes] == [5, 6]


def test_a_spiker_stings_once_an_attack_even_as_it_dies():  # SA-132, SA-143
    arena = Arena().hand("twin_strike", "ironclad_strike")
    spiker = arena.foe(SPIKER, hp=3, cubes=2)
    arena.foe(CULTIST)
    arena.start().play("twin_strike", spiker)
    assert (spiker.hp, arena.state.heroes[0].hp) == (1, 8)
    arena.play("ironclad_strike", spiker)
    assert (spiker.dead, arena.state.heroes[0].hp) == (True, 6)


def test_plain_damage_is_no_attack_for_thorns():  # SA-132
    arena = Arena().item("fire_potion")
    arena.foe(SPIKER)
    arena.start().answer(next(o for o in arena.asked().options if o.verb == "use"))
    assert arena.state.heroes[0].hp == 10


def test_a_spiker_never_has_more_than_five_cubes():
    arena = Arena(die=4)
    spiker = arena.foe(SPIKER, cubes=5)
    assert arena.state.foe(arena.foe("a3_sum_spiker_t2").id).cubes == 1
    arena.start().end_turn()
    assert spiker.cubes == 5


@pytest.mark.parametrize(("daggers", "slot"), [(0, 1), (1, 3)])
def test_the_reptomancer_goes_back_when_no_dagger_is_left(daggers, slot):  # SA-56
    arena = Arena().me(block=20)
    for _ in range(daggers):
        arena.foe("a3_sum_dagger")
    boss = arena.foe("a3_reptomancer", slot=2)
    arena.start().end_turn()
    assert boss.slot == slot


def test_a_fresh_dagger_stands_on_its_first_slot_and_acts_in_the_next_round():  # C-41
    arena = Arena()
    arena.foe("a3_reptomancer")
    arena.start().end_turn()
    assert arena.state.heroes[0].hp == 10
    assert [foe.slot for foe in arena.state.combat().foes] == [1, 1, 2]


def test_curiosity_counts_the_powers_of_the_hero_that_is_hit():  # HIT-01
    arena = Arena("ironclad", "silent").power("inflame", "metallicize").me(hp=10)
    arena.foe("a3_awakened_one_1", 0)
    arena.start().end_turn()
    assert [hero.hp for hero in arena.state.heroes] == [6, 6]  # 3 + 2, of which Metallicize stops 1


def test_the_second_phase_enters_in_the_start_batch_with_its_strength():  # TRIG-14
    arena = Arena("ironclad", "silent").hand("ironclad_strike").power("inflame", "metallicize")
    arena.foe("a3_awakened_one_1_a10", 0, hp=1)
    arena.foe("a3_sum_cultist")
    arena.start().play("ironclad_strike", "a3_awakened_one_1_a10")
    assert names(arena) == ["a3_sum_cultist"]
    arena.end_turn()
    assert names(arena) == ["a3_sum_cultist", "a3_awakened_one_2_a10"]
    boss = arena.state.combat().foes[-1]
    assert (boss.strength, boss.hp, boss.slot) == (2, 100, 1)


def test_without_rebirth_the_second_phase_has_no_strength():
    arena = Arena().hand("ironclad_strike").power("inflame")
    arena.foe("a3_awakened_one_1", 0, hp=1)
    arena.start().play("ironclad_strike").end_turn()
    assert arena.state.combat().foes[-1].strength == 0


def test_the_void_takes_energy_for_each_slimed_that_is_drawn_as_long_as_there_is_any():  # SA-108
    arena = Arena()
    arena.foe("a3_awakened_one_2", 0)
    for _ in range(4):
        arena.state.fighter(0).draw.append(arena.status("slimed"))
    arena.pile("draw", "ironclad_strike")
    arena.me(hp=10, block=20)
    arena.start().end_turn()
    assert arena.names("hand") == ["ironclad_strike", "slimed"]
    assert arena.state.fighter(0).energy == 0
    assert len(arena.state.table.status) == 36 - 1


def test_haste_heals_strengthens_and_clears_once():  # C-43
    arena = Arena().hand("carnage", "ironclad_strike").me(energy=6)
    boss = arena.foe("a3_time_eater", 0, hp=4, weak=2, vulnerable=1)
    arena.start().play("carnage")
    assert (boss.hp, boss.strength, boss.weak, boss.vulnerable) == (30, 1, 0, 0)
    boss.hp = 1
    arena.play("ironclad_strike")
    assert boss.dead


def test_a_full_time_warp_forbids_cards_but_no_shivs():  # SA-141, C-22
    arena = Arena("silent").hand("slice", "slice", "slice", "slice").me(shivs=1)
    boss = arena.foe("a3_time_eater", 0, slot=3)
    arena.start()
    for _ in range(3):
        arena.play("slice")
    last = arena.state.fighter(0).hand[0]
    assert refused(arena.state, 0, last) is not None
    before = boss.hp
    arena.answer(Option("use", ("token", 0)))
    assert boss.hp == before - 1


def test_donu_brings_deca_and_acts_first():  # COMBAT-S-04, SA-51
    arena = set_up(Arena(), "boss", "a3_donu_a10")
    assert names(arena, rows=True) == [("a3_donu_a10", 0), ("a3_deca_a10", 0)]


def test_the_cultists_of_three_heroes_come_out_of_two_decks():  # C-62
    arena = set_up(Arena("ironclad", "silent", "defect", act=3), "boss", "a3_awakened_one_1")
    assert names(arena)[:-1] == ["a3_sum_cultist"] * 4 + ["a2_sum_cultist"] * 2


def test_a_nemesis_in_its_second_slot_loses_nothing_but_its_vulnerable():  # SA-134
    arena = Arena().hand("ironclad_strike")
    nemesis = arena.foe("a3_nemesis", slot=2, vulnerable=1)
    arena.start().play("ironclad_strike")
    assert (nemesis.hp, nemesis.vulnerable) == (30, 0)


def test_shift_turns_the_hp_a_transient_lost_into_block():  # HIT-13
    arena = Arena("ironclad", "silent").hand("bash")
    transient = arena.foe("a3_transient", 2, hp=1)
    arena.foe(CULTIST)
    arena.start().play("bash", transient)
    assert transient.dead
    assert [fighter.block for fighter in arena.state.combat().fighters] == [0, 1]


def test_all_dead_darklings_regrow_while_one_lives():  # SA-60
    arena = Arena(die=3).hand("cleave")
    one = arena.foe("a3_darkling", hp=2, strength=1)
    two = arena.foe("a3_sum_darkling_s32", hp=2, poison=1)
    three = arena.foe("a3_sum_darkling_32s", hp=8)
    arena.start().play("cleave").end_turn()
    assert [(foe.hp, foe.strength, foe.poison) for foe in (one, two, three)] == [(4, 0, 0), (4, 0, 0), (6, 0, 0)]


def test_an_exploder_kills_before_it_dies():  # C-40
    arena = Arena("ironclad", "silent").me(1, block=2)
    exploder = arena.foe("a3_sum_exploder", 1, slot=3)
    arena.start().end_turn()
    assert (arena.state.result, exploder.dead) == ("lost", False)


def test_the_maw_acts_behind_the_others():  # ENEMY-03
    arena = Arena("ironclad", "silent").me(1, hp=9)
    arena.foe("a3_maw", 2)
    arena.foe(CULTIST, 1)
    arena.start().end_turn()
    assert arena.state.heroes[0].hp == 9
    assert [fighter.vulnerable for fighter in arena.state.combat().fighters] == [1, 1]
