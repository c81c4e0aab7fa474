"""The list of replays and the replay at the table, driven by posted events."""

import os

import pygame
import pytest
from tests.app.recorded import keep

from soulstack.app.options import NewGame
from soulstack.app.session import new_session, resume
from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.games.foursouls.screen.replay_scene import ReplayScene
from soulstack.games.foursouls.screen.result import ResultScene
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.kernel.record import digest
from soulstack.ui import app as opening
from soulstack.ui import games
from soulstack.ui.scenes.message import MessageScene
from soulstack.ui.scenes.play_on import PlayOnScene
from soulstack.ui.scenes.replay_bar import REST
from soulstack.ui.scenes.replays import EMPTY, ReplaysScene, row_of
from soulstack.ui.scenes.rules import RulesScene
from soulstack.ui.scenes.title import TitleScene


@pytest.fixture
def listed(at_title):
    """Two replays, the latest first."""
    for number, seed in enumerate((1, 3)):
        os.utime(keep(f"{number}.save", seed=seed), (1_700_000_000 + number, 1_700_000_000 + number))
    at_title.press("Replays")
    at_title.move((2, 2))
    at_title.wait(0.1)
    return at_title


@pytest.fixture
def watched(listed):
    listed.key(pygame.K_RETURN)
    assert isinstance(listed.scene, ReplayScene)
    return listed


# -- the list ---------------------------------------------------------------------------------------------------------


def test_without_replays_the_screen_says_where_they_come_from(at_title):
    at_title.press("Replays")
    assert isinstance(at_title.scene, ReplaysScene)
    assert at_title.scene.empty.text == EMPTY
    assert at_title.focus.text == "Play a game"
    assert [each.text for each in at_title.scene.form.stops()] == ["Back", "Play a game"]
    at_title.key(pygame.K_RETURN)
    assert isinstance(at_title.scene, NewGameScene)
    at_title.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(at_title.scene, TitleScene)


def test_the_list_names_players_turns_and_winner(listed):
    first = listed.scene.list.rows[0]
    assert first.text == "You and Ash"
    assert "Turn" in first.hint
    assert first.side.endswith("won")
    assert listed.scene.files[0].name == "1.save"


def test_a_replay_is_chosen_and_watched_by_keys_alone(listed):
    listed.key(pygame.K_DOWN)
    assert listed.scene.chosen == 1
    listed.tab_to("Watch")
    listed.key(pygame.K_SPACE)
    assert isinstance(listed.scene, ReplayScene)
    listed.key(pygame.K_ESCAPE)
    assert isinstance(listed.scene, ReplaysScene)


def test_a_replay_is_chosen_and_watched_by_mouse(listed):
    listed.click(listed.scene.list.row_rect(1).center)
    assert isinstance(listed.scene, ReplaysScene)
    assert listed.scene.chosen == 1
    listed.press("Watch")
    assert isinstance(listed.scene, ReplayScene)
    listed.press("Back")
    assert isinstance(listed.scene, ReplaysScene)


def test_a_damaged_replay_says_so_and_cannot_be_watched(at_title):
    keep().write_text("nonsense", encoding="utf-8")
    at_title.press("Replays")
    at_title.wait(0.1)
    assert row_of(at_title.scene.known[0], at_title.app.screens.telling).hint
    assert not at_title.scene.button.enabled
    at_title.key(pygame.K_RETURN)
    assert isinstance(at_title.scene, ReplaysScene)


def test_a_replay_that_vanished_is_told(at_title, tmp_path):
    assert not games.watch(at_title.app, tmp_path / "gone.save")
    assert isinstance(at_title.scene, MessageScene)


# -- the bar ----------------------------------------------------------------------------------------------------------


def test_the_arrows_step_and_step_back(watched):
    session = watched.scene.session
    watched.key(pygame.K_RIGHT, pygame.K_RIGHT)
    second = session.position
    watched.key(pygame.K_RIGHT)
    assert session.position > second
    watched.key(pygame.K_LEFT)
    assert session.position == second
    assert watched.scene.table.desk.view == session.view


def test_space_plays_and_stops(watched):
    scene = watched.scene
    watched.key(pygame.K_SPACE)
    assert scene.session.playing
    assert scene.play_button.name == "pause"
    watched.wait(6.0)
    reached = scene.session.position
    assert reached > 0
    assert scene.scrub.position == reached
    watched.key(pygame.K_SPACE)
    watched.wait(2.0)
    assert scene.session.position == reached
    assert scene.play_button.name == "play"


def test_the_play_button_does_the_same(watched):
    watched.click(watched.scene.play_button.rect.center)
    watched.wait(REST * 2)
    assert watched.scene.session.position > 0


def test_at_the_end_play_begins_again(watched):
    scene = watched.scene
    watched.key(pygame.K_END)
    assert scene.session.at_end
    assert scene.session.over
    watched.wait(3.0)
    assert watched.scene is scene
    watched.key(pygame.K_SPACE)
    assert scene.session.position < scene.session.length // 2


def test_the_turns_are_skipped_by_keys(watched):
    session = watched.scene.session
    watched.key(pygame.K_DOWN, pygame.K_PAGEDOWN)
    assert session.position == session.turns[2].position
    watched.key(pygame.K_UP)
    assert session.position == session.turns[1].position
    watched.key(pygame.K_HOME)
    assert session.position == 0


def test_the_bar_of_turns_is_clicked_and_dragged(watched):
    scene = watched.scene
    scrub, length = scene.scrub, scene.session.length
    watched.click(scrub.track.center)
    assert abs(scene.session.position - length / 2) < length / 20
    watched.down(scrub.track.center)
    watched.move((scrub.track.right + 50, 10))
    assert scene.session.position == length
    watched.up((scrub.track.right + 50, 10))


def test_a_jump_shows_the_moment_and_its_log_at_once(watched):
    scene = watched.scene
    scene.seek(scene.session.length // 2)
    assert scene.table.desk.view == scene.session.view
    assert not scene.table.director.busy
    headings = [entry.words for entry in scene.table.desk.log.entries if entry.heading]
    assert headings[-1].startswith(f"Turn {scene.session.turn.number}:")


def test_a_jump_back_takes_lines_out_of_the_log(watched):
    scene = watched.scene
    scene.seek(scene.session.turns[4].position + 3)
    assert any(entry.words.startswith("Turn 4:") for entry in scene.table.desk.log.entries)
    scene.seek(scene.session.turns[1].position)
    assert not any(entry.words.startswith("Turn 4:") for entry in scene.table.desk.log.entries)


def test_the_eyes_are_changed_by_mouse_and_by_digits(watched):
    scene = watched.scene
    assert scene.table.desk.view.viewer == 0
    watched.click(scene.eyes.rect.center)
    assert scene.eyes.list.rect.bottom <= scene.eyes.rect.top, "below it the window ends"
    watched.click(scene.eyes.list.row_rect(1).center)
    assert scene.table.desk.view.viewer == 1
    watched.key(pygame.K_0)
    assert scene.table.desk.view.viewer == -1
    assert scene.eyes.value == -1
    watched.key(pygame.K_1)
    assert scene.table.desk.view.viewer == 0
    watched.key(pygame.K_4)
    assert scene.table.desk.view.viewer == 0


def test_the_speed_is_changed_in_the_bar(watched):
    watched.click(watched.scene.speed.cells()[3].center)
    assert watched.app.settings.speed == "instant"
    watched.key(pygame.K_SPACE)
    watched.wait(REST)
    assert watched.scene.session.position > 0


def test_tab_and_enter_reach_every_control_of_the_bar(watched):
    reached = []
    for _ in watched.scene.form.stops():
        reached.append(watched.focus)
        watched.key(pygame.K_TAB)
    assert set(reached) == set(watched.scene.form.stops())
    watched.tab_to("Back")
    watched.key(pygame.K_RETURN)
    assert isinstance(watched.scene, ReplaysScene)


def test_a_click_on_the_table_changes_nothing(watched):
    before = watched.scene.session.position
    watched.click((300, 500))
    watched.key(pygame.K_e, pygame.K_a, pygame.K_b)
    assert watched.scene.session.position == before


def test_the_log_is_opened_and_closed(watched):
    watched.key(pygame.K_l)
    assert watched.scene.table.large_log
    watched.key(pygame.K_ESCAPE)
    assert isinstance(watched.scene, ReplayScene)
    assert not watched.scene.table.large_log


def test_f1_opens_the_rules_over_the_replay(watched):
    watched.key(pygame.K_F1)
    assert isinstance(watched.scene, RulesScene)
    watched.key(pygame.K_ESCAPE)
    assert isinstance(watched.scene, ReplayScene)


@pytest.mark.parametrize("size", [(960, 540), (1280, 1024), (1920, 1080)])
def test_the_bar_lies_below_the_table_in_every_window(watched, size):
    watched.app.screen = pygame.display.set_mode(size)
    watched.app.apply_size()
    watched.wait(0.1)
    scene = watched.scene
    window = pygame.Rect((0, 0), size)
    stops = scene.form.stops()
    for number, one in enumerate(stops):
        assert window.contains(one.rect)
        assert scene.bar.contains(one.rect)
        assert one.rect.collidelist([other.rect for other in stops[number + 1 :]]) == -1
    assert scene.table.desk.screen.h * scene.space.scale <= scene.bar.top + 1


def test_the_command_line_opens_a_replay_alone(monkeypatch, app, player):
    monkeypatch.setattr(opening, "_open", lambda _options, first, _wish: first(app) or 0)
    assert opening.show_replay(keep()) == 0
    assert isinstance(player.scene, ReplayScene)
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, TitleScene)


# -- playing on -------------------------------------------------------------------------------------------------------


def test_a_game_goes_on_from_any_moment_as_a_game_of_its_own(watched):
    session = watched.scene.session
    watched.scene.seek(session.length // 2)
    answers = session.position
    before = session.state.clone()
    watched.press("Play on")
    assert isinstance(watched.scene, PlayOnScene)
    watched.key(pygame.K_RETURN)
    assert isinstance(watched.scene, TableScene)
    game = watched.scene.session
    assert digest(game.state) == digest(before)
    assert len(game.record.answers) == answers
    assert game.seats == ("human", "bot:normal")
    assert len(watched.app.stack.scenes) == 1
    game._saver.save(game.to_save())
    watched.app.replace(TitleScene(watched.app))
    again = resume()
    assert digest(again.state) == digest(before)
    again.close()


def test_only_one_person_plays_on_where_not_everybody_was_asked(watched):
    watched.press("Play on")
    scene = watched.scene
    scene._set(1, "human")
    assert scene.seats == ["bot:normal", "human"]


def test_nothing_goes_on_after_the_end(watched):
    watched.key(pygame.K_END)
    assert not watched.scene.on_button.enabled


def test_a_game_that_is_over_can_be_dealt_again_and_watched_from_its_result(at_title):
    session = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=5))
    at_title.app.replace(TableScene(at_title.app, session))
    at_title.app.push(ResultScene(at_title.app, session))
    at_title.press("Watch replay")
    assert isinstance(at_title.scene, ReplayScene)
    at_title.press("Back")
    at_title.press("Again")
    assert isinstance(at_title.scene, TableScene)
    assert at_title.scene.session is not session
    at_title.app.replace(TitleScene(at_title.app))
