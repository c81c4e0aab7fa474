"""Potions: one of four bottles, the colour of what is inside, and a sign in it."""

# fmt: off
# ruff: noqa: E501

from kit import INK, C, E, L, P, R, glow

from spire.base import icon, potion
from spire.materials import BRASS

GLASS = "v:#ffffff@.7,#d8ecf8@.45"


def bottle(shape: str, liquid: str, fill: str, cork: str = "R", extra: str = "", lamp: str = "#ffffff") -> str:
    """Draws a bottle: its glass, what is in it, its cork."""
    top = {"R": R(39, 3, 22, 15, 4, "v:#c99a68,#7a5030", 4.4), "B": C(50, 10, 10, BRASS, 4.4), "S": P("M36 4 H64 L60 18 H40z", "r:#fff0e0,#e05a4c,#8c1c28", 4.4)}[cork]
    return glow(50, 62, 48, lamp, .35) + top + P(shape, GLASS, 5) + P(liquid, fill, 0) + extra + P(shape, "none", 5) + L("M27 54 C28 48 31 44 36 41", 5, "#ffffff", .9) + C(30, 64, 2.6, "#ffffff", 0)


ROUND = "M42 17 H58 V34 C78 40 90 54 88 70 C86 88 70 96 50 96 S14 88 12 70 C10 54 22 40 42 34z"
ROUND_IN = "M15 62 C30 54 46 70 62 62 C72 57 80 58 86 62 C88 82 74 93 50 93 S12 84 15 62z"
TALL = "M40 17 H60 V32 C74 38 78 48 78 58 V84 C78 92 72 96 50 96 S22 92 22 84 V58 C22 48 26 38 40 32z"
TALL_IN = "M25 56 C38 50 50 62 75 54 V84 C75 90 70 93 50 93 S25 90 25 84z"
CONE = "M42 17 H58 V38 L90 84 C92 92 88 96 80 96 H20 C12 96 8 92 10 84 L42 38z"
CONE_IN = "M28 62 C44 56 56 70 74 62 L88 84 C89 90 86 93 80 93 H20 C14 93 11 90 13 84z"
HEART = "M42 17 H58 V28 C76 24 92 38 90 56 C88 76 64 88 50 97 C36 88 12 76 10 56 C8 38 24 24 42 28z"
HEART_IN = "M13 50 C30 44 50 60 87 48 C92 70 66 86 50 94 C34 86 8 70 13 50z"

potion("fire_potion", bottle(ROUND, ROUND_IN, "v:#ffb03a,#e0381c", extra=P("M50 42 C58 54 66 58 64 70 C62 82 38 82 36 70 C34 62 46 58 50 42z", "v:#fff6c0,#ffcf4a", 3, "#8c2414"), lamp="#ff8a3c"))
potion("block_potion", bottle(TALL, TALL_IN, "v:#a8dcff,#3a74c8", "B", P("M50 56 C56 60 62 61 68 61 C68 76 62 84 50 89 C38 84 32 76 32 61 C38 61 44 60 50 56z", "v:#f4fbff,#8ac0f0", 3.4), lamp="#8ac8ff"))
potion("energy_potion", bottle(CONE, CONE_IN, "v:#fff08a,#f0a02c", extra=P("M54 58 L38 78 H49 L44 92 L64 72 H53 L60 58z", "#fffef0", 3, "#8a5a14"), lamp="#ffe04a"))
potion("swift_potion", bottle(ROUND, ROUND_IN, "v:#c8ffb0,#3fa84a", "S", P("M30 78 L34 62 H46 C48 70 58 72 66 74 C70 76 70 82 68 84 H32z", "v:#ffe0a0,#d8863c", 3.4) + L("M30 84 H68", 3.4) + P("M40 68 C36 58 44 48 62 48 C58 52 60 55 57 57 C54 60 56 64 50 66z", "v:#ffffff,#c8d8f4", 3.2) + L("M16 74 H26 M20 82 H28", 3, "#f8fff0"), lamp="#8aff9a"))
potion("blood_potion", bottle(HEART, HEART_IN, "v:#ff6a6a,#9a1428", "B", lamp="#ff5a5a"))
potion("ghost_in_a_jar", bottle(TALL, TALL_IN, "v:#c8b8f0,#6a54a8", "S", P("M50 46 C64 46 68 60 66 72 L68 88 L60 82 L54 89 L48 82 L41 89 L33 83 L34 70 C32 58 38 46 50 46z", "v:#ffffff,#d8d0ff", 3.4) + E(44, 62, 3.4, 5, INK, 0) + E(57, 62, 3.4, 5, INK, 0) + E(50, 73, 3, 3.4, INK, 0), lamp="#c8b0ff"))
potion("fairy_in_a_bottle", bottle(ROUND, ROUND_IN, "v:#ffd8f4,#e07ac0", "B", E(40, 60, 12, 8, "#ffffff", 2.6, op=.9) + E(62, 60, 12, 8, "#ffffff", 2.6, op=.9) + P("M44 84 L50 58 L58 84z", "#8ae0c0", 3) + C(51, 54, 8, "#ffe9d8", 3) + C(48, 54, 1.6, INK, 0) + C(54, 54, 1.6, INK, 0), lamp="#ffb0e8"))
icon("potion_slot", P(ROUND, "v:#000000@.32,#000000@.18", 4, "#5c6c80"))
