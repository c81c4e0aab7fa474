"""Figures that live: they breathe, blink and hover, are squashed by a blow, tip over when they die, rise when they are called.

Every pose is a picture that is made once, when a frame has time for it; until then the plain figure stands there.
"""

import io
import math
from typing import Final

import pygame

from soulstack.games.spire.screen import pictures
from soulstack.games.spire.screen.brush_pictures import corners
from soulstack.games.spire.screen.combat.motion import Key, Motion
from soulstack.games.spire.screen.desk import Desk
from soulstack.games.spire.screen.pictures import Picture
from soulstack.ui import paint
from soulstack.ui.paint import faded
from soulstack.ui.theme import Colour

BREATH: Final = 0.015
"""How much taller a figure is when it has breathed in."""
DEEPEST: Final = 6
"""Pixels at most."""
SLOW: Final = 2.4
"""Seconds of the quickest breath."""
HOVER: Final = 3.2
"""Units that whoever floats goes up and down."""
FLOATS: Final = (
    "bronze_orb", "byrd", "dagger", "deca", "donu", "hexaghost", "nemesis", "repulsor", "spheric_guardian", "exploder",
    "orb_walker", "transient", "writhing",
)  # fmt: skip
"""What figures that have no feet on the ground are called."""
RARELY: Final = 3.4
"""Seconds between two blinks of whoever blinks most."""
BLINK: Final = 0.13
TILT: Final = 12
"""Degrees between two pictures of a fall."""
PALE: Final = 3
"""Strengths of the flash of a blow."""


def phase_of(key: Key) -> float:
    """Gives where in its breath a figure begins, so that no two breathe alike."""
    return (key[1] * 0.618 + (0.37 if key[0] == "seat" else 0.0)) % 1.0


def breath(desk: Desk, key: Key) -> float:
    """Gives how far a figure has breathed in, from 0 to 1."""
    if desk.still:
        return 0.0
    phase = phase_of(key)
    return 0.5 - 0.5 * math.cos(math.tau * (desk.clock / (SLOW + phase) + phase))


def hover(desk: Desk, key: Key, name: str) -> float:
    """Gives how much higher than its place a figure floats."""
    if desk.still or not any(part in name for part in FLOATS):
        return 0.0
    return HOVER * (1 + math.sin(desk.clock * 1.7 + phase_of(key) * math.tau))


def posed(desk: Desk, motion: Motion, key: Key, image: pygame.Surface, name: str) -> pygame.Surface:
    """Gives the picture of a figure as it stands now."""
    width, height = image.get_size()
    wide, high = motion.squash(key)
    if wide != 1.0 or high != 1.0:
        size = (round(width * wide), round(height * high))
    else:
        deepest = min(DEEPEST, max(2, round(height * BREATH)))
        size = (width, height + round(breath(desk, key) * deepest))
    if size != (width, height):
        found = desk.brush.soon(("pose", name, size, width), lambda: _scaled(image, size))
        image = found if found is not None else image
    tilt = round(motion.tilt(key) / TILT) * TILT
    if tilt:
        upright = image
        found = desk.brush.soon(("tilt", name, image.get_size(), tilt), lambda: _tilted(upright, tilt))
        image = found if found is not None else image
    pale = round(motion.flash(key) * PALE)
    if pale:
        plain = image
        found = desk.brush.soon(("pale", name, image.get_size(), tilt, pale), lambda: _pale(plain, pale / PALE))
        image = found if found is not None else image
    strength = motion.strength(key)
    return faded(image, round(strength * 8) / 8) if strength < 1 else image


def put_rising(surface: pygame.Surface, desk: Desk, image: pygame.Surface, x: float, feet: float, part: float) -> None:
    """Puts a figure that climbs out of its ledge: what is still below is not to be seen."""
    width, height = image.get_size()
    shown = max(1, round(height * part))
    spot = (round(x * desk.kit.u - width / 2), round(feet * desk.kit.u - shown))
    surface.blit(image, spot, (0, 0, width, shown), special_flags=paint.PREMULTIPLIED)


def _scaled(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return paint.finish(pygame.transform.smoothscale(image, size))


def _tilted(image: pygame.Surface, tilt: int) -> pygame.Surface:
    return paint.finish(pygame.transform.rotozoom(image, tilt, 1.0))


def _pale(image: pygame.Surface, part: float) -> pygame.Surface:
    """Gives a figure in the light of a blow: all of it goes towards white, as far as it covers anything."""
    light = round(96 * part)
    out = image.copy()
    mask = pygame.mask.from_surface(image, 127).to_surface(setcolor=(light, light, light, 0), unsetcolor=(0, 0, 0, 0))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return paint.finish(out)


def blinks(desk: Desk, key: Key) -> bool:
    """Tells whether a figure has its eyes shut just now; each has a time of its own."""
    phase = phase_of(key)
    return not desk.still and (desk.clock + 9 * phase) % (RARELY + 2.6 * phase) < BLINK


def stand(
    surface: pygame.Surface,
    desk: Desk,
    motion: Motion,
    key: Key,
    figure: tuple[Picture, pygame.Surface, Colour],
    at: tuple[float, float, float],
    wide: float = 0.74,
) -> None:
    """Puts a figure in its light where it is now: its middle, its feet, and the ground that its shadow stays on."""
    found, image, cold = figure
    if motion.strength(key) <= 0:
        return
    x, feet, ground = at
    width = image.get_width() / desk.kit.u
    if motion.strength(key) >= 1:
        desk.kit.put(surface, desk.brush.shadow(width * wide), x, ground - width * wide * 0.035, 0.5, 0.5)
    shown = posed(desk, motion, key, image, found.name)
    part = motion.rising(key)
    if part < 1:
        put_rising(surface, desk, shown, x, feet, part)
        return
    desk.kit.put(surface, shown, x, feet, 0.5, 1.0)
    if key not in motion.nudges and blinks(desk, key):
        shut = _shut(desk, found, image.get_size(), cold)
        if shut is not None:
            desk.kit.put(surface, posed(desk, motion, key, shut, f"{found.name} shut"), x, feet, 0.5, 1.0)


def _shut(desk: Desk, found: Picture, size: tuple[int, int], cold: Colour) -> pygame.Surface | None:
    """Gives the shut eyes of a figure, in the shade that it stands in."""
    lids = pictures.lids(found)
    if lids is None:
        return None

    def make() -> pygame.Surface:
        image = pygame.image.load_sized_svg(io.BytesIO(lids.svg), size).convert_alpha()
        image.blit(corners(size, cold), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return paint.premultiplied(image)

    return desk.brush.soon(("shut", found.name, size, cold), make)
