"""What is heard of a fight in the tower: blows by weight, Block, tokens, orbs, stances and what cards do."""

from typing import Final

from kit import BELL, KALIMBA, MARIMBA, METAL, WOOD, Synth, Wave, drive, hz, mix
from recipes import BEND, REED, Effect, paper, thud

RISE: Final = (1.0, 1.06, 1.122)
"""Blow after blow of one attack goes up by half a tone."""
GLASS: Final = ((1.0, 1.0, 1.0), (1.51, 0.6, 0.8), (2.32, 0.5, 0.6), (3.17, 0.3, 0.4))
ANVIL: Final = ((1.0, 0.8, 1.0), (2.76, 0.7, 0.8), (5.4, 0.35, 0.5), (8.93, 0.12, 0.3))


def blow_light(s: Synth, variant: int) -> Wave:
    """A slap with the flat hand."""
    p = RISE[variant]
    slap = s.fall(s.band(s.noise(0.07), 1500 * p, 1.1, 700), 0.014)
    bonk = s.struck(420 * p, 0.018, WOOD, 0.08)
    return s.room(mix(s.at(slap, 0), s.at(bonk, 0.002, 0.5), s.at(thud(s, 230 * p, 110, 0.025, 0.1), 0, 0.7)), 0.3, 0.8)


def blow(s: Synth, variant: int) -> Wave:
    """A blow with something hard on something padded."""
    p = RISE[variant]
    body = drive(s.fall(s.tone(170 * p, 0.2, 50 * p, (1.0, 0.4, 0.15)), 0.06), 1.8)
    slap = s.fall(s.low(s.noise(0.09), 2100), 0.018)
    crack = s.fall(s.band(s.noise(0.08), 1100 * p, 1.8, 500), 0.02)
    knock = s.struck(290 * p, 0.028, WOOD, 0.12)
    return s.room(mix(s.at(body, 0), s.at(slap, 0, 0.7), s.at(crack, 0.005, 0.8), s.at(knock, 0.002, 0.4)), 0.32, 1.0)


def blow_heavy(s: Synth, variant: int) -> Wave:
    """A blow that the floor feels: iron, stone and dust that trickles."""
    p = RISE[variant]
    quake = drive(s.fall(s.tone(120 * p, 0.42, 32 * p, (1.0, 0.5, 0.25)), 0.13), 2.4)
    burst = s.fall(s.band(s.noise(0.3), 1500 * p, 0.7, 180), 0.07)
    iron = s.struck(196 * p, 0.06, METAL, 0.25)
    parts = [s.at(quake, 0), s.at(burst, 0, 1.1), s.at(iron, 0.004, 0.3)]
    for k in range(5):
        parts.append(s.at(s.struck(600 * s.chance(0.7, 1.4), 0.008, WOOD, 0.04), 0.16 + 0.05 * k, 0.2 - 0.03 * k))
    return s.room(mix(*parts), 0.4, 1.4, 0.05)


def block(s: Synth, variant: int) -> Wave:
    """A shield set up: a soft anvil."""
    p = BEND[variant]
    ring = s.struck(hz("D5") * p, 0.09, ANVIL, 0.32)
    under = s.struck(hz("D4") * p, 0.05, WOOD, 0.2)
    return s.room(
        mix(s.at(s.low(ring, 3800), 0, 0.8), s.at(under, 0, 0.6), s.at(thud(s, 150, 90, 0.03, 0.1), 0, 0.6)), 0.4
    )


def block_eats(s: Synth, variant: int) -> Wave:
    """A blow that a shield swallows."""
    p = BEND[variant]
    clank = s.struck(330 * p, 0.045, METAL, 0.18)
    dull = s.fall(s.low(s.noise(0.08), 900), 0.02)
    return s.room(mix(s.at(clank, 0, 0.7), s.at(dull, 0, 0.8), s.at(thud(s, 180, 80, 0.03, 0.12), 0, 0.8)), 0.35, 0.9)


def block_breaks(s: Synth, _variant: int) -> Wave:
    """A shield in splinters."""
    parts = [s.at(s.fall(s.high(s.noise(0.14), 2600), 0.03, 0.001), 0, 0.8), s.at(thud(s, 210, 70, 0.03, 0.12), 0, 0.7)]
    for k in range(11):
        shard = s.struck(s.chance(1700, 4600), s.chance(0.015, 0.045), GLASS[:2], 0.16)
        parts.append(s.at(shard, 0.012 + 0.022 * k * s.chance(0.7, 1.2), 0.42 - 0.025 * k))
    return s.room(mix(*parts), 0.35, 0.9, 0.03)


def heal(s: Synth, _variant: int) -> Wave:
    """A warm chord that opens."""
    parts = []
    for k, note in enumerate(("F4", "A4", "D5", "F5")):
        pipe = s.tone(hz(note), 0.5, None, (1.0, 0.3, 0.12), (4.5, 0.004))
        parts.append(s.at(s.hump(s.low(pipe, 1600), 0.35, 1.2), 0.03 * k, 0.32))
        parts.append(s.at(s.struck(hz(note), 0.14, KALIMBA[:3], 0.4), 0.05 * k, 0.4))
    return s.room(mix(*parts), 0.45, 1.3, 0.03)


def strength(s: Synth, _variant: int) -> Wave:
    """A third up, chest out."""
    parts = []
    for when, note in ((0.0, "D4"), (0.085, "F#4")):
        horn = s.tone(hz(note), 0.17, None, REED[:6], (7.0, 0.005))
        parts.append(s.at(s.fall(s.low(horn, 1500), 0.08, 0.012), when, 0.6))
        parts.append(s.at(s.struck(hz(note), 0.06, MARIMBA, 0.2), when, 0.7))
    return s.room(mix(*parts), 0.4)


def weak(s: Synth, _variant: int) -> Wave:
    """A third down, knees soft."""
    parts = []
    for when, note, end in ((0.0, "F4", 1.0), (0.1, "D4", 0.88)):
        reed = s.tone(hz(note), 0.2, hz(note) * end, REED[:5], (9.0, 0.02))
        parts.append(s.at(s.fall(s.low(reed, 900), 0.08, 0.015), when, 0.8))
    return s.room(mix(*parts), 0.4)


def vulnerable(s: Synth, _variant: int) -> Wave:
    """A crack that runs through something."""
    parts = [s.at(s.fall(s.high(s.noise(0.04), 1800), 0.006, 0.0005), 0, 0.9)]
    for k, when in enumerate((0.0, 0.03, 0.052, 0.09, 0.15)):
        parts.append(s.at(s.struck(900 - 90 * k, 0.012, WOOD, 0.06), when, 0.8 - 0.1 * k))
    return s.room(mix(*parts, s.at(s.struck(220, 0.03, WOOD, 0.12), 0, 0.6)), 0.35, 0.8)


def bubble(s: Synth, variant: int) -> Wave:
    """Poison: three fat bubbles."""
    parts = []
    for k, when in enumerate((0.0, 0.075, 0.13)):
        low = (210, 260, 180)[(k + variant) % 3] * BEND[variant]
        parts.append(s.at(s.fall(s.tone(low, 0.09, low * 2.3, (1.0, 0.25)), 0.028, 0.01), when, 0.9 - 0.15 * k))
    gurgle = s.hump(s.band(s.noise(0.2), 500, 3.0, 900), 0.3)
    return s.room(mix(*parts, s.at(gurgle, 0.02, 0.3)), 0.4, 0.9)


def daze(s: Synth, _variant: int) -> Wave:
    """A wobble round the head."""
    saw = s.tone(520, 0.42, 390, (1.0, 0.2, 0.08), (9.0, 0.06))
    return s.room(
        mix(s.at(s.hump(saw, 0.25, 1.1), 0, 0.8), s.at(s.struck(hz("A5"), 0.05, KALIMBA, 0.2), 0, 0.4)), 0.45, 1.2
    )


def burn(s: Synth, _variant: int) -> Wave:
    """A hiss and two sparks."""
    hiss = s.hump(s.band(s.noise(0.4), 4200, 0.9, 2200), 0.12, 1.0)
    parts = [s.at(hiss, 0, 0.8), s.at(s.hump(s.low(s.noise(0.3), 380), 0.2), 0, 0.9)]
    for when in (0.05, 0.13, 0.22):
        parts.append(s.at(s.fall(s.high(s.noise(0.02), 3000), 0.003, 0.0005), when, 0.6))
    return s.room(mix(*parts), 0.25, 0.8)


def splat(s: Synth, variant: int) -> Wave:
    """Slime that lands."""
    p = BEND[variant]
    wet = s.hump(s.band(s.noise(0.16), 520 * p, 2.2, 1500), 0.2, 1.3)
    suck = s.fall(s.tone(150 * p, 0.14, 320, (1.0, 0.3)), 0.04, 0.01)
    return s.room(mix(s.at(wet, 0), s.at(suck, 0.06, 0.6), s.at(thud(s, 170, 70, 0.03, 0.12), 0, 0.7)), 0.3, 0.8)


def channel_lightning(s: Synth, _variant: int) -> Wave:
    """A plucked wire with a crackle."""
    wire = s.fall(s.tone(hz("A4"), 0.24, hz("D5"), (1.0, 0.7, 0.6, 0.4, 0.3)), 0.06, 0.003)
    spit = s.fall(s.high(s.noise(0.1), 3200), 0.03)
    return s.room(mix(s.at(s.low(wire, 3200), 0, 0.7), s.at(spit, 0.02, 0.4)), 0.4)


def channel_frost(s: Synth, _variant: int) -> Wave:
    """Ice that grows: three glass notes."""
    parts = [s.at(s.struck(hz(note), 0.09, GLASS, 0.26), 0.05 * k, 0.6) for k, note in enumerate(("D6", "A6", "F6"))]
    return s.room(mix(*parts, s.at(s.hump(s.high(s.noise(0.22), 5000), 0.4), 0, 0.12)), 0.5, 1.2)


def channel_dark(s: Synth, _variant: int) -> Wave:
    """A hum that opens like a lid."""
    hum = s.tone(hz("D2") * 1.5, 0.5, hz("D2"), REED[:5], (3.2, 0.03))
    return s.room(
        mix(s.at(s.hump(s.low(hum, 700), 0.35, 1.1), 0), s.at(s.struck(hz("G#4"), 0.1, BELL, 0.3), 0.06, 0.25)),
        0.5,
        1.5,
    )


def zap(s: Synth, variant: int) -> Wave:
    """Lightning that strikes."""
    p = BEND[variant]
    parts = [s.at(s.fall(s.high(s.noise(0.05), 2200), 0.012, 0.0005), 0)]
    for when, level in ((0.0, 1.0), (0.045, 0.6), (0.1, 0.35)):
        buzz = s.tone(1900 * p, 0.09, 240, (1.0, 0.6, 0.5, 0.4))
        parts.append(s.at(s.fall(buzz, 0.022, 0.001), when, 0.55 * level))
    return s.room(mix(*parts, s.at(thud(s, 160, 50, 0.05, 0.16), 0, 0.8)), 0.35, 0.9, 0.02)


def frost(s: Synth, _variant: int) -> Wave:
    """Frost that bursts over a shield."""
    wind = s.hump(s.band(s.noise(0.3), 2600, 1.4, 5200), 0.25)
    parts = [s.at(wind, 0, 0.6)]
    parts += [s.at(s.struck(hz(n), 0.07, GLASS, 0.22), 0.035 * k, 0.5) for k, n in enumerate(("A6", "F6", "D6", "A5"))]
    return s.room(mix(*parts), 0.45, 1.1)


def dark(s: Synth, _variant: int) -> Wave:
    """Dark that falls on something."""
    fall = drive(s.fall(s.tone(210, 0.5, 34, REED[:5]), 0.16, 0.03), 1.6)
    wail = s.hump(s.voice(s.tone(180, 0.4, 90, REED, (6.0, 0.04)), ((620, 340, 1.0), (1100, 700, 0.4))), 0.3)
    return s.room(mix(s.at(s.low(fall, 1400), 0), s.at(wail, 0.02, 0.5)), 0.5, 1.5, 0.03)


def wrath(s: Synth, _variant: int) -> Wave:
    """A gong with fire behind it."""
    gong = mix(s.at(s.struck(hz("D3"), 0.34, BELL, 0.8), 0), s.at(s.struck(hz("D3") * 1.012, 0.3, METAL, 0.7), 0, 0.4))
    roar = s.hump(s.band(s.noise(0.6), 420, 0.8, 1100), 0.3)
    return s.room(mix(s.at(gong, 0), s.at(roar, 0, 0.5), s.at(thud(s, 130, 55, 0.07, 0.2), 0, 0.6)), 0.45, 1.5, 0.03)


def calm(s: Synth, _variant: int) -> Wave:
    """A drop into still water."""
    drop = s.fall(s.tone(620, 0.12, 1180, (1.0, 0.1)), 0.035, 0.008)
    parts = [s.at(drop, 0, 0.9), s.at(s.fall(s.tone(880, 0.1, 1500), 0.03, 0.008), 0.16, 0.5)]
    for k, note in enumerate(("D5", "A5")):
        parts.append(s.at(s.struck(hz(note), 0.25, KALIMBA[:2], 0.6), 0.05 + 0.1 * k, 0.4))
    wave = s.hump(s.band(s.noise(0.6), 700, 1.2, 380), 0.4)
    return s.room(mix(*parts, s.at(wave, 0, 0.3)), 0.55, 1.6, 0.03)


def neutral(s: Synth, _variant: int) -> Wave:
    """A breath let out."""
    breath = s.hump(s.band(s.noise(0.34), 1400, 1.0, 600), 0.3, 1.2)
    return s.room(mix(s.at(breath, 0), s.at(s.struck(hz("D4"), 0.12, MARIMBA, 0.3), 0.02, 0.5)), 0.45, 1.2)


def shiv(s: Synth, variant: int) -> Wave:
    """A small knife thrown."""
    p = BEND[variant]
    rush = s.hump(s.band(s.noise(0.1), 2400 * p, 1.6, 5200), 0.6)
    stick = mix(s.at(s.struck(2100 * p, 0.03, METAL, 0.12), 0, 0.5), s.at(s.struck(500 * p, 0.014, WOOD, 0.06), 0, 0.9))
    return s.room(mix(s.at(rush, 0, 0.7), s.at(stick, 0.085)), 0.3, 0.8)


def miracle(s: Synth, _variant: int) -> Wave:
    """A harp run upwards."""
    notes = ("D5", "F5", "A5", "C6", "D6", "F6")
    parts = [
        s.at(s.struck(hz(note), 0.16, KALIMBA[:3], 0.4), 0.045 * k, 0.8 - 0.06 * k) for k, note in enumerate(notes)
    ]
    return s.room(mix(*parts), 0.5, 1.3)


def energy(s: Synth, _variant: int) -> Wave:
    """A lighter: a click and a small flame."""
    click = mix(
        s.at(s.struck(1500, 0.008, WOOD, 0.04), 0, 0.6), s.at(s.fall(s.high(s.noise(0.03), 3500), 0.005), 0.01, 0.7)
    )
    flame = s.hump(s.band(s.noise(0.26), 600, 0.8, 1500), 0.25, 1.2)
    return s.room(mix(s.at(click, 0), s.at(flame, 0.04, 0.8)), 0.3, 0.8)


def play_attack(s: Synth, variant: int) -> Wave:
    """A blade through the air."""
    p = BEND[variant]
    rush = s.hump(s.band(s.noise(0.17), 900 * p, 1.5, 4200), 0.55, 1.4)
    return s.room(mix(s.at(rush, 0), s.at(s.struck(2400 * p, 0.04, METAL, 0.16), 0.08, 0.14)), 0.3, 0.8)


def play_skill(s: Synth, variant: int) -> Wave:
    """A cloth swung round a shoulder."""
    p = BEND[variant]
    cloth = s.hump(s.band(s.noise(0.2), 480 * p, 0.9, 1300), 0.4, 1.2)
    return s.room(mix(s.at(cloth, 0), s.at(paper(s, 1500, 900, 0.02, 0.08), 0.1, 0.5)), 0.3, 0.9)


def play_power(s: Synth, _variant: int) -> Wave:
    """A chime that sinks into somebody."""
    parts = [s.at(s.struck(hz(n), 0.24, BELL, 0.55), 0.07 * k, 0.5) for k, n in enumerate(("A5", "F5", "D5"))]
    parts.append(s.at(s.hump(s.tone(hz("D3"), 0.5, hz("D4"), (1.0, 0.4, 0.2)), 0.6), 0.05, 0.4))
    return s.room(mix(*parts), 0.5, 1.4, 0.02)


def ash(s: Synth, variant: int) -> Wave:
    """A card that burns away."""
    p = BEND[variant]
    flare = s.hump(s.band(s.noise(0.36), 1900 * p, 0.8, 700), 0.2, 1.1)
    parts = [s.at(flare, 0)]
    for _ in range(7):
        parts.append(s.at(s.fall(s.high(s.noise(0.015), 3200), 0.002, 0.0005), s.chance(0.03, 0.3), s.chance(0.3, 0.7)))
    return s.room(mix(*parts), 0.25, 0.8)


EFFECTS: Final[dict[str, Effect]] = {
    "ash": (ash, 2, 0.42),
    "block": (block, 3, 0.5),
    "block_breaks": (block_breaks, 1, 0.6),
    "block_eats": (block_eats, 3, 0.6),
    "blow": (blow, 3, 0.75),
    "blow_heavy": (blow_heavy, 3, 0.85),
    "blow_light": (blow_light, 3, 0.6),
    "bubble": (bubble, 3, 0.5),
    "burn": (burn, 1, 0.45),
    "calm": (calm, 1, 0.5),
    "channel_dark": (channel_dark, 1, 0.5),
    "channel_frost": (channel_frost, 1, 0.45),
    "channel_lightning": (channel_lightning, 1, 0.45),
    "dark": (dark, 1, 0.65),
    "daze": (daze, 1, 0.45),
    "energy": (energy, 1, 0.42),
    "frost": (frost, 1, 0.5),
    "heal": (heal, 1, 0.5),
    "miracle": (miracle, 1, 0.45),
    "neutral": (neutral, 1, 0.42),
    "play_attack": (play_attack, 3, 0.45),
    "play_power": (play_power, 1, 0.48),
    "play_skill": (play_skill, 3, 0.45),
    "shiv": (shiv, 3, 0.5),
    "splat": (splat, 2, 0.55),
    "strength": (strength, 1, 0.48),
    "vulnerable": (vulnerable, 1, 0.5),
    "weak": (weak, 1, 0.48),
    "wrath": (wrath, 1, 0.65),
    "zap": (zap, 3, 0.6),
}
