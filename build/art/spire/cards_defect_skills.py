"""Skills of the Defect: plugs, orbs and cold heads."""

# fmt: off
# ruff: noqa: E501

import math

import parts
from kit import INK, C, E, G, L, O, P, R, S, at, glow, shadow, shine

from spire.base import card, gear, lit, rivet, shade
from spire.diver import (
    BOLD,
    JOY,
    SHUT,
    bot,
    cable,
    claw,
    flake,
    gaze,
    head,
    hose,
    orb,
    plug,
    wheel,
    zag,
)
from spire.grounds import hall, stars
from spire.materials import BRASS, COPPER, IRON, PATINA, STEEL, STONE, WOOD
from spire.props import arrow, blaze, front, puff, spark, spring
from spire.scenes import (
    AMBER,
    COLD,
    DUSK,
    FORGE,
    LAGOON,
    SAND,
    SMOKE,
    rush,
    sky,
    wall,
)

# He has taken his own hatch off.
card(
    "defect_defend", hall("defect", 741), shadow(130, 182, 74), head(130, 58, .62, 0, gaze(0, 3, 15)), arrow(54, 84, .9, 200, "#c9d6de"), arrow(214, 58, .9, -38), arrow(56, 146, .8, 160), at(130, 122, C(0, 0, 62, PATINA, 5), C(0, 0, 50, "none", 4, "#1d4a52"), R(-70, -16, 16, 32, 5, BRASS, 4.4), *(rivet(56 * math.cos(a), 56 * math.sin(a), 4) for a in (math.tau * k / 12 for k in range(12))), C(0, 0, 27, "none", 14, INK), C(0, 0, 27, "none", 6, "#e0a845"), L("M-27 0 H27 M0 -27 V27", 11), L("M-27 0 H27 M0 -27 V27", 4.4, "#e0a845"), C(0, 0, 9, BRASS, 4), lit("M-46 -18 C-40 -40 -18 -52 4 -52 C-18 -42 -32 -22 -36 4z", .5, "#ffffff"), L("M34 -40 l10 12 M-40 30 l12 8", 3.4, INK, .6)), claw(62, 114, .66, -14, 0), claw(198, 114, .66, 194, 0), stars(180, 82, 18, 8),
)
# It says not to. It does not say why.
card(
    "zap", wall(AMBER, 743, 150, 90), R(128, 44, 92, 100, 12, "v:#fffaf0,#e4d8c4,#b4a48c", 5), R(136, 52, 76, 84, 8, "none", 3, "#b4a48c"), E(157, 82, 7, 12, "#2a1530", 3), E(191, 82, 7, 12, "#2a1530", 3), parts.brows(174, 64, 17, 9, -4), E(174, 114, 13, 11, "v:#3c0a18,#8c2434", 4), glow(146, 92, 66, "#fff6a0", .9), at(74, 112, hose([(-80, 60), (-50, 26), (-16, 10)]), claw(-6, 4, .95, -14, 2), P("M22 -8 H60 V-16 H92 M60 -8 H96 M60 0 H92 V0", "none", 11), L("M20 -6 H58 M56 -20 V8 M56 -20 H88 M56 -6 H92 M56 8 H88", 11), L("M20 -6 H58 M56 -20 V8 M56 -20 H88 M56 -6 H92 M56 8 H88", 5, "#dfe8f0"), rot=-10), zag([(146, 82), (128, 60), (134, 84), (104, 58), (112, 86), (80, 66)], 6), zag([(138, 112), (116, 134), (124, 116), (96, 146)], 5), spark(146, 96, 17, "c:#ffffff,#fff6c8,#ffd04a", 9, 5, "#7c4a10"), zag([(42, 104), (28, 88), (30, 108), (14, 96)], 5),
)
# Two mouths, one opinion.
card(
    "dual_cast", hall(DUSK, 745), shadow(130, 182, 84), R(50, 150, 160, 20, 6, WOOD, 5), C(58, 166, 19, WOOD, 5), C(58, 166, 6, BRASS, 3.4), C(202, 166, 19, WOOD, 5), C(202, 166, 6, BRASS, 3.4), *(at(x, 128, S([(-38, 0), (-30, -28), (0, -40), (30, -28), (38, 0), (28, 28), (0, 36), (-28, 28)], IRON, 5), C(0, 0, 30, BRASS, 5), C(0, 0, 22, "#150e1c", 4), glow(0, 0, 34, "#ffe04a", .7)) for x in (88, 172)), glow(88, 76, 50, "#ffe04a", .7), glow(172, 76, 50, "#ffe04a", .7), *(P(f"M{x - 16} 122 L{x - 26} 84 H{x + 26} L{x + 16} 122z", "v:#ffffff@.2,#fff0a0@.8", 0) for x in (88, 172)), orb(84, 60, .94, "spark", BOLD, -8), orb(176, 60, .94, "spark", BOLD, 8), L("M46 92 l-14 8 M40 110 h-14 M214 92 l14 8 M220 110 h14 M130 30 v14", 5, "#fff6a0"),
)
# Filled with the good stuff.
card(
    "charge_battery", hall("defect", 749), glow(126, 92, 96, "#c8ff8a", .5), cable([(196, 132), (222, 150), (214, 176), (236, 196)], "#4c4658"), plug(188, 124, .8, 190), at(116, 100, R(-16, -84, 32, 18, 5, STEEL, 5), R(-44, -70, 88, 148, 14, "h:#fff0a0,#f0b83a,#8a5414", 5), R(-44, -70, 88, 26, 10, "h:#9a94a8,#4a4458,#241e30", 4.4), R(-35, -36, 70, 66, 9, "#1e2c22", 4), *(R(-29, 12 - 16 * k, 58, 13, 3, "v:#d8ffa0,#6ac83c", 2.6) for k in range(3)), parts.eyes(0, 48, 17, 9, "happy"), parts.mouth(0, 58, 10, "smile"), E(-33, 56, 6, 4, "#ff7a5a", 0, op=.8), E(33, 56, 6, 4, "#ff7a5a", 0, op=.8), shine("M-38 -40 V60", 4, .6), parts.bolt(0, -57, .36, rot=8)), orb(46, 58, .44, "spark"), orb(42, 112, .44, "frost"), orb(64, 160, .44, "dark"), parts.laugh_lines(116, 100, 92, 9, 10, "#e8ffb0", 4, .3),
)
# Ice for the head, shades for the look.
card(
    "coolheaded", wall(COLD, 751, 130, 70), glow(130, 96, 100, "#d8f4ff", .6), spring(130, 206, 24, 40, 3), head(130, 116, 1.04, 0, SHUT, P("M-64 -16 H64 L58 8 C50 26 18 26 10 2 C4 -4 -4 -4 -10 2 C-18 26 -50 26 -58 8z", "v:#4a4458,#17121f", 4.4) + L("M-46 -8 L-30 12 M-34 -8 L-22 6 M26 -8 L40 12", 4, "#ffffff", .7), bulb=False), at(130, 44, P("M-50 18 C-66 -2 -50 -26 -22 -22 C-14 -32 14 -32 22 -22 C50 -26 66 -2 50 18 C20 30 -20 30 -50 18z", "v:#8ad0f8,#3c78c8,#1c4488", 5), P("M-16 -24 L-20 -40 H20 L16 -24z", "v:#e8f4ff,#8ab4dc", 4.4), L("M-20 -24 H20", 5, "#d8343c"), flake(0, 2, 14, 4), shine("M-44 2 C-42 -8 -34 -12 -26 -12", 4, .8)), *(P(f"M{x} {y} l5 {h} l6 {-h}z", "d:#ffffff,#8ad8ff", 3) for x, y, h in ((76, 78, 22), (90, 70, 16), (162, 70, 18), (176, 78, 24))), flake(44, 60, 10), flake(218, 66, 12), flake(36, 132, 8), flake(226, 140, 9),
)
# The far side looked nearer.
card(
    "leap", sky(("#4a8cb8", "#14304c", "#fff0c8"), 753, 140), P("M-4 146 H78 L70 194 H-4z", "v:#8c9ab0,#3a4658", 5), P("M264 146 H186 L196 194 H264z", "v:#8c9ab0,#3a4658", 5), P("M80 196 L84 150 H180 L188 196z", "v:#12243c,#0a1424", 0), L("M60 140 C66 84 84 52 104 40", 5, "#ffffff", .6), L("M44 142 C50 100 60 76 72 60", 4, "#ffffff", .5), bot(142, 90, .46, ((54, -30), (92, -46), (118, -70)), -40, look=JOY, rot=12, other=((-54, -30), (-86, -52), (-100, -82)), foot=spring(-30, 132, 14, 82, 5) + P("M-58 146 C-60 130 -44 124 -30 124 C-12 124 -2 134 -4 147z", COPPER, 4.4) + R(20, 50, 18, 42, 5, "h:#dfe8ee,#8c9aa8,#4c5868", 4.4) + wheel(29, 99)), at(206, 146, L("M-10 0 V-24 L12 -18 L-10 -10", 5), P("M-10 -24 L12 -18 L-10 -10z", "#ff6a5a", 3)), puff(58, 142, .5),
)
# There is always a smaller one.
def _doll(x: float, y: float, s: float, tint: str, *, half: bool = False) -> str:
    low = P("M-44 0 C-52 40 -36 66 -24 72 H24 C36 66 52 40 44 0z", tint, 5) + at(0, 34, R(-17, -15, 34, 30, 4, "#150e1c", 4), gear(0, 0, 12, 7, BRASS)) + L("M-30 66 H30", 4, "#ffffff", .4)
    if half:
        return at(x, y, low, E(0, 0, 44, 13, "#2c1a2c", 5), s=s)
    return at(x, y, low, P("M-44 2 C-42 -18 -36 -24 -36 -40 C-36 -88 36 -88 36 -40 C36 -24 42 -18 44 2 C20 12 -20 12 -44 2z", COPPER, 5), C(0, -38, 27, BRASS, 4.4), at(0, -38, C(0, 0, 20, "c:#f4ffff,#9aeaff,#3aa0dc,#12385c", 3.4), gaze(0, 0, 9)), L("M-43 4 C-20 13 20 13 43 4", 4), shine("M-30 -62 C-26 -70 -18 -76 -10 -78", 4, .8), s=s)


card(
    "recursion", hall(LAGOON, 755), shadow(130, 180, 96), _doll(76, 112, .94, PATINA, half=True), at(36, 54, P("M-44 2 C-42 -18 -36 -24 -36 -40 C-36 -88 36 -88 36 -40 C36 -24 42 -18 44 2 C20 12 -20 12 -44 2z", COPPER, 5), C(0, -38, 27, BRASS, 4.4), at(0, -38, C(0, 0, 20, "c:#f4ffff,#9aeaff,#3aa0dc,#12385c", 3.4), gaze(6, 3, 9)), E(0, 4, 43, 11, "#2c1a2c", 4), s=.74, rot=-34), _doll(76, 92, .62, "d:#ffd8b0,#c8783c,#5a2a1c"), _doll(158, 134, .62, "d:#d8c8ff,#7a5ac8,#2c1a5c"), _doll(204, 150, .4, "d:#ffc8d8,#c84a7c,#5a1438"), _doll(234, 160, .24, "d:#fff0a8,#d8a02c,#6a4010"), O([(116, 60), (144, 40), (176, 52), (186, 78)], 5, "#b8f4dc"), P("M178 74 L188 92 L196 72z", "#b8f4dc", 0), parts.sparkles([(220, 110, .9), (166, 66, .8)]),
)
# The stone had always wanted to travel.
card(
    "skim", sky(("#e8a86a", "#3a4c7c", "#ffe8b8"), 757, 88), P("M-4 88 H264 V194 H-4z", "v:#6ac0d0,#2c7aa0,#123c64", 0), C(206, 88, 24, "#fff0b0", 0, op=.9), P("M-4 88 H264 V194 H-4z", "v:#6ac0d0@.0,#2c7aa0@.9,#123c64", 0), P("M180 96 H232 M188 106 H226 M196 116 H218", "none", 4, "#fff0b0", .7), *(E(x, y, r, r * .28, "none", 4, "#e8fbff", .9) + E(x, y, r * .55, r * .15, "none", 3, "#e8fbff", .7) for x, y, r in ((34, 172, 34), (92, 148, 28), (140, 128, 21))), *(P(f"M{x} {y} C{x - 8} {y + 10} {x - 5} {y + 16} {x} {y + 16} C{x + 5} {y + 16} {x + 8} {y + 10} {x} {y}z", "v:#ffffff,#8ad8f0", 2.6) for x, y in ((122, 104), (158, 106), (136, 92), (84, 118), (104, 120))), L("M34 166 Q62 86 92 144 Q118 74 140 124 Q156 74 176 72", 4, "#ffffff", .75), at(182, 62, S([(-46, 4), (-36, -16), (0, -24), (36, -16), (48, 2), (34, 16), (0, 22), (-34, 16)], STONE, 5), parts.eyes(8, -4, 13, 9, "white", (.6, -.2)), parts.mouth(10, 12, 10, "smile"), shine("M-32 -8 C-26 -15 -18 -17 -10 -18", 4, .7), rot=-12), front(232, 150, .5, 18, "any"),
)
# It was not finished boiling.
card(
    "steam_barrier", wall(SMOKE, 759, 100, 90), shadow(82, 182, 56), *(puff(x, y, s, "r:#ffffff,#e8f0f8,#a8b8cc", 4) for x, y, s in ((196, 168, .82), (164, 164, .7), (204, 132, .84), (168, 128, .7), (196, 96, .86), (166, 92, .74), (206, 58, .84), (170, 56, .72), (190, 26, .7))), *(L(d, 3.4, "#7c8ca8", .6) for d in ("M150 80 H226 M150 116 H226 M150 150 H226",)), arrow(232, 82, .8, 192), arrow(236, 130, .74, 170), at(82, 124, P("M40 -18 C58 -20 58 -46 74 -52 L84 -38 C70 -30 74 2 44 14z", BRASS, 5), P("M-44 -36 C-56 -86 46 -86 40 -36", "none", 15), P("M-44 -36 C-56 -86 46 -86 40 -36", "none", 6, "#5c3420"), S([(-52, 34), (-56, -2), (-34, -36), (0, -44), (34, -36), (54, -2), (50, 34), (26, 52), (-28, 52)], COPPER, 5), shade("M26 -40 C60 -18 62 30 30 50 C20 54 10 54 2 54 C38 36 44 -12 26 -40z", .3), lit("M-42 -14 C-32 -30 -18 -36 -8 -38 C-24 -26 -34 -8 -38 16 C-46 8 -46 -4 -42 -14z", .5), R(-18, -58, 36, 14, 6, BRASS, 4.4), C(0, -62, 7, BRASS, 4), parts.eyes(0, 2, 17, 10, "white", (.5, 0)), parts.brows(0, -12, 17, 10, 5), parts.mouth(2, 26, 13, "flat")), L("M30 178 h104", 4, "#ff8a3c"),
)
# It has never been so fast, or so unwell.
card(
    "turbo", rush(FORGE, 761, -3, 16), shadow(132, 174, 76), G("rotate(-90 62 112)", blaze(62, 122, 44, 74, 4, 3)), at(132, 116, R(-72, -28, 34, 50, 8, IRON, 5), R(-80, -22, 12, 38, 4, "#2a1018", 4), S([(-52, 26), (-46, -20), (-14, -48), (24, -46), (54, -18), (60, 26)], "r:#d8f088,#6a9a3c,#2c4a1c", 5), L("M-46 -6 L-22 -20 L-10 6 L18 8 L28 -18 L54 -8 M-22 -20 L-6 -44 M28 -18 L22 -44 M-10 6 L-20 26 M18 8 L26 26", 4, "#2c4a1c"), S([(56, 14), (60, -18), (82, -32), (102, -22), (104, 4), (84, 20)], "r:#e8f8b0,#a8c85c,#5a7a2c", 5), at(82, -10, O([(-6, 0), (-1, -3), (1, 4), (-6, 8), (-14, 3), (-12, -7), (-3, -12), (6, -7)], 3.6), O([(14, 0), (19, -3), (21, 4), (14, 8), (8, 3), (8, -6), (16, -10)], 3.4)), parts.mouth(88, 12, 8, "wobble"), P("M-40 24 H60 L54 36 H-34z", "v:#fff0b0,#b89a4c", 4.4), wheel(-24, 44, 16), wheel(40, 44, 16)), parts.star(222, 56, 9, "c:#ffffff,#ffe88a,#f2b93c", 5, 2.8), parts.star(196, 48, 7, "c:#ffffff,#ffe88a,#f2b93c", 5, 2.8), parts.star(240, 76, 7, "c:#ffffff,#ffe88a,#f2b93c", 5, 2.8),
)
# Somebody has to stand in front of the lamp.
card(
    "darkness", wall(AMBER, 763, 60, 60), P("M120 66 L20 194 H214z", "v:#2c0f54,#1a0a34@.96,#0c0418@.92", 0), P("M120 66 L52 194 H186z", "v:#4a1f7c@.8,#12061e@.9", 0), glow(118, 84, 56, "#7a3cc0", .7), L("M130 -6 V22", 8), P("M104 24 H156 L176 62 C150 74 110 74 84 62z", "v:#f0b83a,#8a5414", 5), E(130, 64, 46, 11, "#1a0a2c", 4.4), orb(130, 70, .52, "dark"), lit("M110 28 H124 L112 60 C104 60 98 60 92 60z", .5), parts.eyes(78, 164, 8, 4, "glow"), *(E(x - g, y, r * .8, r, "#fff0a0", 0) + E(x + g, y, r * .8, r, "#fff0a0", 0) for x, y, g, r in ((130, 132, 11, 8), (164, 172, 7, 5), (112, 176, 6, 4))), head(214, 148, .44, -10, gaze(-7, 2, 15), bulb=False), R(206, 172, 16, 30, 4, PATINA, 4), R(30, 128, 34, 60, 5, WOOD, 4.4), P("M36 128 L40 108 H54 L58 128z", "v:#e85a4a,#8c1f2c", 4), parts.sparkles([(214, 40, 1), (36, 44, .9), (232, 84, .7)]),
)
# One for now and one for also now.
card(
    "double_energy", hall(SAND, 765), shadow(130, 178, 92), R(26, 164, 208, 14, 5, WOOD, 4.4), *(at(x, 118, P(f"M{36 * f} -24 C{74 * f} -30 {74 * f} 26 {34 * f} 22", "none", 17), P(f"M{36 * f} -24 C{74 * f} -30 {74 * f} 26 {34 * f} 22", "none", 8, "#f4ecdc"), P("M-42 -40 H42 L36 40 C30 50 -30 50 -36 40z", "v:#ffffff,#f0e4d0,#b8a488", 5), E(0, -40, 42, 11, "v:#5c3420,#2c1610", 4.4), P("M-42 -10 H42 L40 4 H-40z", "#5ab8f0", 0, op=.85), parts.eyes(0, 4, 17, 13, "white", (f * .3, 0)), parts.mouth(0, 27, 10, "teeth"), zag([(-14, -50), (-22, -66), (-8, -62), (-16, -84)], 5), zag([(14, -50), (8, -64), (22, -64), (16, -86)], 5), rot=-5 * f) for x, f in ((76, -1), (184, 1))), spark(130, 92, 20, "c:#ffffff,#fff6c8,#ffd04a", 9, 3, "#7c4a10"), L("M30 74 q-8 8 0 16 M230 74 q8 8 0 16", 4, "#ffffff", .8),
)
# A pound of one and a pound of the other.
card(
    "equilibrium", hall(DUSK, 767), shadow(130, 182, 60), R(96, 170, 68, 14, 5, BRASS, 4.4), R(122, 96, 16, 78, 5, "h:#dfe8ee,#8c9aa8,#4c5868", 4.4), L("M34 66 H226", 14), L("M34 66 H226", 6, "#e0a845"), L("M46 68 L22 128 M46 68 L76 128 M214 68 L184 128 M214 68 L238 128", 3.4), P("M14 128 H84 C82 152 16 152 14 128z", BRASS, 4.4), P("M176 128 H246 C244 152 178 152 176 128z", BRASS, 4.4), P("M24 92 H76 L70 102 C62 104 60 108 60 112 H70 V126 H30 V112 H40 C40 106 34 104 24 98z", IRON, 4.4), P("M176 122 C180 98 206 84 238 86 C236 104 220 120 190 124 L182 128z", "d:#ffffff,#d8e8ff,#8ab4e0", 4.4), L("M184 126 C196 110 212 98 230 92 M200 112 l-2 -10 M212 104 l-2 -10 M206 108 l10 2", 2.6, "#5a7cac"), head(130, 66, .62, 0, gaze(0, -2, 15)), parts.tear(170, 30, .5), parts.sparkles([(40, 40, .9), (222, 40, .9)]),
)
# Nothing gets at the turnips.
card(
    "force_field", sky(("#8ac8e8", "#2c6a54", "#f4fff0"), 769, 130), P("M-4 130 H264 V194 H-4z", "v:#8ab84c,#3c6a2c", 4), L("M20 150 l-30 40 M70 140 l-30 54 M130 136 V194 M190 140 l30 54 M240 150 l30 40", 4, "#3c6a2c", .6), *(at(x, y, P("M0 0 C-16 -4 -18 -24 0 -26 C18 -24 16 -4 0 0z", "r:#ffe0f0,#d86a9c,#7a2450", 3.6), L("M0 -26 C-4 -34 -10 -36 -14 -36 M0 -26 C0 -36 2 -40 4 -44 M0 -26 C6 -32 12 -34 16 -32", 4.4, "#4c8c2c"), s=.9) for x, y in ((66, 172), (104, 180), (196, 172))), bot(146, 122, .44, ((54, -30), (88, -10), (96, 20)), 80, look=JOY), at(192, 150, L("M-4 -26 V24", 8), L("M-4 -26 V24", 3.4, "#a8683e")), P("M30 176 C18 50 86 14 130 14 C174 14 242 50 230 176", "v:#d8fbff@.45,#8ae0ff@.18,#5ab8f0@.3", 5, "#e8ffff"), L("M52 100 l18 -12 l18 12 v20 l-18 12 l-18 -12z M88 60 l18 -12 l18 12 v20 l-18 12 l-18 -12z M172 60 l18 -12 l18 12 v20 l-18 12 l-18 -12z", 3, "#f4ffff", .7), shine("M50 110 C54 66 78 42 104 32", 7, .8), arrow(24, 50, .66, 220), arrow(226, 34, .66, -60), stars(56, 62, 14, 7), stars(198, 44, 14, 7),
)
