"""The places of the spire in layers from far to near; the far ones are blurred when they are laid."""

# fmt: off
# ruff: noqa: E501

import random

import parts
from kit import C, E, G, L, P, R, S, glow, n

from spire.base import place
from spire.building import (
    arches,
    balusters,
    banner,
    column,
    flags,
    lamp,
    root,
    rubble,
    shroom,
    stair,
    tuft,
    vine,
    window,
)

# ---------------------------------------------------------------------------------------------------- Act I: the roots
_r = random.Random(4)
place("act1_far",
       R(0, 0, 1920, 1080, 0, "v:#0d1430,#1a2c4c,#2f5a6c,#5f9a8c,#3a6a68", 0),
       glow(1060, 240, 900, "#8ad8c0", .45),
       arches(_r, 560, 170, 250, "#1c3347", "#2a5062", "#7ac8b8", 10, -40),
       "".join(root([(x, -40), (x + 40 * d, 120), (x - 30 * d, 280), (x + 60 * d, 430), (x + 20 * d, 600)], th, "#1a3446", "#5a9aa0", "#10222f") for x, d, th in ((330, 1, 62), (560, -1, 34), (760, 1, 44), (1330, -1, 40), (1520, 1, 60), (1760, -1, 46))),
       window(1060, 226, 190, ("#ffd88a", "#ff9a5a", "#8ae8d0", "#5ab0d8"), "v:#3f6272,#1c3244"),
       stair(90, 560, 190, 15, 21, 34, "#3f6a74", "#1d3646"), stair(1370, 430, 170, 12, 20, 40, "#355c68", "#1a3040"),
       "".join(C(_r.uniform(0, 1920), _r.uniform(40, 520), _r.uniform(1.5, 4), "#d8fff0", 0, op=.6) for _ in range(60)))
place("act1_mid",
       flags(560, 1080, 1000, 430, "v:#4a6c70,#3a5458,#253840,#121c26", "#0d161c", _r, 11),
       glow(980, 660, 620, "#ffe2a0", .38),
       P("M-10 556 C300 566 700 550 1000 560 S1700 552 1930 562 L1930 580 C1600 572 1300 584 1000 576 S300 586 -10 574z", "#6a8a84", 0, op=.6), L("M-10 574 C300 586 700 568 1000 576 S1700 570 1930 580", 4, "#0d161c", .7),
       column(96, 190, 640, "h:#5c7c84,#35505c,#1a2a36", _r), column(1836, 200, 650, "h:#46646e,#2a424e,#131f2a", _r),
       vine(20, -10, 330, _r), vine(196, -10, 240, _r), vine(1744, -10, 300, _r), vine(1900, -10, 380, _r),
       lamp(752, 126, .8), lamp(1600, 150, 1.1),
       rubble(_r, [(250, 640, 40), (300, 662, 24), (212, 676, 22), (1690, 650, 44), (1740, 680, 26), (1620, 676, 20), (820, 604, 16), (1290, 600, 18)]),
       "".join(tuft(x, y, s) for x, y, s in ((270, 690, 1.1), (166, 700, 1.3), (620, 606, .6), (1450, 604, .7), (1660, 706, 1.2), (1780, 720, 1.4), (900, 596, .5))),
       shroom(206, 716, 1.2), shroom(240, 724, .8), shroom(1714, 716, 1.1), shroom(1676, 736, .75), shroom(560, 600, .5),
       G("translate(760 640) scale(.34) rotate(-12)", parts.skull(0, 0)), parts.bone(800, 660, .34, 24),
       E(1010, 716, 150, 20, "v:#bfe8e0@.5,#3a6a70@.5", 0), L("M900 714 C960 706 1040 706 1110 716", 3, "#f4fff8", .5))
place("act1_near",
       root([(-40, 1000), (90, 900), (210, 930), (300, 1010), (420, 1060), (520, 1090)], 90, "#131f28", "#5f8a84", "#05080c"), root([(-40, 860), (60, 800), (120, 850), (170, 960), (160, 1100)], 66, "#0f1922", "#5f8a84", "#05080c"),
       root([(1960, 980), (1830, 890), (1720, 930), (1640, 1010), (1500, 1060), (1420, 1090)], 90, "#131f28", "#5f8a84", "#05080c"), root([(1960, 840), (1860, 790), (1800, 850), (1760, 960), (1780, 1100)], 62, "#0f1922", "#5f8a84", "#05080c"),
       P("M-20 1100 V1010 C100 980 200 1040 330 1060 L380 1100z", "v:#101a22,#070b12", 5, "#05080c"), P("M1940 1100 V1000 C1820 980 1720 1040 1590 1060 L1540 1100z", "v:#101a22,#070b12", 5, "#05080c"),
       shroom(116, 838, 1.5), shroom(70, 820, 1), shroom(1806, 828, 1.5), shroom(1858, 806, 1), tuft(260, 1010, 2, "#1c3a34"), tuft(1660, 1012, 2, "#1c3a34"))

# --------------------------------------------------------------------------------------- Act II: the gallery of stairs
_g = random.Random(9)
place("act2_far",
       R(0, 0, 1920, 1080, 0, "v:#1c1030,#3c1f4c,#6c3450,#a85c4c,#5c2c44", 0),
       glow(1560, 300, 900, "#ffb06a", .4), glow(300, 180, 700, "#d86a8c", .25),
       arches(_g, 470, 200, 260, "#35193f", "#5c2f50", "#ffb08a", 9, -90),
       "".join(P(f"M{x} 480 V{y} L{x + 26} {y - 60} L{x + 52} {y} V480z", "#2c1538", 0) + R(x + 20, y + 26, 12, 20, 5, "#ffd88a", 0, op=.8) for x, y in ((180, 150), (470, 90), (720, 190), (1010, 120), (1330, 170), (1820, 110))),
       window(1600, 210, 150, ("#b0ffd8", "#4affb0", "#ffd88a", "#2ca888"), "v:#5c3a5c,#2c1638", 10),
       "".join(C(_g.uniform(0, 1920), _g.uniform(20, 500), _g.uniform(1.5, 3.4), "#ffe0c0", 0, op=.6) for _ in range(60)))


def terraces(rows: list[tuple[float, float, float]], marks: list[str], dais: tuple[float, float, float, float]) -> str:
    """Draws one ledge for each row, far to near: (y of the feet, left, right); and the boss's round place at the right."""
    rng = random.Random(31)
    out = ""
    dx, dy, drx, dry = dais
    for k, (y, left, right) in enumerate(rows):
        top, front = y - 34, y + 26
        low = rows[k + 1][0] - 34 if k + 1 < len(rows) else front + 70
        tone = k / max(1, len(rows) - 1)
        face = ("v:#8c6274,#5c3a50", "v:#9a6c78,#633f54", "v:#a87680,#6a4458", "v:#b88288,#734a5c")[min(3, k + 4 - len(rows))]
        side = "v:#4a2a40,#241228"
        out += P(f"M{n(left + 26)} {n(top)} H{n(right - 10)} L{n(right + 20)} {n(front)} H{n(left - 14)}z", face, 4.4, "#1a0c1e")
        out += P(f"M{n(left - 14)} {n(front)} H{n(right + 20)} V{n(low + 6)} H{n(left - 14)}z", side, 4.4, "#1a0c1e")
        out += L(f"M{n(left - 8)} {n(front + 4)} H{n(right + 14)}", 4, "#ffd0b0", .28)
        out += L(f"M{n(left + 10)} {n(y - 6)} H{n(right + 4)}", 2, "#2a1428", .35)
        for _ in range(16):
            x = rng.uniform(left, right)
            out += L(f"M{n(x)} {n(top + 2)} L{n(x - 8)} {n(y - 6)}", 2, "#2a1428", .35)
            x = rng.uniform(left, right)
            out += L(f"M{n(x)} {n(y - 6)} L{n(x - 10)} {n(front - 2)}", 2.4, "#2a1428", .35)
        for b in range(int((low - front) // 26) + 1):
            yy = front + 6 + b * 26
            if yy + 20 < low:
                for x in range(int(left), int(right), 92):
                    out += R(x + (46 if b % 2 else 0), yy, 86, 21, 4, "#8a5a6c", 0, op=.16 + .05 * tone)
        out += marks[k] if k < len(marks) else ""
    out += E(dx, dy + 44, drx, dry, "v:#3a1f38,#1a0c1e", 4.4, "#1a0c1e") + E(dx, dy, drx, dry, "v:#b88288,#6a4458", 4.4, "#1a0c1e") + E(dx, dy, drx * .86, dry * .8, "none", 5, "#4affb0", .35) + E(dx, dy, drx * .7, dry * .62, "none", 3, "#4affb0", .3)
    return out


place("act2_mid",
       flags(540, 1080, 960, 420, "v:#7a4c68,#5c3650,#3a2038,#1a0c1c", "#1a0c1e", _g, 11),
       glow(960, 660, 640, "#ffb07a", .34),
       balusters(330, 1620, 566, 74, "v:#a87088,#5c3450", "#1a0c1e", 66),
       P("M760 560 H1160 L1480 1090 H440z", "v:#a83c50,#6a1c3c,#34102a", 5, "#1a0c1e"), L("M786 566 L490 1090 M1134 566 L1430 1090", 7, "#e0a850", .7), "".join(P(f"M{960 - w} {y} L960 {y - h} L{960 + w} {y} L960 {y + h}z", "#e0a850", 0, op=.35) for y, w, h in ((620, 46, 16), (700, 62, 24), (800, 84, 34), (930, 112, 46))),
       column(84, 180, 640, "h:#8a5c74,#5c3450,#2c1430", _g, "#8a5a6c"), column(1846, 190, 650, "h:#7a4c68,#4a2844,#22102a", _g, "#8a5a6c"),
       banner(330, 60, 110, 330, "v:#3a9c84,#1c4a54", C(0, 0, 34, "none", 9, "#f2d08a")), banner(1590, 60, 110, 330, "v:#a83c50,#5c1834", P("M0 -40 L34 20 H-34z", "none", 9, "#f2d08a")),
       lamp(560, 96, .9, "#ffb05a"), lamp(1330, 110, .95, "#ffb05a"),
       rubble(_g, [(230, 650, 30), (270, 670, 18), (1690, 660, 34), (1740, 684, 20)], "v:#9a7088,#4a2c44"))
place("act2_near",
       P("M-20 1100 V760 C40 772 60 840 90 870 C130 906 150 1000 210 1046 L240 1100z", "v:#1a0e1e,#0a050e", 5, "#05030a"), P("M1940 1100 V800 C1890 812 1876 880 1830 900 C1780 926 1760 1010 1700 1050 L1680 1100z", "v:#1a0e1e,#0a050e", 5, "#05030a"),
       "".join(P(f"M{x - 26} 1090 V{y} C{x - 40} {y - 30} {x - 30} {y - 60} {x} {y - 70} C{x + 30} {y - 60} {x + 40} {y - 30} {x + 26} {y} V1090z", "v:#241428,#0c0610", 5, "#05030a") + C(x, y - 92, 26, "#1e1022", 5, "#05030a") for x, y in ((250, 960), (1650, 970))),
       L("M-10 772 C46 786 66 848 96 880 M1930 812 C1880 824 1868 886 1826 908", 4, "#a8707c", .4))

# ------------------------------------------------------------------------------------------------------------ the map
_m = random.Random(12)
place("desk",
       R(0, 0, 1920, 1080, 0, "v:#22303c,#18222e,#0e141e", 0),
       "".join(R(x + (0 if (k % 2) else -110), y, 214, 92, 8, _m.choice(("v:#33505c,#243844", "v:#2c4450,#1e303c", "v:#38545c,#263c46")), 5, "#0b1118") + L(f"M{x + (12 if k % 2 else -98)} {y + 10} h{_m.randint(60, 180)}", 3, "#a8d0cc", .12) for k, y in enumerate(range(-10, 1090, 98)) for x in range(0, 2040, 220)),
       "".join(S([(x - 40, y), (x - 12, y - 16), (x + 30, y - 8), (x + 44, y + 14), (x + 6, y + 26), (x - 30, y + 18)], "#4f8a5a", 0, op=.25) for x, y in ((_m.uniform(0, 1920), _m.uniform(0, 1080)) for _ in range(26))),
       vine(60, -10, 420, _m), vine(150, -10, 240, _m), vine(1800, -10, 300, _m), vine(1880, -10, 480, _m))

# ----------------------------------------------------------------------------------------------------------- the shop
_s = random.Random(21)
place("merchant_far",
       R(0, 0, 1920, 1080, 0, "v:#1a2430,#2c3c44,#4a4c40,#2c2a2c", 0),
       arches(_s, 620, 240, 320, "#22333c", "#38525a", "#8ac8b0", 8, -120),
       glow(460, 480, 760, "#ffb85a", .5), glow(1400, 300, 700, "#ffc46a", .35))
_SHELF = "v:#8a5a3c,#4c2c22"


def _stock(x: float, y: float, rng: random.Random, count: int) -> str:
    """Draws a row of jars, books and skulls on a board."""
    out = ""
    for k in range(count):
        a = x + k * 44 + rng.uniform(-5, 5)
        kind = rng.randrange(5)
        colour = rng.choice(("#c8503c", "#4a9a8c", "#d8a03c", "#7a5ab0", "#6aa04a", "#4a78b8"))
        if kind < 2:
            out += R(a - 14, y - 40, 28, 40, 8, f"v:#ffffff@.7,{colour}", 3.4, "#1a0e12") + R(a - 11, y - 47, 22, 10, 3, "#b98a58", 3, "#1a0e12")
        elif kind == 2:
            out += R(a - 15, y - 52, 13, 52, 2, colour, 3.4, "#1a0e12") + R(a - 1, y - 46, 14, 46, 2, "#e0c890", 3.4, "#1a0e12")
        elif kind == 3:
            out += P(f"M{n(a - 12)} {n(y)} C{n(a - 24)} {n(y - 10)} {n(a - 20)} {n(y - 34)} {n(a - 6)} {n(y - 38)} V{n(y - 52)} H{n(a + 6)} V{n(y - 38)} C{n(a + 20)} {n(y - 34)} {n(a + 24)} {n(y - 10)} {n(a + 12)} {n(y)}z", f"v:#fff6e0,{colour}", 3.4, "#1a0e12")
        else:
            out += C(a, y - 19, 19, f"r:#ffffff,{colour}", 3.4, "#1a0e12") + R(a - 14, y - 6, 28, 7, 2, "#e0a845", 3, "#1a0e12")
    return out


def _case(x: float, y: float, rng: random.Random) -> str:
    """Draws a shop case with three boards."""
    out = R(x - 24, y - 300, 410, 320, 8, "v:#3c2620,#1e1216", 6, "#1a0e12")
    for k in range(3):
        out += R(x - 24, y - 206 + k * 100, 410, 16, 4, _SHELF, 4.4, "#1a0e12") + _stock(x + 6, y - 206 + k * 100, rng, 8)
    return out + R(x - 40, y - 322, 442, 30, 8, _SHELF, 5, "#1a0e12") + R(x - 40, y + 4, 442, 26, 6, _SHELF, 5, "#1a0e12")


place("merchant_mid",
      flags(640, 1080, 900, 470, "v:#7c6a54,#5c4c42,#383030,#18141a", "#15121a", _s, 9),
      glow(960, 520, 620, "#ffca7a", .35), _case(560, 630, _s), _case(1030, 630, _s),
      "".join(P(f"M{x} 60 C{x + 60} 110 {x + 180} 110 {x + 240} 60", "none", 4, "#1a0e12") + "".join(P(f"M{n(x + 30 + k * 46)} {82 + (10, 18, 18, 10)[k]} h36 l-18 40z", ("#c8503c", "#e0b050", "#4a9a8c", "#7a5ab0")[(k + q) % 4], 4, "#1a0e12") for k in range(4)) for q, x in enumerate((240, 480, 720, 960, 1200, 1440))),
      column(60, 170, 700, "h:#7c7468,#4a4640,#241e20", _s), column(1890, 170, 700, "h:#6c645c,#3c3834,#1c181a", _s),
      lamp(230, 210, 1.1), lamp(470, 150, .8), lamp(1490, 150, .8), lamp(1730, 200, 1.1),
      P("M60 980 C200 900 760 890 900 960 C860 1050 180 1060 60 980z", "v:#8c3a4c,#4c1a34", 5, "#1a0c1e"), P("M110 978 C240 922 720 914 850 962 C800 1026 220 1036 110 978z", "none", 5, "#e0b060", .7), P("M180 976 C300 940 660 934 780 964 C720 1000 280 1008 180 976z", "none", 3, "#e0b060", .5))
place("merchant_near",
       "".join(R(x, y, w, h, 6, "v:#241a1c,#0e0a0e", 6, "#050308") + L(f"M{x} {y} L{x + w} {y + h} M{x + w} {y} L{x} {y + h}", 7, "#050308", .7) + L(f"M{x + 8} {y + 8} H{x + w - 8}", 4, "#8a6a44", .4) for x, y, w, h in ((-60, 900, 220, 200), (30, 790, 130, 112), (1780, 880, 220, 220), (1700, 960, 120, 130))),
       P("M1640 1100 C1640 1030 1660 1000 1690 990 C1720 1000 1740 1030 1740 1100z", "v:#2a2024,#0e0a0e", 5, "#050308"))
