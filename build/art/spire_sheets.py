"""Writes contact sheets of the second game's pictures to docs/screens: figures at full and at table size, the rest by folder."""

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
LIMIT = 700 * 1024
PAGE = 64
"""So many pictures of a folder stand on one sheet."""
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
        "spire_figures_1": sheet({name: small[name] for name in names[:half]}, 6, (260, 280)),
        "spire_figures_2": sheet({name: small[name] for name in names[half:]}, 6, (260, 280)),
        "spire_figures_great": sheet(great, 4, (400, 420)),
        "spire_figures_table": sheet({k: v for k, v in of("hero", "enemy").items() if k in BOXES}, 12, (126, 126), 0.3),
        "spire_icons": sheet(of("icon"), 16, (84, 84)),
        "spire_things": sheet(of("hero", "thing", "map"), 7, (210, 210)),
        "spire_places": sheet(of("place"), 3, (520, 292)),
    }
    for folder in ("card", "relic", "potion", "event", "any"):
        columns, cell = (8, (190, 139)) if folder in {"card", "event", "any"} else (14, (100, 100))
        found = of(folder)
        for number, start in enumerate(range(0, len(found), PAGE), 1):
            part = dict(list(found.items())[start : start + PAGE])
            out[f"spire_{folder}s_{number}"] = sheet(part, columns, cell)
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
