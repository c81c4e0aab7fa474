"""Screens that open: what is new is painted over several frames, and what a game held is freed after it."""

import gc

import pygame
import pytest

from soulstack.app.language import speak
from soulstack.ui.card_page import CardPicture
from soulstack.ui.cards import FaceCache, FaceSpec
from soulstack.ui.scene import SOON, BaseScene
from soulstack.ui.scenery import Panel, Scenery
from soulstack.ui.scenes.pause import PauseScene
from soulstack.ui.scenes.settings import SettingsScene


@pytest.fixture
def drawn(monkeypatch):
    """Counts what is drawn for the first time."""
    seen = []

    def spy(kind):
        real = kind.draw

        def draw(self, surface):
            if self not in seen:
                seen.append(self)
            real(self, surface)

        monkeypatch.setattr(kind, "draw", draw)

    for kind in (Scenery, *everything(Scenery)):
        if "draw" in vars(kind):
            spy(kind)
    return seen


def everything(kind):
    return {each for child in kind.__subclasses__() for each in (child, *everything(child))}


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def alike(one, other):
    """Tell whether two pictures differ by no more than blending rounds."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 4


def test_a_menu_shows_one_more_thing_in_every_frame_when_there_is_no_time_for_more(player, drawn):
    player.app.slice = 0.0
    scene = SettingsScene(player.app)
    player.app.replace(scene)
    before, frames = 0, 0
    while scene._reached is not None:
        player.app.step(1 / 60)
        assert len(drawn) - before <= 1
        before, frames = len(drawn), frames + 1
    assert isinstance(drawn[0], Panel)
    assert frames > len(scene.form.in_order())


def test_a_menu_that_opened_step_by_step_looks_as_if_drawn_at_once(player):
    def shown(seconds):
        player.app.slice = seconds
        scene = SettingsScene(player.app)
        player.app.screen.fill((0, 0, 0))
        player.app.replace(scene)
        for _ in range(100):
            player.app.screen.fill((0, 0, 0))
            player.app.step(1 / 60)
        return pixels(player.app.screen)

    assert shown(0.0) == shown(None)


def test_a_menu_is_whole_in_its_first_picture_where_nothing_hurries(player, drawn):
    scene = SettingsScene(player.app)
    player.app.replace(scene)
    player.app.step(1 / 60)
    assert set(drawn) >= set(scene.form.in_order())


class Table(BaseScene):
    """A scene that holds a game."""

    heavy = True


def test_memory_is_tidied_once_and_soon_after_a_game_is_left(player, monkeypatch):
    collected = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
    player.app.push(Table())
    player.app.spare()
    player.app.pop()
    for _ in range(SOON - 1):
        player.app.spare()
    assert not collected
    for _ in range(10):
        player.app.spare()
    assert collected == [1]


def test_leaving_a_menu_is_no_reason_to_tidy(player, monkeypatch):
    monkeypatch.setattr(gc, "collect", lambda: pytest.fail("nothing was left behind"))
    player.app.push(SettingsScene(player.app))
    player.app.pop()
    for _ in range(10):
        player.app.spare()
    assert not PauseScene.heavy


def test_a_large_card_is_drawn_a_step_a_frame_and_the_small_one_stands_in_for_it(player, monkeypatch):
    faces = FaceCache()
    picture = CardPicture(
        (100, 40, 300, 419), faces, FaceSpec("fly", "Fly", "monster", "basic", ("It flies.",), 1, 2, 1)
    )
    picture.layout(player.app.space)
    steps = []
    work = faces.work
    monkeypatch.setattr(faces, "work", lambda budget: steps.append(work(budget)))
    frames = 0
    while not faces.ready(picture.spec, "full", picture.rect.width):
        picture.go_on()
        picture.draw(player.app.screen)
        frames += 1
    assert steps == [1] * (frames - 1)
    assert frames == 6


def test_a_menu_whose_words_change_stays_as_it_was_until_all_of_it_is_drawn_anew(player):
    player.app.slice = 0.0
    player.app.replace(SettingsScene(player.app))
    for _ in range(100):
        player.app.step(1 / 60)
    before = pixels(player.app.screen)
    for changed in ({"text_scale": 140}, {"language": "de"}):
        player.app.change(**changed)
        frames = 0
        while pixels(player.app.screen) == before:
            player.app.step(1 / 60)
            frames += 1
            assert frames < 200
        after = pixels(player.app.screen)
        player.app.step(1 / 60)
        assert frames > 10
        assert alike(pixels(player.app.screen), after), (
            "what the library shows is what was painted before it had elements"
        )
        before = pixels(player.app.screen)
    speak("en")
