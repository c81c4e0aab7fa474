"""Slimes: a jelly, what it has eaten, and a face."""

# fmt: off
# ruff: noqa: E501

import parts
from kit import C, E, G, L, P, R, S, at

from spire.base import W, enemy, lit, shade
from spire.materials import BONE


def _slime(body: str, deep: str, rim: str, inside: str, spikes: str, face: str) -> str:
    blob = S([(30, 196), (34, 132), (62, 76), (112, 46), (168, 44), (220, 76), (250, 132), (258, 196), (236, 224), (144, 232), (50, 224)], body, W)
    return (
        spikes + P("M14 222 C4 200 34 198 40 186 H250 C258 200 286 200 276 222 C262 234 28 234 14 222z", body, W) + blob
        + S([(58, 196), (66, 142), (94, 100), (142, 88), (196, 100), (224, 146), (230, 198), (200, 214), (144, 218), (86, 214)], deep, 0, op=.5)
        + inside + lit("M46 158 C52 108 82 70 128 58 C98 82 76 118 68 168 C60 176 48 172 46 158z", .5, rim) + E(104, 74, 15, 8, "#ffffff", 0, op=.85) + C(78, 96, 6, "#ffffff", 0, op=.8)
        + shade("M232 112 C254 150 258 190 240 218 C210 230 170 231 140 231 C206 218 236 178 220 96z", .22) + L("M44 206 C80 218 200 220 244 206", 4, rim, .45)
        + "".join(C(x, y, r, rim, 0, op=.6) for x, y, r in ((196, 120, 5), (208, 140, 3.4), (84, 196, 4), (180, 200, 5), (62, 178, 3)))
        + face
    )


def _spike_slime() -> str:
    spikes = "".join(at(x, y, P("M-13 14 C-8 -12 -2 -30 2 -50 C8 -28 12 -10 14 14z", BONE, W), L("M-4 4 C-2 -10 0 -20 1 -30", 2.4, "#ffffff", .7), s=s, rot=r) for x, y, s, r in ((62, 78, .9, -42), (102, 46, 1.1, -20), (150, 36, 1.2, 2), (198, 52, 1.1, 24), (236, 92, .95, 48), (32, 138, .75, -66), (258, 148, .75, 68)))
    bones = G("translate(204 150) rotate(-14) scale(.5)", parts.skull(0, 0, 1, "r:#f4e6ff,#c9a8e0,#8a62b0", "#4a2468")) + parts.bone(196, 200, .34, 16, "r:#f4e6ff,#c9a8e0,#8a62b0")
    face = (
        at(88, 120, C(0, 0, 20, "r:#ffffff,#fbf0ff,#c9a8dc", 4.4), C(-7, 3, 9, "#2a1030", 0), C(-10, -1, 3, "#ffffff", 0)) + at(138, 114, C(0, 0, 24, "r:#ffffff,#fbf0ff,#c9a8dc", 4.4), C(-9, 4, 11, "#2a1030", 0), C(-13, -1, 3.6, "#ffffff", 0))
        + L("M66 100 L100 108 M118 96 L156 86", 6) + P("M58 156 C84 148 130 148 152 154 C148 184 124 196 102 195 C78 194 62 180 58 156z", "v:#3a0a3c,#7c1c64", 4.4)
        + "".join(P(f"M{x} {y} l6 -16 l8 15z", "#fffaf0", 2.6) for x, y in ((68, 184), (88, 194), (112, 194), (130, 184))) + P("M74 153 l7 13 l7 -13z M120 152 l7 13 l8 -12z", "#fffaf0", 2.6)
    )
    return _slime("r:#ffc4f4,#c45ac8,#5c2280", "#7c2c94", "#ffe0ff", bones, spikes, face)


def _acid_slime() -> str:
    inside = G("translate(200 152) rotate(12) scale(.54)", parts.skull(0, 0, 1, "r:#f4ffd8,#b8d888,#6a9040", "#2f4a1c")) + at(176, 206, R(-20, -4, 40, 8, 3, "#9ac860", 2.4), R(14, -9, 6, 18, 2, "#9ac860", 2.4), rot=-20)
    face = (
        at(84, 122, C(0, 0, 24, "r:#ffffff,#f8ffe4,#b8d090", 4.4), C(-8, 4, 11, "#18280e", 0), C(-12, -1, 3.6, "#ffffff", 0)) + at(136, 118, C(0, 0, 17, "r:#ffffff,#f8ffe4,#b8d090", 4.4), C(-6, 3, 8, "#18280e", 0), C(-9, -1, 2.8, "#ffffff", 0))
        + L("M60 96 C72 88 88 88 100 94 M124 96 C132 92 142 92 150 98", 5.4) + P("M62 160 C88 172 124 170 146 154 C148 172 130 190 104 190 C80 190 64 178 62 160z", "v:#1c3a10,#4a8020", 4.4) + E(106, 180, 18, 8, "#a8e060", 0)
    )
    drops = "".join(P(f"M{x} {y} C{x - 8} {y + 14} {x - 9} {y + 20} {x} {y + 22} C{x + 9} {y + 20} {x + 8} {y + 14} {x} {y}z", "v:#e8ffb0,#8ac83c", 3.4) for x, y in ((40, 60), (246, 50), (262, 96)))
    return drops + _slime("r:#f0ffb0,#9ad048,#3f7a2a", "#4f8a2c", "#fbffdc", inside, "", face)



enemy("spike_slime", G("translate(6 28)", _spike_slime()), box=(300, 268))
enemy("acid_slime", G("translate(6 0)", _acid_slime()), box=(300, 240))
