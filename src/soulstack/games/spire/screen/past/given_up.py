"""A run that was given up: what it came to, and where to go from here."""

from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from soulstack.app.language import tr
from soulstack.games.spire.play import annals
from soulstack.games.spire.rules.door import recalled
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.games.spire.screen.past.plate import RunPlate
from soulstack.games.spire.screen.past.reading import Past
from soulstack.ui import games
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene

if TYPE_CHECKING:
    from soulstack.ui.loop import App

FRAME: Final = (300.0, 20.0, 680.0, 680.0)


class GivenUpScene(GuiScene):
    """Closes a run that nobody plays on."""

    def __init__(self, app: "App", session: Any) -> None:
        look.furnish()
        super().__init__(app)
        self.session = session
        self.atelier = Atelier()

    def build(self) -> None:
        self.add_panel(FRAME, tr("The climb is given up"), "deep")
        self.plate = RunPlate((330, 92, 620, 470), self.atelier)
        begin = Button((700, 578, 250, 62), tr("New run"), self._new_run, material="ember", size=26)
        self.form.add(
            self.plate,
            Button((330, 584, 170, 52), tr("To the title"), self.back, material="stone", size=19),
            Button((512, 584, 176, 52), tr("Same seed again"), self._same_seed, material="stone", size=19),
            begin,
        )
        self._tell()
        self.form.set_focus(begin)

    def _tell(self) -> None:
        tally = self.session.tally
        if tally is not None and self.plate.past is None:
            setup = recalled(self.session.record.setup)
            self.plate.past = Past(annals.entry_of(setup, tally, "", 1, self.session.to_save().meta))

    def update(self, dt: float) -> None:
        super().update(dt)
        self._tell()

    def _new_run(self) -> None:
        games.again(self.app, self.session)

    def _same_seed(self) -> None:
        plan = self.app.plan or self.session.plan()
        games.start(self.app, evolve(plan, seed=self.session.seed))

    def back(self) -> None:
        """Goes to the title: the table behind it is closed."""
        self.app.go("title", alone=True)
