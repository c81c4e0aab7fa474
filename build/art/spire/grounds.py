"""Grounds of card pictures by type of card, and the parts that come back on many of them."""

# fmt: off
# ruff: noqa: E501

import math
import random

import parts
from kit import INK, C, E, L, P, R, S, at, dots, glow, n

from spire.base import lit, rivet, shade
from spire.materials import BRASS, COPPER, IRON, RUST

TONES = {
    "ironclad": ("#8a2f2a", "#2c0f1a", "#ffb45a"),
    "silent": ("#4c7044", "#16261e", "#d8f08a"),
    "defect": ("#2f5f8c", "#0f1c34", "#8ae8ff"),
    "watcher": ("#6a4aa0", "#20123c", "#ffe08a"),
    "colorless": ("#6c6a74", "#23222c", "#fff2d0"),
    "curse": ("#4c3a5c", "#1a1026", "#c8a8e8"),
    "status": ("#5c5a58", "#211f24", "#f4e0b0"),
    "act1": ("#2f5a6c", "#0d1430", "#8ad8c0"),
    "act2": ("#6c3450", "#1c1030", "#ffb06a"),
    "act3": ("#5c6c84", "#1c2438", "#ffe6a0"),
    "act4": ("#6a1c30", "#160814", "#ff5a6a"),
}


Tone = tuple[str, str, str]
"""What is above, what is below, and the light."""


def tone_of(who: str | Tone) -> Tone:
    """Gives the colours of an owner, or those that were asked for."""
    return TONES[who] if isinstance(who, str) else who


def _motes(rng: random.Random, colour: str, count: int = 12) -> str:
    return dots([(rng.uniform(8, 252), rng.uniform(8, 180), rng.uniform(.8, 2.6)) for _ in range(count)], colour, .8)


def rays(who: str | Tone, seed: int = 1, x: float = 130, y: float = 96, count: int = 16) -> str:
    """Draws a burst of light: the ground of attacks."""
    top, low, light = tone_of(who)
    rng = random.Random(seed)
    beams = ""
    for k in range(count):
        a = math.tau * k / count + rng.uniform(-.08, .08)
        b = a + math.tau / count * rng.uniform(.3, .55)
        beams += P(f"M{n(x)} {n(y)} L{n(x + 260 * math.cos(a))} {n(y + 260 * math.sin(a))} L{n(x + 260 * math.cos(b))} {n(y + 260 * math.sin(b))}z", light, 0, op=.13)
    return R(0, 0, 260, 190, 0, f"v:{top},{low}", 0) + beams + glow(x, y, 120, light, .7) + _motes(rng, light)


def hall(who: str | Tone, seed: int = 1, y: float = 148) -> str:
    """Draws arches of the spire with a light in the middle: the ground of skills."""
    top, low, light = tone_of(who)
    rng = random.Random(seed)
    arches = "".join(P(f"M{x} {y} V64 C{x} 20 {x + 60} 20 {x + 60} 64 V{y}z", low, 0, op=.55) + L(f"M{x} {y} V64 C{x} 20 {x + 60} 20 {x + 60} 64 V{y}", 3, light, .16) for x in (-34, 34, 166, 234))
    big = P(f"M76 {y} V70 C76 6 184 6 184 70 V{y}z", "#000000", 0, op=.25) + P(f"M84 {y} V72 C84 18 176 18 176 72 V{y}z", f"v:{light}@.55,{light}@.12", 0)
    return R(0, 0, 260, 190, 0, f"v:{top},{low}", 0) + arches + big + glow(130, 88, 116, light, .6) + P(f"M-4 {y} H264 V194 H-4z", f"v:{top},{low}", 0) + L(f"M-4 {y} H264", 3, INK, .5) + L(f"M60 {y} L20 194 M200 {y} L240 194 M130 {y} V194", 2.4, INK, .3) + _motes(rng, light, 10)


def rings(who: str | Tone, seed: int = 1, x: float = 130, y: float = 95) -> str:
    """Draws rings that go out from the middle: the ground of powers."""
    top, low, light = tone_of(who)
    rng = random.Random(seed)
    out = R(0, 0, 260, 190, 0, f"c:{top},{low},{low}", 0)
    for k, r in enumerate((150, 122, 96, 72)):
        out += C(x, y, r, light, 0, op=.07 + .035 * k)
    marks = "".join(L(f"M{n(x + 84 * math.cos(a))} {n(y + 84 * math.sin(a))} L{n(x + 90 * math.cos(a))} {n(y + 90 * math.sin(a))}", 3, light, .6) for a in (math.tau * k / 24 for k in range(24)))
    return out + C(x, y, 87, "none", 2.4, light, .35) + marks + glow(x, y, 104, light, .7) + _motes(rng, light, 14)


def gloom(who: str | Tone, seed: int = 1, x: float = 130, y: float = 92) -> str:
    """Draws a dim light in the dark with dust in it: the ground of curses and of what clogs a deck."""
    top, low, light = tone_of(who)
    return R(0, 0, 260, 190, 0, f"c:{top},{low}", 0) + glow(x, y, 110, light, .5) + _motes(random.Random(seed), light, 9)


def slash(d: str, colour: str = "#ffffff", w: float = 16) -> str:
    """Draws the track of a blade."""
    return L(d, w, colour, .35) + L(d, w * .5, "#ffffff", .8) + L(d, w * .18, "#ffffff")


def stars(x: float, y: float, r: float, count: int = 7, fill: str = "c:#ffffff,#ffe88a,#ff9a2c") -> str:
    """Draws the flash of a hard knock."""
    spots = []
    for k in range(count * 2):
        a = math.pi * k / count - .3
        q = r if k % 2 == 0 else r * .46
        spots.append(f"{n(x + q * math.cos(a))} {n(y + q * math.sin(a))}")
    return P("M" + " L".join(spots) + "z", fill, 3.4, "#7c2414")


def slab(x: float, y: float, s: float, rot: float) -> str:
    """Draws the Ironclad's sword around its grip."""
    return at(x, y, P("M-20 -28 L-23 -132 L4 -160 L25 -136 L21 -28z", "h:#f4f7fa,#b9c4d2,#6f7b90", 4.4), L("M1 -34 L2 -136", 3, "#5b6579", .7), lit("M-16 -30 L-19 -130 L-4 -145 L-8 -30z", .6, "#ffffff"), L("M-22 -98 l9 5 l-8 8 M23 -70 l-9 6 l9 7", 3.4), P("M-34 -30 C-20 -38 20 -38 34 -30 L30 -16 C16 -22 -16 -22 -30 -16z", BRASS, 4.4), R(-8, -18, 16, 46, 5, "v:#7a4a34,#3a1f22", 4.4), C(0, 32, 10, BRASS, 4.4), s=s, rot=rot)


def knife(x: float, y: float, s: float = 1, rot: float = 0, wet: bool = True) -> str:
    """Draws the Silent's knife, point to the right, around its guard."""
    drip = P("M20 8 L54 7 L46 12 C40 16 34 12 30 18 C26 12 22 14 20 8z", "v:#c8f06a,#5fa02c", 2.4) if wet else ""
    return at(x, y, P("M0 -7 L56 -5 L72 3 L54 8 L0 8z", "v:#f8fcff,#b8c6d6,#76869e", 4), drip, lit("M2 -5 L52 -3 L54 -1 L2 -1z", .8, "#ffffff"), R(-4, -12, 8, 26, 3, BRASS, 3.4), R(-30, -6, 27, 13, 5, "v:#6a4a38,#3a2420", 4), s=s, rot=rot)


def mitt(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws the Ironclad's fist, knuckles to the right."""
    return at(x, y, R(-84, -26, 62, 52, 12, IRON, 5), R(-62, -32, 20, 64, 8, RUST, 4.4), "".join(R(8, -36 + 19 * k, 34, 22, 10, IRON, 4.4) for k in range(4)), S([(-36, -34), (2, -42), (26, -32), (28, 34), (0, 44), (-34, 36)], IRON, 5), lit("M-28 -28 C-12 -36 8 -36 18 -28 C0 -28 -16 -22 -26 -10z", .45, "#ffffff"), P("M-16 30 C-4 14 28 18 34 28 C36 42 6 50 -12 46z", IRON, 4.4), "".join(rivet(-10, -22 + 16 * k, 4) for k in range(3)), s=s, rot=rot)


def helm(x: float, y: float, s: float = 1, rot: float = 0, eyes: str = "") -> str:
    """Draws the Ironclad's helm around its middle."""
    look = eyes or P("M-34 -4 L-6 -8 C-4 6 -18 14 -28 9z M14 -9 L42 -8 C40 6 26 10 18 4z", "c:#fffbe0,#ffc24a,#ff6a1c", 0)
    return at(x, y, P("M-54 -36 C-52 -64 44 -68 52 -42 L62 30 C36 56 -36 58 -60 36z", IRON, 5), shade("M30 -60 C50 -54 56 -20 62 30 C50 42 36 48 22 50 C44 20 46 -30 30 -60z", .4), P("M-54 -36 C-26 -50 28 -52 52 -42 L54 -28 C26 -38 -26 -36 -56 -22z", RUST, 4.4), P("M-46 -14 C-20 -22 34 -24 54 -18 L56 10 C36 6 -18 10 -44 18z", "v:#170c16,#3a1414", 4.4), glow(-18, 0, 30, "#ff7a2c", .8), glow(28, -2, 28, "#ff7a2c", .8), look, "".join(rivet(a, b, 3.6) for a, b in ((-50, 26), (-20, 42), (30, 40), (54, 24))), L("M-36 26 l6 9 M-28 25 l6 9 M26 18 l6 9 M34 16 l6 9", 3), s=s, rot=rot)


def bell(x: float, y: float, s: float = 1, iris: str = "c:#fff6b0,#ffc23c,#c06a14,#6a2c10", lid: str = "") -> str:
    """Draws the Watcher's head: the bell and the one eye below it."""
    return at(x, y, S([(-56, 0), (-34, -10), (34, -10), (56, 0), (52, 34), (26, 52), (0, 56), (-28, 52), (-52, 34)], "v:#120a22,#2c1a48", 5), glow(6, 22, 56, "#ffd86a", .6), P("M-38 22 C-20 0 26 -2 48 20 C30 44 -18 46 -38 22z", "r:#fffdf4,#f4e8d0,#c9a98c", 4.4), C(8, 21, 19, iris, 3), E(9, 21, 5.4, 14, "#20101c", 0), C(2, 13, 5, "#ffffff", 0), lid or P("M-40 22 C-22 -4 28 -6 50 20 C30 8 -20 8 -40 22z", "v:#5a3aa0,#331f66", 4), P("M-78 8 C-70 -8 -68 -28 -62 -46 C-50 -74 -24 -86 2 -86 C30 -86 54 -72 62 -44 C68 -28 72 -10 82 6 C46 22 -40 24 -78 8z", BRASS, 5), shade("M36 -78 C64 -60 66 -20 82 6 C66 13 46 16 28 18 C54 -8 54 -52 20 -85z", .34, "#3a1410"), lit("M-52 -40 C-44 -62 -26 -74 -8 -76 C-30 -60 -40 -34 -44 0 C-52 0 -58 -2 -62 -4z", .5, "#fffbe0"), L("M-62 -24 C-30 -12 32 -12 60 -24 M-67 -10 C-34 4 38 4 66 -10", 3.4, "#7c4a18"), C(2, -88, 9, "none", 9, INK), C(2, -88, 9, "none", 4, "#f2c14e"), s=s)


def porthole(x: float, y: float, s: float = 1, op: float = 1) -> str:
    """Draws the Defect's head."""
    return at(x, y, S([(-62, 4), (-56, -34), (-32, -58), (0, -66), (34, -58), (58, -32), (62, 6), (48, 38), (16, 54), (-20, 52), (-48, 38)], COPPER, 5, op=op), C(18, 0, 45, BRASS, 5, op=op), C(18, 0, 33, "c:#f4ffff,#9aeaff,#3aa0dc,#12385c", 4.4, op=op), C(22, 0, 14, "#f4ffff", 0, op=op), C(24, 0, 6, "#0e2c48", 0, op=op), L("M-6 -18 L6 -10 L2 0 L10 8 M6 -10 L14 -16", 2.6, "#f4ffff", .9 * op), E(2, -20, 9, 5, "#ffffff", 0, op=.6 * op), *(rivet(18 + 39 * math.cos(a), 39 * math.sin(a), 3.4) for a in (.4, 1.4, 2.5, 3.6, 4.7, 5.7)), P("M-18 -34 C-8 -46 38 -50 54 -30 L48 -20 C34 -34 2 -32 -12 -22z", COPPER, 4.4, op=op), s=s)


def blobby(x: float, y: float, s: float, fill: str, face: str) -> str:
    """Draws a small slime that gets the worst of it."""
    return at(x, y, S([(-48, 20), (-40, -20), (0, -42), (40, -20), (48, 20), (30, 32), (-30, 32)], fill, 4.4), E(-18, -20, 10, 5, "#ffffff", 0, op=.8), face, s=s)


OUCH = parts.eyes(0, -4, 16, 10, "x") + parts.mouth(0, 16, 12, "wail")
