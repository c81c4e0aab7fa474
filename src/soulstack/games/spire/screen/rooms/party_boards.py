"""The heroes between fights, a board for each in the order of their rows: hit points, gold, relics and potions.

A hero is dragged onto another to change rows, a potion onto another hero to give it away; both are asked for by keys too.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.screen import pictures
from soulstack.games.spire.screen.rooms.board_painter import TILE, BoardPainter, draw_face, item_room
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import Point
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

GAP: Final = 8.0
LEAST: Final = 107.0
MOST: Final = 250.0
ALONE: Final = 500.0
"""The height of a board: of one of four, of one of few, and of one alone, which tells its deck as well."""
CLICK: Final = 6.0
"""A press that moves less than this is a click."""
LEAST_TILE: Final = 15.0


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
    painter: BoardPainter = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.painter = BoardPainter(self)

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
        room = item_room(box, len(owned))
        side = next((side for side in _sizes() if _fitting(room, side) >= len(owned)), LEAST_TILE)
        columns = max(1, int((room.w + 3) / (side + 3)))
        for k, item in enumerate(owned):
            line, column = divmod(k, columns)
            self.items[item] = Box(room.x + column * (side + 3), room.y + line * (side + 3), side, side)

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
        found.sort(key=lambda option: (option.verb != "use", option.ref is not None and option.ref[1]))
        kind = "rows" if "swap" in verbs else "items"
        wide, high = 480.0, 84.0 + 50.0 * min(7, len(found))
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
            self.painter.draw(surface, seat, box, aimed=seat == target and self._may_take(seat))

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
        return self.painter.item_picture(held.number)


def _fitting(room: Box, side: float) -> int:
    """Tells how many tiles of a size fit."""
    return int((room.w + 3) / (side + 3)) * int((room.h + 3) / (side + 3))


def _sizes() -> list[float]:
    return [TILE - k for k in range(int(TILE - LEAST_TILE) + 1)]
