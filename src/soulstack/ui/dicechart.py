"""The throws of a die as six bars, and what they say about it in words."""

import pygame

from soulstack.app.fairness import ENOUGH, ODD, VERY_ODD, average, luck, spread
from soulstack.app.language import tenths, tr, tr_n
from soulstack.ui import paint, theme
from soulstack.ui.scenery import Area, Scenery


def fairness_words(counts: list[int]) -> str:
    """Says whether dice were fair, as far as so many throws can tell."""
    rolls = sum(counts)
    if rolls < ENOUGH:
        return tr_n(rolls, "{n} throw is too few to tell.", "{n} throws are too few to tell.")
    chance = spread(counts)
    share = max(1, round(chance * 100))
    if chance >= ODD:
        return tr("Fair: of 100 honest dice, {n} would have been at least as uneven.", n=share)
    if chance >= VERY_ODD:
        return tr("A little odd: only {n} of 100 honest dice are so uneven. That happens.", n=share)
    return tr("Very odd: fewer than 1 of 100 honest dice are so uneven.")


def luck_words(counts: list[int]) -> str:
    """Says how lucky a player was."""
    if not sum(counts):
        return tr("never rolled")
    share = round(luck(counts))
    mean = tenths(average(counts))
    if share >= 80:
        return tr("average {mean}, luckier than {n} of 100", mean=mean, n=min(99, share))
    if share <= 20:
        return tr("average {mean}, unluckier than {n} of 100", mean=mean, n=min(99, 100 - share))
    return tr("average {mean}, as expected", mean=mean)


class DiceChart(Scenery):
    """Six bars above six faces; a line shows where fair dice would end."""

    focusable = False

    def __init__(self, area: Area, counts: list[int]) -> None:
        super().__init__(area)
        self.counts = counts

    def draw(self, surface: pygame.Surface) -> None:
        space, rect = self.space, self.rect
        gap = space.px(10)
        wide = (rect.width - 5 * gap) // 6
        face = min(wide, space.px(34))
        label = space.font_px(16)
        floor = rect.bottom - face - space.px(8)
        high = max(1, floor - rect.top)
        most = max(1, *self.counts)
        rolls = sum(self.counts)
        for number, count in enumerate(self.counts):
            x = rect.left + number * (wide + gap)
            tall = round(high * count / most)
            if tall >= space.px(6):
                bar = pygame.Rect(x, floor - tall, wide, tall)
                surface.blit(paint.plate(bar.size, min(space.px(7), tall // 2), "brass", space.px(2)), bar)
            words = paint.words(theme.BOLD_FONT, label, str(count), theme.CREAM, max(1, space.px(1.6)))
            surface.blit(words, words.get_rect(midbottom=(x + wide // 2, floor - space.px(3))))
            icon = paint.icon(f"die_{number + 1}", face)
            surface.blit(icon, icon.get_rect(midtop=(x + wide // 2, floor + space.px(6))))
        if rolls:
            y = floor - round(high * rolls / 6 / most)
            for x in range(rect.left, rect.right, space.px(12)):
                pygame.draw.line(
                    surface, theme.FOCUS, (x, y), (min(rect.right, x + space.px(6)), y), max(1, space.px(2))
                )
