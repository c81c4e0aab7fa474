"""Pointing at the map: while a key is held the mouse draws, in the colour of the hero in focus; it fades and is never kept."""

import math
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.stage import Point
from soulstack.ui import paint
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

STAYS: Final = 6.0
"""Seconds for which a stroke is seen."""
FADES: Final = 1.5
STEPS: Final = 4
"""How many strengths a fading stroke has."""
APART: Final = 2.4
THICK: Final = 3.2
MOST: Final = 1200
"""So many spots are kept at most."""


@define
class Pointer:
    """Draws strokes that go away by themselves."""

    desk: "Desk"
    drawing: bool = False
    spots: list[tuple[Point, float, Colour]] = field(factory=list)
    """Where ink lies, since when, and whose it is."""
    _last: Point | None = None

    def begin(self) -> None:
        """Lets the mouse draw from now on."""
        if not self.drawing:
            self.drawing, self._last = True, None

    def end(self) -> None:
        """Lets the mouse draw no longer."""
        self.drawing, self._last = False, None

    def move(self, point: Point) -> None:
        """Takes the mouse along."""
        if not self.drawing:
            return
        colour = look.hero_colour(self.desk.hero(max(0, self.desk.session.focus)))
        last = self._last or point
        count = max(1, math.ceil(math.dist(last, point) / APART))
        for k in range(1, count + 1):
            spot = (last[0] + (point[0] - last[0]) * k / count, last[1] + (point[1] - last[1]) * k / count)
            self.spots.append((spot, self.desk.clock, colour))
        del self.spots[:-MOST]
        self._last = point

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the strokes that are still there."""
        desk = self.desk
        self.spots = [spot for spot in self.spots if desk.clock - spot[1] < STAYS]
        for (x, y), born, colour in self.spots:
            left = min(1.0, (STAYS - (desk.clock - born)) / FADES)
            desk.kit.put(surface, self._dot(colour, math.ceil(left * STEPS)), x, y, 0.5, 0.5)

    def _dot(self, colour: Colour, step: int) -> pygame.Surface:
        kit = self.desk.kit
        whole = kit.disc(THICK * 2, colour, colour)
        return kit.shapes.get(("pointer", colour, step), lambda: paint.faded(whole, step / STEPS))
