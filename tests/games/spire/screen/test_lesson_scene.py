"""Lessons at the table of a run, driven by posted events: by the mouse where the coach points, and by keys alone."""

import pygame
import pytest
from attrs import evolve

from soulstack.app.lessons import lessons
from soulstack.app.progress import Progress
from soulstack.games.spire.screen.lesson_scene import LessonScene
from soulstack.games.spire.screen.new_run.scene import NewRunScene
from soulstack.ui import places
from soulstack.ui.scenes.learn import LearnScene
from soulstack.ui.scenes.settings import SettingsScene

LESSONS = lessons("spire")


@pytest.fixture
def learning(at_title):
    at_title.app.settings = evolve(at_title.app.settings, speed="instant", reduced_motion=True)
    at_title.press("Learn")
    at_title.scene.choose("spire")
    at_title.wait(0.1)
    return at_title


def begin(player, number=0):
    player.app.go(places.Lesson(LESSONS[number]))
    player.wait(0.2)
    assert isinstance(player.scene, LessonScene)
    return player.scene


def spot(scene, box):
    """Gives the pixel of a place on the table: a card in the fan shows its left part."""
    u = scene.kit.u
    x = box.x + (min(box.w / 2, 22) if box.w < 200 else box.w / 2)
    return round(x * u), round(box.cy * u)


def follow(player, scene, acting, parts=None):
    """Does what the coach says until the lesson is over."""
    for _ in range(600):
        if scene.session.finished or (parts is not None and scene.session.number >= parts):
            player.wait(0.1)
            return
        if scene.is_reading:
            player.key(pygame.K_SPACE)
        elif scene.is_waiting:
            acting()
        player.wait(0.1)
    raise AssertionError(f"the lesson stops at {scene.session.part}: {scene.table.desk.toast.words}")


@pytest.mark.parametrize("number", range(len(LESSONS)), ids=[lesson.key for lesson in LESSONS])
def test_a_lesson_is_finished_by_clicking_where_the_coach_points(learning, number):
    scene = begin(learning, number)

    def act():
        box = scene.target()
        assert box is not None, f"the coach points at nothing: {scene.session.part}"
        learning.click(spot(scene, box))

    follow(learning, scene, act)
    assert Progress.load().lessons == {LESSONS[number].key}


def test_a_lesson_is_finished_by_keys_alone(learning):
    scene = begin(learning)

    def act():
        stage, (_, picks) = scene.table.stage, scene.session.wanted()
        if picks[0].verb == "done":
            learning.key(pygame.K_e)
            return
        at = next(k for k, held in enumerate(stage.hand) if stage.option_of(held.card) == picks[0])
        learning.key(pygame.K_1 + at, pygame.K_RETURN)

    follow(learning, scene, act)
    learning.key(pygame.K_RETURN)
    assert learning.scene.lesson is LESSONS[1]


def test_a_wrong_move_is_told_kindly_and_the_real_keys_stay(learning):
    scene = begin(learning)
    for _ in range(3):
        learning.key(pygame.K_SPACE)
    learning.key(pygame.K_e)
    assert scene.table.desk.toast.words == scene.session.part.wrong
    learning.key(pygame.K_1, pygame.K_RETURN)
    before = scene.session.number
    learning.key(pygame.K_z)
    assert scene.session.number == before - 1
    learning.key(pygame.K_l)
    assert scene.table.log_open
    learning.key(pygame.K_ESCAPE)
    assert learning.scene is scene
    learning.key(pygame.K_1, pygame.K_ESCAPE)
    assert learning.scene is scene
    gear = scene.table.bar.boxes["gear"]
    learning.click((round(gear.cx * scene.kit.u), round(gear.cy * scene.kit.u)))
    assert isinstance(learning.scene, SettingsScene)
    learning.key(pygame.K_ESCAPE)
    assert learning.scene is scene
    learning.key(pygame.K_ESCAPE)
    assert isinstance(learning.scene, LearnScene)
    assert learning.app.progress.lessons == set()


def test_a_lesson_can_be_begun_anew_and_skipped_and_ends_at_a_run(learning):
    scene = begin(learning, len(LESSONS) - 2)
    learning.press("Start over")
    assert learning.scene is not scene
    learning.press("Skip")
    assert learning.scene.lesson is LESSONS[-1]
    learning.scene.session.number = len(LESSONS[-1].parts)
    learning.scene.rebuild()
    learning.press("Begin your first run")
    assert isinstance(learning.scene, NewRunScene)


def test_the_list_shows_the_lessons_of_both_games(learning):
    assert [button.text for button in learning.scene.form.stops() if getattr(button, "text", "") == "Begin"] == [
        "Begin"
    ] * len(LESSONS)
    learning.scene.choose("foursouls")
    assert learning.app.game == "foursouls"
    assert sum(getattr(button, "text", "") == "Begin" for button in learning.scene.form.stops()) == len(lessons())
    keys = [lesson.key for game in ("foursouls", "spire") for lesson in lessons(game)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("size", [(960, 540), (1600, 700), (1280, 960)])
def test_the_coach_fits_every_window(learning, size):
    learning.app.screen = pygame.Surface(size)
    learning.app.apply_size()
    scene = begin(learning)
    screen = pygame.Rect(0, 0, *learning.app.size)
    assert all(screen.contains(widget.rect) for widget in scene.form.stops())
    assert scene.table.desk.screen.h * scene.kit.u <= scene.side.top + 1


def test_a_pad_opens_a_lesson_reads_plays_and_leaves(learning):
    def press(*numbers):
        for number in numbers:
            learning.send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0))
            learning.send(pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=number, instance_id=0))

    learning.scene.form.set_focus(learning.scene.form.stops()[1])
    press(pygame.CONTROLLER_BUTTON_A)
    learning.wait(0.3)
    scene = learning.scene
    assert isinstance(scene, LessonScene)
    press(*[pygame.CONTROLLER_BUTTON_A] * 3)
    assert scene.session.number == 3
    press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A)
    learning.wait(0.3)
    assert scene.session.number == 4
    press(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(learning.scene, LearnScene)
