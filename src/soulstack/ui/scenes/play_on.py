"""Who plays on from a moment of a recorded game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from soulstack.app.language import tr
from soulstack.app.replay_session import ReplaySession
from soulstack.app.seat_names import shown_name
from soulstack.ui import games, theme
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.scenery import CENTRE, Badge, Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App


class PlayOnScene(GuiScene):
    """Chooses who sits where and lets the game go on; the recorded one stays as it is."""

    def __init__(self, app: "App", session: ReplaySession) -> None:
        super().__init__(app)
        self.session = session
        self.seats: list[str] = [games.known_kind(kind) for kind in session.seats]
        if "human" not in self.seats:
            self.seats[max(0, session.viewer)] = "human"

    def build(self) -> None:
        session = self.session
        self.add_panel((190, 60, 900, 600), tr("Play on from here"))
        moment = session.said_moment()
        self.form.add(Label((230, 132, 820, 30), moment, size=19, colour=theme.MUTED, align=CENTRE))
        for seat, name in enumerate(session.names):
            y = 178 + seat * 80.0
            self.form.add(
                Panel((226, y, 828, 72), "slate", radius=14, line=3),
                Badge((244, y + 11, 50, 50), seat, shown_name(name)[:1]),
                Label((308, y + 6, 190, 60), shown_name(name), size=24, font=theme.TITLE_FONT, outline=2),
                Choice[str]((510, y + 13, 528, 46), games.kinds(), self.seats[seat], self._setter(seat), size=17),
            )
        begin = Button((774, 572, 280, 62), tr("Play on"), self._begin, material="brass", size=27)
        self.form.add(
            Label((230, 502, 820, 54), self._warning(), size=16, colour=theme.GOLD, align=CENTRE, wrapped=True),
            Button((226, 578, 200, 56), tr("Back"), self.back),
            begin,
        )
        self.form.set_focus(begin)

    def _warning(self) -> str:
        told = []
        if not self.session.asks_everybody:
            told.append(tr("One person can play on, for this game was not dealt for several at one screen."))
        return " ".join(told)

    def _setter(self, seat: int) -> Callable[[str], None]:
        return lambda kind: self._set(seat, kind)

    def _set(self, seat: int, kind: str) -> None:
        self.seats[seat] = kind
        if kind == "human" and not self.session.asks_everybody:
            self.seats = [games.USUAL if own == "human" and at != seat else own for at, own in enumerate(self.seats)]
        self.rebuild()

    def _begin(self) -> None:
        games.play_on(self.app, self.session, tuple(self.seats))
