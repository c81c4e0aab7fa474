"""How a game is played, in a few illustrated pages: what stands before the rule book."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.app.registry import DEFAULT
from soulstack.ui import places, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.primer import PICTURE, Cards, Part, Sign, Words
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.scenery import CENTRE, Label, Panel, Picture, Scenery

if TYPE_CHECKING:
    from soulstack.ui.loop import App

TOP: Final = 98.0
TOLD: Final = 438.0
"""Where the picture begins, and where the words."""
STEPS: Final = {Meant.LEFT: -1, Meant.RIGHT: 1}
TURNS: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class HowToPlayScene(GuiScene):
    """Shows one page after the other; the last one leads into the rule book."""

    def __init__(self, app: "App", game: str = "", *, over_book: bool = False) -> None:
        super().__init__(app)
        self.game = game or app.game
        if not screens_of_the_game(self.game).primer:
            self.game = DEFAULT
        self.over_book = over_book
        self.pages = screens_of_the_game(self.game).primer
        self.at = 0

    @property
    def is_last(self) -> bool:
        """Tells whether there is no page after this one."""
        return self.at == len(self.pages) - 1

    def build(self) -> None:
        page, count = self.pages[self.at], len(self.pages)
        self.add_panel(FRAME, tr("How to play"))
        self.form.add(
            Panel((LEFT, TOP, WIDE, TOLD - TOP - 12), "slate", radius=16, line=3),
            *(self._shown(part) for part in page.parts),
            Panel((LEFT, TOLD, WIDE, 156), "paper", radius=16, line=3),
            Label(
                (LEFT + 28, TOLD + 10, WIDE - 56, 38),
                tr(page.title),
                size=27,
                font=theme.TITLE_FONT,
                colour=theme.BLOOD,
                grows=False,
            ),
            Label((LEFT + 28, TOLD + 48, WIDE - 56, 96), tr(page.text), size=23, colour=theme.PAPER_TEXT, wrapped=True),
            Label((530, 614, 220, 56), f"{self.at + 1} / {count}", size=24, font=theme.TITLE_FONT, align=CENTRE),
        )
        forth = Button(
            (LEFT + WIDE - 220, 614, 220, 56),
            tr("Rule book") if self.is_last else tr("Next"),
            self.go_on,
            material="brass",
        )
        self.form.add(Button((LEFT, 614, 190, 56), tr("Back"), self.back))
        if self.at:
            self.form.add(Button((LEFT + 204, 614, 220, 56), tr("Page before"), lambda: self.turn(-1)))
        self.form.add(forth)
        self.form.set_focus(forth)

    def _shown(self, part: Part) -> Scenery:
        """Gives what shows a part of the picture."""
        x, y = LEFT + (WIDE - PICTURE[0]) / 2 + part.x, TOP + 14 + part.y
        if isinstance(part, Cards):
            book = screens_of_the_game(self.game).card_book()
            return CardFan((x, y, part.wide, part.high), self.app.faces_of(self.game), book, part.ids)
        if isinstance(part, Sign):
            return Picture((x, y, part.size, part.size), part.icon)
        return _words(part, x, y)

    def turn(self, by: int) -> None:
        """Turns to another page, where there is one."""
        if 0 <= self.at + by < len(self.pages):
            self.at += by
            self.app.sound.play("page")
            self.rebuild()
            self.form.set_focus(self.form.stops()[-1])

    def go_on(self) -> None:
        """Turns to the next page, and from the last one to the rule book."""
        if not self.is_last:
            self.turn(1)
            return
        self.app.pop()
        if not self.over_book:
            self.app.go(places.Rules(game=self.game))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            meant = meant_by(event)
            by = TURNS.get(event.key, 0) or (STEPS.get(meant, 0) if meant is not None else 0)
            if by:
                self.turn(by)  # at either end there is nothing to turn to
                return True
        return super().handle(event)

    def leave(self) -> None:
        super().leave()
        self.app.drop_faces()


def _words(part: Words, x: float, y: float) -> Label:
    high = part.size * 1.6
    return Label((x, y, part.wide, high), tr(part.text), size=part.size, font=theme.TITLE_FONT, align=CENTRE, outline=2)
