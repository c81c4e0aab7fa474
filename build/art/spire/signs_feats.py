"""The signs of the eighteen feats of a campaign, each with an outline of its own."""

# fmt: off
# ruff: noqa: E501

import math

from kit import C, E, G, L, O, P, R, n

from spire.base import NIGHT, icon, star
from spire.materials import BONE, GOLDEN, STEEL

RED = "r:#ffb09a,#e0383c,#6a0f1c"


def feat(name: str, *items: str) -> None:
    """Registers the sign of a feat, with room for its ink around it."""
    icon(f"feat_{name}", G("translate(4.5 5) scale(.91)", *items))


def gem(shape: str, fill: str, cuts: str) -> str:
    """Draws a cut stone under a small crown."""
    crown = P("M28 26 L22 4 L38 14 L50 0 L62 14 L78 4 L72 26z", GOLDEN, 6, NIGHT)
    return P(shape, fill, 7, NIGHT) + L(cuts, 4, "#ffffff", .7) + crown


feat("jaxxed", G("translate(6 6) scale(.88) rotate(45 50 50)", L("M50 -8 V10", 13, NIGHT), L("M50 -8 V10", 5, "#c9d6de"), R(32, -14, 36, 9, 3, STEEL, 5, NIGHT), R(34, 12, 32, 54, 6, "v:#ffffff,#d8e4ee", 7, NIGHT), R(38, 30, 24, 33, 3, "v:#ff8a6a,#c8202c", 0), L("M36 24 H46 M36 36 H46 M36 48 H46", 4, NIGHT), P("M42 66 H58 L54 80 H46z", STEEL, 6, NIGHT), L("M50 80 V108", 6, NIGHT)))
feat("catalyst", P("M38 4 H62 V30 L92 78 C96 88 90 96 80 96 H20 C10 96 4 88 8 78 L38 30z", "v:#f4ffe8,#c8e8b0", 7, NIGHT) + P("M26 58 C40 50 58 66 74 58 L88 80 C90 88 86 92 80 92 H20 C14 92 10 88 12 80z", "v:#c8f46a,#4a9a2c", 0) + E(50, 72, 17, 15, "#f4ffe0", 5, NIGHT) + E(44, 71, 4.4, 5.4, NIGHT, 0) + E(57, 71, 4.4, 5.4, NIGHT, 0) + R(44, 80, 12, 9, 2, "#f4ffe0", 4, NIGHT) + R(32, 2, 36, 10, 4, "#f4fff0", 6, NIGHT))
feat("ninja", P("M72 22 L98 8 L94 30 L100 42 L78 40z", "#c8283c", 6, NIGHT) + C(48, 52, 42, "r:#6a6880,#34324a,#14121e", 7, NIGHT) + P("M10 44 C30 32 68 32 86 44 L84 66 C66 56 30 56 12 66z", "#ffe0c8", 5, NIGHT) + P("M20 46 L44 54 C40 64 26 62 20 54z M76 46 L52 54 C56 64 70 62 76 54z", NIGHT, 0) + C(34, 54, 3.4, "#ffffff", 0) + C(62, 54, 3.4, "#ffffff", 0) + L("M14 32 C32 20 64 20 84 30", 7, "#c8283c"))
feat("powerful", "".join(L(f"M50 54 L{n(50 + 42 * math.cos(a))} {n(54 + 42 * math.sin(a))}", 6, NIGHT) + C(50 + 40 * math.cos(a), 54 + 40 * math.sin(a), 11, "c:#ffffff,#ffe04a,#e0862c", 5, NIGHT) for a in (math.tau * k / 7 - math.pi / 2 for k in range(7))) + C(50, 54, 22, "c:#ffffff,#e8b0ff,#8a3cc8", 6, NIGHT) + P("M54 38 L40 56 H49 L45 70 L61 50 H52 L56 38z", "#fffef0", 3.4, NIGHT))
feat("barricaded", P("M50 4 C64 13 78 17 92 17 C94 55 82 82 50 97 C18 82 6 55 8 17 C22 17 36 13 50 4z", "v:#e8a078,#94503c", 7, NIGHT) + L("M10 36 H90 M13 58 H87 M26 78 H74 M34 14 V36 M66 14 V36 M50 36 V58 M24 36 V40 M78 36 V40 M34 58 V78 M66 58 V78 M50 78 V92", 5, NIGHT))
feat("infinity", O([(50, 50), (68, 30), (88, 36), (92, 50), (88, 64), (68, 70), (50, 50), (32, 30), (12, 36), (8, 50), (12, 64), (32, 70), (50, 50)], 25, NIGHT) + O([(50, 50), (68, 30), (88, 36), (92, 50), (88, 64), (68, 70), (50, 50), (32, 30), (12, 36), (8, 50), (12, 64), (32, 70), (50, 50)], 13, "#f2b93c") + O([(66, 30), (84, 34), (88, 48)], 4, "#fff8d8") + O([(30, 30), (16, 34), (10, 46)], 4, "#fff8d8"))
feat("you_are_nothing", P("M6 34 L2 4 L24 18 L44 0 L40 34z", GOLDEN, 6, NIGHT) + P("M60 26 L62 -2 L78 14 L98 0 L94 32z", GOLDEN, 6, NIGHT) + P("M44 34 L36 52 L48 60 L40 78 L46 97 C30 97 26 90 26 80 C12 76 6 62 8 44 L8 34z", BONE, 6, NIGHT) + P("M58 30 L50 48 L60 58 L54 76 L60 96 C74 94 76 88 76 78 C90 72 96 60 94 42 L92 30z", BONE, 6, NIGHT) + E(25, 56, 8, 10, NIGHT, 0) + E(76, 52, 8, 10, NIGHT, 0))
feat("perfect", P("M24 56 C-4 54 -2 22 4 14 C10 22 22 22 30 30z M76 56 C104 54 102 22 96 14 C90 22 78 22 70 30z", "v:#ffffff,#c8d4f0", 6, NIGHT) + P("M50 94 C16 70 12 52 14 42 C18 22 40 20 50 38 C60 20 82 22 86 42 C88 52 84 70 50 94z", RED, 7, NIGHT) + L("M24 46 C24 38 30 34 36 34", 6, "#ffffff", .85) + L("M36 60 L47 70 L66 50", 11, NIGHT) + L("M36 60 L47 70 L66 50", 5.4, "#ffffff"))
feat("ruby", gem("M30 22 H70 L90 42 V74 L70 95 H30 L10 74 V42z", "r:#ffc0b0,#e0283c,#6a0518", "M30 22 L40 42 H60 L70 22 M10 42 L40 42 V74 L10 74 M90 42 L60 42 V74 H90 M40 74 L30 95 M60 74 L70 95 M40 74 H60"))
feat("emerald", gem("M24 22 H76 V82 L64 96 H36 L24 82z", "r:#c8ffd0,#2cb85a,#0a4a24", "M24 36 H36 V76 H24 M76 36 H64 V76 H76 M36 36 H64 M36 76 H64 M36 22 V36 M64 22 V36 M36 76 V96 M64 76 V96"))
feat("sapphire", gem("M18 26 H82 L96 48 L50 97 L4 48z", "r:#d0ecff,#3a84e0,#0c2468", "M4 48 H96 M18 26 L34 48 L50 97 L66 48 L82 26 M34 48 L50 26 L66 48"))
feat("amethyst", gem("M50 20 C84 36 94 62 74 84 C62 97 38 97 26 84 C6 62 16 36 50 20z", "r:#f0d8ff,#9a54d8,#3a1468", "M50 24 V92 M50 48 L22 60 M50 48 L78 60 M22 60 L34 88 M78 60 L66 88"))
feat("the_transient", C(50, 54, 42, "r:#ffffff@.9,#c8e8ff@.6,#8ab0f0@.75", 7, NIGHT) + P("M34 30 H66 V36 C66 46 54 50 54 54 C54 58 66 62 66 72 V78 H34 V72 C34 62 46 58 46 54 C46 50 34 46 34 36z", "v:#fff6dc,#d8bd88", 5, NIGHT) + P("M40 76 C42 66 58 66 60 76z", "#d8862c", 0) + L("M18 46 C20 34 26 28 34 24", 6, "#ffffff") + C(90, 14, 7, "#e8f4ff", 5, NIGHT) + C(12, 12, 5, "#e8f4ff", 4, NIGHT))
feat("all_for_one_achievement", G("translate(5 5) scale(.9)", "".join(G(f"rotate({a} 50 50)", P("M50 50 L24 6 C40 -4 60 -4 76 6z", f, 6, NIGHT)) for a, f in ((45, "#5cbef0"), (135, "#b88cf6"), (225, "#86ce5c"), (315, "#ec604a"))) + star(50, 50, 31, 5, .46, "c:#ffffff,#ffe88a,#f2a92c", 6)))
feat("minimalist", R(8, 34, 62, 60, 7, "v:#6a6480,#34304a", 6, NIGHT) + R(24, 6, 60, 84, 9, "v:#fffdf4,#e4d4b0", 7, NIGHT) + L("M66 24 H44 L42 44 C58 36 68 46 66 58 C64 70 46 72 40 62", 9, "#c8283c"))
feat("common_sense", C(50, 38, 34, "c:#fffef0,#fff08a,#f0b03a", 7, NIGHT) + R(33, 68, 34, 13, 4, STEEL, 6, NIGHT) + R(38, 80, 24, 15, 4, "#8c9aa8", 6, NIGHT) + C(38, 36, 5.4, NIGHT, 0) + C(62, 36, 5.4, NIGHT, 0) + L("M38 50 Q50 59 62 50", 6, NIGHT) + L("M28 28 C30 20 36 15 42 14", 5, "#ffffff"))
feat("collector_achievement", R(6, 8, 88, 86, 7, "v:#a8683e,#5a3020", 7, NIGHT) + "".join(R(14, y, 72, 22, 2, "#2c1820", 4, NIGHT) for y in (15, 41, 67)) + "".join(C(x, y, 7.4, f, 3.4, NIGHT) for y, tones in ((27, ("#ffd04a", "#ff6a5a", "#8ae04a", "#5ac0f0")), (53, ("#c88af8", "#ffd04a", "#4ae0c8", "#ff9ab0")), (79, ("#8ae04a", "#5ac0f0", "#ff8a3c", "#fff4d8"))) for x, f in zip((25, 42, 59, 76), tones, strict=True)))
feat("my_lucky_day", R(10, 16, 80, 78, 9, "v:#fffdf4,#e0d0b0", 7, NIGHT) + P("M10 38 V26 C10 19 14 16 20 16 H80 C86 16 90 19 90 26 V38z", RED, 6, NIGHT) + L("M30 6 V24 M70 6 V24", 9, NIGHT) + "".join(G(f"rotate({a} 50 64)", P("M50 64 C36 58 36 44 46 44 C49 44 50 48 50 50 C50 48 51 44 54 44 C64 44 64 58 50 64z", "v:#8ae05a,#2c8a34", 4, NIGHT)) for a in (45, 135, 225, 315)) + L("M52 68 C56 76 60 82 66 86", 5, "#2c8a34"))
