"""How a fight feels: blows that land, figures that breathe, cards that go to their piles, and all of it without motion."""

from types import SimpleNamespace

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.screen import pictures
from soulstack.games.spire.screen.combat import feel, poses
from soulstack.games.spire.screen.combat.die import _way
from soulstack.games.spire.screen.combat.motion import FURTHEST, Motion
from soulstack.games.spire.screen.combat.particles import MOST, Particles
from soulstack.games.spire.screen.combat.routines import ROUTINES, show
from soulstack.kernel.facts import Fact


@pytest.fixture(scope="module")
def shared():
    table = Table("ironclad", "defect", encounter="a1_large_slime")
    yield table
    table.close()


@pytest.fixture
def game(shared):
    """Gives a fight at rest, whose settings may be changed."""
    before = shared.app.settings
    shared.stage.finish()
    shared.motion = shared.stage.parts.motion
    shared.motion.floats.clear()
    shared.motion.still = False
    shared.foes = [foe.id for foe in shared.state.combat().foes]
    yield shared
    shared.app.settings = before


def facts(game):
    """Give facts of all kinds that have a picture."""
    hand = game.scene.desk.state.fighter(0).hand
    foe = game.foes[0]
    return [
        Fact("hit", seat=0, obj=foe, amount=11),
        Fact("hit", seat=0, obj=foe, amount=9, value=1),
        Fact("lost_hp", seat=0, obj=foe, amount=2, word="poison"),
        Fact("block_gained", seat=0, amount=3),
        Fact("token_put", seat=0, obj=foe, amount=1, word="weak"),
        Fact("orb_evoked", seat=1, value=0, word="frost"),
        Fact("stance_switched", seat=0, word="wrath"),
        Fact("mode_entered", obj=foe, word="defensive"),
        Fact("energy_changed", seat=0, amount=1),
        Fact("enemy_acted", obj=foe),
        Fact("die_rolled", amount=4, word="rolled"),
        Fact("card_played", seat=0, card=hand[0], word="attack"),
        Fact("card_exhausted", seat=0, card=hand[1]),
        Fact("died", obj=foe),
    ]


def play(game, fact):
    return ROUTINES[fact.kind](game.stage, fact, None)


def pass_time(game, seconds):
    for _ in range(round(seconds * 60)):
        game.motion.update(1 / 60)


def test_with_less_motion_nothing_flies_shakes_or_waits_long(game):
    game.app.settings = evolve(game.app.settings, reduced_motion=True)
    after = game.scene.desk.view
    for fact in facts(game):
        assert show(game.stage, fact, after) <= 0.12, fact.kind
        motion = game.motion
        assert not motion.particles.bits, fact.kind
        assert not motion.particles.couriers
        assert not motion.rings
        assert motion.trembling is None
        assert motion.held == 0.0
        game.motion.update(0.05)
        for key in (("foe", game.foes[0]), ("seat", 0)):
            assert motion.offset(key)[0] == 0.0
            assert motion.squash(key) == (1.0, 1.0)
            assert motion.tilt(key) == 0.0
        for flight in motion.flights:
            assert flight.seconds <= 0.12
            assert flight.start == flight.end
    assert poses.breath(game.scene.desk, ("seat", 0)) == 0.0
    assert poses.hover(game.scene.desk, ("foe", 1), "byrd") == 0.0
    game.draw()


def test_whatever_moves_is_drawn_and_can_be_skipped(game):
    for fact in facts(game):
        play(game, fact)
        game.motion.update(1 / 60)
        game.draw()
    motion = game.motion
    assert motion.particles.bits
    assert motion.flights
    game.stage.finish()
    assert not any((motion.particles.bits, motion.flights, motion.rings, motion.nudges, motion.flares))
    assert (motion.die, motion.trembling, motion.held, motion.acting) == (None, None, 0.0, -1)


def test_all_of_it_is_over_soon_by_itself(game):
    for fact in facts(game):
        play(game, fact)
    pass_time(game, 2.0)
    motion = game.motion
    assert not any((motion.particles.bits, motion.flights, motion.rings, motion.flares, motion.floats))
    assert motion.trembling is None


def test_a_heavy_blow_stops_the_time_and_lets_the_stage_tremble_as_hard_as_it_is(game):
    at = (600.0, 300.0)
    assert feel.strike(game.stage, ("foe", game.foes[0]), at, 1) == 0.0
    assert game.motion.trembling is None
    light = feel.strike(game.stage, ("foe", game.foes[0]), at, 5)
    heavy = feel.strike(game.stage, ("foe", game.foes[0]), at, 12)
    assert 0 < light < heavy <= feel.LONGEST_STOP
    assert 0 < game.motion.trembling.heavy <= FURTHEST
    passed = game.motion.trembling.passed
    game.motion.update(heavy / 2)
    assert game.motion.trembling.passed == passed
    game.motion.update(heavy)
    assert game.motion.trembling.passed > passed


def test_the_trembling_has_a_switch_of_its_own(game):
    game.app.settings = evolve(game.app.settings, screenshake=False)
    feel.strike(game.stage, ("foe", game.foes[0]), (600.0, 300.0), 20)
    assert game.motion.trembling is None
    assert game.motion.particles.bits


def test_a_shield_breaks_only_with_its_last_bit(game):
    fighter = game.scene.desk.state.fighter(0)
    fighter.block = 5
    lost = Fact("block_lost", seat=0, amount=3)
    assert play(game, lost) == 0.0
    game.motion.nudge(("seat", 0), "shake")
    play(game, lost)
    assert game.motion.rings
    assert not game.motion.particles.bits
    play(game, evolve(lost, amount=5))
    assert {bit.kind for bit in game.motion.particles.bits} == {"shard"}
    fighter.block = 0


def test_what_an_enemy_loses_is_written_over_the_enemy(game):
    play(game, Fact("lost_hp", seat=0, obj=game.foes[0], amount=2, word="hit"))
    place = game.stage.parts.layout.foes[game.foes[0]]
    assert abs(game.motion.floats[-1].x - place.x) < 60


def test_a_played_card_goes_on_to_its_pile_and_burns_if_it_is_exhausted(game):
    card = game.scene.desk.state.fighter(0).hand[2]
    game.stage.lay_hand()
    play(game, Fact("card_played", seat=0, card=card, word="skill"))
    flight = game.motion.flights[-1]
    assert flight.end == game.stage.tray.boxes["discard"].centre
    play(game, Fact("card_exhausted", seat=0, card=card))
    assert flight.burns
    assert flight.end == game.stage.tray.boxes["exhaust"].centre
    pass_time(game, 0.2)
    game.draw()
    assert game.motion.particles.bits


def test_a_relic_sends_a_spark_to_what_it_does(game):
    item = next(name for name in game.stage.tray.boxes if name.startswith("item "))
    card = int(item.split()[1])
    play(game, Fact("ability_triggered", seat=0, card=card))
    (courier,) = game.motion.particles.couriers
    assert courier.start == game.stage.tray.boxes[item].centre
    assert game.motion.flare(item) > 0
    pass_time(game, 0.5)
    assert not game.motion.particles.couriers


def test_figures_breathe_and_no_two_alike(game):
    desk = game.scene.desk
    keys = [("seat", 0), ("seat", 1), *(("foe", foe) for foe in game.foes)]
    seen = set()
    for moment in range(40):
        desk.clock = moment * 0.1
        breaths = [poses.breath(desk, key) for key in keys]
        assert all(0 <= breath <= 1 for breath in breaths)
        seen.add(tuple(round(breath, 3) for breath in breaths))
    assert len(seen) == 40
    assert len({round(poses.phase_of(key), 3) for key in keys}) == len(keys)
    assert poses.hover(desk, ("foe", 1), "jaw_worm") == 0.0
    assert 0 <= poses.hover(desk, ("foe", 1), "byrd.2") <= 2 * poses.HOVER


def test_a_breath_is_kept_as_a_few_pictures():
    """However long a figure breathes, nothing new is painted."""
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    made = []

    def soon(key, make):
        made.append(key)
        return make()

    desk = SimpleNamespace(still=False, clock=0.0, brush=SimpleNamespace(soon=soon), kit=None)
    image = pygame.Surface((160, 220), pygame.SRCALPHA)
    for moment in range(300):
        desk.clock = moment / 60
        poses.posed(desk, Motion(), ("foe", 3), image, "worm")
    assert 1 <= len(set(made)) <= poses.DEEPEST


def test_the_dying_tip_over_and_fade_and_the_called_rise():
    motion, key = Motion(), ("foe", 4)
    motion.nudge(key, "rise")
    assert motion.rising(key) == 0.0
    motion.update(1.0)
    assert motion.rising(key) == 1.0
    motion.nudge(key, "fall")
    motion.update(0.3)
    assert motion.tilt(key) < 0
    assert 0 < motion.strength(key) < 1
    motion.update(1.0)
    assert motion.strength(key) == 0.0


def test_an_enemy_steps_forward_to_act_and_back_again():
    motion, key = Motion(), ("foe", 4)
    motion.acting = 4
    for _ in range(30):
        motion.update(1 / 60)
    assert motion.offset(key)[0] < -12
    motion.acting = -1
    for _ in range(60):
        motion.update(1 / 60)
    assert motion.offset(key)[0] == 0.0


def test_the_die_rolls_into_its_ring():
    left, _, large = _way(0.0)
    assert (left, large) == (1.0, 1.5)
    assert _way(1.0) == pytest.approx((0.0, 0.0, 1.0))


def test_there_are_never_too_many_particles():
    particles = Particles()
    for _ in range(40):
        particles.burst("spark", 0, 0, (255, 255, 255), 20, 100, 3, 1.0)
        particles.send((0, 0), (10, 10), (255, 255, 255))
    assert len(particles.bits) == MOST
    assert len(particles.couriers) <= 6


def test_figures_blink_for_a_moment_now_and_then_and_not_together(game):
    desk, keys = game.scene.desk, [("seat", 0), ("seat", 1), ("foe", game.foes[0])]
    shut = dict.fromkeys(keys, 0)
    together = 0
    for moment in range(60 * 40):
        desk.clock = moment / 60
        now = [key for key in keys if poses.blinks(desk, key)]
        together += len(now) == len(keys)
        for key in now:
            shut[key] += 1
    assert all(0.01 < count / 2400 < 0.06 for count in shut.values())
    assert together < 10
    game.app.settings = evolve(game.app.settings, reduced_motion=True)
    assert not any(poses.blinks(desk, key) for key in keys)


def test_shut_eyes_are_painted_over_open_ones(game):
    desk = game.scene.desk
    while not poses.blinks(desk, ("seat", 0)) or poses.blinks(desk, ("seat", 1)):
        desk.clock += 1 / 60
    desk.brush.share = None
    place = game.stage.parts.layout.heroes[1]
    drawn = []
    for key in (("seat", 1), ("seat", 0)):
        page = pygame.Surface((300, 300), pygame.SRCALPHA)
        found = pictures.picture("hero", "defect")
        image = desk.brush.figure(found, place.height)
        poses.stand(page, desk, Motion(), key, (found, image, (110, 100, 160)), (150, 250, 250))
        drawn.append(pygame.image.tobytes(page, "RGBA"))
    assert poses.blinks(desk, ("seat", 0))
    assert drawn[0] != drawn[1]


def test_heroes_that_swap_their_rows_cross_over(game):
    layout = game.stage.parts.layout
    before = {seat: (place.x, place.feet) for seat, place in layout.heroes.items()}
    play(game, Fact("rows_swapped", seat=0, other=1))
    after = game.stage.parts.layout.heroes
    for seat in (0, 1):
        assert after[seat].feet == before[1 - seat][1]
        dx, dy = game.motion.offset(("seat", seat))
        assert (after[seat].x + dx, after[seat].feet + dy) == pytest.approx(before[seat])
    pass_time(game, 0.5)
    assert game.motion.offset(("seat", 0)) == (0.0, 0.0)
    play(game, Fact("rows_swapped", seat=0, other=1))
