"""Worked cases of playing cards: costs, piles, copies, Shivs, orbs, stances."""

from tests.games.spire.arena import Arena

from soulstack.games.spire.rules.costs import cost_of

CULTIST, JAW = "a1_first_cultist", "a1_jaw_worm"


def test_a_draw_goes_on_across_a_shuffle_without_the_card_being_played():  # C-30
    arena = Arena("silent").hand("acrobatics").pile("draw", "silent_strike").pile("discard", "slice", "deflect")
    arena.foe(CULTIST)
    arena.start().play("acrobatics", "deflect")
    assert sorted(arena.names("hand")) == ["silent_strike", "slice"]
    assert arena.names("discard") == ["deflect", "acrobatics"]


def test_exhausting_a_status_triggers_and_sends_it_to_its_supply():  # C-27
    arena = Arena().hand("second_wind", "slimed", "daze", "sentinel", "ironclad_strike").power("feel_no_pain")
    arena.foe(CULTIST)
    state = arena.start().state
    arena.play("second_wind")
    fighter = state.fighter(0)
    assert (fighter.block, fighter.energy) == (6, 4)
    assert arena.names("exhaust") == ["sentinel"]
    assert arena.names("hand") == ["ironclad_strike"]
    assert arena.names("discard") == ["second_wind"]


def test_a_card_that_havoc_plays_is_exhausted_wherever_it_would_go():  # C-29, C-69
    arena = Arena().hand("havoc").pile("draw", "anger")
    foe = arena.foe(CULTIST)
    arena.start().play("havoc")
    assert (foe.hp, arena.names("exhaust"), arena.names("discard")) == (8, ["anger"], ["havoc"])


def test_a_copy_goes_first_and_only_the_original_is_exhausted():  # C-32
    arena = Arena("silent").hand("burst", "adrenaline").pile("draw", *["silent_strike"] * 5)
    arena.foe(CULTIST)
    arena.start().play("burst").play("adrenaline")
    fighter = arena.state.fighter(0)
    assert (fighter.energy, len(fighter.hand)) == (4, 4)
    assert arena.names("exhaust") == ["adrenaline"]


def test_powers_make_a_card_cheaper_wherever_it_lies():  # C-33
    arena = Arena("defect").hand("streamline", "meteor_strike").power("fusion", "storm")
    arena.foe(CULTIST)
    hand = arena.start().state.fighter(0).hand
    assert [cost_of(arena.state, 0, card) for card in hand] == [0, 3]


def test_energy_pays_first_and_miracles_what_is_missing():  # C-23
    arena = Arena("watcher").hand("worship").me(energy=6, miracles=2)
    arena.foe(CULTIST)
    arena.start().play("worship", x=8)
    fighter = arena.state.fighter(0)
    assert (fighter.energy, fighter.miracles) == (0, 5)


def test_x_may_be_nothing():  # C-05
    arena = Arena("silent").hand("skewer").me(strength=1)
    foe = arena.foe(JAW, hp=17, full=17, block=3)
    arena.start().play("skewer", x=0)
    assert (foe.hp, foe.block, arena.state.fighter(0).energy) == (17, 1, 3)


def test_leaving_calm_pays_after_the_card_was_paid():  # C-21
    arena = Arena("watcher").hand("fear_no_evil", "crescendo").me(stance="wrath")
    foe = arena.foe(CULTIST)
    arena.start().play("fear_no_evil")
    assert (foe.hp, arena.state.fighter(0).stance, arena.state.fighter(0).energy) == (6, "calm", 2)
    arena.play("crescendo")
    assert (arena.state.fighter(0).stance, arena.state.fighter(0).energy) == ("wrath", 4)


def test_tantrum_lies_on_the_draw_pile_before_rushdown_draws():  # C-54
    arena = Arena("watcher").hand("tantrum").power("rushdown").pile("draw", "watcher_defend", "watcher_strike")
    foe = arena.foe(CULTIST)
    arena.start().play("tantrum")
    assert (foe.hp, sorted(arena.names("hand"))) == (7, ["tantrum", "watcher_defend"])
    arena.play("tantrum")
    assert (foe.hp, arena.names("draw"), arena.state.fighter(0).energy) == (4, ["watcher_strike", "tantrum"], 1)


def test_a_surplus_shiv_strikes_at_once_or_is_forgone():  # C-15
    arena = Arena("silent").hand("cloak_and_dagger").me(shivs=5)
    foe = arena.foe(CULTIST)
    arena.start().play("cloak_and_dagger", foe)
    assert (foe.hp, arena.state.fighter(0).shivs, arena.state.fighter(0).block) == (8, 5, 1)


def test_all_shivs_are_attacks_of_their_own():  # C-14
    arena = Arena("silent").hand("unload").me(shivs=2, weak=1)
    foe = arena.foe(JAW, hp=18, full=18, vulnerable=1)
    arena.start().play("unload")
    assert (foe.hp, foe.vulnerable, arena.state.fighter(0).weak, arena.state.fighter(0).shivs) == (12, 0, 0, 0)


def test_a_full_board_evokes_before_it_channels():  # C-16
    arena = Arena("defect").hand("ball_lightning").me(orbs=("frost", "frost", "lightning"), strength=1)
    gremlin = arena.foe("a1_gremlin_sneaky")
    cultist = arena.foe(CULTIST, vulnerable=1)
    arena.start().play("ball_lightning", gremlin, ("orb", 2))
    assert (gremlin.dead, cultist.hp, cultist.vulnerable) == (True, 7, 1)
    assert arena.state.fighter(0).orbs == ("frost", "frost", "lightning")


def test_poison_kills_before_the_enemy_acts():  # C-13
    arena = Arena("silent").hand("silent_defend")
    arena.foe(JAW, hp=5, block=20, poison=5)
    arena.start().end_turn()
    assert arena.state.fight is None
    assert arena.state.heroes[0].hp == 9


def test_corpse_explosion_bursts_once_however_often_it_was_played():  # C-52
    arena = Arena("silent").hand("corpse_explosion").me(energy=3)
    cultist, slime = arena.foe(CULTIST, hp=4), arena.foe("a1_sum_large_slime_w4s")
    arena.item("skill_potion").start()
    arena.answer(next(o for o in arena.asked().options if o.verb == "use"))
    arena.play("corpse_explosion", cultist, cultist)
    assert cultist.poison == 4
    arena.end_turn()
    assert (cultist.dead, slime.hp) == (True, 6)


def test_finisher_counts_the_attacks_before_it():  # C-68
    arena = Arena("silent").hand("silent_strike", "finisher").item("attack_potion")
    foe = arena.foe(CULTIST)
    arena.start().play("silent_strike")
    arena.answer(next(o for o in arena.asked().options if o.verb == "use"))
    arena.play("finisher")
    assert (foe.hp, arena.state.fighter(0).energy) == (5, 1)


def test_a_card_drawn_at_the_end_of_turn_stays():  # C-55
    arena = Arena().hand("carnage", "ironclad_strike").power("dark_embrace")
    arena.pile("draw", "ghostly_armor", *["ironclad_defend"] * 5)
    arena.foe(CULTIST)
    arena.start().end_turn()
    assert len(arena.state.fighter(0).hand) == 6
    assert "ghostly_armor" in arena.names("hand")
