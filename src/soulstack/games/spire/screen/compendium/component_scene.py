"""One component, as large as it can be read: both sides of a card, the figure of an enemy, and all that is said about it."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.play import profiles
from soulstack.games.spire.play.component import Chapter, Line, belongs_to, chapters_of, chips_of, links_of
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.brush import Brush
from soulstack.games.spire.screen.compendium.leaf import Leaf
from soulstack.ui import paint
from soulstack.ui.card_page import CardPage, CardPicture, RelatedCard
from soulstack.ui.cards import height_of
from soulstack.ui.gui.press import Button
from soulstack.ui.paint.kit import Kit
from soulstack.ui.places import Rules
from soulstack.ui.scenery import CENTRE, Area, Label, Panel, Scenery

if TYPE_CHECKING:
    from soulstack.games.spire.screen.faces import SpireBook

ALONE: Final = 420.0
PAIR: Final = 306.0
"""How wide a face is by itself, and how wide one of two sides is."""
TOP: Final = (720 - height_of(round(ALONE))) / 2
HIGH: Final = float(height_of(round(ALONE)))
MOST_LINKS: Final = 5
LINK: Final = 95.0
"""How wide a link must be at least."""
MOST_RELATED: Final = 7
LINKS: Final = 44.0
RELATED: Final = 106.0
"""How high the rows of links and of related components are."""


class Portrait(Scenery):
    """The figure of an enemy in the light of its place."""

    focusable = False

    def __init__(self, area: Area, card: s.EnemyDef) -> None:
        super().__init__(area)
        self.card = card
        self._image: pygame.Surface | None = None
        self._size = (0, 0)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        if self._image is None or self._size != rect.size:
            self._size = rect.size
            brush = Brush(Kit(self.space.scale))
            found = pictures.enemy(self.card.id, self.card.name)
            scale = self.space.scale
            fitted = found.fitted((rect.width - 20) / scale, (rect.height - 20) / scale)
            self._image = brush.figure(found, fitted[1], rim=(255, 226, 170), cold=(110, 130, 150))
        surface.blit(
            self._image,
            self._image.get_rect(midbottom=(rect.centerx, rect.bottom - self.space.px(10))),
            special_flags=paint.PREMULTIPLIED,
        )


class ComponentScene(CardPage):
    """Shows a component of a list and turns to its neighbours."""

    book: "SpireBook"

    def build(self) -> None:
        look.furnish()
        thing = self.book.cards.get(self.card_id.removesuffix(UP))
        self.pictures: list[CardPicture] = []
        related = belongs_to(thing, self.book.cards)[:MOST_RELATED] if thing is not None else []
        board = self._add_picture(thing, RELATED if related else 0.0)
        links = links_of(thing)[:MOST_LINKS] if thing is not None and self._is_open(thing) else []
        if isinstance(thing, s.EnemyDef):
            self._add_related(related, 108, TOP + HIGH - RELATED - 16, ALONE - 52)
            related = []
        x, top, wide, high = board
        inside = wide - 52
        paper = (x + 26, top + 124, inside, high - 216 - (LINKS if links else 0) - (RELATED if related else 0))
        self.notes = Leaf(paper, self._chapters(thing), still=self.app.settings.reduced_motion)
        chips = [*(chips_of(thing) if thing is not None else []), *self.met_words()]
        self.add_board(board, paper, self.book.name(self.card_id.removesuffix(UP)), chips, "stone")
        self.form.add(self.notes)
        y = paper[1] + paper[3] + 8
        if related:
            self._add_related(related, x + 26, y, inside)
            y += RELATED
        self._add_links(links, (x + 26, y, inside, LINKS - 8))
        self.add_foot(board)

    def _chapters(self, thing: Any) -> list[Chapter]:
        if thing is None:
            return []
        if not self._is_open(thing):
            return [Chapter("", (Line(tr("What can be done there shows once you have met it.")),))]
        return chapters_of(thing, self.book.cards)

    def _is_open(self, thing: Any) -> bool:
        """Tells whether all of a component may be told: of an event once it was met, or with everything unlocked."""
        if not isinstance(thing, s.EventDef):
            return True
        chosen = profiles.load().chosen
        return chosen.everything or thing.id in chosen.met

    def _add_links(self, links: list[tuple[str, str]], area: Area) -> None:
        """Adds what leads into the rules, side by side."""
        x, y, wide, high = area
        gap, text = 8.0, self.app.space.text
        links = links[: int((wide + gap) // (LINK * text + gap))]
        each = min(150.0 * text, (wide - gap * (len(links) - 1)) / max(1, len(links)))
        for at, (words, rule) in enumerate(links):
            rules = Rules(rule, self.game)
            place = (x + at * (each + gap), y, each, high)
            self.form.add(Button(place, words, lambda to=rules: self.app.go(to), size=16))  # type: ignore[misc]

    # -- pictures ---------------------------------------------------------------------------------------------------

    def _add_picture(self, thing: Any, below: float) -> Area:
        """Adds what is looked at, at the left, and gives what is left for the board; an enemy leaves room below it."""
        if isinstance(thing, s.EnemyDef):
            self._add_figure(thing, below)
            return (534.0, TOP, 692.0, HIGH)
        if getattr(thing, "up", None) is None:
            self._add_face((82, TOP, ALONE, HIGH), self.book.spec(self.card_id))
            return (534.0, TOP, 692.0, HIGH)
        high = float(height_of(round(PAIR)))
        y = 360 - high / 2
        base = self.card_id.removesuffix(UP)
        self._add_face((26, y, PAIR, high), self.book.spec(base))
        self._add_face((26 + PAIR + 28, y, PAIR, high), self.book.better_spec(base))
        self.form.add(
            Label((26, y - 40, PAIR, 32), tr("As it comes"), size=19, align=CENTRE, colour=look.MUTED),
            Label((54 + PAIR, y - 40, PAIR, 32), tr("Upgraded"), size=19, align=CENTRE, colour=look.RAISED),
        )
        return (692.0, TOP, 562.0, HIGH)

    def _add_face(self, area: Area, spec: Any) -> None:
        picture = CardPicture(area, self.faces, spec)
        self.pictures.append(picture)
        self.form.add(picture)

    def _add_figure(self, card: s.EnemyDef, below: float) -> None:
        self.form.add(
            Panel((82, TOP, ALONE, HIGH), "dusk"),
            Panel((100, TOP + 18, ALONE - 36, HIGH - 36 - below), "glass", radius=12, line=2),
            Portrait((104, TOP + 22, ALONE - 44, HIGH - 44 - below), card),
        )

    def _add_related(self, related: list[str], x: float, y: float, wide: float) -> None:
        step = min(78.0, wide / max(1, len(related)))
        for at, card in enumerate(related):
            place = (x + at * step, y, 72.0, RELATED - 8)
            self.form.add(RelatedCard(place, self.faces, self.book, card, lambda to=card: self.show(to)))  # type: ignore[misc]

    def go_on(self) -> None:
        for picture in self.pictures:
            picture.go_on()
