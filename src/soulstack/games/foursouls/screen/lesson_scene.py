"""A lesson at the table, with a coach beside it who says what comes next and points at it."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.bus import News, Sent
from soulstack.app.events import CaughtUp, ReadOn, Updated
from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, lessons
from soulstack.games.foursouls.play.lesson_session import LessonSession, open_lesson
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.ui import games, keys, paint, places, theme
from soulstack.ui.geometry import Box
from soulstack.ui.gui.press import Button
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.scenery import CENTRE, Label, Panel, Picture, Scenery
from soulstack.ui.scenes.side_panel import BesideTable
from soulstack.ui.tabletop.arrows import draw_arrow
from soulstack.ui.units import HEIGHT, WIDTH

if TYPE_CHECKING:
    from soulstack.ui.loop import App

COLUMN: Final = 288.0
"""The width of the coach's side of the window."""
RING: Final = 3.0
"""Units that a ring keeps from the edge of the window."""
WIDE: Final = 400.0
"""What is wider than that is pointed at near its end."""


class LessonTable(TableScene):
    """The table of a lesson: it has no end of its own and no break."""

    has_break = False

    def __init__(self, app: "App", session: LessonSession) -> None:
        shown: Any = session
        super().__init__(app, shown, games.card_book())
        self.coached = session
        self.result_shown = True

    def _scene_key(self, key: int, mod: int) -> bool:
        # Escape belongs to the coach.
        return False if key == pygame.K_ESCAPE and not self.large_log else super()._scene_key(key, mod)

    def _prompt_panel(self) -> tuple[pygame.Surface, Box]:
        if self.control.asking is not None or self.director.busy or not self.coached.is_waiting:
            return super()._prompt_panel()
        prompt = self.desk.prompt
        words = tr("Read what the coach says, then go on with {key}.", key=keys.cap("confirm"))
        return prompt.image(self.desk.zones.prompt, words, "", 0, waiting=True), self.desk.zones.prompt


class Dots(Scenery):
    """How far the lesson has come."""

    focusable = False

    def __init__(self, area: tuple[float, float, float, float], many: int, done: int) -> None:
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


class LessonScene(BesideTable):
    """Shows the table of a lesson and the coach at its right."""

    def __init__(self, app: "App", lesson: Lesson) -> None:
        self.lesson = lesson
        self.session = open_lesson(lesson)
        self.table = LessonTable(app, self.session)
        super().__init__(app, self.table)
        self.clock = 0.0
        self._is_stale = True
        """Whether the coach has something else to say than what the panel shows."""
        bus = self.session.bus
        self.scope = bus.scope()
        for kind in (Updated, CaughtUp, Sent):
            self.scope.listen(kind, self._turn_the_page)

    # -- the scene's life -------------------------------------------------------------------------------------------

    @property
    def column(self) -> pygame.Rect:
        """The pixels of the coach's side."""
        width, height = self.space.size
        wide = self.space.px(COLUMN)
        return pygame.Rect(width - wide, 0, wide, height)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        self.space = self.app.space
        self.table.resize((max(1, size[0] - self.column.width), size[1]), scale)
        self._build()

    def leave(self) -> None:
        self.scope.close()
        super().leave()

    # -- the coach --------------------------------------------------------------------------------------------------

    @property
    def is_reading(self) -> bool:
        """Tells whether the coach waits for the player to go on."""
        part = self.session.part
        return part is not None and part.is_read and self.session.is_waiting and not self.table.director.busy

    def _turn_the_page(self, _: News) -> None:
        """Has the panel built anew with the next frame: the lesson went on, or the pictures have caught up with it."""
        self._is_stale = True

    def _words(self) -> str:
        """Says what the coach says now: the last thing that was said stays until the next one has come."""
        session, parts = self.session, self.lesson.parts
        if session.finished:
            return keys.said(self.lesson.done)
        number = session.number
        if not session.is_waiting or self.table.director.busy:
            number -= 1
        said = next((parts[at].say for at in range(max(0, number), -1, -1) if parts[at].say), parts[0].say)
        return keys.said(said)

    def _build(self) -> None:
        """Puts the coach's panel together for this moment."""
        x = WIDTH + (self.space.size[0] / self.space.scale - WIDTH) / 2 - COLUMN
        top = (HEIGHT - self.space.size[1] / self.space.scale) / 2
        bottom = HEIGHT - top
        self.form.clear()
        number = [each.key for each in lessons()].index(self.lesson.key) + 1
        inner = x + 16
        wide = COLUMN - 32
        self.form.add(
            Panel((x, top, COLUMN, bottom - top), "wood", radius=0),
            Picture((inner, top + 18, 54, 54), "logo"),
            Label((inner + 62, top + 10, wide - 62, 24), tr("Lesson {n}", n=number), size=16, colour=theme.MUTED),
            Label(
                (inner + 62, top + 34, wide - 62, 54),
                tr(self.lesson.title),
                size=21,
                font=theme.TITLE_FONT,
                colour=theme.GOLD,
                outline=2,
            ),
            Panel((inner, top + 92, wide, bottom - top - 356), "paper", radius=16, line=3),
            Label(
                (inner + 16, top + 108, wide - 32, bottom - top - 388),
                self._words(),
                size=22,
                colour=theme.PAPER_TEXT,
                wrapped=True,
            ),
            Dots((inner, bottom - 250, wide, 20), len(self.lesson.parts), self.session.number),
        )
        self._add_buttons(inner, wide, bottom)
        self.form.layout(self.space)
        if not (self.is_reading or self.session.finished):
            self.form.set_focus(None)  # the keys are at the table

    def _add_buttons(self, x: float, wide: float, bottom: float) -> None:
        again = [each.key for each in lessons()].index(self.lesson.key) + 1
        last = again == len(lessons())
        if self.session.finished:
            words = tr("Play your first game") if last else tr("Next lesson")
            self.form.add(Button((x, bottom - 216, wide, 64), words, self._go_on, material="brass", size=24))
        elif self.is_reading:
            self.form.add(Button((x, bottom - 216, wide, 64), tr("Next"), self.read_on, material="brass", size=28))
        else:
            waiting = self.session.is_waiting and not self.table.director.busy
            told = tr("Your move") if waiting else tr("Watch …")
            self.form.add(Label((x, bottom - 216, wide, 64), told, size=24, font=theme.TITLE_FONT, align=CENTRE))
        half = (wide - 10) / 2
        if not self.session.finished:
            self.form.add(Button((x, bottom - 136, half, 48), tr("Start over"), self._restart, size=17))
            if not last:
                self.form.add(Button((x + half + 10, bottom - 136, half, 48), tr("Skip"), self._go_on, size=17))
        self.form.add(Button((x, bottom - 76, wide, 52), tr("Back to the lessons"), self.back, size=19))

    # -- what the buttons do ----------------------------------------------------------------------------------------

    def read_on(self) -> None:
        """Goes on after something that is only read."""
        self.table.bus.send(ReadOn())

    def _restart(self) -> None:
        self._open(self.lesson)

    def _go_on(self) -> None:
        """Opens the lesson after this one, or a game after the last one."""
        known = lessons()
        after = [each.key for each in known].index(self.lesson.key) + 1
        if after < len(known):
            self._open(known[after])
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
        return self.table.handle(event)

    def _mouse(self, event: pygame.event.Event) -> bool:
        beside = self.column.collidepoint(event.pos) or self.form.held is not None
        if event.type == pygame.MOUSEMOTION:
            self.form.handle(event)
            return True if beside else self.table.handle(event)
        return self.form.handle(event) if beside else self.table.handle(event)

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
        self._build()
        self.form.point_at(self.app.cursor)

    def target(self) -> Box | None:
        """Gives the place on the table that the coach points at."""
        session, table = self.session, self.table
        part = session.part
        if part is None or not session.is_waiting or table.director.busy:
            return None
        desk, control = table.desk, table.control
        ref = session.pointed_at()
        if control.selected is not None and control.selected == ref:
            # It is chosen already: what is missing is the button.
            return next((button.box for button in desk.prompt.buttons if button.choice.primary), None)
        if ref is not None:
            # In the fan the next card lies over it: what counts is the part that is seen.
            return desk.hand_box(ref) if ref in desk.hand_keys() else desk.box_of(ref)
        wanted = session.wanted()
        if wanted:
            return next((button.box for button in desk.prompt.buttons if button.choice.picks == wanted), None)
        return _place(table, part.point)

    def draw(self, surface: pygame.Surface) -> None:
        column = self.column
        ground = surface.subsurface(pygame.Rect(0, 0, max(1, column.left), surface.get_height()))
        self.table.draw(ground)
        box = self.target()
        if box is not None and self.app.stack.top is self:
            kit = self.table.desk.kit
            beat = 1.0 if self.app.settings.reduced_motion else 0.72 + 0.28 * abs((self.clock * 1.2) % 2 - 1)
            kit.put_ring(ground, _inside(box.inset(-5), ground.get_size(), kit.u), theme.GOLD, beat, 4.5)
            edge = column.left / kit.u
            # What lies low is pointed at from above: to its right may be other cards.
            is_low = box.y > self.table.desk.zones.prompt.bottom and box.right < edge - 60
            end = (box.cx, box.y - 6) if is_low else (min(box.right + 8, edge - 60), box.cy)
            if is_low and box.w > WIDE:
                # The words of the bar above it begin at the left; the arrow comes down beside them.
                end = (box.right - box.w * 0.18, box.y - 6)
            draw_arrow(ground, kit, (edge - 4, max(120.0, min(box.cy - 40, 420.0))), end, theme.GOLD, wide=5)
        self.form.draw(surface)


def _inside(box: Box, size: tuple[int, int], u: float) -> Box:
    """Gives the part of a box that a ring around it can be drawn in without leaving the window."""
    left, top = max(RING, box.x), max(RING, box.y)
    right, bottom = min(size[0] / u - RING, box.right), min(size[1] / u - RING, box.bottom)
    return Box(left, top, right - left, bottom - top)


def _place(table: TableScene, name: str) -> Box | None:
    """Gives the zone of the table that a lesson names."""
    zones = table.desk.zones
    own = zones.seats[0]
    places = {
        "own": own.panel,
        "hand": own.hand,
        "items": own.items,
        "stats": own.stats,
        "souls": own.souls,
        "other": zones.seats[1].panel,
        "monsters": zones.monsters,
        "shop": zones.shop,
        "decks": zones.decks,
        "stack": zones.stack,
        "dice": zones.dice,
        "log": zones.log,
    }
    return places.get(name)
