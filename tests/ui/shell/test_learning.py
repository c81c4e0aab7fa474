"""The list of lessons and the lessons themselves, driven by posted events."""

import pygame
import pytest
from attrs import evolve

from soulstack.app.events import CaughtUp
from soulstack.app.lessons import lessons
from soulstack.app.progress import Progress
from soulstack.games.foursouls.screen.lesson_scene import LessonScene
from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.ui.scenery import Picture
from soulstack.ui.scenes.learn import KeysScene, LearnScene
from soulstack.ui.scenes.rules import RulesScene
from soulstack.ui.scenes.title import TitleScene


@pytest.fixture
def learning(at_title):
    at_title.app.settings = evolve(at_title.app.settings, speed="instant", reduced_motion=True)
    at_title.press("Learn")
    assert isinstance(at_title.scene, LearnScene)
    return at_title


def begin(player, number):
    player.scene.open(lessons()[number])
    player.wait(0.1)
    scene = player.scene
    assert isinstance(scene, LessonScene)
    return scene


def spot(player, box):
    """Gives the pixel of a place on the table: a card in the fan shows its left part."""
    scale = player.app.scale
    return round((box.x + min(box.w / 2, 22)) * scale), round(box.cy * scale)


def follow(player, scene, acting):
    """Does what the coach says until the lesson is over."""
    for _ in range(2000):
        if scene.session.finished:
            player.wait(0.1)
            return
        if scene.is_reading:
            player.key(pygame.K_SPACE)
        elif scene.target() is not None and scene.table.control.asking is not None:
            acting()
        player.wait(1 / 30)
    raise AssertionError(f"the lesson stops at {scene.session.part}")


@pytest.mark.parametrize("number", range(3))
def test_a_lesson_is_finished_by_clicking_where_the_coach_points(learning, number):
    scene = begin(learning, number)
    follow(learning, scene, lambda: learning.click(spot(learning, scene.target())))
    assert learning.app.progress.lessons == {lessons()[number].key}
    learning.press("Back to the lessons")
    assert isinstance(learning.scene, LearnScene)
    ticks = [widget for widget in learning.scene.form.things if isinstance(widget, Picture) and widget.icon == "check"]
    assert len(ticks) == 1
    assert Progress.load().lessons == {lessons()[number].key}


def test_a_lesson_is_finished_by_keys_alone(learning):
    scene = begin(learning, 0)

    def act():
        control = scene.table.control
        wanted = scene.session.wanted()
        if control.selected is not None:
            learning.key(pygame.K_RETURN)
            return
        for _ in range(30):
            learning.key(pygame.K_TAB)
            button = control.focus_button
            if button is not None and button.picks == wanted:
                break
            if control.focus is not None and control.focus == wanted[0].ref:
                break
        learning.key(pygame.K_RETURN)

    follow(learning, scene, act)
    learning.key(pygame.K_RETURN)
    assert learning.scene.lesson is lessons()[1]


def test_a_wrong_move_is_told_kindly_and_changes_nothing(learning):
    scene = begin(learning, 0)
    for _ in range(3):
        learning.key(pygame.K_SPACE)
    before = scene.session.number
    learning.key(pygame.K_e)
    assert scene.table.control.toast.words == scene.session.part.wrong
    assert scene.session.number == before
    assert scene.session.view.active == 0


def test_a_lesson_can_be_begun_anew_skipped_and_left(learning):
    scene = begin(learning, 0)
    learning.key(pygame.K_SPACE)
    assert scene.session.number == 1
    learning.press("Start over")
    assert learning.scene is not scene
    assert learning.scene.session.number == 0
    learning.press("Skip")
    assert learning.scene.lesson is lessons()[1]
    learning.key(pygame.K_ESCAPE)
    assert isinstance(learning.scene, LearnScene)
    assert not learning.app.progress.lessons


def test_after_the_last_lesson_a_game_can_be_played(learning):
    scene = begin(learning, 2)
    scene.session.number = len(scene.lesson.parts)
    scene.session.bus.publish(CaughtUp())
    learning.wait(0.1)
    learning.press("Play your first game")
    assert isinstance(learning.scene, NewGameScene)
    learning.key(pygame.K_ESCAPE)
    assert isinstance(learning.scene, TitleScene)


def test_a_lesson_fits_a_small_and_a_wide_window(learning):
    for size in ((960, 540), (1600, 700), (1280, 960)):
        learning.app.screen = pygame.Surface(size)
        learning.app.apply_size()
        scene = begin(learning, 0)
        screen = pygame.Rect(0, 0, *learning.app.size)
        assert all(screen.contains(widget.rect) for widget in scene.form.stops())
        learning.app.pop()


def test_rules_and_keys_are_beside_the_lessons(learning):
    learning.press("Rule book")
    assert isinstance(learning.scene, RulesScene)
    learning.key(pygame.K_ESCAPE)
    learning.press("Keys")
    assert isinstance(learning.scene, KeysScene)
    learning.send(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
    assert isinstance(learning.scene, LearnScene)


def test_statistics_open_without_any_game(at_title):
    at_title.press("Statistics")
    words = [getattr(widget, "text", "") for widget in at_title.scene.form.things]
    assert "No game has been played to its end yet." in words
    assert at_title.focus.text == "Play a game"
    at_title.key(pygame.K_ESCAPE)
    assert isinstance(at_title.scene, TitleScene)


def test_pass_and_play_seats_two_people(at_title):
    at_title.press("Pass and play")
    scene = at_title.scene
    assert isinstance(scene, NewGameScene)
    assert [choice.kind for choice in scene.seats[:2]] == ["human", "human"]


def test_the_coach_is_heard_once_a_sentence_by_whoever_has_the_game_told(learning, capsys):
    learning.app.change(narrate=True)
    scene = begin(learning, 0)
    learning.wait(0.3)
    said = " ".join(scene.words().split())
    assert capsys.readouterr().out.splitlines().count(said) == 1
