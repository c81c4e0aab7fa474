"""One picture of all games, parted by slanting lines: each half is a game's own, and the one that is meant is lit."""

import threading
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.ui import theme
from soulstack.ui.picture_cache import MB, PictureCache
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.tween import Glide
from soulstack.ui.units import WIDTH, Space

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soulstack.ui.loop import App

SLANT: Final = 47.0
"""How far a line leans to each side, in units."""
WIDEST: Final = 700.0
"""A wider half keeps what stands on it together, in units."""
DARK: Final = 118
"""How dark a half is that is not meant."""
FADE: Final = 0.35
"""Seconds until a place that was painted is seen."""
LINE: Final = (255, 206, 110)

_painted = PictureCache(48 * MB)
"""Whole grounds, by what was painted and for which window: coming back to the title takes no time."""


class Ground:
    """Paints what lies behind the words of the title."""

    def __init__(self, app: "App", keys: "Sequence[str]") -> None:
        self.app = app
        self.keys = tuple(keys)
        self.halves = [screens_of_the_game(key).half(app) for key in keys]
        self.lit = [Glide(0.0, 0.0) for _ in keys]
        """How bright each half is: from dark to what it is by itself."""
        self._image: pygame.Surface | None = None
        self._former: pygame.Surface | None = None
        self._fade = 0.0
        self._for: object = None
        self._thread: threading.Thread | None = None
        self._found: list[pygame.Surface | None] = []

    # -- where the halves are -----------------------------------------------------------------------------------------

    def edge(self, space: Space, number: int, y: float) -> float:
        """Gives the pixel at which the half with a number begins in a row of pixels."""
        many, (wide, high) = len(self.keys), space.size
        if number <= 0:
            return 0.0
        if number >= many:
            return float(wide)
        return wide * number / many + SLANT * space.scale * (1 - 2 * y / high)

    def middle(self, space: Space, number: int) -> float:
        """Gives the middle of a half in units."""
        many = len(self.keys)
        room = min(WIDEST, space.size[0] / space.scale / many)
        return WIDTH / 2 + (number + 0.5 - many / 2) * room

    def at(self, space: Space, pos: tuple[int, int]) -> int:
        """Gives the number of the half that a pixel belongs to."""
        return sum(self.edge(space, number, pos[1]) <= pos[0] for number in range(1, len(self.keys)))

    # -- painting -----------------------------------------------------------------------------------------------------

    def update(self, dt: float, meant: int) -> None:
        """Lets time pass, and the light go to a half."""
        for number, light in enumerate(self.lit):
            light.target = float(number == meant)
            if self.app.air.still:
                light.value = light.target
            light.update(dt)
        if self._former is not None:
            self._fade -= dt / FADE
            if self._fade <= 0 or self.app.air.still:
                self._former = None

    def draw(self, surface: pygame.Surface, space: Space) -> None:
        """Draws the halves, what moves on them, their light and the lines between them."""
        self._prepare(space)
        if self._image is not None:
            surface.blit(self._image, (0, 0))
        if self.app.is_starting:
            return  # the window should be there before its ornaments
        if self._former is not None:
            self._former.set_alpha(round(255 * max(0.0, self._fade)))
            surface.blit(self._former, (0, 0))
        for number, half in enumerate(self.halves):
            box = self._box(space, number)
            surface.set_clip(box)
            half.draw(surface, space, self.middle(space, number))
            dark = 1 - self.lit[number].value
            if dark > 0:
                image = self._dark(space, number)
                image.set_alpha(round(255 * dark))
                surface.blit(image, box)
            surface.set_clip(None)
        for number in range(1, len(self.halves)):
            line = self._line(space)
            surface.blit(line, (round(self.edge(space, number, space.size[1])) - max(4, space.px(8)), 0))

    def _prepare(self, space: Space) -> None:
        """Has the ground painted for this window: at once what is quick, and the rest by a thread when the game runs."""
        key = (self.keys, space.size)
        if self._for != key:
            self._for, self._former, self._thread = key, None, None
            self._image = _painted.find(key)
            if self._image is None:
                self._image = self._compose(space, [])
        elif key not in _painted:
            self._go_on(space, key)

    def _go_on(self, space: Space, key: object) -> None:
        if self._thread is None:
            self._found = []
            self._thread = threading.Thread(target=self._work, args=(space, self._found), name="title", daemon=True)
            self._thread.start()
            if self.app.slice is None:
                self._thread.join()  # nobody looks: what is drawn must not depend on who is quicker
        if len(self._found) == len(self.halves):
            self._former, self._fade = (None, 0.0) if self.app.slice is None else (self._image, 1.0)
            self._image = _painted.keep(key, self._compose(space, self._found))

    def _work(self, space: Space, found: list[pygame.Surface | None]) -> None:
        for number, half in enumerate(self.halves):
            try:
                found.append(half.paint(space, self.middle(space, number)))
            except pygame.error:  # a window that is gone, or a picture that cannot be read: the sketch stays
                found.append(None)

    def _compose(self, space: Space, found: "Sequence[pygame.Surface | None]") -> pygame.Surface:
        """Lays the halves side by side; their edge lies below a line, so whole rows of pixels are enough."""
        pictures = [
            (found[number] if number < len(found) else None) or half.sketch(space, self.middle(space, number))
            for number, half in enumerate(self.halves)
        ]
        out = pictures[0]
        for number, picture in enumerate(pictures[1:], 1):
            for y in range(space.size[1]):
                left = round(self.edge(space, number, y))
                out.blit(picture, (left, y), (left, y, space.size[0] - left, 1))
        return _shaded(out) if found else out

    def _box(self, space: Space, number: int) -> pygame.Rect:
        """Gives the pixels that a half lies within."""
        high = space.size[1]
        left = min(self.edge(space, number, 0), self.edge(space, number, high))
        right = max(self.edge(space, number + 1, 0), self.edge(space, number + 1, high))
        return pygame.Rect(round(left), 0, round(right - left), high)

    def _dark(self, space: Space, number: int) -> pygame.Surface:
        """Gives the dark that lies over a half."""
        box = self._box(space, number)

        def make() -> pygame.Surface:
            out = pygame.Surface(box.size, pygame.SRCALPHA)
            corners = [
                (self.edge(space, at, y) - box.left, y)
                for at, y in ((number, 0), (number + 1, 0), (number + 1, box.height), (number, box.height))
            ]
            pygame.draw.polygon(out, (8, 6, 14, DARK), corners)
            return out.convert_alpha()

        return _shapes.get(("dark", number, len(self.keys), space.size), make)

    def _line(self, space: Space) -> pygame.Surface:
        """Gives a line of gold in ink between two halves."""
        high, wide = space.size[1], round(2 * SLANT * space.scale)

        def make() -> pygame.Surface:
            fine, reach = 2, max(4, space.px(8))
            out = pygame.Surface(((wide + 2 * reach) * fine, high * fine), pygame.SRCALPHA)
            out.fill((*LINE, 0))
            for half_width, colour in ((8.0, theme.INK), (3.2, LINE)):
                w, x = half_width * space.scale * fine, reach * fine
                corners = [
                    (x + wide * fine - w, 0),
                    (x + wide * fine + w, 0),
                    (x + w, high * fine),
                    (x - w, high * fine),
                ]
                pygame.draw.polygon(out, colour, corners)
            return pygame.transform.smoothscale(out, (wide + 2 * reach, high)).convert_alpha()

        return _shapes.get(("line", space.size), make)


_shapes = PictureCache(24 * MB)


def _shaded(out: pygame.Surface) -> pygame.Surface:
    """Darkens what lies below the words: the top a little, the foot more."""
    wide, high = out.get_size()
    for top, room, least, most in ((0, 0.3, 110, 0), (high * 0.6, 0.4, 0, 214)):
        band = pygame.Surface((1, 16), pygame.SRCALPHA)
        for row in range(16):
            band.set_at((0, row), (10, 7, 14, round(least + (most - least) * (row / 15) ** 0.8)))
        out.blit(pygame.transform.smoothscale(band, (wide, round(high * room))), (0, round(top)))
    return out
