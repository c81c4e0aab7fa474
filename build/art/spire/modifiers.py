"""What changes a whole run: the modifiers of a Daily Climb and of a Custom Run."""

# fmt: off
# ruff: noqa: E501

import math

import parts
from kit import INK, C, E, L, O, P, R, at, glow, shadow

from spire.base import CARD, draw, star
from spire.grounds import gloom, rays, rings
from spire.materials import BRASS, GOLDEN, WOOD
from spire.props import SCARED, back, front, puff, slime
from spire.scenes import (
    AMBER,
    BLOODY,
    COLD,
    DUSK,
    LAGOON,
    NIGHT,
    PLUM,
    ROSE,
    SAND,
    SMOKE,
    floor,
    plain,
    starry,
    wall,
)

GEM = "d:#ffd8ff,#c84af0,#5c1c8c"


def modifier(name: str, *items: str) -> None:
    """Registers the picture of a modifier."""
    draw(f"modifier/{name}", *items, box=CARD)


modifier("all_star", rays(COLD, 961), *(front(130 + 62 * math.sin(a), 118 - 34 * math.cos(a), .96, math.degrees(a), "any", at(0, -13, star(0, 0, 10, 5, .45, "#ffd84a", 2.6, INK))) for a in (-1.05, -.52, 0, .52, 1.05)), at(130, 142, star(0, 0, 38, 5, .48, "c:#ffffff,#ffe88a,#f2a92c", 5, INK), parts.eyes(0, -2, 8, 5), parts.mouth(0, 9, 7, "smile")))
modifier("cursed", gloom(PLUM, 962), *(at(x, y, R(-30, -41, 60, 82, 8, "v:#7c5a9c,#2c1444", 4.8), R(-23, -33, 46, 34, 4, "#140a20", 3), at(0, -17, parts.skull(0, 0, .32, "#e8d0ff", "#2c1444")), R(-23, 7, 46, 26, 3, "#c8b0e0", 3), L("M-15 16 H15 M-15 24 H8", 3, INK, .5), rot=r) for x, y, r in ((96, 96, -12), (164, 96, 12))), *(O([(x, 166), (x + d, 148), (x - d, 130), (x + d * .5, 112)], 5, "#c88aff", .7) for x, d in ((50, 9), (130, -8), (210, 8))), glow(130, 96, 90, "#a84af0", .3))
modifier("deadly_events", gloom(BLOODY, 963), at(130, 92, P("M-54 6 C-54 -66 54 -66 54 6 C54 22 40 28 36 34 V50 C36 58 -36 58 -36 50 V34 C-40 28 -54 22 -54 6z", "r:#fffaf0,#e2d4ba,#9c8868", 5), E(-23, 4, 14, 16, "#3c0a10", 3.4), E(23, 4, 14, 16, "#3c0a10", 3.4), C(-20, 4, 5, "#ff4a3c", 0), C(26, 4, 5, "#ff4a3c", 0), L("M-14 40 V54 M0 40 V54 M14 40 V54", 4.4), L("M-12 -30 C-12 -48 14 -48 12 -30 C10 -22 0 -22 0 -14", 9), L("M-12 -30 C-12 -48 14 -48 12 -30 C10 -22 0 -22 0 -14", 4.4, "#c8283c"), P("M-7 24 L0 14 L7 24z", INK, 0)), *(parts.tear(x, y, .9, "v:#ff8a8a,#b81c34") for x, y in ((58, 60), (204, 52), (48, 116), (214, 112))))
modifier("fragile", plain(ROSE, 130, 90), shadow(130, 172, 50), at(130, 98, parts.heart(0, 0, 1.5, "r:#ffffff@.95,#ffc8d8@.85,#e07a9c@.9", 5), L("M-4 -32 L8 -12 L-10 4 L6 22 L-2 44 M8 -12 L34 -22 M-10 4 L-38 -2 M6 22 L26 16", 4.4), L("M-46 -30 C-52 -20 -50 -8 -44 0", 5, "#ffffff"), at(0, -2, parts.eyes(0, 0, 24, 8, "white", (0, -.6)), parts.mouth(0, 20, 9, "wobble"))), at(188, 152, parts.bandage(0, 0, 1.3, -20)), *(P(f"M{x} {y} l{a} -10 l8 12z", "#ffe0ec", 3) for x, y, a in ((56, 70, 6), (204, 62, 4), (66, 140, -3), (196, 118, 5))))
modifier("heirloom", wall(AMBER, 965, 130, 80), at(130, 86, R(-74, -72, 148, 130, 6, GOLDEN, 5), R(-60, -58, 120, 102, 3, "v:#3c5c6c,#14242c", 4.4), glow(0, -6, 60, "#ffe08a", .6), star(0, -8, 36, 8, .62, "c:#ffffff,#fff2b0,#f2b93c", 4.6, INK), parts.gem(0, -16, .62, GEM), P("M-34 36 H34 V46 H-34z", BRASS, 3.4), *(C(x, y, 6, GOLDEN, 3.4) for x, y in ((-74, -72), (74, -72), (-74, 58), (74, 58)))), L("M130 14 L104 -4 M130 14 L156 -4", 4), P("M70 172 C86 160 174 160 190 172", "none", 5, "#ffe08a"), P("M116 158 L130 150 L144 158 L140 182 L130 174 L120 182z", "v:#e0505c,#8c1a2c", 4))
modifier("insanity", rings(PLUM, 966), at(130, 96, R(-46, -64, 92, 128, 11, "v:#5a3c8c,#24103c", 5), O([(0, 0), (12, -9), (20, 8), (0, 24), (-24, 12), (-28, -18), (-6, -40), (26, -32), (38, 0), (24, 36)], 7, "#ff8af0"), rot=-8), at(74, 62, front(0, 0, .6, -30, "ironclad")), at(190, 66, front(0, 0, .6, 26, "silent")), at(66, 142, back(0, 0, .6, 30, "any")), at(198, 138, slime(0, 20, .5, "teal", parts.eye(-16, -8, 14, "white", (-.6, -.6)) + parts.eye(16, -8, 8, "white", (.8, .6)) + parts.mouth(0, 14, 14, "grin"))), *(L(d, 4.4, "#fff0ff", .8) for d in ("M98 32 q12 -14 28 -12", "M168 30 q12 2 18 14", "M90 168 q20 12 38 8")))
modifier("night_terrors", starry(NIGHT, 967, 212, 42, 18), at(122, 130, R(-88, -40, 14, 92, 4, WOOD, 4.6), R(-84, 0, 176, 34, 6, "v:#e8e0f4,#9a8cb8", 4.8), P("M-30 -2 C0 -18 60 -14 92 0 V36 H-24z", "v:#5a6ab0,#242c5c", 4.8), R(-70, -16, 44, 22, 9, "v:#ffffff,#c8d0e8", 4.4), at(-36, 4, slime(0, 4, .66, "blue", SCARED)), R(88, -8, 12, 60, 4, WOOD, 4.4)), P("M60 180 C64 164 200 164 214 180z", "#0a0e1c", 0), parts.eyes(120, 174, 9, 5, "glow"), parts.eyes(176, 176, 7, 4, "glow"), P("M150 84 C120 84 118 40 148 30 C150 10 196 6 204 30 C226 40 220 84 194 84 L186 98 L174 86 L164 98z", "v:#3a3458@.95,#100c20@.95", 4.4), at(172, 52, parts.eyes(0, 0, 14, 8, "red", (-.4, .5)), parts.brows(0, -12, 14, 9, 5), parts.mouth(0, 20, 16, "fangs")))
modifier("prismatic_shard_mod", rings(("#5c5c7c", "#1a1830", "#ffffff"), 968), P("M-6 96 L92 88 L92 98 L-6 108z", "#ffffff", 0, op=.8), *(P(f"M150 94 L266 {34 + 20 * k} V{54 + 20 * k}z", f, 0, op=.9) for k, f in enumerate(("#ff6a7a", "#ffa84a", "#ffe04a", "#7ae06a", "#4ac0f0", "#a87af0"))), P("M118 14 L164 46 L178 112 L142 176 L98 152 L78 76z", "d:#ffffff@.9,#e8e0ff@.85,#a8c8ff@.85", 5), P("M118 14 L164 46 L130 88z", "#ffc8d8", 0, op=.8), P("M164 46 L178 112 L130 88z", "#fff0b0", 0, op=.8), P("M178 112 L142 176 L130 88z", "#c0f4c0", 0, op=.8), P("M142 176 L98 152 L130 88z", "#b0e4ff", 0, op=.8), P("M98 152 L78 76 L130 88z", "#d8c8ff", 0, op=.8), L("M118 14 L130 88 L164 46 M130 88 L178 112 M130 88 L142 176 M130 88 L98 152 M130 88 L78 76", 3.4), P("M118 14 L164 46 L178 112 L142 176 L98 152 L78 76z", "none", 5), parts.sparkles([(60, 40, 1.2), (196, 30, .9), (70, 150, .8)]))
modifier("shiny", rays(AMBER, 969, 130, 96, 20), *(front(130 + 58 * math.sin(a), 112 - 30 * math.cos(a), .98, math.degrees(a), w, at(0, -13, parts.gem(0, -3, .24, GEM))) for a, w in ((-1, "silent"), (-.5, "ironclad"), (0, "any"), (.5, "silent"), (1, "ironclad"))), at(130, 148, parts.gem(0, -12, .9, "d:#fffdf0,#ffe04a,#d8861c")), parts.sparkles([(52, 44, 1.5), (210, 42, 1.5), (130, 28, 1.2), (40, 110, 1), (222, 116, 1), (92, 164, .9), (170, 168, .9)], "#ffffff"))
modifier("terminal", gloom(SMOKE, 970, 130, 90), at(130, 98, P("M-34 -70 H34 V-58 H-34z M-34 58 H34 V70 H-34z", WOOD, 4.8), P("M-26 -58 H26 C26 -24 6 -12 6 0 C6 12 26 24 26 58 H-26 C-26 24 -6 12 -6 0 C-6 -12 -26 -24 -26 -58z", "v:#ffffff@.7,#e8d0d4@.5", 4.8), P("M-8 -20 H8 C4 -12 2 -8 0 -2 C-2 -8 -4 -12 -8 -20z M-24 56 C-18 34 18 34 24 56z", "v:#ff6a6a,#a81428", 0), C(0, 14, 3, "#d8283c", 0), C(0, 24, 2.4, "#d8283c", 0)), P("M-4 108 H66 L76 84 L92 136 L104 108 H112", "none", 5.4, "#ff5a5a"), P("M148 108 H264", "none", 5.4, "#ff5a5a"), at(206, 66, parts.heart(0, 0, .5, w=3.4), L("M-4 -14 L6 -4 L-5 4 L4 14", 3.4)))
modifier("transformed", rings(LAGOON, 971), at(82, 96, front(0, 0, 1.24, -8, "ironclad", at(0, -13, P("M-3 -9 H3 V9 H-3z", "#ffffff", 2.4), R(-8, 6, 16, 4, 1, "#7a4a24", 2)))), at(180, 96, P("M-30 -41 H30 L22 -24 L30 -8 L20 8 L30 24 L26 41 H-26 L-22 26 L-30 10 L-22 -8 L-30 -22z", "v:#b0fff0,#2c9a8c", 4.8), L("M-9 -14 C-9 -28 12 -28 10 -13 C8 -6 0 -6 0 3 M0 14 V14.3", 9), L("M-9 -14 C-9 -28 12 -28 10 -13 C8 -6 0 -6 0 3 M0 14 V14.3", 4.4, "#ffffff"), rot=8), O([(96, 40), (128, 22), (160, 34)], 10, INK), O([(96, 40), (128, 22), (160, 34)], 5, "#d8fff4"), P("M154 22 L176 44 L148 48z", "#d8fff4", 3.6), O([(164, 154), (132, 170), (100, 158)], 10, INK), O([(164, 154), (132, 170), (100, 158)], 5, "#d8fff4"), P("M106 144 L84 148 L104 170z", "#d8fff4", 3.6), puff(126, 100, .8, "r:#f4ffff,#a8e8e0,#4a9a98"), parts.sparkles([(130, 66, 1), (128, 134, .9)]))
modifier("uncertain_future", floor(DUSK, 972, 70), glow(130, 70, 90, "#e8d0ff", .6), P("M48 184 L72 84 L188 84 L212 184z", "v:#fff4d8,#d8bd88", 5), L("M100 88 L88 180 M160 88 L172 180", 3, "#a88450"), O([(96, 168), (112, 148), (100, 128), (128, 116)], 5, "#b8323c"), *(at(x, y, E(0, 5, r, r * .62, INK, 0), E(0, 0, r, r * .62, "r:#5c5a6c,#2c2a3a,#14121e", 4), L("M-4 -4 C-4 -10 6 -10 4 -3 C3 0 0 0 0 3 M0 7 V7.2", 3.6, "#e8d0ff")) for x, y, r in ((96, 166, 15), (150, 150, 14), (110, 124, 12), (168, 118, 12), (138, 98, 10))), at(130, 46, P("M-44 6 C-20 -32 20 -32 44 6 C20 30 -20 30 -44 6z", "r:#ffffff,#e0d4f0,#9a8ab8", 4.8), C(0, 4, 17, "c:#f0d8ff,#8a5ad8,#3c1c7c", 4), L("M-7 0 C-7 -12 9 -12 7 0 C6 4 0 4 0 10", 4, "#ffffff"), C(0, 15, 2, "#ffffff", 0)))
modifier("vintage", wall(SAND, 973, 130, 80), shadow(130, 172, 80), R(34, 150, 192, 16, 4, WOOD, 5), L("M52 166 V190 M208 166 V190", 12), L("M52 166 V190 M208 166 V190", 5, "#7a4429"), at(80, 148, C(0, -34, 32, BRASS, 4.6), C(0, -34, 23, "r:#fffdf4,#f4e8d0,#c9b48c", 3.6), L("M0 -34 V-50 M0 -34 L11 -28", 4.4), P("M-16 -6 L-22 2 M16 -6 L22 2", "none", 5), E(-20, -64, 10, 7, BRASS, 3.6), E(20, -64, 10, 7, BRASS, 3.6)), at(144, 150, P("M-12 0 H12 L8 -12 H-8z", BRASS, 4.2), P("M-20 -20 C-20 -6 20 -6 20 -20 V-50 H-20z", GOLDEN, 4.6), P("M-20 -44 C-38 -46 -34 -22 -18 -22 M20 -44 C38 -46 34 -22 18 -22", "none", 5), star(0, -32, 11, 5, .45, "#fffbe0", 3, "#8a5a14")), at(200, 150, P("M-14 0 C-26 -16 -18 -36 -8 -44 L-10 -60 H10 L8 -44 C18 -36 26 -16 14 0z", "r:#d8f4ff,#5a8ac8,#1c3c7c", 4.6), P("M-18 -22 C-6 -16 6 -16 18 -22", "none", 3.6, "#ffffff"), L("M-10 -52 H10", 3.4)), at(214, 44, R(-22, -28, 44, 56, 3, GOLDEN, 4.4), R(-15, -21, 30, 42, 2, "#5c7c6c", 3.4), slime(0, 20, .4, "gold", parts.eyes(0, -8, 16, 9))), parts.web(28, 22, 30, "#fff0d8", .6))
