"""A tip at the table of a run, in a gap between everything that lies there: where there is none it waits."""

from typing import TYPE_CHECKING, Final

from soulstack.app.events import Shown, Undo
from soulstack.games.spire.play.tips import DONE, TIPS, due
from soulstack.games.spire.screen.gaps import gaps
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop import tips
from soulstack.ui.tabletop.free_room import FreeRoom

if TYPE_CHECKING:
    from soulstack.games.spire.screen.table_scene import TableScene

SHAPES: Final = (270.0, 230.0, 290.0, 330.0, 200.0, 170.0, 420.0)
"""How wide a tip may be; the first shape that has room is taken."""
CALM: Final = (0.8, 3.0)
"""Seconds of calm after which gaps are searched: a place that opens is painted in steps, so it is looked at twice."""


PATIENCE: Final = 4.0


class Tips(tips.Tips):
    """Offers what the player has not been told yet."""

    def __init__(self, table: "TableScene") -> None:
        super().__init__(TIPS, table.app.progress, table.app.sound.play)
        self.table = table
        self._now: tuple[object, ...] = ()
        """The moment, the place and the window; whatever changes them may take up a gap."""
        self._calm = 0.0
        self._looked = 0
        """How often gaps were noted at this moment."""
        self._room: FreeRoom | None = None
        self._found: dict[str, Box | None] = {}
        """The gap of each tip that one was searched for."""

    @property
    def kit(self) -> Kit:
        """What the table is painted with."""
        return self.table.desk.kit

    @property
    def patience(self) -> float:
        """A crowded stage holds up what is short only for a moment."""
        return PATIENCE

    def kept_as(self, name: str) -> str:
        """Gives the name under which it is remembered."""
        return f"spire {name}"

    def note(self, shown: Shown) -> None:
        """Takes in what is shown now."""
        self.hear(shown.fact)

    def is_obeyed(self, fact: Fact) -> bool:
        """Tells whether a fact shows what the tip says; heroes of others count too, for they are partners."""
        done = DONE[self.name]
        return fact.kind in done or f"{fact.kind} {fact.word}" in done

    def due(self) -> list[str]:
        """Names the tips that fit this moment."""
        session = self.table.session
        return due(session.state, session.decision, self.happened)

    def update(self, dt: float) -> None:
        """Lets time pass; where tips are not wanted, or something lies over the table, nothing is shown."""
        table = self.table
        if not table.app.settings.tips or not table.has_tips or not table.bus.serves(Undo) or table.session.over:
            self.name = ""
            return
        now = (table.place, table.session.moment, self.kit, table.session.focus)
        if now != self._now:
            if now[:1] != self._now[:1]:
                self.leave_behind()
                self._found.clear()
            self._now, self._calm, self._looked = now, 0.0, 0
        if not table.director.busy:
            self._calm += dt
            self.pass_time(dt)

    def place(self, name: str) -> Box | None:
        """Gives the gap in which a tip lies at this moment."""
        table = self.table
        if table.piles is not None or table.overlay is not None or table.asking is not None or table.log_open:
            return None
        wanted = sum(self._calm >= seconds for seconds in CALM)
        if self._looked < wanted:
            self._looked, self._room = wanted, gaps(table.desk, table.stage)
            self._found.clear()
        if wanted and name not in self._found and self._room is not None:
            self._found[name] = self._find(name, self._room)
        return self._found.get(name)

    def _find(self, name: str, room: FreeRoom) -> Box | None:
        u = self.kit.u
        for wide in SHAPES:
            found = room.find(wide, self.image(name, wide).get_height() / u)
            if found is not None:
                return found
        return None
