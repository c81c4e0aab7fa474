"""The picture on a card: rasterised to cover its window, with dark edges."""

import math
from io import BytesIO

import pygame

from soulstack.ui.paint import blank
from soulstack.ui.picture_cache import kept


@kept(8)
def vignette(size: tuple[int, int]) -> pygame.Surface:
    """Returns the dark edges laid over pictures, straight alpha."""
    small = blank((24, 18))
    for y in range(18):
        for x in range(24):
            away = math.hypot((x - 11.5) / 12, (y - 8.5) / 9)
            small.set_at((x, y), (12, 4, 18, int(max(0.0, min(1.0, away - 0.66)) * 190)))
    return pygame.transform.smoothscale(small, size)


def cover(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Rasterises a picture so that it covers a size, cropping what sticks out."""
    width, height = size
    scale = max(width / 260, height / 190)
    picture = pygame.image.load_sized_svg(BytesIO(svg), (math.ceil(260 * scale) + 1, math.ceil(190 * scale) + 1))
    out = blank(size)
    out.fill((30, 18, 34, 255))
    out.blit(picture, picture.get_rect(center=(width // 2, height // 2)))
    return out
