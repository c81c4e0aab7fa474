"""The Silent in parts for card pictures: her head with the sewn scarf, wings, wrapped hands, bottles and shadows."""

# fmt: off
# ruff: noqa: E501

from itertools import pairwise

from kit import INK, C, E, G, L, O, P, Point, R, S, at, shine

from spire.base import shade
from spire.cards_first import WING
from spire.materials import BRASS
from spire.props import limb

WRAP = "#d8cbaa"
HOOD = "r:#b8cc8a,#6c8852,#2d4430"
FACE = "r:#fffdf4,#efe6d0,#b4a488"
DARK = "v:#5a7058,#3a4d42,#1f2c2a"
GOO = "v:#ecffb0,#8ad03c,#3f7a24"
VENOM = "v:#f4ffe0@.9,#a8e84a,#3f7a24"
BALL = "r:#4c4a5c,#17121f,#0c0812"


def _ball(x: float, y: float, rot: float, k: float = 1) -> str:
    return at(x, y, E(0, 0, 15 * k, 20 * k, BALL, 0), E(-4, -7, 5, 6.5, "#ffffff", 0), C(5, 8, 2.6, "#9fe05a", 0), rot=rot)


OPEN = _ball(-18, 2, 10) + _ball(22, 1, -8)
BIG = _ball(-18, 0, 10, 1.2) + _ball(22, -1, -8, 1.2)
KEEN = OPEN + L("M-36 -16 L-8 -8 M40 -18 L12 -9", 7)
REST = L("M-34 2 C-28 12 -12 12 -4 2 M8 2 C14 12 30 12 38 2", 5.4)
JOY = L("M-34 6 C-28 -8 -12 -8 -4 6 M8 6 C14 -8 30 -8 38 6", 5.4)


def feelers(x: float, y: float, s: float = 1, *, bent: bool = False) -> str:
    """Draws her two combed feelers; their roots are 50 apart around the point."""
    lie = [(0, 0), (-8, -20), (-26, -32), (-50, -34), (-68, -28)] if not bent else [(0, 0), (-14, -10), (-34, -8), (-48, 8), (-52, 26)]
    comb = "".join(f"M{a} {b} l4 -13 M{a} {b} l-14 0 " for a, b in lie[1:-1])
    one = L(comb, 6.4) + O(lie, 9, INK) + L(comb, 2.6, "#c9b27a") + O(lie, 4.4, "#d8c48c")
    return at(x, y, G("translate(-25 0)", one), G("translate(25 0) scale(-1 1)", one), s=s)


def head(x: float, y: float, s: float = 1, rot: float = 0, eyes: str = OPEN, *, scarf: bool = True, bent: bool = False, extra: str = "") -> str:
    """Draws her head around its middle, about 120 wide without the feelers."""
    cloth = P("M-44 18 C-20 30 22 30 46 16 C46 34 30 48 0 52 C-28 50 -42 36 -44 18z", "v:#3f5247,#1f2c2a", 4.4) + L("M-16 30 l8 10 M-8 30 l-8 10 M4 31 l8 10 M12 31 l-8 10", 3, "#d8c48c") if scarf else ""
    return at(x, y, feelers(0, -48, bent=bent), S([(-62, 6), (-58, -32), (-34, -58), (-2, -66), (32, -56), (54, -28), (56, 10), (38, 44), (-2, 56), (-44, 44)], HOOD, 5), shade("M32 -52 C54 -32 60 2 48 30 C38 44 24 52 8 55 C42 28 46 -18 20 -60z", .3), L("M-48 -36 C-36 -48 -26 -54 -14 -56 M-54 -12 C-52 -20 -50 -24 -46 -28", 4, "#e4f0b4", .7),
              S([(-42, 6), (-34, -24), (0, -36), (36, -24), (44, 6), (32, 34), (0, 44), (-30, 34)], FACE, 4.4), eyes, cloth, extra, s=s, rot=rot)


def ruff(x: float, y: float, s: float = 1) -> str:
    """Draws the pointed collar under her head."""
    return at(x, y, P("M-54 -8 L-62 10 L-46 6 L-48 26 L-30 16 L-24 36 L-10 18 L0 38 L12 18 L28 36 L30 16 L48 26 L46 6 L62 10 L54 -8 C30 -28 -30 -28 -54 -8z", "r:#fffaea,#e2d2a8,#93805a", 4.4), s=s)


def wings(x: float, y: float, s: float = 1, *, spread: float = 0) -> str:
    """Draws both wings; they may be turned away from each other by degrees."""
    return at(x, y, G(f"rotate({-spread:g})", WING), G(f"scale(-1 1) rotate({-spread:g})", WING), s=s)


def arm(points: list[Point], thick: float = 17) -> str:
    """Draws one of her wrapped arms."""
    marks = "".join(f"M{(a + c) / 2 - 4:.0f} {(b + d) / 2 - 6:.0f} l8 12 " for (a, b), (c, d) in pairwise(points))
    return limb(points, thick, WRAP) + L(marks, 2.6, "#8a7a58")


def hand(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws her hand around a grip that goes up and down, fingers to the right; about 44 wide."""
    return at(x, y, S([(-22, -22), (8, -26), (24, -18), (24, 18), (10, 28), (-22, 24)], "r:#fffaea,#dccfae,#94835c", 4.4), *(R(-6, -24 + 13 * k, 34, 14, 7, "r:#fffaea,#e4d8ba,#a4936c", 3.4) for k in range(4)), P("M-22 -16 C-14 -34 4 -36 10 -26 C4 -18 -4 -14 -10 -8z", "r:#fffaea,#e4d8ba,#a4936c", 3.6), L("M-20 0 L-8 4 M-20 10 L-8 14", 2.6, "#8a7a58"), s=s, rot=rot)


def spread_hand(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws her open hand, fingers up."""
    return at(x, y, *(limb([(a * .8, -10), (a, b)], 11, WRAP) for a, b in ((-22, -44), (-8, -54), (7, -54), (21, -44))), limb([(20, 10), (36, -8)], 11, WRAP), S([(-27, 6), (-25, -16), (0, -22), (25, -16), (27, 6), (20, 28), (-20, 28)], "r:#fffaea,#dccfae,#94835c", 4.4), L("M-18 14 L16 20 M-20 4 L20 10", 2.6, "#8a7a58"), s=s, rot=rot)


def body(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws her narrow body with its belt, about 74 wide and 120 high, around its middle."""
    return at(x, y, S([(-30, -56), (0, -62), (32, -56), (38, 0), (32, 52), (0, 62), (-30, 52), (-38, 0)], DARK, 4.4), shade("M20 -56 C38 -20 38 20 26 54 C20 58 12 60 6 61 C22 20 22 -20 10 -60z", .35), L("M-16 -50 C-4 -34 2 -20 2 -4 M20 -52 C12 -34 4 -20 2 -4", 3, "#20302a", .9), P("M-37 4 C-16 16 18 16 38 4 L37 20 C16 32 -16 32 -36 20z", "v:#a87c50,#5c3e2c", 3.6), R(-8, 9, 18, 18, 4, BRASS, 3.2), s=s, rot=rot)


def shoe(x: float, y: float, s: float = 1, rot: float = 0, flip: bool = False) -> str:
    """Draws one of her soft shoes, its sole on the point, toe to the right."""
    return at(x, y, P("M-20 -20 C-24 -4 -22 0 -14 0 H22 C38 0 40 -14 26 -16 C14 -18 10 -22 8 -28 L-16 -30z", "v:#8a7458,#463428", 4.4), L("M-16 -22 L8 -20", 3.4, "#d8c48c"), shine("M16 -10 H26", 3, .5), s=s, rot=rot, sx=-s if flip else s)


def moth(x: float, y: float, s: float = 1, left: tuple[Point, ...] = ((-34, -40), (-56, -10), (-50, 20)), right: tuple[Point, ...] = ((34, -40), (58, -14), (54, 16)), *, legs: tuple[tuple[Point, ...], ...] = (((-14, 50), (-16, 92)), ((16, 50), (18, 92))), eyes: str = OPEN, rot: float = 0, spread: float = 30, tilt: float = 0, bent: bool = False) -> str:
    """Draws the whole Silent, the middle of her body on the point, about 240 high; limbs go along points."""
    feet = "".join(limb(list(leg), 13, "#46574c") for leg in legs) + "".join(shoe(leg[-1][0] - 2, leg[-1][1] + 12, .7, 0, k == 0) for k, leg in enumerate(legs))
    hands = "".join(C(a, b, 11, "r:#fffaea,#dccfae,#94835c", 4) for a, b in (left[-1], right[-1]))
    return at(x, y, wings(0, -6, 1.08, spread=spread), feet, arm(list(left), 14), body(0, 0), arm(list(right), 14), ruff(0, -56, .86), head(0, -104, .86, tilt, eyes, bent=bent), hands, s=s, rot=rot)


def flask(x: float, y: float, s: float = 1, rot: float = 0, fill: str = VENOM, face: str = "") -> str:
    """Draws a round bottle with a cork, its middle on the point, about 76 wide."""
    return at(x, y, R(-13, -64, 26, 14, 4, "v:#d8a870,#8a5c34", 4), P("M-11 -50 H11 V-32 C34 -26 40 -8 38 6 C36 28 18 38 0 38 S-36 28 -38 6 C-40 -8 -34 -26 -11 -32z", "v:#ffffff@.85,#e4f4dc@.7", 4.4), P("M-32 -6 C-20 -12 -8 0 4 -4 C16 -8 24 -10 32 -6 C36 18 20 32 0 32 S-36 18 -32 -6z", fill, 0), face, R(-16, -52, 32, 8, 3, "#f4fff0", 3.4), shine("M-26 -8 C-24 -16 -20 -20 -14 -22", 5, .9), s=s, rot=rot)


def vial(x: float, y: float, s: float = 1, rot: float = 0, fill: str = VENOM) -> str:
    """Draws a narrow glass with a round bottom, open above, 24 wide and 90 high around its middle."""
    return at(x, y, P("M-12 -44 H12 V32 C12 48 -12 48 -12 32z", "v:#ffffff@.8,#e4f4dc@.6", 4.2), P("M-9 -6 C-4 -10 4 -2 9 -6 V32 C9 42 -9 42 -9 32z", fill, 0), R(-16, -48, 32, 9, 4, "#f4fff0", 3.6), shine("M-5 -32 V20", 3.4, .9), s=s, rot=rot)


def goo(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws a drop of poison whose tip is on the point."""
    return at(x, y, P("M0 0 C-6 10 -9 15 -9 21 A9 9 0 0 0 9 21 C9 15 6 10 0 0z", GOO, 3), C(-3, 20, 2.4, "#ffffff", 0, op=.9), s=s, rot=rot)


def bubbles(points: list[tuple[float, float, float]], fill: str = "#d8ff8a") -> str:
    """Draws bubbles with a light in each."""
    return "".join(C(x, y, r, fill, 2.4, "#3f7a24", .85) + C(x - r * .3, y - r * .3, r * .25, "#ffffff", 0) for x, y, r in points)
