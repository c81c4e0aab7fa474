"""One card, as large as it can be read, with everything that there is to say about it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.app.rulings import rulings_of
from soulstack.ui import games, theme
from soulstack.ui.cardart import FaceCache, FaceSpec, height_of, textlay
from soulstack.ui.input import Intent, intent_of
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.table.cards import KEYWORDS
from soulstack.ui.widgets import CENTRE, Area, Button, Label, Panel, Widget

if TYPE_CHECKING:
    from soulstack.ui.loop import App
    from soulstack.ui.table.cards import CardBook

WIDTH: Final = 420.0
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


def about(card: Any) -> str:
    """Says in one line what kind of card it is."""
    category = tr(CATEGORY_NAMES.get(card.category) or card.category.replace("_", " "))
    parts = [tr(KIND_NAMES.get(card.kind, card.kind)), category, games.set_name(card.set)]
    if card.copies > 1:
        parts.append(tr("{n} copies", n=card.copies))
    return ", ".join(part for part in parts if part)


def notes(card: Any) -> list[tuple[str, str]]:
    """Lists the words and icons of a card that need explaining, each with its meaning."""
    found = [(tr(word), tr(KEYWORDS[word])) for word in card.keywords if word in KEYWORDS]
    found += [(sign, tr(meaning)) for sign, meaning in SIGNS if sign in card.text]
    if card.three_plus:
        found.append((tr("Three or more"), tr("It is left out when only two play.")))
    if not card.implemented:
        found.append((tr("Not ready"), tr("This card cannot be played yet, so it is never dealt.")))
    return found


class CardPicture(Widget):
    """The whole face; until it is drawn, the small face stands in for it."""

    focusable = False

    def __init__(self, area: Area, faces: FaceCache, spec: FaceSpec) -> None:
        super().__init__(area)
        self.faces = faces
        self.spec = spec
        self._draws = 0

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        shade = self.faces.shadow(rect.size, self.space.px(16))
        surface.blit(shade, shade.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)
        self._draws += 1
        # The first picture must come at once; a large face takes longer than a frame.
        if self._draws > 1 or self.faces.ready(self.spec, "full", rect.width):
            image = self.faces.full(self.spec, rect.width)
        else:
            small = self.faces.table(self.spec, max(8, rect.width // 3))
            image = pygame.transform.smoothscale(small, (rect.width, height_of(rect.width)))
        surface.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class RulesText(Widget):
    """A rules text with its icons, and below it what its words mean; as large as fits."""

    focusable = False

    def __init__(self, area: Area, lines: Sequence[str], explained: Sequence[tuple[str, str]]) -> None:
        super().__init__(area)
        self.lines = tuple(lines)
        self.explained = tuple(f"{word[:1].upper()}{word[1:]}: {meaning}" for word, meaning in explained)
        self._image: pygame.Surface | None = None
        self._for: object = None

    def draw(self, surface: pygame.Surface) -> None:
        key = (self.rect.size, self.space.text)
        if self._image is None or self._for != key:
            self._image, self._for = self._paint(), key
        surface.blit(self._image, self.rect)

    def _paint(self) -> pygame.Surface:
        space, (width, height) = self.space, self.rect.size
        image = pygame.Surface((width, height), pygame.SRCALPHA)
        size = 23.0
        while size > 11:
            large, small = space.font_px(size), space.font_px(size * 0.78)
            upper = textlay.layout(self.lines, width, large)
            lower = textlay.layout(self.explained, width, small)
            gap = space.px(26) if self.lines and self.explained else 0
            if upper.height + gap + lower.height <= height:
                break
            size -= 1
        _write(image, upper, 0, theme.PAPER_TEXT)
        if gap:
            line = upper.height + gap // 2
            image.fill((*theme.PAPER_MUTED, 110), pygame.Rect(0, line, width, max(1, space.px(1.5))))
        _write(image, lower, upper.height + gap, theme.PAPER_MUTED)
        return image


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


class CardScene(MenuScene):
    """Shows a card of a list and turns to its neighbours."""

    def __init__(
        self,
        app: "App",
        book: "CardBook",
        ids: Sequence[str],
        at: int,
        *,
        on_turn: Callable[[int], None] | None = None,
        seen: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(app)
        self.seen = seen or {}
        """In how many games each card was seen."""
        self.shows_rulings = False
        self.book = book
        self.ids = list(ids)
        self.at = at
        self.on_turn = on_turn
        """Is told the number of the card that is shown."""

    @property
    def card_id(self) -> str:
        """The card that is shown."""
        return self.ids[self.at]

    def build(self) -> None:
        spec = self.book.spec(self.card_id)
        high = height_of(round(WIDTH))
        top = (720 - high) / 2
        card = self.book.cards.get(self.card_id)
        self.form.add(
            CardPicture((120, top, WIDTH, high), self.app.faces, spec),
            Panel((590, top, 570, high), "wood"),
            Panel((614, top + 112, 522, high - 206), "paper", radius=14, line=3),
            Label(
                (620, top + 18, 510, 54),
                spec.title,
                size=36,
                font=theme.TITLE_FONT,
                outline=3,
                colour=theme.GOLD,
                align=CENTRE,
                grows=False,
            ),
            Label((620, top + 74, 510, 28), self._about(card), size=17, align=CENTRE),
            RulesText((638, top + 128, 474, high - 238), *self._texts(card, spec)),
        )
        y = top + high - 78
        other = self._other(card)
        last = len(self.ids) - 1
        before = Button((614, y, 62, 56), "", lambda: self.turn(-1), icon="arrow_left", sound="page")
        after = Button((686, y, 62, 56), "", lambda: self.turn(1), icon="arrow_right", sound="page")
        before.enabled, after.enabled = self.at > 0, self.at < last
        self.form.add(before, after)
        count = len(rulings_of(self.card_id))
        words = tr("Card text") if self.shows_rulings else tr("Rulings ({n})", n=count)
        ruled = Button((758, y, 130, 56), words, self._turn_over, size=18, sound="page")
        ruled.enabled = bool(count) or self.shows_rulings
        self.form.add(ruled)
        if other:
            self.form.add(Button((898, y, 118, 56), self.book.name(other), lambda: self._show(other), size=16))
        done = Button((1026, y, 110, 56), tr("Close"), self.back, material="brass", size=20)
        self.form.add(done)
        self.form.set_focus(done)

    def _other(self, card: Any) -> str:
        """Gives the card that belongs to this one: the item of a character, the character of an item."""
        if card is None:
            return ""
        if card.starting_item in self.book.cards:
            return str(card.starting_item)
        if card.kind != "starting_item":
            return ""
        return next((key for key, each in self.book.cards.items() if each.starting_item == self.card_id), "")

    def _about(self, card: Any) -> str:
        times = self.seen.get(self.card_id, 0)
        told = about(card) if card is not None else ""
        if times:
            told = f"{told}; {tr_n(times, 'seen in {n} game', 'seen in {n} games')}"
        return told

    def _texts(self, card: Any, spec: FaceSpec) -> tuple[Sequence[str], Sequence[tuple[str, str]]]:
        """Gives what stands on the paper: the card with its words explained, or what was decided about it."""
        if self.shows_rulings:
            found = rulings_of(self.card_id)
            return [f"• {words}" for words in found] or [tr("Nothing had to be decided about this card.")], ()
        return spec.text, notes(card) if card is not None else ()

    def _turn_over(self) -> None:
        self.shows_rulings = not self.shows_rulings
        self.rebuild()

    def turn(self, step: int) -> None:
        """Goes to a neighbour."""
        at = self.at + step
        if 0 <= at < len(self.ids):
            self.at = at
            if self.on_turn is not None:
                self.on_turn(at)
            self.rebuild()

    def _show(self, card_id: str) -> None:
        if card_id in self.ids:
            self.turn(self.ids.index(card_id) - self.at)
        else:
            self.app.push(CardScene(self.app, self.book, [card_id], 0))

    def handle(self, event: pygame.event.Event) -> bool:
        intent = intent_of(event)
        if intent in {Intent.LEFT, Intent.RIGHT}:
            self.turn(-1 if intent is Intent.LEFT else 1)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_r:
            self._turn_over()
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_RIGHT:
            self.back()
            return True
        return super().handle(event)
