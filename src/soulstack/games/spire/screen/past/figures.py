"""The charts of the statistics: heroes with how often they win and what they do, levels, killers, acts, cards."""

from collections.abc import Sequence
from typing import Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.names import HEROES
from soulstack.games.spire.play.run_statistics import HeroSums, Sums
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.scenery import Area, Scenery

WIDEST: Final = 0.62


def share(part: int, whole: int) -> str:
    """Says a share.

    >>> share(1, 3), share(0, 0)
    ('33 %', '0 %')
    """
    return f"{round(100 * part / whole) if whole else 0} %"


NAMED: Final = 176.0
HEADS: Final = 5


def heroes_in(area: Area, sums: Sums, atelier: Atelier) -> list[Scenery]:
    """Lays out a row for each hero below what the columns count."""
    x, y, w, h = area
    high = (h - 30) / len(HEROES)
    rows = [HeroRow((x, y + 30 + k * high, w, high - 8), hero, sums, atelier) for k, hero in enumerate(HEROES)]
    return [HeroHeads((x, y, w, 28), atelier), *rows]


class HeroHeads(Scenery):
    """What the columns of the heroes count."""

    def __init__(self, area: Area, atelier: Atelier) -> None:
        super().__init__(area)
        self.atelier = atelier

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        heads = (tr("Won"), tr("Damage a fight"), tr("Best hit"), tr("Block for others"), tr("Vulnerable for others"))
        step = (box.w - NAMED - 10) / HEADS
        for k, words in enumerate(heads):
            brush.line(surface, words, box.x + NAMED + (k + 0.5) * step, box.y + 14, 13.0, room=step - 8)


class HeroRow(Scenery):
    """How often a hero has won, and what it did for itself and for others."""

    def __init__(self, area: Area, hero: str, sums: Sums, atelier: Atelier) -> None:
        super().__init__(area)
        self.hero, self.sums, self.atelier = hero, sums, atelier

    def draw(self, surface: pygame.Surface) -> None:
        row = self.atelier.box(self.space, self.rect)
        step = (row.w - NAMED - 10) / HEADS
        self._draw_hero(surface, self.hero, self.sums.heroes.get(self.hero, HeroSums()), row, row.x + NAMED, step)

    def _draw_hero(
        self, surface: pygame.Surface, hero: str, sums: HeroSums, row: Box, left: float, step: float
    ) -> None:
        brush = self.atelier.brush(self.space)
        tone = look.hero_colour(hero)
        brush.plate(surface, row, "deep" if sums.runs else "glass", radius=12, line=2, shadow=0)
        side = min(60.0, row.h - 12)
        rim = brush.kit.plate((side, side), theme.lighter(tone, -30), theme.lighter(tone, -90), radius=10, border=2)
        brush.kit.put(surface, rim, row.x + 8, row.cy - side / 2)
        found = pictures.picture("hero", f"{hero}_portrait")
        if found is not None:
            brush.kit.put(surface, brush.picture(found, side - 6, side - 6), row.x + 8 + side / 2, row.cy, 0.5, 0.5)
        brush.text(surface, tr(HEROES[hero]), row.x + side + 20, row.cy, 17, tone, 0.0, room=176 - side - 26)
        bar = Box(left + 8, row.cy + 8, step - 24, 11)
        brush.plate(surface, bar, "glass", radius=5, line=1.2, shadow=0)
        if sums.won:
            brush.plate(
                surface,
                Box(bar.x, bar.y, max(11.0, bar.w * sums.won / sums.runs), bar.h),
                "brass",
                radius=5,
                line=1.2,
                shadow=0,
            )
        counts = tr("{won} of {played}", won=sums.won, played=sums.runs)
        brush.text(surface, share(sums.won, sums.runs), bar.x, row.cy - 9, 18, look.LANTERN, 0.0)
        brush.line(surface, counts, bar.right, row.cy - 9, 13, ax=1.0, room=bar.w - 54)
        numbers = (f"{sums.per_fight:.1f}", str(sums.best), str(sums.given), str(sums.set_up))
        icons = ("hit", "attack_all", "block", "vulnerable")
        for k, (icon, number) in enumerate(zip(icons, numbers, strict=True), 1):
            x = left + (k + 0.5) * step
            brush.icon(surface, icon, x - 20, row.cy, 24)
            brush.text(surface, number, x - 4, row.cy, 19, ax=0.0, room=step / 2)


class Columns(Scenery):
    """Bars side by side, each with a number above and words below."""

    def __init__(self, area: Area, bars: Sequence[tuple[str, float, str]], atelier: Atelier, empty: str = "") -> None:
        super().__init__(area)
        self.bars, self.atelier, self.empty = tuple(bars), atelier, empty

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        if not any(value for _, value, _ in self.bars):
            brush.line(surface, self.empty, box.cx, box.cy, 15, room=box.w - 20)
            return
        wide = min(96.0, box.w / len(self.bars))
        most = max(value for _, value, _ in self.bars)
        left = box.cx - wide * len(self.bars) / 2
        floor = box.bottom - 26
        for k, (words, value, above) in enumerate(self.bars):
            x = left + (k + 0.5) * wide
            tall = (box.h - 58) * value / most
            if tall >= 4:
                bar = Box(x - wide * WIDEST / 2, floor - tall, wide * WIDEST, tall)
                brush.plate(surface, bar, "brass", radius=5, line=1.8, shadow=0)
            brush.line(surface, above, x, floor - tall - 12, 13, theme.CREAM, room=wide - 2)
            brush.line(surface, words, x, floor + 13, 14, room=wide - 4)


class Rows(Scenery):
    """Bars below each other: a name, how long it is, what it counts."""

    def __init__(
        self, area: Area, rows: Sequence[tuple[str, int, str]], atelier: Atelier, empty: str = "", most: int = 0
    ) -> None:
        super().__init__(area)
        self.rows, self.atelier, self.empty = tuple(rows), atelier, empty
        self.most = max((most, *(n for _, n, _ in self.rows)))
        """What the longest bar counts."""

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        if not self.rows:
            brush.line(surface, self.empty, box.cx, box.cy, 15, room=box.w - 20)
            return
        most = self.most
        high = min(38.0, box.h / len(self.rows))
        for k, (name, n, words) in enumerate(self.rows):
            y = box.y + (k + 0.5) * high
            brush.line(surface, name, box.x, y, 15, theme.CREAM, 0.0, room=box.w * 0.42)
            bar = Box(box.x + box.w * 0.44, y - 8, max(10.0, box.w * 0.34 * n / most), 16)
            brush.plate(surface, bar, "brass", radius=5, line=1.6, shadow=0)
            brush.line(surface, words, box.right, y, 14, look.LANTERN, 1.0, room=box.w * 0.2)
