"""The summary of a run: its course, the way through every act, what each hero did and owns, and what it has unlocked."""

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.cards.faces import NO_COST, X_COST
from soulstack.games.spire.play.campaign_book import Earned
from soulstack.games.spire.play.feats import feat
from soulstack.games.spire.play.run_words import blow_words, clock, ending, lock_words
from soulstack.games.spire.play.tally import HeroTally, Tally, Walk
from soulstack.games.spire.rules.campaign import length
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.rooms.hero_plate import draw_portrait
from soulstack.games.spire.screen.rooms.lines import draw_lines, fitted
from soulstack.games.spire.screen.rooms.run_strip import draw_strip
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HEAD: Final = 76.0
FOOT: Final = 98.0
HIGHEST: Final = 240.0
CHIP: Final = 0.72
"""How wide the chip of a card is for its height."""
PAD: Final = 16.0
TICK: Final = 0.35
"""Seconds from one box to the next that is checked."""
BEGIN: Final = 0.6


class RunSummary:
    """Lays a run out on one panel."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.box = Box(0, 0, 10, 10)
        self.decks: dict[int, Box] = {}
        self.seed = Box(0, 0, 10, 10)
        self.since = 0.0
        self._drawn: tuple[object, int] = (None, 0)
        """The window, and how many parts have been drawn in it so far."""

    @property
    def tally(self) -> Tally | None:
        """What was counted; nothing for a table that was laid out by hand, or while it is counted."""
        found: Tally | None = getattr(self.desk.session, "tally", None)
        return found

    @property
    def _unknown(self) -> str:
        """What stands for a number that is still counted, or that nobody counts."""
        return "–" if getattr(self.desk.session, "base", None) is not None else "…"

    @property
    def earned(self) -> Earned | None:
        """What the run has unlocked."""
        found: Earned | None = getattr(self.desk.session, "earned", None)
        return found

    # --- layout ----------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Places the panel in the middle, and what can be clicked on it."""
        screen = self.desk.screen
        wide = min(screen.w - 32, 1400.0)
        self.box = Box((screen.w - wide) / 2, 54, wide, screen.h - 54 - 78)
        inner = self._right
        count = len(self.desk.state.heroes)
        high = min(HIGHEST, (inner.h - 8 * (count - 1)) / count)
        self.rows = [Box(inner.x, inner.y + k * (high + 8), inner.w, high) for k in range(count)]
        self.decks = {
            hero.seat: Box(row.right - 92, row.y + 8, 82, min(40.0, row.h - 16))
            for hero, row in zip(self.desk.state.heroes, self.rows, strict=True)
        }
        self.seed = Box(self.box.right - PAD - 206, self.box.y + 16, 206, 42)

    @property
    def _left(self) -> Box:
        box = self.box
        return Box(box.x + PAD, box.y + HEAD, box.w * 0.4 - PAD, box.h - HEAD - FOOT)

    @property
    def _right(self) -> Box:
        box, left = self.box, self._left
        return Box(left.right + 16, left.y, box.right - PAD - left.right - 16, left.h)

    def walks(self) -> list[Walk]:
        """Lists the ways through the acts; only this act's where nothing was counted."""
        tally, table = self.tally, self.desk.state.table
        if tally is not None and tally.walks:
            return tally.walks
        return [Walk(table.act, table.map, [(space, "") for space in table.walked])] if table.map else []

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, *, whole: bool = False) -> None:
        """Draws the panel: one part more in every frame, or the whole at once."""
        desk = self.desk
        size = surface.get_size()
        count = 99 if whole else self._drawn[1] if self._drawn[0] == size else 0
        if not whole:
            self._drawn = (size, count + 1)
        desk.brush.plate(surface, self.box, "stone", radius=18, alpha=0.97, shadow=12)
        rows = [
            partial(self._draw_hero, surface, hero.seat, row)
            for hero, row in zip(desk.state.heroes, self.rows, strict=True)
        ]
        for part in (self._draw_head, self._draw_foot, self._draw_walks)[:count]:
            part(surface)
        for draw_row in rows[: max(0, count - 3)]:
            draw_row()

    def _draw_head(self, surface: pygame.Surface) -> None:
        desk, brush, state = self.desk, self.desk.brush, self.desk.state
        won = state.result == "won"
        x, y = self.box.x + PAD, self.box.y
        brush.icon(surface, "crown" if won else "skull", x + 24, y + 38, 44)
        room = self.seed.x - x - 70
        brush.text(surface, ending(state), x + 58, y + 26, 27, look.GOOD if won else look.BAD, 0.0, room=room)
        brush.line(surface, "  ·  ".join(self._course(state)), x + 58, y + 55, 14.5, ax=0.0, room=room)
        lit = self.seed.has(desk.cursor)
        brush.plate(surface, self.seed, "deep", radius=10, light=18 if lit else 0, shadow=4)
        words = tr("Seed {seed}", seed=state.setup.seed)
        brush.line(surface, words, self.seed.x + 14, self.seed.cy, 14.5, theme.CREAM, 0.0, room=self.seed.w - 52)
        brush.icon(surface, "log", self.seed.right - 22, self.seed.cy, 22)

    def _course(self, state: State) -> list[str]:
        table, setup = state.table, state.setup
        found = [
            tr("Rooms: {n}", n=table.rooms),
            tr("Fights: {n}", n=table.fights),
            tr("Rounds: {n}", n=table.rounds),
            tr("Time: {time}", time=clock(float(getattr(self.desk.session, "played", 0.0)))),
            tr("Ascension {n}", n=setup.ascension),
        ]
        wording = self.desk.session.wording
        return [*found, *(wording.by_id(name) for name in setup.modifiers)]

    def _draw_walks(self, surface: pygame.Surface) -> None:
        left, walks = self._left, self.walks()
        lost = self.desk.state.result != "won"
        gap = 8.0
        tally = self.tally
        said = [blow_words(blow, self.desk.session.wording) for blow in tally.blows] if tally is not None else []
        low = 46.0 if said else 0.0
        high = min(HIGHEST, (left.h - low - gap * max(0, len(walks) - 1)) / max(1, len(walks)))
        for k, walk in enumerate(walks):
            box = Box(left.x, left.y + k * (high + gap), left.w, high)
            draw_strip(surface, self.desk, walk, box, fallen=lost and k == len(walks) - 1)
        if said:
            box = Box(left.x, left.y + len(walks) * (high + gap), left.w, low - 6)
            self.desk.brush.plate(surface, box, "glass", radius=9, line=1.6, shadow=0)
            self.desk.brush.icon(surface, "skull", box.x + 20, box.cy, 22)
            words = fitted(self.desk, " ".join(said), 14.5, box.w - 52, box.h - 4)
            draw_lines(surface, self.desk, words, Box(box.x + 40, box.y, box.w - 48, box.h), look.BAD, middle=True)
        top = left.y + len(walks) * (high + gap) + low
        if tally is not None and left.bottom - top >= 84:
            self._draw_dice(surface, tally.dice, Box(left.x, top, left.w, min(120.0, left.bottom - top)))

    def _draw_dice(self, surface: pygame.Surface, counts: list[int], box: Box) -> None:
        """Draws how often the die has shown each face."""
        brush = self.desk.brush
        brush.plate(surface, box, "deep", radius=12, shadow=4)
        brush.line(surface, tr("The die of this run"), box.x + 14, box.y + 17, 14, ax=0.0, room=box.w - 28)
        most = max(1, *counts)
        wide = (box.w - 28) / 6
        for k, n in enumerate(counts):
            x = box.x + 14 + k * wide
            brush.icon(surface, f"die_{k + 1}", x + 13, box.bottom - 22, 25)
            brush.text(surface, str(n), x + 30, box.bottom - 22, 15, ax=0.0)
            room = box.h - 76
            if n and room > 4:
                bar = Box(x + 3, box.bottom - 40 - room * n / most, wide - 14, room * n / most)
                brush.plate(surface, bar, "patina", radius=3, line=1.4, shadow=0)

    def _draw_hero(self, surface: pygame.Surface, seat: int, row: Box) -> None:
        desk, brush = self.desk, self.desk.brush
        hero = desk.state.heroes[seat]
        brush.plate(surface, row, "deep", radius=12, shadow=4, light=-4 if hero.dead else 6)
        side = min(58.0, row.h - 16)
        draw_portrait(surface, desk, seat, Box(row.x + 10, row.y + 8, side, side))
        if hero.dead:
            brush.icon(surface, "skull", row.x + 10 + side - 6, row.y + 8 + side - 6, 24)
        left = row.x + side + 22
        wide = brush.text(surface, desk.name(seat), left, row.y + 19, 17, ax=0.0, room=150)
        brush.line(surface, f"{hero.hp}/{hero.max_hp}", left + wide + 12, row.y + 19, 14, ax=0.0)
        self._draw_deck(surface, seat)
        self._draw_items(surface, seat, Box(left, row.y + 34, self.decks[seat].x - left - 8, 30))
        tally = self.tally
        room = Box(left, row.y + 70, row.right - left - 12, row.bottom - 38 - row.y - 70)
        if room.h >= 22:
            self._draw_cards(surface, seat, room)
        if row.h >= 84:
            self._draw_counts(surface, tally.heroes[seat] if tally is not None else None, row)

    def _draw_deck(self, surface: pygame.Surface, seat: int) -> None:
        brush, box = self.desk.brush, self.decks[seat]
        lit = box.has(self.desk.cursor)
        if lit:
            brush.halo(surface, box, look.LANTERN, radius=9, blur=5)
        brush.plate(surface, box, "stone", radius=9, light=14 if lit else 0, shadow=3)
        brush.icon(surface, "deck", box.x + 24, box.cy, 27)
        brush.text(surface, str(len(self.desk.state.heroes[seat].deck)), box.x + 56, box.cy, 18)

    def _draw_items(self, surface: pygame.Surface, seat: int, box: Box) -> None:
        desk = self.desk
        hero = desk.state.heroes[seat]
        items = (*hero.relics, *hero.potions)
        step = min(32.0, (box.w - 30) / max(1, len(items) - 1))
        for k, item in enumerate(items):
            face = desk.state.faces[item]
            found = pictures.potion(face.id) if face.kind == "potion" else pictures.relic(face.id)
            desk.kit.put(surface, desk.brush.picture(found, 28, 28), box.x + 14 + k * step, box.cy, 0.5, 0.5)

    def _draw_cards(self, surface: pygame.Surface, seat: int, box: Box) -> None:
        """Draws the deck as chips of the colours of their types with what they cost; upgraded ones have a gilt rim."""
        desk, brush = self.desk, self.desk.brush
        faces = [desk.state.faces[card] for card in desk.state.heroes[seat].deck]
        order = list(look.TYPE_ICONS)
        faces.sort(key=lambda face: (order.index(face.kind) if face.kind in order else 9, face.cost, face.id))
        high = 46.0
        while high > 14 and _lines(len(faces), box.w, high) * (high + 4) > box.h + 4:
            high -= 1
        wide = high * CHIP
        columns = max(1, int((box.w + 4) / (wide + 4)))
        for k, face in enumerate(faces):
            line, column = divmod(k, columns)
            spot = Box(box.x + column * (wide + 4), box.y + line * (high + 4), wide, high)
            tone = look.TYPES.get(face.kind, look.MUTED)
            edge = look.LANTERN if face.upgraded else theme.lighter(tone, 60)
            plate = desk.kit.plate(
                (spot.w, spot.h), theme.lighter(tone, 30), theme.lighter(tone, -30), edge=edge, radius=5, border=1.6
            )
            desk.kit.put(surface, plate, spot.x, spot.y)
            if high >= 30:
                brush.icon(surface, look.TYPE_ICONS.get(face.kind, "deck"), spot.cx, spot.y + high * 0.32, wide * 0.6)
            cost = {X_COST: "X", NO_COST: ""}.get(face.cost, str(face.cost))
            y = spot.y + high * (0.72 if high >= 30 else 0.5)
            brush.text(surface, cost, spot.cx, y, max(12.0, high * 0.36))

    def _draw_counts(self, surface: pygame.Surface, done: HeroTally | None, row: Box) -> None:
        brush = self.desk.brush
        cells = (
            ("hit", tr("Damage"), done.damage if done is not None else None),
            ("block", tr("Block"), done.block if done is not None else None),
            ("deck", tr("Cards"), done.played if done is not None else None),
            ("attack_all", tr("Best hit"), done.best if done is not None else None),
            ("skull", tr("Slain"), done.kills if done is not None else None),
            ("heart", tr("HP lost"), done.lost if done is not None else None),
        )
        wide = (row.w - 24) / len(cells)
        y = row.bottom - 20
        numbers = [self._unknown if n is None else str(n) for _, _, n in cells]
        rooms = [
            max(10.0, wide - 38 - self.desk.kit.outlined(n, 16, border=1.6).get_width() / self.desk.kit.u)
            for n in numbers
        ]
        size = _common(self.desk, [words for _, words, _ in cells], 13.0, rooms)
        for k, (icon, words, _) in enumerate(cells):
            x = row.x + 12 + k * wide
            brush.icon(surface, icon, x + 12, y, 22)
            number = brush.text(surface, numbers[k], x + 27, y, 16, ax=0.0)
            brush.line(surface, words, x + 33 + number, y, size, ax=0.0, room=rooms[k] + 2)

    # --- what it has brought ---------------------------------------------------------------------------------------

    def _draw_foot(self, surface: pygame.Surface) -> None:
        brush, box = self.desk.brush, self.box
        foot = Box(box.x + PAD, box.bottom - FOOT + 8, box.w - 2 * PAD, FOOT - 22)
        brush.plate(surface, foot, "glass", radius=12, line=1.6, shadow=0)
        half = foot.w * 0.5
        self._draw_feats(surface, Box(foot.x + 12, foot.y + 6, half - 24, foot.h - 12))
        self._draw_boxes(surface, Box(foot.x + half, foot.y + 6, half - 12, foot.h - 12))

    def _draw_feats(self, surface: pygame.Surface, box: Box) -> None:
        desk, brush = self.desk, self.desk.brush
        earned = self.earned
        names = desk.state.table.achievements
        if earned is not None:
            names = tuple(dict.fromkeys((*names, *earned.achievements)))
        if not names:
            brush.line(surface, tr("No achievement this time."), box.x + 4, box.cy, 14, ax=0.0, room=box.w)
            return
        wide = min(190.0, box.w / len(names))
        for k, name in enumerate(names):
            new = earned is not None and name in earned.achievements
            cell = Box(box.x + k * wide, box.y + 4, wide - 8, box.h - 8)
            if new:
                brush.halo(surface, cell, look.LANTERN, radius=9, blur=6)
            brush.plate(surface, cell, "patina" if new else "deep", radius=9, shadow=2)
            brush.icon(surface, "crown", cell.x + 18, cell.cy, 24)
            title, why = feat(name)
            words = fitted(desk, title, 14.0, cell.w - 42, cell.h - 6)
            draw_lines(surface, desk, words, Box(cell.x + 34, cell.y, cell.w - 40, cell.h), theme.CREAM, middle=True)
            if cell.has(desk.cursor) and why:
                tip = Box(cell.x, cell.y - 36, min(420.0, box.w), 30)
                brush.plate(surface, tip, "glass", radius=8, line=1.6)
                brush.line(surface, why, tip.x + 10, tip.cy, 13.5, theme.CREAM, 0.0, room=tip.w - 20)

    def _draw_boxes(self, surface: pygame.Surface, box: Box) -> None:
        """Draws the boxes of each hero, those of this run checked one after another, and what they have opened."""
        desk, brush = self.desk, self.desk.brush
        earned = self.earned
        if earned is None:
            return
        heroes = tuple(hero.hero for hero in desk.state.heroes)
        wide = box.w / len(heroes)
        passed = 99.0 if desk.still else desk.clock - self.since - BEGIN
        for k, hero in enumerate(heroes):
            x, y = box.x + k * wide, box.y + 16
            brush.icon(surface, f"sigil_{hero}", x + 13, y, 24)
            most = length(hero)
            before, after = earned.before.boxes.get(hero, 0), earned.after.boxes.get(hero, 0)
            cell = min(17.0, (wide - 36) / most)
            for n in range(most):
                spot = Box(x + 28 + n * cell, y - cell / 2 + 1, cell - 3, cell - 3)
                checked = n < before or (n < after and passed > (n - before) * TICK)
                brush.plate(surface, spot, "patina" if n < before else "brass" if checked else "deep",
                            radius=3, line=1.2, shadow=0)  # fmt: skip
                if checked:
                    brush.icon(surface, "check", spot.cx, spot.cy, cell * 0.8)
        self._draw_opened(surface, earned, Box(box.x, box.y + 32, box.w, box.h - 32))

    def _draw_opened(self, surface: pygame.Surface, earned: Earned, box: Box) -> None:
        desk, brush = self.desk, self.desk.brush
        said = [lock_words(name, desk.session.cards) for name in earned.locks]
        if earned.after.ascension > earned.before.ascension:
            said.append(tr("Ascension {n}", n=earned.after.ascension))
        if not said:
            brush.line(surface, tr("Nothing new has opened."), box.x + 4, box.cy, 13.5, ax=0.0, room=box.w)
            return
        brush.icon(surface, "lock", box.x + 13, box.cy, 22)
        words = fitted(desk, tr("Opened: {names}", names=", ".join(said)), 14.0, box.w - 34, box.h)
        draw_lines(surface, desk, words, Box(box.x + 30, box.y, box.w - 32, box.h), look.LANTERN, middle=True)


def _lines(count: int, width: float, high: float) -> int:
    """Counts the lines that chips of a height take in a width."""
    columns = max(1, int((width + 4) / (high * CHIP + 4)))
    return -(-count // columns)


def _common(desk: "Desk", words: list[str], size: float, rooms: list[float]) -> float:
    """Gives the largest size up to the wanted one at which all words fit their places."""
    kit = desk.kit
    while size * kit.text_scale > 9:
        if all(
            kit.text(each, size, look.MUTED, theme.BOLD_FONT).get_width() / kit.u <= room
            for each, room in zip(words, rooms, strict=True)
        ):
            break
        size -= 0.5
    return size
