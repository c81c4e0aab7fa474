"""The heroes between fights, a board for each in the order of their rows: hit points, gold, relics and potions.

A hero is dragged onto another to change rows, a potion onto another hero to give it away; both are asked for by keys too.
"""

import math
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import Point
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui import paint, theme
from soulstack.ui.geometry import CARD_RATIO, Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

GAP: Final = 8.0
LEAST: Final = 107.0
MOST: Final = 250.0
ALONE: Final = 500.0
"""The height of a board: of one of four, of one of few, and of one alone, which tells its deck as well."""
TALL: Final = 150.0
"""From this height on the items lie below the portrait."""
CLICK: Final = 6.0
"""A press that moves less than this is a click."""
DECK: Final = 84.0
"""With so much room below its items a board lists the deck."""
TILE: Final = 29.0
LEAST_TILE: Final = 15.0
FACE: Final = 196.0


@define
class Held:
    """What the mouse holds: a hero or a potion."""

    kind: str
    number: int
    start: Point
    moved: bool = False


@define(eq=False)
class PartyBoards:
    """Shows the party and takes what is done with heroes and items."""

    desk: "Desk"
    area: Box = Box(0, 0, 0, 0)
    boards: dict[int, Box] = field(init=False, factory=dict)
    """By seat, the highest row first."""
    items: dict[int, Box] = field(init=False, factory=dict)
    held: Held | None = field(init=False, default=None)
    sheet: Sheet | None = field(init=False, default=None)
    """Asks what is done with items or rows."""

    # --- where things are --------------------------------------------------------------------------------------------

    def lay_out(self, area: Box) -> None:
        """Places the boards in a column from the top."""
        self.area = area
        heroes = sorted(self.desk.state.heroes, key=lambda hero: -hero.row)
        most = ALONE if len(heroes) == 1 else MOST
        high = max(LEAST, min(most, (area.h + GAP) / len(heroes) - GAP))
        self.boards = {hero.seat: Box(area.x, area.y + k * (high + GAP), area.w, high) for k, hero in enumerate(heroes)}
        self.items = {}
        for seat, box in self.boards.items():
            self._place_items(seat, box)

    @property
    def bottom(self) -> float:
        """Where the boards end."""
        return max((box.bottom for box in self.boards.values()), default=self.area.y)

    def _place_items(self, seat: int, box: Box) -> None:
        hero = self.desk.state.heroes[seat]
        owned = (*hero.relics, *hero.potions)
        room = self._item_room(box, len(owned))
        side = next((side for side in _sizes() if _fitting(room, side) >= len(owned)), LEAST_TILE)
        columns = max(1, int((room.w + 3) / (side + 3)))
        for k, item in enumerate(owned):
            line, column = divmod(k, columns)
            self.items[item] = Box(room.x + column * (side + 3), room.y + line * (side + 3), side, side)

    @staticmethod
    def _item_room(box: Box, count: int) -> Box:
        """Gives where relics and potions lie on a board: at the right of the portrait, or below it in up to three rows."""
        if box.h < TALL:
            return Box(box.x + 126, box.y + 56, box.w - 136, box.h - 62)
        wide = box.w - 56
        rows = min(3, max(1, math.ceil(count / int((wide + 3) / (TILE + 3)))))
        return Box(box.x + 44, box.y + 118, wide, min(rows * (TILE + 3), box.h - 124))

    def seat_at(self, point: Point) -> int:
        """Gives the seat of the board under a point, or -1."""
        return next((seat for seat, box in self.boards.items() if box.has(point)), -1)

    def item_at(self, point: Point) -> int:
        """Gives the item under a point, or -1."""
        return next((item for item, box in self.items.items() if box.has(point)), -1)

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        if self.sheet is not None:
            return self.sheet.things()
        heroes = {f"hero {seat}": box for seat, box in self.boards.items()}
        return {**heroes, **{f"item {item}": box for item, box in self.items.items()}}

    # --- what may be done --------------------------------------------------------------------------------------------

    def _asked(self, seat: int) -> Decision | None:
        return self.desk.session.asked_of(seat) if seat in self.desk.session.people else None

    def offered(self, seat: int, *verbs: str) -> tuple[Option, ...]:
        """Lists what a hero may do of some kinds."""
        asked = self._asked(seat)
        return tuple(option for option in asked.options if option.verb in verbs) if asked is not None else ()

    def swap(self, seat: int, other: int) -> None:
        """Lets two heroes change rows; either may ask for it."""
        for one, two in ((seat, other), (other, seat)):
            option = Option("swap", ("seat", two))
            if option in self.offered(one, "swap"):
                self.desk.choose(one, option)
                self.desk.sound("flick")
                return
        self.desk.deny(tr("Rows can be changed while the party chooses its way."))

    def to_row(self, row: int) -> None:
        """Moves the hero in focus to a row, whose hero takes its place."""
        focus = self.desk.session.focus
        other = next((hero.seat for hero in self.desk.state.heroes if hero.row == row), -1)
        if other >= 0 and focus >= 0 and other != focus:
            self.swap(focus, other)

    def step(self, rows: int) -> None:
        """Moves the hero in focus up or down by a row."""
        focus = self.desk.session.focus
        if focus >= 0:
            self.to_row(self.desk.state.heroes[focus].row + rows)

    def give(self, item: int, other: int) -> None:
        """Gives a potion to another hero."""
        owner = self.desk.state.owner(item)
        option = Option("give", ("card", item), other)
        if option in self.offered(owner, "give"):
            self.desk.choose(owner, option)
            self.desk.sound("loot")
        elif owner not in self.desk.session.people:
            self.desk.deny(tr("{name} keeps its potions itself.", name=self.desk.name(owner)))
        else:
            self.desk.deny(tr("{name} cannot take a potion now.", name=self.desk.name(other)))

    def ask(self, *verbs: str, item: int = -1) -> None:
        """Asks what is done with items, or with whom rows are changed."""
        desk = self.desk
        seat = desk.state.owner(item) if item >= 0 else desk.session.focus
        found = [
            option
            for option in self.offered(seat, *verbs)
            if item < 0 or (option.ref is not None and option.ref == ("card", item))
        ]
        if not found:
            if item < 0:
                none = tr("There is nobody to change rows with.") if "swap" in verbs else tr("No item is of use now.")
                desk.deny(none)
            return
        kind = "rows" if "swap" in verbs else "items"
        wide, high = 480.0, 92.0 + 52.0 * min(7, len(found))
        screen = desk.screen
        room = Box(screen.w / 2 - wide / 2, max(60.0, screen.h / 2 - high / 2), wide, high)
        self.sheet = Sheet(desk, Decision(seat, kind, tuple(found)), room, as_panel=True)
        desk.sound("page")

    # --- input -------------------------------------------------------------------------------------------------------

    def press(self, point: Point, button: int) -> bool:
        """Takes a press: it may become a drag."""
        if self.sheet is not None:
            before = self.desk.session.moment
            if not self.sheet.press(point) or self.desk.session.moment != before:
                self.sheet = None
            return True
        if button != pygame.BUTTON_LEFT:
            return False
        item, seat = self.item_at(point), self.seat_at(point)
        if item >= 0:
            self.held = Held("item", item, point)
        elif seat >= 0:
            self.held = Held("hero", seat, point)
        return self.held is not None

    def move(self, point: Point) -> None:
        """Takes the mouse at another place: what is held comes along."""
        held = self.held
        if held is not None and abs(point[0] - held.start[0]) + abs(point[1] - held.start[1]) >= CLICK:
            held.moved = True

    def release(self, point: Point) -> bool:
        """Lets go of what is held."""
        held, self.held = self.held, None
        if held is None:
            return False
        other = self.seat_at(point)
        if not held.moved:
            self._click(held)
        elif held.kind == "hero" and other >= 0 and other != held.number:
            self.swap(held.number, other)
        elif held.kind == "item" and other >= 0 and other != self.desk.state.owner(held.number):
            if self.desk.state.faces[held.number].kind == "potion":
                self.give(held.number, other)
            else:
                self.desk.deny(tr("Only potions can be given away."))
        return True

    def _click(self, held: Held) -> None:
        if held.kind == "item":
            self.ask("use", "give", item=held.number)
        elif held.number in self.desk.session.people or not self.desk.session.people:
            self.desk.turn_to(held.number)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key: rows and items."""
        if self.sheet is not None:
            before = self.desk.session.moment
            used = self.sheet.key(key)
            if self.desk.session.moment != before:
                self.sheet = None
            return used
        shift = bool(mod & pygame.KMOD_SHIFT)
        if shift and pygame.K_1 <= key <= pygame.K_4:
            self.to_row(key - pygame.K_0)
        elif shift and key in {pygame.K_UP, pygame.K_DOWN}:
            self.step(1 if key == pygame.K_UP else -1)
        elif key == pygame.K_r:
            self.ask("swap")
        elif key == pygame.K_q:
            self.ask("use", "give")
        else:
            return False
        return True

    def back(self) -> bool:
        """Puts down what is held or asked."""
        was, self.held, self.sheet = self.held is not None or self.sheet is not None, None, None
        return was

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the boards."""
        held = self.held
        target = self.seat_at(self.desk.cursor) if held is not None and held.moved else -1
        for seat, box in self.boards.items():
            self._draw_board(surface, seat, box, aimed=seat == target and self._may_take(seat))

    def _may_take(self, seat: int) -> bool:
        """Tells whether what is held may be let go over a hero."""
        held = self.held
        if held is None:
            return False
        if held.kind == "hero":
            pairs = ((held.number, seat), (seat, held.number))
            return any(Option("swap", ("seat", two)) in self.offered(one, "swap") for one, two in pairs)
        return Option("give", ("card", held.number), seat) in self.offered(self.desk.state.owner(held.number), "give")

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws what is held, what is asked, and the face of an item under the mouse."""
        desk, held = self.desk, self.held
        if self.sheet is not None:
            self.sheet.draw(surface)
        elif held is not None and held.moved:
            found = self._picture_of(held)
            desk.kit.put(surface, desk.brush.picture(found, 62, 62), *desk.cursor, 0.5, 0.5)
        elif held is None:
            item = self.item_at(desk.cursor)
            if item >= 0:
                draw_face(surface, desk, desk.view.name_of(item), self.items[item])

    def _picture_of(self, held: Held) -> pictures.Picture:
        if held.kind == "hero":
            return pictures.of_kind("hero", f"{self.desk.hero(held.number)}_portrait", "relic")
        return self._item_picture(held.number)

    def _item_picture(self, item: int) -> pictures.Picture:
        face = self.desk.state.faces[item]
        if face.kind == "potion":
            return pictures.potion(face.id)
        card: Any = face.card
        own = pictures.picture("relic", face.id)
        sigil = pictures.picture("icon", f"sigil_{card.hero}") if card.hero else None  # what a hero's board does
        return own or sigil or pictures.relic(face.id)

    def _draw_board(self, surface: pygame.Surface, seat: int, box: Box, *, aimed: bool) -> None:
        desk, brush = self.desk, self.desk.brush
        hero = desk.state.heroes[seat]
        focused = seat == desk.session.focus
        if aimed or focused:
            brush.halo(surface, box, look.VERDIGRIS if aimed else look.LANTERN, radius=12, blur=8)
        hot = box.has(desk.cursor) and self.held is None
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
        for item, spot in self.items.items():
            if desk.state.owner(item) == seat:
                self._draw_item(surface, item, spot)
        room = self._item_room(box, len(hero.relics) + len(hero.potions))
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
        held = self.held
        if held is not None and held.moved and held.kind == "item" and held.number == item:
            return
        hero = desk.state.heroes[desk.state.owner(item)]
        down = item in hero.face_down
        found, potion = self._item_picture(item), desk.state.faces[item].kind == "potion"
        hot = spot.has(desk.cursor)
        if not potion:
            brush.disc(surface, spot.cx, spot.cy, spot.w / 2 - 1, (40, 58, 68), (98, 136, 140), 1.6)
        size = spot.w * (1.02 if potion else 0.78) * (1.12 if hot else 1.0)
        image = brush.picture(found, size, size)
        desk.kit.put(surface, faint(image) if down else image, spot.cx, spot.cy, 0.5, 0.5)
        if item in hero.cubes:
            brush.text(surface, str(hero.cubes[item]), spot.right - 3, spot.bottom - 4, 12)


def _fitting(room: Box, side: float) -> int:
    """Tells how many tiles of a size fit."""
    return int((room.w + 3) / (side + 3)) * int((room.h + 3) / (side + 3))


def _sizes() -> list[float]:
    return [TILE - k for k in range(int(TILE - LEAST_TILE) + 1)]


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
