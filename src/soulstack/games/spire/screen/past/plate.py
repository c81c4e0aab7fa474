"""What one run came to, on a plate."""

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play import past_words
from soulstack.games.spire.play.names import HEROES
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.games.spire.screen.past.reading import Past
from soulstack.games.spire.screen.rooms.lines import Pen, draw_lines, fitted
from soulstack.ui import theme
from soulstack.ui.dates import said_date
from soulstack.ui.geometry import Box
from soulstack.ui.scenery import Area, Scenery


class RunPlate(Scenery):
    """What one run came to: who climbed and by whom, how far, what ended it, how it went."""

    def __init__(self, area: Area, atelier: Atelier) -> None:
        super().__init__(area)
        self.atelier = atelier
        self.past: Past | None = None

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        brush.plate(surface, box, "deep", radius=16)
        if self.past is None or self.past.problem:
            return
        entry = self.past.entry
        won = entry.won
        brush.icon(surface, "crown" if won else "skull", box.x + 38, box.y + 42, 44)
        title = past_words.ending(entry)
        brush.text(surface, title, box.x + 70, box.y + 32, 25, look.GOOD if won else look.BAD, 0.0, room=box.w - 90)
        below = past_words.killer(entry) or past_words.modifiers(entry) or said_date(entry.when)
        brush.line(surface, below, box.x + 70, box.y + 60, 15, ax=0.0, room=box.w - 90)
        y = box.y + 86
        high = min(112.0, 330.0 / max(1, len(entry.heroes)))
        for one in entry.heroes:
            row = Box(box.x + 14, y, box.w - 28, high - 8)
            brush.plate(surface, row, "glass", radius=11, line=2, shadow=0)
            tone = look.hero_colour(one.hero)
            side, tall = min(64.0, row.h - 10), min(66.0, row.h)
            rim = brush.kit.plate((side, side), theme.lighter(tone, -30), theme.lighter(tone, -90), radius=10, border=2)
            brush.kit.put(surface, rim, row.x + 6, row.y + 5)
            found = pictures.picture("hero", f"{one.hero}_portrait")
            if found is not None:
                image = brush.picture(found, side - 6, side - 6)
                brush.kit.put(surface, image, row.x + 6 + side / 2, row.y + 5 + side / 2, 0.5, 0.5)
            left = row.x + side + 18
            wide = brush.text(surface, tr(HEROES[one.hero]), left, row.y + tall * 0.3, 17, tone, 0.0, room=150)
            brush.line(
                surface,
                past_words.leader(one.kind, one.name),
                left + wide + 12,
                row.y + tall * 0.3,
                14,
                ax=0.0,
                room=140,
            )
            numbers = (
                ("hit", one.damage),
                ("block", one.block),
                ("hp", one.lost),
                ("deck", len(one.deck)),
                ("relic", len(one.relics)),
            )
            for k, (icon, n) in enumerate(numbers):
                x = left + 8 + k * 84
                brush.icon(surface, icon, x, row.y + tall * 0.72, 20)
                brush.text(surface, str(n), x + 16, row.y + tall * 0.72, 14.5, ax=0.0)
            if row.h - tall >= 30:
                step = min(34.0, (row.w - 40) / max(1, len(one.relics)))
                for k, relic in enumerate(one.relics):
                    image = brush.picture(pictures.relic(relic), 28, 28)
                    brush.kit.put(surface, image, row.x + 24 + k * step, row.bottom - 18, 0.5, 0.5)
            y += high
        pen = Pen(brush)
        words = "  ·  ".join([*past_words.course(entry), tr("Seed {seed}", seed=entry.seed)])
        low = Box(box.x + 20, box.bottom - 92, box.w - 40, 46)
        draw_lines(surface, pen, fitted(pen, words, 15, low.w, low.h), low, theme.CREAM, middle=True)
        if self.past.file is None and entry.mark:
            note = tr("Its replay is gone: it can be read here, but not watched.")
            brush.line(surface, note, box.x + 20, box.bottom - 26, 14, look.EMBER, 0.0, room=box.w - 40)
