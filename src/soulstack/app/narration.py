"""Where the lines of a narrated game go: to standard output for a pipe or a terminal, and into a file beside the reports.

A program with a window may have no standard output, and whoever reads it may leave: neither is a reason for a game to stop.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from attrs import define, field

from soulstack import paths

FILE: Final = "narration.txt"


def narration_file() -> Path:
    """Give the file that holds what was told since the program was started."""
    return paths.logs() / FILE


@define(eq=False)
class Narration:
    """Writes lines, each at once and for itself."""

    asked_for: bool = False
    """Whether the command line wants it, whatever the settings say."""
    _file: IO[str] | None = field(init=False, default=None)
    _is_broken: bool = field(init=False, default=False)
    """Whether the disk has refused the file; it is not asked again."""

    def tell(self, words: str) -> None:
        """Write one line."""
        line = " ".join(words.split())
        if line:
            self._print(line)
            self._keep(line)

    def _print(self, line: str) -> None:
        out = sys.stdout
        if out is None:
            return  # a window without a terminal has none
        try:
            coded = line.encode(out.encoding or "utf-8", "replace")
            out.write(coded.decode(out.encoding or "utf-8") + "\n")
            out.flush()
        except BrokenPipeError:
            _turn_off(out)
        except (OSError, ValueError, LookupError):
            pass

    def _keep(self, line: str) -> None:
        if self._is_broken:
            return
        try:
            if self._file is None:
                narration_file().parent.mkdir(parents=True, exist_ok=True)
                self._file = narration_file().open("w", encoding="utf-8", buffering=1)
            self._file.write(line + "\n")
        except (OSError, ValueError):
            self._is_broken = True

    def close(self) -> None:
        """Close the file; another line would begin it anew."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


def _turn_off(out: IO[str]) -> None:
    """Lead standard output to nowhere: what it still holds must not fail once more when the program ends."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, out.fileno())
        os.close(nowhere)
