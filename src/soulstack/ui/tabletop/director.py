"""From facts to what is seen: plays updates one after another and settles the table after each.

The rules have long gone on when an update is played, so nothing here can hold them up: skipping only drops pictures.
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.routines import ROUTINES
from soulstack.kernel.decisions import Decision
from soulstack.kernel.facts import Fact
from soulstack.ui.tabletop.effects import Rise
from soulstack.ui.tabletop.sprites import FADE, SETTLE
from soulstack.ui.tabletop.stage import Stage


class Update(Protocol):
    """Facts, the view after them, and what the viewer is asked."""

    @property
    def facts(self) -> Sequence[Fact]: ...
    @property
    def view(self) -> TableView: ...
    @property
    def decision(self) -> Decision | None: ...


def _hides(view: TableView) -> bool:
    """Tells whether the hand of the seat in front lies face down."""
    hand = view.seats[view.viewer].hand if view.viewer >= 0 else ()
    return bool(hand) and hand[0] < 0


class Director:
    """Plays updates on a stage."""

    def __init__(self, stage: Stage, on_fact: Callable[[Fact, TableView], None]) -> None:
        self.stage = stage
        self.on_fact = on_fact
        self.queue: deque[Update] = deque()
        self.current: Update | None = None
        self.next_fact = 0
        self.wait = 0.0
        self.speed = 1.0
        self.instant = False

    @property
    def busy(self) -> bool:
        """Tells whether there is still something to play."""
        return self.current is not None or bool(self.queue)

    def feed(self, update: Update) -> None:
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
        while self.wait <= 0 and self.busy:
            self._advance()
        self.wait = max(0.0, self.wait)

    def _advance(self) -> None:
        if self.current is None:
            self.current = self.queue.popleft()
            self.next_fact = 0
            self.stage.aim(self.current.view)
        facts = self.current.facts
        if self.next_fact < len(facts):
            fact = facts[self.next_fact]
            self.next_fact += 1
            self.on_fact(fact, self.current.view)
            self.wait += self.play(fact)
        else:
            self._settle(SETTLE)

    def play(self, fact: Fact) -> float:
        """Starts the animation of one fact and gives the time to wait for it."""
        spec = FACTS.get(fact.kind)
        routine = ROUTINES.get(spec.animation) if spec is not None else None
        return routine(self.stage, fact) if routine is not None else 0.0

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
        stage = self.stage
        while self.busy:
            if self.current is None:
                self.current = self.queue.popleft()
                self.next_fact = 0
            for fact in self.current.facts[self.next_fact :]:
                self.on_fact(fact, self.current.view)
            self._settle(0.0)
        stage.desk.bank.finish()
        stage.dice.finish()
        # Numbers that have just begun to rise may finish: they move nothing.
        stage.effects = [effect for effect in stage.effects if isinstance(effect, Rise)]
        self.wait = 0.0
