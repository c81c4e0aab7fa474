"""Things on stone: relics and potions stand on a pedestal in a beam of light, with their name and text below."""

import re
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.screen import look, pictures
from soulstack.ui import paint, theme
from soulstack.ui.cards import textlay
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

PALE: Final[Colour] = (126, 156, 162)
STONE: Final[Colour] = (70, 94, 104)
DARK: Final[Colour] = (36, 50, 62)
BEAM: Final[Colour] = (96, 74, 34)
WORDS: Final = 15.5
LEAST: Final = 11.0
"""The smallest letters of a text that has little room."""
FACES: Final = re.compile(r"(?<=\.) (?=\{die\})")
"""Where the next face of a die relic begins: each has a line of its own."""
HEAD: Final = 36.0
"""How high the name is."""


def put(surface: pygame.Surface, desk: "Desk", x: float, top: float, wide: float) -> None:
    """Lays a pedestal whose upper face has its middle at a point."""
    box = Box(x - wide / 2, top - wide * 0.13, wide, wide * 0.46)
    desk.brush.shape(surface, "pedestal", box, _paint)


def slab(surface: pygame.Surface, desk: "Desk", box: Box) -> None:
    """Lays one long stone under several things."""

    def paint_it(sheet: pygame.Surface, unit: float) -> None:
        wide, high = sheet.get_size()
        line = max(1, round(2.2 * unit))
        _block(sheet, pygame.Rect(0, 0, wide, round(high * 0.62)), 0.42, line, PALE, STONE)
        foot = pygame.Rect(round(wide * 0.03), round(high * 0.5), round(wide * 0.94), round(high * 0.48))
        _side(sheet, foot, line, DARK)
        _block(sheet, pygame.Rect(0, 0, wide, round(high * 0.62)), 0.42, line, PALE, STONE)

    desk.brush.shape(surface, ("slab", box.w, box.h), box, paint_it)


def _paint(sheet: pygame.Surface, unit: float) -> None:
    wide, high = sheet.get_size()
    line = max(1, round(2.2 * unit))
    foot = pygame.Rect(round(wide * 0.1), round(high * 0.58), round(wide * 0.8), round(high * 0.4))
    _block(sheet, foot, 0.5, line, STONE, DARK)
    drum = pygame.Rect(round(wide * 0.19), round(high * 0.3), round(wide * 0.62), round(high * 0.5))
    _block(sheet, drum, 0.3, line, STONE, DARK)
    for part in (0.34, 0.5, 0.66):
        x = round(wide * part)
        pygame.draw.line(sheet, DARK, (x, round(high * 0.54)), (x, round(high * 0.74)), line)
    _block(sheet, pygame.Rect(0, 0, wide, round(high * 0.6)), 0.72, line, PALE, STONE)


def _side(sheet: pygame.Surface, rect: pygame.Rect, line: int, colour: Colour) -> None:
    pygame.draw.rect(sheet, theme.INK, rect, border_radius=line * 3)
    pygame.draw.rect(sheet, colour, rect.inflate(-2 * line, -2 * line), border_radius=line * 2)


def _block(sheet: pygame.Surface, rect: pygame.Rect, part: float, line: int, top: Colour, side: Colour) -> None:
    """Draws a round block: its side, then its upper face, which takes a part of its height."""
    face = pygame.Rect(rect.x, rect.y, rect.width, max(4, round(rect.height * part)))
    low = pygame.Rect(rect.x, rect.bottom - face.height, rect.width, face.height)
    middle = pygame.Rect(rect.x, face.centery, rect.width, max(1, low.centery - face.centery))
    for inset, colour in ((0, theme.INK), (line, side)):
        pygame.draw.ellipse(sheet, colour, low.inflate(-2 * inset, -2 * inset))
        pygame.draw.rect(sheet, colour, middle.inflate(-2 * inset, 0))
    lit = pygame.Rect(rect.x + line, middle.y, max(1, round(rect.width * 0.22)), middle.height)
    pygame.draw.rect(sheet, theme.lighter(side, 26), lit)
    pygame.draw.ellipse(sheet, theme.INK, face)
    inner = face.inflate(-2 * line, -2 * line)
    pygame.draw.ellipse(sheet, top, inner)
    pygame.draw.ellipse(sheet, theme.lighter(top, 22), inner.inflate(-inner.width * 0.3, -inner.height * 0.34))


def light(surface: pygame.Surface, desk: "Desk", x: float, top: float, wide: float, strength: float = 1.0) -> None:
    """Adds the beam that falls on a thing from above; it grows from nothing as the thing is shown."""
    kit = desk.kit
    size = (kit.px(wide * 1.5), kit.px(wide * 1.9))
    step = max(0, min(4, round(strength * 4)))
    if not step:
        return
    image = kit.shapes.get(("beam", size, step), lambda: _beam(size, step / 4))
    kit.put(surface, image, x, top + wide * 0.12, 0.5, 1.0)


def _beam(size: tuple[int, int], strength: float) -> pygame.Surface:
    """Gives light that is added: its alpha is nothing, so that it covers nothing."""
    wide, high = max(4, size[0] // 4), max(4, size[1] // 4)
    small = pygame.Surface((wide, high))
    tone = [round(part * strength) for part in BEAM]
    for inset, share in ((0.0, 0.5), (0.1, 0.5)):
        path = [
            (wide * (0.36 + inset * 0.4), 0),
            (wide * (0.64 - inset * 0.4), 0),
            (wide * (0.86 - inset), high * 0.95),
            (wide * (0.14 + inset), high * 0.95),
        ]
        sheet = pygame.Surface((wide, high))
        pygame.draw.polygon(sheet, [round(part * share) for part in tone], path)
        small.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    fall = paint.gradient((wide, high), (10, 10, 10), (255, 255, 255))
    small.blit(fall, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    small = pygame.transform.box_blur(small, max(1, wide // 16))
    out = paint.blank(size)
    big = pygame.transform.smoothscale(small, size).convert_alpha()
    big.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(big, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return paint.finish(out)


def thing(surface: pygame.Surface, desk: "Desk", face: str, x: float, feet: float, size: float) -> None:
    """Puts the picture of a relic or a potion so that it stands at a height."""
    kind = desk.book.live_spec(face).kind
    found = pictures.potion(face) if kind == "potion" else pictures.relic(face)
    image = desk.brush.picture(found, size, size)
    desk.kit.put(surface, desk.brush.shadow(size * 0.7, 190), x, feet - 1, 0.5, 0.5)
    desk.kit.put(surface, image, x, feet, 0.5, 1.0)


def words_height(desk: "Desk", face: str, wide: float, most: float = 400.0) -> float:
    """Gives how high the plate with the name and the text of a thing is at a width, where there is so much room."""
    return HEAD + _laid(desk, face, wide - 18, most - HEAD - 12, WORDS).height / desk.kit.u + 12


def words(surface: pygame.Surface, desk: "Desk", face: str, box: Box, *, hot: bool = False) -> None:
    """Lays the plate with the name and the text of a thing."""
    brush = desk.brush
    if hot:
        brush.halo(surface, box, radius=12)
    brush.plate(surface, box, "stone" if hot else "glass", radius=12, alpha=1.0 if hot else 0.94)
    brush.text(surface, desk.book.live_spec(face).title, box.cx, box.y + 20, 18, look.LANTERN, room=box.w - 18)
    put_text(surface, desk, face, Box(box.x + 9, box.y + HEAD - 2, box.w - 18, box.h - HEAD - 6))


def put_text(surface: pygame.Surface, desk: "Desk", face: str, box: Box, size: float = WORDS) -> None:
    """Writes the text of a thing into a box, in the middle and as large as it fits."""
    kit = desk.kit

    def make() -> pygame.Surface:
        laid = _laid(desk, face, box.w, box.h, size)
        out = paint.blank((laid.width, laid.height + round(laid.px * 0.3)))
        textlay.draw(out, laid, 0, 0, theme.CREAM)
        return paint.premultiplied(out)

    spec = desk.book.live_spec(face)
    kit.put(surface, kit.texts.get(("thing", spec, box.w, box.h, size), make), box.cx, box.cy, 0.5, 0.5)


def _laid(desk: "Desk", face: str, wide: float, high: float, size: float) -> textlay.Layout:
    kit = desk.kit
    largest = round(size * kit.u * kit.text_scale)
    parts = [part for line in desk.book.live_spec(face).text for part in FACES.split(line)]
    return textlay.fit(parts, kit.px(wide), kit.px(high), largest, min(largest, kit.px(LEAST)))
