"""The quiet loop for the table: a slow waltz in D minor for thumb piano, soft bass and a breath of an organ."""

from typing import Final

from adpcm import EACH
from kit import KALIMBA, MARIMBA, Synth, Wave, hz, mix
from loops import RATE

BARS: Final = 16
TOTAL: Final = round(BARS * 3 * 0.6 * RATE / EACH / 4) * EACH * 4
"""Samples of the whole: four times what lies under it in danger."""
BEAT: Final = TOTAL / RATE / (BARS * 3)

# Bass note and the three notes of the chord, a bar each.
HARMONY: Final = (
    ("D2", "A3", "D4", "F4"),
    ("A2", "A3", "D4", "F4"),
    ("A#2", "A#3", "D4", "F4"),
    ("A2", "A3", "C#4", "E4"),
    ("D2", "A3", "D4", "F4"),
    ("F2", "A3", "C4", "F4"),
    ("G2", "A#3", "D4", "G4"),
    ("A2", "A3", "C#4", "E4"),
    ("A#2", "A#3", "D4", "F4"),
    ("F2", "A3", "C4", "F4"),
    ("G2", "A#3", "D4", "G4"),
    ("D2", "A3", "D4", "F4"),
    ("G2", "G3", "A#3", "D4"),
    ("A#2", "A#3", "D4", "F4"),
    ("A2", "A3", "D4", "E4"),
    ("A2", "A3", "C#4", "G4"),
)

# The tune: for each bar, (beat, note).
TUNE: Final = (
    ((0.0, "D5"), (2.0, "F5")),
    ((0.0, "E5"), (1.0, "D5"), (2.0, "A4")),
    ((0.0, "A#4"), (2.0, "D5")),
    ((0.0, "C#5"), (2.0, "E5")),
    ((0.0, "F5"), (1.0, "E5"), (2.0, "D5")),
    ((0.0, "C5"), (2.0, "A4")),
    ((0.0, "A#4"), (1.0, "D5"), (2.0, "G5")),
    ((0.0, "E5"),),
    ((0.0, "F5"), (2.0, "D5")),
    ((0.0, "C5"), (1.0, "F5"), (2.0, "A5")),
    ((0.0, "G5"), (1.5, "F5"), (2.0, "D5")),
    ((0.0, "A4"), (2.0, "D5")),
    ((0.0, "G4"), (1.0, "A#4"), (2.0, "D5")),
    ((0.0, "F5"), (2.0, "D5")),
    ((0.0, "E5"), (1.5, "D5")),
    ((0.0, "C#5"), (2.0, "A4")),
)


def _organ(s: Synth, note: str) -> Wave:
    """Gives one breath of the organ, longer than a bar so that the chords melt into each other."""
    pipe = mix(
        s.at(s.tone(hz(note), 4.2 * BEAT, None, (1.0, 0.2, 0.12), (0.9, 0.0015)), 0),
        s.at(s.tone(hz(note) * 1.003, 4.2 * BEAT, None, (1.0, 0.15)), 0),
    )
    return s.hump(s.low(pipe, 900), 0.45, 1.1)


def table(s: Synth) -> Wave:
    """Plays the sixteen bars round a circle, so that the end runs into the start without a seam."""
    total = TOTAL
    loop = [0.0] * total

    def put(wave: Wave, beat: float, gain: float) -> None:
        start = s.count(beat * BEAT)
        for i, value in enumerate(wave, start):
            loop[i % total] += gain * value

    pipes = {note: _organ(s, note) for bar in HARMONY for note in bar[1:]}
    for number, (bass, *chord) in enumerate(HARMONY):
        beat = 3.0 * number
        put(s.struck(hz(bass) * 2, 0.35, MARIMBA[:2], 1.4), beat, 0.34)
        put(s.fall(s.tone(hz(bass), 1.5, None, (1.0, 0.35, 0.12)), 0.5, 0.02), beat, 0.2)
        for late, note in enumerate(chord):
            put(pipes[note], beat - 0.4, 0.05)
            for step in (1.0, 2.0):  # the "pah pah" of the waltz, strummed a little lazily
                put(s.struck(hz(note), 0.09, MARIMBA[:2], 0.4), beat + step + 0.03 * late + s.chance(0.0, 0.03), 0.075)
        for when, note in TUNE[number]:
            lazy = s.chance(0.0, 0.05)
            put(s.struck(hz(note), 0.42, KALIMBA[:3], 1.8), beat + when + lazy, 0.26)
            put(s.struck(hz(note) * 1.0025, 0.36, KALIMBA[:1], 1.6), beat + when + lazy, 0.09)
    for beat, pitch in ((10.7, 1290.0), (22.4, 1440.0), (40.2, 1180.0)):  # water somewhere behind the wall
        put(s.fall(s.tone(pitch, 0.09, pitch * 1.5), 0.02), beat, 0.035)
    wet = s.low(s.room(loop, 0.55, 1.6, loop=True), 4200.0)
    offset = sum(wet) / total
    peak = max(abs(value - offset) for value in wet)
    return [(value - offset) / peak * 0.42 for value in wet]
