"""The basement on the title: candle light, a fan of cards and the souls above them."""

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.ui import backdrop, paint
from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.ui.loop import App

CANDLE: Final = 236.0
"""How far right of the middle the first candle stands, in units."""
UP: Final = 30.0
"""How far the room is moved up, so that the door lies below the candle."""
FAN: Final = (("monster", -14.0, -150.0, 372.0), ("loot", -2.0, -40.0, 350.0), ("treasure", 12.0, 74.0, 370.0))
"""The backs of cards: deck, turn in degrees, and their middle, which is seen from the middle of the half."""
CARD: Final = 136.0
SOULS: Final = ((-172.0, 238.0, 54.0), (-44.0, 196.0, 78.0), (100.0, 228.0, 60.0))
"""The souls above them: middle and size."""


class Basement:
    """Paints the part of the title that belongs to Four Souls."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self._cards: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._cards_for: object = None

    def sketch(self, space: Space, middle: float) -> pygame.Surface:
        """Gives the room without its flames."""
        out = pygame.Surface(space.size).convert()
        room, aside, up = backdrop.basement(space), round(self._aside(middle)[0] * space.scale), space.px(UP)
        out.blit(room, (aside, 0))  # what is missing below is only more of the table
        out.blit(room, (aside, -up))
        return out

    def paint(self, space: Space, middle: float) -> pygame.Surface | None:  # noqa: ARG002 - the sketch is all of it
        """Adds nothing."""
        return None

    def draw(self, surface: pygame.Surface, space: Space, middle: float) -> None:
        """Draws the cards, the flames and the souls."""
        self._draw_cards(surface, space, middle)
        self.app.air.draw(surface, space, self._aside(middle))
        air = self.app.air
        for number, (x, y, size) in enumerate(SOULS):
            bob = 0.0 if air.still else math.sin(air.time * 1.1 + number * 1.7) * 7
            at = space.point(middle + x, y + bob)
            light, image = _soul_light(space.px(size)), paint.icon("soul", space.px(size))
            surface.blit(light, light.get_rect(center=at))
            surface.blit(image, image.get_rect(center=at))

    @staticmethod
    def _aside(middle: float) -> tuple[float, float]:
        return middle + CANDLE - backdrop.CANDLES[0][0], -UP

    def _draw_cards(self, surface: pygame.Surface, space: Space, middle: float) -> None:
        if self._cards_for != (space.size, middle):
            self._cards.clear()
            self._cards_for = (space.size, middle)
        # One a picture, and none in the first: the window should be there before its ornaments.
        elif len(self._cards) < len(FAN):
            self._cards.append(_card(space, middle, *FAN[len(self._cards)]))
        for image, at in self._cards:
            surface.blit(image, image.get_rect(center=at), special_flags=pygame.BLEND_PREMULTIPLIED)


def _card(
    space: Space, middle: float, deck: str, turn: float, x: float, y: float
) -> tuple[pygame.Surface, tuple[int, int]]:
    from soulstack.ui.cards.backs import render_back  # not before the first picture

    card = render_back(deck, space.px(CARD))
    shade = paint.shade(card.get_size(), space.px(10))
    whole = pygame.Surface(shade.get_size(), pygame.SRCALPHA)
    whole.blit(shade, (0, 0))
    whole.blit(card, card.get_rect(center=whole.get_rect().center), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.rotozoom(whole, -turn, 1.0).convert_alpha(), space.point(middle + x, y)


@lru_cache(maxsize=8)
def _soul_light(px: int) -> pygame.Surface:
    side = max(1, px // 2)
    return paint.glow((side, side), side // 2, max(2, px // 4), (150, 200, 255), 90)
