"""The player's own keys: what is pressed, what stands on the caps, and what the settings page says about it."""

import re
from pathlib import Path

import pygame
import pytest

from soulstack.app.key_bindings import ACTIONS, FIXED, Bindings, can_be_chosen, settled
from soulstack.ui import keys


@pytest.fixture(autouse=True)
def default_keys():
    yield
    keys.use(Bindings())


def pressed(key, mod=0):
    event = keys.translate(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    return event.key, event.mod


def test_no_two_actions_share_a_key_and_every_default_key_can_be_chosen():
    chosen = [action.key for action in ACTIONS.values() if action.key]
    assert len(chosen) == len(set(chosen))
    assert all(can_be_chosen(key) for key in chosen)
    assert all(action.key or action.always for action in ACTIONS.values())


def test_default_keys_arrive_as_they_are(app):
    for action in ACTIONS.values():
        if action.key:
            code = pygame.key.key_code(action.key)
            assert pressed(code) == (code, 0), action


def test_a_chosen_key_arrives_as_the_default_key_and_the_old_one_means_nothing(app):
    keys.use(Bindings({"attack": "x"}))
    assert pressed(pygame.K_x)[0] == pygame.K_a
    assert pressed(pygame.K_a)[0] == pygame.K_UNKNOWN
    assert keys.shown("A") == keys.cap("attack") == "X"
    assert keys.shown("B") == "B"


def test_exchanged_keys_arrive_crosswise(app):
    keys.use(Bindings().bind("attack", "b"))
    assert (pressed(pygame.K_a)[0], pressed(pygame.K_b)[0]) == (pygame.K_b, pygame.K_a)


def test_a_key_for_what_only_a_fixed_key_did_is_added_to_it(app):
    keys.use(Bindings({"previous": "q", "left": "j"}))
    assert pressed(pygame.K_q) == (pygame.K_TAB, pygame.KMOD_SHIFT)
    assert pressed(pygame.K_j)[0] == pygame.K_LEFT
    assert pressed(pygame.K_LEFT)[0] == pygame.K_LEFT


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_HOME])
def test_fixed_keys_belong_to_nobody_else(app, key):
    keys.use(Bindings({"attack": pygame.key.name(key)}))
    assert pressed(key)[0] == key
    assert not can_be_chosen(pygame.key.name(key))


def test_the_keypad_counts_and_control_z_takes_back_whatever_z_does(app):
    assert pressed(pygame.K_KP_3)[0] == pygame.K_3
    keys.use(Bindings({"zoom": "q"}))
    assert pressed(pygame.K_z, pygame.KMOD_LCTRL)[0] == pygame.K_z


def test_keys_from_a_file_that_clash_are_dropped():
    assert settled({"attack": "b"}) == {}
    assert settled({"attack": "b", "buy": "a"}) == {"attack": "b", "buy": "a"}
    assert settled({"attack": "x", "buy": "x", "end": ""}) == {"end": ""}


def test_a_name_can_be_typed_whatever_the_keys_do(app, player):
    from soulstack.games.foursouls.screen.new_game import NewGameScene
    from soulstack.ui.gui.values import TextLine

    app.change(keys={"confirm": "a", "attack": "x"})
    app.push(NewGameScene(app))
    entry = next(widget for widget in player.scene.form.stops() if isinstance(widget, TextLine))
    player.scene.form.set_focus(entry)
    player.wait(1 / 60)
    player.type("Anna")
    assert entry.text == "Anna"


def test_the_whole_card_of_keys_shows_the_players_own(app):
    from soulstack.ui.tabletop.keycard import rows

    keys.use(Bindings({"attack": "x"}))
    caps = [cap for line, _ in rows() for cap in line]
    assert "X" in caps
    assert "A" not in caps
    assert {keys.written(key) for key in FIXED if key in {"return", "escape", "tab", "up"}} <= set(caps)


def test_every_key_that_a_screen_listens_to_can_be_chosen():
    """A letter in the code of a screen is the default key of an action; text fields have their usual shortcuts."""
    folder = Path(keys.__file__).parent
    named = {
        match.removeprefix("K_")
        for file in folder.rglob("*.py")
        if file.name not in {"textentry.py", "keys.py"}
        for match in re.findall(r"\bK_(?:[a-z]|F\d+)\b", file.read_text("utf-8"))
    }
    # Copying is Ctrl and C as everywhere.
    assert {name.lower() for name in named} - {"c"} <= {action.key for action in ACTIONS.values()}
