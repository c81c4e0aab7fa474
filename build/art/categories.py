"""One picture for each category, shown when a card has none of its own."""

# Each picture is written as one drawing; path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

from kit import C, E, G, L, P, R, S, at, glow, shadow, shine
from parts import (
    BLACK,
    FLESH,
    GOLD,
    SHADE,
    SKIN,
    STEEL,
    WHITE,
    WOOD,
    battery,
    blob,
    bomb,
    brows,
    burst,
    chest,
    coin,
    drips,
    eyes,
    gem,
    halo,
    heart,
    horn,
    machine,
    mouth,
    paper_card,
    pile,
    pill,
    skull,
    smoke,
    sparkles,
    star,
    stink,
    tear,
    wing,
)
from registry import art
from scenery import basement, bedroom, depths, heaven, hell, night, pedestal, sewer, shop, tabletop, vault, velvet, womb

_SOUL = [(130, 48), (160, 60), (166, 96), (160, 140), (146, 130), (134, 144), (122, 130), (110, 142), (98, 132), (94, 94), (102, 60)]


def cat(name: str, *items: str) -> None:
    """Registers a category picture."""
    art(f"category/{name}", *items)


cat(
    "treasure_passive",
    vault(101), pedestal(), glow(130, 86, 78, "#ffe9a0", 0.8), at(130, 82, C(0, 0, 36, GOLD, 4), C(0, 0, 24, "d:#fff6d0,#e8b444,#a8701c", 3), star(0, 0, 17, "#fff8dc", 5, 2.4)),
    L("M130 44 C112 20 148 20 130 44", 7), L("M130 44 C112 20 148 20 130 44", 3, "#e8b84a"), sparkles([(76, 56, 1), (190, 64, 1.1), (160, 34, 0.7)]),
)
cat(
    "treasure_active",
    vault(102), pedestal(), glow(130, 84, 78, "#a8e0ff", 0.8), at(130, 84, P("M-34 36 L-26 -30 H26 L34 36z", "h:#5a6a94,#38446a,#1c2440", 4), R(-18, -20, 36, 40, 6, "v:#aef0ff,#4a9ae0", 4), P("M4 -16 L-12 6 H0 L-4 18 L13 -4 H2z", "#fffbe0", 2.6), C(0, -40, 11, "r:#ff9a8a,#d6303b,#8c1426", 4)),
    L("M84 50 L74 40 M176 50 L186 40 M130 26 V14", 4, "#d8f4ff"), sparkles([(70, 92, 0.7), (196, 96, 0.8)], "#d8f4ff"),
)
cat(
    "treasure_paid",
    shop(103), shadow(130, 170, 62), machine(130, 168, "h:#c9a050,#8a622a,#543818", coin(0, 0, 16)), coin(190, 150, 15), coin(74, 158, 13, tilt=0.6), sparkles([(82, 60, 0.9), (186, 52, 0.8)]),
)
cat(
    "treasure_one_use",
    vault(104, wall=("#5a3a4a", "#22121e")), pedestal(), glow(130, 86, 74, "#ffb0a0", 0.8),
    at(130, 88, P("M-12 -40 H12 V-18 C34 -8 38 36 0 38 C-38 36 -34 -8 -12 -18z", "d:#ffffff@.9,#c8e0f0@.6,#7a94b8@.8", 4), P("M-27 10 C-14 2 12 16 28 8 C28 32 14 36 0 36 S-28 32 -27 10z", "v:#ff9a6a,#d83a4a", 0), R(-15, -50, 30, 13, 4, WOOD, 4), shine("M-18 -6 C-24 2 -26 8 -25 16", 4)),
    L("M92 40 l-9 -8 M168 40 l9 -8", 4, "#ffd8c8"), sparkles([(80, 84, 0.8), (184, 90, 1)]),
)
cat(
    "treasure_soul",
    vault(105, wall=("#3a4a6a", "#161a30"), light="#c8e4ff"), pedestal(), glow(130, 84, 84, "#c8e8ff", 0.9), at(130, 84, R(-34, -34, 68, 70, 8, "v:#6a5a8a,#34284c", 4), at(0, 0, G("translate(-130 -96)", S(_SOUL, "v:#ffffff,#c8e0ff,#84b0ea", 6), eyes(130, 88, 14, 8)), s=0.5)),
    sparkles([(80, 52, 1), (182, 50, 1), (196, 104, 0.7)], "#e8f6ff"),
)
cat("loot_penny", basement(111), shadow(130, 164, 50), glow(130, 96, 80, "#ffc078", 0.7), coin(130, 100, 46, "copper"), sparkles([(84, 58, 1), (186, 70, 0.8)]))
cat("loot_2c", basement(112, ("#5a4038", "#281818")), shadow(130, 168, 64), coin(106, 104, 38, "copper"), coin(156, 116, 38, "copper"), sparkles([(72, 56, 1), (190, 66, 0.9)]))
cat("loot_3c", basement(113, ("#4a4838", "#201c18")), shadow(130, 170, 72), coin(130, 74, 32, "copper"), coin(98, 122, 32, "copper"), coin(164, 124, 32, "copper"), sparkles([(70, 60, 1), (196, 58, 0.9)]))
cat("loot_4c", basement(114, ("#3c4a48", "#181f20")), shadow(130, 172, 76), coin(104, 76, 29, "copper"), coin(160, 74, 29, "copper"), coin(98, 130, 29, "copper"), coin(158, 132, 29, "copper"), sparkles([(66, 50, 1), (204, 100, 0.9)]))
cat("loot_nickel", basement(115, ("#4a4a64", "#1e1c30"), light="#d8e8ff"), shadow(130, 166, 54), glow(130, 96, 84, "#e0ecff", 0.7), coin(130, 100, 48, "silver", "5"), sparkles([(80, 56, 1.1), (188, 62, 0.9), (176, 142, 0.6)]))
cat(
    "loot_butter_bean",
    sewer(116), shadow(130, 168, 56), glow(130, 100, 76, "#fff0a8", 0.5), S([(96, 60), (128, 46), (160, 62), (164, 92), (146, 106), (148, 130), (128, 152), (98, 142), (88, 112), (96, 90)], "r:#fff2b8,#e8c85a,#a8842a", 4), eyes(120, 84, 14, 7), mouth(120, 104, 8, "open"), stink(180, 92, 0.9), stink(70, 104, 0.6), shine("M104 64 C112 56 122 54 130 56", 5),
)
cat("loot_bomb", basement(117, ("#54405a", "#201428"), light="#ffb060"), shadow(126, 162, 54), bomb(126, 112, 1.15), L("M180 30 l12 -10 M186 44 l16 -2 M168 24 l2 -14", 3.4, "#ffe0a0"))
cat("loot_battery", basement(118, ("#3c4a5a", "#161c28"), light="#c8ff9a"), shadow(130, 166, 46), glow(130, 92, 82, "#c8ff8a", 0.6), battery(130, 98, 1.15, rot=8), P("M196 52 L180 84 H192 L186 108 L208 74 H195 L202 52z", "#fff27a", 3), P("M62 66 L50 88 H60 L55 106 L72 80 H62 L68 66z", "#fff27a", 3))
cat(
    "loot_dice_shard",
    depths(119, light="#ffd0d8"), shadow(130, 164, 54), glow(130, 94, 80, "#ffd8dc", 0.6), P("M92 60 L150 44 L172 76 L152 92 L166 128 L112 146 L84 112z", "d:#ffffff,#f0dcd8,#a88a94", 4), P("M150 44 L152 92 L112 146", "none", 3), C(114, 82, 9, BLACK, 0), C(124, 118, 8, BLACK, 0), C(160, 72, 5, BLACK, 0),
    P("M190 60 L206 70 L196 84z", "#f4e4e0", 3), P("M62 118 L76 126 L64 138z", "#f4e4e0", 3), P("M186 132 L198 128 L196 144z", "#f4e4e0", 3),
)
cat("loot_soul_heart", heaven(120, ("#5a7ab0", "#cfe0f4")), glow(130, 96, 84, "#ffffff", 0.7), heart(130, 98, 1.2, "r:#e4f2ff,#86b4ec,#3c5ea8"), eyes(130, 92, 14, 7), mouth(130, 110, 7, "smile"), wing(172, 92, 0.8, 14, "angel"), G("translate(260 0) scale(-1 1)", wing(172, 92, 0.8, 14, "angel")))
cat("loot_pill_rune", velvet(121, ("#2c5058", "#0e1e28"), light="#a8ffe0"), shadow(120, 166, 64), pill(104, 110, 1.05, -28, "#4ab8a0"), S([(150, 66), (184, 72), (192, 112), (178, 146), (146, 142), (138, 100)], "d:#a89cb0,#6a5e78,#38304a", 4), L("M156 88 V130 M156 88 L176 104 L156 112", 5, "#8affd8"), glow(164, 108, 34, "#6affc8", 0.4))
cat(
    "loot_tarot_wild",
    velvet(122), shadow(130, 172, 70), paper_card(102, 104, 1.05, -14, "v:#54305e,#2a1638", star(0, 0, 16, "#e8c05a", 5, 2)), paper_card(158, 104, 1.05, 13, "v:#3a3a6a,#1c1c3c", C(0, 0, 15, "#e8dcb0", 2) + C(7, -4, 13, "#2c2c52", 0), "#e0b050"), paper_card(130, 98, 1.18, 0, art=C(0, 0, 17, GOLD, 3) + L("M0 -28 V-24 M0 24 V28 M-24 0 H-21 M21 0 H24", 4, "#b8842c") + eyes(0, -1, 6, 3.4), edge="#a8442c"), sparkles([(60, 52, 0.9), (204, 48, 1)]),
)
cat("loot_trinket", tabletop(123), glow(130, 96, 70, "#e0b8ff", 0.5), L("M70 20 C84 70 110 60 130 66 C150 60 176 70 190 20", 7), L("M70 20 C84 70 110 60 130 66 C150 60 176 70 190 20", 3, "#e8c478"), C(130, 72, 9, GOLD, 4), gem(130, 106, 1.05, "d:#f0d8ff,#9a5ad8,#4a2088"), sparkles([(84, 84, 0.9), (182, 96, 1), (160, 150, 0.6)]))
cat("loot_lost_soul", night(124, ("#141a38", "#4a5a8a"), light="#c8e4ff"), shadow(130, 168, 44, 0.5), glow(130, 92, 90, "#d8ecff", 0.8), S(_SOUL, "v:#ffffff,#d2e6ff,#8db8ee", 4), eyes(130, 86, 14, 8), mouth(130, 108, 7, "open"), tear(114, 96, 0.8), sparkles([(70, 60, 0.9), (196, 80, 1), (186, 130, 0.6)], "#f0f8ff"))
cat("monster_basic", basement(131), shadow(130, 168, 60), blob(130, 110, 52, 50, FLESH, 3, 0.06), eyes(130, 96, 20, 11, "white", (0.2, 0.3), uneven=0.2), mouth(130, 128, 20, "teeth"), drips(112, 142, 36, 3, count=3))
cat("monster_cursed", depths(132, ("#4a2468", "#180a28"), light="#c080ff"), shadow(130, 168, 60), glow(130, 96, 88, "#a85aff", 0.6), blob(130, 108, 50, 50, "r:#a07ac0,#5c3a80,#2a1444", 9, 0.07), eyes(130, 98, 20, 10, "red"), brows(130, 82, 20, 10, 6), mouth(130, 126, 20, "fangs"), L("M66 60 C52 74 80 84 64 100 M196 60 C210 74 182 84 198 100", 4, "#e0b0ff", 0.8))
cat("monster_holy_charmed", heaven(133), shadow(130, 166, 54, 0.5), wing(164, 104, 0.9, 12, "angel"), G("translate(260 0) scale(-1 1)", wing(164, 104, 0.9, 12, "angel")), blob(130, 110, 46, 44, "r:#ffffff,#f2e6d0,#c8ac88", 4, 0.04), eyes(130, 106, 17, 9), mouth(130, 128, 8, "smile"), halo(130, 48, 30))
cat("monster_boss", womb(134), shadow(130, 172, 84), S([(62, 160), (56, 110), (76, 62), (130, 44), (186, 62), (204, 110), (198, 160), (130, 172)], FLESH, 5), horn(84, 66, 1.1, True), horn(176, 66, 1.1), eyes(130, 96, 28, 15, "bulge", (0, 0.3)), brows(130, 78, 28, 14, 6, 6), mouth(130, 136, 44, "fangs"), drips(100, 158, 60, 4, count=4))
cat(
    "monster_epic_boss",
    hell(135, light="#ffcf5c"), shadow(130, 178, 96), glow(130, 80, 100, "#ffb04a", 0.6), wing(176, 110, 1.2, 0, "bat"), G("translate(260 0) scale(-1 1)", wing(176, 110, 1.2, 0, "bat")),
    S([(64, 176), (60, 120), (82, 70), (130, 54), (178, 70), (200, 120), (196, 176)], SHADE, 5), horn(88, 72, 1.4, True), horn(172, 72, 1.4), eyes(130, 102, 26, 12, "glow"), mouth(130, 138, 40, "grin"), P("M98 46 L92 18 L112 32 L130 10 L148 32 L168 18 L162 46z", "v:#ffe9a0,#c98a28", 4), C(130, 36, 6, "#d6303b", 3),
)
cat("monster_good_event", vault(136, light="#fff0a8"), shadow(130, 172, 74), glow(130, 92, 96, "#fff0a0", 0.8), chest(130, 166, 1, is_open=True, inside=pile(0, -62, 16, "gold", 4, 42)), sparkles([(70, 46, 1.2), (190, 40, 1.1), (130, 24, 0.9), (210, 92, 0.7)]))
cat("monster_bad_event", hell(137), burst(130, 96, 74, 5), burst(130, 96, 46, 9, "c:#ffffff,#fff0a0,#ffb03c"), skull(130, 98, 0.72), smoke(60, 60, 1), smoke(204, 56, 1.1))
cat("monster_curse", depths(138, ("#42206a", "#140624"), light="#b86aff"), glow(130, 92, 96, "#b06aff", 0.7), at(130, 94, E(0, 0, 66, 40, "v:#f4e8ff,#b890e0", 4), C(0, 0, 30, "c:#1a0826,#7a2cb8,#c89aff", 4), E(0, 0, 9, 25, BLACK, 0), C(10, -12, 5, WHITE, 0)), L("M66 60 L50 44 M96 48 L88 28 M130 42 V20 M164 48 L172 28 M194 60 L210 44", 5, "#e0b8ff"), drips(84, 122, 92, 8, "v:#8a3ad0,#3c0c6a", 5))
cat("character", bedroom(139), shadow(130, 176, 58), E(117, 172, 11, 7, SKIN, 4), E(143, 172, 11, 7, SKIN, 4), S([(110, 116), (100, 150), (98, 168), (130, 174), (162, 168), (160, 150), (150, 116)], "v:#8aa8d0,#46608c", 4), C(130, 86, 42, SKIN, 4), eyes(130, 92, 17, 10), mouth(130, 112, 8, "sad"), P("M88 84 C84 36 120 34 132 42 C150 32 178 48 172 84 C162 68 150 74 146 62 C130 74 104 64 88 84z", "v:#6a4a3a,#3c2820", 4))
cat("starting_item", vault(140, wall=("#4c5268", "#1c1c2c"), light="#d8e8ff"), pedestal(), glow(130, 88, 80, "#e4f0ff", 0.7), L("M108 82 V62 C108 26 152 26 152 62 V82", 14), L("M108 82 V62 C108 26 152 26 152 62 V82", 6, "#c8d2e4"), R(90, 76, 80, 58, 12, GOLD, 4), C(130, 98, 9, BLACK, 0), L("M130 98 V118", 7, BLACK), sparkles([(76, 60, 1), (188, 70, 0.9)]))
cat("bonus_soul", heaven(141, ("#3c5a94", "#cfe4fa")), glow(130, 92, 92, "#ffffff", 0.8), G("translate(26 14) scale(.8)", S(_SOUL, "v:#ffffff,#ffe9b0,#f0b858", 5), eyes(130, 86, 14, 8), mouth(130, 106, 8, "smile")), halo(130, 40, 28), sparkles([(64, 70, 1), (200, 64, 1.1), (190, 124, 0.7)]))
cat(
    "room",
    basement(142, ("#5a5060", "#241c28")), P("M78 150 V82 C78 14 182 14 182 82 V150z", "v:#9a8ea0,#544a5e", 4), L("M92 54 L80 46 M110 36 L104 24 M130 30 V16 M150 36 L156 24 M168 54 L180 46", 3), P("M94 150 V86 C94 38 166 38 166 86 V150z", "v:#b87a40,#66381a", 4), L("M118 52 V150 M142 52 V150", 3), R(88, 78, 84, 10, 3, STEEL, 3), R(88, 122, 84, 10, 3, STEEL, 3), C(154, 106, 6, GOLD, 3), P("M94 150 H166 L186 176 H74z", "v:#ffd890@.6,#ffd890@0", 0),
)
