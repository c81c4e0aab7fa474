"""The drawing tools of the table for one window size: units to pixels, cached texts, icons, panels and shapes.

Every surface given here is premultiplied and converted; blit it with `PREMULTIPLIED`.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from soulstack.ui import paint, theme
from soulstack.ui.cards import textlay
from soulstack.ui.geometry import Box
from soulstack.ui.paint import PREMULTIPLIED, darkened, faded, premultiplied
from soulstack.ui.paint.canvas import Part, Target
from soulstack.ui.picture_cache import MB, PictureCache
from soulstack.ui.text_fit import LINE, SMALLEST, fit, note_cut, shortened
from soulstack.ui.theme import Colour
from soulstack.ui.tween import FADE

FADE_STEPS: Final = 8
HALO: Final = 9.0
"""How far a halo reaches beyond what it lies round, in units."""

__all__ = ["FADE_STEPS", "PREMULTIPLIED", "Kit", "darkened", "fade_step", "faded", "premultiplied"]

TEXTS = 12 * MB
SHAPES = 40 * MB
"""Bytes of pictures that are kept in a window of 1920 x 1080; a crowded table shows 2 and 12 MB of them."""


def fade_step(strength: float) -> int:
    """Gives which of the few strengths that are kept comes nearest."""
    return max(0, min(FADE_STEPS, round(strength * FADE_STEPS)))


class Strips(NamedTuple):
    """A halo cut into pieces: its size, and the pieces with where they lie in it."""

    width: int
    height: int
    parts: list[tuple[pygame.Surface, int, int]]


class Kit:
    """Draws in units for one window size."""

    def __init__(self, scale: float, text_scale: float = 1.0) -> None:
        self.u = scale
        self.text_scale = text_scale
        self.still = False
        """Whether less motion is wanted: what fades does so in a moment."""
        self.texts = PictureCache(self.room(TEXTS))
        self.shapes = PictureCache(self.room(SHAPES))
        self.arrows: dict[object, list[Part]] = {}
        """Arrows that stay for a while, in pieces."""
        self.strips: dict[object, Strips] = {}
        self._sheet: pygame.Surface | None = None

    def room(self, held: int) -> int:
        """Gives how many bytes may be held here of what may be so many in a window of 1920 x 1080, within bounds."""
        return round(held * min(2.0, max(0.5, (self.u / 1.5) ** 2)))

    def sheet(self, size: tuple[int, int]) -> pygame.Surface:
        """Gives an empty sheet to draw on and to cut from at once; there is one, because fresh memory takes long to get."""
        if self._sheet is None or self._sheet.get_width() < size[0] or self._sheet.get_height() < size[1]:
            before = self._sheet.get_size() if self._sheet is not None else (1, 1)
            self._sheet = paint.blank((max(before[0], size[0]), max(before[1], size[1])))
        part = self._sheet.subsurface((0, 0, max(1, size[0]), max(1, size[1])))
        part.fill((0, 0, 0, 0))
        return part

    def clear(self) -> None:
        """Forgets everything."""
        for cache in (self.texts, self.shapes, self.arrows, self.strips):
            cache.clear()
        self._sheet = None

    def ending(self, left: float, seconds: float) -> float:
        """Gives how strong something is that fades in its last seconds."""
        fade = min(seconds, FADE) if self.still else seconds
        return max(0.0, min(1.0, left / fade)) if fade > 0 else 1.0

    def px(self, units: float) -> int:
        """Gives a length in whole pixels."""
        return round(units * self.u)

    def rect(self, box: Box) -> pygame.Rect:
        """Gives the pixels of a box; both edges are rounded, so neighbours stay neighbours."""
        left, top = round(box.x * self.u), round(box.y * self.u)
        return pygame.Rect(
            left, top, max(1, round(box.right * self.u) - left), max(1, round(box.bottom * self.u) - top)
        )

    def font(self, size: float, face: str = theme.BODY_FONT, *, scaled: bool = True) -> pygame.font.Font:
        """Gives a font; `scaled` lets it follow the player's text size."""
        return theme.font(face, max(7, round(size * self.u * (self.text_scale if scaled else 1.0))))

    def text(
        self,
        words: str,
        size: float,
        colour: Colour = theme.CREAM,
        face: str = theme.BODY_FONT,
        *,
        scaled: bool = True,
        width: float | None = None,
    ) -> pygame.Surface:
        """Gives one line of text; with a width, it shrinks and is then cut to fit."""
        limit = self.px(width) if width is not None else 0

        def make() -> pygame.Surface:
            px = max(7, round(size * self.u * (self.text_scale if scaled else 1.0)))
            # Large text may shrink to what small text would be before anything is cut.
            least = max(7, round(size * self.u * 0.78))
            while limit and px > least and theme.font(face, px).size(words)[0] > limit:
                px -= 1
            font = theme.font(face, px)
            shown = words
            if limit and font.size(shown)[0] > limit:
                note_cut(words)
                shown = shortened(font, shown, limit)
            if textlay.has_icons(shown):
                return self._with_signs(shown, px, font.get_height(), colour)
            return premultiplied(font.render(shown, True, colour))

        return self.texts.get((words, size, colour, face, scaled, limit), make)

    def block(
        self,
        words: str,
        size: float,
        colour: Colour = theme.CREAM,
        face: str = theme.BODY_FONT,
        *,
        room: tuple[float, float],
        scaled: bool = True,
    ) -> pygame.Surface:
        """Gives words that fit a width and a height: a little smaller, then on several centred lines, then cut."""
        wide, high = self.px(room[0]), self.px(room[1])

        def make() -> pygame.Surface:
            px = max(SMALLEST, round(size * self.u * (self.text_scale if scaled else 1.0)))
            fitted = fit(face, px, words, wide, high)
            lines = [theme.font(face, fitted.px).render(line, True, colour) for line in fitted.lines]
            if len(lines) == 1:
                return premultiplied(lines[0])
            step = round(fitted.px * LINE)
            out = paint.blank((max(line.get_width() for line in lines), step * len(lines)))
            for number, line in enumerate(lines):
                out.blit(line, line.get_rect(center=(out.get_width() // 2, step * number + step // 2)))
            return premultiplied(out)

        return self.texts.get((words, size, colour, face, scaled, wide, high), make)

    @staticmethod
    def _with_signs(words: str, px: int, high: int, colour: Colour) -> pygame.Surface:
        """Writes a line in which some signs are icons."""
        wide = textlay.inline_width(words, px) + 2
        out = paint.blank((wide, max(high, round(px * 1.3))))
        textlay.draw_line(out, textlay.words(words), 0, 0, px=px, colour=colour)
        return premultiplied(out)

    def outlined(self, words: str, size: float, colour: Colour = theme.CREAM, border: float = 2.0) -> pygame.Surface:
        """Gives chunky text with an ink outline."""
        return paint.outlined(words, max(7, self.px(size)), colour, theme.INK, max(1.0, border * self.u))

    def grown(
        self, words: str, size: float, colour: Colour = theme.CREAM, border: float = 2.0, *, room: tuple[float, float]
    ) -> pygame.Surface:
        """Gives chunky text that follows the player's text size as far as its place allows."""
        step = self.text_scale
        while step > 1.0:
            image = self.outlined(words, size * step, colour, border)
            if image.get_width() <= room[0] * self.u and image.get_height() <= room[1] * self.u:
                return image
            step -= 0.1
        return self.outlined(words, size, colour, border)

    def common_size(
        self, words: Sequence[str], size: float, face: str = theme.BODY_FONT, *, rooms: Sequence[tuple[float, float]]
    ) -> float:
        """Gives the size up to the player's text size at which all words fit their places; never less than `size`.

        Letters are about as high as their size; the empty part of a line above them may reach out of its place.
        """
        step = size * self.text_scale
        while step > size:
            font = self.font(step, face, scaled=False)
            if all(
                font.size(each)[0] <= wide * self.u and step <= high
                for each, (wide, high) in zip(words, rooms, strict=True)
            ):
                return step
            step -= 0.5
        return size

    def label(self, words: str, size: float, colour: Colour = theme.CREAM, width: float = 0.0) -> pygame.Surface:
        """Gives the words of a button: chunky letters, or plain ones with icons where the words have signs in them."""
        if not textlay.has_icons(words):
            for step in (1.0, 0.93, 0.86, 0.8):
                image = self.outlined(words, size * step, colour, 1.4)
                if not width or image.get_width() <= width * self.u:
                    return image
        px = max(8, self.px(size * 0.95))
        if width:
            while px > 8 and textlay.inline_width(words, px) > width * self.u:
                px -= 1

        high = round(px * 1.35)
        return self.texts.get(("label", words, px, colour), lambda: self._with_signs(words, px, high, colour))

    def icon(self, name: str, size: float) -> pygame.Surface:
        """Gives an icon that fits a square."""
        return paint.sign(name, max(5, self.px(size)))

    def wrap(self, words: str, size: float, width: float, face: str = theme.BODY_FONT, most: int = 99) -> list[str]:
        """Breaks words into lines that fit a width; what does not fit `most` lines ends in an ellipsis."""
        font = self.font(size, face)
        px = max(7, round(size * self.u * self.text_scale))
        limit = self.px(width)
        found: list[str] = []
        current = ""
        for word in words.split():
            longer = f"{current} {word}".strip()
            # A line with icons in it is written with icons, which are wider than the signs they stand for.
            wide = textlay.inline_width(longer, px) + 2 if textlay.has_icons(longer) else font.size(longer)[0]
            if current and wide > limit:
                found.append(current)
                current = word
            else:
                current = longer
        if current:
            found.append(current)
        if len(found) > most:
            note_cut(words)
            found = [*found[: most - 1], shortened(font, found[most - 1], limit)]
        return found

    def line_height(self, size: float, face: str = theme.BODY_FONT) -> float:
        """Gives the height of a line in units."""
        return self.font(size, face).get_height() / self.u

    def put(self, target: Target, image: pygame.Surface, x: float, y: float, ax: float = 0.0, ay: float = 0.0) -> None:
        """Blits an image whose anchor (0 to 1 of its size) lies at a point in units."""
        width, height = image.get_size()
        target.blit(
            image, (round(x * self.u - ax * width), round(y * self.u - ay * height)), special_flags=PREMULTIPLIED
        )

    def shape(self, kind: str, size: float, colour: Colour, rim: float = 0.12) -> pygame.Surface:
        """Gives a seat's mark: circle, square, triangle or diamond, with an ink edge of that part of its size."""
        side = max(6, self.px(size))

        def make() -> pygame.Surface:
            big = side * 4
            out = paint.blank((big, big))
            for inset, tone in ((0.04, theme.INK), (0.04 + rim, colour)):
                pygame.draw.polygon(out, tone, _outline(kind, big, inset))
            shine = paint.blank((big, big))
            pygame.draw.polygon(shine, (255, 255, 255, 60), _outline(kind, big, 0.04 + rim))
            shine.fill((0, 0, 0, 0), pygame.Rect(0, big * 0.48, big, big))
            out.blit(shine, (0, 0))
            return paint.finish(pygame.transform.smoothscale(out.premul_alpha(), (side, side)))

        return self.shapes.get(("shape", kind, side, colour, rim), make)

    def seat_mark(self, seat: int, size: float) -> pygame.Surface:
        """Gives the mark of a seat."""
        mark = theme.seat_mark(seat)
        return self.shape(mark.shape, size, mark.colour)

    def plate(
        self,
        size: tuple[float, float],
        top: Colour,
        bottom: Colour,
        *,
        edge: Colour | None = None,
        radius: float = 8.0,
        alpha: float = 1.0,
        border: float = 2.0,
        lift: bool = True,
    ) -> pygame.Surface:
        """Gives a rounded plate with a gradient, a lit upper edge and an ink outline."""
        width, height = max(4, self.px(size[0])), max(4, self.px(size[1]))

        def make() -> pygame.Surface:
            return paint.slab(
                (width, height),
                top,
                bottom,
                edge=edge,
                radius=radius * self.u,
                alpha=alpha,
                border=border * self.u,
                lift=lift,
            )

        return self.shapes.get(("plate", width, height, top, bottom, edge, radius, alpha, border, lift), make)

    def ring(
        self, size: tuple[float, float], colour: Colour, strength: float = 1.0, thick: float = 2.6
    ) -> pygame.Surface:
        """Gives a halo that leaves its inside free, so it can lie over a card; a few units larger on each side."""
        width, height = max(4, self.px(size[0])), max(4, self.px(size[1]))
        step = fade_step(strength)

        def make(at: int) -> pygame.Surface:
            if at < FADE_STEPS:
                whole = self.shapes.get(("ring", width, height, colour, FADE_STEPS, thick), lambda: make(FADE_STEPS))
                return faded(whole, at / FADE_STEPS)
            return paint.ring((width, height), colour, max(4, self.px(HALO)), max(1, round(thick * self.u)))

        return self.shapes.get(("ring", width, height, colour, step, thick), lambda: make(step))

    def put_ring(self, target: Target, box: Box, colour: Colour, strength: float = 1.0, thick: float = 2.6) -> None:
        """Blits a halo round a box."""
        target.fblits(self.ring_parts(box, colour, strength, thick), PREMULTIPLIED)

    def ring_parts(
        self, box: Box, colour: Colour, strength: float = 1.0, thick: float = 2.6, *, angle: float = 0.0
    ) -> list[Part]:
        """Gives the pieces of a halo round a box with their places, so that many halos are one call."""
        step = fade_step(strength)
        turn = round(angle)
        key = (box.w, box.h, colour, step, thick, turn)
        strips = self.strips.get(key)
        if strips is None:
            if len(self.strips) >= 700:
                self.strips.clear()
            image = self.ring((box.w, box.h), colour, strength, thick)
            if turn:
                image = paint.finish(pygame.transform.rotozoom(image, -turn, 1.0))
            strips = self.strips[key] = self._strips(image, turn)
        x, y = round(box.cx * self.u - strips.width / 2), round(box.cy * self.u - strips.height / 2)
        return [(part, (x + dx, y + dy)) for part, dx, dy in strips.parts]

    def _strips(self, image: pygame.Surface, turn: int = 0) -> Strips:
        """Cuts a halo into its four sides: where it is empty, blending nothing costs as much as blending."""
        width, height = image.get_size()
        edge = max(4, self.px(HALO)) + max(3, round(min(width, height) * 0.06))
        # The sides of a turned halo lean, so they take broader strips.
        lean = math.sin(math.radians(abs(turn)))
        across, along = edge + math.ceil(height * lean), edge + math.ceil(width * lean)
        areas = [(0, 0, width, height)]
        if width >= 3 * across and height >= 3 * along:
            inner = height - 2 * along
            areas = [(0, 0, width, along), (0, height - along, width, along)]
            areas += [(0, along, across, inner), (width - across, along, across, inner)]
        parts = []
        for area in areas:
            piece = image.subsurface(area)
            seen = piece.get_bounding_rect()
            if seen.width:
                parts.append((piece.subsurface(seen), area[0] + seen.x, area[1] + seen.y))
        return Strips(width, height, parts)

    def disc(self, size: float, colour: Colour, edge: Colour = theme.INK) -> pygame.Surface:
        """Gives a filled disc with an edge."""
        side = max(5, self.px(size))

        def make() -> pygame.Surface:
            big = paint.blank((side * 4, side * 4))
            pygame.draw.circle(big, edge, (side * 2, side * 2), side * 2)
            pygame.draw.circle(big, colour, (side * 2, side * 2), side * 2 - max(4, round(5 * self.u)))
            return paint.finish(pygame.transform.smoothscale(big.premul_alpha(), (side, side)))

        return self.shapes.get(("disc", side, colour, edge), make)

    def veil(self, size: tuple[int, int], colour: Colour, alpha: float) -> pygame.Surface:
        """Gives a flat translucent sheet of a size in pixels."""

        def make() -> pygame.Surface:
            sheet = pygame.Surface(size, pygame.SRCALPHA)
            sheet.fill((*colour, round(alpha * 255)))
            return premultiplied(sheet)

        return self.shapes.get(("veil", size, colour, alpha), make)


def _outline(kind: str, big: int, inset: float) -> list[tuple[float, float]]:
    middle, reach = big / 2, big * (0.5 - inset)
    if kind == "square":
        reach *= 0.86
        return [(middle + dx * reach, middle + dy * reach) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    if kind == "triangle":
        return [
            (middle, middle - reach),
            (middle + reach * 0.98, middle + reach * 0.82),
            (middle - reach * 0.98, middle + reach * 0.82),
        ]
    if kind == "diamond":
        return [(middle, middle - reach), (middle + reach, middle), (middle, middle + reach), (middle - reach, middle)]
    return [
        (middle + math.cos(step / 48 * math.tau) * reach * 0.94, middle + math.sin(step / 48 * math.tau) * reach * 0.94)
        for step in range(48)
    ]
