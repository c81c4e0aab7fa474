"""The places of the spire in layers from far to near; the far ones are blurred when they are laid."""

# fmt: off
# ruff: noqa: E501

import random

import parts
from kit import C, E, G, L, P, R, S, glow, n

from spire.base import place
from spire.building import arches, column, flags, lamp, rubble, shroom, stair, tuft, vine, window

# ---------------------------------------------------------------------------------------------------- Act I: the roots
_r = random.Random(4)
place("act1_far",
       R(0, 0, 1920, 1080, 0, "v:#0d1430,#1a2c4c,#2f5a6c,#5f9a8c,#3a6a68", 0),
       glow(1060, 240, 900, "#8ad8c0", .45),
       arches(_r, 560, 170, 250, "#1c3347", "#2a5062", "#7ac8b8", 10, -40),
       "".join(P(f"M{x} 0 C{x + 20} 160 {x - 30} 300 {x + 26} 470 L{x + 70} 470 C{x + 30} 300 {x + 90} 160 {x + 80} 0z", "#162a3c", 0, op=.85) for x in (300, 700, 1440, 1700)),
       window(1060, 226, 190, ("#ffd88a", "#ff9a5a", "#8ae8d0", "#5ab0d8"), "v:#3f6272,#1c3244"),
       stair(90, 560, 190, 15, 21, 34, "#3f6a74", "#1d3646"), stair(1370, 430, 170, 12, 20, 40, "#355c68", "#1a3040"),
       "".join(C(_r.uniform(0, 1920), _r.uniform(40, 520), _r.uniform(1.5, 4), "#d8fff0", 0, op=.6) for _ in range(60)))
place("act1_mid",
       flags(560, 1080, 1000, 430, "v:#4a6c70,#3a5458,#253840,#121c26", "#0d161c", _r, 14),
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
       P("M-20 1100 V800 C60 812 90 880 150 900 C220 926 250 1000 330 1040 L360 1100z", "v:#101a22,#070b12", 5, "#05080c"), P("M1940 1100 V790 C1870 800 1840 880 1770 896 C1700 920 1660 1010 1590 1044 L1560 1100z", "v:#101a22,#070b12", 5, "#05080c"),
       L("M-10 812 C54 824 84 888 146 908", 4, "#5f8a84", .4), L("M1930 802 C1866 814 1836 890 1768 906", 4, "#5f8a84", .4))

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


place("act2_near",
       P("M-20 1100 V760 C40 772 60 840 90 870 C130 906 150 1000 210 1046 L240 1100z", "v:#1a0e1e,#0a050e", 5, "#05030a"), P("M1940 1100 V800 C1890 812 1876 880 1830 900 C1780 926 1760 1010 1700 1050 L1680 1100z", "v:#1a0e1e,#0a050e", 5, "#05030a"))


def act2_mid(rows: list[tuple[float, float, float]], dais: tuple[float, float, float, float]) -> str:
    """Draws the gallery for a number of rows."""
    g = random.Random(9)
    return "".join((
        P("M-10 470 H1930 V1090 H-10z", "v:#4a2844,#2c1630,#150a1a", 0), L("M-10 470 H1930", 4, "#150a1a", .8),
        terraces(rows, [], dais),
        column(1888, 120, 690, "h:#7a5468,#4a2c44,#22122a", g, "#7a5a6c"),
        lamp(1270, 110, .9, "#ffb05a"), lamp(560, 96, .8, "#ffb05a"), lamp(1880, 150, .9, "#7affc0"),
    ))


# ------------------------------------------------------------------------------------------------------------ the map
_m = random.Random(12)
place("desk",
       R(0, 0, 1920, 1080, 0, "v:#22303c,#18222e,#0e141e", 0),
       "".join(R(x + (0 if (k % 2) else -110), y, 214, 92, 8, _m.choice(("v:#33505c,#243844", "v:#2c4450,#1e303c", "v:#38545c,#263c46")), 5, "#0b1118") + L(f"M{x + (12 if k % 2 else -98)} {y + 10} h{_m.randint(60, 180)}", 3, "#a8d0cc", .12) for k, y in enumerate(range(-10, 1090, 98)) for x in range(0, 2040, 220)),
       "".join(S([(x - 40, y), (x - 12, y - 16), (x + 30, y - 8), (x + 44, y + 14), (x + 6, y + 26), (x - 30, y + 18)], "#4f8a5a", 0, op=.25) for x, y in ((_m.uniform(0, 1920), _m.uniform(0, 1080)) for _ in range(26))),
       vine(60, -10, 420, _m), vine(150, -10, 240, _m), vine(1800, -10, 300, _m), vine(1880, -10, 480, _m))

# ----------------------------------------------------------------------------------------------------------- the shop
_s = random.Random(21)
place("shop_far",
       R(0, 0, 1920, 1080, 0, "v:#1a2430,#2c3c44,#4a4c40,#2c2a2c", 0),
       arches(_s, 620, 240, 320, "#22333c", "#38525a", "#8ac8b0", 8, -120),
       glow(460, 480, 760, "#ffb85a", .5), glow(1400, 300, 700, "#ffc46a", .35))
place("shop_mid",
       flags(640, 1080, 900, 470, "v:#5c5a50,#4a463e,#302c2c,#16141a", "#15121a", _s),
       column(60, 170, 700, "h:#5c7078,#35484f,#1a262e", _s), column(1890, 170, 700, "h:#46585e,#2a3a40,#131c22", _s),
       lamp(180, 200, 1.1), lamp(720, 120, .9), lamp(1180, 90, .75), lamp(1780, 150, 1),
       P("M60 980 C200 900 760 890 900 960 C860 1050 180 1060 60 980z", "v:#8c3a4c,#4c1a34", 5, "#1a0c1e"), P("M110 978 C240 922 720 914 850 962 C800 1026 220 1036 110 978z", "none", 5, "#e0b060", .7), P("M180 976 C300 940 660 934 780 964 C720 1000 280 1008 180 976z", "none", 3, "#e0b060", .5),
       rubble(_s, [(940, 700, 30), (1000, 716, 18)]), shroom(960, 742, .9))
