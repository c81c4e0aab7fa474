"""Every card there is, to look at and to search."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr, tr_lines, tr_n
from soulstack.app.statistics import load_statistics
from soulstack.ui import games, paint, theme
from soulstack.ui.cards import FaceCache, height_of
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.values import Pick
from soulstack.ui.input import Meant
from soulstack.ui.places import Card
from soulstack.ui.scenery import CENTRE, Area, Empty, Label, Panel
from soulstack.ui.scenes.library import LibraryScene
from soulstack.ui.screens import Shelves
from soulstack.ui.scrolling import ScrollArea

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.loop import App

CARD: Final = 131.0
"""The least width of a card; a wide window has more of them, not larger ones."""
GAP: Final = 13.0
BUDGET: Final = 5.0
"""Milliseconds a frame for drawing faces that are not there yet."""


def found_cards(
    shelves: Shelves,
    cards: Mapping[str, Any],
    *,
    kind: str = "",
    set_key: str = "",
    search: str = "",
    keyword: str = "",
) -> list[str]:
    """Lists the ids of the cards that fit, sorted by kind and name; every word of the search must occur.

    Those that have all of them in their name come first.
    """
    words = search.casefold().split()
    fit = []
    for card_id, card in cards.items():
        shown = shelves.kind_of(card)
        if kind and kind not in {shown, shelves.with_kind.get(shown)}:
            continue
        if (set_key and card.set != set_key) or (keyword and keyword not in card.keywords):
            continue
        kinds = f"{shown} {card.category} {' '.join(card.keywords)}".replace("_", " ")
        # Found in English, too: names of cards are the same everywhere.
        text = f"{card.name} {tr(card.name, meaning='card')} {card.text} {tr_lines(card.text)} {kinds}".casefold()
        if all(word in text for word in words):
            name = f"{card.name} {tr(card.name, meaning='card')}".casefold()
            elsewhere = not all(word in name for word in words)
            fit.append((elsewhere, shelves.order.index(shown), card.name.casefold(), card_id))
    return [card_id for _, _, _, card_id in sorted(fit)]


class CardGrid(ScrollArea):
    """Cards in rows; faces that are not drawn yet show their back for a moment."""

    def __init__(
        self,
        area: Area,
        faces: FaceCache,
        book: "CardBook",
        ids: Sequence[str],
        on_open: Callable[[int], None],
        *,
        still: bool = False,
    ) -> None:
        super().__init__(area, still=still, pad=14)
        self.faces = faces
        self.book = book
        self.ids = list(ids)
        self.on_open = on_open
        self.at = 0
        """The card that the keys are on."""
        self.under = -1
        """The card below the mouse."""
        self._asked: object = None

    def set_ids(self, ids: Sequence[str]) -> None:
        """Shows other cards from the first one on."""
        self.ids = list(ids)
        self.at, self.under = 0, -1
        self.measure()
        self.scroll_to(0, at_once=True)

    # -- places -----------------------------------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return max(1, (self.inner.width + self.space.px(GAP)) // self.space.px(CARD + GAP))

    @property
    def card_width(self) -> int:
        """Pixels of a card's width."""
        gap = self.space.px(GAP)
        return max(8, (self.inner.width - gap * (self.columns - 1)) // self.columns)

    @property
    def _row(self) -> int:
        return height_of(self.card_width) + self.space.px(GAP)

    def measure(self) -> None:
        rows = -(-len(self.ids) // self.columns)
        self.length = max(0, rows * self._row - self.space.px(GAP))
        self._asked = None

    def card_rect(self, at: int) -> pygame.Rect:
        """Gives the pixels of a card."""
        width, gap, inner = self.card_width, self.space.px(GAP), self.inner
        row, column = divmod(at, self.columns)
        return pygame.Rect(
            inner.left + column * (width + gap), inner.top + row * self._row - self.offset, width, height_of(width)
        )

    def card_at(self, pos: tuple[int, int]) -> int:
        """Gives the number of the card below a point, or -1."""
        if not self.rect.collidepoint(pos) or self.on_bar(pos):
            return -1
        return next((at for at in self.in_sight() if self.card_rect(at).collidepoint(pos)), -1)

    def in_sight(self, further: int = 0) -> range:
        """Gives the numbers of the cards that can be seen, with some rows more below."""
        first = max(0, (self.offset - self.space.px(self.pad)) // self._row)
        last = (self.offset + self.rect.height) // self._row + 1 + further
        return range(min(len(self.ids), first * self.columns), min(len(self.ids), last * self.columns))

    # -- mouse and keys ---------------------------------------------------------------------------------------------

    def point_at(self, pos: tuple[int, int]) -> None:
        """Notes the card below the mouse; the keys go on from there."""
        self.under = self.card_at(pos)
        if self.under >= 0:
            self.at = self.under

    def click(self, pos: tuple[int, int]) -> None:
        at = self.card_at(pos)
        if at >= 0:
            self.at = at
            self.on_open(at)

    def go(self, at: int) -> None:
        """Moves the keys to a card and brings it into sight."""
        self.at = max(0, min(len(self.ids) - 1, at))
        top = self.at // self.columns * self._row
        self.show(top, top + height_of(self.card_width))

    def turn_page(self, by: int) -> None:
        rows = max(1, abs(by) // self._row)
        self.go(self.at + rows * self.columns * (1 if by > 0 else -1))

    def intent(self, intent: Meant) -> bool:
        if not self.ids:
            return False
        if intent is Meant.CONFIRM:
            self.on_open(self.at)
            return True
        if intent in {Meant.FIRST, Meant.LAST}:
            self.go(0 if intent is Meant.FIRST else len(self.ids) - 1)
            return True
        step = {Meant.LEFT: -1, Meant.RIGHT: 1, Meant.UP: -self.columns, Meant.DOWN: self.columns}.get(intent, 0)
        if not step:
            return False
        if intent is Meant.UP and self.at < self.columns:
            return False
        if intent is Meant.DOWN and self.at // self.columns == (len(self.ids) - 1) // self.columns:
            return False
        self.go(self.at + step)
        return True

    # -- drawing ----------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        wanted = self.in_sight(further=1)
        key = (wanted, self.card_width, len(self.ids))
        if key != self._asked:
            self._asked = key
            # What was scrolled past need not be drawn any more.
            self.faces.cancel()
            for at in wanted:
                self.faces.request(self.book.spec(self.ids[at]), "table", self.card_width)
        if self.faces.waiting:
            self.faces.work(BUDGET)

    @property
    def ring(self) -> None:
        """Leaves the light to the card that the keys are on."""
        return

    def draw_content(self, surface: pygame.Surface) -> None:
        lit = self.at if self.focused else self.under
        for at in self.in_sight():
            if at != lit:
                self._draw_card(surface, at, self.card_rect(at))
        if lit in self.in_sight():
            rect = self.card_rect(lit)
            light = paint.glow(rect.size, self.space.px(8), self.space.px(9), theme.FOCUS)
            surface.blit(light, light.get_rect(center=(rect.centerx, rect.centery - self.space.px(3))))
            self._draw_card(surface, lit, rect.move(0, -self.space.px(3)))

    def _draw_card(self, surface: pygame.Surface, at: int, rect: pygame.Rect) -> None:
        spec = self.book.spec(self.ids[at])
        shade = self.faces.shadow(rect.size, self.space.px(6))
        surface.blit(
            shade,
            shade.get_rect(center=(rect.centerx, rect.centery + self.space.px(3))),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )
        if self.faces.ready(spec, "table", rect.width):
            image = self.faces.table(spec, rect.width)
        else:
            image = self.faces.back(self.book.back(self.ids[at]), rect.width)
        surface.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class GalleryScene(LibraryScene):
    """The grid with its search and its filters."""

    def __init__(self, app: "App", book: "CardBook | None" = None) -> None:
        told = Label(
            (0, 0, 1, 1),
            "",
            size=17,
            colour=theme.MUTED,
            font=theme.ITALIC_FONT,
            align=CENTRE,
            wrapped=True,
            middle=True,
        )
        super().__init__(app, told)
        self.book = book or app.screens.card_book()
        self.cards: Mapping[str, Any] = self.book.cards
        self.kind, self.set_key, self.keyword = "", "", ""
        self.seen = load_statistics().seen
        self.ids: list[str] = found_cards(app.screens.shelves, self.cards)
        self.empty = Empty((60, 150, 1160, 340), "cards", "")
        self.all = Button((500, 452, 280, 58), tr("Show all cards"), self._show_all, size=21)

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._tell()

    def build(self) -> None:
        sets = dict.fromkeys(card.set for card in self.cards.values())
        x, y, wide, high = self.spread()
        left, right, top = x + 44, x + wide - 44, y + 20
        well = (left, top + 126, right - left, high - 180)
        self.told.area = (left + 894, top + 74, right - left - 894, 42)
        self.grid = CardGrid(
            well,
            self.app.faces,
            self.book,
            self.ids,
            self._open,
            still=self.app.settings.reduced_motion,
        )
        filters = (
            Pick(
                (right - 652, top + 18, 244, 44),
                [
                    ("", tr("All sets")),
                    *((key, games.set_name(key)) for key in sorted(sets, key=lambda key: key != "base")),
                ],
                self.set_key,
                self._set_set,
                size=17,
            ),
            Pick(
                (right - 396, top + 18, 244, 44),
                [("", tr("Any keyword")), *((word, tr(word).capitalize()) for word in self._keywords())],
                self.keyword,
                self._set_keyword,
                size=17,
            ),
        )
        self.add_frame(
            (x, y, wide, high),
            tr("Gallery"),
            wells=[Panel(well, "well", radius=14, line=3)],
            searched=(left + 208, 320 + min(120, wide - 1280)),
            placeholder=tr("search name or text"),
            filters=filters,
        )
        self.form.add(
            Choice(
                (left, top + 74, 886, 42),
                [(kind, tr(words)) for kind, words in self.app.screens.shelves.kinds],
                self.kind,
                self._set_kind,
                size=17,
            ),
            self.grid,
            self.empty,
            self.all,
        )
        self.all.visible = not self.ids
        self.form.set_focus(self.grid)

    def rebuild(self) -> None:
        at = self.grid.at
        super().rebuild()
        if self.ids:
            self.grid.go(at)

    # -- finding ----------------------------------------------------------------------------------------------------

    def _set_kind(self, kind: str) -> None:
        self.kind = kind
        self.seek()

    def _set_set(self, key: str) -> None:
        self.set_key = key
        self.seek()

    def _keywords(self) -> list[str]:
        """Lists the keywords that any card has."""
        return [word for word in self.book.explained if any(word in card.keywords for card in self.cards.values())]

    def _set_keyword(self, word: str) -> None:
        self.keyword = word
        self.seek()

    @property
    def found(self) -> CardGrid:
        return self.grid

    def seek(self) -> None:
        self.ids = found_cards(
            self.app.screens.shelves,
            self.cards,
            kind=self.kind,
            set_key=self.set_key,
            search=self.search,
            keyword=self.keyword,
        )
        self.grid.set_ids(self.ids)
        self._tell()

    def _tell(self) -> None:
        count = len(self.ids)
        met = sum(card in self.seen for card in self.ids)
        told = tr_n(count, "{n} card", "{n} cards")
        if met:
            told = tr("{cards}, {n} of them seen in your games", cards=told, n=met)
        self.told.text = told if count else ""
        self.empty.text = "" if count else tr("No card is like that.")
        self.all.visible = not count

    def _show_all(self) -> None:
        self.kind, self.set_key, self.search, self.keyword = "", "", "", ""
        self.seek()
        self.rebuild()
        self.form.set_focus(self.grid)

    def _open(self, at: int) -> None:
        self.app.go(Card(self.book, self.ids, at, on_turn=self.grid.go, seen=self.seen))

    # -- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.grid.point_at(event.pos)
        return super().handle(event)

    def wheel(self, notches: float) -> bool:
        done = super().wheel(notches)
        self.grid.point_at(self.app.cursor)
        return done

    def leave(self) -> None:
        super().leave()
        self.app.faces.cancel()
