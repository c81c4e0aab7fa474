"""What comes by on card pictures of every hero: small slimes with faces, fires, clouds, cards, arrows, cracks, boxes."""

# fmt: off
# ruff: noqa: E501

import math
import random

import parts
from kit import INK, C, E, L, O, P, Point, R, S, at, n, shine, tube

from spire.base import lit, shade
from spire.grounds import OUCH
from spire.materials import STEEL

SLIME = {
    "green": "r:#ecffb0,#8ac83c,#35601f",
    "pink": "r:#ffd0f6,#cc62d0,#5c2280",
    "blue": "r:#d4f4ff,#5aa8e4,#1c4478",
    "gold": "r:#fff2b8,#f2aa40,#9a4a1c",
    "teal": "r:#d0fff2,#48b8a4,#124c4c",
    "red": "r:#ffc8b0,#e05a40,#6a1424",
    "grey": "r:#f4f0f6,#a49cb0,#4a4258",
    "violet": "r:#e8d4ff,#8c6ad8,#34207c",
}
SCARED = parts.eyes(0, -8, 16, 12, "white", (0, -.8)) + parts.mouth(0, 14, 11, "wobble")
HAPPY = parts.eyes(0, -6, 16, 9) + parts.mouth(0, 12, 11, "smile")
CROSS = parts.eyes(0, -4, 16, 10, "white", (.2, .3)) + parts.brows(0, -16, 16, 10, 4) + parts.mouth(0, 16, 11, "sad")
GASP = parts.eyes(0, -10, 17, 11, "white", (0, -.4)) + parts.mouth(0, 14, 8, "open")


def slime(x: float, y: float, s: float = 1, tone: str = "green", face: str = OUCH, *, rot: float = 0, squash: float = 1, extra: str = "") -> str:
    """Draws a small slime whose foot is on the point, 96 wide; a squash below 1 makes it flat."""
    return at(x, y, S([(-46, -12), (-40, -50), (-16, -70), (16, -70), (40, -50), (46, -12), (30, 0), (-30, 0)], SLIME[tone], 4.4),
              shade("M22 -66 C48 -48 50 -12 30 -2 C18 0 8 -1 0 -1 C28 -14 34 -42 22 -66z", .22), E(-20, -54, 10, 5, "#ffffff", 0, op=.85), C(-33, -42, 3, "#ffffff", 0, op=.7),
              at(0, -30, face), extra, s=s * squash, sx=s / math.sqrt(squash), rot=rot)


def blaze(x: float, y: float, wide: float, high: float, count: int = 5, seed: int = 1, paint: str = "v:#ff4a1c,#ff9a2c,#ffd860", edge: str = "#7c1c14", w: float = 4) -> str:
    """Draws a fire of tongues that stands on a line around x, with a lighter one inside."""
    def tongues(k: float, tall_by: float, fill: str, line: float, rng: random.Random) -> str:
        half = wide * k / 2
        step = 2 * half / count
        d = f"M{n(x - half)} {n(y)}"
        for j in range(count):
            left, rise = x - half + j * step, math.sin(math.pi * (j + .5) / count)
            tall = high * tall_by * (.5 + .5 * rise) * rng.uniform(.82, 1.1)
            tip = left + step * rng.uniform(.3, .8)
            low = 0 if j == count - 1 else high * tall_by * (.24 + .26 * math.sin(math.pi * (j + 1) / count))
            d += f" C{n(left - step * .12)} {n(y - tall * .45)} {n(tip - step * .42)} {n(y - tall * .5)} {n(tip)} {n(y - tall)}"
            d += f" C{n(tip + step * .02)} {n(y - tall * .78)} {n(left + step * 1.12)} {n(y - max(tall * .62, low + 6))} {n(left + step)} {n(y - low)}"
        return P(f"{d} Q{n(x)} {n(y + high * .1)} {n(x - half)} {n(y)}z", fill, line, edge)

    return tongues(1, 1, paint, w, random.Random(seed)) + tongues(.72, .66, "v:#ffb03a,#ffe88a,#fff6c8", 0, random.Random(seed + 1)) + tongues(.4, .36, "#fffdf0", 0, random.Random(seed + 2))


def ember(points: list[Point], r: float = 3, fill: str = "#ffe28a") -> str:
    """Draws sparks that fly off, each a little smaller."""
    return "".join(C(x, y, r * (1 - .5 * k / len(points)), fill, 0) for k, (x, y) in enumerate(points))


def fireball(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws a drop of fire whose tail goes up."""
    return at(x, y, P("M2 -44 C14 -26 26 -18 24 2 C22 18 12 26 0 26 S-22 18 -24 2 C-26 -14 -8 -18 2 -44z", "v:#ff5a1c,#ffa02c,#ffe06a", 4, "#7c1c14"), P("M0 -16 C8 -8 13 -2 12 6 C10 16 -10 16 -12 6 C-13 -2 -4 -6 0 -16z", "#fff6c8", 0), s=s, rot=rot)


def puff(x: float, y: float, s: float = 1, fill: str = "r:#ffffff,#e4dce4,#9c90a8", w: float = 3.4, op: float = 1) -> str:
    """Draws a round cloud of dust, about 70 wide."""
    return at(x, y, S([(-34, 6), (-34, -12), (-20, -16), (-12, -28), (8, -28), (18, -16), (32, -12), (34, 6), (20, 14), (0, 10), (-20, 15)], fill, w, op=op), lit("M-28 -2 C-28 -10 -18 -14 -8 -20 C4 -24 6 -16 -4 -12 C-14 -10 -20 -4 -28 -2z", .7 * op, "#ffffff"), s=s)


def spark(x: float, y: float, r: float, fill: str = "c:#ffffff,#ffe88a,#ff9a2c", points: int = 9, seed: int = 1, edge: str = "#7c2414") -> str:
    """Draws an uneven flash."""
    rng = random.Random(seed)
    spots = []
    for k in range(points * 2):
        a = math.pi * k / points + seed
        q = r * (rng.uniform(.82, 1.16) if k % 2 == 0 else rng.uniform(.4, .52))
        spots.append(f"{n(x + q * math.cos(a))} {n(y + q * math.sin(a))}")
    return P("M" + " L".join(spots) + "z", fill, 3.4, edge)


def arrow(x: float, y: float, s: float = 1, rot: float = 0, tip: str = "#c9d6de") -> str:
    """Draws an arrow that flies to the right; its point is on the point."""
    return at(x, y, L("M-66 0 H-14", 7.4), L("M-66 0 H-14", 3.2, "#b98a58"), P("M-16 -8 L0 0 L-16 8 L-12 0z", tip, 3), P("M-62 0 l-12 -9 h12 l9 9 l-9 9 h-12z", "#f4dcc0", 2.8), s=s, rot=rot)


CARD_BACKS = {"ironclad": ("v:#c84a3c,#7a1c24", "#ffb45a"), "silent": ("v:#6a9a54,#2c4a34", "#d8f08a"), "any": ("v:#8a8696,#45424e", "#fff2d0"), "burnt": ("v:#5c4a50,#241a22", "#ff8a3c")}


def back(x: float, y: float, s: float = 1, rot: float = 0, who: str = "ironclad") -> str:
    """Draws a card from behind, 48 by 66: a tower in a frame."""
    fill, line = CARD_BACKS[who]
    return at(x, y, R(-24, -33, 48, 66, 7, "#fff4dc", 4), R(-19, -28, 38, 56, 4, fill, 2.4), P("M0 -20 L9 -4 V18 H-9 V-4z", line, 2.4), C(0, 2, 3, INK, 0), s=s, rot=rot)


def front(x: float, y: float, s: float = 1, rot: float = 0, who: str = "ironclad", sign: str = "") -> str:
    """Draws a card from before, 48 by 66: a window, lines and a sign of one's own."""
    fill, line = CARD_BACKS[who]
    return at(x, y, R(-24, -33, 48, 66, 7, fill, 4), R(-18, -26, 36, 26, 4, line, 2.4), sign, R(-18, 4, 36, 23, 3, "#fff4dc", 2.4), L("M-12 11 H12 M-9 19 H9", 2.6, INK, .55), s=s, rot=rot)


def charred(x: float, y: float, s: float = 1, rot: float = 0, who: str = "ironclad") -> str:
    """Draws a card whose upper half has burnt to glowing edges."""
    fill, _ = CARD_BACKS[who]
    return at(x, y, P("M-24 33 V-6 L-16 -12 L-10 -4 L-2 -16 L6 -8 L14 -20 L24 -10 V33z", fill, 4), L("M-24 -6 L-16 -12 L-10 -4 L-2 -16 L6 -8 L14 -20 L24 -10", 5, "#ffd04a"), R(-17, 6, 34, 20, 3, "#fff4dc", 2.4), s=s, rot=rot)


def plaster(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws a sticking plaster with its pad."""
    return at(x, y, R(-20, -8, 40, 16, 8, "v:#ffe8c4,#dcae78", 3.2), R(-7, -8, 14, 16, 1, "#fff6e4", 2), C(-13, 0, 1.4, "#a87848", 0), C(13, 0, 1.4, "#a87848", 0), s=s, rot=rot)


def bricks(x: float, y: float, s: float = 1, rot: float = 0, fill: str = "v:#e09878,#94503c") -> str:
    """Draws a single brick."""
    return at(x, y, R(-17, -9, 34, 18, 3, fill, 3.4), L("M-10 -4 H4", 2.6, "#ffd8c0", .7), s=s, rot=rot)



def daze(x: float, y: float, rx: float, ry: float, count: int = 3, s: float = 1) -> str:
    """Draws stars that circle above a head."""
    ring = E(x, y, rx, ry, "none", 2.6, "#fff0b0", .7)
    return ring + "".join(parts.star(x + rx * math.cos(a), y + ry * math.sin(a), 10 * s, "c:#ffffff,#ffe88a,#f2b93c", 5, 2.8) for a in (math.tau * k / count + .6 for k in range(count)))


def drop(x: float, y: float, s: float = 1, fill: str = "v:#ff9a8a,#e0283c,#8c1024", face: str = "", rot: float = 0) -> str:
    """Draws a fat drop, its middle on the point, about 80 high."""
    return at(x, y, P("M0 -48 C14 -22 32 -6 32 14 A32 30 0 0 1 -32 14 C-32 -6 -14 -22 0 -48z", fill, 4.4), shine("M-20 6 C-20 -2 -16 -8 -11 -14", 5, .75), face, s=s, rot=rot)


def soul(x: float, y: float, s: float = 1, face: str = "", fill: str = "v:#ffffff@.95,#c8f0f4@.85,#6ab8d0@.5", rot: float = 0, w: float = 4) -> str:
    """Draws a small ghost, its middle on the point, about 70 wide."""
    return at(x, y, P("M-34 44 C-40 4 -36 -44 0 -44 S40 4 34 44 C28 52 22 34 14 42 C8 50 2 36 -4 44 C-12 52 -16 36 -22 44 C-26 50 -32 50 -34 44z", fill, w), lit("M-26 6 C-26 -18 -14 -34 0 -36 C-14 -24 -18 -8 -18 10z", .8, "#ffffff"), face, s=s, rot=rot)


def hand_rope(points: list[Point], thick: float = 5, colour: str = "#d8b078") -> str:
    """Draws a rope or a string."""
    return O(points, thick + 4.6, INK) + O(points, thick, colour)


def spring(x: float, y: float, wide: float, high: float, turns: int, w: float = 5, colour: str = "#c9d6de") -> str:
    """Draws a spring that stands on a point."""
    step = high / turns
    d = "".join(f"M{n(x - wide)} {n(y - k * step)} C{n(x - wide)} {n(y - (k + .6) * step)} {n(x + wide)} {n(y - (k + .1) * step)} {n(x + wide)} {n(y - (k + .6) * step)} C{n(x + wide)} {n(y - (k + .9) * step)} {n(x - wide)} {n(y - (k + .7) * step)} {n(x - wide)} {n(y - (k + 1) * step)} " for k in range(turns))
    return L(d, w + 4.6, INK) + L(d, w, colour)


def dagger(x: float, y: float, s: float = 1, rot: float = 0, grip: str = "v:#6a4a38,#3a2420") -> str:
    """Draws a small throwing knife, point to the right, around its middle."""
    return at(x, y, P("M-2 -6 L34 -4 L44 1 L34 6 L-2 6z", STEEL, 3.4), L("M2 -2 H32", 2, "#ffffff", .9), R(-6, -9, 6, 19, 2, "#e0a845", 2.8), R(-28, -5, 23, 11, 5, grip, 3.4), C(-28, .5, 4.4, "#e0a845", 2.6), s=s, rot=rot)


def crack(points: list[Point], w: float = 6, colour: str = "#ffe28a") -> str:
    """Draws a crack that glows."""
    d = "M" + " L".join(f"{n(x)} {n(y)}" for x, y in points)
    return L(d, w + 4) + L(d, w * .62, colour)



def mound(x: float, y: float, wide: float, high: float, fill: str = "v:#a8703c,#4a2818", seed: int = 1) -> str:
    """Draws a heap of earth that stands on a line."""
    rng = random.Random(seed)
    spots = [(x - wide / 2, y)] + [(x - wide / 2 + wide * k / 6, y - high * math.sin(math.pi * k / 6) * rng.uniform(.86, 1.1)) for k in range(1, 6)] + [(x + wide / 2, y)]
    return P("M" + " L".join(f"{n(a)} {n(b)}" for a, b in ((x - wide / 2 - 2, y + 6), *spots, (x + wide / 2 + 2, y + 6))) + "z", fill, 4) + "".join(E(x + rng.uniform(-.3, .3) * wide, y - high * rng.uniform(.15, .5), 4, 2.6, "#f4d0a0", 0, op=.5) for _ in range(5))


def limb(points: list[Point], thick: float, fill: str, glint: str = "#ffffff") -> str:
    """Draws a limb with a light along it."""
    return tube(points, thick, fill, 4.4) + O([(x - thick * .22, y - thick * .2) for x, y in points], 3, glint, .4)


def ticket(x: float, y: float, s: float = 1, rot: float = 0, sign: str = "", fill: str = "r:#fffadc,#f6cc5c,#c07c1c") -> str:
    """Draws a golden ticket, 156 by 84, with a sign in its middle."""
    return at(x, y, P("M-78 -42 H78 V-16 C62 -14 62 14 78 16 V42 H-78 V16 C-62 14 -62 -14 -78 -16z", fill, 5), P("M-66 -33 H66 M-66 33 H66", "none", 3, "#a8701c"), L("M-46 -28 V28 M46 -28 V28", 3, "#a8701c", .9), L("M-60 -8 v2 M-60 6 v2 M60 -8 v2 M60 6 v2", 5, "#a8701c"), C(0, 0, 29, "#fff6c8", 3, "#a8701c"), sign, shine("M-68 -24 V-30 H-52", 4, .8), s=s, rot=rot)
