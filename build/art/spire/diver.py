"""The Defect in parts for card pictures: his helmet with one eye, the box of gears, hose, claw, springs, and his orbs."""

# fmt: off
# ruff: noqa: E501

import math
from itertools import pairwise

import parts
from kit import INK, C, E, G, L, O, P, Point, R, S, at, dots, glow, n, shine, tube

from spire.base import gear, lit, rivet, shade
from spire.materials import BRASS, COPPER, PATINA
from spire.props import spring

HOSE = "#c87a4a"
JAW = "d:#eef4f8,#9aa8b6,#566274"
PANE = "c:#f4ffff,#9aeaff,#3aa0dc,#12385c"


def gaze(x: float = 0, y: float = 0, r: float = 15) -> str:
    """Draws his eye as it looks to a side."""
    return C(x, y, r, "c:#ffffff,#e8ffff,#a8f4ff", 0) + C(x * 1.4 + 1, y * 1.4, r * .46, "#0e2c48", 0) + C(x * 1.4 + 4, y * 1.4 - 4, r * .19, "#ffffff", 0)


SHUT = L("M-18 0 C-9 11 9 11 18 0", 6, "#f4ffff")
JOY = L("M-18 8 C-10 -12 10 -12 18 8", 6, "#f4ffff")
CROSS = gaze(2, 5, 16) + P("M-32 -12 C-28 -30 -12 -35 0 -35 C14 -35 28 -29 32 -12 L2 0z", COPPER, 4)
DIZZY = O([(0, 0), (7, -4), (9, 6), (0, 11), (-11, 6), (-11, -7), (1, -16), (16, -10), (19, 6)], 5, "#f4ffff")
SCARED = C(0, 0, 22, "#f4ffff", 0) + C(0, 2, 4.6, "#0e2c48", 0)


def head(x: float, y: float, s: float = 1, rot: float = 0, look: str = "", extra: str = "", *, bulb: bool = True) -> str:
    """Draws his head from the front around its middle, about 140 wide; the bulb on top reaches to -98."""
    light = L("M-4 -62 C-12 -72 2 -78 -6 -88", 10) + L("M-4 -62 C-12 -72 2 -78 -6 -88", 4.4, "#c9d6de") + glow(-7, -92, 24, "#8af0ff", .9) + C(-7, -92, 10, "c:#ffffff,#b0f4ff,#4ab8e8", 4) if bulb else ""
    return at(x, y, light, R(-74, -16, 20, 32, 7, BRASS, 4.4), R(54, -16, 20, 32, 7, BRASS, 4.4), S([(-62, 4), (-56, -34), (-32, -58), (0, -66), (32, -58), (56, -34), (62, 4), (48, 38), (18, 54), (-18, 54), (-48, 38)], COPPER, 5),
              shade("M34 -56 C62 -34 68 6 48 38 C36 50 20 54 8 54 C52 34 54 -22 34 -56z", .3), lit("M-50 -26 C-40 -46 -22 -56 -6 -58 C-28 -46 -42 -24 -46 4 C-54 0 -54 -14 -50 -26z", .5),
              C(0, 0, 45, BRASS, 5), C(0, 0, 34, PANE, 4.4), look or gaze(), E(-15, -19, 9, 5, "#ffffff", 0, op=.7), "".join(rivet(39.4 * math.cos(a), 39.4 * math.sin(a), 3) for a in (math.tau * k / 8 + .4 for k in range(8))), extra, s=s, rot=rot)


def box(x: float, y: float, s: float = 1, rot: float = 0, inside: str = "") -> str:
    """Draws the box that is his body with its open hatch, about 124 wide and 118 high."""
    works = gear(-6, -8, 20, 8, BRASS) + gear(18, 12, 14, 7, COPPER) + L("M-22 18 C-14 10 -8 22 2 18", 3, "#ff7a5a")
    return at(x, y, P("M-58 -54 C-30 -64 34 -64 58 -56 L64 48 C34 62 -34 62 -60 52z", PATINA, 5), shade("M38 -60 L58 -56 L64 48 C48 56 34 58 22 59 C44 26 48 -22 38 -60z", .32), lit("M-52 -46 C-44 -52 -36 -54 -28 -55 C-44 -30 -48 14 -46 54 L-54 50z", .35),
              P("M-32 -36 L34 -38 L36 28 L-30 32z", "v:#150e1c,#2c2030", 4.4), glow(2, -4, 40, "#5ad8ff", .7), inside or works, "".join(rivet(a, b, 3.6) for a, b in ((-46, -42), (-46, 40), (48, -44), (52, 38), (-46, 0))), s=s, rot=rot)


def claw(x: float, y: float, s: float = 1, rot: float = 0, gap: float = 0) -> str:
    """Draws his hand of two jaws, about 56 long, open to the right; the gap opens it by degrees."""
    return at(x, y, G(f"rotate({-gap:g})", P("M-2 -8 C10 -38 44 -38 52 -8 C40 -20 26 -14 14 -1z", JAW, 4.4), shine("M12 -20 C20 -28 30 -28 38 -22", 3, .8)), G(f"rotate({gap:g})", P("M0 8 C14 36 42 34 52 6 C38 16 26 10 12 2z", JAW, 4.4)), C(0, 0, 15, BRASS, 4.4), C(0, 0, 5, "#3a2430", 3), s=s, rot=rot)


def hose(points: list[Point], thick: float = 17) -> str:
    """Draws the ribbed hose that is his arm."""
    ribs = ""
    for (a, b), (c, d) in pairwise(points):
        turn = math.atan2(d - b, c - a)
        for k in (.25, .75):
            u, v = a + (c - a) * k, b + (d - b) * k
            ribs += f"M{n(u - math.sin(turn) * thick * .45)} {n(v + math.cos(turn) * thick * .45)} L{n(u + math.sin(turn) * thick * .45)} {n(v - math.cos(turn) * thick * .45)} "
    return tube(points, thick, HOSE, 4.4) + L(ribs, 3, "#5a2c1e", .8) + O([(a - thick * .2, b - thick * .22) for a, b in points], 3, "#ffd8b0", .5)


def wheel(x: float, y: float, r: float = 20) -> str:
    """Draws the little wheel that is one of his feet."""
    k = r / 20
    return C(x, y, r, "r:#6a6478,#3a3446,#181420", 4.4) + C(x, y, r * .48, BRASS, 3.4) + L(f"M{n(x)} {n(y - r)} v{n(6 * k)} M{n(x)} {n(y + r)} v{n(-6 * k)} M{n(x - r)} {n(y)} h{n(6 * k)} M{n(x + r)} {n(y)} h{n(-6 * k)}", 3.4, "#8d87a0")


def winder(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws the key that winds him up; its shaft ends on the point and it stands to the left."""
    return at(x, y, R(-44, -7, 46, 14, 4, BRASS, 4.4), G("rotate(-16 -56 0)", E(-58, -22, 19, 22, BRASS, 4.4), E(-58, -22, 8, 10, "#3a2430", 3.4), E(-58, 22, 19, 22, BRASS, 4.4), E(-58, 22, 8, 10, "#3a2430", 3.4)), s=s, rot=rot)


def stump(x: float, y: float, s: float = 1) -> str:
    """Draws the torn wires of the arm that he lost; they hang to the left of the point."""
    wires = (("M-12 -4 C-26 -8 -30 2 -44 -4", "#7ae0ff"), ("M-12 2 C-26 6 -26 16 -40 18", "#ff7a5a"), ("M-8 8 C-16 18 -12 26 -22 34", "#ffd04a"))
    return at(x, y, "".join(L(d, 7) + L(d, 3.2, colour) for d, colour in wires), tube([(8, -6), (-10, 2)], 17, "#b87a4c", 4.4), P("M-52 -14 L-58 0 L-51 -2 L-57 14 L-42 -6 L-49 -4 L-44 -14z", "#f4ffff", 2.6), s=s)


def bot(x: float, y: float, s: float = 1, arm: tuple[Point, ...] = ((54, -30), (88, -12), (96, 14)), turn: float = 60, *, look: str = "", rot: float = 0, tilt: float = 0, gap: float = 8, other: tuple[Point, ...] = (), extra: str = "", inside: str = "", foot: str = "") -> str:
    """Draws the whole Defect from the front, the middle of his box on the point, about 270 high; his arm goes along points, a second one only if asked."""
    far = hose(list(other)) + claw(*other[-1], .62, 180 - turn, gap) if other else stump(-56, -28, .9)
    feet = foot or spring(-30, 104, 13, 54, 4) + P("M-58 118 C-60 102 -44 96 -30 96 C-12 96 -2 106 -4 119z", COPPER, 4.4) + R(20, 50, 18, 42, 5, "h:#dfe8ee,#8c9aa8,#4c5868", 4.4) + wheel(29, 99)
    return at(x, y, winder(-58, 12, .7) if not other else "", feet, far, spring(0, -52, 18, 26, 3), box(0, 0, 1, 0, inside), hose(list(arm)), head(0, -118, .88, tilt, look, extra), claw(*arm[-1], .72, turn, gap), s=s, rot=rot)


LIGHTS = {"spark": ("#ffe04a", "c:#fffef0,#ffe86a,#e8a02c,#8a4a14"), "frost": ("#8ad8ff", "c:#ffffff,#b8eaff,#4a9ad8,#1c4a8c"), "dark": ("#a84ae0", "c:#c890ff,#7a3cc0,#2c0f54,#160628")}
SIGNS = {
    "spark": P("M6 -36 L-18 4 H-2 L-10 36 L22 -10 H4 L14 -36z", "#fffef4", 4, "#7c4a10"),
    "frost": L("M0 -28 V28 M-24 -14 L24 14 M24 -14 L-24 14 M-8 -23 L0 -15 L8 -23 M-8 23 L0 15 L8 23 M-23 -3 L-13 -2 L-16 -11 M23 3 L13 2 L16 11", 5, "#f4fcff"),
    "dark": O([(0, 0), (9, -4), (12, 8), (0, 15), (-14, 8), (-14, -10), (2, -20), (19, -12), (23, 8)], 5.4, "#f0d8ff") + C(0, 0, 4.4, "#ffffff", 0),
}
TUFTS = {
    "spark": P("M-22 -36 L-26 -58 L-12 -46 L-4 -66 L4 -46 L18 -60 L20 -37z", "v:#ffffff,#ffe04a", 4),
    "frost": P("M-26 -34 L-24 -52 L-12 -42 L0 -62 L12 -42 L24 -52 L26 -34z", "d:#ffffff,#b8eaff,#5aa8e0", 4),
    "dark": P("M-34 -26 C-44 -44 -36 -56 -30 -60 C-30 -48 -22 -42 -14 -38z M34 -26 C44 -44 36 -56 30 -60 C30 -48 22 -42 14 -38z", "v:#c890ff,#4a1c7c", 4),
}


def orb(x: float, y: float, s: float = 1, kind: str = "spark", face: str = "", rot: float = 0) -> str:
    """Draws one of his orbs, 84 wide: spark, frost or dark, with its sign, or as somebody with a face and a tuft."""
    light, inside = LIGHTS[kind]
    return at(x, y, glow(0, 0, 62, light, .7), TUFTS[kind] if face else "", C(0, 0, 42, inside, 4.4), face or SIGNS[kind], L("M-28 -14 C-24 -23 -17 -28 -9 -30", 4.4, "#ffffff", .85), s=s, rot=rot)


BOLD = parts.eyes(0, -4, 15, 9) + parts.brows(0, -18, 15, 8, 4) + parts.mouth(0, 14, 13, "grin")
MILD = parts.eyes(0, -2, 15, 8, "happy") + parts.mouth(0, 14, 9, "smile")
GLUM = parts.eyes(0, -4, 15, 10, "white", (0, .4)) + parts.mouth(0, 17, 9, "sad")
AWE = parts.eyes(0, -6, 16, 11, "white", (0, -.2)) + parts.mouth(0, 16, 7, "open")


def zag(points: list[Point], w: float = 6, colour: str = "#fff6a0", edge: str = "#7c4a10") -> str:
    """Draws a spark that jumps along points."""
    d = "M" + " L".join(f"{n(x)} {n(y)}" for x, y in points)
    return L(d, w + 5, edge) + L(d, w, colour)


def flake(x: float, y: float, r: float, w: float = 3, colour: str = "#f4fcff") -> str:
    """Draws a flake of snow."""
    return L(" ".join(f"M{n(x - r * math.cos(a))} {n(y - r * math.sin(a))} L{n(x + r * math.cos(a))} {n(y + r * math.sin(a))}" for a in (.52, 1.57, 2.62)), w, colour) + dots([(x, y, w * .8)], colour)


def cable(points: list[Point], colour: str = "#3a3446", w: float = 6) -> str:
    """Draws an electric cable."""
    return O(points, w + 5, INK) + O(points, w, colour) + O([(x - 1, y - 1.6) for x, y in points], 1.8, "#ffffff", .4)


def plug(x: float, y: float, s: float = 1, rot: float = 0, fill: str = "r:#f4f0f6,#a49cb0,#4a4258") -> str:
    """Draws a plug whose two pins point to the right."""
    return at(x, y, R(22, -14, 22, 8, 2, BRASS, 3.4), R(22, 6, 22, 8, 2, BRASS, 3.4), P("M-14 -10 C-4 -24 12 -24 24 -22 V22 C12 24 -4 24 -14 10z", fill, 4.4), R(-24, -8, 14, 16, 4, fill, 4), shine("M-2 -12 H16", 3.4, .8), s=s, rot=rot)
