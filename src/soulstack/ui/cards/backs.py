"""Card backs, one for each deck."""

import pygame

from soulstack.ui.cards.frames import frame, height_of, ring
from soulstack.ui.cards.themes import BACK_THEMES, INK, theme
from soulstack.ui.paint import PREMULTIPLIED, blank, finish, put_sign
from soulstack.ui.theme import mix

_GLYPHS = {
    "loot": "deck_loot",
    "treasure": "deck_treasure",
    "monster": "deck_monster",
    "room": "deck_room",
    "character": "deck_character",
    "soul": "deck_soul",
}


def render_back(deck: str, width: int) -> pygame.Surface:
    """Draws the back of a deck: its frame, a medallion with rays and the glyph of the deck."""
    style = BACK_THEMES.get(deck, "loot")
    look = theme(style)
    size = (width, height_of(width))
    out = frame(style, width).copy()
    unit = width / 315
    big = blank((size[0] * 2, size[1] * 2))
    middle = pygame.Vector2(size)
    radius = 224 * unit
    pygame.draw.circle(big, INK, middle, radius)
    pygame.draw.circle(big, mix(look.top, look.edge, 0.35), middle, radius - 7 * unit)
    pygame.draw.circle(big, INK, middle, radius - 14 * unit)
    pygame.draw.circle(big, mix(look.bottom, INK, 0.35), middle, radius - 18 * unit)
    for index in range(16):
        ray = pygame.Vector2(radius - 26 * unit, 0)
        points = [middle, middle + ray.rotate(index * 22.5 - 5), middle + ray.rotate(index * 22.5 + 5)]
        pygame.draw.polygon(big, mix(look.bottom, look.top, 0.35), points)
    out.blit(pygame.transform.smoothscale(big.premul_alpha(), size), (0, 0), special_flags=PREMULTIPLIED)
    inset = round(13 * unit)
    box = pygame.Rect((0, 0), size).inflate(-2 * inset, -2 * inset)
    out.blit(
        ring(box.size, round(13 * unit), max(1.0, 2.4 * unit), mix(look.edge, look.top, 0.2)),
        box,
        special_flags=PREMULTIPLIED,
    )
    put_sign(out, _GLYPHS.get(deck, "deck_loot"), round(142 * unit), (size[0] / 2, size[1] / 2))
    for y in (44 * unit, size[1] - 44 * unit):
        for x in (44 * unit, size[0] - 44 * unit):
            put_sign(out, _GLYPHS.get(deck, "deck_loot"), round(38 * unit), (x, y))
    return finish(out)
