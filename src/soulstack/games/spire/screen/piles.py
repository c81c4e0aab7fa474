"""Cards laid out to be looked at: a deck, a pile, Powers. Upgraded sides are shown while a key is held."""

import math
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.screen import look
from soulstack.ui.geometry import CARD_RATIO, Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 118.0
GAP: Final = 12.0


@define
class PileView:
    """A panel of faces that scrolls."""

    desk: "Desk"
    title: str
    faces: tuple[str, ...]
    """Ids of sides; an empty one is hidden."""
    note: str = ""
    scroll: float = 0.0
    flipped: bool = False
    spots: list[tuple[str, Box]] = field(init=False, factory=list)

    def __attrs_post_init__(self) -> None:
        self.lay_out()

    @property
    def box(self) -> Box:
        """Where it lies."""
        screen = self.desk.screen
        return Box(60, 62, screen.w - 120, screen.h - 92)

    @property
    def _inner(self) -> Box:
        box = self.box
        return Box(box.x + 20, box.y + 62, box.w - 40, box.h - 78)

    def lay_out(self) -> None:
        """Places the faces in rows."""
        inner = self._inner
        columns = max(1, int((inner.w + GAP) / (WIDE + GAP)))
        tall = WIDE * CARD_RATIO
        left = inner.x + (inner.w - min(columns, max(1, len(self.faces))) * (WIDE + GAP) + GAP) / 2
        self.spots = []
        for k, face in enumerate(self.faces):
            line, column = divmod(k, columns)
            self.spots.append((face, Box(left + column * (WIDE + GAP), inner.y + line * (tall + GAP), WIDE, tall)))
        rows = math.ceil(len(self.faces) / columns)
        self._most = max(0.0, rows * (tall + GAP) - inner.h)
        self.scroll = min(self.scroll, self._most)

    _most: float = field(init=False, default=0.0)

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; one beside it closes it."""
        return self.box.has(point)

    def wheel(self, steps: float) -> bool:
        """Scrolls."""
        self.scroll = max(0.0, min(self._most, self.scroll - steps * 60))
        return True

    def key(self, key: int) -> bool:
        """Takes a key."""
        if key == pygame.K_u:
            self.flipped = not self.flipped
            return True
        if key in {pygame.K_DOWN, pygame.K_UP, pygame.K_PAGEDOWN, pygame.K_PAGEUP}:
            return self.wheel(-1 if key in {pygame.K_DOWN, pygame.K_PAGEDOWN} else 1)
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the panel."""
        desk, brush, box = self.desk, self.desk.brush, self.box
        desk.kit.put(surface, desk.kit.veil(surface.get_size(), (6, 10, 18), 0.6), 0, 0)
        brush.plate(surface, box, "stone", radius=16)
        brush.text(surface, self.title, box.cx, box.y + 24, 20, look.LANTERN)
        words = self.note or tr("{n} cards. U shows the upgraded sides, Esc closes.", n=len(self.faces))
        brush.line(surface, words, box.cx, box.y + 47, 13)
        inner = self._inner
        clip = surface.get_clip()
        surface.set_clip(desk.kit.rect(Box(box.x + 4, inner.y - 4, box.w - 8, inner.h + 10)))
        over: tuple[str, Box] | None = None
        for face, spot in self.spots:
            y = spot.cy - self.scroll
            if y + spot.h < inner.y or y - spot.h > inner.bottom:
                continue
            shown = self._side(face)
            image = (
                desk.card_image(shown, WIDE) if face else desk.back_image(desk.hero(max(0, desk.session.focus)), WIDE)
            )
            hot = Box(spot.x, y - spot.h / 2, spot.w, spot.h).has(desk.cursor)
            desk.put_card(surface, image, spot.cx, y, glow=look.LANTERN if hot else None)
            if hot and face:
                over = (shown, Box(spot.x, y - spot.h / 2, spot.w, spot.h))
        surface.set_clip(clip)
        if over is not None:
            wide = 200.0
            x = over[1].right + wide / 2 + 10
            x = x if x + wide / 2 < desk.screen.w - 8 else over[1].x - wide / 2 - 10
            tall = wide * CARD_RATIO / 2
            y = max(tall + 8, min(desk.screen.h - tall - 8, over[1].cy))
            desk.put_card(surface, desk.card_image(over[0], wide), x, y)

    def _side(self, face: str) -> str:
        """Gives the side that is shown: the upgraded one while that is wanted and there is one."""
        if not self.flipped or not face or face.endswith("+"):
            return face
        card = self.desk.book.cards.get(face)
        return f"{face}+" if getattr(card, "up", None) is not None else face
