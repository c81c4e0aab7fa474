"""Icons of the second game: tokens, keywords, orbs, stances, rooms, intents and the sigils of the heroes."""

# fmt: off
# ruff: noqa: E501

import math

from kit import C, E, G, L, O, P, R

from spire.base import NIGHT, icon, star
from spire.materials import BRASS, GOLDEN

BLADE = G("rotate(45 50 50)", P("M50 -8 L62 10 V60 H38 V10z", "h:#ffffff,#dfe7ef,#93a4b8", 7, NIGHT), R(22, 59, 56, 14, 6, "v:#ffd97a,#b87a24", 7, NIGHT), R(41, 72, 18, 30, 7, "#8a5226", 7, NIGHT))
FLAME = "M50 4 C64 24 86 36 86 62 C86 84 70 96 50 96 S14 84 14 62 C14 46 26 42 28 24 C38 34 46 24 50 4z"
SKULL = P("M50 8 C82 8 94 32 90 54 C88 64 80 68 77 72 V86 C77 92 70 92 66 92 H34 C30 92 23 92 23 86 V72 C20 68 12 64 10 54 C6 32 18 8 50 8z", "r:#fffaf0,#e4d8c6,#b8a894", 7, NIGHT) + E(33, 50, 11, 13, NIGHT, 0) + E(67, 50, 11, 13, NIGHT, 0) + P("M50 60 L57 72 H43z", NIGHT, 0) + L("M41 80 V92 M50 80 V92 M59 80 V92", 5, NIGHT)
DROP = "M50 4 C70 34 84 48 84 66 C84 86 68 96 50 96 S16 86 16 66 C16 48 30 34 50 4z"


def _shield(fill: str, inner: str = "") -> str:
    return P("M50 5 C64 14 78 18 92 18 C94 56 82 82 50 96 C18 82 6 56 8 18 C22 18 36 14 50 5z", fill, 7, NIGHT) + inner


def _card(fill: str, x: float = 50, y: float = 50, rot: float = 0, s: float = 1, mark: str = "") -> str:
    return G(f"translate({x} {y}) rotate({rot}) scale({s})", R(-28, -38, 56, 76, 9, fill, 7 / s, NIGHT), R(-18, -28, 36, 24, 4, "v:#ffffff@.5,#ffffff@.2", 0), mark)


# tokens
icon("hit", BLADE)
icon("block", _shield("r:#e8f6ff,#7ab4e8,#2c5a98", L("M26 32 C32 32 40 30 46 26", 7, "#ffffff", .8)))
icon("strength", R(32, 66, 42, 32, 8, "v:#b8323c,#7c1424", 7, NIGHT) + "".join(R(x, y, 20, 42, 10, "r:#ffc09a,#e8583c,#9a1f2c", 7, NIGHT) for x, y in ((12, 20), (31, 12), (50, 12), (69, 20))) + P("M14 54 C34 44 62 48 70 58 C76 70 64 78 52 76 L24 74 C12 72 8 60 14 54z", "r:#ffc09a,#e8583c,#9a1f2c", 7, NIGHT) + L("M20 30 V38 M39 22 V32 M58 22 V32", 6, "#fff0e0", .8))
icon("weak", P("M26 64 L26 36 C26 8 66 4 78 26 C86 40 84 56 80 70 L64 54 C66 40 60 30 53 30 C46 30 44 36 44 46 V64z", "h:#f4f8e8,#c8d6a8,#7c9258", 7, NIGHT) + L("M36 58 V38 C38 24 50 18 60 24", 5, "#ffffff", .8) + R(14, 62, 44, 13, 6, "#9aa86a", 6, NIGHT) + R(28, 74, 16, 24, 6, "#5c6a44", 6, NIGHT) + L("M78 70 V94 M66 84 L78 97 L90 84", 15, NIGHT) + L("M78 70 V93 M67 84 L78 95 L89 84", 7, "#a8d06a"))
icon("vulnerable", _shield("r:#ffd0c0,#e8685c,#8c2032", L("M56 8 L44 34 L58 48 L42 66 L52 94", 8, NIGHT) + L("M56 8 L44 34 L58 48 L42 66 L52 94", 3, "#ffe9dc")))
icon("poison", P(DROP, "r:#e8ffb0,#8ad03c,#2f6a1c", 7, NIGHT) + E(36, 60, 9, 11, "#1c3a10", 0) + E(64, 60, 9, 11, "#1c3a10", 0) + L("M38 82 Q50 74 62 82", 6, "#1c3a10") + L("M34 40 C38 34 42 28 46 22", 6, "#ffffff", .7))
icon("shiv", G("rotate(38 50 50)", P("M50 -6 L61 20 L57 60 H43 L39 20z", "h:#ffffff,#cfe6d8,#7aa08c", 6, NIGHT), L("M50 10 V56", 3, "#5c7c6c"), R(34, 58, 32, 10, 5, "#4a7a4c", 6, NIGHT), R(43, 66, 14, 34, 6, "#3a2c26", 6, NIGHT)))
icon("miracle", star(50, 50, 47, 8, .62, "c:#ffffff,#fff2b0,#f2b93c", 6) + C(50, 50, 17, "#fffdf0", 4, "#b0741c") + P("M35 50 C42 41 58 41 65 50 C58 59 42 59 35 50z", "#c06a14", 0) + C(50, 50, 5, "#fff6c8", 0))
icon("energy", P("M34 16 H66 L62 4 H38z", BRASS, 6, NIGHT) + P("M26 20 H74 C84 40 84 62 72 82 H28 C16 62 16 40 26 20z", "c:#fffbe0,#ffcf5a,#ff8a22,#b8420f", 6, NIGHT) + P("M50 30 C60 44 64 52 61 62 C58 72 42 72 39 62 C36 52 46 46 50 30z", "v:#ffffff,#fff0a0", 0) + R(24, 80, 52, 14, 5, BRASS, 6, NIGHT) + L("M34 22 C26 42 26 60 34 80 M66 22 C74 42 74 60 66 80", 4, NIGHT, .55))
icon("draw", _card("v:#f4ecd8,#c9b898", 40, 56, -10) + L("M74 62 V22 M58 38 L74 20 L90 38", 16, NIGHT) + L("M74 62 V22 M58 38 L74 20 L90 38", 8, "#8ae0a0"))
icon("discard", _card("v:#d8d0dc,#9a8ea4", 42, 48, 8) + L("M74 38 V80 M58 64 L74 82 L90 64", 16, NIGHT) + L("M74 38 V80 M58 64 L74 82 L90 64", 8, "#ffb08a"))
icon("exhaust", _card("v:#8a7a94,#4a3c58", 50, 56, 6) + P("M50 4 C58 18 72 24 74 42 C76 58 64 66 50 66 S24 58 26 42 C28 32 36 30 36 20 C42 26 46 18 50 4z", "v:#b07ae8,#e8b0ff,#fff4ff", 6, NIGHT) + P("M50 34 C56 42 60 46 57 54 C54 60 46 60 43 54 C40 46 48 44 50 34z", "#ffffff", 0))
icon("row", R(4, 34, 92, 32, 10, "v:#ffd88a,#c8862c", 7, NIGHT) + L("M26 42 L16 50 L26 58 M74 42 L84 50 L74 58", 7, NIGHT) + C(40, 50, 7, NIGHT, 0) + C(60, 50, 7, NIGHT, 0))
icon("all_foes", "".join(R(6, y, 88, 22, 8, "v:#ffd88a,#c8862c", 6, NIGHT) + C(32, y + 11, 5, NIGHT, 0) + C(50, y + 11, 5, NIGHT, 0) + C(68, y + 11, 5, NIGHT, 0) for y in (8, 39, 70)))
icon("lightning", C(50, 50, 45, "c:#fffde0,#ffe04a,#d8861c", 6, NIGHT) + P("M56 14 L28 54 H46 L40 86 L74 42 H54 L64 14z", "#fffef4", 6, "#7c4a10"))
icon("frost", C(50, 50, 45, "c:#ffffff,#a8e4ff,#2c78c8", 6, NIGHT) + L("M50 18 V82 M22 34 L78 66 M78 34 L22 66 M42 24 L50 32 L58 24 M42 76 L50 68 L58 76", 7, "#f4fcff") )
icon("dark", C(50, 50, 45, "c:#1a0a2c,#4a1f7c,#a86ae0", 6, NIGHT) + O([(50, 50), (60, 46), (62, 58), (50, 66), (36, 58), (36, 40), (52, 30), (70, 38), (74, 58)], 7, "#e8c8ff") + C(50, 50, 6, "#ffffff", 0))
icon("orb_slot", C(50, 50, 42, "v:#000000@.35,#000000@.2", 6, "#6a7c90") )
icon("wrath", P(FLAME, "v:#ff4a2c,#ff8a2c,#ffd86a", 7, "#5c1018") + L("M28 54 L44 62 M72 54 L56 62", 8, "#5c1018") + P("M32 74 C42 66 58 66 68 74 L62 84 H38z", "#5c1018", 0) + P("M40 74 l4 7 l5 -7 l5 7 l5 -7z", "#fff0c0", 0))
icon("calm", C(50, 50, 45, "c:#eafcff,#8ad0f0,#2c6aa8", 6, NIGHT) + O([(14, 50), (28, 42), (42, 50), (56, 58), (70, 50), (86, 42)], 7, "#ffffff") + O([(18, 68), (30, 62), (44, 68), (58, 75), (70, 69), (82, 62)], 6, "#d8f4ff") + O([(22, 34), (34, 28), (46, 33), (58, 39), (70, 34), (80, 28)], 6, "#ffffff" ) )
icon("neutral", C(50, 50, 43, "r:#f0e8f8,#a898c0,#5c4c7a", 7, NIGHT) + L("M30 50 H70", 9, NIGHT))
icon("daze", C(50, 50, 44, "r:#fff6c8,#d8c078,#8a6a34", 7, NIGHT) + O([(50, 50), (58, 44), (64, 54), (54, 66), (38, 62), (32, 44), (46, 28), (68, 32), (78, 54)], 7, NIGHT))
icon("burn", _card("v:#6a4a4c,#2e1c24", 50, 54) + P("M50 20 C60 36 74 42 74 60 C74 76 64 84 50 84 S26 76 26 60 C26 50 34 46 36 34 C42 42 46 34 50 20z", "v:#ff5a1c,#ffa83c,#ffe88a", 5, NIGHT))
icon("slimed", _card("v:#4a6a3c,#20361c", 50, 52) + P("M20 18 H80 V48 C80 62 68 62 68 50 C68 44 60 44 60 54 C60 76 44 76 44 58 C44 48 34 48 34 58 C34 66 20 66 20 52z", "v:#d8ff8a,#7ac03c", 6, NIGHT))
icon("scry", _card("v:#c9b4f0,#7a5ac0", 50, 62, 0, .85) + P("M8 40 C26 12 74 12 92 40 C74 66 26 66 8 40z", "#fffdf4", 7, NIGHT) + C(50, 40, 15, "c:#ffe08a,#d08a2c,#7a3c14", 5, NIGHT) + C(50, 40, 5, NIGHT, 0))
icon("retain", _card("v:#f4ecd8,#c9b898", 46, 58, -6) + P("M62 4 L92 30 L80 34 L70 50 L62 46 L50 62 L54 44 L46 38 L62 26z", "r:#ff9a8a,#d8443c,#8c1c28", 6, NIGHT))
icon("ethereal", G("translate(0 0)", _card("v:#f0f4ff@.9,#9ab0d8@.6", 54, 50, 8), L("M6 36 H22 M2 52 H18 M8 68 H24", 7, "#c8d8ff")))
icon("upgrade", P("M50 4 L92 44 H70 V60 H30 V44 H8z", "v:#fff6b0,#8ae04a,#3f9a2c", 7, NIGHT) + P("M30 68 H70 V82 H30z M30 88 H70 V97 H30z", "v:#c8f06a,#4fa02c", 6, NIGHT))
icon("remove", _card("v:#f4ecd8,#c9b898", 44, 50, -6) + L("M30 26 L82 92 M82 26 L30 92", 0) + C(66, 66, 29, "r:#ff9a8a,#c8323c,#7c1424", 7, NIGHT) + L("M54 54 L78 78 M78 54 L54 78", 9, "#ffffff"))
icon("transform", _card("v:#c9b4f0,#7a5ac0", 34, 44, -10, .82) + _card("v:#8ae0c0,#2c8a78", 66, 60, 10, .82) + L("M48 12 C66 4 84 12 88 28 M78 26 L89 31 L94 19", 7, "#fff6c8"))
icon("relic", P("M50 12 C30 4 14 12 12 26", "none", 7, NIGHT) + C(50, 58, 37, GOLDEN, 7, NIGHT) + C(50, 58, 22, "c:#eafff6,#4ac8a0,#14584c", 6, NIGHT) + L("M40 50 C44 46 48 45 52 45", 5, "#ffffff", .9) + R(40, 10, 20, 16, 6, GOLDEN, 6, NIGHT))
icon("potion", R(38, 6, 24, 16, 5, "#b98a58", 6, NIGHT) + P("M40 22 H60 V36 C82 44 90 62 84 78 C80 90 68 95 50 95 S20 90 16 78 C10 62 18 44 40 36z", "v:#f4fbff@.9,#d0e8f4@.75", 7, NIGHT) + P("M18 62 C34 54 50 70 82 60 C88 74 84 92 50 92 C18 92 12 76 18 62z", "v:#ff8a9a,#c8284c", 0) + C(38, 76, 5, "#ffd0d8", 0) + C(58, 82, 4, "#ffd0d8", 0) + L("M28 50 C30 46 33 43 37 41", 6, "#ffffff", .9))
icon("deck", _card("v:#4a5c7c,#26304a", 38, 56, -12) + _card("v:#5c7094,#303c5c", 50, 52) + _card("v:#7088b0,#3c4a70", 62, 50, 12, 1, C(0, 6, 13, GOLDEN, 5, NIGHT)))
icon("map", P("M8 20 L36 8 L64 20 L92 8 V80 L64 92 L36 80 L8 92z", "v:#fff4d8,#d8bd88", 7, NIGHT) + L("M36 10 V78 M64 22 V90", 4, "#a88450") + L("M18 74 L28 60 L46 64 L54 46 L74 44 L80 28", 5, "#b8323c") + C(80, 28, 7, "#b8323c", 0))
icon("undo", L("M28 34 H62 C92 34 92 80 62 80 H34", 17, NIGHT) + P("M36 10 L8 34 L36 58z", "#f6ca60", 7, NIGHT) + L("M30 34 H62 C84 34 84 80 62 80 H34", 9, "#f6ca60"))
icon("speed", P("M8 18 L46 50 L8 82z M48 18 L92 50 L48 82z", "v:#fff2b8,#e0a845", 7, NIGHT))
icon("hint", C(50, 40, 32, "c:#fffef0,#ffe88a,#e0a02c", 7, NIGHT) + R(36, 70, 28, 12, 4, "#c9d6de", 6, NIGHT) + R(40, 82, 20, 11, 4, "#8c9aa8", 6, NIGHT) + L("M40 42 L50 52 L60 42 M50 52 V68", 5, "#8a5a14"))
icon("log", P("M18 10 H74 C84 10 86 20 82 26 V88 H24 C12 88 12 74 24 74 V22 C16 22 10 12 18 10z", "v:#fff4d8,#d8bd88", 7, NIGHT) + L("M36 30 H70 M36 44 H70 M36 58 H62", 6, "#8a6434"))
icon("gear", "".join(G(f"rotate({k * 45} 50 50)", R(41, 4, 18, 24, 5, "v:#dfe7ef,#8c9aac", 6, NIGHT)) for k in range(8)) + C(50, 50, 33, "r:#eef4f8,#a9b7c8,#5a687e", 7, NIGHT) + C(50, 50, 13, "#2a3444", 6, NIGHT))
icon("bot", R(18, 30, 64, 54, 14, "v:#cfe0ea,#7c92a8", 7, NIGHT) + C(36, 55, 9, "c:#ffffff,#7ae8ff,#1c7ab8", 5, NIGHT) + C(64, 55, 9, "c:#ffffff,#7ae8ff,#1c7ab8", 5, NIGHT) + L("M38 74 H62", 6, NIGHT) + L("M50 30 V14", 7, NIGHT) + C(50, 11, 7, "#ffcf5a", 5, NIGHT))
icon("human", C(50, 32, 22, "r:#ffe9d8,#e0b090,#a06c5c", 7, NIGHT) + P("M12 94 C12 66 28 56 50 56 S88 66 88 94z", "v:#7ac8b0,#2c6a60", 7, NIGHT))
icon("done", C(50, 50, 44, "r:#d8ffc0,#6ac04a,#2c6a24", 7, NIGHT) + L("M27 52 L43 68 L74 34", 13, NIGHT) + L("M27 52 L43 68 L74 34", 7, "#ffffff"))
icon("waiting", C(50, 50, 44, "r:#5c6c80,#384658,#222c3a", 7, NIGHT) + C(30, 50, 7, "#d8e4ee", 0) + C(50, 50, 7, "#d8e4ee", 0) + C(70, 50, 7, "#d8e4ee", 0))

# intents, where a picture says more than a token
icon("summon", P("M50 94 C20 94 8 74 12 52 C16 34 30 30 32 12 C44 20 48 30 48 40 C54 32 58 22 56 8 C78 20 92 44 88 64 C86 84 72 94 50 94z", "v:#7affc0,#2ca878,#14584c", 7, NIGHT) + L("M50 48 V82 M33 65 H67", 13, NIGHT) + L("M50 48 V82 M33 65 H67", 6, "#f4fff8"))
icon("acts_last", P("M28 8 H72 V18 C72 36 54 42 54 50 C54 58 72 64 72 82 V92 H28 V82 C28 64 46 58 46 50 C46 42 28 36 28 18z", "v:#f4ecd8,#c9b078", 7, NIGHT) + P("M34 88 C36 74 48 70 50 62 C52 70 64 74 66 88z M38 22 H62 C60 32 52 38 50 42 C48 38 40 32 38 22z", "#d8862c", 0))

# rooms
icon("room_encounter", P("M14 40 C14 18 30 6 50 6 S86 18 86 40 V56 C86 66 76 72 70 74 L66 92 H34 L30 74 C24 72 14 66 14 56z", "r:#f4ecdc,#c9b89c,#7a684e", 7, NIGHT) + P("M24 46 L46 56 C42 66 28 64 24 54z M76 46 L54 56 C58 66 72 64 76 54z", "#b8323c", 5, NIGHT) + P("M34 78 L40 92 L46 80 L50 92 L54 80 L60 92 L66 78 C56 72 44 72 34 78z", NIGHT, 0))
icon("room_elite", P("M20 44 C4 36 0 16 8 2 C16 18 26 22 34 24 C44 18 56 18 66 24 C74 22 84 18 92 2 C100 16 96 36 80 44 C84 66 72 94 50 96 C28 94 16 66 20 44z", "r:#ffb09a,#c8443c,#6a1424", 7, NIGHT) + P("M28 48 L46 58 C42 66 30 64 28 54z M72 48 L54 58 C58 66 70 64 72 54z", "#ffe08a", 5, NIGHT) + L("M38 80 Q50 70 62 80", 7, NIGHT))
icon("room_burning", P("M50 0 C60 14 74 10 76 26 C92 26 98 46 92 62 C92 86 72 98 50 98 S8 86 8 62 C2 46 10 30 26 28 C30 12 44 16 50 0z", "v:#4affc0,#1ca884,#0c4a4c", 6, NIGHT) + G("translate(17 26) scale(.66)", P("M20 44 C4 36 0 16 8 2 C16 18 26 22 34 24 C44 18 56 18 66 24 C74 22 84 18 92 2 C100 16 96 36 80 44 C84 66 72 94 50 96 C28 94 16 66 20 44z", "r:#ffb09a,#c8443c,#6a1424", 8, NIGHT), P("M28 48 L46 58 C42 66 30 64 28 54z M72 48 L54 58 C58 66 70 64 72 54z", "#ffe08a", 5, NIGHT)))
icon("room_event", C(50, 50, 44, "r:#d8c8ff,#8a62d0,#3c2070", 7, NIGHT) + L("M34 38 C34 18 68 18 68 38 C68 52 50 50 50 66", 17, NIGHT) + L("M34 38 C34 18 68 18 68 38 C68 52 50 50 50 66", 9, "#fff6dc") + C(50, 82, 8, "#fff6dc", 4, NIGHT))
icon("room_merchant", P("M30 40 C4 56 2 92 28 94 H72 C98 92 96 56 70 40z", "r:#ffe2a0,#d8a04a,#8a5a20", 7, NIGHT) + P("M26 14 C34 24 42 12 50 18 C58 12 66 24 74 14 L68 40 H32z", "#c98a3c", 7, NIGHT) + L("M31 40 H69", 8, "#5c3414") + L("M62 58 C54 50 38 54 38 62 C38 72 62 66 62 78 C62 86 44 88 37 80 M50 48 V92", 6, "#5c3414"))
icon("room_campfire", L("M14 90 L86 70 M14 70 L86 90", 19, NIGHT) + L("M14 90 L86 70 M14 70 L86 90", 10, "#a8683e") + P("M50 4 C62 22 82 32 80 56 C78 74 66 80 50 80 S22 74 20 56 C20 42 32 38 34 22 C42 30 46 22 50 4z", "v:#ff5a1c,#ffa83c,#ffe88a", 7, NIGHT) + P("M50 38 C56 48 64 52 62 62 C60 72 40 72 38 62 C36 54 46 50 50 38z", "#fffbe0", 0))
icon("room_treasure", P("M8 46 C8 18 26 12 50 12 S92 18 92 46z", "v:#e0a04c,#9a5a24", 7, NIGHT) + R(8, 44, 84, 46, 7, "v:#b8743a,#6a3c1c", 7, NIGHT) + L("M26 15 V88 M74 15 V88", 8, "#f2c14e") + R(38, 36, 24, 30, 6, "v:#ffe9a0,#d49a2c", 6, NIGHT) + C(50, 49, 5, NIGHT, 0) + L("M50 50 V58", 5, NIGHT))
icon("room_boss", P("M16 42 L8 6 L32 22 L50 0 L68 22 L92 6 L84 42z", "v:#ffe9a0,#f2b93c,#b8741c", 6, NIGHT) + G("translate(10 24) scale(.8)", SKULL) + P("M28 58 L44 66 C41 73 31 71 28 64z M72 58 L56 66 C59 73 69 71 72 64z", "#ff5a3c", 3, NIGHT))

# the heroes' sigils
icon("sigil_ironclad", P("M16 26 C18 8 82 6 84 24 L90 74 C72 94 28 94 10 76z", "r:#d0cbd8,#76708a,#332c40", 7, NIGHT) + P("M20 42 C40 36 66 36 82 40 L84 60 C66 56 40 58 20 64z", "#1a0c14", 5, NIGHT) + P("M30 48 L48 45 C48 55 36 58 30 55z M60 44 L78 46 C76 55 64 56 60 52z", "c:#fffbe0,#ffb03a,#ff5a1c", 0) + P("M16 26 C36 16 64 15 84 24 L85 34 C64 26 36 27 15 36z", "v:#e07a50,#8c3a2c", 5, NIGHT))
icon("sigil_silent", P("M50 40 C40 10 12 4 4 18 C0 44 14 62 36 64 C22 74 22 92 36 94 C46 94 50 80 50 70 C50 80 54 94 64 94 C78 92 78 74 64 64 C86 62 100 44 96 18 C88 4 60 10 50 40z", "r:#cfe69a,#6f9650,#2c4a2c", 7, NIGHT) + C(24, 32, 9, "#fff2c8", 5, NIGHT) + C(76, 32, 9, "#fff2c8", 5, NIGHT) + R(44, 28, 12, 50, 6, "#3a2c26", 5, NIGHT) + L("M46 28 C44 16 38 10 32 8 M54 28 C56 16 62 10 68 8", 5, NIGHT))
icon("sigil_defect", C(50, 50, 45, "r:#ffd9a8,#c88450,#6a3826", 7, NIGHT) + C(54, 50, 29, "c:#f4ffff,#7ae0ff,#1c6aa8,#0e2c48", 7, NIGHT) + C(58, 50, 10, "#f4ffff", 0) + C(60, 50, 4, "#0e2c48", 0) + L("M36 36 L46 44 L42 54", 4, "#ffffff") + "".join(C(50 + 39 * math.cos(a), 50 + 39 * math.sin(a), 4, "#ffe9c0", 2.4, NIGHT) for a in (2.4, 3.14, 3.9)))
icon("sigil_watcher", P("M6 62 C16 48 14 34 22 22 C34 4 66 4 78 22 C86 34 84 48 94 62 C80 74 20 74 6 62z", "r:#fff2b8,#e0a845,#7c4a18", 7, NIGHT) + P("M18 68 C30 92 70 92 82 68 C70 76 30 76 18 68z", "#1c0f34", 6, NIGHT) + P("M22 46 C36 28 64 28 78 46 C64 62 36 62 22 46z", "#fffdf4", 6, NIGHT) + C(50, 46, 11, "c:#e8d0ff,#8a54c8,#42207a", 5, NIGHT) + E(50, 46, 3.4, 8, NIGHT, 0))
