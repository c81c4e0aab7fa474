"""A tip at the table, in the free part of the stack's panel.

It never lies over the log, over numbers or over what waits on the stack: where there is no room it waits.
"""

from soulstack.app.events import Shown, Undo
from soulstack.app.progress import Progress
from soulstack.games.foursouls.play.tips import ANYBODYS, DONE, TIPS, due
from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop import tips

LONGEST = 2
"""Turns that begin while it is shown; after so many it goes by itself."""


class Tips(tips.Tips):
    """Offers what the player has not been told yet."""

    def __init__(self, desk: Desk, control: Control, progress: Progress) -> None:
        super().__init__(TIPS, progress, control.sound)
        self.desk, self.control = desk, control
        self._turns = 0

    @property
    def kit(self) -> Kit:
        """What the table is painted with."""
        kit: Kit = self.desk.kit
        return kit

    def note(self, shown: Shown) -> None:
        """Takes in what is shown now."""
        self.hear(shown.fact)

    def is_obeyed(self, fact: Fact) -> bool:
        """Tells whether the player did what it says, or turns have gone by."""
        self._turns += fact.kind == "turn_started"
        view = self.desk.view
        own = view is not None and fact.seat == view.viewer
        return self._turns >= LONGEST or (fact.kind in DONE[self.name] and (own or fact.kind in ANYBODYS))

    def update(self, dt: float, *, wanted: bool) -> None:
        """Lets time pass at a table that has caught up; without being wanted nothing is shown."""
        if not wanted or not self.control.bus.serves(Undo):
            self.name = ""
            return
        if not self.name:
            self._turns = 0
        self.pass_time(dt)

    def due(self) -> list[str]:
        """Names the tips that fit this moment."""
        view, asking = self.desk.view, self.control.asking
        if view is None:
            return []
        decision = asking.decision if asking is not None and not asking.dialog else None
        offers = self.control.session.offers
        has_passed = offers.passing is not None and bool(offers.passing.passed)
        return due(view, decision, self.happened, passed=has_passed, shared=offers.shared is not None)

    @property
    def most(self) -> float:
        """How high the panel lets a tip be."""
        return self.desk.zones.stack.h - 34

    def place(self, name: str) -> Box | None:
        """Gives the foot of the stack's panel, where nothing waits there."""
        view, zone = self.desk.view, self.desk.zones.stack
        high = self.image(name, zone.w - 8).get_height() / self.kit.u
        box = Box(zone.x + 4, zone.bottom - 4 - high, zone.w - 8, high)
        return box if view is not None and box.y >= self.desk.stack.used(view, zone) else None
