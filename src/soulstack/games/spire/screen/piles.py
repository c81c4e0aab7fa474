"""Cards laid out to be looked at: a pile, Powers, relics. Upgraded sides are shown while that is wished for."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.card_grid import ARROWS, PAGES, CardGrid, Tile
from soulstack.games.spire.screen.panel_ground import PanelGround
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 118.0


class PileView:
    """A panel of faces that scrolls."""

    def __init__(self, desk: "Desk", title: str, faces: tuple[str, ...], note: str = "") -> None:
        self.desk, self.title, self.faces, self.note = desk, title, faces, note
        self.flipped = False
        self.focus = -1
        self.ground = PanelGround()
        self.grid = CardGrid(desk, back=desk.hero(max(0, desk.session.focus)))
        self.lay_out()

    @property
    def box(self) -> Box:
        """Where it lies."""
        screen = self.desk.screen
        return Box(60, 62, screen.w - 120, screen.h - 92)

    def lay_out(self) -> None:
        """Places the faces in rows."""
        self.ground.forget()
        box = self.box
        room = Box(box.x + 16, box.y + 62, box.w - 32, box.h - 74)
        self.grid.lay([Tile(face) for face in self.faces], room, WIDE)

    def things(self) -> dict[str, Box]:
        """Lists what can be clicked."""
        return {f"face {k}": box for k, box in self.grid.places().items()}

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; one beside it closes it."""
        return self.grid.grab(point) or self.box.has(point)

    def face_at(self, point: tuple[float, float]) -> str:
        """Gives the face under a point."""
        at = self.grid.at(point)
        return self.faces[at] if at >= 0 else ""

    def face_in_focus(self) -> str:
        """Gives the face that the keys are on."""
        return self.faces[self.focus] if 0 <= self.focus < len(self.faces) else ""

    def release(self) -> None:
        """Lets go of what was held."""
        self.grid.dragged = False

    def move(self, point: tuple[float, float]) -> None:
        """Takes the mouse at another place."""
        self.grid.drag(point)

    def wheel(self, steps: float) -> bool:
        """Scrolls."""
        return self.grid.wheel(steps)

    def key(self, key: int, mod: int, text: str) -> bool:
        """Takes a key; False asks to be closed."""
        del mod, text
        if key == pygame.K_u:
            self.flipped = not self.flipped
        elif key in PAGES:
            self.grid.page(key)
        elif key in ARROWS:
            self.focus = self.grid.step(self.focus, key)
        else:
            return False
        return True

    def back(self) -> bool:
        """Leaves nothing: there is nothing in it to leave."""
        return False

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.grid.update(dt)

    def covers(self, surface: pygame.Surface) -> bool:
        """Tells whether nothing below it has to be drawn."""
        return self.ground.covers(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the panel."""
        brush, box = self.desk.brush, self.box
        self.ground.draw(surface, lambda: [lambda sheet: brush.plate(sheet, box, "stone", radius=16, shadow=0)])
        if not self.ground.ready:
            return
        brush.text(surface, self.title, box.cx, box.y + 24, 20, look.LANTERN)
        words = self.note or tr("{n} cards. U shows the upgraded sides, Esc closes.", n=len(self.faces))
        brush.line(surface, words, box.cx, box.y + 47, 13)
        hot = self.grid.draw(surface, flipped=self.flipped, focus=self.focus)
        over = hot if hot >= 0 else self.focus
        if over >= 0:
            self.grid.draw_large(surface, over, flipped=self.flipped)
