"""Writes contact sheets of the second game to docs/screens: all pictures large, and once more as small as on the table."""

import io
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from spire.boxes import BOXES
from spire.pictures import pictures

SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
LIMIT = 400 * 1024
WIDE = ("card", "event", "modifier", "token", "any")
"""Folders whose pictures are wider than high."""
LARGE, SMALL = ((144, 106), 10), ((66, 49), 22)
"""The cell of a wide picture and how many stand in a row: to be looked at, and as on a card in the hand."""
PAGE, MANY = 60, 220
"""So many wide pictures stand on one sheet, and so many small ones."""
GROUND, LINE, WORDS = (46, 60, 74), (34, 46, 58), (216, 226, 226)
BOSS = 600
"""What is as wide as this gets a sheet for great figures."""


def _drawn(text: str, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)).convert_alpha()


def sheet(
    found: dict[str, str], columns: int, cell: tuple[int, int], scale: float = 0, *, named: bool = True
) -> pygame.Surface:
    """Lays pictures out in cells; with a scale they keep their sizes beside each other, else each fills its cell."""
    wide, high = cell
    foot = 18 if named else 2
    rows = -(-len(found) // columns)
    out = pygame.Surface((columns * wide, rows * (high + foot)))
    out.fill(GROUND)
    font = pygame.font.Font(None, 17)
    for index, (name, text) in enumerate(found.items()):
        x, y = index % columns * wide, index // columns * (high + foot)
        pygame.draw.rect(out, LINE, (x, y, wide, high + foot), 1)
        room = (wide - 8, high - 6)
        if scale:
            box = BOXES[name]
            size = min(scale, room[0] / box[2], room[1] / box[3])
            room = (max(1, round(box[2] * size)), max(1, round(box[3] * size)))
        image = _drawn(text, *room)
        out.blit(image, image.get_rect(midbottom=(x + wide // 2, y + high - 2)))
        if named:
            words = font.render(name.partition("/")[2], True, WORDS)
            out.blit(words, words.get_rect(midtop=(x + wide // 2, y + high + 1)))
    return out


def _pages(found: dict[str, str], size: int) -> list[dict[str, str]]:
    pairs = list(found.items())
    return [dict(pairs[start : start + size]) for start in range(0, len(pairs), size)]


def sheets() -> dict[str, pygame.Surface]:
    """Returns every sheet by file name."""
    drawn = pictures()

    def of(*folders: str) -> dict[str, str]:
        return {name: text for name, text in sorted(drawn.items()) if name.partition("/")[0] in folders}

    enemies = of("enemy")
    great = {name: text for name, text in enemies.items() if BOXES[name][2] >= BOSS or BOXES[name][3] >= BOSS}
    small = {name: text for name, text in enemies.items() if name not in great}
    names = sorted(small)
    half = len(names) // 2
    out = {
        "spire_figures_1": sheet({name: small[name] for name in names[:half]}, 7, (200, 216)),
        "spire_figures_2": sheet({name: small[name] for name in names[half:]}, 7, (200, 216)),
        "spire_figures_great": sheet(great, 4, (330, 350)),
        "spire_figures_table": sheet(
            {k: v for k, v in of("hero", "enemy").items() if k in BOXES}, 13, (110, 110), 0.27
        ),
        "spire_icons": sheet(of("icon"), 16, (76, 76)),
        "spire_icons_table": sheet(of("icon"), 30, (34, 30), named=False),
        "spire_things": sheet(of("hero", "thing", "map"), 8, (166, 166)),
        "spire_places": sheet(of("place"), 3, (400, 225)),
        "spire_items": sheet(of("relic", "potion"), 14, (92, 92)),
        "spire_items_table": sheet(of("relic", "potion"), 24, (46, 44), named=False),
    }
    cell, columns = LARGE
    for folder in ("card", "event"):
        for number, part in enumerate(_pages(of(folder), PAGE), 1):
            out[f"spire_{folder}s_{number}"] = sheet(part, columns, cell)
    out["spire_others"] = sheet(of("modifier", "token", "any"), columns, cell)
    cell, columns = SMALL
    for number, part in enumerate(_pages(of(*WIDE), MANY), 1):
        out[f"spire_table_{number}"] = sheet(part, columns, cell, named=False)
    return out


def main(asked: list[str]) -> int:
    """Writes every sheet, or those whose names begin as asked, and names each with its size; fails when one is too heavy."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    wanted = sheets()
    for old in SCREENS.glob("spire_*.jpg"):
        if old.stem not in wanted:
            old.unlink()
    heavy = 0
    for name, image in wanted.items():
        if asked and not name.startswith(tuple(asked)):
            continue
        path = SCREENS / f"{name}.jpg"
        pygame.image.save(image, path)
        heavy += path.stat().st_size > LIMIT
        print(f"{path.name}: {image.get_size()}, {path.stat().st_size // 1024} KB")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
