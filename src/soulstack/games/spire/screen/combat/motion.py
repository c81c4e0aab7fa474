"""What moves in a fight: numbers that rise, lunges and shakes, cards that fly, the die that tumbles, words across the stage."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.screen import look
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint import faded
from soulstack.ui.theme import Colour
from soulstack.ui.tween import ease_out_back, ease_out_cubic

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

Key = tuple[str, int]
LUNGE: Final = 0.34
SHAKE: Final = 0.28
FALL: Final = 0.45


@define
class Moving:
    """Something that lasts for a while."""

    seconds: float
    passed: float = 0.0

    @property
    def t(self) -> float:
        """How far it is, from 0 to 1."""
        return min(1.0, max(0.0, self.passed / self.seconds)) if self.seconds else 1.0


@define
class Float(Moving):
    """A word that rises and fades."""

    words: str = ""
    x: float = 0.0
    y: float = 0.0
    colour: Colour = theme.CREAM
    size: float = 26.0
    icon: str = ""


@define
class Nudge(Moving):
    """A figure that lunges, shakes, or falls."""

    kind: str = "shake"
    way: float = 1.0


@define
class Flight(Moving):
    """A card on its way."""

    image: Callable[[], pygame.Surface] = field(kw_only=True)
    start: tuple[float, float] = (0.0, 0.0)
    end: tuple[float, float] = (0.0, 0.0)
    grow: float = 1.0


@define
class Ribbon(Moving):
    """Words across the stage."""

    words: str = ""
    colour: Colour = look.LANTERN


@define
class Motion:
    """Everything that moves now."""

    floats: list[Float] = field(factory=list)
    nudges: dict[Key, Nudge] = field(factory=dict)
    flights: list[Flight] = field(factory=list)
    ribbon: Ribbon | None = None
    die: Moving | None = None
    acting: int = -1
    """The enemy that acts now."""

    def update(self, dt: float) -> None:
        """Lets time pass."""
        for each in (*self.floats, *self.nudges.values(), *self.flights, self.ribbon, self.die):
            if each is not None:
                each.passed += dt
        self.floats = [one for one in self.floats if one.t < 1]
        self.flights = [one for one in self.flights if one.t < 1]
        self.nudges = {key: one for key, one in self.nudges.items() if one.t < 1 or one.kind == "fall"}
        if self.ribbon is not None and self.ribbon.t >= 1:
            self.ribbon = None
        if self.die is not None and self.die.t >= 1:
            self.die = None

    def finish(self) -> None:
        """Ends what still moves, but for numbers that rise."""
        self.nudges.clear()
        self.flights.clear()
        self.ribbon = self.die = None
        self.acting = -1

    def rise(self, words: str, x: float, y: float, colour: Colour, *, size: float = 26.0, icon: str = "") -> None:
        """Lets a word rise; several at one place are set off against each other."""
        near = sum(1 for one in self.floats if abs(one.x - x) < 60 and abs(one.y - y) < 50 and one.passed < 0.5)
        self.floats.append(Float(1.0, words=words, x=x, y=y - near * (size + 2), colour=colour, size=size, icon=icon))

    def nudge(self, key: Key, kind: str, way: float = 1.0) -> None:
        """Lets a figure move."""
        seconds = {"lunge": LUNGE, "fall": FALL}.get(kind, SHAKE)
        self.nudges[key] = Nudge(seconds, kind=kind, way=way)

    def offset(self, key: Key) -> tuple[float, float]:
        """Gives how far a figure is from its place."""
        found = self.nudges.get(key)
        if found is None:
            return 0.0, 0.0
        if found.kind == "lunge":
            return found.way * 26 * math.sin(found.t * math.pi), 0.0
        if found.kind == "shake":
            return math.sin(found.t * 26) * 6 * (1 - found.t), 0.0
        return 0.0, 10 * found.t

    def strength(self, key: Key) -> float:
        """Gives how much of a figure is to be seen."""
        found = self.nudges.get(key)
        return 1 - ease_out_cubic(found.t) if found is not None and found.kind == "fall" else 1.0

    def draw(self, surface: pygame.Surface, desk: "Desk") -> None:
        """Draws cards and words that are on their way."""
        kit, brush = desk.kit, desk.brush
        for flight in self.flights:
            part = ease_out_cubic(flight.t)
            x = flight.start[0] + (flight.end[0] - flight.start[0]) * part
            y = flight.start[1] + (flight.end[1] - flight.start[1]) * part - 30 * math.sin(part * math.pi)
            image = flight.image()
            if flight.t > 0.7:
                image = faded(image, round((1 - flight.t) / 0.3 * 4) / 4)
            kit.put(surface, image, x, y, 0.5, 0.5)
        for one in self.floats:
            pop = ease_out_back(min(1.0, one.t / 0.2))
            size = one.size * (0.7 + 0.3 * round(pop * 4) / 4)
            image = kit.outlined(one.words, size, one.colour, size * 0.1)
            y = one.y - (0 if desk.still else 30 * ease_out_cubic(one.t))
            alpha = min(1.0, (1 - one.t) / 0.3)
            if alpha < 1:
                image = faded(image, round(alpha * 6) / 6)
            kit.put(surface, image, one.x, y, 0.5, 0.5)
            if one.icon and alpha >= 1:
                brush.icon(surface, one.icon, one.x + image.get_width() / kit.u / 2 + size * 0.6, y, size)
        if self.ribbon is not None:
            self._draw_ribbon(surface, desk, self.ribbon)

    def _draw_ribbon(self, surface: pygame.Surface, desk: "Desk", ribbon: Ribbon) -> None:
        brush = desk.brush
        middle = desk.screen.w / 2
        image = desk.kit.outlined(ribbon.words, 30, ribbon.colour, 3)
        wide = image.get_width() / desk.kit.u + 120
        slide = 0.0 if desk.still else (1 - ease_out_cubic(min(1.0, ribbon.t / 0.25))) * -60
        box = Box(middle - wide / 2 + slide, desk.y0 + 232, wide, 58)
        brush.plate(surface, box, "stone", radius=29, alpha=0.94)
        brush.text(surface, ribbon.words, box.cx, box.cy - 1, 30, ribbon.colour)
