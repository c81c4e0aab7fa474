"""Icons for stats, costs, decks and marks, drawn in a 100 by 100 box."""

from faces import FACES
from kit import C, E, G, L, P, R, picture

NIGHT = "#20141f"
_HEART = "M50 90 C12 62 6 44 8 30 C11 12 36 8 50 28 C64 8 89 12 92 30 C94 44 88 62 50 90z"
_GHOST = "M50 7 C78 7 86 34 82 58 L86 92 L70 80 L60 94 L49 81 L38 94 L30 80 L14 92 L18 58 C14 34 22 7 50 7z"
_GLASS = "M28 16 H72 V24 C72 38 54 42 54 50 C54 58 72 62 72 76 V84 H28 V76 C28 62 46 58 46 50 C46 42 28 38 28 24z"
_PIPS = {
    1: ((50, 50),),
    2: ((31, 31), (69, 69)),
    3: ((29, 29), (50, 50), (71, 71)),
    4: ((31, 31), (69, 31), (31, 69), (69, 69)),
    5: ((30, 30), (70, 30), (50, 50), (30, 70), (70, 70)),
    6: ((31, 27), (69, 27), (31, 50), (69, 50), (31, 73), (69, 73)),
}


def _die(value: int, face: str = "v:#fffdf4,#e3d6c0", ink: str = NIGHT) -> str:
    pips = "".join(C(x, y, 9.5 if value < 5 else 8.5, ink, 0) for x, y in _PIPS[value])
    return R(9, 9, 82, 82, 19, face, 8, ink) + pips


def _card(x: float, y: float, turn: float, face: str, mark: str) -> str:
    return G(f"translate({x} {y}) rotate({turn})", R(-27, -36, 54, 72, 9, face, 7, NIGHT), mark)


_COIN = (
    C(50, 50, 43, "r:#ffe9a0,#f2c14e,#c58a22", 7, "#4a2c0c")
    + C(50, 50, 31, "none", 4, "#a87420")
    + L("M63 38 C53 29 36 35 36 50 S53 71 63 62", 9, "#4a2c0c")
    + L("M50 24 V76", 8, "#4a2c0c")
)
_SACK = (
    P("M36 34 C8 52 6 92 30 93 H70 C94 92 92 52 64 34z", "r:#d9a566,#a36a34,#6e401e", 7, NIGHT)
    + P("M30 12 C38 20 42 10 50 16 C58 10 62 20 70 12 L64 34 H36z", "#c08a50", 7, NIGHT)
    + L("M35 34 H65", 8, "#e8c478")
    + C(50, 64, 15, "#f2c14e", 5, NIGHT)
)
_CHEST = (
    P("M10 48 C10 20 26 14 50 14 S90 20 90 48z", "v:#d08a3c,#8a4e1e", 7, NIGHT)
    + R(10, 46, 80, 42, 6, "v:#a8642a,#6a3814", 7, NIGHT)
    + L("M28 17 V86 M72 17 V86", 7, "#f2c14e")
    + R(39, 38, 22, 26, 6, "v:#ffe49a,#d49a2c", 6, NIGHT)
    + C(50, 50, 4, NIGHT, 0)
)
_SKULL = (
    P(
        "M50 8 C82 8 94 32 90 54 C88 64 80 68 77 72 V86 C77 92 70 92 66 92 H34 C30 92 23 92 23 86 V72 "
        "C20 68 12 64 10 54 C6 32 18 8 50 8z",
        "r:#fffaf0,#e4d8c6,#b8a894",
        7,
        NIGHT,
    )
    + E(33, 50, 11, 13, NIGHT, 0)
    + E(67, 50, 11, 13, NIGHT, 0)
    + P("M50 60 L57 72 H43z", NIGHT, 0)
    + L("M41 80 V92 M50 80 V92 M59 80 V92", 5, NIGHT)
)
_CROWN = (
    P("M10 82 L6 30 L28 50 L50 14 L72 50 L94 30 L90 82z", "v:#ffe9a0,#f2b93c,#b8741c", 7, NIGHT)
    + C(50, 64, 8, "#d6303b", 5, NIGHT)
    + C(27, 67, 5, "#8fd0ff", 4, NIGHT)
    + C(73, 67, 5, "#8fd0ff", 4, NIGHT)
)

_FACE = (
    E(50, 52, 44, 40, "r:#f6d7c0,#d9a488,#8e5a54", 7, NIGHT)
    + E(32, 54, 11, 14, NIGHT, 0)
    + E(68, 54, 11, 14, NIGHT, 0)
    + C(36, 48, 4, "#ffffff", 0)
    + C(72, 48, 4, "#ffffff", 0)
    + L("M41 78 Q50 71 59 78", 5, NIGHT)
)

SIMPLE: dict[str, str] = {
    "heart": P(_HEART, "r:#ff7a78,#d6303b,#8c1426", 8, "#2e0912") + L("M24 26 C18 32 18 38 20 44", 8, "#ffc9c4"),
    "evasion": G("rotate(-9 50 50)", _die(5)),
    "die": G("rotate(-9 50 50)", _die(5)),
    "sword": G(
        "rotate(45 50 50)",
        P("M50 -9 L62 9 V62 H38 V9z", "h:#ffffff,#dfe7ef,#93a4b8", 7, NIGHT),
        R(21, 61, 58, 14, 6, "v:#ffd97a,#b87a24", 7, NIGHT),
        R(41, 74, 18, 28, 7, "#8a5226", 7, NIGHT),
    ),
    "coin": _COIN,
    "tap": C(50, 50, 45, "v:#5c6a86,#333e58", 0)
    + L("M29 58 A23 23 0 1 0 41 31", 11, "#ffffff")
    + P("M47 11 L25 31 L51 46z", "#ffffff", 3, "#ffffff"),
    "pay": C(50, 50, 45, "v:#e9b444,#a8701c", 0)
    + L("M66 34 C58 24 34 26 34 39 C34 55 67 45 67 62 C67 76 40 76 33 64", 10, "#ffffff")
    + L("M50 14 V86", 8, "#ffffff"),
    "soul": P(_GHOST, "v:#ffffff,#d2e6ff,#8db8ee", 7, "#1c2a44")
    + E(38, 43, 7, 10, "#1c2a44", 0)
    + E(63, 43, 7, 10, "#1c2a44", 0)
    + E(50, 62, 6, 5, "#1c2a44", 0),
    "loot": _SACK,
    "treasure": _CHEST,
    "counter": C(50, 50, 42, "r:#b6e8c4,#4aa878,#1d5e48", 8, NIGHT) + P("M50 26 L70 50 L50 74 L30 50z", "#eafff2", 0),
    "level": P("M50 6 L94 48 H70 V92 H30 V48 H6z", "v:#ffe08a,#e88a2c", 8, NIGHT),
    "crown": _CROWN,
    "lock": L("M30 46 V32 C30 4 70 4 70 32 V46", 11, NIGHT)
    + L("M30 46 V32 C30 4 70 4 70 32 V46", 5, "#cfd8e6")
    + R(16, 42, 68, 50, 12, "v:#ffe08a,#c98a28", 7, NIGHT)
    + C(50, 62, 8, NIGHT, 0)
    + L("M50 64 V78", 7, NIGHT),
    "trinket": L("M30 8 C26 30 40 36 50 40 C60 36 74 30 70 8", 6, "#c9a060")
    + P("M50 34 L78 58 L50 95 L22 58z", "d:#d7b8ff,#8a5ad0,#472a80", 7, NIGHT)
    + L("M22 58 H78 M50 34 L40 58 L50 95 L60 58z", 3, "#efe2ff"),
    "guppy": P(
        "M14 14 L36 26 C44 23 56 23 64 26 L86 14 L88 50 C92 78 74 92 50 92 S8 78 12 50z", "v:#5a5466,#2c2836", 6, NIGHT
    )
    + E(33, 54, 9, 10, "#f4ffd2", 0)
    + E(67, 54, 9, 10, "#f4ffd2", 0)
    + L("M29 50 L37 58 M37 50 L29 58 M63 50 L71 58 M71 50 L63 58", 4, NIGHT)
    + P("M44 70 H56 L50 77z", "#e88a9a", 0)
    + L("M50 77 V82", 4, "#e88a9a"),
    "curse": C(50, 50, 43, "r:#b48ae8,#6a3aa8,#2e1658", 8, NIGHT)
    + L("M50 50 C50 42 62 42 62 52 C62 66 38 66 38 50 C38 30 72 28 76 52", 8, "#f0e0ff"),
    "three_plus": C(50, 50, 44, "v:#4a8ac0,#244a74", 7, NIGHT)
    + L("M24 32 H46 L34 46 C50 44 50 70 34 70 C28 70 24 67 22 63", 8, "#ffffff")
    + L("M70 38 V64 M57 51 H83", 8, "#ffffff"),
    "skull": _SKULL,
    "shield": P("M50 6 L88 18 C90 56 76 80 50 95 C24 80 10 56 12 18z", "d:#d8ecff,#6a9ad0,#2c4e84", 8, NIGHT)
    + L("M50 20 V78 M26 42 H74", 7, "#ffffff"),
    "priority": P("M50 6 L92 50 L50 94 L8 50z", "v:#fff1a8,#ffb02e,#d8621c", 8, NIGHT)
    + P("M52 22 L34 54 H48 L44 80 L68 44 H53z", "#fffdf0", 3, NIGHT),
    "arrow_right": P("M16 40 H54 V18 L92 50 L54 82 V60 H16z", "v:#fff4d8,#e8b46a", 7, NIGHT),
    "arrow_left": P("M84 40 H46 V18 L8 50 L46 82 V60 H84z", "v:#fff4d8,#e8b46a", 7, NIGHT),
    "arrow_down": P("M40 12 H60 V48 H82 L50 92 L18 48 H40z", "v:#fff4d8,#e8b46a", 7, NIGHT),
    "arrow_up": P("M40 88 H60 V52 H82 L50 8 L18 52 H40z", "v:#fff4d8,#e8b46a", 7, NIGHT),
    "target": C(50, 50, 36, "none", 13, NIGHT)
    + C(50, 50, 36, "none", 6, "#5ee6ff")
    + L("M50 4 V30 M50 70 V96 M4 50 H30 M70 50 H96", 13, NIGHT)
    + L("M50 4 V30 M50 70 V96 M4 50 H30 M70 50 H96", 6, "#5ee6ff"),
    "cards": _card(38, 54, -14, "#d9b27a", "") + _card(62, 50, 10, "v:#fff6e0,#e6cfa4", C(0, 0, 11, "#b8552e", 0)),
    "check": L("M16 54 L40 78 L86 24", 24, NIGHT) + L("M16 54 L40 78 L86 24", 13, "#7ddc7a"),
    "cross": L("M20 20 L80 80 M80 20 L20 80", 24, NIGHT) + L("M20 20 L80 80 M80 20 L20 80", 13, "#ff6a5a"),
    "plus": L("M50 18 V82 M18 50 H82", 24, NIGHT) + L("M50 18 V82 M18 50 H82", 13, "#f6ca60"),
    "hourglass": P(_GLASS, "v:#f4fbff,#c4dcec", 7, NIGHT)
    + P("M36 28 H64 C62 37 54 39 50 47 C46 39 38 37 36 28z", "#f6ca60", 0)
    + P("M50 56 C53 66 65 68 66 80 H34 C35 68 47 66 50 56z", "#e0a83c", 0)
    + L("M24 13 H76 M24 87 H76", 17, NIGHT)
    + L("M24 13 H76 M24 87 H76", 9, "#b0763c"),
    "ambush": P(
        "M50 4 L60 32 L90 18 L74 46 L98 58 L70 64 L76 94 L50 74 L24 94 L30 64 L2 58 L26 46 L10 18 L40 32z",
        "r:#ffe28a,#f0782c,#b82c1c",
        7,
        NIGHT,
    )
    + L("M50 34 V56", 10, NIGHT)
    + C(50, 67, 5.5, NIGHT, 0),
    "indomitable": P("M20 12 H80 V52 C80 74 66 86 50 94 C34 86 20 74 20 52z", "v:#b8b2c4,#5e5670", 8, NIGHT)
    + L("M36 50 L47 62 L66 34", 10, "#ffffff"),
    "familiar": C(50, 58, 34, "r:#ffe2d0,#e8b096,#a86a5c", 7, NIGHT)
    + E(38, 58, 6, 8, NIGHT, 0)
    + E(62, 58, 6, 8, NIGHT, 0)
    + E(50, 14, 26, 8, "none", 9, NIGHT)
    + E(50, 14, 26, 8, "none", 4, "#ffe08a"),
    "deck_loot": _SACK,
    "deck_treasure": _CHEST,
    "deck_monster": P(
        "M12 26 L6 2 L34 14 C44 10 56 10 66 14 L94 2 L88 26 C98 50 92 94 50 94 S2 50 12 26z",
        "r:#ff8a78,#b8323c,#5e1226",
        7,
        NIGHT,
    )
    + P("M20 44 L46 52 C46 66 24 68 20 44z M80 44 L54 52 C54 66 76 68 80 44z", "#fff4c4", 4, NIGHT)
    + P("M24 74 L34 70 L42 78 L50 71 L58 78 L66 70 L76 74 C68 90 32 90 24 74z", "#fffaf0", 5, NIGHT),
    "deck_room": P("M14 94 V44 C14 -8 86 -8 86 44 V94z", "v:#8a7a94,#4a4058", 7, NIGHT)
    + P("M28 94 V48 C28 12 72 12 72 48 V94z", "v:#b06a34,#6a3618", 6, NIGHT)
    + L("M43 24 V92 M57 24 V92", 4, "#4a2410")
    + C(64, 62, 5, "#ffd86a", 4, NIGHT),
    "deck_character": _FACE,
    "deck_soul": P(_GHOST, "v:#ffffff,#d2e6ff,#8db8ee", 7, "#1c2a44")
    + E(38, 43, 7, 10, "#1c2a44", 0)
    + E(63, 43, 7, 10, "#1c2a44", 0)
    + E(50, 62, 6, 5, "#1c2a44", 0),
}


def icons() -> dict[str, str]:
    """Returns every icon as SVG text by name."""
    out = {name: picture(body, box=(100, 100)) for name, body in (SIMPLE | FACES).items()}
    for value in _PIPS:
        out[f"die_{value}"] = picture(_die(value), box=(100, 100))
    emblem = _emblem()
    # The lowest card reaches to 215, so the emblem is drawn a little smaller to end inside its square.
    out["logo"] = picture(G("translate(8 3) scale(.91)", emblem), box=(200, 200))
    out["app"] = picture(
        R(8, 8, 184, 184, 40, "v:#6e3a4c,#2b1630", 8, "#160a1a"),
        R(18, 18, 164, 164, 32, "none", 3, "#c98a5a", 0.7),
        C(100, 96, 84, "c:#ffcf7a@.75,#ff9a4c@.25,#ff7a3c@0", 0),
        G("translate(26 18) scale(.74)", emblem),
        box=(200, 200),
    )
    return out


def _emblem() -> str:
    """Draws four little souls rising out of a stack of cards."""
    ink = "#1c1020"
    eyes = E(38, 43, 7, 10, "#1c2a44", 0) + E(63, 43, 7, 10, "#1c2a44", 0)
    sad = L("M42 64 Q50 57 59 64", 6, "#1c2a44")
    ghost = P(_GHOST, "v:#ffffff,#d2e6ff,#8db8ee", 8, "#1c2a44") + eyes
    cards = "".join(
        G(
            f"translate({x} {y}) rotate({turn}) scale(1 .62)",
            R(-46, -58, 92, 116, 14, face, 8, ink),
            R(-33, -45, 66, 90, 8, "none", 4, edge),
        )
        for x, y, turn, face, edge in (
            (97, 168, -9, "v:#8a4a5c,#53263a", "#c98a94"),
            (103, 156, 7, "v:#5c8a6a,#2f5240", "#a8d0b0"),
            (99, 143, -3, "v:#e0ae4a,#96631c", "#ffe6a0"),
        )
    )
    return (
        C(100, 92, 96, "c:#ffe9b0@.9,#ffb35c@.35,#ff7a3c@0", 0)
        + cards
        + G("translate(8 58) rotate(-20 30 30) scale(.52)", ghost + sad)
        + G("translate(146 50) rotate(20 30 30) scale(.52)", ghost + sad)
        + G("translate(60 2) scale(.5) rotate(-6 50 50)", ghost + L("M42 61 Q50 68 59 61", 6, "#1c2a44"))
        + G(
            "translate(62 44) scale(.76)",
            ghost,
            E(50, 63, 7, 6, "#1c2a44", 0),
            P("M33 58 C29 66 29 71 33 71 S37 66 33 58z", "#5eb4ff", 2, "#1c2a44"),
        )
    )
