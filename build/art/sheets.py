"""Writes contact sheets of every card at table size to docs/screens, a few pages a set."""

import os
import sys
from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.screen.faces import spec_of
from soulstack.ui.cards import FaceCache, FaceSpec, sheet

SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
WIDTH, COLUMNS, PAGE = 110, 12, 96
LIMIT = 600 * 1024
KINDS = ("character", "starting_item", "treasure", "loot", "monster", "room", "bonus_soul")
SETS = ("base", "gold", "plus", "requiem")
Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]
# Six bits a channel are enough to choose colours by and keep the count of colours small.
_ROUND = bytes(min(255, (value & 0xFC) + 2) for value in range(256))


def pages() -> dict[str, list[FaceSpec]]:
    """Returns the faces of each page by file name; sets with a handful of cards share the last one."""
    groups: dict[str, list[CardDef]] = {}
    for card in catalogue().values():
        faces = [card] if card.back is None else [card, card.back]
        groups.setdefault(card.set if card.set in SETS else SETS[-1], []).extend(faces)
    out = {}
    for name in SETS:
        cards = sorted(groups.get(name, []), key=lambda card: (KINDS.index(card.kind), card.category, card.name))
        for number, start in enumerate(range(0, len(cards), PAGE), 1):
            part = cards[start : start + PAGE]
            out[f"cards_{name}_{number}"] = [spec_of(card.id, card) for card in part]
    return out


def with_palette(image: pygame.Surface, size: int = 256) -> pygame.Surface:
    """Repaints a picture in few colours: the box of colours that matters most is halved until there are enough."""
    raw = pygame.image.tobytes(image, "RGB").translate(_ROUND)
    pixels = list(zip(raw[0::3], raw[1::3], raw[2::3], strict=True))
    boxes = [list(Counter(pixels).items())]
    weights = [_weight(boxes[0])[0]]
    while len(boxes) < size and max(weights) > 0:
        index = weights.index(max(weights))
        weights.pop(index)
        box = boxes.pop(index)
        axis = _weight(box)[1]
        box.sort(key=lambda item: item[0][axis])
        runs = list(accumulate(count for _, count in box))
        cut = min(bisect_left(runs, runs[-1] / 2) + 1, len(box) - 1)
        for part in (box[:cut], box[cut:]):
            boxes.append(part)
            weights.append(_weight(part)[0])
    number = {colour: index for index, box in enumerate(boxes) for colour, _ in box}
    out = pygame.image.frombytes(bytes(number[pixel] for pixel in pixels), image.get_size(), "P")
    out.set_palette([_middle(box) for box in boxes])
    return out


def _weight(box: Box) -> tuple[float, int]:
    """Says how much a box of colours would gain by being halved, and along which channel."""
    spans = [max(colour[k] for colour, _ in box) - min(colour[k] for colour, _ in box) for k in range(3)]
    return max(spans) * sum(count for _, count in box) ** 0.5, spans.index(max(spans))


def _middle(box: Box) -> Colour:
    total = sum(count for _, count in box)
    red, green, blue = (round(sum(colour[k] * count for colour, count in box) / total) for k in range(3))
    return red, green, blue


def main() -> int:
    """Writes every page and names it with its size; fails when one is too heavy."""
    pygame.init()
    pygame.display.set_mode((8, 8))
    SCREENS.mkdir(parents=True, exist_ok=True)
    wanted = pages()
    for old in SCREENS.glob("cards_*.png"):
        if old.stem not in wanted:
            old.unlink()
    cache = FaceCache()
    heavy = 0
    for name, specs in wanted.items():
        image = sheet(specs, COLUMNS, WIDTH, cache=cache)
        # The grain of the cloth costs more bytes than the cards, so the pages are saved with a palette.
        path = SCREENS / f"{name}.png"
        pygame.image.save(with_palette(image), path)
        size = path.stat().st_size
        heavy += size > LIMIT
        print(f"{path.name}: {len(specs)} cards, {size // 1024} KB")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main())
