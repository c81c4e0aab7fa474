"""The small synthesizer behind every sound of the game: plain lists of floats and the standard library.

Nothing here reads a clock, a device or the `random` module, so the same recipe gives the same bytes on every run.
"""

import math
from collections.abc import Sequence
from typing import Final

Wave = list[float]

NOTES: Final = {"C": 0, "C#": 1, "D": 2, "D#": 3, "E": 4, "F": 5, "F#": 6, "G": 7, "G#": 8, "A": 9, "A#": 10, "B": 11}

# Partials as (ratio, level, share of the decay): what makes a struck thing sound like wood, metal or a thumb piano.
WOOD: Final = ((1.0, 1.0, 1.0), (2.74, 0.45, 0.5), (5.2, 0.18, 0.25))
MARIMBA: Final = ((1.0, 1.0, 1.0), (3.93, 0.28, 0.35), (9.2, 0.07, 0.15))
KALIMBA: Final = ((1.0, 1.0, 1.0), (2.0, 0.16, 0.7), (5.42, 0.12, 0.22), (8.1, 0.04, 0.1))
METAL: Final = ((1.0, 1.0, 1.0), (2.41, 0.4, 0.6), (4.13, 0.22, 0.4), (5.87, 0.1, 0.25))
BELL: Final = ((0.5, 0.5, 1.4), (1.0, 1.0, 1.0), (1.19, 0.45, 0.8), (2.0, 0.35, 0.55), (2.74, 0.2, 0.35))


def hz(note: str) -> float:
    """Gives the frequency of a note such as `D4` or `C#5`."""
    return 440.0 * math.pow(2.0, (NOTES[note[:-1]] + 12 * int(note[-1]) - 57) / 12.0)


def mix(*parts: tuple[Wave, int, float]) -> Wave:
    """Lays waves over each other, each from its first sample on and with its gain."""
    out = [0.0] * max(at + len(wave) for wave, at, _ in parts)
    for wave, at, gain in parts:
        for i, value in enumerate(wave, at):
            out[i] += gain * value
    return out


def drive(wave: Wave, amount: float) -> Wave:
    """Saturates softly: peaks round off and the sound gets warmer and denser."""
    peak = max(map(abs, wave)) or 1.0
    return [math.tanh(amount * value / peak) for value in wave]


class Synth:
    """Makes, shapes and filters waves at one sample rate with one stream of noise."""

    def __init__(self, rate: int, seed: int) -> None:
        self.rate = rate
        self._state = (seed * 2 + 1) & 0xFFFFFFFFFFFFFFFF

    def count(self, seconds: float) -> int:
        return round(seconds * self.rate)

    def chance(self, low: float = -1.0, high: float = 1.0) -> float:
        """Gives the next number of the stream between low and high."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return low + (high - low) * (self._state >> 32) / 4294967296.0

    def noise(self, seconds: float) -> Wave:
        return [self.chance() for _ in range(self.count(seconds))]

    def tone(
        self,
        freq: float,
        seconds: float,
        to: float | None = None,
        harmonics: Sequence[float] = (1.0,),
        wobble: tuple[float, float] = (0.0, 0.0),
    ) -> Wave:
        """Gives a tone that glides from one pitch to another, with harmonic levels and a wobble of (rate, depth)."""
        n = self.count(seconds)
        step = ((to or freq) / freq) ** (1.0 / n)
        speed, depth = wobble
        turn = 2.0 * math.pi * speed / self.rate
        phase, pitch, out = 0.0, 2.0 * math.pi * freq / self.rate, []
        for i in range(n):
            phase += pitch * (1.0 + depth * math.sin(turn * i))
            pitch *= step
            out.append(sum(level * math.sin(phase * k) for k, level in enumerate(harmonics, 1)))
        return out

    def struck(self, freq: float, tau: float, partials: Sequence[tuple[float, float, float]], seconds: float) -> Wave:
        """Gives a struck body: partials that ring and die, as (ratio, level, share of the decay)."""
        n = self.count(seconds)
        out = [0.0] * n
        for ratio, level, share in partials:
            turn = 2.0 * math.pi * freq * ratio / self.rate
            if turn > 2.6:  # close to half the sample rate a partial only whistles
                continue
            radius = math.exp(-1.0 / (tau * share * self.rate))
            a, b = 2.0 * radius * math.cos(turn), radius * radius
            old, now = 0.0, level * math.sin(turn)
            for i in range(n):
                out[i] += now
                old, now = now, a * now - b * old
        return self._eased(out)

    def fall(self, wave: Wave, tau: float, attack: float = 0.002) -> Wave:
        """Shapes with a straight attack and an exponential decay."""
        rise, keep = max(1, self.count(attack)), math.exp(-1.0 / (tau * self.rate))
        level, out = 1.0, []
        for i, value in enumerate(wave):
            if i < rise:
                out.append(value * i / rise)
            else:
                out.append(value * level)
                level *= keep
        return self._eased(out)

    def _eased(self, wave: Wave) -> Wave:
        """Lets the last instants go to nothing, since a decay that is cut clicks inside the mix."""
        fade = min(len(wave) // 2, self.count(0.012))
        for i in range(fade):
            wave[-1 - i] *= i / fade
        return wave

    def hump(self, wave: Wave, top: float = 0.5, power: float = 1.5) -> Wave:
        """Shapes with one swell whose loudest point lies at the given share of the length."""
        n, out = len(wave), []
        for i, value in enumerate(wave):
            x = i / n
            y = x / top if x < top else (1.0 - x) / (1.0 - top)
            out.append(value * y**power)
        return out

    def low(self, wave: Wave, cutoff: float) -> Wave:
        k = 1.0 - math.exp(-2.0 * math.pi * cutoff / self.rate)
        y, out = 0.0, []
        for value in wave:
            y += k * (value - y)
            out.append(y)
        return out

    def high(self, wave: Wave, cutoff: float) -> Wave:
        return [a - b for a, b in zip(wave, self.low(wave, cutoff), strict=True)]

    def band(self, wave: Wave, freq: float, q: float, to: float | None = None) -> Wave:
        """Keeps a band around a frequency that may glide to another one."""
        step = ((to or freq) / freq) ** (1.0 / len(wave))
        damp, a, b, out = 1.0 / q, 0.0, 0.0, []
        g, centre = math.tan(math.pi * freq / self.rate), freq
        for i, value in enumerate(wave):
            if to is not None and i % 16 == 0:
                g = math.tan(math.pi * min(centre, 0.45 * self.rate) / self.rate)
                centre *= step**16
            v = (value - b - a * (g + damp)) / (1.0 + g * (g + damp))
            mid = a + g * v
            a = mid + g * v
            deep = b + g * mid
            b = deep + g * mid
            out.append(mid * damp)
        return out

    def voice(self, wave: Wave, formants: Sequence[tuple[float, float, float]]) -> Wave:
        """Sends a buzz through a mouth: each formant is (from, to, level)."""
        return mix(*((self.band(wave, start, 7.0, end), 0, level) for start, end, level in formants))

    def at(self, wave: Wave, seconds: float, gain: float = 1.0) -> tuple[Wave, int, float]:
        """Places a wave in time for `mix`."""
        return wave, self.count(seconds), gain

    def room(self, wave: Wave, wet: float, size: float = 1.0, tail: float = 0.1, *, loop: bool = False) -> Wave:
        """Puts the wave into a small stone cellar: four damped feedback delays and one diffuser.

        A looping wave goes round twice, so that the echoes of its end are already there at its start.
        """
        n = len(wave)
        dry = wave * 2 if loop else wave + [0.0] * self.count(tail)
        echo = [0.0] * len(dry)
        for delay, back in ((0.0137, 0.66), (0.0191, 0.62), (0.0233, 0.58), (0.0297, 0.54)):
            span = self.count(delay * size)
            line, spot, soft = [0.0] * span, 0, 0.0
            for i, value in enumerate(dry):
                past = line[spot]
                soft += 0.42 * (past - soft)
                line[spot] = value + back * soft
                spot = spot + 1 if spot + 1 < span else 0
                echo[i] += past
        span = self.count(0.0053 * size)
        line, spot = [0.0] * span, 0
        out = []
        for value, late in zip(dry, echo, strict=True):
            past = line[spot]
            fresh = 0.25 * late + 0.6 * past
            line[spot] = fresh
            spot = spot + 1 if spot + 1 < span else 0
            out.append(value + wet * (past - 0.6 * fresh))
        return out[n:] if loop else out

    def finish(self, wave: Wave, peak: float, floor: float = -23.0) -> Wave:
        """Makes a wave ready for a file: no offset, soft ends, the asked peak and a body that can be heard."""
        wave = self.high(self.high(wave, 28.0), 28.0)
        loudest = max(map(abs, wave))
        last = max(i for i, value in enumerate(wave) if abs(value) > 0.006 * loudest)
        wave = wave[: last + 1]
        rise, fade = self.count(0.002), self.count(0.004)
        long = min(len(wave) // 3, self.count(0.06))
        for i in range(rise):
            wave[i] *= i / rise
        for i in range(long):  # a tail that was cut short still ends as if it had died away
            wave[-1 - i] *= math.sqrt(i / long)
        for i in range(fade):
            wave[-1 - i] *= i / fade
        amount = 0.6
        shaped = drive(wave, amount)
        while loudness(shaped, self.rate, peak) < floor and amount < 6.0:
            amount *= 1.2
            shaped = drive(wave, amount)
        scale = peak / max(map(abs, shaped))
        excess = loudness(shaped, self.rate, peak) + 14.5
        if excess > 0.0:
            scale *= 10.0 ** (-excess / 20.0)
        return [value * scale for value in shaped]


def loudness(wave: Wave, rate: int, peak: float) -> float:
    """Measures the part that sounds, in dB below full scale, as if the wave had the given peak.

    The part that sounds is every 5 ms slice within 30 dB of the loudest slice.
    """
    size = rate // 200
    powers = [sum(v * v for v in wave[i : i + size]) / size for i in range(0, max(1, len(wave) - size + 1), size)]
    edge = max(powers) / 1000.0
    heard = [power for power in powers if power >= edge]
    top = max(map(abs, wave))
    return 10.0 * math.log10(sum(heard) / len(heard) * (peak / top) ** 2)
