"""The forms in the real window: a list that folds down, a line of text, a switch and Escape, by a real mouse and real keys."""

import subprocess
import sys
import time
import tomllib

import pytest
from tests.window.test_real_window import PATIENCE, Mouse, app, pytestmark, widget_at  # noqa: F401 - the same window

from soulstack import paths
from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.ui.scenes.settings import SettingsScene
from soulstack.ui.scenes.title import TitleScene


@pytest.fixture
def mouse(display, home):
    process = subprocess.Popen(
        [sys.executable, "-m", "soulstack", "play", "--size", "1280x720"], env=display | {"SOULSTACK_HOME": str(home)}
    )
    try:
        person = Mouse(process, display)
        time.sleep(1.5)
        person.run("windowfocus", person.window)
        yield person
    finally:
        process.terminate()
        process.wait(timeout=20)


def kept(name):
    """Give what the game has written down for a setting."""
    try:
        return tomllib.loads(paths.settings_file().read_text("utf-8")).get(name)
    except (OSError, tomllib.TOMLDecodeError):
        return None


def key(mouse, *names):
    for name in names:
        mouse.run("key", name)
        time.sleep(0.15)


def on_page(app, page):  # noqa: F811 - the fixture
    scene = SettingsScene(app)
    scene.page = page
    app.replace(scene)
    app.step(1 / 60)
    return scene


def test_a_list_folds_down_for_a_real_mouse_and_for_real_keys(mouse, app):  # noqa: F811 - the fixture
    mouse.click(widget_at(app, TitleScene(app), "Settings"))
    time.sleep(0.6)
    key(mouse, "Right")
    time.sleep(0.5)
    scene = on_page(app, "sight")
    pick = scene.controls["palette"]
    pick.fold()
    mouse.click(pick.rect.center)
    mouse.click(pick.list.row_rect(1).center)
    mouse.wait(lambda: kept("palette") == "red_green", "the palette by mouse")
    time.sleep(0.5)
    key(mouse, "Return", "Down", "Return")
    mouse.wait(lambda: kept("palette") == "blue_yellow", "the palette by keys")
    time.sleep(0.5)
    key(mouse, "Down", "space")
    mouse.wait(lambda: kept("reduced_motion") is True, "a switch by keys")


def test_a_slider_is_dragged_and_a_name_is_typed(mouse, app):  # noqa: F811 - the fixture
    mouse.click(widget_at(app, TitleScene(app), "Settings"))
    time.sleep(0.6)
    slider = on_page(app, "game").controls["bot_pause_ms"]
    mouse.drag(slider.knob.center, (slider.track.right + 60, slider.track.centery))
    mouse.wait(lambda: kept("bot_pause_ms") == 1500, "the slider")
    key(mouse, "Escape")
    time.sleep(0.4)
    mouse.click(widget_at(app, TitleScene(app), "New game"))
    time.sleep(0.8)
    scene = NewGameScene(app)
    app.replace(scene)
    app.step(1 / 60)
    name = next(each for each in scene.form.stops() if each.takes_text)
    mouse.click(name.rect.center)
    key(mouse, "ctrl+a")
    mouse.run("type", "--delay", "60", "Ada Lo")
    time.sleep(0.3)
    key(mouse, "Tab", "Escape")
    mouse.wait(lambda: (kept("seats") or [{}])[0].get("name") == "Ada Lo", "the name")
