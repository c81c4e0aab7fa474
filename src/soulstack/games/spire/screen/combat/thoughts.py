"""What a bot is about to do, in a bubble at its figure, with an arrow to whom it means."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.layout import Layout
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.arrows import draw_arrow

if TYPE_CHECKING:
    from soulstack.games.spire.play.thoughts import Thought
    from soulstack.games.spire.screen.combat.fight_base import FightBase

WIDE: Final = 140.0
TALL: Final = 36.0


def bubble(layout: Layout, seat: int) -> Box:
    """Gives the place of a bot's bubble: below the plate of what is coming, at the left of its figure."""
    place, plate = layout.heroes[seat], layout.plates[seat]
    x = max(plate.x, place.x - place.height * 0.36 - WIDE)
    return Box(x, plate.bottom + 4, WIDE, TALL)


def thought_at(stage: "FightBase") -> "tuple[Thought, Box] | None":
    """Gives what a bot shows now, and where; None while pictures lead to another moment."""
    desk, thought = stage.desk, stage.desk.session.thought
    if thought is None or desk.busy or not desk.is_current or thought.seat not in stage.parts.layout.plates:
        return None
    return None if stage.parts.layout.solo else (thought, bubble(stage.parts.layout, thought.seat))


def draw_target(surface: pygame.Surface, stage: "FightBase") -> None:
    """Draws the arrow from a bot to whom it means; what is told of enemies and heroes lies over it."""
    found = thought_at(stage)
    if found is None or found[0].target is None or found[0].target == ("seat", found[0].seat):
        return
    place = stage.parts.layout.heroes[found[0].seat]
    start = (place.x + place.height * 0.2, place.feet - place.height * 0.5)
    draw_arrow(surface, stage.desk.kit, start, stage.target_point(found[0].target), look.LANTERN, wide=7.0)


def draw_thought(surface: pygame.Surface, stage: "FightBase") -> None:
    """Draws what a bot is about to do."""
    found = thought_at(stage)
    if found is None:
        return
    thought, box = found
    desk, brush = stage.desk, stage.desk.brush
    hot = box.has(desk.cursor)
    brush.halo(surface, box, radius=16, blur=5)
    brush.plate(surface, box, "deep", radius=16, light=16 if hot else 4, shadow=4)
    for step, radius in ((5.0, 4.0), (12.0, 2.6)):
        brush.disc(surface, box.right + step - 2, box.y + 3 - step * 0.5, radius, theme.CREAM, line=1.4)
    x, words = box.x + 12, thought.words
    if thought.card >= 0:
        face = desk.state.faces[thought.card]
        words = desk.book.name(face.id)
        cost = cost_of(desk.state, thought.seat, thought.card) if face.kind in look.TYPES else -2
        tone = theme.lighter(look.TYPES.get(face.kind, (70, 78, 88)), 22)
        spots = [(x, box.y + 7), (x + 17, box.y + 7), (x + 17, box.bottom - 7), (x, box.bottom - 7)]
        brush.poly(surface, spots, tone)
        brush.text(surface, "X" if cost == -1 else str(cost) if cost >= 0 else "", x + 8.5, box.cy, 13)
        x += 24
    brush.text(surface, words, x, box.cy, 14, ax=0.0, room=box.right - x - 10)
