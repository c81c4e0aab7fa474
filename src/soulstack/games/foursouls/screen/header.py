"""The strip above the stack: which turn it is, whose, which step, and who holds priority."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.labels import STEPS, step_of
from soulstack.games.foursouls.screen.layout import HEADER, STEP_ROW
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit

WORDS = 11.5
BESIDE = 8.0
"""What a step's place is wider than its word can be, with the gap to the next one."""
FIRST_ROW = 3
"""So many steps stand in the upper row where there are two."""
MEASURED = 40
"""The size at which words are measured to share out the strip."""
LATE = 2
"""A timer that low is written in red."""


class StopMarks(NamedTuple):
    """Steps at which the player wants to be asked: of the own turns, and of others'."""

    own: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()


def step_cells(box: Box) -> list[tuple[str, Box]]:
    """Gives the place of each step on the strip, in two rows where it is high enough for them."""
    rows = (STEPS[:FIRST_ROW], STEPS[FIRST_ROW:]) if box.h > HEADER else (STEPS,)
    return [cell for k, row in enumerate(rows) for cell in _row_cells(box, row, box.y + 30 + k * STEP_ROW)]


def _row_cells(box: Box, steps: Sequence[tuple[str, str, set[str]]], top: float) -> list[tuple[str, Box]]:
    """Shares out a row: all words have the same room beside them."""
    font = theme.font(theme.BOLD_FONT, MEASURED)
    widths = [font.size(tr(words))[0] for _, words, _ in steps]
    unit = (box.w - 12 - BESIDE * len(steps)) / sum(widths)
    wide = [width * unit + BESIDE for width in widths]
    return [(step, Box(box.x + 7 + sum(wide[:k]), top, wide[k] - 2, 24)) for k, (step, _, _) in enumerate(steps)]


def _common_size(kit: Kit, box: Box) -> float:
    """Gives the size at which every step's word fits its place, so that all are written alike."""
    size = WORDS * kit.text_scale
    cells = list(zip(STEPS, step_cells(box), strict=True))
    while size > 9 and any(
        kit.text(tr(words), size, theme.CREAM, theme.BOLD_FONT, scaled=False).get_width() / kit.u > place.w - 5
        for (_, words, _), (_, place) in cells
    ):
        # Large text that has no room is not written smaller than normal text would be.
        size = WORDS if size - 0.5 < WORDS < size else size - 0.5
    return size


def draw_header(
    target: pygame.Surface, kit: Kit, view: TableView, box: Box, names: Sequence[str], stops: StopMarks
) -> None:
    """Draws the strip; a square marks a stop on own turns, a disc one on the turns of others."""
    kit.put(target, kit.plate((box.w, box.h), theme.WOOD, theme.WOOD_LOW, radius=10), box.x, box.y)
    top = box.y + 16
    left = kit.grown(tr("Turn {turn}", turn=view.turn), 14, theme.GOLD, 1.3, room=(78, 24))
    kit.put(target, left, box.x + 9, top, 0, 0.5)
    used = 9 + left.get_width() / kit.u
    if view.timer is not None:
        # The game is lost when it runs out: it stands out, and it is no part of the turn's number.
        tone = theme.BAD if view.timer <= LATE else theme.CREAM
        glass = kit.icon("hourglass", 17)
        told = kit.grown(tr("Timer {n}", n=view.timer), 13, tone, 1.3, room=(70, 24))
        kit.put(target, glass, box.x + used + 10, top, 0, 0.5)
        used += 13 + glass.get_width() / kit.u
        kit.put(target, told, box.x + used, top, 0, 0.5)
        used += told.get_width() / kit.u
    who = names[view.active] if 0 <= view.active < len(names) else ""
    room = box.w - used - 40
    name = kit.text(who, 13, theme.CREAM, theme.BOLD_FONT, width=room)
    kit.put(target, name, box.right - 9, top, 1.0, 0.5)
    kit.put(target, kit.seat_mark(max(0, view.active), 15), box.right - 13 - name.get_width() / kit.u, top, 1.0, 0.5)
    current = step_of(view)
    reached = [name for name, _, _ in STEPS].index(current)
    size = _common_size(kit, box)
    for k, ((step, words, _), (_, place)) in enumerate(zip(STEPS, step_cells(box), strict=True)):
        here = step == current
        if here:
            ground = kit.plate((place.w, place.h), theme.BRASS, theme.BRASS_LOW, edge=theme.GOLD, radius=6, border=1.5)
        else:
            tone = theme.SLATE if k < reached else theme.SLATE_LOW
            ground = kit.plate((place.w, place.h), tone, theme.SLATE_LOW, radius=6, border=1.2, lift=False)
        kit.put(target, ground, place.x, place.y)
        colour = theme.CREAM if here else theme.MUTED
        face = theme.BOLD_FONT if here else theme.BODY_FONT
        image = kit.text(tr(words), size, colour, face, scaled=False)
        kit.put(target, image, place.cx, place.cy, 0.5, 0.5)
        if step in stops.own:
            kit.put(target, kit.shape("square", 10, theme.GOLD), place.x + 8, place.bottom, 0.5, 0.5)
        if step in stops.others:
            kit.put(target, kit.shape("circle", 10, theme.FOCUS), place.right - 8, place.bottom, 0.5, 0.5)
