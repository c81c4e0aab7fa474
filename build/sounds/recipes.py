"""Every effect of the game as a recipe: a cellar with a wooden table, warm, dark and not too serious.

All tuned sounds live in D minor, so that effects that overlap at the table still agree with each other.
"""

from collections.abc import Callable
from typing import Final

from kit import BELL, KALIMBA, MARIMBA, METAL, WOOD, Synth, Wave, drive, hz, mix

RATE: Final = 44100
BEND: Final = (1.0, 1.04, 0.96)  # the pitches of the three variants of a frequent sound
REED: Final = (1.0, 0.62, 0.5, 0.36, 0.3, 0.22, 0.17, 0.13, 0.1, 0.08)  # a throaty buzz for everything that speaks

Recipe = Callable[[Synth, int], Wave]
Effect = tuple[Recipe, int, float]
"""A recipe, its variants and its peak."""


def paper(s: Synth, low: float, high: float, tau: float, seconds: float) -> Wave:
    """Gives one crisp brush of paper."""
    return s.fall(s.band(s.noise(seconds), low, 0.8, high), tau)


def thud(s: Synth, start: float, end: float, tau: float, seconds: float) -> Wave:
    """Gives a soft low bump, as of something landing on thick wood."""
    return s.fall(s.tone(start, seconds, end, (1.0, 0.3, 0.1)), tau)


def flick(s: Synth, variant: int) -> Wave:
    """A card turned or tossed."""
    p = BEND[variant]
    snap = paper(s, 1500 * p, 4300 * p, 0.017, 0.09)
    return s.room(mix(s.at(snap, 0, 1.0), s.at(thud(s, 260 * p, 150 * p, 0.02, 0.09), 0.004, 0.4)), 0.35, 0.7, 0.01)


def deal(s: Synth, _variant: int) -> Wave:
    """A card that slides over the table and lands."""
    slide = s.hump(s.band(s.noise(0.1), 900, 0.9, 3200), 0.8, 1.2)
    snap = paper(s, 3600, 1800, 0.014, 0.07)
    bump = thud(s, 190, 95, 0.026, 0.09)
    return s.room(mix(s.at(slide, 0, 0.6), s.at(snap, 0.078, 1.0), s.at(bump, 0.08, 0.75)), 0.35, 0.8, 0.0)


def shuffle(s: Synth, _variant: int) -> Wave:
    """A riffle and the pack squared on the table."""
    parts, when = [], 0.0
    for i in range(24):
        bend = s.chance(0.85, 1.15) * (0.9 + 0.01 * i)
        snap = paper(s, 1300 * bend, 3600 * bend, 0.007, 0.03)
        parts.append(s.at(snap, when, (0.35 + 0.65 * min(1.0, i / 12)) * s.chance(0.7, 1.0)))
        when += s.chance(0.85, 1.15) * (0.021 - 0.0005 * i)
    sweep = s.hump(s.band(s.noise(0.13), 700, 0.9, 2600), 0.7)
    parts += [s.at(sweep, when, 0.5), s.at(thud(s, 170, 80, 0.03, 0.1), when + 0.1, 0.7)]
    parts.append(s.at(paper(s, 2600, 1500, 0.012, 0.06), when + 0.1, 0.4))
    return s.room(mix(*parts), 0.3, 0.9, 0.0)


def coin(s: Synth, variant: int) -> Wave:
    """A cent that drops, rings and hops once."""
    p = BEND[variant]
    first, second = hz("A6") * p, hz("D7") * p
    bounce = (0.15, 0.135, 0.165)[variant]
    tick = s.fall(s.high(s.noise(0.02), 4000), 0.003)
    parts = [
        s.at(tick, 0, 0.25),
        s.at(s.struck(first, 0.035, METAL, 0.12), 0, 0.6),
        s.at(s.struck(second, 0.065, METAL, 0.26), 0.052, 1.0),
        s.at(s.struck(second * 1.004, 0.05, METAL, 0.2), 0.052, 0.4),
        s.at(s.struck(second * 1.5, 0.02, METAL, 0.1), bounce, 0.25),
        s.at(s.struck(420 * p, 0.012, WOOD, 0.06), 0.05, 0.35),
    ]
    return s.room(mix(*parts)[: s.count(0.285)], 0.3, 0.8, 0.0)


def die(s: Synth, variant: int) -> Wave:
    """A die that tumbles faster and faster and settles."""
    when, gap, level, parts = 0.002, (0.074, 0.082, 0.068)[variant], 1.0, []
    while gap > 0.017:
        bend = s.chance(0.9, 1.12) * BEND[variant]
        knock = mix(
            s.at(s.struck(1250 * bend, 0.008, WOOD, 0.05), 0, 0.7),
            s.at(s.struck(310 * bend, 0.014, WOOD, 0.06), 0, 0.9),
            s.at(s.fall(s.high(s.noise(0.012), 2500), 0.002, 0.0005), 0, 0.35),
        )
        parts.append(s.at(knock, when, level * s.chance(0.75, 1.0)))
        when += gap
        gap *= 0.78
        level *= 0.9
    parts.append(s.at(s.struck(240 * BEND[variant], 0.02, WOOD, 0.08), when + 0.02, 0.8))
    return s.room(mix(*parts)[: s.count(0.375)], 0.35, 0.9, 0.0)


def hit(s: Synth, variant: int) -> Wave:
    """A blow that lands."""
    p = BEND[variant]
    body = drive(s.fall(s.tone(190 * p, 0.2, 52 * p, (1.0, 0.4, 0.15)), 0.055), 1.8)
    slap = s.fall(s.low(s.noise(0.08), 1900), 0.016)
    crunch = s.fall(s.band(s.noise(0.1), 900 * p, 1.6, 420), 0.022)
    bonk = s.struck(330 * p, 0.022, WOOD, 0.1)  # the hollow knock that keeps a blow from being grim
    parts = (s.at(body, 0), s.at(slap, 0, 0.7), s.at(crunch, 0.006, 0.9), s.at(bonk, 0.002, 0.35))
    return s.room(mix(*parts), 0.3, 0.9, 0.0)


def miss(s: Synth, _variant: int) -> Wave:
    """A blow that goes past, with a shrug of a whistle."""
    rush = s.hump(s.band(s.noise(0.17), 500, 1.4, 2300), 0.45)
    whistle = s.hump(s.tone(980, 0.15, 430, (1.0, 0.12), (24.0, 0.012)), 0.3)
    return s.room(mix(s.at(rush, 0, 1.0), s.at(whistle, 0.055, 0.22)), 0.4, 1.0, 0.02)


def hurt(s: Synth, _variant: int) -> Wave:
    """A short yelp over a thump."""
    throat = s.tone(255, 0.24, 135, REED, (31.0, 0.03))
    ow = s.fall(s.voice(throat, ((820, 520, 1.0), (1250, 820, 0.6), (2500, 2300, 0.15))), 0.085, 0.012)
    return s.room(mix(s.at(ow, 0.012, 1.0), s.at(thud(s, 150, 60, 0.04, 0.14), 0, 0.8)), 0.35, 0.9, 0.03)


def death(s: Synth, _variant: int) -> Wave:
    """A moan that sinks, a bell and the ghost leaving."""
    throat = s.tone(235, 0.44, 62, REED, (8.5, 0.06))
    moan = s.fall(s.voice(throat, ((760, 340, 1.0), (1180, 640, 0.6), (2400, 2000, 0.1))), 0.2, 0.02)
    bell = s.struck(hz("D3"), 0.16, BELL, 0.45)
    pop = s.fall(s.tone(240, 0.05, 720), 0.014)  # the ghost leaves with a cork's pop
    parts = (s.at(moan, 0), s.at(bell, 0.04, 0.4), s.at(pop, 0.45, 0.5), s.at(thud(s, 120, 45, 0.05, 0.16), 0.3, 0.9))
    return s.room(mix(*parts), 0.4, 1.2, 0.06)


def boss_death(s: Synth, _variant: int) -> Wave:
    """A big thing that roars, bursts and crumbles."""
    quake = drive(s.fall(s.tone(105, 0.75, 33, (1.0, 0.5, 0.3, 0.15)), 0.26), 2.4)
    blast = s.fall(s.band(s.noise(0.8), 1700, 0.6, 110), 0.2)
    growl = s.tone(128, 0.6, 48, REED, (23.0, 0.09))
    roar = s.fall(s.voice(growl, ((620, 300, 1.0), (1020, 560, 0.6))), 0.22, 0.03)
    parts = [s.at(quake, 0, 0.8), s.at(blast, 0, 1.3), s.at(roar, 0.03, 0.8)]
    for when, pitch, level in (
        (0.3, 150, 0.55),
        (0.43, 120, 0.45),
        (0.53, 175, 0.35),
        (0.62, 105, 0.4),
        (0.69, 210, 0.2),
    ):
        parts.append(s.at(s.struck(pitch * s.chance(0.94, 1.06), 0.03, WOOD, 0.14), when, level))
    return s.room(mix(*parts), 0.45, 1.5, 0.08)


def soul(s: Synth, _variant: int) -> Wave:
    """A soul won: thumb piano rising out of a breath."""
    parts = []
    for i, note in enumerate(("D5", "F5", "A5", "D6", "E6")):
        level = 0.8 - 0.08 * i
        parts.append(s.at(s.struck(hz(note), 0.24, KALIMBA, 0.5), 0.075 * i, level))
        parts.append(s.at(s.struck(hz(note) * 1.0023, 0.2, KALIMBA, 0.45), 0.075 * i + 0.004, 0.5 * level))
    for note in ("D4", "A4", "F5"):
        breath = mix(
            s.at(s.tone(hz(note), 0.72, None, (1.0, 0.25, 0.1), (5.2, 0.004)), 0),
            s.at(s.tone(hz(note) * 1.004, 0.72, None, (1.0, 0.2)), 0),
        )
        parts.append(s.at(s.hump(breath, 0.45, 1.3), 0, 0.14))
    air = s.hump(s.band(s.noise(0.6), 2400, 2.5, 5200), 0.5, 2.0)
    return s.room(mix(*parts, s.at(air, 0.1, 0.16)), 0.5, 1.4, 0.02)


def loot(s: Synth, _variant: int) -> Wave:
    """A rummage in the sack and something that pops out."""
    rustle = mix(
        s.at(s.hump(s.band(s.noise(0.07), 1400, 1.0, 2600), 0.4), 0),
        s.at(s.hump(s.band(s.noise(0.06), 2200, 1.0, 1500), 0.5), 0.062),
    )
    pop = s.fall(s.tone(330, 0.06, 980, (1.0, 0.2)), 0.016)
    pluck = mix(
        s.at(s.struck(hz("A5"), 0.07, KALIMBA, 0.2), 0), s.at(s.struck(hz("D6"), 0.06, KALIMBA, 0.16), 0.045, 0.6)
    )
    return s.room(mix(s.at(rustle, 0, 0.55), s.at(pop, 0.105, 0.9), s.at(pluck, 0.118, 0.6)), 0.35, 0.9, 0.0)


def recharge(s: Synth, _variant: int) -> Wave:
    """A clockwork key wound up to a small ping."""
    parts, when = [], 0.0
    for i in range(6):  # a clockwork key wound up
        tooth = mix(
            s.at(s.struck(620 * 1.09**i, 0.008, WOOD, 0.04), 0),
            s.at(s.fall(s.high(s.noise(0.012), 3000), 0.002, 0.0005), 0, 0.3),
        )
        parts.append(s.at(tooth, when, 0.55 + 0.07 * i))
        when += 0.036 - 0.003 * i
    rise = s.hump(s.tone(180, when, 520, (1.0, 0.3, 0.15)), 0.9, 2.0)
    parts += [s.at(rise, 0, 0.3), s.at(s.struck(hz("D6"), 0.07, KALIMBA, 0.2), when, 0.8)]
    return s.room(mix(*parts)[: s.count(0.34)], 0.35, 0.8, 0.0)


def activate(s: Synth, _variant: int) -> Wave:
    """A rubbery twang with a few sparks."""
    twang = s.fall(s.tone(147, 0.3, 294, (1.0, 0.6, 0.5, 0.4, 0.3, 0.2, 0.12), (27.0, 0.05)), 0.075)
    boing = s.band(twang, 500, 1.6, 1500)
    spark = mix(
        *(s.at(s.struck(hz(n), 0.05, KALIMBA, 0.14), 0.03 + 0.03 * i, 0.5) for i, n in enumerate(("A5", "D6", "F6")))
    )
    return s.room(mix(s.at(boing, 0, 1.6), s.at(s.low(twang, 500), 0, 0.5), s.at(spark, 0.02, 0.5)), 0.35, 0.9, 0.02)


def stack_up(s: Synth, _variant: int) -> Wave:
    """Two wooden notes up: something waits to happen."""
    parts = (
        s.at(s.struck(hz("A4"), 0.045, MARIMBA, 0.14), 0, 0.8),
        s.at(s.struck(hz("D5"), 0.06, MARIMBA, 0.18), 0.058, 1.0),
        s.at(paper(s, 1600, 3400, 0.012, 0.05), 0, 0.3),
    )
    return s.room(mix(*parts), 0.4, 1.0, 0.0)


def stack_resolve(s: Synth, _variant: int) -> Wave:
    """Two wooden notes down: it happened."""
    parts = (
        s.at(s.struck(hz("D5"), 0.04, MARIMBA, 0.12), 0, 0.7),
        s.at(s.struck(hz("D4"), 0.09, MARIMBA, 0.24), 0.062, 1.0),
        s.at(s.struck(hz("A4"), 0.07, MARIMBA, 0.22), 0.066, 0.6),
        s.at(thud(s, 130, 70, 0.035, 0.12), 0.06, 0.6),
    )
    return s.room(mix(*parts), 0.4, 1.0, 0.0)


def cancel(s: Synth, _variant: int) -> Wave:
    """A quick slip back down."""
    whip = s.fall(s.band(s.noise(0.15), 2900, 1.2, 500), 0.05, 0.01)
    slip = s.fall(s.tone(620, 0.14, 175, (1.0, 0.25)), 0.05, 0.006)
    return s.room(mix(s.at(whip, 0, 0.8), s.at(slip, 0, 0.6)), 0.3, 0.9, 0.01)


def deny(s: Synth, _variant: int) -> Wave:
    """A grumpy refusal in two syllables."""
    parts = []
    for when, pitch in ((0.0, 150.0), (0.105, 126.0)):
        buzz = s.tone(pitch, 0.085, pitch * 0.94, REED)
        parts.append(s.at(s.hump(s.voice(buzz, ((520, 480, 1.0), (1000, 900, 0.4))), 0.25, 0.7), when))
        parts.append(s.at(s.hump(s.low(buzz, 300), 0.25, 0.7), when, 0.4))
    return s.room(mix(*parts), 0.3, 0.8, 0.01)


def turn(s: Synth, _variant: int) -> Wave:
    """A soft call that it is your turn."""
    parts = [s.at(s.struck(hz("D3"), 0.2, BELL, 0.48), 0, 0.3)]
    for i, note in enumerate(("D4", "A4", "D5")):
        parts.append(s.at(s.struck(hz(note), 0.15, KALIMBA, 0.38), 0.055 * i, 0.9 - 0.12 * i))
    return s.room(mix(*parts), 0.45, 1.3, 0.0)


def win(s: Synth, _variant: int) -> Wave:
    """A fanfare of a small cellar band, with coins."""
    parts = []
    for when, note in ((0.0, "D4"), (0.1, "F#4"), (0.2, "A4"), (0.3, "D5"), (0.42, "A4"), (0.52, "D5")):
        horn = s.tone(hz(note), 0.13, None, REED[:6], (6.0, 0.004))
        parts.append(s.at(s.fall(s.low(horn, 1500), 0.07, 0.01), when, 0.38))
        parts.append(s.at(s.struck(2 * hz(note), 0.12, KALIMBA, 0.3), when, 0.5))
    for note in ("D4", "A4", "D5", "F#5"):
        horn = s.tone(hz(note), 0.42, None, REED[:6], (6.0, 0.006))
        parts.append(s.at(s.hump(s.low(horn, 1600), 0.15, 0.8), 0.52, 0.22))
    for i, note in enumerate(("F#6", "A6", "D7", "A6", "E7")):
        parts.append(s.at(s.struck(hz(note), 0.05, METAL, 0.16), 0.56 + 0.06 * i, 0.14))
    parts.append(s.at(thud(s, 140, 60, 0.07, 0.2), 0.52, 0.7))
    return s.room(mix(*parts), 0.4, 1.3, 0.04)


def lose(s: Synth, _variant: int) -> Wave:
    """Three sad notes on a muted horn and a thump."""
    parts = []
    for when, note, end, length in ((0.0, "F4", 0.985, 0.2), (0.21, "E4", 0.985, 0.2), (0.42, "D4", 0.86, 0.42)):
        reed = s.tone(hz(note) / 2, length, hz(note) / 2 * end, REED, (6.5, 0.015))
        wah = s.voice(
            reed, ((380, 900, 1.0), (900, 1500, 0.5)) if length < 0.3 else ((950, 330, 1.0), (1500, 800, 0.5))
        )
        parts.append(s.at(s.hump(mix(s.at(wah, 0), s.at(s.low(reed, 350), 0, 0.4)), 0.3, 0.7), when))
    parts.append(s.at(thud(s, 110, 42, 0.06, 0.18), 0.66, 0.8))
    return s.room(mix(*parts), 0.4, 1.1, 0.03)


def hover(s: Synth, variant: int) -> Wave:
    """A fingertip on wood."""
    p = BEND[variant]
    return s.low(
        mix(s.at(s.struck(440 * p, 0.011, WOOD, 0.045), 0), s.at(paper(s, 1200, 1800, 0.008, 0.03), 0, 0.25)), 1600
    )


def click(s: Synth, _variant: int) -> Wave:
    """A wooden button pressed."""
    parts = (
        s.at(s.struck(740, 0.009, WOOD, 0.05), 0, 0.8),
        s.at(s.struck(247, 0.016, WOOD, 0.07), 0.003, 0.9),
        s.at(s.fall(s.high(s.noise(0.01), 2000), 0.0015, 0.0005), 0, 0.3),
    )
    return s.room(mix(*parts), 0.25, 0.6, 0.0)


def page(s: Synth, _variant: int) -> Wave:
    """A page turned."""
    sheet = s.hump(s.band(s.noise(0.17), 1100, 0.8, 3400), 0.55, 1.3)
    grain = [value * (0.6 + 0.4 * wave) for value, wave in zip(sheet, s.low(s.noise(0.17), 60), strict=True)]
    return s.room(mix(s.at(grain, 0), s.at(paper(s, 3000, 1700, 0.018, 0.06), 0.135, 0.45)), 0.3, 0.8, 0.0)


# Recipe, variants and peak. Peaks go by class: interface 0.2 to 0.5, table 0.5 to 0.6, blows and endings up to 0.85.
EFFECTS: Final[dict[str, Effect]] = {
    "activate": (activate, 1, 0.5),
    "boss_death": (boss_death, 1, 0.85),
    "cancel": (cancel, 1, 0.42),
    "click": (click, 1, 0.45),
    "coin": (coin, 3, 0.45),
    "deal": (deal, 1, 0.5),
    "death": (death, 1, 0.75),
    "deny": (deny, 1, 0.42),
    "die": (die, 3, 0.6),
    "flick": (flick, 3, 0.5),
    "hit": (hit, 3, 0.8),
    "hover": (hover, 3, 0.22),
    "hurt": (hurt, 1, 0.7),
    "loot": (loot, 1, 0.5),
    "lose": (lose, 1, 0.6),
    "miss": (miss, 1, 0.5),
    "page": (page, 1, 0.42),
    "recharge": (recharge, 1, 0.5),
    "shuffle": (shuffle, 1, 0.55),
    "soul": (soul, 1, 0.5),
    "stack_resolve": (stack_resolve, 1, 0.5),
    "stack_up": (stack_up, 1, 0.5),
    "turn": (turn, 1, 0.5),
    "win": (win, 1, 0.65),
}
