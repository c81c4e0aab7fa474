"""The Ironclad in parts for card pictures: his body of a stove, arms and hands, boots, and his heavy tools."""

# fmt: off
# ruff: noqa: E501

from kit import INK, C, E, L, P, Point, R, S, at, glow, shine

from spire.base import lit, rivet, shade
from spire.grounds import helm
from spire.materials import BRASS, CLOTH_RED, EMBER, IRON, RUST, STEEL, WOOD
from spire.props import limb

ARM = "#7a748f"
CALM = P("M-34 -2 C-26 8 -14 8 -8 -2 M16 -4 C22 6 34 6 42 -6", "none", 6.4, "#ffc24a")
HOT = P("M-40 -14 L-4 -2 C-6 12 -26 12 -34 4z M12 -4 L48 -16 C48 2 34 12 18 8z", "c:#fffff0,#ffd04a,#ff3c1c", 0)


def pipe(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws his chimney, its foot on the point."""
    return at(x, y, P("M-12 0 L-14 -32 H14 L12 0z", IRON, 5), R(-19, -42, 38, 13, 5, RUST, 5), s=s, rot=rot)


def belly(x: float, y: float, s: float = 1, rot: float = 0, door: str = "") -> str:
    """Draws the stove that is his body, about 108 wide, around its middle."""
    grate = P("M-30 -10 C-26 -28 26 -28 30 -10 L28 22 C20 34 -20 34 -28 22z", RUST, 4.4) + P("M-21 -8 C-18 -19 18 -19 21 -8 L20 20 C14 27 -14 27 -20 20z", EMBER, 3.4) + L("M-9 -16 V24 M9 -16 V24", 5)
    return at(x, y, S([(-54, 8), (-48, -32), (-22, -50), (22, -50), (48, -32), (54, 8), (44, 42), (20, 54), (-20, 54), (-44, 42)], IRON, 5),
              shade("M26 -48 C60 -30 62 20 34 48 C24 54 12 54 4 54 C40 40 44 -20 26 -48z", .36), lit("M-42 -24 C-50 0 -50 20 -42 36 C-54 20 -54 -10 -42 -24z", .4),
              L("M-52 -18 C-24 -28 24 -28 52 -18", 8), L("M-52 -18 C-24 -28 24 -28 52 -18", 3.8, "#b5613f"), glow(0, 6, 52, "#ff8a2c", .5), door or grate, *(rivet(a, b, 3.6) for a, b in ((-40, 30), (40, 30), (-42, -4), (42, -4))), s=s, rot=rot)


def boot(x: float, y: float, s: float = 1, rot: float = 0, flip: bool = False) -> str:
    """Draws an iron boot that stands on the point, toe to the right."""
    return at(x, y, P("M-24 -56 L-26 -22 C-32 -14 -34 0 -24 0 H34 C44 0 42 -22 28 -26 L14 -30 L12 -56z", "r:#a49eb4,#4f485e,#1c1624", 5), R(-30, -64, 48, 15, 6, RUST, 4.4), P("M-28 -8 H40 C42 0 38 2 34 2 H-24 C-30 2 -30 -4 -28 -8z", "#2a2230", 3.4), shine("M-14 -44 V-28", 4, .45), L("M10 -26 C14 -20 14 -16 12 -10", 3, INK, .7), rivet(28, -16, 3.4), s=s, rot=rot, sx=-s if flip else s)


def fist(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws his fist from the front: four knuckles up, the thumb across; about 70 wide."""
    return at(x, y, S([(-34, -4), (-30, -24), (30, -24), (34, -4), (28, 28), (-28, 28)], IRON, 5), *(R(-34 + 17 * k, -32, 18, 34, 9, IRON, 4) for k in range(4)), P("M-30 12 C-24 -2 10 0 18 8 C22 16 14 24 4 22 L-16 22 C-26 24 -32 20 -30 12z", IRON, 4.4), R(-26, 26, 52, 16, 6, RUST, 4.4), *(rivet(-25 + 17 * k, -22, 2.8) for k in range(4)), s=s, rot=rot)


def grip(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws his hand around a shaft that goes up and down: four fingers that lie across it; about 50 wide."""
    return at(x, y, S([(-26, -26), (16, -30), (28, -18), (28, 24), (14, 34), (-26, 28)], IRON, 5), *(R(-10, -30 + 15 * k, 40, 17, 8, IRON, 4) for k in range(4)), P("M-26 -22 C-14 -40 6 -40 12 -30 C4 -22 -8 -18 -14 -10z", IRON, 4), lit("M-20 -18 C-22 -4 -22 10 -20 20 C-26 8 -26 -8 -20 -18z", .5), s=s, rot=rot)



def arm(points: list[Point], thick: float = 22) -> str:
    """Draws one of his arms."""
    return limb(points, thick, ARM)


def scarf(x: float, y: float, s: float = 1) -> str:
    """Draws his scarf from the front, around its middle, with one end in the wind to the left."""
    return at(x, y, P("M-36 2 C-54 4 -70 0 -92 14 C-84 18 -80 22 -78 28 C-88 32 -94 38 -98 48 C-74 48 -46 36 -28 16z", CLOTH_RED, 4.4), S([(-46, 0), (-32, -12), (0, -8), (34, -12), (46, 0), (38, 16), (0, 22), (-38, 16)], CLOTH_RED, 4.4), L("M-30 6 C-12 12 12 12 30 6", 3, "#5c0f1c", .7), s=s)


def tinman(x: float, y: float, s: float = 1, left: tuple[Point, ...] = ((-48, -16), (-78, 10), (-70, 40)), right: tuple[Point, ...] = ((48, -16), (78, 10), (70, 40)), *, eyes: str = "", rot: float = 0, feet: str = "", smoke: bool = False) -> str:
    """Draws the whole Ironclad from the front, his belly on the point, about 250 high; arms go along points."""
    steps = feet or boot(-26, 108, .82, 0, True) + boot(26, 108, .82)
    hands = "".join(S([(a - 18, b - 10), (a, b - 19), (a + 18, b - 9), (a + 17, b + 11), (a, b + 18), (a - 17, b + 11)], IRON, 4.4) for a, b in (left[-1], right[-1]))
    clouds = "".join(C(-40 + a, -150 - b, r, "r:#ffffff,#d0c8d4,#8d8398", 0, op=.7) for a, b, r in ((0, 0, 12), (-12, 16, 15), (6, 26, 10))) if smoke else ""
    return at(x, y, clouds, pipe(-30, -106, .9, -8), arm(list(left)), arm(list(right)), steps, belly(0, 10), scarf(0, -44), helm(0, -84, .86, 0, eyes), hands, s=s, rot=rot)


def axe(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws an axe with two blades around its grip, head up."""
    return at(x, y, R(-6, -112, 12, 150, 5, WOOD, 4.4), P("M-5 -108 C-24 -112 -44 -126 -54 -112 C-66 -92 -62 -62 -46 -48 C-34 -58 -20 -64 -5 -66z", STEEL, 4.4), P("M5 -108 C24 -112 44 -126 54 -112 C66 -92 62 -62 46 -48 C34 -58 20 -64 5 -66z", STEEL, 4.4), L("M-52 -104 C-58 -88 -56 -70 -48 -58 M52 -104 C58 -88 56 -70 48 -58", 3, "#ffffff", .9), R(-11, -114, 22, 54, 5, BRASS, 4.4), C(0, -87, 6, "#c8323c", 3), C(0, 40, 9, BRASS, 4), s=s, rot=rot)


def hammer(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws a sledge around its grip, head up."""
    return at(x, y, R(-6, -100, 12, 136, 5, WOOD, 4.4), R(-46, -140, 92, 50, 8, IRON, 5), R(-50, -144, 22, 58, 6, STEEL, 4.4), R(28, -144, 22, 58, 6, STEEL, 4.4), lit("M-26 -134 H26 V-124 H-26z", .5), rivet(-10, -112, 4), rivet(10, -112, 4), s=s, rot=rot)


def buckler(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Draws a round shield, 112 wide."""
    return at(x, y, C(0, 0, 56, RUST, 5), C(0, 0, 43, "none", 4, "#57191c"), C(0, 0, 18, IRON, 4.4), C(0, 0, 7, BRASS, 3.4), lit("M-42 -18 C-36 -38 -16 -48 4 -48 C-16 -38 -30 -20 -34 2z", .45, "#ffd8b8"), *(rivet(a, b, 3.8) for a, b in ((0, -49), (35, -35), (49, 0), (35, 35), (0, 49), (-35, 35), (-49, 0), (-35, -35))), s=s, rot=rot)


def kite(x: float, y: float, s: float = 1, fill: str = RUST, sign: str = "") -> str:
    """Draws a shield with a point below, 88 wide, around its middle."""
    return at(x, y, P("M0 -58 C18 -48 34 -44 44 -44 C48 4 34 40 0 60 C-34 40 -48 4 -44 -44 C-34 -44 -18 -48 0 -58z", fill, 5), P("M0 -45 C14 -38 24 -34 34 -33 C36 4 26 30 0 46 C-26 30 -36 4 -34 -33 C-24 -34 -14 -38 0 -45z", "none", 3, "#3a1a1c", .6), sign, shade("M8 -54 C24 -46 34 -44 44 -44 C48 4 34 40 0 60 C28 20 26 -20 8 -54z", .25), shine("M-32 -30 C-33 -14 -32 -2 -28 10", 4, .6), E(0, 0, .1, .1, IRON, 0), s=s)
