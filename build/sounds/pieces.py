"""The pieces of music: each a loop in or around D minor, quiet enough to be forgotten."""

from collections.abc import Callable
from typing import Final

import music
from kit import Synth, Wave
from loops import Loop, breath, brush, chime, deep, drum, knock, pluck, voices, wood

Chords = tuple[tuple[str, ...], ...]
Tune = tuple[tuple[float, str], ...]
STEP: Final = 0.75
"""Seconds of a beat in the tower: all its acts go at one pace, so that one drum fits them all."""
BEATS: Final = 32


def _tune(loop: Loop, tune: Tune, gain: float, tau: float = 0.42) -> None:
    """Plays a tune a little lazily."""
    for beat, note in tune:
        loop.put(pluck(loop.s, note, tau), beat + loop.s.chance(0.0, 0.05), gain)


def title(s: Synth) -> Wave:
    """The theme as a lullaby of a music box over a slow organ."""
    loop = Loop(s, 32, 0.8)
    chords: Chords = (
        ("D2", "A3", "D4", "F4"), ("F2", "A3", "C4", "F4"), ("A#2", "A#3", "D4", "F4"), ("A2", "A3", "C#4", "E4"),
        ("D2", "A3", "D4", "F4"), ("G2", "A#3", "D4", "G4"), ("A2", "A3", "D4", "E4"), ("A2", "A3", "C#4", "G4"),
    )  # fmt: skip
    for bar, (bass, *chord) in enumerate(chords):
        beat = 4.0 * bar
        loop.put(deep(s, bass, 3.0), beat, 0.32)
        for k, note in enumerate(chord):
            loop.put(breath(s, note, 5.4 * loop.seconds), beat - 0.5, 0.075)
            for when in (1.0, 2.0, 3.0):
                loop.put(pluck(s, note, 0.2), beat + when + 0.33 * k - 0.33, 0.06)
    _tune(
        loop,
        (
            (0, "D5"), (2, "F5"), (3, "E5"), (4, "C5"), (6, "A4"), (8, "A#4"), (10, "D5"), (11, "F5"), (12, "E5"),
            (16, "D5"), (18, "A5"), (19, "G5"), (20, "F5"), (22, "D5"), (24, "E5"), (26, "F5"), (27, "E5"), (28, "C#5"),
            (30, "A4"),
        ),
        0.26, 0.6,
    )  # fmt: skip
    for beat in (0, 16):
        loop.put(chime(s, "D4", 0.8), beat, 0.1)
    return loop.done(0.55, 1.7, 4200)


def danger(s: Synth) -> Wave:
    """A heart under the waltz of the table, a quarter of it long: somebody is one step from winning."""
    loop = Loop(s, 12, music.BEAT)
    for bar in range(4):
        for when, level in ((0.0, 0.8), (0.36, 0.5)):
            loop.put(drum(s, 68, 0.13), 3.0 * bar + when, level)
        for k in range(6):
            loop.put(wood(s, "D3" if k % 2 == 0 else "A2", 0.07), 3.0 * bar + 0.5 * k, 0.12 + 0.025 * bar)
        loop.put(breath(s, ("D3", "D3", "D#3", "D3")[bar], 2.2, (1.0, 0.6, 0.4, 0.2)), 3.0 * bar - 0.4, 0.16)
    return loop.done(0.4, 1.6, 2600, loud=-27.0)


def clock(s: Synth) -> Wave:
    """A clock under the waltz of the table: the time is nearly up."""
    loop = Loop(s, 12, music.BEAT)
    for k in range(24):
        loop.put(knock(s, 1180 if k % 2 == 0 else 880), 0.5 * k, 0.5 if k % 2 == 0 else 0.34)
    for bar, note in enumerate(("A4", "G#4", "A4", "D5")):
        loop.put(chime(s, note, 0.5), 3.0 * bar, 0.2)
        loop.put(deep(s, "D2", 1.6), 3.0 * bar, 0.3)
    return loop.done(0.45, 1.4, 3800, loud=-28.0)


def victory(s: Synth) -> Wave:
    """The theme in major, with everybody who was still standing."""
    loop = Loop(s, 32, 0.5)
    chords: Chords = (
        ("D2", "F#3", "A3", "D4"), ("G2", "G3", "B3", "D4"), ("D2", "F#3", "A3", "D4"), ("A2", "E3", "A3", "C#4"),
        ("B2", "F#3", "B3", "D4"), ("G2", "G3", "B3", "D4"), ("A2", "E3", "A3", "C#4"), ("D2", "F#3", "A3", "D4"),
    )  # fmt: skip
    for bar, (bass, *chord) in enumerate(chords):
        beat = 4.0 * bar
        for when in (0.0, 2.0):
            loop.put(deep(s, bass, 1.2), beat + when, 0.34)
            loop.put(drum(s, 100), beat + when, 0.2)
        for k, note in enumerate(chord):
            loop.put(breath(s, note, 2.6, (1.0, 0.5, 0.35, 0.2)), beat - 0.3, 0.08)
            for when in (1.0, 1.5, 3.0):
                loop.put(wood(s, note, 0.1), beat + when + 0.03 * k, 0.1)
        loop.put(brush(s), beat + 1.0, 0.12)
        loop.put(brush(s), beat + 3.0, 0.12)
    _tune(
        loop,
        (
            (0, "D5"), (1, "F#5"), (2, "A5"), (4, "G5"), (5, "F#5"), (6, "D5"), (8, "F#5"), (9, "A5"), (10, "D6"),
            (12, "C#6"), (14, "A5"), (16, "B5"), (18, "F#5"), (20, "G5"), (21, "A5"), (22, "B5"), (24, "A5"), (25, "G5"),
            (26, "E5"), (28, "D5"), (30, "A5"),
        ),
        0.26,
    )  # fmt: skip
    for beat in (0, 8, 16, 28):
        loop.put(chime(s, "D5", 0.5), beat, 0.12)
    return loop.done(0.5, 1.5, 5200)


def roots(s: Synth) -> Wave:
    """Act I: wood, wet stone and something that walks on tiptoe."""
    loop = Loop(s, BEATS, STEP, 2)
    chords: Chords = (
        ("D2", "D3", "A3", "F3"), ("D2", "D3", "A3", "F3"), ("C2", "C3", "G3", "E3"), ("D2", "D3", "A3", "F3"),
        ("F2", "F3", "C4", "A3"), ("C2", "C3", "G3", "E3"), ("G2", "G3", "D4", "A#3"), ("A2", "A2", "E3", "C#4"),
    )  # fmt: skip
    for bar, (bass, one, five, three) in enumerate(chords):
        beat = 4.0 * bar
        loop.put(deep(s, bass, 2.0), beat, 0.4)
        loop.put(deep(s, bass, 1.0), beat + 2.5, 0.24)
        for k, note in enumerate((one, five, three, five, one, three, five, three)):
            if (bar * 8 + k) % 7 != 5:
                loop.put(wood(s, note, 0.12), beat + 0.5 * k, 0.2 if k % 4 == 0 else 0.12)
        loop.put(breath(s, three, 3.4), beat - 0.3, 0.08)
        loop.put(knock(s, 420 if bar % 2 else 510), beat + 3.5, 0.1)
    _tune(
        loop,
        ((0, "D5"), (1.5, "F5"), (2, "E5"), (8, "E5"), (10, "D5"), (11, "C5"), (12, "A4"), (16, "C5"), (17.5, "F5"), (18, "A5"),
         (20, "G5"), (24, "A#4"), (26, "D5"), (28, "C#5"), (30, "E5")),
        0.18, 0.5,
    )  # fmt: skip
    for beat, pitch in ((5.7, 1290.0), (14.2, 1480.0), (22.6, 1180.0), (29.4, 1370.0)):
        loop.put(s.fall(s.tone(pitch, 0.09, pitch * 1.5), 0.02), beat, 0.07)
    return loop.done(0.6, 1.8, 3800)


def gallery(s: Synth) -> Wave:
    """Act II: a music box that nobody has wound up for years, and it plays."""
    loop = Loop(s, BEATS, STEP, 2)
    chords: Chords = (
        ("G2", "G4", "A#4", "D5"), ("D#2", "G4", "A#4", "D#5"), ("C2", "G4", "C5", "D#5"), ("D2", "F#4", "A4", "D5"),
        ("G2", "G4", "A#4", "D5"), ("A#2", "F4", "A#4", "D5"), ("F2", "F4", "A4", "C5"), ("D2", "F#4", "A4", "C5"),
    )  # fmt: skip
    third = 1.0 / 3.0
    for bar, (bass, *chord) in enumerate(chords):
        beat = 4.0 * bar
        for when in (0.0, 2.0):
            loop.put(deep(s, bass, 1.6), beat + when, 0.3 if when == 0 else 0.18)
        for k in range(12):
            if (k + bar) % 5 != 3:
                note = chord[(0, 1, 2, 1)[k % 4]]
                limp = 0.04 if k % 3 == 1 else 0.0
                loop.put(pluck(s, note, 0.24), beat + third * k + limp, 0.1 if k % 3 else 0.14)
        loop.put(voices(s, chord[0].replace("4", "3"), 3.8), beat - 0.4, 0.1)
    for beat, note in (
        (0, "D6"),
        (3, "C6"),
        (4, "A#5"),
        (10, "G5"),
        (12, "A5"),
        (16, "D6"),
        (19, "F6"),
        (20, "D6"),
        (24, "C6"),
        (28, "A5"),
        (30, "F#5"),
    ):
        loop.put(chime(s, note, 0.34), beat + s.chance(0.0, 0.04), 0.07)
    return loop.done(0.6, 1.9, 4600)


def crown(s: Synth) -> Wave:
    """Act III: thin air, gold and far too much sky."""
    loop = Loop(s, BEATS, STEP, 2)
    chords: Chords = (
        ("D2", "D4", "F#4", "A4"), ("E2", "D4", "E4", "G#4"), ("D2", "D4", "F#4", "A4"), ("E2", "E4", "G#4", "B4"),
        ("B2", "D4", "F#4", "B4"), ("A2", "C#4", "E4", "A4"), ("G2", "D4", "G4", "B4"), ("A2", "C#4", "E4", "A4"),
    )  # fmt: skip
    for bar, (bass, *chord) in enumerate(chords):
        beat = 4.0 * bar
        loop.put(breath(s, bass.replace("2", "3"), 4.6, (1.0, 0.4, 0.2)), beat - 0.6, 0.16)
        loop.put(deep(s, bass, 2.6), beat, 0.28)
        for k, note in enumerate(chord):
            loop.put(voices(s, note, 4.2, (620.0, 1080.0)), beat - 0.5, 0.075)
            for round_ in range(2):
                loop.put(chime(s, note.replace("4", "5"), 0.4), beat + 2.0 * round_ + 0.5 * k, 0.05)
    _tune(
        loop,
        (
            (0, "A5"),
            (4, "B5"),
            (6, "G#5"),
            (8, "F#5"),
            (12, "E5"),
            (16, "F#5"),
            (20, "E5"),
            (22, "C#5"),
            (24, "D5"),
            (28, "E5"),
        ),
        0.13,
        0.6,
    )
    wind = s.hump(s.band(s.noise(8.0), 620, 1.8, 900), 0.5)
    for beat in (0.0, 11.0, 21.0):
        loop.put(wind, beat, 0.05)
    return loop.done(0.65, 2.0, 5000)


def heart(s: Synth) -> Wave:
    """Act IV: it beats."""
    loop = Loop(s, BEATS, STEP, 2)
    for bar in range(8):
        beat = 4.0 * bar
        for when in (0.0, 2.0):
            loop.put(drum(s, 60, 0.17), beat + when, 0.9)
            loop.put(drum(s, 54, 0.13), beat + when + 0.4, 0.55)
        for k, note in enumerate(("D2", "A2", "D#3" if bar % 4 == 3 else "D3")):
            loop.put(breath(s, note, 4.4, (1.0, 0.6, 0.4, 0.25)), beat - 0.5, 0.12 - 0.02 * k)
        loop.put(voices(s, ("D3", "D3", "D#3", "D3", "F3", "E3", "D#3", "D3")[bar], 3.6, (420.0, 820.0)), beat, 0.14)
    for beat, note in ((6, "G#4"), (7, "A4"), (14, "D#5"), (22, "G#4"), (23, "D5"), (30, "C#5")):
        loop.put(chime(s, note, 0.6), beat, 0.06)
    return loop.done(0.65, 2.1, 3000)


def fight(s: Synth) -> Wave:
    """Drums for every act, half as long as one: skins, wood and a brush."""
    loop = Loop(s, BEATS // 2, STEP)
    for bar in range(4):
        beat = 4.0 * bar
        for when, pitch, level in ((0.0, 86, 0.8), (1.5, 96, 0.45), (2.0, 78, 0.6), (3.0, 96, 0.4), (3.5, 110, 0.35)):
            loop.put(drum(s, pitch), beat + when, level)
        for k in range(8):
            loop.put(brush(s, 0.02), beat + 0.5 * k, 0.16 if k % 2 else 0.09)
        for when in (0.75, 2.75) if bar % 2 else (0.75, 1.75, 2.75):
            loop.put(knock(s, 330), beat + when, 0.22)
    for k in range(4):
        loop.put(drum(s, 120 - 8 * k, 0.08), 15.0 + 0.25 * k, 0.4)
    return loop.done(0.35, 1.3, 3600, loud=-27.0)


def camp(s: Synth) -> Wave:
    """A fire, a string and nobody who wants anything."""
    loop = Loop(s, 32, 0.6)
    chords: Chords = (
        ("F2", "C4", "F4", "A4"), ("C2", "G3", "C4", "E4"), ("D2", "A3", "D4", "F4"), ("A#2", "A#3", "D4", "F4"),
        ("F2", "C4", "F4", "A4"), ("C2", "G3", "C4", "E4"), ("A#2", "A#3", "D4", "F4"), ("C2", "G3", "C4", "E4"),
    )  # fmt: skip
    for bar, (bass, *chord) in enumerate(chords):
        beat = 4.0 * bar
        loop.put(deep(s, bass.replace("2", "3"), 1.6), beat, 0.26)
        for k, index in enumerate((0, 1, 2, 1, 2, 1, 0)):
            loop.put(pluck(s, chord[index], 0.36), beat + 0.5 + 0.5 * k + s.chance(0.0, 0.04), 0.13)
    _tune(
        loop,
        (
            (2, "C5"),
            (6, "E5"),
            (10, "D5"),
            (14, "A#4"),
            (18, "A4"),
            (19, "C5"),
            (22, "G4"),
            (26, "F4"),
            (27, "A4"),
            (30, "G4"),
        ),
        0.12,
    )
    fire = s.band(s.noise(4.0), 420, 0.7)
    for beat in (0.0, 8.0, 16.0, 24.0):
        loop.put(s.hump(fire, 0.5), beat, 0.16)
    for _ in range(46):
        loop.put(s.fall(s.high(s.noise(0.012), 2600), 0.002, 0.0005), s.chance(0.0, 32.0), s.chance(0.1, 0.35))
    return loop.done(0.4, 1.3, 4600)


def shop(s: Synth) -> Wave:
    """Somebody hums behind a counter and counts."""
    loop = Loop(s, 32, 0.5)
    bass = ("D3", "F3", "A3", "C4", "B3", "A3", "G3", "F3", "A#2", "D3", "F3", "A3", "A2", "C#3", "E3", "G3") * 2
    chords: Chords = (("F4", "A4", "C5"), ("F4", "G4", "B4"), ("D4", "F4", "A4"), ("C#4", "E4", "G4")) * 2
    for k, note in enumerate(bass):
        loop.put(wood(s, note, 0.17), k, 0.3)
    for bar, chord in enumerate(chords):
        for k, note in enumerate(chord):
            loop.put(wood(s, note, 0.09), 4.0 * bar + 1.66 + 0.02 * k, 0.13)
            loop.put(wood(s, note, 0.07), 4.0 * bar + 3.0 + 0.02 * k, 0.1)
        for when in (1.0, 3.0):
            loop.put(brush(s, 0.025), 4.0 * bar + when, 0.16)
    _tune(
        loop,
        (
            (0, "A4"),
            (0.66, "C5"),
            (1, "D5"),
            (3, "F5"),
            (4, "E5"),
            (4.66, "D5"),
            (6, "B4"),
            (8, "D5"),
            (9, "F5"),
            (10, "A5"),
            (12, "G5"),
            (13, "E5"),
            (16, "D5"),
            (16.66, "F5"),
            (17, "A5"),
            (20, "G5"),
            (22, "E5"),
            (24, "F5"),
            (25, "D5"),
            (26, "A#4"),
            (28, "A4"),
            (30, "C#5"),
        ),
        0.15,
        0.26,
    )
    return loop.done(0.4, 1.2, 4400)


PIECES: Final[dict[str, Callable[[Synth], Wave]]] = {
    "music_camp": camp,
    "music_clock": clock,
    "music_crown": crown,
    "music_danger": danger,
    "music_fight": fight,
    "music_gallery": gallery,
    "music_heart": heart,
    "music_roots": roots,
    "music_shop": shop,
    "music_table": music.table,
    "music_title": title,
    "music_victory": victory,
}
