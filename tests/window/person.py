"""Somebody at the real window: sees what the game tells of its screen, and has a mouse and a keyboard."""

import json
import subprocess
import sys
import time

import tomli_w

PATIENCE = 240.0
"""Seconds for a whole game on a busy machine; a quiet one takes a tenth."""


class Person:
    """Somebody at the window who sees the screen and has a mouse and a keyboard."""

    def __init__(self, display, home, settings, words=()):
        self.display = display
        self.status = home / "status.json"
        settings = {"speed": "instant", "bot_pause_ms": 0, "reduced_motion": True, "tips": False, **settings}
        (home / "settings.toml").write_text(tomli_w.dumps(settings), encoding="utf-8")
        environment = display | {"SOULSTACK_HOME": str(home), "SOULSTACK_STATUS": str(self.status)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "soulstack", "play", "--size", "1280x720", *words], env=environment
        )
        self.end = time.monotonic() + PATIENCE
        self.window = self.wait(self._window, "a window")
        self.see(lambda seen: seen["scene"] in {"TitleScene", "TableScene"}, "the first screen")

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
