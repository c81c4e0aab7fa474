"""The faces of the bots' tempers, drawn like icons: a small soul that shows what it is like."""

from kit import C, E, G, L, P

NIGHT = "#20141f"
_HEAD = "M50 6 C82 6 92 32 88 58 C86 82 70 94 50 94 S14 82 12 58 C8 32 18 6 50 6z"


def _head(skin: str) -> str:
    return P(_HEAD, skin, 7, NIGHT)


def _eyes(dx: float = 18, y: float = 50, size: float = 9) -> str:
    both = "".join(E(50 + side * dx, y, size, size * 1.25, NIGHT, 0) for side in (-1, 1))
    return both + "".join(C(50 + side * dx + 3, y - 4, size * 0.36, "#ffffff", 0) for side in (-1, 1))


FACES: dict[str, str] = {
    "face_plain": _head("r:#f6e2cc,#dcb496,#94685c") + _eyes() + L("M36 74 Q50 80 64 74", 6, NIGHT),
    "face_greedy": _head("r:#ffe9a0,#e6b24a,#9a6a20")
    + "".join(C(50 + side * 19, 46, 14, "r:#fff2b8,#f2c14e,#c58a22", 5, NIGHT) for side in (-1, 1))
    + "".join(L(f"M{50 + side * 19} 38 V54", 5, NIGHT) for side in (-1, 1))
    + L("M26 68 Q50 90 74 68", 6, NIGHT)
    + P("M46 78 L54 78 L50 88z", "#fff6da", 3, NIGHT),
    "face_vengeful": _head("r:#ff9a86,#d2453c,#7c1a26")
    + _eyes(19, 54)
    + L("M20 34 L42 46", 8, NIGHT)
    + L("M80 34 L58 46", 8, NIGHT)
    + L("M32 80 Q50 68 68 80", 6, NIGHT)
    + P("M16 26 L9 4 L34 11z", "#f6e2cc", 5, NIGHT)
    + P("M84 26 L91 4 L66 11z", "#f6e2cc", 5, NIGHT),
    "face_careful": _head("r:#cfe6ff,#86aedd,#3d5c8e")
    + "".join(C(50 + side * 19, 48, 15, "#f4fbff", 5, NIGHT) for side in (-1, 1))
    + "".join(C(50 + side * 16, 50, 5.5, NIGHT, 0) for side in (-1, 1))
    + L("M27 24 L41 19", 6, NIGHT)
    + L("M73 24 L59 19", 6, NIGHT)
    + L("M36 77 Q43 71 50 77 T64 77", 5.5, NIGHT)
    + P("M82 60 C77 69 77 75 82 75 S87 69 82 60z", "#5eb4ff", 3, NIGHT),
    "face_chaotic": G("rotate(-8 50 50)", _head("r:#e6c2ff,#a86ad2,#5c2f86"))
    + C(32, 46, 14, "#ffffff", 5, NIGHT)
    + C(35, 49, 5, NIGHT, 0)
    + L("M60 40 L78 54", 6, NIGHT)
    + L("M78 40 L60 54", 6, NIGHT)
    + L("M24 70 L36 80 L46 70 L58 81 L70 68", 6, NIGHT)
    + P("M62 78 C62 94 78 94 76 76z", "#ff8fa6", 4, NIGHT),
}
