"""What lies behind a thing that was drawn without a place: the light of an act, of a treasury, of a shelf of bottles."""

from collections.abc import Mapping
from typing import Final

import pygame
from attrs import frozen

from soulstack.games.spire.screen.brush_pictures import light
from soulstack.ui.paint import gradient
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import Colour


@frozen
class Ground:
    """A wall from above to below, and the light on it."""

    above: Colour
    below: Colour
    glow: Colour


GROUNDS: Final[Mapping[str, Ground]] = {
    "act1": Ground((62, 104, 116), (16, 26, 52), (70, 110, 96)),
    "act2": Ground((122, 66, 92), (34, 18, 52), (120, 76, 40)),
    "act3": Ground((110, 124, 148), (34, 42, 66), (110, 98, 64)),
    "act4": Ground((116, 36, 56), (28, 10, 22), (120, 40, 46)),
    "relic": Ground((118, 92, 62), (40, 26, 28), (112, 88, 44)),
    "boss_relic": Ground((108, 66, 116), (36, 18, 50), (108, 62, 96)),
    "potion": Ground((62, 106, 110), (18, 38, 52), (62, 104, 92)),
}
"""Whatever is met in an act, or lies on a shelf; heroes stand in their own colours."""


@kept(6)
def ground(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Draws a ground with the light a little above its middle."""
    look = GROUNDS[name]
    out = gradient(size, look.above, look.below).copy()
    side = round(size[0] * 1.05)
    shine = light(side, look.glow)
    out.blit(shine, shine.get_rect(center=(size[0] // 2, round(size[1] * 0.44))), special_flags=pygame.BLEND_RGB_ADD)
    return out
