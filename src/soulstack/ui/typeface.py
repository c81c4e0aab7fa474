"""A typeface at a size, with the signs that it lacks.

The rules speak in signs that no typeface of ours has, such as the arrow for turning a card sideways. Whatever draws words gets
them from here, so a sign looks the same in a lesson, a tip, the log and on a button.
"""

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pygame

TURN: Final = "↷"
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨"
DRAWN: Final = frozenset(TURN + CIRCLED)
"""Signs that are painted rather than written."""
FINE: Final = 4
"""How much larger a sign is painted than it is shown."""
_TRIAL: Final = 24
_NOTHING: Final = "\U0010fffd"
"""What no typeface has."""


@cache
def other_font() -> Path:
    """Finds the typeface that lends a sign which another one lacks."""
    import fontpkg_fira_sans

    return Path(fontpkg_fira_sans.ROOT) / "files" / "FiraSans-SemiBold.ttf"


@cache
def _bytes(path: Path) -> bytes:
    return path.read_bytes()


class Typeface(pygame.font.Font):
    """A font of the library that also draws what its file does not have."""

    def __init__(self, path: Path, px: int) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        super().__init__(BytesIO(_bytes(path)), px)
        self.path, self.px = path, px

    def size(self, text: str | bytes) -> tuple[int, int]:
        """Measures a line."""
        if not isinstance(text, str) or text.isascii() or not _has_gaps(self.path, text):
            return super().size(text)
        wide = sum(self._wide(part, kind) for part, kind in _runs(self.path, text))
        return wide + 2 * self.outline, super().size("x")[1]

    def render(self, text: str | bytes | None, antialias: bool, color: Any, *rest: Any, **more: Any) -> pygame.Surface:
        """Draws a line."""
        if not isinstance(text, str) or text.isascii() or not _has_gaps(self.path, text):
            return super().render(text, antialias, color, *rest, **more)
        border = self.outline
        out = pygame.Surface(self.size(text), pygame.SRCALPHA)
        x = 0
        for part, kind in _runs(self.path, text):
            if kind == "own":
                out.blit(super().render(part, antialias, color), (x, 0))
            elif kind == "drawn":
                out.blit(_sign(part, self._ascent, pygame.Color(color), border), (x, 0))
            else:
                other = _plain(other_font(), self.px)
                other.outline = border
                image = other.render(part, antialias, color)
                other.outline = 0
                out.blit(image, (x, self._ascent - other.get_ascent()))
            x += self._wide(part, kind)
        return out

    @property
    def _ascent(self) -> int:
        return _plain(self.path, self.px).get_ascent()

    def _wide(self, part: str, kind: str) -> int:
        """Measures a part without the edge that outlined words have at both ends."""
        if kind == "drawn":
            return self._ascent
        return _plain(self.path if kind == "own" else other_font(), self.px).size(part)[0]


@lru_cache(maxsize=128)
def _plain(path: Path, px: int) -> pygame.font.Font:
    """Opens a font that measures words without the edge of outlined ones."""
    return pygame.font.Font(BytesIO(_bytes(path)), px)


def forget() -> None:
    """Drops loaded fonts; they do not survive `pygame.quit`."""
    _plain.cache_clear()


@lru_cache(maxsize=4096)
def has_glyph(path: Path, sign: str) -> bool:
    """Tells whether a typeface itself has a sign: for those that it lacks the library draws a box or nothing."""
    trial = pygame.font.Font(BytesIO(_bytes(path)), _TRIAL)
    shown, box = (trial.render(each, True, "white") for each in (sign, _NOTHING))
    return shown.get_size() != box.get_size() or shown.get_buffer().raw != box.get_buffer().raw


def is_shown(path: Path, sign: str) -> bool:
    """Tells whether a sign can be shown in a typeface, by itself or by what stands in for it."""
    return sign in DRAWN or has_glyph(path, sign) or has_glyph(other_font(), sign)


def _kind(path: Path, sign: str) -> str:
    if sign in DRAWN:
        return "drawn"
    if sign.isascii() or has_glyph(path, sign) or not has_glyph(other_font(), sign):
        return "own"
    return "other"


@lru_cache(maxsize=8192)
def _has_gaps(path: Path, text: str) -> bool:
    return any(_kind(path, sign) != "own" for sign in text)


@lru_cache(maxsize=2048)
def _runs(path: Path, text: str) -> tuple[tuple[str, str], ...]:
    """Parts a line by who draws what; painted signs stand alone."""
    found: list[tuple[str, str]] = []
    for sign in text:
        kind = _kind(path, sign)
        if found and kind != "drawn" and found[-1][1] == kind:
            found[-1] = (found[-1][0] + sign, kind)
        else:
            found.append((sign, kind))
    return tuple(found)


def _sign(sign: str, high: int, colour: pygame.Color, border: int) -> pygame.Surface:
    """Paints a sign into a square as high as a letter's line, with an edge as wide as that of outlined words."""
    side = (high + 2 * border) * FINE
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, edge = side / 2, border * FINE
    reach = high * 0.36 * FINE
    line = max(FINE, round(high * 0.1 * FINE)) + 2 * edge
    centre = (middle, middle + high * 0.06 * FINE)
    if sign == TURN:
        _turning(out, centre, reach, line, edge, colour)
    else:
        pygame.draw.circle(out, colour, centre, reach + line / 2, round(line * 0.8))
        digit = pygame.font.Font(BytesIO(_bytes(other_font())), round(reach * 1.5))
        digit.outline = edge
        image = digit.render(str(CIRCLED.index(sign) + 1), True, colour)
        out.blit(image, image.get_rect(center=centre))
    return pygame.transform.smoothscale(out, (side // FINE, side // FINE))


def _turning(
    out: pygame.Surface, centre: tuple[float, float], reach: float, line: float, edge: float, colour: pygame.Color
) -> None:
    """Paints an arc over the top that ends in an arrow pointing down at its right."""
    x, y = centre
    for angle in range(-12, 165, 3):
        step = pygame.Vector2(-reach, 0).rotate(angle)
        pygame.draw.circle(out, colour, (x + step.x, y + step.y), line / 2)
    wing = reach * 0.52 + edge
    tip = pygame.Vector2(x + reach * 0.97, y + reach * 0.78 + edge)
    base = tip.y - wing * 1.25 - edge
    pygame.draw.polygon(out, colour, [(tip.x - wing, base), (tip.x + wing, base), (tip.x, tip.y)])
