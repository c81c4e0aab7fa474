"""The stairs between two acts: the heroes stand on them one behind the other, and walk up when the climb goes on."""

import math
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.desk import BAR
from soulstack.games.spire.screen.gifts.ground import SlowGround, treasury
from soulstack.games.spire.screen.stage import Point
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.tween import FADE, ease_in_out

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

PLACE: Final = (1920.0, 1080.0)
LOW: Final = (0.19, 0.912)
HIGH: Final = (0.805, 0.168)
"""The middle of the lowest and of the highest step in the picture, as parts of its size."""
STEPS: Final = 13
FIRST: Final = 9.2
"""The step of the leader before the climb goes on, where that is not too near to the bar."""
APART: Final = 1.5
"""Steps between two heroes."""
TALL: Final = 138.0
WALK: Final = 1.8
"""Seconds in which the party walks up."""
FAR: Final = 4.6
"""Steps that it walks."""
PLATE: Final = (126.0, 38.0)
RISING: Final = 1.1
"""Seconds for which a number floats over a hero."""


@define
class Stairs:
    """Draws the stairs with the party on them."""

    desk: "Desk"
    walked: float = -1.0
    """Seconds since the party began to walk; negative while it stands."""
    gained: dict[int, int] = field(factory=dict)
    """HP that were healed and that the shown table does not know yet, by seat."""
    ground: SlowGround = field(init=False, factory=lambda: SlowGround(treasury))
    floating: dict[int, float] = field(factory=dict)
    """Seconds since a number began to float over a hero."""

    def begin_walk(self) -> float:
        """Lets the party walk up and gives how long that takes."""
        self.walked = 0.0
        return FADE if self.desk.still else WALK

    def heal(self, seat: int, amount: int) -> None:
        """Shows what a hero was healed."""
        self.gained[seat] = self.gained.get(seat, 0) + amount
        self.floating[seat] = 0.0

    def update(self, dt: float) -> None:
        """Lets time pass."""
        if self.walked >= 0:
            self.walked = min(WALK, self.walked + dt)
        self.floating = {seat: t + dt for seat, t in self.floating.items() if t + dt < RISING}

    def settle(self) -> None:
        """Takes the table as it is now: what was healed is on it."""
        self.gained.clear()

    def finish(self) -> None:
        """Ends what still moves."""
        self.floating.clear()
        if self.walked >= 0:
            self.walked = WALK

    # --- places ------------------------------------------------------------------------------------------------------

    def spot(self, step: float) -> Point:
        """Gives where a hero on a step stands, in units of this window."""
        screen = self.desk.screen
        scale = max(screen.w / PLACE[0], screen.h / PLACE[1])
        left, top = (screen.w - PLACE[0] * scale) / 2, screen.h - PLACE[1] * scale
        t = step / STEPS
        x = LOW[0] + (HIGH[0] - LOW[0]) * t
        y = LOW[1] + (HIGH[1] - LOW[1]) * t
        return left + x * PLACE[0] * scale, top + y * PLACE[1] * scale

    @property
    def first(self) -> float:
        """The step of the leader: its head and its plate are to be seen below the bar."""
        least = BAR + TALL + PLATE[1] + 16
        low, high = self.spot(0.0)[1], self.spot(FIRST)[1]
        return FIRST if high >= least else max(APART * 3, FIRST * (low - least) / (low - high))

    def feet(self, place: int) -> Point:
        """Gives where the hero of a place in the line stands, the leader being the first."""
        step = self.first - place * APART
        part = 0.0 if self.walked < 0 else ease_in_out(min(1.0, self.walked / WALK))
        if self.desk.still:
            part = 0.0
        x, y = self.spot(step + part * FAR)
        if 0 < part < 1:
            y -= abs(math.sin((step + part * FAR) * math.pi)) * 7
        return x, y

    def line(self) -> list[int]:
        """Lists the seats from the leader down: row 1 goes first."""
        return [hero.seat for hero in sorted(self.desk.state.heroes, key=lambda hero: hero.row)]

    def boxes(self) -> dict[int, Box]:
        """Gives where each hero is pointed at."""
        found = {}
        for place, seat in enumerate(self.line()):
            x, y = self.feet(place)
            found[seat] = Box(x - 44, y - TALL, 88, TALL)
        return found

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> bool:
        """Draws the place as far as it is painted, and says whether it is whole."""
        self.ground.draw(surface, self.desk.kit, "stairs")
        return self.ground.ready

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the party on the place, the last one first."""
        desk, brush = self.desk, self.desk.brush
        for place, seat in reversed(list(enumerate(self.line()))):
            hero = desk.state.heroes[seat]
            if hero.dead:
                continue
            x, y = self.feet(place)
            found = pictures.of_kind("hero", hero.hero, "enemy")
            if seat == desk.session.focus:
                brush.glow(surface, x, y - TALL * 0.45, TALL * 0.9, (120, 96, 44), 0.7)
            brush.stand(surface, brush.figure(found, TALL, rim=(255, 232, 180), cold=(96, 110, 160)), x, y, 0.7)
        if self.walked < 0:
            for place, seat in enumerate(self.line()):
                self._draw_plate(surface, seat, self.feet(place))
        self._draw_dusk(surface)

    def _draw_plate(self, surface: pygame.Surface, seat: int, feet: Point) -> None:
        """Draws name and hit points over a hero, and what it is healed."""
        desk, brush, hero = self.desk, self.desk.brush, self.desk.state.heroes[seat]
        wide, high = PLATE
        box = Box(feet[0] - wide / 2, feet[1] - TALL - high - 6, wide, high)
        brush.plate(surface, box, "glass", radius=9, line=2, shadow=4, alpha=0.92)
        tone = theme.lighter(look.hero_colour(hero.hero), -40)
        brush.disc(surface, box.x + 2, box.cy, 13, tone, theme.INK, 2)
        brush.icon(surface, f"sigil_{hero.hero}", box.x + 2, box.cy, 20)
        brush.text(surface, desk.name(seat), box.x + 21, box.y + 11, 13.5, ax=0, room=wide - 30)
        hp = min(hero.max_hp, hero.hp + self.gained.get(seat, 0))
        pips = Box(box.x + 20, box.y + 20, wide - 30, 13)
        brush.pips(surface, pips, hp, hero.max_hp)
        brush.text(surface, f"{hp}/{hero.max_hp}", pips.cx, pips.cy, 12)
        t = self.floating.get(seat)
        if t is not None:
            up = 0.0 if desk.still else 26 * t / RISING
            brush.text(surface, f"+{self.gained.get(seat, 0)}", box.right + 16, box.cy - up, 24, look.GOOD)

    def _draw_dusk(self, surface: pygame.Surface) -> None:
        """Lets the place grow dark at the end of the way up."""
        if self.walked < 0 or self.desk.still:
            return
        part = max(0.0, self.walked / WALK - 0.72) / 0.28
        step = round(part * 8)
        if step:
            veil = self.desk.kit.veil(surface.get_size(), (8, 10, 18), step / 8 * 0.92)
            self.desk.kit.put(surface, veil, 0, 0)
