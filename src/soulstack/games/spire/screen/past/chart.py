"""The way of a past run: the strip of an act with the room that is looked at, and the HP of every hero from room to room."""

from typing import Any, Final

import pygame
from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.chronicle import BEFORE, Chronicle
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.tally import Walk
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.brush import Brush
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.games.spire.screen.rooms.run_strip import draw_strip
from soulstack.ui.geometry import Box
from soulstack.ui.scenery import Area, Scenery

HEAD: Final = 24.0


@frozen
class Shelf:
    """Where cards are looked up by whoever paints a strip."""

    cards: Any


@frozen
class Easel:
    """Paints a strip with a brush alone."""

    brush: Brush
    book: Shelf

    @property
    def kit(self) -> Any:
        """What it is painted with."""
        return self.brush.kit


def walk_of(chronicle: Chronicle, act: int) -> Walk:
    """Gives the way through an act."""
    steps = [(room.space, room.kind) for room in chronicle.rooms if room.act == act and room.space != BEFORE]
    return Walk(act, chronicle.boards.get(act, ""), steps)


class Strip(Scenery):
    """The way through the act of the room that is looked at, as far as that room in full."""

    def __init__(self, area: Area, atelier: Atelier) -> None:
        super().__init__(area)
        self.atelier = atelier
        self.chronicle: Chronicle | None = None
        self.at = 0

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        found = self.chronicle
        if found is None or not found.rooms:
            brush.plate(surface, box, "glass", radius=12, line=2, shadow=0)
            brush.line(surface, tr("The run is being read…"), box.cx, box.cy, 17, look.MUTED)
            return
        room = found.rooms[min(self.at, len(found.rooms) - 1)]
        walk = walk_of(found, room.act)
        upto = sum(1 for one in found.rooms[: self.at + 1] if one.act == room.act and one.space != BEFORE)
        end = found.result != "won" and self.at == len(found.rooms) - 1
        draw_strip(
            surface, Easel(brush, Shelf(catalogue())), Walk(walk.act, walk.board, walk.steps[:upto]), box, fallen=end
        )


class HpChart(Scenery):
    """The HP of every hero as each room was left; a line stands at the room that is looked at."""

    def __init__(self, area: Area, atelier: Atelier) -> None:
        super().__init__(area)
        self.atelier = atelier
        self.chronicle: Chronicle | None = None
        self.at = 0

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        brush.plate(surface, box, "deep", radius=12, line=2, shadow=0)
        brush.line(surface, tr("HP from room to room"), box.x + 16, box.y + 16, 14, ax=0.0, room=box.w - 32)
        found = self.chronicle
        if found is None or not found.rooms:
            return
        inner = Box(box.x + 34, box.y + HEAD + 8, box.w - 52, box.h - HEAD - 24)
        most = max((high for room in found.rooms for _, high in room.hp), default=10)
        step = inner.w / max(1, len(found.rooms) - 1)
        u = brush.kit.u
        for n in (0, most // 2, most):
            y = inner.bottom - inner.h * n / most
            pygame.draw.line(surface, (70, 92, 102), (inner.x * u, y * u), (inner.right * u, y * u), 1)
            brush.line(surface, str(n), inner.x - 8, y, 12, ax=1.0)
        self._draw_acts(surface, brush, inner, step, found)
        x = inner.x + step * self.at
        pygame.draw.line(
            surface, look.LANTERN, (x * u, inner.y * u), (x * u, inner.bottom * u), max(2, brush.kit.px(2.4))
        )
        for seat, hero in enumerate(found.heroes):
            points = [
                ((inner.x + step * k) * u, (inner.bottom - inner.h * room.hp[seat][0] / most - seat * 1.5) * u)
                for k, room in enumerate(found.rooms)
                if seat < len(room.hp)
            ]
            if len(points) > 1:
                pygame.draw.lines(surface, (12, 16, 24), False, points, max(3, brush.kit.px(5)))
                pygame.draw.lines(surface, look.hero_colour(hero), False, points, max(2, brush.kit.px(2.8)))
            for px, py in points:
                pygame.draw.circle(surface, look.hero_colour(hero), (px, py), max(2, brush.kit.px(3)))

    def _draw_acts(self, surface: pygame.Surface, brush: Brush, inner: Box, step: float, found: Chronicle) -> None:
        act = 0
        for k, room in enumerate(found.rooms):
            if room.act != act:
                act = room.act
                brush.text(surface, ROMAN[min(4, act)], inner.x + step * k + 10, inner.bottom - 8, 13, look.MUTED)
