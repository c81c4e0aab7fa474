"""Whole games in the real window, driven from outside: with the mouse, with keys only, and by two people in turn.

The driver knows only what the game writes about its screen to the file named by SOULSTACK_STATUS.
"""

import json
import shutil
import subprocess
import sys
import time

import pytest
import tomli_w

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        shutil.which("xdotool") is None or shutil.which("Xvfb") is None, reason="needs Xvfb and xdotool"
    ),
]
PATIENCE = 240.0
"""Seconds for a whole game on a busy machine; a quiet one takes a tenth."""


class Person:
    """Somebody at the window who sees the screen and has a mouse and a keyboard."""

    def __init__(self, display, home, seats, seed):
        self.display = display
        self.status = home / "status.json"
        settings = {
            "seats": [{"name": name, "kind": kind} for name, kind in seats],
            "seed": str(seed),
            "speed": "instant",
            "bot_pause_ms": 0,
            "reduced_motion": True,
            "tips": False,
        }
        (home / "settings.toml").write_text(tomli_w.dumps(settings), encoding="utf-8")
        environment = display | {"SOULSTACK_HOME": str(home), "SOULSTACK_STATUS": str(self.status)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "soulstack", "play", "--size", "1280x720"], env=environment
        )
        self.end = time.monotonic() + PATIENCE
        self.window = self.wait(self._window, "a window")
        self.see(lambda seen: seen["scene"] == "TitleScene", "the title")

    def _window(self):
        done = self.run("search", "--onlyvisible", "--class", "soulstack", check=False)
        return done.stdout.split()[0] if done.stdout.split() else None

    def run(self, *words, check=True):
        command = ["xdotool", *map(str, words)]
        return subprocess.run(command, env=self.display, check=check, capture_output=True, text=True, timeout=30)

    def wait(self, look, what):
        while time.monotonic() < self.end:
            assert self.process.poll() is None, f"the game ended while waiting for {what}"
            found = look()
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"waited in vain for {what}; last seen {self.look()}")

    def look(self):
        try:
            return json.loads(self.status.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None

    def see(self, wanted, what):
        return self.wait(lambda: seen if (seen := self.look()) and wanted(seen) else None, what)

    def changed(self, before, patience=2.0):
        """Wait a moment for the screen to show something else."""
        limit = time.monotonic() + patience
        while time.monotonic() < limit and self.look() == before:
            time.sleep(0.02)

    def click(self, point):
        self.run("mousemove", "--window", self.window, round(point[0]), round(point[1]), "click", 1)

    def key(self, *keys):
        self.run("windowfocus", self.window, "key", *keys)

    def hold(self, key, seconds=0.9):
        self.run("windowfocus", self.window, "keydown", key)
        time.sleep(seconds)
        self.run("keyup", key)

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=30)


@pytest.fixture
def sit(display, home):
    people = []

    def open_window(seats, seed):
        people.append(Person(display, home, seats, seed))
        return people[-1]

    yield open_window
    for person in people:
        person.close()


BOTS = (("You", "human"), ("Ash", "bot:normal"))
STEADY = ("button end", "button pass", "button no", "button nothing", "button play", "button use")


def start_by_mouse(person):
    person.click(person.see(lambda seen: "New game" in seen["points"], "the title")["points"]["New game"])
    person.click(person.see(lambda seen: "Start" in seen["points"], "the new game")["points"]["Start"])
    return person.see(lambda seen: seen["scene"] in ("TableScene", "CurtainScene"), "the table")


def is_over(seen):
    return seen["scene"] == "ResultScene" or seen.get("over")


def test_a_mouse_plays_a_whole_game(sit):
    person = sit(BOTS, 4)
    start_by_mouse(person)
    turns, clicks = set(), 0
    while not is_over(seen := person.see(lambda s: is_over(s) or s.get("points"), "a question")):
        turns.add(seen.get("turn", 0))
        points = seen["points"]
        things = [name for name in points if name.startswith(("item", "thing"))]
        # Whatever ends the turn or passes; else what glows, and in between the button that confirms it.
        wanted = [name for name in STEADY if name in points] or things + [name for name in points if "confirm" in name]
        wanted = wanted or list(points)
        person.click(points[wanted[0] if len(wanted) == 1 or wanted[0] in STEADY else wanted[clicks % len(wanted)]])
        clicks += 1
        person.changed(seen, 0.5)
    assert len(turns) > 3
    person.see(lambda s: s["scene"] == "ResultScene", "the result")


def test_keys_alone_play_a_whole_game(sit):
    person = sit(BOTS, 4)
    for button, scene in (("New game", "NewGameScene"), ("Start", "TableScene")):
        for _ in range(60):
            seen = person.see(lambda s: "focus" in s, "a menu")
            if seen["focus"] == button:
                break
            person.key("Tab")
            person.changed(seen, 1.0)
        person.key("Return")
        person.see(lambda s, scene=scene: s["scene"] == scene, scene)
    while not is_over(seen := person.see(lambda s: is_over(s) or s.get("points"), "a question")):
        if seen["prompt"] == "turn":
            person.key("e")
        elif seen["kind"] == "priority":
            person.key("space")
        else:
            person.key("h", "Return")
        person.changed(seen, 0.5)
    person.see(lambda s: s["scene"] == "ResultScene", "the result")


def test_two_people_pass_one_window(sit):
    person = sit((("Anna", "human"), ("Ben", "human")), 5)
    start_by_mouse(person)
    curtains, turns = 0, set()
    while len(turns) < 6:
        seen = person.see(lambda s: s["scene"] == "CurtainScene" or s.get("points"), "a question")
        if seen["scene"] == "CurtainScene":
            curtains += 1
            assert not any(name.startswith(("thing", "item")) for name in seen["points"])
            person.hold("space")
        else:
            turns.add(seen.get("turn", 0))
            if seen["prompt"] == "turn":
                person.key("e")
            elif seen["kind"] in ("priority", "window"):
                person.key("space")
            else:
                person.key("h", "Return")
        person.changed(seen, 0.5)
    assert curtains >= 5  # one a turn; the sixth may have begun with a window for all
