"""What lights up on the map: ways to what is looked at, spaces that can be reached, sigils of those who agree, the lantern."""

import math
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.rooms import map_paper
from soulstack.ui import theme

if TYPE_CHECKING:
    from soulstack.games.spire.screen.rooms.map_base import MapBase

A_FRAME: Final = 6
"""So many further lines light up in a frame: fresh ones take a moment to draw."""
SIGIL: Final = 7.8
ANGLES: Final = (-43.0, -14.5, 14.5, 43.0)
"""Where sigils stand round a space, at its right."""
PULSE: Final = 6
"""Steps of a light that breathes."""
NEAR: Final = (150, 84, 36)
"""A way to a space that can be reached."""


class MapMarks:
    """Draws what changes with the mouse and the clock."""

    def __init__(self, stage: "MapBase") -> None:
        self.stage, self.desk = stage, stage.desk
        self._goal = ""
        self._ways: list[tuple[str, str]] = []
        self._lit = 0

    def look_at(self, goal: str) -> None:
        """Finds the ways to a space; what was lit for another one goes dark."""
        if goal == self._goal:
            return
        self._goal, self._lit = goal, 0
        way = self.stage.survey.way_to(goal) if goal else None
        self._ways = sorted(way.paths, key=lambda pair: (-self.stage.spot(pair[0])[1], pair)) if way is not None else []

    def settle(self) -> None:
        """Forgets the ways: the party may be elsewhere."""
        self._goal, self._ways = "", []

    @property
    def lit(self) -> frozenset[tuple[str, str]]:
        """The ways that are lit by now."""
        return frozenset(self._ways[: self._lit])

    @property
    def breath(self) -> float:
        """How strong a breathing light is just now, in few steps."""
        if self.desk.still:
            return 1.0
        wave = 0.5 + 0.5 * math.sin(self.desk.clock * 3.2)
        return 0.62 + 0.38 * round(wave * PULSE) / PULSE

    # --- under the spaces --------------------------------------------------------------------------------------------

    def draw_ways(self, surface: pygame.Surface) -> None:
        """Draws the ways that are open, and those to what is looked at."""
        stage, brush = self.stage, self.desk.brush
        plan, at, near = stage.plan, stage.survey.at, stage.survey.near
        if at in plan.spots:
            for goal in stage.goals:
                if goal in near:
                    chosen = goal == stage.agreement.goal
                    tone, wide = (map_paper.LIT, 4.2) if chosen else (NEAR, 3.2)
                    map_paper.draw_way(surface, brush, *map_paper.ends(plan, at, goal), tone, wide)
        self._lit = min(len(self._ways), self._lit + A_FRAME)
        for low, high in self._ways[: self._lit]:
            map_paper.draw_way(surface, brush, *map_paper.ends(plan, low, high), map_paper.LIT, 3.6)

    def draw_lights(self, surface: pygame.Surface) -> None:
        """Draws the light of spaces that can be reached, that are marked or looked at, and the spaces on it."""
        stage, desk, brush, kit = self.stage, self.desk, self.desk.brush, self.desk.kit
        plan, survey, shown = stage.plan, stage.survey, stage.shown
        flips = stage.motion.flips
        ring = pictures.of_kind("map", "chosen", "relic")
        for name in survey.names:
            goal, looked = name in stage.goals, name == shown
            pinned = bool(stage.side.pinned) and name in survey.ahead and survey.kinds[name] == stage.side.pinned
            chosen = name == stage.agreement.goal
            if not (goal or looked or pinned):
                continue
            (x, y), reach = stage.spot(name), plan.reach(name)
            top = name == plan.top
            if goal:
                brush.glow(surface, x, y, reach * 2.5, (255, 176, 70), (0.95 if chosen else 0.6) * self.breath)
            if top:
                if looked or goal:
                    kit.put(surface, brush.picture(ring, reach * 2.9, reach * 2.9), x, y, 0.5, 0.5)
                continue
            if chosen or looked:
                kit.put(surface, brush.picture(ring, reach * 3.0, reach * 3.0), x, y, 0.5, 0.5)
            elif goal:
                brush.disc(surface, x, y, reach * 1.22, (255, 240, 200), (140, 84, 30), 2.0)
            if pinned:
                brush.disc(surface, x, y, reach * 1.26, (84, 214, 190), (16, 60, 60), 2.0)
            if name not in flips:
                map_paper.draw_space(surface, desk, plan, survey, name)

    # --- over them ---------------------------------------------------------------------------------------------------

    def draw_sigils(self, surface: pygame.Surface) -> None:
        """Draws who stands for which space."""
        desk, brush = self.desk, self.desk.brush
        for goal, seats in self.stage.agreement.standing().items():
            for (x, y), seat in zip(self.sigil_spots(goal), seats, strict=False):
                tone = theme.lighter(look.hero_colour(desk.hero(seat)), -60)
                brush.disc(surface, x, y, SIGIL, tone, theme.INK, 1.8)
                brush.icon(surface, f"sigil_{desk.hero(seat)}", x, y, SIGIL * 1.66)

    def sigil_spots(self, goal: str) -> list[tuple[float, float]]:
        """Gives where sigils stand round a space."""
        (x, y), reach = self.stage.spot(goal), self.stage.plan.reach(goal) + 12
        wide = [angle * 30 / reach for angle in ANGLES]
        return [
            (x + reach * math.cos(math.radians(angle)), y + reach * math.sin(math.radians(angle))) for angle in wide
        ]

    def draw_lantern(self, surface: pygame.Surface) -> None:
        """Draws where the party is."""
        stage, brush = self.stage, self.desk.brush
        x, y = stage.motion.lantern(stage.plan, stage.survey.at)
        swing = 0.0 if self.desk.still else math.sin(self.desk.clock * 2.1) * 1.2
        brush.glow(surface, x, y + 3, 46, (255, 190, 80), 0.55 + 0.12 * self.breath)
        brush.icon(surface, "lantern_party", x, y + swing, 38)
