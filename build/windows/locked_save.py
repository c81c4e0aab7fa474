"""Run by the Windows Python: a save that another program holds open costs nothing, whether it lets go soon or never.

A virus scanner or an indexer opens a file without sharing it. Writing waits for a moment; if that does not help, one sentence
says so, and what was saved before is still there.
"""

import ctypes
import sys
import tempfile
import threading
import time
from pathlib import Path

from soulstack.app.saves import Save, SaveError, read_save, write_save

GENERIC_READ = 0x80000000
OPEN_EXISTING = 3
SOON = 0.3


def hold(path: Path) -> int:
    """Opens a file so that nobody else can."""
    handle = ctypes.windll.kernel32.CreateFileW(str(path), GENERIC_READ, 0, None, OPEN_EXISTING, 0, None)
    if handle == -1:
        raise OSError("the file could not be held")
    return int(handle)


def let_go(handle: int) -> None:
    """Closes it again."""
    ctypes.windll.kernel32.CloseHandle(handle)


def main() -> int:
    """Tries both."""
    first, second = Save({"seed": 1}), Save({"seed": 2})
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        write_save(path, first)

        handle = hold(path)
        threading.Timer(SOON, let_go, (handle,)).start()
        write_save(path, second)
        assert read_save(path).save.record == second.record, "the save did not wait"

        handle = hold(path)
        began = time.perf_counter()
        try:
            write_save(path, first)
        except SaveError as error:
            print(f"refused after {time.perf_counter() - began:.1f} s: {error}")
        else:
            raise AssertionError("a save that is held was replaced")
        finally:
            let_go(handle)
        assert read_save(path).save.record == second.record, "the last save is lost"
    print("a save that another program holds is waited for, and never lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
