"""A recorded run at its table: it is played, stepped, taken to any room, and played on from any moment."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.app.replay_session import Turn
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.ui.scenes.replay_bar import BAR, ReplayBar
from soulstack.ui.units import HEIGHT

if TYPE_CHECKING:
    from soulstack.games.spire.play.replay import SpireReplay
    from soulstack.ui.loop import App

LOOKED_AT: Final = (pygame.K_d, pygame.K_m, pygame.K_a, pygame.K_x, pygame.K_l)
"""Keys that look at something of the table."""


class ReplayTable(TableScene):
    """The table of a run that nobody plays any more."""

    holds_game = False

    def __init__(self, app: "App", session: "SpireReplay") -> None:
        shown: Any = session
        super().__init__(app, shown)
        self.replay = session

    @property
    def large_log(self) -> bool:
        """Whether something lies over the table that Escape closes first."""
        return self.log_open or self.piles is not None or self.overlay is not None

    def reset(self) -> None:
        """Shows the present moment at once."""
        self.director.forget()
        self.plaques.forget()
        self.log.entries.clear()
        for fact in self.replay.told():
            self.log.add(self.session.log_line(fact), seat=fact.seat)
        self.show(self.replay.view)

    def _take_a_break(self) -> None:
        """Is left by the bar."""


class ReplayScene(ReplayBar):
    """Shows a run that has been played; nobody is asked anything."""

    table_keys = frozenset(LOOKED_AT)
    eye_keys = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)

    def __init__(self, app: "App", session: "SpireReplay") -> None:
        super().__init__(app, session, ReplayTable(app, session))

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.beneath.enter(app)

    def scale_of_table(self, scale: float) -> float:
        """Draws the table smaller: the stages of a run need all their height."""
        high = HEIGHT * scale
        return scale * (high - BAR * scale) / high

    def turn_words(self, turn: Turn) -> str:
        if not turn.number:
            return tr("Before the first room")
        act = ROMAN[max(1, min(4, turn.state.table.act))]
        return tr("Act {act}, room {n}", act=act, n=turn.number)

    def eyes_there(self) -> list[tuple[int, str]]:
        return list(enumerate(self.session.hero_names()))

    @property
    def eye(self) -> int:
        return int(self.session.focus)

    def look_through(self, seat: int) -> None:
        self.session.turn_to(seat)
