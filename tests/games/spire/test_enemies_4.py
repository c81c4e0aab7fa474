"""Enemies of Act IV, and which cards a run's level and printing put into the decks."""

import pytest
from tests.games.spire.arena import Arena
from tests.games.spire.test_enemies_1 import names

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.climb.board import bosses_of
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.setup import lay_out
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.rules.turn import PROCEDURES
from soulstack.kernel.decisions import Option
from soulstack.kernel.frames import advance

SHIELD, SPEAR = "a4_spire_shield", "a4_spire_spear"


def before_facing(*heroes, slot=1, **more):
    """Lay out Shield and Spear with the start batch just done."""
    arena = Arena(*heroes, **more)
    arena.foe(SHIELD, 1, slot=slot)
    arena.foe(SPEAR, len(arena.state.heroes), slot=slot)
    return arena


def face(arena):
    arena.start()
    turn = next(frame for frame in arena.state.frames if isinstance(frame, Steps) and frame.name == "turn")
    turn.at = next(at for at, step in enumerate(PROCEDURES["turn"]) if step.__name__ == "facing_step")
    arena.state.frames.pop()
    arena.state.pending = ()
    advance(arena.state)
    return arena


def test_every_seat_is_asked_whom_it_faces_and_the_effects_come_together():  # SA-109
    arena = face(before_facing("ironclad", "silent"))
    assert {decision.kind for decision in arena.state.pending} == {"facing"}
    arena.aim(SHIELD, 0)
    assert arena.state.fighter(0).energy == 3
    arena.aim(SPEAR, 1)
    assert [fighter.energy for fighter in arena.state.combat().fighters] == [2, 3]
    assert arena.names("discard", 1) == ["burn", "burn"]


def test_rows_may_be_swapped_until_the_last_has_chosen():  # SA-109
    arena = face(before_facing("ironclad", "silent"))
    arena.answer(Option("swap", ("seat", 1)))
    assert [hero.row for hero in arena.state.heroes] == [2, 1]
    assert len(arena.state.pending) == 2
    arena.aim(SHIELD, 0)
    arena.aim(SHIELD, 1)
    assert {decision.kind for decision in arena.state.pending} == {"play"}


def test_the_last_burns_go_to_the_lowest_row():  # SA-109: in row order
    arena = before_facing("ironclad", "silent")
    arena.state.table.status = arena.state.table.status[:2]
    arena.state.heroes[0].row, arena.state.heroes[1].row = 2, 1
    face(arena)
    arena.aim(SPEAR, 0)
    arena.aim(SPEAR, 1)
    assert (arena.names("discard", 0), arena.names("discard", 1)) == ([], ["burn", "burn"])


def test_with_one_of_the_two_left_nobody_is_asked():  # SA-109
    arena = before_facing("ironclad", "silent")
    arena.state.combat().foes[0].dead = True
    face(arena)
    assert {decision.kind for decision in arena.state.pending} == {"play"}
    assert [arena.names("discard", seat) for seat in (0, 1)] == [["burn", "burn"]] * 2


def test_facing_the_shield_on_slot_two_forbids_to_draw():  # COMBAT-P-16
    arena = before_facing(slot=2).hand("pommel_strike").pile("draw", "bash")
    face(arena).aim(SHIELD)
    arena.play("pommel_strike", SPEAR)
    assert (arena.names("hand"), arena.names("draw")) == ([], ["bash"])


def test_facing_the_shield_on_slot_three_makes_all_damage_of_that_hero_nothing():  # SA-109
    arena = before_facing("ironclad", "silent", slot=3).hand("ironclad_strike", "bash")
    arena.hand("silent_strike", seat=1)
    face(arena)
    spear = arena.state.combat().foes[1]
    spear.block = 1
    arena.aim(SHIELD, 0)
    arena.aim(SPEAR, 1)
    arena.play("bash", SPEAR)
    assert (spear.hp, spear.block, spear.vulnerable) == (84, 1, 1)
    arena.play("silent_strike", SPEAR, seat=1)
    assert (spear.hp, spear.block, spear.vulnerable) == (83, 0, 0)


def test_the_heart_is_invincible_until_it_loses_that():
    arena = Arena().hand("bludgeon", "clothesline").me(energy=6)
    heart = arena.foe("a4_corrupt_heart", 0, hp=53, slot=4)
    arena.start().play("bludgeon")
    assert heart.hp == 50
    arena.play("clothesline")
    assert (heart.hp, heart.weak, arena.state.over) == (50, 0, False)
    arena.end_turn()
    assert (heart.strength, heart.cubes, heart.slot) == (2, 2, 2)
    arena.hand("clothesline").me(energy=2).play("clothesline")
    assert (heart.hp, heart.weak) == (47, 1)


def test_the_heart_never_beats_with_more_cubes_than_its_card_says():
    for name, most in (("a4_corrupt_heart", 3), ("a4_corrupt_heart_a11", 5)):
        arena = Arena()
        heart = arena.foe(name, 0, slot=4, cubes=most)
        arena.start().end_turn()
        assert (heart.cubes, arena.state.heroes[0].hp) == (most, 10 - most)


def deck(kind, act, **setup):
    state = lay_out(Setup(act=act, **setup), catalogue())
    return {state.faces[card].id for card in getattr(state.table, kind)}


def test_level_seven_replaces_two_encounters_an_act_in_the_early_printing():  # ASC-07, SA-140
    for act in (1, 2, 3):
        before, after = deck("encounters", act), deck("encounters", act, ascension=7)
        later = deck("encounters", act, ascension=7, printing="later")
        assert len(before - after) == 2
        assert {f"{name}_a7" for name in before - after} == after - before
        assert len(before - later) == 3
        assert len(before) == len(after) == len(later)


@pytest.mark.parametrize(("level", "printing", "suffix"), [(0, "early", ""), (1, "early", "_a1"), (12, "early", "_a1"),
                                                           (12, "later", "_a12")])  # fmt: skip
def test_the_elites_are_those_of_one_level(level, printing, suffix):  # ASC-01, ASC-12
    for act in (1, 2, 3):
        found = deck("elites", act, ascension=level, printing=printing)
        assert len(found) == 3
        assert all(name.endswith(suffix) and (suffix or name[-2:] != "a1") for name in found)


def test_shield_and_spear_come_from_level_eleven_on():  # ASC-11
    assert deck("elites", 4, ascension=10) == set()
    assert deck("elites", 4, ascension=11) == {SHIELD, SPEAR}


def test_a_boss_that_only_comes_with_another_is_never_drawn():  # SETUP-08, ASC-10
    for level, end in ((0, ""), (10, "_a10")):
        state = lay_out(Setup(act=3, ascension=level), catalogue())
        found = {state.faces[card].id for card in bosses_of(state, 3)}
        assert found == {f"a3_awakened_one_1{end}", f"a3_time_eater{end}", f"a3_donu{end}"}


def test_every_summon_comes_back_to_its_own_deck():  # END-09
    arena = before_facing()
    assert names(arena) == [SHIELD, SPEAR]
    assert not any(arena.state.faces[card].id in {SHIELD, SPEAR} for card in arena.state.table.summons)
