"""The games that were played to their end, to be watched again."""

import time
from typing import TYPE_CHECKING, Final

from soulstack.app.language import tr
from soulstack.app.replay_session import Replay, describe
from soulstack.app.slot import replay_files
from soulstack.ui import games
from soulstack.ui.dates import said_date
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.scenery import Empty, Panel
from soulstack.ui.screens import Telling

if TYPE_CHECKING:
    from pathlib import Path

    from soulstack.ui.loop import App

BUDGET: Final = 0.004
"""Seconds a frame for reading what the files say."""
EMPTY: Final = "Games that were played to their end are kept here. There is none yet."


def row_of(replay: Replay, telling: Telling) -> Row:
    """Says what a replay is in one line of the list."""
    if replay.meta is None:
        return Row(replay.file.name, replay.problem, bad=True)
    meta = replay.meta
    return Row(telling.who(meta), f"{said_date(replay.when)}, {telling.far(meta)}", telling.end(meta))


class ReplaysScene(GuiScene):
    """The list of replays."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.files: list[Path] = replay_files(app.game)
        self.known: list[Replay] = []
        """What has been read so far, in the order of the files."""
        self.chosen = 0 if self.files else -1
        self.empty = Empty((260, 150, 760, 394), "soul", "")

    def build(self) -> None:
        self.add_panel(FRAME, tr("Replays"))
        self.list = Lines(
            (LEFT, 104, WIDE, 486),
            self._rows(),
            self.chosen,
            self._choose,
            on_open=lambda _: self.watch(),
            step=66,
            size=21,
            still=self.app.settings.reduced_motion,
        )
        self.list.visible = bool(self.files)
        self.empty.text = "" if self.files else tr(EMPTY)
        self.button = Button((LEFT + WIDE - 300, 606, 300, 64), tr("Watch"), self.watch, material="brass", size=28)
        begin = Button((LEFT + WIDE - 300, 606, 300, 64), tr("Play a game"), self._play, material="brass", size=26)
        self.button.visible, begin.visible = bool(self.files), not self.files
        back = Button((LEFT, 614, 210, 56), tr("Back"), self.back)
        self.form.add(
            Panel((LEFT, 104, WIDE, 486), "well", radius=14, line=3), self.list, self.empty, back, self.button, begin
        )
        self._allow()
        self.form.set_focus(self.list if self.files else begin)

    def _play(self) -> None:
        self.app.go("new game")

    def _rows(self) -> list[Row]:
        rows = [row_of(replay, self.app.screens.telling) for replay in self.known]
        return rows + [Row(file.name) for file in self.files[len(rows) :]]

    def update(self, dt: float) -> None:
        super().update(dt)
        if len(self.known) == len(self.files):
            return
        begin = time.perf_counter()
        while len(self.known) < len(self.files) and time.perf_counter() - begin < BUDGET:
            self.known.append(describe(self.files[len(self.known)]))
        self.list.set_rows(self._rows(), self.chosen)
        self._allow()

    def _choose(self, at: int) -> None:
        self.chosen = at
        self._allow()

    def _allow(self) -> None:
        broken = 0 <= self.chosen < len(self.known) and bool(self.known[self.chosen].problem)
        self.button.enabled = self.chosen >= 0 and not broken

    def watch(self) -> None:
        """Opens the chosen game."""
        if self.button.enabled:
            games.watch(self.app, self.files[self.chosen])
