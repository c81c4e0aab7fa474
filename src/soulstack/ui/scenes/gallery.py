"""Every card there is, to look at and to search."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.ui import paint, theme
from soulstack.ui.cards import FaceCache, height_of
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.values import Pick
from soulstack.ui.input import Meant
from soulstack.ui.keycaps import Cap
from soulstack.ui.places import Card
from soulstack.ui.scenery import CENTRE, Area, Empty, Label, Panel
from soulstack.ui.scenes.library import SWITCH, LibraryScene
from soulstack.ui.screens import Shelves
from soulstack.ui.scrolling import ScrollArea

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.loop import App

CARD: Final = 131.0
"""The least width of a card; a wide window has more of them, not larger ones."""
GAP: Final = 13.0
TITLE: Final = 172.0
"""How wide the title of the page is."""
FLIP: Final = 178.0
"""How wide the button that turns cards over is, with its key."""
ROOMY: Final = 250.0
"""How wide a search is that says what it goes through."""
BUDGET: Final = 5.0
"""Milliseconds a frame for drawing faces that are not there yet."""


def found_cards(
    shelves: Shelves,
    cards: Mapping[str, Any],
    *,
    kind: str = "",
    chosen: Mapping[str, str] = MappingProxyType({}),
    search: str = "",
) -> list[str]:
    """Lists the ids of the cards that fit, sorted by kind and name; every word of the search must occur.

    Those that have all of them in their name come first.
    """
    words = search.casefold().split()
    narrow = [(each, chosen[each.key]) for each in shelves.filters if chosen.get(each.key)]
    fit = []
    for card_id, card in cards.items():
        shown = shelves.kind_of(card)
        if kind and kind not in {shown, shelves.with_kind.get(shown)}:
            continue
        if any(value not in each.values(card) for each, value in narrow):
            continue
        # Found in English, too: names of cards are the same everywhere.
        name = f"{card.name} {tr(card.name, meaning='card')}".casefold()
        text = f"{name} {shelves.searched(card)}".casefold() if words else ""
        if all(word in text for word in words):
            elsewhere = not all(word in name for word in words)
            fit.append(((elsewhere, shelves.order.index(shown), *shelves.rank(card), card.name.casefold()), card_id))
    return [card_id for _, card_id in sorted(fit)]


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
        face: str = "table",
        still: bool = False,
    ) -> None:
        super().__init__(area, still=still, pad=14)
        self.face = face
        """Which face of a card is shown."""
        self.faces = faces
        self.book = book
        self.ids = list(ids)
        self.on_open = on_open
        self.at = 0
        """The card that the keys are on."""
        self.under = -1
        """The card below the mouse."""
        self.flipped = False
        """Whether upgraded sides are turned up."""
        self._asked: object = None

    def set_ids(self, ids: Sequence[str]) -> None:
        """Shows other cards from the first one on."""
        self.ids = list(ids)
        self.at, self.under = 0, -1
        self.measure()
        self.scroll_to(0, at_once=True)

    def _side(self, at: int) -> str:
        """Gives the side of a card that lies there."""
        return self.book.side(self.ids[at], upgraded=self.flipped)

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
        key = (wanted, self.card_width, len(self.ids), self.flipped)
        if key != self._asked:
            self._asked = key
            # What was scrolled past need not be drawn any more.
            self.faces.cancel()
            for at in wanted:
                self.faces.request(self.book.spec(self._side(at)), self.face, self.card_width)
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
        spec = self.book.spec(self._side(at))
        shade = self.faces.shadow(rect.size, self.space.px(6))
        surface.blit(
            shade,
            shade.get_rect(center=(rect.centerx, rect.centery + self.space.px(3))),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )
        if self.faces.ready(spec, self.face, rect.width):
            image = getattr(self.faces, self.face)(spec, rect.width)
        else:
            image = self.faces.back(self.book.back(self.ids[at]), rect.width)
        surface.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class GalleryScene(LibraryScene):
    """The grid with its search and its filters."""

    def __init__(self, app: "App", game: str = "") -> None:
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
        super().__init__(app, told, game)
        self.empty = Empty((60, 150, 1160, 340), "cards", "")
        self.all = Button((500, 452, 280, 58), tr("Show all cards"), self._show_all, size=21)
        self.open_game()

    def open_game(self) -> None:
        self.book: CardBook = self.screens.card_book()
        self.cards: Mapping[str, Any] = self.book.cards
        self.kind = ""
        self.chosen: dict[str, str] = {}
        """What each of the lists is set to."""
        self.flipped = False
        self.seen = self.shelves.seen()
        self.ids: list[str] = found_cards(self.shelves, self.cards)

    @property
    def shelves(self) -> Shelves:
        """How the game sorts its cards."""
        return self.screens.shelves

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._tell()

    def build(self) -> None:
        x, y, wide, high = self.spread()
        left, right, top = x + 44, x + wide - 44, y + 20
        well = (left, top + 126, right - left, high - 180)
        still = self.app.settings.reduced_motion
        faces = self.app.faces_of(self.game)
        self.grid = CardGrid(well, faces, self.book, self.ids, self._open, face=self.shelves.face, still=still)
        self.grid.flipped = self.flipped
        first, second, searched = self._rows(left, right, top)
        self.add_frame(
            (x, y, wide, high),
            tr("Gallery"),
            wells=[Panel(well, "well", radius=14, line=3)],
            searched=searched,
            placeholder=tr("search name or text") if searched[1] > ROOMY else tr("Search"),
            filters=first,
            switch=left + TITLE,
        )
        self.form.add(*second, self.grid, self.empty, self.all)
        self.all.visible = not self.ids
        self._tell()
        self.form.set_focus(self.grid)

    def _rows(self, left: float, right: float, top: float) -> tuple[list[Any], list[Any], tuple[float, float]]:
        """Gives what stands in the row of the title and in the row below it, and where the search begins and how wide it is."""
        begins = left + TITLE + SWITCH + 10
        if self.shelves.kinds:
            listed = 174.0 * len(self.shelves.filters)
            kinds = [(kind, tr(words)) for kind, words in self.shelves.kinds]
            self.told.area = (left + 894, top + 74, right - left - 894, 42)
            first = self._lists(right - 146 - listed, listed, top + 18, 44)
            bar = Choice((left, top + 74, 886, 42), kinds, self.kind, self._set_kind, size=17)
            return first, [bar], (begins, right - 146 - listed - begins - 8)
        turned = FLIP if self.shelves.flips else 0.0
        second = self._lists(left, right - left - turned, top + 74, 42)
        if turned:
            second += self._flip((right - FLIP, top + 74, FLIP, 42))
        broad = max(240.0, (right - 146 - begins) * 0.5)
        self.told.area = (begins + broad + 10, top + 18, right - 146 - begins - broad - 16, 44)
        return [], second, (begins, broad)

    def _lists(self, left: float, wide: float, y: float, high: float) -> list[Any]:
        """Gives the lists that fold down, side by side."""
        filters = self.shelves.filters
        each = wide / max(1, len(filters))
        return [
            Pick(
                (left + at * each, y, each - 8, high),
                [("", tr(one.every)), *one.options(self.cards)],
                self.chosen.get(one.key, ""),
                lambda value, key=one.key: self._choose(key, value),  # type: ignore[misc]  # mypy wants no default
                size=17,
            )
            for at, one in enumerate(filters)
        ]

    def _flip(self, area: Area) -> list[Any]:
        """Gives the button that turns all cards to their other side, with its key before it."""
        x, y, wide, high = area
        word = tr("As printed") if self.flipped else tr("Upgraded")
        return [
            Cap((x, y, 28, high), "U"),
            Button(
                (x + 34, y, wide - 34, high), word, self.flip, size=17, material="brass" if self.flipped else "wood"
            ),
        ]

    def rebuild(self) -> None:
        at = self.grid.at
        super().rebuild()
        if self.ids:
            self.grid.go(at)

    # -- finding ----------------------------------------------------------------------------------------------------

    def flip(self) -> None:
        """Turns all cards to their upgraded side, or back."""
        self.flipped = not self.flipped
        self.app.sound.play("page")
        on_grid = self.form.focus is self.grid
        self.rebuild()
        if on_grid:
            self.form.set_focus(self.grid)

    def _set_kind(self, kind: str) -> None:
        self.kind = kind
        self.seek()

    def _choose(self, key: str, value: str) -> None:
        self.chosen[key] = value
        self.seek()

    @property
    def found(self) -> CardGrid:
        return self.grid

    def seek(self) -> None:
        self.ids = found_cards(self.shelves, self.cards, kind=self.kind, chosen=self.chosen, search=self.search)
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
        self.kind, self.search = "", ""
        self.chosen.clear()
        self.seek()
        self.rebuild()
        self.form.set_focus(self.grid)

    def _open(self, at: int) -> None:
        self.app.go(Card(self.book, self.ids, at, on_turn=self.grid.go, seen=self.seen, game=self.game))

    # -- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.grid.point_at(event.pos)
        if self.shelves.flips and self.form.focus is not self.entry and _is_flip(event):
            if event.type == pygame.KEYDOWN:
                self.flip()
            return True
        return super().handle(event)

    def wheel(self, notches: float) -> bool:
        done = super().wheel(notches)
        self.grid.point_at(self.app.cursor)
        return done

    def leave(self) -> None:
        super().leave()
        self.app.faces.cancel()


def _is_flip(event: pygame.event.Event) -> bool:
    """Tells whether an event is the key that turns cards over, or the letter that comes with it."""
    if event.type == pygame.TEXTINPUT:
        return bool(event.text.casefold() == "u")
    return bool(event.type == pygame.KEYDOWN and event.key == pygame.K_u)
