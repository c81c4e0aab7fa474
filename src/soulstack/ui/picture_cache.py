"""The one memory for pictures, bounded by their bytes: a number of entries says nothing when one is a thousand times larger."""

from collections import OrderedDict
from collections.abc import Callable, ItemsView
from typing import Final, Generic, ParamSpec

import pygame

MB: Final = 2**20
Given = ParamSpec("Given")


def bytes_of(surface: pygame.Surface) -> int:
    """Gives how much memory the pixels of a picture take."""
    return surface.get_pitch() * surface.get_height()


class PictureCache:
    """Keeps pictures by key up to so many bytes, and forgets the ones unused for longest; the last one always stays."""

    def __init__(self, limit_bytes: int) -> None:
        self.limit_bytes = limit_bytes
        self.bytes = 0
        self.made = 0
        """How many pictures were put in."""
        self._held: OrderedDict[object, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: object) -> bool:
        return key in self._held

    def items(self) -> ItemsView[object, pygame.Surface]:
        """Gives all pictures with their keys, the one unused for longest first."""
        return self._held.items()

    def find(self, key: object) -> pygame.Surface | None:
        """Gives the picture of a key if it is there, and counts that as a use."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
        return found

    def get(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Gives the picture of a key, making it once."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        return self.keep(key, make())

    def keep(self, key: object, picture: pygame.Surface) -> pygame.Surface:
        """Puts a picture in and gives it."""
        before = self._held.pop(key, None)
        self.bytes += bytes_of(picture) - (bytes_of(before) if before is not None else 0)
        self._held[key] = picture
        self.made += 1
        while self.bytes > self.limit_bytes and len(self._held) > 1:
            _, old = self._held.popitem(last=False)
            self.bytes -= bytes_of(old)
        return picture

    def clear(self) -> None:
        """Forgets everything."""
        self._held.clear()
        self.bytes = 0


class Painter(PictureCache, Generic[Given]):
    """A function that gives the same picture for the same words."""

    def __init__(self, make: Callable[Given, pygame.Surface], limit_bytes: int) -> None:
        super().__init__(limit_bytes)
        self.__doc__ = make.__doc__
        self._make = make

    def __call__(self, *args: Given.args, **kwargs: Given.kwargs) -> pygame.Surface:
        key = (args, tuple(kwargs.items())) if kwargs else args
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        return self.keep(key, self._make(*args, **kwargs))

    def cache_clear(self) -> None:
        """Forgets everything, as the caches of functools do."""
        self.clear()


def kept(limit_mb: float) -> "Callable[[Callable[Given, pygame.Surface]], Painter[Given]]":
    """Lets a function keep the pictures that it makes, so many megabytes of them."""

    def wrap(make: Callable[Given, pygame.Surface]) -> Painter[Given]:
        return Painter(make, round(limit_mb * MB))

    return wrap
