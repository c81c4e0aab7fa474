"""A lesson at the table, with a coach beside it who says what comes next and points at it."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.app.lessons import Lesson
from soulstack.games.foursouls.play.lesson_session import LessonSession, open_lesson
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.ui import games, keys, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.scenery import Label, Panel, Picture
from soulstack.ui.scenes.coach import CoachScene, Dots

if TYPE_CHECKING:
    from soulstack.ui.loop import App

COLUMN: Final = 288.0
"""The width of the coach's side of the window."""
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


class LessonScene(CoachScene):
    """Shows the table of a lesson and the coach at its right."""

    table: LessonTable

    def __init__(self, app: "App", lesson: Lesson) -> None:
        session = open_lesson(lesson)
        super().__init__(app, lesson, session, LessonTable(app, session))

    @property
    def side(self) -> pygame.Rect:
        """The pixels of the coach's side."""
        width, height = self.space.size
        wide = self.space.px(COLUMN)
        return pygame.Rect(width - wide, 0, wide, height)

    def first_game(self) -> str:
        return tr("Play your first game")

    @property
    def kit(self) -> Kit:
        """What the table is painted with."""
        kit: Kit = self.table.desk.kit
        return kit

    def resize(self, size: tuple[int, int], scale: float) -> None:
        self.space = self.app.space
        self.table.resize((max(1, size[0] - self.side.width), size[1]), scale)
        self.rebuild()

    def add_panel(self) -> None:
        _, top, right, bottom = self.room
        x = right - COLUMN
        inner = x + 16
        wide = COLUMN - 32
        half = (wide - 10) / 2
        self.form.add(
            Panel((x, top, COLUMN, bottom - top), "wood", radius=0),
            Picture((inner, top + 18, 54, 54), "logo"),
            Label((inner + 62, top + 10, wide - 62, 24), tr("Lesson {n}", n=self.number), size=16, colour=theme.MUTED),
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
                self.words(),
                size=22,
                colour=theme.PAPER_TEXT,
                wrapped=True,
            ),
            Dots((inner, bottom - 250, wide, 20), len(self.lesson.parts), self.session.number),
        )
        self.add_main((inner, bottom - 216, wide, 64), 28)
        self.add_others(
            (inner, bottom - 136, half, 48),
            (inner + half + 10, bottom - 136, half, 48),
            (inner, bottom - 76, wide, 52),
        )

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

    def arrow_to(self, box: Box) -> tuple[tuple[float, float], tuple[float, float]]:
        edge = self.side.left / self.kit.u
        # What lies low is pointed at from above: to its right may be other cards.
        is_low = box.y > self.table.desk.zones.prompt.bottom and box.right < edge - 60
        end = (box.cx, box.y - 6) if is_low else (min(box.right + 8, edge - 60), box.cy)
        if is_low and box.w > WIDE:
            # The words of the bar above it begin at the left; the arrow comes down beside them.
            end = (box.right - box.w * 0.18, box.y - 6)
        return (edge - 4, max(120.0, min(box.cy - 40, 420.0))), end

    def draw(self, surface: pygame.Surface) -> None:
        ground = surface.subsurface(pygame.Rect(0, 0, max(1, self.side.left), surface.get_height()))
        self.draw_table(ground)
        self.form.draw(surface)


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
