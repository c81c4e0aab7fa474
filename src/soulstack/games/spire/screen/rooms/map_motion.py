"""What moves on the map: the sheet unrolls, tokens turn over, the lantern hops along the line and leaves wet ink behind."""

import math
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.play.journey import Survey
from soulstack.games.spire.rules.climb.board import START, row_of
from soulstack.games.spire.screen.rooms import map_paper
from soulstack.games.spire.screen.rooms.map_plan import Plan
from soulstack.games.spire.screen.stage import Point
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.tween import FADE, ease_in_out

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HOP: Final = 0.4
HIGH: Final = 26.0
"""How high the lantern hops."""
UNROLL: Final = 0.85
FLIP: Final = 0.3
APART: Final = 0.045
"""Seconds between two tokens that turn over."""
ROLL: Final = 30.0
"""How thick the rolled part of the sheet is."""
STEPS: Final = 10
"""A line that is being drawn is kept in so many lengths."""


@define
class MapMotion:
    """What moves just now; all of it can be skipped."""

    desk: "Desk"
    hop: tuple[str, str] | None = None
    hopped: float = 0.0
    unrolled: float = UNROLL
    flips: dict[str, float] = field(factory=dict)
    """Seconds until a token turns over, by space; negative while it does."""

    @property
    def busy(self) -> bool:
        """Whether the sheet or tokens still move."""
        return self.is_rolled or bool(self.flips)

    @property
    def is_rolled(self) -> bool:
        """Whether a part of the sheet is still rolled up."""
        return self.unrolled < UNROLL

    def open(self, survey: Survey) -> None:
        """Unrolls the sheet and turns its tokens over one after another, from the bottom up."""
        if self.desk.still:
            return
        self.unrolled = 0.0
        laid = [name for name in survey.names if survey.tones[name]]
        self.flips = {name: UNROLL * 0.7 + k * APART for k, name in enumerate(reversed(laid))}
        self.desk.sound("page")

    def begin_hop(self, low: str, high: str) -> float:
        """Lets the lantern hop to another space and gives how long that takes."""
        self.hop, self.hopped = (low, high), 0.0
        return FADE if self.desk.still else HOP

    def turn(self, name: str) -> float:
        """Turns one token over and gives how long that takes."""
        if self.desk.still:
            return FADE
        self.flips[name] = 0.0
        return FLIP

    def update(self, dt: float) -> None:
        """Lets time pass."""
        was = self.is_rolled
        self.unrolled = min(UNROLL, self.unrolled + dt)
        if was and not self.is_rolled and self.flips:
            self.desk.sound("shuffle")
        self.hopped += dt
        self.flips = {name: left - dt for name, left in self.flips.items() if left - dt > -FLIP}

    def finish(self) -> None:
        """Ends what still moves."""
        self.unrolled = UNROLL
        self.flips.clear()
        self.hopped = HOP

    # --- drawing -----------------------------------------------------------------------------------------------------

    @property
    def part(self) -> float:
        """How much of its way the lantern has made."""
        return 1.0 if self.desk.still else ease_in_out(min(1.0, self.hopped / HOP))

    def lantern(self, plan: Plan, at: str) -> Point:
        """Gives where the lantern hangs."""
        if self.hop is None or self.hop[1] not in plan.spots:
            return beside(plan, at)
        (x0, y0), (x1, y1) = beside(plan, self.hop[0]), beside(plan, self.hop[1])
        t = self.part
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - HIGH * math.sin(math.pi * t)

    def draw_ink(self, surface: pygame.Surface, plan: Plan, survey: Survey) -> None:
        """Draws the line that the party walks, as far as it has come; it is wet yet."""
        if self.hop is None:
            return
        low, high = self.hop
        if high not in survey.steps.get(low, ()):
            return
        part = round(self.part * STEPS) / STEPS
        if part > 0:
            p, q = map_paper.ends(plan, low, high)
            map_paper.draw_way(surface, self.desk.brush, p, q, map_paper.WET, 4.2, part)

    def draw_flips(self, surface: pygame.Surface, plan: Plan, survey: Survey) -> None:
        """Draws the tokens that are turning over."""
        for name, left in self.flips.items():
            if left > FLIP / 2:
                continue
            t = min(1.0, max(0.0, -left / FLIP))
            squash = max(0.06, abs(math.cos(math.pi * t)))
            map_paper.draw_space(surface, self.desk, plan, survey, name, back=t < 0.5, squash=squash)

    def draw_rolled(self, surface: pygame.Surface, plan: Plan, bare: pygame.Surface, laid: pygame.Surface) -> None:
        """Draws the sheet as far as it is unrolled, and its roll."""
        surface.blit(bare, (0, 0))
        kit, sheet = self.desk.kit, plan.sheet
        t = ease_in_out(min(1.0, self.unrolled / UNROLL))
        low = sheet.y + sheet.h * t
        area = kit.rect(Box(sheet.x - 26, 0, sheet.w + 52, low))
        surface.blit(laid, area, area)
        thick = ROLL * (1.15 - 0.65 * t)
        box = Box(sheet.x - 5, low - thick / 2, sheet.w + 10, thick)
        self.desk.brush.shape(surface, ("map roll",), box, _paint_roll)


def beside(plan: Plan, name: str) -> Point:
    """Gives where the lantern hangs at a space: at its left, clear of its number and its sign."""
    name = name if name in plan.spots else START
    x, y = plan.spots[name]
    if row_of(name) < 0:
        return x, y
    return x - plan.reach(name) - 8, y + 5


def _paint_roll(sheet: pygame.Surface, unit: float) -> None:
    wide, high = sheet.get_size()
    for y in range(high):
        t = y / max(1, high - 1)
        light = math.sin(math.pi * min(1.0, t * 1.15))
        colour = theme.mix((122, 82, 46), (248, 232, 194), light)
        pygame.draw.line(sheet, colour, (0, y), (wide, y))
    mask = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=high // 2)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.rect(sheet, theme.INK, sheet.get_rect(), max(1, round(2 * unit)), border_radius=high // 2)
