"""Scenes and the stack they lie on.

A scene is one screen: it gets events, a time step and a surface, and nothing else. The topmost scene alone gets events
and time; a modal scene (pause, settings over the table, a message) lets the ones below it be drawn first. Scenes read
positions from `event.pos` only, because posted events do not move the real cursor.
"""

import gc
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

import pygame

if TYPE_CHECKING:
    from soulstack.ui.loop import App


SOON: Final = 3
"""Frames; tidying up must not come on top of the first picture of the next screen."""
SHED: Final = 0.003
"""Seconds of its own of a frame in which scenes that have left may give up what they held."""


@runtime_checkable
class Scene(Protocol):
    """One screen of the game."""

    modal: bool
    """True when the scene below stays visible."""

    def enter(self, app: "App") -> None:
        """Takes its place on the stack; `resize` follows at once."""

    def leave(self) -> None:
        """Goes for good: the scene is no longer on the stack."""

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Lays itself out anew for a window of this size; `scale` is pixels a unit of the 1280 x 720 space."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event and says whether it was of use."""

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws itself; the surface is the whole window."""


class BaseScene:
    """Implements the protocol with nothing, so that a scene writes only what it needs."""

    modal = False
    fps = 60
    """How often the loop draws the scene while nothing is pressed or moved."""
    heavy = False
    """True for a scene that holds a whole game, so that memory is tidied up after it."""
    holds_game = False
    """True for the table of a game that is saved: it holds the slot that the next one is saved in."""

    @property
    def music(self) -> tuple[str, str] | None:
        """Names the theme that belongs to the scene and the layer under it; None for whatever is heard already."""
        return None

    @property
    def typing(self) -> bool:
        """Tells whether keys are letters just now, so that the player's own keys do not apply."""
        return False

    @property
    def catches_keys(self) -> bool:
        """Tells whether the next key is meant as that key, whatever it does elsewhere."""
        return False

    def enter(self, app: "App") -> None:
        pass

    def leave(self) -> None:
        pass

    def shed(self) -> Iterator[None]:
        """Gives up what it held, a little with every step; it left some frames ago and nobody asks it for anything now.

        What its parts hold of each other would otherwise stay until a collection, which must look at all of it at once.
        """
        yield from ()

    def uncovered(self) -> None:
        """Is the topmost scene again after the one above it left."""

    def retell(self) -> None:
        """Says everything anew: the language has changed."""

    def resize(self, size: tuple[int, int], scale: float) -> None:
        pass

    def status(self) -> dict[str, Any]:
        """Says what it shows beyond its form to whoever drives the window from outside, as `status` writes it."""
        return {}

    def handle(self, event: pygame.event.Event) -> bool:  # noqa: ARG002 - the protocol's signature
        return False

    def update(self, dt: float) -> None:
        pass

    def draw(self, surface: pygame.Surface) -> None:
        pass


class SceneStack:
    """Holds the scenes; the last one is on top."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.scenes: list[Scene] = []
        self._left: list[BaseScene] = []
        """Scenes that have yet to give up what they held."""
        self._shedding: Iterator[None] | None = None
        self._rest = 0
        """Frames until they begin with it."""
        self._litter = False
        """Whether something may be left that only a collection finds."""

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        self.scenes.append(scene)
        scene.enter(self.app)
        # A scene may replace itself while it enters; then the layout is the successor's business.
        if scene in self.scenes:
            scene.resize(self.app.size, self.app.scale)

    def pop(self) -> None:
        """Takes the topmost scene away and wakes the one below."""
        if not self.scenes:
            return
        self._dismiss()
        below = self.top
        if isinstance(below, BaseScene):
            below.uncovered()

    def replace(self, scene: Scene) -> None:
        """Clears the stack and shows this scene alone."""
        while self.scenes:
            self._dismiss()
        self.push(scene)

    def _dismiss(self) -> None:
        scene = self.scenes.pop()
        scene.leave()
        if isinstance(scene, BaseScene):
            self._left.append(scene)
            self._rest = SOON
            self._litter |= scene.heavy

    def tidy(self) -> bool:
        """Frees what scenes held that have left, when the screen after them has been opened; tells when all is free."""
        self._rest = max(0, self._rest - 1)
        if self._rest:
            return False
        if self._left:
            self._shed()
        elif self._litter:
            self._litter = False
            gc.collect()
            return True
        return False

    def _shed(self) -> None:
        start = time.thread_time()
        while self._left and time.thread_time() - start < SHED:
            if self._shedding is None:
                self._shedding = self._left[0].shed()
            if self._left[0] in self.scenes or next(self._shedding, self) is self:
                self._shedding = None
                del self._left[0]

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Tells every scene, the covered ones too, because a modal scene lets them be drawn."""
        for scene in list(self.scenes):
            scene.resize(size, scale)

    def retell(self) -> None:
        """Lets every scene say its words anew."""
        for scene in list(self.scenes):
            if isinstance(scene, BaseScene):
                scene.retell()

    def handle(self, event: pygame.event.Event) -> bool:
        """Gives the event to the topmost scene."""
        return self.top.handle(event) if self.top is not None else False

    def update(self, dt: float) -> None:
        """Lets time pass for the topmost scene."""
        if self.top is not None:
            self.top.update(dt)

    @property
    def music(self) -> tuple[str, str] | None:
        """Names the theme of the topmost scene that has one, and the layer under it."""
        found = (getattr(scene, "music", None) for scene in reversed(self.scenes))
        return next((music for music in found if music is not None), None)

    def visible(self) -> list[Scene]:
        """Lists what is drawn, the lowest first."""
        start = len(self.scenes) - 1
        while start > 0 and self.scenes[start].modal:
            start -= 1
        return self.scenes[max(start, 0) :]

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the lowest visible scene first."""
        for scene in self.visible():
            scene.draw(surface)
