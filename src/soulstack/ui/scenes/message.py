"""Something to be told, and a button."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.ui import paint, theme
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.scenery import CENTRE, Label, Panel
from soulstack.ui.scrolling import LongText

if TYPE_CHECKING:
    from soulstack.ui.loop import App

WIDTH: Final = 640.0
WIDER: Final = 860.0
HIGHEST: Final = 300.0
"""A text that is higher than this is scrolled."""


class MessageScene(GuiScene):
    """Tells the player something over whatever is on the screen."""

    def __init__(
        self, app: "App", text: str, *, title: str = "Soulstack", on_close: Callable[[], None] | None = None
    ) -> None:
        super().__init__(app)
        self.text = text
        self.title = title
        self.on_close = on_close
        self.long: LongText | None = None

    def build(self) -> None:
        space = self.app.space
        px = space.font_px(21)
        face = theme.font(theme.BODY_FONT, px)
        longest = max((face.size(word)[0] for word in self.text.split()), default=0)
        # The way to a file is hard to read in pieces.
        width = WIDTH if longest <= space.px(WIDTH - 88) else WIDER
        lines = paint.wrap(theme.BODY_FONT, px, self.text, space.px(width - 88))
        height = len(lines) * round(px * 1.3) / space.scale + 12
        long = height > HIGHEST
        width, height = (WIDER, 400.0) if long else (width, height)
        whole = height + 84 + 106
        top, left = (720 - whole) / 2, (1280 - width) / 2
        self.add_panel((left, top, width, whole), self.title)
        self.long = None
        if long:
            area = (left + 32, top + 82, width - 64, height)
            self.long = LongText(area, self.text, size=18, still=self.app.settings.reduced_motion)
            self.form.add(Panel(area, "paper", radius=14, line=3), self.long)
        else:
            area = (left + 44, top + 84, width - 88, height)
            self.form.add(Label(area, self.text, size=21, align=CENTRE, wrapped=True))
        close = Button((640 - 110, top + whole - 84, 220, 58), tr("OK"), self.back, material="brass")
        self.form.add(close)
        self.form.set_focus(close)

    def handle(self, event: pygame.event.Event) -> bool:
        turns = event.type == pygame.KEYDOWN and event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}
        if self.long is not None and turns:
            return self.long.key(event)
        return super().handle(event)

    def back(self) -> None:
        self.app.pop()
        if self.on_close is not None:
            self.on_close()
