"""The break at the table."""

from typing import TYPE_CHECKING, Any

import pygame

from soulstack.ui import theme
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.textentry import copy
from soulstack.ui.widgets import CENTRE, Button, Label

if TYPE_CHECKING:
    from soulstack.ui.loop import App


class PauseScene(MenuScene):
    """Stops the bots while it is open; shows the seed, because that is what a bug report needs."""

    def __init__(self, app: "App", session: Any) -> None:
        super().__init__(app)
        self.session = session
        self.note = Label((440, 560, 400, 26), "", size=16, colour=theme.GOLD, align=CENTRE)

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.session.pause(True)

    def leave(self) -> None:
        self.session.pause(False)

    def build(self) -> None:
        self.add_panel((410, 104, 460, 496), "Pause")
        self.form.add(
            Button((470, 180, 340, 58), "Resume", self.back, material="brass", size=26),
            Button((470, 252, 340, 58), "Settings", self._settings),
            Button((470, 324, 340, 58), "Save and go to title", self._title, size=22),
            Button((470, 396, 340, 58), "Save and quit", self.app.quit, size=22),
            Label((440, 474, 400, 26), "Seed of this game", size=16, colour=theme.MUTED, align=CENTRE),
            Label((450, 500, 220, 50), str(self.session.seed), size=28, font=theme.TITLE_FONT, align=CENTRE, outline=2),
            Button((690, 502, 130, 46), "Copy", self._copy, size=19),
            self.note,
        )

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_p:
            self.back()
            return True
        return super().handle(event)

    def _settings(self) -> None:
        from soulstack.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _title(self) -> None:
        from soulstack.ui.scenes.title import TitleScene

        # The game is saved after every answer; leaving the table closes it.
        self.app.replace(TitleScene(self.app))

    def _copy(self) -> None:
        done = copy(str(self.session.seed))
        self.note.text = "The seed is on the clipboard." if done else "The clipboard cannot be reached."
