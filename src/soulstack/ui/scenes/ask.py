"""A question before something is done that cannot be undone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.ui import paint, theme
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.places import Deed
from soulstack.ui.scenery import CENTRE, Label

if TYPE_CHECKING:
    from soulstack.ui.loop import App

WIDTH: Final = 700.0
HIGH: Final = 58.0


class AskScene(GuiScene):
    """Says what would happen and lets the player choose; Escape and Back do nothing of it."""

    def __init__(self, app: "App", text: str, title: str, answers: Sequence[tuple[str, Deed]]) -> None:
        super().__init__(app)
        self.text, self.title, self.answers = text, title, tuple(answers)

    def build(self) -> None:
        space = self.app.space
        px = space.font_px(21)
        lines = paint.wrap(theme.BODY_FONT, px, self.text, space.px(WIDTH - 88))
        height = len(lines) * round(px * 1.3) / space.scale + 12
        whole = height + 84 + (HIGH + 12) * (len(self.answers) + 1) + 34
        top, left = max(8.0, (720 - whole) / 2), (1280 - WIDTH) / 2
        self.add_panel((left, top, WIDTH, whole), self.title)
        words = Label((left + 44, top + 84, WIDTH - 88, height), self.text, size=21, align=CENTRE, wrapped=True)
        y = top + 84 + height + 14
        buttons = []
        for number, (word, deed) in enumerate(self.answers):
            material = "brass" if number == 0 else "wood"
            buttons.append(Button((left + 90, y, WIDTH - 180, HIGH), word, self._doing(deed), material=material))
            y += HIGH + 12
        back = Button((left + 90, y, WIDTH - 180, HIGH), tr("Back"), self.back)
        self.form.add(words, *buttons, back)
        self.form.set_focus(back)

    def _doing(self, deed: Deed) -> Deed:
        def do() -> None:
            self.app.pop()
            deed()

        return do

    def handle(self, event: pygame.event.Event) -> bool:
        # A question asks for one of its answers: a key that means something elsewhere means nothing here.
        return super().handle(event) or event.type == pygame.KEYDOWN
