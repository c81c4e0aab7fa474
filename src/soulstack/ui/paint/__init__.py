"""Painting with code: one box of tools for menus, cards and the table.

Everything here is made once for a size and kept; nothing is meant to be made again in each frame. What menus use is straight
(`plate`, `shadow`, `glow`, `words`, `icon`); what cards and the table use is premultiplied and blitted with `PREMULTIPLIED`
(`slab`, `shade`, `halo`, `ring`, `outlined`, `sign`).
"""

from soulstack.ui.paint import icons, masks, plates, shadows, surfaces, text
from soulstack.ui.paint.icons import add_icons, icon, put_sign, seat_badge, sign
from soulstack.ui.paint.masks import cut_corners, cut_round, round_mask
from soulstack.ui.paint.plates import MATERIALS, add_materials, material_of, plain, plate, slab
from soulstack.ui.paint.shadows import glow, halo, ring, shade, shadow
from soulstack.ui.paint.surfaces import (
    PREMULTIPLIED,
    blank,
    darkened,
    faded,
    finish,
    gradient,
    grain,
    layer,
    premultiplied,
    roughen,
)
from soulstack.ui.paint.text import balanced, filled, number, outlined, words, wrap

__all__ = [
    "MATERIALS",
    "PREMULTIPLIED",
    "add_icons",
    "add_materials",
    "balanced",
    "blank",
    "cut_corners",
    "cut_round",
    "darkened",
    "faded",
    "filled",
    "finish",
    "forget",
    "glow",
    "gradient",
    "grain",
    "halo",
    "icon",
    "layer",
    "material_of",
    "number",
    "outlined",
    "plain",
    "plate",
    "premultiplied",
    "put_sign",
    "ring",
    "roughen",
    "round_mask",
    "seat_badge",
    "shade",
    "shadow",
    "sign",
    "slab",
    "words",
    "wrap",
]


def forget() -> None:
    """Empties the caches after a resize: their sizes will not be asked for again."""
    for module in (icons, masks, plates, shadows, surfaces, text):
        module.forget()
