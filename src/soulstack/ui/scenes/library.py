"""What the gallery and the rule book share: a frame with a title and a way back, and a search that whoever types begins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app import registry
from soulstack.app.language import tr
from soulstack.ui import keys, theme
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.gui.values import TextLine
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.keycaps import Cap
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.scenery import Area, Label, Panel
from soulstack.ui.screens import Screens

if TYPE_CHECKING:
    from soulstack.ui.loop import App

SWITCH: Final = 286.0
"""How wide the switch between the games is, with its key."""
SWITCH_KEY: Final = pygame.K_F2


class LibraryScene(GuiScene):
    """Something of one of the games to be searched; subclasses lay out what is found."""

    fps = 60
    spreads = True
    entry: TextLine

    def __init__(self, app: "App", told: Label, game: str = "") -> None:
        super().__init__(app)
        self.search = ""
        self.told = told
        """Says how much was found."""
        self.game = game or app.game
        """The key of the game that is looked up, which need not be the one that is played."""

    @property
    def screens(self) -> Screens:
        """What that game brings to the window."""
        return screens_of_the_game(self.game)

    def turn_to(self, key: str) -> None:
        """Looks another game up."""
        self.game, self.search = key, ""
        self.open_game()
        self.rebuild()

    def open_game(self) -> None:
        """Takes on what the game has."""
        raise NotImplementedError

    def leave(self) -> None:
        super().leave()
        self.app.drop_faces()

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
        switch: float = 0.0,
    ) -> None:
        """Adds a board of this area with wells in it, its title, the search at a place of some width, and a way back.

        The switch between the games begins at a place of its own.
        """
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
                (left + 8, top + 14, min(300.0, min(switch or at, at) - left - 16), 54),
                title,
                size=38,
                font=theme.TITLE_FONT,
                outline=3,
                colour=theme.GOLD,
                grows=False,
            ),
            self.entry,
            self.told,
            *self._switch(switch, top),
            *filters,
            Button((right - 136, top + 14, 136, 52), tr("Back"), self.back, size=22),
        )

    def _switch(self, x: float, top: float) -> list[Any]:
        """Gives what turns to another game, with its key before it."""
        titles = [(key, registry.game(key).title) for key in registry.MODULES]
        if len(titles) < 2 or not x:
            return []
        return [
            Cap((x, top + 18, 32, 44), keys.cap("other game")),
            Choice((x + 38, top + 18, SWITCH - 38, 44), titles, self.game, self.turn_to, size=16),
        ]

    def _turn_on(self) -> None:
        """Looks the next game up."""
        games = list(registry.MODULES)
        if len(games) > 1:
            self.app.sound.play("page")
            self.turn_to(games[(games.index(self.game) + 1) % len(games)])
            self.form.set_focus(self.found)

    def _set_search(self, text: str) -> None:
        self.search = text
        self.seek()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == SWITCH_KEY:
            self._turn_on()
            return True
        typing = self.form.focus is self.entry
        if event.type == pygame.TEXTINPUT and not typing and event.text.strip():
            # Whoever begins to type wants to search, wherever the focus is.
            self.entry.edit()
        if typing and meant_by(event) is Meant.CONFIRM and event.key != pygame.K_SPACE:
            self.form.set_focus(self.found)
            return True
        return super().handle(event)
