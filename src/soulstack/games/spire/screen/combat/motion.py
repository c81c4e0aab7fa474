"""What moves in a fight: numbers that pop and fall, lunges, shakes, falls, cards that fly, the die, words across the stage."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.particles import Particles
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint import faded
from soulstack.ui.theme import Colour
from soulstack.ui.tween import FADE, ease_in_cubic, ease_in_out, ease_out_back, ease_out_cubic

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

Key = tuple[str, int]
Point = tuple[float, float]
LASTS: Final = {"lunge": 0.34, "shake": 0.28, "fall": 0.5, "rise": 0.4, "turn": 0.35, "brace": 0.22, "hop": 0.35}
"""Seconds of what a figure does."""
SQUASH: Final = 0.06
TIPS: Final = 60.0
"""Degrees that the dying tip over."""
STEP: Final = 18.0
"""Units that an enemy comes forward to act."""
TREMBLE: Final = 0.3
FURTHEST: Final = 6.0
"""Units that the stage trembles at most."""
SIZES: Final = 8
"""So many sizes a card has on its way."""


@define
class Moving:
    """Something that lasts for a while."""

    seconds: float
    passed: float = 0.0

    @property
    def t(self) -> float:
        """How far it is, from 0 to 1."""
        return min(1.0, max(0.0, self.passed / self.seconds)) if self.seconds else 1.0


@define
class Float(Moving):
    """A word that rises and fades, a number that pops and falls, or a token that drops."""

    words: str = ""
    x: float = 0.0
    y: float = 0.0
    colour: Colour = theme.CREAM
    size: float = 26.0
    icon: str = ""
    way: str = "rise"
    side: float = 1.0

    @property
    def at(self) -> Point:
        """Where it is now."""
        t = self.t
        if self.way == "fall":
            return self.x + self.side * 34 * t, self.y - 96 * t + 150 * t * t
        if self.way == "drop":
            down = min(1.0, t / 0.3)
            bounce = 9 * abs(math.sin((t - 0.3) * 16)) * max(0.0, 0.62 - t) / 0.32 if t > 0.3 else 0.0
            return self.x, self.y - 46 * (1 - ease_in_cubic(down)) - bounce
        return self.x, self.y - 30 * ease_out_cubic(t)


@define
class Nudge(Moving):
    """What a figure does for a moment."""

    kind: str = "shake"
    way: float = 1.0
    heavy: float = 1.0
    start: Point = (0.0, 0.0)
    """How far from its place a figure is that hops there."""


@define
class Flight(Moving):
    """A card on its way: straight, or by a place where it is held up for a moment."""

    image: Callable[[], pygame.Surface] = field(kw_only=True)
    start: Point = (0.0, 0.0)
    end: Point = (0.0, 0.0)
    via: Point | None = None
    card: int = -1
    small: float = 1.0
    """How large it is at its end, as a part of its size."""
    held: float = 1.15
    """How large it is while it is held up."""
    burns: bool = False

    def place(self) -> tuple[float, float, float]:
        """Gives where it is and how large."""
        if self.via is None:
            part = ease_out_cubic(self.t)
            x, y = _between(self.start, self.end, part)
            arc = 0.0 if self.start == self.end else 30 * math.sin(part * math.pi)
            return x, y - arc, 1 + (self.small - 1) * part
        if self.t < 0.34:
            part = ease_out_cubic(self.t / 0.34)
            return *_between(self.start, self.via, part), 1 + (self.held - 1) * part
        part = ease_in_out(max(0.0, (self.t - 0.56) / 0.44))
        x, y = _between(self.via, self.end, part)
        return x, y - 24 * math.sin(part * math.pi), self.held + (self.small - self.held) * part


@define
class Ring(Moving):
    """A ring that spreads: a shield struck, an aura that sweeps."""

    x: float = 0.0
    y: float = 0.0
    colour: Colour = theme.CREAM
    reach: float = 60.0


@define
class Ribbon(Moving):
    """Words across the stage."""

    words: str = ""
    colour: Colour = look.LANTERN


@define
class Motion:
    """Everything that moves now."""

    floats: list[Float] = field(factory=list)
    nudges: dict[Key, Nudge] = field(factory=dict)
    flights: list[Flight] = field(factory=list)
    rings: list[Ring] = field(factory=list)
    flares: dict[str, Moving] = field(factory=dict)
    """Things of the tray that flare up: the lantern, a relic."""
    particles: Particles = field(factory=Particles)
    ribbon: Ribbon | None = None
    die: Moving | None = None
    acting: int = -1
    """The enemy that acts now."""
    still: bool = False
    """Whether less motion is wanted: what moves only fades then."""
    held: float = 0.0
    """Seconds for which everything stands still, because a blow has landed."""
    trembling: Nudge | None = None
    _forward: dict[int, float] = field(factory=dict, init=False)
    """How far each enemy has stepped forward, from 0 to 1."""

    def update(self, dt: float) -> None:
        """Lets time pass."""
        pause = min(dt, self.held)
        self.held -= pause
        dt -= pause
        lasting = (*self.floats, *self.nudges.values(), *self.flights, *self.rings, *self.flares.values())
        for each in (*lasting, self.ribbon, self.die, self.trembling):
            if each is not None:
                each.passed += dt
        self.floats = [one for one in self.floats if one.t < 1]
        self.flights = [one for one in self.flights if one.t < 1]
        self.rings = [one for one in self.rings if one.t < 1]
        self.flares = {name: one for name, one in self.flares.items() if one.t < 1}
        self.nudges = {key: one for key, one in self.nudges.items() if one.t < 1 or one.kind == "fall"}
        self.ribbon = self.ribbon if self.ribbon is not None and self.ribbon.t < 1 else None
        self.die = self.die if self.die is not None and self.die.t < 1 else None
        self.trembling = self.trembling if self.trembling is not None and self.trembling.t < 1 else None
        self._step_forward(dt)
        self.particles.update(dt)

    def _step_forward(self, dt: float) -> None:
        if self.acting >= 0 and not self.still:
            self._forward.setdefault(self.acting, 0.0)
        for foe, far in list(self._forward.items()):
            goal = 1.0 if foe == self.acting else 0.0
            step = min(1.0, dt * 9)
            self._forward[foe] = far + (goal - far) * step
            if goal == 0.0 and far < 0.02:
                del self._forward[foe]

    def finish(self) -> None:
        """Ends what still moves, but for numbers that rise."""
        self.nudges.clear()
        self.flights.clear()
        self.rings.clear()
        self.flares.clear()
        self.particles.clear()
        self._forward.clear()
        self.ribbon = self.die = self.trembling = None
        self.held = 0.0
        self.acting = -1

    # --- what begins -----------------------------------------------------------------------------------------------

    def rise(
        self, words: str, x: float, y: float, colour: Colour, *, size: float = 26.0, icon: str = "", way: str = "rise"
    ) -> None:
        """Lets a word rise, a number pop and fall or a token drop; several at one place are set off against each other."""
        near = sum(1 for one in self.floats if abs(one.x - x) < 60 and abs(one.y - y) < 50 and one.passed < 0.5)
        shift = 0.0 if way == "fall" else near * (size + 2)
        self.floats.append(
            Float(
                1.0, words=words, x=x, y=y - shift, colour=colour, size=size, icon=icon, way=way,
                side=1.0 if near % 2 == 0 else -1.0,
            )
        )  # fmt: skip

    def nudge(self, key: Key, kind: str, way: float = 1.0, heavy: float = 1.0) -> None:
        """Lets a figure move; with less motion it only goes, when it dies."""
        if not self.still or kind == "fall":
            seconds = FADE if self.still else LASTS.get(kind, 0.28)
            self.nudges[key] = Nudge(seconds, kind=kind, way=0.0 if self.still else way, heavy=heavy)

    def hop(self, key: Key, start: Point) -> None:
        """Lets a figure hop to its place from where it was."""
        self.nudge(key, "hop")
        if key in self.nudges:
            self.nudges[key].start = start

    def fly(self, flight: Flight) -> None:
        """Sends a card on its way; with less motion it fades where it goes."""
        if self.still:
            flight.seconds, flight.start, flight.via = FADE, flight.end, None
        self.flights.append(flight)

    def ring(self, x: float, y: float, colour: Colour, reach: float = 60.0, seconds: float = 0.3) -> None:
        """Lets a ring spread."""
        self.rings.append(Ring(seconds, x=x, y=y, colour=colour, reach=reach))

    def tremble(self, strength: float) -> None:
        """Lets the stage tremble."""
        if self.trembling is None or self.trembling.heavy * (1 - self.trembling.t) < strength:
            self.trembling = Nudge(TREMBLE, kind="tremble", heavy=min(FURTHEST, strength))

    # --- how figures stand -----------------------------------------------------------------------------------------

    def _doing(self, key: Key, kind: str) -> Nudge | None:
        found = self.nudges.get(key)
        return found if found is not None and found.kind == kind else None

    def offset(self, key: Key) -> Point:
        """Gives how far a figure is from its place."""
        found = self.nudges.get(key)
        step = -STEP * self._forward.get(key[1], 0.0) if key[0] == "foe" else 0.0
        if found is None:
            return step, 0.0
        if found.kind == "lunge":
            return step + found.way * 26 * math.sin(found.t * math.pi), 0.0
        if found.kind == "shake":
            return step + math.sin(found.t * 26) * 6 * found.heavy * (1 - found.t), 0.0
        if found.kind == "hop":
            left = 1 - ease_in_out(found.t)
            return found.start[0] * left, found.start[1] * left - 34 * math.sin(found.t * math.pi)
        if found.kind == "fall":
            return step + found.way * 16 * ease_in_cubic(found.t), 8 * found.t
        return step, 0.0

    def squash(self, key: Key) -> Point:
        """Gives how wide and how high a figure is beside its size; in a few steps, which are kept as pictures."""
        found = self._doing(key, "shake")
        if found is not None and found.t < 0.5:
            part = round((1 - found.t / 0.5) * 2) / 2 * SQUASH
            return 1 + part * 0.7, 1 - part
        found = self._doing(key, "turn")
        if found is not None:
            return max(0.15, round(abs(math.cos(found.t * math.pi)) * 5) / 5), 1.0
        found = self._doing(key, "brace")
        if found is not None:
            part = round(math.sin(found.t * math.pi) * 2) / 2 * 0.03
            return 1 + part, 1 - part
        return 1.0, 1.0

    def tilt(self, key: Key) -> float:
        """Gives by how many degrees a figure has tipped over."""
        found = self._doing(key, "fall")
        return -found.way * TIPS * ease_in_cubic(found.t) if found is not None else 0.0

    def flash(self, key: Key) -> float:
        """Gives how much of the light of a blow lies on a figure."""
        found = self._doing(key, "shake")
        return max(0.0, 1 - found.t / 0.35) if found is not None and found.heavy > 0 else 0.0

    def rising(self, key: Key) -> float:
        """Gives how much of a figure has risen out of the ledge."""
        found = self._doing(key, "rise")
        return ease_out_cubic(found.t) if found is not None else 1.0

    def strength(self, key: Key) -> float:
        """Gives how much of a figure is to be seen."""
        found = self._doing(key, "fall")
        return 1 - ease_in_cubic(found.t) if found is not None else 1.0

    def flare(self, name: str) -> float:
        """Gives how much something of the tray flares."""
        found = self.flares.get(name)
        return 1 - found.t if found is not None else 0.0

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, desk: "Desk") -> None:
        """Draws what is on its way."""
        for ring in self.rings:
            self._draw_ring(surface, desk, ring)
        self.particles.draw(surface, desk)
        for flight in self.flights:
            self._draw_flight(surface, desk, flight)
        for one in self.floats:
            self._draw_float(surface, desk, one)
        if self.ribbon is not None:
            self._draw_ribbon(surface, desk, self.ribbon)

    def shift(self, surface: pygame.Surface, desk: "Desk") -> None:
        """Lets the picture tremble."""
        found = self.trembling
        if found is None:
            return
        reach = found.heavy * desk.kit.u * (1 - found.t) ** 2
        dx, dy = round(math.sin(found.t * 34) * reach), round(math.cos(found.t * 44) * reach * 0.6)
        if dx or dy:
            clip = surface.get_clip()
            surface.set_clip(desk.kit.rect(desk.room).clip(clip))
            surface.scroll(dx, dy)
            surface.set_clip(clip)

    def _draw_flight(self, surface: pygame.Surface, desk: "Desk", flight: Flight) -> None:
        x, y, size = flight.place()
        image = flight.image()
        step = max(1, round(size * SIZES))
        if step != SIZES:
            whole = image
            wide = max(4, round(image.get_width() * step / SIZES))
            high = max(4, round(image.get_height() * step / SIZES))
            key = ("flight", flight.card, whole.get_size(), step)
            image = desk.kit.shapes.get(key, lambda: paint.finish(pygame.transform.smoothscale(whole, (wide, high))))
        if flight.t > 0.75:
            image = faded(image, round((1 - flight.t) / 0.25 * 4) / 4)
        desk.kit.put(surface, image, x, y, 0.5, 0.5)
        if flight.burns and not desk.still:
            self.particles.burst("puff", x, y, (126, 84, 168), 1, 46.0, 5.0, 0.5, -60.0)
            self.particles.burst("spark", x, y, (214, 150, 255), 1, 80.0, 2.2, 0.4, -80.0)

    def _draw_ring(self, surface: pygame.Surface, desk: "Desk", ring: Ring) -> None:
        reach = round(ring.reach * (0.45 + 0.55 * ease_out_cubic(ring.t)) / 4) * 4
        strength = 1 - ring.t
        if reach > 3:
            side = desk.kit.px(reach * 2)
            step = round(strength * 5) / 5
            image = desk.kit.shapes.get(("ring", side, ring.colour, step), lambda: _ring(side, ring.colour, step))
            desk.kit.put(surface, image, ring.x, ring.y, 0.5, 0.5)

    def _draw_float(self, surface: pygame.Surface, desk: "Desk", one: Float) -> None:
        kit = desk.kit
        pop = ease_out_back(min(1.0, one.t / 0.2)) if one.way == "rise" else 1 + 0.5 * max(0.0, 1 - one.t / 0.18)
        size = one.size * (0.7 + 0.3 * round(pop * 4) / 4)
        image = kit.outlined(one.words, size, one.colour, size * 0.1)
        x, y = one.at if not desk.still else (one.x, one.y)
        alpha = min(1.0, (1 - one.t) / 0.3)
        if alpha < 1:
            words, step = image, round(alpha * 6) / 6
            key = ("float", one.words, size, one.colour, step)
            image = kit.shapes.get(key, lambda: faded(words, step))
        kit.put(surface, image, x, y, 0.5, 0.5)
        if one.icon and alpha >= 1:
            desk.brush.icon(surface, one.icon, x + image.get_width() / kit.u / 2 + size * 0.6, y, size)

    def _draw_ribbon(self, surface: pygame.Surface, desk: "Desk", ribbon: Ribbon) -> None:
        brush = desk.brush
        middle = desk.screen.w / 2
        image = desk.kit.outlined(ribbon.words, 30, ribbon.colour, 3)
        wide = image.get_width() / desk.kit.u + 120
        slide = 0.0 if desk.still else (1 - ease_out_cubic(min(1.0, ribbon.t / 0.25))) * -60
        box = Box(middle - wide / 2 + slide, desk.y0 + 232, wide, 58)
        brush.plate(surface, box, "stone", radius=29, alpha=0.94)
        brush.text(surface, ribbon.words, box.cx, box.cy - 1, 30, ribbon.colour)


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _ring(side: int, colour: Colour, strength: float) -> pygame.Surface:
    big = paint.blank((side, side))
    middle = (side / 2, side / 2)
    pygame.draw.circle(big, (*colour, round(90 * strength)), middle, side / 2 - 1, max(2, side // 9))
    pygame.draw.circle(
        big, (*theme.lighter(colour, 60), round(220 * strength)), middle, side / 2 - 2, max(1, side // 26)
    )
    return paint.premultiplied(big)
