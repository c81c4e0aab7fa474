"""Creatures that come in several kinds, drawn once and dressed differently."""

# Shapes take their numbers in a fixed order and path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

from kit import INK, C, E, G, L, O, P, S, at, dots, shine, tube
from parts import BLACK, DARK, FLESH, GOLD, GREY, POOP, SKIN, WHITE, eyes, mouth, wing


def fly(x: float, y: float, s: float = 1, body: str = DARK, look: str = "red") -> str:
    """Draws a fat fly about 100 wide."""
    return at(x, y, wing(10, -14, 1.1, 8), G("scale(-1 1)", wing(10, -14, 1.1, 8)), L("M-20 22 L-32 38 M0 28 V44 M20 22 L32 38", 3.6), S([(-36, 4), (-28, -22), (0, -32), (28, -22), (36, 4), (22, 26), (0, 32), (-22, 26)], body, 4), eyes(0, -4, 15, 13, look), mouth(0, 18, 7, "wobble"), shine("M-22 -18 C-16 -24 -8 -27 -2 -27", 3.4, 0.5), s=s)


def spider(x: float, y: float, s: float = 1, body: str = DARK, eye_style: str = "red") -> str:
    """Draws a spider about 130 wide."""
    legs = "".join(O([(24, dy), (48, dy - 22 - k * 4), (66, dy + 14 + k * 5)], 6) for k, dy in enumerate((-10, -2, 6, 14)))
    return at(x, y, legs, G("scale(-1 1)", legs), S([(-32, 2), (-24, -26), (0, -36), (24, -26), (32, 2), (20, 26), (0, 32), (-20, 26)], body, 4), shine("M-18 -22 C-12 -28 -6 -30 0 -30", 4, 0.45), eyes(0, -4, 11, 8, eye_style), eyes(0, -18, 17, 4, eye_style), P("M-8 18 L-5 30 L-1 19z M8 18 L5 30 L1 19z", "#fffdf0", 2.4), s=s)


def dip(x: float, y: float, s: float = 1, fill: str = POOP, face: str = "") -> str:
    """Draws a small living dropping, pointed at the top."""
    return at(x, y, S([(0, -46), (10, -34), (20, -26), (22, -14), (36, -4), (38, 14), (24, 26), (0, 28), (-24, 26), (-38, 14), (-34, -4), (-20, -14), (-14, -28)], fill, 4), L("M-20 -13 C-6 -6 8 -6 21 -13 M-13 -28 C-6 -24 2 -23 10 -27", 3, INK, 0.5), shine("M-26 4 C-24 -2 -20 -5 -14 -6", 3.6, 0.4), face or eyes(0, 4, 13, 8) + mouth(0, 18, 6, "smile"), s=s)


def dinga(x: float, y: float, s: float = 1, fill: str = POOP, face: str = "") -> str:
    """Draws a large dropping with a sorry face."""
    return at(x, y, S([(-4, -60), (12, -52), (20, -36), (34, -28), (34, -10), (52, 2), (54, 26), (36, 40), (0, 44), (-36, 40), (-54, 26), (-50, 2), (-32, -10), (-30, -28), (-14, -38)], fill, 4), L("M-30 -10 C-12 0 14 0 34 -10 M-18 -36 C-8 -30 8 -30 20 -36", 3.4, INK, 0.5), dots([(-30, 22, 3), (32, 14, 3.4), (18, 34, 2.4)], "#5a3418"), face or eyes(0, 6, 18, 10, "white", (0, 0.5)) + mouth(0, 28, 12, "wail"), shine("M-40 10 C-38 2 -32 -1 -26 -2", 4, 0.4), s=s)


def fatty(x: float, y: float, s: float = 1, fill: str = FLESH, face: str = "", shirt: str = "") -> str:
    """Draws a very large person with a very small head."""
    return at(x, y, E(-24, 50, 20, 10, fill, 4), E(24, 50, 20, 10, fill, 4), S([(-64, 4), (-52, -26), (-26, -36), (26, -36), (52, -26), (64, 4), (54, 40), (0, 52), (-54, 40)], fill, 4), shirt, S([(-66, 4), (-80, 20), (-72, 40), (-58, 32)], fill, 4), S([(66, 4), (80, 20), (72, 40), (58, 32)], fill, 4), C(0, 22, 3, INK, 0), L("M-36 -8 C-28 2 -16 4 -8 -2 M36 -8 C28 2 16 4 8 -2", 3, INK, 0.6), C(0, -46, 27, fill, 4), face or eyes(0, -50, 10, 6) + mouth(0, -33, 9, "open"), s=s)


def horf(x: float, y: float, s: float = 1, fill: str = GREY, eye_style: str = "hollow", inside: str = "#7a1c2c") -> str:
    """Draws a floating head with a spitting mouth."""
    return at(x, y, C(0, 0, 47, fill, 4), eyes(0, -12, 18, 10, eye_style), E(0, 20, 20, 17, f"c:#1c0610,{inside},{inside}", 4), P("M-12 8 L-8 18 L-3 6z M12 8 L8 18 L3 6z", "#fffdf0", 2), C(0, 30, 8, "r:#ff8078,#b83040,#5c1026", 3), shine("M-34 -20 C-28 -32 -20 -38 -10 -40", 4.4, 0.5), L("M28 -32 l8 6 M32 -22 l8 3 M-36 18 l-6 6", 2.6, INK, 0.5), s=s)


def keeper(x: float, y: float, s: float = 1, fill: str = "r:#f4e4d0,#c8a894,#80625c") -> str:
    """Draws a grinning shopkeeper's head on a cut rope."""
    return at(x, y, L("M0 -44 V-110", 7), L("M0 -44 V-110", 3, "#c9a468"), S([(0, -48), (32, -38), (44, -4), (36, 32), (0, 44), (-36, 32), (-44, -4), (-32, -38)], fill, 4), L("M-22 -46 L-16 -56 M22 -46 L16 -56 M-12 -48 H12", 3), C(-16, -6, 12, GOLD, 3.6), C(16, -6, 12, GOLD, 3.6), L("M-16 -13 V1 M16 -13 V1", 3.4, "#6a4410"), mouth(0, 20, 22, "grin"), L("M-38 12 l8 2 M38 12 l-8 2", 3), s=s)


def hand(x: float, y: float, s: float = 1, fill: str = SKIN, tone: str = "#e6b097", nails: str = "#d6303b") -> str:
    """Draws a huge hand reaching down from above."""
    tips = ((-34, 40), (-12, 56), (12, 56), (32, 42))
    fingers = "".join(tube([(dx * 0.8, 0), (dx * 1.05, 26), (dx, dy)], 15, tone) for dx, dy in tips)
    polish = "".join(E(dx, dy + 4, 6, 7, nails, 3) for dx, dy in tips)
    return at(x, y, S([(-26, -130), (-24, -60), (-42, -30), (-44, 4), (-20, 18), (20, 18), (44, 4), (42, -30), (24, -60), (26, -130)], fill, 4), fingers, tube([(38, -18), (60, -4), (58, 18)], 14, tone), E(58, 20, 5, 6, nails, 3), polish, S([(-40, -24), (-42, 2), (-20, 14), (20, 14), (42, 2), (40, -24), (0, -34)], fill, 0), L("M-26 -20 C-10 -12 10 -12 26 -20 M-14 -2 C-6 2 6 2 14 -2", 3, INK, 0.5), s=s)


def mom_eye(x: float, y: float, s: float = 1, white: str = "r:#ffffff,#f6e6d8,#d0a090", iris: str = "c:#1a0e1c,#6a3a2c,#c88a5a") -> str:
    """Draws an eye peering through a hole, with lashes and paint."""
    return at(x, y, P("M-74 6 C-50 -50 50 -50 74 6 C50 50 -50 50 -74 6z", "v:#5a8ac8,#c07090", 5), P("M-60 6 C-40 -34 40 -34 60 6 C40 38 -40 38 -60 6z", white, 4), C(0, 2, 27, iris, 4), C(0, 2, 12, BLACK, 0), C(9, -8, 6, WHITE, 0), L("M-58 -20 L-72 -38 M-36 -36 L-44 -56 M-10 -42 L-12 -62 M16 -42 L22 -62 M40 -34 L52 -52 M58 -18 L74 -34", 5), L("M-52 8 L-36 4 M-48 16 L-34 12 M50 10 L36 6", 2, "#d04a4a"), s=s)
