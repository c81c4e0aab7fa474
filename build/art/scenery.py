"""Backdrops: dark places with one warm light, varied by a seed."""

# Shapes take their numbers in a fixed order and path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

import math
import random

from kit import INK, C, E, G, L, P, R, S, at, dots, glow, n, shadow

Pair = tuple[str, str]


def _motes(rng: random.Random, colour: str, count: int = 9) -> str:
    return dots(
        [(rng.uniform(8, 252), rng.uniform(8, 130), rng.uniform(0.8, 2.2)) for _ in range(count)], colour, 0.7
    )


def _wall(top: str, bottom: str, middle: str = "") -> str:
    stops = f"{top},{middle},{bottom}" if middle else f"{top},{bottom}"
    return R(0, 0, 260, 190, 0, f"v:{stops}", 0)


def _floor(y: float, top: str, bottom: str, bow: float = 6) -> str:
    d = f"M0 {n(y + bow)} C70 {n(y - bow)} 190 {n(y - bow)} 260 {n(y + bow)} V190 H0z"
    return P(d, f"v:{top},{bottom}", 0) + L(f"M0 {n(y + bow)} C70 {n(y - bow)} 190 {n(y - bow)} 260 {n(y + bow)}", 3, INK, 0.55)


def _bricks(rng: random.Random, light: str, dark: str, count: int = 17, low: float = 138) -> str:
    out = []
    for _ in range(count):
        row = rng.randrange(0, int(low // 16))
        x = rng.randrange(-1, 9) * 32 + (16 if row % 2 else 0)
        tint = light if rng.random() < 0.5 else dark
        out.append(R(x, row * 16 + 1, 29, 13, 3, tint, 0, op=0.42))
    return "".join(out)


def basement(seed: int, wall: Pair = ("#5e3d4c", "#2b1a2c"), floor: Pair = ("#4a2e38", "#1f121f"), *,
             light: str = "#ffc470", at_x: float = 130, at_y: float = 78, y: float = 142) -> str:
    """Draws a brick cellar."""
    rng = random.Random(seed)
    planks = "".join(
        L(f"M{n(130 + (x - 130) * 0.55)} {n(y - 2)} L{n(x + (x - 130) * 0.6)} 190", 2.4, INK, 0.35)
        for x in range(-40, 301, 38)
    )
    extra = rng.choice((_web_left, _web_right, _pipe, _crack, _hook, _nothing))(rng)
    return (
        _wall(*wall)
        + _bricks(rng, "#8a5e66", "#1d0f1e")
        + extra
        + _floor(y, *floor)
        + planks
        + glow(at_x, at_y, 120, light, 0.62)
        + _motes(rng, "#ffe2a8")
    )


def _nothing(_rng: random.Random) -> str:
    return ""


def _web_left(_rng: random.Random) -> str:
    return L("M0 0 L52 30 M0 0 L30 48 M0 0 L62 8 M40 4 C38 14 34 20 22 34 M26 3 C25 10 22 14 14 22", 1.8, "#e8dce8", 0.35)


def _web_right(_rng: random.Random) -> str:
    return G("translate(260 0) scale(-1 1)", _web_left(_rng))


def _pipe(rng: random.Random) -> str:
    x = rng.choice((22, 226))
    return (
        R(x - 8, -6, 16, 156, 2, "h:#8a7a80,#4c4048,#2c222c", 3, INK)
        + R(x - 11, 40, 22, 12, 3, "h:#a08c90,#54464e", 3, INK)
        + R(x - 11, 100, 22, 12, 3, "h:#a08c90,#54464e", 3, INK)
    )


def _crack(rng: random.Random) -> str:
    x = rng.choice((34, 208))
    return L(f"M{x} 0 L{x + 8} 22 L{x - 2} 40 L{x + 10} 62 L{x + 4} 80 M{x + 10} 62 L{x + 22} 70", 3, "#190c1a", 0.6)


def _hook(rng: random.Random) -> str:
    x = rng.choice((30, 224))
    chain = "".join(E(x, 8 + 13 * k, 4 if k % 2 else 5, 8, "none", 3, "#181018") for k in range(4))
    return chain + L(f"M{x} 58 V70 C{x} 86 {x - 18} 84 {x - 16} 72", 4, "#181018")


def cave(seed: int, wall: Pair = ("#3c4258", "#1c1a2c"), floor: Pair = ("#34364a", "#14121e"), *,
         light: str = "#bfe0ff", at_x: float = 130, at_y: float = 70, y: float = 146) -> str:
    """Draws a cave with hanging stones."""
    rng = random.Random(seed)
    teeth = ["M-5 -5 H265 V"]
    x = 265.0
    d = "14"
    while x > -5:
        step = rng.uniform(14, 34)
        d += f" L{n(x - step / 2)} {n(rng.uniform(22, 56))} L{n(x - step)} {n(rng.uniform(6, 16))}"
        x -= step
    far = S([(-10, 150), (20, 96), (60, 110), (96, 84), (140, 106), (180, 78), (224, 104), (270, 90), (270, 160)],
            "#171424", 0, op=0.55)
    stones = "".join(
        E(rng.choice((rng.uniform(4, 60), rng.uniform(200, 256))), rng.uniform(150, 182), rng.uniform(6, 15),
          rng.uniform(4, 9), "v:#5a5c74,#26243a", 3)
        for _ in range(4)
    )
    return (
        _wall(*wall) + far + glow(at_x, at_y, 124, light, 0.55) + P(teeth[0] + d + "z", "v:#0f0d18,#2a2a3e", 0)
        + _floor(y, *floor) + stones + _motes(rng, "#dcecff")
    )


def womb(seed: int, wall: Pair = ("#8a2f40", "#3a0e22"), *, light: str = "#ff9a7a") -> str:
    """Draws the inside of something alive."""
    rng = random.Random(seed)
    veins = "".join(
        L(
            f"M{n(x)} -4 C{n(x + rng.uniform(-30, 30))} 40 {n(x + rng.uniform(-30, 30))} 70 {n(x + rng.uniform(-24, 24))} 130",
            rng.uniform(2, 5), "#c04a58", 0.4,
        )
        for x in (14, 50, 96, 160, 214, 246)
    )
    lumps = "".join(
        C(rng.choice((rng.uniform(0, 60), rng.uniform(200, 260))), rng.uniform(10, 130), rng.uniform(7, 20),
          "r:#c85a62,#7a2438,#4a1228", 0, op=0.6)
        for _ in range(9)
    )
    ground = S([(-12, 156), (30, 146), (70, 156), (110, 147), (150, 155), (196, 146), (240, 156), (276, 148), (276, 200),
                (-12, 200)], "v:#a03a4a,#3c0e20", 3)
    return _wall(*wall) + lumps + veins + glow(130, 80, 122, light, 0.55) + ground + _motes(rng, "#ffc0a8", 6)


def hell(seed: int, *, light: str = "#ff8a3c") -> str:
    """Draws a burning pit."""
    rng = random.Random(seed)
    d = "M-6 196 V150"
    x = -6.0
    while x < 266:
        step = rng.uniform(16, 30)
        tall = rng.uniform(96, 128)
        d += f" Q{n(x + step * 0.2)} {n(tall + 22)} {n(x + step * 0.55)} {n(tall)} Q{n(x + step * 0.5)} {n(tall + 26)} {n(x + step)} 148"
        x += step
    d += " V196z"
    return (
        _wall("#2a0a18", "#8a1c20", "#4c1020")
        + P("M0 84 L30 40 48 70 74 30 100 78 130 58 160 80 190 34 214 68 236 44 260 86 V190 H0z", "#1c0614", 0, op=0.7)
        + P(d, "v:#ff6a2c@.75,#ffb04a@.5,#6a1418@.2", 0)
        + glow(130, 92, 126, light, 0.6)
        + _floor(150, "#43141c", "#16060e")
        + L("M20 176 L60 166 L88 180 M150 184 L190 168 L236 180 M60 166 L70 156", 3.4, "#ff8a3c", 0.8)
        + _motes(rng, "#ffb86a", 14)
    )


def heaven(seed: int, sky: Pair = ("#7fb4dc", "#fbe9c8"), *, beam: str = "#fffbe0") -> str:
    """Draws clouds and a beam of light from above."""
    rng = random.Random(seed)
    clouds = "".join(
        at(x, y, E(0, 0, 46, 15, "#ffffff", 0, op=0.75), C(-18, -8, 15, "#ffffff", 0, op=0.75),
           C(8, -14, 19, "#ffffff", 0, op=0.75), s=rng.uniform(0.6, 1.1))
        for x, y in ((28, 50), (226, 40), (12, 112), (250, 104))
    )
    ground = (
        S([(-20, 160), (20, 142), (56, 156), (96, 140), (136, 152), (176, 139), (220, 154), (262, 142), (284, 160),
           (284, 210), (-20, 210)], "v:#ffffff,#c8dcf0", 3, "#5a6a94")
        + S([(-20, 184), (30, 170), (80, 180), (130, 168), (184, 180), (236, 169), (284, 182), (284, 210), (-20, 210)],
            "v:#ffffff,#b8cce8", 0, op=0.8)
    )
    return (
        _wall(*sky) + P("M94 -6 H166 L222 196 H38z", f"v:{beam}@.85,{beam}@.1", 0)
        + clouds + glow(130, 80, 116, "#fff6c8", 0.8) + ground + _motes(rng, "#ffffff", 8)
    )


def vault(seed: int, *, wall: Pair = ("#6a4a2a", "#2c1a18"), light: str = "#ffe08a") -> str:
    """Draws a treasure room with a beam from above and gold on the floor."""
    rng = random.Random(seed)
    rays = "".join(
        P(f"M130 -30 L{n(130 + 190 * math.sin(a))} {n(-30 + 240 * math.cos(a))} "
          f"L{n(130 + 190 * math.sin(a + 0.11))} {n(-30 + 240 * math.cos(a + 0.11))}z", "#ffe9a8", 0, op=0.1)
        for a in (-0.8, -0.5, -0.22, 0.08, 0.36, 0.64)
    )
    side = rng.choice((0, 1))
    hoard = "".join(
        E((rng.uniform(6, 56) if (k + side) % 2 else rng.uniform(204, 254)), rng.uniform(156, 184), 8, 4,
          "v:#ffe49a,#c98a28", 2)
        for k in range(9)
    )
    columns = "".join(
        R(x, -4, 24, 156, 2, "h:#8a6a44,#5a3e2a,#3a2620", 3) + R(x - 5, 136, 34, 16, 3, "v:#9a784c,#4c3426", 3)
        for x in (8, 228)
    )
    return (
        _wall(*wall) + _bricks(rng, "#96703e", "#231410", 13) + rays + columns + glow(130, 84, 124, light, 0.7)
        + _floor(146, "#5c4030", "#20130f") + hoard + _motes(rng, "#fff0b8", 10)
    )


def depths(seed: int, wall: Pair = ("#433056", "#170e22"), *, light: str = "#c89aff", y: float = 146) -> str:
    """Draws big dark stones with an odd light."""
    rng = random.Random(seed)
    stones = "".join(
        R(x + (22 if r % 2 else 0) - 20, r * 34 + 2, 42, 31, 6, "v:#6a4e80,#36264a" if rng.random() < 0.4 else "#2b1c3c",
          0, op=0.38)
        for r in range(4) for x in range(0, 280, 46)
    )
    cracks = L("M60 190 L76 168 L64 156 M190 190 L180 172 L200 160", 3, "#0f0818", 0.6)
    return (
        _wall(*wall) + stones + rng.choice((_hook, _crack, _web_left, _web_right))(rng)
        + glow(130, 80, 122, light, 0.5) + _floor(y, "#3a2a4a", "#120a1a") + cracks + _motes(rng, "#ecd8ff")
    )


def sewer(seed: int, *, light: str = "#c8e87a") -> str:
    """Draws a green drain."""
    rng = random.Random(seed)
    arch = C(130, 96, 84, "c:#0c1410,#18261e,#2c4034", 0) + C(130, 96, 84, "none", 9, "#4a5e4a") + C(130, 96, 84, "none", 2.5)
    slime = "".join(
        P(f"M{n(x)} -4 V{n(t)} C{n(x)} {n(t + 12)} {n(x + 11)} {n(t + 12)} {n(x + 11)} {n(t)} V-4z", "v:#8ab84a,#5a8a34", 0, op=0.8)
        for x, t in ((18, 30), (34, 52), (212, 44), (232, 24))
    )
    return (
        _wall("#46584a", "#1c2820") + _bricks(rng, "#6e8468", "#141c16", 14) + arch + slime + glow(130, 84, 112, light, 0.5)
        + _floor(150, "#5a7a3c", "#22301c") + L("M30 170 H78 M160 178 H214 M96 184 H130", 3, "#b8d87a", 0.6)
        + _motes(rng, "#e4f8b0", 7)
    )


def bedroom(seed: int, wall: Pair = ("#5c5a86", "#332a50"), *, light: str = "#ffd48a") -> str:
    """Draws a child's room at night: striped wallpaper, a window and floor boards."""
    rng = random.Random(seed)
    stripes = "".join(R(x, 0, 12, 146, 0, "#ffffff", 0, op=0.06) for x in range(0, 260, 26))
    x = rng.choice((16, 200))
    window = (
        R(x, 22, 44, 52, 4, "v:#1c2450,#46528a", 4) + L(f"M{x + 22} 22 V74 M{x} 48 H{x + 44}", 3.4)
        + C(x + 31, 35, 6, "#fff2c0", 0)
    )
    return (
        _wall(*wall) + stripes + window + R(0, 132, 260, 12, 0, "v:#4c3a5c,#2c2038", 2.5) + glow(130, 84, 118, light, 0.6)
        + _floor(146, "#6a4636", "#2a1a1c", 2) + L("M40 148 L10 190 M110 147 L100 190 M180 147 L196 190 M236 148 L262 184", 2.4, INK, 0.4)
        + _motes(rng, "#fff0c8", 6)
    )


def shop(seed: int) -> str:
    """Draws shelves behind a counter, lit by a lamp."""
    rng = random.Random(seed)
    goods = "".join(
        rng.choice((
            R(x, y - 16, 10, 16, 3, "#7a9a6a", 2.4), C(x + 5, y - 7, 7, "#b86a5a", 2.4), R(x, y - 11, 13, 11, 2, "#c9a050", 2.4),
            P(f"M{x} {y} L{x + 6} {y - 16} L{x + 12} {y}z", "#6a86b0", 2.4),
        ))
        for y in (46, 94) for x in (*range(10, 74, 20), *range(188, 250, 20))
    )
    shelves = "".join(R(x, y, 82, 7, 2, "v:#9a683c,#5a361e", 2.6) for y in (46, 94) for x in (0, 178))
    return (
        _wall("#5a3e34", "#2c1a1a") + goods + shelves + L("M130 -4 V14", 3) + P("M112 24 C114 8 146 8 148 24z", "#c9963c", 3)
        + glow(130, 34, 60, "#fff0b0", 0.9) + glow(130, 84, 116, "#ffc870", 0.55) + _floor(146, "#6a4228", "#281612")
        + _motes(rng, "#ffe6b0", 5)
    )


def night(seed: int, sky: Pair = ("#241c48", "#a8586a"), *, light: str = "#ffd08a", moon: bool = True) -> str:
    """Draws hills under a night sky."""
    rng = random.Random(seed)
    stars = dots([(rng.uniform(4, 256), rng.uniform(4, 84), rng.uniform(0.7, 1.8)) for _ in range(22)], "#fff4d0", 0.9)
    disc = C(214, 36, 17, "r:#fffbe6,#f4e0a8,#c9a870", 0) + glow(214, 36, 46, "#fff0c0", 0.5) if moon else ""
    return (
        _wall(*sky) + stars + disc
        + P("M0 120 L28 94 46 112 72 82 98 116 122 100 150 124 184 90 206 112 228 96 260 122 V190 H0z", "#241338", 0, op=0.8)
        + glow(130, 90, 112, light, 0.5) + _floor(148, "#2c1a3a", "#120a1e", 8)
    )


def velvet(seed: int, cloth: Pair = ("#6a2a4c", "#2a0e2a"), *, light: str = "#ffd08a") -> str:
    """Draws a curtained room for cards and fortunes."""
    rng = random.Random(seed)
    folds = "".join(
        P(f"M{x} -4 C{x - 4} 60 {x + 5} 110 {x - 2} 156 H{x + 16} C{x + 20} 110 {x + 10} 60 {x + 15} -4z",
          "h:#ffffff@.1,#000000@.22", 0)
        for x in range(-4, 262, 24)
    )
    swag = P("M-4 -4 H264 V18 C226 44 190 40 174 18 C150 42 110 42 86 18 C70 40 34 44 -4 18z", f"v:{cloth[0]},{cloth[1]}", 3)
    fringe = L("M0 24 C34 46 68 42 86 22 C110 46 150 46 174 22 C192 44 226 46 260 24", 3, "#e0b050")
    return (
        _wall(*cloth) + folds + glow(130, 88, 118, light, 0.6) + swag + fringe + _floor(152, "#3c1a34", "#180a18", 3)
        + _motes(rng, "#ffe6b8", 8)
    )


def tabletop(seed: int, wood: Pair = ("#7a4c30", "#3c2018"), *, light: str = "#ffd48a") -> str:
    """Draws a worn table seen from above, lit by a candle out of sight."""
    rng = random.Random(seed)
    grain = "".join(
        L(f"M-4 {n(y)} C60 {n(y + rng.uniform(-6, 6))} 180 {n(y + rng.uniform(-6, 6))} 264 {n(y + rng.uniform(-4, 4))}", 1.6, INK, 0.28)
        for y in range(8, 190, 12)
    )
    knots = "".join(
        E(x, y, 9, 4, "none", 2, INK, 0.35) + E(x, y, 4, 1.6, "none", 2, INK, 0.35)
        for x, y in ((rng.uniform(14, 60), rng.uniform(20, 170)), (rng.uniform(200, 246), rng.uniform(20, 170)))
    )
    seams = L("M-4 62 H264 M-4 126 H264", 3, "#1c0e10", 0.6)
    return _wall(*wood) + grain + knots + seams + glow(118, 78, 132, light, 0.62)


def void(seed: int, tones: Pair = ("#e8e4f0", "#8a86a4")) -> str:
    """Draws nothing much: a spinning blankness."""
    rng = random.Random(seed)
    rings = "".join(
        E(130, 96, 20 + 18 * k, 12 + 13 * k, "none", 5, "#6a6688" if k % 2 else "#ffffff", 0.28) for k in range(1, 9)
    )
    return _wall(*tones) + rings + glow(130, 92, 110, "#ffffff", 0.7) + _motes(rng, "#4a4668", 16)


def pedestal(x: float = 130, y: float = 150, s: float = 1) -> str:
    """Draws the stone stand on which treasure waits; the top is at y - 20."""
    return shadow(x, y + 24, 62 * s) + at(
        x, y,
        P("M-40 22 L-34 -6 H34 L40 22 C20 30 -20 30 -40 22z", "h:#a89aa4,#6e6272,#3c3444", 4),
        P("M-46 -8 C-46 -14 -40 -20 0 -20 S46 -14 46 -8 C46 0 20 4 0 4 S-46 0 -46 -8z", "v:#c8bcc4,#7c7080", 4),
        L("M-22 10 L-14 18 M18 8 L26 20", 2.6, INK, 0.5),
        s=s,
    )
