"""The other potions: each has its bottle, its colour and a sign in it."""

# fmt: off
# ruff: noqa: E501

import parts
from kit import INK, C, G, L, O, P, R, at

from spire.base import potion, star
from spire.materials import GOLDEN
from spire.potions import CONE, CONE_IN, HEART, HEART_IN, ROUND, ROUND_IN, TALL, TALL_IN, bottle

SHIELD = "M50 56 C56 60 62 61 68 61 C68 76 62 84 50 89 C38 84 32 76 32 61 C38 61 44 60 50 56z"
SWORD = G("rotate(42 50 70)", P("M46 46 L50 40 L54 46 V76 H46z", "h:#ffffff,#b8c6d6", 3), R(39, 75, 22, 6, 2, GOLDEN, 2.8), R(47, 80, 6, 12, 2, "#7a4a34", 2.6))

# It remembers how well you were.
potion("ancient_potion", bottle(TALL, TALL_IN, "v:#f4e4a8,#b8883c", "S", P("M30 88 V62 H27 L50 48 L73 62 H70 V88 M38 88 V64 M50 88 V64 M62 88 V64", "v:#fffdf0,#e0c890", 3.4) + P("M27 63 L50 49 L73 63z", "#fffdf0", 3.4), lamp="#ffe08a"))
potion("attack_potion", bottle(ROUND, ROUND_IN, "v:#ff8a7a,#b81c34", "R", at(0, 0, SWORD) + G("translate(100 0) scale(-1 1)", SWORD), lamp="#ff6a5a"))
potion("skill_potion", bottle(ROUND, ROUND_IN, "v:#9ae0b8,#2c8a6c", "S", G("translate(8 -8) scale(.8)", P(SHIELD, "v:#c8f4e0,#3c9a80", 4)) + G("translate(18 4) scale(.8)", P(SHIELD, "v:#f8fffa,#8ad8c0", 4)), lamp="#6ae0b0"))
# Sharp on the tongue.
potion("cunning_potion", bottle(CONE, CONE_IN, "v:#c8dc9a,#4a7a44", "R", "".join(at(50 + dx, 76, P("M0 -24 L6 -12 V8 H-6 V-12z", "h:#ffffff,#a8bcae", 3), R(-8, 7, 16, 5, 2, "#3a5a3c", 2.4), rot=r) for dx, r in ((-15, -22), (15, 22), (0, 0))), lamp="#c8f08a"))
# Three thoughts at once, none of them yours.
potion("distilled_chaos", bottle(TALL, TALL_IN, "v:#7a4ae0,#2c1464", "B", O([(50, 74), (56, 69), (61, 77), (53, 86), (40, 82), (37, 68), (48, 58), (64, 61), (70, 74)], 7, "#160830") + O([(50, 74), (56, 69), (61, 77), (53, 86), (40, 82), (37, 68), (48, 58), (64, 61), (70, 74)], 3.6, "#ff8af0") + "".join(C(x, y, 3.4, f, 2.2) for x, y, f in ((34, 88, "#ffd04a"), (67, 88, "#8ae04a"), (34, 60, "#5ae0f0"))), lamp="#b06aff"))
# Whatever was left over, twice.
potion("entropic_brew", bottle(CONE, CONE_IN, "v:#b8f04a,#3c8a5c", "B", "".join(at(x, y, R(-3, -11, 6, 5, 1, "#c99a68", 2.2), P("M-3 -6 H3 V-2 C9 0 10 10 0 11 C-10 10 -9 0 -3 -2z", f, 2.8), rot=r) for x, y, f, r in ((37, 82, "#ff7a8a", -14), (63, 82, "#7ab8ff", 14))) + C(50, 60, 5, "#f4ffd0", 2.4) + C(46, 46, 3.4, "#f4ffd0", 2.2) + C(55, 38, 2.6, "#f4ffd0", 2), lamp="#b8ff5a"))
# Keep away from conversation.
potion("explosive_potion", bottle(ROUND, ROUND_IN, "v:#ffd04a,#e05a1c", "R", star(50, 70, 25, 9, .55, "c:#fffef0,#ffe88a,#ff8a2c", 3.4, "#7c2414") + C(50, 71, 10, "#2a2030", 0) + L("M50 61 C50 56 56 56 58 53", 3) + C(46, 67, 3, "#ffffff", 0, op=.8), lamp="#ffb03a"))
potion("flex_potion", bottle(HEART, HEART_IN, "v:#ffb07a,#c8442c", "R", P("M24 74 C26 60 36 54 47 62 L50 48 C46 44 48 36 54 35 L66 36 C72 38 72 46 68 50 L72 74 C70 84 56 86 44 83 C36 84 28 82 24 74z", "v:#ffe4c8,#e8a078", 3.6) + L("M47 62 C52 62 56 66 58 70 M56 44 H66 M34 64 C38 60 42 61 44 63", 2.8), lamp="#ff9a6a"))
# A clear liquid, and then it is not.
potion("gamblers_brew", bottle(TALL, TALL_IN, "v:#c83c5c,#5c0f2c", "S", at(43, 78, parts.die(0, 0, .3, -14, pips="5")) + at(61, 66, parts.die(0, 0, .26, 16, "v:#ffe9a0,#e0a83c", pips="1", dot="#a81c2c")), lamp="#ff6a8a"))
# It tastes of last week.
potion("liquid_memories", bottle(ROUND, ROUND_IN, "v:#f4c8e8,#8a5ab8", "B", R(40, 52, 26, 34, 4, "v:#fffdf4,#e4d4f0", 3.4) + R(44, 57, 18, 12, 2, "#8a5ab8", 2.4) + L("M45 76 H61", 2.6, "#8a5ab8") + P("M38 88 C24 88 20 70 30 62", "none", 8, INK) + P("M38 88 C24 88 20 70 30 62", "none", 4, "#fff0a0") + P("M22 64 L36 52 L37 68z", "#fff0a0", 3), lamp="#e8a8ff"))
potion("purity_potion", bottle(CONE, CONE_IN, "v:#ffffff,#a8d8f4", "B", P("M50 54 C38 62 34 74 50 90 C66 74 62 62 50 54z M48 88 C34 90 26 80 24 70 C36 70 44 76 48 88z M52 88 C66 90 74 80 76 70 C64 70 56 76 52 88z", "v:#ffffff,#ffc8dc", 3.2), lamp="#ffffff"))
# One drop, and the stairs come to meet you.
potion("snecko_oil", bottle(HEART, HEART_IN, "v:#8af0d0,#1c7a70", "S", P("M28 62 C28 46 72 46 72 62 C72 74 60 80 50 80 S28 74 28 62z", "v:#f4ffb0,#8ac84a", 3.6) + "".join(C(x, 60, 8, "#fffdf0", 3) + O([(x, 60), (x + 3, 58), (x + 3, 62), (x - 2, 64), (x - 4, 59), (x, 55)], 2.4, "#8c1c7c") for x in (40, 60)) + L("M40 72 C46 75 54 75 60 72 M50 75 V84 l-4 5 M50 84 l4 5", 2.8, "#7c0f2c"), lamp="#8affe0"))
potion("vulnerable_potion", bottle(TALL, TALL_IN, "v:#ff9ab0,#a83c6a", "R", P(SHIELD, "v:#fff0f0,#e88a8a", 3.6) + L("M54 57 L46 68 L55 74 L47 82 L51 89", 6, INK) + L("M54 57 L46 68 L55 74 L47 82 L51 89", 2.4, "#a83c6a"), lamp="#ff8ab0"))
potion("weak_potion", bottle(CONE, CONE_IN, "v:#d8dca8,#7c8a4a", "S", P("M36 84 L40 62 C42 54 56 54 58 62 C60 70 54 76 58 82", "none", 11, INK) + P("M36 84 L40 62 C42 54 56 54 58 62 C60 70 54 76 58 82", "none", 5, "#f8ffe0") + P("M58 92 L52 80 L66 80z", "#f8ffe0", 3) + R(29, 82, 15, 5, 2, GOLDEN, 2.6), lamp="#e8f0a0"))
