"""The stairs between two acts by posted events: climbing on, ending as winners, changing rows before a second boss."""

from itertools import combinations

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.driving import Table
from tests.games.spire.screen.test_map import HEROES, SIZES, at_the_map

from soulstack.games.spire.play import journey
from soulstack.games.spire.rules.climb import board
from soulstack.games.spire.screen.rooms import stairs
from soulstack.games.spire.screen.rooms.act_change import ActChangeStage
from soulstack.ui.geometry import Box


def at_the_top(*, ascension=0, keys=(), hurt=3):
    """Lays a run out so that the boss of its act is beaten."""

    def then(state):
        state.setup = evolve(state.setup, ascension=ascension)
        state.table.at = board.spaces(board.board(state))[-1]
        state.table.keys = keys
        for hero in state.heroes:
            hero.hp = max(1, hero.max_hp - hurt)

    return at_the_map(then=then)


@pytest.fixture
def table():
    opened = []

    def make(*heroes, size=(1280, 720), act=1, names=(), **given):
        game = Table(*(heroes or HEROES), encounter="", size=size, act=act, prepare=at_the_top(**given))
        game.session.names = tuple(names) or game.session.names
        opened.append(game)
        return game

    yield make
    for one in opened:
        one.close()


@pytest.mark.parametrize(("act", "count"), [(1, 1), (2, 4), (3, 2)])
def test_a_click_climbs_on_to_the_next_act(table, act, count):
    game = table(*HEROES[:count], act=act, keys=("ruby", "sapphire", "emerald"))
    assert isinstance(game.stage, ActChangeStage)
    game.draw()
    game.click("on")
    game.settle()
    assert (game.state.table.act, game.scene.place) == (act + 1, "map")
    assert all(hero.hp == hero.max_hp for hero in game.state.heroes)


@pytest.mark.parametrize("keys", [(pygame.K_SPACE,), (pygame.K_RETURN,), (pygame.K_1,)])
def test_a_key_climbs_on(table, keys):
    game = table("silent")
    for key in keys:
        game.key(key)
    game.settle()
    assert game.state.table.act == 2


@pytest.mark.parametrize("keys", [(pygame.K_2,), (pygame.K_RIGHT, pygame.K_RETURN)])
def test_a_key_ends_the_run_as_winners(table, keys):
    game = table("silent")
    for key in keys:
        game.key(key)
    game.settle()
    assert (game.session.over, game.state.result, game.scene.place) == (True, "won", "over")


def test_what_the_way_heals_is_shown_before_and_on_the_way(table):
    game = table("ironclad", "silent", ascension=6, hurt=6)
    assert [journey.healed_between(game.state, seat) for seat in (0, 1)] == [4, 4]
    assert any("+4" in words for _, words in game.stage.told())
    before = [hero.hp for hero in game.state.heroes]
    game.click("on")
    game.wait(0.4)
    assert isinstance(game.stage, ActChangeStage)
    assert game.stage.stairs.gained
    game.draw()
    game.settle()
    assert [hero.hp for hero in game.state.heroes] == [hp + 4 for hp in before]


def test_the_party_walks_up_before_the_next_map_unrolls(table):
    game = table()
    game.click("on")
    for _ in range(60):
        game.wait(0.05)
        if game.stage.stairs.walked > 0.4:
            break
    first, _ = game.stage.stairs.spot(game.stage.stairs.first)
    assert game.stage.stairs.feet(0)[0] > first
    assert game.scene.place == "act change"
    assert not {"on", "end"} & set(game.scene.things())
    game.draw()
    game.key(pygame.K_SPACE)
    assert game.scene.place == "map"


def test_with_less_motion_nobody_walks(table):
    game = table("silent")
    game.app.settings = evolve(game.app.settings, reduced_motion=True)
    assert game.stage.stairs.begin_walk() <= 0.12
    x, y = game.stage.stairs.feet(0)
    assert (x, y) == game.stage.stairs.spot(game.stage.stairs.first)


def test_before_a_second_boss_rows_are_changed_and_everybody_gets_ready(table):
    game = table("ironclad", "silent", act=3, ascension=12)
    assert game.stage.kind == "between"
    assert game.stage.boss.face
    game.draw()
    game.drag("hero 0", game.at("hero 1"))
    game.settle()
    assert [hero.row for hero in game.state.heroes] == [2, 1]
    game.key(pygame.K_SPACE)
    game.settle()
    assert game.scene.place == "combat"


def test_several_people_are_ready_one_by_one_and_may_take_it_back(table):
    game = table("ironclad", "silent", act=3, ascension=12, names=("Anna", "Ben"))
    game.click("ready")
    game.settle()
    assert game.scene.place == "act change"
    assert [game.session.can_act(seat) for seat in (0, 1)] == [False, True]
    game.key(pygame.K_F1)
    game.draw()
    game.click("ready")
    game.settle()
    assert game.session.can_act(0)
    game.click("ready")
    game.key(pygame.K_F2)
    game.click("ready")
    game.settle()
    assert game.scene.place == "combat"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_plate_on_the_stairs_lies_over_a_panel_or_over_another_one(table, size):
    game = table(size=size)
    stage = game.stage
    steps = stage.stairs
    plates = []
    for place, _ in enumerate(steps.line()):
        x, y = steps.feet(place)
        wide, high = stairs.PLATE
        plates.append(Box(x - wide / 2, y - stairs.TALL - high - 6, wide, high))
    for one, other in combinations((*plates, stage.news, stage.ask), 2):
        assert not one.overlaps(other)
    for box in (*plates, stage.news, stage.ask):
        assert box.inside(game.scene.desk.room)
