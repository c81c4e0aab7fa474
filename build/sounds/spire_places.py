"""What is heard of the tower besides blows: its creatures, its rooms, its way, what heroes find, and how runs end."""

from typing import Final

from kit import BELL, KALIMBA, MARIMBA, METAL, WOOD, Synth, Wave, drive, hz, mix
from recipes import BEND, REED, Effect, paper, thud
from spire_blows import ANVIL, GLASS


def _choir(s: Synth, notes: tuple[str, ...], seconds: float, mouth: tuple[float, float]) -> Wave:
    """Gives a few throats on one vowel."""
    parts = []
    for k, note in enumerate(notes):
        throat = s.tone(hz(note) * (1 + 0.002 * k), seconds, None, REED[:7], (5.1 + 0.3 * k, 0.006))
        parts.append(s.at(s.voice(throat, ((mouth[0], mouth[0] * 0.95, 1.0), (mouth[1], mouth[1] * 0.9, 0.4))), 0, 0.5))
    return s.hump(mix(*parts), 0.4, 1.1)


# --- creatures ------------------------------------------------------------------------------------------------------


def growl_beast(s: Synth, variant: int) -> Wave:
    """A beast: teeth and a rolling throat."""
    p = BEND[variant]
    throat = s.tone(96 * p, 0.34, 74 * p, REED, (27.0, 0.1))
    jaw = s.voice(throat, ((420 * p, 620, 1.0), (900, 1180, 0.6), (2300, 2000, 0.12)))
    return s.room(mix(s.at(s.hump(jaw, 0.35, 1.0), 0), s.at(s.struck(700, 0.01, WOOD, 0.05), 0.29, 0.25)), 0.35, 1.0)


def growl_slime(s: Synth, variant: int) -> Wave:
    """A slime: a bubble that would like to be a voice."""
    p = BEND[variant]
    throat = s.tone(150 * p, 0.3, 230 * p, REED[:5], (15.0, 0.08))
    wet = s.voice(throat, ((300, 640, 1.0), (760, 1200, 0.5)))
    pop = s.fall(s.tone(240 * p, 0.07, 560, (1.0, 0.2)), 0.02, 0.006)
    return s.room(mix(s.at(s.hump(wet, 0.4, 1.1), 0), s.at(pop, 0.26, 0.7)), 0.4, 0.9)


def growl_machine(s: Synth, variant: int) -> Wave:
    """A machine: springs, teeth of wheels, a little steam."""
    p = BEND[variant]
    parts = []
    for k in range(6):
        parts.append(s.at(s.struck(520 * p * (1 + 0.07 * (k % 3)), 0.014, METAL, 0.06), 0.036 * k, 0.6))
    spring = s.fall(s.tone(190 * p, 0.22, 320, (1.0, 0.5, 0.4, 0.3), (33.0, 0.06)), 0.07)
    steam = s.hump(s.high(s.noise(0.16), 3000), 0.2)
    return s.room(mix(*parts, s.at(spring, 0.1, 0.6), s.at(steam, 0.2, 0.25)), 0.35, 0.9)


def growl_people(s: Synth, variant: int) -> Wave:
    """Somebody under a mask: two grumbled syllables."""
    p = BEND[variant]
    parts = []
    for when, pitch, mouth in ((0.0, 168.0, (640, 430)), (0.14, 142.0, (400, 720))):
        throat = s.tone(pitch * p, 0.14, pitch * 0.92 * p, REED, (6.0, 0.01))
        said = s.voice(throat, ((mouth[0], mouth[1], 1.0), (1150, 980, 0.45)))
        parts.append(s.at(s.hump(said, 0.35, 0.9), when))
    return s.room(mix(*parts), 0.4, 1.1)


def boss(s: Synth, _variant: int) -> Wave:
    """A boss shows itself: drum, brass from below, a bell that should not ring."""
    parts = [s.at(drive(s.fall(s.tone(90, 0.5, 36, (1.0, 0.5, 0.2)), 0.16), 2.2), when, 0.9) for when in (0.0, 0.32)]
    for note in ("D2", "A2", "G#3"):
        horn = s.tone(hz(note), 0.85, hz(note) * 0.99, REED, (5.0, 0.006))
        parts.append(s.at(s.hump(s.low(horn, 1300), 0.3, 1.0), 0.3, 0.4))
    parts.append(s.at(s.struck(hz("G#4"), 0.3, BELL, 0.7), 0.34, 0.4))
    return s.room(mix(*parts), 0.5, 1.7, 0.05)


def foe_falls(s: Synth, variant: int) -> Wave:
    """An enemy dies: a sigh, and what it was made of rattles down."""
    p = BEND[variant]
    sigh = s.hump(s.voice(s.tone(220 * p, 0.3, 110 * p, REED, (7.0, 0.03)), ((700, 380, 1.0), (1200, 800, 0.4))), 0.25)
    parts = [s.at(sigh, 0, 0.9), s.at(s.hump(s.band(s.noise(0.3), 1500, 0.8, 500), 0.3), 0, 0.3)]
    for k in range(6):
        parts.append(s.at(s.struck(480 * p * s.chance(0.7, 1.5), 0.014, WOOD, 0.06), 0.2 + 0.048 * k, 0.6 - 0.07 * k))
    return s.room(mix(*parts), 0.4, 1.1, 0.02)


def boss_falls(s: Synth, _variant: int) -> Wave:
    """A boss comes down with half of its hall."""
    quake = drive(s.fall(s.tone(95, 1.1, 28, (1.0, 0.5, 0.3)), 0.4), 2.4)
    parts = [s.at(quake, 0), s.at(s.fall(s.band(s.noise(1.0), 1500, 0.6, 120), 0.3), 0, 1.0)]
    for k in range(12):
        tone = s.struck(s.chance(90, 240), 0.04, WOOD, 0.16)
        parts.append(s.at(tone, 0.2 + 0.07 * k * s.chance(0.8, 1.2), 0.7 - 0.045 * k))
    for k, note in enumerate(("D4", "F#4", "A4", "D5")):
        parts.append(s.at(s.struck(hz(note), 0.4, BELL, 0.7), 0.55 + 0.08 * k, 0.3))
    return s.room(mix(*parts), 0.5, 1.7, 0.06)


def summon(s: Synth, _variant: int) -> Wave:
    """Earth that opens, and something climbs out."""
    earth = s.hump(s.low(s.noise(0.46), 320), 0.6, 1.2)
    grit = s.hump(s.band(s.noise(0.4), 900, 1.0, 1800), 0.6)
    rise = s.hump(s.tone(70, 0.46, 150, (1.0, 0.5, 0.2)), 0.8, 1.4)
    return s.room(mix(s.at(earth, 0), s.at(grit, 0.04, 0.35), s.at(rise, 0, 0.7)), 0.4, 1.2)


def gears(s: Synth, _variant: int) -> Wave:
    """Plates change places: gears and a latch."""
    parts = []
    for k in range(8):
        parts.append(s.at(s.struck(300 + 26 * k, 0.016, METAL, 0.07), 0.034 * k, 0.45))
        parts.append(s.at(s.struck(150 + 8 * k, 0.014, WOOD, 0.06), 0.034 * k, 0.5))
    latch = mix(s.at(s.struck(210, 0.05, METAL, 0.2), 0), s.at(thud(s, 130, 60, 0.05, 0.16), 0, 0.9))
    return s.room(mix(*parts, s.at(latch, 0.3)), 0.4, 1.1)


def cube(s: Synth, variant: int) -> Wave:
    """A cube that slides on by a field."""
    p = BEND[variant]
    slide = s.hump(s.band(s.noise(0.06), 1200, 1.2, 2200), 0.7)
    return s.room(
        mix(
            s.at(slide, 0, 0.5),
            s.at(s.struck(880 * p, 0.012, WOOD, 0.06), 0.05),
            s.at(s.struck(330 * p, 0.014, WOOD, 0.06), 0.05, 0.6),
        ),
        0.3,
        0.7,
    )


def phase(s: Synth, _variant: int) -> Wave:
    """The light of the hall changes: one great drum."""
    drum = drive(s.fall(s.tone(84, 0.7, 38, (1.0, 0.4, 0.15)), 0.24), 2.0)
    skin = s.fall(s.low(s.noise(0.2), 700), 0.05)
    return s.room(
        mix(s.at(drum, 0), s.at(skin, 0, 0.8), s.at(_choir(s, ("D3", "G#3"), 0.7, (480, 900)), 0.05, 0.4)),
        0.5,
        1.7,
        0.04,
    )


# --- the die, items, cards ------------------------------------------------------------------------------------------


def bone(s: Synth, variant: int) -> Wave:
    """A die of bone over stone: three clicks and a tick where it lies."""
    p = BEND[variant]
    parts = []
    for when, level in ((0.0, 1.0), (0.15, 0.8), (0.27, 0.6), (0.36, 0.45), (0.42, 0.35)):
        bend = p * s.chance(0.9, 1.12)
        parts.append(s.at(s.struck(980 * bend, 0.009, WOOD, 0.05), when, level))
        parts.append(s.at(s.struck(260 * bend, 0.014, WOOD, 0.06), when, 0.7 * level))
    parts.append(s.at(s.struck(1700 * p, 0.014, GLASS, 0.06), 0.54, 0.5))
    parts.append(s.at(s.struck(380 * p, 0.022, WOOD, 0.09), 0.54, 0.9))
    return s.room(mix(*parts), 0.4, 1.1)


def ratchet(s: Synth, _variant: int) -> Wave:
    """A die turned to another side by a clever device."""
    parts = [s.at(s.struck(700 + 60 * k, 0.007, WOOD, 0.035), 0.028 * k, 0.7) for k in range(6)]
    return s.room(mix(*parts, s.at(s.struck(420, 0.02, WOOD, 0.08), 0.19)), 0.3, 0.8)


def relic(s: Synth, variant: int) -> Wave:
    """A relic that does its part: one small bell."""
    note = ("D6", "F6", "A5")[variant]
    bell = mix(s.at(s.struck(hz(note), 0.13, BELL, 0.36), 0), s.at(s.struck(hz(note) * 2, 0.06, METAL, 0.16), 0, 0.15))
    return s.room(bell, 0.45, 1.1)


def cork(s: Synth, variant: int) -> Wave:
    """A cork, and two gulps."""
    p = BEND[variant]
    pop = mix(
        s.at(s.fall(s.tone(300 * p, 0.05, 900, (1.0, 0.2)), 0.014), 0),
        s.at(s.fall(s.high(s.noise(0.02), 1500), 0.003), 0, 0.4),
    )
    parts = [s.at(pop, 0)]
    for k, when in enumerate((0.13, 0.25)):
        parts.append(s.at(s.hump(s.tone(190 * p - 20 * k, 0.1, 330, (1.0, 0.3)), 0.5), when, 0.6))
    return s.room(mix(*parts), 0.35, 0.8)


def found(s: Synth, _variant: int) -> Wave:
    """A relic in the light of its pedestal."""
    parts = [s.at(s.struck(hz(n), 0.26, BELL, 0.55), 0.075 * k, 0.6) for k, n in enumerate(("D5", "A5", "F6"))]
    air = s.hump(s.band(s.noise(0.5), 3000, 2.0, 5200), 0.5)
    return s.room(mix(*parts, s.at(air, 0, 0.1)), 0.5, 1.4, 0.02)


def fan(s: Synth, variant: int) -> Wave:
    """Cards that open as a fan."""
    parts = [s.at(paper(s, 1500 + 220 * k, 3600, 0.01, 0.045), 0.042 * k, 0.6 + 0.1 * k) for k in range(4)]
    return s.room(mix(*parts, s.at(thud(s, 190 * BEND[variant], 120, 0.02, 0.08), 0.13, 0.4)), 0.3, 0.8)


def ticket(s: Synth, _variant: int) -> Wave:
    """A golden flare: a small fanfare."""
    parts = []
    for when, note, length in ((0.0, "D5", 0.1), (0.1, "F#5", 0.1), (0.2, "A5", 0.34)):
        horn = s.tone(hz(note), length, None, REED[:6], (6.0, 0.004))
        parts.append(s.at(s.hump(s.low(horn, 2400), 0.2, 0.7), when, 0.4))
        parts.append(s.at(s.struck(hz(note), 0.12, BELL, 0.36), when, 0.4))
    return s.room(mix(*parts), 0.45, 1.3)


def curse(s: Synth, _variant: int) -> Wave:
    """A low choir that knows your name."""
    choir = _choir(s, ("D3", "G#3", "D#3"), 0.85, (420, 820))
    return s.room(mix(s.at(choir, 0), s.at(s.hump(s.low(s.noise(0.8), 260), 0.5), 0, 0.3)), 0.55, 1.7, 0.04)


def anvil(s: Synth, variant: int) -> Wave:
    """A hammer on an anvil."""
    p = BEND[variant]
    ring = s.struck(hz("A5") * p, 0.16, ANVIL, 0.4)
    clap = s.fall(s.high(s.noise(0.02), 2500), 0.004, 0.0005)
    return s.room(mix(s.at(ring, 0, 0.8), s.at(clap, 0, 0.5), s.at(thud(s, 210, 90, 0.03, 0.1), 0, 0.8)), 0.4, 1.0)


def scissors(s: Synth, _variant: int) -> Wave:
    """Two blades and a card that is two."""
    blade = s.hump(s.band(s.noise(0.16), 3400, 1.8, 5600), 0.7)
    snip = mix(s.at(s.struck(2600, 0.02, METAL, 0.1), 0, 0.5), s.at(s.fall(s.high(s.noise(0.02), 3000), 0.004), 0, 0.8))
    return s.room(
        mix(s.at(blade, 0, 0.6), s.at(snip, 0.14), s.at(paper(s, 2400, 1000, 0.03, 0.12), 0.17, 0.7)), 0.3, 0.8
    )


def smoke(s: Synth, _variant: int) -> Wave:
    """A puff, and something else lies there."""
    puff = s.hump(s.band(s.noise(0.36), 1300, 0.7, 400), 0.15, 1.1)
    parts = [s.at(puff, 0)]
    parts += [s.at(s.struck(hz(n), 0.1, KALIMBA, 0.26), 0.2 + 0.05 * k, 0.4) for k, n in enumerate(("A5", "D6"))]
    return s.room(mix(*parts), 0.4, 1.0)


# --- the way and its rooms ------------------------------------------------------------------------------------------


def steps(s: Synth, variant: int) -> Wave:
    """Two steps on stone."""
    p = BEND[variant]
    parts = []
    for when, level in ((0.0, 0.9), (0.17, 0.75)):
        parts.append(s.at(thud(s, 140 * p, 70, 0.03, 0.1), when, level))
        parts.append(s.at(s.fall(s.band(s.noise(0.06), 1100 * p, 1.2, 600), 0.014), when, 0.6 * level))
    return s.room(mix(*parts), 0.45, 1.2)


def pen(s: Synth, variant: int) -> Wave:
    """A pen on parchment."""
    stroke = s.hump(s.band(s.noise(0.14), 2600, 1.4, 3800), 0.5)
    grain = [v * (0.5 + 0.5 * w) for v, w in zip(stroke, s.low(s.noise(0.14), 90), strict=True)]
    dot = s.struck(900 * BEND[variant], 0.008, WOOD, 0.04)
    return s.room(mix(s.at(grain, 0), s.at(dot, 0.14, 0.4)), 0.25, 0.7)


def door(s: Synth, _variant: int) -> Wave:
    """A heavy door at the head of a stair."""
    creak = s.tone(210, 0.5, 290, REED[:6], (17.0, 0.05))
    groan = s.hump(s.voice(creak, ((700, 900, 1.0), (1500, 1300, 0.4))), 0.4, 1.0)
    slam = mix(
        s.at(drive(s.fall(s.tone(95, 0.4, 40, (1.0, 0.4)), 0.12), 2.0), 0),
        s.at(s.fall(s.low(s.noise(0.2), 900), 0.05), 0, 0.9),
    )
    return s.room(mix(s.at(groan, 0, 0.35), s.at(slam, 0.46)), 0.5, 1.7, 0.05)


def event(s: Synth, _variant: int) -> Wave:
    """Something odd: two notes that do not ask."""
    parts = [s.at(s.struck(hz(n), 0.3, KALIMBA, 0.6), 0.16 * k, 0.7) for k, n in enumerate(("D5", "G#4"))]
    wind = s.hump(s.band(s.noise(0.6), 500, 1.6, 900), 0.5)
    return s.room(mix(*parts, s.at(wind, 0, 0.4)), 0.55, 1.6, 0.03)


def merchant(s: Synth, _variant: int) -> Wave:
    """A shop's bell and a purse set down."""
    parts = [s.at(s.struck(hz(n), 0.2, BELL, 0.4), 0.09 * k, 0.5) for k, n in enumerate(("A5", "D6"))]
    for k in range(4):
        parts.append(s.at(s.struck(hz("A6") * s.chance(0.9, 1.15), 0.03, METAL, 0.1), 0.28 + 0.03 * k, 0.3))
    return s.room(mix(*parts, s.at(thud(s, 170, 90, 0.03, 0.1), 0.28, 0.8)), 0.4, 1.1)


def fire(s: Synth, _variant: int) -> Wave:
    """A log on the fire: it flares and crackles."""
    flare = s.hump(s.band(s.noise(0.7), 480, 0.7, 900), 0.2, 1.0)
    parts = [s.at(flare, 0), s.at(thud(s, 150, 80, 0.04, 0.12), 0, 0.7)]
    for _ in range(11):
        parts.append(
            s.at(s.fall(s.high(s.noise(0.014), 2400), 0.0025, 0.0005), s.chance(0.04, 0.62), s.chance(0.4, 1.0))
        )
    return s.room(mix(*parts), 0.3, 0.9)


def chest(s: Synth, _variant: int) -> Wave:
    """A lock, a lid and a light inside."""
    lock = mix(s.at(s.struck(820, 0.02, METAL, 0.08), 0, 0.6), s.at(s.struck(300, 0.02, WOOD, 0.08), 0.05, 0.8))
    creak = s.hump(s.tone(260, 0.24, 360, REED[:4], (21.0, 0.05)), 0.6)
    parts = [s.at(lock, 0), s.at(s.low(creak, 1200), 0.1, 0.3)]
    parts += [s.at(s.struck(hz(n), 0.2, BELL, 0.45), 0.32 + 0.055 * k, 0.4) for k, n in enumerate(("D5", "F#5", "A5"))]
    return s.room(mix(*parts), 0.45, 1.2, 0.02)


def blessing(s: Synth, _variant: int) -> Wave:
    """Something very large says a kind word."""
    choir = _choir(s, ("D3", "A3", "F#4"), 1.0, (620, 1050))
    return s.room(mix(s.at(choir, 0), s.at(s.struck(hz("D5"), 0.4, BELL, 0.7), 0.1, 0.3)), 0.6, 1.8, 0.04)


def vote(s: Synth, variant: int) -> Wave:
    """A sigil set on the map."""
    note = ("D5", "F5", "A5")[variant]
    pop = s.fall(s.tone(280, 0.05, 620, (1.0, 0.2)), 0.015)
    return s.room(mix(s.at(pop, 0, 0.7), s.at(s.struck(hz(note), 0.07, MARIMBA, 0.2), 0.01, 0.8)), 0.35, 0.9)


def bell(s: Synth, _variant: int) -> Wave:
    """The turn goes on: one bell from above."""
    ring = mix(s.at(s.struck(hz("D4"), 0.3, BELL, 0.6), 0), s.at(s.struck(hz("A4"), 0.2, KALIMBA, 0.4), 0.03, 0.5))
    return s.room(ring, 0.5, 1.5)


def gavel(s: Synth, _variant: int) -> Wave:
    """The heroes are done: wood on wood."""
    knock = mix(s.at(s.struck(310, 0.026, WOOD, 0.1), 0), s.at(thud(s, 160, 80, 0.03, 0.1), 0, 0.8))
    return s.room(mix(s.at(knock, 0), s.at(s.struck(250, 0.02, WOOD, 0.09), 0.09, 0.5)), 0.35, 0.9)


def rewind(s: Synth, _variant: int) -> Wave:
    """A tape that runs back."""
    whirr = s.hump(s.tone(420, 0.24, 900, (1.0, 0.5, 0.3), (30.0, 0.05)), 0.7)
    rush = s.hump(s.band(s.noise(0.24), 1500, 1.4, 3800), 0.8)
    return s.room(
        mix(s.at(s.low(whirr, 1800), 0, 0.5), s.at(rush, 0, 0.6), s.at(s.struck(500, 0.012, WOOD, 0.05), 0.24, 0.8)),
        0.25,
        0.8,
    )


# --- ends -----------------------------------------------------------------------------------------------------------


def heart_stops(s: Synth, _variant: int) -> Wave:
    """A heart that beats three times, and then not."""
    parts = []
    for when, level in ((0.0, 1.0), (0.16, 0.6), (0.62, 0.8), (0.79, 0.5)):
        parts.append(s.at(drive(s.fall(s.tone(78, 0.26, 44, (1.0, 0.4)), 0.07), 1.6), when, level))
    parts.append(s.at(s.hump(s.tone(hz("D3"), 1.1, hz("C#3") * 0.98, (1.0, 0.3, 0.1), (3.0, 0.008)), 0.2), 0.8, 0.25))
    return s.room(mix(*parts), 0.5, 1.7, 0.06)


def stone(s: Synth, _variant: int) -> Wave:
    """A board turns to stone."""
    grind = s.hump(s.band(s.noise(0.6), 260, 1.2, 520), 0.5)
    rough = [v * (0.4 + 0.6 * abs(w)) for v, w in zip(grind, s.low(s.noise(0.6), 40), strict=True)]
    set_down = drive(s.fall(s.tone(100, 0.3, 42, (1.0, 0.4)), 0.09), 2.0)
    return s.room(
        mix(s.at(rough, 0, 1.0), s.at(set_down, 0.55), s.at(s.struck(150, 0.05, WOOD, 0.16), 0.55, 0.6)),
        0.45,
        1.5,
        0.03,
    )


def dawn(s: Synth, _variant: int) -> Wave:
    """Morning on the roof: the theme in major, at last."""
    parts = []
    for when, note, length in (
        (0.0, "D4", 0.3),
        (0.22, "A4", 0.3),
        (0.44, "D5", 0.34),
        (0.7, "F#5", 0.3),
        (0.9, "A5", 1.0),
    ):
        horn = s.tone(hz(note), length + 0.2, None, REED[:6], (5.5, 0.005))
        parts.append(s.at(s.hump(s.low(horn, 2000), 0.2, 0.8), when, 0.3))
        parts.append(s.at(s.struck(hz(note), 0.3, BELL, 0.6), when, 0.4))
    for note in ("D3", "A3", "D4", "F#4"):
        parts.append(
            s.at(s.hump(s.low(s.tone(hz(note), 1.5, None, REED[:5], (4.8, 0.005)), 1400), 0.35, 1.0), 0.6, 0.16)
        )
    return s.room(mix(*parts), 0.5, 1.7, 0.06)


def defeat(s: Synth, _variant: int) -> Wave:
    """The tower keeps what it has: four notes down and a gate."""
    parts = []
    for when, note in ((0.0, "D4"), (0.24, "C4"), (0.48, "A#3"), (0.74, "A3")):
        throat = s.tone(hz(note), 0.4, hz(note) * 0.985, REED[:6], (4.8, 0.012))
        parts.append(s.at(s.hump(s.low(throat, 1000), 0.25, 0.9), when, 0.5))
        parts.append(s.at(s.struck(hz(note) / 2, 0.2, BELL, 0.4), when, 0.3))
    gate = mix(
        s.at(drive(s.fall(s.tone(80, 0.5, 32, (1.0, 0.4)), 0.15), 2.0), 0),
        s.at(s.struck(170, 0.12, METAL, 0.4), 0, 0.4),
    )
    return s.room(mix(*parts, s.at(gate, 1.02, 0.8)), 0.5, 1.7, 0.06)


EFFECTS: Final[dict[str, Effect]] = {
    "anvil": (anvil, 2, 0.6),
    "bell": (bell, 1, 0.45),
    "blessing": (blessing, 1, 0.5),
    "bone": (bone, 3, 0.6),
    "boss": (boss, 1, 0.8),
    "boss_falls": (boss_falls, 1, 0.85),
    "chest": (chest, 1, 0.55),
    "cork": (cork, 2, 0.5),
    "cube": (cube, 3, 0.42),
    "curse": (curse, 1, 0.55),
    "dawn": (dawn, 1, 0.6),
    "defeat": (defeat, 1, 0.65),
    "door": (door, 1, 0.65),
    "event": (event, 1, 0.45),
    "fan": (fan, 2, 0.45),
    "fire": (fire, 1, 0.5),
    "foe_falls": (foe_falls, 3, 0.6),
    "found": (found, 1, 0.48),
    "gavel": (gavel, 1, 0.5),
    "gears": (gears, 1, 0.55),
    "growl_beast": (growl_beast, 2, 0.5),
    "growl_machine": (growl_machine, 2, 0.5),
    "growl_people": (growl_people, 2, 0.48),
    "growl_slime": (growl_slime, 2, 0.5),
    "heart_stops": (heart_stops, 1, 0.7),
    "merchant": (merchant, 1, 0.45),
    "pen": (pen, 2, 0.4),
    "phase": (phase, 1, 0.7),
    "ratchet": (ratchet, 1, 0.48),
    "relic": (relic, 3, 0.42),
    "rewind": (rewind, 1, 0.42),
    "scissors": (scissors, 1, 0.5),
    "smoke": (smoke, 1, 0.48),
    "steps": (steps, 2, 0.5),
    "stone": (stone, 1, 0.65),
    "summon": (summon, 1, 0.55),
    "ticket": (ticket, 1, 0.5),
    "vote": (vote, 3, 0.42),
}
