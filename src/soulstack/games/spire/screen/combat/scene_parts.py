"""What the painters of a fight share: the desk, the layout of now, what moves, what is aimed and what is foretold."""

from typing import TYPE_CHECKING, Final

from attrs import define, field

from soulstack.games.spire.rules.state import Foe
from soulstack.games.spire.screen.combat.intents import Intent
from soulstack.games.spire.screen.combat.layout import Layout
from soulstack.games.spire.screen.combat.motion import Motion
from soulstack.kernel.ids import Ref

if TYPE_CHECKING:
    from soulstack.games.spire.play.preview import FoeThen, Forecast, Preview
    from soulstack.games.spire.screen.combat.aim import Aim
    from soulstack.games.spire.screen.desk import Desk


LARGEST: Final = 1.25
"""How much numbers on figures grow at most."""


@define
class Parts:
    """One fight as it is painted now."""

    desk: "Desk"
    layout: Layout
    motion: Motion = field(factory=Motion)
    intents: dict[int, Intent] = field(factory=dict)
    aim: "Aim | None" = None
    shown: "Preview | None" = None
    """What the aimed thing would lead to, at the target that is pointed at."""
    each: "dict[Ref, Preview]" = field(factory=dict)
    """The same for every target, as far as it has been worked out."""
    forecast: "Forecast | None" = None
    hover: Ref | None = None
    """The figure, board or row under the mouse."""

    begins: bool = False
    """Whether the pictures of now are those of a round that begins."""

    @property
    def phase(self) -> str:
        """Gives the phase of the round that is seen: pictures may still be on the way to that of the rules."""
        shown, then = self.desk.state.combat(), self.desk.session.state.fight
        if shown.phase != "play" or not self.desk.busy:
            return shown.phase
        if self.begins:
            return "start"
        if self.motion.acting >= 0:
            return "enemies"
        if then is None:
            return "over"
        return "enemies" if then.round > shown.round else str(then.phase)

    def grown(self, size: float) -> float:
        """Gives the size of a number on a figure: large text makes it larger, as far as its bar holds it."""
        return size * max(1.0, min(LARGEST, self.desk.kit.text_scale))

    def lives(self, foe: Foe) -> bool:
        """Tells whether an enemy is still to be seen."""
        return foe.lives or ("foe", foe.id) in self.motion.nudges

    def then(self, foe: Foe) -> "FoeThen | None":
        """Gives what is foretold of an enemy: by the target that is pointed at, else by itself as the target."""
        if self.shown is not None:
            return self.shown.foes.get(foe.id)
        own = self.each.get(("foe", foe.id))
        return own.foes.get(foe.id) if own is not None else None

    def is_aimed(self, ref: Ref) -> bool:
        """Tells whether something may be a target now."""
        return self.aim is not None and ref in self.aim.targets

    def is_pointed(self, foe: Foe) -> bool:
        """Tells whether an enemy is in what is pointed at: itself, or its row, to which every boss belongs."""
        aim = self.aim
        if aim is None:
            return False
        if ("foe", foe.id) in aim.picked or aim.hover == ("foe", foe.id):
            return True
        return aim.hover is not None and aim.hover[0] == "row" and foe.row in {0, aim.hover[1]}

    @property
    def coming(self) -> "Forecast | None":
        """Gives what the end of the turn brings: after the aimed thing, as far as that is known, else as things stand."""
        if self.shown is not None and self.shown.forecast is not None:
            return self.shown.forecast
        return self.forecast
