"""A table with a coach beside it who says what comes next, points at it, and waits for the move."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

import pygame

from soulstack.app.bus import News, Sent
from soulstack.app.events import CaughtUp, ReadOn, Updated
from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, lessons
from soulstack.ui import keys, paint, places, theme
from soulstack.ui.geometry import Box
from soulstack.ui.gui.press import Button
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.paint.kit import Kit
from soulstack.ui.scenery import CENTRE, Label, Scenery
from soulstack.ui.scenes.side_panel import BesideTable
from soulstack.ui.tabletop.arrows import draw_arrow
from soulstack.ui.units import HEIGHT, WIDTH

if TYPE_CHECKING:
    from soulstack.ui.loop import App

RING = 3.0
"""Units that a ring keeps from the edge of the window."""
Area = tuple[float, float, float, float]


class Dots(Scenery):
    """How far the lesson has come."""

    focusable = False

    def __init__(self, area: Area, many: int, done: int) -> None:
        super().__init__(area)
        self.many, self.done = many, done

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        track = pygame.Rect(rect.left, 0, rect.width, self.space.px(9))
        track.centery = rect.centery
        surface.blit(paint.plate(track.size, track.height // 2, "well", max(1, self.space.px(2))), track)
        wide = round(track.width * self.done / max(1, self.many))
        if wide >= track.height:
            full = pygame.Rect(track.left, track.top, wide, track.height)
            surface.blit(paint.plate(full.size, track.height // 2, "brass", max(1, self.space.px(2))), full)


class CoachScene(BesideTable):
    """Shows the table of a lesson and the coach beside it; where he sits and what he points at, a game says."""

    def __init__(self, app: "App", lesson: Lesson, session: Any, table: Any) -> None:
        super().__init__(app, table)
        self.lesson, self.session, self.table = lesson, session, table
        self.known = lessons(session.game.key)
        self.number = [each.key for each in self.known].index(lesson.key) + 1
        self.clock = 0.0
        self._said = ""
        """What the coach has said last to whoever has the game told."""
        self._is_stale = True
        """Whether the coach has something else to say than what the panel shows."""
        self.scope = session.bus.scope()
        for kind in (Updated, CaughtUp, Sent):
            self.scope.listen(kind, self._turn_the_page)

    # -- what a game lays out ---------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def side(self) -> pygame.Rect:
        """The pixels of the coach's part of the window."""

    @abstractmethod
    def add_panel(self) -> None:
        """Puts the coach's panel together for this moment."""

    @abstractmethod
    def target(self) -> Box | None:
        """Gives the place on the table that the coach points at, in the table's units."""

    @abstractmethod
    def arrow_to(self, box: Box) -> tuple[tuple[float, float], tuple[float, float]]:
        """Gives where the arrow to a place begins and ends."""

    @abstractmethod
    def first_game(self) -> str:
        """Says what the button behind the last lesson does."""

    @property
    @abstractmethod
    def kit(self) -> Kit:
        """What the table is painted with."""

    # -- the scene's life -------------------------------------------------------------------------------------------

    @property
    def room(self) -> tuple[float, float, float, float]:
        """The left, the top, the right and the bottom of the window in units of the form."""
        width, height = self.space.size
        beyond, above = (width / self.space.scale - WIDTH) / 2, (height / self.space.scale - HEIGHT) / 2
        return -beyond, -above, WIDTH + beyond, HEIGHT + above

    def leave(self) -> None:
        self.scope.close()
        super().leave()

    # -- the coach --------------------------------------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Tells whether something is wanted of the player, and the pictures have caught up with it."""
        return bool(self.session.is_waiting) and not self.table.director.busy

    @property
    def is_reading(self) -> bool:
        """Tells whether the coach waits for the player to go on."""
        part = self.session.part
        return part is not None and part.is_read and self.is_waiting

    def _turn_the_page(self, _: News) -> None:
        """Has the panel built anew with the next frame: the lesson went on, or the pictures have caught up with it."""
        self._is_stale = True

    def words(self) -> str:
        """Says what the coach says now: the last thing that was said stays until the next one has come."""
        session, parts = self.session, self.lesson.parts
        if session.finished:
            return keys.said(self.lesson.done)
        number = session.number if self.is_waiting else session.number - 1
        said = next((parts[at].say for at in range(max(0, number), -1, -1) if parts[at].say), parts[0].say)
        return keys.said(said)

    def rebuild(self) -> None:
        """Puts the panel together anew."""
        self.form.clear()
        self.add_panel()
        self._say()
        self.form.layout(self.space)
        if not (self.is_reading or self.session.finished):
            self.form.set_focus(None)  # the keys are at the table

    def _say(self) -> None:
        """Has the coach heard by whoever has the game told."""
        words = self.words()
        if words != self._said and self.app.narrates:
            self._said = words
            self.app.narration.tell(words)

    def add_main(self, area: Area, size: int) -> None:
        """Adds the button that goes on, or what is waited for."""
        if self.session.finished:
            last = self.number == len(self.known)
            words = self.first_game() if last else tr("Next lesson")
            self.form.add(Button(area, words, self._go_on, material="brass", size=size - 4))
        elif self.is_reading:
            self.form.add(Button(area, tr("Next"), self.read_on, material="brass", size=size))
        else:
            told = tr("Your move") if self.is_waiting else tr("Watch …")
            self.form.add(Label(area, told, size=size - 4, font=theme.TITLE_FONT, align=CENTRE))

    def add_others(self, again: Area, skip: Area, back: Area, sizes: tuple[int, int] = (17, 19)) -> None:
        """Adds what leaves the lesson or begins it anew."""
        if not self.session.finished:
            self.form.add(Button(again, tr("Start over"), self._restart, size=sizes[0]))
            if self.number < len(self.known):
                self.form.add(Button(skip, tr("Skip"), self._go_on, size=sizes[0]))
        self.form.add(Button(back, tr("Back to the lessons"), self.back, size=sizes[1]))

    # -- what the buttons do ----------------------------------------------------------------------------------------

    def read_on(self) -> None:
        """Goes on after something that is only read."""
        self.table.bus.send(ReadOn())

    def _restart(self) -> None:
        self._open(self.lesson)

    def _go_on(self) -> None:
        """Opens the lesson after this one, or a game after the last one."""
        if self.number < len(self.known):
            self._open(self.known[self.number])
        else:
            self.app.go("title", alone=True)
            self.app.go("new game")

    def _open(self, lesson: Lesson) -> None:
        self.app.pop()
        self.app.go(places.Lesson(lesson))

    def back(self) -> None:
        """Goes back to the list of lessons."""
        self.app.pop()

    # -- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            return self._mouse(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return bool(self.table.handle(event))

    def _mouse(self, event: pygame.event.Event) -> bool:
        beside = self.side.collidepoint(event.pos) or self.form.held is not None
        if event.type == pygame.MOUSEMOTION:
            self.form.handle(event)
            return True if beside else bool(self.table.handle(event))
        return self.form.handle(event) if beside else bool(self.table.handle(event))

    def _key(self, event: pygame.event.Event) -> bool:
        intent = meant_by(event)
        if (self.is_reading or self.session.finished) and intent not in {None, Meant.CANCEL}:
            return self.form.handle(event)
        if self.table.handle(event):
            return True
        if intent is Meant.CANCEL:
            self.app.sound.play("cancel")
            self.back()
            return True
        return False

    # -- time and drawing -------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self.clock += dt
        self.form.update(dt)
        self.table.update(dt)
        if not self._is_stale:
            return
        self._is_stale = False
        if self.session.finished and self.lesson.key not in self.app.progress.lessons:
            self.app.progress.finish_lesson(self.lesson.key)
            self.app.sound.play("win")
        self.rebuild()
        self.form.point_at(self.app.cursor)

    def draw_table(self, ground: pygame.Surface) -> None:
        """Draws the table on its part of the window, and what the coach points at."""
        self.table.draw(ground)
        box = self.target()
        if box is None or self.app.stack.top is not self:
            return
        kit = self.kit
        beat = 1.0 if self.app.settings.reduced_motion else 0.72 + 0.28 * abs((self.clock * 1.2) % 2 - 1)
        kit.put_ring(ground, _inside(box.inset(-5), ground.get_size(), kit.u), theme.GOLD, beat, 4.5)
        start, end = self.arrow_to(box)
        draw_arrow(ground, kit, start, end, theme.GOLD, wide=5)


def _inside(box: Box, size: tuple[int, int], u: float) -> Box:
    """Gives the part of a box that a ring around it can be drawn in without leaving the window."""
    left, top = max(RING, box.x), max(RING, box.y)
    right, bottom = min(size[0] / u - RING, box.right), min(size[1] / u - RING, box.bottom)
    return Box(left, top, right - left, bottom - top)
