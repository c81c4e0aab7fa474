"""The column of a hero's rewards: one row for each, with what it is and what has become of it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.gifts.gift import ICONS, Gift, title
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HEAD: Final = 64.0
ROW: Final = 52.0
GAP: Final = 8.0


@define
class Column:
    """Places and draws the rows of a hero's rewards on a plate."""

    desk: "Desk"
    box: Box = Box(0, 0, 10, 10)
    """The most room that it may take."""
    seat: int = 0
    gifts: Sequence[Gift] = ()
    current: int = -1
    """The number of the reward that is laid out large."""
    rows: dict[int, Box] = field(factory=dict)
    note: str = ""

    def lay_out(self, box: Box, seat: int, gifts: Sequence[Gift]) -> None:
        """Places a row for each reward; many rows are lower."""
        self.box, self.seat, self.gifts = box, seat, gifts
        room = box.h - HEAD - 14 - self._note_height()
        step = min(ROW + GAP, room / max(1, len(gifts)))
        high = step - min(GAP, step * 0.14)
        self.rows = {
            gift.id: Box(box.x + 12, box.y + HEAD + k * step, box.w - 24, high) for k, gift in enumerate(gifts)
        }

    def _note_height(self) -> float:
        return self.desk.kit.line_height(13) * 2 + 14 if self.note else 2.0

    @property
    def plate(self) -> Box:
        """The plate under the rows, as high as they need."""
        low = max((row.bottom for row in self.rows.values()), default=self.box.y + HEAD)
        return Box(self.box.x, self.box.y, self.box.w, min(self.box.h, low + self._note_height() + 12 - self.box.y))

    def things(self) -> Mapping[str, Box]:
        """Lists the rows."""
        return {f"gift {number}": box for number, box in self.rows.items()}

    def draw(self, surface: pygame.Surface, below: str) -> None:
        """Draws the plate with the hero, and the rows; `below` says where the hero stands."""
        desk, brush, box = self.desk, self.desk.brush, self.plate
        hero = desk.state.heroes[self.seat]
        brush.plate(surface, box, "stone", radius=14, light=-4)
        brush.disc(surface, box.x + 32, box.y + 33, 23, theme.lighter(look.hero_colour(hero.hero), -80))
        brush.icon(surface, f"sigil_{hero.hero}", box.x + 32, box.y + 33, 36)
        room = box.w - 76
        brush.text(surface, desk.name(self.seat), box.x + 64, box.y + 24, 20, ax=0, room=room)
        brush.line(surface, below, box.x + 64, box.y + 45, 13, ax=0, room=room)
        for gift in self.gifts:
            self._draw_row(surface, gift, self.rows[gift.id])
        px = round(13 * desk.kit.u * desk.kit.text_scale)
        lines = paint.balanced(theme.BOLD_FONT, px, self.note, desk.kit.px(box.w - 24)) if self.note else ()
        step = desk.kit.line_height(13)
        for k, line in enumerate(lines):
            brush.line(surface, line, box.cx, box.bottom - 10 - step * (len(lines) - k - 0.5), 13)

    def _draw_row(self, surface: pygame.Surface, gift: Gift, row: Box) -> None:
        desk, brush = self.desk, self.desk.brush
        now, hot = gift.id == self.current, row.has(desk.cursor)
        if now:
            brush.halo(surface, row, radius=10, blur=7)
        brush.plate(
            surface,
            row,
            "patina" if now else "glass",
            radius=10,
            line=2,
            light=14 if hot else 0,
            shadow=0 if now else 3,
        )
        size = min(36.0, row.h * 0.78)
        self._draw_icon(surface, gift, row.x + 14 + size / 2, row.cy, size)
        tone = look.MUTED if gift.is_over else theme.CREAM
        left = row.x + 24 + size
        brush.text(
            surface,
            title(desk, gift),
            left,
            row.cy - 1,
            min(17.0, max(11.5, row.h * 0.42)),
            tone,
            ax=0,
            room=row.right - left - 38,
        )
        claimed = gift.is_draft and gift.claim_of(self.seat) != NOBODY
        mark = "done" if gift.state == "taken" or claimed else "cross" if gift.state == "skipped" else ""
        if mark:
            brush.icon(surface, mark, row.right - 20, row.cy, min(24.0, row.h * 0.6))
        elif gift.state == "back":
            self._draw_back(surface, gift, row.right - 20, row.cy, min(17.0, row.h * 0.42))

    def _draw_icon(self, surface: pygame.Surface, gift: Gift, x: float, y: float, size: float) -> None:
        """Puts the sign of a kind, or the picture of the thing as soon as it is known."""
        desk, brush = self.desk, self.desk.brush
        known = gift.taken if gift.taken != NOBODY else gift.claim_of(self.seat) if gift.is_draft else NOBODY
        if known == NOBODY and len(gift.cards) == 1:
            known = gift.cards[0]
        if known == NOBODY or gift.by_face:
            brush.icon(surface, ICONS.get(gift.kind, "deck"), x, y, size)
            if gift.upgraded:
                brush.icon(surface, "upgrade", x + size * 0.34, y + size * 0.3, size * 0.5)
            return
        face = desk.state.faces[known]
        found = pictures.potion(face.id) if face.kind == "potion" else pictures.relic(face.id)
        desk.kit.put(surface, brush.picture(found, size, size), x, y, 0.5, 0.5)

    def _draw_back(self, surface: pygame.Surface, gift: Gift, x: float, y: float, wide: float) -> None:
        """Puts the back of what nobody has seen yet."""
        owner = self.desk.hero(self.seat) if gift.kind in {"card", "rare"} else "colorless"
        self.desk.kit.put(surface, self.desk.back_image(owner, wide), x, y, 0.5, 0.5)
