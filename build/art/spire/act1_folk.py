"""Small folk of Act I: cultists, lice, thieves, wardens, gremlins, the beast of the fungi and the sentries."""

# fmt: off
# ruff: noqa: E501

import parts
from kit import INK, C, E, G, L, O, P, R, S, at, glow, tube

from spire.base import W, enemy, lit, rivet, shade, star
from spire.bodies import (
    AMBER,
    AZURE,
    JADE,
    VIOLET,
    brow,
    chain,
    eye,
    fist,
    moved,
    patch,
    shoe,
    teeth,
    wind_key,
)
from spire.materials import BONE, BRASS, CREAM, IRON, LEATHER, RUST, STEEL, WOOD


def _cultist() -> str:
    """A bedside lamp that sings itself bright: the bulb is the face, the shade the hood."""
    robe = (
        P("M112 168 C88 210 70 280 62 338 L84 330 L102 342 L124 331 L148 343 L172 331 L194 342 L214 330 L236 338 C230 280 214 210 188 168z", "v:#a884d8,#6a4aa4,#35205c", W)
        + shade("M176 172 C206 220 222 290 226 334 L214 330 L196 341 C198 280 190 220 166 170z", .35) + lit("M108 186 C92 226 80 282 74 326 C78 270 88 218 108 186z", .3, "#d8c8ff")
        + L("M124 200 C118 240 112 290 110 330 M174 200 C180 240 188 290 190 330", 3, "#241440", .7)
        + P("M126 176 L150 206 L174 176 L168 330 L150 338 L132 330z", "v:#ffe9b0,#d8a850,#8a5a24", 4) + "".join(G(f"translate(150 {y}) scale({s})", P("M0 -14 C8 -4 10 2 8 8 C5 15 -5 15 -8 8 C-10 2 -4 -2 0 -14z", "#8c3a1c", 0)) for y, s in ((236, 1), (272, .9), (304, .8)))
    )
    cord = O([(214, 318), (244, 330), (262, 316), (276, 330), (290, 326)], 9, INK) + O([(214, 318), (244, 330), (262, 316), (276, 330), (290, 326)], 4, "#c9b27a") + at(288, 326, R(-4, -9, 14, 18, 3, "v:#f4ecd8,#b8a684", 3.4), L("M10 -4 h8 M10 4 h8", 4))
    bulb = (
        glow(150, 118, 120, "#ffdf8a", .75) + R(128, 150, 44, 26, 6, BRASS, W) + L("M130 158 H170 M130 166 H170", 2.6, "#7c4a18")
        + S([(108, 110), (116, 82), (150, 70), (184, 82), (192, 110), (182, 138), (166, 154), (134, 154), (118, 138)], "c:#fffef0,#ffec9a,#f0b040", W)
        + E(132, 114, 10, 14, INK, 0) + E(167, 112, 10, 14, INK, 0) + C(128, 108, 4, "#ffffff", 0) + C(163, 106, 4, "#ffffff", 0)
        + E(146, 138, 15, 12, "v:#5c1a14,#a83c2c", 3.6) + E(146, 144, 8, 4, "#ff9a8a", 0) + L("M118 94 L142 102 M182 92 L158 101", 5)
    )
    shade_ = (
        P("M84 90 L116 14 H186 L216 90 C204 82 196 82 188 90 C180 82 170 82 162 90 C154 82 146 82 138 90 C130 82 120 82 112 90 C104 82 94 82 84 90z", "r:#ffb0a0,#c8443c,#7a1c2c", W)
        + lit("M122 22 L98 80 C108 76 114 78 118 82 L136 22z", .35, "#ffe0c0") + shade("M172 18 H186 L214 88 C204 82 196 82 190 88z", .3) + L("M116 14 H186", 10, INK) + L("M117 14 H185", 4.4, "#e0a845")
        + L("M134 20 L126 82 M168 20 L176 82", 2.6, "#5c0f1c", .6) + "".join(L(f"M{x} 90 V104", 3.4) + C(x, 107, 4.4, BRASS, 2.6) for x in (84, 112, 188, 216))
    )
    far_arm = tube([(182, 196), (214, 210), (226, 176)], 17, "#7a58b4", W) + fist(228, 166, 14, "r:#fff0c0,#f0c060,#a06a24", 90)
    fork = at(232, 130, R(-4, 0, 8, 40, 3, STEEL, 3.6), P("M-16 -48 V-16 C-16 4 16 4 16 -16 V-48 H8 V-16 C8 -8 -8 -8 -8 -16 V-48z", STEEL, 4), L("M-28 -44 q-8 12 0 24 M28 -44 q8 12 0 24 M-38 -50 q-12 18 0 36 M38 -50 q12 18 0 36", 3.4, "#ffe9a0", .9), rot=8)
    near_arm = P("M116 182 C92 190 74 214 60 240 C70 256 88 262 104 256 C118 238 128 214 132 196z", "v:#b490e0,#6e4cac,#3a2468", W) + fist(72, 256, 14, "r:#fff0c0,#f0c060,#a06a24", -10)
    bell = at(52, 268, R(-4, -14, 8, 22, 3, "v:#6a4a38,#3a2420", 3.4), P("M-20 40 C-16 28 -18 8 0 6 C18 8 16 28 20 40z", BRASS, 4), C(0, 44, 6, BRASS, 3), L("M-34 22 q-8 10 0 20", 3.4, "#ffe9a0", .8), rot=16)
    return cord + far_arm + fork + robe + bulb + shade_ + bell + near_arm


def _louse(shell: str, rim: str, skin: str, mouth: str, iris: str, extra: str = "", angry: float = 14) -> str:
    """A woodlouse in a coat of buttons and lids; it can roll up."""
    legs = "".join(tube([(x, 196), (x - 8, 216), (x - 14, 226)], 7, "#5c3a4c", 4) for x in (96, 122, 148, 174, 200, 224))
    feelers = O([(62, 118), (44, 92), (20, 88), (8, 100)], 11, INK) + O([(62, 118), (44, 92), (20, 88), (8, 100)], 4.4, "#c9b27a") + O([(84, 104), (76, 70), (54, 54), (38, 58)], 11, INK) + O([(84, 104), (76, 70), (54, 54), (38, 58)], 4.4, "#c9b27a") + C(8, 101, 7, BRASS, 3.6) + C(37, 58, 7, BRASS, 3.6)
    belly = P("M60 196 C90 212 210 212 244 192 L238 176 H66z", "v:#f4d8b8,#b88a74", W) + L("M86 190 v12 M112 192 v12 M138 194 v12 M164 194 v12 M190 192 v12 M216 188 v11", 3, "#7c4a4a", .8)
    plates = ""
    for k, (x, y, r) in enumerate(((226, 166, 40), (200, 146, 52), (168, 132, 60), (134, 130, 60))):
        plates += S([(x - r * .9, y + r * .78), (x - r * .78, y - r * .3), (x - r * .1, y - r * .92), (x + r * .66, y - r * .5), (x + r * .86, y + r * .3), (x + r * .6, y + r * .86)], shell, W)
        plates += L(f"M{x - r * .5} {y - r * .5} C{x - r * .2} {y - r * .74} {x + r * .2} {y - r * .74} {x + r * .46} {y - r * .44}", 4, rim, .6)
        plates += C(x + r * .16, y - r * .06, 9.6 - k * .3, BRASS, 3.4) + L(f"M{x + r * .16 - 3} {y - r * .06 - 3} l6 6 M{x + r * .16 + 3} {y - r * .06 - 3} l-6 6", 2)
    dark = shade("M196 96 C244 120 262 160 252 190 C240 204 214 208 196 208 C236 180 232 130 186 92z", .26)
    head = S([(24, 156), (34, 116), (72, 96), (112, 110), (126, 152), (112, 192), (72, 204), (36, 192)], skin, W) + lit("M40 132 C48 112 66 104 84 106 C66 114 54 126 50 146z", .4) + shade("M108 118 C124 146 118 178 98 198 C88 203 78 204 72 203 C100 184 108 148 98 108z", .28)
    face = eye(58, 142, 20, iris, lid=skin, tilt=angry, shut=.1) + eye(100, 138, 16, iris, lid=skin, tilt=-angry, shut=.1)
    return legs + belly + plates + dark + feelers + head + mouth + face + extra


def _lice() -> None:
    scissors = at(50, 186, P("M-2 -4 L-44 -20 C-50 -14 -44 -6 -38 -4 L-4 8z", STEEL, 4), P("M-2 4 L-40 26 C-46 20 -42 12 -36 8 L-4 -8z", STEEL, 4), C(2, 0, 7, RUST, 3.4), rot=-4) + L("M66 178 Q84 188 102 176", 4)
    enemy("red_louse", moved(8, -28, _louse("r:#ff9a8a,#c8343c,#6a1024", "#ffd0c0", "r:#ffd8c4,#d88a7c,#7c3a44", scissors, AMBER)))
    straw = tube([(54, 182), (30, 204), (20, 218)], 9, "#e8f0c8", W) + L("M48 184 l8 6 M38 192 l8 7 M29 202 l8 6", 3.4, "#d8443c") + C(20, 222, 3, "#d8ff8a", 0) + E(60, 180, 11, 8, "#3a0a1c", 3.6)
    leaf = at(150, 76, P("M-2 0 C-30 -10 -36 -36 -24 -52 C-4 -46 8 -24 -2 0z", "d:#d8ff9a,#6ab04a,#2c6a34", 4), L("M-4 -4 C-12 -18 -18 -32 -22 -46", 2.6), rot=20)
    enemy("green_louse", moved(8, -22, leaf, _louse("d:#c8f0a8,#5f9a54,#1f4a34", "#eaffd0", "r:#f0f4c4,#b8b878,#5c6a3c", straw, JADE, angry=-10)))


def _looter() -> str:
    """A piggy bank that has gone over to the other side."""
    pink = "r:#ffe4dc,#f0a0a0,#a8505c"
    sack = at(256, 220, S([(-18, -64), (-44, -34), (-52, 4), (-34, 30), (4, 36), (42, 28), (54, 0), (42, -36), (16, -64)], LEATHER, W), P("M-24 -92 C-14 -82 -8 -94 2 -86 C10 -94 16 -84 26 -92 L18 -62 H-20z", LEATHER, W), L("M-21 -64 H19", 8, INK), L("M-20 -64 H18", 3.6, "#e8c478"), G("translate(2 0) scale(.9)", C(0, 0, 22, BRASS, 4), L("M7 -8 C-2 -14 -11 -8 -11 0 S-2 14 7 8", 4.4, "#7c4a18")), shade("M30 -52 C52 -20 50 14 30 30 C20 34 10 36 4 36 C30 10 30 -30 14 -62z", .3), "".join(E(x, y, 11, 5, "v:#ffe9a0,#d49a2c", 2.6) for x, y in ((30, 62), (48, 74), (14, 76))))
    legs = "".join(R(x, 268, 36, 56, 12, pink, W) + P(f"M{x} 306 H{x + 36} V320 C{x + 36} 328 {x} 328 {x} 320z", "v:#8c4a54,#4a2430", W) + L(f"M{x + 18} 308 V324", 3) for x in (96, 160))
    tail = O([(226, 232), (246, 226), (252, 240), (240, 246), (236, 232), (256, 222)], 10, INK) + O([(226, 232), (246, 226), (252, 240), (240, 246), (236, 232), (256, 222)], 4.4, "#f0a0a0")
    body = S([(66, 214), (78, 154), (122, 118), (178, 118), (222, 154), (236, 214), (218, 272), (172, 300), (120, 300), (80, 270)], pink, W) + shade("M198 132 C236 170 242 236 208 280 C190 296 168 302 150 302 C206 270 218 190 178 120z", .28) + lit("M88 180 C94 152 114 134 138 128 C118 144 104 168 102 200z", .45, "#ffffff")
    crack = L("M196 150 L184 168 L198 180 L188 196 M198 180 L212 186", 3.4)
    plug = C(168, 246, 22, "v:#4a3a44,#1c1420", W) + C(168, 246, 13, "#100a14", 0) + L("M158 234 l-8 -8 M180 236 l8 -8", 3)
    ears = P("M96 116 C76 96 74 70 86 58 C104 66 122 82 126 104z", pink, W) + P("M94 104 C84 92 82 78 86 70 C98 78 108 88 112 102z", "#b8505c", 0) + P("M174 104 C180 82 198 66 216 58 C226 74 222 98 204 118z", pink, W)
    head = S([(58, 150), (70, 108), (112, 86), (168, 86), (208, 112), (216, 156), (196, 194), (142, 208), (84, 196)], pink, W) + shade("M190 100 C218 126 218 164 194 194 C178 202 162 206 148 207 C194 186 204 132 172 88z", .24) + R(124, 84, 40, 11, 5, "#2a1018", 3.4) + at(146, 72, C(0, 0, 17, BRASS, 4), C(0, 0, 10, "none", 2.4, "#7c4a18"), rot=20)
    mask = P("M56 140 C84 118 190 116 218 138 C220 154 210 164 196 164 C180 166 170 152 156 150 C140 150 130 166 108 166 C84 168 58 160 56 140z", "v:#3c2c4c,#1c1226", W) + P("M214 136 L246 122 L240 140 L256 150 L216 152z", "v:#3c2c4c,#1c1226", 4)
    face = eye(98, 144, 15, AMBER, lid="#2a1c38", tilt=14) + eye(178, 142, 13, AMBER, lid="#2a1c38", tilt=-14)
    snout = E(132, 176, 36, 25, "r:#ffd0cc,#e8868a,#94404c", W) + E(120, 176, 6.6, 10, "#5c1828", 0) + E(144, 175, 6.6, 10, "#5c1828", 0) + L("M104 200 Q128 214 160 202", 4)
    arm = tube([(92, 214), (58, 232), (46, 208)], 19, "#e8949a", W)
    bar = at(44, 200, R(-5, -108, 12, 148, 5, "h:#e8783c,#a83c24,#5c1a1c", 4.4), P("M-5 -100 C-6 -124 -30 -128 -42 -112 L-34 -104 C-26 -112 -16 -110 -12 -98z", "h:#e8783c,#a83c24,#5c1a1c", 4.4), rot=-10) + fist(46, 204, 16, pink, 0)
    return sack + tail + legs + body + crack + plug + bar + arm + ears + head + mask + face + snout + fist(46, 204, 16, pink)


def _warden(metal: str, coat: str, dark: str, prop: str, iris: str, arms: str) -> str:
    """A padlock in a coat that shuts people in."""
    legs = "".join(tube([(x, 282), (x - 4, 322)], 19, dark, W) + shoe(x - 8, 344, 46, "v:#5a4a54,#241a26") for x in (122, 176))
    body = P("M104 166 C84 208 78 262 82 300 C112 312 190 312 222 298 C226 256 216 204 198 166z", coat, W) + shade("M184 172 C210 216 214 262 212 302 C198 306 184 308 172 309 C194 262 190 206 168 168z", .36) + lit("M104 190 C94 222 90 258 92 294 C86 262 90 220 104 190z", .35) + L("M148 176 V308", 3.4) + "".join(C(136, y, 5, BRASS, 2.6) for y in (204, 234, 264)) + R(80, 250, 144, 17, 6, "v:#6a4a38,#33201c", 4.4) + R(138, 247, 26, 23, 5, BRASS, 4)
    ring = C(206, 284, 19, "none", 10, INK) + C(206, 284, 19, "none", 4, "#e0a845") + "".join(at(206, 300, R(-3, 0, 6, 30, 2, BRASS, 3), R(-12, 18, 10, 6, 1, BRASS, 2.6), rot=r) for r in (-24, 2, 28))
    shackle = L("M108 84 V58 C108 10 196 10 196 58 V84", 31, INK) + L("M108 84 V58 C108 10 196 10 196 58 V84", 21, "#b9c4d2") + L("M102 80 V58 C102 26 132 14 150 14", 5, "#ffffff", .7)
    head = R(76, 78, 150, 104, 24, metal, W) + shade("M196 80 C220 82 226 90 226 104 V158 C226 174 216 182 200 182 H176 C206 160 208 110 196 80z", .34) + lit("M88 104 C88 92 96 88 112 88 H136 C112 94 100 108 98 140 C90 140 88 132 88 126z", .5, "#ffffff") + "".join(rivet(x, y, 4) for x, y in ((90, 92), (212, 92), (90, 168), (212, 168)))
    face = eye(112, 118, 19, iris, lid=metal, tilt=15, shut=.12) + eye(166, 116, 17, iris, lid=metal, tilt=-15, shut=.12) + P("M138 132 C128 132 126 146 132 150 L128 170 H150 L146 150 C152 146 150 132 138 132z", "v:#150c18,#3a2430", 4) + teeth((130, 170), (149, 170), 0, 3, 8, -1, "#f4ecd8", 2)
    return legs + body + ring + prop + arms + shackle + head + face


def _wardens() -> None:
    blue, red = "d:#d8ecff,#6a94c8,#24406c", "d:#ffd0a8,#c8603c,#5c1f1c"
    net = at(50, 120, R(-5, -18, 11, 190, 5, WOOD, 4.4), E(0, -52, 44, 28, "none", 13, INK), E(0, -52, 44, 28, "none", 6, "#d8c48c"), P("M-42 -46 C-40 8 -20 34 -4 40 C16 30 40 4 43 -46 C20 -24 -22 -24 -42 -46z", "v:#f4ecd8@.4,#f4ecd8@.25", 2.6), L("M-36 -26 C-18 -14 20 -14 38 -28 M-30 4 C-14 12 14 12 30 2 M-22 -34 C-18 -4 -10 20 -4 36 M0 -32 V38 M22 -34 C18 -4 8 22 0 36", 2.2, "#f4ecd8", .85), rot=-8)
    arms = tube([(98, 196), (66, 222), (58, 200)], 19, "#3c5a8c", W) + fist(58, 196, 16) + tube([(206, 200), (236, 220), (238, 250)], 19, "#34507c", W) + fist(238, 256, 15)
    enemy("blue_slaver", moved(10, 0, _warden(blue, "v:#5a80b8,#2c4878,#162440", "#2c4068", net, AZURE, arms)))
    hook = chain([(58, 190), (50, 174), (46, 156), (40, 140), (36, 122), (30, 106)]) + at(28, 84, P("M-6 16 V-6 C-6 -22 -34 -22 -34 -2 C-34 8 -26 14 -18 12 L-14 24 C-34 30 -50 16 -48 -4 C-46 -40 8 -40 8 -6 V16z", STEEL, 4.4), R(-11, 10, 22, 12, 4, RUST, 4), rot=10)
    arms2 = tube([(98, 196), (68, 220), (60, 204)], 19, "#8c3a34", W) + fist(60, 200, 16) + tube([(204, 198), (238, 196), (246, 170)], 19, "#7c302c", W) + fist(247, 164, 15) + chain([(250, 182), (256, 196), (258, 212), (254, 228)])
    enemy("red_slaver", moved(16, 0, _warden(red, "v:#b84c40,#742430,#34101c", "#5c2028", hook, AMBER, arms2)))


def _gremlin(skin: str, flat: str, face: str, prop: str, cloth: str, hat: str = "", fat: float = 1, ear: float = 1) -> str:
    """A small thing with spoons for ears that takes other things to pieces."""
    legs = "".join(tube([(x, 208), (x - 4, 232)], 13, flat, W) + S([(x - 30, 246), (x - 24, 232), (x - 4, 228), (x + 12, 236), (x + 12, 247), (x - 10, 250)], skin, W) for x in (104, 142))
    far_arm = tube([(148, 158), (180, 166), (190, 190)], 13, flat, W) + fist(191, 194, 12, skin)
    body = at(122, 176, S([(-36, -28), (0, -42), (36, -28), (46, 14), (30, 40), (-30, 40), (-46, 14)], cloth, W), lit("M-32 -16 C-40 0 -40 18 -32 30 C-36 12 -34 -4 -24 -22z", .4), shade("M22 -34 C48 -16 50 20 26 40 C18 41 12 41 8 41 C30 20 32 -12 14 -38z", .34), P("M-46 16 L-40 40 L-26 32 L-14 44 L0 34 L14 44 L28 32 L40 38 L46 14 C20 26 -20 26 -46 16z", "v:#8a6a44,#4c3426", 4), patch(14, -2, .8, "v:#c9b27a,#8a6a3c", 8), s=1, sx=fat)
    ears = at(64, 92, G(f"scale({ear})", S([(6, -14), (-30, -34), (-62, -30), (-70, -12), (-50, 8), (-18, 14), (8, 12)], skin, W), S([(-8, -8), (-32, -22), (-54, -20), (-58, -12), (-42, 0), (-18, 6)], "#6a2c3c", 0, op=.55))) + at(180, 86, G(f"scale({-ear} {ear})", S([(6, -14), (-30, -34), (-62, -30), (-70, -12), (-50, 8), (-18, 14), (8, 12)], skin, W), C(-58, -2, 8, "none", 7, INK), C(-58, -2, 8, "none", 3, "#e0a845")))
    head = S([(54, 104), (60, 66), (96, 42), (140, 40), (180, 62), (190, 102), (172, 138), (122, 150), (74, 138)], skin, W) + lit("M68 90 C74 66 94 54 118 52 C96 64 84 80 82 106z", .45) + shade("M166 56 C194 80 192 116 168 140 C154 147 138 150 124 150 C166 126 172 84 148 46z", .28)
    return far_arm + legs + body + ears + head + face + hat + prop


def _gremlins() -> None:
    pan = tube([(98, 160), (66, 168), (48, 146)], 13, "#c8443c", W) + at(42, 116, R(-6, -6, 12, 46, 4, "v:#5c3a2c,#2c1a18", 4), C(0, -42, 38, IRON, W), C(0, -42, 27, "c:#4a4456,#2a2432", 3), L("M-18 -56 C-12 -66 -2 -70 8 -68", 4, "#ffffff", .5), rot=-14) + fist(49, 144, 13, "r:#ffb09a,#d8443c,#7a1424")
    mad = eye(98, 96, 19, AMBER, lid="#a82834", tilt=22, shut=.2) + eye(148, 92, 17, AMBER, lid="#a82834", tilt=-22, shut=.2) + P("M84 124 C100 114 146 112 160 118 C158 140 140 146 122 146 S88 142 84 124z", "v:#3a0a14,#8c2434", 4.4) + teeth((90, 122), (156, 118), -4, 6, 9, 1, "#fffdf0", 2) + "".join(parts.smoke(x, y, .7, "v:#ffffff,#d8c8d0", .85) for x, y in ((70, 34), (186, 30))) + L("M112 46 L120 56 M134 42 L128 54", 4)
    enemy("mad_gremlin", moved(16, 8, _gremlin("r:#ffb09a,#d8443c,#7a1424", "#c8443c", mad, pan, "v:#a08858,#5c4830")))
    needle = tube([(98, 162), (64, 182), (42, 176)], 12, "#8a6ab8", W) + at(36, 176, P("M8 -4 L-96 -3 L-104 0 L-96 3 L8 5z", STEEL, 3.4), E(12, 0, 12, 7, STEEL, 3.4), E(13, 0, 6, 3, INK, 0), O([(18, 2), (34, 14), (22, 26), (40, 36)], 5, INK), O([(18, 2), (34, 14), (22, 26), (40, 36)], 2, "#ff6a6a"), rot=8) + fist(43, 178, 12, "r:#e0c8ff,#9a74d0,#4a2c80")
    sly = P("M54 82 C84 70 160 66 190 80 L188 108 C156 98 88 100 58 112z", "v:#3c2c4c,#1c1226", W) + eye(96, 94, 13, VIOLET, look=(-.5, .1), lid="#2a1c38", shut=.3) + eye(144, 90, 12, VIOLET, look=(-.5, .1), lid="#2a1c38", shut=.3) + L("M88 126 C104 138 130 134 150 118", 4.4) + P("M100 131 l5 9 l6 -8z", "#fffdf0", 2.2)
    enemy("sneaky_gremlin", moved(84, 8, _gremlin("r:#e0c8ff,#9a74d0,#4a2c80", "#8a6ab8", sly, needle, "v:#4c4460,#241c34", ear=.9)))
    ladle = tube([(86, 168), (48, 164), (32, 134)], 15, "#d8a83c", W) + at(28, 118, R(-5, -74, 10, 96, 4, WOOD, 4), P("M-30 -110 H30 C28 -74 12 -66 0 -66 S-28 -74 -30 -110z", "r:#ff9a8a,#c8443c,#6a1424", W), rot=-18) + fist(33, 136, 14, "r:#fff0b0,#e0b040,#8a5a1c")
    full = eye(96, 90, 15, JADE, lid="#c8962c", shut=.35) + eye(146, 88, 15, JADE, lid="#c8962c", shut=.35) + C(120, 108, 13, "r:#ffd8a0,#d8863c,#8a4a1c", 4) + L("M86 124 C104 140 140 138 158 122", 4.4) + C(74, 116, 9, "#e8683c", 0, op=.5) + C(170, 112, 9, "#e8683c", 0, op=.5)
    cap = P("M84 48 C92 24 150 20 162 44 C140 36 108 38 84 48z", "v:#7aa0c8,#3c5a88", W) + C(122, 22, 8, "#ffcf5a", 4)
    enemy("fat_gremlin", moved(24, 8, _gremlin("r:#fff0b0,#e0b040,#8a5a1c", "#d8a83c", full, ladle, "v:#5c9a94,#2c5858", cap, fat=1.5, ear=.8)))
    wand = tube([(100, 160), (66, 156), (48, 128)], 13, "#4a90c8", W) + glow(34, 62, 54, "#ffe88a", .9) + at(42, 108, R(-4, -34, 9, 62, 4, WOOD, 3.6), rot=-12) + star(34, 62, 27, 5, .48, "c:#ffffff,#ffe88a,#f0a83c", 4.4, INK) + fist(48, 128, 12, "r:#c8f0ff,#5aa0d8,#1f4a80")
    charging = eye(98, 98, 18, AZURE, look=(-.4, -.3)) + eye(148, 94, 16, AZURE, look=(-.4, -.3)) + brow(94, 74, 16, -16, 5) + brow(152, 70, 15, 16, 5) + E(120, 128, 11, 9, "v:#1c2a4c,#3c5a8c", 4) + P("M92 136 C104 146 138 146 152 134 L144 180 L132 164 L122 190 L112 166 L102 178z", "v:#ffffff,#c8d4e0", 4)
    hat = P("M56 66 C92 48 154 44 190 58 L142 -44 L128 -38 L118 -48z", "v:#f4ecd8,#c9b898", W) + L("M100 28 H152 M92 42 H166 M110 14 H146 M116 0 H140", 3, "#7a6a5c", .7) + P("M48 70 C88 50 158 46 198 62 L196 74 C156 60 92 62 54 82z", "v:#e8dcc0,#a8946a", W) + star(124, 32, 13, 5, .45, "#d8443c", 3, INK)
    enemy("gremlin_wizard", moved(18, 52, _gremlin("r:#c8f0ff,#5aa0d8,#1f4a80", "#4a90c8", charging, wand, "v:#5c4a9c,#2c1f58", hat)))


def _fungi_beast() -> str:
    """A toadstool that grew a mouth where its gills are; the chimney on top lets out spores."""
    puffs = "".join(C(x, y, r, "r:#fff4c8,#e0b86a,#a87434", 3, op=.9) for x, y, r in ((196, 26, 12), (226, 14, 8), (218, 46, 7), (94, 22, 7)))
    legs = "".join(S([(x - 24, 296), (x - 22, 264), (x + 2, 250), (x + 26, 262), (x + 24, 296), (x, 304)], "v:#f4e4c4,#c0a078,#6a4a3c", W) + "".join(P(f"M{x - 22 + 15 * k} 296 l6 12 l7 -12z", BONE, 3) for k in range(3)) for x in (108, 158, 206))
    stalk = P("M86 176 C80 222 88 268 118 284 H200 C226 266 232 220 226 176z", "v:#fff2d8,#d8ba90,#8a6650", W) + shade("M200 180 C218 220 214 262 192 284 H166 C196 256 200 216 184 180z", .3) + L("M104 214 q16 10 30 2 M176 230 q14 8 28 0 M120 252 q12 8 26 2", 3, "#8a6650", .7)
    mouth = P("M40 168 C70 206 236 208 272 164 C262 222 214 240 156 240 S52 224 40 168z", "v:#3a0a1c,#7c1c34", W) + teeth((54, 182), (258, 178), 20, 9, 24, 1, "#fffdf0", 3.4) + P("M112 224 C120 208 150 204 164 216 C176 240 150 262 128 256 C112 252 106 238 112 224z", "r:#ff9aa0,#d84a5c,#8c1c38", 4)
    cap = P("M24 166 C20 84 84 38 158 38 S292 84 288 164 C246 190 70 192 24 166z", "r:#ffb48a,#d8503c,#8a1c2c,#4c0f20", W) + lit("M46 140 C48 96 90 62 136 56 C102 76 78 104 72 146z", .4, "#ffe0c0") + shade("M236 66 C284 96 292 134 284 164 C262 176 236 180 214 182 C256 150 258 100 222 58z", .3) + L("M34 160 C84 180 232 180 280 158", 4, "#ffd0b0", .5)
    spots = "".join(E(x, y, a, b, CREAM, 4) for x, y, a, b in ((162, 62, 24, 14), (226, 100, 19, 16), (248, 142, 12, 10), (60, 148, 10, 9), (186, 148, 15, 11)))
    vent = P("M172 34 C174 18 206 18 208 36 C204 46 178 46 172 34z", "v:#e8c8a0,#8a5a44", W) + E(190, 30, 13, 6, "#2a0a14", 3)
    face = eye(86, 112, 25, JADE, lid="#a83434", tilt=16, shut=.1) + eye(142, 106, 20, JADE, lid="#a83434", tilt=-14, shut=.1)
    little = at(250, 66, P("M-6 14 V-2 H6 V14z", "#f4e4c4", 3), P("M-15 0 C-14 -18 14 -18 15 0z", "r:#ffb48a,#d8503c,#8a1c2c", 3.4), C(-4, -7, 2.6, "#fff4d8", 0), rot=28)
    return legs + stalk + mouth + little + cap + spots + vent + face + puffs


def _sentry(stripe: str, eye_light: str, crest: str, extra: str = "", low: str = "") -> str:
    """A sentry box that stands guard with nobody in it."""
    back = P("M84 118 L96 330 H212 L224 118z", "v:#2a1c2c,#120a16", W)
    beam = glow(148, 176, 96, eye_light, .65)
    inside = C(148, 176, 40, IRON, W) + C(148, 176, 29, f"c:#ffffff,#fffbe0,{eye_light}", W) + C(140, 178, 12, INK, 0) + C(145, 172, 4, "#ffffff", 0) + P("M106 160 C124 136 172 136 190 160 L186 168 C168 152 128 152 110 168z", IRON, 4.4)
    boxed = ""
    for k, x in enumerate((74, 94)):
        boxed += P(f"M{x} 120 L{x + 8} 334 H{x + 28} L{x + 20} 120z", stripe if k == 0 else "v:#fff6e2,#d8c4a0", 4)
    for k, x in enumerate((184, 204)):
        boxed += P(f"M{x} 120 L{x - 6} 334 H{x + 14} L{x + 20} 120z", "v:#f0e4cc,#b8a284" if k == 0 else stripe, 4)
    boxed += shade("M204 120 H224 L218 334 H196z", .3)
    front = P("M84 246 L88 334 H208 L214 246z", "v:#fff6e2,#c9b490", W) + "".join(P(f"M{x} 246 L{x + 4} 334 H{x + 22} L{x + 22} 246z", stripe, 0) for x in (96, 138, 180)) + P("M84 246 L88 334 H208 L214 246z", "none", W) + R(76, 236, 146, 17, 6, BRASS, W)
    roof = P("M58 126 C74 96 112 62 146 40 C182 62 222 96 240 126 C224 134 206 118 192 128 C178 136 164 120 148 130 C132 120 118 136 104 128 C90 118 72 134 58 126z", stripe, W) + lit("M78 114 C96 92 122 68 142 56 C128 76 116 98 108 120 C98 116 88 116 78 120z", .4) + shade("M164 54 C194 76 220 102 232 124 C220 124 208 120 198 124 C194 100 182 76 160 52z", .3)
    base = R(70, 326, 158, 20, 7, "v:#6a5a64,#2c2430", W)
    return back + beam + inside + boxed + front + roof + crest + base + extra + low


def _sentries() -> None:
    ball = C(146, 32, 13, BRASS, W) + P("M146 20 C150 8 160 4 168 10", "none", 7) + L("M146 20 C150 8 160 4 168 10", 3, "#e0a845")
    rifle = at(62, 232, R(-5, -120, 11, 150, 4, WOOD, 4), R(-4, -152, 9, 50, 3, STEEL, 3.6), P("M-4 -150 L0 -184 L5 -150z", STEEL, 3.4), P("M-8 20 L10 20 L16 78 H-14z", WOOD, 4), rot=-3) + fist(64, 246, 14, "r:#ffffff,#e8e0d4,#a49a98")
    enemy("sentry_a", moved(-2, 0, _sentry("v:#e05a4c,#8c2030", "#ffc45a", ball, rifle)))
    horn = at(66, 224, R(-50, -5, 60, 10, 4, BRASS, 4), P("M-46 -8 L-84 -26 C-90 -10 -90 10 -84 26 L-46 8z", BRASS, W), E(-84, 0, 7, 24, "v:#7c4a18,#3a2014", 3.4), L("M-100 -20 l-12 -8 M-104 0 h-14 M-100 20 l-12 8", 5, "#bfe8ff"), rot=12) + fist(72, 228, 14, "r:#ffffff,#e8e0d4,#a49a98")
    plume = P("M146 40 C130 18 138 -8 164 -14 C160 0 176 8 170 26 C164 38 154 42 146 40z", "v:#ffffff,#a8c8e8", W) + R(134, 34, 24, 13, 4, BRASS, 4)
    enemy("sentry_b", moved(52, 18, _sentry("v:#5a94d8,#28488c", "#7ae0ff", plume, horn)))
    flag = R(142, -40, 8, 78, 3, BRASS, 4) + P("M150 -38 C172 -50 190 -24 214 -36 L206 -16 L214 2 C190 12 172 -10 150 2z", "v:#c8a0ff,#5c2f9c", W) + C(146, -44, 8, BRASS, 4)
    keyed = wind_key(252, 210, .9)
    medal = at(148, 292, P("M-12 -22 H12 L8 -6 H-8z", "v:#e05a4c,#8c2030", 3), star(0, 10, 19, 6, .6, "r:#fff2b8,#f2c14e,#b0741c", 3.4, INK))
    lights = "".join(glow(x, y, 26, "#d88aff", .8) + C(x, y, 8, "c:#ffffff,#f0c8ff,#a84ae0", 3.4) for x, y in ((108, 108), (146, 88), (186, 108)))
    enemy("sentries", moved(8, 56, keyed, _sentry("v:#a07ad8,#4a2c80", "#e0a0ff", flag, lights, medal)))


enemy("cultist", _cultist())
_lice()
enemy("looter", moved(6, 8, _looter()))
_wardens()
_gremlins()
enemy("fungi_beast", moved(0, 4), _fungi_beast())
_sentries()
