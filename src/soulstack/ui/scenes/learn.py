"""The list of lessons, with the rule book and the keys beside it."""

from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, lessons
from soulstack.ui import theme
from soulstack.ui.scene import BaseScene
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.table.geometry import Box
from soulstack.ui.table.keycard import draw_key_card
from soulstack.ui.table.kit import Kit
from soulstack.ui.widgets import CENTRE, Button, Label, Panel, Picture

if TYPE_CHECKING:
    from soulstack.ui.loop import App

ROW = 132.0


class LearnScene(MenuScene):
    """Opens lessons; those that were finished have a tick."""

    def build(self) -> None:
        self.add_panel((140, 36, 1000, 648), tr("Learn"))
        self.form.add(
            Label(
                (180, 104, 920, 30),
                tr("Three lessons of a few minutes each, at the real table."),
                size=19,
                colour=theme.MUTED,
                font=theme.ITALIC_FONT,
                align=CENTRE,
            )
        )
        done = self.app.progress.lessons
        known = lessons()
        following = next((lesson for lesson in known if lesson.key not in done), None)
        starts = [
            self._add_lesson(number, lesson, is_next=lesson is following, is_done=lesson.key in done)
            for number, lesson in enumerate(known)
        ]
        play = Button(
            (790, 598, 316, 64), tr("Play a game"), self._play, material="wood" if following else "brass", size=26
        )
        self.form.add(
            Button((174, 606, 160, 56), tr("Back"), self.back),
            Button((350, 606, 204, 56), tr("Rule book"), self._rules, size=22),
            Button((570, 606, 204, 56), tr("Keys"), self._keys, size=22),
            play,
        )
        self.form.set_focus(play if following is None else starts[known.index(following)])

    def _add_lesson(self, number: int, lesson: Lesson, *, is_next: bool, is_done: bool) -> Button:
        y = 146 + number * (ROW + 14)
        start = Button(
            (860, y + 36, 220, 60),
            tr("Again") if is_done else tr("Begin"),
            lambda: self.open(lesson),
            material="brass" if is_next else "wood",
            size=24,
        )
        self.form.add(
            Panel((174, y, 932, ROW), "slate", radius=16, line=3),
            Panel((196, y + 26, 80, 80), "well", radius=40, line=3),
            Picture((208, y + 38, 56, 56), "check")
            if is_done
            else Label(
                (196, y + 26, 80, 80),
                str(number + 1),
                size=42,
                font=theme.TITLE_FONT,
                align=CENTRE,
                outline=2,
                colour=theme.GOLD,
                grows=False,
            ),
            Label((300, y + 22, 540, 44), tr(lesson.title), size=29, font=theme.TITLE_FONT, outline=2),
            Label((300, y + 70, 540, 52), tr(lesson.about), size=18, colour=theme.MUTED, wrapped=True),
            start,
        )
        return start

    def uncovered(self) -> None:
        self.rebuild()
        super().uncovered()

    def open(self, lesson: Lesson) -> None:
        """Begins a lesson."""
        from soulstack.ui.scenes.lesson import LessonScene

        self.app.push(LessonScene(self.app, lesson))

    def _rules(self) -> None:
        from soulstack.ui.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app))

    def _keys(self) -> None:
        self.app.push(KeysScene(self.app))

    def _play(self) -> None:
        from soulstack.ui.scenes.newgame import NewGameScene

        self.app.push(NewGameScene(self.app))


class KeysScene(BaseScene):
    """The card of keys that F1 shows at the table; any key or click puts it away."""

    modal = True
    fps = 30

    def __init__(self, app: "App") -> None:
        self.app = app
        self.kit = Kit(app.scale, app.settings.text_scale / 100)
        self.screen = Box(0, 0, app.size[0] / app.scale, app.size[1] / app.scale)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        self.kit = Kit(scale, self.app.settings.text_scale / 100)
        self.screen = Box(0, 0, size[0] / scale, size[1] / scale)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self.app.sound.play("cancel")
            self.app.pop()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        draw_key_card(surface, self.kit, self.screen)
