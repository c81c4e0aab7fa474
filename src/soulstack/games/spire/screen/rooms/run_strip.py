"""The way through one act on a strip of parchment: its board lying on its side, the rooms that were entered, the red line."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from soulstack.games.spire.cards.schema import MapDef
from soulstack.games.spire.play.tally import Walk
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.rules.climb.board import START, letter_at, row_of, spaces
from soulstack.games.spire.screen import look, pictures
from soulstack.ui import paint
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.brush import Brush
    from soulstack.ui.paint.kit import Kit


class Easel(Protocol):
    """What a strip is painted with: a desk, or the brush of a screen of forms."""

    @property
    def kit(self) -> "Kit": ...
    @property
    def brush(self) -> "Brush": ...
    @property
    def book(self) -> Any:
        """Where its board is looked up."""
        ...


ICONS: Final[Mapping[str, str]] = {
    "encounter": "room_encounter", "elite": "room_elite", "burning_elite": "room_burning", "event": "room_event",
    "merchant": "room_merchant", "campfire": "room_campfire", "treasure": "room_treasure", "boss": "room_boss",
}  # fmt: skip
INK: Final[Colour] = (150, 112, 76)
RED: Final[Colour] = (186, 40, 42)
COLUMNS: Final = 7
LABEL: Final = 44.0


def draw_strip(surface: pygame.Surface, desk: "Easel", walk: Walk, box: Box, *, fallen: bool) -> None:
    """Draws the way through an act; `fallen` marks its last room as the one where the climb ended."""
    brush, kit = desk.brush, desk.kit
    kit.put(surface, _paper(desk, box), box.x, box.y)
    brush.text(surface, ROMAN[min(4, walk.act)], box.x + LABEL / 2 + 2, box.cy, 26, look.LANTERN)
    drawn = desk.book.cards.get(walk.board)
    if not isinstance(drawn, MapDef):
        return
    spots = _spots(drawn, Box(box.x + LABEL, box.y + 10, box.w - LABEL - 14, box.h - 20))
    walked = [space for space, _ in walk.steps if space in spots]
    kit.put(surface, _ways(desk, drawn, spots, box), box.x, box.y)
    kinds = dict(walk.steps)
    size = min(24.0, (box.h - 20) / 4.2)
    line = [spots[START], *(spots[space] for space in walked)] if walked and row_of(walked[0]) == 0 else []
    for one, other in pairwise(line or [spots[space] for space in walked]):
        pygame.draw.line(
            surface, RED, (one[0] * kit.u, one[1] * kit.u), (other[0] * kit.u, other[1] * kit.u), max(2, kit.px(3.2))
        )
    for k, space in enumerate(walked):
        x, y = spots[space]
        last = k == len(walked) - 1
        wide = size * (1.35 if kinds[space] == "boss" else 1.0)
        if last:
            brush.glow(surface, x, y, wide * 1.5, (255, 120, 80) if fallen else (255, 206, 110), 0.9)
        brush.disc(surface, x, y, wide * 0.62, (238, 222, 186), (92, 40, 34), 1.6)
        brush.icon(surface, ICONS.get(kinds[space], "room_event"), x, y, wide)
        if last and fallen:
            brush.icon(surface, "cross", x + wide * 0.55, y - wide * 0.5, wide * 0.8)


def _paper(desk: "Easel", box: Box) -> pygame.Surface:
    kit = desk.kit
    size = (max(8, kit.px(box.w)), max(8, kit.px(box.h)))

    def make() -> pygame.Surface:
        found = pictures.picture("map", "parchment")
        out = paint.blank(size)
        if found is not None:
            whole = found.painted((size[0], round(size[0] * 1.1)))
            out.blit(whole, (0, 0), (0, round(size[0] * 0.2), *size))
        shade = pygame.Surface((size[0], size[1]), pygame.SRCALPHA)
        shade.fill((60, 36, 22, 60))
        pygame.draw.rect(shade, (48, 30, 26, 170), (0, 0, kit.px(LABEL), size[1]))
        out.blit(shade, (0, 0))
        return paint.premultiplied(paint.cut_round(out, max(4, kit.px(10))))

    return kit.shapes.get(("strip", size), make)


def _ways(desk: "Easel", drawn: MapDef, spots: Mapping[str, tuple[float, float]], box: Box) -> pygame.Surface:
    """Gives the printed ways and spaces of a board."""
    kit = desk.kit
    size = (max(8, kit.px(box.w)), max(8, kit.px(box.h)))

    def make() -> pygame.Surface:
        out = paint.blank((size[0] * 2, size[1] * 2))
        fine = kit.u * 2
        places = {name: ((x - box.x) * fine, (y - box.y) * fine) for name, (x, y) in spots.items()}
        for path in drawn.paths:
            low, _, high = path.partition(">")
            if low in places and high in places:
                pygame.draw.line(out, (*INK, 200), places[low], places[high], max(2, round(1.6 * fine)))
        for name, (x, y) in places.items():
            if name != START:
                big = 1.9 if letter_at(drawn, name) == "B" else 1.0
                pygame.draw.circle(out, (112, 76, 52), (x, y), 4.6 * big * fine)
                pygame.draw.circle(out, (222, 200, 158), (x, y), 3.2 * big * fine)
        return paint.finish(pygame.transform.smoothscale(out.premul_alpha(), size))

    return kit.shapes.get(("ways", drawn.id, size), make)


def _spots(drawn: MapDef, box: Box) -> dict[str, tuple[float, float]]:
    """Places the spaces from left to right; where the party came from is left of them."""
    count = len(drawn.rows)
    found: dict[str, tuple[float, float]] = {START: (box.x + 4, box.cy)}
    for name in spaces(drawn):
        row, column = (int(part) for part in name.split("-"))
        x = box.x + 24 + (box.w - 48) * row / max(1, count - 1)
        y = box.cy if letter_at(drawn, name) == "B" or count < 5 else box.y + box.h * (column + 0.5) / COLUMNS
        found[name] = (x, y)
    return found
