"""The boards of a campaign: boxes of every track with their locks, how high the ladder is reached, the feats."""

from typing import Any, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.feats import FEATS, ICONS, WANTED, feat
from soulstack.games.spire.play.levels import levels
from soulstack.games.spire.play.names import HEROES, ROMAN
from soulstack.games.spire.play.profiles import Profile
from soulstack.games.spire.play.run_words import lock_words
from soulstack.games.spire.rules.campaign import HERO_LOCKS, PROVING_ACT, PROVING_ACT_ALONE, SHARED, length
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.brush import Brush
from soulstack.games.spire.screen.new_run.parts import write
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.games.spire.screen.rooms.lines import Pen, draw_lines, fitted
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.scenery import Area, Scenery

SHARED_NAMES: Final = {
    "colorless": ("cards", Sentence("Colorless")),
    "act4": ("room_boss_hidden", Sentence("Act IV")),
}
CELL: Final = 27.0
GAP: Final = 9.0
COLUMNS: Final = 3


def locks_of(track: str) -> tuple[int, ...]:
    """Gives the numbers of boxes behind which a track has its locks."""
    return (SHARED[track],) if track in SHARED else HERO_LOCKS


def lock_name(track: str, at: int) -> str:
    """Names the lock of a track, by its place."""
    return f"unlock_{track}" if track in SHARED else f"unlock_{track}_{at + 1}"


class Track(Scenery):
    """The boxes of one track: a hero's with its figure, or one that the heroes share."""

    def __init__(self, area: Area, profile: Profile, track: str, atelier: Atelier) -> None:
        super().__init__(area)
        self.profile, self.track, self.atelier = profile, track, atelier

    @property
    def checked(self) -> int:
        """How many boxes are checked."""
        return min(length(self.track), self.profile.campaign.boxes.get(self.track, 0))

    def told(self) -> str:
        """Says what opens next, and with how many boxes."""
        cards: Any = catalogue()
        for at, boxes in enumerate(locks_of(self.track)):
            if self.checked < boxes:
                what = lock_words(lock_name(self.track, at), cards)
                return tr_n(boxes - self.checked, "{n} box to: {what}", "{n} boxes to: {what}", what=what)
        return tr("All of it is open.")

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        full = self.checked >= length(self.track)
        brush.plate(surface, box, "deep" if self.checked or self.track in HEROES else "glass", radius=14)
        left = box.x + 16
        if self.track in HEROES:
            left = box.x + 122
            self._draw_figure(surface, brush, Box(box.x + 9, box.cy - 52, 104, 104))
            name, colour = tr(HEROES[self.track]), look.hero_colour(self.track)
        else:
            icon, word = SHARED_NAMES[self.track]
            brush.icon(surface, icon, box.x + 34, box.y + 30, 34)
            name, colour, left = tr(word), theme.CREAM, box.x + 62
        brush.text(surface, name, left, box.y + 26, 20, colour, 0.0, room=box.right - left - 96)
        count = f"{self.checked} / {length(self.track)}"
        brush.text(surface, count, box.right - 16, box.y + 26, 16, look.LANTERN if full else theme.CREAM, 1.0)
        low = left if self.track in HEROES else box.x + 16
        self._draw_boxes(surface, brush, low, box.y + (66.0 if self.track in HEROES else 64.0), box.right - low - 12)
        room = Box(low, box.y + 84, box.right - low - 12, box.bottom - box.y - 92)
        colour = look.GOOD if full else look.MUTED
        _write(surface, brush, self.told(), 14, room, colour)

    def _draw_figure(self, surface: pygame.Surface, brush: Brush, box: Box) -> None:
        tone = look.hero_colour(self.track)
        edge = brush.kit.plate((box.w, box.h), theme.lighter(tone, -30), theme.lighter(tone, -90), radius=12, border=2)
        brush.kit.put(surface, edge, box.x, box.y)
        found = pictures.picture("hero", f"{self.track}_portrait") or pictures.picture("hero", self.track)
        if found is not None:
            brush.kit.put(surface, brush.picture(found, box.w - 8, box.h - 8), box.cx, box.cy, 0.5, 0.5)

    def _draw_boxes(self, surface: pygame.Surface, brush: Brush, x: float, y: float, room: float) -> None:
        """Draws the boxes in groups, each closed by its lock."""
        most, locks = length(self.track), locks_of(self.track)
        cell = min(CELL, (room - GAP * len(locks) - 20 * len(locks)) / most)
        for n in range(most):
            spot = Box(x, y - cell / 2, cell - 3, cell - 3)
            done = n < self.checked
            brush.plate(
                surface, spot, "brass" if done else "stone", radius=4, line=1.5, shadow=0, light=0 if done else -30
            )
            if done:
                brush.icon(surface, "check", spot.cx, spot.cy, cell * 0.72)
            x += cell
            if n + 1 in locks:
                opened = self.checked > n
                brush.icon(surface, "done" if opened else "lock", x + 9, y - 1.5, 18)
                x += 20 + GAP


class Height(Scenery):
    """How high a campaign has climbed, and how the next level is reached."""

    def __init__(self, area: Area, profile: Profile, printing: str, atelier: Atelier) -> None:
        super().__init__(area)
        self.profile, self.printing, self.atelier = profile, printing, atelier

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        most, level = len(levels(self.printing)), self.profile.campaign.ascension
        brush.plate(surface, box, "deep", radius=16)
        seal = Box(box.cx - 62, box.y + 22, 124, 124)
        brush.glow(surface, seal.cx, seal.cy, 96, look.EMBER, 0.4)
        brush.plate(surface, seal, "ember" if level else "stone", radius=62, line=4)
        brush.text(surface, str(level), seal.cx, seal.cy - 2, 60, theme.CREAM)
        words = tr("Level {n} of {most}", n=level, most=most)
        brush.text(surface, words, box.cx, seal.bottom + 26, 21, look.LANTERN, room=box.w - 24)
        if level >= most:
            told = [tr("The ladder is climbed to its end.")]
        else:
            words = tr(
                "Level {n} opens when the boss of Act {act} falls at level {level}; to a hero alone, that of Act {alone}.",
                n=level + 1, level=level, act=ROMAN[PROVING_ACT], alone=ROMAN[PROVING_ACT_ALONE],
            )  # fmt: skip
            told = [words]
        told.append(
            tr("For a run you may choose any level that is reached. What is reached stays, also when the run is lost.")
        )
        space = self.space
        low = pygame.Rect(space.px(box.x + 18), space.px(seal.bottom + 50), space.px(box.w - 36), 0)
        low.height = space.px(box.bottom - 14) - low.top
        write(surface, "\n\n".join(told), low, space.font_px(15.5), theme.CREAM)


def feats_in(area: Area, profile: Profile, atelier: Atelier) -> list["FeatCell"]:
    """Lays out all feats; each is a thing of its own, so that a screen can be drawn in steps."""
    x, y, w, h = area
    rows = -(-len(FEATS) // COLUMNS)
    wide, high = (w - 10 * (COLUMNS - 1)) / COLUMNS, (h - 8 * (rows - 1)) / rows
    return [
        FeatCell((x + at % COLUMNS * (wide + 10), y + at // COLUMNS * (high + 8), wide, high), name, profile, atelier)
        for at, name in enumerate(FEATS)
    ]


class FeatCell(Scenery):
    """One feat: lit when it is granted; one that goes by a number says how near a run has come."""

    def __init__(self, area: Area, name: str, profile: Profile, atelier: Atelier) -> None:
        super().__init__(area)
        self.name, self.profile, self.atelier = name, profile, atelier

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        self._draw_one(surface, brush, self.name, box)

    def _draw_one(self, surface: pygame.Surface, brush: Brush, name: str, box: Box) -> None:
        has = name in self.profile.campaign.achievements
        title, why = feat(name)
        brush.plate(
            surface, box, "patina" if has else "glass", radius=11, line=2.4 if has else 1.8, shadow=4 if has else 0
        )
        well = Box(box.x + 8, box.cy - 24, 48, 48)
        brush.plate(surface, well, "brass" if has else "deep", radius=24, line=2, shadow=0, light=0 if has else -16)
        brush.icon(surface, ICONS[name], well.cx, well.cy, 31 if has else 25)
        left, wanted = box.x + 66, WANTED.get(name, 0)
        counts = wanted and not has
        room = box.right - left - 10
        brush.text(
            surface,
            title,
            left,
            box.y + 17,
            16,
            look.LANTERN if has else theme.CREAM,
            0.0,
            room=room - (62 if counts else 26),
        )
        if has:
            brush.icon(surface, "check", box.right - 18, box.y + 17, 20)
        if counts:
            best = min(wanted, self.profile.bests.get(name, 0))
            said = tr("{n} of {most}", n=best, most=wanted)
            brush.line(surface, said, box.right - 12, box.y + 17, 13.5, look.LANTERN, 1.0, room=60)
            bar = Box(left, box.bottom - 9, room, 5)
            brush.plate(surface, bar, "deep", radius=3, line=1, shadow=0)
            if best:
                part = Box(bar.x, bar.y, max(6.0, bar.w * best / wanted), bar.h)
                brush.plate(surface, part, "brass", radius=3, line=1, shadow=0)
        low = Box(left, box.y + 27, room, box.h - (36 if counts else 32))
        _write(surface, brush, why, 13, low, theme.CREAM if has else look.MUTED)


def _write(surface: pygame.Surface, brush: Brush, words: str, size: float, box: Box, colour: theme.Colour) -> None:
    """Writes words from the left in as many lines as there is room for, in the middle of a box's height."""
    pen = Pen(brush)
    draw_lines(surface, pen, fitted(pen, words, size, box.w, box.h), box, colour, middle=True)
