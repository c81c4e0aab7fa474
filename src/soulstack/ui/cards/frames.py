"""The reusable layers of a card: frame, plaque, paper, rings and bands, cached by size."""

import math
from functools import lru_cache

import pygame

from soulstack.ui.cards.patterns import PATTERNS, plaque_points, shade
from soulstack.ui.cards.themes import INK, Colour, theme
from soulstack.ui.paint import PREMULTIPLIED, blank, cut_corners, gradient, roughen, sign
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import mix

ASPECT = 88 / 63


def height_of(width: int) -> int:
    """Returns the height of a card of this width."""
    return round(width * ASPECT)


def _down(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(surface.premul_alpha(), size)


@lru_cache(maxsize=1)
def frame_body(style: str, width: int) -> pygame.Surface:
    """Returns the patterned inside of a frame at twice its size; kept until its frame is done, which is the next step."""
    look = theme(style)
    wide, tall = width * 2, height_of(width) * 2
    u = wide / 315
    body = gradient((wide, tall), look.top, look.bottom, cuttable=True)
    overlay = blank((wide, tall))
    PATTERNS[look.pattern](overlay, u, shade(mix(look.bottom, INK, 0.45), 62))
    body.blit(overlay, (0, 0))
    del overlay  # each is as large as four cards, and memory that was just let go is had again at once
    body.blit(
        gradient((wide, tall), (46, 40, 34), (0, 0, 0), cuttable=True), (0, 0), special_flags=pygame.BLEND_RGB_ADD
    )
    roughen(body, 13)
    inner = pygame.Rect(0, 0, wide, tall).inflate(-round(9 * u), -round(9 * u))
    return cut_corners(body.subsurface(inner), round(16 * u), premultiplied=True)


@kept(32)
def frame(style: str, width: int) -> pygame.Surface:
    """Returns the empty card: ink border, patterned frame, light edge and ornaments; premultiplied."""
    look = theme(style)
    size = (width, height_of(width))
    wide, tall = size[0] * 2, size[1] * 2
    u = wide / 315
    inner = pygame.Rect(0, 0, wide, tall).inflate(-round(9 * u), -round(9 * u))
    out = blank((wide, tall))
    pygame.draw.rect(out, INK, out.get_rect(), border_radius=round(21 * u))
    out.blit(frame_body(style, width), inner, special_flags=PREMULTIPLIED)
    frame_body.cache_clear()
    line = max(1, round(1.9 * u))
    edge = inner.inflate(-round(3 * u), -round(3 * u))
    pygame.draw.rect(out, look.edge, edge, line, border_radius=round(15 * u))
    if look.ornament:
        _ornaments(out, edge, u, look.edge, grand=look.ornament == "grand")
    return _down(out, size)


def corner_ornaments(out: pygame.Surface, edge: pygame.Rect, u: float, gold: Colour) -> None:
    """Adds gold corners to a frame whose light edge lies there; `u` is the pixels of one of 315 units."""
    _ornaments(out, edge, u, gold, grand=False)


def _ornaments(out: pygame.Surface, edge: pygame.Rect, u: float, gold: Colour, *, grand: bool) -> None:
    """Adds gold corners to bosses and a second gold line to epic bosses."""
    if grand:
        pygame.draw.rect(
            out, gold, edge.inflate(-round(7 * u), -round(7 * u)), max(1, round(1.6 * u)), border_radius=round(12 * u)
        )
    reach = (34 if grand else 26) * u
    for cx, cy, sx, sy in (
        (edge.left, edge.top, 1, 1),
        (edge.right, edge.top, -1, 1),
        (edge.left, edge.bottom, 1, -1),
        (edge.right, edge.bottom, -1, -1),
    ):
        points = [
            (cx - sx * 2 * u, cy + sy * reach),
            (cx - sx * 2 * u, cy + sy * 12 * u),
            (cx + sx * 3 * u, cy + sy * 3 * u),
            (cx + sx * 12 * u, cy - sy * 2 * u),
            (cx + sx * reach, cy - sy * 2 * u),
            (cx + sx * 15 * u, cy + sy * 8 * u),
            (cx + sx * 8 * u, cy + sy * 15 * u),
        ]
        pygame.draw.polygon(out, INK, [(x + sx * u, y + sy * u) for x, y in points], max(1, round(4 * u)))
        pygame.draw.polygon(out, gold, points)
        pygame.draw.circle(out, INK, (cx + sx * 6 * u, cy + sy * 6 * u), 3.6 * u)
        pygame.draw.circle(out, mix(gold, (255, 255, 255), 0.6), (cx + sx * 6 * u, cy + sy * 6 * u), 2.2 * u)


@kept(16)
def plaque(style: str, size: tuple[int, int], unit: float) -> pygame.Surface:
    """Returns the dark plate behind a title, with room for its corners on every side; premultiplied."""
    look = theme(style)
    u = unit * 2
    pad = math.ceil(8 * unit)
    out = blank(((size[0] + 2 * pad) * 2, (size[1] + 2 * pad) * 2))
    box = pygame.Rect(pad * 2, pad * 2, size[0] * 2, size[1] * 2)
    points = plaque_points(look.plaque, box, u)
    body = gradient(out.get_size(), mix(look.top, look.bottom, 0.3), mix(look.bottom, INK, 0.2), cuttable=True)
    cut = blank(out.get_size())
    pygame.draw.polygon(cut, (255, 255, 255, 255), points)
    body.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(body, (0, 0))
    pygame.draw.polygon(out, INK, points, max(2, round(4.4 * u)))
    pygame.draw.polygon(out, look.edge, points, max(1, round(1.7 * u)))
    return _down(out, (size[0] + 2 * pad, size[1] + 2 * pad))


def plaque_pad(unit: float) -> int:
    """Returns how far a plaque surface reaches past its plate."""
    return math.ceil(8 * unit)


@kept(16)
def ring(size: tuple[int, int], radius: int, thick: float, colour: Colour) -> pygame.Surface:
    """Returns a smooth rounded outline; premultiplied."""
    out = blank((size[0] * 2, size[1] * 2))
    pygame.draw.rect(out, colour, out.get_rect(), max(1, round(thick * 2)), border_radius=radius * 2)
    return _down(out, size)


@kept(16)
def paper(style: str, size: tuple[int, int], radius: int, unit: float) -> pygame.Surface:
    """Returns the tinted paper for rules text with a faint mark of the kind; premultiplied."""
    look = theme(style)
    out = gradient(size, mix(look.paper, (255, 255, 255), 0.25), mix(look.paper, (120, 90, 70), 0.1), cuttable=True)
    side = round(min(size[1] * 0.86, size[0] * 0.5))
    if side > 12:
        mark = sign(look.glyph, side).copy()
        mark.fill((20, 20, 20, 20), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(mark, mark.get_rect(center=(size[0] // 2, size[1] // 2)), special_flags=PREMULTIPLIED)
    roughen(out, 9, 5, darken=True)
    cut_corners(out, radius, premultiplied=True)
    out.blit(ring(size, radius, max(1.0, 2.6 * unit), INK), (0, 0), special_flags=PREMULTIPLIED)
    return out


@kept(16)
def plate(size: tuple[int, int], radius: int, top: Colour, bottom: Colour, border: float = 0.0) -> pygame.Surface:
    """Returns a plain rounded plate with an optional ink border; premultiplied."""
    out = gradient(size, top, bottom, cuttable=True)
    cut_corners(out, radius, premultiplied=True)
    if border:
        out.blit(ring(size, radius, border, INK), (0, 0), special_flags=PREMULTIPLIED)
    return out


def forget() -> None:
    """Drops cached layers, for a new display mode."""
    for cached in (frame, plaque, ring, paper, plate):
        cached.cache_clear()
