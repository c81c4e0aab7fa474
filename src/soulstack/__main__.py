"""The entry point of the command, of `python -m soulstack` and of the packaged app."""

import contextlib
import multiprocessing
import os
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from soulstack import __version__, paths

LARGEST_LOG = 1024 * 1024


def main() -> int:
    """Runs the command line and turns whatever goes wrong into an exit code and a report."""
    # In a packaged app a worker process starts here too and must turn into a worker before anything else happens.
    multiprocessing.freeze_support()
    _give_streams()
    try:
        from soulstack.cli import main as run

        code = run(_words(sys.argv[1:]))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough; a second complaint at exit would help nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception:  # noqa: BLE001 - the last place that can still write a report
        _report(traceback.format_exc())
        return 1
    return code


def _words(words: list[str]) -> list[str]:
    # A packaged app is asked with an option, because a desktop may hand file names over as plain words.
    return ["selftest", *words[1:]] if words[:1] == ["--selftest"] else words


def _give_streams() -> None:
    """Gives a windowed app, which has no terminal, a log file to print to."""
    if sys.stdout is not None and sys.stderr is not None:
        return
    log = _open_log()
    sys.stdout = sys.stdout or log
    sys.stderr = sys.stderr or log


def _open_log() -> TextIO:
    path = paths.logs() / "soulstack.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST_LOG:
            path.replace(path.with_suffix(".old.log"))
        return path.open("a", encoding="utf-8", buffering=1)
    except OSError:
        return Path(os.devnull).open("w", encoding="utf-8")


def _report(trace: str) -> None:
    report = paths.logs() / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    words = " ".join(sys.argv[1:])
    text = f"Soulstack {__version__}, Python {sys.version}, {sys.platform}\nwords: {words}\n\n{trace}"
    sentence = "Soulstack met an error it did not expect and has to close"
    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text(text, encoding="utf-8")
        sentence += f"; the report is in {report}"
    except OSError as error:
        sentence += f", and no report could be written ({error.strerror})"
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{trace}\n{sentence}.\n")


if __name__ == "__main__":
    sys.exit(main())
