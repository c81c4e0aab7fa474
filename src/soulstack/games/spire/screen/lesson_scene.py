"""A lesson at the table of a run, with a coach below it who says what comes next and points at it."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.app.lessons import Lesson
from soulstack.games.spire.play.lesson_session import LessonSession, open_lesson
from soulstack.games.spire.screen.desk import BAR
from soulstack.games.spire.screen.lesson_marks import pointed_at
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.scenery import Label, Panel, Picture
from soulstack.ui.scenes.coach import CoachScene, Dots
from soulstack.ui.units import scale_for

if TYPE_CHECKING:
    from soulstack.ui.loop import App

STRIP: Final = 118.0
"""The height of the coach's side of the window."""
NAME: Final = 206.0
BUTTONS: Final = 320.0
TALL: Final = 150.0
"""What is taller than that is pointed at from its side."""
LONG: Final = 86.0
"""The length of the arrow that points."""


class LessonTable(TableScene):
    """The table of a lesson: Escape leads back to the list, the gear to the settings, and nothing of it is kept."""

    holds_game = False
    has_tips = False

    def _back(self) -> None:
        covered = self.piles is not None or self.overlay is not None or self.log_open or self.asking is not None
        if covered:
            super()._back()
        elif not self.stage.back():
            self.app.sound.play("cancel")
            self.app.pop()

    def _take_a_break(self) -> None:
        self.app.go("settings")


class LessonScene(CoachScene):
    """Shows the table of a lesson and the coach below it."""

    table: LessonTable
    session: LessonSession

    def __init__(self, app: "App", lesson: Lesson) -> None:
        session = open_lesson(lesson)
        super().__init__(app, lesson, session, LessonTable(app, session))

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.table.enter(app)

    @property
    def side(self) -> pygame.Rect:
        """The pixels of the coach's side."""
        width, height = self.space.size
        tall = self.space.px(STRIP)
        return pygame.Rect(0, height - tall, width, tall)

    def first_game(self) -> str:
        return tr("Begin your first run")

    @property
    def kit(self) -> Kit:
        """What the table is painted with."""
        return self.table.desk.kit

    def resize(self, size: tuple[int, int], scale: float) -> None:
        del scale
        self.space = self.app.space
        room = (size[0], max(1, size[1] - self.side.height))
        self.table.resize(room, scale_for(room))
        self.rebuild()

    def add_panel(self) -> None:
        left, _, right, bottom = self.room
        y = bottom - STRIP
        words = left + 14 + NAME
        wide = right - BUTTONS - 18 - words
        x = right - BUTTONS - 8
        self.form.add(
            Panel((left, y, right - left, STRIP), "deep", radius=0),
            Picture((left + 14, y + 16, 42, 42), "lantern_party"),
            Label((left + 62, y + 10, NAME - 56, 20), tr("Lesson {n}", n=self.number), size=14, colour=theme.MUTED),
            Label(
                (left + 62, y + 29, NAME - 56, 44),
                tr(self.lesson.title),
                size=19,
                font=theme.TITLE_FONT,
                colour=theme.GOLD,
                outline=2,
            ),
            Dots((left + 14, y + 86, NAME - 24, 16), len(self.lesson.parts), self.session.number),
            Panel((words, y + 9, wide, STRIP - 18), "paper", radius=12, line=3),
            Label(
                (words + 14, y + 14, wide - 28, STRIP - 28),
                self.words(),
                size=21,
                colour=theme.PAPER_TEXT,
                wrapped=True,
            ),
        )
        self.add_main((x, y + 9, BUTTONS, 50), 24)
        self.add_others((x, y + 66, 86, 42), (x + 92, y + 66, 98, 42), (x + 196, y + 66, 124, 42), (14, 14))

    def target(self) -> Box | None:
        """Gives the place on the table that the coach points at."""
        table = self.table
        covered = table.piles is not None or table.overlay is not None
        return None if covered or not self.is_waiting else pointed_at(table, self.session)

    def arrow_to(self, box: Box) -> tuple[tuple[float, float], tuple[float, float]]:
        screen = self.table.desk.screen
        if box.h > TALL and box.w < screen.w / 2 and box.y < screen.h / 2:
            from_left = box.x > LONG + 20
            end = (box.x - 8 if from_left else box.right + 8, box.cy)
            return (end[0] + (-LONG if from_left else LONG), box.cy - 34), end
        if box.y > BAR + LONG + 20:
            return (box.cx - 34, box.y - LONG), (box.cx, box.y - 7)
        return (box.cx + 34, min(screen.h - 4, box.bottom + LONG)), (box.cx, box.bottom + 8)

    def draw(self, surface: pygame.Surface) -> None:
        ground = surface.subsurface(pygame.Rect(0, 0, surface.get_width(), max(1, self.side.top)))
        self.draw_table(ground)
        self.form.draw(surface)

    def status(self) -> dict[str, Any]:
        """Says what can be clicked and where, and what the coach waits for."""
        box, u, at_table = self.target(), self.kit.u, self.table.status()
        mine = {str(getattr(widget, "text", "")): widget.rect.center for widget in self.form.stops()}
        return {
            **at_table, "points": {**at_table["points"], **mine}, "part": self.session.number, "reading": self.is_reading,
            "target": (box.cx * u, box.cy * u) if box is not None else None,
        }  # fmt: skip
