"""Enemies of Act III that come in encounters and as company."""

# fmt: off
# ruff: noqa: E501

import math

import parts
from kit import INK, C, E, G, L, O, P, R, S, at, glow, n, tube

from spire.base import W, enemy, lit, shade, star
from spire.bodies import (
    AMBER,
    AZURE,
    BALL,
    BLOOD,
    JADE,
    VIOLET,
    eye,
    fist,
    shoe,
    teeth,
    wind_key,
)
from spire.materials import (
    BONE,
    BRASS,
    IRON,
    LEATHER,
    SHADOW,
    STEEL,
    STONE,
    WOOD,
)


def _writhing_mass() -> str:
    """All the cables behind the cupboard; one of them is still plugged in."""
    colours = ("#c8405c", "#4a90a8", "#d8a03c", "#6a5aa8", "#5a9a58")
    paths = (
        [(60, 300), (30, 240), (60, 170), (140, 150), (200, 190), (260, 250), (330, 240), (350, 300)],
        [(90, 316), (60, 260), (120, 210), (210, 230), (300, 200), (320, 130), (260, 90), (180, 96)],
        [(110, 100), (70, 150), (90, 220), (170, 260), (250, 300), (320, 300), (356, 250), (330, 180)],
        [(200, 70), (130, 90), (100, 160), (150, 220), (230, 210), (280, 150), (340, 160), (360, 220)],
        [(80, 200), (130, 130), (210, 120), (290, 150), (300, 230), (230, 280), (140, 300), (80, 280)],
    )
    back = E(200, 220, 156, 116, SHADOW, W)
    feelers = ""
    for k, pts in enumerate(([(90, 140), (40, 110), (20, 60), (44, 30)], [(150, 96), (130, 50), (160, 14), (196, 22)], [(290, 110), (330, 70), (320, 26), (350, 6)], [(340, 200), (392, 190), (408, 140), (392, 112)])):
        feelers += tube(pts, 17, colours[k], W)
        x, y = pts[-1]
        feelers += (at(x, y, R(-14, -18, 28, 24, 6, "v:#f4ecd8,#b8a684", 4.4), R(-9, -34, 5, 18, 2, STEEL, 3), R(5, -34, 5, 18, 2, STEEL, 3), rot=(-30, 40, 30, -20)[k]) if k % 2 else at(x, y, P("M0 -26 L-16 -10 H16z M0 24 L-14 6 H14z", BONE, 3.4), C(0, -2, 13, colours[k], 4)))
    knots = "".join(tube(pts, 25, colours[k], W) + O([(x - 6, y - 6) for x, y in pts], 4, "#ffffff", .35) for k, pts in enumerate(paths))
    feet = "".join(tube([(x, 300), (x - 10, 330), (x - 26, 338)], 19, colours[k % 5], W) for k, x in enumerate((96, 160, 238, 306)))
    eyes = eye(142, 196, 42, BLOOD, lid="#6a2c48", tilt=12, shut=.05) + eye(240, 180, 30, JADE) + eye(286, 250, 23, AMBER, lid="#4a3c74", tilt=-14) + eye(186, 112, 18, VIOLET) + eye(80, 250, 17, AZURE, lid="#3c5c74", shut=.4)
    mouth = P("M134 264 C166 250 222 252 250 270 C244 306 210 316 186 314 C158 312 138 294 134 264z", "v:#1c0612,#6c1430", W) + teeth((140, 264), (244, 268), -9, 7, 15, 1) + teeth((158, 304), (228, 306), 6, 4, 12, -1)
    spark = glow(200, 4, 34, "#8af0ff", .8)
    return spark + feelers + feet + back + knots + eyes + mouth


def _maw() -> str:
    """A travelling bag that takes everything in and gives nothing back."""
    feet = "".join(E(x, 344, 22, 13, BRASS, W) for x in (100, 316))
    back_handle = L("M150 96 C152 20 262 20 264 96", 25, INK) + L("M150 96 C152 20 262 20 264 96", 14, "#7a4a34")
    upper = P("M40 176 C36 116 86 88 208 84 C330 88 380 116 374 176z", LEATHER, 6) + lit("M60 160 C62 126 104 106 168 100 C124 118 100 134 92 164z", .4, "#ffe0b8") + shade("M330 110 C366 126 376 150 374 176 H330 C344 154 342 130 330 110z", .3)
    inside = P("M34 172 C100 150 314 150 382 172 C390 230 376 262 350 280 H66 C40 262 26 230 34 172z", "v:#14040c,#4c0c20,#8c2038", 6) + glow(208, 236, 110, "#ff5a4a", .35)
    eyes = eye(142, 134, 27, AMBER, lid="#8a4a2c", tilt=16, shut=.15) + eye(272, 132, 24, AMBER, lid="#8a4a2c", tilt=-16, shut=.15)
    zip_up = L("M36 174 C100 152 314 152 380 174", 17, INK) + L("M36 174 C100 152 314 152 380 174", 9, "#e0a845") + teeth((48, 176), (370, 176), -20, 11, 40, 1, STEEL, 4)
    lower = P("M22 236 C60 286 356 286 394 236 C404 300 380 340 340 344 H76 C36 340 12 300 22 236z", LEATHER, 6) + shade("M394 236 C404 300 380 340 340 344 H290 C340 326 362 288 370 258 C380 252 388 244 394 236z", .3) + L("M22 238 C60 288 356 288 394 238", 15, INK) + L("M22 238 C60 288 356 288 394 238", 8, "#e0a845") + teeth((52, 262), (366, 262), 20, 10, 36, -1, STEEL, 4)
    tongue = P("M150 270 C140 232 190 210 214 226 C250 214 282 240 268 276 C262 296 236 300 208 300 S156 296 150 270z", "r:#ff9aa0,#d84a5c,#8c1c38", W) + L("M212 232 C208 252 208 272 210 294", 4, "#8c1c38", .7)
    tape = L("M196 282 C176 318 120 296 92 330 C72 354 34 348 20 366", 25, INK) + L("M196 282 C176 318 120 296 92 330 C72 354 34 348 20 366", 16, "#ffe88a") + "".join(L(f"M{x} {y} l{a} {b}", 3, "#7a4c10") for x, y, a, b in ((180, 300, 6, 8), (164, 304, 2, 9), (148, 304, -2, 9), (132, 306, -4, 9), (116, 312, 4, 9), (102, 320, 6, 7), (90, 330, 8, 5), (78, 340, 6, 7), (64, 346, 2, 9), (48, 350, 0, 9), (34, 356, 4, 7)))
    straps = "".join(R(x, 290, 22, 52, 4, "v:#5c3424,#2c1814", 4.4) + R(x - 5, 300, 32, 20, 4, BRASS, 4) for x in (112, 282))
    labels = at(346, 300, P("M-24 -16 H24 V16 H-24z", "#f4ecd8", 3.4), L("M-16 -6 H14 M-16 4 H8", 3, "#a83c3c"), rot=-10) + at(64, 300, C(0, 0, 19, "#7ac0e0", 3.4), P("M-9 6 L0 -10 L9 6z", "#fff6dc", 2.6), rot=8) + at(376, 150, L("M-14 -20 L0 0", 4), P("M-8 0 H14 L20 12 V34 H-14 V12z", "v:#fff4d8,#d8bd88", 4), rot=-12)
    swallowed = G("translate(316 228) rotate(20) scale(.42)", parts.skull(0, 0)) + at(104, 236, P("M-14 -18 L14 -12 L10 14 C4 20 -12 18 -14 10z", "#7a5a8c", 3.4), rot=20)
    return feet + back_handle + inside + swallowed + upper + eyes + zip_up + tongue + lower + straps + labels + tape


INKY = "r:#a898d8,#4c3a7c,#1c1238"
BLUISH = "r:#8ab4e8,#2c548c,#0e1e40"
REDDISH = "r:#d890c0,#7c2c64,#300c2c"


def _darkling(face: str, drip: str, prop: str, wide: float = 1, ink: str = INKY) -> str:
    """What is left in an inkwell that was shut too long; one of three, and it grows again."""
    well = P("M92 262 H208 L228 336 C226 346 74 346 72 336z", "h:#9adcf0@.95,#4a90b8,#1c3c60", W) + R(82, 246, 136, 24, 8, "h:#d8f4ff,#7ab8d8,#2c5c84", W) + lit("M102 276 H124 C120 296 116 316 114 334 H92z", .5, "#ffffff") + R(112, 290, 80, 36, 4, "#fff4d8", 3.4) + L("M124 302 H178 M124 313 H164", 4, "#3c2a54")
    body = at(150, 0, P("M-56 262 C-90 216 -98 150 -70 106 C-44 66 44 62 70 106 C98 150 92 216 56 262 C40 274 -40 274 -56 262z", ink, W), lit("M-58 128 C-42 92 -10 82 14 84 C-16 96 -38 116 -46 168 C-56 160 -62 144 -58 128z", .4, "#d8c8ff"), shade("M46 88 C90 120 90 210 50 262 C34 270 12 272 0 272 C48 230 60 140 20 78z", .35), sx=wide, s=1)
    return drip + body + face + well + prop


def _darklings() -> None:
    def spouts(points: list[tuple[float, float, float, float]], ink: str = INKY) -> str:
        return "".join(at(x, y, P("M-16 22 C-14 -2 -20 -18 -4 -44 C10 -22 18 -2 18 22z", ink, W), s=s, rot=r) for x, y, s, r in points)

    def lamp(x: float, y: float, r: float, tilt: float) -> str:
        return glow(x, y, r * 2.2, "#8affe0", .55) + at(x, y, E(0, 0, r, r * .82, "c:#ffffff,#c8fff0,#3ad8b0", 4.4), C(-r * .3, 2, r * .34, "#0c2c2c", 0), P(f"M{-r * 1.1:.1f} {-r * .2:.1f} C{-r * .5:.1f} {-r * 1.3:.1f} {r * .5:.1f} {-r * 1.3:.1f} {r * 1.1:.1f} {-r * .2:.1f} C{r * .4:.1f} {-r * .5:.1f} {-r * .4:.1f} {-r * .5:.1f} {-r * 1.1:.1f} {-r * .2:.1f}z", "#2c2050", 4), rot=tilt)

    quill = at(250, 204, P("M-6 96 C0 40 10 -10 44 -66 C66 -28 50 30 18 44z", "d:#ffffff,#d8c8f0,#8a7ab8", W), L("M-6 98 C4 50 18 10 40 -56", 4), rot=0)
    bite = P("M92 184 C120 172 170 172 196 182 C196 216 170 228 144 228 S96 216 92 184z", "v:#0a0418,#2c1c5c", 4.4) + teeth((98, 184), (190, 182), -8, 6, 17, 1) + teeth((108, 218), (180, 218), 6, 4, 13, -1)
    enemy("darkling", _darkling(lamp(116, 144, 26, 14) + lamp(180, 140, 21, -14) + bite, spouts([(120, 96, 1, -18), (176, 92, 1.2, 16)]), quill))
    grin = P("M86 176 C110 196 176 196 206 172 C206 210 176 226 146 226 S90 212 86 176z", "v:#0a0418,#2c1c5c", 4.4) + teeth((94, 182), (198, 178), 12, 7, 14, 1)
    blot = "".join(C(x, y, r, BLUISH, 4) for x, y, r in ((40, 300, 17), (22, 332, 11), (56, 338, 8)))
    enemy("darkling.2", _darkling(lamp(112, 138, 22, -8) + lamp(176, 136, 27, 6) + grin, spouts([(150, 88, 1.4, 2), (98, 120, .8, -40), (204, 118, .8, 40)], BLUISH), blot, 1.14, BLUISH))
    sad = P("M112 206 C126 188 164 188 178 204 C174 226 116 226 112 206z", "v:#0a0418,#2c1c5c", 4.4) + P("M122 200 l6 15 l8 -18z M156 197 l6 16 l8 -14z", "#fffdf0", 2.6)
    pen = at(58, 212, P("M-6 60 L-10 -20 L0 -66 L10 -20 L6 60z", WOOD, 4), P("M-10 -22 L0 -68 L10 -22z", STEEL, 4), L("M0 -56 V-30", 3), rot=-18)
    enemy("darkling.3", _darkling(lamp(124, 152, 30, 22) + lamp(186, 150, 18, -20) + sad, spouts([(110, 104, .9, -30), (150, 86, 1, 4), (192, 104, .9, 30)], REDDISH), pen, .92, REDDISH))


def _transient() -> str:
    """A giant of soap bubbles that will be gone before the washing-up is."""
    film = "c:#ffffff@.12,#d8f8ff@.35,#a8e0ff@.55,#f0b8ff@.85"
    film2 = "r:#ffffff@.9,#c8f4ff@.5,#ffc8f0@.55,#a8b8ff@.85"

    def bubble(x: float, y: float, r: float, w: float = W) -> str:
        return C(x, y, r, film, w) + P(f"M{n(x - r * .74)} {n(y + r * .1)} C{n(x - r * .74)} {n(y - r * .5)} {n(x - r * .4)} {n(y - r * .78)} {n(x)} {n(y - r * .8)} C{n(x - r * .3)} {n(y - r * .56)} {n(x - r * .5)} {n(y - r * .3)} {n(x - r * .52)} {n(y + r * .14)}z", "#ffffff", 0, op=.6) + L(f"M{n(x + r * .2)} {n(y + r * .76)} C{n(x + r * .5)} {n(y + r * .66)} {n(x + r * .72)} {n(y + r * .4)} {n(x + r * .76)} {n(y + r * .06)}", max(3, r * .07), "#ffb0f0", .8) + L(f"M{n(x - r * .5)} {n(y + r * .58)} C{n(x - r * .2)} {n(y + r * .8)} {n(x)} {n(y + r * .82)} {n(x + r * .1)} {n(y + r * .8)}", max(2.4, r * .05), "#fff0a0", .8)

    legs = bubble(150, 366, 42) + bubble(258, 366, 42) + bubble(138, 414, 34) + bubble(270, 414, 34)
    body = C(204, 252, 116, film2, 6) + bubble(204, 252, 112, 0) + "".join(bubble(x, y, r, 3.4) for x, y, r in ((150, 300, 22), (250, 318, 17), (268, 236, 13), (210, 340, 12)))
    far = bubble(318, 214, 36) + bubble(360, 250, 30) + bubble(384, 300, 50)
    head = C(196, 110, 68, film2, 6) + bubble(196, 110, 64, 0)
    face = eye(168, 108, 22, AZURE, ball="r:#ffffff@.95,#e8f8ff@.9,#b8d8f8@.9") + eye(218, 104, 19, AZURE, ball="r:#ffffff@.95,#e8f8ff@.9,#b8d8f8@.9") + L("M140 76 L186 88 M246 72 L208 84", 7, "#4a5ca8") + P("M162 144 C180 134 210 134 228 142 C222 162 172 164 162 144z", "v:#3c4c9c@.9,#8a9ae0@.8", 4)
    near = bubble(96, 222, 40) + bubble(52, 250, 32) + C(16, 210, 62, film2, 6) + bubble(16, 210, 58, 0) + L("M-14 192 H10 M-18 210 H8 M-14 228 H8", 4, "#6a7ac8", .7)
    wand = at(296, 52, R(-6, 30, 12, 90, 5, "h:#ff9ac8,#e0508c,#8c1f54", 4.4), C(0, 0, 36, "none", 15, INK), C(0, 0, 36, "none", 8, "#e0609c"), C(0, 0, 32, "c:#ffffff@.1,#c8f0ff@.3,#ffb8f0@.5", 0), rot=18)
    loose = "".join(bubble(x, y, r, 3.4) for x, y, r in ((60, 120, 18), (96, 70, 12), (300, 150, 10), (340, 120, 15), (110, 30, 9), (30, 96, 8), (360, 160, 8)))
    pop = star(372, 70, 22, 8, .5, "c:#ffffff@.9,#c8f0ff@.7,#ffb8f0@.6", 3.4, "#6a7ac8")
    foam = S([(90, 440), (110, 424), (140, 430), (166, 422), (200, 430), (236, 422), (264, 430), (300, 424), (318, 440), (300, 452), (106, 452)], "v:#ffffff,#d8e8f8", W)
    return far + wand + legs + foam + body + head + face + near + loose + pop


def _orb_walker() -> str:
    """A goldfish that has found a tripod."""
    hub = R(120, 196, 76, 26, 8, IRON, W) + C(158, 209, 12, BRASS, W)
    legs = "".join(tube(pts, 13, c, W) for pts, c in (([(182, 214), (236, 250), (246, 352)], "#6a4a34"), ([(134, 214), (66, 262), (48, 356)], "#8a5a38"), ([(158, 216), (158, 280), (152, 356)], "#a06a40"))) + "".join(C(x, y, 12, BRASS, W) for x, y in ((236, 250), (66, 262), (158, 282))) + "".join(P(f"M{x - 16} 364 C{x - 14} 350 {x + 14} 350 {x + 16} 364z", IRON, W) for x in (246, 48, 152))
    water = P("M44 92 C60 104 100 84 158 96 C210 106 246 88 272 94 C276 160 226 200 158 200 S40 160 44 92z", "v:#8ae8f0@.9,#2c8ac8@.9,#14447c@.95", 0)
    weed = L("M216 186 C206 160 228 150 214 122 M232 176 C226 158 242 150 236 132", 11, INK) + L("M216 186 C206 160 228 150 214 122 M232 176 C226 158 242 150 236 132", 5, "#5ac07a") + P("M80 186 C90 168 108 172 112 184 L124 192 H88z", STONE, 4)
    fish = at(140, 138, P("M44 0 C66 -32 96 -30 94 -20 C84 -8 84 8 94 20 C96 30 66 32 44 4z", "d:#ffd88a,#f0742c,#a8301c", 4.4), P("M-8 -34 C10 -62 34 -52 36 -28z", "#f0742c", 4.4), S([(-62, 2), (-44, -34), (2, -44), (42, -20), (52, 4), (38, 28), (0, 44), (-44, 32)], "r:#fff0b0,#ffa03c,#d8441c", W), lit("M-44 -14 C-32 -32 -8 -36 10 -32 C-12 -24 -24 -10 -28 8z", .5, "#ffffff"), C(-26, -4, 25, BALL, 4.4), C(-34, 0, 12, "c:#c8f4ff,#2c8ac8,#14386a", 2.6), C(-36, 0, 5.4, INK, 0), C(-28, -8, 3.4, "#ffffff", 0), L("M-56 -34 L-10 -26", 7), P("M-54 22 C-40 14 -24 14 -14 22 C-24 34 -46 34 -54 22z", "v:#5c1018,#a83428", 4), P("M6 6 C22 2 28 14 18 24 C8 24 2 16 6 6z", "#f0742c", 3.6), L("M8 -14 q8 14 0 28 M24 -10 q7 10 0 20", 3, "#a8301c", .6))
    bowl = P("M70 40 H246 C310 100 292 204 158 208 C24 204 6 100 70 40z", "v:#ffffff@.3,#d8f4ff@.12,#8ac8f0@.25", W) + E(158, 40, 90, 16, "v:#ffffff@.5,#a8d8f0@.5", W) + P("M46 96 C52 74 62 60 76 52 C62 82 58 118 70 154 C54 142 42 120 46 96z", "v:#ffffff@.75,#ffffff@.2", 0) + L("M272 96 C274 122 264 150 244 168", 6, "#ffffff", .6)
    bubbles = "".join(C(x, y, r, "v:#d8f8ff@.6,#ffffff@.4", 2.6, "#ffffff", .9) for x, y, r in ((64, 116, 6), (74, 92, 4), (58, 140, 4), (196, 70, 5), (206, 54, 7)))
    ray = glow(158, 130, 130, "#6ad8ff", .3) + "".join(L(f"M{x} {y} l{a} {b}", 6, "#ffe9a0", .9) for x, y, a, b in ((22, 84, -22, -10), (14, 120, -24, 0), (24, 154, -22, 10)))
    return ray + legs + hub + water + weed + fish + bubbles + bowl


def _spire_growth() -> str:
    """The tower grows where nobody looks: turrets like teeth, roots like arms."""
    stone = "h:#c8d4d0,#7a8f92,#36464e"
    roots = "".join(tube(pts, t, "#5c7468", W) for pts, t in (([(120, 330), (60, 316), (24, 340), (-6, 322)], 24), ([(250, 330), (310, 312), (344, 338), (372, 320)], 22), ([(90, 290), (40, 250), (16, 262), (6, 236)], 17), ([(280, 290), (330, 256), (350, 270), (366, 240)], 16))) + "".join(P(f"M{x} {y} q{s * 10} -14 {s * 22} -4 q{s * -6} 14 {s * -22} 4z", "d:#b8e08a,#4a8a4c", 3.4) for x, y, s in ((36, 322, -1), (318, 312, 1), (24, 250, -1), (346, 262, 1), (66, 306, 1)))

    def turret(x: float, y: float, wide: float, tall: float, tilt: float, roof: str, window: bool = True) -> str:
        h = wide / 2
        pane = glow(0, -tall * .62, h * 1.3, "#ffd86a", .6) + P(f"M{n(-h * .34)} {n(-tall * .46)} V{n(-tall * .7)} C{n(-h * .34)} {n(-tall * .84)} {n(h * .34)} {n(-tall * .84)} {n(h * .34)} {n(-tall * .7)} V{n(-tall * .46)}z", "c:#fffbe0,#ffcf5a,#d8761c", 3.6) if window else ""
        return at(x, y, P(f"M{n(-h)} 10 L{n(-h * .9)} {n(-tall)} H{n(h * .9)} L{n(h)} 10z", stone, W), shade(f"M{n(h * .3)} {n(-tall)} H{n(h * .9)} L{n(h)} 10 H{n(h * .4)}z", .3), L(f"M{n(-h * .8)} {n(-tall * .3)} h{n(h * .7)} M{n(h * .1)} {n(-tall * .56)} h{n(h * .7)} M{n(-h * .8)} {n(-tall * .82)} h{n(h * .5)}", 3, "#36464e", .6), pane, P(f"M{n(-h * 1.16)} {n(-tall + 3)} L0 {n(-tall - wide * .9)} L{n(h * 1.16)} {n(-tall + 3)}z", roof, W), rot=tilt)

    red, teal = "d:#ffa88a,#c84c3c,#6a1c2c", "d:#8ad8c8,#3a8a8c,#1c4454"
    back = turret(106, 240, 52, 120, -24, teal) + turret(262, 236, 50, 116, 22, red) + turret(186, 200, 66, 130, 2, teal)
    bodyshape = P("M72 336 C60 268 92 190 186 186 C280 190 314 268 300 336 C270 352 104 352 72 336z", stone, 6) + shade("M246 206 C300 236 312 300 300 336 C282 346 256 349 236 350 C274 306 276 246 226 194z", .3) + lit("M92 300 C92 250 120 214 160 204 C128 226 112 258 112 312z", .35) + "".join(L(f"M{x} {y} h{k} v-16", 3, "#36464e", .55) for x, y, k in ((90, 330, 34), (270, 316, 26), (104, 232, 24), (250, 226, 26), (256, 334, 30)))
    face = "".join(glow(x, 250, 40, "#ffb04a", .7) + P(f"M{x - r} 268 V246 C{x - r} 216 {x + r} 216 {x + r} 246 V268z", "#120a10", W) + C(x - 4, 250, r * .62, "c:#fffbe0,#ffd04a,#e8641c", 3.4) + C(x - 7, 252, r * .24, INK, 0) for x, r in ((150, 27), (222, 23))) + P("M112 222 L182 232 L180 244 L110 236z M260 220 L196 230 L198 242 L262 234z", "v:#5c7468,#2c3c3c", 4)
    jaw = P("M116 296 C150 284 226 284 258 294 C258 330 226 340 188 340 S120 328 116 296z", "v:#0c0a10,#3c1c24", W) + "".join(P(f"M{x} {y} V{y + 14} L{x + 8} {y + 26} L{x + 16} {y + 14} V{y}z", stone, 3.4) for x, y in ((126, 292), (150, 288), (174, 287), (198, 287), (222, 289))) + "".join(P(f"M{x} 336 V{322} L{x + 9} 308 L{x + 18} 322 V336z", stone, 3.4) for x in (140, 168, 198, 222))
    small = turret(84, 300, 34, 58, -36, red, window=False) + turret(290, 298, 32, 54, 36, teal, window=False) + turret(142, 202, 30, 52, -12, red, window=False) + turret(234, 204, 28, 48, 14, red, window=False)
    moss = "".join(S([(x - 20, y), (x - 4, y - 8), (x + 18, y - 3), (x + 20, y + 10), (x, y + 16), (x - 16, y + 10)], "#8ac060", 0, op=.6) for x, y in ((96, 280), (280, 270), (188, 214)))
    return roots + back + small + bodyshape + moss + face + jaw


def _walker(x: float, y: float, fill: str) -> str:
    return "".join(tube([(x + dx, y), (x + dx * 1.15 - 4, y + 40)], 12, fill, W) + shoe(x + dx * 1.15 - 8, y + 62, 38, "v:#5a4a54,#1c141e") for dx in (-34, 34))


def _repulsor() -> str:
    """A horseshoe magnet the wrong way round: everything leaves it."""
    legs = _walker(158, 232, "#4a5464")
    arms = tube([(236, 190), (268, 206), (262, 240)], 13, "#4a5464", W) + fist(261, 246, 14, "r:#ffffff,#e2dcd0,#a49a98") + tube([(76, 190), (46, 206), (44, 236)], 13, "#5a6474", W) + fist(42, 242, 14, "r:#ffffff,#e2dcd0,#a49a98")
    magnet = P("M62 56 V148 C62 270 252 270 252 148 V56 H194 V146 C194 192 120 192 120 146 V56z", "h:#ff9a8a,#d8343c,#7a1020", 6) + P("M62 24 H120 V74 H62z M194 24 H252 V74 H194z", "h:#ffffff,#c4ceda,#6a788c", 6) + lit("M74 84 H92 V150 C94 186 108 208 130 222 C94 214 74 188 74 148z", .4, "#ffffff") + shade("M230 78 H252 V148 C252 210 210 240 160 240 C206 220 230 190 230 146z", .3)
    face = eye(120, 200, 24, AMBER, lid="#a8242c", tilt=18, shut=.1) + eye(190, 200, 22, AMBER, lid="#a8242c", tilt=-18, shut=.1) + P("M134 226 C146 220 166 220 178 226", "none", 5)
    sparks = "".join(parts.bolt(x, y, s, "v:#f4ffff,#7ae0ff", r) for x, y, s, r in ((156, 40, .62, 90), (30, 40, .5, 60), (284, 40, .5, -60))) + L("M158 4 V-14 M124 6 L112 -10 M192 6 L204 -10", 5, "#bfe8ff", .9)
    junk = at(10, 120, R(-5, -18, 9, 34, 2, STEEL, 3.4), R(-11, -24, 22, 9, 3, STEEL, 3.4), rot=-50) + at(306, 120, C(0, 0, 14, "none", 11, INK), C(0, 0, 14, "none", 5, "#b8c4d2"), rot=0) + at(0, 70, P("M-10 -10 L10 -4 L2 12z", STEEL, 3.4), rot=20) + at(310, 76, R(-4, -16, 7, 32, 2, STEEL, 3.4), rot=40) + L("M22 130 l14 4 M294 130 l-12 4 M14 78 l14 4 M298 84 l-12 2", 4, "#ffffff", .6)
    return legs + arms + magnet + face + sparks + junk


def _exploder() -> str:
    """An alarm clock with a cord that burns: two ticks and then it is time."""
    legs = _walker(150, 252, "#3a3446")
    ball = C(150, 168, 108, "r:#a8a0b8,#4a4258,#17101e", 6) + shade("M212 84 C262 128 262 206 214 254 C192 268 170 275 152 275 C222 238 238 148 186 66z", .35) + lit("M58 150 C66 104 100 74 142 66 C106 90 88 122 84 168 C72 172 60 162 58 150z", .4)
    top = R(116, 46, 66, 30, 8, STEEL, W)
    cord = O([(150, 50), (152, 16), (184, -6), (216, 8), (240, -12)], 15, INK) + O([(150, 50), (152, 16), (184, -6), (216, 8), (240, -12)], 8, "#c9a468") + L("M152 32 l8 3 M160 10 l7 6 M182 -4 l4 8 M206 4 l-4 8", 3, "#7a5a2c") + glow(246, -18, 56, "#ffb03a", .9) + star(246, -18, 28, 8, .5, "c:#ffffff,#ffe26a,#ff6a1c", 4, "#7a2414")
    dial = C(140, 172, 70, BRASS, W) + C(140, 172, 56, "r:#fffdf4,#f4e4c4,#c8a878", 4.4) + "".join(L(f"M{n(140 + 50 * math.cos(a))} {n(172 + 50 * math.sin(a))} L{n(140 + 43 * math.cos(a))} {n(172 + 43 * math.sin(a))}", 5) for a in (k * math.tau / 12 for k in range(12)))
    face = eye(120, 160, 20, BLOOD, look=(-.3, -.3)) + eye(164, 158, 18, BLOOD, look=(-.3, -.3)) + L("M100 134 L128 142 M184 132 L158 140", 6) + L("M112 202 L124 194 L136 203 L148 194 L160 203 L170 196", 5) + parts.tear(196, 120, .9) + P("M136 184 L124 222 L140 190z", "#b8202c", 0)
    bells = "".join(at(x, 60, P("M-32 14 C-32 -24 32 -24 32 14z", BRASS, W), C(0, -18, 7, BRASS, 4), rot=r) for x, r in ((72, -34), (228, 34)))
    arms = tube([(48, 190), (18, 180), (14, 150)], 14, "#4a4258", W) + fist(14, 144, 15, "r:#ffffff,#e2dcd0,#a49a98") + tube([(252, 190), (282, 180), (286, 150)], 14, "#3a3446", W) + fist(286, 144, 15, "r:#ffffff,#e2dcd0,#a49a98")
    rattle = L("M26 40 l-14 -10 M34 22 l-8 -16 M272 42 l14 -8", 5, "#ffe9a0")
    return cord + legs + arms + bells + top + ball + dial + face + rattle


def _spiker() -> str:
    """A pin cushion that gives back what it gets."""
    legs = _walker(160, 232, "#6a3c34")
    pins = ""
    for k in range(13):
        a = math.pi * (1.02 + .96 * k / 12)
        x, y = 160 + 104 * math.cos(a), 170 + 88 * math.sin(a)
        long = 66 + 22 * (k % 3)
        c = ("#ff6a7a", "#6ad0ff", "#ffe06a", "#8ae07a", "#f0a0ff")[k % 5]
        ex, ey = x + long * math.cos(a), y + long * math.sin(a)
        pins += L(f"M{n(x)} {n(y)} L{n(ex)} {n(ey)}", 11, INK) + L(f"M{n(x)} {n(y)} L{n(ex)} {n(ey)}", 4.4, "#dfe8f0") + C(ex, ey, 12, f"r:#ffffff,{c},{c}", 4)
    body = P("M38 172 C38 96 98 66 160 66 S282 96 282 172 C282 222 232 250 160 250 S38 222 38 172z", "r:#ff9a8a,#d83c3c,#7a1020", 6) + "".join(L(d, 4, "#7a1020", .7) for d in ("M160 70 C120 110 108 190 124 246", "M160 70 C200 110 212 190 196 246", "M148 70 C84 90 60 150 66 216", "M172 70 C236 90 260 150 254 216")) + shade("M234 92 C282 120 292 200 236 236 C212 246 190 249 172 250 C232 216 244 140 208 76z", .28) + lit("M58 150 C66 110 100 84 140 78 C104 98 84 126 80 168z", .4)
    leaf = P("M160 78 C136 84 118 70 116 52 C134 50 150 58 156 66 C152 50 160 36 174 30 C180 44 176 58 168 66 C180 56 198 56 210 64 C200 80 180 86 160 78z", "d:#b8e08a,#4a8a4c,#1c4a34", W)
    face = eye(118, 156, 27, JADE, lid="#a82830", tilt=16, shut=.1) + eye(186, 152, 24, JADE, lid="#a82830", tilt=-16, shut=.1) + P("M108 204 C130 192 178 190 204 200 C198 226 120 230 108 204z", "v:#3a0a14,#8c2434", 4.4) + teeth((114, 204), (198, 200), -7, 7, 13, 1, STEEL, 2.6)
    thread = at(290, 256, R(-20, -26, 40, 10, 3, WOOD, 4), R(-20, 18, 40, 10, 3, WOOD, 4), R(-15, -17, 30, 36, 3, "h:#8ae0ff,#3a90c8,#1c4a84", 4), L("M-15 -8 H15 M-15 1 H15 M-15 10 H15", 2.4)) + O([(276, 260), (250, 276), (236, 262), (222, 274)], 3.4, "#3a90c8")
    needle = tube([(46, 190), (12, 206), (-4, 180)], 14, "#c83c3c", W) + at(-10, 176, P("M6 44 L-4 -60 L0 -74 L6 -60z", STEEL, 3.6), E(3, 36, 3, 7, INK, 0), rot=-18) + fist(-5, 180, 15, "r:#ffb0a0,#d84c44,#7a1424")
    return pins + legs + thread + body + leaf + face + needle


def _dagger() -> str:
    """It was wound up to go off."""
    key = wind_key(196, 140, .9, 0)
    blade_ = P("M118 150 L100 262 L122 340 L146 262 L138 150z", STEEL, W) + L("M121 166 L122 312", 4, "#5b6579", .8) + lit("M122 160 L108 258 L118 300 L120 160z", .6, "#ffffff") + P("M104 262 l10 8 l-10 10 M140 216 l-10 8 l8 8", "none", 3.4)
    grip = P("M108 98 H148 L144 58 C144 44 112 44 112 58z", LEATHER, W) + L("M110 70 H146 M109 82 H147", 4, "#3a1c18") + C(128, 40, 19, "r:#ffb0a0,#d8343c,#6a0f20", W) + C(122, 34, 5, "#ffffff", 0)
    guard = S([(50, 132), (66, 108), (128, 98), (190, 106), (206, 130), (188, 152), (128, 162), (68, 154)], BRASS, W) + shade("M170 104 C198 114 204 130 188 150 C170 156 150 160 132 161 C170 146 180 124 160 102z", .3)
    face = eye(104, 128, 24, BLOOD, lid="#a8742c", tilt=16, shut=.1) + eye(154, 128, 20, BLOOD, lid="#a8742c", tilt=-16, shut=.1)
    wings = S([(60, 120), (20, 96), (-10, 104), (-6, 122), (18, 130), (4, 144), (30, 150), (62, 144)], "d:#ffffff,#d0d8e8,#7a88a4", W) + L("M50 124 C30 116 14 112 2 114 M52 136 C36 136 26 138 18 142", 3)
    drop = P("M122 350 C116 362 116 370 122 373 C128 370 128 362 122 350z", "v:#c8ff8a,#4a9a2c", 3)
    return key + wings + blade_ + grip + guard + face + drop


enemy("writhing_mass", _writhing_mass())
enemy("the_maw", _maw())
_darklings()
enemy("transient", _transient())
enemy("orb_walker", _orb_walker())
enemy("spire_growth", _spire_growth())
enemy("repulsor", _repulsor())
enemy("exploder", _exploder())
enemy("spiker", _spiker())
enemy("dagger", _dagger())
