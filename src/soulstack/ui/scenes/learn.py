"""The list of lessons, with the rule book and the keys beside it."""

from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, lessons
from soulstack.ui import places, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.keycaps import KeyRows
from soulstack.ui.scenery import CENTRE, Label, Panel, Picture, Titled
from soulstack.ui.tabletop.keycard import rows

if TYPE_CHECKING:
    from soulstack.ui.loop import App

ROW = 136.0


class LearnScene(GuiScene):
    """Opens lessons; those that were finished have a tick."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.book = app.screens.card_book()
        self._cards = app.screens.lesson_cards

    def build(self) -> None:
        self.add_panel(FRAME, tr("Learn"))
        self.form.add(
            Label(
                (LEFT, 92, WIDE, 34),
                tr("Three lessons of a few minutes each, at the real table."),
                size=19,
                colour=theme.MUTED,
                font=theme.ITALIC_FONT,
                align=CENTRE,
            )
        )
        done = self.app.progress.lessons
        known = lessons(self.app.game)
        following = next((lesson for lesson in known if lesson.key not in done), None)
        starts = [
            self._add_lesson(number, lesson, is_next=lesson is following, is_done=lesson.key in done)
            for number, lesson in enumerate(known)
        ]
        play = Button(
            (LEFT + WIDE - 320, 606, 320, 64),
            tr("Play a game"),
            self._play,
            material="wood" if following else "brass",
            size=26,
        )
        self.form.add(
            Button((LEFT, 614, 210, 56), tr("Back"), self.back),
            Button((LEFT + 228, 614, 224, 56), tr("Rule book"), self._rules),
            Button((LEFT + 470, 614, 224, 56), tr("Keys"), self._keys),
            play,
        )
        self.form.set_focus(play if following is None else starts[known.index(following)])

    def _add_lesson(self, number: int, lesson: Lesson, *, is_next: bool, is_done: bool) -> Button:
        y = 138 + number * (ROW + 14)
        start = Button(
            (LEFT + WIDE - 250, y + 36, 230, 64),
            tr("Again") if is_done else tr("Begin"),
            lambda: self.open(lesson),
            material="brass" if is_next else "wood",
            size=24,
        )
        self.form.add(
            Panel((LEFT, y, WIDE, ROW), "slate", radius=16, line=3),
            CardFan((LEFT + 20, y + 11, 132, 114), self.app.faces, self.book, self._cards.get(lesson.key, ())),
            Panel((LEFT + 176, y + 34, 68, 68), "well", radius=34, line=3),
            Picture((LEFT + 188, y + 46, 44, 44), "check")
            if is_done
            else Label(
                (LEFT + 176, y + 34, 68, 68),
                str(number + 1),
                size=36,
                font=theme.TITLE_FONT,
                align=CENTRE,
                outline=2,
                colour=theme.GOLD,
                grows=False,
            ),
            Titled(
                (LEFT + 270, y + 10, WIDE - 544, ROW - 20),
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
        self.app.go(places.Lesson(lesson))

    def _rules(self) -> None:
        self.app.go("rules")

    def _keys(self) -> None:
        self.app.go("keys")

    def _play(self) -> None:
        self.app.go("new game")


class KeysScene(GuiScene):
    """Every key with what it does; any key or click puts it away."""

    def build(self) -> None:
        self.add_panel((24, 16, 1232, 688), tr("Keys"))
        self.form.add(
            Panel((44, 86, 1192, 600), "slate", radius=14, line=3),
            KeyRows((66, 96, 1160, 580), rows()),
            Button((1100, 27, 136, 50), tr("Back"), self.back, size=22),
        )

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self.app.sound.play("cancel")
            self.back()
            return True
        return False
