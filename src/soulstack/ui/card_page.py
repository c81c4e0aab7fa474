"""What pages about one card share: its large face, words on plates, a card beside it, and turning to its neighbours."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.ui import paint, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.cards import FaceCache, FaceSpec, height_of
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


class CardPage(GuiScene):
    """Shows a card of a list and turns to its neighbours; a game fills in what it shows."""

    veils = 2
    notes: ScrollArea
    """What is said about the card."""

    def __init__(
        self,
        app: "App",
        book: "CardBook",
        ids: Sequence[str],
        at: int = 0,
        *,
        on_turn: Callable[[int], None] | None = None,
        seen: Mapping[str, int] | None = None,
        game: str = "",
    ) -> None:
        super().__init__(app)
        self.seen = seen or {}
        """In how many games each card was seen."""
        self.book = book
        self.ids = list(ids)
        self.at = at
        self.on_turn = on_turn
        """Is told the number of the card that is shown."""
        self.game = game or app.game
        """The key of the game that the card belongs to."""

    @property
    def card_id(self) -> str:
        """The card that is shown."""
        return self.ids[self.at]

    @property
    def faces(self) -> FaceCache:
        """The faces of its game."""
        faces: FaceCache = self.app.faces_of(self.game)
        return faces

    def add_board(self, area: Area, paper: Area, title: str, chips: Sequence[str], material: str = "wood") -> None:
        """Adds a board with the card's name, words about it in a row, and a paper for the rest."""
        x, top, wide, _ = area
        self.form.add(
            Panel(area, material),
            Panel(paper, "paper", radius=14, line=3),
            Label(
                (x + 26, top + 18, wide - 52, 54),
                title,
                size=36,
                font=theme.TITLE_FONT,
                outline=3,
                colour=theme.GOLD,
                align=CENTRE,
                grows=False,
            ),
            Chips((x + 26, top + 80, wide - 52, 32), chips),
        )

    def add_foot(self, area: Area) -> None:
        """Adds the ways to the neighbours and back, and what page this is."""
        x, top, wide, high = area
        y, right = top + high - 80, x + wide - 26
        last = len(self.ids) - 1
        before = Button((x + 26, y, 70, 58), "", lambda: self.turn(-1), icon="arrow_left", sound="page")
        after = Button((x + 106, y, 70, 58), "", lambda: self.turn(1), icon="arrow_right", sound="page")
        before.enabled, after.enabled = self.at > 0, self.at < last
        done = Button((right - 190, y, 190, 58), tr("Close"), self.back, material="brass", size=23)
        words = tr("{page} of {pages}", page=self.at + 1, pages=last + 1) if last else ""
        self.form.add(before, after, Label((x + 192, y, 270, 58), words, size=18, colour=theme.MUTED), done)
        self.form.set_focus(done)

    def met_words(self) -> list[str]:
        """Says in how many games the card was seen, if it was."""
        times = self.seen.get(self.card_id, 0)
        return [tr_n(times, "seen in {n} game", "seen in {n} games")] if times else []

    def turn(self, step: int) -> None:
        """Goes to a neighbour."""
        at = self.at + step
        if 0 <= at < len(self.ids):
            self.at = at
            if self.on_turn is not None:
                self.on_turn(at)
            self.rebuild()

    def show(self, card_id: str) -> None:
        """Shows another card: of the list, or by itself."""
        if card_id in self.ids:
            self.turn(self.ids.index(card_id) - self.at)
        else:
            self.app.go(Card(self.book, [card_id], game=self.game))

    def go_on(self) -> None:
        """Draws a step of the large faces."""

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._ground is not None:  # until then the frames have enough to do
            self.go_on()

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
