"""What stands at the right of the map: what waits on a space and who agrees to go there, and what is still ahead."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play import journey
from soulstack.games.spire.play.wording import SPACES
from soulstack.games.spire.rules.climb.board import row_of
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.rooms.boss_panel import BossPanel
from soulstack.games.spire.screen.rooms.map_paper import ICONS
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.rooms.map_base import MapBase

ABOUT: Final[Mapping[str, Sentence]] = {
    "encounter": Sentence("Every row meets enemies of its own."),
    "elite": Sentence("One strong enemy for the whole party."),
    "burning_elite": Sentence("An Elite that guards the Emerald Key and throws Burns into your decks."),
    "event": Sentence("Something happens here. Only its card knows what."),
    "merchant": Sentence("Cards, relics and potions for gold. A card can be removed."),
    "campfire": Sentence("Each hero rests, or upgrades a card."),
    "treasure": Sentence("A chest with a relic for each hero."),
    "boss": Sentence("The boss of the act stands in every row at once."),
    journey.COVERED: Sentence("This token lies face down. It is turned when you get there."),
}
"""What waits on a space."""
GIFT_WORDS: Final[Mapping[str, Sentence]] = {
    "deck": Sentence("a card"),
    "upgrade": Sentence("an upgraded card"),
    "potion": Sentence("a potion"),
    "relic": Sentence("a relic"),
    "crown": Sentence("a boss relic"),
}
LEGEND: Final = 168.0
BOSS: Final = 182.0
GAP: Final = 8.0
CHIP: Final = 30.0


def kind_name(kind: str) -> str:
    """Names a kind of room."""
    return tr(SPACES[kind].pattern) if kind in SPACES else tr("Covered")


def icon_of(kind: str) -> str:
    """Gives the icon of a kind of room."""
    return ICONS.get(kind, "unknown_intent")


class MapSide:
    """Draws the right side of the map and knows what can be clicked there."""

    def __init__(self, stage: "MapBase") -> None:
        self.stage, self.desk = stage, stage.desk
        self.boss = BossPanel(stage.desk)
        self.info = self.legend = Box(0, 0, 0, 0)
        self.kinds: dict[str, Box] = {}
        self.pinned = ""
        """The kind of room whose spaces are marked."""

    def lay_out(self, room: Box) -> None:
        """Places the panels below one another."""
        self.info = Box(room.x, room.y, room.w, room.h - LEGEND - BOSS - 2 * GAP)
        self.legend = Box(room.x, self.info.bottom + GAP, room.w, LEGEND)
        self.boss.box = Box(room.x, self.legend.bottom + GAP, room.w, BOSS)
        self.settle()

    def settle(self) -> None:
        """Counts what is ahead."""
        box = self.legend
        self.counts = self.stage.survey.counts
        wide = (box.w - 24) / 2
        lines = max(1, (len(self.counts) + 1) // 2)
        step = min(33.0, (box.h - 46) / lines)
        self.kinds = {
            kind: Box(box.x + 12 + k % 2 * wide, box.y + 37 + k // 2 * step, wide, step - 2)
            for k, (kind, _) in enumerate(self.counts)
        }
        if self.pinned not in self.kinds:
            self.pinned = ""

    # --- what can be clicked -------------------------------------------------------------------------------------------

    @property
    def button(self) -> Box:
        """Where the way is agreed on."""
        return Box(self.info.x + 14, self.info.bottom - 72, self.info.w - 28, 60)

    def ways(self) -> dict[str, Box]:
        """Where the rooms that may be chosen are listed while none is looked at."""
        if self.stage.shown or not self.stage.goals:
            return {}
        box, goals = self.info, self.stage.goals
        most = 6
        step = min(46.0, (box.h - 92) / min(most, len(goals)))
        return {
            goal: Box(box.x + 14, box.y + 76 + k * step, box.w - 28, step - 6)
            for k, goal in enumerate(list(goals)[:most])
        }

    def things(self) -> dict[str, Box]:
        """Lists what can be clicked."""
        found = {f"way {goal}": box for goal, box in self.ways().items()}
        if self.stage.agreement.goal:
            found["go"] = self.button
        found |= {f"kind {kind}": box for kind, box in self.kinds.items()}
        if self.boss.face:
            found["boss"] = self.boss.box
        return found

    def pin(self, kind: str) -> None:
        """Marks all spaces of a kind, or no longer."""
        self.pinned = "" if kind == self.pinned else kind
        self.desk.sound("flick")

    def pin_next(self) -> None:
        """Marks the next kind of room."""
        order = ["", *self.kinds]
        self.pinned = order[(order.index(self.pinned) + 1) % len(order)]
        self.desk.sound("flick")

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the three panels."""
        self.desk.brush.plate(surface, self.info, "stone", radius=14, light=-6)
        if self.stage.shown:
            self._draw_space(surface, self.stage.shown)
        else:
            self._draw_choice(surface)
        self._draw_legend(surface)
        self.boss.draw(surface)

    def _draw_choice(self, surface: pygame.Surface) -> None:
        """Says what is to be done, and lists the ways that are open."""
        desk, brush, box = self.desk, self.desk.brush, self.info
        stage = self.stage
        words, below = tr("Where to?"), tr("Click a glowing space, or press its number.")
        if stage.is_overlay:
            words, below = tr("The map"), tr("Only to look at: the party is in a room.")
        elif not stage.goals:
            words, below = tr("The map"), tr("The others are thinking…")
        brush.text(surface, words, box.x + 18, box.y + 28, 24, ax=0, room=box.w - 36)
        brush.line(surface, below, box.x + 18, box.y + 55, 13, ax=0, room=box.w - 36)
        for k, (goal, spot) in enumerate(self.ways().items()):
            hot = spot.has(desk.cursor)
            brush.plate(surface, spot, "deep", radius=9, line=2, light=18 if hot else 0, shadow=3)
            kind = self.stage.survey.kinds[goal]
            size = min(30.0, spot.h - 4)
            brush.icon(surface, icon_of(kind), spot.x + 24, spot.cy, size)
            brush.text(surface, kind_name(kind), spot.x + 46, spot.cy - 0.5, 16, ax=0, room=spot.w - 90)
            if k < 9:
                brush.cap(surface, str(k + 1), spot.right - 10, spot.cy, 12)

    def _draw_space(self, surface: pygame.Surface, name: str) -> None:
        """Says what waits on a space."""
        brush, box = self.desk.brush, self.info
        survey = self.stage.survey
        kind, tone = survey.kinds[name], survey.tones[name]
        self._draw_head(surface, name, kind, tone)
        y = self._draw_about(surface, box.y + 82, kind)
        low = self.button.y - 5 if self.stage.agreement.goal == name else box.bottom - 8
        y = self._draw_gifts(surface, y, low, kind)
        way = survey.way_to(name)
        if name == survey.at:
            self._write(surface, tr("The party is here."), y, low)
        elif way is None and name in survey.walked:
            self._write(surface, tr("You have been here."), y, low)
        elif way is None and name not in self.stage.goals:
            self._write(surface, tr("No way leads there any more."), y, low)
        elif way is not None and way.length > 1:
            self._draw_way(surface, y, low, way)
        if self.stage.agreement.goal == name:
            self._draw_button(surface)
        elif name in self.stage.goals:
            brush.line(surface, tr("Click it to propose it."), box.cx, box.bottom - 22, 13, room=box.w - 30)

    def _draw_head(self, surface: pygame.Surface, name: str, kind: str, tone: str) -> None:
        desk, brush, box = self.desk, self.desk.brush, self.info
        x, y = box.x + 44, box.y + 43
        back = "_back" if kind == journey.COVERED else ""
        found = pictures.of_kind("map", f"token_{tone}{back}" if tone else "space", "relic")
        desk.kit.put(surface, brush.picture(found, 66, 66), x, y, 0.5, 0.5)
        if kind != journey.COVERED:
            brush.icon(surface, icon_of(kind), x, y - 2, 38)
        left, room = box.x + 86, box.w - 100
        brush.text(surface, kind_name(kind), left, box.y + 33, 25, ax=0, room=room)
        told = tr("row {n} of {most}", n=row_of(name) + 1, most=len(self.stage.survey.drawn.rows))
        of_token = {"dark": tr("dark token"), "light": tr("light token")}.get(tone, tr("printed"))
        brush.line(surface, f"{of_token}  ·  {told}", left, box.y + 57, 13, ax=0, room=room)

    def _draw_about(self, surface: pygame.Surface, y: float, kind: str) -> float:
        brush, kit, box = self.desk.brush, self.desk.kit, self.info
        size = 14 if kit.text_scale <= 1.2 else 12.5  # what is gained there must have room below
        step = kit.line_height(size)
        for line in kit.wrap(tr(ABOUT[kind].pattern), size, box.w - 36)[:3]:
            brush.line(surface, line, box.x + 18, y + step / 2, size, theme.CREAM, 0, face=theme.BODY_FONT)
            y += step
        left = self.stage.survey.left(kind)
        if left is not None:
            words = tr_n(left, "One card is left in its deck.", "{n} cards are left in its deck.")
            brush.line(surface, words, box.x + 18, y + step / 2, size, ax=0, face=theme.BODY_FONT, room=box.w - 36)
            y += step
        if not self._is_free(self.stage.shown) and self.stage.shown in self.stage.goals:
            by_boots = row_of(self.stage.shown) == row_of(self.stage.survey.at) + 1
            words = tr("Wing Boots carry you there: that is one of their cubes.")
            words = words if by_boots else tr("A portal takes you there.")
            brush.line(surface, words, box.x + 18, y + step / 2, 13, look.LANTERN, 0, room=box.w - 36)
            y += step
        return y + 5

    def _is_free(self, name: str) -> bool:
        """Tells whether a path leads to a space that may be chosen."""
        return self.stage.survey.way_to(name) is not None

    def _draw_gifts(self, surface: pygame.Surface, y: float, low: float, kind: str) -> float:
        gifts = self.stage.survey.gifts(kind)
        if not gifts or y + CHIP > low:
            return y
        brush, box = self.desk.brush, self.info
        if y + 20 + CHIP <= low:
            brush.line(surface, tr("Each hero gains"), box.x + 18, y + 8, 13, look.LANTERN, 0)
        else:
            y -= 20  # large text leaves room for the gifts alone
        x = box.x + 16
        for gift in gifts:
            x += self._draw_chip(surface, x, y + 20, gift.icon, _amount(gift)) + 6
        return y + 20 + CHIP + 8

    def _draw_chip(self, surface: pygame.Surface, x: float, y: float, icon: str, words: str) -> float:
        """Draws a small plate with an icon and words and gives its width."""
        brush, kit = self.desk.brush, self.desk.kit
        text = kit.outlined(words, 13.5, theme.CREAM, 1.3)
        wide = 34 + text.get_width() / kit.u + 8
        brush.plate(surface, Box(x, y, wide, CHIP), "glass", radius=8, line=1.8, shadow=0)
        brush.icon(surface, icon, x + 18, y + CHIP / 2, 23)
        kit.put(surface, text, x + 33, y + CHIP / 2, 0, 0.5)
        return wide

    def _draw_way(self, surface: pygame.Surface, y: float, low: float, way: journey.Way) -> None:
        """Counts what lies on the way to a space."""
        if y + 16 + CHIP > low:
            return
        brush, box = self.desk.brush, self.info
        words = tr_n(way.length, "On the way, {n} room", "On the way, {n} rooms")
        brush.line(surface, words, box.x + 18, y + 8, 13, look.LANTERN, 0, room=box.w - 36)
        x, y = box.x + 16, y + 20
        for kind, least, most in way.counts:
            number = str(least) if least == most else f"{least}–{most}"
            wide = 42 + 9 * len(number)
            if x + wide > box.right - 12:
                x, y = box.x + 16, y + CHIP + 4
                if y + CHIP > low:
                    return
            x += self._draw_chip(surface, x, y, icon_of(kind), number) + 5

    def _write(self, surface: pygame.Surface, words: str, y: float, low: float) -> None:
        if y + 16 < low:
            self.desk.brush.line(surface, words, self.info.x + 18, y + 10, 13.5, ax=0, room=self.info.w - 36)

    def _draw_button(self, surface: pygame.Surface) -> None:
        desk, brush, box = self.desk, self.desk.brush, self.button
        words = self.stage.agreement.words()
        brush.halo(surface, box, radius=12)
        brush.plate(surface, box, "brass", radius=12, light=14 if box.has(desk.cursor) else 0)
        said = tr("Agree") if self.stage.agreement.several and self.stage.must_agree else tr("Go there")
        brush.text(surface, said, box.cx - 10, box.cy - (14 if words else 1), 21, room=box.w - 110)
        brush.cap(surface, "space", box.right - 10, box.cy - (14 if words else 0), 11)
        if words:
            below = desk.kit.block(words, 12.5, theme.CREAM, theme.BOLD_FONT, room=(box.w - 20, 31))
            desk.kit.put(surface, below, box.cx, box.cy + 13, 0.5, 0.5)

    def _draw_legend(self, surface: pygame.Surface) -> None:
        desk, brush, box = self.desk, self.desk.brush, self.legend
        brush.plate(surface, box, "stone", radius=12, light=-6)
        brush.text(surface, tr("Still ahead"), box.x + 16, box.y + 20, 17, look.LANTERN, 0, room=box.w - 70)
        brush.cap(surface, "k", box.right - 12, box.y + 20, 11)
        for kind, count in self.counts:
            spot = self.kinds[kind]
            chosen, hot = kind == self.pinned, spot.has(desk.cursor)
            if chosen or hot:
                brush.plate(surface, spot, "patina" if chosen else "deep", radius=7, line=1.6, shadow=0)
            brush.icon(surface, icon_of(kind), spot.x + 17, spot.cy, min(25.0, spot.h))
            words = desk.kit.block(kind_name(kind), 13.5, theme.CREAM, theme.BOLD_FONT, room=(spot.w - 64, spot.h + 2))
            desk.kit.put(surface, words, spot.x + 34, spot.cy, 0, 0.5)
            brush.text(surface, str(count), spot.right - 8, spot.cy, 15.5, look.LANTERN, 1.0)


def _amount(gift: journey.Gift) -> str:
    """Says how much of something there is.

    >>> _amount(journey.Gift("coin", 0, 2)), _amount(journey.Gift("coin", 2, 2))
    ('0–2', '2')
    """
    if gift.least != gift.most:
        return f"{gift.least}–{gift.most}"
    return tr(GIFT_WORDS[gift.icon].pattern) if gift.most == 1 and gift.icon in GIFT_WORDS else str(gift.most)
