"""Enemies of Act II: first deaths, partners, revivals and costs."""

from tests.games.spire.arena import Arena
from tests.games.spire.test_enemies_1 import CULTIST, names, set_up

from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.rules.enemy_turn import order_of_acting
from soulstack.games.spire.rules.intents import line_of


def test_the_champ_heals_for_each_hero_and_is_furious_at_once():  # DEATH-03, SA-58
    arena = Arena("ironclad", "silent").hand("ironclad_strike", "ironclad_strike")
    boss = arena.foe("a2_champ", 0, hp=1, slot=3)
    arena.start().play("ironclad_strike")
    assert (boss.hp, boss.mode, boss.slot) == (80, "fury", 1)
    boss.hp = 1
    arena.play("ironclad_strike")
    assert boss.dead


def test_judgment_meets_the_first_death_too():  # DEATH-07, DEATH-03
    arena = Arena("watcher").hand("judgment")
    boss = arena.foe("a2_champ", 0, hp=7)
    arena.start().play("judgment")
    assert (boss.hp, boss.dead) == (40, False)


def test_the_champ_clears_itself_in_fury_and_then_hits_twice():  # ACTION-03: the grey slot comes once
    arena = Arena().me(hp=10, block=0)
    boss = arena.foe("a2_champ", 0, mode="fury", weak=2, vulnerable=3)
    arena.start().end_turn()
    assert (boss.weak, boss.vulnerable, boss.slot) == (0, 0, 2)
    arena.end_turn()
    assert (arena.state.heroes[0].hp, boss.slot) == (2, 3)
    arena.me(hp=10).end_turn()
    assert (boss.strength, boss.slot) == (1, 2)


def test_fury_changes_the_intent_as_the_mystic_of_the_row_dies():  # ACTION-08
    arena = Arena(die=1).hand("ironclad_strike")
    centurion = arena.foe("a2_centurion_b3")
    mystic = arena.foe("a2_sum_mystic_h2s", hp=1)
    arena.start()
    assert line_of(arena.state, centurion).ops == ("block 3 to the mystic",)
    arena.play("ironclad_strike", mystic)
    assert (centurion.strength, line_of(arena.state, centurion).ops) == (1, ("hit 3",))


def test_a_centurion_that_dies_with_its_mystic_gains_nothing():  # SA-143
    arena = Arena(die=1).hand("cleave")
    arena.foe(CULTIST)
    mystic = arena.foe("a2_sum_mystic_h2s", hp=2)
    centurion = arena.foe("a2_centurion_b3", hp=2)
    arena.start().play("cleave")
    assert (mystic.dead, centurion.dead, centurion.strength, centurion.fury) == (True, True, 0, False)


def test_confused_reads_the_row_of_the_die_for_the_first_card_only():  # SA-43, SA-110
    arena = Arena(die=1).hand("ironclad_strike", "bludgeon", "ironclad_defend")
    arena.foe("a2_snecko")
    state = arena.start().state
    assert [cost_of(state, 0, card) for card in state.fighter(0).hand] == [2, 2, 2]
    arena.play("ironclad_strike")
    assert [cost_of(state, 0, card) for card in state.fighter(0).hand] == [3, 1]


def test_red_slavers_act_last_in_the_whole_fight_of_the_taskmaster():  # ENEMY-03, SA-52
    arena = Arena("ironclad", "silent", die=1)
    red = arena.foe("a2_sum_red_slaver_dv3", 2)
    blue = arena.foe("a2_sum_blue_slaver_wd3", 2)
    other = arena.foe("a1_red_slaver", 1)
    master = arena.foe("a2_taskmaster", 1)
    state = arena.start().state
    assert order_of_acting(state) == (blue.id, master.id, red.id, other.id)
    master.dead = True
    assert order_of_acting(state) == (blue.id, red.id, other.id)


def test_red_slavers_without_the_taskmaster_act_where_they_stand():  # ENEMY-02
    arena = Arena("ironclad", "silent", die=1)
    red = arena.foe("a2_sum_red_slaver_dv3", 2)
    cultist = arena.foe(CULTIST, 1)
    assert order_of_acting(arena.start().state) == (red.id, cultist.id)


def test_the_collector_fills_every_row_and_uses_dead_cards_again():  # SA-18, C-41
    arena = Arena("ironclad", "silent", "defect", "watcher")
    heads = [arena.foe("a2_sum_torch_head", row) for row in (1, 1, 1, 2)]
    heads[0].dead = True
    arena.state.table.summons = tuple(
        card
        for card in arena.state.table.summons
        if arena.state.faces[card].id != "a2_sum_torch_head" or card in arena.state.places["a2_sum_torch_head"][4:7]
    )
    arena.foe("a2_collector", 0)
    for seat in range(4):
        arena.me(seat, block=20, hp=9)
    arena.start().end_turn()
    rows = [row for name, row in names(arena, rows=True) if name == "a2_sum_torch_head"]
    assert rows == [1, 1, 2, 2, 3, 3, 4]


def test_painful_stabs_ask_for_a_loss_of_hp_not_for_a_hit():  # HIT-13
    arena = Arena("ironclad", "silent").me(block=2)
    arena.foe("a2_book_of_stabbing")
    arena.start().end_turn()
    assert [len(arena.state.table.daze), arena.state.heroes[0].hp, arena.state.heroes[1].hp] == [9, 10, 7]


def test_revived_gremlins_neither_act_nor_slide_in_that_enemy_turn():  # SA-53, SA-142
    arena = Arena().hand("cleave+")
    wizard = arena.foe("a1_gremlin_wizard", slot=2, hp=1)
    arena.foe("a2_gremlin_leader", slot=3)
    arena.start().play("cleave+")
    assert wizard.dead
    arena.end_turn()
    assert (wizard.hp, wizard.slot, wizard.fresh, arena.state.heroes[0].hp) == (4, 1, False, 10)
    arena.end_turn()
    assert wizard.slot == 2


def test_the_leader_brings_two_gremlins_into_each_row_and_stands_rightmost():  # COMBAT-S-03
    arena = set_up(Arena("ironclad", "silent"), "elite", "a2_gremlin_leader")
    rows = names(arena, rows=True)
    assert [row for _, row in rows] == [1, 1, 1, 2, 2]
    assert rows[2] == ("a2_gremlin_leader", 1)


def test_an_orb_gives_its_block_to_the_automaton():  # TARGET-07
    arena = Arena(die=5)
    arena.foe("a2_sum_bronze_orb_3wb")
    boss = arena.foe("a2_bronze_automaton", 0)
    arena.start().end_turn()
    assert (boss.block, boss.strength) == (3, 1)


def test_the_spheric_guardian_begins_with_block_when_it_is_set_up():  # COMBAT-S-11, SA-21
    arena = set_up(Arena(), "encounter", "a2_spheric_guardian")
    assert arena.state.combat().foes[0].block == 10
