"""The pages of the settings: keys that are chosen by keys, folders, defaults, and what reaches the table."""

import pygame
import pytest

from soulstack.app.key_bindings import ACTIONS, Bindings
from soulstack.app.options import SeatChoice
from soulstack.app.settings import LastGame, Settings, load_settings
from soulstack.ui import folders, keys, theme
from soulstack.ui.scenes.settings import KEPT, SettingsScene


@pytest.fixture(autouse=True)
def plain_look():
    yield
    keys.use(Bindings())
    theme.use_palette("standard")


@pytest.fixture
def on_page(app, player):
    def open_page(page):
        app.push(SettingsScene(app))
        player.scene.open(page)
        player.wait(1 / 60)
        return player

    return open_page


def choose(player, name):
    """Walks down the list to an action."""
    page = player.scene.keys
    player.scene.form.set_focus(page.list)
    player.key(pygame.K_HOME)
    while page.action.name != name:
        player.key(pygame.K_DOWN)


def test_a_key_is_chosen_by_keys_and_kept(on_page):
    player = on_page("keys")
    choose(player, "attack")
    player.key(pygame.K_RETURN, pygame.K_x)
    assert player.app.settings.keys == {"attack": "x"}
    assert load_settings().settings.keys == {"attack": "x"}
    assert "X" in player.scene.keys.rows[player.scene.keys.chosen].side


def test_a_clash_is_resolved_by_an_exchange_and_said_in_words(on_page):
    player = on_page("keys")
    choose(player, "attack")
    player.key(pygame.K_RETURN, pygame.K_b)
    assert player.app.settings.keys == {"attack": "b", "buy": "a"}
    assert player.scene.note.text == "B: attack. It was for “buy”, which is now on A."


def test_whoever_loses_its_only_key_is_named(on_page):
    player = on_page("keys")
    choose(player, "left")
    player.key(pygame.K_RETURN, pygame.K_b)
    assert player.app.settings.keys == {"left": "b", "buy": ""}
    assert "no key of its own" in player.scene.note.text


def test_keys_that_always_work_cannot_be_given_away_and_escape_gives_up(on_page):
    player = on_page("keys")
    choose(player, "attack")
    player.key(pygame.K_RETURN, pygame.K_TAB)
    assert player.scene.keys.waiting
    assert "always does the same" in player.scene.keys.question
    assert not player.scene.note.text, "it would be read twice"
    player.key(pygame.K_ESCAPE)
    assert not player.scene.keys.waiting
    assert isinstance(player.scene, SettingsScene)
    assert player.app.settings.keys == {}


def test_the_question_for_a_key_lies_over_everything_until_it_is_answered(on_page):
    player = on_page("keys")
    choose(player, "attack")
    before = player.app.screen.get_at((640, 300))
    player.key(pygame.K_RETURN)
    assert player.app.screen.get_at((640, 300)) != before
    player.key(pygame.K_ESCAPE)
    assert player.app.screen.get_at((640, 300)) == before


def test_what_is_said_about_settings_is_of_one_size(on_page):
    player = on_page("game")
    player.app.change(text_scale=140)
    player.wait(0.1)
    said = player.scene._told
    assert len(said) == 7
    assert all(set(label.mates) == set(said) for label in said)


def test_even_the_keys_of_the_window_can_be_caught(on_page):
    player = on_page("keys")
    choose(player, "fullscreen")
    player.key(pygame.K_RETURN, pygame.K_F12)
    assert player.app.settings.keys == {"fullscreen": "f12", "screenshot": "f11"}
    assert not player.app.fullscreen
    player.key(pygame.K_F12)
    assert player.app.fullscreen


def test_all_default_keys_come_back(on_page):
    player = on_page("keys")
    player.app.change(keys={"attack": "x"})
    player.press("All default keys")
    assert player.app.settings.keys == {}


def test_the_list_has_every_action_once(on_page):
    page = on_page("keys").scene.keys
    assert [action.name for action in page.actions if action is not None] == list(ACTIONS)


def test_defaults_leave_the_choices_for_a_game_alone(on_page):
    player = on_page("game")
    seats = (SeatChoice("Ada", "human"), SeatChoice("Bo", "bot:easy"))
    player.app.change(speed="4", text_scale=140, palette="contrast", keys={"attack": "x"}, language="de")
    player.app.change(games={"foursouls": LastGame(seats=seats)})
    player.scene.reset()
    now = player.app.settings
    assert (now.speed, now.text_scale, now.palette, now.keys) == ("1", 100, "standard", {})
    assert now.last().seats == seats
    assert now.language == "de"
    player.app.change(language="en")


def test_what_the_defaults_leave_alone_are_settings():
    assert {attribute.name for attribute in Settings.__attrs_attrs__} >= KEPT


def test_a_palette_recolours_the_seats_at_once(on_page):
    player = on_page("sight")
    before = theme.seat_mark(0).colour
    picture = player.app.screen.copy()
    player.app.change(palette="red_green")
    player.wait(0.1)
    assert theme.seat_mark(0).colour != before
    assert picture.get_buffer().raw != player.app.screen.get_buffer().raw


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_folder_that_nothing_can_open_is_named_instead(tmp_path, monkeypatch, platform):
    def fail(*_words, **_more):
        raise FileNotFoundError

    monkeypatch.setattr(folders.sys, "platform", platform)
    monkeypatch.setattr(folders.subprocess, "Popen", fail)
    monkeypatch.setattr(folders.os, "startfile", fail, raising=False)
    assert str(tmp_path / "mods") in folders.open_folder(tmp_path / "mods")
    assert (tmp_path / "mods").is_dir()


def test_a_folder_is_handed_to_the_file_manager(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(folders.sys, "platform", "linux")
    monkeypatch.setattr(folders.subprocess, "Popen", lambda words, **_more: asked.append(words))
    folders.open_folder(tmp_path)
    assert asked == [["xdg-open", str(tmp_path)]]
