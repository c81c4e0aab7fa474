"""The list of lessons, with the rule book and the keys beside it."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app import registry
from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, lessons
from soulstack.ui import places, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.keycaps import KeyRows
from soulstack.ui.scenery import CENTRE, Label, Panel, Picture, Titled
from soulstack.ui.tabletop.keycard import rows

if TYPE_CHECKING:
    from soulstack.ui.cards.book import CardBook

ROW: Final = 136.0
TOP: Final = 138.0
ROOM: Final = 458.0
"""Where the lessons begin, and how high they are together at most."""
FEW: Final = 3
"""So many lessons have a line of their own."""


class LearnScene(GuiScene):
    """Opens the lessons of a game; those that were finished have a tick, and another game is one press away."""

    def build(self) -> None:
        self.add_panel(FRAME, tr("Learn"))
        titles = [(game.key, tr(game.title)) for game in registry.games()]
        self.form.add(
            Choice((LEFT, 88, 430, 40), titles, self.app.game, self.choose, size=19),
            Label(
                (LEFT + 446, 91, WIDE - 446, 34),
                tr("A few minutes each, at the real table."),
                size=19,
                colour=theme.MUTED,
                font=theme.ITALIC_FONT,
            ),
        )
        done = self.app.progress.lessons
        known = lessons(self.app.game)
        book = self.app.screens.card_book()
        following = next((lesson for lesson in known if lesson.key not in done), None)
        self.titles: list[Titled] = []
        starts = [
            self._add_lesson(book, number, lesson, is_next=lesson is following, is_done=lesson.key in done)
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
            Button((LEFT, 614, 150, 56), tr("Back"), self.back),
            *self._primer(),
            Button((LEFT + 382, 614, 188, 56), tr("Rule book"), self._rules, size=22),
            Button((LEFT + 584, 614, 150, 56), tr("Keys"), self._keys, size=22),
            play,
        )
        self.form.set_focus(play if following is None else starts[known.index(following)])

    def _add_lesson(self, book: "CardBook", number: int, lesson: Lesson, *, is_next: bool, is_done: bool) -> Button:
        """Adds a lesson: in one column where they are few, else in two with everything smaller."""
        many = len(lessons(self.app.game))
        columns = 1 if many <= FEW else 2
        lines = -(-many // columns)
        wide, high = (WIDE - 16 * (columns - 1)) / columns, min(ROW, (ROOM - 14 * (lines - 1)) / lines)
        x, y = LEFT + (number // lines) * (wide + 16), TOP + (number % lines) * (high + 14)
        large = columns == 1
        fan, disc, press = (132.0, 68.0, (230.0, 64.0)) if large else (70.0, 38.0, (104.0, 46.0))
        edge, gap = (20.0, 24.0) if large else (12.0, 10.0)
        at = x + edge + fan + gap
        words = at + disc + gap
        start = Button(
            (x + wide - press[0] - edge, y + (high - press[1]) / 2, *press),
            tr("Again") if is_done else tr("Begin"),
            lambda: self.open(lesson),
            material="brass" if is_next else "wood",
            size=24 if large else 18,
        )
        middle = y + (high - disc) / 2
        titled = Titled(
            (words, y + 10, x + wide - press[0] - 2 * edge - words, high - 20),
            tr(lesson.title),
            tr(lesson.about),
            size=29 if large else 20,
            told_size=19 if large else 15,
            font=theme.TITLE_FONT,
            outline=2,
        )
        self.titles.append(titled)
        titled.mates = self.titles
        self.form.add(
            Panel((x, y, wide, high), "slate", radius=16, line=3),
            CardFan(
                (x + edge, y + 11, fan, high - 22),
                self.app.faces,
                book,
                self.app.screens.lesson_cards.get(lesson.key, ()),
            ),
            Panel((at, middle, disc, disc), "well", radius=round(disc / 2), line=3),
            Picture((at + disc * 0.18, middle + disc * 0.18, disc * 0.64, disc * 0.64), "check")
            if is_done
            else Label(
                (at, middle, disc, disc),
                str(number + 1),
                size=36 if large else 22,
                font=theme.TITLE_FONT,
                align=CENTRE,
                outline=2,
                colour=theme.GOLD,
                grows=False,
            ),
            titled,
            start,
        )
        return start

    def choose(self, key: str) -> None:
        """Shows the lessons of another game."""
        self.app.choose_game(key)
        self.rebuild()

    def uncovered(self) -> None:
        # A lesson may have been finished meanwhile.
        self.rebuild()
        super().uncovered()

    def open(self, lesson: Lesson) -> None:
        """Begins a lesson."""
        self.app.go(places.Lesson(lesson))

    def _primer(self) -> list[Button]:
        """Gives the way to the pages before the rule book, where the game has some."""
        if not self.app.screens.primer:
            return []
        return [Button((LEFT + 164, 614, 204, 56), tr("How to play"), self._how_to_play, size=22)]

    def _how_to_play(self) -> None:
        self.app.go(places.HowToPlay())

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
