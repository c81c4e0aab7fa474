"""Keeps memory that was once had: a page that the system has to hand out anew costs far more than drawing on it.

A picture of the whole window is some two thousand pages. On a virtual machine a fresh page takes up to twenty microseconds, so
such a picture alone would be longer than a frame; a page that the program had before takes none.
"""

import contextlib
import ctypes
import sys
from typing import Final

from soulstack.ui.picture_cache import MB

RESERVE: Final = 224 * MB
"""What the first table of a window of 1920 x 1080 needs, about."""
AGAIN: Final = 48 * MB
"""What the next screens of such a window need at once."""
CHUNK: Final = 2 * MB
"""What is fetched in one frame."""
_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
"""How `mallopt` of the GNU C library calls them."""


def keep_freed() -> None:
    """Asks the C library not to give large blocks back to the system when they are freed; elsewhere it does nothing."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            libc = ctypes.CDLL(None)
            libc.mallopt(_MMAP_THRESHOLD, 32 * MB)
            libc.mallopt(_TRIM_THRESHOLD, 1024 * MB)


class Reserve:
    """Fetches memory little by little while there is time, and leaves it to whatever needs it next."""

    def __init__(self, share: float) -> None:
        """Plans for a window of so many times the pixels of 1920 x 1080."""
        self.share = min(2.0, share)
        self.size = round(RESERVE * self.share)
        self._held: list[bytearray] = []

    def renew(self) -> None:
        """Fetches as much as the next screens need: what a table has left behind lies about in small pieces."""
        self.size = max(self.size, round(AGAIN * self.share))

    def fetch(self) -> None:
        """Fetches a little more; with the last of it everything is free for use."""
        if self.size > 0:
            self._held.append(bytearray(CHUNK))
            self.size -= CHUNK
            if self.size <= 0:
                self._held.clear()
