"""The history of a campaign: one row a run, and what it came to beside the list."""

from typing import TYPE_CHECKING, Final

from soulstack.app.language import tr
from soulstack.games.spire.play import past_words, profiles
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.games.spire.screen.past.plate import RunPlate
from soulstack.games.spire.screen.past.reading import History, Past
from soulstack.games.spire.screen.places import PastRun
from soulstack.ui import games
from soulstack.ui.dates import said_date
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.scenery import Empty, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App

FRAME: Final = (22.0, 12.0, 1236.0, 696.0)
LIST: Final = (52.0, 84.0, 590.0, 520.0)
SIDE: Final = (658.0, 84.0, 568.0, 520.0)


def row_of(past: Past) -> Row:
    """Says what a run was in one line of the list."""
    if past.problem:
        return Row(past.entry.mark, past.problem, bad=True)
    entry = past.entry
    told = [said_date(entry.when), past_words.leaders(entry), tr("Ascension {n}", n=entry.ascension)]
    if entry.modifiers:
        told.append(past_words.modifiers(entry))
    icon = "crown" if entry.won else "skull"
    return Row(past_words.party(entry), "  ·  ".join(told), past_words.ending(entry), icon=icon)


class HistoryScene(GuiScene):
    """Lists the runs that have ended."""

    def __init__(self, app: "App") -> None:
        look.furnish()
        super().__init__(app)
        self.history = History()
        self.chosen = 0
        self.atelier = Atelier()

    @property
    def past(self) -> Past | None:
        """The chosen run."""
        runs = self.history.runs
        return runs[self.chosen] if 0 <= self.chosen < len(runs) else None

    def build(self) -> None:
        self.add_panel(FRAME, tr("Past runs of {name}", name=profiles.load().chosen.said), "deep")
        self.list = Lines(
            LIST,
            [row_of(past) for past in self.history.runs],
            self.chosen,
            self._choose,
            on_open=lambda _: self.open(),
            step=66,
            size=20,
            still=self.app.settings.reduced_motion,
        )
        self.plate = RunPlate(SIDE, self.atelier)
        self.empty = Empty(
            (LIST[0] + 200, 150, 760, 380), "soul", tr("Runs that have ended are kept here. There is none yet.")
        )
        self.watch_button = Button((700, 626, 200, 56), tr("Watch"), self.watch, material="stone", size=22)
        self.open_button = Button((916, 620, 310, 66), tr("Room by room"), self.open, material="ember", size=26)
        self.begin = Button((916, 620, 310, 66), tr("New run"), self._play, material="ember", size=26)
        self.form.add(
            Panel(LIST, "well", radius=14, line=3),
            self.list,
            self.plate,
            self.empty,
            Button((52, 628, 200, 54), tr("Back"), self.back, material="stone"),
            self.watch_button,
            self.open_button,
            self.begin,
        )
        self._show()
        self.form.set_focus(self.list if self.history.runs else self.begin)

    def _choose(self, at: int) -> None:
        self.chosen = at
        self._show()

    def _show(self) -> None:
        some, past = bool(self.history.runs), self.past
        self.list.visible = self.plate.visible = self.open_button.visible = self.watch_button.visible = some
        self.empty.visible = self.begin.visible = not some
        self.plate.past = past
        self.open_button.enabled = self.watch_button.enabled = past is not None and past.file is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.history.read_on():
            some = bool(self.list.rows)
            self.list.set_rows([row_of(past) for past in self.history.runs], self.chosen)
            self._show()
            if not some:
                self.form.set_focus(self.list)

    def open(self) -> None:
        """Opens the chosen run room by room."""
        past = self.past
        if past is not None and past.file is not None:
            self.app.go(PastRun(past))

    def watch(self) -> None:
        """Watches the chosen run from its start."""
        past = self.past
        if past is not None and past.file is not None:
            games.watch(self.app, past.file)

    def _play(self) -> None:
        self.app.go("new game")
