"""One card, as large as it can be read, with everything that there is to say about it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.app.rulings import rulings_of
from soulstack.games.foursouls.screen.faces import KEYWORDS
from soulstack.ui import games, paint, text_fit, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.cards import FaceCache, FaceSpec, height_of, textlay
from soulstack.ui.gui.control import Drawn
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.places import Card
from soulstack.ui.scenery import CENTRE, Area, Label, Panel, Scenery
from soulstack.ui.scrolling import ScrollArea
from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.loop import App

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


class CardPicture(Scenery):
    """The whole face; until it is drawn, the small face stands in for it."""

    focusable = False

    def __init__(self, area: Area, faces: FaceCache, spec: FaceSpec) -> None:
        super().__init__(area)
        self.faces = faces
        self.spec = spec
        self._stand_in: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        shade = self.faces.shadow(rect.size, self.space.px(16))
        surface.blit(shade, shade.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)
        if self.faces.ready(self.spec, "full", rect.width):
            self._stand_in = None
            image = self.faces.full(self.spec, rect.width)
        else:
            image = self._small(rect.width)
        surface.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _small(self, width: int) -> pygame.Surface:
        """Gives the small face enlarged."""
        if self._stand_in is None or self._stand_in.get_width() != width:
            small = self.faces.table(self.spec, max(8, width // 3))
            self._stand_in = pygame.transform.smoothscale(small, (width, height_of(width)))
        return self._stand_in

    def go_on(self) -> None:
        """Draws a step of the large face, which takes longer than a frame."""
        if self._stand_in is not None:
            self.faces.request(self.spec, "full", self.rect.width)
            self.faces.work(0)


class Chips(Scenery):
    """A few words each on a plate of its own, in one row."""

    focusable = False

    def __init__(self, area: Area, texts: Sequence[str], size: float = 17) -> None:
        super().__init__(area)
        self.texts = tuple(texts)
        self.size = size

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        gap, pad = space.px(8), space.px(12)
        px = space.font_px(self.size)
        while px > 8 and self._wide(px, pad, gap) > self.rect.width:
            px -= 1
        x = self.rect.centerx - self._wide(px, pad, gap) // 2
        for text in self.texts:
            image = paint.words(theme.BODY_FONT, px, text, theme.CREAM)
            plate = pygame.Rect(x, self.rect.top, image.get_width() + 2 * pad, self.rect.height)
            surface.blit(paint.plate(plate.size, plate.height // 2, "well", space.px(2)), plate)
            surface.blit(image, image.get_rect(center=plate.center))
            x = plate.right + gap

    def _wide(self, px: int, pad: int, gap: int) -> int:
        face = theme.font(theme.BODY_FONT, px)
        return sum(face.size(text)[0] + 2 * pad for text in self.texts) + gap * (len(self.texts) - 1)


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


class RelatedCard(Drawn):
    """A card that belongs to the one that is shown; pressing it shows that one."""

    corner = 8

    def __init__(self, area: Area, faces: FaceCache, book: "CardBook", card: str, on_press: Callable[[], None]) -> None:
        super().__init__(area)
        self.cards = CardFan(area, faces, book, [card])
        self.text = book.name(card)
        self.on_press = on_press

    def let_go(self, pos: tuple[int, int], *, inside: bool) -> None:  # noqa: ARG002 - the protocol's signature
        if inside:
            self.on_press()

    def intent(self, intent: Meant) -> bool:
        if intent is Meant.CONFIRM:
            self.on_press()
        return intent is Meant.CONFIRM

    @property
    def ring(self) -> pygame.Rect:
        return self.cards.card_rect(0)

    def layout(self, space: Space) -> None:
        super().layout(space)
        self.cards.layout(space)

    def update(self, dt: float) -> None:
        self.cards.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.cards.draw(surface)


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


class CardScene(GuiScene):
    """Shows a card of a list and turns to its neighbours."""

    veils = 2

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
        other = self._other(card)
        still = self.app.settings.reduced_motion
        paper = (560.0, top + 128, 640.0 - (168 if other else 0), high - 222)
        self.picture = CardPicture((82, top, WIDTH, high), self.app.faces, spec)
        self.notes = CardNotes(paper, notes(card) if card is not None else (), rulings_of(self.card_id), still=still)
        self.form.add(
            self.picture,
            Panel((534, top, 692, high), "wood"),
            Panel(paper, "paper", radius=14, line=3),
            Label(
                (560, top + 18, 640, 54),
                spec.title,
                size=36,
                font=theme.TITLE_FONT,
                outline=3,
                colour=theme.GOLD,
                align=CENTRE,
                grows=False,
            ),
            Chips((560, top + 80, 640, 32), self._about(card)),
            self.notes,
        )
        if card is not None and other:
            word = tr("Starting item") if card.kind == "character" else tr("Character")
            self.form.add(
                Label((1046, top + 130, 152, 30), word, size=17, align=CENTRE),
                RelatedCard((1050, top + 164, 146, 204), self.app.faces, self.book, other, lambda: self._show(other)),
            )
        y = top + high - 80
        last = len(self.ids) - 1
        before = Button((560, y, 70, 58), "", lambda: self.turn(-1), icon="arrow_left", sound="page")
        after = Button((640, y, 70, 58), "", lambda: self.turn(1), icon="arrow_right", sound="page")
        before.enabled, after.enabled = self.at > 0, self.at < last
        done = Button((1010, y, 190, 58), tr("Close"), self.back, material="brass", size=23)
        words = tr("{page} of {pages}", page=self.at + 1, pages=last + 1) if last else ""
        self.form.add(before, after, Label((726, y, 270, 58), words, size=18, colour=theme.MUTED), done)
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

    def _about(self, card: Any) -> list[str]:
        times = self.seen.get(self.card_id, 0)
        told = about(card) if card is not None else []
        return [*told, tr_n(times, "seen in {n} game", "seen in {n} games")] if times else told

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
            self.app.go(Card(self.book, [card_id]))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._ground is not None:  # until then the frames have enough to do
            self.picture.go_on()

    def wheel(self, notches: float) -> bool:
        if self.notes.furthest and self.notes.rect.collidepoint(self.app.cursor):
            self.notes.wheel(notches)
        else:
            self.turn(-1 if notches > 0 else 1)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        intent = meant_by(event)
        if intent in {Meant.LEFT, Meant.RIGHT}:
            self.turn(-1 if intent is Meant.LEFT else 1)
            return True
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            return self.notes.key(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_RIGHT:
            self.back()
            return True
        return super().handle(event)
