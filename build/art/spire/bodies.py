"""Parts of figures: eyes with lids, hands, shoes, teeth, patches, keys to wind a toy up with."""

# fmt: off
# ruff: noqa: E501

import math
from itertools import pairwise

from kit import INK, C, E, G, L, O, P, Point, R, S, at, n, shine, tube

from spire.base import W
from spire.materials import BRASS, SKIN, STEEL

BALL = "r:#ffffff,#fff2e2,#d8b4a4"
AMBER = "c:#ffde7a,#d8641c,#7c1414"
JADE = "c:#d8ffb0,#4fae4a,#14482c"
AZURE = "c:#c8f4ff,#2c8ac8,#14386a"
VIOLET = "c:#ecd0ff,#9a4ad8,#3c1470"
BLOOD = "c:#ffc0a0,#d8283c,#5c0a1c"


def eye(x: float, y: float, r: float, iris: str = AMBER, look: Point = (-.32, .16), lid: str = "", tilt: float = 0,
        shut: float = 0, ball: str = BALL, size: float = .46, slit: bool = False) -> str:
    """Draws an eye; `lid` is the paint of the upper lid, which may be tilted and let down."""
    a, b = x + look[0] * r, y + look[1] * r
    w = 4.4 if r > 10 else 3.4
    pupil = E(a, b, r * .1, r * size * .8, INK, 0) if slit else C(a, b, r * size * .46, INK, 0)
    out = C(x, y, r, ball, w) + C(a, b, r * size, iris, max(1.8, r * .1)) + pupil + C(a + r * .2, b - r * .22, r * .15, "#ffffff", 0)
    if lid:
        k = r * 1.06
        low = (-.42 + 1.1 * shut) * k
        out += at(x, y, P(f"M{n(-k)} {n(.02 * k)} C{n(-.98 * k)} {n(-1.42 * k)} {n(.98 * k)} {n(-1.42 * k)} {n(k)} {n(.02 * k)} C{n(.5 * k)} {n(low)} {n(-.5 * k)} {n(low)} {n(-k)} {n(.02 * k)}z", lid, w), rot=tilt)
    return out


def glowing(x: float, y: float, r: float, colour: str = "#ffd04a", rot: float = 0, squash: float = .7) -> str:
    """Draws an eye that is only light, behind a visor or in the dark."""
    return at(x, y, C(0, 0, r * 2.2, f"c:{colour}@.7,{colour}@.25,{colour}@0", 0), E(0, 0, r, r * squash, f"c:#ffffff,#fffbe0,{colour}", 0), rot=rot)


def brow(x: float, y: float, wide: float, tilt: float, w: float = 6, ink: str = INK) -> str:
    """Draws a brow; a positive tilt goes down to the right."""
    return at(x, y, L(f"M{n(-wide)} 0 Q0 {n(-wide * .3)} {n(wide)} 0", w, ink), rot=tilt)


def teeth(a: Point, b: Point, bow: float, count: int, long: float, side: int, fill: str = "#fffdf0", w: float = 3) -> str:
    """Draws teeth along a bowed edge from a to b; they grow down for side 1 and up for side -1."""
    out = ""
    for k in range(count):
        (x0, y0), (xm, ym), (x1, y1) = (
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + bow * 4 * t * (1 - t))
            for t in ((k + .1) / count, (k + .5) / count, (k + .9) / count))
        grown = long * (.75 + .4 * math.sin(math.pi * (k + .5) / count))
        out += P(f"M{n(x0)} {n(y0)} L{n(xm)} {n(ym + side * grown)} L{n(x1)} {n(y1)}z", fill, w)
    return out


def shoe(x: float, y: float, wide: float, fill: str, flip: int = -1, w: float = W) -> str:
    """Draws a shoe whose sole is on y; it points to the left unless flipped."""
    k = wide
    return at(x, y, P(f"M{n(-.42 * k)} 0 C{n(-.46 * k)} {n(-.44 * k)} {n(-.02 * k)} {n(-.56 * k)} {n(.12 * k)} {n(-.46 * k)} C{n(.36 * k)} {n(-.42 * k)} {n(.58 * k)} {n(-.3 * k)} {n(.56 * k)} 0z", fill, w), L(f"M{n(-.38 * k)} {n(-.1 * k)} H{n(.5 * k)}", 2.6, INK, .5), sx=flip, s=1)


def fist(x: float, y: float, r: float, fill: str = SKIN, rot: float = 0, w: float = W) -> str:
    """Draws a closed hand, knuckles to the left."""
    return at(x, y, S([(-r, -r * .3), (-r * .7, -r * .9), (r * .3, -r), (r, -r * .4), (r * .9, r * .6), (0, r), (-r * .9, r * .6)], fill, w),
              L(f"M{n(-r * .9)} {n(-r * .18)} H{n(-r * .1)} M{n(-r * .9)} {n(r * .28)} H{n(-r * .1)}", 2.8), rot=rot)


def open_hand(x: float, y: float, r: float, fill: str = SKIN, flat: str = "#e8c8b4", rot: float = 0) -> str:
    """Draws a hand with four spread fingers, pointing to the left."""
    fingers = "".join(tube([(-r * .5, d * r * .4), (-r * 1.5, d * r * .75)], r * .42, flat, 4) for d in (-1, 0, 1)) + tube([(r * .1, -r * .7), (-r * .3, -r * 1.5)], r * .42, flat, 4)
    return at(x, y, fingers, C(0, 0, r, fill, 4.4), rot=rot)


def patch(x: float, y: float, s: float = 1, fill: str = "v:#d8c48c,#9a7e4a", rot: float = 0) -> str:
    """Draws a sewn-on patch."""
    return at(x, y, R(-14, -12, 28, 24, 3, fill, 3), L("M-17 -6 h6 M-17 4 h6 M11 -6 h6 M11 4 h6 M-6 -15 v6 M5 -15 v6 M-6 9 v6 M5 9 v6", 2.2), s=s, rot=rot)


def stitches(points: list[Point], w: float = 3, ink: str = INK) -> str:
    """Draws a seam along points."""
    out = O(points, w, ink)
    for (x0, y0), (x1, y1) in pairwise(points):
        far = math.hypot(x1 - x0, y1 - y0) or 1
        for t in (.25, .75):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            dx, dy = 6 * (y1 - y0) / far, -6 * (x1 - x0) / far
            out += L(f"M{n(x - dx)} {n(y - dy)} L{n(x + dx)} {n(y + dy)}", w, ink)
    return out


def wind_key(x: float, y: float, s: float = 1, rot: float = 0, fill: str = BRASS) -> str:
    """Draws the key that winds a toy up; its shaft points to the left."""
    return at(x, y, R(-34, -6, 36, 12, 4, fill, W), E(16, -18, 17, 20, fill, W), E(16, -18, 7, 9, "#3a2430", 3.4), E(16, 18, 17, 20, fill, W), E(16, 18, 7, 9, "#3a2430", 3.4), shine("M8 -30 C12 -34 18 -34 22 -32", 3.4, .8), s=s, rot=rot)


def blade(x: float, y: float, s: float = 1, rot: float = 0, grip: str = "v:#6a4a38,#3a2420", guard: str = BRASS) -> str:
    """Draws a knife around its guard, point to the left."""
    return at(x, y, P("M0 -7 L-56 -5 L-74 3 L-54 8 L0 8z", STEEL, 4), L("M-4 -2 H-52", 3, "#ffffff", .8), R(-4, -12, 8, 26, 3, guard, 3.4), R(4, -6, 28, 13, 5, grip, 4), s=s, rot=rot)


def chain(points: list[Point], colour: str = "#aab6c6") -> str:
    """Draws links at points."""
    return "".join(E(x, y, 8 if k % 2 else 6, 5 if k % 2 else 8, "none", 8, INK) + E(x, y, 8 if k % 2 else 6, 5 if k % 2 else 8, "none", 3.4, colour) for k, (x, y) in enumerate(points))


def swirl(x: float, y: float, r: float, colour: str = "#fff6dc", w: float = 4, turn: float = 0) -> str:
    """Draws a spiral, as dizzy eyes have."""
    spots = []
    for k in range(11):
        a, q = turn + k * .95, r * (k + .6) / 11
        spots.append((x + q * math.cos(a), y + q * math.sin(a)))
    return O(spots, w, colour)


def moved(x: float, y: float, *items: str, s: float = 1) -> str:
    """Moves a whole drawing into its box."""
    return G(f"translate({n(x)} {n(y)})" + (f" scale({s:g})" if s != 1 else ""), *items)
