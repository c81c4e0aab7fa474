"""Worked cases of the round: floors, batches, enemies, ends."""

from tests.games.spire.arena import Arena

from soulstack.games.spire.rules.enemy_turn import order_of_acting
from soulstack.kernel.asking import DONE, UNDONE

CULTIST, JAW = "a1_first_cultist", "a1_jaw_worm"


def test_every_enemy_line_reaches_whom_it_names():  # C-58
    arena = Arena("ironclad", "silent", die=3)
    arena.foe(CULTIST, 1)
    worm = arena.foe("a1_first_jaw_worm", 2)
    arena.state.streams["dice"] = 4
    arena.start().end_turn()
    assert [hero.hp for hero in arena.state.heroes] == [9, 7]
    assert worm.block == 1
    assert arena.state.combat().foes[0].strength == 1


def test_daze_goes_on_top_of_the_pile_of_the_hero_in_the_row():  # C-59
    arena = Arena("ironclad", "silent", die=1).pile("draw", *["ironclad_strike"] * 6)
    arena.pile("draw", *["silent_strike"] * 6, seat=1)
    arena.foe("a1_sum_sentry_a", 1)
    arena.foe("a1_blue_slaver", 2)
    arena.start().end_turn()
    assert arena.names("hand")[0] == "daze"
    assert "daze" not in arena.names("hand", 1)
    assert (arena.state.heroes[1].hp, arena.state.fighter(1).weak) == (7, 1)


def test_every_hero_is_hit_and_gets_a_status():  # C-60
    arena = Arena("ironclad", "silent").me(block=3)
    boss = arena.foe("a1_hexaghost", 0, slot=2)
    for seat, name in ((0, "ironclad_strike"), (1, "silent_strike")):
        arena.pile("draw", *[name] * 5, seat=seat)
    arena.start().end_turn()
    assert [hero.hp for hero in arena.state.heroes] == [9, 5]
    assert arena.names("discard") == ["burn"]
    assert (len(arena.state.table.status), boss.slot) == (34, 3)


def test_the_guardian_uses_the_block_it_had_before_it_goes():  # C-65
    arena = Arena()
    boss = arena.foe("a1_guardian", 0, mode="attack", slot=2, block=3)
    arena.start().end_turn()
    assert (arena.state.heroes[0].hp, boss.block, boss.slot, boss.mode) == (4, 0, 1, "attack")


def test_the_guardian_without_block_hides_at_the_start_of_the_next_turn():  # C-42
    arena = Arena()
    boss = arena.foe("a1_guardian", 0, mode="attack", slot=2)
    arena.start().end_turn()
    assert (arena.state.heroes[0].hp, boss.mode, boss.slot) == (10, "defensive", 1)


def test_the_highest_row_acts_first_and_bosses_last():  # C-39
    arena = Arena("ironclad", "silent", die=4)
    one = arena.foe(CULTIST, 1)
    last = arena.foe("a1_sum_spike_slime_dv2", 2)
    two = arena.foe(JAW, 2)
    boss = arena.foe("a1_hexaghost", 0)
    assert order_of_acting(arena.start().state) == (two.id, one.id, last.id, boss.id)


def test_a_seat_that_is_given_cards_wakes_up():  # C-38, SA-29
    arena = Arena("ironclad", "silent").hand("predator", seat=1).pile("draw", "bash", "anger")
    foe = arena.foe(JAW)
    arena.foe(CULTIST, 2)
    arena.start()
    arena.answer(DONE)
    assert arena.asked(0).options == (UNDONE,)
    arena.play("predator", foe, ("seat", 0), seat=1)
    assert arena.asked(0).kind == "play"
    assert arena.names("hand") == ["anger", "bash"] or arena.names("hand") == ["bash", "anger"]


def test_an_order_is_asked_only_where_it_can_be_seen():  # C-70
    for block, kind in ((0, "order"), (2, "play")):
        arena = Arena().hand("burn").power("metallicize").me(block=block)
        arena.pile("draw", *["ironclad_strike"] * 6)
        arena.foe("a1_gremlin_wizard")
        arena.start().end_turn()
        assert arena.asked().kind == kind


def test_poison_ends_the_fight_before_a_burn_harms():  # C-70
    arena = Arena("silent").hand("burn")
    arena.foe(CULTIST, hp=5, poison=5)
    arena.start().end_turn()
    assert (arena.state.fight, arena.state.heroes[0].hp) == (None, 9)


def test_ending_the_turn_in_wrath_hurts_what_block_does_not_stop():  # WATCHER-06
    arena = Arena("watcher").me(stance="wrath").pile("draw", *["watcher_strike"] * 6)
    arena.foe("a1_gremlin_wizard")
    arena.start().end_turn()
    assert arena.state.heroes[0].hp == 8


def test_kept_energy_and_block_act_at_the_reset():  # C-35
    arena = Arena().power("barricade").item("ice_cream").me(energy=2, block=6)
    arena.pile("draw", *["ironclad_strike"] * 6)
    arena.foe("a1_gremlin_wizard")
    arena.start().end_turn()
    assert (arena.state.fighter(0).energy, arena.state.fighter(0).block) == (5, 6)


def test_a_slime_boss_splits_in_the_start_batch_of_the_next_round():  # C-64
    arena = Arena().hand("bludgeon").pile("draw", *["ironclad_strike"] * 6)
    arena.foe("a1_slime_boss", 0, hp=1)
    arena.start().play("bludgeon")
    assert arena.state.fight is not None
    arena.end_turn()
    living = [arena.state.faces[foe.id].card.group for foe in arena.state.combat().foes if foe.lives]
    assert living == ["a1_sum_large_slime", "a1_sum_acid_slime", "a1_sum_spike_slime"]


def test_powers_and_status_are_cleared_away_after_the_fight():  # END-07
    arena = Arena().hand("bash", "daze", "burn").power("inflame")
    foe = arena.foe(CULTIST, hp=1)
    arena.start().play("bash")
    assert foe.dead
    state = arena.state
    assert (len(state.table.daze), len(state.table.status)) == (10, 36)
    assert "static:hit" not in state.index
    assert state.heroes[0].hp == 10
