"""Small plaques that come down for a while at the end of the action that has earned something: a feat, a level of ascension."""

from collections import deque
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.play.feats import ICONS, feat
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.rooms.lines import draw_lines, fitted
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.tween import ease_out_back

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

STAYS: Final = 4.2
COMES: Final = 0.45
SIZE: Final = (372.0, 74.0)


@frozen
class Plaque:
    """One thing that was earned."""

    icon: str
    title: str
    words: str


class Plaques:
    """Shows one after another."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.known = desk.state.table.achievements
        self.level = 0
        """The level that was told of last."""
        self.waiting: deque[Plaque] = deque()
        self.shown: Plaque | None = None
        self.since = 0.0

    def forget(self) -> None:
        """Takes what there is as known: the table was taken to another moment."""
        self.known, self.shown = self.desk.session.view.state.table.achievements, None
        self.waiting.clear()

    def look(self) -> None:
        """Takes in what the table as it is shown has earned."""
        has = self.desk.state.table.achievements
        for name in has:
            if name not in self.known:
                self.waiting.append(Plaque(ICONS.get(name, "crown"), *feat(name)))
        self.known = has
        level = getattr(self.desk.session, "level_opened", 0)
        if level > self.level:
            words = tr("A boss has fallen at the highest level that was reached.")
            self.waiting.append(Plaque("room_boss", tr("Ascension {n} is open", n=level), words))
            self.level = level

    def update(self, dt: float) -> None:
        """Lets time pass; the next one comes when the last is gone and nothing else moves."""
        self.since += dt
        if self.shown is not None and self.since >= STAYS:
            self.shown = None
        if not self.desk.busy:
            self.look()
            if self.shown is None and self.waiting:
                self.shown, self.since = self.waiting.popleft(), 0.0
                self.desk.sound("soul")

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the one that is shown, below the bar."""
        plaque, desk = self.shown, self.desk
        if plaque is None:
            return
        wide, high = SIZE
        t = 1.0 if desk.still else min(1.0, self.since / COMES, (STAYS - self.since) / COMES)
        top = desk.room.y + 8 - (1 - ease_out_back(max(0.0, t))) * (high + 60)
        box, brush = Box((desk.screen.w - wide) / 2, top, wide, high), desk.brush
        brush.halo(surface, box, look.LANTERN, radius=14)
        brush.plate(surface, box, "patina", radius=14, line=3, shadow=8)
        well = Box(box.x + 11, box.cy - 26, 52, 52)
        brush.plate(surface, well, "brass", radius=26, line=2, shadow=0)
        brush.icon(surface, plaque.icon, well.cx, well.cy, 34)
        left = well.right + 12
        brush.text(surface, plaque.title, left, box.y + 23, 19, look.LANTERN, 0.0, room=box.right - left - 14)
        room = Box(left, box.y + 37, box.right - left - 12, high - 43)
        draw_lines(surface, desk, fitted(desk, plaque.words, 14, room.w, room.h), room, theme.CREAM, middle=True)
