"""Letters as pictures, and lines broken where they fit."""

from functools import lru_cache
from typing import Final

import pygame

from soulstack.ui import theme
from soulstack.ui.paint.fonts import font
from soulstack.ui.paint.surfaces import blank, finish
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import Colour

SCRAP: Final = 0.2
"""A last line shorter than this part of the width looks forgotten."""


@kept(32)
def words(name: str, px: int, text: str, colour: Colour, outline: int = 0) -> pygame.Surface:
    """Renders one straight line, with an ink outline when asked for."""
    face = theme.font(name, px)
    if not outline:
        return face.render(text, True, colour).convert_alpha()
    face.outline = outline
    back = face.render(text, True, theme.INK)
    face.outline = 0
    front = face.render(text, True, colour)
    result = pygame.Surface(back.get_size(), pygame.SRCALPHA)
    result.blit(back, (0, 0))
    result.blit(front, (outline, outline))
    return result.convert_alpha()


@kept(32)
def outlined(
    text: str, px: int, colour: Colour, ink: Colour, border: float = 2.0, *, face: str = "title"
) -> pygame.Surface:
    """Renders chunky text with a dark outline and a small drop, drawn larger for smooth edges; premultiplied."""
    big = font(face, px * 2)
    width = max(1, round(border * 2))
    big.outline = width
    under = big.render(text, True, ink)
    big.outline = 0
    over = big.render(text, True, colour)
    drop = max(1, width // 2)
    out = blank((under.get_width(), under.get_height() + drop))
    out.blit(under, (0, drop))
    out.blit(under, (0, 0))
    out.blit(over, (width, width))
    size = (max(1, out.get_width() // 2), max(1, out.get_height() // 2))
    return finish(pygame.transform.smoothscale(out.premul_alpha(), size))


def number(value: str, px: int, colour: Colour, ink: Colour) -> pygame.Surface:
    """Renders a number with an outline that suits its size; premultiplied."""
    return outlined(value, px, colour, ink, max(1.0, px * 0.085))


def text_width(text: str, px: int, face: str = "title") -> int:
    """Measures chunky text at a size."""
    return font(face, px).size(text)[0]


@lru_cache(maxsize=16384)
def _wide(name: str, px: int, text: str) -> int:
    """Measures a word; a page has few different ones, and measuring costs more than all the rest of wrapping."""
    return theme.font(name, px).size(text)[0]


@lru_cache(maxsize=1024)
def wrap(name: str, px: int, text: str, width: int) -> tuple[str, ...]:
    """Breaks a text into lines that fit, and keeps its own line breaks; a word that is too long is parted."""
    face = theme.font(name, px)
    gap = _wide(name, px, " ")
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, used = "", 0
        for word in paragraph.split(" "):
            rest = word
            while _wide(name, px, rest) > width and len(rest) > 1:
                fits = next(
                    count for count in range(len(rest) - 1, 0, -1) if face.size(rest[:count])[0] <= width or count == 1
                )
                # The way to a file breaks between its parts.
                part = max(rest.rfind(sign, 0, fits) for sign in "/\\-_") + 1
                fits = part if part > fits // 3 else fits
                if line:
                    lines.append(line)
                    line = ""
                lines.append(rest[:fits])
                rest = rest[fits:]
            longer = f"{line} {rest}" if line else rest
            wide = _wide(name, px, rest)
            sum_of_words = used + gap + wide
            # Letters of neighbours may stand a little closer: near the edge only the whole line tells.
            if line and abs(sum_of_words - width) <= px:
                sum_of_words = face.size(longer)[0]
            if line and sum_of_words > width:
                lines.append(line)
                line, used = rest, wide
            else:
                line, used = longer, sum_of_words if line else wide
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=128)
def filled(name: str, px: int, text: str, width: int) -> tuple[str, ...]:
    """Wraps a text into full lines; where the last one would be a scrap, the others are a little shorter."""
    lines = wrap(name, px, text, width)
    if len(lines) < 2 or _wide(name, px, lines[-1]) >= SCRAP * width:
        return lines
    longest = max(_wide(name, px, word) for word in text.split() or [""])
    step = max(1, width // 24)
    for narrower in range(width - step, max(width // 2, longest - 1), -step):
        tried = wrap(name, px, text, narrower)
        if len(tried) > len(lines):
            break
        if _wide(name, px, tried[-1]) >= SCRAP * width:
            return tried
    return lines


@lru_cache(maxsize=64)
def balanced(name: str, px: int, text: str, width: int) -> tuple[str, ...]:
    """Wraps a text into as few lines as fit, about equally long, so that no word stands alone on the last one."""
    lines = wrap(name, px, text, width)
    face = theme.font(name, px)
    # Not narrower than the longest word: that one would be cut.
    longest = max(face.size(word)[0] for word in text.split() or [""])
    low, high = min(width, max(width // 2, longest - 1)), width
    while high - low > 4:
        middle = (low + high) // 2
        if len(wrap(name, px, text, middle)) <= len(lines):
            high = middle
        else:
            low = middle
    return wrap(name, px, text, high)


def forget() -> None:
    """Drops what is kept."""
    for cache in (words, outlined, _wide, wrap, filled, balanced):
        cache.cache_clear()
