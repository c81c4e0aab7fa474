"""The campfire: a fire in the night, and for each hero a log beside it."""

import math
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.backdrop import laid, motes, vignette
from soulstack.games.spire.screen.gifts.ground import SlowGround, Steps
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

FIRE: Final = 196.0
TALL: Final = 176.0
"""The heights of the fire and of a hero."""
WARM: Final[Colour] = (255, 178, 96)
COLD: Final[Colour] = (84, 84, 150)
SEATS: Final = {
    1: ((-236.0, 0.0),),
    2: ((-236.0, 0.0), (236.0, 0.0)),
    3: ((-396.0, -16.0), (-216.0, 2.0), (236.0, 0.0)),
    4: ((-404.0, -16.0), (-216.0, 2.0), (216.0, 2.0), (404.0, -16.0)),
}
"""Where the heroes sit: off the fire, and off its foot."""
SPARKS: Final = ((0.0, -26.0, 2.4), (0.21, 18.0, 1.8), (0.43, -8.0, 2.0), (0.62, 30.0, 1.6), (0.8, 6.0, 2.2))
"""Sparks over the fire: when they rise, how far from its middle, how large."""
WOOD: Final[tuple[Colour, Colour, Colour]] = ((150, 92, 58), (92, 52, 36), (226, 178, 120))
SIGNS: Final = ("", "sleep", "smith", "")
"""What stands over a hero by what it has done: nothing yet, rested, forged, nothing."""


@frozen
class Place:
    """Where a hero sits."""

    x: float
    feet: float
    flip: bool

    @property
    def head(self) -> float:
        """The height over its head."""
        return self.feet - TALL - 10


class Fireside:
    """Draws the place and whoever sits there."""

    def __init__(self, desk: "Desk") -> None:
        self.back = SlowGround(lambda size, _: self._night(desk, size))

    def _night(self, desk: "Desk", size: tuple[int, int]) -> Steps:
        """Paints the night and the light of the fire on the ground, a part a frame."""
        half = (max(8, size[0] // 2), max(8, size[1] // 2))
        far = paint.layer(half)
        yield from laid(far, "camp_far")
        yield None
        out = paint.layer(size)
        out.blit(pygame.transform.smoothscale(far, size), (0, 0))
        yield None
        yield from laid(out, "camp_mid")
        yield None
        yield from laid(out, "camp_near")
        motes(out, 50)
        yield None
        vignette(out, 90)
        desk.brush.glow(out, desk.screen.w / 2, self.ground(desk) - 66, 330, (120, 62, 24), 0.8)
        yield out

    def ground(self, desk: "Desk") -> float:
        """Gives the foot of the fire: above the heroes' plates."""
        return desk.screen.h - 274

    def places(self, desk: "Desk", count: int) -> list[Place]:
        """Gives where the heroes sit, from left to right."""
        middle, ground = desk.screen.w / 2, self.ground(desk)
        return [Place(middle + x, ground + y - 6, x > 0) for x, y in SEATS[count]]

    def draw_ground(self, surface: pygame.Surface, desk: "Desk") -> None:
        """Draws the night and the fire in it."""
        self.back.draw(surface, desk.kit, "camp")
        if not self.back.ready:
            return
        brush, x, ground = desk.brush, desk.screen.w / 2, self.ground(desk)
        beat = 0.0 if desk.still else 0.5 + 0.3 * math.sin(desk.clock * 5.1) + 0.2 * math.sin(desk.clock * 8.7)
        brush.glow(surface, x, ground - 80, 150, (180, 96, 30), round(0.6 + 0.3 * beat, 1))
        found = pictures.picture("thing", "campfire")
        if found is not None:
            high = FIRE if desk.still else FIRE + round(4 * beat) * 1.5
            desk.kit.put(surface, brush.shadow(210, 130), x, ground, 0.5, 0.5)
            desk.kit.put(surface, brush.picture(found, 400, high), x, ground + 10, 0.5, 1.0)
        if not desk.still:
            for begins, off, size in SPARKS:
                t = (desk.clock * 0.36 + begins) % 1.0
                y = ground - FIRE * 0.6 - 120 * t
                brush.disc(
                    surface, x + off + 12 * math.sin(t * 7 + begins * 9), y, size, look.EMBER, (255, 214, 130), 0.8
                )

    def draw_hero(self, surface: pygame.Surface, desk: "Desk", seat: int, place: Place, done: int, *, on: bool) -> None:
        """Draws a hero on its log; `done` is what it has done, `on` whether it has the focus."""
        brush, kit = desk.brush, desk.kit
        found = pictures.picture("hero", desk.hero(seat))
        if found is None:
            return
        breath = 0.0 if desk.still else 1.6 * math.sin(desk.clock * (2.3 + 0.2 * seat) + seat)
        image = brush.figure(found, TALL, rim=WARM, cold=COLD, flip=place.flip, from_right=not place.flip)
        feet = place.feet - 4
        if on:
            outline = brush.outline(found, TALL, look.LANTERN, 2.6)
            if place.flip:
                outline = kit.shapes.get(
                    ("outline", found.name, outline.get_size()), lambda: pygame.transform.flip(outline, True, False)
                )
            kit.put(surface, outline, place.x, feet + 2.6 + breath / 2, 0.5, 1.0)
        kit.put(surface, image, place.x, feet + breath / 2, 0.5, 1.0)
        _draw_log(surface, desk, place)
        if 0 < done < len(SIGNS) and SIGNS[done]:
            bob = 0.0 if desk.still else 3 * math.sin(desk.clock * 2 + seat)
            brush.icon(surface, SIGNS[done], place.x + (30 if place.flip else -30), place.head + 8 + bob, 34)


def _draw_log(surface: pygame.Surface, desk: "Desk", place: Place) -> None:
    """Draws the log behind which a hero sits."""
    box = Box(place.x - 68, place.feet - 26, 136, 34)
    desk.kit.put(surface, desk.brush.shadow(150, 120), place.x, box.bottom - 2, 0.5, 0.5)
    bark, dark, cut = WOOD

    def paint_it(sheet: pygame.Surface, u: float) -> None:
        whole = sheet.get_rect()
        round_by = whole.height // 2
        pygame.draw.rect(sheet, theme.INK, whole, border_radius=round_by)
        inner = whole.inflate(-round(5 * u), -round(5 * u))
        pygame.draw.rect(sheet, dark, inner, border_radius=inner.height // 2)
        upper = pygame.Rect(inner.x, inner.y, inner.width, round(inner.height * 0.56))
        pygame.draw.rect(sheet, bark, upper, border_radius=upper.height // 2)
        for x, y, long in ((24, 12, 34), (66, 9, 26), (40, 22, 40), (92, 20, 18)):
            line = ((x * u, y * u), ((x + long) * u, (y + 1) * u))
            pygame.draw.line(sheet, theme.lighter(dark, -22), *line, max(1, round(1.8 * u)))
        end = (whole.right - round(17 * u), whole.centery)
        pygame.draw.ellipse(
            sheet, theme.INK, pygame.Rect(0, 0, round(28 * u), whole.height).move(end[0] - round(14 * u), 0)
        )
        for r, tone in ((0.84, cut), (0.52, theme.lighter(cut, -44)), (0.4, cut), (0.14, theme.lighter(cut, -60))):
            ring = pygame.Rect(0, 0, round(26 * u * r), round(whole.height * r * 0.97))
            ring.center = end
            pygame.draw.ellipse(sheet, tone, ring)

    desk.brush.shape(surface, ("log",), box, paint_it)


__all__ = ["TALL", "Fireside", "Place"]
