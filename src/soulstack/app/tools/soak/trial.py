"""One case while it runs: its luck, how long each thing took, and what should not have happened."""

import os
import shutil
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from attrs import define, field, frozen

from soulstack import paths

LONGEST: Final = 5.0
"""Seconds of its own that nothing may take."""
LONGEST_SENTENCE: Final = 2000


@frozen
class Told:
    """How a case went; plain, so that it travels to another process."""

    part: str
    number: int
    became: str = ""
    """A word for what came of it: read, refused, played."""
    faults: tuple[str, ...] = ()
    longest: float = 0.0
    """Seconds that the longest single thing took."""
    doing: str = ""
    """What that was."""
    memory: float = 0.0
    """The most megabytes that the process has had so far; 0 where the system does not say."""


@define
class Trial:
    """A case that is tried."""

    part: str
    number: int
    luck: Random
    faults: list[str] = field(factory=list)
    longest: float = 0.0
    doing: str = ""

    @contextmanager
    def doing_what(self, name: str, *expected: type[BaseException]) -> Iterator[None]:
        """Do one thing: only the expected errors may come of it, each one sentence, and none of it may take long."""
        begin = time.process_time()
        try:
            yield
        except expected as error:
            self.look_at_sentence(name, str(error))
        except Exception:  # noqa: BLE001 - whatever comes is what is looked for
            self.faults.append(f"{name}: {traceback.format_exc()}")
        took = time.process_time() - begin
        if took > self.longest:
            self.longest, self.doing = took, name
        if took > LONGEST:
            self.faults.append(f"{name}: took {took:.1f} s")

    def look_at_sentence(self, name: str, text: str) -> None:
        """See that something said to a person is one printable sentence that ends."""
        short = 0 < len(text) <= LONGEST_SENTENCE
        if not short or not text.isprintable() or "Traceback" in text or text[-1] not in ".!?)…":
            self.faults.append(f"{name}: this is no sentence: {text[:300]!r}")

    def see(self, holds: object, words: str) -> None:
        """Note a fault unless something holds."""
        if not holds:
            self.faults.append(words)

    def told(self, became: str) -> Told:
        """Give what is to be told of it."""
        return Told(self.part, self.number, became, tuple(self.faults), self.longest, self.doing, memory_peak())


def luck_of(seed: int, part: str, number: int) -> Random:
    """Give the luck of one case, which nothing else shares."""
    return Random(f"{seed}:{part}:{number}")


def memory_peak() -> float:
    """Give the most megabytes that this process has ever had; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 2**20 if sys.platform == "darwin" else most / 2**10


def clear_home() -> None:
    """Empty the home of the player but for what is only kept for speed."""
    for place in (paths.saves(), paths.replays(), paths.mods(), paths.logs()):
        shutil.rmtree(place, ignore_errors=True)
    for file in paths.data().glob("*.*"):
        with suppress(OSError):
            file.unlink()


def everything(folder: Path) -> list[bytes]:
    """Read every file below a folder."""
    found = []
    for place, _, names in os.walk(folder):
        for name in names:
            with suppress(OSError):
                found.append((Path(place) / name).read_bytes())
    return found


def chosen(luck: Random, shares: dict[Any, int]) -> Any:
    """Choose by shares."""
    return luck.choices(list(shares), list(shares.values()))[0]
