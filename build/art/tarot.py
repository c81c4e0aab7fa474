"""The major arcana: each stands in a golden arch before a sky of its own."""

# Each picture is written as one drawing; path data is one string however long it is.
# fmt: off
# ruff: noqa: E501

import math

from kit import INK, C, E, G, L, P, R, S, at, dots, glow, n, tube
from parts import (
    BLACK,
    BONE,
    GOLD,
    GREY,
    SHADE,
    SKIN,
    STEEL,
    WOOD,
    brows,
    coin,
    eyes,
    fist,
    flame,
    halo,
    heart,
    horn,
    mouth,
    skull,
    sparkles,
    star,
    tear,
    wing,
)
from registry import art


def tarot(name: str, sky: tuple[str, str], *items: str, light: str = "#ffe0a0", y: float = 152, ground: str = "v:#3c2a4a,#160e20") -> None:
    """Registers one arcana picture: sky, rays, arch, ground and its figure."""
    rays = "".join(
        P(f"M130 88 L{n(130 + 220 * math.cos(a))} {n(88 + 220 * math.sin(a))} L{n(130 + 220 * math.cos(a + 0.13))} {n(88 + 220 * math.sin(a + 0.13))}z", "#ffffff", 0, op=0.07)
        for a in (k * math.tau / 18 for k in range(18))
    )
    arch = "M14 196 V76 C14 -14 246 -14 246 76 V196"
    art(
        name,
        R(0, 0, 260, 190, 0, f"v:{sky[0]},{sky[1]}", 0), rays, glow(130, 88, 112, light, 0.65),
        P(f"M0 {n(y)} C80 {n(y - 10)} 180 {n(y - 10)} 260 {n(y)} V190 H0z", ground, 0), L(f"M0 {n(y)} C80 {n(y - 10)} 180 {n(y - 10)} 260 {n(y)}", 3, INK, 0.5),
        *items,
        P("M-6 -6 H266 V196 H246 V76 C246 -14 14 -14 14 76 V196 H-6z", "v:#2c1638,#140a1e", 0, op=0.92), L(arch, 6), L(arch, 3, "#e8c05a"),
        star(20, 18, 9, "#e8c05a", 5, 0), star(240, 18, 9, "#e8c05a", 5, 0), dots([(8, 60, 1.6), (252, 60, 1.6), (7, 100, 2), (253, 100, 2), (8, 140, 1.6), (252, 140, 1.6), (42, 8, 1.6), (218, 8, 1.6)], "#e8c05a"),
    )


def doll(x: float, y: float, robe: str, skin: str = SKIN, *, s: float = 1, face: str = "black", lips: str = "sad", over: str = "", under: str = "") -> str:
    """Draws a small robed figure standing on a point, about 70 wide and 110 tall."""
    return at(
        x, y, under, S([(-18, -62), (-30, -24), (-36, -2), (0, 4), (36, -2), (30, -24), (18, -62)], robe, 4), C(0, -78, 29, skin, 4), eyes(0, -76, 11, 6, face), mouth(0, -62, 6, lips), over, s=s,
    )


def disc(x: float, y: float, r: float, fill: str = GOLD, rays: int = 12) -> str:
    """Draws a sun."""
    spikes = "".join(
        P(f"M{n(x + r * 1.08 * math.cos(a - 0.14))} {n(y + r * 1.08 * math.sin(a - 0.14))} L{n(x + r * (1.55 if k % 2 else 1.38) * math.cos(a))} {n(y + r * (1.55 if k % 2 else 1.38) * math.sin(a))} L{n(x + r * 1.08 * math.cos(a + 0.14))} {n(y + r * 1.08 * math.sin(a + 0.14))}z", "#ffd24a", 3)
        for k, a in enumerate(j * math.tau / rays for j in range(rays))
    )
    return spikes + C(x, y, r, fill, 4)


tarot("0_the_fool", ("#7ab0d8", "#f4d8a0"), P("M0 190 V128 L120 138 L138 160 L126 190z", "v:#7a9a5a,#3c5a34", 4), L("M150 70 L186 30", 6), L("M150 70 L186 30", 2.6, "#b07440"), C(192, 30, 15, "r:#ff9a8a,#d0344a,#8c1428", 4), doll(112, 140, "h:#e8b84a,#b83a4a,#4a7ac0", lips="smile", face="happy", over=P("M-28 -90 C-26 -120 26 -120 28 -90z", "v:#b83a4a,#6a1428", 4) + P("M24 -104 C40 -104 42 -90 36 -82", "none", 4) + C(36, -80, 5, GOLD, 3)), at(172, 132, E(0, 0, 13, 8, "#fffaf0", 3), C(13, -8, 8, "#fffaf0", 3), C(16, -9, 1.8, BLACK, 0), L("M-12 -2 L-22 -10 M-6 8 V16 M6 8 V16", 3.4)), sparkles([(60, 60, 0.8)]), ground="v:#9ab4c8,#5a7aa0")
tarot("i_the_magician", ("#5a2c5c", "#c8644a"), R(64, 138, 132, 12, 3, WOOD, 4), L("M76 150 V186 M184 150 V186", 7), doll(130, 138, "v:#c83a4a,#6a1428", lips="smile", over=L("M-14 -112 C-24 -104 -24 -124 -14 -116 C-6 -110 6 -122 14 -116 C24 -124 24 -104 14 -112 C6 -118 -6 -106 -14 -112", 3.4, "#ffe08a")), tube([(156, 100), (182, 78), (184, 52)], 9, "#c83a4a"), L("M184 56 V26", 6), L("M184 54 V28", 2.6, "#fff4d8"), star(184, 24, 9, "#fff27a", 4, 2), coin(86, 128, 10), P("M168 138 L172 118 H186 L190 138z", GOLD, 3), L("M104 136 L118 118", 4, "#dfe7ef"))
tarot("ii_the_high_priestess", ("#1c2c5a", "#6a86c0"), R(46, 40, 22, 120, 3, "h:#2c2438,#4a3c58,#1a1424", 4), R(192, 40, 22, 120, 3, "h:#ffffff,#d8d0dc,#8a8098", 4), doll(130, 166, "v:#a8c8f0,#4a6ab0", s=1.05, lips="flat", face="shut", under=P("M-34 -82 C-40 -40 -30 -10 -40 2 H40 C30 -10 40 -40 34 -82z", "v:#e8f0ff,#8aa0d0", 4), over=P("M-30 -86 C-28 -116 28 -116 30 -86 C16 -98 -16 -98 -30 -86z", "v:#e8f0ff,#8aa0d0", 4) + C(0, -106, 9, "#fffbe0", 3) + P("M-10 -104 C-16 -118 -8 -122 -4 -122 M10 -104 C16 -118 8 -122 4 -122", "none", 3.4, "#e8e0b0")), P("M116 128 H144 V144 H116z", "#fff8e0", 3), L("M120 133 H140 M120 138 H134", 2, "#8a7a50"), light="#c8dcff")
tarot("iii_the_empress", ("#e08a9a", "#ffe0b0"), doll(130, 168, "v:#f4a0b0,#b83a5a", s=1.08, lips="smile", under=S([(-34, -90), (-40, -50), (-36, -20), (36, -20), (40, -50), (34, -90)], "v:#d8843c,#8a4418", 4), over=P("M-27 -96 L-31 -122 L-14 -110 L0 -128 L14 -110 L31 -122 L27 -96z", GOLD, 4) + heart(0, -32, 0.4, w=2)), L("M60 170 C66 130 58 116 66 100 M200 170 C194 130 202 116 194 100", 4, "#6a8a3a"), dots([(66, 98, 7), (58, 118, 6), (70, 130, 6), (194, 98, 7), (202, 118, 6), (190, 132, 6)], "#f0d05a"), ground="v:#7aa04a,#3c5a28", light="#fff0c0")
tarot("iv_the_emperor", ("#7a2420", "#e08a3c"), R(78, 56, 104, 112, 8, "v:#8a7a86,#4a3c4c", 4), C(78, 60, 13, GREY, 4), C(182, 60, 13, GREY, 4), doll(130, 168, "v:#b8302c,#5c0c14", s=1.05, lips="flat", over=P("M-26 -70 C-26 -34 26 -34 26 -70 C16 -60 8 -58 0 -58 S-16 -60 -26 -70z", "v:#f4f0ea,#b8b0b0", 3.6) + P("M-27 -96 V-122 L-10 -110 L0 -124 L10 -110 L27 -122 V-96z", GOLD, 4) + mouth(0, -56, 5, "flat") + brows(0, -88, 11, 6, 3)), L("M180 166 V84", 7), L("M180 164 V86", 3, "#e8c05a"), C(180, 80, 9, "r:#a8d8ff,#3c6ac0", 3), ground="v:#6a3a28,#2c140f")
tarot("v_the_hierophant", ("#3c4a6a", "#b8b0c8"), doll(130, 168, "v:#f4ecdc,#b8a080", s=1.08, lips="flat", over=P("M-26 -96 C-26 -118 -14 -128 0 -140 C14 -128 26 -118 26 -96z", "v:#fffaf0,#d8c8a0", 4) + L("M-24 -104 H24 M-18 -118 H18", 3.4, "#c98a28") + L("M0 -50 V-8 M-12 -36 H12", 5, "#c98a28")), L("M182 168 V70 M170 82 H194 M174 94 H190", 7), L("M182 166 V72 M171 82 H193 M175 94 H189", 3, "#e8c05a"), fist(74, 118, 0.5), light="#fff4d0")
tarot("vi_the_lovers", ("#f0808a", "#ffd8b0"), heart(130, 66, 0.62), doll(94, 168, "v:#8ab0e0,#46608c", s=0.86, lips="smile", face="happy"), doll(166, 168, "v:#f4a0b8,#b84a6c", s=0.86, lips="smile", face="happy", under=S([(-32, -86), (-36, -50), (-24, -40), (24, -40), (36, -50), (32, -86), (0, -112)], "v:#e8b84a,#a8701c", 4)), L("M118 132 C126 140 134 140 142 132", 5, "#e6b097"), wing(154, 62, 0.6, 20, "angel"), G("translate(260 0) scale(-1 1)", wing(154, 62, 0.6, 20, "angel")), ground="v:#a8c06a,#54703c", light="#ffe8e0")
tarot("vii_the_chariot", ("#243a6a", "#8ab0d0"), doll(130, 128, "v:#c8d0e0,#6a7a98", s=0.86, lips="flat", over=P("M-28 -84 C-28 -116 28 -116 28 -84 L20 -92 H-20z", STEEL, 4) + star(0, -106, 9, GOLD)), P("M76 100 H184 L172 148 H88z", "v:#e8b84a,#8a5a1c", 4), star(130, 122, 15, "#fff0b0", 8, 3), C(86, 154, 23, WOOD, 4), C(86, 154, 7, GOLD, 3), L("M86 132 V176 M64 154 H108", 3.4), C(174, 154, 23, WOOD, 4), C(174, 154, 7, GOLD, 3), L("M174 132 V176 M152 154 H196", 3.4))
tarot("viii_justice", ("#3c3458", "#a890b0"), L("M130 168 V50", 9), L("M130 168 V52", 4, "#e8c05a"), P("M104 176 H156 L148 164 H112z", GOLD, 4), L("M70 66 C100 50 160 70 190 54", 9), L("M70 66 C100 50 160 70 190 54", 4, "#e8c05a"), C(130, 52, 9, GOLD, 4), L("M70 66 L52 112 M70 66 L90 112 M190 54 L172 100 M190 54 L210 100", 2.6), P("M46 112 H96 C92 134 50 134 46 112z", GOLD, 4), P("M166 100 H214 C210 122 170 122 166 100z", GOLD, 4), heart(71, 100, 0.3, w=1.5), P("M178 98 C184 78 200 82 202 98z", "v:#ffffff,#c8d0e0", 3))
tarot("ix_the_hermit", ("#141830", "#4a5470"), P("M0 190 L60 110 L120 150 L190 100 L260 170 V190z", "v:#3c4460,#141828", 0), doll(118, 168, "v:#8a8494,#4a4456", s=1.05, lips="flat", face="shut", over=P("M-34 -70 C-40 -120 40 -120 34 -70 C26 -92 -26 -92 -34 -70z", "v:#7a7486,#3c3648", 4) + P("M-14 -58 C-12 -30 12 -30 14 -58z", "v:#ffffff,#c0b8c0", 3.4)), L("M72 172 V70", 7), L("M72 170 V72", 3, "#9a6a3a"), tube([(140, 116), (166, 106), (178, 96)], 9, "#7a7486"), glow(182, 106, 54, "#ffe08a", 0.95), L("M182 76 V86", 4), P("M168 88 H196 L192 124 H172z", "v:#fff8c0,#ffc84a", 4), L("M182 88 V124", 3), light="#ffe9a8")
tarot("x_wheel_of_fortune", ("#4a1c4c", "#d88a4a"), C(130, 94, 66, GOLD, 5), C(130, 94, 54, "v:#6a2c5c,#34123a", 4), "".join(G(f"rotate({k * 45} 130 94)", L("M130 80 V44", 6), L("M130 80 V44", 2.6, "#e8c05a"), C(130, 35, 5, "#fff0b0", 2.4)) for k in range(8)), C(130, 94, 19, GOLD, 4), eyes(130, 92, 7, 4.4), mouth(130, 102, 4, "smile"), P("M118 12 H142 L130 34z", "#d6303b", 4), ground="v:#4a2440,#1c0c1c")
tarot("xi_strength", ("#c86a2c", "#ffe0a0"), "".join(G(f"rotate({k * 30} 126 92)", P("M126 36 C140 44 142 58 126 66 C110 58 112 44 126 36z", "v:#b8561c,#7a3010", 3)) for k in range(12)), C(126, 92, 42, "r:#ffe0a0,#e0a04a,#9a6020", 4), eyes(126, 84, 16, 7, "shut"), P("M116 96 H136 L126 106z", "#5a2c18", 3), L("M126 106 V114", 3.4), mouth(126, 118, 12, "smile"), P("M112 120 l4 8 4 -6z M140 120 l-4 8 -4 -6z", "#fffdf0", 2), L("M98 104 l-20 -4 M98 110 l-20 4 M154 104 l20 -4 M154 110 l20 4", 2.6), tube([(196, 180), (190, 140), (160, 128)], 15, "#e6b097"), S([(146, 120), (164, 112), (172, 126), (160, 138), (146, 134)], SKIN, 4), ground="v:#8a6a34,#3c2a16")
tarot("xii_the_hanged_man", ("#2c4a5c", "#a8c8b0"), L("M56 24 H204 M64 20 V180 M196 20 V180", 12), L("M58 24 H202 M64 24 V180 M196 24 V180", 6, "#8a5a30"), L("M130 26 V52", 5, "#d8c08a"), G("rotate(180 130 96)", doll(130, 146, "v:#b83a4a,#5a1424", s=0.9, lips="flat", face="black", over=halo(0, -112, 20) + tear(-11, -92, 0.5))), L("M122 58 L138 58", 7, "#d8c08a"), coin(170, 164, 9), coin(98, 170, 9))
tarot("xiii_death", ("#1c0c14", "#8a2c34"), P("M0 190 L70 130 L140 160 L210 126 L260 160 V190z", "#14060c", 0), P("M96 176 C80 120 88 78 130 60 C172 78 180 120 166 176z", SHADE, 4), P("M96 92 C92 50 168 50 164 92 C152 76 108 76 96 92z", "v:#4a3a58,#1c1228", 4), skull(130, 96, 0.62), L("M186 178 L160 36", 9), L("M186 176 L161 38", 4, "#8a5a30"), P("M164 40 C130 16 96 22 74 48 C104 38 136 42 166 56z", STEEL, 4), C(166, 128, 8, BONE, 3.4), dots([(60, 120, 2), (204, 70, 2), (52, 70, 1.6)], "#ff8a6a"), light="#ff7a5a", ground="v:#3c1018,#14040a")
tarot("xiv_temperance", ("#6aa0c0", "#ffe8c0"), wing(152, 110, 1.1, 6, "angel"), G("translate(260 0) scale(-1 1)", wing(152, 110, 1.1, 6, "angel")), doll(130, 172, "v:#ffffff,#b8c4dc", lips="smile", face="shut", over=P("M-29 -84 C-30 -112 30 -112 29 -84 C16 -98 -16 -98 -29 -84z", "v:#ffe08a,#c98a28", 4)), P("M74 112 H102 L96 136 H80z", GOLD, 4), P("M158 146 H186 L180 168 H164z", GOLD, 4), P("M100 118 C130 118 150 128 168 147 L177 145 C158 122 132 110 102 112z", "v:#a8e0ff,#4a9ae0", 3), ground="v:#7aa88a,#34584c")
tarot("xv_the_devil", ("#2c0408", "#a82418"), doll(130, 174, "v:#5c1018,#1c0408", "r:#ff8a6a,#c03a34,#6a0c18", s=1.12, lips="smile", face="red", under=G("translate(0 -54)", wing(16, 6, 0.9, -4, "bat"), G("scale(-1 1)", wing(16, 6, 0.9, -4, "bat"))), over=horn(-18, -98, 0.9, True) + horn(18, -98, 0.9) + P("M-8 -52 L0 -36 L8 -52z", "#2a0c10", 3) + star(0, -24, 12, "none", 5, 3)), flame(62, 168, 0.7), flame(198, 168, 0.7), L("M192 160 V92 M180 104 V92 H204 V104", 5, "#c8a05a"), light="#ff6a3c", ground="v:#4a0c10,#14020a")
tarot("xvi_the_tower", ("#141430", "#5a3a6a"), P("M96 176 L102 66 H158 L164 176z", "h:#a89aa8,#6a5e70,#3c3444", 4), P("M92 70 V50 H106 V60 H120 V50 H140 V60 H154 V50 H168 V70z", GREY, 4), R(120, 86, 20, 28, 9, "#ffb04a", 4), R(122, 132, 16, 24, 7, "#ff8a3c", 4), flame(112, 58, 0.9), flame(146, 56, 1.1), P("M214 4 L176 44 H194 L158 80 L182 46 H166z", "#fff27a", 4), at(66, 106, C(0, 0, 9, SKIN, 3), L("M0 9 L4 26 M4 14 L16 6 M3 16 L-10 24 M4 26 L-4 36 M4 26 L14 34", 4)), L("M84 96 l-10 -8 M190 120 l12 -6", 3.4, "#8a7a8a"), light="#ffc06a")
tarot("xvii_the_stars", ("#0c1438", "#3c5aa0"), star(130, 76, 44, "c:#ffffff,#fff0a0,#f0b83a", 8, 4, 0.42), "".join(star(x, y, r, "#fff4c8", 5, 2.6) for x, y, r in ((66, 54, 12), (196, 52, 13), (58, 104, 10), (202, 106, 11), (92, 128, 9), (172, 128, 9), (130, 20, 7))), eyes(130, 76, 9, 4.4, "shut"), mouth(130, 85, 4, "smile"), P("M40 190 C60 160 200 160 220 190z", "v:#6ab0e8,#24488a", 3), L("M90 176 H130 M140 182 H172", 3, "#d8f0ff"), light="#c8dcff", ground="v:#24345c,#0c1430")
tarot("xviii_the_moon", ("#0c1024", "#34407a"), glow(136, 72, 84, "#fff4c0", 0.8), P("M150 22 C104 16 76 52 84 88 C92 124 134 138 166 116 C136 118 116 96 118 70 C119 48 132 30 150 22z", "r:#fffdf0,#f0dca0,#b89a5a", 4), eyes(100, 74, 0.01, 6, "shut"), P("M112 82 C104 84 104 90 112 90", "none", 3), mouth(110, 102, 5, "sad"), tear(94, 82, 0.5), at(66, 166, P("M-12 8 L-10 -18 L-16 -30 L-4 -22 L6 -34 L8 -16 L14 8z", "#1a1424", 3)), at(198, 168, P("M12 8 L10 -16 L16 -26 L4 -20 L-8 -32 L-8 -14 L-14 8z", "#1a1424", 3)), dots([(186, 40, 2), (204, 74, 1.6), (60, 48, 1.8), (170, 130, 1.5)], "#fff4d0"), light="#a8b8f0", ground="v:#1c2448,#0a0c1c")
tarot("xix_the_sun", ("#3c9ad8", "#ffe9a0"), disc(130, 82, 42, "r:#fffbe0,#ffd24a,#e8942c", 16), eyes(130, 78, 15, 7), E(108, 92, 7, 4, "#ff8a5a", 0, op=0.6), E(152, 92, 7, 4, "#ff8a5a", 0, op=0.6), mouth(130, 96, 12, "smile"), "".join(L(f"M{x} 190 V166", 4, "#4a7a2c") + star(x, 160, 12, "#ffd24a", 10, 2.4, 0.6) + C(x, 160, 5, "#7a4418", 2) for x in (60, 92, 168, 200)), light="#fff8d0", ground="v:#8ac05a,#3c7a34")
tarot("xx_judgement", ("#5a6aa8", "#ffe4c0"), P("M66 60 L150 48 L150 40 L178 26 V82 L150 66 L150 58 L66 70z", GOLD, 4), L("M178 40 L200 30 M180 54 H206 M178 68 L200 78", 4, "#fff8d8"), C(58, 65, 9, SKIN, 4), S([(90, 176), (92, 150), (104, 128), (122, 128), (132, 150), (134, 176)], "v:#ffffff@.9,#b8d4f4@.8", 4), eyes(112, 146, 8, 5), mouth(112, 158, 4, "open"), S([(150, 178), (152, 156), (162, 138), (178, 138), (188, 156), (190, 178)], "v:#ffffff@.9,#b8d4f4@.8", 4), eyes(170, 154, 7, 4.4), mouth(170, 165, 4, "open"), R(78, 170, 66, 16, 3, GREY, 4), R(142, 172, 60, 14, 3, GREY, 4), ground="v:#6a7a5a,#2c3a2c", light="#fffbe8")
tarot("xxi_the_world", ("#2c1c5c", "#8a5ab8"), E(130, 94, 74, 62, "none", 17), E(130, 94, 74, 62, "none", 10, "#5a9a4a"), dots([(58, 84, 5), (62, 112, 5), (202, 84, 5), (198, 112, 5), (100, 38, 5), (160, 38, 5), (100, 150, 5), (160, 150, 5)], "#ff9aa8"), C(130, 94, 42, "r:#c8ecff,#4a9ae0,#1c3c8a", 4), S([(104, 76), (118, 62), (134, 68), (130, 84), (112, 94), (102, 88)], "#7ac05a", 3), S([(134, 100), (156, 92), (162, 106), (146, 124), (134, 116)], "#7ac05a", 3), S([(146, 66), (158, 70), (160, 80), (150, 80)], "#7ac05a", 3), eyes(128, 96, 12, 6), mouth(130, 112, 6, "smile"), sparkles([(60, 44, 0.8), (200, 46, 0.9)]), light="#e8d0ff")
