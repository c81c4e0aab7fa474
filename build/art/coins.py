"""Loot that is money."""

# Each picture is written as one drawing; path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

from kit import C, E, L, P, R, S, at, glow, shadow, shine
from parts import FLESH, bandage, coin, eyes, little_fly, puddle, sparkles, tear
from registry import art
from scenery import basement, pedestal, tabletop, vault, womb

art("a_penny", basement(201), shadow(130, 166, 44), glow(130, 96, 78, "#ffb878", 0.7), coin(130, 98, 40, "copper"), L("M92 54 l-8 -8 M168 54 l8 -8 M130 42 V30", 4, "#ffe0b8"), E(130, 168, 30, 5, "#ffb878", 0, op=0.25), little_fly(196, 60, 0.9))
art("two_cents", tabletop(202), coin(104, 92, 36, "copper"), coin(160, 112, 36, "copper", tilt=0.92), sparkles([(84, 60, 0.9), (186, 84, 0.8), (128, 140, 0.5)]))
art("three_cents", tabletop(203, ("#5a4a3c", "#2c201c")), coin(96, 76, 32, "copper"), coin(162, 82, 32, "copper", tilt=0.94), coin(128, 132, 32, "copper"), L("M64 134 l-10 6 M196 134 l10 6", 4, "#ffd8a8"), sparkles([(130, 62, 0.8), (190, 58, 0.7)]))
art("four_cents", basement(204, ("#4c3c54", "#1e1626")), shadow(130, 172, 64), "".join(at(130 + dx, 158 - 17 * k, E(0, 8, 42, 13, "#6a3214", 4), R(-42, 0, 84, 8, 0, "h:#e09a60,#a85c2c,#6a3214", 0), L("M-42 0 V8 M42 0 V8", 4), E(0, 0, 42, 13, "v:#ffc89a,#c97840", 4), E(0, 0, 31, 8.5, "none", 2, "#8a4a20")) for k, dx in enumerate((0, 4, -5, 2))), L("M124 106 C136 98 146 104 138 110 M132 100 V114", 3.4, "#6e3416"), sparkles([(76, 74, 1), (186, 66, 1.1), (160, 40, 0.6)]))
art("a_nickel", basement(205, ("#44506a", "#1a1c2e"), light="#d8ecff"), shadow(130, 168, 46), glow(130, 94, 84, "#e4f0ff", 0.7), coin(130, 98, 46, "silver", "5"), L("M70 84 H52 M208 84 H190 M88 46 L76 34 M172 46 L184 34", 4, "#eef6ff"))
art("a_dime", vault(206, wall=("#3c4a5c", "#141a26"), light="#e4f4ff"), pedestal(), glow(130, 84, 80, "#f0f8ff", 0.8), coin(130, 82, 40, "silver", "10"), sparkles([(78, 50, 1.2), (188, 52, 1.2), (82, 104, 0.7), (184, 108, 0.8)]))
art("bloody_penny", womb(207), shadow(130, 166, 50), glow(130, 96, 76, "#ff8a6a", 0.5), coin(130, 96, 42, "copper"), P("M90 82 C96 60 118 54 130 56 C150 50 170 66 171 88 C166 100 160 92 156 102 C152 118 144 116 144 102 C140 92 132 96 130 108 C128 126 118 124 118 106 C114 96 108 98 106 104 C100 112 92 104 90 82z", "v:#e8404a,#9a1428", 4), shine("M104 74 C110 66 118 64 126 64", 4), puddle(130, 168, 40))
art("counterfeit_penny", tabletop(208, ("#4a5a48", "#1e2820"), light="#d8ffb0"), coin(130, 96, 44, "green", "c"), bandage(152, 122, 1, -30), eyes(130, 88, 0.01, 0.1), L("M98 70 l10 8 M108 66 l6 10", 2.6, "#3a5020"), at(192, 58, L("M0 0 l-22 22", 6), C(10, -10, 15, "d:#e8f8ff@.7,#a8d0e8@.5", 5)), at(70, 140, L("M-12 -8 L12 8 M12 -8 L-12 8", 6, "#e84a4a")))
art("swallowed_penny", womb(209, ("#a04a50", "#4a1624")), shadow(130, 168, 62), S([(66, 96), (84, 62), (130, 48), (178, 62), (196, 98), (178, 140), (130, 152), (82, 140)], FLESH, 4), S([(86, 98), (104, 76), (130, 70), (158, 76), (174, 98), (158, 126), (130, 132), (102, 126)], "c:#4a0c1c,#6a1428,#3c0818", 4), coin(130, 102, 20, "copper"), P("M92 86 L100 100 L108 82z M168 86 L160 100 L152 82z", "#fffdf0", 2.4), P("M124 72 C124 92 136 92 136 72", "#d86a72", 3), tear(60, 120, 0.8), tear(204, 110, 0.7))
