"""Neow's place: a deep pool, and in it something huge and kind that looks out over the water."""

import math
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.screen import backdrop, pictures
from soulstack.games.spire.screen.gifts.ground import SlowGround, Steps
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

DRAWN: Final = 0.572
"""Where the water begins in the picture, as a part of its height."""
WATERLINE: Final = 0.302
"""Where it begins in the window: the picture is moved up, so that there is depth for what is chosen."""
DEEP: Final = ((22, 92, 104), (8, 34, 48), (5, 16, 28))
"""The water from just below the surface down."""
SIZE: Final = (1072, 614)
"""The shape of her picture, and where the edge of the water meets her."""
WET: Final = 0.54
BUBBLES: Final = ((-0.36, 0.0, 5.0), (-0.31, 0.4, 3.4), (0.36, 0.7, 4.2), (0.41, 0.2, 3.0), (0.05, 0.55, 2.6))
"""Where bubbles rise beside her: off the middle by parts of her width, when, and how large."""


class Pool:
    """Keeps the water for one window, and lets her breathe; the water is painted in steps, one a frame."""

    def __init__(self) -> None:
        self.ground = SlowGround(_water)
        self._key: object = None
        self._veil: pygame.Surface | None = None

    @property
    def ready(self) -> bool:
        """Whether the water is painted."""
        return self.ground.ready

    def waterline(self, desk: "Desk") -> float:
        """Gives where the water begins."""
        return desk.screen.h * WATERLINE

    def draw(self, surface: pygame.Surface, desk: "Desk", x: float, high: float, *, glad: float = 0.0) -> None:
        """Draws the pool with her in it, at a place and so high; `glad` lets her lamp shine brighter."""
        self.ground.draw(surface, desk.kit, "neow")
        if not self.ready:
            return
        size = surface.get_size()
        if self._key != size or self._veil is None:
            self._key = size
            self._veil = _surface_of_water(size, round(self.waterline(desk) * desk.kit.u))
        line = self.waterline(desk)
        bob = 0.0 if desk.still else math.sin(desk.clock * 1.1) * 3.2
        top = line - high * WET + bob
        wide = high * SIZE[0] / SIZE[1]
        found = pictures.picture("thing", "neow")
        if found is not None:
            desk.kit.put(surface, desk.brush.picture(found, wide, high), x, top, 0.5, 0.0)
        shine = 0.34 + 0.3 * glad + (0.0 if desk.still else 0.06 * math.sin(desk.clock * 2.3))
        desk.brush.glow(surface, x - wide * 0.375, top + high * 0.277, high * 0.42, (255, 206, 110), round(shine, 1))
        surface.blit(self._veil, (0, round(line * desk.kit.u) - 2))
        self._bubbles(surface, desk, Box(x - wide / 2, line, wide, high * (1 - WET)))

    def _bubbles(self, surface: pygame.Surface, desk: "Desk", box: Box) -> None:
        for off, begins, radius in BUBBLES:
            t = 0.5 if desk.still else (desk.clock * 0.22 + begins) % 1.0
            y = box.bottom + 26 - t * (box.h + 20)
            x = box.cx + off * box.w + 5 * math.sin(t * 9 + begins * 7)
            desk.brush.disc(surface, x, y, radius, (150, 226, 220), (214, 255, 248), 1.2)


def _water(size: tuple[int, int], place: str) -> Steps:
    """Paints the cave, the pool and the deep below it; what lies far away is painted small, for it is soft."""
    w, h = size
    higher = 1 - WATERLINE - 1080 * max(w / 1920, h / 1080) * (1 - DRAWN) / h
    half = (max(8, w // 2), max(8, h // 2))
    far = paint.layer(half)
    far.fill(DEEP[2])
    yield from backdrop.laid(far, f"{place}_far", higher)
    yield None
    out = paint.layer(size)
    out.blit(pygame.transform.smoothscale(pygame.transform.box_blur(far, max(1, round(h / 840))), size), (0, 0))
    yield None
    yield from backdrop.laid(out, f"{place}_mid", higher)
    yield None
    top = round(h * 0.5)
    deep = pygame.Surface((1, 3), pygame.SRCALPHA)
    for row, (colour, alpha) in enumerate(((DEEP[0], 0), (DEEP[1], 235), (DEEP[2], 255))):
        deep.set_at((0, row), (*colour, alpha))
    out.blit(pygame.transform.smoothscale(deep, (w, h - top)), (0, top))
    out.fill(DEEP[2], (0, round(h * 0.93), w, h))
    yield None
    yield from backdrop.laid(out, f"{place}_near")
    yield out


def _surface_of_water(size: tuple[int, int], line: int) -> pygame.Surface:
    """Paints the water that lies before her: clear at its edge, deep below."""
    w, h = size
    high = max(8, h - line)
    strip = pygame.Surface((1, 6), pygame.SRCALPHA)
    for row, alpha in enumerate((70, 120, 190, 150, 80, 0)):
        strip.set_at((0, row), (18, 104, 116, alpha) if row < 2 else (8, 46, 62, alpha))
    out = pygame.transform.smoothscale(strip, (w, high))
    unit = h / 720
    for k in range(26):
        x = (k * 197 + 60) % w
        y = 3 + (k * k * 5) % round(70 * unit)
        long = (26 + (k * 13) % 46) * unit
        pygame.draw.line(out, (190, 250, 238, 120 - (k * 3) % 60), (x, y), (x + long, y), max(1, round(1.4 * unit)))
    pygame.draw.line(out, (200, 255, 244, 130), (0, 1), (w, 1), max(1, round(1.6 * unit)))
    return paint.premultiplied(out)


def draw_speech(surface: pygame.Surface, desk: "Desk", words: str, tip: tuple[float, float], *, below: bool) -> None:
    """Writes what she says into a bubble with its tip at her: to the right of it, or below."""
    kit, brush = desk.kit, desk.brush
    room = min(300.0, desk.screen.w - tip[0] - 30) if not below else 300.0
    lines = kit.wrap(words, 15, room - 32, theme.BOLD_FONT, 5)
    step = kit.line_height(15)
    tall = step * len(lines) + 22
    wide = max(kit.text(one, 15, theme.CREAM, theme.BOLD_FONT).get_width() / kit.u for one in lines) + 34
    x, y = tip
    if below:
        box = Box(x - wide / 2, y + 16, wide, tall)
        spike = [(x, y), (x - 9, box.y + 5), (x + 9, box.y + 5)]
    else:
        box = Box(x + 16, max(52.0, y - tall / 2), wide, tall)
        spike = [(x, box.cy + 8), (box.x + 5, box.cy - 7), (box.x + 5, box.cy + 9)]
    brush.poly(surface, spike, (38, 54, 66), line=1.6)
    brush.plate(surface, box, "deep", radius=14, alpha=0.94, shadow=5)
    for k, one in enumerate(lines):
        brush.line(surface, one, box.cx, box.y + 11 + step * (k + 0.5), 15, theme.CREAM)


__all__ = ["SIZE", "WATERLINE", "WET", "Pool", "draw_speech"]
