"""The die of the round: a cube of bone in a ring of patina; it tumbles when it is thrown."""

import math
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.motion import Moving
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk


ROLL: Final = 0.7
"""Seconds of a throw."""
FROM: Final = (470.0, 330.0)
"""Where it comes from, beside its ring."""


def _way(t: float) -> tuple[float, float, float]:
    """Gives how far from its ring a thrown die still is, how high it hops and how much larger it is for that."""
    left = (1 - t) ** 2.2
    hop = abs(math.sin(t * math.pi * 2.6)) * (1 - t)
    return left, 58 * hop, 1 + 0.5 * left + 0.25 * hop


def draw_die(
    surface: pygame.Surface,
    desk: "Desk",
    at: tuple[float, float],
    ring: float,
    value: int,
    rolling: Moving | None,
    clock: float,
) -> None:
    """Draws the die in its ring; before the roll the ring is empty."""
    brush = desk.brush
    x, y = at
    brush.glow(surface, x, y, ring * 1.7, (150, 110, 50), 0.7)
    for radius, colour, edge in (
        (ring, (26, 48, 54), theme.INK),
        (ring * 0.92, (74, 134, 126), (150, 214, 196)),
        (ring * 0.8, (22, 34, 42), theme.INK),
    ):
        brush.disc(surface, x, y, radius, colour, edge, 1.8)
    for k in range(12):
        angle = math.tau * k / 12
        brush.disc(
            surface,
            x + ring * 0.86 * math.cos(angle),
            y + ring * 0.86 * math.sin(angle),
            2.1,
            (214, 246, 226),
            line=1.0,
        )
    if not value and rolling is None:
        brush.text(surface, "?", x, y, ring * 0.8, look.MUTED)
        return
    side = ring * 0.98
    shown, lift, turn = value or 1, 0.0, 0.0
    if rolling is not None and rolling.t < 1 and not desk.still:
        t = rolling.t
        if rolling.seconds >= ROLL:
            shown = 1 + (int(clock * 18) % 6) if t < 0.8 else value
            left, lift, large = _way(t)
            x, y, side = x + FROM[0] * left, y + FROM[1] * left, side * round(large * 8) / 8
            turn = -(1 - t) * 400
        else:
            turn = 90 * (1 - t)
    image = desk.kit.icon(f"die_{shown}", side)
    if turn:
        step = round(turn / 20) * 20 % 360
        flat = image
        image = desk.kit.shapes.get(("die", shown, step, side), lambda: pygame.transform.rotozoom(flat, step, 1.0))
    under = desk.kit.shapes.get(("die under", shown, side), lambda: _under(desk.kit.icon(f"die_{shown}", side)))
    if not turn:
        for k in range(6, 0, -1):
            desk.kit.put(surface, under, x, y + k * 0.7 - lift, 0.5, 0.5)
    desk.kit.put(surface, image, x, y - 1 - lift, 0.5, 0.5)


def draw_round(surface: pygame.Surface, desk: "Desk", box: Box, number: int) -> None:
    """Draws which round it is."""
    desk.brush.plate(surface, box, "patina", radius=9, light=-14, shadow=4)
    desk.brush.text(surface, tr("Round {n}", n=number), box.cx, box.cy, 15)


def _under(image: pygame.Surface) -> pygame.Surface:
    out = image.copy()
    out.fill((116, 88, 74, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out
