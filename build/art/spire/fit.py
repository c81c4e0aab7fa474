"""Measures every figure and writes `boxes.py`: the drawings may lie anywhere, and the boxes lie close around them.

Run it after an edit of a figure: `python build/art/spire/fit.py`; then run `make.py`.
"""

import io
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pygame
from kit import picture

from spire.base import FIGURES
from spire.pictures import pictures

FAR, SIDE = -300, 1300
"""Where the square begins that is looked at, and how wide it is."""
EDGE, FOOT = 8, 14
"""What is left free around a figure, and below it."""
SOLID = 40
"""What is fainter than this, the last of a light, may be cut."""


def box_of(body: str) -> tuple[int, int, int, int]:
    """Gives the corner and the size of the box around a drawing."""
    text = picture(body, box=(SIDE, SIDE)).replace("0 0 ", f"{FAR} {FAR} ", 1)
    image = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (SIDE // 2, SIDE // 2)).convert_alpha()
    found = pygame.mask.from_surface(image, SOLID).get_bounding_rects()
    if not found:
        raise ValueError("nothing is drawn")
    whole = found[0].unionall(found[1:])
    x, y = whole.x * 2 + FAR - EDGE, whole.y * 2 + FAR - EDGE
    return x, y, whole.width * 2 + 2 * EDGE, whole.height * 2 + EDGE + FOOT


def main() -> None:
    """Writes the table of boxes."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    pictures()
    lines = [f'    "{name}": {box_of(body)},\n' for name, body in sorted(FIGURES.items())]
    head = '"""Where each figure lies and how large it is: x, y, width, height. Written by `fit.py`."""\n\nBOXES = {\n'
    Path(__file__).with_name("boxes.py").write_text(head + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
