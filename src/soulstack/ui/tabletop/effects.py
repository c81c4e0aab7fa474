"""Things that are seen for a moment: flights, numbers that rise, coins, banners, arrows, flashes."""

import math

import pygame
from attrs import define, field

from soulstack.ui import theme
from soulstack.ui.geometry import Box, Spot
from soulstack.ui.paint.canvas import Target, surface_of
from soulstack.ui.paint.kit import FADE_STEPS, Kit, fade_step, faded
from soulstack.ui.tabletop.arrows import Point, draw_arrow
from soulstack.ui.tabletop.looks import Look, Looks
from soulstack.ui.theme import Colour
from soulstack.ui.tween import Ease, ease_in_out, ease_out_back, ease_out_cubic


@define
class Effect:
    """Something that is seen for a while."""

    seconds: float = 0.4
    delay: float = 0.0
    passed: float = field(default=0.0, kw_only=True)

    @property
    def t(self) -> float:
        """How far it is, from 0 to 1; below 0 while it waits."""
        return (self.passed - self.delay) / self.seconds if self.seconds > 0 else 1.0

    @property
    def left(self) -> float:
        """Seconds until it is over."""
        return self.delay + self.seconds - self.passed

    @property
    def done(self) -> bool:
        return self.passed >= self.delay + self.seconds

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.passed += dt

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:
        """Draws itself; called only while it is seen."""


@define
class Shake(Effect):
    """The middle of the table trembles for a moment and comes to rest."""

    box: Box = field(default=Box(0, 0, 40, 40), kw_only=True)
    strength: float = field(default=3.0, kw_only=True)
    """How far it goes, in units of the table."""

    def offset(self, scale: float) -> tuple[int, int]:
        """Gives how far the picture is moved now, in pixels."""
        fade = max(0.0, 1.0 - self.t) ** 2
        swing = self.t * 34.0
        reach = self.strength * scale * fade
        return round(math.sin(swing) * reach), round(math.cos(swing * 1.3) * reach * 0.6)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:  # noqa: ARG002 - the shape of effects
        dx, dy = self.offset(kit.u)
        if dx or dy:
            surface = surface_of(target)
            clip = surface.get_clip()
            surface.set_clip(kit.rect(self.box).clip(clip))
            surface.scroll(dx, dy)
            surface.set_clip(clip)


def dimmed(kit: Kit, key: object, image: pygame.Surface, alpha: float) -> pygame.Surface:
    """Gives an image at one of a few strengths, cached under a key."""
    step = fade_step(alpha)
    if step == FADE_STEPS:
        return image
    return kit.texts.get(("dimmed", key, image.get_size(), step), lambda: faded(image, step / FADE_STEPS))


@define
class Flight(Effect):
    """A card on its way from one spot to another."""

    look: Look = field(kw_only=True)
    start: Spot = field(default=Spot(0, 0, 60), kw_only=True)
    end: Spot = field(default=Spot(0, 0, 60), kw_only=True)
    arc: float = field(default=24.0, kw_only=True)
    leave: bool = field(default=False, kw_only=True)
    """Fades while it arrives."""
    ease: Ease = field(default=ease_out_cubic, kw_only=True)
    still: bool = field(default=False, kw_only=True)
    """With reduced motion: it only fades, at its end."""

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:
        t = max(0.0, min(1.0, self.t))
        if self.still:
            kit.put(
                target, looks.sprite(self.look, self.end.w, self.end.angle, 1 - t), self.end.x, self.end.y, 0.5, 0.5
            )
            return
        e = self.ease(t)
        x = self.start.x + (self.end.x - self.start.x) * e
        y = self.start.y + (self.end.y - self.start.y) * e - self.arc * 4 * t * (1 - t)
        # A few sizes and angles on the way are enough for the eye, and they stay cached.
        part = round(e * 4) / 4
        w = self.start.w + (self.end.w - self.start.w) * part
        angle = self.start.angle + (self.end.angle - self.start.angle) * part
        alpha = 1.0 if not self.leave or t < 0.6 else (1 - t) / 0.4
        kit.put(target, looks.sprite(self.look, w, angle, alpha), x, y, 0.5, 0.5)


@define
class Reveal(Effect):
    """A card held up in the middle for everyone to read."""

    card: str = field(default="", kw_only=True)
    start: Spot = field(default=Spot(0, 0, 60), kw_only=True)
    centre: Point = field(default=(0.0, 0.0), kw_only=True)
    width: float = field(default=190.0, kw_only=True)
    still: bool = field(default=False, kw_only=True)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:
        t = max(0.0, min(1.0, self.t))
        come = 1.0 if self.still else min(1.0, t / 0.28)
        e = ease_out_cubic(round(come * 6) / 6 if come < 1 else 1.0)
        x = self.start.x + (self.centre[0] - self.start.x) * ease_out_cubic(come)
        y = self.start.y + (self.centre[1] - self.start.y) * ease_out_cubic(come)
        w = self.start.w + (self.width - self.start.w) * e
        alpha = kit.ending(self.left, self.seconds * 0.15)
        image = looks.sprite(looks.plain(self.card), w)
        if come >= 1:
            image = looks.large(self.card, self.width)
            kit.put_ring(target, Spot(x, y, self.width).box, theme.GOLD, 0.75)
        kit.put(target, dimmed(kit, ("reveal", self.card), image, alpha), x, y, 0.5, 0.5)


@define
class Rise(Effect):
    """Words or a number that rise from a place and fade."""

    words: str = field(default="", kw_only=True)
    icon: str = field(default="", kw_only=True)
    at: Point = field(default=(0.0, 0.0), kw_only=True)
    colour: Colour = field(default=theme.CREAM, kw_only=True)
    size: float = field(default=17.0, kw_only=True)
    still: bool = field(default=False, kw_only=True)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:  # noqa: ARG002 - the base's signature
        t = max(0.0, min(1.0, self.t))
        pop = 1.0 if self.still else min(1.0, ease_out_back(min(1.0, t / 0.2)))
        size = self.size * (0.7 + 0.3 * round(pop * 4) / 4)
        words = kit.outlined(self.words, size, self.colour, 2)
        alpha = kit.ending(self.left, self.seconds * 0.35)
        y = self.at[1] - (0 if self.still else 26 * ease_out_cubic(t))
        wide = words.get_width() / kit.u
        side = size * 1.15 if self.icon else 0.0
        left = self.at[0] - (wide + side + 2) / 2
        if self.icon:
            icon = kit.icon(self.icon, size * 1.15)
            kit.put(target, dimmed(kit, ("icon", self.icon), icon, alpha), left, y, 0, 0.5)
        key = ("rise", self.words, size, self.colour)
        kit.put(target, dimmed(kit, key, words, alpha), left + side + 2, y, 0, 0.5)


@define
class Coins(Effect):
    """Coins that fly one after another."""

    count: int = field(default=1, kw_only=True)
    start: Point = field(default=(0.0, 0.0), kw_only=True)
    end: Point = field(default=(0.0, 0.0), kw_only=True)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:  # noqa: ARG002 - the base's signature
        shown = min(8, max(1, self.count))
        t = self.t
        image = kit.icon("coin", 19)
        for k in range(shown):
            part = t * (1 + 0.09 * (shown - 1)) - 0.09 * k
            if not 0 <= part < 1:
                continue
            e = ease_in_out(part)
            spread = math.sin(k * 2.4) * 16 * math.sin(part * math.pi)
            x = self.start[0] + (self.end[0] - self.start[0]) * e + spread
            y = self.start[1] + (self.end[1] - self.start[1]) * e - 40 * math.sin(part * math.pi) + spread * 0.4
            kit.put(target, image, x, y, 0.5, 0.5)


@define
class Banner(Effect):
    """A ribbon across the table."""

    words: str = field(default="", kw_only=True)
    seat: int = field(default=-1, kw_only=True)
    centre: Point = field(default=(0.0, 0.0), kw_only=True)
    width: float = field(default=620.0, kw_only=True)
    still: bool = field(default=False, kw_only=True)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:  # noqa: ARG002 - the base's signature
        t = max(0.0, min(1.0, self.t))
        edge = min(kit.ending(t * self.seconds, self.seconds * 0.16), kit.ending(self.left, self.seconds * 0.2))
        image = kit.texts.get(("banner", self.words, self.seat, self.width), lambda: self._paint(kit))
        slide = 0.0 if self.still else (1 - ease_out_cubic(min(1.0, t / 0.22))) * -60
        kit.put(
            target,
            dimmed(kit, ("banner", self.words, self.seat), image, edge),
            self.centre[0] + slide,
            self.centre[1],
            0.5,
            0.5,
        )

    def _paint(self, kit: Kit) -> pygame.Surface:
        colour = theme.seat_mark(self.seat).colour if self.seat >= 0 else theme.GOLD
        words = kit.outlined(self.words, 30, theme.CREAM, 2.4)
        wide = max(self.width * 0.55, min(self.width, words.get_width() / kit.u + 130))
        if words.get_width() / kit.u > wide - 90:
            words = kit.outlined(self.words, 20, theme.CREAM, 2)
        out = kit.plate(
            (wide, 62),
            theme.mix(theme.WOOD, colour, 0.45),
            theme.mix(theme.WOOD_LOW, colour, 0.25),
            edge=colour,
            radius=31,
            border=3,
        ).copy()
        if self.seat >= 0:
            for x in (34.0, wide - 34.0):
                kit.put(out, kit.seat_mark(self.seat, 30), x, 31, 0.5, 0.5)
        kit.put(out, words, wide / 2, 31, 0.5, 0.5)
        return out


@define
class Dart(Effect):
    """An arrow that grows to its target and goes."""

    start: Point = field(default=(0.0, 0.0), kw_only=True)
    end: Point = field(default=(0.0, 0.0), kw_only=True)
    colour: Colour = field(default=theme.GOLD, kw_only=True)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:  # noqa: ARG002 - the base's signature
        part = 1.0 if kit.still else min(1.0, max(0.05, self.t / 0.45))
        draw_arrow(target, kit, self.start, self.end, self.colour, part=ease_out_cubic(part))


@define
class Flash(Effect):
    """A halo that flares up round a place."""

    box: Box = field(default=Box(0, 0, 40, 40), kw_only=True)
    colour: Colour = field(default=theme.GOLD, kw_only=True)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:  # noqa: ARG002 - the base's signature
        t = max(0.0, min(1.0, self.t))
        kit.put_ring(target, self.box, self.colour, 1 - t, 3.4)


@define
class Stamp(Effect):
    """An icon that comes down large on a place and fades: a skull, a cross, an eye."""

    icon: str = field(default="skull", kw_only=True)
    at: Point = field(default=(0.0, 0.0), kw_only=True)
    size: float = field(default=58.0, kw_only=True)
    still: bool = field(default=False, kw_only=True)

    def draw(self, target: Target, kit: Kit, looks: Looks) -> None:  # noqa: ARG002 - the base's signature
        t = max(0.0, min(1.0, self.t))
        grow = 1.0 if self.still else 1 + 0.8 * (1 - ease_out_cubic(min(1.0, t / 0.3)))
        image = kit.icon(self.icon, self.size * round(grow * 5) / 5)
        alpha = kit.ending(self.left, self.seconds * 0.4)
        kit.put(target, dimmed(kit, ("stamp", self.icon), image, alpha), *self.at, 0.5, 0.5)
