"""What the gallery shows of the map: each board with its ways, each token, and who gives the blessings."""

# fmt: off
# ruff: noqa: E501

import math
import tomllib
from pathlib import Path

from kit import INK, C, E, L, P, at, dots, glow, n

from spire import signs  # noqa: F401 - the icons of rooms are drawn there
from spire.base import CARD, SIGNS, draw, star
from spire.cameos import cameo
from spire.grounds import Tone
from spire.materials import BRASS, GOLDEN
from spire.scenes import floor, motes, plain

LAYOUTS = Path(__file__).resolve().parents[3] / "cards" / "spire" / "maps.toml"
SPACES = {
    "M": "r:#ffb0a0,#c8323c,#6a0f1c", "E": "r:#ff8a4a,#a82c14,#3c0c08", "?": "r:#d8c8ff,#8a62d0,#3c2070",
    "$": "r:#fff2b8,#f2c14e,#b0741c", "R": "r:#fff0a0,#ff9a2c,#a8440f", "T": "r:#e8b878,#94582c,#4a2414",
    "D": "r:#6a6070,#3a3440,#201c26", "L": "r:#fffdf4,#f4ecd8,#d8c4a0",
}
"""What is printed on a space, and the colour of its room."""
ACTS: dict[int, tuple[Tone, str, str]] = {
    1: (("#2f5a6c", "#0d1430", "#8ad8c0"), "v:#fff4d8,#e8cc94", "M-16 18 C-20 0 -10 -6 -12 -18 C-4 -12 -2 -4 0 -2 C2 -4 4 -12 12 -18 C10 -6 20 0 16 18z"),
    2: (("#6c3450", "#1c1030", "#ffb06a"), "v:#ffeed8,#e4bc98", "M-18 18 V-2 C-18 -22 18 -22 18 -2 V18 H8 V2 C8 -8 -8 -8 -8 2 V18z"),
    3: (("#5c6c84", "#1c2438", "#ffe6a0"), "v:#fffaf0,#dcd4c0", "M-20 14 L-18 -14 L-8 -2 L0 -18 L8 -2 L18 -14 L20 14z"),
    4: (("#6a1c30", "#160814", "#ff5a6a"), "v:#f8d8d0,#c89088", "M0 20 C-24 2 -22 -18 -8 -18 C-2 -18 0 -12 0 -10 C0 -12 2 -18 8 -18 C22 -18 24 2 0 20z"),
}
"""The ground of an act, its paper, and its sign."""
DISCS = {
    "dark": ("r:#7a7080,#3a3440,#1c1822", "#8a8090", "#141018"),
    "light": ("r:#fffdf4,#f4ecd8,#cdb68c", "#b29260", "#8c6c38"),
}


def _board(name: str, act: int, rows: list[str], paths: list[str], seed: int) -> None:
    ground, paper, sign = ACTS[act]
    step = min(30.0, 140 / max(1, len(rows) - 1))
    few = len(rows) < 5

    def spot(key: str) -> tuple[float, float]:
        row, column = (int(part) for part in key.split("-"))
        return 130 if few else 58 + 24 * column, 166 - step * row

    ways = "".join("M{} {} L{} {} ".format(*(n(k) for end in path.split(">") for k in spot(end))) for path in paths)
    spots = ""
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            x, y = spot(f"{row}-{column}")
            if letter == "B":
                spots += C(x, y + 2, 13, "r:#e8705c,#a82c30,#4c0f18", 3.4) + C(x, y + 2, 9, "#14242c", 2.4, "#ffce6e") + P(f"M{n(x - 7)} {n(y - 8)} l-2 -8 l5 4 l4 -7 l4 7 l5 -4 l-2 8z", GOLDEN, 2.4)
            elif letter in SPACES:
                spots += C(x, y, 8 if few else 5, SPACES[letter], 2.4)
    sheet = "M46 8 L94 4 L150 9 L214 5 L218 60 L213 120 L217 184 L150 181 L98 185 L44 182 L48 120 L43 60z"
    draw(f"map/{name}", plain(ground, 130, 92, 130), at(3, 4, P(sheet, "#000000", 0, op=.35)), P(sheet, paper, 4.4), L("M104 8 L102 182 M158 8 L160 180 M46 66 H216 M46 126 H215", 2, "#a88450", .4), at(72, 152, P(sign, "#8c5a34", 0, op=.38), s=.9), at(190, 36, P(sign, "#8c5a34", 0, op=.38), s=.8) if not few else at(84, 60, P(sign, "#8c5a34", 0, op=.38), s=1.6) + at(178, 120, P(sign, "#8c5a34", 0, op=.38), s=1.4), L(ways, 3.4, "#8c4a34"), spots, *(C(x, y, 4, BRASS, 2.4) for x, y in ((52, 14), (208, 12), (52, 176), (210, 176))), motes(seed, ground[2], 8), box=CARD)


def _boards() -> None:
    with LAYOUTS.open("rb") as file:
        layouts = tomllib.load(file)
    for k, (name, board) in enumerate(layouts.items()):
        _board(name, board["act"], board["rows"], board["paths"], 980 + k)


def _tokens() -> None:
    for name, tone, room, ground in (
        ("dark_elite", "dark", "elite", ("#5c3440", "#180c1c", "#ff9a8a")), ("dark_encounter", "dark", "encounter", ("#44505c", "#10161e", "#d8e4ec")),
        ("dark_event", "dark", "event", ("#503c74", "#160e2c", "#d8b8ff")), ("light_encounter", "light", "encounter", ("#6c6a74", "#23222c", "#fff2d0")),
        ("light_event", "light", "event", ("#6a4aa0", "#20123c", "#ffe08a")), ("light_merchant", "light", "merchant", ("#8a6a34", "#2c1c10", "#ffe08a")),
        ("light_campfire", "light", "campfire", ("#8c4420", "#240c0c", "#ffb45a")), ("burning_elite", "dark", "burning", ("#1c6a5c", "#08201e", "#8affd8")),
    ):
        disc, edge, low = DISCS[tone]
        rim = "".join(C(130 + 57 * math.cos(a), 90 + 57 * math.sin(a), 3.4, edge, 0) for a in (math.tau * k / 12 for k in range(12)))
        draw(f"token/{name}", floor(ground, 990 + len(name), 84), glow(130, 96, 110, ground[2], .5), E(136, 166, 66, 12, "#000000", 0, op=.4), C(130, 102, 68, low, 5), C(130, 90, 68, disc, 5), rim, C(130, 90, 48, "none", 3, edge), L("M76 66 C84 48 100 36 118 32", 5, "#ffffff", .5), at(96, 56, SIGNS[f"room_{room}"], s=.68), box=CARD)


def _neow() -> None:
    draw("any/neow", plain(("#2c7a94", "#082038", "#a8fff0"), 120, 70, 130), *(L(f"M{x} -6 L{x + d} 190", w, "#d8ffff", .12) for x, d, w in ((60, -40, 26), (120, -14, 18), (190, 30, 30))), P("M-6 168 C40 156 90 172 140 162 C190 154 230 168 266 160 V196 H-6z", "v:#1c5c6c,#08202c", 4), cameo("thing/neow", 136, 158, 128), dots([(30, 60, 4), (22, 84, 2.6), (238, 40, 3.4), (226, 128, 3)], "#d8ffff", .7), star(40, 150, 8, 5, .45, "#ffd86a", 2.4, INK), box=CARD)


_boards()
_tokens()
_neow()
