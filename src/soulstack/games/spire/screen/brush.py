"""What the screens of the spire paint with, in units: figures in the light of the place, plates, pips, chips, tags, lights.

Everything is made once for a size and kept by the kit; a frame only lays finished pictures on.
"""

import io
import time
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from soulstack.app.language import spoken
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.brush_pictures import bar, light, lit_figure, outlined_figure, pips
from soulstack.games.spire.screen.pictures import Picture
from soulstack.ui import keys, paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.paint.masks import stretched
from soulstack.ui.picture_cache import MB, PictureCache
from soulstack.ui.tabletop.prompt import draw_cap
from soulstack.ui.theme import Colour

Point = tuple[float, float]
FIGURES: Final = 72 * MB
"""Bytes of figures and places that are kept in a window of 1920 x 1080."""
FINE: Final = 3
"""Shapes with slanted edges are drawn so many times larger."""


class Brush:
    """Draws in units for one window size."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.held = PictureCache(kit.room(FIGURES))
        self.share: float | None = None
        """Seconds of a frame for pictures that are not there yet; None for no end."""
        self._spent = 0.0

    def begin_frame(self, share: float | None) -> None:
        """Gives a frame its time for new pictures."""
        self.share, self._spent = share, 0.0

    def soon(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        """Gives a picture, or nothing as long as a frame has no time to make it; one can be made in every frame."""
        found = self.held.find(key)
        if found is not None or (self.share is not None and self._spent > self.share / 4):
            return found
        begun = time.perf_counter()
        made = self.held.keep(key, make())
        self._spent += time.perf_counter() - begun
        return made

    def kept(
        self,
        target: pygame.Surface,
        key: object,
        box: Box,
        paint_it: Callable[[pygame.Surface, Box], None],
        room: float = 10.0,
    ) -> None:
        """Puts what many strokes paint, and keeps it as one picture until its key is another one; it reaches out a little."""
        kit = self.kit
        size = (kit.px(box.w + 2 * room), kit.px(box.h + 2 * room))

        def make() -> pygame.Surface:
            sheet = paint.blank(size)
            paint_it(sheet, Box(room, room, box.w, box.h))
            return paint.finish(sheet)

        image = kit.shapes.get(("kept", key, size, kit.text_scale, spoken().code), make)
        kit.put(target, image, box.x - room, box.y - room)

    # --- pictures --------------------------------------------------------------------------------------------------

    def picture(self, found: Picture, width: float, height: float, *, flip: bool = False) -> pygame.Surface:
        """Gives a picture that fits into a size; premultiplied."""
        size = found.fitted(self.kit.px(width), self.kit.px(height))

        def make() -> pygame.Surface:
            image = pygame.image.load_sized_svg(io.BytesIO(found.svg), size)
            return paint.premultiplied(pygame.transform.flip(image, True, False) if flip else image)

        return self.held.get(("picture", found.name, size, flip), make)

    def figure(
        self,
        found: Picture,
        height: float,
        *,
        rim: Colour = (255, 214, 140),
        cold: Colour = (124, 132, 186),
        power: float = 0.7,
        flip: bool = False,
        from_right: bool = False,
    ) -> pygame.Surface:
        """Gives a figure in the light of the place: warm from the upper left, cold shade below, an edge of light.

        Flipped it looks to the left; the light may come from the upper right.
        """
        key, make = self._figure(found, height, rim, cold, power, flip=flip, from_right=from_right)
        return self.held.get(key, make)

    def figure_soon(
        self, found: Picture, height: float, *, rim: Colour, cold: Colour, power: float = 0.7
    ) -> pygame.Surface | None:
        """Gives the same, or nothing while there is no time to make it."""
        return self.soon(*self._figure(found, height, rim, cold, power))

    def _figure(
        self,
        found: Picture,
        height: float,
        rim: Colour,
        cold: Colour,
        power: float,
        *,
        flip: bool = False,
        from_right: bool = False,
    ) -> tuple[object, Callable[[], pygame.Surface]]:
        size = found.fitted(self.kit.px(height * 3), self.kit.px(height))

        def make() -> pygame.Surface:
            lit = lit_figure(found, size, rim, cold, power, turned=flip != from_right)
            return paint.premultiplied(pygame.transform.flip(lit, True, False) if from_right else lit)

        return ("figure", found.name, size, rim, cold, power, flip, from_right), make

    def outline(self, found: Picture, height: float, colour: Colour, reach: float = 3.4) -> pygame.Surface:
        """Gives a light round a figure that follows its shape; so much larger on every side."""
        far, image = max(2, self.kit.px(reach)), self.picture(found, height * 3, height)
        key = ("outline", found.name, image.get_size(), colour, far)
        return self.held.get(key, lambda: outlined_figure(image, colour, far))

    def outline_soon(
        self, found: Picture, image: pygame.Surface, colour: Colour, reach: float = 3.4
    ) -> pygame.Surface | None:
        """Gives a light round a figure that is there, or nothing while there is no time to make it."""
        far = max(2, self.kit.px(reach))
        return self.soon(
            ("outline", found.name, image.get_size(), colour, far), lambda: outlined_figure(image, colour, far)
        )

    def shadow(self, width: float, dark: int = 170) -> pygame.Surface:
        """Gives the soft shadow that a figure of a width throws on the ground."""
        w = max(8, self.kit.px(width))

        def make() -> pygame.Surface:
            soft = paint.shadow((w, max(6, round(w * 0.13))), max(3, round(w * 0.065)), max(4, round(w * 0.05)), dark)
            return paint.premultiplied(soft)

        return self.held.get(("shadow", w, dark), make)

    def stand(self, target: pygame.Surface, image: pygame.Surface, x: float, feet: float, wide: float = 0.74) -> None:
        """Puts a figure on the ground with its shadow."""
        width = image.get_width() / self.kit.u
        self.kit.put(target, self.shadow(width * wide), x, feet - width * wide * 0.035, 0.5, 0.5)
        self.kit.put(target, image, x, feet, 0.5, 1.0)

    def glow(
        self, target: pygame.Surface, x: float, y: float, radius: float, colour: Colour, power: float = 1.0
    ) -> None:
        """Adds light to what is already there."""
        side = max(4, self.kit.px(radius * 2))
        tone = tuple(min(255, round(c * power)) for c in colour)
        image = self.held.get(("glow", side, tone), lambda: light(side, (tone[0], tone[1], tone[2])))
        self.kit.put(target, image, x, y, 0.5, 0.5)

    def icon(
        self, target: pygame.Surface, name: str, x: float, y: float, size: float, ax: float = 0.5, ay: float = 0.5
    ) -> None:
        """Puts an icon."""
        self.kit.put(target, self.kit.icon(name, size), x, y, ax, ay)

    # --- words -----------------------------------------------------------------------------------------------------

    def text(
        self,
        target: pygame.Surface,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = theme.CREAM,
        ax: float = 0.5,
        ay: float = 0.5,
        *,
        border: float = -1.0,
        room: float = 0.0,
    ) -> float:
        """Writes chunky letters with an ink outline; give their width in units."""
        kit, step = self.kit, size
        image = kit.outlined(words, step, colour, size * 0.1 if border < 0 else border)
        while room and image.get_width() > room * kit.u and step > size * 0.6:
            step -= 0.75
            image = kit.outlined(words, step, colour, step * 0.1 if border < 0 else border)
        kit.put(target, image, x, y, ax, ay)
        return image.get_width() / kit.u

    def line(
        self,
        target: pygame.Surface,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = look.MUTED,
        ax: float = 0.5,
        ay: float = 0.5,
        *,
        face: str = theme.BOLD_FONT,
        room: float | None = None,
    ) -> float:
        """Writes plain letters, with icons where the words have signs; give their width in units."""
        image = self.kit.text(words, size, colour, face, width=room)
        self.kit.put(target, image, x, y, ax, ay)
        return image.get_width() / self.kit.u

    # --- plates ----------------------------------------------------------------------------------------------------

    def plate(
        self,
        target: pygame.Surface,
        box: Box,
        material: str = "stone",
        *,
        radius: float = 10.0,
        line: float = 2.4,
        light: int = 0,
        shadow: float = 6.0,
        alpha: float = 1.0,
    ) -> None:
        """Lays a plate of a material."""
        kit = self.kit
        size = (max(6, kit.px(box.w)), max(6, kit.px(box.h)))
        edge, round_by = max(1, kit.px(line)), max(1, kit.px(radius))

        def make() -> pygame.Surface:
            straight = paint.premultiplied(paint.plate(size, round_by, material, edge, light))
            return paint.faded(straight, alpha) if alpha < 1 else straight

        if shadow:
            far = max(2, kit.px(shadow))
            soft = kit.shapes.get(
                ("soft", size, round_by, far), lambda: paint.premultiplied(paint.shadow(size, round_by, far))
            )
            kit.put(target, soft, box.cx, box.cy + shadow / 2, 0.5, 0.5)
        kit.put(target, kit.shapes.get(("stone", size, round_by, material, edge, light, alpha), make), box.x, box.y)

    def halo(
        self, target: pygame.Surface, box: Box, colour: Colour = look.LANTERN, radius: float = 10.0, blur: float = 8.0
    ) -> None:
        """Lays a light round a plate."""
        kit = self.kit
        size, round_by, far = (kit.px(box.w), kit.px(box.h)), max(1, kit.px(radius)), max(2, kit.px(blur))

        def make() -> pygame.Surface:
            return paint.premultiplied(paint.glow(size, round_by, far, colour))

        kit.put(target, kit.shapes.get(("light", size, round_by, far, colour), make), box.cx, box.cy, 0.5, 0.5)

    def frame(
        self, target: pygame.Surface, box: Box, colour: Colour, *, radius: float = 10.0, line: float = 2.4
    ) -> None:
        """Lays a rounded line round a box."""
        kit = self.kit
        size, round_by = (max(6, kit.px(box.w)), max(6, kit.px(box.h))), max(1, kit.px(radius))

        def make() -> pygame.Surface:
            """A corner is painted at twice its size, the sides are alike all along."""
            side = min(2 * round_by + 3, *size)
            big = paint.blank((side * 2, side * 2))
            pygame.draw.rect(big, colour, big.get_rect(), max(2, kit.px(line * 2)), border_radius=round_by * 2)
            small = pygame.transform.smoothscale(big.premul_alpha(), (side, side))
            return paint.finish(stretched(small, (side // 2, side // 2), size))

        kit.put(target, kit.shapes.get(("frame", size, round_by, colour, line), make), box.x, box.y)

    def shape(
        self, target: pygame.Surface, key: object, box: Box, paint_it: Callable[[pygame.Surface, float], None]
    ) -> None:
        """Lays something with slanted edges, painted at a larger size once; it gets the sheet and the pixels of a unit there."""
        kit = self.kit
        size = (max(1, kit.px(box.w)), max(1, kit.px(box.h)))

        def make() -> pygame.Surface:
            big = paint.blank((size[0] * FINE, size[1] * FINE))
            paint_it(big, kit.u * FINE)
            return paint.finish(pygame.transform.smoothscale(big.premul_alpha(), size))

        kit.put(target, kit.shapes.get(("shape", key, size), make), box.x, box.y)

    def poly(
        self,
        target: pygame.Surface,
        points: Sequence[Point],
        colour: Colour,
        edge: Colour = theme.INK,
        line: float = 1.6,
    ) -> None:
        """Lays a polygon with an ink edge."""
        left, top = min(x for x, _ in points) - line - 1, min(y for _, y in points) - line - 1
        right, low = max(x for x, _ in points) + line + 1, max(y for _, y in points) + line + 1
        spots = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)

        def paint_it(sheet: pygame.Surface, unit: float) -> None:
            path = [(x * unit, y * unit) for x, y in spots]
            pygame.draw.polygon(sheet, colour, path)
            pygame.draw.lines(sheet, edge, True, path, max(1, round(line * unit)))
            for spot in path:
                pygame.draw.circle(sheet, edge, spot, max(1, line * unit / 2))

        self.shape(target, ("poly", spots, colour, edge, line), Box(left, top, right - left, low - top), paint_it)

    def disc(
        self,
        target: pygame.Surface,
        x: float,
        y: float,
        radius: float,
        colour: Colour,
        edge: Colour = theme.INK,
        line: float = 2.0,
    ) -> None:
        """Lays a disc with an edge."""
        side = 2 * radius + 2 * line

        def paint_it(sheet: pygame.Surface, unit: float) -> None:
            middle = (sheet.get_width() / 2, sheet.get_height() / 2)
            pygame.draw.circle(sheet, edge, middle, (radius + line / 2) * unit)
            pygame.draw.circle(sheet, colour, middle, (radius - line / 2) * unit)

        box = Box(x - side / 2, y - side / 2, side, side)
        self.shape(target, ("disc", radius, colour, edge, line), box, paint_it)

    # --- counters --------------------------------------------------------------------------------------------------

    def chip(
        self,
        target: pygame.Surface,
        name: str,
        number: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = theme.CREAM,
    ) -> None:
        """Puts a token with its number at the lower right."""
        self.icon(target, name, x, y, size)
        if number:
            self.text(
                target,
                number,
                x + size * 0.46,
                y + size * 0.4,
                max(12.0, size * 0.6),
                colour,
                border=max(1.0, size * 0.05),
            )

    def pips(
        self,
        target: pygame.Surface,
        box: Box,
        now: int,
        most: int,
        *,
        lost: int = 0,
        gained: int = 0,
        colour: Colour = (222, 62, 66),
    ) -> None:
        """Lays hit points one by one; those that will be lost are striped, those that will come are green."""
        kit = self.kit
        size = (max(8, kit.px(box.w)), max(6, kit.px(box.h)))
        now, most = max(0, now), max(1, most)
        lost = max(0, min(lost, now))

        def make() -> pygame.Surface:
            return paint.premultiplied(pips(size, now, most, (lost, gained), colour, max(1, kit.px(2))))

        image = kit.shapes.get(("pips", size, now, most, lost, gained, colour), make)
        kit.put(target, image, box.cx, box.cy, 0.5, 0.5)

    def bar(
        self, target: pygame.Surface, box: Box, now: int, most: int, *, lost: int = 0, colour: Colour = (214, 54, 62)
    ) -> None:
        """Lays hit points as one bar, for those who have many."""
        kit = self.kit
        size = (max(8, kit.px(box.w)), max(6, kit.px(box.h)))
        now, most = max(0, now), max(1, most)
        lost = max(0, min(lost, now))

        def make() -> pygame.Surface:
            return paint.premultiplied(bar(size, now / most, (now - lost) / most, colour, max(1, kit.px(2.6))))

        kit.put(target, kit.shapes.get(("bar", size, now, most, lost, colour), make), box.cx, box.cy, 0.5, 0.5)

    def cap(self, target: pygame.Surface, key: str, x: float, y: float, size: float = 11.0) -> None:
        """Puts a key cap with its right middle at a point; keys that can be chosen show the player's own."""
        shown = keys.shown(key)
        draw_cap(target, self.kit, shown.upper() if len(shown) < 3 else shown, x, y, size)
