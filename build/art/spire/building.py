"""What places are built of: windows, arches, stairs, columns, lamps, floors and what grows on them."""

# fmt: off
# ruff: noqa: E501

import math
import random

from kit import C, E, L, O, P, R, S, at, glow, n

from spire.materials import BRASS


def window(x: float, y: float, r: float, panes: tuple[str, ...], stone: str, petals: int = 12) -> str:
    """Draws a round window of coloured glass."""
    out = glow(x, y, r * 2.3, panes[0], .45) + C(x, y, r * 1.12, stone, 6, "#0c1220") + C(x, y, r, "#0c1220", 0)
    for ring, (inner, outer) in enumerate(((.16, .46), (.5, .94))):
        count = petals if ring == 0 else petals * 2
        for k in range(count):
            a, b = math.tau * (k + .08) / count, math.tau * (k + .92) / count
            m = (a + b) / 2
            p1 = (x + r * inner * math.cos(a), y + r * inner * math.sin(a))
            p2 = (x + r * outer * .94 * math.cos(a), y + r * outer * .94 * math.sin(a))
            p3 = (x + r * outer * 1.05 * math.cos(m), y + r * outer * 1.05 * math.sin(m))
            p4 = (x + r * outer * .94 * math.cos(b), y + r * outer * .94 * math.sin(b))
            p5 = (x + r * inner * math.cos(b), y + r * inner * math.sin(b))
            d = f"M{n(p1[0])} {n(p1[1])} L{n(p2[0])} {n(p2[1])} Q{n(p3[0])} {n(p3[1])} {n(p4[0])} {n(p4[1])} L{n(p5[0])} {n(p5[1])}z"
            out += P(d, panes[(k + ring) % len(panes)], 0, op=.92)
    out += C(x, y, r * .13, panes[-1], 5, "#0c1220") + glow(x, y, r * 1.1, "#fff4d0", .55)
    return out


def arches(rng: random.Random, y: float, wide: float, tall: float, fill: str, hole: str, edge: str, count: int, start: float = -60) -> str:
    """Draws a wall of pointed arches."""
    out = P(f"M-10 {n(y - tall * 1.9)} H1930 V{n(y)} H-10z", f"v:{fill}@0,{fill}@.9,{fill},{fill},{fill}", 0)
    for k in range(count):
        x = start + k * wide * 1.34
        d = f"M{n(x)} {n(y)} V{n(y - tall * .62)} C{n(x)} {n(y - tall * .96)} {n(x + wide * .36)} {n(y - tall * 1.12)} {n(x + wide / 2)} {n(y - tall * 1.26)} C{n(x + wide * .64)} {n(y - tall * 1.12)} {n(x + wide)} {n(y - tall * .96)} {n(x + wide)} {n(y - tall * .62)} V{n(y)}z"
        out += P(d, hole, 0) + L(d, 5, edge, .4)
        if rng.random() < .55:
            out += R(x + wide * .44, y - tall * .5, wide * .12, wide * .2, 3, "#ffd88a", 0, op=.8) + glow(x + wide / 2, y - tall * .44, wide * .5, "#ffc45a", .5)
    return out


def stair(x: float, y: float, wide: float, steps: int, rise: float, run: float, top: str, face: str) -> str:
    """Draws a flying stair that climbs to the right."""
    out = ""
    for k in range(steps):
        a, b = x + k * run, y - k * rise
        out += P(f"M{n(a)} {n(b)} h{n(wide)} l{n(run * .4)} {n(-rise * .5)} h{n(-wide)}z", top, 0) + P(f"M{n(a)} {n(b)} h{n(wide)} v{n(rise * 1.3)} h{n(-wide)}z", face, 0)
    return out


def column(x: float, wide: float, base: float, fill: str, rng: random.Random, moss: str = "#5f8a5a") -> str:
    """Draws a bundled column."""
    h = wide / 2
    out = R(x - h, -20, wide, base + 20, 4, fill, 6, "#0c1018")
    for k in (-.5, -.18, .14, .46):
        out += L(f"M{n(x + k * wide)} -10 V{n(base)}", 7, "#0c1018", .5) + L(f"M{n(x + k * wide + 8)} -10 V{n(base)}", 4, "#a8c4c4", .16)
    for y in (120, 300, 480):
        out += R(x - h - 16, y, wide + 32, 40, 8, fill, 6, "#0c1018") + L(f"M{n(x - h - 6)} {y + 11} H{n(x + h + 6)}", 4, "#bcd8d4", .25)
    out += P(f"M{n(x - h - 14)} {base - 60} H{n(x + h + 14)} L{n(x + h + 44)} {base + 26} H{n(x - h - 44)}z", fill, 6, "#0c1018") + L(f"M{n(x - h - 8)} {base - 46} H{n(x + h + 8)}", 4, "#bcd8d4", .25)
    for _ in range(9):
        a, b = x + rng.uniform(-h, h), rng.uniform(30, base - 80)
        out += S([(a - 18, b), (a - 6, b - 8), (a + 14, b - 4), (a + 20, b + 10), (a + 4, b + 16), (a - 14, b + 12)], moss, 0, op=.35)
    return out


def vine(x: float, y: float, long: float, rng: random.Random, colour: str = "#2f5a48", leaf: str = "#5f9a62") -> str:
    """Draws a hanging vine."""
    points = [(x + rng.uniform(-16, 16), y + long * k / 6) for k in range(7)]
    out = O(points, 8, "#0f1a1c") + O(points, 4, colour)
    for px, py in points[1:]:
        for side in (-1, 1):
            out += P(f"M{n(px)} {n(py)} q{side * 14} -12 {side * 26} 4 q{side * -10} 12 {side * -26} -4z", leaf, 2.4, "#13261f")
    return out


def lamp(x: float, y: float, s: float = 1, colour: str = "#ffc45a") -> str:
    """Draws a lantern on a chain from above."""
    links = "".join(E(x, k, 4 if (k // 16) % 2 else 6, 10, "none", 4, "#11151f") for k in range(0, int(y - 40 * s), 16))
    return links + glow(x, y + 10, 240 * s, colour, .5) + at(x, y, P("M-22 -30 H22 L30 -14 H-30z", BRASS, 4.4), P("M-26 -14 H26 L20 34 H-20z", "c:#fffbe0,#ffd86a,#e0862c", 4.4), P("M0 -6 C8 6 10 12 7 20 C4 27 -4 27 -7 20 C-10 12 -2 10 0 -6z", "#ffffff", 0), L("M-10 -14 L-8 34 M10 -14 L8 34", 3.4), R(-26, 32, 52, 12, 4, BRASS, 4.4), C(0, -38, 8, "none", 5), s=s)


def flags(top: float, bottom: float, vx: float, vy: float, fill: str, line: str, rng: random.Random, columns: int = 17) -> str:
    """Draws a floor of flagstones that runs to a vanishing point."""
    out = P(f"M-10 {n(top)} H1930 V{n(bottom)} H-10z", fill, 0)
    rows = []
    y, step = top, 12.0
    while y < bottom:
        rows.append(y)
        y += step
        step *= 1.34
    rows.append(bottom)
    for k in range(len(rows) - 1):
        a, b = rows[k], rows[k + 1]
        out += L(f"M-10 {n(b)} H1930", 2 + 3 * (b - top) / (bottom - top), line, .55) + L(f"M-10 {n(b + 3)} H1930", 2, "#d8f0e8", .07)
        for c in range(columns):
            at_bottom = -1100 + (4120 / columns) * (c + (.5 if k % 2 else 0))
            f0, f1 = (a - vy) / (bottom - vy), (b - vy) / (bottom - vy)
            x0, x1 = vx + (at_bottom - vx) * f0, vx + (at_bottom - vx) * f1
            if -100 < x1 < 2020:
                out += L(f"M{n(x0)} {n(a)} L{n(x1)} {n(b)}", 2 + 3 * (b - top) / (bottom - top), line, .5)
                if rng.random() < .3:
                    w0, w1 = 4120 / columns * f0, 4120 / columns * f1
                    out += P(f"M{n(x0)} {n(a)} L{n(x0 + w0)} {n(a)} L{n(x1 + w1)} {n(b)} L{n(x1)} {n(b)}z", rng.choice(("#ffffff", "#000000", "#7ad8c0")), 0, op=.05)
    return out


def rubble(rng: random.Random, points: list[tuple[float, float, float]], fill: str = "v:#6a8084,#2a3840") -> str:
    """Draws fallen stones with a little moss."""
    out = ""
    for x, y, s in points:
        spots = [(x + s * math.cos(a) * rng.uniform(.8, 1.15), y + s * .62 * math.sin(a) * rng.uniform(.8, 1.1)) for a in (math.tau * k / 7 for k in range(7))]
        out += E(x, y + s * .55, s * 1.2, s * .26, "#05080e", 0, op=.5) + P("M" + " L".join(f"{n(a)} {n(b)}" for a, b in spots) + "z", fill, 4, "#0d141a") + L(f"M{n(x - s * .5)} {n(y - s * .3)} L{n(x)} {n(y - s * .42)} L{n(x + s * .3)} {n(y - s * .3)}", 3, "#cfe4dc", .3)
    return out


def tuft(x: float, y: float, s: float, colour: str = "#4f8a5a") -> str:
    """Draws a tuft of grass."""
    return at(x, y, P("M-18 0 C-16 -12 -20 -20 -24 -26 C-12 -22 -10 -14 -8 -8 C-6 -20 -4 -30 0 -38 C4 -28 6 -18 6 -8 C10 -16 14 -22 24 -24 C20 -16 18 -8 18 0z", colour, 3, "#10231d"), s=s)


def shroom(x: float, y: float, s: float, cap: str = "r:#d8fff0,#4ad8b8,#147a74") -> str:
    """Draws a mushroom that glows."""
    return glow(x, y - 16 * s, 60 * s, "#5affd0", .5) + at(x, y, P("M-6 0 C-6 -10 -4 -16 -4 -20 H6 C6 -14 8 -8 8 0z", "v:#f4ffe8,#9ab8a8", 3), P("M-24 -18 C-22 -42 24 -42 26 -18 C12 -12 -10 -12 -24 -18z", cap, 3.4), C(-8, -27, 3, "#f4fff8", 0), C(7, -31, 4, "#f4fff8", 0), C(14, -23, 2.4, "#f4fff8", 0), s=s)


def root(points: list[tuple[float, float]], thick: float, bark: str, light: str, dark: str = "#0c1218") -> str:
    """Draws a root that gets thinner along its points."""
    out = ""
    for k in range(len(points) - 1):
        t = thick * (1 - .75 * k / max(1, len(points) - 2))
        part = points[max(0, k - 1):k + 3]
        out += O(part, t + 12, dark)
    for k in range(len(points) - 1):
        t = thick * (1 - .75 * k / max(1, len(points) - 2))
        part = points[max(0, k - 1):k + 3]
        out += O(part, t, bark)
    return out + O([(x - thick * .2, y - thick * .16) for x, y in points], 5, light, .35)


def cloud(x: float, y: float, s: float, fill: str, edge: str = "none", op: float = 1) -> str:
    """Draws a flat-bottomed cloud."""
    d = "M-150 30 C-190 26 -186 -18 -146 -20 C-146 -62 -84 -76 -58 -44 C-40 -92 44 -92 58 -42 C88 -70 146 -52 142 -16 C184 -16 190 26 150 30z"
    return at(x, y, P(d, fill, 0, op=op), L("M-146 -20 C-146 -62 -84 -76 -58 -44 C-40 -92 44 -92 58 -42 C88 -70 146 -52 142 -16", 5, edge, .5) if edge != "none" else "", s=s)


def balusters(x0: float, x1: float, y: float, tall: float, fill: str, ink: str, step: float = 60) -> str:
    """Draws a stone railing."""
    out = ""
    x = x0
    while x < x1:
        out += P(f"M{n(x - 9)} {n(y)} C{n(x - 20)} {n(y - tall * .3)} {n(x - 16)} {n(y - tall * .55)} {n(x - 7)} {n(y - tall * .8)} H{n(x + 7)} C{n(x + 16)} {n(y - tall * .55)} {n(x + 20)} {n(y - tall * .3)} {n(x + 9)} {n(y)}z", fill, 4, ink)
        x += step
    return out + R(x0 - 30, y - 6, x1 - x0 + 40, 24, 5, fill, 5, ink) + R(x0 - 36, y - tall - 4, x1 - x0 + 52, tall * .26, 6, fill, 5, ink) + L(f"M{n(x0 - 24)} {n(y - tall + 3)} H{n(x1 + 4)}", 4, "#ffffff", .3)


def heap(x: float, y: float, wide: float, tall: float, rng: random.Random, count: int = 40) -> str:
    """Draws a heap of coins."""
    out = P(f"M{n(x - wide)} {n(y)} C{n(x - wide * .7)} {n(y - tall * .5)} {n(x - wide * .3)} {n(y - tall)} {n(x)} {n(y - tall)} C{n(x + wide * .3)} {n(y - tall)} {n(x + wide * .7)} {n(y - tall * .5)} {n(x + wide)} {n(y)}z", "v:#ffe08a,#c8862c,#6a3c14", 5, "#2a1414")
    for _ in range(count):
        f = rng.uniform(-1, 1)
        top = tall * (1 - abs(f) ** 1.4)
        yy = y - rng.uniform(.04, .96) * top
        out += E(x + f * wide * .92, yy, 15, 7, "v:#fff2b8,#e0a83c", 2.6, "#6a3c14")
    return out


def banner(x: float, y: float, wide: float, tall: float, fill: str, sign: str, ink: str = "#140c1c") -> str:
    """Draws a hanging cloth with a sign in its middle."""
    h = wide / 2
    return R(x - h - 14, y - 8, wide + 28, 14, 6, BRASS, 4, ink) + P(f"M{n(x - h)} {n(y)} H{n(x + h)} V{n(y + tall)} L{n(x)} {n(y + tall - h * .7)} L{n(x - h)} {n(y + tall)}z", fill, 5, ink) + at(x, y + tall * .4, sign, s=wide / 120) + L(f"M{n(x - h * .6)} {n(y + 6)} V{n(y + tall * .86)} M{n(x + h * .6)} {n(y + 6)} V{n(y + tall * .86)}", 4, ink, .2)
