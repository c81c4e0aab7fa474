"""Lets bots play in the real window for a long time and tells memory and frames: python build/soak.py --minutes 30.

It goes the way of a player: the title, a table, the result, the next table. A frame is all that the loop does in one round:
events, scenes, drawing, showing, what it does in its spare time, and the opening and closing of games. None is left out but
those before the title stands.

Every line is one interval: the minute, the memory of this process in MB, the games so far, and the median, the 99th percentile
and the worst frame in milliseconds, as wall clock and (in brackets) as the loop's own time, which neighbours on a busy
machine and threads that save or count do not lengthen. Frames that took more than half of what is allowed are told with what
was on the screen, what each part of the loop took, how long Python collected garbage meanwhile, how many pages of memory had to
be fetched, and how much time the host of a virtual machine took away from all its cores.

Some systems count that last one as own time and others do not, so only what must be in there is taken off: what the core lost
that lost most (a thread is on one core at a time) and what the frame took of its own cannot be more than the wall clock
together, and what is more was counted twice. Linux counts stolen time in hundredths of a second. It ends with 1 when memory has
grown by more than a tenth after the first six minutes, or when a frame took more than the allowed time of its own with the
stolen time taken off. The worst frame is told both ways.
"""

import argparse
import gc
import os
import random
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from attrs import define, field

from soulstack.app.options import NewGame
from soulstack.app.session import new_session
from soulstack.app.settings import Settings
from soulstack.games.foursouls.play.session import SoulsSession
from soulstack.games.foursouls.screen.result import ResultScene
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.games.spire.screen.table_scene import TableScene as SpireTable
from soulstack.ui import loop, preload, sdl
from soulstack.ui.scenes.title import TitleScene

SEATS = ("bot:easy", "bot:easy", "bot:random", "bot:easy")
NAMES = ("Ash", "Bramble", "Cinder", "Dew")
WARM = 6.0
"""Minutes until every cache is full."""
GROWTH = 1.1
LONGEST = 0.05
"""Seconds that no frame may take by itself."""
POINT = 0.35
"""Seconds until the mouse points at something else."""
PARTIES = (("silent", "defect"), ("ironclad", "silent", "defect", "watcher"), ("watcher",))
LOOK = 3.0
"""Seconds that somebody looks at the title and at a result."""
STOLEN = 8
"""Where in a line of /proc/stat the time stands that the host took away from a core."""


def resident() -> float:
    """Give the memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def faults() -> int:
    """Give how often this thread had to wait for a page of memory."""
    used = resource.getrusage(resource.RUSAGE_THREAD)
    return used.ru_minflt + used.ru_majflt


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


class Theft:
    """The time that the host of a virtual machine took away from its cores."""

    def __init__(self) -> None:
        self._hz = os.sysconf("SC_CLK_TCK")
        self._before = self._read()

    def _read(self) -> list[int]:
        lines = Path("/proc/stat").read_text(encoding="ascii").splitlines()
        return [int(line.split()[STOLEN]) for line in lines[1:] if line.startswith("cpu")]

    def since(self) -> list[float]:
        """Give the seconds that each core lost since this was asked last."""
        now = self._read()
        lost = [(after - before) / self._hz for before, after in zip(self._before, now, strict=True)]
        self._before = now
        return lost


class Litter:
    """The time that Python spends on collecting garbage."""

    def __init__(self) -> None:
        self._start = 0.0
        self._seconds: list[float] = []
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._start = time.thread_time()
        else:
            self._seconds.append(time.thread_time() - self._start)

    def since(self) -> float:
        """Give the seconds since this was asked last."""
        seconds, self._seconds = sum(self._seconds), []
        return seconds

    def close(self) -> None:
        """Listen no longer."""
        gc.callbacks.remove(self._note)


@define
class Watch:
    """Tells the parts of a frame apart."""

    at: float = field(factory=time.thread_time)
    parts: dict[str, float] = field(factory=dict)

    def done(self, part: str) -> None:
        """Note that this part of the frame has just ended."""
        now = time.thread_time()
        self.parts[part], self.at = now - self.at, now

    @property
    def own(self) -> float:
        """Give the seconds of the whole frame."""
        return sum(self.parts.values())

    def words(self) -> str:
        """Name each part that took a millisecond or more."""
        return ", ".join(f"{part} {1000 * took:.1f}" for part, took in self.parts.items() if took >= 0.001)


@define
class Player:
    """Whoever sits in front of the window: opens a game, watches it, looks at its result and opens the next."""

    app: loop.App
    seed: int
    games: int = 0
    session: SoulsSession | None = None
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


@define
class Climber(Player):
    """Watches runs of the second game that bots play, with two heroes, four or one, and moves the mouse over what is there."""

    chance: random.Random = field(factory=lambda: random.Random(1))
    passed: float = 0.0

    def go_on(self, dt: float) -> None:
        """Begin a run where none goes on; otherwise point at something now and then."""
        top = self.app.stack.top
        if isinstance(top, SpireTable) and not top.session.over:
            self.passed += dt
            if self.passed > POINT:
                self.passed = 0.0
                self._point(top)
            return
        self.looked += dt
        if self.looked >= LOOK:
            self.looked = 0.0
            self._sit_down()

    def _point(self, table: SpireTable) -> None:
        boxes = list(table.things().values())
        if boxes:
            box, u = self.chance.choice(boxes), table.desk.kit.u
            at = (round(box.cx * u), round(box.cy * u))
            self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))

    def _sit_down(self) -> None:
        if self.session is not None:
            self.games += 1
            self.app.replace(TitleScene(self.app))
        heroes = PARTIES[self.games % len(PARTIES)]
        seats = tuple(f"bot:easy:{hero}" for hero in heroes)
        session: Any = new_session(
            NewGame(game="spire", seats=seats, names=("",) * len(seats), seed=self.seed + self.games)
        )
        self.session = session
        self.app.replace(SpireTable(self.app, session))


def soak(app: loop.App, player: Player, minutes: float, every: float, tell: Callable[[str], object]) -> int:
    """Play for so long; tell every so many seconds, and give 0 when all was well."""
    frames, since = Frames(), 0
    start = last = told = time.monotonic()
    warm, worst, worst_less, before = 0.0, 0.0, 0.0, app.stack.top
    ticker, theft, litter = pygame.time.Clock(), Theft(), Litter()
    tell("minute   MB  games  median (own)   99 % (own)   worst (own) ms\n")
    while (now := time.monotonic()) - start < minutes * 60 and app.running:
        dt, last = now - last, now
        theft.since()
        begin, fetched, watch = time.perf_counter(), faults(), Watch()
        for event in pygame.event.get():
            app.handle(event)
        watch.done("events")
        player.go_on(dt)
        watch.done("player")
        app.step(dt)
        watch.done("step")
        pygame.display.flip()
        watch.done("flip")
        app.spare()
        watch.done("spare")
        frames.wall.append(time.perf_counter() - begin)
        frames.own.append(watch.own)
        since, before = (0 if app.stack.top is not before else since + 1), app.stack.top
        collecting, lost = litter.since(), theft.since()
        less = watch.own - max(0.0, watch.own + max(lost) - frames.wall[-1])
        worst, worst_less = max(worst, watch.own), max(worst_less, less)
        if watch.own > LONGEST / 2:
            tell(
                f"{(now - start) / 60:6.2f} {1000 * watch.own:6.1f} ms: {_named(before)}, frame {since}: {watch.words()};"
                f" collecting {1000 * collecting:.1f}, {faults() - fetched} pages, stolen {1000 * sum(lost):.0f},"
                f" left {1000 * less:.1f} of {1000 * frames.wall[-1]:.1f}\n"
            )
        if now - told >= every:
            minute, told = (now - start) / 60, now
            memory = resident()
            tell(f"{minute:6.1f} {memory:6.0f} {player.games:5d}  {frames.words()}\n")
            if minute >= WARM:
                warm = warm or memory
            frames = Frames()
        ticker.tick(loop.FPS)
    litter.close()
    grown = resident() / warm if warm else 1.0
    tell(
        f"memory x{grown:.2f} since minute {WARM:.0f}, worst frame {1000 * worst:.1f} ms of its own,"
        f" {1000 * worst_less:.1f} ms without stolen time\n"
    )
    return 0 if grown <= GROWTH and worst_less <= LONGEST else 1


def _named(scene: Any) -> str:
    """Say what is on the screen: the scene, and the place where a run is."""
    place = getattr(scene, "place", "")
    return f"{type(scene).__name__} {place}".strip()


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
    parser.add_argument("--game", choices=("foursouls", "spire"), default="foursouls")
    parser.add_argument("--speed", choices=("1", "2", "4", "instant"), default="4")
    asked = parser.parse_args()
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sdl.prepare()
    loop.open_display()
    width, height = map(int, asked.size.split("x"))
    app = loop.App(Settings(speed=asked.speed, bot_pause_ms=200), size=(width, height), keep_settings=False)
    try:
        app.choose_game(asked.game)
        app.replace(TitleScene(app))
        app.step(0.0)
        gc.collect()
        app.ahead = lambda: preload.begin(app.game)
        app.settle_in()
        player = Climber if asked.game == "spire" else Player
        return soak(app, player(app, asked.seed), asked.minutes, asked.every, _tell)
    finally:
        app.close()


if __name__ == "__main__":
    sys.exit(main())
