"""The roof of the spire at dawn, where a run that was won ends."""

# fmt: off
# ruff: noqa: E501

import random

from kit import C, E, L, P, R, at, glow, n

from spire.base import place
from spire.building import cloud, flags, tuft
from spire.materials import BRASS

_d = random.Random(96)


def _ray(k: int) -> str:
    """Draws a beam of the rising sun."""
    x = 960 + (k - 6) * 330
    return P(f"M960 640 L{n(x - 90)} -40 L{n(x + 60)} -40z", "v:#fff4c8@.5,#ffd88a@.28,#ffd88a@.0", 0)


def _spire(x: float, top: float, wide: float, fill: str) -> str:
    """Draws a lower tower in the mist."""
    h = wide / 2
    return P(f"M{n(x - h)} 1090 V{n(top)} L{n(x)} {n(top - wide * 1.3)} L{n(x + h)} {n(top)} V1090z", fill, 0) + R(x - 6, top + 26, 12, 24, 5, "#ffe0a0", 0, op=.7)


place("roof_far",
      R(0, 0, 1920, 1080, 0, "v:#22306a,#5c5a9c,#c8789c,#ffae78,#ffe2a0", 0), "".join(C(_d.uniform(0, 1920), _d.uniform(0, 240), _d.uniform(1.4, 3.4), "#ffffff", 0, op=.7) for _ in range(40)),
      "".join(_ray(k) for k in range(0, 13, 2)), glow(960, 640, 760, "#fff0b0", .9), C(960, 650, 128, "c:#ffffff,#fff6d0,#ffdc84", 0),
      "".join(cloud(x, y, s, f, op=.85) for x, y, s, f in ((240, 260, 1.2, "#f0a0b0"), (620, 180, .9, "#d89ab8"), (1380, 210, 1.2, "#f4b0a4"), (1720, 320, 1.3, "#ffc49a"), (420, 430, 1.1, "#ffcaa0"), (1540, 470, 1, "#ffd8a8"))),
      "".join(_spire(x, y, w, "v:#8a5c86,#c88a8c@.7") for x, y, w in ((130, 640, 90), (330, 700, 70), (1590, 660, 84), (1790, 610, 100), (560, 740, 56), (1370, 744, 56))),
      "".join(cloud(x, y, s, "#ffe6c0", op=.8) for x, y, s in ((120, 800, 2), (520, 830, 2.3), (980, 800, 2.2), (1420, 830, 2.3), (1800, 800, 2))))


def _merlon(x: float) -> str:
    """Draws one tooth of the wall round the roof."""
    return P(f"M{n(x - 62)} 742 V640 H{n(x + 62)} V742z", "v:#a08c94,#6a5a70,#3c3450", 6, "#221a34") + R(x - 70, 622, 140, 26, 5, "v:#d8bca8,#8a7480", 6, "#221a34") + L(f"M{n(x - 58)} 634 H{n(x + 54)}", 4, "#fff0d0", .6) + L(f"M{n(x - 40)} 690 h44 M{n(x + 4)} 716 h40", 3.4, "#221a34", .5)


place("roof_mid",
      R(-10, 716, 1940, 60, 0, "v:#7a6878,#3c3450", 6, "#221a34"), "".join(_merlon(x) for x in (70, 330, 590, 1330, 1590, 1850)),
      flags(762, 1090, 960, 560, "v:#b8988c,#8a7080,#54486a,#241e3a", "#221a34", _d, 13), E(960, 900, 860, 170, "c:#ffe6b0@.45,#ffd88a@.1,#ffd88a@0", 0),
      "".join(at(x, 742, R(-9, -420, 18, 430, 7, "h:#e6cda0,#9a7448,#4a3020", 5, "#221a34"), C(0, -428, 17, BRASS, 5, "#221a34"),
              P(f"M{s * 8} -404 C{s * 70} -440 {s * 120} -372 {s * 196} -400 L{s * 176} -344 L{s * 200} -292 C{s * 120} -262 {s * 70} -330 {s * 8} -296z", f, 5, "#221a34"), L(f"M{s * 20} -380 C{s * 70} -410 {s * 116} -350 {s * 170} -374", 5, "#ffffff", .3)) for x, s, f in ((330, 1, "v:#ec604a,#8a2a30"), (1590, -1, "v:#5cbef0,#2a5a96"))),
      "".join(tuft(x, y, s, "#7a9a5a") for x, y, s in ((120, 776, .9), (470, 770, .7), (1450, 772, .8), (1770, 778, 1))))
place("roof_near",
      P("M-20 1100 V960 C80 950 150 1000 210 1010 L330 1100z", "v:#3a2c4a,#140e1e", 6, "#0c0814"), P("M1940 1100 V950 C1840 940 1770 1000 1710 1010 L1590 1100z", "v:#3a2c4a,#140e1e", 6, "#0c0814"),
      "".join(tuft(x, y, s, "#54704a") for x, y, s in ((60, 968, 1.6), (150, 1004, 1.2), (1870, 962, 1.7), (1770, 1004, 1.2))))
