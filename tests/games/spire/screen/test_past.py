"""Past runs by clicks and keys: the list, a run room by room, watching it from a room and playing on from there."""

import pygame
import pytest
from tests.games.spire.play.test_annals import play

from soulstack.app import slots
from soulstack.app.options import NewGame
from soulstack.games.spire.play import annals
from soulstack.games.spire.screen.past.given_up import GivenUpScene
from soulstack.games.spire.screen.past.run_scene import PastRunScene
from soulstack.games.spire.screen.past.scene import HistoryScene
from soulstack.games.spire.screen.past.statistics import PAGES, RunStatisticsScene
from soulstack.games.spire.screen.replay_scene import ReplayScene
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.ui import clipboard, games
from soulstack.ui.scenes.play_on import PlayOnScene
from soulstack.ui.scenes.statistics import StatisticsScene


@pytest.fixture
def history(at_title):
    """Has the history open, with one run in it."""
    game = play(("ironclad",), seed=8)
    game._count.found.wait()
    game.close()
    at_title.app.choose_game("spire")
    at_title.app.go("replays")
    at_title.wait(0.3)
    assert isinstance(at_title.scene, HistoryScene)
    return at_title


@pytest.fixture
def past(history):
    """Has a run open room by room."""
    history.press("Room by room")
    assert isinstance(history.scene, PastRunScene)
    history.scene.reading.wait()
    history.wait(0.3)
    return history


def test_without_a_run_the_way_on_is_a_new_one(at_title):
    at_title.app.choose_game("spire")
    at_title.app.go("replays")
    at_title.wait(0.2)
    assert at_title.focus.text == "New run"


def test_a_run_is_one_row_with_its_end_and_opens_by_keys(history):
    (row,) = history.scene.list.rows
    assert (row.text, row.side) == ("Ironclad", "Lost in Act I")
    assert "Ascension 0" in row.hint
    history.tab_to("Room by room")
    history.key(pygame.K_RETURN)
    assert isinstance(history.scene, PastRunScene)


def test_a_run_whose_replay_is_gone_stays_in_the_list(history):
    for file in {past.file for past in history.scene.history.runs}:
        file.unlink()
    history.app.pop()
    history.app.go("replays")
    history.wait(0.3)
    assert len(history.scene.list.rows) == len(annals.load()) == 1
    assert not history.scene.open_button.enabled


def test_a_run_is_watched_from_the_room_that_is_looked_at_and_played_on(past):
    past.key(pygame.K_DOWN, pygame.K_DOWN)
    room = past.scene.room
    assert past.scene.strip.at == past.scene.chart.at == 2
    past.press("Watch from here")
    assert isinstance(past.scene, ReplayScene)
    assert past.scene.session.position == room.position > 0
    past.key(pygame.K_RIGHT)
    past.wait(0.5)
    assert past.scene.session.position > room.position
    past.key(pygame.K_PAGEUP)
    past.scene.play_on()
    assert isinstance(past.scene, PlayOnScene)
    past.press("Play on")
    past.wait(0.5)
    assert isinstance(past.scene, TableScene)
    assert past.scene.session.record.answers


def test_a_run_is_shared_after_it_is_said_what_that_gives_away(past, monkeypatch):
    copied = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    past.press("Share")
    assert "play on from any moment" in past.scene.text
    past.press("Copy as text")
    assert copied[0].startswith("Slay the Spire: Lost")


def test_a_run_that_is_given_up_says_what_it_came_to_and_where_to_go(at_title):
    games.start(at_title.app, NewGame(game="spire", seats=("human:ironclad",), names=("You",), seed=5, given={}))
    at_title.wait(0.5)
    at_title.key(pygame.K_ESCAPE)
    at_title.press("Concede")
    at_title.press("Concede")
    at_title.scene.session._count.found.wait()
    at_title.wait(0.2)
    assert isinstance(at_title.scene, GivenUpScene)
    assert at_title.scene.plate.past.entry.result == annals.GIVEN_UP
    at_title.press("To the title")
    assert annals.load()[0].seed == 5


def test_copies_at_the_start_of_an_act_are_listed_below_the_slots(at_title):
    game = play(("ironclad",), seed=8, most=5)
    slots.keep("spire", slots.copy_number(2), game.to_save(), "At the start of Act II")
    game.close()
    at_title.app.choose_game("spire")
    at_title.app.go("slots")
    at_title.wait(0.3)
    rows = at_title.scene.list.rows
    assert rows[-1].text == "At the start of Act II"
    at_title.scene._choose(len(rows) - 1)
    assert at_title.scene.load.enabled
    assert not at_title.scene.save.enabled


def test_statistics_have_a_switch_between_the_games_and_open_on_the_last_used(history):
    history.app.go("statistics")
    history.wait(0.3)
    assert isinstance(history.scene, RunStatisticsScene)
    for page in range(len(PAGES)):
        history.click(history.scene.tabs.cells()[page].center)
        history.wait(0.1)
        assert history.scene.page == list(PAGES)[page]
    history.click(history.scene.switch.cells()[0].center)
    history.wait(0.2)
    assert isinstance(history.scene, StatisticsScene)
    assert history.app.game == "foursouls"


def test_statistics_without_a_run_lead_to_one(at_title):
    at_title.app.choose_game("spire")
    at_title.app.go("statistics")
    at_title.wait(0.2)
    assert at_title.focus.text == "New run"
