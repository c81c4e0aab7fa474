"""The command `soulstack soak`: so many minutes, or the whole round of cases once, and a report of what came of it."""

import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import define, field

from soulstack.app import registry
from soulstack.app.files import WriteError, write_atomically
from soulstack.app.tools.progress import ProgressBar
from soulstack.app.tools.soak.trial import Told
from soulstack.app.tools.soak.workers import MOST_MEMORY, PARTS, Case, tried

ROUND: Final[Mapping[str, int]] = {"saves": 5000, "packs": 5000, "mixtures": 800, "kills": 1000, "games": 1000}
"""The cases of a whole round; minutes are spent in these shares."""
SHOWN: Final = 20
"""Cases that are told on the terminal."""
LINES: Final = 6
"""The last lines of what happened in them; the report in a file has all."""


@define
class PartReport:
    """What came of the cases of one part."""

    cases: int = 0
    faults: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    """Seconds of its own that the longest single thing took."""
    longest_case: int = -1
    doing: str = ""
    memory: float = 0.0
    """The most megabytes that a process had."""
    became: Counter[str] = field(factory=Counter)

    def add(self, told: Told, seconds: float) -> None:
        """Count one more case."""
        self.cases += 1
        self.seconds += seconds
        self.became[told.became] += 1
        self.memory = max(self.memory, told.memory)
        if told.longest > self.longest:
            self.longest, self.longest_case, self.doing = told.longest, told.number, told.doing


@define
class SoakReport:
    """What came of all of them."""

    seed: int
    parts: dict[str, PartReport] = field(factory=dict)
    found: list[Told] = field(factory=list)
    """The cases in which something should not have happened."""
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, told: Told, seconds: float) -> None:
        """Count one more case."""
        part = self.parts.setdefault(told.part, PartReport())
        grown = told.memory > MOST_MEMORY
        part.add(told, seconds)
        if told.faults or grown:
            part.faults += 1
            self.found.append(told)

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        parts = {
            name: {
                "cases": part.cases,
                "faults": part.faults,
                "seconds": round(part.seconds, 1),
                "longest_seconds": round(part.longest, 2),
                "longest_case": part.longest_case,
                "longest_thing": part.doing,
                "memory_mb": round(part.memory),
                "became": dict(sorted(part.became.items())),
            }
            for name, part in self.parts.items()
        }
        found = [{"part": told.part, "case": told.number, "faults": list(told.faults)} for told in self.found]
        return {"seed": self.seed, "seconds": round(self.seconds, 1), "parts": parts, "found": found}

    def in_words(self) -> Iterator[str]:
        """Say it in lines."""
        yield "part        cases  faults  longest thing (s)        memory (MB)  what became of them"
        for name, part in self.parts.items():
            what = f"{part.longest:.2f} {part.doing.split()[0] if part.doing else ''} of {part.longest_case}"
            became = ", ".join(f"{word} {count}" for word, count in sorted(part.became.items()))
            yield f"{name:10} {part.cases:6} {part.faults:7}  {what:24} {part.memory:11.0f}  {became}"
        for told in self.found[:SHOWN]:
            yield ""
            yield f"{told.part} {told.number} (soulstack soak --only {told.part} --case {told.number} --seed {self.seed}):"
            yield from (
                line for fault in told.faults for line in fault.splitlines()[:1] + fault.splitlines()[1:][-LINES:]
            )
            if told.memory > MOST_MEMORY:
                yield f"the process needed {told.memory:.0f} MB"
        if len(self.found) > SHOWN:
            yield f"and {len(self.found) - SHOWN} more"
        yield f"{sum(part.cases for part in self.parts.values())} cases in {self.seconds:.0f} s, {len(self.found)} with faults"


def cases_of_a_round(parts: Sequence[str], first: int = 0) -> Iterator[Case]:
    """Name the cases of a whole round, all parts side by side in their shares."""
    total = max(ROUND[part] for part in parts)
    for at in range(total):
        for part in parts:
            begin, end = at * ROUND[part] // total, (at + 1) * ROUND[part] // total
            for number in range(begin, end):
                yield part, first + number


def soak(
    parts: Sequence[str], keys: tuple[str, ...], seed: int, *, minutes: float = 0.0, case: int = -1, watch: Any = None
) -> SoakReport:
    """Try one case, or cases for so long, or a whole round of them."""
    report = SoakReport(seed)
    start = last = time.monotonic()
    cases: Iterator[Case]
    if case >= 0:
        cases = ((part, case) for part in parts)
    elif minutes > 0:
        rounds = (cases_of_a_round(parts, turn * max(ROUND.values())) for turn in itertools.count())
        cases = itertools.chain.from_iterable(rounds)
    else:
        cases = cases_of_a_round(parts)
    end = start + minutes * 60
    timely = cases if case >= 0 or minutes <= 0 else itertools.takewhile(lambda _: time.monotonic() < end, cases)
    try:
        for told in tried(timely, seed, keys):
            now = time.monotonic()
            report.add(told, now - last)
            last = now
            if watch is not None:
                watch(told)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = time.monotonic() - start
    return report


def run_soak(
    *, minutes: float, only: Sequence[str], case: int, seed: int, key: str, page: Path | None, as_json: bool
) -> int:
    """Soak and print what came of it: 0 when nothing was found, 1 when something was, 2 when it cannot be done."""
    wrong = [part for part in only if part not in PARTS]
    if wrong:
        sys.stderr.write(f"soulstack: there is no part {wrong[0]!r}; choose from {', '.join(PARTS)}\n")
        return 2
    parts = tuple(only) or PARTS
    keys = (key,) if key else tuple(registry.MODULES)
    total = len(parts) if case >= 0 else None if minutes > 0 else sum(ROUND[part] for part in parts)
    with ProgressBar(total, "case") as progress:
        report = soak(parts, keys, seed, minutes=minutes, case=case, watch=progress)
    if page is not None:
        try:
            write_atomically(page, (json.dumps(report.to_json(), indent=2) + "\n").encode(), keep_previous=False)
        except WriteError as error:
            sys.stderr.write(f"soulstack: {error}\n")
            return 2
    sys.stdout.write(json.dumps(report.to_json()) + "\n" if as_json else "\n".join(report.in_words()) + "\n")
    return 1 if report.found else 0
