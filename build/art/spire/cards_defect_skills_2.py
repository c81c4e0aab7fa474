"""More skills of the Defect: what is taken apart, stacked, found and thrown out; and his golden tickets."""

# fmt: off
# ruff: noqa: E501

import math

import parts
from kit import INK, C, E, G, L, O, P, R, S, at, glow, shadow, shine, tube

from spire.base import card, coil, gear, lit, rivet, shade
from spire.diver import (
    DIZZY,
    JOY,
    MILD,
    PANE,
    box,
    claw,
    gaze,
    head,
    hose,
    orb,
    winder,
)
from spire.grounds import hall, stars
from spire.materials import BRASS, COPPER, IRON, PATINA, STEEL, WOOD
from spire.props import blaze, bricks, front, plaster, puff, spring, ticket
from spire.scenes import (
    BLOODY,
    LAGOON,
    NIGHT,
    PLUM,
    ROSE,
    SMOKE,
    SWAMP,
    disc,
    plain,
    rush,
    sky,
)

# You can see right through it.
card(
    "hologram", hall(NIGHT, 771), shadow(130, 182, 60), P("M98 166 L48 26 H212 L162 166z", "v:#8af0ff@.55,#5ad8ff@.2", 0), P("M112 166 L88 26 H172 L148 166z", "v:#d8fbff@.4,#8ae8ff@.2", 0), at(130, 84, R(-46, -64, 92, 122, 12, "v:#b8f8ff@.75,#3ab0e8@.5", 4.4, "#e8ffff"), R(-36, -54, 72, 52, 6, "#0f3c5c", 3, "#d8fbff", .7), S([(-24, -8), (-22, -30), (0, -42), (22, -30), (24, -8)], "#8af0ff", 3, "#e8ffff", .8), parts.eyes(0, -26, 9, 6), R(-36, 10, 72, 38, 4, "#0f3c5c", 3, "#d8fbff", .5), L("M-26 22 H26 M-20 34 H20", 4, "#d8fbff"), L(" ".join(f"M-45 {y} H45" for y in range(-56, 56, 9)), 2, "#e8ffff", .4), rot=-5), L("M70 60 h22 M176 104 h24 M66 118 h14", 4, "#d8fbff", .8), P("M82 166 C82 150 178 150 178 166 L186 182 H74z", PATINA, 5), E(130, 160, 34, 8, PANE, 4), *(C(x, 174, 4, f, 2.6) for x, f in ((96, "#ff6a5a"), (112, "#ffd04a"), (150, "#8af08a"))), parts.sparkles([(64, 40, 1), (200, 48, 1.1), (206, 120, .8)], "#d8fbff"),
)
# It will be early for everything.
card(
    "overclock", rush(BLOODY, 773, -6, 16), blaze(130, 182, 118, 66, 6, 4), L("M100 150 L84 178 L66 174 M160 150 L178 176 L196 168", 14), L("M100 150 L84 178 L66 174 M160 150 L178 176 L196 168", 6, "#e0a845"), at(130, 96, *(at(36 * f, -58, P("M-22 12 C-22 -20 22 -20 22 12z", BRASS, 4.4), L("M0 14 V22", 8), rot=30 * f) for f in (-1, 1)), L("M-7 -76 V-62 M7 -76 V-62", 7), C(0, -74, 10, STEEL, 4), C(0, 0, 64, "r:#ff9a8a,#d8343c,#6a1424", 5), C(0, 0, 50, "r:#fffdf4,#f4e4c4,#c8a880", 4.4), L(" ".join(f"M{42 * math.cos(a):.0f} {42 * math.sin(a):.0f} L{47 * math.cos(a):.0f} {47 * math.sin(a):.0f}" for a in (math.tau * k / 12 for k in range(12))), 4), parts.eyes(0, -12, 17, 13, "white", (.5, .2)), parts.brows(0, -32, 17, 10, -5), parts.mouth(0, 24, 18, "teeth"), L("M0 4 L36 -24 M0 4 L-30 -30 M0 4 L30 32 M0 4 L-36 22", 4.4, "#d8343c"), C(0, 4, 5, INK, 0), L("M36 -52 L28 -40 L38 -34 L30 -24", 3.4)), puff(62, 54, .5), puff(204, 50, .56), L("M36 76 q-10 20 0 40 M48 84 q-6 12 0 24 M224 76 q10 20 0 40 M212 84 q6 12 0 24", 5, "#ffd8c0"), parts.tear(184, 60, .6),
)
# Paper goes in, light comes out.
card(
    "recycle", hall(SWAMP, 775), shadow(124, 182, 70), front(100, 34, .9, 14, "any"), at(124, 112, P("M-60 -46 L-46 68 H46 L60 -46z", "v:#6ac88a,#2c7a4c,#124428", 5), shade("M38 -46 H60 L46 68 H28z", .25), P("M-64 -46 C-60 -30 60 -30 64 -46 C60 -62 -60 -62 -64 -46z", "v:#3c0a18,#8c2434", 5), P("M-50 -44 l9 15 l9 -12 l9 14 l10 -13 l9 14 l10 -14 l9 13 l10 -12 l8 10 l9 -15", "#fffdf0", 3), parts.eyes(0, -72, 24, 15, "white", (.1, -.4)), at(0, 18, *(G(f"rotate({a})", L("M-22 10 C-26 -4 -18 -18 -6 -24", 12), L("M-22 10 C-26 -4 -18 -18 -6 -24", 6, "#f4fff0"), P("M-12 -34 L8 -26 L-8 -12z", "#f4fff0", 3)) for a in (0, 120, 240)))), P("M170 140 H190 V164 H170z", "#12341f", 4.4), G("translate(206 150) rotate(70)", parts.bolt(0, 0, .86)), glow(206, 150, 40, "#fff6a0", .8), G("translate(226 96) rotate(20)", parts.bolt(0, 0, .7)), parts.sparkles([(196, 110, .9), (46, 70, .9)]),
)
# There was still some kitchen left.
card(
    "reinforced_body", hall(SMOKE, 777), shadow(130, 184, 80), spring(130, 66, 26, 26, 3), head(130, 34, .54, 0, gaze(0, 4, 15)), at(130, 124, G("scale(1.3 1)", box(0, 0, 1)), R(-80, -66, 160, 24, 5, WOOD, 4.4), rivet(-70, -54, 3.4), rivet(70, -54, 3.4), at(-34, -12, C(0, 0, 36, "r:#ffffff,#b8c4d4,#6a7890", 5), C(0, 0, 26, "none", 3, "#6a7890"), R(-13, -6, 26, 12, 5, BRASS, 4)), at(42, -4, P("M-16 -38 H16 L38 -16 V16 L16 38 H-16 L-38 16 V-16z", "v:#e85a4a,#8c1f2c", 5), P("M-13 -31 H13 L31 -13 V13 L13 31 H-13 L-31 13 V-13z", "none", 3.4, "#ffffff"), R(-18, -6, 36, 12, 2, "#ffffff", 0)), R(-84, 26, 168, 22, 5, WOOD, 4.4 ), rivet(-74, 37, 3.4), rivet(74, 37, 3.4), bricks(-56, 54, 1), bricks(-18, 56, 1), bricks(20, 56, 1), bricks(58, 54, 1), plaster(14, -52, .9, -14), plaster(-60, 30, .8, 24)), hose([(44, 96), (20, 124), (26, 152)], 20), claw(28, 152, .74, 70, 6), hose([(216, 96), (240, 124), (234, 152)], 20), claw(232, 152, .74, 110, 6), stars(50, 60, 14, 7), stars(214, 56, 14, 7),
)
# The old program liked fish.
card(
    "reprogram", plain(LAGOON, 130, 100, 130), head(126, 140, 1.1, 0, DIZZY, bulb=False), P("M62 102 C66 78 188 78 192 102 C180 118 74 118 62 102z", "v:#150e1c,#2c2030", 5), gear(104, 96, 17, 8, BRASS), gear(148, 98, 13, 7, COPPER), coil(126, 84, 8, 7, 3, "#c9d6de", 4), at(56, 78, P("M-52 20 C-56 -26 -24 -44 0 -46 C32 -44 54 -26 56 16 C36 26 -30 30 -52 20z", COPPER, 5), P("M-52 20 C-30 8 36 6 56 16 C36 26 -30 30 -52 20z", "#5a2c1e", 4), lit("M-42 6 C-40 -18 -24 -32 -6 -36 C-20 -24 -30 -8 -32 8z", .5), rot=-58), at(166, 42, claw(38, -10, .9, 172, 4), hose([(42, -10), (72, -30), (110, -36)]), R(-26, -26, 52, 54, 5, "v:#ff8a7a,#c8283c,#6a1424", 4.4), R(-15, -26, 30, 20, 2, STEEL, 3.4), R(0, -23, 8, 14, 1, "#2a1530", 0), R(-18, 2, 36, 26, 2, "#fffaf0", 3), P("M-10 15 C-10 5 8 5 12 15 C8 25 -10 25 -10 15z M12 15 L18 8 V22z", "#5ab8f0", 2.4), rot=14), O([(120, 44), (96, 24), (62, 26)], 4.4, "#b8f4dc"), P("M66 16 L52 28 L68 34z", "#b8f4dc", 0), parts.sparkles([(206, 112, .9), (34, 140, 1), (222, 156, .8)]),
)
# Three scoops, do not lick.
card(
    "stack", hall(ROSE, 779), shadow(130, 186, 40), P("M94 126 H166 L134 192 H126z", "v:#f8d088,#c8843c,#7a4818", 5), L("M106 126 L140 180 M124 126 L150 162 M154 126 L120 180 M136 126 L110 162", 3, "#7a4818", .8), orb(130, 108, .92, "frost", MILD), orb(130, 62, .8, "dark", parts.eyes(0, -2, 15, 10, "white", (0, .4)) + parts.mouth(0, 17, 8, "flat")), orb(130, 24, .66, "spark", parts.eyes(0, -4, 15, 10, "white", (0, .5)) + parts.mouth(0, 17, 10, "wobble")), P("M88 128 C96 118 164 118 172 128 C176 140 164 144 158 134 C154 150 142 148 138 136 C130 146 120 144 116 134 C108 146 86 142 88 128z", "v:#d8f4ff,#8ac8f0", 4), hose([(-6, 186), (40, 180), (84, 172)]), claw(92, 170, .8, -14, 6), L("M190 30 q8 14 0 28 M204 24 q12 20 0 40 M70 30 q-8 14 0 28 M56 24 q-12 20 0 40", 4, "#ffd0c0", .8), parts.sparkles([(206, 108, 1), (46, 116, .9)]),
)
# There goes the milk.
card(
    "tempest", sky(("#3c4c68", "#10182c", "#c8d8e8"), 781, 160), P("M52 26 C92 10 168 10 208 26 C204 46 180 50 176 58 C186 72 168 80 160 88 C170 100 154 108 148 116 C154 128 146 134 140 144 C142 156 136 166 130 176 C126 164 120 156 122 146 C112 138 112 128 114 118 C100 110 98 98 104 88 C88 80 82 70 88 58 C70 50 56 44 52 26z", "h:#e4ecf4,#9aacc4,#4a5c7c", 5), E(130, 27, 70, 13, "v:#2c3c5c,#5a6c8c", 4), L("M88 58 C110 66 150 66 176 58 M104 88 C120 94 144 94 160 88 M114 118 C124 122 138 122 148 116 M122 146 C128 148 134 148 140 144", 4.4, "#4a5c7c", .8), parts.eyes(128, 52, 22, 13, "white", (.2, .1)), parts.brows(128, 34, 22, 13, 6), parts.mouth(128, 76, 14, "teeth"), parts.bolt(48, 94, 1.1, rot=14), parts.bolt(214, 92, 1.2, rot=-12), parts.bolt(92, 144, .8), parts.bolt(176, 142, .8, rot=-20), at(206, 146, S([(-28, -12), (24, -14), (30, 4), (22, 12), (-26, 12), (-32, 0)], "r:#ffffff,#f0ecf4,#b0a8bc", 4), E(-10, -2, 9, 7, "#3a3040", 0), E(14, 2, 7, 5, "#3a3040", 0), *(R(x, 8, 6, 16, 2, "#f0ecf4", 3) for x in (-22, -12, 10, 18)), S([(-30, -16), (-48, -14), (-52, 0), (-40, 6), (-28, 0)], "r:#ffffff,#f0ecf4,#b0a8bc", 4), E(-49, -2, 6, 7, "#f4b0b8", 3), C(-38, -8, 3, INK, 0), rot=160, s=.9), L("M20 60 H50 M8 130 H54 M212 56 H246", 4, "#ffffff", .5),
)
# It was one whole a moment ago.
card(
    "fission", hall(PLUM, 783), shadow(130, 184, 84), P("M58 152 C56 140 204 140 202 152 L196 186 H64z", WOOD, 5), E(130, 150, 72, 14, "r:#f0c890,#c08850,#7a4c28", 4.4), E(130, 150, 44, 8, "none", 2.6, "#7a4c28"), glow(130, 90, 90, "#fff6a0", .8), parts.burst(130, 92, 46, 9, "c:#ffffff,#fff6a0,#ffd04a", 12), at(88, 110, P("M4 -42 A42 42 0 0 0 4 42 L-6 22 L8 8 L-6 -10 L8 -26z", "c:#ffffff,#b8eaff,#4a9ad8,#1c4a8c", 4.4), parts.eye(-18, -8, 9, "white", (.6, -.3)), parts.mouth(-16, 14, 6, "open"), L("M-28 -14 C-24 -23 -17 -28 -9 -30", 4, "#ffffff", .85), rot=-14), at(172, 110, P("M-4 -42 A42 42 0 0 1 -4 42 L6 22 L-8 8 L6 -10 L-8 -26z", "c:#ffffff,#b8eaff,#4a9ad8,#1c4a8c", 4.4), parts.eye(16, -8, 9, "white", (-.6, -.3)), parts.mouth(14, 14, 6, "open"), rot=14), at(130, 64, P("M-34 -50 H32 C38 -30 38 -10 32 6 H-34z", STEEL, 4.4), L("M-28 0 H30", 3.4, "#ffffff"), C(-22, -38, 5, INK, 0), R(34, -48, 60, 16, 6, WOOD, 4.4), claw(72, -40, .78, -110, 2), rot=0), hose([(206, 26), (234, 44), (264, 40)]), parts.bolt(46, 60, .8, rot=-20), parts.bolt(64, 26, .6), parts.bolt(214, 88, .7, rot=20),
)
# Five rods, one bite.
card(
    "multi_cast", sky(("#3c7ca8", "#1c3c5c", "#f0fbff"), 785, 112), P("M-4 112 H264 V194 H-4z", "v:#4aa0c8,#1c5480,#0c2444", 0), *(L(f"M{110 + 6 * k} 96 L{a} {b}", 6) + L(f"M{110 + 6 * k} 96 L{a} {b}", 2.6, "#d8a870") + L(f"M{a} {b} V{c}", 2, "#ffffff", .9) + E(a, c + 10, 22, 5, "none", 3, "#d8f4ff", .8) + orb(a, c, .3, "spark") for k, (a, b, c) in enumerate(((22, 36, 132), (64, 14, 120), (156, 10, 120), (202, 28, 132), (236, 60, 154)))), head(112, 76, .56, 0, gaze(10, -3, 15), P("M-54 -36 H50 L38 -44 C34 -74 -36 -74 -42 -44z M-54 -36 C-30 -28 40 -28 60 -36", "v:#ffe9a0,#c8963c", 4.4), bulb=False), R(84, 104, 56, 40, 6, PATINA, 4.4), P("M34 128 H196 C190 160 168 172 160 174 H72 C56 170 40 154 34 128z", "v:#b8703c,#5c3018", 5), L("M40 142 H192 M50 158 H182", 3, "#3a1c10", .7), R(28, 122, 174, 11, 5, "v:#e0a060,#8a5428", 4.4), L("M-4 172 q16 -8 32 0 t32 0 M180 180 q16 -8 32 0 t32 0 t32 0", 4, "#8ad8f0", .8),
)
# The pot is at this end, too.
card(
    "rainbow", sky(("#6aa8d8", "#3c7c5c", "#ffffff"), 787, 150), P("M-4 150 H264 V194 H-4z", "v:#7ab84c,#2c5c2c", 3), *(L(f"M{44 + k * 7} 156 C{44 + k * 7} {10 + k * 9} {206 - k * 7} {10 + k * 9} {206 - k * 7} 156", 10, c) for k, c in enumerate(("#f04a4a", "#ff9a3c", "#ffe04a", "#6ac84a", "#4a9aec", "#8a5ad0"))), L("M39 156 C39 4 211 4 211 156", 4), L("M84 156 C84 60 166 60 166 156", 4), at(186, 146, P("M-34 -10 C-44 18 -28 40 0 40 S44 18 34 -10z", IRON, 5), orb(-18, -18, .42, "frost"), orb(16, -20, .42, "dark"), orb(0, -34, .46, "spark"), R(-40, -14, 80, 13, 6, IRON, 4.4), shine("M-28 8 C-28 18 -22 26 -14 30", 4, .6)), puff(62, 164, .9), at(96, 44, head(0, -22, .44, 14, JOY), R(-22, 10, 40, 28, 6, PATINA, 4.4), L("M18 22 L40 32 M-20 20 L-38 4", 10), L("M18 22 L40 32 M-20 20 L-38 4", 5, "#c87a4a"), rot=-24), L("M58 78 l-10 14 M70 60 l-10 10", 4, "#ffffff", .8),
)
# It only wanted to be left out for once.
card(
    "seek", plain(("#1c2c44", "#060a14", "#1c2c44"), 130, 92, 100), P("M-4 150 H264 V194 H-4z", "v:#182438,#0a101c", 0), P("M60 96 L216 30 C248 60 248 150 216 178 L60 120z", "h:#fff6c8@.9,#ffe88a@.55,#ffe88a@.3", 0), at(196, 110, R(-31, -44, 62, 86, 8, "v:#5aa8e4,#1c4478", 4.4), R(-23, -35, 46, 36, 4, "#d8f4ff", 3), R(-23, 8, 46, 26, 3, "#fffaf0", 3), L("M-15 16 H15 M-11 25 H11", 3, INK, .5), parts.eyes(0, -18, 11, 9, "white", (-.6, 0)), parts.mouth(0, -5, 6, "wobble"), tube([(-20, 40), (-24, 60)], 7, "#5aa8e4", 3.6), tube([(20, 40), (24, 60)], 7, "#5aa8e4", 3.6), tube([(-30, 0), (-40, -26)], 7, "#5aa8e4", 3.6), tube([(30, 0), (42, -26)], 7, "#5aa8e4", 3.6), rot=6), head(46, 108, .62, -6, gaze(8, -1, 17) + C(10, -1, 9, "#fffbe0", 0)), glow(64, 106, 44, "#fffbe0", .9), parts.eyes(150, 26, 6, 5), parts.eyes(120, 34, 6, 4, "glow"), front(30, 174, .5, 70, "any"), front(84, 180, .5, 100, "any"), parts.tear(168, 62, .5),
)
# Made in the tower, of the tower.
card(
    "defect_golden_ticket_1", disc("defect", 791, 24), parts.laugh_lines(130, 92, 80, 14, 12, "#d8fbff", 4, .1), ticket(130, 92, 1, -7, head(0, 2, .34, 0, JOY, bulb=False)), G("translate(46 150)", gear(0, 0, 24, 9, BRASS)), G("translate(214 36)", gear(0, 0, 20, 8, COPPER)), gear(222, 152, 15, 8, COPPER), gear(40, 44, 14, 7, BRASS), parts.sparkles([(76, 34, 1.2), (190, 160, 1.3)]),
)
# It jams at the corners.
card(
    "defect_golden_ticket_2", disc(LAGOON, 792, 30), at(130, 60, R(-80, -44, 160, 66, 12, PATINA, 5), shade("M40 -44 H68 C76 -44 80 -40 80 -32 V10 C80 18 76 22 68 22 H50z", .3), C(-44, -14, 21, BRASS, 4.4), at(-44, -14, C(0, 0, 15, PANE, 3.4), gaze(2, 3, 7)), *(C(a, -26, 5, f, 3) for a, f in ((4, "#ff6a5a"), (22, "#ffd04a"), (40, "#8af08a"))), L("M2 -8 H58 M2 0 H58", 3.4, INK, .6), R(-66, 8, 132, 13, 4, "#150e1c", 4), winder(-78, -12, .5)), P("M74 76 H186 V140 L178 150 L170 142 L160 152 L150 142 L140 152 L130 142 L120 152 L110 142 L100 152 L90 142 L82 150 L74 142z", "r:#fffadc,#f6cc5c,#c07c1c", 5), C(130, 108, 24, "#fff6c8", 3, "#a8701c"), parts.bolt(130, 108, .7), L("M86 84 V136 M174 84 V136", 3, "#a8701c"), R(64, 68, 132, 12, 4, "#150e1c", 4), claw(98, 166, .74, -70, 10), hose([(96, 168), (76, 186), (60, 200)], 15), parts.sparkles([(46, 120, 1.2), (212, 116, 1.3), (198, 160, .9)]),
)
