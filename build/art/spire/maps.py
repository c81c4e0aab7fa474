"""The bits of the map: the sheet, what its maker scribbled for each act, spaces and tokens, the medal of a boss."""

# fmt: off
# ruff: noqa: E501

import math
import random

from kit import C, E, G, L, O, P, R, at, glow, n

from spire.base import NIGHT, draw, icon, star
from spire.materials import BRASS, GOLDEN

SHEET = (880, 1000)
"""The parchment and the sketches on it."""
BROWN = "#7a5236"


def _edge(rng: random.Random, wide: float, high: float, far: float) -> str:
    """Gives the worn outline of the sheet."""
    spots = [(wide * k / 34, far + rng.uniform(-far * .6, far * .5)) for k in range(1, 34)]
    spots += [(wide - far + rng.uniform(-far * .5, far * .6), high * k / 38) for k in range(1, 38)]
    spots += [(wide - wide * k / 34, high - far + rng.uniform(-far * .5, far * .6)) for k in range(1, 34)]
    spots += [(far + rng.uniform(-far * .6, far * .5), high - high * k / 38) for k in range(1, 38)]
    return "M" + " L".join(f"{n(x)} {n(y)}" for x, y in spots) + "z"


def _parchment() -> str:
    rng = random.Random(31)
    d = _edge(rng, 880, 1000, 12)
    stains = "".join(C(rng.uniform(60, 820), rng.uniform(60, 940), r, f"c:#96683c@{rng.uniform(.08, .16):.2f},#96683c@.05,#96683c@0", 0) for r in (150, 90, 120, 60, 180, 70, 100, 130, 50, 80, 110, 64))
    rings = C(700, 236, 58, "none", 6, "#8a5a30", .1) + C(704, 232, 50, "none", 2, "#8a5a30", .1) + C(160, 800, 66, "none", 6, "#8a5a30", .08)
    folds = "".join(L(f"M{x} 16 V984", 3, "#a8804c", .5) + L(f"M{x + 4} 16 V984", 2, "#fff8e0", .55) for x in (293, 586)) + L("M16 500 H864", 3, "#a8804c", .5) + L("M16 504 H864", 2, "#fff8e0", .55)
    worn = "".join(C(x, y, r, "c:#fff6dc@.5,#fff6dc@.16,#fff6dc@0", 0) for x, y, r in ((293, 500, 40), (586, 500, 46), (293, 220, 22), (586, 800, 26)))
    creases = "".join(L(f"M{x} {y} l{dx} {dy} l{dx * .7:.0f} {dy * 1.6:.0f}", 2, "#8a6034", .22) + L(f"M{x + 2} {y + 2} l{dx} {dy}", 1.6, "#fff8e0", .4) for x, y, dx, dy in ((18, 150, 34, 10), (862, 330, -40, 14), (20, 690, 46, -12), (864, 820, -36, -10), (240, 16, 8, 30), (660, 984, -10, -36), (420, 984, 12, -24)))
    fibres = "".join(L(f"M{rng.uniform(40, 820):.0f} {rng.uniform(40, 950):.0f} q{rng.uniform(4, 16):.0f} {rng.uniform(-5, 5):.0f} {rng.uniform(18, 34):.0f} {rng.uniform(-6, 6):.0f}", 1.4, "#a8804c", .2) for _ in range(64))
    return P(d, "v:#f4e4bc,#ecd6a4,#dcbe88", 5, "#5c3820") + stains + rings + fibres + folds + worn + creases + P(d, "none", 5, "#5c3820")


def _rose(x: float, y: float, s: float = 1) -> str:
    return at(x, y, C(0, 0, 44, "none", 3, BROWN, .5), C(0, 0, 36, "none", 2, BROWN, .4), P("M0 -60 L10 -10 L0 0 L-10 -10z M0 60 L10 10 L0 0 L-10 10z", BROWN, 0, op=.55), P("M-60 0 L-10 -10 L0 0 L-10 10z M60 0 L10 -10 L0 0 L10 10z", "none", 2, BROWN, .5), s=s)


def _sketches() -> None:
    """Registers what the mapmaker scribbled on each act's sheet."""
    ink, op = BROWN, .32
    tower = L("M60 900 L84 300 L104 300 L110 240 L120 300 L140 300 L162 900 M84 300 L76 270 M140 300 L150 268 M90 420 H136 M86 520 H142 M80 640 H148 M74 760 H154 M104 350 v26 M120 350 v26 M102 460 v30 M124 460 v30 M100 570 v34 M126 570 v34", 3, ink, op)
    swirls = L("M560 330 c20 -14 40 6 28 22 c-10 14 -32 4 -26 -12 M250 640 c16 -12 34 4 24 18 M620 560 q20 -20 40 0 q20 20 40 0", 3, ink, op)
    roots = L("M0 960 C80 900 120 950 190 920 C250 890 300 950 380 930 C470 905 540 960 640 926 C700 904 760 940 880 930 M40 990 C120 950 200 990 280 960 M500 990 C600 950 700 990 800 962", 4, ink, op)
    shrooms = "".join(L(f"M{x} {y} v-18 M{x - 16} {y - 18} c0 -26 34 -26 34 0z", 3, ink, op) for x, y in ((700, 300), (734, 314), (230, 160), (780, 560)))
    hills = L("M600 180 l26 -40 l24 38 M644 176 l30 -52 l30 54 M690 150 l18 -30 l24 34 M190 130 l24 -36 l22 34 M228 132 l30 -48 l28 46", 3, ink, op)
    draw("map/sketch_act1", tower, roots, hills, shrooms, swirls, _rose(720, 850), box=SHEET)
    stairs = "".join(L("M" + f"{x} {y}" + "".join(f" h26 v{d * 18}" for _ in range(8)), 3, ink, op) for x, y, d in ((560, 900, -1), (150, 760, -1), (600, 420, -1), (120, 300, 1)))
    windows = "".join(at(x, y, C(0, 0, r, "none", 3, ink, op), C(0, 0, r * .4, "none", 3, ink, op), "".join(L(f"M{r * .4 * math.cos(a):.0f} {r * .4 * math.sin(a):.0f} L{r * math.cos(a):.0f} {r * math.sin(a):.0f}", 3, ink, op) for a in (k * math.tau / 8 for k in range(8)))) for x, y, r in ((740, 230, 52), (130, 560, 40)))
    birds = "".join(L(f"M{x} {y} q14 -14 26 0 q12 -14 26 0", 3, ink, op) for x, y in ((400, 140), (450, 170), (660, 620), (260, 880)))
    draw("map/sketch_act2", stairs, windows, birds, L("M60 960 H820 M90 960 V900 M150 960 V900 M210 960 V900 M270 960 V900 M60 900 H300", 4, ink, op), _rose(740, 800, .9), box=SHEET)
    sun = at(180, 190, C(0, 0, 54, "none", 3, ink, op), "".join(L(f"M{66 * math.cos(a):.0f} {66 * math.sin(a):.0f} L{88 * math.cos(a):.0f} {88 * math.sin(a):.0f}", 4, ink, op) for a in (k * math.tau / 12 for k in range(12))))
    clouds = "".join(at(x, y, L("M-60 16 C-84 14 -80 -10 -58 -10 C-58 -34 -24 -40 -14 -22 C-4 -46 32 -44 36 -20 C56 -28 70 -4 58 6 C60 14 52 16 46 16z", 3, ink, op), s=s) for x, y, s in ((700, 160, 1.1), (130, 480, 1), (740, 540, 1.2), (200, 830, 1.3), (620, 900, 1)))
    crown = L("M330 300 L300 150 L380 220 L440 110 L500 220 L580 150 L550 300z M330 320 H550", 4, ink, op * .8)
    draw("map/sketch_act3", sun, clouds, crown, birds, _rose(750, 790, .9), box=SHEET)
    heart = at(440, 300, L("M0 180 C-150 60 -190 -10 -176 -84 C-160 -170 -50 -176 0 -84 C50 -176 160 -170 176 -84 C190 -10 150 60 0 180z M-100 -60 q40 -30 80 10 M40 20 q30 20 70 -10", 5, "#8a2c30", .4))
    veins = L("M264 250 C180 230 120 300 40 280 M616 250 C700 230 760 300 840 280 M360 420 C320 520 220 560 180 700 M520 420 C560 520 660 560 700 700 M440 480 C430 600 460 700 440 860 M180 700 C150 760 170 820 110 900 M700 700 C730 760 710 820 770 900", 5, "#8a2c30", .34)
    marks = "".join(L(f"M{x} {y} l18 18 M{x + 18} {y} l-18 18", 5, "#8a2c30", .4) for x, y in ((150, 480), (700, 500), (260, 860), (620, 840)))
    draw("map/sketch_act4", heart, veins, marks, _rose(150, 820, .9), box=SHEET)


def _pieces() -> None:
    for name, tone, light, edge, low in (("light", "r:#fffdf4,#f4ecd8,#d8c4a0", "#ffffff", "#b29260", "#a8854c"), ("dark", "r:#6a6070,#3a3440,#201c26", "#8a8090", "#807684", "#141018")):
        rim = "".join(P(f"M{n(50 + 41 * math.cos(a))} {n(46 + 41 * math.sin(a))} L{n(50 + 34 * math.cos(a + .1))} {n(46 + 34 * math.sin(a + .1))} L{n(50 + 34 * math.cos(a - .1))} {n(46 + 34 * math.sin(a - .1))}z", edge, 0) for a in (k * math.tau / 12 for k in range(12))) if name == "dark" else "".join(C(50 + 38 * math.cos(a), 46 + 38 * math.sin(a), 2.6, edge, 0) for a in (k * math.tau / 16 for k in range(16)))
        draw(f"map/token_{name}", C(52, 55, 43, "#2c1810", 0, op=.45), C(50, 53, 43, low, 4, NIGHT), C(50, 47, 43, tone, 4, NIGHT), rim, C(50, 46, 31, "none", 2.6, edge), L("M20 32 C26 20 36 14 46 12", 4, light, .7), box=(100, 100))
        draw(f"map/token_{name}_back", C(52, 55, 43, "#2c1810", 0, op=.45), C(50, 53, 43, low, 4, NIGHT), C(50, 47, 43, tone, 4, NIGHT), rim, C(50, 46, 31, "none", 2.6, edge), P("M50 20 C58 34 66 38 66 52 C66 64 58 70 50 70 S34 64 34 52 C34 38 42 34 50 20z", edge, 3, NIGHT) if name == "dark" else star(50, 46, 22, 8, .5, edge, 3), box=(100, 100))
    draw("map/space", C(50, 50, 42, "r:#f4e8c8,#e2caa0,#c8a878", 4, "#8c6442"), C(50, 50, 36, "none", 2.4, "#a8845c", .6), box=(100, 100))
    draw("map/chosen", glow(60, 60, 60, "#ffaa3c", .9), C(60, 60, 50, "none", 7, "#7a3c10"), C(60, 60, 50, "none", 4, "#ffe08a"), "".join(P(f"M{n(60 + 56 * math.cos(a))} {n(60 + 56 * math.sin(a))} L{n(60 + 44 * math.cos(a + .12))} {n(60 + 44 * math.sin(a + .12))} L{n(60 + 44 * math.cos(a - .12))} {n(60 + 44 * math.sin(a - .12))}z", "#ffe08a", 2.4, "#7a3c10") for a in (0, 1.57, 3.14, 4.71)), box=(120, 120))
    draw("map/crossed", L("M22 18 L78 84 M80 20 L24 78", 13, "#5c1418", .35), O([(20, 18), (44, 44), (80, 84)], 8, "#a82428"), O([(82, 16), (54, 48), (20, 80)], 8, "#a82428"), box=(100, 100))
    draw("map/medal_boss", G("translate(0 22)", C(103, 112, 92, "#2c1810", 0, op=.5), C(100, 104, 92, "#5c2420", 6, NIGHT), C(100, 98, 92, "r:#e8705c,#a82c30,#4c0f18", 6, NIGHT), C(100, 98, 78, "r:#5c7a6c,#2c4444,#14242c", 5, NIGHT), C(100, 98, 82, "none", 4, "#ffce6e"), "".join(C(100 + 86 * math.cos(a), 98 + 86 * math.sin(a), 4.4, "#ffce6e", 2, NIGHT) for a in (k * math.tau / 16 for k in range(16))), P("M64 26 L50 -6 L78 12 L100 -16 L122 12 L150 -6 L136 26 C112 18 88 18 64 26z", GOLDEN, 5, NIGHT)), box=(200, 226))
    draw("map/compass", _rose(70, 70, 1), box=(140, 140))
    for who, fill in (("ironclad", "#b84434"), ("silent", "#5c9a3c"), ("defect", "#3c88c8"), ("watcher", "#8058c8")):
        draw(f"map/flag_{who}", R(20, 6, 8, 90, 3, "v:#c98a54,#5c3424", 4, NIGHT), P("M28 10 C44 2 58 20 84 10 L76 30 L86 50 C60 58 46 40 28 50z", fill, 5, NIGHT), C(24, 6, 7, BRASS, 4, NIGHT), E(26, 96, 18, 5, "#2c1810", 0, op=.5), box=(96, 104))


draw("map/parchment", _parchment(), box=SHEET)
draw("map/nail", E(23, 26, 13, 12, "#2c1810", 0, op=.5), C(20, 20, 13, BRASS, 4), C(16, 16, 4, "#fff2c8", 0), box=(40, 40))
_sketches()
_pieces()
icon("room_boss_hidden", P("M16 42 L8 6 L32 22 L50 0 L68 22 L92 6 L84 42z", "v:#ffe9a0,#f2b93c,#b8741c", 6, NIGHT), C(50, 62, 32, "r:#8a80a0,#4a4258,#241c2c", 7, NIGHT), L("M40 54 C40 40 62 40 62 54 C62 64 50 62 50 72", 12, NIGHT), L("M40 54 C40 40 62 40 62 54 C62 64 50 62 50 72", 6, "#fff6dc"), C(50, 82, 4.4, "#fff6dc", 0))
