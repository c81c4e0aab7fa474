"""The Watcher in parts for card pictures: the bell over one eye, robe, sleeves and hands, staff, beads, and her miracles."""

# fmt: off
# ruff: noqa: E501

import math

from kit import INK, C, E, G, L, O, P, Point, R, S, at, glow, n, shine, tube

from spire.base import lit, shade, star
from spire.grounds import bell
from spire.materials import BRASS, SKIN, WOOD

ROBE = "v:#b494ec,#6a47b0,#2c1a5c"
SLEEVE = "#8a66cc"
FLESH = "#e8c0b0"
CREAMY = "v:#fff2d0,#d9bd88,#9c7a4c"
GOLDEN_IRIS = "c:#fff6b0,#ffc23c,#c06a14,#6a2c10"
RED_IRIS = "c:#fff6b0,#ff8a2c,#d8281c,#6a0f10"
BLUE_IRIS = "c:#f4ffff,#8ae0f8,#2c80c0,#123c6a"
REST = P("M-40 20 C-22 -2 28 -4 50 18 C30 46 -18 48 -40 20z", "v:#6a4ab0,#c8b0f0,#8a66cc", 4) + L("M-36 28 C-16 42 26 42 46 26 M-22 37 l-5 9 M6 41 v9 M34 35 l6 8", 4)
SMILE = P("M-40 20 C-22 -2 28 -4 50 18 C30 46 -18 48 -40 20z", "#1e1236", 0) + L("M-34 26 C-16 46 26 46 44 24", 7.4, "#ffe08a")
STERN = P("M-42 12 L8 6 L52 6 C40 0 -10 -8 -42 12z M-40 22 C-24 2 -8 8 8 14 C22 8 36 6 50 20 C34 -4 -22 -6 -40 22z", "v:#c8323c,#6a0f20", 4)


def robe(x: float, y: float, s: float = 1, rot: float = 0, fill: str = ROBE, sign: bool = True) -> str:
    """Draws her robe from the front, 150 wide and 170 high, shoulders at -72."""
    mark = at(2, 26, P("M-19 0 C-10 -13 10 -13 19 0 C10 13 -10 13 -19 0z", "#fffaf0", 3.4), C(0, 0, 8, "c:#ffe08a,#d08a2c,#7a3c14", 2.6), C(0, 0, 3.4, INK, 0)) if sign else ""
    return at(x, y, P("M0 -72 C-36 -66 -60 10 -75 86 C-64 98 -52 88 -42 95 C-28 104 -16 92 -2 99 C14 106 28 92 42 98 C54 103 64 92 75 84 C60 10 36 -66 0 -72z", fill, 5), shade("M20 -62 C50 -20 66 40 73 84 C64 92 54 100 44 97 C54 40 48 -20 20 -62z", .33), lit("M-26 -50 C-46 -8 -58 36 -64 78 C-68 30 -52 -20 -26 -50z", .35, "#e8d8ff"),
              P("M-75 86 C-64 98 -52 88 -42 95 C-28 104 -16 92 -2 99 C14 106 28 92 42 98 C54 103 64 92 75 84 L72 70 C62 80 54 86 42 83 C28 78 14 90 -2 84 C-16 78 -28 90 -42 81 C-52 76 -62 82 -72 73z", BRASS, 4), P("M-14 -64 H16 C20 -10 24 40 25 80 C14 86 4 88 -4 84 C-12 80 -18 80 -24 84 C-22 30 -18 -10 -14 -64z", CREAMY, 4), mark, s=s, rot=rot)


def sleeve(points: list[Point], thick: float = 24, hand: bool = True) -> str:
    """Draws one of her sleeves with its cuff and, if asked, a small hand at its end."""
    (a, b), (x, y) = points[-2], points[-1]
    turn = math.degrees(math.atan2(y - b, x - a))
    end = at(x, y, P(f"M-16 {n(-thick * .5)} L4 {n(-thick * .86)} C10 {n(-thick * .3)} 10 {n(thick * .3)} 4 {n(thick * .86)} L-16 {n(thick * .5)}z", SLEEVE, 0), L(f"M-16 {n(-thick * .6)} L4 {n(-thick * .88)} M-16 {n(thick * .6)} L4 {n(thick * .88)}", 4), P(f"M0 {n(-thick * .86)} C8 {n(-thick * .3)} 8 {n(thick * .3)} 0 {n(thick * .86)} L9 {n(thick * .9)} C17 {n(thick * .3)} 17 {n(-thick * .3)} 9 {n(-thick * .9)}z", BRASS, 4), C(20, 0, 11, SKIN, 4) if hand else E(9, 0, 6, thick * .7, "#1e1236", 3), rot=round(turn))
    return tube(points, thick, SLEEVE, 4.4) + O([(u - thick * .2, v - thick * .22) for u, v in points], 3.4, "#e8d8ff", .5) + end


def monk(x: float, y: float, s: float = 1, left: tuple[Point, ...] = ((-24, -44), (-50, -12), (-54, 18)), right: tuple[Point, ...] = ((24, -44), (50, -12), (54, 18)), *, iris: str = GOLDEN_IRIS, lid: str = "", rot: float = 0, tilt: float = 0) -> str:
    """Draws the whole Watcher from the front, the middle of her robe on the point, about 270 high; sleeves go along points."""
    return at(x, y, robe(0, 0), sleeve(list(left), 21), sleeve(list(right), 21), at(0, -98, bell(0, 0, .66, iris, lid), rot=tilt), s=s, rot=rot)


def lotus_seat(x: float, y: float, s: float = 1, *, iris: str = GOLDEN_IRIS, lid: str = REST) -> str:
    """Draws her as she sits with crossed legs, the ground under her at 62, about 180 high."""
    return at(x, y, S([(-92, 48), (-82, 26), (-50, 12), (50, 12), (82, 26), (92, 48), (50, 60), (-50, 60)], ROBE, 5), P("M-92 46 C-50 62 50 62 92 46 L88 56 C50 68 -50 68 -88 56z", BRASS, 4), S([(-44, 30), (-46, -20), (-26, -52), (0, -58), (26, -52), (46, -20), (44, 30), (0, 40)], ROBE, 5), P("M-12 -50 H14 L18 34 H-16z", CREAMY, 4), tube([(-34, -30), (-54, 2), (-18, 24)], 19, SLEEVE, 4.4), tube([(34, -30), (54, 2), (18, 24)], 19, SLEEVE, 4.4), R(-24, 14, 12, 22, 4, BRASS, 3.6), R(12, 14, 12, 22, 4, BRASS, 3.6), S([(-16, 20), (0, 14), (16, 20), (12, 34), (-12, 34)], SKIN, 4), bell(0, -82, .64, iris, lid), s=s)


def fist(x: float, y: float, s: float = 1, rot: float = 0, cuff: bool = True) -> str:
    """Draws her fist, knuckles to the right, with the end of a sleeve; about 100 long."""
    end = P("M-86 -26 L-40 -34 V36 L-86 28z", ROBE, 4.4) + P("M-46 -38 H-30 V38 H-46z", BRASS, 4.4) if cuff else ""
    return at(x, y, end, S([(-32, -22), (0, -32), (20, -28), (26, 28), (0, 34), (-32, 26)], SKIN, 4.4), "".join(R(4, -34 + 16.5 * k, 30, 19, 9, SKIN, 4) for k in range(4)), P("M-22 24 C-14 6 18 10 22 20 C24 32 -4 38 -20 36z", SKIN, 4), shine("M-22 -14 C-14 -20 -6 -22 0 -23", 4, .6), s=s, rot=rot)


def palm(x: float, y: float, s: float = 1, rot: float = 0, sign: str = "") -> str:
    """Draws her open hand, fingers up, and its cuff below; about 110 wide and 190 high."""
    return at(x, y, *(tube([(a * .7, -8), (a, -62 + abs(a) * .5)], 15, FLESH, 4.4) for a in (-36, -13, 12, 35)), tube([(32, 14), (60, -8)], 15, FLESH, 4.4), S([(-42, 10), (-40, -24), (0, -34), (40, -22), (44, 12), (30, 52), (-28, 52)], SKIN, 5), P("M-30 54 H32 L42 96 H-42z", ROBE, 5), P("M-34 48 H36 L38 62 H-36z", BRASS, 4.4), sign or L("M-24 20 C-10 8 10 6 26 14 M-20 -4 C-4 -10 14 -10 28 -4", 3, "#a07a78", .7), s=s, rot=rot)


def staff(x: float, y: float, s: float = 1, rot: float = 0, low: float = 120) -> str:
    """Draws her staff around a point of its shaft, ring up at -96."""
    return at(x, y, R(-5, -72, 10, 72 + low, 4, WOOD, 4.4), C(0, -96, 26, "none", 13, INK), C(0, -96, 26, "none", 5.6, "#f2c14e"), C(-24, -86, 6.4, BRASS, 3.4), C(24, -86, 6.4, BRASS, 3.4), C(0, -96, 13, "c:#fffbe0,#ffe08a,#e08a2c", 3.4), C(0, -96, 5, INK, 0), P("M-9 -70 L0 -48 L9 -70z", BRASS, 4), s=s, rot=rot)


def miracle(x: float, y: float, s: float = 1, face: str = "", rot: float = 0) -> str:
    """Draws a miracle: a star with an eye or a face, 94 wide."""
    eye = C(0, 0, 17, "#fffdf0", 3.4, "#b0741c") + P("M-15 0 C-8 -9 8 -9 15 0 C8 9 -8 9 -15 0z", "#c06a14", 0) + C(0, 0, 5, "#fff6c8", 0)
    return at(x, y, glow(0, 0, 66, "#ffe88a", .75), star(0, 0, 47, 8, .64, "c:#ffffff,#fff2b0,#f2b93c", 4.4, INK), face or eye, s=s, rot=rot)


def eye(x: float, y: float, s: float = 1, iris: str = GOLDEN_IRIS, rot: float = 0, look: float = 0) -> str:
    """Draws an open eye, 90 wide."""
    return at(x, y, P("M-45 0 C-24 -32 24 -32 45 0 C24 30 -24 30 -45 0z", "r:#fffdf4,#f4e8d0,#c9a98c", 4.4), C(look, 0, 20, iris, 3), E(look, 0, 5.6, 15, "#20101c", 0), C(look - 6, -7, 5, "#ffffff", 0), s=s, rot=rot)


def sandal(x: float, y: float, s: float = 1, flip: bool = False) -> str:
    """Draws one of her feet in its sandal, the sole on the point, toes to the right."""
    return at(x, y, P("M-18 -26 L-20 -6 C-20 -2 -16 -1 -10 -1 H24 C36 -2 34 -15 22 -16 C10 -17 4 -20 0 -28z", SKIN, 4.4), R(-24, -4, 60, 9, 4, WOOD, 4), L("M-16 -14 L10 -4 M8 -16 L20 -3", 5, "#c8324a"), s=s, sx=-s if flip else s)


def lotus(x: float, y: float, s: float = 1, fill: str = "v:#ffe8f4,#f088b8,#a83c78") -> str:
    """Draws an open lotus that floats on the point, about 150 wide."""
    def petal(rot: float, wide: float, high: float) -> str:
        return G(f"rotate({rot:g})", P(f"M0 4 C{n(-wide)} {n(-high * .3)} {n(-wide * .8)} {n(-high * .7)} 0 {n(-high)} C{n(wide * .8)} {n(-high * .7)} {n(wide)} {n(-high * .3)} 0 4z", fill, 4.4))
    return at(x, y, *(petal(a, 22, 74) for a in (-74, 74, -48, 48)), petal(0, 24, 66), *(petal(a, 22, 58) for a in (-26, 26)), *(petal(a, 20, 42) for a in (-58, 58, 0)), s=s)


def flow(points: list[Point], wide: float = 16, fill: str = "#c8323c", dark: str = "#6a0f20") -> str:
    """Draws a ribbon of cloth along points."""
    return O(points, wide + 8.4, INK) + O(points, wide, fill) + O([(x, y + wide * .3) for x, y in points], wide * .24, dark, .6) + O([(x, y - wide * .28) for x, y in points], 2.6, "#ffffff", .5)


def beads(x: float, y: float, rx: float, ry: float, count: int = 14, r: float = 7, fill: str = "r:#ffdcae,#b8683c,#5a2a1c") -> str:
    """Draws a ring of prayer beads around a point."""
    return E(x, y, rx, ry, "none", 2.6) + "".join(C(x + rx * math.cos(a), y + ry * math.sin(a), r, fill, 3) for a in (math.tau * k / count + .3 for k in range(count)))
