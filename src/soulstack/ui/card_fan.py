"""A few cards to look at on a menu, beside each other or one over the other."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.ui.cards import FaceCache, height_of
from soulstack.ui.scenery import Area, Scenery

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook

BUDGET: Final = 4.0
"""Milliseconds a frame for drawing faces that are not there yet."""


class CardFan(Scenery):
    """Cards as high as its area, spread over its width; one that is not drawn yet shows its back for a moment."""

    focusable = False

    def __init__(self, area: Area, faces: FaceCache, book: "CardBook", ids: Sequence[str]) -> None:
        super().__init__(area)
        self.faces = faces
        self.book = book
        self.ids = tuple(ids)

    @property
    def card_width(self) -> int:
        """Pixels of a card's width."""
        width = self.rect.height * 63 // 88
        while height_of(width) > self.rect.height:
            width -= 1
        return max(8, width)

    def card_rect(self, at: int) -> pygame.Rect:
        """Gives the pixels of a card."""
        width = self.card_width
        spare = self.rect.width - width
        step = min(width + self.space.px(8), spare // max(1, len(self.ids) - 1))
        return pygame.Rect(self.rect.left + at * step, self.rect.top, width, height_of(width))

    def update(self, dt: float) -> None:  # noqa: ARG002 - the protocol's signature
        for card in self.ids:
            spec = self.book.spec(card)
            if not self.faces.ready(spec, "table", self.card_width):
                self.faces.request(spec, "table", self.card_width)
        if self.faces.waiting:
            self.faces.work(BUDGET)

    def draw(self, surface: pygame.Surface) -> None:
        for at, card in enumerate(self.ids):
            rect, spec = self.card_rect(at), self.book.spec(card)
            shade = self.faces.shadow(rect.size, self.space.px(5))
            surface.blit(shade, shade.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)
            if self.faces.ready(spec, "table", rect.width):
                image = self.faces.table(spec, rect.width)
            else:
                image = self.faces.back(self.book.back(card), rect.width)
            surface.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
