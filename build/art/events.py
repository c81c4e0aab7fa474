"""Events and curses from the monster deck."""

# Each picture is written as one drawing; path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

from kit import INK, C, E, G, L, P, R, S, dots, glow, shadow, tube
from parts import (
    BLOOD,
    GREY,
    SHADE,
    STEEL,
    WHITE,
    WOOD,
    battery,
    bomb,
    brows,
    chest,
    coin,
    drips,
    eyes,
    fist,
    flame,
    heart,
    horn,
    mouth,
    paper_card,
    pile,
    pill,
    sack,
    skull,
    smoke,
    sparkles,
    star,
    stream,
    tear,
)
from registry import art
from scenery import basement, cave, depths, hell, shop, tabletop, vault, void

art("chest_cents", basement(501), shadow(130, 176, 74), chest(130, 164, 1.1), coin(74, 156, 13, "copper"), coin(192, 160, 12, "copper"), sparkles([(70, 60, 0.9), (196, 64, 0.9)]))
art("chest_loot", basement(502, ("#4a5a4c", "#1a241c")), shadow(130, 176, 74), chest(130, 164, 1.05, is_open=True, inside=paper_card(-20, -84, 0.55, -16, art=star(0, 0, 12, "#b8552e", 5, 2)) + paper_card(14, -88, 0.55, 12, art=C(0, 0, 10, "#4a7a5a", 2))), sparkles([(66, 56, 0.9), (198, 52, 1)]))
art("gold_chest_cents", vault(503), shadow(130, 176, 74), glow(130, 100, 92, "#fff0a0", 0.7), chest(130, 166, 1.12, "v:#ffe49a,#c98a28", "v:#fff8d8,#d8a838"), pile(66, 174, 6, "gold", 3, 20), pile(196, 174, 6, "gold", 6, 20), sparkles([(74, 56, 1.2), (190, 54, 1.1), (130, 40, 0.8)]))
art("gold_chest_loot", vault(504, wall=("#5a3c50", "#20101c")), shadow(130, 176, 74), glow(130, 84, 96, "#fff0a0", 0.8), chest(130, 168, 1.05, "v:#ffe49a,#c98a28", "v:#fff8d8,#d8a838", is_open=True, inside=glow(0, -70, 60, "#fffbe0", 0.9) + sack(-18, -56, 0.5) + pill(22, -78, 0.6, -40)), sparkles([(70, 40, 1), (194, 44, 1.1)]))
_DARK_CHEST = "v:#5a4a68,#261a34"
art("dark_chest_1", depths(505, ("#5a3a5c", "#1c0c20"), light="#ff9a9a"), shadow(130, 180, 78), glow(130, 108, 92, "#ff3c4a", 0.5), chest(130, 170, 1.14, "v:#7a5a84,#34203e", "v:#e05a64,#8c1c30"), skull(130, 98, 0.6), eyes(130, 97, 10, 4, "glow"), L("M60 74 C50 84 68 92 58 106 M200 74 C210 84 192 92 202 106", 5, "#ff8a9a", 0.9))
art("dark_chest_2", hell(506), shadow(130, 176, 74), chest(130, 168, 1.05, _DARK_CHEST, "v:#a83a48,#5c1020", is_open=True, inside=glow(0, -70, 60, "#ff4a3c", 0.9) + horn(-20, -70, 0.9, True) + horn(20, -70, 0.9) + eyes(0, -72, 12, 6, "glow")), flame(62, 172, 0.5), flame(198, 172, 0.5))
art("cursed_chest", depths(507, ("#4a1c5c", "#14041c"), light="#d060ff"), shadow(130, 178, 80), glow(130, 110, 90, "#a030e0", 0.5), P("M68 104 C66 50 194 50 192 104z", "v:#7a4a90,#34184a", 5), P("M70 104 H190 L180 124 H80z", "c:#1c0428,#3c0c50,#14021c", 0), "".join(P(f"M{x} 102 l8 16 8 -16z", "#fffdf0", 2.6) for x in range(74, 180, 20)), R(68, 122, 124, 50, 6, "v:#7a4a90,#34184a", 5), "".join(P(f"M{x} 124 l7 -14 7 14z", "#fffdf0", 2.6) for x in range(84, 176, 20)), P("M112 118 C116 104 146 104 150 118 C164 132 158 160 138 164 C128 152 124 132 112 118z", "v:#e06a8a,#a82c58", 4), eyes(130, 80, 24, 9, "red"), brows(130, 66, 24, 12, 6))
art("devil_deal", hell(508), shadow(130, 178, 70), P("M76 178 L84 84 C84 60 176 60 176 84 L184 178z", GREY, 4), S([(96, 120), (98, 92), (130, 76), (162, 92), (164, 120), (130, 136)], GREY, 4), horn(102, 84, 0.9, True, "d:#a8a0a8,#5a5260"), horn(158, 84, 0.9, False, "d:#a8a0a8,#5a5260"), eyes(130, 102, 14, 6, "glow"), mouth(130, 120, 10, "flat"), P("M96 138 H164 L160 176 H100z", "v:#fff4d8,#d8b87a", 4), L("M108 148 H152 M108 156 H146", 2.6, "#6a4a2c"), L("M118 168 C124 160 130 174 138 164", 3.4, "#c8203a"), flame(50, 170, 0.7), flame(210, 170, 0.7))
art("i_can_see_forever", void(509, ("#3c5aa8", "#b89ae0")), glow(130, 94, 100, "#ffffff", 0.7), P("M34 96 C74 34 186 34 226 96 C186 152 74 152 34 96z", "r:#ffffff,#f4f0fa,#c0b4d8", 5), C(130, 94, 44, "c:#0c0418,#2c4ac8,#8ae0ff", 4), star(130, 94, 30, "c:#ffffff,#fff0a0,#ffb84a", 8, 2.6, 0.4), dots([(100, 70, 3), (160, 74, 2.4), (150, 122, 3), (104, 118, 2)], "#ffffff"), L("M70 52 L56 34 M104 36 L98 16 M156 36 L162 16 M190 52 L204 34", 5))
art("secret_room", basement(510, ("#4c4654", "#1a161f")), P("M76 150 L70 112 L84 94 L80 62 L104 48 L130 36 L158 50 L180 62 L176 96 L190 116 L184 150z", "c:#fff8c8,#ffcf6a,#a8642c", 5), P("M110 150 V100 C110 74 150 74 150 100 V150z", "v:#fffbe0,#ffd88a", 0), smoke(60, 146, 0.9), smoke(204, 148, 1), "".join(R(x, y, 26, 13, 3, "v:#7a6a78,#463a48", 3) for x, y in ((52, 164), (92, 172), (150, 168), (190, 160), (120, 178))), L("M40 70 L62 84 M222 66 L200 84 M48 36 L72 54 M212 34 L190 52", 4, "#ffe9b0"))
art("shop_upgrade", shop(511), shadow(130, 178, 80), R(58, 118, 144, 58, 6, WOOD, 4), R(50, 108, 160, 16, 4, "v:#c98a4c,#8a5428", 4), sack(96, 110, 0.5), battery(130, 88, 0.45), heart(166, 92, 0.36, w=2), P("M186 160 V136 H174 L196 108 L218 136 H206 V160z", "v:#c8ff8a,#5aa83c", 4), coin(84, 150, 11), coin(112, 150, 11), coin(140, 150, 11))
art("we_need_to_go_deeper", basement(512, ("#4a3c40", "#181014")), E(130, 134, 84, 40, "v:#5a4438,#2c1e1c", 5), E(130, 138, 66, 30, "c:#04020a,#0c0614,#241430", 4), L("M104 96 V168 M156 96 V168", 8), L("M104 96 V166 M156 96 V166", 4, "#a8703c"), L("M104 110 H156 M104 126 H156 M104 142 H156 M106 158 H154", 7), L("M104 110 H156 M104 126 H156 M104 142 H156 M106 158 H154", 3.4, "#a8703c"), P("M118 40 H142 V66 H158 L130 92 L102 66 H118z", "v:#ffe08a,#e8842c", 4), eyes(178, 138, 7, 4, "glow"), eyes(80, 140, 6, 3.4, "glow"))
art("xl_floor", tabletop(513, ("#5c4a3c", "#241a16")), G("rotate(-6 130 96)", P("M66 22 H194 V170 H66z", "v:#f4e4bc,#cba66c", 4.4), P("M66 22 C76 32 82 32 84 22z M176 170 C178 158 186 156 194 158 V170z", "#b8925a", 3), *(R(x, y, 24, 20, 3, f, 3) for x, y, f in ((78, 40, "#a89070"), (106, 40, "#a89070"), (134, 40, "#6a7ac0"), (78, 64, "#a89070"), (134, 64, "#a89070"), (162, 64, "#a89070"), (78, 88, "#e8b84a"), (106, 88, "#c8503c"), (134, 88, "#a89070"))), L("M82 124 L104 158 M104 124 L82 158", 15), L("M82 124 L104 158 M104 124 L82 158", 8, "#c8283c"), L("M122 124 V158 H144", 15), L("M122 124 V158 H144", 8, "#c8283c"), skull(174, 140, 0.34)), L("M164 114 L186 100 M186 100 h-12 M186 100 v12", 5, "#c8283c"))
art("ambush", cave(521, ("#40303c", "#120a10"), light="#ff9a6a"), "".join(eyes(x, y, 9 * s, 5.5 * s, "glow") for x, y, s in ((60, 60, 1), (200, 56, 1.1), (44, 112, 0.9), (216, 112, 1), (96, 34, 0.8), (166, 32, 0.8), (86, 146, 0.7), (176, 150, 0.8))), star(130, 96, 60, "c:#ffe9a0,#f0702c,#b8241c", 10, 5, 0.6), L("M130 62 V104", 17), L("M130 62 V104", 9, "#ffffff"), C(130, 126, 8.5, WHITE, 4))
art("greed_event", vault(522, wall=("#3c3a24", "#12100a")), shadow(130, 176, 60), P("M58 190 C50 130 80 96 96 92 C88 110 110 112 104 92 C118 80 142 80 156 92 C150 112 172 110 164 92 C180 96 210 130 202 190z", SHADE, 4), fist(90, 98, 0.72, GREY), fist(170, 98, 0.72, GREY), coin(130, 70, 24), glow(130, 70, 50, "#ffe08a", 0.5), eyes(130, 132, 16, 8, "glow"), mouth(130, 156, 24, "grin"))
art("mega_troll_bomb", hell(523), shadow(130, 176, 84), glow(130, 96, 104, "#ff6a3c", 0.6), bomb(126, 112, 1.62, "r:#ff9a8a,#c8282c,#5c0412"), eyes(120, 102, 22, 12, "white", (0.2, 0.3)), brows(120, 84, 22, 14, 7, 6), mouth(120, 136, 28, "grin"))
art("troll_bombs", basement(524, ("#5a3a4a", "#20101c"), light="#ff9a5c"), shadow(94, 168, 46), shadow(176, 172, 40), bomb(96, 118, 1), eyes(92, 112, 14, 7, "white", (0.6, -0.4)), brows(92, 100, 14, 8, 4), mouth(92, 134, 14, "grin"), bomb(176, 128, 0.82), eyes(173, 124, 11, 6, "white", (0.6, -0.4)), mouth(173, 142, 10, "grin"))
art("curse_of_amnesia", void(531, ("#4a3478", "#140a2c")), glow(130, 92, 92, "#c8a0ff", 0.6), S([(84, 120), (72, 84), (92, 50), (130, 38), (170, 48), (190, 82), (180, 118), (150, 128), (112, 130)], "r:#f4d0e0,#c890b8,#7a4a8a", 4), L("M130 40 C124 60 138 70 130 90 C122 108 136 116 130 128 M92 72 C104 66 112 76 104 86 M168 70 C156 66 150 78 160 86 M96 106 C108 100 114 110 110 118 M166 104 C154 100 148 110 154 118", 3.4, INK, 0.7), "".join(dots([(x, y, r)], "#d8b0ff", 0.9) for x, y, r in ((196, 60, 6), (212, 48, 4.4), (224, 38, 3), (204, 82, 4), (222, 74, 2.6))), P("M120 146 C120 134 142 134 140 148 C139 156 130 154 130 162", "none", 8), P("M120 146 C120 134 142 134 140 148 C139 156 130 154 130 162", "none", 4, "#ffffff"), C(130, 174, 4, "#ffffff", 2.4))
art("curse_of_greed", depths(532, ("#4c3460", "#140a1e"), light="#e8c84a"), glow(130, 96, 88, "#e8b83a", 0.5), coin(130, 96, 52, "gold", "skull"), drips(92, 132, 76, 4, "v:#8a3ad0,#3c0c6a", 5), L("M56 70 C44 84 68 92 56 108 M204 70 C216 84 192 92 204 108", 5, "#d8a0ff", 0.9))
art("curse_of_loss", depths(533, ("#3c3468", "#0e0a20"), light="#b8a8ff"), shadow(130, 176, 62), P("M80 100 C62 150 78 174 130 176 S198 150 180 100z", "r:#a880c8,#5c3a84,#28143e", 4), E(130, 100, 50, 15, "c:#08040f,#1c0c2c,#3c2058", 4), L("M84 110 L70 96 M176 110 L190 96", 4), paper_card(92, 52, 0.4, -30, "v:#e8dcf4,#a890c8"), paper_card(134, 36, 0.44, 8, "v:#e8dcf4,#a890c8"), paper_card(178, 56, 0.4, 34, "v:#e8dcf4,#a890c8"), L("M92 84 V74 M132 78 V64 M174 84 V76", 4, "#d8b8ff"), eyes(130, 134, 14, 7, "hollow"), mouth(130, 154, 9, "sad"))
art("curse_of_pain", depths(534, ("#5c2058", "#18041a"), light="#ff6ad0"), glow(130, 96, 90, "#e040b0", 0.5), heart(130, 98, 1.2, "r:#c08ae0,#7a2ca8,#30085c"), "".join(G(f"rotate({a} 130 98)", P("M126 20 H134 L132 66 H128z", STEEL, 3), R(122, 12, 16, 9, 3, "#d8dce8", 3)) for a in (-52, -18, 24, 58, 130)), eyes(130, 96, 15, 8, "x"), mouth(130, 116, 9, "wail"), tear(104, 112, 0.7, BLOOD), drips(112, 140, 36, 4, BLOOD, 3))
art("curse_of_the_blind", depths(535, ("#241840", "#06020f"), light="#8a6ad8"), shadow(130, 174, 50), S([(110, 112), (98, 172), (162, 172), (150, 112)], "v:#5a4a84,#241840", 4), C(130, 84, 44, "r:#d8c8e8,#9a82b8,#4c3468", 4), P("M86 78 C104 70 156 70 174 78 V98 C156 106 104 106 86 98z", "v:#f4f0fa,#a898c0", 4), L("M174 84 L196 72 M174 92 L200 96", 8), L("M174 84 L195 72 M174 92 L198 96", 4, "#e0d8ec"), L("M100 82 V98 M120 80 V100 M142 80 V100 M160 82 V98", 2.4, INK, 0.4), stream(112, 102, 20, 6, "v:#a050e0,#4a0c8a"), stream(148, 102, 16, 6, "v:#a050e0,#4a0c8a"), mouth(130, 116, 8, "sad"), tube([(106, 128), (80, 118), (64, 130)], 9, "#8a74a8"), tube([(154, 128), (182, 122), (198, 134)], 9, "#8a74a8"))
