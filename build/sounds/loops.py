"""What every piece of music is made of: a circle of time on which notes are laid, and a few instruments."""

import math
from collections.abc import Sequence
from typing import Final

from adpcm import EACH
from kit import BELL, KALIMBA, MARIMBA, Synth, Wave, hz, mix

RATE: Final = 22050
LOUD: Final = -24.0
"""How loud a piece is on the whole, in dB below full scale."""
PEAK: Final = 0.5


class Loop:
    """A piece whose end runs into its start: whatever rings beyond the end is heard at the beginning."""

    def __init__(self, s: Synth, beats: int, seconds: float, parts: int = 1) -> None:
        """Takes the number of beats and about how long one lasts; loops of equal length may be cut into parts."""
        self.s = s
        self.total = max(1, round(beats * seconds * RATE / EACH / parts)) * EACH * parts
        self.beat = self.total / beats
        self.wave = [0.0] * self.total

    @property
    def seconds(self) -> float:
        """How long a beat lasts."""
        return self.beat / RATE

    def put(self, sound: Wave, beat: float, gain: float) -> None:
        """Lays a sound on a beat."""
        total, out = self.total, self.wave
        start = round(beat * self.beat)
        for i, value in enumerate(sound, start):
            out[i % total] += gain * value

    def done(self, wet: float, size: float, dull: float, *, loud: float = LOUD) -> Wave:
        """Gives the piece in a room of some size, at the asked loudness and without anything that clips."""
        sound = self.s.low(self.s.room(self.wave, wet, size, loop=True), dull)
        offset = sum(sound) / self.total
        sound = [value - offset for value in sound]
        power = sum(value * value for value in sound) / self.total
        gain = 10.0 ** (loud / 20.0) / math.sqrt(power)
        gain = min(gain, PEAK / max(map(abs, sound)))
        return [value * gain for value in sound]


def pluck(s: Synth, note: str, tau: float = 0.4) -> Wave:
    """A tongue of a thumb piano."""
    tone = s.struck(hz(note), tau, KALIMBA[:3], min(2.4, tau * 4.2))
    return mix((tone, 0, 1.0), (s.struck(hz(note) * 1.0026, tau * 0.9, KALIMBA[:1], min(2.2, tau * 4)), 0, 0.35))


def wood(s: Synth, note: str, tau: float = 0.16) -> Wave:
    """A bar of a marimba."""
    return s.struck(hz(note), tau, MARIMBA[:2], tau * 4.2)


def chime(s: Synth, note: str, tau: float = 0.5) -> Wave:
    """A small bell."""
    return s.struck(hz(note), tau, BELL, min(2.6, tau * 4))


def deep(s: Synth, note: str, seconds: float) -> Wave:
    """A soft low string."""
    return s.fall(s.tone(hz(note), seconds, None, (1.0, 0.35, 0.14, 0.05)), seconds * 0.36, 0.025)


def breath(s: Synth, note: str, seconds: float, harmonics: Sequence[float] = (1.0, 0.22, 0.12)) -> Wave:
    """A pipe that swells and goes."""
    pipe = mix(
        (s.tone(hz(note), seconds, None, harmonics, (0.9, 0.0016)), 0, 1.0),
        (s.tone(hz(note) * 1.0034, seconds, None, harmonics[:2]), 0, 1.0),
    )
    return s.hump(s.low(pipe, 1000), 0.45, 1.1)


def voices(s: Synth, note: str, seconds: float, mouth: tuple[float, float] = (520.0, 950.0)) -> Wave:
    """A few people who hum far away."""
    buzz = s.tone(hz(note), seconds, None, (1.0, 0.6, 0.45, 0.3, 0.22, 0.15), (4.7, 0.006))
    return s.hump(s.voice(buzz, ((mouth[0], mouth[0], 1.0), (mouth[1], mouth[1], 0.35))), 0.45, 1.2)


def drum(s: Synth, pitch: float = 92.0, tau: float = 0.11) -> Wave:
    """A skin struck softly."""
    skin = s.fall(s.tone(pitch, tau * 3.4, pitch * 0.52, (1.0, 0.35, 0.1)), tau, 0.004)
    return mix((skin, 0, 1.0), (s.fall(s.low(s.noise(0.06), 700), 0.014), 0, 0.5))


def knock(s: Synth, pitch: float) -> Wave:
    """A knuckle on wood."""
    return s.struck(pitch, 0.02, ((1.0, 1.0, 1.0), (2.74, 0.4, 0.5)), 0.09)


def brush(s: Synth, tau: float = 0.03) -> Wave:
    """A brush over a skin."""
    return s.fall(s.band(s.noise(tau * 4), 3200, 0.8), tau, 0.01)
