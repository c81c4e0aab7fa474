"""The great ones of Act II beside the Collector: three elites, the automaton and the champion."""

# fmt: off
# ruff: noqa: E501

import math

import parts
from kit import INK, C, E, G, L, O, P, R, S, at, glow, n, tube

from spire.base import W, enemy, gear, lit, rivet, shade, star
from spire.bodies import (
    AMBER,
    BLOOD,
    blade,
    eye,
    fist,
    shoe,
    teeth,
    wind_key,
)
from spire.materials import (
    BRASS,
    BRONZE,
    CLOTH_RED,
    COPPER,
    GOLDEN,
    IRON,
    RUST,
    STEEL,
    WOOD,
    WOOD_DARK,
)


def _book_of_stabbing() -> str:
    """A pop-up book for grown-ups."""
    legs = "".join(tube([(x, 330), (x - 6, 366)], 20, "#5c2c44", 6) + shoe(x - 10, 388, 56, "v:#5a4048,#1c1216") for x in (150, 256))
    pages = P("M88 78 H330 L352 100 V338 H104 L88 322z", "#e8dcc0", 6) + "".join(L(f"M{104 + k * 3} {338 - k * 4} H350", 2, "#a8946a") for k in range(5)) + "".join(L(f"M{338 + k * 4} {90 + k * 4} V336", 2, "#a8946a") for k in range(4))
    back_arms = ""
    for (x0, y0, x1, y1, rot) in ((330, 130, 420, 60, 150), (344, 210, 444, 190, 178), (338, 286, 424, 320, 206)):
        zig = [(x0 + (x1 - x0) * k / 6, y0 + (y1 - y0) * k / 6 + (9 if k % 2 else -9)) for k in range(7)]
        d = "M" + " L".join(f"{n(a)} {n(b)}" for a, b in zig)
        back_arms += L(d, 22, INK) + L(d, 13, "#f4ecd8") + L(d, 3, "#c9a878") + blade(x1, y1, .9, rot)
    cover = P("M72 56 H314 V322 H72z", "d:#c8486a,#7c2044,#360c24", 6) + L("M100 56 V322", 5) + "".join(L(f"M76 {y} H100", 4, "#e0b050") for y in (84, 110, 268, 294)) + R(112, 70, 190, 238, 5, "none", 4, "#e0b050") + "".join(P(d, BRASS, 4) for d in ("M286 56 H314 V84z", "M286 322 H314 V294z")) + shade("M290 60 H314 V322 H250 C284 250 294 150 290 60z", .3) + lit("M112 74 H150 C128 130 120 210 124 300 H112z", .22)
    wounds = "".join(at(x, y, P("M-18 0 C-8 -8 8 -8 18 0 C8 8 -8 8 -18 0z", "#1c0612", 3.4), L("M-12 -8 l4 6 M0 -10 v7 M12 -8 l-4 6", 2.4), rot=r) for x, y, r in ((266, 110, -30), (138, 276, 20), (276, 268, 40)))
    face = eye(164, 140, 36, BLOOD, lid="#8c2a4c", tilt=16, shut=.1) + eye(246, 134, 28, BLOOD, lid="#8c2a4c", tilt=-16, shut=.1)
    maw = P("M116 212 C160 190 250 188 300 206 C304 268 262 296 208 296 S112 278 116 212z", "v:#1c0410,#5c1028", 6)
    knives = "".join(at(x, y, P("M-8 0 L0 44 L8 0z", STEEL, 3.6), L("M-1 4 V30", 2.4, "#ffffff", .9), R(-11, -8, 22, 9, 3, BRASS, 3), rot=r) for x, y, r in ((138, 212, 6), (168, 204, 3), (200, 200, 0), (232, 200, -3), (264, 203, -6))) + "".join(at(x, y, P("M-7 0 L0 -34 L7 0z", STEEL, 3.4), rot=r) for x, y, r in ((150, 278, 8), (186, 292, 3), (222, 294, -3), (258, 284, -8)))
    ribbon = P("M196 56 C190 20 220 4 214 -24 L226 -16 L236 -26 C240 4 208 22 214 56z", CLOTH_RED, 5)
    front = ""
    for (x0, y0, x1, y1, rot) in ((84, 120, 2, 66, 16), (78, 200, -26, 196, -4), (82, 280, -4, 322, -26)):
        zig = [(x0 + (x1 - x0) * k / 6, y0 + (y1 - y0) * k / 6 + (10 if k % 2 else -10)) for k in range(7)]
        d = "M" + " L".join(f"{n(a)} {n(b)}" for a, b in zig)
        front += L(d, 24, INK) + L(d, 15, "#fffaf0") + L(d, 3, "#c9a878") + blade(x1, y1, 1.05, rot)
    return ribbon + back_arms + legs + pages + cover + wounds + face + maw + knives + front


def _gremlin_leader() -> str:
    """The one with the hat and the bugle; the others believe in him."""
    skin = "r:#ffd0e8,#c870a8,#64205c"
    drum = P("M86 300 V376 C120 396 248 396 284 376 V300z", "h:#f08a6a,#c83c3c,#6a1424", 6) + E(185, 300, 99, 24, "r:#fffaf0,#f0dcb8,#b89468", 6) + L("M88 316 L112 380 L136 322 L160 390 L185 326 L210 390 L234 322 L258 380 L282 316", 5, "#ffe9b0") + P("M86 366 V378 C120 398 248 398 284 378 V366 C248 386 120 386 86 366z", BRASS, 5)
    legs = "".join(tube([(x, 262), (x - 2, 288)], 22, "#fff4e4", W) + P(f"M{x - 34} 304 C{x - 36} 284 {x - 10} 274 {x + 16} 280 V304z", "v:#4a3c50,#18101c", W) for x in (160, 216))
    coat = P("M128 186 C112 224 112 252 116 272 C150 286 220 286 256 270 C258 246 252 214 242 184z", "v:#5a78c8,#2c3c84,#141c4c", 6) + shade("M226 190 C244 224 246 252 244 274 C232 278 220 280 208 281 C226 250 226 214 214 186z", .32) + P("M150 186 L186 274 L222 184z", "v:#fff4e4,#d8c4a8", 4) + "".join(C(186, y, 5, BRASS, 2.6) for y in (206, 228, 250)) + L("M150 188 L176 270 M222 186 L196 270", 6, "#e0a845") + "".join(P(f"M{x} 182 h44 v16 l-7 12 l-7 -10 l-8 12 l-8 -12 l-7 10 l-7 -12z", GOLDEN, 4) for x in (102, 224)) + R(116, 246, 140, 15, 5, "#f4ecd8", 4) + star(160, 220, 12, 5, .45, GOLDEN, 3, INK) + C(214, 222, 9, "r:#ffffff,#c4ceda,#717e94", 3)
    ears = S([(134, 120), (96, 88), (56, 88), (46, 110), (76, 138), (128, 148)], skin, W) + S([(124, 124), (94, 104), (68, 104), (62, 116), (82, 130), (120, 138)], "#6a1c4c", 0, op=.5) + S([(244, 114), (282, 84), (322, 86), (330, 108), (300, 134), (248, 142)], skin, W) + C(318, 96, 8, "none", 7, INK) + C(318, 96, 8, "none", 3, "#e0a845")
    head = S([(118, 120), (126, 84), (162, 62), (212, 62), (248, 84), (256, 122), (236, 164), (184, 180), (136, 164)], skin, 6) + shade("M232 80 C260 110 256 144 232 166 C216 174 200 178 184 179 C228 156 236 106 208 62z", .28) + lit("M132 108 C138 86 156 74 178 72 C158 84 146 98 144 124z", .4)
    face = eye(160, 116, 20, AMBER, lid="#a84c88", tilt=10, shut=.25) + eye(214, 114, 18, AMBER, lid="#a84c88", tilt=-10, shut=.25) + L("M138 92 L176 100 M238 90 L202 98", 6) + P("M150 148 C176 136 198 140 226 148 C212 166 166 168 150 148z", "v:#3a0a1c,#8c2434", 4.4) + teeth((156, 149), (220, 149), -5, 5, 9, 1) + P("M188 134 C176 124 156 134 144 126 C148 142 172 146 188 140 C204 146 228 142 234 126 C222 134 202 124 188 134z", "v:#4a2c20,#1c0e0c", 3.4)
    hat = P("M88 82 C110 10 154 -6 188 -6 C224 -6 266 12 288 80 C258 64 226 56 188 56 S118 64 88 82z", "v:#3c4c94,#1c2458,#0c1030", 6) + P("M88 82 C118 62 150 54 188 54 S258 62 288 80 L284 90 C252 74 222 68 188 68 S120 76 94 92z", GOLDEN, 4.4) + C(188, 26, 21, "r:#fffaf0,#e8d8b8,#a89468", 4.4) + G("translate(188 28) scale(.34)", parts.skull(0, 0, 1, "r:#c83c3c,#a8242c,#6a1420", "#fff4e4")) + P("M236 4 C250 -34 292 -34 296 -6 C284 -12 272 -4 268 8 C262 18 246 18 236 4z", "v:#ffffff,#f08a8a", 4.4)
    bugle = at(98, 176, P("M64 -8 L-12 -12 C-34 -14 -48 -30 -58 -44 L-72 -30 L-72 40 L-58 50 C-48 34 -34 18 -12 14 L64 8z", BRASS, W), E(-66, 4, 12, 42, "v:#7c4a18,#3a2014", 4.4), L("M10 -10 C20 -34 50 -34 52 -10", 10, INK), L("M10 -10 C20 -34 50 -34 52 -10", 4, "#e0a845"), rot=10)
    waves = L("M6 132 q-14 26 0 56 M-16 118 q-22 40 0 84", 6, "#ffe9a0", .9)
    flag = at(300, 210, R(-5, -190, 10, 250, 4, WOOD, 4.4), P("M5 -186 C34 -200 56 -172 90 -188 L80 -160 L92 -136 C60 -118 34 -146 5 -132z", "v:#c83c3c,#7a1424", W), C(0, -194, 9, BRASS, 4), G("translate(40 -160) scale(.3)", parts.skull(0, 0, 1, "r:#fffaf0,#f4e6cc,#c8b090")), rot=8)
    arms = tube([(128, 208), (98, 224), (104, 196)], 21, "#4a64b0", W) + fist(106, 192, 16, skin) + tube([(246, 206), (284, 226), (296, 208)], 21, "#34488c", W) + fist(297, 204, 16, skin)
    return waves + flag + drum + legs + coat + ears + head + face + hat + bugle + arms


def _taskmaster() -> str:
    """A metronome that counts out what others have to do."""
    w = 6
    feet = "".join(S([(x - 34, 396), (x - 28, 374), (x, 366), (x + 28, 376), (x + 30, 398)], BRASS, w) for x in (130, 270))
    body = P("M146 40 C170 20 232 20 256 40 L322 372 C300 388 102 388 80 372z", "h:#c8885a,#8c4c30,#421e1c", w) + shade("M236 30 C250 32 256 40 256 40 L322 372 C300 382 270 384 246 385 C262 280 258 130 236 30z", .32) + lit("M160 44 C150 130 124 270 104 366 C98 366 94 364 94 362 L150 50z", .35)
    plate = P("M160 66 H242 L292 304 H108z", "v:#fff6e2,#e4d0a4,#b89868", w) + "".join(L(f"M{200 - k} {y} H{200 + k}", 4, "#8a6434") for k, y in ((14, 96), (18, 116), (16, 250), (22, 268), (18, 286)))
    face = eye(164, 168, 38, AMBER, lid="#b8764a", tilt=16, shut=.12) + eye(240, 164, 33, AMBER, lid="#b8764a", tilt=-16, shut=.12) + P("M146 232 C174 218 230 216 260 228 C252 262 156 264 146 232z", "v:#2a0a14,#6c1c28", 5) + teeth((154, 231), (252, 228), -8, 7, 14, 1) + L("M122 122 L190 146 M280 118 L220 142", 11)
    moustache = at(0, 8, P("M204 204 C186 194 160 206 146 194 C150 216 184 220 204 212 C224 220 256 214 262 192 C246 204 222 194 204 204z", "v:#3a2420,#140a0c", 4))
    arm = at(200, 316, P("M-6 10 L-4 -330 H4 L6 10z", STEEL, 4.4), P("M-26 -276 H26 L18 -226 H-18z", RUST, w), C(0, -250, 8, BRASS, 4), C(0, 0, 15, BRASS, w), rot=-17)
    ticks = L("M56 40 q-16 20 -20 44 M30 30 q-22 28 -26 60", 6, "#ffe9a0", .9)
    sill = P("M112 304 H290 L298 344 H102z", WOOD_DARK, w) + R(170, 312, 62, 22, 5, BRASS, 4.4) + L("M182 323 H220", 4, "#7c4a18")
    key = wind_key(330, 250, 1.1)
    whip_d = [(52, 216), (20, 176), (-20, 196), (-44, 250), (-20, 300), (-52, 340), (-90, 330), (-96, 366)]
    near = tube([(126, 250), (80, 264), (58, 226)], 24, "#5c3a34", w) + at(54, 212, R(-8, -32, 16, 58, 6, WOOD_DARK, 4.4), rot=-24)
    whip = O(whip_d, 17, INK) + O(whip_d, 9, "#8a5a3c") + "".join(star(x, y, 12, 6, .5, STEEL, 3, INK) for x, y in ((-96, 368), (-52, 340), (-22, 298))) + fist(56, 216, 20, "r:#f4ead8,#c8b494,#7c684c", -20, w)
    board = tube([(278, 256), (326, 290), (316, 320)], 24, "#4a2c2c", w) + at(326, 310, R(-34, -20, 62, 84, 6, WOOD, 5), R(-27, -10, 48, 66, 2, "#fff8e6", 3.4), L("M-16 4 h26 M-16 18 h26 M-16 32 h18", 4, "#8a6434"), L("M-20 2 l5 5 l9 -11 M-20 16 l5 5 l9 -11", 3, "#d8303c"), R(-14, -28, 22, 13, 4, BRASS, 3.4), rot=8) + fist(312, 318, 18, "r:#f4ead8,#c8b494,#7c684c", 0, w)
    return ticks + key + feet + body + plate + face + moustache + sill + arm + board + near + whip


def _bronze_automaton() -> str:
    """A barrel organ that plays itself; the big pipe is not for music."""
    w = 6
    pipes = ""
    for k, (x, top) in enumerate(((118, 150), (168, 96), (222, 48), (278, 16), (334, 14), (390, 44), (442, 92), (492, 148))):
        pipes += P(f"M{x - 22} 260 V{top + 26} L{x - 25} {top} H{x + 25} L{x + 22} {top + 26} V260z", "h:#ffe6a8,#c8863c,#5c3018" if k % 2 else "h:#f8d088,#b87430,#4c2614", w) + P(f"M{x - 11} 226 L{x} {196} L{x + 11} 226z", "#1c0e10", 4) + E(x, top + 2, 25, 7, "v:#4c2614,#1c0e10", 4.4) + L(f"M{x - 12} {top + 34} V190", 4, "#fff6d8", .6)
    steam = "".join(parts.smoke(x, y, s, "v:#ffffff,#d8c8d0", .85) for x, y, s in ((278, 0, 1.2), (340, -14, 1.5), (170, 76, 1)))
    wheels = "".join(C(x, 616, 62, WOOD, w) + C(x, 616, 44, "v:#3a201c,#1c1012", 4.4) + "".join(G(f"rotate({a} {x} 616)", R(x - 6, 574, 12, 44, 3, BRASS, 3.6)) for a in range(0, 360, 45)) + C(x, 616, 16, BRASS, w) for x in (168, 440))
    case = P("M80 248 H530 L552 592 H58z", BRONZE, w) + shade("M460 248 H530 L552 592 H470 C492 480 490 340 460 248z", .32) + lit("M94 262 H150 C124 350 112 470 110 580 H76z", .35, "#fff6e0") + R(50, 572, 510, 34, 9, "v:#8a4c30,#42201c", w) + P("M64 240 H546 L556 274 H54z", COPPER, w) + "".join(rivet(x, 258, 5) for x in range(84, 540, 46)) + "".join(rivet(x, y, 5) for x, y in ((92, 310), (86, 400), (82, 490), (516, 310), (524, 400), (530, 490)))
    brow_plate = P("M122 318 L296 350 L290 384 L112 344z", IRON, w) + P("M488 318 L314 350 L320 384 L498 344z", IRON, w)
    eyes = "".join(glow(x, 396, 74, "#ff7a3c", .75) + C(x, 396, 46, BRASS, w) + C(x, 396, 34, "c:#fffbe0,#ffb03a,#d8381c,#4a0a10", 5) + C(x - 10, 400, 11, INK, 0) + C(x + 8, 386, 6, "#ffffff", 0) for x in (196, 414))
    nose = P("M268 430 L304 366 L342 430z", COPPER, w) + gear(305, 408, 20, 8, BRASS, 4)
    mouth = R(118, 462, 376, 86, 16, "v:#1c0a10,#4a1420", w)
    whites = "".join(R(128 + k * 36, 470, 34, 70, 5, "v:#fffdf4,#e4d4b4", 4) for k in range(10)) + "".join(R(128 + k * 36 + 24, 470, 20, 42, 4, "v:#3c2c40,#120a16", 3.6) for k in (0, 1, 3, 4, 5, 7, 8))
    drum = R(240, 560, 130, 24, 8, "h:#e8c8a0,#b08454,#5c3c24", 4.4) + "".join(C(250 + k * 11, 566 + (k * 7) % 13, 2.6, INK, 0) for k in range(11))
    beam = tube([(72, 330), (10, 350), (-22, 400)], 34, "#a8703c", w) + at(-48, 424, P("M34 -30 L-24 -54 C-34 -20 -34 24 -24 56 L34 32z", BRASS, w), E(-26, 0, 21, 56, "c:#ffffff,#ffd04a,#e8481c,#3a0a10", w), glow(-34, 0, 66, "#ff7a2c", .8), R(28, -24, 22, 48, 6, COPPER, 5), rot=6)
    crank = tube([(540, 350), (604, 360), (610, 420)], 30, "#8a5830", w) + fist(612, 430, 28, BRONZE, -90, w) + L("M552 470 H590 V432 H626", 18, INK) + L("M552 470 H590 V432 H626", 9, "#c9d6de") + R(604, 416, 52, 28, 9, "h:#e85a4c,#b83038,#6a1424", 5)
    monkey = at(520, 214, S([(-30, 30), (-28, -6), (0, -20), (28, -4), (30, 30)], "r:#c8885a,#8c4c30,#42201c", 5), C(0, -34, 25, "r:#c8885a,#8c4c30,#42201c", 5), C(-26, -36, 9, "#8c4c30", 4), C(25, -36, 9, "#8c4c30", 4), S([(-18, -32), (-8, -46), (8, -46), (16, -32), (0, -16)], "#f0c8a0", 3), eye(-8, -36, 7, AMBER), eye(7, -36, 7, AMBER), L("M-8 -22 Q0 -18 8 -22", 3), P("M-16 -54 H16 L10 -76 H-10z", CLOTH_RED, 4), C(0, -78, 5, GOLDEN, 3), P("M-46 10 a14 22 20 1 1 0 .1z", BRASS, 4), rot=0)
    coins = at(112, 226, R(-24, -14, 48, 26, 6, "v:#7c6a70,#2c2028", 4.4), R(-14, -5, 28, 7, 3, "#0c0608", 2.6)) + parts.coin(90, 196, 15, "gold", "c") + parts.coin(128, 190, 13, "gold", "")
    return steam + pipes + crank + wheels + case + eyes + brow_plate + nose + mouth + whites + drum + beam + monkey + coins


def _champ() -> str:
    """The cup for the first place, won by itself."""
    w = 6
    gold = "r:#fffbd8,#f2c14e,#a8701c,#5c3410"
    base = P("M186 640 L204 560 H446 L464 640z", "h:#6a5a64,#3a2c38,#1a1018", w) + P("M158 672 V634 H492 V672z", "h:#8a7a84,#4a3a48,#221822", w) + P("M226 580 H424 L432 622 H218z", gold, 5) + L("M250 600 H400 M270 612 H380", 4, "#7c4a18") + L("M196 600 l14 10 l-8 14 M452 590 l-12 14 l10 12", 4)
    stem = P("M284 488 H366 L388 562 H262z", gold, w) + E(325, 516, 62, 20, gold, w)
    cup = P("M160 176 H490 C496 320 452 452 325 500 C198 452 154 320 160 176z", gold, w) + shade("M424 178 H490 C496 318 454 446 332 498 C430 420 446 290 424 178z", .3, "#5c1c10") + lit("M178 196 H234 C228 290 246 384 286 458 C220 410 180 310 178 196z", .55, "#ffffff")
    rim = E(325, 176, 172, 36, gold, w) + E(325, 174, 146, 24, "v:#5c3410,#a8701c", 5)
    laurel = ""
    for side in (-1, 1):
        for k in range(7):
            a = math.pi * (.16 + .105 * k)
            x, y = 325 + side * 190 * math.sin(a + .25), 92 + 104 * -math.cos(a + .25) * .62
            laurel += at(x, y, P("M0 0 C-16 -12 -18 -36 0 -50 C18 -36 16 -12 0 0z", "d:#d8f09a,#6aa04a,#285028", 4.4), rot=side * (28 + 18 * k))
    fire = "".join(parts.flame(x, y, s, "v:#fff0a0,#ffb03a,#ff6a1c") for x, y, s in ((262, 160, 1.1), (326, 156, 1.7), (390, 160, 1.2)))
    brows = P("M202 252 L306 292 L300 322 L194 284z", "v:#a8701c,#5c3410", w) + P("M448 252 L344 292 L350 322 L456 284z", "v:#a8701c,#5c3410", w)
    face = eye(252, 318, 42, BLOOD) + eye(398, 318, 42, BLOOD)
    nose = P("M300 372 C306 340 344 340 350 372 C344 392 306 392 300 372z", gold, 5)
    mouth = P("M234 400 C280 386 372 386 416 398 C404 440 372 460 325 460 S246 442 234 400z", "v:#3a0a10,#8c2028", w) + "".join(R(254 + k * 24, 400 - abs(k - 2.5) * -.8, 23, 22, 4, "#fffdf0" if k != 4 else GOLDEN, 3.4) for k in range(6)) + "".join(R(268 + k * 22, 436 - abs(k - 2) * 2, 21, 16, 4, "#fffdf0", 3.4) for k in range(5))
    crack = L("M470 190 L446 230 L466 252 L440 300 M466 252 L484 262", 5) + at(214, 380, parts.bandage(0, 0, 1.6, -30))
    glove = "r:#ff9a8a,#d8303c,#7a0f20"

    def arm(side: int) -> str:
        return G(f"translate({325 + side * 160} 0)" + (" scale(-1 1)" if side < 0 else ""),
                 tube([(-6, 214), (54, 250), (112, 306)], 60, "#d8a040", w) + S([(30, 214), (74, 216), (122, 262), (128, 300), (92, 300), (44, 268)], gold, w) + tube([(112, 300), (154, 250), (150, 188)], 52, "#e0a848", w) + lit("M40 224 C64 226 92 246 108 270 C84 260 60 248 40 236z", .5),
                 R(114, 152, 74, 34, 9, "v:#ffffff,#d8c8c0", w), S([(100, 140), (96, 90), (132, 60), (180, 66), (204, 104), (196, 148), (150, 160)], glove, w), S([(98, 118), (84, 92), (100, 72), (126, 86), (124, 118)], glove, w), lit("M122 84 C136 72 156 70 172 78 C154 80 138 88 128 102z", .5, "#ffffff"), L("M138 172 l10 -12 l10 12", 4, "#d8303c"))

    medals = L("M222 470 C248 506 290 520 325 524 C360 520 402 506 428 470", 19, INK) + L("M222 470 C248 506 290 520 325 524 C360 520 402 506 428 470", 11, "#3c6ac8") + star(325, 534, 34, 8, .68, GOLDEN, 5, INK) + L("M320 524 L327 519 V550", 6, "#7c4a18")
    belt = "".join(at(x, 562, L("M0 -18 V0", 4), C(0, 8, 12, f, 3.6)) for x, f in ((240, GOLDEN), (410, "r:#ffffff,#c4ceda,#717e94")))
    gleam = parts.sparkles([(196, 220, 2), (470, 150, 1.6), (300, 120, 1.4), (246, 480, 1.2)])
    return laurel + arm(-1) + arm(1) + base + stem + cup + rim + fire + face + brows + nose + mouth + crack + medals + belt + gleam


enemy("book_of_stabbing", _book_of_stabbing())
enemy("gremlin_leader", _gremlin_leader())
enemy("taskmaster", _taskmaster())
enemy("bronze_automaton", _bronze_automaton())
enemy("the_champ", _champ())
