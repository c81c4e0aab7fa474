"""What is left of a hero: small still pictures that take the place of the figure."""

# fmt: off
# ruff: noqa: E501

from kit import INK, C, E, G, L, O, P, R, S, at, glow

from spire.base import W, thing
from spire.grounds import bell, helm, porthole, slab
from spire.materials import BRASS, CLOTH_RED, PATINA, RUST

GROUND = S([(-120, 0), (-90, -18), (0, -26), (90, -18), (120, 0), (60, 14), (-60, 14)], "v:#6a6470,#34303c", W)


def _smoke(x: float, y: float) -> str:
    return O([(x, y), (x - 14, y - 34), (x + 10, y - 62), (x - 8, y - 96)], 7, "#d8d0dc", .5) + O([(x + 16, y), (x + 6, y - 24), (x + 22, y - 46)], 5, "#d8d0dc", .4)


def _ironclad() -> str:
    shut = P("M-34 0 L-6 -3 M14 -4 L42 -3", "none", 7, "#5c1810")
    return at(0, 0, GROUND, S([(-108, -6), (-96, -34), (-50, -44), (-30, -16), (-40, 4)], CLOTH_RED, W), at(76, -64, slab(0, 0, .8, 158)), helm(-6, -52, .95, -14, shut), at(70, -14, R(-30, -20, 60, 30, 8, RUST, W), "".join(L(f"M{x} -14 V6", 5) for x in (-16, 0, 16))), _smoke(-50, -104))


def _silent() -> str:
    spot = E(0, 0, 17, 21, "#e9d6a0", 3) + E(0, 1, 11, 14, "#39502f", 0) + E(0, 2, 6, 8, "#6a7a4a", 0)
    wing = S([(0, 0), (-46, -12), (-92, -46), (-104, -84), (-66, -92), (-20, -58), (6, -20)], "d:#a4c07a,#5f8450,#2a4632", W) + L("M-10 -10 C-44 -30 -70 -54 -88 -78", 3, "#2c4630", .8) + at(-60, -62, spot)
    face = S([(-34, -8), (-30, -40), (0, -54), (32, -40), (36, -8), (0, 8)], "r:#fffdf4,#efe6d0,#b4a488", W) + L("M-22 -24 q8 8 16 0 M8 -24 q8 8 16 0", 4.4) + P("M-36 -8 C-16 0 16 0 38 -10 C32 12 -30 14 -36 -8z", "v:#3f5247,#1f2c2a", 4) + L("M-10 -2 l7 8 M-3 -2 l-7 8 M6 -2 l7 8 M13 -2 l-7 8", 2.6, "#d8c48c")
    return at(0, 0, GROUND, G("scale(-1 1)", wing), wing, S([(-52, -4), (-46, -48), (-4, -76), (42, -52), (52, -6), (0, 6)], "r:#a9bf7c,#67834e,#2d4430", W), at(0, -8, face), O([(-20, -70), (-44, -96), (-76, -94)], 9, INK), O([(-20, -70), (-44, -96), (-76, -94)], 4, "#d8c48c"), O([(18, -70), (52, -86), (74, -70)], 9, INK), O([(18, -70), (52, -86), (74, -70)], 4, "#d8c48c"))


def _defect() -> str:
    dark = C(18, 0, 33, "c:#3a5468,#1c3040,#0e1824", 4.4) + L("M4 -10 L18 0 L12 16 M18 0 L36 -12 M18 0 L30 20", 3, "#9ac0d0", .9) + L("M8 -2 l8 8 M16 -2 l-8 8", 0)
    return at(0, 0, GROUND, at(74, -22, P("M-34 26 L-40 -26 C-10 -36 20 -34 40 -24 L36 26z", PATINA, W), R(-20, -14, 40, 28, 4, "#150e1c", 4), rot=18), at(-14, -56, porthole(0, 0, .95), G("scale(.95)", dark), rot=-22), L("M-84 -10 L-72 -24 L-90 -34 L-74 -46 L-92 -56", 11, INK), L("M-84 -10 L-72 -24 L-90 -34 L-74 -46 L-92 -56", 5, "#c9d6de"), at(-62, -118, P("M0 -14 L-8 2 H-1 L-5 14 L8 -4 H1 L5 -14z", "#f4ffff", 2.6)), glow(-62, -118, 24, "#8ae8ff", .7), R(96, -18, 30, 14, 4, BRASS, W))


def _watcher() -> str:
    lid = P("M-40 22 C-22 -4 28 -6 50 20 C30 44 -18 46 -38 22z", "v:#5a3aa0,#331f66", 4) + L("M-36 26 C-14 40 24 40 46 24 M-24 36 l-6 9 M4 40 v10 M30 36 l6 9", 4)
    return at(0, 0, GROUND, S([(-112, -2), (-96, -30), (-40, -40), (40, -40), (100, -28), (112, -2), (0, 8)], "v:#a584e0,#5a3aa0,#331f66", W), P("M-108 -8 C-60 4 60 4 108 -8 L110 2 C60 14 -60 14 -110 2z", BRASS, 4), at(6, -64, bell(0, 0, .9, lid=lid), rot=12), at(-84, -34, R(-5, -70, 10, 96, 4, "h:#e8c890,#9a6a3c,#54301e", 4), rot=-62))


thing("fallen_ironclad", _ironclad())
thing("fallen_silent", _silent())
thing("fallen_defect", _defect())
thing("fallen_watcher", _watcher())
