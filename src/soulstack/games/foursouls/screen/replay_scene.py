"""A recorded game of Four Souls at its table, seen through anybody's eyes."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import joined, tr
from soulstack.app.replay_session import ReplaySession, Turn
from soulstack.app.seat_names import shown_name
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.ui import games, keys
from soulstack.ui.geometry import Box
from soulstack.ui.scenes.replay_bar import ReplayBar

if TYPE_CHECKING:
    from soulstack.ui.loop import App

_EYES: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


def eyes_of(name: str) -> str:
    """Says through whose eyes the table is seen.

    >>> eyes_of("Ash"), eyes_of("You")
    ('Eyes of Ash', 'Your eyes')
    """
    return tr("Your eyes") if name.casefold() == "you" else tr("Eyes of {name}", name=name)


class ReplayTable(TableScene):
    """The table of a game that nobody plays any more."""

    has_break = False

    def __init__(self, app: "App", session: ReplaySession) -> None:
        shown: Any = session
        super().__init__(app, shown, games.card_book())
        self.replay = session
        # The end is part of what is watched: it opens no screen of its own.
        self.result_shown = True
        self.reset()

    def reset(self) -> None:
        """Shows the session's present moment at once and writes the log anew."""
        self.director.forget()
        view = self.replay.view
        self.chronicle.begin_anew(self.replay.told(), view)
        self.desk.show(view, fresh=True)
        self.desk.bank.finish()
        self.dice.settle(view)
        self.dice.finish()

    def _prompt_panel(self) -> tuple[pygame.Surface, Box]:
        desk, session = self.desk, self.replay
        told = self.chronicle
        words, seat = told.caption, told.caption_seat if told.caption else self._view.active
        if session.position == 0 and not session.playing:
            words = tr("{key} plays the game, the arrow keys step through it.", key=keys.cap("confirm"))
        if session.over and not self.director.busy:
            seat = -1
            won = [shown_name(session.names[seat]) for seat in session.view.winners or ()]
            words = (
                tr("The game is over: {names} won.", names=joined(won)) if won else tr("The game is over: nobody won.")
            )
        return desk.prompt.image(desk.zones.prompt, words, "", seat, waiting=True), desk.zones.prompt


class ReplayScene(ReplayBar):
    """Drives a replay's table from a bar below it."""

    def __init__(self, app: "App", session: ReplaySession) -> None:
        super().__init__(app, session, ReplayTable(app, session))

    @property
    def eye_keys(self) -> tuple[int, ...]:  # type: ignore[override]  # as many as there are seats
        """The digits: the seats from 1, and nobody's with 0."""
        return (*_EYES[: len(self.session.names)], pygame.K_0)

    def turn_words(self, turn: Turn) -> str:
        if not turn.number:
            return tr("Before the first turn")
        return tr(
            "Turn {turn} of {turns}: {name}",
            turn=turn.number,
            turns=self.session.turns[-1].number,
            name=shown_name(self.session.names[turn.seat]),
        )

    def eyes_there(self) -> list[tuple[int, str]]:
        found = [(seat, eyes_of(name)) for seat, name in enumerate(self.session.names)]
        return [*found, (-1, tr("From outside"))]

    @property
    def eye(self) -> int:
        return int(self.session.viewer)

    def look_through(self, seat: int) -> None:
        self.session.look_from(seat)
