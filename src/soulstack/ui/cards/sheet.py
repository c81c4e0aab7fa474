"""Contact sheets of card faces, for looking at many cards at once."""

from collections.abc import Sequence

import pygame

from soulstack.ui.cards.cache import FaceCache
from soulstack.ui.cards.frames import height_of
from soulstack.ui.cards.spec import FaceSpec
from soulstack.ui.paint import PREMULTIPLIED, gradient, roughen

FULL_FROM = 240


def sheet(specs: Sequence[FaceSpec], columns: int, width: int, *, cache: FaceCache | None = None) -> pygame.Surface:
    """Lays faces out in a grid; faces from 240 pixels show rules text, smaller ones are table faces."""
    faces = cache or FaceCache()
    gap = max(6, width // 14)
    tall = height_of(width)
    rows = -(-len(specs) // columns) if specs else 1
    out = gradient(
        (columns * (width + gap) + gap, rows * (tall + gap) + gap), (66, 84, 76), (28, 38, 38), cuttable=True
    )
    roughen(out, 5, 9)
    radius = round(21 * width / 315)
    for index, spec in enumerate(specs):
        x = gap + (index % columns) * (width + gap)
        y = gap + (index // columns) * (tall + gap)
        soft = faces.shadow((width, tall), radius)
        out.blit(soft, soft.get_rect(center=(x + width // 2, y + tall // 2 + gap // 4)), special_flags=PREMULTIPLIED)
        image = faces.full(spec, width) if width >= FULL_FROM else faces.table(spec, width)
        out.blit(image, (x, y), special_flags=PREMULTIPLIED)
    return out
