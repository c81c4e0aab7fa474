"""Lets bots play in the real window for a long time and tells memory and frames: python build/soak.py --minutes 30.

Every line is one interval: the minute, the memory of this process in MB, the games so far, and the median, the 99th percentile
and the worst frame in milliseconds, as wall clock and (in brackets) as the loop's own time, which neighbours on a busy
machine and threads that save or count do not lengthen. It ends with 1 when memory has grown by more than a tenth after the
first six minutes, or when a frame took more than the allowed time of its own.
"""

import argparse
import gc
import os
import sys
import time
from pathlib import Path

import pygame
from attrs import define, field

from soulstack.app.session import NewGame, Session, new_session
from soulstack.app.settings import Settings
from soulstack.ui import loop, sdl
from soulstack.ui.scenes.table import TableScene

SEATS = ("bot:easy", "bot:easy", "bot:random", "bot:easy")
WARM = 6.0
"""Minutes until every cache is full."""
GROWTH = 1.1
LONGEST = 0.05
"""Seconds that no frame may take by itself."""


def resident() -> float:
    """Give the memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@define
class Frames:
    """The times of the frames of one interval."""

    wall: list[float] = field(factory=list)
    own: list[float] = field(factory=list)

    def words(self) -> str:
        """Sum them up in one line."""
        wall, own = sorted(self.wall), sorted(self.own)
        figures = [
            f"{1000 * a:6.1f} ({1000 * b:5.1f})"
            for a, b in (
                (wall[len(wall) // 2], own[len(own) // 2]),
                (wall[int(len(wall) * 0.99)], own[int(len(own) * 0.99)]),
                (wall[-1], own[-1]),
            )
        ]
        return "  ".join(figures)


def sit_down(app: loop.App, seed: int) -> Session:
    """Deal a game of bots and show its table."""
    while app.stack.scenes:
        app.pop()  # the former game lets go of the save
    names = ("Ash", "Bramble", "Cinder", "Dew")
    session = new_session(NewGame(seats=SEATS, names=names, seed=seed))
    app.replace(TableScene(app, session))
    return session


def soak(app: loop.App, minutes: float, every: float, seed: int) -> int:
    """Play for so long; tell every so many seconds, and 0 when all was well."""
    session, games, frames = sit_down(app, seed), 0, Frames()
    start = last = told = time.monotonic()
    warm, worst = 0.0, 0.0
    ticker = pygame.time.Clock()
    sys.stdout.write("minute   MB  games  median (own)   99 % (own)   worst (own) ms\n")
    gc.freeze()
    while (now := time.monotonic()) - start < minutes * 60:
        dt, last = now - last, now
        begin, own = time.perf_counter(), time.thread_time()
        for event in pygame.event.get():
            app.handle(event)
        app.step(dt)
        pygame.display.flip()
        frames.wall.append(time.perf_counter() - begin)
        frames.own.append(time.thread_time() - own)
        if session.over and not isinstance(app.stack.top, TableScene):
            games += 1
            session = sit_down(app, seed + games)
        if now - told >= every:
            minute, told = (now - start) / 60, now
            memory = resident()
            sys.stdout.write(f"{minute:6.1f} {memory:6.0f} {games:5d}  {frames.words()}\n")
            sys.stdout.flush()
            if minute >= WARM:
                warm = warm or memory
                worst = max(worst, *frames.own)
            frames = Frames()
        ticker.tick(loop.FPS)
    grown = resident() / warm if warm else 1.0
    sys.stdout.write(f"memory x{grown:.2f} since minute {WARM:.0f}, worst frame {1000 * worst:.1f} ms of its own\n")
    return 0 if grown <= GROWTH and worst <= LONGEST else 1


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two lines")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sdl.prepare()
    loop.open_display()
    width, height = map(int, asked.size.split("x"))
    app = loop.App(Settings(speed="4", bot_pause_ms=200), size=(width, height), keep_settings=False)
    try:
        return soak(app, asked.minutes, asked.every, asked.seed)
    finally:
        app.close()


if __name__ == "__main__":
    sys.exit(main())
