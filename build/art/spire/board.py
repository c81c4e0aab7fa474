"""What stands and lies about in the rooms: the fire, the chests, the keys, the dice, the orbs, and who waits in the pool."""

# fmt: off
# ruff: noqa: E501

import math

import parts
from kit import INK, C, E, G, L, O, P, R, S, at, dots, glow

from spire.base import NIGHT, W, draw, icon, lit, rivet, shade, star, thing
from spire.materials import (
    BRASS,
    COPPER,
    CREAM,
    GOLDEN,
    IRON,
    RUST,
    STEEL,
    STONE,
    WOOD,
    WOOD_DARK,
)


def _campfire() -> str:
    """Four logs, one for each hero, and a pot that has seen worse."""
    stones = "".join(S([(x - r, y + r * .3), (x - r * .7, y - r * .5), (x, y - r * .7), (x + r * .8, y - r * .4), (x + r, y + r * .4), (x, y + r * .6)], STONE, W) + L(f"M{x - r * .4} {y - r * .3} q{r * .4} {-r * .2} {r * .7} 0", 3, "#ffffff", .5) for x, y, r in ((70, 330, 32), (126, 348, 28), (190, 356, 30), (256, 356, 29), (318, 346, 30), (370, 326, 32)))
    logs = "".join(at(x, y, R(-92, -19, 184, 38, 17, f, W), E(86, 0, 13, 18, "r:#ffe0b0,#d0a068,#8a5a34", 4.4), C(86, 0, 6, "none", 2.6, "#8a5a34"), L("M-70 -6 H-20 M-50 6 H20 M0 -8 H50", 3.4, "#2a1414", .6), rot=r) for x, y, r, f in ((160, 318, -16, WOOD), (284, 318, 196, WOOD_DARK), (168, 296, 18, WOOD_DARK), (276, 296, 162, WOOD)))
    back = glow(220, 200, 190, "#ff8a2c", .6)
    fire = P("M222 12 C250 64 316 92 318 182 C320 256 276 304 220 304 S118 258 122 184 C124 140 152 122 152 84 C176 106 192 84 222 12z", "v:#ff4a1c,#ff8a2c,#ffc84a", 6, "#6a1414") + P("M226 104 C246 142 284 158 282 214 C280 262 252 290 220 290 S160 264 162 220 C164 190 184 178 184 152 C202 166 216 148 226 104z", "v:#ffb03a,#ffe88a,#fff8d0", 0) + P("M222 190 C234 212 252 220 250 248 C248 274 236 286 220 286 S192 274 192 252 C194 232 214 224 222 190z", "#fffdf0", 0)
    face = E(198, 244, 8, 12, "#8c2a14", 0, op=.75) + E(240, 242, 8, 12, "#8c2a14", 0, op=.75) + L("M206 270 Q220 280 234 269", 5, "#8c2a14", .75)
    sparks = dots([(140, 60, 5), (300, 70, 6), (330, 120, 4), (112, 110, 4), (270, 24, 4), (180, 26, 4), (338, 40, 3)], "#ffd86a", .95)
    return back + fire + face + logs + stones + sparks


def _chest(body: str, band: str, sign: str, gem: str, *, opened: bool) -> str:
    legs = "".join(P(f"M{x - 22} 300 C{x - 26} 276 {x + 26} 276 {x + 22} 300z", band, W) for x in (74, 266))
    box_ = P("M30 160 H310 L300 286 H40z", body, 6) + shade("M262 160 H310 L300 286 H256 C268 240 268 200 262 160z", .3) + lit("M44 172 H84 C76 210 76 250 80 278 H54z", .3)
    bands = "".join(P(f"M{x} 160 H{x + 34} L{x + 32} 286 H{x + 2}z", band, W) + rivet(x + 17, 186, 5) + rivet(x + 17, 262, 5) for x in (78, 228)) + P("M28 156 H312 L310 184 H30z", band, W)
    lock = R(140, 148, 60, 66, 12, band, W) + sign
    if opened:
        lid = P("M24 150 L50 30 C120 10 220 10 290 30 L316 150z", "v:#1c0e14,#3a2028", 6) + P("M50 30 C120 10 220 10 290 30 L284 8 C220 -12 120 -12 56 8z", body, 6) + P("M78 26 L86 0 H112 L106 18z M234 18 L228 0 H254 L262 26z", band, W)
        light = glow(170, 140, 170, gem, .8) + "".join(P(f"M170 150 L{170 + 150 * math.cos(a):.0f} {150 + 150 * math.sin(a):.0f} L{170 + 150 * math.cos(a + .14):.0f} {150 + 150 * math.sin(a + .14):.0f}z", gem, 0, op=.3) for a in (-2.7, -2.3, -1.9, -1.5, -1.1, -.7, -.4))
        hoard = E(170, 152, 138, 26, "v:#2a1418,#5c3018", W) + "".join(E(x, y, 21, 9, "v:#ffe9a0,#d49a2c", 3.4) for x, y in ((90, 148), (130, 138), (170, 148), (212, 138), (250, 148), (150, 126), (192, 124), (110, 132), (232, 130), (172, 114)))
        return lid + light + legs + hoard + box_ + bands + lock
    lid = P("M24 162 C18 60 90 24 170 24 S322 60 316 162z", body, 6) + lit("M46 140 C46 84 92 50 142 44 C104 70 84 100 82 146z", .35) + shade("M250 42 C304 70 320 110 316 160 H272 C276 110 270 70 250 42z", .3) + P("M78 160 C74 100 84 62 100 42 L130 32 C116 60 110 110 112 160z", band, W) + P("M262 160 C266 100 256 62 240 42 L210 32 C224 60 230 110 228 160z", band, W)
    return legs + lid + box_ + bands + lock


def _chests() -> None:
    kinds = {
        "ironclad": ("v:#8a849a,#4a4458,#1e1828", RUST, P("M152 178 H188 V196 C188 204 152 204 152 196z", "c:#fffbd0,#ffb03a,#d8481c", 3.4) + L("M164 178 V200 M176 178 V200", 3.4), "#ff9a3c"),
        "silent": ("d:#a4c07a,#5f8450,#2a4632", "r:#fffaea,#d8c48c,#8a7650", E(170, 184, 14, 18, "#39502f", 3.4) + E(170, 185, 7, 10, "c:#f2ffb8,#a8e04a,#3f7a24", 0), "#b8f05a"),
        "defect": ("d:#bfeadb,#5ba49b,#1d4a52", COPPER, C(170, 182, 19, "c:#f4ffff,#7ae0ff,#1c6aa8,#0e2c48", 4) + C(173, 182, 6, "#f4ffff", 0), "#6ae0ff"),
        "watcher": ("v:#a584e0,#6a47b0,#2c1a5c", BRASS, P("M150 182 C160 168 180 168 190 182 C180 196 160 196 150 182z", "#fffaf0", 3.4) + C(170, 182, 8, "c:#ffe08a,#d08a2c,#7a3c14", 2.6), "#ffe08a"),
        "small": (WOOD, IRON, C(170, 176, 8, INK, 0) + L("M170 176 V198", 7), "#ffd86a"),
    }
    for name, (body, band, sign, gem) in kinds.items():
        thing(f"chest_{name}", _chest(body, band, sign, gem, opened=False))
        thing(f"chest_{name}_open", _chest(body, band, sign, gem, opened=True))


def _neow() -> str:
    """Something huge and kind below the surface: an anglerfish that was a night light, with a wish on its hook."""
    w = 7
    glow_all = glow(430, 300, 400, "#5ae0e8", .4)
    tail = P("M740 330 C800 260 860 230 920 236 C890 280 890 320 906 356 C880 350 860 360 850 380 C870 400 880 430 878 462 C820 460 770 430 730 400z", "d:#8af0e0,#2c9aa8,#14485c", w) + L("M760 340 C800 300 850 270 900 256 M760 372 C800 370 840 372 880 376 M764 396 C800 410 840 430 866 448", 4, "#14485c", .6)
    body = S([(90, 330), (130, 200), (260, 120), (430, 96), (600, 140), (720, 250), (760, 360), (700, 470), (560, 540), (400, 552), (230, 520), (120, 440)], "r:#b8fff0,#4ab8b8,#1c5c7c,#122c54", w) + shade("M620 160 C740 260 780 380 690 476 C620 530 500 552 420 552 C600 490 680 330 560 130z", .28) + lit("M140 300 C160 210 270 150 400 128 C280 180 200 250 180 370 C150 370 130 340 140 300z", .4, "#ffffff")
    belly = P("M150 440 C260 500 460 520 640 470 C560 540 460 556 390 552 C290 548 200 510 150 440z", "v:#f4fff0,#a8d8c8", 5) + "".join(L(f"M{x} {y} q6 22 0 40", 4, "#4ab8b8", .7) for x, y in ((260, 488), (320, 504), (380, 510), (440, 508), (500, 500), (560, 488)))
    spots = "".join(C(x, y, r, "c:#f4fff8,#8affe0,#3ac8c8@.3", 0, op=.9) for x, y, r in ((520, 180, 20), (590, 230, 15), (470, 150, 11), (650, 300, 18), (600, 330, 10), (690, 380, 12), (560, 290, 8)))
    fin = P("M360 110 C380 40 450 0 520 -6 C510 30 530 50 560 60 C540 80 540 100 548 130z", "d:#8af0e0,#2c9aa8,#14485c", w) + P("M470 380 C540 400 590 450 600 520 C560 510 540 520 530 540 C500 520 470 500 440 490z", "d:#a8fff0,#3cacb0,#1a5468", w) + L("M480 400 C530 430 570 470 586 506 M470 430 C500 456 520 490 530 520", 4, "#14485c", .6)
    rod = O([(300, 130), (250, 40), (150, -20), (50, 10), (10, 80)], 26, INK) + O([(300, 130), (250, 40), (150, -20), (50, 10), (10, 80)], 13, "#3ca0a8") + glow(2, 130, 170, "#ffe88a", .9) + at(0, 132, C(0, 0, 50, "c:#ffffff,#fff2b0,#f2b93c", w), P("M-24 0 C-12 -16 12 -16 24 0 C12 16 -12 16 -24 0z", "#c06a14", 0), C(0, 0, 9, "#fff6c8", 0)) + "".join(L(f"M{2 + 70 * math.cos(a):.0f} {132 + 70 * math.sin(a):.0f} L{2 + 92 * math.cos(a):.0f} {132 + 92 * math.sin(a):.0f}", 7, "#ffe9a0", .9) for a in (.6, 1.5, 2.4, 3.3, 4.2))
    face = (
        at(262, 270, C(0, 0, 88, "r:#ffffff,#f4fff8,#b8e0dc", w), C(-24, 20, 50, "c:#ffe08a,#f0903c,#7c3414", 5), C(-28, 22, 24, INK, 0), C(-8, -4, 14, "#ffffff", 0), C(-40, 40, 7, "#ffffff", 0), P("M-92 -18 C-70 -124 70 -124 92 -18 C50 -62 -50 -62 -92 -18z", "v:#4ab8b8,#1c5c7c", w))
        + at(440, 250, C(0, 0, 66, "r:#ffffff,#f4fff8,#b8e0dc", w), C(-18, 14, 37, "c:#ffe08a,#f0903c,#7c3414", 5), C(-20, 16, 17, INK, 0), C(-6, -3, 10, "#ffffff", 0), P("M-70 -12 C-52 -94 52 -94 70 -12 C38 -46 -38 -46 -70 -12z", "v:#4ab8b8,#1c5c7c", w))
        + P("M108 372 C190 420 380 430 500 384 C500 452 400 492 290 484 C190 476 120 440 108 372z", "v:#0c2c44,#14506c", w) + "".join(P(f"M{x} {y} l10 26 l14 -24z", "#fffdf0", 4) for x, y in ((140, 392), (200, 408), (270, 416), (340, 414), (410, 404), (460, 392))) + L("M92 350 C96 364 102 372 112 378 M516 366 C514 378 506 386 496 390", 6)
        + C(130, 340, 24, "#ff9ab0", 0, op=.4) + C(520, 330, 20, "#ff9ab0", 0, op=.35))
    barnacles = "".join(P(f"M{x - 14} {y + 10} L{x - 7} {y - 10} H{x + 7} L{x + 14} {y + 10}z", CREAM, 4) + E(x, y - 10, 7, 3.4, "#3a2c3c", 2) for x, y in ((640, 200), (668, 222), (700, 300)))
    coins = "".join(parts.coin(x, y, 15, m, "") for x, y, m in ((224, 532, "gold"), (600, 520, "gold"), (670, 490, "silver")))
    bubbles = "".join(C(x, y, r, "v:#d8ffff@.5,#8ae8f0@.3", 4, "#d8ffff", .8) for x, y, r in ((60, 300, 16), (30, 250, 10), (80, 240, 8), (800, 180, 14), (830, 140, 9), (40, 420, 12)))
    return glow_all + tail + fin + body + belly + spots + barnacles + rod + face + coins + bubbles


def _orb(light: str, inside: str) -> str:
    return glow(60, 60, 60, light, .7) + C(60, 60, 42, inside, 4.4)


def _orbs() -> None:
    draw("thing/orb_lightning", _orb("#ffe04a", "c:#fffef0,#ffe86a,#e8a02c,#8a4a14"), P("M68 24 L42 64 H58 L50 98 L82 50 H64 L74 24z", "#fffef4", 4.4, "#7c4a10"), L("M20 40 L8 30 M104 44 L114 34 M22 88 L10 96 M98 92 L110 100", 4.4, "#fff6a0"), L("M34 44 C38 36 44 32 52 30", 4.4, "#ffffff", .8), box=(120, 120))
    draw("thing/orb_frost", _orb("#8ad8ff", "c:#ffffff,#b8eaff,#4a9ad8,#1c4a8c"), L("M60 30 V90 M34 45 L86 75 M86 45 L34 75 M52 36 L60 44 L68 36 M52 84 L60 76 L68 84 M36 58 L46 60 L44 50 M84 62 L74 60 L76 70", 5, "#f4fcff"), L("M34 44 C38 36 44 32 52 30", 4.4, "#ffffff", .8), parts.sparkles([(16, 28, 1), (104, 24, .8), (106, 98, 1)]), box=(120, 120))
    draw("thing/orb_dark", _orb("#a84ae0", "c:#0c0418,#2c0f54,#7a3cc0,#c890ff"), O([(60, 60), (70, 56), (72, 68), (60, 76), (46, 68), (46, 50), (62, 40), (80, 48), (84, 68)], 6, "#f0d8ff"), C(60, 60, 5, "#ffffff", 0), dots([(18, 40, 4), (102, 36, 3), (100, 96, 4), (24, 94, 3)], "#d8a8ff"), box=(120, 120))
    draw("thing/orb_slot", C(60, 60, 40, "v:#000000@.35,#000000@.2", 4.4, "#8aa0b4"), "".join(L(f"M{60 + 40 * math.cos(a):.0f} {60 + 40 * math.sin(a):.0f} L{60 + 34 * math.cos(a):.0f} {60 + 34 * math.sin(a):.0f}", 4, "#8aa0b4") for a in (0, 1.57, 3.14, 4.71)), box=(120, 120))


def _auras() -> None:
    wrath = "".join(P(f"M{x} 380 C{x - 44} 330 {x - 26} 280 {x - 8} {y} C{x + 22} 290 {x + 42} 330 {x + 30} 380z", "v:#ff3c1c@.75,#ff8a2c@.55,#ffd86a@.1", 0) for x, y in ((70, 210), (130, 150), (200, 110), (270, 160), (330, 220)))
    draw("thing/aura_wrath", glow(200, 250, 190, "#ff5a2c", .5), wrath, dots([(90, 150, 5), (160, 90, 4), (250, 80, 5), (310, 140, 4), (200, 50, 3)], "#ffb04a", .9), box=(400, 400))
    waves = "".join(E(200, y, r, r * .2, "none", 7, "#a8e8ff", o) for y, r, o in ((360, 180, .8), (340, 150, .6), (322, 118, .4)))
    draw("thing/aura_calm", glow(200, 270, 190, "#6ac8ff", .45), waves, "".join(at(x, y, P("M0 -16 C-8 -2 -11 4 -11 9 A11 11 0 0 0 11 9 C11 4 8 -2 0 -16z", "v:#f4fcff@.9,#6ab8f0@.8", 0), s=s) for x, y, s in ((80, 200, 1), (320, 180, 1.2), (140, 120, .8), (270, 90, .9), (60, 110, .7))), box=(400, 400))


def _keys() -> None:
    for name, fill, light in (("ruby", "d:#ffc0b0,#e0283c,#6a0818", "#ff5a5a"), ("emerald", "d:#d8ffc8,#2cb860,#0c4a2c", "#5aff9a"), ("sapphire", "d:#c8e8ff,#2c70d8,#0c2464", "#5ab0ff")):
        shape = {
            "ruby": P("M50 -2 L76 14 V40 L50 56 L24 40 V14z", fill, 6, NIGHT) + L("M50 -2 V56 M24 14 L76 40 M76 14 L24 40", 3, "#ffffff", .5),
            "emerald": P("M30 -2 H70 L80 8 V44 L70 54 H30 L20 44 V8z", fill, 6, NIGHT) + R(33, 11, 34, 30, 3, "none", 3.4, "#ffffff", .6),
            "sapphire": P("M50 -4 C74 8 82 26 50 58 C18 26 26 8 50 -4z", fill, 6, NIGHT) + L("M50 -4 V58 M30 22 H70", 3, "#ffffff", .5),
        }[name]
        icon(f"key_{name}", glow(50, 28, 46, light, .6), R(43, 50, 14, 48, 5, GOLDEN, 6, NIGHT), P("M57 68 H74 V80 H57z M57 84 H68 V95 H57z", GOLDEN, 5, NIGHT), G("translate(0 4)", shape))
    icon("key_slot", P("M50 4 L76 20 V44 L58 56 V98 H42 V56 L24 44 V20z", "v:#000000@.35,#000000@.2", 5, "#6a7c90"))


def _dice() -> None:
    spots = {1: [(50, 50)], 2: [(32, 32), (68, 68)], 3: [(30, 30), (50, 50), (70, 70)], 4: [(32, 32), (68, 32), (32, 68), (68, 68)], 5: [(31, 31), (69, 31), (50, 50), (31, 69), (69, 69)], 6: [(33, 28), (67, 28), (33, 50), (67, 50), (33, 72), (67, 72)]}
    for value, points in spots.items():
        icon(f"bone_die_{value}", R(7, 11, 86, 86, 20, "#a88a5c", 6, NIGHT), R(7, 5, 86, 86, 20, "v:#fffdf4,#e4d4b4", 6, NIGHT), L("M18 26 C18 18 24 15 32 15", 4.4, "#ffffff"), "".join(C(x, y - 2, 9, NIGHT, 0) + C(x - 2, y - 4, 3, "#6a5a6c", 0) for x, y in points))
    icon("bone_die", G("rotate(-10 50 50)", R(9, 13, 82, 82, 20, "#a88a5c", 6, NIGHT), R(9, 7, 82, 82, 20, "v:#fffdf4,#e4d4b4", 6, NIGHT), "".join(C(x, y - 2, 8, NIGHT, 0) for x, y in spots[5])))


def _tokens() -> None:
    icon("hp", P("M50 92 C14 64 4 46 6 30 C8 10 38 4 50 26 C62 4 92 10 94 30 C96 46 86 64 50 92z", "r:#ff9a94,#de3e42,#7c1420", 7, NIGHT) + L("M22 34 C23 26 28 22 34 22", 6, "#ffffff", .8))
    icon("gold", E(54, 80, 38, 15, "#8a5a14", 6, NIGHT) + E(54, 74, 38, 15, "v:#ffe9a0,#d49a2c", 6, NIGHT) + C(46, 42, 36, GOLDEN, 7, NIGHT) + C(46, 42, 24, "none", 4, "#8a5a14") + star(46, 42, 15, 5, .45, "#fff6c8", 3, "#8a5a14") + L("M22 32 C26 22 34 16 42 15", 5, "#ffffff", .8))
    icon("damage", star(50, 50, 48, 9, .58, "c:#fffbe0,#ffc24a,#e0481c", 6) + L("M36 36 L64 64 M64 36 L36 64", 9, NIGHT))
    icon("curse_card", R(20, 8, 60, 84, 10, "v:#6a4a8c,#2c1844", 7, NIGHT) + G("translate(50 48) scale(.5)", parts.skull(0, 0, 1, "r:#f0e0ff,#b890e0,#6a44a0", NIGHT)) + L("M32 80 H68", 5, "#c8a0f0"))
    icon("status_card", R(20, 8, 60, 84, 10, "v:#b8b0a0,#6a6258", 7, NIGHT) + P("M38 16 C48 28 56 34 54 46 C52 58 28 58 26 46 C26 38 34 32 38 16z", "v:#ff5a1c,#ffc04a", 5, NIGHT) + P("M46 92 V72 C46 56 84 56 80 72 V84 C80 90 76 92 70 92z", "v:#d8ff8a,#6ab02c", 5, NIGHT) + C(60, 74, 3.4, NIGHT, 0) + C(71, 74, 3.4, NIGHT, 0))
    icon("thorns", C(50, 50, 24, "r:#d8b088,#8a5a3c,#47251c", 6, NIGHT) + "".join(G(f"rotate({a} 50 50)", P("M42 28 L50 2 L58 28z", STEEL, 5, NIGHT)) for a in range(0, 360, 45)))
    icon("attack_all", "".join(G(f"translate({dx} {dy}) rotate({r} 50 50) scale(.66)", P("M50 -8 L62 10 V60 H38 V10z", "h:#ffffff,#dfe7ef,#93a4b8", 8, NIGHT), R(22, 59, 56, 14, 6, "v:#ffd97a,#b87a24", 8, NIGHT), R(41, 72, 18, 26, 7, "#8a5226", 8, NIGHT)) for dx, dy, r in ((-6, 22, -34), (40, 22, 34), (17, 14, 0))))
    icon("buff", P("M50 6 L88 44 H68 V58 H32 V44 H12z", "v:#ffd0a0,#e8583c", 7, NIGHT) + P("M50 46 L88 84 H68 V94 H32 V84 H12z", "v:#ffb07a,#c83c34", 7, NIGHT))
    icon("debuff", P("M50 96 L12 58 H32 V44 H68 V58 H88z", "v:#c8f08a,#5a9a3c", 7, NIGHT) + P("M50 54 L12 16 H32 V6 H68 V16 H88z", "v:#a8d86a,#4a8a34", 7, NIGHT))
    icon("heal", R(36, 8, 28, 84, 9, "v:#d8ffc0,#4fae4a", 7, NIGHT) + R(8, 36, 84, 28, 9, "v:#d8ffc0,#4fae4a", 7, NIGHT) + R(39, 38, 22, 24, 3, "#8ad86a", 0) + L("M44 18 V32", 6, "#ffffff", .7))
    icon("escape", G("translate(-4 0)", C(62, 14, 12, "r:#ffe9d8,#e0b090,#a06c5c", 6, NIGHT), L("M52 34 L34 56 L52 68 L44 94 M34 56 L14 84 M52 36 L72 54 L92 46 M50 36 L28 34 L18 48", 19, NIGHT), L("M52 34 L34 56 L52 68 L44 94 M34 56 L14 84 M52 36 L72 54 L92 46 M50 36 L28 34 L18 48", 9, "#7ac8b0")))
    icon("sleep", L("M16 40 H52 L16 82 H56 M60 12 H86 L60 42 H88", 20, NIGHT) + L("M16 40 H52 L16 82 H56 M60 12 H86 L60 42 H88", 10, "#d8d0ff"))
    icon("unknown_intent", C(50, 50, 43, "r:#8a94a8,#4a5468,#242c3c", 7, NIGHT) + L("M36 40 C36 22 66 22 66 40 C66 52 50 52 50 64", 14, NIGHT) + L("M36 40 C36 22 66 22 66 40 C66 52 50 52 50 64", 7, "#f4f8ff") + C(50, 78, 6, "#f4f8ff", 0))
    icon("rest", R(6, 56, 88, 24, 8, "v:#7ac8b0,#2c6a60", 7, NIGHT) + R(12, 40, 36, 22, 9, "v:#ffffff,#d0d8e8", 6, NIGHT) + L("M12 34 V94 M88 50 V94", 9, NIGHT) + L("M62 12 H82 L62 34 H84", 13, NIGHT) + L("M62 12 H82 L62 34 H84", 6, "#d8d0ff"))
    icon("smith", R(18, 72, 64, 22, 6, "v:#8a94a4,#3a4454", 7, NIGHT) + P("M10 52 H76 L94 44 V58 C84 60 76 66 72 74 H30 C28 62 20 58 10 52z", "v:#c8d2e0,#5a6678", 7, NIGHT) + G("rotate(-28 50 26)", R(30, 10, 50, 24, 6, "v:#dfe8f0,#8c9cb0", 7, NIGHT), R(50, 32, 11, 30, 4, "#a8683e", 6, NIGHT)) + star(22, 36, 14, 6, .45, "#ffe88a", 4))
    icon("cube_red", P("M50 6 L90 26 V70 L50 94 L10 70 V26z", "#e8483c", 7, NIGHT) + P("M10 26 L50 46 L90 26 L50 6z", "#ff9a80", 5, NIGHT) + P("M50 46 V94 L90 70 V26z", "#9a1f2c", 5, NIGHT))
    icon("cube_black", P("M50 6 L90 26 V70 L50 94 L10 70 V26z", "#5a5468", 7, NIGHT) + P("M10 26 L50 46 L90 26 L50 6z", "#9a94a8", 5, NIGHT) + P("M50 46 V94 L90 70 V26z", "#2c2638", 5, NIGHT))
    icon("golden_ticket", G("rotate(-12 50 50)", P("M6 26 H94 V42 C82 42 82 58 94 58 V74 H6 V58 C18 58 18 42 6 42z", GOLDEN, 7, NIGHT), L("M32 30 V70", 4, "#8a5a14"), star(62, 50, 17, 5, .45, "#fffbe0", 4, "#8a5a14")))
    icon("holy_water", P("M36 8 H64 V26 C80 36 86 50 84 66 C82 86 68 94 50 94 S18 86 16 66 C14 50 20 36 36 26z", "v:#f4fcff@.9,#a8d8f8@.8", 7, NIGHT) + P("M18 58 C34 50 62 66 82 58 C86 84 70 91 50 91 S14 84 18 58z", "v:#a8e4ff,#3c8ad0", 0) + L("M50 40 V78 M36 54 H64", 9, "#fffbe0") + R(34, 4, 32, 12, 4, GOLDEN, 6, NIGHT))
    icon("lantern_party", C(50, 10, 9, "none", 9, NIGHT) + C(50, 10, 9, "none", 4, "#e0a845") + P("M26 24 H74 L82 38 H18z", BRASS, 6, NIGHT) + P("M22 38 H78 L70 82 H30z", "c:#fffbe0,#ffd86a,#e0702c", 6, NIGHT) + P("M50 42 C60 56 62 62 58 70 C54 77 46 77 42 70 C38 62 48 58 50 42z", "#ffffff", 0) + L("M38 38 L41 82 M62 38 L59 82", 4, NIGHT, .7) + R(20, 80, 60, 14, 5, BRASS, 6, NIGHT))


def _frames() -> None:
    """The frame of an event's picture: stone grown over, two lamps."""
    post = "".join(P(f"M{x} 40 H{x + 46} V500 H{x}z", "h:#6a8088,#42565f,#22303a", 6) + R(x - 9, 28, 64, 30, 7, "v:#7a9098,#3a4c56", 6) + R(x - 9, 486, 64, 34, 7, "v:#7a9098,#3a4c56", 6) + "".join(L(f"M{x + 8} {y} h{k}", 4, "#1a262e", .6) for y, k in ((110, 26), (190, 30), (280, 22), (360, 30), (430, 24))) for x in (12, 642))
    beam = R(40, 10, 620, 44, 10, "v:#7a9098,#3a4c56", 6) + R(40, 496, 620, 40, 10, "v:#6a8088,#2c3c46", 6) + L("M60 22 H640", 4, "#cfe4e0", .4)
    moss = "".join(S([(x - 26, y), (x - 8, y - 9), (x + 20, y - 5), (x + 28, y + 10), (x + 6, y + 26), (x - 18, y + 12)], "#5f9a5a", 3.4) for x, y in ((70, 48), (624, 50), (40, 300), (664, 420), (360, 50)))
    lamps = "".join(glow(x, 96, 70, "#ffc45a", .7) + at(x, 92, L("M0 -40 V-22", 5), P("M-13 -18 H13 L18 -8 H-18z", BRASS, 4), P("M-15 -8 H15 L12 22 H-12z", "c:#fffbe0,#ffd86a,#e0862c", 4), R(-15, 21, 30, 8, 3, BRASS, 4)) for x in (35, 665))
    keystone = P("M320 0 H380 L368 62 H332z", BRASS, 6) + at(350, 28, P("M-18 0 C-9 -12 9 -12 18 0 C9 12 -9 12 -18 0z", "#fffaf0", 3.4), C(0, 0, 7, "c:#ffe08a,#d08a2c,#7a3c14", 2.6))
    draw("thing/event_frame", post, beam, moss, keystone, lamps, box=(700, 546))


def _shop_sign() -> None:
    draw("thing/sign_removal", L("M60 10 V40 M140 10 V40", 5), R(20, 40, 160, 110, 12, WOOD, 5), R(32, 52, 136, 86, 6, WOOD_DARK, 4), at(84, 96, R(-28, -36, 56, 72, 8, "v:#f4ecd8,#c9b898", 5), rot=-8), C(122, 110, 28, "r:#ff9a8a,#c8323c,#7c1424", 5), L("M112 100 L132 120 M132 100 L112 120", 7, "#ffffff"), box=(200, 164))


thing("campfire", _campfire())
_chests()
thing("neow", _neow())
_orbs()
_auras()
_keys()
_dice()
_tokens()
_frames()
_shop_sign()
