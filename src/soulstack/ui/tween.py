"""Movement over time: clocks, easing curves and tweens, with no pygame in it."""

import time
from collections.abc import Callable
from typing import Final, Protocol

from attrs import define, field

Ease = Callable[[float], float]

MOVE: Final = 0.21
"""Seconds for a thing to travel."""
HOVER: Final = 0.09
FADE: Final = 0.12
"""The longest cross-fade with reduced motion."""


class Clock(Protocol):
    """Tells the time; tests bring their own."""

    def now(self) -> float:
        """Gives seconds since some fixed moment."""


class RealClock:
    """Reads the machine's own steady clock."""

    def now(self) -> float:
        return time.perf_counter()


@define
class ManualClock:
    """Stands still until it is told to go on."""

    seconds: float = 0.0

    def now(self) -> float:
        return self.seconds

    def advance(self, seconds: float) -> None:
        """Lets time pass."""
        self.seconds += seconds


def linear(t: float) -> float:
    """Goes at one speed."""
    return t


def ease_out_cubic(t: float) -> float:
    """Starts fast and settles softly."""
    return 1 - (1 - t) ** 3


def ease_in_cubic(t: float) -> float:
    """Starts softly and leaves fast."""
    return t**3


def ease_in_out(t: float) -> float:
    """Starts and ends softly."""
    return t * t * (3 - 2 * t)


def ease_out_back(t: float) -> float:
    """Shoots a little past the end and comes back; for souls and the logo only."""
    s = 1.70158
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


@define
class Tween:
    """One number on its way from `start` to `end`."""

    start: float
    end: float
    seconds: float
    ease: Ease = ease_out_cubic
    delay: float = 0.0
    on_done: Callable[[], None] | None = None
    elapsed: float = field(default=0.0, init=False)
    done: bool = field(default=False, init=False)

    @property
    def value(self) -> float:
        """Where the number is now; exactly `end` once it has arrived."""
        passed = self.elapsed - self.delay
        if self.done or (self.seconds <= 0 and passed >= 0) or (self.seconds > 0 and passed >= self.seconds):
            return self.end
        if passed <= 0:
            return self.start
        return self.start + (self.end - self.start) * self.ease(passed / self.seconds)

    def update(self, dt: float) -> None:
        """Lets time pass and calls `on_done` once, at the end."""
        if self.done:
            return
        self.elapsed += dt
        if self.elapsed >= self.delay + self.seconds:
            self.finish()

    def finish(self) -> None:
        """Jumps to the end."""
        if self.done:
            return
        self.done = True
        if self.on_done is not None:
            self.on_done()


@define
class Tweens:
    """A set of tweens that run together."""

    running: list[Tween] = field(factory=list)

    def add(self, tween: Tween) -> Tween:
        """Starts a tween."""
        self.running.append(tween)
        return tween

    def update(self, dt: float) -> None:
        """Lets time pass for all; a tween that is added meanwhile starts with the next step."""
        for tween in list(self.running):
            tween.update(dt)
        self.running = [tween for tween in self.running if not tween.done]

    def finish(self) -> None:
        """Jumps to the end of everything, and of what the ends start."""
        while self.running:
            tween = self.running.pop(0)
            tween.finish()

    @property
    def busy(self) -> bool:
        return bool(self.running)


@define
class Glide:
    """A number that follows its target softly, for hover lifts and light: no start, no end, never jumps."""

    value: float = 0.0
    target: float = 0.0
    seconds: float = HOVER

    def update(self, dt: float) -> None:
        """Goes towards the target so that about nineteen twentieths are done after `seconds`."""
        if self.seconds <= 0:
            self.value = self.target
            return
        share = 1 - 0.05 ** (dt / self.seconds)
        self.value += (self.target - self.value) * share
        if abs(self.target - self.value) < 0.001:
            self.value = self.target
