"""Lets bots play in the real window for a long time and tells memory and frames: python build/soak.py --minutes 30.

It goes the way of a player: the title, a table, the result, the next table. A frame is all that the loop does in one round:
events, scenes, drawing, showing, what it does in its spare time, and the opening and closing of games. None is left out but
those before the title stands.

Every line is one interval: the minute, the memory of this process in MB, the games so far, and the median, the 99th percentile
and the worst frame in milliseconds, as wall clock and (in brackets) as the loop's own time, which neighbours on a busy
machine and threads that save or count do not lengthen. Frames that took more than half of what is allowed are told with what
was on the screen. It ends with 1 when memory has grown by more than a tenth after the first six minutes, or when a frame
took more than the allowed time of its own.
"""

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
from attrs import define, field

from soulstack.app.session import NewGame, Session, new_session
from soulstack.app.settings import Settings
from soulstack.ui import ahead, loop, sdl
from soulstack.ui.scenes.result import ResultScene
from soulstack.ui.scenes.table import TableScene
from soulstack.ui.scenes.title import TitleScene

SEATS = ("bot:easy", "bot:easy", "bot:random", "bot:easy")
NAMES = ("Ash", "Bramble", "Cinder", "Dew")
WARM = 6.0
"""Minutes until every cache is full."""
GROWTH = 1.1
LONGEST = 0.05
"""Seconds that no frame may take by itself."""
LOOK = 3.0
"""Seconds that somebody looks at the title and at a result."""


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


@define
class Player:
    """Whoever sits in front of the window: opens a game, watches it, looks at its result and opens the next."""

    app: loop.App
    seed: int
    games: int = 0
    session: Session | None = None
    looked: float = 0.0

    def go_on(self, dt: float) -> None:
        """Do what a player would do now."""
        if isinstance(self.app.stack.top, TitleScene | ResultScene):
            self.looked += dt
            if self.looked >= LOOK:
                self.looked = 0.0
                self._sit_down()

    def _sit_down(self) -> None:
        """Deal a game of bots and show its table."""
        if self.session is not None:
            self.games += 1
            self.app.replace(TitleScene(self.app))  # the former game lets go of the save
        self.session = new_session(NewGame(seats=SEATS, names=NAMES, seed=self.seed + self.games))
        self.app.replace(TableScene(self.app, self.session))


def soak(app: loop.App, player: Player, minutes: float, every: float, tell: Callable[[str], object]) -> int:
    """Play for so long; tell every so many seconds, and give 0 when all was well."""
    frames, since = Frames(), 0
    start = last = told = time.monotonic()
    warm, worst, before = 0.0, 0.0, app.stack.top
    ticker = pygame.time.Clock()
    tell("minute   MB  games  median (own)   99 % (own)   worst (own) ms\n")
    while (now := time.monotonic()) - start < minutes * 60:
        dt, last = now - last, now
        begin, own = time.perf_counter(), time.thread_time()
        for event in pygame.event.get():
            app.handle(event)
        player.go_on(dt)
        app.step(dt)
        pygame.display.flip()
        app.spare()
        frames.wall.append(time.perf_counter() - begin)
        frames.own.append(time.thread_time() - own)
        since, before = (0 if app.stack.top is not before else since + 1), app.stack.top
        worst = max(worst, frames.own[-1])
        if frames.own[-1] > LONGEST / 2:
            tell(f"{(now - start) / 60:6.2f} {1000 * frames.own[-1]:6.1f} ms: {type(before).__name__}, frame {since}\n")
        if now - told >= every:
            minute, told = (now - start) / 60, now
            memory = resident()
            tell(f"{minute:6.1f} {memory:6.0f} {player.games:5d}  {frames.words()}\n")
            if minute >= WARM:
                warm = warm or memory
            frames = Frames()
        ticker.tick(loop.FPS)
    grown = resident() / warm if warm else 1.0
    tell(f"memory x{grown:.2f} since minute {WARM:.0f}, worst frame {1000 * worst:.1f} ms of its own\n")
    return 0 if grown <= GROWTH and worst <= LONGEST else 1


def _tell(words: str) -> None:
    sys.stdout.write(words)
    sys.stdout.flush()


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
        app.replace(TitleScene(app))
        app.step(0.0)
        gc.collect()
        app.ahead = ahead.begin
        app.settle_in()
        return soak(app, Player(app, asked.seed), asked.minutes, asked.every, _tell)
    finally:
        app.close()


if __name__ == "__main__":
    sys.exit(main())
