"""Cards that every deck begins with, and a few whose joke needs somebody to tell it."""

# fmt: off
# ruff: noqa: E501


import parts
from kit import INK, C, E, G, L, O, P, R, S, at, glow, shadow, tube

from spire import bell_monk as nun
from spire import diver, moth, stove
from spire.base import card, lit
from spire.cards_first import WING
from spire.grounds import OUCH, hall, helm, knife, rays, rings, slab, slash, stars
from spire.materials import BRASS, IRON, STEEL
from spire.props import GASP, arrow, puff, slime, spark
from spire.scenes import AMBER, COLD, starry

# Right on the soft part, which is all of it.
card(
    "ironclad_strike", rays("ironclad", 3, 168, 110), slash("M60 30 C124 18 196 40 220 96", "#ffb45a", 30), shadow(186, 158, 60), slime(188, 156, 1.1, "green", OUCH, squash=.8), stars(184, 86, 32, 9), stove.arm([(-8, 78), (30, 76), (58, 62)], 24), slab(84, 58, .8, 102), stove.grip(72, 56, .86, 14), L("M224 108 l14 -10 M232 128 h14 M146 112 l-14 -8", 6, "#fff0b0"),
)
# There is room behind it for one.
card(
    "ironclad_defend", hall("ironclad", 4), shadow(130, 178, 84), at(130, 74, stove.pipe(-26, -34, .8, -8)), helm(130, 66, .96, 0, P("M-34 -8 L-6 -8 L-6 8 L-34 8z M14 -8 L44 -8 L44 8 L14 8z", "c:#fffbe0,#ffc24a,#ff6a1c", 0)), stove.buckler(130, 124, 1.12), *(stove.fist(x, 108, .5, r) for x, r in ((66, -14), (194, 14))), L("M108 130 L58 88", 8), L("M106 128 L58 88", 3.4, "#b98a58"), P("M56 80 l-12 -2 l6 14 l12 4z", "#f4dcc0", 3), arrow(224, 62, .8, 214), spark(172, 86, 17), L("M206 40 q14 8 16 22 M188 34 l6 -14", 5, "#ffe0a0", .9),
)
# The board came with the sword.
card(
    "iron_wave", rays("ironclad", 7, 170, 70), P("M-6 196 V122 C30 130 54 110 78 78 C106 40 168 16 214 46 C244 66 246 104 220 116 C216 92 194 82 176 96 C158 112 162 140 190 156 C214 168 244 164 266 156 V196z", IRON, 5), lit("M78 78 C106 40 168 16 214 46 C176 40 130 58 108 96 C86 130 60 144 20 146 C56 132 64 104 78 78z", .4, "#ffffff"), L("M100 150 C116 120 124 90 158 68 M146 172 C130 146 134 112 168 92", 4, "#3a3446", .7), *(C(x, y, 4, "r:#f4e2c0,#a08468,#4a3a3c", 1.8) for x, y in ((88, 88), (120, 54), (164, 36), (206, 52), (40, 140), (70, 166), (120, 180), (200, 176))), *(P(f"M{x} {y} l7 -13 l6 15z", "#f0a060", 3.4) for x, y in ((214, 118), (230, 108), (240, 90), (238, 128))), at(96, 78, P("M-58 18 C-30 30 30 26 60 2 C40 34 -20 48 -58 18z", "v:#ffe08a,#e07a1c", 4.4), stove.boot(-18, 14, .4, 14, True), stove.boot(16, 8, .4, 14), P("M-24 -22 C-24 -32 22 -34 24 -24 L20 2 H-18z", IRON, 4.2), P("M-12 -18 H12 L10 -4 H-10z", "c:#fffbd0,#ffd04a,#ff7a22", 3.2), helm(2, -46, .44), tube([(-22, -18), (-46, -28), (-58, -12)], 11, "#7a748f", 4), tube([(22, -20), (44, -40), (62, -44)], 11, "#7a748f", 4), rot=-18), slime(214, 152, .62, "teal", GASP, rot=10),
)
# Nobody in. Please leave the arrow at the door.
card(
    "silent_defend", hall("silent", 21), shadow(130, 178, 78), moth.head(130, 62, .9, 0, moth.KEEN), at(112, 156, G("rotate(4) scale(1.04)", WING)), at(148, 156, G("scale(-1 1) rotate(4) scale(1.04)", WING)), at(130, 152, E(0, 0, 9, 44, "v:#fffaea,#d8c48c", 3.6), L("M-7 -24 H7 M-8 -8 H8 M-8 8 H8 M-7 24 H7", 3, "#8a7650")), arrow(52, 112, .8, 12), spark(56, 114, 15), at(214, 100, P("M-26 -3 L0 -4 L8 0 L0 4 L-26 3z", STEEL, 3.4), R(-32, -8, 6, 16, 2, BRASS, 3), R(-48, -4, 16, 8, 3, "#5c4030", 3), rot=220), spark(196, 112, 15), L("M30 76 l-12 -12 M226 64 l12 -12", 5, "#eaffc0", .9),
)
# It was made to be taken seriously.
card(
    "neutralize", rays("silent", 23, 150, 100), shadow(188, 176, 54), slime(196, 176, 1.22, "pink", parts.eyes(-4, -6, 16, 12, "white", (-.9, .5)) + parts.brows(-4, -20, 16, 10, -5) + parts.mouth(-2, 18, 10, "wobble")), tube([(152, 140), (136, 128), (126, 134)], 11, "#cc62d0", 4.2), P("M118 140 L120 96 C120 44 60 44 58 96 L58 108 L46 106 L62 136 L80 106 L70 106 C70 68 106 68 106 96 L106 140z", "h:#eef4d8,#b8c8a0,#6c8050", 5), R(98, 138, 32, 10, 4, "#9aa86a", 4.4), R(106, 146, 15, 22, 5, "#5c6a44", 4.4), knife(34, 44, 1.2, 14), spark(104, 60, 22, "c:#ffffff,#d8ff8a,#6ab02c", 9, 2, "#2c5a1c"), *(C(x, y, r, "#c8f06a", 0, op=.9) for x, y, r in ((66, 150, 4), (58, 166, 3), (76, 160, 2.4))), L("M138 44 l12 -12 M146 66 h16", 5, "#eaffc0"),
)
# The weather vane had been warned.
card(
    "thunder_strike", starry(("#3a5c98", "#0a1430", "#d8f0ff"), 33, 240, -40, 8), P("M-6 -6 H266 V20 C246 38 226 20 206 30 C186 46 160 24 140 34 C116 46 96 22 74 32 C50 44 26 24 -6 34z", "v:#7a8cb8,#2c3860", 4.6), glow(130, 110, 110, "#b8f0ff", .7), P("M150 16 L104 62 H130 L96 104 H120 L102 134 L172 76 H144 L180 42 H152 L168 16z", "v:#ffffff,#fff6a0,#ffd23c", 4.6, "#7c4a10"), *(P(f"M{x} 30 l-16 34 h12 l-14 40 l34 -46 h-14 l16 -28z", "v:#ffffff,#b0f0ff,#4ab8e8", 3.6, "#14386a") for x in (46, 228)), P("M-6 140 H266 V196 H-6z", "v:#2c3c64,#0c1428", 4), glow(104, 130, 50, "#fff6b0", .9), *(at(x, 152, S([(-46, -12), (-40, -50), (-16, -70), (16, -70), (40, -50), (46, -12), (30, 0), (-30, 0)], "#14182c", 4.4, "#fff6a0"), at(0, -34, parts.skull(0, 0, .5, "#f4ffff", "#14182c")), L("M-26 -8 H26 M-16 -8 v-6 M0 -8 v-6 M16 -8 v-6", 4, "#f4ffff"), s=s) for x, s in ((104, .84), (34, .6), (216, .64))), L("M58 104 l-14 -8 M152 106 l14 -10 M62 128 h-10 M148 130 h12", 5, "#fff6a0"),
)
# She has been patient since breakfast.
card(
    "tantrum", rays(("#c83c54", "#3c0c2c", "#ffb0a0"), 45, 130, 80, 20), *(L(d, 6, "#2a0c1c", .8) for d in ("M60 176 l26 -10 l10 12 l22 -8", "M200 176 l-24 -10 l-12 12 l-20 -8")), shadow(130, 178, 70), nun.monk(130, 122, .76, ((-24, -44), (-62, -46), (-76, -88)), ((24, -44), (62, -46), (76, -88)), iris=nun.RED_IRIS, lid=nun.STERN), nun.sandal(106, 186, .7, True), nun.sandal(156, 186, .7), *(parts.tear(x, y, .8, "v:#e8d8ff,#8a6ae0") for x, y in ((88, 60), (172, 60), (72, 84), (188, 84))), *(at(x, y, parts.burst(0, 0, 17, 3, "c:#ffffff,#ffe08a,#ff7a3c", 9)) for x, y in ((76, 172), (186, 172))), *(puff(x, y, .5) for x, y in ((48, 180), (214, 180))), *(L(d, 6, "#ffe0c8") for d in ("M40 44 l-14 -10", "M220 44 l14 -10", "M34 70 h-16", "M226 70 h16")), at(38, 112, L("M-9 -9 L9 9 M9 -9 L-9 9", 5, "#ffd0a0")), at(224, 112, L("M-9 -9 L9 9 M9 -9 L-9 9", 5, "#ffd0a0")),
)
# It is over before it has been drawn.
card(
    "flash_of_steel", rays(COLD, 49, 112, 92, 22), at(130, 96, P("M-16 -9 L96 -9 C104 -6 108 0 110 6 L96 9 H-16z", "v:#7a3c54,#3a1428", 4.8), L("M10 -9 V9 M44 -9 V9 M78 -9 V9", 6, "#f2c14e"), P("M-108 -5 L-14 -7 V7 L-108 5z", "v:#ffffff,#d8e8f4,#8ca4bc", 4.4), L("M-104 -1 H-18", 3, "#ffffff"), rot=-24), at(36, 138, R(-6, -20, 13, 40, 4, BRASS, 4.4), R(-44, -10, 40, 20, 6, "v:#4a3c5c,#1c1428", 4.4), L("M-36 -9 l8 18 M-24 -9 l8 18 M-12 -9 l6 14", 3.4, "#e8d8b0"), rot=-24), glow(112, 104, 70, "#ffffff", .9), P("M112 40 C115 92 124 101 176 104 C124 107 115 116 112 168 C109 116 100 107 48 104 C100 101 109 92 112 40z", "#ffffff", 0), slash("M120 30 L206 4", "#d8f0ff", 10), slash("M150 186 L236 150", "#d8f0ff", 10),
)
# From the other side it is a hat.
card(
    "watcher_defend", hall("watcher", 891, 136), G("translate(16 6) scale(.876)", shadow(130, 180, 96), P("M58 146 H202 L196 184 C170 192 90 192 64 184z", "v:#120a22,#2c1a48", 4.4), glow(130, 176, 50, "#ffd86a", .8), at(130, 173, P("M-28 4 C-16 -12 16 -12 28 4 C16 16 -16 16 -28 4z", "r:#fffdf4,#f4e8d0,#c9a98c", 4), C(0, 3, 9, nun.GOLDEN_IRIS, 2.6), E(0, 3, 2.6, 7, INK, 0)), G("translate(13 6) scale(.9)", P("M26 156 C44 132 46 96 54 66 C66 26 98 12 130 12 S194 26 206 66 C214 96 216 132 234 156 C190 176 70 176 26 156z", BRASS, 5.4), lit("M52 144 C64 116 64 88 72 66 C80 44 94 30 112 26 C92 46 86 90 84 150z", .5, "#fffbe0"), L("M52 112 C90 124 170 124 208 112 M44 132 C90 146 170 146 216 132", 4.4, "#7c4a18"), C(130, 6, 12, "none", 10, INK), C(130, 6, 12, "none", 4.4, "#f2c14e"), at(130, 74, P("M-32 0 C-18 -20 18 -20 32 0 C18 18 -18 18 -32 0z", "none", 4.4, "#7c4a18"), C(0, 0, 9, "none", 4.4, "#7c4a18"))), *(tube([(x, 150), (x + 2 * d, 163)], 9, nun.FLESH, 3.6) for x, d in ((70, -1), (82, -1), (178, 1), (190, 1))), arrow(224, 64, .8, 200), spark(206, 74, 16), at(34, 60, L("M-16 -14 L0 0", 8), L("M-16 -14 L0 0", 3.4, "#b98a58"), L("M-4 14 L10 24", 8), L("M-4 14 L10 24", 3.4, "#b98a58")), spark(52, 82, 15), L("M26 104 q-8 12 -4 26 M238 104 q8 12 4 26", 5, "#ffe9b0", .8)),
)
# Whatever it was, it was not that bad.
card(
    "shrug_it_off", hall("ironclad", 13), shadow(130, 184, 80), stove.tinman(130, 112, .78, ((-48, -16), (-84, 6), (-98, -30)), ((48, -16), (84, 6), (98, -30)), eyes=stove.CALM, smoke=True), arrow(110, 104, .62, 20), arrow(160, 126, .62, 200), arrow(120, 138, .56, -16), at(34, 74, parts.laugh_lines(0, 0, 14, 5, 8, "#ffe0a0", 4, 3.4)), at(226, 74, parts.laugh_lines(0, 0, 14, 5, 8, "#ffe0a0", 4, 4.6)), at(206, 30, P("M-24 0 C-24 -24 24 -24 24 0 S6 18 -14 28 L-10 15 C-18 12 -24 8 -24 0z", "#fffaf0", 4), L("M-10 -2 h.1 M0 -2 h.1 M10 -2 h.1", 6, INK)),
)
# It is always somebody's home.
card(
    "foreign_influence", hall(AMBER, 863), glow(130, 86, 90, "#ffe9b0", .6), shadow(130, 180, 66), P("M84 184 C88 170 172 170 176 184z", BRASS, 5), R(123, 152, 14, 24, 4, BRASS, 4.4), P("M188 34 C216 66 208 128 160 152", "none", 13), P("M188 34 C216 66 208 128 160 152", "none", 6, "#e0a845"), C(130, 94, 60, "r:#c8f4ff,#3a9ad0,#123c6c", 5), P("M82 62 C96 50 120 44 128 52 C126 66 112 70 112 82 C118 92 106 104 96 100 C84 98 74 80 82 62z M140 100 C152 92 176 96 182 106 C178 128 164 144 152 148 C146 136 150 124 142 116 C136 110 134 104 140 100z M150 46 C162 46 176 58 180 68 C172 74 160 68 152 64 C146 58 146 50 150 46z M88 122 C96 118 108 128 106 140 C96 138 88 130 88 122z", "v:#d8f08a,#5a9a3c", 3.6), lit("M78 82 C82 62 96 48 114 42 C102 54 94 70 92 94z", .5, "#ffffff"), *(at(x, y, L("M0 0 V-44", 7), L("M0 0 V-44", 3, "#f4e0b0"), P("M2 -46 H40 L32 -32 L40 -18 H2z", f, 4), rot=r) for x, y, r, f in ((98, 84, -26, "v:#e0604a,#8c2a24"), (136, 64, 4, "v:#8ac85c,#3c6a34"), (168, 104, 30, "v:#6ac0f0,#24609c"))), helm(99, 48, .2, -26), moth.head(155, 34, .17, 4), diver.head(199, 85, .17, 30, bulb=False),
)
# Somewhere in there is a plan.
card(
    "chaos", rings(("#6c2c7c", "#180a2c", "#ffb0f8"), 519), *(G(f"rotate({a} 130 95)", P("M123 60 V26 H112 L130 4 L148 26 H137 V60z", f, 4.2)) for a, f in ((0, "#ffd04a"), (45, "#ff7a5a"), (90, "#8ae04a"), (135, "#5ac0f0"), (180, "#ffd04a"), (225, "#c88af8"), (270, "#ff7ab0"), (315, "#4ae0c8"))), C(130, 95, 42, "c:#ffffff,#f0b0ff,#8a3cc8,#2c0f54", 5), O([(130, 95), (142, 88), (148, 104), (132, 118), (110, 108), (106, 82), (126, 66), (154, 74), (162, 100), (146, 124)], 7, "#2c0f54"), C(112, 86, 13, "#ffffff", 4), C(150, 90, 9, "#ffffff", 4), C(108, 82, 5, INK, 0), C(153, 94, 3.6, INK, 0), at(130, 116, parts.mouth(0, 0, 15, "grin")), *(diver.orb(x, y, .34, k) for x, y, k in ((62, 46, "spark"), (202, 40, "frost"), (212, 148, "dark"), (50, 142, "frost"), (44, 92, "dark"), (220, 92, "spark"))),
)
# He has been here since Tuesday.
card(
    "devotion", rings(AMBER, 917), glow(130, 80, 80, "#fff0b0", .5), shadow(126, 172, 56), tube([(164, 152), (190, 140), (196, 116)], 12, "#c88a4c", 4.4), S([(92, 168), (92, 126), (108, 104), (146, 104), (164, 132), (166, 168)], "r:#ffdca0,#c88a4c,#6a3c1c", 5), P("M114 110 C122 120 138 120 144 110 L140 168 H116z", "#fff4dc", 0), L("M116 132 V168 M142 132 V168", 4), E(110, 168, 14, 8, "#fff4dc", 4), E(148, 168, 14, 8, "#fff4dc", 4), at(126, 74, P("M-38 -20 C-62 -16 -60 26 -46 34 C-36 30 -34 8 -32 -6z M38 -20 C62 -16 60 26 46 34 C36 30 34 8 32 -6z", "r:#c88a4c,#8a5428,#4a2814", 4.6), S([(-40, 0), (-34, -28), (0, -38), (34, -28), (40, 0), (24, 32), (0, 38), (-24, 32)], "r:#ffdca0,#c88a4c,#6a3c1c", 5), E(0, 16, 20, 16, "#fff4dc", 0), parts.eye(-16, -6, 10, "black"), parts.eye(16, -6, 10, "black"), L("M-26 -22 C-20 -26 -14 -24 -10 -20 M26 -22 C20 -26 14 -24 10 -20", 4), E(0, 8, 8, 6, INK, 0), L("M0 14 V20 M0 20 C-4 26 -12 24 -14 20 M0 20 C4 26 12 24 14 20", 3.6), P("M-6 24 C-6 36 6 36 6 24z", "#ff7a94", 3)), P("M100 106 C114 118 138 118 152 106 L150 116 C138 126 114 126 102 116z", "v:#8a62c8,#4a2c88", 4), nun.miracle(126, 126, .34), parts.heart(196, 58, .36, w=3), parts.heart(60, 74, .28, w=3), parts.heart(210, 90, .2, w=2.6), L("M206 112 q8 6 6 16 M184 104 q-4 4 -4 8", 4.4, "#fff0c8"),
)
# Chop it fine.
card(
    "bane", rays(("#7c4c9c", "#20103c", "#e8ffb0"), 541, 92, 96), shadow(84, 172, 54), L("M92 40 C88 22 96 12 108 6", 15), L("M92 40 C88 22 96 12 108 6", 7, "#a8c86a"), S([(88, 34), (64, 58), (36, 92), (34, 128), (58, 154), (90, 160), (122, 154), (144, 128), (142, 92), (114, 58)], "r:#ffffff,#f0e4f0,#b098b8", 5), L("M86 40 C66 72 58 112 68 152 M94 40 C114 72 120 112 110 152", 3.6, "#b098b8"), lit("M50 100 C52 82 62 68 74 60 C66 80 62 100 62 124 C54 118 50 110 50 100z", .7, "#ffffff"), at(90, 108, parts.eyes(0, 0, 17, 9), parts.brows(0, -14, 17, 10, 6), parts.mouth(0, 22, 15, "grin")), tube([(138, 112), (160, 104), (168, 92)], 10, "#f0e4f0", 4.2), knife(172, 84, .62, -20), shadow(212, 168, 36), slime(212, 166, .84, "violet", parts.eyes(4, -10, 15, 12, "white", (-.8, -.2)) + P("M-10 14 C-4 8 14 8 20 14 C20 26 -10 26 -10 14z", "#3c0a18", 3.4) + P("M-5 12 l4 9 l4 -9z M9 12 l4 9 l4 -9z", "#fffdf0", 2)), P("M180 132 L168 102 L190 118z M240 128 L254 100 L230 116z", "v:#5c4c7c,#241638", 4.2), parts.tear(246, 96, .7), L("M150 60 l12 -10 M160 76 h14", 5, "#f0ffd0"), *(parts.stink(x, y, .7, "#d8f08a") for x, y in ((34, 62), (140, 44))),
)
