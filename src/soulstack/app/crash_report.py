"""Reports of what went wrong: files that a player can send."""

import contextlib
import platform
import time
import traceback
from pathlib import Path

from soulstack import __version__, paths


def write_report(error: BaseException, kind: str = "crash") -> Path | None:
    """Write down what went wrong; None when even that is not possible."""
    folder = paths.logs()
    lines = [
        f"Soulstack {__version__}, Python {platform.python_version()}, {platform.platform()}\n",
        f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n\n",
        *traceback.format_exception(error),
    ]
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{kind}-{time.strftime('%Y%m%d-%H%M%S')}-{time.perf_counter_ns() % 1000:03}.txt"
        file.write_text("".join(lines), encoding="utf-8")
        return file
    return None


def report_bot(error: BaseException) -> None:
    """Write down why a bot could not choose."""
    write_report(error, "bot")
