"""The boss of the act: its figure, its HP against this party and what it does; or its back, where nobody knows it."""

from typing import TYPE_CHECKING, Final, TypeAlias

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play import journey
from soulstack.games.spire.rules.state import BOSS_ROW, Fight, Fighter, Foe
from soulstack.games.spire.rules.summoning import starting_hp
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.intents import Part, parts_of
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.cards.schema import EnemyDef
    from soulstack.games.spire.rules.state import State
    from soulstack.games.spire.screen.desk import Desk

BossLine: TypeAlias = tuple[tuple[Part, ...], bool, str]
MOST_LINES: Final = 6
LINE: Final = 27.0
COLD: Final = (110, 130, 150)


def lines_of(state: "State", card: "EnemyDef") -> tuple[BossLine, ...]:
    """Gives the icons of all lines of a boss's card, whether each is carried out once, and its mode."""
    players = len(state.heroes)
    there = state.clone()
    there.fight = Fight(kind="boss", players=players, fighters=[Fighter() for _ in range(players)])
    foe = Foe(id=state.places[card.id][0], row=BOSS_ROW, hp=1, full=1, mode=card.modes[0] if card.modes else "")
    lines = card.track or card.die or (card.line,)
    return tuple((parts_of(there, foe, line, live=False), line.once, line.mode) for line in lines[:MOST_LINES])


class BossPanel:
    """Draws the boss of the act."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.box = Box(0, 0, 0, 0)
        self._known: tuple[str, int, tuple[BossLine, ...]] = ("", 0, ())

    @property
    def face(self) -> str:
        """The id of the boss's card; nothing while nobody knows it."""
        boss = journey.boss_of(self.desk.state)
        return boss.id if boss is not None else ""

    def _lines(self, card: "EnemyDef") -> tuple[BossLine, ...]:
        key = (card.id, len(self.desk.state.heroes))
        if self._known[:2] != key:
            self._known = (*key, lines_of(self.desk.state, card))
        return self._known[2]

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the panel."""
        desk, brush, box = self.desk, self.desk.brush, self.box
        hot = box.has(desk.cursor)
        brush.plate(surface, box, "stone", radius=12, light=6 if hot else -6)
        well = Box(box.x + 11, box.y + 11, min(134.0, box.h - 22), box.h - 22)
        brush.plate(surface, well, "glass", radius=10, line=2, shadow=0)
        card = journey.boss_of(desk.state)
        if card is None:
            self._draw_back(surface, well)
            return
        brush.glow(surface, well.cx, well.cy + 6, min(well.w, well.h) * 0.5, (90, 66, 34), 0.9)
        found = pictures.enemy(card.id, card.name)
        size = found.fitted(well.w - 10, well.h - 26)
        kit = desk.kit
        figure = brush.figure(found, size[1], rim=(255, 226, 170), cold=COLD)
        kit.put(surface, figure, well.cx, well.bottom - 7, 0.5, 1.0)
        brush.icon(surface, "crown", well.cx, well.y + 15, 26)
        left = well.right + 12
        room = box.right - left - 12
        brush.text(surface, desk.book.name(card.id), left, box.y + 23, 20, ax=0, room=room)
        words = tr("{n} HP", n=starting_hp(card, len(desk.state.heroes)))
        if len(desk.state.heroes) > 1:
            words = f"{words}  ·  {tr_n(len(desk.state.heroes), '{n} hero', '{n} heroes')}"
        brush.line(surface, words, left, box.y + 44, 13, ax=0, room=room)
        self._draw_lines(surface, card, Box(left, box.y + 57, room, box.h - 68))
        brush.cap(surface, "b", well.right - 5, well.bottom - 12, 11)

    def _draw_back(self, surface: pygame.Surface, well: Box) -> None:
        brush, box = self.desk.brush, self.box
        brush.icon(surface, "room_boss_hidden", well.cx, well.cy, min(well.w, well.h) * 0.7)
        left = well.right + 12
        room = box.right - left - 12
        brush.text(surface, tr("Hidden boss"), left, box.y + 23, 19, ax=0, room=room)
        words = tr("Nobody knows it before the fight. It is one of these:")
        step = self.desk.kit.line_height(13)
        y = box.y + 46
        for line in self.desk.kit.wrap(words, 13, room):
            brush.line(surface, line, left, y, 13, ax=0, face=theme.BODY_FONT)
            y += step
        for card in journey.possible_bosses(self.desk.state, self.desk.state.table.act):
            if y > box.bottom - 14:
                return
            brush.line(surface, self.desk.book.name(card.id), left, y + 2, 13.5, theme.CREAM, 0, room=room)
            y += step + 1

    def _draw_lines(self, surface: pygame.Surface, card: "EnemyDef", room: Box) -> None:
        brush = self.desk.brush
        lines = self._lines(card)
        high = min(LINE, (room.h + 3) / len(lines) - 3)
        for k, (parts, once, _) in enumerate(lines):
            box = Box(room.x, room.y + k * (high + 3), room.w, high)
            brush.plate(surface, box, "deep" if once else "glass", radius=min(7, high / 3), line=1.6, shadow=0)
            size = high * 0.74
            x = box.x + 6
            for part in parts:
                brush.icon(surface, part.icon, x + size / 2, box.cy, size)
                x += size + 1
                if part.number:
                    tone = look.BAD if part.harms else theme.CREAM
                    x += brush.text(surface, part.number, x, box.cy + 0.5, size * 0.78, tone, 0) + 3
