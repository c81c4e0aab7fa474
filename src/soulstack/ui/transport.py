"""The controls of a replay: buttons with the signs that every player has, and the bar of its turns."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame
from attrs import frozen

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.gui.control import Drawn
from soulstack.ui.gui.press import Button
from soulstack.ui.scenery import Area
from soulstack.ui.theme import Colour

_RIGHT: Final = ((0.26, 0.14), (0.86, 0.5), (0.26, 0.86))
_LATE: Final = ((0.14, 0.14), (0.64, 0.5), (0.14, 0.86))
_SIGNS: Final[dict[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "play": (_RIGHT,),
    "pause": (
        ((0.2, 0.14), (0.42, 0.14), (0.42, 0.86), (0.2, 0.86)),
        ((0.58, 0.14), (0.8, 0.14), (0.8, 0.86), (0.58, 0.86)),
    ),
    "step": (_LATE, ((0.7, 0.14), (0.86, 0.14), (0.86, 0.86), (0.7, 0.86))),
    "skip": (((0.08, 0.18), (0.5, 0.5), (0.08, 0.82)), ((0.5, 0.18), (0.92, 0.5), (0.5, 0.82))),
}


@lru_cache(maxsize=32)
def sign(name: str, px: int, colour: Colour, *, mirrored: bool = False) -> pygame.Surface:
    """Draws a sign with an ink outline; drawn large and scaled down, because polygons are jagged."""
    side = px * 4
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    big.fill((*theme.INK, 0))
    for shape in _SIGNS[name]:
        points = [(x * side, y * side) for x, y in shape]
        pygame.draw.polygon(big, theme.INK, points)
        pygame.draw.lines(big, theme.INK, True, points, max(1, side // 7))
        for point in points:
            pygame.draw.circle(big, theme.INK, point, side // 14)
    for shape in _SIGNS[name]:
        pygame.draw.polygon(big, colour, [(x * side, y * side) for x, y in shape])
    if mirrored:
        big = pygame.transform.flip(big, True, False)
    return pygame.transform.smoothscale(big, (px, px)).convert_alpha()


class SignButton(Button):
    """A button with a sign instead of words."""

    def __init__(
        self, area: Area, name: str, on_press: Callable[[], object], *, mirrored: bool = False, material: str = "wood"
    ) -> None:
        super().__init__(area, "", on_press, material=material)
        self.name = name
        self.mirrored = mirrored

    def looks(self) -> object:
        return (self.name, super().looks())

    def paint_words(self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
        image = sign(self.name, round(rect.height * 0.5), colour, mirrored=self.mirrored)
        surface.blit(image, image.get_rect(center=rect.center))


@frozen
class Part:
    """One turn on the bar."""

    start: int
    seat: int
    words: str


class Scrub(Drawn):
    """The whole game as a bar: one part a turn in the colour of its seat, with a knob at the present moment."""

    def __init__(self, area: Area, parts: Sequence[Part], length: int, on_seek: Callable[[int], None]) -> None:
        super().__init__(area)
        self.turns = tuple(parts)
        self.length = max(1, length)
        self.position = 0
        self.on_seek = on_seek
        self.under = -1
        """The position below the mouse."""
        self._image: pygame.Surface | None = None
        self._size = (0, 0)

    @property
    def ring(self) -> pygame.Rect:
        return self.track

    @property
    def radius(self) -> int:
        return self.track.height // 2

    @property
    def track(self) -> pygame.Rect:
        """The pixels that the knob moves along."""
        height = self.space.px(18)
        return pygame.Rect(self.rect.left, self.rect.bottom - height, self.rect.width, height)

    def x_of(self, position: int) -> int:
        """Gives the pixel of a position."""
        return self.track.left + round(self.track.width * position / self.length)

    def position_at(self, pos: tuple[int, int]) -> int:
        """Gives the position of a pixel."""
        share = (pos[0] - self.track.left) / max(1, self.track.width)
        return round(max(0.0, min(1.0, share)) * self.length)

    def part_at(self, position: int) -> Part:
        """Gives the turn of a position."""
        return next(part for part in reversed(self.turns) if part.start <= position or part is self.turns[0])

    def point_at(self, pos: tuple[int, int]) -> None:
        """Notes what the mouse points at."""
        self.under = self.position_at(pos) if self.rect.collidepoint(pos) else -1

    def take(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        self.under = self.position_at(pos)
        if self.under != self.position:
            self.on_seek(self.under)

    def draw(self, surface: pygame.Surface) -> None:
        space, track = self.space, self.track
        if self._image is None or self._size != track.size:
            self._image, self._size = self._paint(track.size), track.size
        surface.blit(self._image, track)
        x = self.x_of(self.position)
        rest = pygame.Rect(x, track.top, track.right - x, track.height)
        if rest.width > 0:
            # What has not been seen yet is darker.
            shade = paint.plain((max(1, rest.width), rest.height), 0, theme.INK, 120)
            surface.blit(shade, rest)
        side = track.height + space.px(8)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (x, track.centery)
        light = -10 if self.pressed else 10 if self.hovered else 0
        surface.blit(paint.plate(knob.size, side // 2, "paper", space.px(3), light), knob)
        pointed = self.under >= 0 and (self.hovered or self.pressed)
        part = self.part_at(self.under if pointed else self.position)
        room = self.rect.width
        fitted = text_fit.fit(theme.BOLD_FONT, min(space.font_px(16), space.px(20)), part.words, room)
        image = paint.words(
            theme.BOLD_FONT, fitted.px, fitted.lines[0], theme.GOLD if pointed else theme.CREAM, space.px(1)
        )
        middle = self.x_of(self.under) if pointed else self.rect.centerx
        middle = max(self.rect.left + image.get_width() // 2, min(self.rect.right - image.get_width() // 2, middle))
        surface.blit(image, image.get_rect(center=(middle, (self.rect.top + track.top - space.px(4)) // 2)))

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        width, height = size
        bar = pygame.Surface(size)
        bar.fill(theme.INK)
        ends = [part.start for part in self.turns[1:]] + [self.length]
        line = self.space.px(1)
        for part, end in zip(self.turns, ends, strict=True):
            left, right = round(width * part.start / self.length), round(width * end / self.length)
            colour = theme.seat_mark(part.seat).colour if part.seat >= 0 else theme.MUTED
            box = pygame.Rect(left, 0, max(1, right - left - (line if right - left > 3 * line else 0)), height)
            bar.blit(
                paint.gradient(box.size, theme.mix(colour, theme.INK, 0.1), theme.mix(colour, theme.INK, 0.5)), box
            )
        edge = max(1, self.space.px(2))
        whole = paint.plain(size, height // 2, theme.INK)
        inner = (max(1, width - 2 * edge), max(1, height - 2 * edge))
        cut = paint.cut_round(bar.subsurface(pygame.Rect((edge, edge), inner)), height // 2 - edge)
        whole.blit(cut, (edge, edge))
        return whole
