"""What a choice brings and costs, as icons with words or numbers that flow over the lines of a box."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from soulstack.games.spire.play.bargains import COST, Part
from soulstack.games.spire.screen import look
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

GAP: Final = 9.0
LEAST: Final = 9.0
BLOOD: Final = ((108, 30, 32), (66, 16, 24), (214, 92, 78))
"""The pill behind a price: top, bottom, edge."""
PALE: Final[Colour] = (255, 214, 200)


@frozen
class Chip:
    """A part with its place."""

    part: Part
    box: Box


@frozen
class Flow:
    """Parts as they fit into a box: the size of the words, and where each lies."""

    size: float
    chips: tuple[Chip, ...]


def flowed(desk: "Desk", parts: Sequence[Part], box: Box, size: float, *, short: bool = False) -> Flow:
    """Lays parts out from left to right on as many lines as there is room for; words become smaller before they are cut."""
    while True:
        step = _step(desk, size)
        chips = _rows(desk, parts, box, size, step, short=short)
        low = max((chip.box.bottom for chip in chips), default=box.y)
        fits = low - box.y <= box.h + 0.5 and all(chip.box.right <= box.right + 0.5 for chip in chips)
        if fits or size * desk.kit.text_scale <= LEAST:
            lift = (box.h - (low - box.y)) / 2
            moved = [
                Chip(chip.part, Box(chip.box.x, chip.box.y + lift, min(chip.box.w, box.w), chip.box.h))
                for chip in chips
            ]
            return Flow(size, tuple(moved))
        size -= 0.5


def _step(desk: "Desk", size: float) -> float:
    return size * desk.kit.text_scale * 1.2 + 5


def _rows(desk: "Desk", parts: Sequence[Part], box: Box, size: float, step: float, *, short: bool) -> list[Chip]:
    found: list[Chip] = []
    x, y = box.x, box.y
    for part in parts:
        wide = _width(desk, part, size, short=short)
        if x > box.x and x + wide > box.right + 0.5:
            x, y = box.x, y + step
        found.append(Chip(part, Box(x, y, wide, step - 2)))
        x += wide + GAP
    return found


def _words(part: Part, *, short: bool) -> str:
    return part.short if short else part.words


def _width(desk: "Desk", part: Part, size: float, *, short: bool) -> float:
    words = _words(part, short=short)
    inner = desk.kit.text(words, size, theme.CREAM, theme.BOLD_FONT).get_width() / desk.kit.u if words else 0.0
    icon = _icon(desk, size)
    return icon + (inner + 5 if words else 0.0) + (12 if part.tone == COST else 0)


def _icon(desk: "Desk", size: float) -> float:
    return size * desk.kit.text_scale * 1.32


def draw_flow(surface: pygame.Surface, desk: "Desk", flow: Flow, *, short: bool = False, dim: bool = False) -> None:
    """Draws parts where they lie; what is paid stands on a red pill."""
    brush, kit = desk.brush, desk.kit
    icon = _icon(desk, flow.size)
    for chip in flow.chips:
        part, box = chip.part, chip.box
        x = box.x
        colour = look.MUTED if dim else theme.CREAM
        if part.tone == COST:
            top, low, edge = BLOOD
            image = kit.plate((box.w, box.h), top, low, edge=edge, radius=box.h / 2, border=1.4, lift=False)
            kit.put(surface, image, box.x, box.y)
            x += 6
            colour = PALE
        brush.icon(surface, part.icon, x + icon / 2, box.cy, icon)
        words = _words(part, short=short)
        if words:
            room = box.right - x - icon - (6 if part.tone == COST else 0)
            brush.line(surface, words, x + icon + 5, box.cy, flow.size, colour, 0.0, room=max(8.0, room))
