"""One sentence and a button."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from soulstack.app.language import tr
from soulstack.ui import paint, theme
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.widgets import CENTRE, Button, Label

if TYPE_CHECKING:
    from soulstack.ui.loop import App

WIDTH = 640.0


class MessageScene(MenuScene):
    """Tells the player something over whatever is on the screen."""

    def __init__(
        self, app: "App", text: str, *, title: str = "Soulstack", on_close: Callable[[], None] | None = None
    ) -> None:
        super().__init__(app)
        self.text = text
        self.title = title
        self.on_close = on_close

    def build(self) -> None:
        space = self.app.space
        px = space.font_px(21)
        lines = paint.wrap(theme.BODY_FONT, px, self.text, space.px(WIDTH - 88))
        height = min(420.0, len(lines) * round(px * 1.3) / space.scale + 12)
        whole = height + 84 + 96
        top = (720 - whole) / 2
        left = (1280 - WIDTH) / 2
        self.add_panel((left, top, WIDTH, whole), self.title)
        self.form.add(
            Label((left + 44, top + 84, WIDTH - 88, height), self.text, size=21, align=CENTRE, wrapped=True),
            Button((640 - 100, top + whole - 82, 200, 54), tr("OK"), self.back, material="brass"),
        )

    def back(self) -> None:
        self.app.pop()
        if self.on_close is not None:
            self.on_close()
