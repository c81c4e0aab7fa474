"""Keys as they lie on a keyboard: small caps of paper, for lists and cards of keys."""

from collections.abc import Sequence

import pygame

from soulstack.ui import fit, paint, theme
from soulstack.ui.space import Space
from soulstack.ui.widgets import Area, Widget


def draw_caps(surface: pygame.Surface, space: Space, caps: Sequence[str], right: tuple[int, int], px: int) -> int:
    """Draws keys that end at a point and gives how wide they are together."""
    high = round(px * 1.6)
    x = right[0]
    for cap in reversed(caps):
        image = paint.words(theme.BOLD_FONT, px, cap, theme.PAPER_TEXT)
        box = pygame.Rect(0, 0, max(high, image.get_width() + space.px(16)), high)
        box.midright = (x, right[1])
        # A cap is thicker below, as if it could be pressed.
        surface.blit(paint.plain(box.size, space.px(6), theme.INK), box.move(0, space.px(2)))
        surface.blit(paint.plate(box.size, space.px(6), "paper", space.px(2)), box)
        surface.blit(image, image.get_rect(center=box.center))
        x = box.left - space.px(7)
    return right[0] - x


class KeyRows(Widget):
    """Keys with what they do, in two columns."""

    focusable = False

    def __init__(self, area: Area, rows: Sequence[tuple[Sequence[str], str]]) -> None:
        super().__init__(area)
        self.rows = tuple((tuple(caps), words) for caps, words in rows)

    def draw(self, surface: pygame.Surface) -> None:
        space, half = self.space, -(-len(self.rows) // 2)
        step, wide = self.rect.height / half, self.rect.width // 2
        px = min(space.font_px(16), round(step * 0.48))
        # As wide as the widest keys need it, and no wider: what they do is longer.
        needs = [
            sum(max(round(px * 1.6), theme.font(theme.BOLD_FONT, px).size(cap)[0] + space.px(16)) for cap in caps)
            + (len(caps) - 1) * space.px(7)
            for caps, _ in self.rows
        ]
        for number, (caps, words) in enumerate(self.rows):
            column, row = divmod(number, half)
            before = max(needs[column * half : (column + 1) * half])
            left, y = self.rect.left + column * wide, self.rect.top + round((row + 0.5) * step)
            draw_caps(surface, space, caps, (left + before, y), px)
            place = pygame.Rect(left + before + space.px(14), 0, wide - before - space.px(26), round(step))
            place.centery = y
            fitted = fit.fit(theme.BODY_FONT, space.font_px(18), words, place.width, place.height)
            fit.put(surface, theme.BODY_FONT, fitted, place, theme.CREAM)
