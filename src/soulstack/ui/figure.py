"""A number with its picture, as statistics show it."""

import pygame

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.scenery import Area, Scenery


class Figure(Scenery):
    """A number with its picture before it, both together in the middle."""

    focusable = False

    def __init__(self, area: Area, icon: str, value: str) -> None:
        super().__init__(area)
        self.icon = icon
        self.value = value

    def draw(self, surface: pygame.Surface) -> None:
        gap, outline = self.space.px(10), self.space.px(3)
        image = paint.icon(self.icon, self.space.px(44))
        room = self.rect.width - image.get_width() - gap - 2 * outline
        px = text_fit.fit(theme.TITLE_FONT, self.space.px(38), self.value, room).px
        words = paint.words(theme.TITLE_FONT, px, self.value, theme.GOLD, outline)
        left = self.rect.centerx - (image.get_width() + gap + words.get_width()) // 2
        surface.blit(image, image.get_rect(midleft=(left, self.rect.centery)))
        surface.blit(words, words.get_rect(midleft=(left + image.get_width() + gap, self.rect.centery)))
