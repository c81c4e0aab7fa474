"""What moves among rewards: what is taken flies to its owner, coins jump, cards turn; reduced motion leaves it out."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.screen.combat.motion import Moving
from soulstack.ui.paint import PREMULTIPLIED
from soulstack.ui.theme import Colour
from soulstack.ui.tween import ease_in_out, ease_out_back

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

Point = tuple[float, float]
TURN: Final = 0.3
"""Seconds in which a card turns."""
APART: Final = 0.08
"""Seconds between two cards of a row."""
FLIGHT: Final = 0.42
SHOWN: Final = 1.0
"""Seconds of something that comes unasked."""
COINS: Final = 7
"""So many coins are seen at the most."""


@define
class Flying(Moving):
    """Something on its way to whoever has taken it."""

    image: Callable[[], pygame.Surface] = field(kw_only=True)
    start: Point = (0.0, 0.0)
    end: Point = (0.0, 0.0)
    shrinks: float = 1.0
    """How large it is at the end."""
    lift: float = 60.0
    wait: float = 0.0
    stays: float = 0.0
    """For what part of its time it shows itself before it leaves."""
    tone: Colour | None = None
    """The light it shows itself in."""


@define
class GiftMotion:
    """Everything that flies now."""

    flying: list[Flying] = field(factory=list)

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self.flying)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        for one in self.flying:
            late = max(0.0, dt - one.wait)
            one.wait = max(0.0, one.wait - dt)
            one.passed += late
        self.flying = [one for one in self.flying if one.t < 1]

    def finish(self) -> None:
        """Ends what still flies."""
        self.flying.clear()

    def fly(self, image: Callable[[], pygame.Surface], start: Point, end: Point, shrinks: float = 0.12) -> None:
        """Lets something fly."""
        self.flying.append(Flying(FLIGHT, image=image, start=start, end=end, shrinks=shrinks))

    def come(self, image: Callable[[], pygame.Surface], start: Point, end: Point, tone: Colour) -> None:
        """Lets something show itself in a light, and then fly; several come one after another."""
        late = sum(1 for one in self.flying if one.tone is not None) * 0.35
        shown = Flying(SHOWN, image=image, start=start, end=end, shrinks=0.14, stays=0.55, tone=tone, wait=late)
        self.flying.append(shown)

    def coins(self, desk: "Desk", n: int, start: Point, end: Point) -> None:
        """Lets coins jump to their owner, one after another."""
        for k in range(max(1, min(COINS, n))):
            aside = (k % 3 - 1) * 16.0
            coin = Flying(
                FLIGHT, image=lambda: desk.kit.icon("coin", 30), start=(start[0] + aside, start[1]), end=end,
                lift=70 + 14 * (k % 2), wait=0.05 * k, shrinks=0.8,
            )  # fmt: skip
            self.flying.append(coin)

    def draw(self, surface: pygame.Surface, desk: "Desk") -> None:
        """Draws what flies."""
        for one in self.flying:
            if one.wait > 0:
                continue
            if one.t < one.stays:
                self._draw_shown(surface, desk, one)
                continue
            part = ease_in_out((one.t - one.stays) / (1 - one.stays))
            x = one.start[0] + (one.end[0] - one.start[0]) * part
            y = one.start[1] + (one.end[1] - one.start[1]) * part - one.lift * math.sin(part * math.pi)
            image = one.image()
            scale = 1 + (one.shrinks - 1) * part
            if scale < 0.98:
                size = (max(2, round(image.get_width() * scale)), max(2, round(image.get_height() * scale)))
                image = pygame.transform.smoothscale(image, size)
            desk.kit.put(surface, image, x, y, 0.5, 0.5)

    def _draw_shown(self, surface: pygame.Surface, desk: "Desk", one: Flying) -> None:
        """Draws what shows itself: it grows out of its light."""
        grown = ease_out_back(min(1.0, one.t / one.stays / 0.45))
        image = one.image()
        if one.tone is not None:
            desk.brush.glow(surface, one.start[0], one.start[1], 190, one.tone, round(min(1.0, grown), 1))
        size = (max(2, round(image.get_width() * grown)), max(2, round(image.get_height() * grown)))
        if size != image.get_size():
            image = pygame.transform.smoothscale(image, size)
        desk.kit.put(surface, image, *one.start, 0.5, 0.5)


def turned(passed: float, at: int) -> float:
    """Gives how far the card at a place of its row has turned, from 0 (its back) to 1 (its face).

    >>> turned(0.0, 0), turned(9.0, 4)
    (0.0, 1.0)
    """
    return min(1.0, max(0.0, (passed - at * APART) / TURN))


def spread(passed: float) -> float:
    """Gives how far a row has been laid out from its middle, from 0 to 1 and a little beyond on the way."""
    return ease_out_back(min(1.0, max(0.0, passed / 0.32)))


def put_turning(surface: pygame.Surface, desk: "Desk", image: pygame.Surface, x: float, y: float, part: float) -> None:
    """Puts a card on edge: as wide as it is seen while it turns."""
    u = desk.kit.u
    wide = max(2, round(image.get_width() * abs(math.cos(part * math.pi))))
    thin = pygame.transform.smoothscale(image, (wide, image.get_height()))
    surface.blit(thin, thin.get_rect(center=(round(x * u), round(y * u))), special_flags=PREMULTIPLIED)
