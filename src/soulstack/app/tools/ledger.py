"""The results of a long run on disk, line by line, so that it goes on after a stop.

The first line names the games by a digest of what they are; each further one is the result of a game. A line that was cut off in
the middle is written again. A file that belongs to other games is refused and stays as it is.
"""

import json
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TextIO

from cattrs import Converter

from soulstack.app import registry
from soulstack.app.tools.reports import Counts, GameResult, SimulatedGame
from soulstack.kernel.record import digest

FORMAT: Final = 1


class LedgerError(ValueError):
    """A file that cannot take the results of these games, in one sentence."""


class Ledger:
    """What was played so far, by the number of the game."""

    def __init__(self, path: Path, games: Sequence[SimulatedGame]) -> None:
        self.path = path
        self.done: dict[int, GameResult] = {}
        self._kind = kind_of(games)
        self._file: TextIO | None = None
        self._seeds = {number: game.seed for number, game in enumerate(games)}

    def __enter__(self) -> Self:
        try:
            length = self._read()
            self._file = self.path.open("r+" if length else "w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise LedgerError(f"{self.path} cannot be used: {error.strerror or error}.") from None
        if length:
            self._file.truncate(length)
            self._file.seek(0, os.SEEK_END)
        else:
            self._write({"soulstack": FORMAT, "games": self._kind})
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, results: Sequence[tuple[int, GameResult]]) -> None:
        """Keep what has just been played."""
        for number, result in results:
            self._write({"n": number, **_CONVERTER.unstructure(result)})
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())

    def _write(self, line: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def _read(self) -> int:
        """Read what is there, and give the length of what can be kept."""
        if not self.path.exists():
            return 0
        length = 0
        with self.path.open("rb") as file:
            for row, line in enumerate(file):
                if not line.endswith(b"\n"):
                    break
                try:
                    self._take(row, json.loads(line))
                except (ValueError, TypeError, KeyError, AttributeError) as error:
                    if isinstance(error, LedgerError):
                        raise
                    raise LedgerError(f"{self.path}, line {row + 1}, is no result of a run.") from None
                length += len(line)
        return length

    def _take(self, row: int, line: dict[str, Any]) -> None:
        if row == 0:
            if line["soulstack"] != FORMAT or line["games"] != self._kind:
                raise LedgerError(f"{self.path} holds the results of other games; name another file.")
            return
        number = int(line.pop("n"))
        result = _CONVERTER.structure(line, GameResult)
        if number in self._seeds and result.seed == self._seeds[number]:
            self.done[number] = result


def kind_of(games: Sequence[SimulatedGame]) -> str:
    """Name the kind of games by a digest; how many there are does not matter, so that a run can be made longer."""
    first = games[0]
    door = registry.game(first.game)
    cards = door.cards().catalogue()
    bots = sorted({bot for game in games for bot in game.bots})
    told = [
        first.game,
        door.rules().EDITION,
        cards.hash(),
        first.seed,
        list(first.given),
        first.check,
        first.counts,
        bots,
    ]
    return digest(told)


def _unstructure_counts(counts: Counts) -> list[list[Any]]:
    return [[name, word, count] for (name, word), count in counts.items()]


def _structure_counts(rows: list[list[Any]], _: Any) -> Counts:
    return Counter({(str(name), str(word)): int(count) for name, word, count in rows})


def _converter() -> Converter:
    converter = Converter()
    converter.register_unstructure_hook_func(lambda kind: kind is Counts, _unstructure_counts)
    converter.register_structure_hook_func(lambda kind: kind is Counts, _structure_counts)
    return converter


_CONVERTER: Final = _converter()
