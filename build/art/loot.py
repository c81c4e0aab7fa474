"""Loot that is not money: bombs, batteries, shards, hearts, pills, runes and trinkets."""

# Each picture is written as one drawing; path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

from kit import INK, C, E, L, P, S, dots, glow, shadow, shine
from parts import (
    BLACK,
    GOLD,
    WHITE,
    battery,
    blob,
    bomb,
    bone,
    burst,
    coin,
    drips,
    eye,
    eyes,
    heart,
    mouth,
    pill,
    puddle,
    sack,
    sparkles,
    star,
    stink,
    tear,
    tears,
)
from registry import art
from scenery import basement, cave, depths, hell, night, tabletop, vault, velvet, void

_GHOST = [(130, 44), (160, 56), (168, 92), (162, 138), (148, 128), (136, 142), (124, 128), (112, 140), (98, 130), (92, 92), (100, 56)]

art("bomb", basement(221, ("#5a4a52", "#201820"), light="#ffa850"), shadow(124, 164, 50), bomb(124, 110, 1.08), eyes(118, 106, 13, 6, "white", (0.7, -0.7)), mouth(120, 124, 7, "wobble"), L("M176 32 l10 -10 M184 46 l14 -3", 3.4, "#ffe0a0"), tear(98, 96, 0.5))
art("gold_bomb", vault(222), shadow(124, 166, 52), glow(126, 100, 88, "#ffe9a0", 0.7), bomb(124, 112, 1.12, "r:#fff6c8,#f2c14e,#9a6416"), sparkles([(78, 62, 1.2), (184, 106, 1), (92, 146, 0.6), (60, 110, 0.7)]))
art("lil_battery", basement(223, ("#44586a", "#161f2a"), light="#c8ff9a"), shadow(130, 168, 36), glow(130, 100, 70, "#d8ff8a", 0.7), battery(130, 110, 0.95, charge=2), eyes(130, 82, 8, 4.4), P("M182 60 L168 86 H178 L173 106 L192 78 H181 L187 60z", "#fff27a", 3), P("M76 66 L64 88 H73 L69 104 L85 80 H76 L81 66z", "#fff27a", 3))
art("mega_battery", hell(224, light="#d8ff7a"), shadow(130, 176, 70), glow(130, 88, 100, "#e8ff7a", 0.8), battery(130, 98, 1.5, "h:#ff9a8a,#d6303b,#6e0c20"), L("M60 40 L78 60 L66 64 L86 86 M202 40 L182 60 L196 64 L176 86", 5, "#fff8a0"), burst(130, 16, 16, 4, "#fff8a0", 8))
art("dice_shard", cave(225, light="#ffc8d0"), shadow(130, 166, 40), glow(130, 92, 82, "#ffd0d8", 0.7), P("M112 44 L150 56 L158 110 L128 154 L100 106z", "d:#ffffff,#ff9aa0,#b8283c", 4), P("M112 44 L128 92 L150 56 M128 92 L128 154 M128 92 L158 110 M128 92 L100 106", "none", 3), C(116, 90, 6, "#fff8f0", 0), C(142, 84, 6, "#fff8f0", 0), C(120, 122, 5, "#fff8f0", 0), sparkles([(78, 58, 1.1), (186, 64, 1), (180, 136, 0.7)]))
art("soul_heart", night(226, ("#101a3c", "#4a6aa8"), light="#b8dcff"), shadow(130, 168, 44, 0.5), glow(130, 94, 88, "#a8d4ff", 0.8), heart(130, 96, 1.15, "r:#f0f8ff,#86b8f4,#3a5cb0"), sparkles([(112, 86, 0.9), (72, 60, 0.9), (196, 64, 1.1), (186, 130, 0.6)], "#f4faff"))
art("butter_bean", tabletop(227, ("#6a6a4a", "#2c2c20"), light="#fff0a0"), S([(86, 78), (112, 52), (146, 50), (168, 72), (160, 98), (172, 122), (150, 144), (112, 140), (88, 118)], "r:#fff6c8,#f0d264,#b08a2c", 4), shine("M102 74 C112 62 126 60 140 62", 6), eyes(128, 90, 15, 7), E(104, 104, 7, 4, "#f09a5a", 0, op=0.6) + E(152, 104, 7, 4, "#f09a5a", 0, op=0.6), mouth(128, 110, 8, "smile"), stink(196, 92, 1), stink(62, 100, 0.8), L("M120 140 C116 150 112 152 106 154", 3.4))
art("lost_soul", cave(228, ("#2c3c58", "#0e1420"), light="#d0e8ff"), shadow(130, 170, 42, 0.5), glow(130, 90, 96, "#e0f0ff", 0.8), S(_GHOST, "v:#ffffff,#e0ecff,#9ac0f0", 4), eyes(130, 84, 15, 9), mouth(130, 108, 8, "wobble"), tears(130, 94, 17, 0.8), L("M96 92 C80 100 76 114 84 122 M166 92 C182 98 188 110 182 120", 4, "#9ac0f0"), E(130, 36, 18, 5, "none", 3, "#fff0b0", 0.8))
art("pills_loot", velvet(231, ("#5a2c3c", "#200c18")), shadow(130, 166, 62), pill(112, 92, 1.15, -34, "#e04a5a"), pill(156, 118, 1.15, 24, "#e8b84a"), sack(196, 168, 0.4), sparkles([(70, 56, 0.8), (190, 60, 0.9)]))
art("pills_cents", velvet(232, ("#2c4a5c", "#0c1a24"), light="#c8ecff"), shadow(130, 166, 62), pill(104, 104, 1.15, 30, "#4a8ae0"), pill(152, 92, 1.15, -40, "#f4f4f8", "#4ac0c8"), coin(178, 146, 14), coin(80, 150, 12), sparkles([(130, 44, 0.9), (206, 92, 0.7)]))
art("pills_stats", velvet(233, ("#3c2c5c", "#140c28"), light="#e0c8ff"), shadow(130, 166, 62), pill(104, 92, 1.15, -20, "#a85ae0"), pill(150, 116, 1.15, 50, "#4ab85a", "#f8f0a0"), heart(196, 66, 0.34, w=2), L("M62 120 V142 M51 131 H73", 6, "#8aff9a"), L("M188 138 H208", 6, "#ff8a8a"), sparkles([(130, 48, 0.8)]))


def rune(name: str, seed: int, sign: str, light: str, stone: str) -> None:
    """Registers a stone with a glowing sign cut into it."""
    art(name, depths(seed, light=light), shadow(130, 168, 50), glow(130, 94, 90, light, 0.7), S([(104, 48), (140, 40), (166, 60), (172, 108), (156, 148), (118, 154), (94, 126), (92, 78)], stone, 4), L("M106 66 l-6 14 M158 128 l6 -10 M116 144 l12 2", 3, INK, 0.5), L(sign, 13, INK), L(sign, 7, light), dots([(70, 60, 3), (194, 72, 2.6), (188, 132, 3), (66, 128, 2.4)], light, 0.9))


rune("dagaz", 234, "M112 72 V128 L150 72 V128 L112 72", "#ffe07a", "d:#c8bca0,#8a7c62,#4a4034")
rune("ehwaz", 235, "M112 130 V74 L131 94 L150 74 V130", "#8ad8ff", "d:#a8b8c8,#62748a,#303c50")
art("blank_rune", void(236, ("#d8d0dc", "#6a627c")), shadow(130, 168, 50), glow(130, 94, 90, "#ffffff", 0.7), S([(100, 52), (136, 42), (164, 58), (170, 104), (158, 146), (118, 152), (94, 126), (90, 80)], "d:#f4f0f4,#b8b0c0,#6e667c", 4), L("M108 70 l-6 14 M156 126 l6 -12", 3, INK, 0.4), eyes(130, 92, 14, 4, "shut"), mouth(130, 112, 8, "flat"), L("M62 54 l14 10 M200 56 l-12 8 M58 126 l14 -6 M204 128 l-14 -8", 4, "#ffffff", 0.9))
art("broken_ankh", night(241, ("#4a2c3c", "#e0a060"), light="#ffd88a", moon=False), P("M0 150 L60 86 L118 150z M150 152 L206 98 L260 150z", "v:#e8b870,#8a5a38", 3), shadow(130, 172, 44), E(130, 70, 22, 28, "none", 20), E(130, 70, 22, 28, "none", 12, "#e8b84a"), L("M130 100 L128 118 L134 124", 20), L("M130 100 L128 118 L134 124", 12, "#e8b84a"), L("M90 106 H170", 20), L("M90 106 H170", 12, "#e8b84a"), L("M138 138 L132 146 L134 166", 20), L("M138 138 L132 146 L134 166", 12, "#c98a28"), L("M122 130 l-6 4 M146 130 l8 2", 3, "#ffe9b0"))
art("cains_eye", velvet(242, ("#3c4a3c", "#121a16"), light="#e8ffb8"), shadow(130, 164, 60), glow(130, 96, 80, "#e8ffb0", 0.5), eye(130, 98, 44, "bulge", (0.25, -0.1)), C(141, 94, 20, "c:#1a0e1c,#3a7a4a,#b8e08a", 3), C(141, 94, 8, BLACK, 0), C(148, 86, 5, WHITE, 0), P("M122 140 C112 160 130 162 120 182", "none", 9), P("M122 140 C112 160 130 162 120 182", "none", 4, "#d86a6a"), P("M84 62 C100 40 160 36 178 66", "none", 5), drips(104, 140, 40, 3, count=3))
art("curved_horn", hell(243), shadow(130, 168, 54), glow(130, 94, 80, "#ff8a4c", 0.6), P("M78 132 C70 84 96 44 154 40 C170 40 184 48 188 56 C152 58 134 76 132 104 C130 128 140 140 146 148 C120 160 88 156 78 132z", "d:#f4e8d0,#b89a78,#5c4238", 4), L("M84 110 C100 116 116 116 132 108 M90 86 C106 94 124 94 136 86 M106 64 C120 72 138 72 150 68 M80 128 C100 138 120 138 138 132", 3, INK, 0.6), E(113, 148, 33, 8, "v:#a83a3a,#5c0c18", 4), shine("M92 84 C100 66 118 54 138 50", 4, 0.6))
art("golden_horseshoe", vault(244), shadow(130, 168, 50), glow(130, 92, 90, "#fff0a8", 0.8), P("M92 150 L84 142 C60 96 84 40 130 40 S200 96 176 142 L168 150 L148 138 C172 100 156 66 130 66 S88 100 112 138z", GOLD, 4), dots([(92, 84, 4), (88, 112, 4), (168, 84, 4), (172, 112, 4), (108, 60, 4), (152, 60, 4)], "#5a3a0c"), sparkles([(74, 52, 1.1), (190, 56, 1), (130, 100, 0.9), (200, 120, 0.6)]))
art("guppys_hairball", tabletop(245, ("#7a6a8a", "#2c2438"), light="#ffe8b8"), puddle(130, 162, 62, "v:#dcec8a,#8a9a3c", 3), L("M76 76 C66 62 74 52 64 42 M182 70 C196 60 190 48 202 42 M100 48 C96 36 104 30 100 20 M150 44 C156 32 150 24 158 14 M70 116 C58 118 56 128 46 130 M190 112 C202 114 204 124 214 126 M112 148 C106 158 112 164 106 172 M156 146 C162 156 156 164 164 172", 5), blob(130, 98, 60, 54, "r:#8a7a98,#4a3c5a,#221830", 7, 0.09, 16, w=4.4), L("M84 88 C104 66 126 96 150 60 M80 116 C106 86 146 128 182 88 M98 140 C118 110 152 144 174 118 M112 52 C106 66 122 70 116 82 M150 134 C158 144 172 138 176 128", 4, "#b0a0c0", 0.9), E(110, 94, 13, 14, "#f4ffd2", 3.4), E(150, 94, 13, 14, "#f4ffd2", 3.4), E(112, 96, 3.6, 9, BLACK, 0), E(148, 96, 3.6, 9, BLACK, 0), mouth(130, 122, 11, "wobble"), bone(176, 142, 0.34, -30), drips(96, 146, 62, 4, "v:#dcec8a,#8a9a3c", 4))
art("purple_heart", basement(246, ("#4a3468", "#1a1028"), light="#e0b0ff"), shadow(130, 170, 40), P("M106 18 H154 L146 70 H114z", "h:#8a4ac0,#e8e0f0,#8a4ac0", 4), C(130, 72, 8, GOLD, 4), heart(130, 118, 0.98, GOLD), heart(130, 118, 0.74, "r:#d8a0ff,#8a3ac8,#40107a", 3), star(130, 114, 14, GOLD, 5, 2.4), sparkles([(76, 70, 0.9), (190, 90, 1), (176, 40, 0.6)]))
