"""Shared parts of creatures and things: faces, fluids, flames, coins, bones, cards."""

# Shapes take their numbers in a fixed order and path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

import math
import random

from kit import INK, C, E, G, L, O, P, Point, R, S, at, glow, n, shine, tube

SKIN = "r:#fbe0cc,#e6b097,#a06c66"
PALE = "r:#ffffff,#dfe4ee,#8f9ab4"
FLESH = "r:#f6b0a6,#cc626a,#7c2a3c"
GORE = "r:#ff8078,#b83040,#5c1026"
BONE = "r:#fffaf0,#e6dac8,#a8967e"
GOLD = "r:#fff2b8,#f2c14e,#a8701c"
COPPER = "r:#ffc89a,#c97840,#7a3c1c"
SILVER = "r:#ffffff,#c4ceda,#717e94"
STEEL = "d:#f2f7fc,#aebccc,#5a687e"
WOOD = "v:#b07440,#6e3e1e"
DARK = "r:#6a5a72,#3a2c44,#1a1020"
POOP = "r:#b8865a,#7c4f2c,#432616"
GREEN = "r:#c8e08a,#86a84a,#48662a"
GREY = "r:#c2bcc4,#847c8c,#4a4254"
ROT = "r:#c2cf96,#8a9a5c,#4e5a38"
SHADE = "r:#5a4a70,#2e2240,#140c20"
PURPLE = "r:#d7b0ff,#8a54c8,#42207a"
BLUE = "r:#b8dcff,#5a92d8,#2a4a8c"
WHITE = "#ffffff"
BLACK = "#1a0e1c"


def blob(x: float, y: float, rx: float, ry: float, fill: str, seed: int = 1, wobble: float = 0.08,
         count: int = 12, w: float = 4) -> str:
    """Draws a lumpy ellipse."""
    rng = random.Random(seed)
    points = []
    for index in range(count):
        a = math.tau * index / count
        k = 1 + rng.uniform(-wobble, wobble)
        points.append((x + rx * k * math.cos(a), y + ry * k * math.sin(a)))
    return S(points, fill, w)


def eye(x: float, y: float, r: float, style: str = "black", look: Point = (0, 0)) -> str:
    """Draws one eye."""
    if style == "black":
        return E(x, y, r * 0.82, r, BLACK, 0) + C(x + r * 0.22, y - r * 0.38, r * 0.3, WHITE, 0)
    if style == "white":
        return (
            C(x, y, r, "r:#ffffff,#f4ecec,#c8b8bc", 3)
            + C(x + look[0] * r * 0.4, y + look[1] * r * 0.4, r * 0.42, BLACK, 0)
            + C(x + look[0] * r * 0.4 + r * 0.14, y + look[1] * r * 0.4 - r * 0.16, r * 0.14, WHITE, 0)
        )
    if style == "red":
        return (
            C(x, y, r, "c:#fff4c0,#ff6a4a,#b81c2c", 3) + C(x + look[0] * r * 0.4, y + look[1] * r * 0.4, r * 0.36, BLACK, 0)
        )
    if style == "glow":
        return glow(x, y, r * 2.6, "#ff5a3c", 0.7) + C(x, y, r, "c:#fffbe0,#ffb04a,#ff4a2c", 0)
    if style == "x":
        return L(f"M{n(x - r)} {n(y - r)} L{n(x + r)} {n(y + r)} M{n(x + r)} {n(y - r)} L{n(x - r)} {n(y + r)}", max(3, r * 0.5))
    if style == "shut":
        return L(f"M{n(x - r)} {n(y)} Q{n(x)} {n(y + r * 0.9)} {n(x + r)} {n(y)}", 3.4)
    if style == "happy":
        return L(f"M{n(x - r)} {n(y + r * 0.3)} Q{n(x)} {n(y - r)} {n(x + r)} {n(y + r * 0.3)}", 3.4)
    if style == "hollow":
        return E(x, y, r * 0.9, r, "c:#3a0c14,#1a0610,#0c0408", 2.6)
    if style == "bulge":
        return (
            C(x, y, r, "r:#ffffff,#f6e6d8,#d8a89a", 3.6)
            + L(f"M{n(x - r * 0.8)} {n(y - r * 0.2)} L{n(x - r * 0.35)} {n(y)} M{n(x + r * 0.6)} {n(y + r * 0.6)} L{n(x + r * 0.3)} {n(y + r * 0.3)}", 1.6, "#d04a4a")
            + C(x + look[0] * r * 0.42, y + look[1] * r * 0.42, r * 0.4, "c:#1a0e1c,#1a0e1c,#7a3030", 0)
            + C(x + look[0] * r * 0.42 + r * 0.13, y + look[1] * r * 0.42 - r * 0.14, r * 0.13, WHITE, 0)
        )
    raise ValueError(style)


def eyes(x: float, y: float, gap: float, r: float, style: str = "black", look: Point = (0, 0), *, uneven: float = 0) -> str:
    """Draws a pair of eyes around a middle."""
    return eye(x - gap, y, r * (1 + uneven), style, look) + eye(x + gap, y, r * (1 - uneven), style, look)


def brows(x: float, y: float, gap: float, wide: float, tilt: float, w: float = 4.5) -> str:
    """Draws brows; a positive tilt is angry, a negative one is sad."""
    return L(
        f"M{n(x - gap - wide)} {n(y - tilt)} L{n(x - gap + wide)} {n(y + tilt)} "
        f"M{n(x + gap + wide)} {n(y - tilt)} L{n(x + gap - wide)} {n(y + tilt)}", w,
    )


def mouth(x: float, y: float, wide: float, style: str = "sad") -> str:
    """Draws a mouth."""
    h = wide * 0.5
    if style == "sad":
        return L(f"M{n(x - wide)} {n(y + h * 0.5)} Q{n(x)} {n(y - h * 0.8)} {n(x + wide)} {n(y + h * 0.5)}", 3.6)
    if style == "smile":
        return L(f"M{n(x - wide)} {n(y - h * 0.4)} Q{n(x)} {n(y + h)} {n(x + wide)} {n(y - h * 0.4)}", 3.6)
    if style == "flat":
        return L(f"M{n(x - wide)} {n(y)} H{n(x + wide)}", 3.6)
    if style == "wobble":
        return O([(x - wide, y), (x - wide * 0.5, y - 3), (x, y + 2), (x + wide * 0.5, y - 3), (x + wide, y + 1)], 3.4)
    if style == "open":
        return E(x, y, wide, wide * 0.8, "v:#3c0a18,#8c2434", 3.4) + E(x, y + wide * 0.45, wide * 0.55, wide * 0.3, "#d86a6a", 0)
    if style == "wail":
        return (
            P(f"M{n(x - wide)} {n(y + wide * 0.8)} C{n(x - wide * 1.1)} {n(y - wide)} {n(x + wide * 1.1)} {n(y - wide)} {n(x + wide)} {n(y + wide * 0.8)} Q{n(x)} {n(y + wide * 0.4)} {n(x - wide)} {n(y + wide * 0.8)}z", "v:#3c0a18,#7c1c2c", 3.6)
        )
    if style == "teeth":
        k = wide / 3
        teeth = "".join(R(x - wide + i * k, y - k * 0.9, k, k * 1.8, 2, "v:#fffdf0,#d8c8a8", 2.4) for i in range(6))
        return R(x - wide - 2, y - k - 1, wide * 2 + 4, k * 2 + 2, 4, "#3c0a18", 3.4) + teeth
    if style == "fangs":
        d = f"M{n(x - wide)} {n(y - 3)} Q{n(x)} {n(y + 3)} {n(x + wide)} {n(y - 3)} C{n(x + wide * 0.8)} {n(y + wide)} {n(x - wide * 0.8)} {n(y + wide)} {n(x - wide)} {n(y - 3)}z"
        f1 = f"M{n(x - wide * 0.62)} {n(y - 1)} L{n(x - wide * 0.46)} {n(y + wide * 0.5)} L{n(x - wide * 0.26)} {n(y)}z"
        f2 = f"M{n(x + wide * 0.62)} {n(y - 1)} L{n(x + wide * 0.46)} {n(y + wide * 0.5)} L{n(x + wide * 0.26)} {n(y)}z"
        return P(d, "v:#3c0a18,#8c2434", 3.4) + P(f1, "#fffdf0", 2) + P(f2, "#fffdf0", 2)
    if style == "grin":
        d = f"M{n(x - wide)} {n(y - h * 0.5)} Q{n(x)} {n(y + h * 0.5)} {n(x + wide)} {n(y - h * 0.5)} Q{n(x + wide * 0.7)} {n(y + h * 1.3)} {n(x)} {n(y + h * 1.3)} Q{n(x - wide * 0.7)} {n(y + h * 1.3)} {n(x - wide)} {n(y - h * 0.5)}z"
        cuts = "".join(f"M{n(x + k * wide * 0.33)} {n(y - h * 0.05 + abs(k) * -1)} V{n(y + h * 1.15)} " for k in (-2, -1, 0, 1, 2))
        return P(d, "v:#fffdf0,#e0d0b0", 3.4) + L(cuts, 2)
    if style == "stitch":
        marks = "".join(f"M{n(x - wide + i * wide / 2)} {n(y - 4)} v8 " for i in range(5))
        return L(f"M{n(x - wide)} {n(y)} H{n(x + wide)} {marks}", 2.8)
    raise ValueError(style)


def tear(x: float, y: float, s: float = 1, fill: str = "v:#d8f0ff,#6ab4f0") -> str:
    """Draws a falling tear whose tip is at the given point."""
    return at(x, y, P("M0 0 C-5 9 -7 13 -7 17 A7 7 0 0 0 7 17 C7 13 5 9 0 0z", fill, 2.6), s=s)


def tears(x: float, y: float, gap: float, s: float = 0.8) -> str:
    """Draws a tear under each eye."""
    return tear(x - gap, y, s) + tear(x + gap, y + 4, s * 0.85)


def stream(x: float, y: float, length: float, wide: float = 7, fill: str = "v:#d8f0ff,#6ab4f0") -> str:
    """Draws a stream running down from an eye or a wound."""
    half = wide / 2
    d = f"M{n(x - half)} {n(y)} C{n(x - half)} {n(y + length * 0.5)} {n(x - half - 2)} {n(y + length)} {n(x)} {n(y + length)} C{n(x + half + 2)} {n(y + length)} {n(x + half)} {n(y + length * 0.5)} {n(x + half)} {n(y)}z"
    return P(d, fill, 2.4)


BLOOD = "v:#e8404a,#9a1428"


def drips(x: float, y: float, wide: float, seed: int = 1, fill: str = BLOOD, count: int = 4) -> str:
    """Draws a wet edge with hanging drops."""
    rng = random.Random(seed)
    step = wide / count
    d = f"M{n(x)} {n(y - 4)}"
    for k in range(count):
        left = x + k * step
        long = rng.uniform(8, 22)
        d += f" L{n(left)} {n(y)} C{n(left)} {n(y + long)} {n(left + step * 0.5)} {n(y + long)} {n(left + step * 0.5)} {n(y + 2)} Q{n(left + step * 0.75)} {n(y - 2)} {n(left + step)} {n(y)}"
    return P(d + f" L{n(x + wide)} {n(y - 4)}z", fill, 2.6)


def puddle(x: float, y: float, rx: float, fill: str = "v:#b82838,#6c1024", seed: int = 1) -> str:
    """Draws a puddle on the floor."""
    return blob(x, y, rx, rx * 0.22, fill, seed, 0.07, 12, 3) + shine(f"M{n(x - rx * 0.5)} {n(y - rx * 0.06)} Q{n(x - rx * 0.3)} {n(y - rx * 0.14)} {n(x - rx * 0.05)} {n(y - rx * 0.13)}", 3, 0.5)


def flame(x: float, y: float, s: float = 1, outer: str = "v:#ff7a2c,#ffc24a,#fff2b0", inner: str = "#fffbe4", edge: str = "#7a2418") -> str:
    """Draws a flame whose foot is at the given point."""
    return at(
        x, y,
        P("M0 -58 C16 -38 24 -26 21 -12 C18 2 -18 2 -21 -12 C-24 -26 -10 -30 0 -58z", outer, 3, edge),
        P("M1 -32 C8 -22 11 -16 9 -9 C7 -3 -7 -3 -9 -9 C-11 -18 -2 -20 1 -32z", inner, 0),
        s=s,
    )


def sparkle(x: float, y: float, s: float = 1, fill: str = "#fffbe0") -> str:
    """Draws a four-pointed glint."""
    return at(x, y, P("M0 -12 C1.5 -3 3 -1.5 12 0 C3 1.5 1.5 3 0 12 C-1.5 3 -3 1.5 -12 0 C-3 -1.5 -1.5 -3 0 -12z", fill, 0), s=s)


def sparkles(points: list[tuple[float, float, float]], fill: str = "#fffbe0") -> str:
    """Draws several glints."""
    return "".join(sparkle(x, y, s, fill) for x, y, s in points)


def star(x: float, y: float, r: float, fill: str = GOLD, points: int = 5, w: float = 3, inner: float = 0.45) -> str:
    """Draws a star."""
    parts = []
    for k in range(points * 2):
        a = math.pi * k / points - math.pi / 2
        q = r if k % 2 == 0 else r * inner
        parts.append(f"{n(x + q * math.cos(a))} {n(y + q * math.sin(a))}")
    return P("M" + " L".join(parts) + "z", fill, w)


def burst(x: float, y: float, r: float, seed: int = 1, fill: str = "c:#fffbe0,#ffd04a,#f0702c", points: int = 12) -> str:
    """Draws an explosion."""
    rng = random.Random(seed)
    parts = []
    for k in range(points * 2):
        a = math.pi * k / points
        q = r * rng.uniform(0.9, 1.15) if k % 2 == 0 else r * rng.uniform(0.55, 0.68)
        parts.append(f"{n(x + q * math.cos(a))} {n(y + q * math.sin(a))}")
    return P("M" + " L".join(parts) + "z", fill, 4, "#6a1c18")


def smoke(x: float, y: float, s: float = 1, fill: str = "v:#9a8ea0,#5a4e62", op: float = 0.8) -> str:
    """Draws a puff of smoke."""
    return at(x, y, S([(-20, 0), (-24, -14), (-8, -18), (2, -28), (14, -18), (26, -14), (20, 2), (0, 6)], fill, 2.6, op=op), s=s)


def heart(x: float, y: float, s: float = 1, fill: str = "r:#ff8a84,#d6303b,#8c1426", w: float = 4) -> str:
    """Draws a heart about 80 units wide at scale one."""
    return at(
        x, y,
        P("M0 40 C-38 12 -44 -6 -42 -20 C-39 -38 -14 -42 0 -22 C14 -42 39 -38 42 -20 C44 -6 38 12 0 40z", fill, w / s if s else w),
        shine("M-27 -23 C-32 -18 -32 -12 -30 -7", 6, 0.7),
        s=s,
    )


def coin(x: float, y: float, r: float, metal: str = "gold", mark: str = "c", tilt: float = 1) -> str:
    """Draws a coin; `tilt` squashes it sideways."""
    body, dark = {
        "gold": (GOLD, "#8a5a14"), "copper": (COPPER, "#6e3416"), "silver": (SILVER, "#5a6478"), "grey": (GREY, "#3a3240"),
        "blood": (GORE, "#4a0c1c"), "green": (GREEN, "#3a5020"),
    }[metal]
    sign = {
        "c": L("M7 -8 C-2 -14 -11 -8 -11 0 S-2 14 7 8", 5, dark) + L("M-1 -17 V17", 4, dark),
        "5": L("M8 -12 H-6 L-8 -2 C8 -8 12 14 -8 12", 5, dark),
        "10": L("M-12 -11 V12", 5, dark) + E(5, 0.5, 7, 11, "none", 4.4, dark),
        "x": L("M-9 -9 L9 9 M9 -9 L-9 9", 5, dark),
        "": "",
        "skull": E(0, -3, 10, 9, dark, 0) + R(-5, 4, 10, 8, 2, dark, 0) + C(-4, -3, 2.6, "#ffe0a0", 0) + C(4, -3, 2.6, "#ffe0a0", 0),
    }[mark]
    k = r / 26
    return at(
        x, y,
        E(3, 4, 26, 26, dark, 4), C(0, 0, 26, body, 4), C(0, 0, 19.5, "none", 2.4, dark, 0.7), sign,
        shine("M-19 -9 A21 21 0 0 1 -8 -20", 3.6, 0.75),
        s=k, sx=k * tilt,
    )


def pile(x: float, y: float, count: int, metal: str = "gold", seed: int = 2, spread: float = 40) -> str:
    """Draws a heap of flat coins."""
    rng = random.Random(seed)
    fill, dark = {"gold": ("v:#ffe9a0,#d49a2c", "#7a4c10"), "copper": ("v:#ffc89a,#b0622e", "#6a3214")}[metal]
    out = []
    for k in range(count):
        level = k / max(1, count)
        dx = rng.uniform(-spread, spread) * (1 - level * 0.8)
        cy = y - level * spread * 0.75
        out.append(E(x + dx, cy + 4, 14, 6, dark, 2.4) + E(x + dx, cy, 14, 6, fill, 2.4))
    return "".join(out)


def bone(x: float, y: float, s: float = 1, rot: float = 0, fill: str = BONE) -> str:
    """Draws a long bone."""
    return at(
        x, y,
        P("M-36 -6 C-40 -18 -56 -16 -54 -4 C-66 0 -60 16 -48 12 C-44 20 -34 14 -36 6 H36 C34 14 44 20 48 12 C60 16 66 0 54 -4 C56 -16 40 -18 36 -6z", fill, 4),
        shine("M-28 -2 H20", 3, 0.7), s=s, rot=rot,
    )


def skull(x: float, y: float, s: float = 1, fill: str = BONE, sockets: str = BLACK) -> str:
    """Draws a skull about 84 units wide at scale one."""
    return at(
        x, y,
        P("M0 -46 C34 -46 46 -22 42 0 C40 10 32 14 29 18 V32 C29 38 22 38 18 38 H-18 C-22 38 -29 38 -29 32 V18 C-32 14 -40 10 -42 0 C-46 -22 -34 -46 0 -46z", fill, 4),
        E(-17, -2, 11, 13, sockets, 0), E(17, -2, 11, 13, sockets, 0), P("M0 8 L6 19 H-6z", sockets, 0),
        L("M-9 28 V38 M0 28 V38 M9 28 V38", 3.4), shine("M-30 -22 C-26 -32 -18 -37 -10 -39", 4, 0.7), s=s,
    )


def wing(x: float, y: float, s: float = 1, rot: float = 0, kind: str = "fly") -> str:
    """Draws a wing that reaches up and to the right."""
    if kind == "fly":
        body = S([(0, 0), (6, -24), (26, -40), (42, -32), (36, -12), (16, 0)], "d:#ffffff@.9,#a8c8e8@.7", 3) + L(
            "M2 -2 C12 -12 24 -24 34 -30 M8 -4 C18 -8 26 -12 34 -18", 1.8, "#5a6a94", 0.8)
    elif kind == "bat":
        body = P("M0 0 C8 -30 30 -44 62 -42 C54 -32 56 -22 60 -12 C48 -18 40 -12 36 -2 C28 -10 18 -6 12 6z", DARK, 4) + L(
            "M4 -4 L62 -42 M8 0 L50 -18", 2.4, INK, 0.7)
    else:
        body = S([(0, 0), (2, -20), (18, -42), (44, -52), (58, -44), (50, -32), (56, -24), (42, -18), (44, -8), (26, -4), (20, 6)],
                 "d:#ffffff,#f0f4ff,#a8b8dc", 4) + L("M14 -14 C22 -22 34 -28 44 -30 M16 -6 C24 -10 30 -14 36 -16", 2.4, "#7a88b0")
    return at(x, y, body, s=s, rot=rot)


def horn(x: float, y: float, s: float = 1, flip: bool = False, fill: str = "d:#f4e6cc,#a88a6a,#5a4038") -> str:
    """Draws a curved horn whose root is at the given point, pointing up and out to the right."""
    return at(x, y, P("M-10 4 C-6 -18 12 -20 18 -40 C28 -20 22 2 8 10z", fill, 4), s=s, sx=-s if flip else s)


def halo(x: float, y: float, rx: float = 26) -> str:
    """Draws a halo."""
    return glow(x, y, rx * 1.7, "#fff0a0", 0.7) + E(x, y, rx, rx * 0.3, "none", 9, INK) + E(x, y, rx, rx * 0.3, "none", 4.6, "#ffe68a")


def little_fly(x: float, y: float, s: float = 1) -> str:
    """Draws a small fly."""
    return at(
        x, y, E(-7, -8, 8, 5, "#e4f0ff", 2, op=0.9), E(7, -8, 8, 5, "#e4f0ff", 2, op=0.9), E(0, 0, 8, 7, "#3a3040", 2.6),
        C(-3.4, -1.5, 2.8, "#e04a4a", 1.2), C(3.4, -1.5, 2.8, "#e04a4a", 1.2), s=s,
    )


def stink(x: float, y: float, s: float = 1, colour: str = "#b8d87a") -> str:
    """Draws lines of bad smell."""
    return at(x, y, L("M-18 0 C-26 -10 -10 -16 -18 -28 M0 -6 C-8 -16 8 -22 0 -36 M18 0 C10 -10 26 -16 18 -28", 4, colour, 0.8), s=s)


def bandage(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws a sticking plaster."""
    return at(x, y, R(-18, -7, 36, 14, 7, "v:#f4d8b0,#d0a878", 3), R(-6, -7, 12, 14, 1, "#f8e8cc", 2), s=s, rot=rot)


def paper_card(x: float, y: float, s: float = 1, rot: float = 0, face: str = "v:#fff8e6,#e6d2a8", art: str = "", edge: str = "#b8924a") -> str:
    """Draws a playing card around its middle, 60 by 84 at scale one."""
    return at(x, y, R(-30, -42, 60, 84, 7, face, 4), R(-24, -36, 48, 72, 4, "none", 2, edge), art, s=s, rot=rot)


def bomb(x: float, y: float, s: float = 1, fill: str = "r:#8a8298,#3e3648,#17101e", lit: bool = True, cord: str = "#c9a468") -> str:
    """Draws a round bomb about 76 units wide at scale one."""
    spark = at(34, -58, star(0, 0, 15, "c:#ffffff,#ffe26a,#ff7a2c", 8, 0), glow(0, 0, 26, "#ffcf6a", 0.9)) if lit else ""
    return at(
        x, y, L("M8 -36 C10 -54 24 -44 34 -58", 8), L("M8 -36 C10 -54 24 -44 34 -58", 3.6, cord), R(-6, -44, 22, 14, 4, STEEL, 4),
        C(0, 0, 38, fill, 4), shine("M-26 -8 C-24 -20 -16 -26 -8 -28", 6, 0.75), spark, s=s,
    )


def battery(x: float, y: float, s: float = 1, fill: str = "h:#ffe88a,#f0b83a,#9a641a", rot: float = 0, charge: int = 3) -> str:
    """Draws a battery with bars."""
    bars = "".join(R(-14, 22 - 17 * k, 28, 12, 3, "#b8ff7a" if k < charge else "#3a3440", 2.4) for k in range(3))
    return at(x, y, R(-9, -50, 18, 12, 3, STEEL, 4), R(-24, -40, 48, 84, 9, fill, 4), R(-19, -18, 38, 58, 5, "#2a2430", 3), bars,
              shine("M-17 -32 H6", 4, 0.7), s=s, rot=rot)


def book(x: float, y: float, s: float = 1, fill: str = "d:#a83a48,#5c1424", emblem: str = "", rot: float = -6) -> str:
    """Draws a closed book about 84 by 100 at scale one."""
    return at(
        x, y, P("M-40 -46 H34 L44 -38 V54 H-32 L-40 46z", "#e8dcc0", 4), L("M-30 49 H42 M40 -36 V52", 2, "#a8946a"),
        P("M-42 -50 H36 V46 H-42z", fill, 4), L("M-30 -50 V46", 3), R(-24, -44, 54, 84, 3, "none", 2.4, "#e0b050"),
        G("translate(3 -2)", emblem), s=s, rot=rot,
    )


def pill(x: float, y: float, s: float = 1, rot: float = 0, one: str = "#e04a5a", two: str = "#fff6e8") -> str:
    """Draws a two-coloured pill."""
    return at(
        x, y, P("M0 -15 H-22 A15 15 0 0 0 -22 15 H0z", f"v:{one},{one}", 0), P("M0 -15 H22 A15 15 0 0 1 22 15 H0z", two, 0),
        R(-37, -15, 74, 30, 15, "v:#ffffff@.25,#000000@.25", 4), L("M0 -15 V15", 3), shine("M-24 -8 H-4 M8 -8 H22", 4, 0.7), s=s, rot=rot,
    )


def candle(x: float, y: float, s: float = 1) -> str:
    """Draws a burning candle standing on the given point."""
    return at(x, y, glow(0, -56, 54, "#ffcf7a", 0.8), R(-9, -38, 18, 38, 4, "h:#fff4dc,#e6cda0,#a88458", 3), L("M0 -38 V-44", 3),
              flame(0, -42, 0.4), s=s)


def sack(x: float, y: float, s: float = 1, fill: str = "r:#d9ac70,#a36e3a,#5e3a1e", tie: str = "#e8c478") -> str:
    """Draws a tied sack standing on the given point, about 96 wide at scale one."""
    return at(
        x, y, S([(-20, -74), (-44, -42), (-50, -10), (-30, 2), (0, 4), (30, 2), (50, -10), (44, -42), (20, -74)], fill, 4),
        P("M-26 -98 C-16 -90 -10 -100 0 -94 C10 -100 16 -90 26 -98 L18 -74 H-18z", fill, 4), L("M-20 -74 H20", 7), L("M-19 -74 H19", 3.6, tie),
        L("M-14 -64 C-22 -50 -26 -40 -28 -26 M16 -64 C24 -52 28 -42 30 -30", 2.6, INK, 0.45), s=s,
    )


def chest(x: float, y: float, s: float = 1, body: str = WOOD, band: str = GOLD, is_open: bool = False, inside: str = "") -> str:
    """Draws a chest standing on the given point, about 116 wide at scale one."""
    lid = (
        P("M-60 -58 C-64 -96 64 -96 60 -58z", body, 4) if not is_open
        else P("M-60 -60 L-52 -104 C-20 -112 20 -112 52 -104 L60 -60z", "v:#3a2018,#5a3420", 4)
    )
    straps = L("M-38 -77 V-60 M38 -77 V-60", 7, "#d49a2c") if not is_open else ""
    return at(
        x, y, lid, straps, inside, R(-60, -60, 120, 60, 6, body, 4), R(-44, -60, 13, 60, 1, band, 3), R(31, -60, 13, 60, 1, band, 3),
        R(-60, -60, 120, 11, 3, band, 3), R(-13, -66, 26, 28, 6, band, 4), C(0, -54, 4.4, BLACK, 0), L("M0 -54 V-46", 4, BLACK), s=s,
    )


def bulb(x: float, y: float) -> str:
    """Draws a hanging light."""
    return L(f"M{n(x)} -4 V{n(y - 14)}", 3) + glow(x, y, 46, "#fff0b0", 0.9) + R(x - 5, y - 16, 10, 9, 2, STEEL, 2.6) + C(x, y, 9, "#fffbe0", 2.6, "#a8762c")


def die(x: float, y: float, s: float = 1, rot: float = 0, fill: str = "v:#fffdf4,#d8c8ae", pips: str = "5", dot: str = BLACK) -> str:
    """Draws a die face 80 wide at scale one."""
    spots = {
        "1": [(0, 0)], "2": [(-19, -19), (19, 19)], "3": [(-21, -21), (0, 0), (21, 21)],
        "4": [(-19, -19), (19, -19), (-19, 19), (19, 19)], "5": [(-20, -20), (20, -20), (0, 0), (-20, 20), (20, 20)],
        "6": [(-19, -23), (19, -23), (-19, 0), (19, 0), (-19, 23), (19, 23)], "": [],
    }[pips]
    return at(x, y, R(-40, -40, 80, 80, 17, fill, 4 / s if s < 1 else 4), "".join(C(a, b, 8, dot, 0) for a, b in spots), s=s, rot=rot)


def cube(x: float, y: float, s: float = 1, top: str = "#fffdf4", left: str = "v:#ece0c8,#d0c0a0", right: str = "v:#bca888,#8e7a60", dot: str = BLACK) -> str:
    """Draws a solid die seen from a corner, about 92 wide at scale one."""
    pips_top = "".join(E(a, b, 7, 4.4, dot, 0) for a, b in ((-22, -28), (22, -28), (0, -28), (0, -40), (0, -16)))
    pips_left = "".join(at(a, b, E(0, 0, 5, 7, dot, 0), rot=-12) for a, b in ((-34, 0), (-12, 32), (-23, 16)))
    pips_right = "".join(at(a, b, E(0, 0, 5, 7, dot, 0), rot=12) for a, b in ((12, 12), (34, 20), (34, -2), (12, 34)))
    return at(
        x, y, P("M0 -54 L46 -28 L0 -2 L-46 -28z", top, 4), P("M-46 -28 L0 -2 V54 L-46 26z", left, 4), P("M46 -28 L0 -2 V54 L46 26z", right, 4),
        pips_top, pips_left, pips_right, shine("M-36 -28 L0 -48", 3.4, 0.8), s=s,
    )


def machine(x: float, y: float, body: str, screen: str = "", s: float = 1) -> str:
    """Draws a coin machine standing on the given point, about 90 by 120."""
    return at(
        x, y, R(-45, -122, 90, 122, 12, body, 4), R(-34, -108, 68, 46, 8, "v:#1c1430,#3a2c54", 4), G("translate(0 -85)", screen),
        R(-8, -52, 16, 22, 4, STEEL, 3), L("M0 -47 V-36", 4), R(-30, -22, 60, 14, 4, BLACK, 3), shine("M-36 -112 H-10", 4, 0.6), s=s,
    )


def fist(x: float, y: float, s: float = 1, fill: str = SKIN) -> str:
    """Draws an upright hand with spread fingers about 70 wide, wrist at the bottom."""
    fingers = "".join(tube([(dx * 0.6, -8), (dx, -44 + abs(dx) * 0.5)], 10, "#eab89e", 3.4) for dx in (-22, -8, 7, 21))
    return at(x, y, fingers, tube([(20, 4), (36, -10)], 10, "#eab89e", 3.4), S([(-26, 4), (-24, -16), (0, -22), (24, -14), (26, 6), (18, 24), (-18, 24)], fill, 4), s=s)


def gem(x: float, y: float, s: float = 1, fill: str = "d:#e8f4ff,#7ab8f0,#2c5aa8", line: str = "#ffffff") -> str:
    """Draws a cut stone."""
    return at(x, y, P("M-26 -20 H26 L40 0 L0 44 L-40 0z", fill, 4), L("M-40 0 H40 M-26 -20 L-12 0 L0 44 L12 0 L26 -20 M-12 0 L0 -20 L12 0", 2.2, line, 0.7), s=s)




def die_of(sides: str, fill: str, ink: str = "#fff8ec") -> str:
    """Draws a many-sided die around the origin with its number."""
    signs = {
        "10": L("M-16 -12 V14", 6, ink) + E(8, 1, 9, 13, "none", 5.4, ink),
        "20": L("M-22 -7 C-20 -17 -5 -16 -6 -6 L-22 14 H-4", 5.4, ink) + E(13, 0, 9, 14, "none", 5.4, ink),
        "4": L("M6 18 V-14 L-14 8 H14", 6, ink),
        "100": L("M-24 -11 V12", 5.4, ink) + E(-7, 0.5, 8, 12, "none", 5, ink) + E(16, 0.5, 8, 12, "none", 5, ink),
    }
    return P("M0 -54 L47 -27 V27 L0 54 L-47 27 V-27z", fill, 4) + P("M0 -34 L32 20 H-32z", "none", 3) + L("M0 -54 V-34 M47 -27 L0 -34 M-47 -27 L0 -34 M47 27 L32 20 M-47 27 L-32 20 M0 54 L32 20 M0 54 L-32 20 M47 -27 L32 20 M-47 -27 L-32 20", 2.6, INK, 0.6) + G("translate(0 4) scale(.8)", signs[sides])


def key(x: float, y: float, s: float = 1, rot: float = 0, metal: str = GOLD, bow: str = "", bits: str = "M-6 58 h-18 v-13 h18z M-6 82 h-24 v-13 h24z") -> str:
    """Draws a key about 130 tall hanging by its bow; `bow` is drawn over the ring and `bits` are the teeth."""
    return at(x, y, P(bits, metal, 4), R(-8, -18, 16, 104, 6, metal, 4), R(-12, -8, 24, 9, 3, metal, 3.4),
              bow or C(0, -42, 27, metal, 4) + C(0, -42, 13, "#3a2430", 4), shine("M-3 8 V70", 3, 0.7), s=s, rot=rot)


def bolt(x: float, y: float, s: float = 1, fill: str = "v:#fffbd0,#ffd23c", rot: float = 0) -> str:
    """Draws a stroke of lightning about 60 tall around its middle."""
    return at(x, y, P("M6 -32 L-18 6 H-3 L-9 32 L19 -9 H3 L13 -32z", fill, 3.4), s=s, rot=rot)


def grave(x: float, y: float, s: float = 1, fill: str = "d:#b0a8b4,#6e6676,#3c3444", sign: str = "M0 -62 V-30 M-11 -52 H11") -> str:
    """Draws a gravestone standing on the given point, about 56 by 84."""
    return at(x, y, P("M-28 0 V-56 C-28 -94 28 -94 28 -56 V0z", fill, 4), L(sign, 5, INK, 0.7), L("M-20 -14 l8 6 M16 -40 l6 10", 2.6, INK, 0.5), s=s)


def web(x: float, y: float, r: float, colour: str = "#f0e8f4", op: float = 0.8, spokes: int = 9, rings: int = 4, w: float = 2.2) -> str:
    """Draws a spider's web around a middle."""
    turns = [math.tau * k / spokes + 0.2 for k in range(spokes)]
    out = "".join(f"M{n(x)} {n(y)} L{n(x + r * math.cos(a))} {n(y + r * math.sin(a))} " for a in turns)
    for ring in range(1, rings + 1):
        q = r * ring / (rings + 0.35)
        for k, a in enumerate(turns):
            b = turns[(k + 1) % spokes] + (math.tau if k == spokes - 1 else 0)
            m = (a + b) / 2
            out += (f"M{n(x + q * math.cos(a))} {n(y + q * math.sin(a))} Q{n(x + q * 0.78 * math.cos(m))} {n(y + q * 0.78 * math.sin(m))} "
                    f"{n(x + q * math.cos(b))} {n(y + q * math.sin(b))} ")
    return L(out, w, colour, op)


def laugh_lines(x: float, y: float, r: float, count: int = 8, long: float = 14, colour: str = "#ffe9b0", w: float = 4, start: float = 0) -> str:
    """Draws short strokes around a thing that shines, shakes or surprises."""
    out = "".join(
        f"M{n(x + r * math.cos(a))} {n(y + r * math.sin(a))} L{n(x + (r + long) * math.cos(a))} {n(y + (r + long) * math.sin(a))} "
        for a in (start + math.tau * k / count for k in range(count)))
    return L(out, w, colour)
