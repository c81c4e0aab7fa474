"""One picture for everything of a kind: shown while a thing has none of its own, as things of card packs do."""

# Each picture is written as one drawing; path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

import parts
from kit import INK, C, E, G, L, O, P, R, S, at, glow, shadow, shine

from spire.base import CARD, FIGURE, ICON, W, draw, lit, shade, star
from spire.grounds import gloom, hall, knife, rays, rings
from spire.materials import BRASS, CREAM, GOLDEN, SHADOW

draw("any/attack", rays("colorless", 61), at(112, 112, knife(-20, 0, 1.5, -36, wet=False)), box=CARD)
draw("any/skill", hall("colorless", 62), shadow(130, 166, 60), at(130, 96, P("M0 -62 C20 -50 40 -44 58 -44 C62 4 44 44 0 66 C-44 44 -62 4 -58 -44 C-40 -44 -20 -50 0 -62z", "r:#e8f6ff,#8ea0b4,#3a4a5c", 5), L("M-36 -26 C-28 -26 -16 -30 -8 -36", 6, "#ffffff", .8)), box=CARD)
draw("any/power", rings("colorless", 63), star(130, 95, 62, 8, .62, "c:#ffffff,#fff2b0,#f2b93c", 5, INK), C(130, 95, 22, "#fffdf0", 4, "#b0741c"), box=CARD)
draw("any/curse", gloom("curse", 66), parts.skull(130, 96, 1.2, "r:#d8c4f0,#8a62b0,#3c2060"), box=CARD)
draw("any/status", gloom("status", 67), at(130, 96, R(-46, -62, 92, 124, 11, "v:#8a8694,#45424e", 5), R(-35, -51, 70, 52, 5, "v:#c8c4d0,#8a8694", 4), R(-35, 11, 70, 40, 4, "#e8e0d0", 4), L("M-22 24 H22 M-22 37 H10", 4, INK, .5), L("M46 -30 L20 -10 L34 6 L6 26 L18 62", 9), L("M46 -30 L20 -10 L34 6 L6 26 L18 62", 4, "#f4e0b0"), rot=-8), parts.bandage(104, 60, 1.2, -30), parts.bandage(158, 130, 1.1, 24), box=CARD)
draw("any/ticket", rings("watcher", 64), at(130, 95, P("M-70 -36 H70 V-12 C56 -12 56 12 70 12 V36 H-70 V12 C-56 12 -56 -12 -70 -12z", GOLDEN, 5), L("M-40 -30 V30", 3, "#8a5a14"), star(14, 0, 22, 5, .45, "#fffbe0", 3.4, "#8a5a14"), rot=-10), box=CARD)
draw("any/event", hall("watcher", 65), glow(130, 90, 90, "#e8d0ff", .6), O([(104, 70), (110, 42), (142, 36), (160, 58), (146, 84), (132, 98), (130, 116)], 30, INK), O([(104, 70), (110, 42), (142, 36), (160, 58), (146, 84), (132, 98), (130, 116)], 19, "#fff6dc"), C(130, 146, 13, "#fff6dc", 5), box=CARD)
draw("any/relic", P("M22 40 C22 22 78 22 78 40 V78 C78 92 22 92 22 78z", CREAM, 5), E(50, 40, 28, 11, "v:#4a3c2c,#8a7650", 4.4), L("M34 60 L46 70 L62 58", 4, "#93805a"), shine("M30 54 V74", 4), box=ICON)
draw("any/potion", R(39, 3, 22, 15, 4, "v:#c99a68,#7a5030", 4.4), P("M42 17 H58 V34 C78 40 90 54 88 70 C86 88 70 96 50 96 S14 88 12 70 C10 54 22 40 42 34z", "v:#ffffff@.8,#c8c4d8@.8", 5), C(50, 68, 15, "#8a80a8", 0), L("M27 54 C28 48 31 44 36 41", 5, "#ffffff", .9), box=ICON)
draw("any/enemy", S([(64, 340), (70, 210), (100, 120), (150, 84), (200, 120), (230, 210), (236, 340), (200, 322), (150, 344), (100, 322)], SHADOW, W), lit("M96 150 C84 190 80 250 82 300 C74 250 78 180 96 150z", .3, "#c8b0f0"), shade("M210 150 C230 210 232 280 226 324 C210 250 206 200 190 130z", .35), *(E(x, 178, 17, 23, "c:#fffbe0,#ffd04a,#ff8a2c", W) for x in (118, 168)), L("M118 168 V190 M168 168 V190", 6, INK), P("M110 232 L124 222 L138 234 L152 222 L166 234 L178 224", "none", 6), C(150, 300, 16, BRASS, W), G("translate(141 291) scale(.18)", L("M34 38 C34 18 68 18 68 38 C68 52 50 50 50 66 M50 84 V86", 16, INK)), box=FIGURE)

MAP = "M60 34 L106 22 L154 34 L200 22 V150 L154 162 L106 150 L60 162z"
draw("any/map", gloom("act1", 69), P(MAP, "v:#fff4d8,#d8bd88", 5), L("M106 22 V150 M154 34 V162", 3, "#a88450"), L("M76 136 L92 112 L118 118 L138 84 L166 82 L180 52", 6, "#b8323c"), C(180, 52, 9, "#b8323c", 0), box=CARD)
draw("any/token", gloom("act2", 70), C(134, 104, 62, "#2a1530", 0, op=.5), C(130, 96, 62, "r:#fffaf0,#f0e0c0,#a8885c", 5), C(130, 96, 48, "none", 4, "#a8885c"), L("M110 84 C110 56 156 56 156 84 C156 104 132 102 132 120", 15, INK), L("M110 84 C110 56 156 56 156 84 C156 104 132 102 132 120", 7, "#fff6dc"), C(132, 136, 7, "#fff6dc", 4), box=CARD)
draw("any/modifier", gloom("act4", 71), at(130, 96, *(G(f"rotate({a})", R(-9, -66, 18, 40, 5, BRASS, 4)) for a in range(0, 360, 45)), C(0, 0, 48, BRASS, 5), C(0, 0, 20, "#2a1530", 4)), box=CARD)
draw("any/hero", hall("colorless", 72), glow(130, 90, 80, "#fff2d0", .6), shadow(130, 170, 60), at(130, 110, P("M-52 58 C-56 10 -34 -10 0 -12 C34 -10 56 10 52 58z", "v:#7a8ca0,#2c3a4c", 5), R(52, 8, 22, 12, 4, BRASS, 4), E(80, 2, 11, 14, BRASS, 4), E(80, 26, 11, 14, BRASS, 4), S([(-40, -36), (-32, -72), (0, -84), (32, -72), (40, -36), (24, -10), (0, -4), (-24, -10)], "v:#9aacbc,#3c4c60", 5), P("M-28 -46 C-16 -60 16 -60 28 -46 L24 -24 C10 -16 -10 -16 -24 -24z", "v:#120c1c,#2c2434", 4.4), E(-11, -37, 6, 8, "c:#fffbe0,#ffd86a,#ff9a2c", 0), E(11, -37, 6, 8, "c:#fffbe0,#ffd86a,#ff9a2c", 0), L("M-9 12 C-9 -2 12 -2 10 13 C8 20 0 20 0 28 M0 40 V40.3", 9), L("M-9 12 C-9 -2 12 -2 10 13 C8 20 0 20 0 28 M0 40 V40.3", 4.4, "#ffe9b0")), box=CARD)
