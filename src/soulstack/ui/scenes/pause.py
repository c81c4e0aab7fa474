"""The break at the table."""

import time
from typing import TYPE_CHECKING, Any

import pygame
from attrs import evolve

from soulstack import paths
from soulstack.app.language import tr
from soulstack.ui import games, theme, thumbnail
from soulstack.ui.clipboard import copy
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.places import Ask, Result, Slots
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
        self._take_picture()

    def _tables(self) -> list[Any]:
        """Gives the table of this game, which lies below."""
        return [scene for scene in self.app.stack.scenes if getattr(scene, "holds_game", False)][-1:]

    def _take_picture(self) -> None:
        """Draws what lies below once more, for the list of saved games: what was hidden since is on no picture."""
        tables = self._tables()
        if tables and hasattr(self.session, "picture"):
            surface = self.app.screen.copy()
            tables[-1].draw(surface)
            self.session.picture = thumbnail.take(surface)
            self.session.keep_now()

    def leave(self) -> None:
        super().leave()
        self.session.pause(False)

    def build(self) -> None:
        self.add_panel((330, 40, 620, 630), tr("Pause"))
        self.form.add(
            Button((370, 120, 540, 64), tr("Resume"), self.back, material="brass", size=28),
            Button((370, 196, 264, 52), tr("Rules"), self._rules, size=21),
            Button((646, 196, 264, 52), tr("Gallery"), self._gallery, size=21),
            Button((370, 258, 264, 52), tr("Settings"), self._settings, size=21),
            Button((646, 258, 264, 52), tr("Share", meaning="deed"), self._share, size=21),
            *self._of_this_game(),
            Button((370, 452, 264, 60), tr("Save and go to title"), self._title, size=20),
            Button((646, 452, 264, 60), tr("Save and quit"), self.app.quit, size=20),
            Panel((370, 526, 540, 92), "slate", radius=14, line=3),
            Picture((390, 546, 52, 52), "die"),
            Titled(
                (466, 530, 272, 84),
                str(self.session.seed),
                tr("Seed of this game"),
                size=27,
                font=theme.TITLE_FONT,
                outline=2,
            ),
            Button((752, 545, 140, 54), tr("Copy", meaning="deed"), self._copy, size=20),
            self.note,
        )

    def _of_this_game(self) -> list[Button]:
        """Gives what can be done with the game itself; one that is not saved can only be looked at."""
        keep = Button((370, 320, 264, 52), tr("Saved games"), self._slots, size=21)
        again = Button((646, 320, 264, 52), tr("Start again"), self._again, size=21)
        concede = Button((370, 382, 540, 52), tr("Concede"), self._concede, size=21)
        for button in (keep, again, concede):
            button.enabled = bool(getattr(self.session, "keeps", False)) and self.session.viewer >= 0
        return [keep, again, concede]

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

    def _slots(self) -> None:
        self.app.go(Slots(self.session))

    def _share(self) -> None:
        note = tr(
            "A save or replay holds the seed and every answer: whoever opens it sees all hands. "
            "What you see yourself can be shared without giving anything away."
        )
        answers = (
            (tr("Keep what I see as a scenario"), self._keep_position),
            (tr("Copy the log as I know it"), self._copy_log),
        )
        self.app.go(Ask(note, tr("Share this game"), answers))

    def _copy_log(self) -> None:
        done = copy(next((scene.log_text() for scene in self._tables() if hasattr(scene, "log_text")), ""))
        self.note.text = tr("The log is on the clipboard.") if done else tr("The clipboard cannot be reached.")

    def _again(self) -> None:
        plan = self.session.plan()
        text = tr("This game ends here and is not kept. Put it into a slot first if you want to go on with it.")
        answers = (
            (tr("Another deal"), lambda: games.deal(self.app, evolve(plan, seed=games.random_seed()))),
            (tr("The same deal"), lambda: games.deal(self.app, plan)),
        )
        self.app.go(Ask(text, tr("Start again?"), answers))

    def _concede(self) -> None:
        text = tr("The game ends here, counts as lost, and is kept among the replays.")
        self.app.go(Ask(text, tr("Concede?"), ((tr("Concede"), self._do_concede),)))

    def _do_concede(self) -> None:
        self.session.concede()
        self.app.pop()
        self.app.go(Result(self.session))

    def _settings(self) -> None:
        self.app.go("settings")

    def _title(self) -> None:
        # The game is saved after every answer; leaving the table closes it.
        self.app.go("title", alone=True)

    def _copy(self) -> None:
        done = copy(str(self.session.seed))
        self.note.text = tr("The seed is on the clipboard.") if done else tr("The clipboard cannot be reached.")
