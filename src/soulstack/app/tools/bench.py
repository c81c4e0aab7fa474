"""The speed figures of `soulstack bench`: each a median over rounds, with its spread."""

import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

from attrs import define, field

from soulstack.app import game, registry

ROUNDS = 7


@define
class Figures:
    """Measured values by name, with the smallest and largest of the rounds."""

    values: dict[str, Any] = field(factory=dict)
    spread: dict[str, tuple[float, float]] = field(factory=dict)

    def add(self, name: str, samples: list[float]) -> None:
        """Note the median of some samples."""
        self.values[name] = round(statistics.median(samples), 3)
        self.spread[name] = (round(min(samples), 3), round(max(samples), 3))

    def add_frames(self, name: str, size: str, seconds: list[float]) -> None:
        """Note how long the frames of a screen took."""
        times = sorted(1000 * t for t in seconds)
        self.values[f"{name}.size"] = size
        self.values[f"{name}.frame_ms_p50"] = round(times[len(times) // 2], 3)
        self.values[f"{name}.frame_ms_p99"] = round(times[int(len(times) * 0.99)], 3)
        self.spread[f"{name}.frame_ms_p50"] = (round(times[0], 3), round(times[-1], 3))


def run_bench(only: str | None, *, as_json: bool, key: str = registry.DEFAULT) -> int:
    """Measure what was asked for and print it."""
    door = registry.game(key)
    parts = door.tools().benches(lambda size, count: door.screen().frame_times(size, count))
    if only is not None and only not in parts:
        sys.stderr.write(f"soulstack: {door.title} has no figures {only!r}; choose from {', '.join(parts)}\n")
        return 2
    figures = Figures()
    try:
        for name, part in parts.items():
            if only in {None, name}:
                part(figures)
    except KeyboardInterrupt:
        sys.stderr.write("Stopped early; this is what was measured.\n")
    if as_json:
        sys.stdout.write(json.dumps({**figures.values, "spread": figures.spread}, indent=2) + "\n")
        return 0
    for name, value in figures.values.items():
        low_high = figures.spread.get(name)
        around = f"   [{low_high[0]} .. {low_high[1]}]" if low_high else ""
        sys.stdout.write(f"{name:36} {value!s:>12}{around}\n")
    return 0


def bench_frames(figures: game.Figures, name: str, frame_times: game.FrameTimes, thinking: str) -> None:
    """Draw a crowded table with everything moving while a program thinks in another process."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    thinker = subprocess.Popen([sys.executable, "-c", thinking])
    try:
        figures.add_frames(name, "1920x1080", frame_times((1920, 1080), 600))
        figures.add_frames(f"{name}.1440p", "2560x1440", frame_times((2560, 1440), 300))
    finally:
        thinker.kill()
        thinker.wait()


FIRST_FRAME = """
import gc, sys, time
gc.disable()
from soulstack.ui import sdl
sdl.prepare()
from soulstack.app.settings import Settings
from soulstack.ui import loop
from soulstack.ui.scenes.title import TitleScene
loop.open_display()
app = loop.App(Settings(), size=(1280, 720), fullscreen=False)
app.ahead = lambda: None
app.replace(TitleScene(app))
app.step(1 / 60)
print((time.time() - float(sys.argv[1])) * 1000)
"""
"""The start of the program as `ui.app` does it: while the first picture waits, nothing looks for garbage or reads ahead."""


def start_seconds(cards: str) -> tuple[list[float], list[float]]:
    """Measure fresh starts in milliseconds: to the first frame, and what a program prints that loads the cards."""
    env = dict(os.environ)
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # a start that compiles everything anew is not the one that players see
    if not env.get("DISPLAY"):
        env["SDL_VIDEODRIVER"] = "dummy"
    env["SDL_AUDIODRIVER"] = "dummy"
    found: tuple[list[float], list[float]] = ([], [])
    for _ in range(5):
        for script, samples in zip((FIRST_FRAME, cards), found, strict=True):
            command = [sys.executable, "-c", script, str(time.time())]
            done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
            samples.append(float(done.stdout.split()[-1]))
    return found
