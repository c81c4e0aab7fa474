"""The bus between what people do and what a game does; it knows neither pixels nor rules, nor whether anybody watches.

Two directions, two manners. An *intent* goes to the one who serves its kind and comes back at once as a verdict. *News* go to
everybody who listens to their kind, in a declared order: by stage, then by the moment of subscribing. News that are published
while others are being told wait until everybody has heard those.
"""

from collections import deque
from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any, TypeVar

from attrs import define, field, frozen


class When(IntEnum):
    """When a listener hears of something: what must be safe comes before what is seen, and that before what is said."""

    KEEP = 0
    """The record, the autosave, the statistics."""
    KNOW = 1
    """Words, chances, stops: what others read afterwards."""
    SHOW = 2
    """The director and the screen."""
    TELL = 3
    """Sound, log, tips, achievements, a narrator."""


@frozen
class Intent:
    """What somebody wants to be done."""


@frozen
class News:
    """What has happened."""


@frozen
class Verdict:
    """What became of an intent; a refusal has a sentence for the player and has changed nothing."""

    refused: str = ""
    value: Any = None

    def __bool__(self) -> bool:
        return not self.refused


@frozen
class Sent(News):
    """An intent was dealt with: for narrators, recorders and tests."""

    intent: Intent
    verdict: Verdict


class Refusal(Exception):  # noqa: N818 - it is no error to want something that is not allowed
    """An intent is not carried out; the words are for the player."""


class UnservedError(LookupError):
    """Nobody here can do that; whoever shows a button for it asks `serves` first."""


Wanted = TypeVar("Wanted", bound=Intent)
Told = TypeVar("Told", bound=News)
Server = Callable[[Any], Any]
"""Carries out an intent and gives the verdict's value, or raises a `Refusal`."""


@frozen(eq=False)
class Listener:
    """One subscription; of two in the same stage the one that came first hears first."""

    stage: When
    hear: Callable[[Any], object]


@define(eq=False)
class Bus:
    """Connects one game under way with whatever shows, keeps or drives it; it ends with that game."""

    _servers: dict[type[Intent], Server] = field(init=False, factory=dict)
    _listeners: dict[type[News], tuple[Listener, ...]] = field(init=False, factory=dict)
    _waiting: deque[News] = field(init=False, factory=deque)
    _telling: bool = field(init=False, default=False)

    # --- intents ---------------------------------------------------------------------------------------------------

    def serve(self, kind: type[Wanted], server: Callable[[Wanted], Any]) -> Callable[[], None]:
        """Deal with a kind of intent from now on; give what ends that."""
        if kind in self._servers:
            raise ValueError(f"{kind.__name__} is served already")
        self._servers[kind] = server
        return partial(self._end_serving, kind, server)

    def _end_serving(self, kind: type[Intent], server: Server) -> None:
        if self._servers.get(kind) is server:
            del self._servers[kind]

    def serves(self, kind: type[Intent]) -> bool:
        """Tell whether somebody would deal with it: what is not served is not offered."""
        return kind in self._servers

    def send(self, intent: Intent) -> Verdict:
        """Have an intent dealt with and say what became of it; never from a listener, who would overtake what is told."""
        if self._telling:
            raise RuntimeError(f"{type(intent).__name__} was sent while news are told")
        server = self._servers.get(type(intent))
        if server is None:
            raise UnservedError(type(intent).__name__)
        try:
            verdict = Verdict(value=server(intent))
        except Refusal as refusal:
            verdict = Verdict(refused=str(refusal) or type(intent).__name__)
        self.publish(Sent(intent, verdict))
        return verdict

    # --- news ------------------------------------------------------------------------------------------------------

    def listen(
        self, kind: type[Told], listener: Callable[[Told], object], stage: When = When.TELL
    ) -> Callable[[], None]:
        """Hear a kind of news from now on; give what ends that."""
        entry = Listener(stage, listener)
        # Sorting is stable, so within a stage the order of subscribing stays.
        self._listeners[kind] = tuple(sorted((*self._listeners.get(kind, ()), entry), key=lambda each: each.stage))
        return partial(self._end_listening, kind, entry)

    def _end_listening(self, kind: type[News], entry: Listener) -> None:
        self._listeners[kind] = tuple(each for each in self._listeners.get(kind, ()) if each is not entry)

    def publish(self, news: News) -> None:
        """Tell everybody, and then whatever was published meanwhile; an error in a listener reaches the publisher."""
        self._waiting.append(news)
        if self._telling:
            return
        self._telling = True
        try:
            while self._waiting:
                self._tell(self._waiting.popleft())
        finally:
            self._telling = False
            self._waiting.clear()

    def _tell(self, news: News) -> None:
        for listener in self._listeners.get(type(news), ()):
            # Who has left while the others were told hears nothing any more.
            if listener in self._listeners[type(news)]:
                listener.hear(news)

    def scope(self) -> "Scope":
        """Give what ends all its subscriptions together."""
        return Scope(self)


@define(eq=False)
class Scope:
    """The subscriptions of one scene: they end when it leaves, whatever happened."""

    bus: Bus
    _ends: list[Callable[[], None]] = field(init=False, factory=list)

    def serve(self, kind: type[Wanted], server: Callable[[Wanted], Any]) -> None:
        """Deal with a kind of intent until the scope ends."""
        self._ends.append(self.bus.serve(kind, server))

    def listen(self, kind: type[Told], listener: Callable[[Told], object], stage: When = When.TELL) -> None:
        """Hear a kind of news until the scope ends."""
        self._ends.append(self.bus.listen(kind, listener, stage))

    def close(self) -> None:
        """End all of them."""
        while self._ends:
            self._ends.pop()()
