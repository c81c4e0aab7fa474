"""More skills of the Watcher: what she knows, scribbles, jumps over and wishes for; and her golden tickets."""

# fmt: off
# ruff: noqa: E501

import math

import parts
from kit import INK, C, E, G, L, O, P, R, at, glow, shadow, shine, tube

from spire.base import card, lit, shade
from spire.bell_monk import (
    SMILE,
    eye,
    fist,
    miracle,
    monk,
    sandal,
)
from spire.grounds import bell, hall, stars
from spire.materials import BRASS, GOLDEN, IRON, STEEL
from spire.props import (
    arrow,
    front,
    puff,
    ticket,
)
from spire.scenes import (
    LAGOON,
    NIGHT,
    PLUM,
    ROSE,
    disc,
    plain,
    sky,
    starry,
)

# It has seen how this ends.
card(
    "omniscience", hall(NIGHT, 941), *(G(f"rotate({a} 130 150)", tube([(130, 120), (130, 50)], 5, "#2c8078", 3.4), P("M130 8 C150 22 152 50 130 62 C108 50 110 22 130 8z", "r:#b8f4dc,#3c9a8c,#124448", 4.4), eye(130, 36, .32)) for a in (-84, -56, -28, 0, 28, 56, 84)), P("M108 190 C100 160 110 140 116 124 C112 100 118 84 132 84 C148 84 152 98 148 112 C144 124 146 136 156 150 C164 166 160 182 156 190z", "r:#a8c8ff,#4a70d0,#1a2c6c", 5), C(124, 100, 12, "#ffffff", 3.6), C(143, 100, 12, "#ffffff", 3.6), C(126, 101, 4.4, INK, 0), C(142, 101, 4.4, INK, 0), L("M135 100 h-2", 3), P("M128 110 L138 110 L132 120z", "#ffd04a", 3), *(L(f"M132 84 L{132 + a} 66", 3.4) + C(132 + a, 64, 4, "#ffd86a", 2.6) for a in (-10, 0, 10)), C(124, 100, 14, "none", 2.6, "#c8942c"), C(143, 100, 14, "none", 2.6, "#c8942c"), lit("M116 146 C110 160 108 174 112 186 C118 174 120 160 122 150z", .4, "#ffffff"),
)
# A good likeness.
card(
    "scrawl", plain(("#fff4dc", "#d8b888", "#ffffff"), 120, 70, 150, .7), L("M20 168 H150", 5, "#5aa84a"), L(" ".join(f"M{x} 168 l-3 -12 m7 12 l4 -10" for x in range(30, 150, 18)), 4, "#5aa84a"), C(42, 40, 19, "none", 5.4, "#f0a020"), L("M42 12 V4 M42 76 V68 M14 40 H6 M78 40 H70 M22 20 l-6 -6 M62 20 l6 -6 M22 60 l-6 6 M62 60 l6 6", 5.4, "#f0a020"), L("M74 66 C80 34 122 32 128 66 C132 74 136 78 142 82 H62 C68 78 72 74 74 66z M101 36 v-8", 6, "#d89020"), L("M80 84 C80 104 124 104 124 84", 5.4, "#3a2070"), C(102, 90, 4, "#3a2070", 0), L("M102 104 L76 150 H130z M88 128 L62 112 M116 128 L144 108", 6, "#7a4ac8"), L("M94 150 v16 M112 150 v16", 5.4, "#7a4ac8"), L("M150 130 C150 110 182 110 182 130 V146 H150z", 5.4, "#5aa84a"), L("M158 124 l6 8 m0 -8 l-6 8 M170 124 l6 8 m0 -8 l-6 8 M158 142 q8 -6 16 0", 4, "#3c7a2c"), L("M144 108 L160 122 M170 98 l6 -10 M180 104 l10 -6 M164 96 v-10", 5, "#e84a3c"), at(194, 108, R(-30, -11, 66, 22, 4, "v:#ff8a7a,#c8283c", 4.4), P("M-30 -9 L-46 0 L-30 9z", "#ff6a5a", 4), L("M-16 -11 V11 M22 -11 V11", 4, "#7a1020"), rot=36), fist(222, 132, .74, 216), O([(182, 54), (196, 40), (212, 56), (226, 40), (240, 54)], 5.4, "#5a8ad8"), O([(182, 70), (196, 58), (212, 72), (226, 58), (240, 70)], 5.4, "#5a8ad8"),
)
# It used to be somebody's favourite.
card(
    "spirit_shield", hall(LAGOON, 945), glow(130, 96, 100, "#d8fff0", .7), *(at(130 + 86 * math.cos(a), 104 + 78 * math.sin(a), front(0, 0, .62, round(math.degrees(a)) + 90, "any")) for a in (-2.75, -2.15, -1, -.4)), P("M130 18 C150 30 176 36 196 36 C202 92 194 130 170 156 C164 150 160 176 148 168 C142 162 138 188 128 176 C120 166 114 182 106 170 C100 162 96 166 90 156 C66 130 58 92 64 36 C84 36 110 30 130 18z", "v:#ffffff@.95,#b8f0e4@.9,#4aa8b0@.55", 5), P("M130 34 C148 44 166 48 182 49 C186 92 180 122 160 144 M130 34 C112 44 94 48 78 49 C74 92 80 122 100 144", "none", 4, "#3c98a0", .8), lit("M74 44 C90 43 106 38 118 34 C96 60 88 96 92 140 C76 116 70 84 74 44z", .7, "#ffffff"), parts.eyes(130, 84, 24, 17), parts.brows(130, 60, 24, 13, 5), parts.mouth(130, 116, 14, "flat"), E(92, 108, 9, 5, "#ff9ac8", 0, op=.6), E(168, 108, 9, 5, "#ff9ac8", 0, op=.6), arrow(38, 150, .7, -20), stars(66, 138, 12, 7), parts.sparkles([(60, 30, .9), (204, 24, 1), (216, 156, .9)]),
)
# And the landing is somebody else's turn.
card(
    "vault", sky(("#f0a878", "#4a3468", "#fff0d0"), 947, 164), R(150, 100, 9, 72, 3, STEEL, 4), R(242, 90, 9, 82, 3, STEEL, 4), L("M146 106 L256 94", 10), L("M146 106 L256 94", 5, "#ff6a5a"), P("M160 168 C164 150 250 150 254 168 L252 182 H162z", "v:#8a66cc,#4a2c88", 4.4), O([(66, 170), (70, 136), (88, 98), (118, 66)], 13, INK), O([(66, 170), (70, 136), (88, 98), (118, 66)], 6, "#a8683e"), C(128, 54, 15, "none", 10, INK), C(128, 54, 15, "none", 4.4, "#f2c14e"), C(128, 54, 6, "c:#fffbe0,#ffe08a,#e08a2c", 3), G("translate(180 58) rotate(98) scale(.4)", sandal(-18, 116, 1, True), sandal(22, 116, 1), monk(0, 0, 1, ((-24, -44), (-16, 10), (10, 60)), ((24, -44), (56, -16), (80, 10)), lid=SMILE)), R(54, 164, 26, 9, 4, IRON, 4), O([(30, 156), (40, 112), (64, 76)], 5, "#ffffff", .7), O([(46, 164), (54, 132), (68, 108)], 4, "#ffffff", .6), puff(36, 172, .5), parts.sparkles([(90, 36, 1), (48, 50, .8)]),
)
# It grants three; pick one.
card(
    "wish", starry(PLUM, 949, 44, 42, 16), shadow(112, 182, 76), P("M176 138 C200 120 196 104 180 96 C160 86 150 100 130 88 C108 74 110 46 128 36 H176 C196 48 200 70 190 84 C206 92 214 116 200 134 C196 140 186 146 178 146z", "v:#e8d8ff@.95,#a884e0@.9,#6a47b0@.85", 4.4), bell(150, 54, .5, lid=SMILE), tube([(118, 78), (92, 74), (74, 58)], 12, "#c8b0f0", 4), tube([(186, 78), (206, 70), (220, 50)], 12, "#c8b0f0", 4), at(66, 40, C(0, 6, 17, "#fff0a0", 0, op=.5), P("M-4 -14 C8 -6 14 2 8 12 C4 18 -8 18 -10 10 C-12 4 -4 0 -4 -14z", "v:#ff7a2c,#fff0a0", 3, "#7c2414")), at(226, 34, P("M0 -17 C7 -12 13 -11 17 -11 C18 6 13 14 0 20 C-13 14 -18 6 -17 -11 C-13 -11 -7 -12 0 -17z", "d:#d8ecff,#5a9ae0,#1c448a", 4)), miracle(214, 104, .32), at(100, 150, P("M-46 -14 C-68 -34 -84 -14 -66 0 C-58 6 -50 2 -44 -2", "none", 13), P("M-46 -14 C-68 -34 -84 -14 -66 0 C-58 6 -50 2 -44 -2", "none", 5.4, "#e0a845"), P("M-52 -16 C-20 -30 30 -28 50 -12 C60 -6 78 -8 92 -18 L96 -8 C84 8 62 12 44 20 C10 32 -44 20 -52 -16z", GOLDEN, 5), P("M-14 24 H24 L32 36 H-22z", GOLDEN, 4.4), shade("M-40 4 C-10 26 40 18 92 -14 L96 -8 C84 8 62 12 44 20 C10 32 -30 24 -40 4z", .3), P("M-20 -24 C-18 -38 18 -38 20 -24z", BRASS, 4.4), C(0, -38, 5, BRASS, 3.4), eye(4, -4, .36), shine("M-40 -12 C-28 -18 -18 -20 -10 -20", 4, .8)), parts.sparkles([(58, 110, 1), (190, 164, .9), (34, 92, .8)]),
)
# Rings when it is torn.
card(
    "watcher_golden_ticket_1", disc("watcher", 951, 24), parts.laugh_lines(130, 92, 80, 14, 12, "#fff2b0", 4, .1), ticket(130, 92, 1, 6, bell(0, 6, .34)), miracle(48, 150, .4), miracle(214, 38, .34), parts.sparkles([(52, 44, 1.2), (206, 154, 1.4), (130, 170, .9)]),
)
# The queue is long, but it is a good cushion.
card(
    "watcher_golden_ticket_2", disc(ROSE, 952, 30), P("M58 128 C76 108 184 108 202 128 C222 138 222 166 202 174 C170 184 90 184 58 174 C38 166 38 138 58 128z", "r:#c8b0f0,#7a54c0,#3a2070", 5), P("M58 128 C90 142 170 142 202 128 M70 170 C90 160 170 160 190 170", "none", 3, "#3a2070"), *(at(x, y, P("M0 0 L-10 16 M0 0 L0 19 M0 0 L10 16", "none", 7), P("M0 0 L-10 16 M0 0 L0 19 M0 0 L10 16", "none", 3.4, "#ffd86a"), C(0, 0, 6, BRASS, 3.4), rot=r) for x, y, r in ((52, 132, 70), (208, 132, -70), (54, 170, 40), (206, 170, -40))), at(130, 84, ticket(0, 0, .94, -10, miracle(0, 0, .52, parts.eyes(0, -5, 15, 7, "happy") + parts.mouth(0, 12, 10, "smile")))), parts.halo(122, 22, 30), parts.sparkles([(48, 70, 1.2), (212, 60, 1.3), (44, 110, .8), (220, 104, .9)]),
)
