"""More grounds of card pictures: walls, floors, skies and rushes, so that a deck is no row of equal rays."""

# fmt: off
# ruff: noqa: E501

import math
import random

from kit import INK, C, L, P, R, S, dots, glow, n

from spire.grounds import Tone, tone_of

FORGE: Tone = ("#c8641c", "#5a1810", "#fff0a0")
SMOKE: Tone = ("#6a626c", "#231c26", "#ffd0a0")
PLUM: Tone = ("#7c3866", "#26102c", "#ffaad0")
BLOODY: Tone = ("#b8242a", "#40080f", "#ff9a7a")
SAND: Tone = ("#c89a58", "#583420", "#fff2c8")
COLD: Tone = ("#44608c", "#141a38", "#c8e4ff")
LAGOON: Tone = ("#2f7a7c", "#0d2a38", "#b8f4dc")
DUSK: Tone = ("#6a5490", "#1e1636", "#ecd0ff")
SWAMP: Tone = ("#7c8438", "#242a14", "#f4f49a")
AMBER: Tone = ("#a8803c", "#38220f", "#ffe89a")
NIGHT: Tone = ("#2c4a64", "#0a1424", "#b8ecdc")
ROSE: Tone = ("#a04a5c", "#34121f", "#ffd0c0")


def motes(seed: int, colour: str, count: int = 10) -> str:
    """Draws dust in the light."""
    rng = random.Random(seed)
    return dots([(round(rng.uniform(8, 252)), round(rng.uniform(8, 180)), rng.uniform(.8, 2.6)) for _ in range(count)], colour, .8)


def plain(who: str | Tone, x: float = 130, y: float = 92, r: float = 120, op: float = .75) -> str:
    """Draws a light on nothing: the ground of what is seen from close by."""
    top, low, light = tone_of(who)
    return R(0, 0, 260, 190, 0, f"v:{top},{low}", 0) + glow(x, y, r, light, op)


def wall(who: str | Tone, seed: int = 1, x: float = 130, y: float = 88, row: float = 27) -> str:
    """Draws a wall of stones with a light on it."""
    _, low, light = tone_of(who)
    rng = random.Random(seed)
    joints, spots = "", ""
    for k in range(math.ceil(190 / row) + 1):
        b = k * row - 6
        joints += f"M-4 {n(b)} H264 "
        for j in range(6):
            a = j * 54 + (27 if k % 2 else 0) - 20 + rng.uniform(-7, 7)
            joints += f"M{n(a)} {n(b)} v{n(row)} "
            if rng.random() < .28:
                spots += R(a + 3, b + 3, 46, row - 6, 3, light if rng.random() < .5 else low, 0, op=.16)
    return plain(who, x, y, 130, .7) + spots + L(joints, 3, low, .75) + motes(seed, light, 7)


def floor(who: str | Tone, seed: int = 1, y: float = 70, x: float = 130) -> str:
    """Draws paving stones that run into the depth under a dark far end: a camera that looks down."""
    top, low, light = tone_of(who)
    lines = "".join(f"M{n(x + k * 13)} {n(y)} L{n(x + k * 78)} 196 " for k in range(-7, 8))
    b, step = y, 7.0
    while b < 190:
        lines += f"M-4 {n(b)} H264 "
        b += step
        step *= 1.55
    return (R(0, 0, 260, 190, 0, f"v:{low},{top}", 0) + P(f"M-4 {n(y)} H264 V194 H-4z", f"v:{low},{top}", 0) + glow(x, y - 6, 110, light, .6)
            + L(lines, 2.4, low, .8) + motes(seed, light, 9))


def sky(who: str | Tone, seed: int = 1, y: float = 156) -> str:
    """Draws clouds and far towers over a ledge of the spire."""
    top, low, light = tone_of(who)
    rng = random.Random(seed)
    towers = ""
    for a, wide, high in ((10, 34, 90), (62, 22, 60), (206, 28, 76), (246, 36, 104)):
        h = y - high - rng.uniform(0, 14)
        towers += P(f"M{a - wide / 2} {y} V{n(h)} L{a} {n(h - 22)} L{a + wide / 2} {n(h)} V{y}z", low, 0, op=.6) + R(a - 3, h + 12, 6, 10, 3, light, 0, op=.7)
    clouds = "".join(
        S([(a - 34, b), (a - 26, b - 10), (a - 8, b - 9), (a + 4, b - 16), (a + 20, b - 8), (a + 36, b), (a, b + 4)], light, 0, op=.22)
        for a, b in ((rng.uniform(20, 90), rng.uniform(20, 70)), (rng.uniform(110, 170), rng.uniform(16, 44)), (rng.uniform(180, 240), rng.uniform(24, 76))))
    return (R(0, 0, 260, 190, 0, f"v:{top},{light},{top}", 0) + R(0, 0, 260, 190, 0, f"v:{low}@.75,{top}@.15,{top}@.6", 0) + clouds + towers
            + P(f"M-4 {y} H264 V194 H-4z", f"v:{top},{low}", 3, INK) + L(f"M30 {y} l-12 40 M92 {y} l-6 40 M168 {y} l6 40 M230 {y} l12 40", 2.4, INK, .35))


def rush(who: str | Tone, seed: int = 1, turn: float = 0, count: int = 15) -> str:
    """Draws streaks of speed along a direction, in degrees."""
    _, low, light = tone_of(who)
    rng = random.Random(seed)
    streaks = "".join(
        P(f"M{n(a)} {n(b)} h{n(long)} l{n(long * .12)} {n(w / 2)} l{n(-long * .12)} {n(w / 2)} h{n(-long)}z", light if k % 3 else low, 0, op=.14 if k % 3 else .3)
        for k in range(count)
        for a, b, long, w in ((rng.uniform(-90, 190), -70 + 330 * (k + rng.uniform(-.3, .3)) / count, rng.uniform(90, 190), rng.uniform(4, 15)),))
    return plain(who) + f'<g transform="rotate({turn:g} 130 95)">{streaks}</g>' + motes(seed, light, 8)


def starry(who: str | Tone, seed: int = 1, x: float = 206, y: float = 44, r: float = 22) -> str:
    """Draws a night sky with a moon and stars."""
    top, low, light = tone_of(who)
    rng = random.Random(seed)
    stars = "".join(f"M{n(a)} {n(b)} h.1 " for a, b in ((rng.uniform(6, 254), rng.uniform(6, 150)) for _ in range(26)))
    return (R(0, 0, 260, 190, 0, f"v:{low},{top}", 0) + L(stars, 2.6, light, .8) + glow(x, y, r * 3, light, .6)
            + C(x, y, r, f"r:#fffef4,{light},{top}", 0) + dots([(x - r * .3, y + r * .2, r * .2), (x + r * .3, y - r * .3, r * .14), (x + r * .2, y + r * .45, r * .12)], top, .3))


def disc(who: str | Tone, seed: int = 1, teeth: int = 0) -> str:
    """Draws a great round light, with teeth like a wheel if asked: the ground of powers."""
    top, low, light = tone_of(who)
    spikes = "".join(
        P(f"M{n(130 + 78 * math.cos(a - .09))} {n(95 + 78 * math.sin(a - .09))} L{n(130 + 96 * math.cos(a))} {n(95 + 96 * math.sin(a))} L{n(130 + 78 * math.cos(a + .09))} {n(95 + 78 * math.sin(a + .09))}z", light, 0, op=.5)
        for a in (math.tau * k / teeth for k in range(teeth)))
    return (R(0, 0, 260, 190, 0, f"c:{top},{low},{low}", 0) + spikes + C(130, 95, 80, top, 0, op=.9) + C(130, 95, 80, "none", 3, light, .6)
            + C(130, 95, 72, f"c:{light}@.8,{light}@.25,{top}@.2", 0) + C(130, 95, 88, "none", 1.8, light, .4) + motes(seed, light, 10))
