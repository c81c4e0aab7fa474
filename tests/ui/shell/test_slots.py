"""Nothing is replaced without a question, and what was put aside can be seen, opened and deleted."""

import pygame
import pytest

from soulstack.app import slots
from soulstack.app.options import NewGame
from soulstack.app.session import new_session
from soulstack.app.slot import has_save, replay_files
from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.games.foursouls.screen.result import ResultScene
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.ui import games
from soulstack.ui.places import Pause
from soulstack.ui.scenes.ask import AskScene
from soulstack.ui.scenes.pause import PauseScene
from soulstack.ui.scenes.slots import SlotsScene
from soulstack.ui.scenes.title import TitleScene

PLAN = NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=5, given={"sets": ("base",)})


def words(scene):
    return [getattr(each, "text", "") for each in scene.form.things]


@pytest.fixture
def waiting():
    """A game that waits to be continued, of which the seed is 77."""
    session = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=77))
    session.keep_now()
    session.close()
    assert has_save()


def seed_on_table(player):
    assert isinstance(player.scene, TableScene)
    return player.scene.session.seed


def test_without_a_waiting_game_nobody_is_asked(at_title):
    games.start(at_title.app, PLAN)
    assert seed_on_table(at_title) == 5


@pytest.mark.parametrize("begin", ["New game", "Pass and play"])
def test_a_new_game_asks_before_it_takes_the_place_of_one_that_waits(waiting, open_app, player, begin):
    player.app.go("title", alone=True)
    player.wait(0.2)
    player.press(begin)
    assert isinstance(player.scene, NewGameScene)
    player.scene.start()
    assert isinstance(player.scene, AskScene)
    player.press("Back")
    assert isinstance(player.scene, NewGameScene)
    games.resume(player.app)
    assert seed_on_table(player) == 77


def test_the_waiting_game_can_be_kept_in_a_slot(waiting, at_title):
    games.start(at_title.app, PLAN)
    at_title.press("Keep it in slot 1")
    assert seed_on_table(at_title) == 5
    assert slots.read_slot("foursouls", 1).meta.names == ("You", "Ash")
    at_title.app.go("title", alone=True)
    games.open_slot(at_title.app, "foursouls", 1)
    at_title.press("Begin without it")
    assert seed_on_table(at_title) == 77


def test_when_all_slots_are_full_the_question_says_so(waiting, at_title):
    for number in range(1, slots.SLOTS + 1):
        slots.keep_running("foursouls", number)
    games.start(at_title.app, PLAN)
    assert "All slots are full." in at_title.scene.text
    assert [each.text for each in at_title.scene.form.stops()] == ["Begin without it", "Back"]


def test_escape_leaves_everything_as_it_was(waiting, at_title):
    games.start(at_title.app, PLAN)
    at_title.key(pygame.K_ESCAPE)
    assert isinstance(at_title.scene, TitleScene)
    assert has_save()


@pytest.fixture
def at_table(at_title):
    games.start(at_title.app, PLAN)
    at_title.wait(0.3)
    at_title.app.go(Pause(at_title.scene.session))
    at_title.wait(0.2)
    assert isinstance(at_title.scene, PauseScene)
    return at_title


def test_a_game_is_put_into_a_free_slot_with_a_picture_and_a_name(at_table):
    at_table.press("Saved games")
    at_table.wait(0.3)
    assert isinstance(at_table.scene, SlotsScene)
    at_table.scene.name.set("My best one")
    at_table.press("Save here")
    found = slots.read_slot("foursouls", 1)
    assert found.meta.label == "My best one"
    assert len(set(found.picture)) > 8
    assert any("My best one" in text for text in words(at_table.scene))


def test_a_slot_that_is_used_is_replaced_only_after_a_question(at_table):
    at_table.press("Saved games")
    at_table.wait(0.3)
    at_table.press("Save here")
    written = slots.slot_file("foursouls", 1).read_bytes()
    at_table.scene.name.set("Another")
    at_table.press("Save here")
    assert isinstance(at_table.scene, AskScene)
    at_table.press("Back")
    assert slots.slot_file("foursouls", 1).read_bytes() == written
    at_table.press("Save here")
    at_table.press("Replace")
    assert slots.read_slot("foursouls", 1).meta.label == "Another"


def test_a_slot_is_deleted_only_after_a_question(at_table):
    at_table.press("Saved games")
    at_table.wait(0.3)
    at_table.press("Save here")
    at_table.press("Delete")
    at_table.press("Back")
    assert slots.is_used("foursouls", 1)
    at_table.press("Delete")
    at_table.press("Delete")
    assert not slots.is_used("foursouls", 1)


def test_a_game_can_be_started_again_with_the_same_cards_or_with_others(at_table):
    first = at_table.app.stack.scenes[0].session
    at_table.press("Start again")
    assert isinstance(at_table.scene, AskScene)
    at_table.press("The same deal")
    second = at_table.scene.session
    assert second is not first
    assert (second.seed, second.seats) == (first.seed, first.seats)
    at_table.app.go(Pause(second))
    at_table.wait(0.2)
    at_table.press("Start again")
    at_table.press("Another deal")
    assert at_table.scene.session.seed != first.seed


def test_conceding_asks_and_then_shows_the_result(at_table):
    at_table.press("Concede")
    at_table.press("Back")
    assert isinstance(at_table.scene, PauseScene)
    at_table.press("Concede")
    at_table.press("Concede")
    assert isinstance(at_table.scene, ResultScene)
    assert at_table.scene.headline() == "You concede"
    at_table.press("Again")
    assert isinstance(at_table.scene, TableScene)
    assert len(replay_files()) == 1


def test_sharing_says_what_a_save_gives_away_and_offers_what_a_seat_sees(at_table):
    at_table.press("Share")
    assert "all hands" in at_table.scene.text
    at_table.press("Copy the log as I know it")
    assert isinstance(at_table.scene, PauseScene)
    assert pygame.scrap.get_text() == at_table.app.stack.scenes[0].log_text()


def test_a_position_that_is_only_looked_at_is_neither_kept_nor_conceded(at_title):
    session = new_session(PLAN)
    session.keeps = False
    at_title.app.go(Pause(session))
    buttons = {each.text: each for each in at_title.scene.form.things if hasattr(each, "enabled")}
    assert not any(buttons[name].enabled for name in ("Saved games", "Start again", "Concede"))
    session.close()
