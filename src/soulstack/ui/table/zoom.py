"""The large card beside the cursor: the whole text, what the card is at this moment, and its keywords in words."""

import pygame
from attrs import frozen

from soulstack.app.language import tr
from soulstack.foursouls.view import ObjView
from soulstack.ui import theme
from soulstack.ui.cardart import paint
from soulstack.ui.table import plates
from soulstack.ui.table.geometry import CARD_RATIO, Box
from soulstack.ui.table.kit import Kit
from soulstack.ui.table.looks import LARGE, Looks

DWELL = 0.25
NOTES = 190.0
GAP = 8.0
HIGH = LARGE * CARD_RATIO


@frozen
class Subject:
    """What is zoomed: a card, where it lies, and the object it is in play."""

    card: str
    box: Box
    obj: ObjView | None = None
    extra: tuple[str, ...] = ()


def place(screen: Box, subject: Box, notes: bool) -> tuple[Box, Box]:
    """Gives the places of the large card and of its notes, never over the subject when there is room beside it."""
    wide = LARGE + (GAP + NOTES if notes else 0.0)
    y = max(6.0, min(screen.h - HIGH - 6, subject.cy - HIGH / 2))
    if subject.right + GAP + wide <= screen.w - 4:
        x = subject.right + GAP
        return Box(x, y, LARGE, HIGH), Box(x + LARGE + GAP, y, NOTES, HIGH)
    if subject.x - GAP - wide >= 4:
        x = subject.x - GAP - LARGE
        return Box(x, y, LARGE, HIGH), Box(x - GAP - NOTES, y, NOTES, HIGH)
    # In the middle of a narrow screen: above or below, and the notes on the freer side.
    x = max(6.0, min(screen.w - LARGE - 6, subject.cx - LARGE / 2))
    if subject.y >= HIGH + GAP:
        y = subject.y - HIGH - GAP
    elif screen.h - subject.bottom >= HIGH + GAP:
        y = subject.bottom + GAP
    else:
        x = subject.right + GAP if screen.w - subject.right > subject.x else subject.x - GAP - LARGE
        x = max(6.0, min(screen.w - LARGE - 6, x))
    side = x - GAP - NOTES if x > screen.w / 2 else x + LARGE + GAP
    return Box(x, y, LARGE, HIGH), Box(side, y, NOTES, HIGH)


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


def draw(target: pygame.Surface, kit: Kit, looks: Looks, subject: Subject, screen: Box) -> Box:
    """Draws the large card and its notes and gives the card's place."""
    notes = notes_of(subject, looks)
    card, side = place(screen, subject.box, bool(notes))
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
