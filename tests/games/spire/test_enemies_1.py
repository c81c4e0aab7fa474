"""Enemies of Act I: what their cards say in yellow, what they bring, and how their fights end."""

from tests.games.spire.arena import Arena

from soulstack.games.spire.rules.combat import begin
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.gains import poison_left
from soulstack.kernel.frames import advance

CULTIST = "a1_first_cultist"
FOUR = ("ironclad", "silent", "defect", "watcher")


def names(arena, *, rows=False):
    state = arena.state
    living = [foe for foe in state.combat().foes if foe.lives]
    return [(state.faces[foe.id].id, foe.row) if rows else state.faces[foe.id].id for foe in living]


def set_up(arena, kind, *drawn):
    """Begin a fight against drawn cards, one a row; bosses stand in row 0."""
    rows = [0] if kind == "boss" else range(1, len(drawn) + 1)
    begin(arena.state, kind, tuple(zip(map(arena.card, drawn), rows, strict=True)))
    advance(arena.state)
    return arena


def test_the_guardian_begins_again_in_attack_mode_after_its_defensive_one():  # ACTION-05, ACTION-06
    arena = Arena()
    boss = arena.foe("a1_guardian", 0, mode="defensive", slot=2)
    arena.start().end_turn()
    assert (boss.mode, boss.slot, boss.strength, arena.state.heroes[0].hp) == ("attack", 1, 1, 6)


def test_sharp_hide_works_in_defensive_mode_only():  # C-42
    arena = Arena("silent").hand("silent_strike", "silent_strike")
    boss = arena.foe("a1_guardian", 0)
    arena.start().play("silent_strike")
    assert arena.state.heroes[0].hp == 9
    boss.mode = "defensive"
    arena.play("silent_strike")
    assert arena.state.heroes[0].hp == 8


def test_sharp_hide_stings_for_a_copy_and_for_its_original():  # SA-42
    arena = Arena().hand("double_tap", "ironclad_strike")
    arena.foe("a1_guardian", 0, mode="defensive")
    arena.start().play("double_tap").play("ironclad_strike")
    assert arena.state.heroes[0].hp == 8


def test_the_guardian_of_four_heroes_at_level_ten_stops_at_20_block():  # SA-66
    arena = Arena(*FOUR)
    boss = arena.foe("a1_guardian_a10", 0)
    arena.start().end_turn()
    assert boss.block == 20


def test_a_split_brings_three_slimes_into_each_row_in_printed_order():  # DEATH-02, TRIG-14
    arena = Arena("ironclad", "silent").hand("ironclad_strike")
    arena.foe("a1_slime_boss", 0, hp=1)
    arena.start().play("ironclad_strike")
    assert names(arena) == []
    assert not arena.state.over
    arena.end_turn()
    assert [(name.rsplit("_", 1)[0], row) for name, row in names(arena, rows=True)] == [
        (f"a1_sum_{kind}_slime", row) for row in (1, 2) for kind in ("large", "acid", "spike")
    ]


def test_a_split_at_level_ten_strengthens_every_large_slime_that_lives():  # SA-170
    arena = Arena().hand("ironclad_strike")
    there = arena.foe("a1_large_slime")
    arena.foe("a1_slime_boss_a10", 0, hp=1)
    arena.start().play("ironclad_strike", "a1_slime_boss_a10").end_turn()
    large = [foe for foe in arena.state.combat().foes if arena.state.faces[foe.id].name == "Large Slime"]
    assert there in large
    assert [foe.strength for foe in large] == [1, 1]
    assert all(foe.strength == 0 for foe in arena.state.combat().foes if foe not in large)


def test_a_summon_that_an_action_has_put_off_does_not_keep_the_combat_going():  # END-01: no on-death ability
    arena = Arena("silent")
    arena.foe("a1_large_slime", slot=3, hp=1, poison=0)
    state = arena.start().state
    arena.pile("draw", *["silent_strike"] * 5).item("mercury_hourglass")
    arena.end_turn()
    if state.pending and state.pending[0].kind == "order":
        arena.aim("mercury_hourglass")
    assert state.fight is None or state.combat().phase == "over"


def test_a_lone_hero_meets_two_gremlins_beside_the_mad_one():  # COMBAT-S-05, SOLO-02
    assert len(names(set_up(Arena(), "encounter", "a1_mad_gremlin"))) == 3
    assert len(names(set_up(Arena("ironclad", "silent"), "encounter", "a1_mad_gremlin", CULTIST))) == 5


def test_the_sentries_go_on_in_turn_across_the_rows():  # COMBAT-S-03
    arena = set_up(Arena("ironclad", "silent", "defect"), "elite", "a1_sentries")
    a, b = "a1_sum_sentry_a", "a1_sum_sentry_b"
    assert names(arena, rows=True) == [
        (a, 1), (b, 1), ("a1_sentries", 1), (a, 2), (b, 2), (a, 2), (b, 3), (a, 3), (b, 3),
    ]  # fmt: skip


def test_poison_on_a_looter_that_leaves_goes_back_to_the_supply():  # ENEMY-11, TOKEN-07
    arena = Arena("silent").me(gold=5)
    arena.foe("a1_looter", slot=3, poison=2, hp=9)
    arena.foe(CULTIST)
    arena.start().end_turn()
    assert arena.state.heroes[0].gold == 3
    assert names(arena) == [CULTIST]
    assert poison_left(arena.state) == 30


def test_enraged_is_silent_in_the_first_round():  # ACTION-07, C-61
    for round_, hp in ((1, 10), (2, 9)):
        arena = Arena(round_=round_).hand("seeing_red")
        arena.foe("a1_gremlin_nob")
        arena.start().play("seeing_red")
        assert arena.state.heroes[0].hp == hp


def test_spore_cloud_falls_on_the_hero_of_its_row():  # C-61
    arena = Arena("ironclad", "silent").hand("ironclad_strike")
    beast = arena.foe("a1_fungi_beast", 2, hp=1)
    arena.foe(CULTIST)
    arena.start().play("ironclad_strike", beast)
    assert [fighter.vulnerable for fighter in arena.state.combat().fighters] == [0, 1]


def test_no_program_of_an_enemy_is_left_when_a_summon_finds_no_card():  # COMBAT-S-07
    arena = Arena()
    arena.foe("a1_large_slime", slot=3)
    arena.state.table.summons = ()
    arena.start().end_turn()
    assert names(arena) == ["a1_large_slime"]
    assert not any(isinstance(frame, Program) for frame in arena.state.frames)
