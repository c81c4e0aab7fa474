"""A gamepad through posted events: it reaches what the keys reach, and without one nothing changes."""

import pygame
import pytest

from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.ui.gamepad import FULL, KEYS, Gamepad
from soulstack.ui.scenes.title import TitleScene

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
DOWN = pygame.CONTROLLER_BUTTON_DPAD_DOWN


def button(kind, number):
    return pygame.event.Event(kind, button=number, instance_id=0)


def press(player, *numbers):
    for number in numbers:
        player.send(button(pygame.CONTROLLERBUTTONDOWN, number))
        player.send(button(pygame.CONTROLLERBUTTONUP, number))


def tilt(value, axis=pygame.CONTROLLER_AXIS_LEFTY):
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(value * FULL), instance_id=0)


def test_a_menu_is_walked_confirmed_and_left(at_title):
    for _ in range(12):
        if getattr(at_title.focus, "text", "") == "New game":
            break
        press(at_title, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    press(at_title, A)
    assert isinstance(at_title.scene, NewGameScene)
    press(at_title, B)
    assert isinstance(at_title.scene, TitleScene)


def test_the_cross_and_the_stick_move_the_focus(at_title):
    first = at_title.focus
    press(at_title, DOWN)
    second = at_title.focus
    assert second is not first
    at_title.send(tilt(1.0))
    assert at_title.focus is not second
    at_title.send(tilt(0.0))


def test_a_held_stick_repeats_and_a_trembling_one_does_not():
    pad = Gamepad()
    assert [event.key for event in pad.take(tilt(0.9))] == [pygame.K_DOWN]
    assert pad.take(tilt(0.7)) == pad.take(tilt(0.5)) == []
    assert pad.update(0.2) == []
    assert [event.key for event in pad.update(0.2)] == [pygame.K_DOWN]
    assert [event.type for event in pad.take(tilt(0.1))] == [pygame.KEYUP]
    assert pad.update(9.0) == []


def test_a_pad_that_is_pulled_out_lets_go_of_everything():
    pad = Gamepad()
    pad.take(button(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_X))
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
    assert [(event.type, event.key) for event in pad.take(gone)] == [(pygame.KEYUP, pygame.K_z)]


def test_the_players_own_keys_do_not_change_the_pad(app, player):
    app.change(keys={"zoom": "x", "more": "z"})
    app.push(TitleScene(app))
    seen = []
    app.stack.handle = lambda event: seen.append(getattr(event, "key", None))
    press(player, pygame.CONTROLLER_BUTTON_X)
    app.change(keys={})
    assert pygame.K_z in seen


def test_without_a_device_no_event_means_anything():
    pad = Gamepad()
    pad.open()
    assert pad.devices == {}
    assert pad.update(1.0) == []
    assert pad.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)) == []


@pytest.mark.parametrize("number", [pygame.CONTROLLER_BUTTON_GUIDE, 99])
def test_a_button_without_a_meaning_does_nothing(number):
    assert number not in KEYS
    assert Gamepad().take(button(pygame.CONTROLLERBUTTONDOWN, number)) == []
