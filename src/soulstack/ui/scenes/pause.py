"""The break at the table."""

import time
from typing import TYPE_CHECKING, Any

import pygame

from soulstack import paths
from soulstack.app.language import tr
from soulstack.ui import games, theme
from soulstack.ui.clipboard import copy
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.scenery import CENTRE, Label, Panel, Picture, Titled

if TYPE_CHECKING:
    from soulstack.ui.loop import App


class PauseScene(GuiScene):
    """Stops the bots while it is open; shows the seed, because that is what a bug report needs."""

    def __init__(self, app: "App", session: Any) -> None:
        super().__init__(app)
        self.session = session
        self.note = Label((390, 620, 500, 30), "", size=16, colour=theme.GOLD, align=CENTRE)

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.session.pause(True)

    def leave(self) -> None:
        super().leave()
        self.session.pause(False)

    def build(self) -> None:
        self.add_panel((330, 40, 620, 630), tr("Pause"))
        self.form.add(
            Button((370, 120, 540, 64), tr("Resume"), self.back, material="brass", size=28),
            Button((370, 200, 264, 56), tr("Rules"), self._rules, size=22),
            Button((646, 200, 264, 56), tr("Gallery"), self._gallery, size=22),
            Button((370, 268, 540, 56), tr("Settings"), self._settings, size=22),
            Button((370, 336, 540, 56), tr("Save this position as a scenario"), self._keep_position, size=20),
            Button((370, 416, 264, 64), tr("Save and go to title"), self._title, size=20),
            Button((646, 416, 264, 64), tr("Save and quit"), self.app.quit, size=20),
            Panel((370, 506, 540, 104), "slate", radius=14, line=3),
            Picture((390, 530, 56, 56), "die"),
            Titled(
                (466, 514, 272, 88),
                str(self.session.seed),
                tr("Seed of this game"),
                size=27,
                font=theme.TITLE_FONT,
                outline=2,
            ),
            Button((752, 530, 140, 56), tr("Copy", meaning="deed"), self._copy, size=20),
            self.note,
        )

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_p:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._rules()
            return True
        return super().handle(event)

    def _rules(self) -> None:
        self.app.go("rules")

    def _gallery(self) -> None:
        self.app.go("gallery")

    def _keep_position(self) -> None:
        from soulstack.app.files import WriteError

        file = paths.data() / "positions" / f"{time.strftime('%Y%m%d-%H%M%S')}.toml"
        title = tr("Turn {turn} of the game with seed {seed}", turn=self.session.view.turn, seed=self.session.seed)
        try:
            self.app.screens.keep_position(self.session, file, title)
        except WriteError as error:
            games.tell(self.app, str(error), title=tr("The position could not be written"))
        else:
            games.tell(
                self.app,
                tr(
                    "The table as you see it is now a scenario: {file}\nOpen it again with: soulstack scenario --open FILE",
                    file=file,
                ),
                title=tr("The position is kept"),
            )

    def _settings(self) -> None:
        self.app.go("settings")

    def _title(self) -> None:
        # The game is saved after every answer; leaving the table closes it.
        self.app.go("title", alone=True)

    def _copy(self) -> None:
        done = copy(str(self.session.seed))
        self.note.text = tr("The seed is on the clipboard.") if done else tr("The clipboard cannot be reached.")
