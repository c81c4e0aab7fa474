"""The title: a door to each game, side by side, and what all games share below them."""

import pygame
import pytest

from soulstack.app.options import NewGame
from soulstack.app.session import new_session
from soulstack.app.settings import QUIET, load_settings
from soulstack.app.slot import save_file
from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.ui import games
from soulstack.ui.scene import BaseScene
from soulstack.ui.scenes.gallery import GalleryScene
from soulstack.ui.scenes.rules import RulesScene
from soulstack.ui.scenes.title import TitleScene

LEFT, RIGHT = (200, 250), (1050, 250)
"""Points on the halves."""


@pytest.fixture
def went(monkeypatch):
    """Catches where the doors lead, with the game that is shown then."""
    found = []

    def go(app, place, **_):
        found.append((app.game, place if isinstance(place, str) else place.way, getattr(place, "tab", "")))

    monkeypatch.setattr("soulstack.ui.loop.App.go", go)
    return found


def is_lit(player):
    """Tells which half is lit."""
    player.wait(1.0)
    return [light.value for light in player.scene.ground.lit].index(1.0)


def test_a_digit_opens_the_door_of_a_game(at_title, went):
    at_title.key(pygame.K_2)
    at_title.key(pygame.K_1)
    assert went == [("spire", "new game", ""), ("foursouls", "new game", "")]


@pytest.mark.parametrize(("text", "key"), [("New game", "foursouls"), ("New run", "spire")])
def test_each_door_is_pressed_by_the_mouse(at_title, went, text, key):
    at_title.press(text)
    assert went == [(key, "new game", "")]


def test_the_daily_climb_has_a_way_of_its_own(at_title, went):
    at_title.press("Daily Climb")
    assert went == [("spire", "new game", "daily")]


def test_the_arrows_go_from_one_door_to_the_other(at_title, went):
    at_title.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert at_title.focus.text == "New run"
    at_title.key(pygame.K_RETURN)
    at_title.key(pygame.K_LEFT, pygame.K_LEFT)
    at_title.key(pygame.K_RETURN)
    assert went == [("spire", "new game", ""), ("foursouls", "new game", "")]


def test_the_half_below_the_mouse_is_lit(at_title):
    assert is_lit(at_title) == 0
    at_title.move(RIGHT)
    assert is_lit(at_title) == 1
    at_title.move(LEFT)
    assert is_lit(at_title) == 0
    at_title.move(RIGHT)
    at_title.key(pygame.K_TAB)
    assert is_lit(at_title) == 0


def test_pressing_a_half_turns_to_its_game(at_title):
    at_title.click(RIGHT)
    assert at_title.focus.text == "New run"
    at_title.move((640, 715))
    assert is_lit(at_title) == 1


def test_the_game_played_last_has_the_focus(open_app, clock):
    from tests.ui.shell.conftest import Player

    app = open_app(game="spire")
    app.replace(TitleScene(app))
    assert Player(app, clock).focus.text == "New run"
    assert app.game == "spire"


def test_what_all_games_share_opens_for_the_chosen_one_and_that_is_remembered(at_title):
    at_title.click(RIGHT)
    at_title.press("Rules")
    assert isinstance(at_title.scene, RulesScene)
    assert "SETUP-07" in [entry.rule for entry in at_title.scene.book]
    assert at_title.scene.book[0].section == "Winning, losing, length"
    assert load_settings().settings.game == "spire"
    at_title.key(pygame.K_ESCAPE)
    assert is_lit(at_title) == 1
    at_title.key(pygame.K_1)
    assert isinstance(at_title.scene, NewGameScene)
    at_title.key(pygame.K_ESCAPE)
    at_title.press("Gallery")
    assert isinstance(at_title.scene, GalleryScene)
    assert "monstro" in at_title.scene.cards


@pytest.fixture
def both_saved(monkeypatch):
    monkeypatch.setattr(games, "is_saved", lambda key: True)
    monkeypatch.setattr(games, "saved_words", lambda key: f"a game of {key}")


def test_the_door_of_a_game_that_waits_goes_on_with_it_and_says_which(both_saved, app, player, monkeypatch):
    resumed = []
    monkeypatch.setattr(games, "resume", lambda _app, key: resumed.append(key))
    app.replace(TitleScene(app))
    assert [door.text for door in player.scene.doors.values()] == ["Continue", "Continue"]
    player.wait(0.2)
    assert [door.hint for door in player.scene.doors.values()] == ["a game of foursouls", "a game of spire"]
    player.key(pygame.K_2, pygame.K_1)
    assert resumed == ["spire", "foursouls"]
    assert [each.text for each in player.scene.form.stops()][:6] == [
        "Continue", "New game", "Pass and play", "Continue", "New run", "Daily Climb",
    ]  # fmt: skip


def test_what_is_said_of_a_save_is_not_read_before_the_first_picture(both_saved, app, player, monkeypatch):
    read = []
    monkeypatch.setattr(games, "saved_words", lambda key: read.append(key) or key)
    app.replace(TitleScene(app))
    app.step(1 / 60)
    assert read == []
    for count in (1, 2, 2):
        app.step(1 / 60)
        assert len(read) == count


def test_starting_one_game_leaves_the_save_of_the_other_alone(at_title):
    run = new_session(NewGame(game="spire", seats=("human",), names=("You",), seed=7))
    run.keep_now()
    run.close()
    file = save_file("spire")
    before = file.read_bytes()
    at_title.scene.rebuild()
    at_title.press("New game")
    at_title.scene.start()
    assert isinstance(at_title.scene, BaseScene)
    assert at_title.scene.holds_game
    at_title.app.go("title", alone=True)
    assert file.read_bytes() == before


def test_the_first_picture_waits_for_no_painting(app, monkeypatch):
    """What takes long is painted by a thread, once the program runs."""
    scene = TitleScene(app)
    painted = []
    for half in scene.ground.halves:
        monkeypatch.setattr(half, "paint", lambda *_: painted.append(1))
    monkeypatch.setattr("soulstack.ui.scenes.title_ground._painted.find", lambda _key: None)
    app.ahead = lambda: None
    app.replace(scene)
    app.step(1 / 60)
    assert painted == []


def test_the_first_start_offers_music_in_one_line_and_remembers_the_answer(at_title):
    app = at_title.app
    app.apply_sound()
    assert app.settings.volume_music == QUIET
    assert app.sound.player.on
    at_title.press("Turn it off")
    assert (app.settings.volume_music, app.settings.music_offered) == (0.0, True)
    assert not app.sound.player.on
    assert at_title.focus.text == "Music: off"
    at_title.key(pygame.K_RETURN)
    assert app.settings.volume_music == QUIET
    assert at_title.focus.text == "Music: on"
    assert load_settings().settings.music_offered


def test_music_that_is_kept_goes_on_as_it_is(at_title):
    at_title.app.change(volume_music=0.6)
    at_title.press("Keep it")
    assert at_title.app.settings.volume_music == 0.6
    assert at_title.focus.text == "Music: on"


def test_the_title_has_its_theme_and_menus_over_it_keep_it(at_title):
    assert at_title.app.sound.player.theme == "title"
    at_title.press("Settings")
    at_title.wait(0.2)
    assert at_title.app.sound.player.theme == "title"
