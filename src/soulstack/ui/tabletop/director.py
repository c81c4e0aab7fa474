"""From facts to what is seen: plays updates one after another and settles the table after each.

The rules have long gone on when an update is played, so nothing here can hold them up: skipping only drops pictures.
"""

from collections import deque
from typing import Any, Protocol

from soulstack.app.bus import Bus
from soulstack.app.events import CaughtUp, Shown, Updated
from soulstack.kernel.facts import Fact


class Stage(Protocol):
    """What a game's table can do with facts; the director decides when."""

    def aim(self, after: Any) -> None:
        """Takes the view that the next facts lead to."""
        ...

    def play(self, fact: Fact) -> float:
        """Starts the animation of a fact and gives the time to wait for it."""
        ...

    def move(self, dt: float) -> None:
        """Lets time pass for everything that was started."""
        ...

    def settle(self, view: Any, *, at_once: bool) -> None:
        """Brings everything to where a view says."""
        ...

    def finish(self) -> None:
        """Ends what still moves."""
        ...

    def clear(self) -> None:
        """Drops what was started."""
        ...


class Director:
    """Listens to updates, plays them on a stage, and tells what is shown when."""

    def __init__(self, stage: Stage, bus: Bus) -> None:
        self.stage = stage
        self.bus = bus
        self.queue: deque[Updated] = deque()
        self.current: Updated | None = None
        self.next_fact = 0
        self.wait = 0.0
        self.speed = 1.0
        self.instant = False

    @property
    def busy(self) -> bool:
        """Tells whether there is still something to play."""
        return self.current is not None or bool(self.queue)

    def feed(self, update: Updated) -> None:
        """Takes an update to play."""
        self.queue.append(update)
        if self.instant:
            self.skip()

    def update(self, dt: float) -> None:
        """Lets time pass for the facts and everything they started."""
        # Whoever falls behind the bots catches up a little, without skipping anything.
        dt *= self.speed * (1 + 0.2 * min(10, len(self.queue)))
        self.stage.move(dt)
        self.wait -= dt
        was_busy = self.busy
        while self.wait <= 0 and self.busy:
            self._advance()
        self.wait = max(0.0, self.wait)
        self._tell_the_end(was_busy)

    def _advance(self) -> None:
        if self.current is None:
            self.current = self.queue.popleft()
            self.next_fact = 0
            self.stage.aim(self.current.view)
        facts = self.current.facts
        if self.next_fact < len(facts):
            fact = facts[self.next_fact]
            self.next_fact += 1
            self.bus.publish(Shown(fact, self.current.view))
            self.wait += self.stage.play(fact)
        else:
            self._settle(at_once=False)

    def _settle(self, *, at_once: bool) -> None:
        assert self.current is not None
        view, self.current = self.current.view, None
        self.stage.settle(view, at_once=at_once)

    def _tell_the_end(self, was_busy: bool) -> None:
        if was_busy and not self.busy:
            self.bus.publish(CaughtUp())

    def skip(self) -> None:
        """Goes straight to the settled table of the last update."""
        was_busy = self.busy
        while self.busy:
            if self.current is None:
                self.current = self.queue.popleft()
                self.next_fact = 0
            for fact in self.current.facts[self.next_fact :]:
                self.bus.publish(Shown(fact, self.current.view, hurried=True))
            self._settle(at_once=True)
        self.stage.finish()
        self.wait = 0.0
        self._tell_the_end(was_busy)

    def forget(self) -> None:
        """Drops what has not been played: the table is about to show another moment."""
        self.queue.clear()
        self.current = None
        self.wait = 0.0
        self.stage.clear()
