"""How long a search goes on: a number of worlds where games must be equal, or as long as a clock allows at a table.

>>> effort = Effort(worlds=2)
>>> effort.begin()
>>> effort.is_spent(1), effort.is_spent(2)
(False, True)
>>> effort.begin(seats=2)
>>> effort.is_spent(3), effort.is_spent(4)
(False, True)
"""

from collections.abc import Callable
from typing import Final

from attrs import define, field

SEATS: Final = 4
"""The table that a number of worlds is meant for."""
MOST_WORLDS: Final = 400
"""More worlds than this tell nothing new, however much time there is."""


@define
class Effort:
    """What a search may spend on one question."""

    worlds: int
    """For a table of four. With fewer seats a world is played on in less time, so that many more are tried."""
    clock: Callable[[], float] | None = None
    """Gives seconds; without one the number of worlds counts."""
    usual: float = 0.3
    """Seconds for a usual question."""
    most: float = 1.5
    """Seconds for one that matters and is not clear yet."""
    pace: float = 1.0
    """What share of those seconds is wanted."""
    _began: float = field(default=0.0, init=False)
    _limit: int = field(default=0, init=False)

    def begin(self, seats: int = SEATS) -> None:
        """Start the clock for a question at a table of so many."""
        self._limit = self.worlds * SEATS // seats
        if self.clock is not None:
            self._began = self.clock()

    def is_spent(self, worlds: int, *, is_close: bool = False) -> bool:
        """Tell whether the search has to end after so many worlds; a close race gets more time."""
        if self.clock is None:
            return worlds >= self._limit
        limit = self.most if is_close else self.usual
        return worlds >= MOST_WORLDS or self.clock() - self._began >= limit * self.pace
