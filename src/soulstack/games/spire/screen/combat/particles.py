"""Small things that fly for a moment: splinters, sparks, drops, dust, ink, and the spark of a relic on its way."""

import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.ui import paint, theme
from soulstack.ui.theme import Colour
from soulstack.ui.tween import ease_in_out

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

MOST: Final = 150
"""So many fly at once; what is more is left out."""
FINE: Final = 2
COARSE: Final = 6
"""Pixels between two sizes that are kept as pictures: of small things, and of puffs."""
TRAIL: Final = 0.018
"""Seconds between the sparks that something flying leaves behind."""
AHEAD: Final = 0.05
"""Seconds that they have flown when they are seen first: a blow stops the time, and they shall be seen then."""
Point = tuple[float, float]


@define
class Bit:
    """One small thing that flies, falls and goes."""

    kind: str
    x: float
    y: float
    dx: float
    dy: float
    size: float
    colour: Colour
    seconds: float
    fall: float = 0.0
    """How fast it is drawn down, in units a second and second."""
    passed: float = 0.0


@define
class Courier:
    """A light on its way from one place to another."""

    start: Point
    end: Point
    colour: Colour
    seconds: float = 0.26
    passed: float = 0.0
    left: float = 0.0
    """Seconds since it left a spark behind."""

    @property
    def at(self) -> Point:
        """Where it is now."""
        part = ease_in_out(min(1.0, self.passed / self.seconds))
        x = self.start[0] + (self.end[0] - self.start[0]) * part
        y = self.start[1] + (self.end[1] - self.start[1]) * part
        return x, y - 46 * math.sin(part * math.pi)


@define
class Particles:
    """All of them; with reduced motion there are none."""

    bits: list[Bit] = field(factory=list)
    couriers: list[Courier] = field(factory=list)
    chance: random.Random = field(factory=lambda: random.Random(7))

    def update(self, dt: float) -> None:
        """Lets time pass."""
        for bit in self.bits:
            bit.passed += dt
            bit.x += bit.dx * dt
            bit.y += bit.dy * dt
            bit.dy += bit.fall * dt
        self.bits = [bit for bit in self.bits if bit.passed < bit.seconds]
        for courier in self.couriers:
            courier.passed += dt
            courier.left += dt
            if courier.left >= TRAIL:
                courier.left = 0.0
                self._add("spark", *courier.at, 14.0, 3.0, courier.colour, 0.22)
            if courier.passed >= courier.seconds:
                self.burst("spark", *courier.end, courier.colour, 9, 90.0, 3.2, 0.3)
        self.couriers = [courier for courier in self.couriers if courier.passed < courier.seconds]

    def clear(self) -> None:
        """Ends everything."""
        self.bits.clear()
        self.couriers.clear()

    def send(self, start: Point, end: Point, colour: Colour) -> None:
        """Sends a light from one place to another."""
        if len(self.couriers) < 6:
            self.couriers.append(Courier(start, end, colour))

    def burst(
        self,
        kind: str,
        x: float,
        y: float,
        colour: Colour,
        count: int,
        speed: float,
        size: float,
        seconds: float,
        fall: float = 0.0,
        around: float = 6.0,
    ) -> None:
        """Lets things fly from a place in all directions; they begin so far around it."""
        for _ in range(count):
            angle, far = self.chance.uniform(0, math.tau), around * math.sqrt(self.chance.random())
            self._add(kind, x + far * math.cos(angle), y + far * math.sin(angle), speed, size, colour, seconds, fall)

    def _add(
        self,
        kind: str,
        x: float,
        y: float,
        speed: float,
        size: float,
        colour: Colour,
        seconds: float,
        fall: float = 0.0,
    ) -> None:
        if len(self.bits) >= MOST:
            return
        angle, far = self.chance.uniform(0, math.tau), speed * self.chance.uniform(0.35, 1.0)
        grown = size * self.chance.uniform(0.7, 1.3)
        lasts = seconds * self.chance.uniform(0.7, 1.0)
        dx, dy = far * math.cos(angle), far * math.sin(angle) - fall * 0.12
        self.bits.append(Bit(kind, x + dx * AHEAD, y + dy * AHEAD, dx, dy, grown, colour, lasts, fall))

    def draw(self, surface: pygame.Surface, desk: "Desk") -> None:
        """Draws them; each picture is painted once for a size and a strength."""
        if not self.bits and not self.couriers:
            return
        u = desk.kit.u
        shown = []
        for bit in self.bits:
            t = bit.passed / bit.seconds
            size = bit.size * (1 + 1.3 * t if bit.kind == "puff" else 1 - 0.5 * t)
            strength = round((1 - t) * 5) / 5
            step = COARSE if bit.kind == "puff" else FINE
            side = max(4, round(size * 2 * u / step) * step)
            image = self._picture(desk, bit.kind, side, bit.colour, strength)
            shown.append((image, (round(bit.x * u) - side // 2, round(bit.y * u) - side // 2)))
        surface.fblits(shown, paint.PREMULTIPLIED)
        for courier in self.couriers:
            desk.brush.glow(surface, *courier.at, 26, courier.colour, 0.9)
            desk.brush.disc(surface, *courier.at, 3.4, (255, 250, 230), courier.colour, 1.6)

    @staticmethod
    def _picture(desk: "Desk", kind: str, side: int, colour: Colour, strength: float) -> pygame.Surface:
        shapes = desk.kit.shapes

        def make() -> pygame.Surface:
            plain = shapes.get(("bit", kind, colour), lambda: _PAINTERS[kind](colour))
            scaled = paint.finish(pygame.transform.smoothscale(plain, (side, side)))
            return paint.faded(scaled, strength) if strength < 1 else scaled

        return shapes.get(("bit", kind, side, colour, strength), make)


def _spark(colour: Colour) -> pygame.Surface:
    big = paint.blank((32, 32))
    pygame.draw.circle(big, (*colour, 110), (16, 16), 16)
    pygame.draw.circle(big, colour, (16, 16), 10)
    pygame.draw.circle(big, theme.lighter(colour, 120), (15, 15), 5)
    return big.premul_alpha()


def _puff(colour: Colour) -> pygame.Surface:
    small = pygame.Surface((20, 20), pygame.SRCALPHA)
    for y in range(20):
        for x in range(20):
            far = math.hypot(x - 9.5, y - 9.5) / 10
            light = 1.12 - 0.4 * (x + y) / 38
            cover = round(215 * max(0.0, min(1.0, (1 - far) * 1.7)))
            small.set_at((x, y), (*(min(255, round(c * light)) for c in colour), cover))
    return small.premul_alpha()


def _shard(colour: Colour) -> pygame.Surface:
    big = paint.blank((32, 32))
    for points, tone in (
        (((3, 20), (20, 2), (30, 14), (12, 30)), theme.INK),
        (((8, 20), (19, 7), (26, 14), (13, 26)), colour),
        (((8, 20), (19, 7), (17, 17)), theme.lighter(colour, 70)),
    ):
        pygame.draw.polygon(big, tone, points)
    return big.premul_alpha()


def _drop(colour: Colour) -> pygame.Surface:
    big = paint.blank((32, 32))
    for inset, tone in ((0, theme.INK), (4, colour)):
        pygame.draw.circle(big, tone, (16, 16), 15 - inset)
    pygame.draw.circle(big, theme.lighter(colour, 90), (12, 11), 4)
    return big.premul_alpha()


_PAINTERS: Final[dict[str, Callable[[Colour], pygame.Surface]]] = {
    "spark": _spark, "puff": _puff, "shard": _shard, "drop": _drop,
}  # fmt: skip
