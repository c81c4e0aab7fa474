"""The window while a frame is painted.

Memory, not arithmetic, is what a frame waits for: the table is larger than the processor's caches, and a card that is blended
onto it long after it was copied has to fetch it again. So what a frame lays on is gathered and then painted band by band:
a band of the table is copied, and all that lies on it is blended while the band is still at hand.
"""

from collections.abc import Iterable
from typing import Final, Protocol

import pygame

from soulstack.ui.paint.surfaces import PREMULTIPLIED

BAND: Final = 180
"""The height of a band in pixels; a full one of a wide window fits a cache of two megabytes."""

Part = tuple[pygame.Surface, tuple[float, float]]
"""A premultiplied picture and where it lies."""


class Target(Protocol):
    """What can be painted on: a surface, or the window while a frame is painted."""

    def blit(self, source: pygame.Surface, dest: tuple[int, int], *, special_flags: int) -> object:
        """Lays a picture on."""

    def fblits(self, blit_sequence: Iterable[Part], special_flags: int, /) -> None:
        """Lays many pictures on."""


class Canvas:
    """Gathers the pictures of one frame; all of them are premultiplied."""

    def __init__(self, window: pygame.Surface, ground: pygame.Surface) -> None:
        self._window = window
        self._ground: pygame.Surface | None = ground
        self._parts: list[Part] = []

    def blit(self, source: pygame.Surface, dest: tuple[int, int], *, special_flags: int = PREMULTIPLIED) -> None:
        """Notes a picture."""
        assert special_flags == PREMULTIPLIED
        self._parts.append((source, dest))

    def fblits(self, blit_sequence: Iterable[Part], special_flags: int = PREMULTIPLIED, /) -> None:
        """Notes many pictures."""
        assert special_flags == PREMULTIPLIED
        self._parts += blit_sequence

    def painted(self) -> pygame.Surface:
        """Paints what was gathered and gives the window, for whoever draws on it directly."""
        window, ground, parts = self._window, self._ground, self._parts
        self._ground, self._parts = None, []
        if ground is None:
            window.fblits(parts, PREMULTIPLIED)
            return window
        clip = window.get_clip()
        for top in range(clip.top, clip.bottom, BAND):
            window.set_clip(pygame.Rect(clip.left, top, clip.width, BAND).clip(clip))
            window.blit(ground, (0, 0))
            window.fblits(parts, PREMULTIPLIED)
        window.set_clip(clip)
        return window


def surface_of(target: Target) -> pygame.Surface:
    """Gives the pixels of a target, for lines and shapes."""
    if isinstance(target, Canvas):
        return target.painted()
    assert isinstance(target, pygame.Surface)
    return target
