"""A game that is over is counted by a thread of its own: playing it again takes longer than a frame."""

import threading
import time
from collections.abc import Mapping

from soulstack.app.fairness import luck
from soulstack.app.statistics import count_game
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.play.tally import Tally, tally_of
from soulstack.games.foursouls.rules.playback import setup_of
from soulstack.kernel.decisions import IllegalAnswerError
from soulstack.kernel.record import Record, RecordError

REST = 0.001
"""Seconds of every rest, in which the screen gets its turn."""


class Counting:
    """Counts one game and, where it is wanted, adds it to the statistics."""

    def __init__(self, record: Record, cards: Mapping[str, CardDef], seats: tuple[str, ...], *, keeps: bool) -> None:
        self.tally: Tally | None = None
        """What the game came to, once it is counted."""
        self.problem: str | None = None
        self._game = (record, cards, seats)
        self._keeps = keeps
        # Not a daemon: the program ends when the game is counted, and the next game need not wait for it.
        self._thread = threading.Thread(target=self._work, name="counting")
        self._thread.start()

    def wait(self) -> None:
        """Wait until the game is counted."""
        self._thread.join()

    def _work(self) -> None:
        record, cards, seats = self._game
        try:
            setup = setup_of(record)
            tally = tally_of(record, cards, seats, lambda: time.sleep(REST))
        except (RecordError, IllegalAnswerError, TypeError, ValueError) as error:
            self.problem = f"This game could not be counted: {error}"
            return
        for seat in tally.seats:
            luck(seat.dice)  # remembered there, so that the screen that shows it need not work it out in a frame
        if self._keeps:
            mark = record.checkpoints.get(len(record.answers), "")
            self.problem = count_game(tally, seats, mode=setup.mode, seed=setup.seed, mark=mark)
        self.tally = tally
