"""Text layout with inline icons, bold labels, roll tables and balanced lines.

Rules text may hold signs and `{name}` tokens that stand for icons; an icon sticks to the punctuation beside it.
A paragraph such as `Roll: 1-2: loot 1. 3-6: gain 2¢.` becomes an introduction and one row for each result.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import pygame
from attrs import frozen

from soulstack.ui.cards.themes import Colour
from soulstack.ui.paint import PREMULTIPLIED, sign
from soulstack.ui.paint.fonts import font

TOKENS: dict[str, str] = {
    "¢": "coin",
    "↷": "tap",
    "$": "pay",
    "①": "die_1",
    "②": "die_2",
    "③": "die_3",
    "④": "die_4",
    "⑤": "die_5",
    "⑥": "die_6",
    "{die}": "die",
    "{hp}": "heart",
    "{atk}": "sword",
    "{eva}": "evasion",
    "{soul}": "soul",
    "{loot}": "loot",
    "{treasure}": "treasure",
    "{counter}": "counter",
    "{level}": "level",
    "{coin}": "coin",
    "{tap}": "tap",
    "{pay}": "pay",
    "{monster}": "deck_monster",
    "{room}": "deck_room",
    "{skull}": "skull",
    "{shield}": "shield",
}


def _signs(tokens: Iterable[str]) -> re.Pattern[str]:
    return re.compile("(" + "|".join(re.escape(token) for token in tokens) + ")")


class _Split:
    """What parts a word at its icons; tokens may be added."""

    at = _signs(TOKENS)


def add_tokens(tokens: Mapping[str, str]) -> None:
    """Adds what a game's texts have for icons: the token as it is written, and the icon's name."""
    if not tokens.items() <= TOKENS.items():
        TOKENS.update(tokens)
        _Split.at = _signs(TOKENS)
        words.cache_clear()


def has_icons(text: str) -> bool:
    """Tells whether a running text has icons in it; the cent sign is a letter there."""
    return any(part in TOKENS and part != "¢" for part in _Split.at.split(text))


_ROLL = re.compile(r"(?<![\w.+–-])([1-6](?:\s?[-–]\s?[1-6]|\+)?:)(?=\s)")
_LEAD = re.compile(r"^((?:\S+ ){0,6}?\S+:)(?=\s)")
_BULLET = re.compile(r"^[•*-]\s+")
LINE_HEIGHT = 1.2
PARAGRAPH_GAP = 0.42
ICON_SIZE = 1.1
ICON_DROP = 0.86
SCRAP = 0.25
"""A last line shorter than this part of the width looks forgotten."""


@frozen
class Piece:
    """One run of letters or one icon."""

    text: str
    is_icon: bool
    bold: bool

    def width(self, px: int) -> int:
        """Measures the piece at a text size."""
        if self.is_icon:
            return round(px * ICON_SIZE * 1.08)
        return _measure(self.text, self.bold, px)


Word = tuple[Piece, ...]


@frozen
class Line:
    """One line of words with its width in pixels."""

    words: tuple[Word, ...]
    width: int


@frozen
class Block:
    """One paragraph or one row of a roll table, ready to draw."""

    lines: tuple[Line, ...]
    label: Word = ()
    label_width: int = 0
    gap: int = 0


@frozen
class Layout:
    """A whole text box: its blocks, how tall they are and whether anything sticks out."""

    blocks: tuple[Block, ...]
    px: int
    width: int
    height: int
    overflow: bool


@lru_cache(maxsize=8192)
def _measure(text: str, bold: bool, px: int) -> int:
    return font("bold" if bold else "text", px).size(text)[0]


def space(px: int) -> int:
    """Returns the width of a space."""
    return _measure(" ", bold=False, px=px)


@lru_cache(maxsize=2048)
def words(text: str) -> tuple[Word, ...]:
    """Cuts a paragraph into words made of pieces, with labels set bold."""
    bold_until = 0
    lead = _LEAD.match(text)
    if lead is not None and len(lead.group(1)) <= 40 and not re.search(r"[.;!?](?=\s)", lead.group(1)):
        bold_until = lead.end()
    spans = [match.span(1) for match in _ROLL.finditer(text)]
    out: list[Word] = []
    for match in re.finditer(r"\S+", text):
        start, end = match.span()
        bold = start < bold_until or any(low <= start < high for low, high in spans)
        if not bold and any(start <= low < end for low, _ in spans):
            bold = True
        out.append(_pieces(match.group(), bold))
    return tuple(out)


def _pieces(word: str, bold: bool) -> Word:
    return tuple(
        Piece(TOKENS[part], True, bold) if part in TOKENS else Piece(part, False, bold)
        for part in _Split.at.split(word)
        if part
    )


def word_width(word: Word, px: int) -> int:
    """Measures a word."""
    return sum(piece.width(px) for piece in word)


def _greedy(items: Sequence[Word], widths: Sequence[int], gap: int, width: int) -> list[Line]:
    lines: list[Line] = []
    current: list[Word] = []
    used = 0
    for word, wide in zip(items, widths, strict=True):
        if current and used + gap + wide > width:
            lines.append(Line(tuple(current), used))
            current, used = [], 0
        used += wide + (gap if current else 0)
        current.append(word)
    if current:
        lines.append(Line(tuple(current), used))
    return lines


def wrap(text: str, width: int, px: int, *, balance: bool = True) -> tuple[Line, ...]:
    """Breaks a paragraph into lines of even length, so that no word is left alone on the last one."""
    return _wrap_words(words(text), width, px, balance=balance)


def _wrap_words(items: Sequence[Word], width: int, px: int, *, balance: bool) -> tuple[Line, ...]:
    widths = [word_width(word, px) for word in items]
    gap = space(px)
    lines = _greedy(items, widths, gap, width)
    if not balance or len(lines) < 2:
        return tuple(lines)
    low, high = max(widths), width
    while low < high:
        middle = (low + high) // 2
        if len(_greedy(items, widths, gap, middle)) > len(lines):
            low = middle + 1
        else:
            high = middle
    return tuple(_greedy(items, widths, gap, high))


def _fill(items: Sequence[Word], width: int, px: int) -> tuple[Line, ...]:
    """Breaks words into full lines; only where the last one would be a scrap are the others a little shorter."""
    widths = [word_width(word, px) for word in items]
    gap = space(px)
    lines = _greedy(items, widths, gap, width)
    for narrower in range(width, width // 2, -max(1, width // 40)):
        tried = _greedy(items, widths, gap, narrower)
        if len(tried) > len(lines):
            break
        if tried[-1].width >= SCRAP * width:
            return tuple(tried)
    return tuple(lines)


@lru_cache(maxsize=2048)
def split_rows(paragraph: str) -> tuple[tuple[str, str], ...]:
    """Cuts a paragraph into (label, text) rows; a plain paragraph is one row without a label."""
    bullet = _BULLET.match(paragraph)
    if bullet is not None:
        return (("•", paragraph[bullet.end() :]),)
    marks = list(_ROLL.finditer(paragraph))
    if not marks or (len(marks) == 1 and marks[0].start() > 0):
        return (("", paragraph),)
    rows = [("", paragraph[: marks[0].start()].strip())] if paragraph[: marks[0].start()].strip() else []
    for index, mark in enumerate(marks):
        end = marks[index + 1].start() if index + 1 < len(marks) else len(paragraph)
        rows.append((mark.group(1).replace("-", "–"), paragraph[mark.end() : end].strip()))
    return tuple(rows)


def layout(
    paragraphs: Sequence[str], width: int, px: int, *, max_height: int | None = None, as_book: bool = False
) -> Layout:
    """Lays out paragraphs at one text size, with lines of even length or, as in a book, with full ones."""
    blocks: list[Block] = []
    gap = round(px * PARAGRAPH_GAP)
    line = round(px * LINE_HEIGHT)
    height = 0
    wide = False
    for paragraph in paragraphs:
        rows = split_rows(paragraph)
        labels = [_pieces(label, bold=True) if label else () for label, _ in rows]
        column = max((word_width(label, px) for label in labels), default=0)
        column = column + round(px * 0.4) if column else 0
        for index, ((_, body), label) in enumerate(zip(rows, labels, strict=True)):
            indent = column if label else 0
            if as_book:
                lines = _fill(words(body), width - indent, px)
            else:
                lines = _wrap_words(words(body), width - indent, px, balance=not label)
            wide = wide or any(each.width > width - indent for each in lines)
            above = 0 if not blocks else gap if index == 0 else round(gap * 0.35)
            height += above + line * len(lines)
            blocks.append(Block(lines, label, indent, above))
    over = wide or (max_height is not None and height > max_height)
    return Layout(tuple(blocks), px, width, height, over)


def fit(paragraphs: Sequence[str], width: int, height: int, largest: int, smallest: int) -> Layout:
    """Lays out paragraphs at the largest size that fits, or at the smallest one with overflow reported."""
    best = layout(paragraphs, width, smallest, max_height=height)
    low, high = smallest, max(smallest, largest)
    while low < high:
        middle = (low + high + 1) // 2
        tried = layout(paragraphs, width, middle, max_height=height)
        if tried.overflow:
            high = middle - 1
        else:
            low, best = middle, tried
    return best


def draw_line(target: pygame.Surface, line: Sequence[Word], x: int, y: int, *, px: int, colour: Colour) -> int:
    """Draws words from a top left corner and returns where they end."""
    base = y + font("text", px).get_ascent()
    side = round(px * ICON_SIZE)
    gap = space(px)
    for index, word in enumerate(line):
        if index:
            x += gap
        for piece in word:
            if piece.is_icon:
                image = sign(piece.text, side)
                place = (x + (piece.width(px) - image.get_width()) // 2, base - round(side * ICON_DROP))
                target.blit(image, place, special_flags=PREMULTIPLIED)
            else:
                face = font("bold" if piece.bold else "text", px)
                target.blit(face.render(piece.text, True, colour), (x, base - face.get_ascent()))
            x += piece.width(px)
    return x


def draw(target: pygame.Surface, box: Layout, left: int, top: int, colour: Colour) -> None:
    """Draws a layout: plain paragraphs centred, labelled rows as a table that is centred as a whole."""
    line = round(box.px * LINE_HEIGHT)
    table = max(
        (block.label_width + each.width for block in box.blocks if block.label for each in block.lines), default=0
    )
    y = top
    for block in box.blocks:
        y += block.gap
        x = left + (box.width - table) // 2
        if block.label:
            draw_line(target, (block.label,), x, y, px=box.px, colour=colour)
        for each in block.lines:
            start = x + block.label_width if block.label else left + (box.width - each.width) // 2
            draw_line(target, each.words, start, y, px=box.px, colour=colour)
            y += line


def draw_inline(target: pygame.Surface, text: str, px: int, centre: tuple[int, int], colour: Colour) -> None:
    """Draws one line of text with icons, centred at a point."""
    items = words(text)
    width = sum(word_width(word, px) for word in items) + space(px) * max(0, len(items) - 1)
    draw_line(target, items, centre[0] - width // 2, centre[1] - round(px * 0.6), px=px, colour=colour)


def inline_width(text: str, px: int) -> int:
    """Measures one line of text with icons."""
    items = words(text)
    return sum(word_width(word, px) for word in items) + space(px) * max(0, len(items) - 1)
