"""Measures every figure and writes `boxes.py` and `lids.py`: how close the box lies, and where the eyes are.

Run it after an edit of a figure: `python build/art/spire/fit.py`; then run `make.py`.
"""

import io
import math
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pygame
from kit import picture

from spire.base import FIGURES
from spire.eyelids import Round, eyes_in
from spire.pictures import pictures

FAR, SIDE = -300, 1300
"""Where the square begins that is looked at, and how wide it is."""
EDGE, FOOT = 8, 14
"""What is left free around a figure, and below it."""
SOLID = 40
"""What is fainter than this, the last of a light, may be cut."""

HEROES = {
    "hero/ironclad": '(147, 99, 15, 9, -6, "#3a1c20"), (188, 97, 14, 9, -4, "#3a1c20")',
    "hero/silent": '(142, 96, 17, 22, 10, "#efe6d0"), (182, 95, 16, 21, -8, "#efe6d0")',
    "hero/defect": '(176, 104, 33, 33, 0, "#ca8757"),',
    "hero/watcher": '(164, 113, 38, 20, 0, "#6a4ab0"),',
}
"""The eyes of the heroes, which are no white circles."""


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


def lids_of(body: str) -> str:
    """Gives the eyes of a figure with the colour that is most common around each."""
    text = picture(body, box=(SIDE, SIDE)).replace("0 0 ", f"{FAR} {FAR} ", 1)
    image = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (SIDE, SIDE)).convert_alpha()
    marks = []
    for one in eyes_in(body):
        numbers = ", ".join(f"{value:.0f}" for value in (one.x, one.y, one.rx, one.ry, one.turn))
        marks.append(f'({numbers}, "{_around(image, one)}")')
    return ", ".join(marks) + ("," if len(marks) == 1 else "")


def _around(image: pygame.Surface, one: Round) -> str:
    """Gives the median of the solid colours on two rings around an eye, the ink left out."""
    seen = []
    for k in range(48):
        for far in (1.32, 1.5):
            x, y = one.x - FAR + one.rx * far * math.cos(k), one.y - FAR + one.ry * far * math.sin(k)
            if 0 <= x < SIDE and 0 <= y < SIDE:
                found = image.get_at((round(x), round(y)))
                if found.a > 200 and found.r + found.g + found.b > 190:
                    seen.append((found.r + found.g + found.b, found.r, found.g, found.b))
    if not seen:
        return "#5a4a68"
    _, red, green, blue = sorted(seen)[len(seen) // 2]
    return f"#{red:02x}{green:02x}{blue:02x}"


def main() -> None:
    """Writes the tables of boxes and lids."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    pictures()
    lines = [f'    "{name}": {box_of(body)},\n' for name, body in sorted(FIGURES.items())]
    head = '"""Where each figure lies and how large it is: x, y, width, height. Written by `fit.py`."""\n\nBOXES = {\n'
    Path(__file__).with_name("boxes.py").write_text(head + "".join(lines) + "}\n", encoding="utf-8")
    drawn = {name: body for name, body in sorted(FIGURES.items()) if name.startswith(("hero/", "enemy/"))}
    found = {name: HEROES.get(name) or lids_of(body) for name, body in drawn.items()}
    lines = [f'    "{name}": ({marks}),\n' for name, marks in found.items() if marks]
    head = '"""The eyes of each figure: x, y, both radii, turn and the colour of the lid. Written by `fit.py`."""\n\n'
    kind = "LIDS: dict[str, tuple[tuple[float, float, float, float, float, str], ...]] = {\n"
    Path(__file__).with_name("lids.py").write_text(head + kind + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
