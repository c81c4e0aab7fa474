"""Bots that lead heroes: what they see at once, what they never do, and that equal moments give equal plans."""

import pickle
from multiprocessing.reduction import ForkingPickler

import pytest
from tests.games.spire.arena import Arena

from soulstack.app.tools.bench import Figures
from soulstack.games.spire.bots import door
from soulstack.games.spire.bots.climbing import relic_worth
from soulstack.games.spire.bots.gist import card_worth, deck_worth, gist_of
from soulstack.games.spire.bots.outlook import incoming
from soulstack.games.spire.bots.partner import MEMORY, Partner
from soulstack.games.spire.bots.planner import HARD, NORMAL, imagined, plan_turn, signature, within
from soulstack.games.spire.bots.quick import play_out
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play import bench
from soulstack.games.spire.rules import door as rules
from soulstack.games.spire.rules.game import Setup, apply
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.view import dealt_again, view_for
from soulstack.kernel.decisions import Answer

CARDS = catalogue()


def led(arena, level="normal", seats=None, rounds=1):
    """Let partners play until the round is over; gives the ids of the cards that they played."""
    state = arena.state
    team = tuple(range(len(state.heroes))) if seats is None else seats
    bots = {seat: Partner(seat, level, team) for seat in team}
    played, began = [], state.fight.round
    while (
        not state.over
        and state.fight is not None
        and state.fight.phase != "over"
        and state.fight.round < began + rounds
    ):
        for decision in state.pending:
            bot = bots[decision.seat]
            picks = bot.choose(rules.glance(bot, state, decision.seat), decision)
            if picks is not None:
                break
        else:
            pytest.fail("everybody waits")
        if picks[0].verb == "play":
            played.append(state.faces[picks[0].ref[1]].id)
        apply(state, Answer(decision.seat, picks))
    return played


def test_an_enemy_that_can_be_killed_is_killed_before_it_strikes():
    arena = Arena("ironclad").hand("ironclad_strike", "ironclad_defend", "ironclad_defend").me(energy=1)
    arena.foe("a1_first_small_slime", 1, hp=1)
    arena.start()
    assert led(arena)[0] == "ironclad_strike"


def test_vulnerable_comes_before_the_other_hits():
    arena = Arena("ironclad").hand("ironclad_strike", "bash").me(energy=3)
    arena.foe("a1_first_cultist", 1, hp=4)
    arena.start()
    assert led(arena) == ["bash", "ironclad_strike"]


def test_who_would_die_blocks():
    arena = Arena("ironclad", die=3).hand("ironclad_strike", "ironclad_strike", "ironclad_defend", "ironclad_defend")
    arena.me(energy=2, hp=2).foe("a1_blue_slaver", 1, hp=10)
    arena.start()
    assert incoming(arena.state, 0) == 3
    assert set(led(arena)[:2]) == {"ironclad_defend"}


def test_who_is_not_attacked_does_not_block():
    arena = Arena("ironclad", die=1).hand("ironclad_strike", "ironclad_strike", "ironclad_defend", "ironclad_defend")
    arena.me(energy=2).foe("a1_first_jaw_worm", 1, hp=8)
    arena.start()
    assert led(arena)[:2] == ["ironclad_strike", "ironclad_strike"]


def test_a_team_plans_one_turn_together():
    arena = Arena("ironclad", "silent")
    arena.hand("bash", seat=0).hand("silent_strike", "silent_strike", seat=1).me(energy=2, seat=0).me(energy=2, seat=1)
    arena.foe("a1_first_cultist", 1, hp=4)
    arena.start()
    assert led(arena)[0] == "bash"


def test_equal_moments_give_equal_plans_whatever_nobody_knows():
    state = single_fight(Setup(heroes=("silent", "defect"), seed=5, encounter="a1_blue_slaver"), CARDS)
    other = state.clone()
    for fighter in other.fight.fighters:
        fighter.draw.reverse()
    other.streams = dict.fromkeys(other.streams, 99)
    assert signature(state) == signature(other)
    assert plan_turn(state, (0, 1), NORMAL).steps == plan_turn(other, (0, 1), NORMAL).steps


def test_what_is_remembered_changes_nothing_but_the_time():
    def run():
        state = single_fight(Setup(heroes=("watcher",), seed=8, encounter="a1_red_slaver"), CARDS)
        bot, steps = Partner(0, "normal", (0,)), []
        while state.fight is not None and state.fight.phase != "over" and not state.over and len(steps) < 60:
            decision = state.pending[0]
            steps.append(bot.choose(rules.glance(bot, state, 0), decision))
            apply(state, Answer(0, steps[-1]))
        return steps

    MEMORY.steps.clear()
    first = run()
    assert run() == first


def test_a_normal_partner_loses_less_than_playing_by_thumb():
    kept = {"normal": 0, "thumb": 0}
    heroes, encounters = (
        ("ironclad", "silent", "defect", "watcher"),
        ("a1_first_cultist", "a1_jaw_worm", "a1_mad_gremlin"),
    )
    for seed in range(24):
        setup = Setup(heroes=(heroes[seed % 4],), seed=seed, encounter=encounters[seed % 3])
        for way in kept:
            state = single_fight(setup, CARDS)
            if way == "thumb":
                play_out(state, {"quick": seed})
            else:
                bot = Partner(0, "normal", (0,))
                while state.fight is not None and state.fight.phase != "over" and not state.over:
                    decision = state.pending[0]
                    apply(state, Answer(0, bot.choose(rules.glance(bot, state, 0), decision)))
            kept[way] += state.heroes[0].hp
    assert kept["normal"] > kept["thumb"] + 12


def test_the_world_that_is_imagined_keeps_what_is_known():
    state = single_fight(Setup(heroes=("silent",), seed=5, encounter="a1_blue_slaver"), CARDS)
    fighter = state.fight.fighters[0]
    fighter.known = 2
    world = imagined(state)
    assert world.fight.fighters[0].draw[-2:] == fighter.draw[-2:]
    assert sorted(world.fight.fighters[0].draw) == sorted(fighter.draw)
    assert world.fight.fighters[0].hand == fighter.hand


def test_a_world_is_dealt_again_as_far_as_a_fight_turns_it_up():
    state = single_fight(Setup(heroes=("silent",), seed=5, encounter="a1_blue_slaver"), CARDS)
    state.fight.fighters[0].known = 2
    worlds = [dealt_again(state, seed) for seed in range(6)]
    draws = [world.fight.fighters[0].draw for world in worlds]
    assert {tuple(draw[-2:]) for draw in draws} == {tuple(state.fight.fighters[0].draw[-2:])}
    assert len({tuple(draw) for draw in draws}) > 1
    assert {tuple(sorted(draw)) for draw in draws} == {tuple(sorted(state.fight.fighters[0].draw))}
    assert len({world.table.potions for world in worlds}) > 1
    assert len({world.streams["die"] for world in worlds}) == 6


def test_a_big_team_tries_less_in_each_position_and_a_small_one_as_much_as_it_may():
    assert within(HARD, 1) == within(HARD, 2) == HARD
    big = within(HARD, 4)
    assert big.width < HARD.width
    assert sum(best * worlds for best, worlds in big.heats) < sum(best * worlds for best, worlds in HARD.heats)
    assert within(NORMAL, 4).heats == ()


def test_the_benchmark_tells_how_fast_bots_look_ahead(monkeypatch):
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "ROUND_PLAYOUTS", 3)
    monkeypatch.setattr(bench, "FIGHT_PLAYOUTS", 2)
    figures = Figures()
    bench.parts(lambda *_: [])["bots"](figures)
    names = {"playouts_per_second", "fight_playouts_per_second", "turn_ms"}
    assert {f"spire.bots.hard.{name}" for name in names} == set(figures.values)
    assert min(figures.values.values()) > 0


def test_upgrades_are_worth_something_and_curses_cost():
    sides = CARDS.faces
    assert card_worth(sides["bash+"]) > card_worth(sides["bash"])
    assert all(card_worth(face) < 0 for face in sides.values() if face.kind == "curse")
    assert gist_of(sides["ironclad_strike"]).damage == 1
    assert gist_of(sides["cleave"]).area == 2


def test_a_power_that_works_every_turn_is_worth_more_to_a_deck_than_one_that_works_now_and_then():
    sides = CARDS.faces
    every, once, seldom = (gist_of(sides[name]).lasting for name in ("noxious_fumes", "the_bomb", "panache"))
    assert deck_worth(sides["noxious_fumes"]) > card_worth(sides["noxious_fumes"])
    assert seldom < every < 2 * once
    assert deck_worth(sides["evolve"]) < deck_worth(sides["ironclad_strike"])


def test_a_boss_relic_that_forbids_the_campfire_is_worth_less_than_one_that_forbids_potions():
    assert relic_worth(CARDS.faces["coffee_dripper"]) < relic_worth(CARDS.faces["sozu"])


# --- the line to the bots' process ---------------------------------------------------------------------------------


def sent(view):
    """Let a view travel; gives it as it arrives, and how much went over the line."""
    parcel = bytes(ForkingPickler.dumps(door.near_end().pack(view)))
    return door.far_end(CARDS).unpack(pickle.loads(parcel)), len(parcel)


def test_a_world_travels_small_and_arrives_whole():
    state = single_fight(Setup(heroes=("ironclad", "silent"), seed=3, encounter="a1_guardian"), CARDS)
    sight = rules.sight(door.make_bot("normal", 0, 3), state, 0)
    found, size = sent(sight)
    assert size < 60_000
    assert sight.world.places, "packing leaves the view as it was"
    assert found.world.faces == sight.world.faces
    assert signature(found.world) == signature(sight.world)
    assert found.world.sides is CARDS.faces


def test_a_plain_view_travels_too():
    state = single_fight(Setup(heroes=("ironclad",), seed=3, encounter="a1_guardian"), CARDS)
    found, _ = sent(view_for(state, 0))
    assert found.name_of(found.state.fight.foes[0].id) == "a1_guardian"
    assert sent(7)[0] == 7
