"""The decks of the run, laid out to be read: one hero's or all side by side, sorted, searched, or upgraded."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.cards.faces import NO_COST, X_COST, Face
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.card_grid import ARROWS, PAGES, CardGrid, Tile
from soulstack.games.spire.screen.desk import BAR
from soulstack.games.spire.screen.face_painter import KINDS as TYPES
from soulstack.games.spire.screen.panel_ground import PanelGround, Part
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

SORTS: Final[Mapping[str, Sentence]] = {
    "gained": Sentence("Gained"),
    "type": Sentence("Type"),
    "cost": Sentence("Cost"),
    "name": Sentence("Name"),
}
KINDS: Final = ("attack", "skill", "power", "status", "curse")
WIDE: Final = 118.0
NARROW: Final = 92.0
"""How wide a card is in the deck of one hero, and in those of several."""
HEAD: Final = 98.0
LETTERS: Final = 24
"""Most letters of a search."""


class DeckView:
    """A panel with the decks of some heroes."""

    def __init__(self, desk: "Desk", seats: tuple[int, ...]) -> None:
        self.desk, self.seats = desk, seats
        self.order = desk.deck_order
        self.flipped = False
        self.search, self.typing = "", False
        self.grids: dict[int, CardGrid] = {}
        self.focus = (-1, -1)
        """The hero and the tile that keys have gone to."""
        self.hot = (-1, -1)
        """The hero and the tile under the mouse."""
        self.buttons: dict[str, Box] = {}
        self.ground = PanelGround()
        self._laid: object = None
        self.lay_out()

    @property
    def box(self) -> Box:
        """Where it lies."""
        screen = self.desk.screen
        wide = min(screen.w - 48, 1500.0)
        return Box(screen.w / 2 - wide / 2, BAR + 12, wide, screen.h - BAR - 24)

    @property
    def everybody(self) -> tuple[int, ...]:
        """Gives the heroes whose decks can be looked at."""
        return tuple(hero.seat for hero in self.desk.state.heroes)

    # --- what is shown ---------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Places everything anew: the window, the decks or the wish has changed."""
        self._lay_buttons()
        room = self._grid_room
        count = len(self.seats)
        part = (room.w + 14) / count - 14
        head = 34.0 if count > 1 else 0.0
        fresh = {}
        for k, seat in enumerate(self.seats):
            grid = self.grids.get(seat) or CardGrid(self.desk, back=self.desk.hero(seat))
            box = Box(room.x + k * (part + 14), room.y + head, part, room.h - head)
            grid.lay(self._tiles(seat), box, self._card_width(part))
            fresh[seat] = grid
        self.grids = fresh
        laid = (self.desk.kit, *(grid.box for grid in fresh.values()))
        if laid != self._laid:
            self._laid = laid
            self.ground.forget()
        if self.focus[0] not in fresh or self.focus[1] >= len(fresh[self.focus[0]].tiles):
            self.focus = (-1, -1)

    def _card_width(self, part: float) -> float:
        return WIDE if len(self.seats) == 1 else min(NARROW, (part - 44) / 3)

    @property
    def _grid_room(self) -> Box:
        box = self.box
        return Box(box.x + 14, box.y + HEAD, box.w - 28, box.h - HEAD - 12)

    def _tiles(self, seat: int) -> list[Tile]:
        faces = self.desk.state.faces
        cards = [card for card in self.desk.state.heroes[seat].deck if self._is_meant(card)]
        cards.sort(key=self._rank)
        return [Tile(faces[card].id, card) for card in cards]

    def _is_meant(self, card: int) -> bool:
        """Tells whether a card fits the search: its name, its text or its type."""
        if not self.search:
            return True
        spec = self.desk.book.spec(self.desk.state.faces[card].id)
        kind = tr(TYPES[spec.kind].pattern) if spec.kind in TYPES else ""
        words = " ".join((spec.title, kind, *spec.text, *spec.keywords)).casefold()
        return self.search.casefold() in words

    def _rank(self, card: int) -> tuple[object, ...]:
        face: Face = self.desk.state.faces[card]
        name = self.desk.book.name(face.id).casefold()
        kind = KINDS.index(face.kind) if face.kind in KINDS else len(KINDS)
        cost = {X_COST: 90, NO_COST: 99}.get(face.cost, face.cost)
        return {"gained": (), "type": (kind, cost, name), "cost": (cost, kind, name), "name": (name,)}[self.order]

    def _lay_buttons(self) -> None:
        box, found = self.box, {}
        x, y = box.x + 14, box.y + 11
        if len(self.everybody) > 1:
            wide = min(188.0, (box.w - 260) / len(self.everybody) - 8)
            for seat in self.everybody:
                found[f"tab {seat}"] = Box(x, y, wide, 38)
                x += wide + 8
            found["all"] = Box(x, y, 172, 38)
        found["close"] = Box(box.right - 52, y, 38, 38)
        self.buttons = {**found, **self._lay_tools(box.x + 14, box.y + 56)}

    def _lay_tools(self, x: float, y: float) -> dict[str, Box]:
        found = {}
        x += 62
        for name in SORTS:
            found[f"sort {name}"] = Box(x, y, 82, 30)
            x += 86
        found["flip"] = Box(x + 8, y, 158, 30)
        found["search"] = Box(x + 176, y, 196, 30)
        return found

    # --- what is wanted --------------------------------------------------------------------------------------------

    def things(self) -> dict[str, Box]:
        """Lists what can be clicked."""
        found = dict(self.buttons)
        for grid in self.grids.values():
            found.update({f"card {grid.tiles[k].card}": box for k, box in grid.places().items()})
        return found

    def show_seats(self, seats: tuple[int, ...]) -> None:
        """Shows the decks of other heroes."""
        self.seats = seats
        self.desk.sound("flick")
        self.lay_out()

    def sort(self, order: str) -> None:
        """Sorts the cards; the next deck that is opened is sorted so too."""
        self.order = self.desk.deck_order = order
        self.desk.sound("flick")
        self.lay_out()

    def flip(self) -> None:
        """Turns all cards to their upgraded sides, or back."""
        self.flipped = not self.flipped
        self.desk.sound("page")

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; one beside it closes it."""
        name = next((name for name, box in self.buttons.items() if box.has(point)), "")
        self.typing = name == "search"
        if name:
            return self._press_button(name)
        for seat, grid in self.grids.items():
            if grid.grab(point):
                return True
            at = grid.at(point)
            if at >= 0:
                self.focus = (seat, at)
                self.chosen(grid.tiles[at])
                return True
        return self.box.has(point)

    def face_at(self, point: tuple[float, float]) -> str:
        """Gives the face under a point."""
        for grid in self.grids.values():
            at = grid.at(point)
            if at >= 0:
                return grid.tiles[at].face
        return ""

    def face_in_focus(self) -> str:
        """Gives the face that the keys are on."""
        seat, at = self.focus
        grid = self.grids.get(seat)
        return grid.tiles[at].face if grid is not None and 0 <= at < len(grid.tiles) else ""

    def _press_button(self, name: str) -> bool:
        kind, _, which = name.partition(" ")
        if kind == "close":
            return False
        if kind == "tab":
            self.show_seats((int(which),))
        elif kind == "all":
            self.show_seats(self.everybody)
        elif kind == "sort":
            self.sort(which)
        elif kind == "flip":
            self.flip()
        return True

    def chosen(self, tile: Tile) -> None:
        """Takes a card that was clicked; here they are only looked at."""

    def release(self) -> None:
        """Lets go of what was held."""
        for grid in self.grids.values():
            grid.dragged = False

    def move(self, point: tuple[float, float]) -> None:
        """Takes the mouse at another place."""
        for grid in self.grids.values():
            grid.drag(point)

    def wheel(self, steps: float) -> bool:
        """Scrolls the deck under the mouse, or the first."""
        under = [grid for grid in self.grids.values() if grid.box.has(self.desk.cursor)]
        return (under or list(self.grids.values()))[0].wheel(steps)

    def key(self, key: int, mod: int, text: str) -> bool:
        """Takes a key; False asks to be closed."""
        if self.typing:
            return self._type(key, text)
        action = self._command(key, mod, text)
        if action is not None:
            action()
            return True
        if key in ARROWS:
            seat = self.focus[0] if self.focus[0] >= 0 else self.seats[0]
            self.focus = (seat, self.grids[seat].step(self.focus[1], key))
        elif key in PAGES:
            self.grids[self.focus[0] if self.focus[0] >= 0 else self.seats[0]].page(key)
        else:
            return key != pygame.K_d or bool(mod & pygame.KMOD_SHIFT)
        return True

    def _command(self, key: int, mod: int, text: str) -> Callable[[], None] | None:
        """Gives what a key of the panel does."""
        back = mod & pygame.KMOD_SHIFT
        if key == pygame.K_u:
            return self.flip
        if key == pygame.K_s:
            orders = list(SORTS)
            return lambda: self.sort(orders[(orders.index(self.order) + (-1 if back else 1)) % len(orders)])
        if text == "/" or key == pygame.K_SLASH or (key == pygame.K_f and mod & pygame.KMOD_CTRL):
            return self._begin_typing
        if self.has_tabs and pygame.K_F1 <= key <= pygame.K_F4 and key - pygame.K_F1 in self.everybody:
            return lambda: self.show_seats((key - pygame.K_F1,))
        if self.has_tabs and key == pygame.K_d and back:
            return lambda: self.show_seats(self.everybody)
        if key == pygame.K_TAB:
            return lambda: self._turn(-1 if back else 1)
        return None

    @property
    def has_tabs(self) -> bool:
        """Whether the decks of others can be turned to."""
        return "all" in self.buttons

    def _turn(self, way: int) -> None:
        """Goes to the next deck: the one beside it, or that of the next hero."""
        if len(self.seats) > 1:
            at = self.seats.index(self.focus[0]) if self.focus[0] in self.seats else -1
            seat = self.seats[(at + way) % len(self.seats)]
            self.focus = (seat, 0 if self.grids[seat].tiles else -1)
        elif self.has_tabs:
            self.show_seats(((self.seats[0] + way) % len(self.everybody),))

    def _begin_typing(self) -> None:
        self.typing = True

    def _type(self, key: int, text: str) -> bool:
        if key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB}:
            self.typing = False
        elif key == pygame.K_BACKSPACE:
            self._look_for(self.search[:-1])
        elif text.isprintable() and text and len(self.search) < LETTERS:
            self._look_for(self.search + text)
        return True

    def _look_for(self, words: str) -> None:
        self.search = words
        self.lay_out()

    def back(self) -> bool:
        """Leaves the search; False when there was nothing to leave."""
        if self.typing or self.search:
            self.typing = False
            self._look_for("")
            return True
        return False

    # --- drawing ---------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass."""
        for grid in self.grids.values():
            grid.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the panel."""
        brush = self.desk.brush
        self.ground.draw(surface, self.plates)
        if not self.ground.ready:
            return
        self.draw_head(surface)
        self._draw_tools(surface)
        self.hot = (-1, -1)
        for seat, grid in self.grids.items():
            if len(self.seats) > 1:
                self._draw_name(surface, seat, grid)
            focus = self.focus[1] if self.focus[0] == seat else -1
            hot = grid.draw(surface, flipped=self.flipped, focus=focus, chosen=self.marked(grid))
            if hot >= 0:
                self.hot = (seat, hot)
            if not grid.tiles:
                words = tr("No card fits the search.") if self.search else tr("There is no card.")
                brush.line(surface, words, grid.box.cx, grid.box.cy, 15, room=grid.box.w - 20)
        self.draw_aside(surface)

    def covers(self, surface: pygame.Surface) -> bool:
        """Tells whether nothing below it has to be drawn."""
        return self.ground.covers(surface)

    def plates(self) -> list[Part]:
        """Lists what it all lies on, to be painted one after another."""
        brush = self.desk.brush

        def stone(surface: pygame.Surface) -> None:
            brush.plate(surface, self.box, "stone", radius=16, shadow=0)

        def glass(surface: pygame.Surface) -> None:
            for grid in self.grids.values():
                brush.plate(surface, grid.box, "glass", radius=12, shadow=0, alpha=0.8)

        return [stone, glass]

    def marked(self, grid: CardGrid) -> tuple[int, ...]:
        """Gives the tiles that are chosen."""
        del grid
        return ()

    def draw_aside(self, surface: pygame.Surface) -> None:
        """Draws the card that is looked at large beside its place."""
        seat, at = self.hot if self.hot[1] >= 0 else self.focus
        if at >= 0:
            self.grids[seat].draw_large(surface, at, flipped=self.flipped)

    def draw_head(self, surface: pygame.Surface) -> None:
        """Draws whose decks there are."""
        desk, brush, box = self.desk, self.desk.brush, self.box
        if not self.has_tabs:
            seat = self.seats[0]
            words = tr("The deck of {name}", name=desk.name(seat))
            brush.icon(surface, f"sigil_{desk.hero(seat)}", box.x + 34, box.y + 30, 32)
            wide = brush.text(surface, words, box.x + 58, box.y + 30, 21, look.LANTERN, ax=0)
            count = tr_n(len(desk.state.heroes[seat].deck), "{n} card", "{n} cards")
            brush.line(surface, count, box.x + 74 + wide, box.y + 31, 14, ax=0)
        for name, spot in self.buttons.items():
            kind, _, which = name.partition(" ")
            if kind == "tab":
                self._draw_tab(surface, int(which), spot)
            elif kind == "all":
                on = len(self.seats) > 1
                self._plate(surface, spot, on=on)
                brush.line(surface, tr("All decks"), spot.x + 12, spot.cy, 15, theme.CREAM, ax=0, room=spot.w - 74)
                brush.cap(surface, "Shift+D", spot.right - 5, spot.cy, 9.5)
            elif kind == "close":
                self._plate(surface, spot, on=False)
                brush.icon(surface, "cross", spot.cx, spot.cy - 1, 18)
                brush.cap(surface, "esc", spot.right + 5, spot.bottom - 1, 9)

    def _draw_tab(self, surface: pygame.Surface, seat: int, spot: Box) -> None:
        desk, brush = self.desk, self.desk.brush
        self._plate(surface, spot, on=self.seats == (seat,))
        brush.icon(surface, f"sigil_{desk.hero(seat)}", spot.x + 22, spot.cy, 27)
        brush.text(surface, desk.name(seat), spot.x + 40, spot.cy - 1, 16, ax=0, room=spot.w - 106)
        brush.line(surface, str(len(desk.state.heroes[seat].deck)), spot.right - 44, spot.cy, 15, look.LANTERN)
        brush.cap(surface, f"f{seat + 1}", spot.right - 6, spot.cy, 9.5)

    def _draw_name(self, surface: pygame.Surface, seat: int, grid: CardGrid) -> None:
        brush, box = self.desk.brush, grid.box
        brush.icon(surface, f"sigil_{self.desk.hero(seat)}", box.x + 14, box.y - 17, 24)
        brush.text(surface, self.desk.name(seat), box.x + 32, box.y - 18, 16, ax=0, room=box.w - 80)
        self._draw_summary(surface, seat, box.right - 6, box.y - 17, 15.0)

    def _draw_summary(self, surface: pygame.Surface, seat: int, right: float, y: float, size: float) -> None:
        """Draws how many cards of each type there are, from the right."""
        state, brush = self.desk.state, self.desk.brush
        kinds = [state.faces[card].kind for card in state.heroes[seat].deck]
        for kind in reversed(KINDS):
            if kind in kinds:
                right -= brush.line(surface, str(kinds.count(kind)), right, y, size - 1, theme.CREAM, ax=1.0) + 3
                brush.icon(surface, look.TYPE_ICONS[kind], right - size / 2, y, size)
                right -= size + 9

    def _draw_tools(self, surface: pygame.Surface) -> None:
        brush, first = self.desk.brush, self.buttons["sort gained"]
        wide = brush.line(surface, tr("Sort"), first.x - 64, first.cy, 14, ax=0, room=38)
        brush.cap(surface, "s", first.x - 64 + wide + 21, first.cy, 9.5)
        for name, words in SORTS.items():
            spot = self.buttons[f"sort {name}"]
            self._plate(surface, spot, on=self.order == name)
            brush.line(surface, tr(words.pattern), spot.cx, spot.cy, 14, theme.CREAM, room=spot.w - 12)
        spot = self.buttons["flip"]
        self._plate(surface, spot, on=self.flipped)
        brush.icon(surface, "upgrade", spot.x + 17, spot.cy, 18)
        brush.line(surface, tr("Upgraded sides"), spot.x + 30, spot.cy, 14, theme.CREAM, ax=0, room=spot.w - 58)
        brush.cap(surface, "u", spot.right - 5, spot.cy, 9.5)
        self._draw_search(surface, self.buttons["search"])
        if self.has_summary:
            self._draw_summary(surface, self.seats[0], self.box.right - 22, first.cy, 18.0)

    @property
    def has_summary(self) -> bool:
        """Whether there is room to say how many cards of each type there are."""
        return len(self.seats) == 1

    def _draw_search(self, surface: pygame.Surface, spot: Box) -> None:
        brush = self.desk.brush
        if self.typing:
            brush.halo(surface, spot, radius=8, blur=5)
        brush.plate(surface, spot, "glass", radius=8, line=2, shadow=2, light=14 if spot.has(self.desk.cursor) else 0)
        caret = "|" if self.typing and (self.desk.still or self.desk.clock % 1 < 0.6) else ""
        shown = self.search + caret or (tr("Search") if not self.typing else "")
        tone = theme.CREAM if self.search else look.MUTED
        brush.line(surface, shown, spot.x + 12, spot.cy, 14, tone, ax=0, room=spot.w - 44)
        brush.cap(surface, "/", spot.right - 5, spot.cy, 9.5)

    def _plate(self, surface: pygame.Surface, spot: Box, *, on: bool) -> None:
        light = 14 if spot.has(self.desk.cursor) else 0
        self.desk.brush.plate(surface, spot, "patina" if on else "deep", radius=8, line=2, light=light, shadow=3)
