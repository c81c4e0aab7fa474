"""Cards in rows that scroll: whatever lays cards out to be looked at or chosen shares this grid."""

import math
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.screen import look
from soulstack.ui import paint, theme
from soulstack.ui.geometry import CARD_RATIO, Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

GAP: Final = 12.0
STEP: Final = 70.0
"""Units that one notch of the wheel scrolls."""
HASTE: Final = 18.0
"""How fast the cards follow the wheel."""
LARGE: Final = 200.0
"""The width of the card that is looked at."""
RAIL: Final = 8.0
ARROWS: Final = frozenset({pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END})
PAGES: Final = frozenset({pygame.K_PAGEUP, pygame.K_PAGEDOWN})


@define
class Tile:
    """A card in the grid."""

    face: str
    """The id of the side that lies up; an empty one is hidden."""
    card: int = -1
    """The number of the component."""
    dim: bool = False
    box: Box = Box(0, 0, 0, 0)
    """Its place before anything is scrolled."""


@define
class CardGrid:
    """Lays tiles out in rows and scrolls them."""

    desk: "Desk"
    box: Box = Box(0, 0, 0, 0)
    width: float = 118.0
    tiles: list[Tile] = field(factory=list)
    back: str = "colorless"
    """Whose back the hidden cards show."""
    columns: int = field(init=False, default=1)
    wanted: float = field(init=False, default=0.0)
    """How far it is to be scrolled."""
    scrolled: float = field(init=False, default=0.0)
    most: float = field(init=False, default=0.0)
    dragged: bool = field(init=False, default=False)
    """Whether the rail at the right is held."""

    @property
    def tall(self) -> float:
        """How high a card is."""
        return self.width * CARD_RATIO

    def lay(self, tiles: list[Tile], box: Box, width: float) -> None:
        """Takes other tiles, or another place."""
        self.tiles, self.box, self.width = tiles, box, width
        room = box.w - RAIL - 4
        self.columns = max(1, int((room + GAP) / (width + GAP)))
        used = min(self.columns, max(1, len(tiles))) * (width + GAP) - GAP
        left = box.x + max(0.0, (room - used) / 2)
        for k, tile in enumerate(tiles):
            line, column = divmod(k, self.columns)
            tile.box = Box(left + column * (width + GAP), box.y + 8 + line * (self.tall + GAP), width, self.tall)
        rows = math.ceil(len(tiles) / self.columns)
        self.most = max(0.0, rows * (self.tall + GAP) - GAP + 16 - box.h)
        self.wanted = min(self.wanted, self.most)
        self.scrolled = min(self.scrolled, self.most)

    def update(self, dt: float) -> None:
        """Lets the cards follow the wheel."""
        rest = self.wanted - self.scrolled
        if self.desk.still or abs(rest) < 0.4:
            self.scrolled = self.wanted
        else:
            self.scrolled += rest * min(1.0, dt * HASTE)

    def place(self, k: int) -> Box:
        """Gives where a tile is seen now."""
        return self.tiles[k].box._replace(y=self.tiles[k].box.y - self.scrolled)

    def at(self, point: tuple[float, float]) -> int:
        """Gives the number of the tile under a point, or -1."""
        if not self.box.has(point):
            return -1
        return next((k for k in range(len(self.tiles)) if self.place(k).has(point)), -1)

    def places(self) -> dict[int, Box]:
        """Gives the tiles that are seen with the part of them that is."""
        found = {}
        for k in range(len(self.tiles)):
            box = self.place(k)
            top, bottom = max(box.y, self.box.y), min(box.bottom, self.box.bottom)
            if bottom - top > 8:
                found[k] = Box(box.x, top, box.w, bottom - top)
        return found

    # --- scrolling and keys ----------------------------------------------------------------------------------------

    def wheel(self, steps: float) -> bool:
        """Scrolls."""
        self.wanted = max(0.0, min(self.most, self.wanted - steps * STEP))
        return True

    def reveal(self, k: int) -> None:
        """Scrolls until a tile is seen."""
        box = self.tiles[k].box
        self.wanted = min(self.wanted, max(0.0, box.y - 8 - self.box.y))
        self.wanted = max(self.wanted, min(self.most, box.bottom + 8 - self.box.bottom))

    def step(self, k: int, key: int) -> int:
        """Gives the tile that an arrow key leads to and scrolls to it; -1 in an empty grid."""
        if not self.tiles:
            return -1
        last = len(self.tiles) - 1
        if key == pygame.K_HOME or (k < 0 and key != pygame.K_END):
            found = 0
        elif key == pygame.K_END:
            found = last
        else:
            way = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns}[key]
            found = k + way if 0 <= k + way <= last else k
            if key == pygame.K_DOWN and found == k and k // self.columns < last // self.columns:
                found = last
        self.reveal(found)
        return found

    def page(self, key: int) -> None:
        """Scrolls by a page."""
        self.wheel((self.box.h - 60) / STEP * (-1 if key == pygame.K_PAGEDOWN else 1))

    @property
    def _rail(self) -> Box:
        return Box(self.box.right - RAIL, self.box.y + 6, RAIL, self.box.h - 12)

    def grab(self, point: tuple[float, float]) -> bool:
        """Takes hold of the rail."""
        rail = self._rail
        self.dragged = self.most > 0 and Box(rail.x - 6, rail.y, rail.w + 12, rail.h).has(point)
        if self.dragged:
            self.drag(point)
        return self.dragged

    def drag(self, point: tuple[float, float]) -> None:
        """Scrolls to where the rail is held."""
        if self.dragged:
            rail = self._rail
            part = self._thumb / 2
            self.wanted = self.most * max(0.0, min(1.0, (point[1] - rail.y - part) / max(1.0, rail.h - 2 * part)))

    @property
    def _thumb(self) -> float:
        return max(30.0, self._rail.h * self.box.h / (self.box.h + self.most))

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, *, flipped: bool = False, focus: int = -1, chosen: tuple[int, ...] = ()
    ) -> int:
        """Draws what is seen of it and gives the tile under the mouse, or -1."""
        desk = self.desk
        hot = -1 if self.dragged else self.at(desk.cursor)
        clip = surface.get_clip()
        surface.set_clip(desk.kit.rect(self.box))
        for k in range(len(self.tiles)):
            box = self.place(k)
            if box.bottom >= self.box.y - 12 and box.y <= self.box.bottom + 12:
                glow = look.VERDIGRIS if k in chosen else look.LANTERN if k in {hot, focus} else None
                self._draw_tile(surface, self.tiles[k], box, flipped=flipped, glow=glow)
                if k in chosen:
                    desk.brush.disc(surface, box.right - 10, box.y + 10, 12, look.VERDIGRIS)
                    desk.brush.icon(surface, "check", box.right - 10, box.y + 10, 15)
        surface.set_clip(clip)
        self._draw_rail(surface)
        return hot

    def _draw_tile(
        self, surface: pygame.Surface, tile: Tile, box: Box, *, flipped: bool, glow: theme.Colour | None
    ) -> None:
        desk = self.desk
        face = desk.book.side(tile.face, upgraded=flipped)
        image = desk.face_ready(face, self.width) if face else None
        if image is None:
            desk.put_card(surface, desk.back_image(self.back, self.width), box.cx, box.cy, glow=glow)
        else:
            desk.put_card(surface, image, box.cx, box.cy, glow=glow, dim=tile.dim, key=face)

    def _draw_rail(self, surface: pygame.Surface) -> None:
        if self.most <= 0:
            return
        kit, rail = self.desk.kit, self._rail
        self.desk.brush.plate(surface, rail, "glass", radius=RAIL / 2, line=1.2, shadow=0)
        high = self._thumb
        y = rail.y + (rail.h - high) * (self.scrolled / self.most)
        size = (kit.px(RAIL - 2), kit.px(high))
        tone = look.LANTERN if self.dragged else look.MUTED

        def make() -> pygame.Surface:
            return paint.premultiplied(
                paint.cut_round(paint.gradient(size, tone, theme.lighter(tone, -60)), size[0] // 2)
            )

        kit.put(surface, kit.shapes.get(("thumb", size, tone), make), rail.x + 1, y)

    def draw_large(self, surface: pygame.Surface, k: int, *, flipped: bool = False) -> None:
        """Draws a tile large beside its place."""
        desk, face = self.desk, self.desk.book.side(self.tiles[k].face, upgraded=flipped)
        if not face or self.width > LARGE * 0.8:
            return
        box = self.place(k)
        x = box.right + LARGE / 2 + 10
        if x + LARGE / 2 > desk.screen.w - 8:
            x = box.x - LARGE / 2 - 10
        half = LARGE * CARD_RATIO / 2
        y = max(half + 8, min(desk.screen.h - half - 8, box.cy))
        desk.put_card(surface, desk.card_image(face, LARGE), x, y)
