"""Puts a session on a bus: serves what it says it can do, and publishes what happens in it as time passes.

A game, a lesson, a replay, a screen that several people share or a test's own will do. What a session does not list among its
intents is not served, and so nobody offers it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from attrs import define, field

from soulstack.app.bus import Bus, Intent, Refusal, Scope, Server
from soulstack.app.events import Ended, Updated
from soulstack.app.language import tr_error
from soulstack.kernel.decisions import IllegalAnswerError


class Playable(Protocol):
    """A game under way, as far as a bus is concerned."""

    @property
    def bus(self) -> Bus:
        """The bus of this game."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def poll(self) -> Sequence[Updated]:
        """Let time pass and give what happened since the last call."""
        ...

    def intents(self) -> Mapping[type[Intent], Server]:
        """Say what this session can be asked to do, and by what it is done."""
        ...


@define(eq=False)
class Conductor:
    """Stands between one session and its bus; whoever owns the time of a screen calls `step` every frame."""

    session: Playable
    words: Callable[[Exception], str] = tr_error
    """Says to the player why an answer is not allowed."""
    _scope: Scope = field(init=False)
    _ended: bool = field(init=False, default=False)

    def __attrs_post_init__(self) -> None:
        self._scope = self.bus.scope()
        for kind, server in self.session.intents().items():
            # A second screen on the same game finds everything served.
            if not self.bus.serves(kind):
                self._scope.serve(kind, partial(self._carry_out, server))

    @property
    def bus(self) -> Bus:
        """The bus of the session's game."""
        return self.session.bus

    def _carry_out(self, server: Server, intent: Intent) -> Any:
        try:
            return server(intent)
        except IllegalAnswerError as error:
            raise Refusal(self.words(error)) from error

    def step(self) -> None:
        """Let time pass for the session, and tell what came of it."""
        for update in self.session.poll():
            self.bus.publish(update)
        if self.session.over and not self._ended:
            self._ended = True
            self.bus.publish(Ended())
        elif not self.session.over:
            self._ended = False  # an end can be taken back, and a replay can go back before it

    def close(self) -> None:
        """Leave the bus."""
        self._scope.close()
