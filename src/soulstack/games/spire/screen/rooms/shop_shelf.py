"""The Merchant's shelves: wares with their names and the tags with their prices."""

from typing import TYPE_CHECKING

import pygame
from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.panel_ground import Part
from soulstack.games.spire.screen.rooms.shop_layout import ShopLayout, Slot
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.tween import ease_out_back

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

PAPER = (246, 226, 178)
POOR = (206, 170, 150)
SLASH = (190, 40, 40)


@frozen
class Price:
    """What a ware costs, and who could pay it."""

    now: int
    before: int = 0
    """What is printed, where it costs less."""
    alone: bool = True
    helped: bool = False
    """Whether it can be paid with gold of others."""


def board_parts(desk: "Desk", made: ShopLayout) -> list[Part]:
    """Lists the parts of the board, to be painted one after another."""
    brush, board = desk.brush, made.board

    def wood(surface: pygame.Surface) -> None:
        brush.plate(surface, board, "wood", radius=16, line=3.4, light=-14, shadow=12)

    def glass(surface: pygame.Surface) -> None:
        brush.plate(surface, board.inset(12), "glass", radius=11, shadow=0)

    def light(surface: pygame.Surface) -> None:
        for y in (board.y + 100, board.y + 300):
            brush.glow(surface, board.cx, y, 300, (58, 40, 18))
        for shelf in made.shelves:
            brush.plate(surface, shelf, "wood", radius=5, line=2.6, shadow=7)

    def below(surface: pygame.Surface) -> None:
        for box in (made.detail, made.removal):
            brush.plate(surface, box, "stone", radius=13, light=-8, shadow=6)

    return [wood, glass, light, below]


def draw_heads(surface: pygame.Surface, desk: "Desk", made: ShopLayout, name: str) -> None:
    """Writes what lies on the shelves."""
    brush = desk.brush
    words = {
        "relic": tr("Relics"),
        "potion": tr("Potions"),
        "own": tr("Cards for {name}", name=name),
        "colorless": tr("Colorless, for everybody"),
    }
    for kind, (x, y) in made.heads.items():
        if any(slot.kind == kind for slot in made.slots):
            brush.text(surface, words[kind], x, y, 16.5, look.LANTERN, ax=0, room=300)


def draw_slot(
    surface: pygame.Surface, desk: "Desk", slot: Slot, price: Price | None, *, hot: bool, chosen: bool, age: float
) -> None:
    """Draws a ware: dim where it is too dear even for the party; `age` lets it drop onto its shelf."""
    brush, box = desk.brush, slot.box
    if slot.card == NOBODY or price is None:
        brush.line(surface, tr("sold"), box.cx, box.cy, 15, look.MUTED)
        return
    drop = 0.0 if desk.still or age >= 1 else (1 - ease_out_back(max(0.0, age))) * -26
    if age <= 0:
        return
    face = desk.state.faces[slot.card]
    dim = not price.alone and not price.helped
    glow = look.LANTERN if hot or chosen else None
    if slot.kind in {"own", "colorless"}:
        image = desk.face_ready(face.id, box.w)
        if image is None:
            image = desk.back_image(desk.book.back(face.id), box.w)
        desk.put_card(surface, image, box.cx, box.cy + drop - (3 if hot else 0), glow=glow, dim=dim, key=face.id)
    else:
        found = pictures.relic(face.id) if slot.kind == "relic" else pictures.potion(face.id)
        brush.glow(surface, box.cx, box.cy, 54, (120, 84, 34) if glow else (70, 48, 22))
        thing = brush.picture(found, box.w, box.h)
        if dim:
            bright = thing
            thing = desk.kit.shapes.get(("poor", found.name, bright.get_size()), lambda: paint.faded(bright, 0.5))
        desk.kit.put(surface, thing, box.cx, box.bottom + drop - (3 if hot else 0), 0.5, 1.0)
        tone = look.LANTERN if glow else theme.CREAM
        brush.line(surface, desk.book.name(face.id), slot.label.cx, slot.label.cy, 13, tone, room=slot.label.w - 4)
    draw_tag(surface, desk, slot.tag, price)


def draw_tag(surface: pygame.Surface, desk: "Desk", box: Box, price: Price) -> None:
    """Draws a paper tag with a price; one that the purse alone cannot pay has a lock and another colour."""
    kit = desk.kit
    wide = box.w + (20 if price.before else 0)

    def make() -> pygame.Surface:
        sheet = paint.blank((kit.px(wide + 16), kit.px(box.h + 20)))
        _paint_tag(sheet, desk, Box(8, 10, wide, box.h), price)
        return paint.finish(sheet)

    kit.put(surface, kit.shapes.get(("tag", wide, box.h, price), make), box.cx, box.cy, 0.5, 0.5)


def _paint_tag(surface: pygame.Surface, desk: "Desk", box: Box, price: Price) -> None:
    brush = desk.brush
    left, right, top, low = box.x, box.right, box.y, box.bottom
    points = [(left, top), (right - 9, top), (right, box.cy), (right - 9, low), (left, low)]
    shadow = [(x + 1, y + 3) for x, y in points]
    brush.poly(surface, shadow, (10, 8, 12), (10, 8, 12), 1)
    brush.poly(surface, points, PAPER if price.alone else POOR, theme.INK, 2.2)
    brush.disc(surface, right - 12, box.cy, 2.2, (90, 60, 40), (90, 60, 40), 0.6)
    brush.icon(surface, "coin", left + 17, box.cy, 21)
    x = left + 32
    if price.before:
        brush.text(surface, str(price.before), x + 5, box.cy, 16, (130, 88, 66), border=0.4)
        slash = [(x - 3, box.cy + 5), (x + 12, box.cy - 5), (x + 13, box.cy - 3), (x - 2, box.cy + 7)]
        brush.poly(surface, slash, SLASH, SLASH, 0.4)
        brush.text(surface, str(price.now), x + 24, box.cy, 19, look.GOOD)
    else:
        tone = theme.CREAM if price.alone else look.BAD
        brush.text(surface, str(price.now), x + 6, box.cy, 19, tone)
    if not price.alone:
        brush.icon(surface, "lock", right - 1, top, 17)
