"""The cards on the table as moving things: each follows its home, and rests exactly where a fresh table has it."""

import math
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

import pygame
from attrs import define

from soulstack.ui.geometry import Box, Spot
from soulstack.ui.paint.canvas import Part, Target
from soulstack.ui.paint.kit import PREMULTIPLIED, Kit
from soulstack.ui.tabletop.looks import Key, Look, Looks, Placement
from soulstack.ui.tween import Ease, ease_out_cubic

SETTLE = 0.2
"""Seconds for a card to find its new home when nothing else moves it."""
FADE = 0.12
UNSEEN = 0.02
"""What is fainter is not drawn."""
LADDER = 1.09
"""The steps in which a moving card grows and shrinks."""

Parts = Sequence[Part]
"""Pictures with their places, drawn over a card."""
NO_RINGS: Final[Mapping[Key, Parts]] = {}


@define
class Sprite:
    """A card on the table."""

    key: Key
    look: Look
    home: Spot
    x: float
    y: float
    w: float
    angle: float
    alpha: float = 1.0
    start: tuple[float, float, float, float, float] = (0.0, 0.0, 0.0, 0.0, 1.0)
    end: tuple[float, float, float, float, float] = (0.0, 0.0, 0.0, 0.0, 1.0)
    passed: float = 0.0
    seconds: float = 0.0
    delay: float = 0.0
    arc: float = 0.0
    ease: Ease = ease_out_cubic
    moving: bool = False
    dying: bool = False
    """It goes for good when it has arrived."""
    shown: "Shown | None" = None
    """Its picture in the last frame."""
    above: bool = False
    """It flies over everything else while it moves."""
    changes: bool = False
    """Its size, its angle or its strength is another at the end of its way."""
    resizes: bool = False
    """Its size or its angle is."""

    @property
    def box(self) -> Box:
        """Gives its upright rectangle."""
        return Spot(self.x, self.y, self.w).box

    @property
    def z(self) -> float:
        return self.home.z

    def go(
        self,
        spot: Spot,
        seconds: float,
        *,
        alpha: float = 1.0,
        delay: float = 0.0,
        arc: float = 0.0,
        ease: Ease = ease_out_cubic,
        above: bool = False,
    ) -> None:
        """Sets out for a spot."""
        self.start = (self.x, self.y, self.w, self.angle, self.alpha)
        self.end = (spot.x, spot.y, spot.w, spot.angle, alpha)
        self.home = spot
        self.changes, self.resizes = self.start[2:] != self.end[2:], self.start[2:4] != self.end[2:4]
        self.passed, self.seconds, self.delay, self.arc, self.ease = 0.0, seconds, delay, arc, ease
        self.above = above
        if seconds <= 0 and delay <= 0:
            self.arrive()
        else:
            self.moving = self.start != self.end

    def arrive(self) -> None:
        """Jumps to where it was going."""
        self.x, self.y, self.w, self.angle, self.alpha = self.end
        self.moving = False
        self.above = False

    def update(self, dt: float) -> bool:
        """Lets time pass and says whether it came to rest just now."""
        if not self.moving:
            return False
        self.passed += dt
        late = self.passed - self.delay
        if late <= 0:
            return False
        if late >= self.seconds:
            self.arrive()
            return True
        t = late / self.seconds
        e = self.ease(t)
        x, y, w, angle, alpha = self.start
        to_x, to_y, to_w, to_angle, to_alpha = self.end
        self.x = x + (to_x - x) * e
        self.y = y + (to_y - y) * e
        if self.arc:
            self.y -= self.arc * 4 * t * (1 - t)
        if self.changes:
            self.w = w + (to_w - w) * e
            self.angle = angle + (to_angle - angle) * e
            self.alpha = alpha + (to_alpha - alpha) * e
        return False


class Shown(NamedTuple):
    """A picture of a sprite and what it was made for."""

    image: pygame.Surface
    half_width: float
    half_height: float
    made_for: tuple[Look, float, float, float] | None
    """The look, the width, the angle and the strength; None while the face is not drawn as well as it could be."""


def at_rest(key: Key, placed: Placement) -> Sprite:
    """Makes a sprite that lies at its home."""
    spot = placed.spot
    return Sprite(key, placed.look, spot, spot.x, spot.y, spot.w, spot.angle)


class Bank:
    """All sprites by key."""

    def __init__(self, looks: Looks) -> None:
        self.looks = looks
        self.sprites: dict[Key, Sprite] = {}
        self.version = 0
        """Grows whenever what lies at rest may look different."""

    def fresh(self, placements: Mapping[Key, Placement]) -> None:
        """Forgets everything and lays the table anew."""
        self.sprites = {key: at_rest(key, placed) for key, placed in placements.items()}
        self.version += 1

    def settle(self, placements: Mapping[Key, Placement], *, seconds: float = SETTLE, fade: bool = False) -> None:
        """Sends every sprite home; new ones appear, gone ones fade. With `fade`, nothing travels."""
        self.version += 1
        for key, sprite in list(self.sprites.items()):
            if key not in placements:
                if seconds <= 0:
                    del self.sprites[key]
                elif not sprite.dying:
                    sprite.dying = True
                    sprite.go(Spot(sprite.x, sprite.y, sprite.w, sprite.angle, sprite.z), min(FADE, seconds), alpha=0.0)
                    if not sprite.moving:
                        del self.sprites[key]
        for key, placed in placements.items():
            found = self.sprites.get(key)
            if found is None or found.dying:
                self._appear(key, placed, seconds)
                continue
            found.look = placed.look
            if found.home == placed.spot and found.moving:
                continue
            if fade and seconds > 0 and (found.x, found.y) != (placed.spot.x, placed.spot.y):
                self._appear(key, placed, seconds)
            else:
                found.go(placed.spot, seconds)

    def _appear(self, key: Key, placed: Placement, seconds: float) -> None:
        sprite = at_rest(key, placed)
        self.sprites[key] = sprite
        if seconds > 0:
            sprite.alpha = 0.0
            sprite.go(placed.spot, min(FADE, seconds))

    def add(self, key: Key, look: Look, spot: Spot) -> Sprite:
        """Puts a sprite on the table now, for the director to move."""
        sprite = Sprite(key, look, spot, spot.x, spot.y, spot.w, spot.angle)
        self.sprites[key] = sprite
        self.version += 1
        return sprite

    def update(self, dt: float) -> None:
        """Lets time pass."""
        for sprite in list(self.sprites.values()):
            if sprite.moving:
                if sprite.update(dt):
                    self.version += 1
                    if sprite.dying:
                        del self.sprites[sprite.key]
            elif sprite.dying:
                del self.sprites[sprite.key]
                self.version += 1

    def finish(self) -> None:
        """Lets every movement arrive."""
        for key, sprite in list(self.sprites.items()):
            if sprite.moving:
                sprite.arrive()
                self.version += 1
            if sprite.dying:
                del self.sprites[key]
                self.version += 1

    @property
    def busy(self) -> bool:
        return any(sprite.moving for sprite in self.sprites.values())

    def draw(
        self,
        target: Target,
        sprites: Iterable[Sprite],
        kit: Kit,
        rings: Mapping[Key, Parts] = NO_RINGS,
    ) -> None:
        """Lays sprites on in their order."""
        target.fblits(self.parts(sprites, kit, rings), PREMULTIPLIED)

    def parts(
        self,
        sprites: Iterable[Sprite],
        kit: Kit,
        rings: Mapping[Key, Parts] = NO_RINGS,
    ) -> list[Part]:
        """Gives the pictures of sprites in their order; a halo lies on its own card."""
        u = kit.u
        batch: list[Part] = []
        for sprite in sprites:
            if sprite.alpha <= UNSEEN:
                continue
            wide, angle = sprite.w, sprite.angle
            if sprite.resizes and sprite.moving:
                # On the way a few sizes and angles are enough for the eye, and they stay cached.
                wide, angle = LADDER ** round(math.log(max(8.0, wide), LADDER)), round(angle / 3) * 3.0
            made_for = (sprite.look, wide, angle, sprite.alpha)
            shown = sprite.shown
            # Mostly a card looks as in the frame before; this loop runs for every card in every frame.
            if shown is None or shown[3] != made_for:
                shown = sprite.shown = self._show(*made_for)
            image, half_width, half_height, _ = shown
            batch.append((image, (sprite.x * u - half_width, sprite.y * u - half_height)))
            if rings:
                batch += rings.get(sprite.key, ())
        return batch

    def _show(self, look: Look, wide: float, angle: float, alpha: float) -> Shown:
        """Makes the picture of a sprite."""
        image = self.looks.sprite(look, wide, angle, alpha)
        width, height = image.get_size()
        made_for = (look, wide, angle, alpha) if self.looks.is_final(look, wide) else None
        return Shown(image, width / 2 - 0.5, height / 2 - 0.5, made_for)

    def resting(self) -> list[tuple[Key, Look, Spot, float]]:
        """Describes the table for comparison: what lies where, by key."""
        return [
            (key, sprite.look, Spot(sprite.x, sprite.y, sprite.w, sprite.angle, sprite.z), sprite.alpha)
            for key, sprite in sorted(self.sprites.items(), key=itemgetter(0))
        ]
