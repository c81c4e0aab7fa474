"""From facts to what is seen: plays updates one after another and settles the table after each.

The rules have long gone on when an update is played, so nothing here can hold them up: skipping only drops pictures.
"""

from collections import deque
from collections.abc import Callable

from soulstack.app.bus import Bus
from soulstack.app.events import CaughtUp, Shown, Updated
from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.facts import Fact
from soulstack.ui.tabletop.effects import Rise
from soulstack.ui.tabletop.sprites import FADE, SETTLE
from soulstack.ui.tabletop.stage import Stage


def _hides(view: TableView) -> bool:
    """Tells whether the hand of the seat in front lies face down."""
    hand = view.seats[view.viewer].hand if view.viewer >= 0 else ()
    return bool(hand) and hand[0] < 0


class Director:
    """Listens to updates, plays them on a stage, and tells what is shown when."""

    def __init__(self, stage: Stage, bus: Bus, play: Callable[[Stage, Fact], float]) -> None:
        self.stage = stage
        self.bus = bus
        self.routine = play
        """Starts the animation of a fact and gives the time to wait for it; each game has its own."""
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
        pace = self.speed * (1 + 0.2 * min(10, len(self.queue)))
        dt *= pace
        stage = self.stage
        for effect in stage.effects:
            effect.update(dt)
        stage.effects = [effect for effect in stage.effects if not effect.done]
        stage.desk.bank.update(dt)
        stage.dice.update(dt)
        self.wait -= dt
        was_busy = self.busy
        while self.wait <= 0 and self.busy:
            self._advance()
        self.wait = max(0.0, self.wait)
        if was_busy and not self.busy:
            self.bus.publish(CaughtUp())

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
            self.wait += self.play(fact)
        else:
            self._settle(SETTLE)

    def play(self, fact: Fact) -> float:
        """Starts the animation of one fact and gives the time to wait for it."""
        return self.routine(self.stage, fact)

    def _settle(self, seconds: float) -> None:
        assert self.current is not None
        view, self.current = self.current.view, None
        reduced = self.stage.reduced
        before = self.stage.desk.view
        # A table that is turned round to another seat, or whose hand is turned over, is laid anew: nothing flies.
        turned = before is not None and (before.viewer != view.viewer or _hides(before) != _hides(view))
        self.stage.desk.show(
            view, seconds=min(seconds, FADE) if reduced else seconds, fade=reduced, fresh=turned and view.viewer >= 0
        )
        self.stage.dice.settle(view)

    def skip(self) -> None:
        """Goes straight to the settled table of the last update."""
        stage, was_busy = self.stage, self.busy
        while self.busy:
            if self.current is None:
                self.current = self.queue.popleft()
                self.next_fact = 0
            for fact in self.current.facts[self.next_fact :]:
                self.bus.publish(Shown(fact, self.current.view, hurried=True))
            self._settle(0.0)
        stage.desk.bank.finish()
        stage.dice.finish()
        # Numbers that have just begun to rise may finish: they move nothing.
        stage.effects = [effect for effect in stage.effects if isinstance(effect, Rise)]
        self.wait = 0.0
        if was_busy:
            self.bus.publish(CaughtUp())

    def forget(self) -> None:
        """Drops what has not been played: the table is about to show another moment."""
        self.queue.clear()
        self.current = None
        self.wait = 0.0
        self.stage.effects = []
