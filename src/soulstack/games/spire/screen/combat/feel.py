"""What blows, shields, orbs and relics look like when they happen; with reduced motion only numbers and colours are left."""

from typing import TYPE_CHECKING, Final

from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.motion import Key, Moving, Ribbon
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.combat.fight_base import FightBase

Point = tuple[float, float]
ORBS: Final[dict[str, Colour]] = {"lightning": (255, 222, 90), "frost": (140, 214, 255), "dark": (190, 130, 255)}
STANCES: Final[dict[str, Colour]] = {"wrath": (255, 90, 50), "calm": (90, 170, 255)}
STEEL: Final[Colour] = (150, 196, 240)
BLOOD: Final[Colour] = (222, 66, 66)
INK: Final[Colour] = (58, 34, 74)
DUST: Final[Colour] = (150, 136, 124)
POISON: Final[Colour] = (138, 208, 60)
STRONG: Final = 4
"""A blow from this on makes time stand still for a moment, and one from twice as much on makes the stage tremble."""
STOP: Final = 0.045
LONGEST_STOP: Final = 0.11
OF_FOES: Final = frozenset({"lost_hp", "token_put"})
"""Facts about an enemy that also say whose deed it was."""
TOKEN_TONES: Final[dict[str, Colour]] = {
    "poison": POISON, "weak": (150, 170, 110), "vulnerable": (236, 150, 84), "strength": (240, 96, 74),
    "shiv": (210, 220, 236), "miracle": (255, 232, 150),
}  # fmt: skip


def spot(stage: "FightBase", fact: Fact) -> tuple[float, float]:
    """Gives the point that a fact is about."""
    layout = stage.parts.layout
    if fact.seat != GAME and fact.seat in layout.heroes and fact.kind not in OF_FOES:
        place = layout.heroes[fact.seat]
        return place.x, place.feet - place.height * 0.66
    return foe_spot(stage, fact.obj)


def foe_spot(stage: "FightBase", foe: int) -> tuple[float, float]:
    """Gives the point at which something happens to an enemy."""
    place = stage.parts.layout.foes.get(foe)
    return (place.x, place.feet - place.height * 0.62) if place is not None else (stage.desk.screen.w / 2, 240.0)


def ribbon(stage: "FightBase", words: str, wait: float = 0.6) -> float:
    """Lays words across the stage."""
    stage.parts.motion.ribbon = Ribbon(1.0, words=words)
    return wait


def key_of(fact: Fact) -> Key:
    """Gives the figure that a fact is about."""
    return ("seat", fact.seat) if fact.seat != GAME and fact.kind != "lost_hp" else ("foe", fact.obj)


def strike(stage: "FightBase", target: Key, at: Point, amount: int) -> float:
    """Shows how hard a blow lands, and gives the seconds that it holds everything up."""
    motion, desk = stage.parts.motion, stage.desk
    heavy = min(1.6, 0.7 + amount / 12)
    motion.nudge(target, "shake", heavy=heavy)
    if desk.still or amount <= 0:
        return 0.0
    motion.particles.burst("spark", *at, (255, 232, 170), 7 + min(12, 2 * amount), 260.0 + 16 * amount, 4.2, 0.4, 260.0)
    if amount < STRONG:
        return 0.0
    stop = min(LONGEST_STOP, STOP + 0.008 * amount)
    motion.held = max(motion.held, stop)
    if amount >= 2 * STRONG and desk.app.settings.screenshake:
        motion.tremble(1.2 + amount / 4)
    return stop


def shield(stage: "FightBase", at: Point, what: str) -> None:
    """Shows Block that is set up, struck or broken."""
    motion = stage.parts.motion
    if stage.desk.still:
        return
    if what == "broken":
        motion.particles.burst("shard", *at, STEEL, 13, 300.0, 9.0, 0.6, 620.0, 20.0)
    motion.ring(*at, STEEL, 62.0 if what != "struck" else 44.0, 0.3)


def _tall(stage: "FightBase", key: Key) -> float:
    layout = stage.parts.layout
    place = layout.heroes.get(key[1]) if key[0] == "seat" else layout.foes.get(key[1])
    return place.height if place is not None else 120.0


def dies(stage: "FightBase", key: Key, at: Point, *, great: bool = False) -> None:
    """Lets a figure tip over in a puff of ink."""
    motion, tall = stage.parts.motion, _tall(stage, key)
    motion.nudge(key, "fall", 1.0 if key[0] == "foe" else -1.0)
    if stage.desk.still:
        return
    motion.particles.burst("puff", *at, INK, 24 if great else 13, 90.0, 17.0, 0.9, -40.0, tall * 0.34)
    motion.particles.burst("drop", *at, INK, 12, 250.0, 4.2, 0.65, 560.0, tall * 0.2)
    if great and stage.desk.app.settings.screenshake:
        motion.tremble(6.0)


def comes(stage: "FightBase", key: Key, at: Point) -> None:
    """Lets a figure climb out of its ledge."""
    if stage.desk.still:
        return
    stage.parts.motion.nudge(key, "rise")
    stage.parts.motion.particles.burst("puff", *at, DUST, 12, 80.0, 9.0, 0.7, -30.0, _tall(stage, key) * 0.3)


def orb(stage: "FightBase", at: Point, word: str, *, evoked: bool) -> None:
    """Lets an orb gather, or burst."""
    motion, tone = stage.parts.motion, ORBS.get(word, (255, 255, 255))
    if stage.desk.still:
        return
    motion.ring(*at, tone, 64.0 if evoked else 36.0, 0.34)
    count, speed = (22, 300.0) if evoked else (9, 110.0)
    shape, size = ("shard", 7.0) if word == "frost" else ("spark", 4.6)
    motion.particles.burst(shape, *at, tone, count, speed, size, 0.55, 120.0)


def stance(stage: "FightBase", at: Point, word: str) -> None:
    """Lets the aura of a stance sweep over its hero."""
    motion, tone = stage.parts.motion, STANCES.get(word, (214, 220, 226))
    if stage.desk.still:
        return
    motion.ring(*at, tone, 96.0, 0.45)
    shape, fall = ("spark", -220.0) if word == "wrath" else ("drop", 240.0)
    motion.particles.burst(shape, *at, tone, 18, 190.0, 4.4, 0.65, fall, 26.0)


def relic(stage: "FightBase", card: int, seat: int, at: Point) -> None:
    """Lets a relic or Power flash, and a spark fly from it to what it does."""
    motion = stage.parts.motion
    names = (f"item {card}", f"power {card}", "powers", "relics")
    box = next((stage.tray.boxes[name] for name in names if name in stage.tray.boxes), None)
    if box is None or seat != stage.seat:
        return
    motion.flares[f"item {card}"] = Moving(0.3)
    if not stage.desk.still:
        motion.particles.send(box.centre, at, look.LANTERN)


def token(stage: "FightBase", at: Point, word: str) -> None:
    """Lets a few drops of a token's colour splash."""
    if not stage.desk.still:
        tone = TOKEN_TONES.get(word, look.RAISED)
        stage.parts.motion.particles.burst("drop", *at, tone, 7, 150.0, 3.8, 0.5, 420.0)
