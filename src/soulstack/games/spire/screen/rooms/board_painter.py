"""How the boards of the party are drawn: portrait, row, hit points, gold, relics, potions, and the deck where there is room."""

import math
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr_n
from soulstack.games.spire.screen import look, pictures
from soulstack.ui import paint, theme
from soulstack.ui.geometry import CARD_RATIO, Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk
    from soulstack.games.spire.screen.rooms.party_boards import PartyBoards

TALL: Final = 150.0
"""From this height on the items lie below the portrait."""
DECK: Final = 84.0
"""With so much room below its items a board lists the deck."""
TILE: Final = 29.0
FACE: Final = 196.0


def item_room(box: Box, count: int) -> Box:
    """Gives where relics and potions lie on a board: at the right of the portrait, or below it in up to three rows."""
    if box.h < TALL:
        return Box(box.x + 126, box.y + 56, box.w - 136, box.h - 62)
    wide = box.w - 56
    rows = min(3, max(1, math.ceil(count / int((wide + 3) / (TILE + 3)))))
    return Box(box.x + 44, box.y + 118, wide, min(rows * (TILE + 3), box.h - 124))


class BoardPainter:
    """Draws boards."""

    def __init__(self, boards: "PartyBoards") -> None:
        self.boards, self.desk = boards, boards.desk

    def item_picture(self, item: int) -> pictures.Picture:
        face = self.desk.state.faces[item]
        if face.kind == "potion":
            return pictures.potion(face.id)
        card: Any = face.card
        own = pictures.picture("relic", face.id)
        sigil = pictures.picture("icon", f"sigil_{card.hero}") if card.hero else None  # what a hero's board does
        return own or sigil or pictures.relic(face.id)

    def draw(self, surface: pygame.Surface, seat: int, box: Box, *, aimed: bool) -> None:
        desk, brush = self.desk, self.desk.brush
        hero = desk.state.heroes[seat]
        focused = seat == desk.session.focus
        if aimed or focused:
            brush.halo(surface, box, look.VERDIGRIS if aimed else look.LANTERN, radius=12, blur=8)
        hot = box.has(desk.cursor) and self.boards.held is None
        brush.plate(surface, box, "stone", radius=12, light=8 if focused else 2 if hot else -6)
        colour = look.hero_colour(hero.hero)
        x, top, low = box.x - 3, box.y + 9, box.bottom - 9
        tab = [(x, top), (x + 30, top), (x + 36, box.cy), (x + 30, low), (x, low)]
        brush.poly(surface, tab, theme.lighter(colour, -50), line=2.4)
        brush.text(surface, str(hero.row), x + 15, box.cy - 12, 25)
        brush.icon(surface, f"sigil_{hero.hero}", x + 15, box.cy + 17, 22)
        well = Box(box.x + 40, box.y + 8, 76, min(100.0, box.h - 16))
        brush.plate(surface, well, "glass", radius=9, line=2, shadow=0)
        image = self._portrait(hero.hero, well.inset(3))
        desk.kit.put(surface, faint(image) if hero.dead else image, well.cx, well.cy, 0.5, 0.5)
        self._draw_lines(surface, seat, box)
        for item, spot in self.boards.items.items():
            if desk.state.owner(item) == seat:
                self._draw_item(surface, item, spot)
        room = item_room(box, len(hero.relics) + len(hero.potions))
        if box.bottom - room.bottom > DECK:
            self._draw_deck(surface, seat, Box(box.x + 46, room.bottom + 6, box.w - 60, box.bottom - room.bottom - 14))

    def _draw_deck(self, surface: pygame.Surface, seat: int, room: Box) -> None:
        """Lists the deck of a hero, where its board has room for it."""
        desk, brush = self.desk, self.desk.brush
        faces = [desk.state.faces[card] for card in desk.state.heroes[seat].deck]
        counts = Counter(face.id for face in faces)
        kinds = {face.id: face.kind for face in faces}
        order = sorted(counts, key=lambda each: (list(look.TYPES).index(kinds[each]), desk.book.name(each)))
        step = desk.kit.line_height(13.5) + 1
        lines = max(1, int(room.h / step))
        columns = 1 if len(order) <= lines else 2
        wide = room.w / columns
        cut = len(order) > lines * columns
        shown = order[: lines * columns - 1] if cut else order
        for k, card in enumerate(shown):
            column, line = divmod(k, lines)
            x, y = room.x + column * wide, room.y + (line + 0.5) * step
            brush.icon(surface, look.TYPE_ICONS.get(kinds[card], "deck"), x + 8, y, 15)
            words = desk.book.name(card) if counts[card] == 1 else f"{desk.book.name(card)} ×{counts[card]}"
            tone = look.RAISED if card.endswith("+") else theme.CREAM
            brush.line(surface, words, x + 21, y, 13.5, tone, 0, room=wide - 26)
        if cut:
            more = tr_n(len(order) - len(shown), "and one more", "and {n} more")
            brush.line(surface, more, room.x + wide + 21, room.y + (lines - 0.5) * step, 13, ax=0, room=wide - 26)

    def _portrait(self, hero: str, box: Box) -> pygame.Surface:
        """Gives the portrait of a hero cut to a box."""
        kit, brush = self.desk.kit, self.desk.brush
        size = (kit.px(box.w), kit.px(box.h))

        def make() -> pygame.Surface:
            found = pictures.of_kind("hero", f"{hero}_portrait", "relic")
            scale = max(size[0] / found.box[0], size[1] / found.box[1])
            image = found.painted((math.ceil(found.box[0] * scale), math.ceil(found.box[1] * scale)))
            out = pygame.Surface(size, pygame.SRCALPHA)
            out.blit(image, image.get_rect(midtop=(size[0] // 2, 0)))
            return paint.premultiplied(paint.cut_round(out, kit.px(7)))

        return brush.held.get(("portrait", hero, size), make)

    def _draw_lines(self, surface: pygame.Surface, seat: int, box: Box) -> None:
        desk, brush, hero = self.desk, self.desk.brush, self.desk.state.heroes[seat]
        left, right = box.x + 126, box.right - 12
        wide = brush.text(surface, desk.name(seat), left, box.y + 17, 17, ax=0, room=right - left - 56)
        person = seat in desk.session.people
        brush.icon(surface, "skull" if hero.dead else "human" if person else "bot", left + wide + 14, box.y + 16, 18)
        if person:
            brush.cap(surface, f"f{seat + 1}", right, box.y + 16, 10)
        tall = box.h >= TALL
        gold = 46.0
        pips = Box(left, box.y + 33, right - left - (0 if tall else gold), 15)
        brush.pips(surface, pips, hero.hp, hero.max_hp)
        brush.text(surface, f"{hero.hp}/{hero.max_hp}", pips.cx, pips.cy, 13.5)
        if not tall:
            brush.icon(surface, "coin", right - gold + 17, pips.cy, 21)
            brush.text(surface, str(hero.gold), right - gold + 29, pips.cy + 0.5, 16, ax=0)
            return
        y, x = box.y + 78, left
        for icon, number in (("coin", hero.gold), ("deck", len(hero.deck))):
            brush.icon(surface, icon, x + 14, y, 28)
            x += 32 + brush.text(surface, str(number), x + 32, y + 0.5, 21, ax=0) + 18

    def _draw_item(self, surface: pygame.Surface, item: int, spot: Box) -> None:
        desk, brush = self.desk, self.desk.brush
        held = self.boards.held
        if held is not None and held.moved and held.kind == "item" and held.number == item:
            return
        hero = desk.state.heroes[desk.state.owner(item)]
        down = item in hero.face_down
        found, potion = self.item_picture(item), desk.state.faces[item].kind == "potion"
        hot = spot.has(desk.cursor)
        if not potion:
            brush.disc(surface, spot.cx, spot.cy, spot.w / 2 - 1, (40, 58, 68), (98, 136, 140), 1.6)
        size = spot.w * (1.02 if potion else 0.78) * (1.12 if hot else 1.0)
        image = brush.picture(found, size, size)
        desk.kit.put(surface, faint(image) if down else image, spot.cx, spot.cy, 0.5, 0.5)
        if item in hero.cubes:
            brush.text(surface, str(hero.cubes[item]), spot.right - 3, spot.bottom - 4, 12)


def faint(image: pygame.Surface) -> pygame.Surface:
    """Gives a picture half as strong."""
    out = image.copy()
    out.fill((110, 110, 120, 130), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def draw_face(surface: pygame.Surface, desk: "Desk", face: str, beside: Box, wide: float = FACE) -> None:
    """Draws a face large beside what it belongs to."""
    if not face:
        return
    tall = wide * CARD_RATIO
    x = beside.right + 14 + wide / 2
    if x + wide / 2 > desk.screen.w - 6:
        x = beside.x - 14 - wide / 2
    y = max(52 + tall / 2, min(desk.screen.h - tall / 2 - 8, beside.cy))
    desk.put_card(surface, desk.card_image(face, wide), x, y)
