"""The forms in the real window: a list that folds down, a line of text, a switch and Escape, by a real mouse and real keys."""

import json
import subprocess
import sys
import time
import tomllib

import pytest
from tests.window.test_real_window import Mouse, app, pytestmark  # noqa: F401 - the same window

from soulstack import paths
from soulstack.ui.scenes.settings import SettingsScene


class Clerk(Mouse):
    """A person who fills in forms, and acts only when the screen that is seen is the one meant."""

    def __init__(self, process, environment, status):
        self.status = status
        super().__init__(process, environment)
        self.see("TitleScene")
        self.run("windowfocus", self.window)

    def look(self):
        try:
            return json.loads(self.status.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}

    def see(self, scene):
        """Wait for a screen to be seen, and give what can be pressed on it."""
        seen = self.wait(lambda: seen if (seen := self.look()).get("scene") == scene else None, scene)
        self.settle()
        return seen["points"]

    def settle(self):
        """Wait until what is seen has not changed for a moment: screens are painted in slices."""
        before, since = self.look(), time.monotonic()
        while time.monotonic() - since < 0.4:
            time.sleep(0.05)
            if (now := self.look()) != before:
                before, since = now, time.monotonic()

    def press(self, words, scene):
        """Press what says so, and see the screen that it opens."""
        self.click(self.look()["points"][words])
        return self.see(scene)

    def keys(self, *names):
        for name in names:
            self.run("key", name)
            self.settle()


@pytest.fixture
def clerk(display, home):
    status = home / "status.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "soulstack", "play", "--size", "1280x720"],
        env=display | {"SOULSTACK_HOME": str(home), "SOULSTACK_STATUS": str(status)},
    )
    try:
        yield Clerk(process, display, status)
    finally:
        process.terminate()
        process.wait(timeout=20)


def kept(*names):
    """Give what the game has written down for a setting."""
    try:
        found = tomllib.loads(paths.settings_file().read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        return None
    for name in names:
        found = found.get(name) if isinstance(found, dict) else None
    return found


def on_page(app, page):  # noqa: F811 - the fixture
    scene = SettingsScene(app)
    scene.page = page
    app.replace(scene)
    app.step(1 / 60)
    return scene


def test_a_list_folds_down_for_a_real_mouse_and_for_real_keys(clerk, app):  # noqa: F811 - the fixture
    clerk.press("Settings", "SettingsScene")
    clerk.keys("Right")
    scene = on_page(app, "sight")
    pick = scene.controls["palette"]
    pick.fold()
    clerk.click(pick.rect.center)
    clerk.click(pick.list.row_rect(1).center)
    clerk.wait(lambda: kept("palette") == "red_green", "the palette by mouse")
    clerk.settle()
    clerk.keys("Return", "Down", "Return")
    clerk.wait(lambda: kept("palette") == "blue_yellow", "the palette by keys")
    clerk.settle()
    clerk.keys("Down", "space")
    clerk.wait(lambda: kept("reduced_motion") is True, "a switch by keys")


def test_a_slider_is_dragged_and_a_name_is_typed(clerk, app):  # noqa: F811 - the fixture
    clerk.press("Settings", "SettingsScene")
    slider = on_page(app, "game").controls["bot_pause_ms"]
    clerk.drag(slider.knob.center, (slider.track.right + 60, slider.track.centery))
    clerk.wait(lambda: kept("bot_pause_ms") == 1500, "the slider")
    clerk.keys("Escape")
    clerk.see("TitleScene")
    clerk.press("New game", "NewGameScene")
    clerk.click(clerk.look()["points"]["You"])
    clerk.keys("ctrl+a")
    clerk.run("type", "--delay", "60", "Ada Lo")
    clerk.wait(lambda: "Ada Lo" in clerk.look()["points"], "what is typed")
    clerk.keys("Tab", "Escape")
    clerk.wait(lambda: (kept("games", "foursouls", "seats") or [{}])[0].get("name") == "Ada Lo", "the name")
