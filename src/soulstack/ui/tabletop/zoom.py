"""The large card beside the cursor: the whole text, what the card is at this moment, and its keywords in words.

It comes after a moment of rest on a card, or at once while a key or button is held.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Protocol

import pygame
from attrs import frozen

from soulstack.ui import paint, theme
from soulstack.ui.geometry import CARD_RATIO, Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.looks import Book, Looks

DWELL = 0.25
LARGE = 300.0
"""The width of the large card in units: 419 units high."""
NOTES = 190.0
GAP = 8.0
HIGH = LARGE * CARD_RATIO
FAR = 6.0
"""What a unit of distance from the subject's height counts, as an area that is covered."""


Note = tuple[str, str]
"""A heading, or none, and a sentence."""


@frozen
class Subject:
    """What is shown large: a card and where it lies."""

    card: str
    box: Box
    notes: tuple[Note, ...] = ()
    """What it is at this moment."""
    extra: tuple[str, ...] = ()
    """What else there is to say about it."""


class Board(Protocol):
    """The table that a large card is shown over."""

    @property
    def kit(self) -> Kit: ...
    @property
    def looks(self) -> Looks: ...
    @property
    def screen(self) -> Box: ...


class Zoom(ABC):
    """Watches where the mouse rests; each table says what lies there."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.dwell = 0.0
        self.dwell_on: object = None
        self.held = False
        self.hushed = False
        """Whoever has clicked what lies under the mouse has read it: it is not shown again until the mouse leaves it."""

    @abstractmethod
    def resting(self) -> tuple[object, str]:
        """Gives what the mouse rests on, or None, and the card that is there, if it is one of the table's."""

    @abstractmethod
    def subject(self) -> Subject | None:
        """Says what would be shown large."""

    @abstractmethod
    def in_the_way(self) -> list[tuple[Box, float]]:
        """Lists what the large card should rather not cover, and how much each matters."""

    @property
    @abstractmethod
    def is_dragging(self) -> bool:
        """Tells whether something is being moved about."""

    def hush(self) -> None:
        """Puts the large card away."""
        self.hushed = True

    def update(self, dt: float) -> None:
        """Counts how long the mouse has rested on something."""
        on, card = self.resting()
        if on != self.dwell_on:
            self.dwell_on, self.dwell, self.hushed = on, 0.0, False
            if card:
                self.board.looks.want_large(card)
        elif on is not None:
            self.dwell += dt

    @property
    def is_time(self) -> bool:
        """Tells whether the large card is to be seen, if there is one."""
        return not self.is_dragging and (self.held or (self.dwell >= DWELL and not self.hushed))

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the large card when it is time for it."""
        subject = self.subject() if self.is_time else None
        if subject is not None:
            draw(surface, self.board.kit, self.board.looks, subject, self.board.screen, self.in_the_way())


def place(screen: Box, subject: Box, notes: bool, avoid: Iterable[tuple[Box, float]] = ()) -> tuple[Box, Box]:
    """Gives the places of the large card and of its notes, never over the subject when there is room beside it.

    What is to be avoided comes with how much that matters; where nothing is in the way the card stands beside its subject.
    """
    found = list(_places(screen, subject, notes, [box for box, _ in avoid]))
    if not found:
        x = subject.right + GAP if screen.w - subject.right > subject.x else subject.x - GAP - LARGE
        x = max(6.0, min(screen.w - LARGE - 6, x))
        side = x - GAP - NOTES if x > screen.w / 2 else x + LARGE + GAP
        y = max(0.0, min(screen.h - HIGH, subject.cy - HIGH / 2))
        return Box(x, y, LARGE, HIGH), Box(side, y, NOTES, HIGH)
    covered = [
        sum(weight * (_common(card, box) + (_common(side, box) if notes else 0.0)) for box, weight in avoid)
        + abs(card.cy - subject.cy) * FAR
        for card, side in found
    ]
    return found[min(range(len(found)), key=covered.__getitem__)]


def _places(screen: Box, subject: Box, notes: bool, avoid: list[Box]) -> Iterator[tuple[Box, Box]]:
    """Lists where the large card could stand: beside the subject at several heights, or above or below it."""
    wide = LARGE + (GAP + NOTES if notes else 0.0)
    low = max(0.0, screen.h - HIGH)
    beside = max(6.0, min(low - 6, subject.cy - HIGH / 2))
    clear = (y for box in avoid for y in (box.y - HIGH - 2, box.bottom + 2))
    heights = list(dict.fromkeys((beside, *(max(0.0, min(low, y)) for y in clear))))
    for y in (subject.y - HIGH - GAP, subject.bottom + GAP, *heights):
        if y < 0.0 or y > low or (y + HIGH + GAP > subject.y + 1e-6 and y < subject.bottom + GAP - 1e-6):
            continue
        for wanted in (subject.cx - LARGE / 2, subject.right - LARGE, subject.x):
            x = max(6.0, min(screen.w - LARGE - 6, wanted))
            side = x - GAP - NOTES if x > screen.w / 2 else x + LARGE + GAP
            yield Box(x, y, LARGE, HIGH), Box(side, y, NOTES, HIGH)
    for y in heights:
        x = subject.right + GAP
        if x + wide <= screen.w - 4:
            yield Box(x, y, LARGE, HIGH), Box(x + LARGE + GAP, y, NOTES, HIGH)
        x = subject.x - GAP - LARGE
        if x - (wide - LARGE) >= 4:
            yield Box(x, y, LARGE, HIGH), Box(x - GAP - NOTES, y, NOTES, HIGH)


def _common(one: Box, other: Box) -> float:
    """Gives the area that two boxes share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def notes_of(subject: Subject, book: Book) -> list[Note]:
    """Lists what is written beside the card: what it is at this moment, what else there is to say, and its keywords."""
    found = [*subject.notes, *(("", words) for words in subject.extra)]
    return found + [(word.word.title(), word.meaning) for word in book.keywords(subject.card)]


def draw(
    target: pygame.Surface,
    kit: Kit,
    looks: Looks,
    subject: Subject,
    screen: Box,
    avoid: Iterable[tuple[Box, float]] = (),
) -> Box:
    """Draws the large card and its notes and gives the card's place."""
    notes = notes_of(subject, looks.book)
    card, side = place(screen, subject.box, bool(notes), avoid)
    shade = kit.shapes.get(
        ("zoom shade", kit.px(LARGE)), lambda: paint.shade((kit.px(LARGE), kit.px(HIGH)), kit.px(16), kit.px(10), 200)
    )
    kit.put(target, shade, card.cx, card.cy + 4, 0.5, 0.5)
    kit.put(target, looks.large(subject.card), card.cx, card.cy, 0.5, 0.5)
    if notes:
        image = kit.texts.get(("notes", tuple(notes), kit.text_scale), lambda: _notes(kit, notes))
        y = max(4.0, min(card.y, screen.h - 6 - image.get_height() / kit.u))
        kit.put(target, image, side.x, y)
    return card


def _notes(kit: Kit, notes: list[tuple[str, str]]) -> pygame.Surface:
    size = 13.0
    step = kit.line_height(size)
    rows: list[tuple[str, bool]] = []
    for heading, words in notes:
        if heading:
            rows.append((heading, True))
        rows += [(line, False) for line in kit.wrap(words, size, NOTES - 22)]
        rows.append(("", False))
    rows.pop()
    high = sum(step if words else 6.0 for words, _ in rows) + 20
    out = kit.plate(
        (NOTES, high), theme.SLATE, theme.SLATE_LOW, edge=theme.mix(theme.GOLD, theme.INK, 0.4), radius=9
    ).copy()
    y = 10.0
    for words, is_heading in rows:
        if not words:
            y += 6
            continue
        colour, face = (theme.GOLD, theme.BOLD_FONT) if is_heading else (theme.CREAM, theme.BODY_FONT)
        kit.put(out, kit.text(words, size, colour, face), 11, y)
        y += step
    return paint.finish(out)
