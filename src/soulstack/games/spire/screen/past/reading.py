"""The runs of a campaign with the files of their replays, read a few a frame: what the history lists."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from attrs import define, field, frozen

from soulstack.app.save_schema import read_meta, read_record
from soulstack.app.saves import SaveError, look_at
from soulstack.app.slot import replay_files
from soulstack.games.spire.play import annals, profiles
from soulstack.games.spire.play.annals import GIVEN_UP, Climbed, Entry
from soulstack.games.spire.play.door import mark_of
from soulstack.games.spire.rules.door import recalled

KEY: Final = "spire"
BUDGET: Final = 0.004
"""Seconds a frame for reading what the files say."""


@frozen
class Past:
    """One run of the history."""

    entry: Entry
    file: Path | None = None
    """Its replay; nothing when that is gone."""
    problem: str = ""
    """Why it cannot be watched."""


@define
class History:
    """All of them, the latest first."""

    runs: list[Past] = field(factory=list)
    _files: Iterator[Path] = field(init=False)
    whole: bool = field(init=False, default=False)

    def __attrs_post_init__(self) -> None:
        self.runs = [Past(entry) for entry in annals.load(profiles.load().number)]
        self._files = iter(replay_files(KEY))

    def read_on(self) -> bool:
        """Read what a few files say; tell whether anything has changed."""
        begin, changed = time.perf_counter(), False
        while not self.whole and time.perf_counter() - begin < BUDGET:
            file = next(self._files, None)
            if file is None:
                self.whole = True
                break
            self._take(file)
            changed = True
        return changed

    def _take(self, file: Path) -> None:
        try:
            save = look_at(file)
            record, meta = read_record(save), read_meta(save)
            setup = recalled(record.setup)
            when = int(file.stat().st_mtime)
        except (SaveError, OSError, ValueError) as error:
            self.runs.append(Past(Entry(file.name), None, str(error)))
            return
        mark = mark_of(record)
        for at, past in enumerate(self.runs):
            if past.entry.mark == mark:
                self.runs[at] = Past(past.entry, file)
                return
        # A run from before the history was kept: as much as its file says.
        roles = meta.roles or setup.heroes
        kinds = (*meta.seats, *[""] * len(roles))
        names = (*meta.names, *[""] * len(roles))
        heroes = tuple(Climbed(hero, kinds[at], names[at]) for at, hero in enumerate(roles))
        result = GIVEN_UP if meta.conceded else "won" if meta.winners else "lost" if meta.over else GIVEN_UP
        entry = Entry(
            mark, 1, when, result, heroes, setup.ascension, setup.act, setup.modifiers, setup.options, setup.printing,
            setup.daily, setup.seed, meta.far[0] if meta.far else 1, meta.turn, seconds=meta.played,
        )  # fmt: skip
        self.runs.append(Past(entry, file))
        self.runs.sort(key=lambda one: -one.entry.when)
