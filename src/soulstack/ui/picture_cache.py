"""A memory for pictures that is bounded by their bytes: a number of entries says nothing when one is a thousand times larger."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, ParamSpec

import pygame

MB: Final = 2**20
Given = ParamSpec("Given")


def bytes_of(surface: pygame.Surface) -> int:
    """Gives how much memory the pixels of a picture take."""
    return surface.get_pitch() * surface.get_height()


class Kept(Generic[Given]):
    """A function that gives the same picture for the same words, and forgets the ones unused for longest."""

    def __init__(self, make: Callable[Given, pygame.Surface], limit_bytes: int) -> None:
        self.__doc__ = make.__doc__
        self.limit_bytes = limit_bytes
        self.bytes = 0
        self._make = make
        self._held: OrderedDict[object, pygame.Surface] = OrderedDict()

    def __call__(self, *args: Given.args, **kwargs: Given.kwargs) -> pygame.Surface:
        key = (args, tuple(kwargs.items())) if kwargs else args
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = self._make(*args, **kwargs)
        self._held[key] = made
        self.bytes += bytes_of(made)
        while self.bytes > self.limit_bytes and len(self._held) > 1:
            _, old = self._held.popitem(last=False)
            self.bytes -= bytes_of(old)
        return made

    def __len__(self) -> int:
        return len(self._held)

    def cache_clear(self) -> None:
        """Forgets everything."""
        self._held.clear()
        self.bytes = 0


def kept(limit_mb: float) -> "Callable[[Callable[Given, pygame.Surface]], Kept[Given]]":
    """Lets a function keep the pictures that it makes, so many megabytes of them."""

    def wrap(make: Callable[Given, pygame.Surface]) -> Kept[Given]:
        return Kept(make, round(limit_mb * MB))

    return wrap
