"""A recorded run at the table: it goes on, back and to any room."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.screen.desk import BAR
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.replay import SpireReplay
    from soulstack.ui.loop import App

REST: Final = 0.3
"""Seconds between two moments at normal speed."""


class ReplayScene(TableScene):
    """Shows a run that has been played; nobody is asked anything."""

    holds_game = False

    def __init__(self, app: "App", session: "SpireReplay") -> None:
        shown: Any = session
        super().__init__(app, shown)
        self.replay = session
        self.rest = 0.0

    def update(self, dt: float) -> None:
        """Lets time pass, and the run go on while it plays."""
        super().update(dt)
        if self.replay.playing and not self.director.busy:
            self.rest -= dt
            if self.rest <= 0:
                self.rest = REST / self.director.speed
                self.replay.step()

    def _jump(self) -> None:
        """Shows the present moment at once."""
        self.director.forget()
        self.log.entries.clear()
        for fact in self.replay.told():
            self.log.add(self.session.log_line(fact), seat=fact.seat)
        self.show(self.replay.view)

    def _key(self, key: int, mod: int, text: str = "") -> bool:
        replay = self.replay
        if self.piles is not None:
            return super()._key(key, mod, text)
        if key == pygame.K_SPACE:
            replay.playing = not replay.playing
        elif key == pygame.K_RIGHT:
            replay.playing = False
            self.director.skip()
            replay.step()
        elif key == pygame.K_LEFT:
            replay.step_back()
            self._jump()
        elif key in {pygame.K_PAGEDOWN, pygame.K_PAGEUP}:
            replay.seek_turn(1 if key == pygame.K_PAGEDOWN else -1)
            self._jump()
        else:
            return super()._key(key, mod, text)
        return True

    def _take_a_break(self) -> None:
        self.app.stack.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the table with how far the run is."""
        super().draw(surface)
        desk, replay = self.desk, self.replay
        box = Box(desk.screen.w / 2 - 250, BAR + 6, 500, 30)
        desk.brush.plate(surface, box, "glass", radius=9, alpha=0.9)
        words = tr(
            "{n} of {most}. Space plays, the arrow keys step, Page Up and Down change the room.",
            n=replay.position,
            most=replay.length,
        )
        desk.brush.line(surface, words, box.cx, box.cy, 12.5, room=box.w - 16)
