"""One card, as large as it can be read, with everything that there is to say about it."""

from collections.abc import Sequence
from typing import Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.app.rulings import rulings_of
from soulstack.games.foursouls.screen.faces import KEYWORDS
from soulstack.ui import games, text_fit, theme
from soulstack.ui.card_page import CardPage, CardPicture, RelatedCard
from soulstack.ui.cards import height_of, textlay
from soulstack.ui.scenery import CENTRE, Area, Label
from soulstack.ui.scrolling import ScrollArea

WIDTH: Final = 420.0
SIZES: Final = (24, 22, 20, 19)
"""How large what is said about a card may be written, the best first."""
KIND_NAMES: Final = {
    "character": "Character",
    "starting_item": "Starting item",
    "treasure": "Treasure",
    "loot": "Loot",
    "monster": "Monster",
    "room": "Room",
    "bonus_soul": "Bonus soul",
}
CATEGORY_NAMES: Final = {
    "active": "active item",
    "passive": "passive item",
    "paid": "item with a price to use",
    "one_use": "item for one use",
    "soul": "item that is a soul",
    "2c": "money",
    "3c": "money",
    "4c": "money",
    "penny": "money",
    "nickel": "money",
    "pill_rune": "pill or rune",
    "tarot_wild": "tarot or wild card",
    "epic_boss": "epic boss",
    "basic": "basic",
    "cursed": "cursed",
    "boss": "boss",
    "bomb": "bomb",
    "battery": "battery",
    "good_event": "good event",
    "bad_event": "bad event",
    "holy_charmed": "holy or charmed",
}
SIGNS: Final[tuple[tuple[str, str], ...]] = (
    ("↷", "Turn the card sideways to use it. It stands up again at the start of your turn."),
    ("$", "Pay what is named to use it, as often as you can pay."),
    ("{counter}", "A counter that lies on the card."),
    ("{soul}", "A soul. Four souls win the game."),
    ("{eva}", "What an attack roll must reach to hit."),
)
"""The icons of a rules text that are worth a word."""


def about(card: Any) -> list[str]:
    """Says in a few words each what kind of card it is."""
    category = tr(CATEGORY_NAMES.get(card.category) or card.category.replace("_", " "))
    # An event lies in the monster deck, but nobody would call it a monster.
    kind = "" if card.is_event else tr(KIND_NAMES.get(card.kind, card.kind))
    parts = [kind, category, games.set_name(card.set)]
    if card.copies > 1:
        parts.append(tr("{n} copies", n=card.copies))
    return [part[:1].upper() + part[1:] for part in parts if part]


def notes(card: Any) -> list[tuple[str, str]]:
    """Lists the words and icons of a card that need explaining, each with its meaning."""
    found = [(tr(word), tr(KEYWORDS[word])) for word in card.keywords if word in KEYWORDS]
    found += [(sign, tr(meaning)) for sign, meaning in SIGNS if sign in card.text]
    if card.three_plus:
        found.append((tr("Three or more"), tr("It is left out when only two play.")))
    if not card.implemented:
        found.append((tr("Not ready"), tr("This card cannot be played yet, so it is never dealt.")))
    return found


class CardNotes(ScrollArea):
    """What the words and icons of a card mean, and below it what was decided about the card."""

    def __init__(
        self, area: Area, explained: Sequence[tuple[str, str]], decided: Sequence[str], *, still: bool = False
    ) -> None:
        super().__init__(area, still=still, pad=20)
        self.explained = tuple(f"{word[:1].upper()}{word[1:]}: {meaning}" for word, meaning in explained)
        self.decided = tuple(f"• {words}" for words in decided)
        self._image: pygame.Surface | None = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """The keys come here only when there is something to scroll."""
        return self.furthest > 0

    def measure(self) -> None:
        self._image = self._paint()
        self.length = self._image.get_height()

    def _paint(self) -> pygame.Surface:
        space, width = self.space, max(40, self.inner.width)
        gap = space.px(30) if self.explained else 0
        # Few words are written large; many are not made small, they are scrolled.
        for size in SIZES:
            px, head = space.font_px(size), space.font_px(size + 3)
            upper, lower = (textlay.layout(words, width, px, as_book=True) for words in (self.explained, self.decided))
            below = round(head * 1.5)
            high = upper.height + gap + below + lower.height
            if high <= self.inner.height:
                break
        image = pygame.Surface((width, high), pygame.SRCALPHA)
        _write(image, upper, 0, theme.PAPER_TEXT)
        y = upper.height + gap
        if gap:
            image.fill((*theme.PAPER_MUTED, 110), pygame.Rect(0, y - gap // 2, width, max(1, space.px(1.5))))
        words = tr("Rulings") if self.decided else tr("Nothing had to be decided about this card.")
        font = theme.TITLE_FONT if self.decided else theme.ITALIC_FONT
        fitted = text_fit.fit(font, head if self.decided else px, words, width)
        text_fit.put(image, font, fitted, pygame.Rect(0, y, width, head), theme.PAPER_MUTED)
        _write(image, lower, y + below, theme.PAPER_TEXT)
        return image

    def draw_content(self, surface: pygame.Surface) -> None:
        if self._image is not None:
            surface.blit(self._image, (self.inner.left, self.inner.top - self.offset))


def _write(image: pygame.Surface, box: textlay.Layout, top: int, colour: theme.Colour) -> None:
    """Writes a layout from the left."""
    line = round(box.px * textlay.LINE_HEIGHT)
    y = top
    for block in box.blocks:
        y += block.gap
        if block.label:
            textlay.draw_line(image, (block.label,), 0, y, px=box.px, colour=colour)
        for each in block.lines:
            textlay.draw_line(image, each.words, block.label_width if block.label else 0, y, px=box.px, colour=colour)
            y += line


class CardScene(CardPage):
    """Shows a card of a list and turns to its neighbours."""

    picture: CardPicture

    def build(self) -> None:
        spec = self.book.spec(self.card_id)
        high = height_of(round(WIDTH))
        top = (720 - high) / 2
        card = self.book.cards.get(self.card_id)
        other = self._other(card)
        still = self.app.settings.reduced_motion
        board = (534.0, top, 692.0, float(high))
        paper = (560.0, top + 128, 640.0 - (168 if other else 0), high - 222)
        self.picture = CardPicture((82, top, WIDTH, high), self.faces, spec)
        self.notes = CardNotes(paper, notes(card) if card is not None else (), rulings_of(self.card_id), still=still)
        self.form.add(self.picture)
        self.add_board(board, paper, spec.title, self._about(card))
        self.form.add(self.notes)
        if card is not None and other:
            word = tr("Starting item") if card.kind == "character" else tr("Character")
            self.form.add(
                Label((1046, top + 130, 152, 30), word, size=17, align=CENTRE),
                RelatedCard((1050, top + 164, 146, 204), self.faces, self.book, other, lambda: self.show(other)),
            )
        self.add_foot(board)

    def _other(self, card: Any) -> str:
        """Gives the card that belongs to this one: the item of a character, the character of an item."""
        if card is None:
            return ""
        if card.starting_item in self.book.cards:
            return str(card.starting_item)
        if card.kind != "starting_item":
            return ""
        return next((key for key, each in self.book.cards.items() if each.starting_item == self.card_id), "")

    def _about(self, card: Any) -> list[str]:
        return [*(about(card) if card is not None else []), *self.met_words()]

    def go_on(self) -> None:
        self.picture.go_on()
