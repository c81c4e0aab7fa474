"""Cases in processes of their own, which are given up when they hang, die or grow too large."""

import multiprocessing
import os
import signal
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, TypeAlias

from attrs import define, field

from soulstack import paths
from soulstack.app.tools.soak.trial import Told, Trial, luck_of

PARTS: Final = ("saves", "packs", "mixtures", "kills", "games")
PATIENCE: Final = 120.0
"""Seconds of the clock after which a case hangs; what takes long of its own is told by the case itself."""
MOST_MEMORY: Final = 1024.0
"""Megabytes that no process may need."""
WALL: Final = 4 * 1024**3
"""Bytes that a process cannot have, so that a case which grows without end does not take the whole computer along."""

START: Final = "spawn"

Case: TypeAlias = tuple[str, int]
"""The part and the number of a case."""


def try_case(part: str, number: int, seed: int, keys: tuple[str, ...]) -> Told:
    """Try one case in this process."""
    run: Callable[[Trial, tuple[str, ...]], str] = import_module(f"soulstack.app.tools.soak.{part}").run
    trial = Trial(part, number, luck_of(seed, part, number))
    try:
        return trial.told(run(trial, keys))
    except Exception:  # noqa: BLE001 - a case that fails by itself is to be mended as well
        trial.faults.append(f"the case itself: {traceback.format_exc()}")
        return trial.told("broke")


def serve(line: Connection, home: str, seed: int, keys: tuple[str, ...]) -> None:
    """Try the cases that are named until the line is closed; this is the worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _set_limit()
    with suppress(EOFError, OSError):
        while True:
            part, number = line.recv()
            # What one part keeps from case to case is not what another one may clear away.
            os.environ[paths.HOME_VARIABLE] = str(Path(home, part))
            line.send(try_case(part, number, seed, keys))


def _set_limit() -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (WALL, WALL))


@define
class Worker:
    """One process that tries cases one after another."""

    home: str
    seed: int
    keys: tuple[str, ...]
    _process: Any = None
    _line: Any = None
    case: Case | None = field(init=False, default=None)

    def start(self) -> None:
        """Start the process."""
        context: Any = multiprocessing.get_context(START)
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self.home, self.seed, self.keys))
        self._process.start()
        theirs.close()

    def try_one(self, part: str, number: int) -> Told:
        """Have a case tried; what ends or stops the process is a fault of the case."""
        if self._process is None:
            self.start()
        try:
            self._line.send((part, number))
            if self._line.poll(PATIENCE):
                told: Told = self._line.recv()
                if told.memory > MOST_MEMORY:
                    self.stop()
                return told
            words = f"hung: there was no answer for {PATIENCE:.0f} s"
        except (EOFError, OSError):
            self._process.join(5.0)
            words = f"the process ended by itself ({self._process.exitcode})"
        self.stop()
        return Told(part, number, "broke", (words,), PATIENCE)

    def stop(self) -> None:
        """End the process."""
        if self._process is not None:
            self._line.close()
            self._process.join(2.0)
            self._process.kill()
            self._process.join()
            self._process = None


def tried(cases: Iterator[Case], seed: int, keys: tuple[str, ...]) -> Iterator[Told]:
    """Try cases one after another and give how each went."""
    with tempfile.TemporaryDirectory(prefix="soulstack-soak-") as home:
        worker = Worker(str(Path(home)), seed, keys)
        try:
            for part, number in cases:
                yield worker.try_one(part, number)
        finally:
            worker.stop()
