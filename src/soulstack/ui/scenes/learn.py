"""The list of lessons, with the rule book and the keys beside it."""

from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, lessons
from soulstack.ui import games, theme
from soulstack.ui.fewcards import FewCards
from soulstack.ui.keycaps import KeyRows
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.table.keycard import rows
from soulstack.ui.widgets import CENTRE, Button, Label, Panel, Picture, Titled

if TYPE_CHECKING:
    from soulstack.ui.loop import App

ROW = 136.0
PICTURES = {
    "1_turn_and_shop": ("a_dime", "sack_of_pennies"),
    "2_attack_and_dice": ("fly", "monstro"),
    "3_stack_and_answers": ("butter_bean", "the_d6"),
}
"""Cards that come up in each lesson."""


class LearnScene(MenuScene):
    """Opens lessons; those that were finished have a tick."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.book = games.card_book()

    def build(self) -> None:
        self.add_panel((120, 24, 1040, 672), tr("Learn"))
        self.form.add(
            Label(
                (180, 92, 920, 34),
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
            (806, 606, 320, 64), tr("Play a game"), self._play, material="wood" if following else "brass", size=26
        )
        self.form.add(
            Button((154, 614, 180, 56), tr("Back"), self.back),
            Button((350, 614, 212, 56), tr("Rule book"), self._rules, size=22),
            Button((578, 614, 212, 56), tr("Keys"), self._keys, size=22),
            play,
        )
        self.form.set_focus(play if following is None else starts[known.index(following)])

    def _add_lesson(self, number: int, lesson: Lesson, *, is_next: bool, is_done: bool) -> Button:
        y = 138 + number * (ROW + 14)
        start = Button(
            (884, y + 36, 220, 64),
            tr("Again") if is_done else tr("Begin"),
            lambda: self.open(lesson),
            material="brass" if is_next else "wood",
            size=24,
        )
        self.form.add(
            Panel((154, y, 972, ROW), "slate", radius=16, line=3),
            FewCards((174, y + 11, 132, 114), self.app.faces, self.book, PICTURES.get(lesson.key, ())),
            Panel((322, y + 34, 68, 68), "well", radius=34, line=3),
            Picture((334, y + 46, 44, 44), "check")
            if is_done
            else Label(
                (322, y + 34, 68, 68),
                str(number + 1),
                size=36,
                font=theme.TITLE_FONT,
                align=CENTRE,
                outline=2,
                colour=theme.GOLD,
                grows=False,
            ),
            Titled(
                (408, y + 10, 460, ROW - 20),
                tr(lesson.title),
                tr(lesson.about),
                size=29,
                told_size=19,
                font=theme.TITLE_FONT,
                outline=2,
            ),
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


class KeysScene(MenuScene):
    """Every key with what it does; any key or click puts it away."""

    def build(self) -> None:
        self.add_panel((24, 16, 1232, 688), tr("Keys"))
        self.form.add(Panel((44, 86, 1192, 600), "slate", radius=14, line=3), KeyRows((66, 96, 1160, 580), rows()))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self.app.sound.play("cancel")
            self.back()
            return True
        return False
