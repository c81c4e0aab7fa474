"""The large card beside the cursor: the whole text, what the card is at this moment, and its keywords in words."""

from collections.abc import Iterable, Iterator

import pygame
from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import ObjView
from soulstack.games.foursouls.screen.card_looks import LARGE, Looks
from soulstack.ui import theme
from soulstack.ui.cards import paint
from soulstack.ui.tabletop import plates
from soulstack.ui.tabletop.geometry import CARD_RATIO, Box
from soulstack.ui.tabletop.kit import Kit

DWELL = 0.25
NOTES = 190.0
GAP = 8.0
HIGH = LARGE * CARD_RATIO
FAR = 6.0
"""What a unit of distance from the subject's height counts, as an area that is covered."""


@frozen
class Subject:
    """What is zoomed: a card, where it lies, and the object it is in play."""

    card: str
    box: Box
    obj: ObjView | None = None
    extra: tuple[str, ...] = ()


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


def notes_of(subject: Subject, looks: Looks) -> list[tuple[str, str]]:
    """Lists what is written beside the card: a heading and a sentence each."""
    found: list[tuple[str, str]] = []
    obj = subject.obj
    if obj is not None:
        now = []
        if obj.max_hp is not None:
            now.append(tr("HP {hp} of {max_hp}", hp=obj.hp, max_hp=obj.max_hp))
        if obj.evasion is not None:
            now.append(tr("evasion {evasion}+", evasion=obj.evasion))
        if obj.attack is not None:
            now.append(tr("attack {attack}", attack=obj.attack))
        if obj.price is not None:
            now.append(tr("costs {price}¢", price=obj.price))
        if now:
            found.append((tr("Now"), ", ".join(now)))
        if obj.counters:
            found.append(
                (tr("Counters"), ", ".join(f"{number} {name}" for name, number in sorted(obj.counters.items())))
            )
        if not obj.charged and obj.zone in {"item", "character", "room"}:
            found.append((tr("Deactivated"), tr("It recharges at the start of its player's turn.")))
        if obj.shown != obj.card:
            found.append((tr("Copy"), tr("This is {name}, a copy for now.", name=looks.book.name(obj.card))))
        if obj.covered:
            found.append((tr("Below it"), ", ".join(looks.book.name(card) for card in reversed(obj.covered))))
    found += [("", words) for words in subject.extra]
    found += [(word.word.title(), word.meaning) for word in looks.book.keywords(subject.card)]
    return found


def draw(
    target: pygame.Surface,
    kit: Kit,
    looks: Looks,
    subject: Subject,
    screen: Box,
    avoid: Iterable[tuple[Box, float]] = (),
) -> Box:
    """Draws the large card and its notes and gives the card's place."""
    notes = notes_of(subject, looks)
    card, side = place(screen, subject.box, bool(notes), avoid)
    shade = kit.shapes.get(
        ("zoom shade", kit.px(LARGE)), lambda: plates.shade((kit.px(LARGE), kit.px(HIGH)), kit.px(16), kit.px(10), 200)
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
