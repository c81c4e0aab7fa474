"""What the gallery and the rule book share: a frame with a title and a way back, and a search that whoever types begins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from soulstack.app.language import tr
from soulstack.ui import theme
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.gui.values import TextLine
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.scenery import Area, Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App


class LibraryScene(GuiScene):
    """Something to be searched; subclasses lay out what is found."""

    fps = 60
    spreads = True
    entry: TextLine

    def __init__(self, app: "App", told: Label) -> None:
        super().__init__(app)
        self.search = ""
        self.told = told
        """Says how much was found."""

    @property
    def found(self) -> Any:
        """The widget that shows what was found; it has the keys when the search is done."""
        raise NotImplementedError

    def seek(self) -> None:
        """Shows what the search finds."""
        raise NotImplementedError

    def add_frame(
        self,
        area: Area,
        title: str,
        *,
        wells: Sequence[Panel],
        searched: tuple[float, float],
        placeholder: str,
        filters: Sequence[Any] = (),
    ) -> None:
        """Adds a board of this area with wells in it, its title, the search at a place of some width, and a way back."""
        x, y, wide, high = area
        left, right, top = x + 44, x + wide - 44, y + 20
        at, broad = searched
        self.entry = TextLine(
            (at, top + 18, broad, 44), self.search, self._set_search, longest=40, placeholder=placeholder
        )
        self.form.add(
            Panel((x + 30, top, wide - 60, high - 40), "wood"),
            *wells,
            Label(
                (left + 8, top + 14, min(300.0, at - left - 16), 54),
                title,
                size=38,
                font=theme.TITLE_FONT,
                outline=3,
                colour=theme.GOLD,
                grows=False,
            ),
            self.entry,
            self.told,
            *filters,
            Button((right - 136, top + 14, 136, 52), tr("Back"), self.back, size=22),
        )

    def _set_search(self, text: str) -> None:
        self.search = text
        self.seek()

    def handle(self, event: pygame.event.Event) -> bool:
        typing = self.form.focus is self.entry
        if event.type == pygame.TEXTINPUT and not typing and event.text.strip():
            # Whoever begins to type wants to search, wherever the focus is.
            self.entry.edit()
        if typing and meant_by(event) is Meant.CONFIRM and event.key != pygame.K_SPACE:
            self.form.set_focus(self.found)
            return True
        return super().handle(event)
