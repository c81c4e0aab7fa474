"""Treasure rooms by posted events: chests are opened, relics taken or left, the key asked about, relics shared."""

import pygame
import pytest
from tests.games.spire.screen.rewarded import rewarded, seen

from soulstack.games.spire.screen.gifts.panels import KeyPanel

HEROES = ("ironclad", "silent", "defect", "watcher")


@pytest.fixture
def table():
    """Opens treasure rooms that are closed behind the test."""
    opened = []

    def make(*heroes, **given):
        opened.append(rewarded(*heroes, room="treasure", **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def press(game, *keys):
    for key in keys:
        game.key(key)
        game.settle()


def relics(game):
    return [len(hero.relics) for hero in game.state.heroes]


def test_a_click_on_a_chest_opens_it_and_its_relic_is_taken_below(table):
    game = table("ironclad", "silent")
    before = relics(game)
    game.click("chest 1")
    game.settle()
    seen(game)
    assert [item.shown is None for item in game.state.table.rewards] == [True, False]
    game.click("take 1")
    game.settle()
    seen(game)
    assert relics(game) == [before[0], before[1] + 1]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_space_opens_all_and_every_hero_takes_its_own_by_keys_alone(table, count):
    game = table(*HEROES[:count])
    before = relics(game)
    seen(game)
    press(game, pygame.K_SPACE)
    assert all(item.shown is not None for item in game.state.table.rewards)
    seen(game)
    for seat in range(count):
        press(game, pygame.K_F1 + seat, pygame.K_1)
    assert relics(game) == [n + 1 for n in before]
    for _ in range(8):
        if game.scene.place != "treasure":
            break
        press(game, pygame.K_1 if game.stage.gifts.panel is not None or game.scene.asking else pygame.K_SPACE)
        if game.scene.asking:
            press(game, pygame.K_RETURN)
        if game.scene.place == "treasure" and not game.stage.by_chest:
            press(game, pygame.K_x)
    assert game.scene.place == "map"


def test_when_all_leave_their_chests_shut_the_key_is_asked_about(table):
    game = table("ironclad", "silent")
    press(game, pygame.K_x, pygame.K_F2, pygame.K_x)
    assert isinstance(game.stage.gifts.panel, KeyPanel)
    seen(game)
    press(game, pygame.K_1)
    assert game.state.table.keys == ("sapphire",)
    press(game, pygame.K_SPACE)
    assert game.scene.place == "map"


def test_space_does_not_leave_relics_behind(table):
    game = table("ironclad")
    press(game, pygame.K_SPACE, pygame.K_SPACE)
    assert game.scene.place == "treasure"
    press(game, pygame.K_x)
    if game.stage.gifts.panel is not None:
        press(game, pygame.K_2)
    press(game, pygame.K_SPACE)
    assert game.scene.place == "map"


def test_relics_to_choose_from_lie_on_one_stone_for_all(table):
    game = table("ironclad", "silent", options=("choose_relic",))
    before = relics(game)
    seen(game)
    press(game, pygame.K_SPACE)
    assert not game.stage.by_chest
    seen(game)
    press(game, pygame.K_1, pygame.K_e, pygame.K_2, pygame.K_e)
    assert [now >= was for now, was in zip(relics(game), before, strict=True)] == [True, True]
    assert game.state.table.rewards == () or game.scene.place == "map"


def test_the_chests_stand_apart_in_every_window(table):
    for size in ((1280, 720), (1920, 1080), (1280, 800), (1720, 720)):
        game = table(*HEROES, size=size)
        press(game, pygame.K_SPACE)
        boxes = list(game.stage.things().items())
        for name, box in boxes:
            assert box.inside(game.scene.desk.screen), name
            assert not any(box.overlaps(other) for which, other in boxes if which < name), name
