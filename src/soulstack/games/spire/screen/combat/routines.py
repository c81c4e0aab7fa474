"""From facts to pictures: what moves for each kind of fact and how long the next one waits."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.follow import follow
from soulstack.games.spire.screen.combat.layout import lay_out
from soulstack.games.spire.screen.combat.motion import Flight, Moving, Ribbon
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

if TYPE_CHECKING:
    from soulstack.games.spire.screen.combat.fight_base import FightBase

Routine = Callable[["FightBase", Fact, Any], float]
ORBS: Final = {"lightning": (255, 222, 90), "frost": (140, 214, 255), "dark": (190, 130, 255)}


def show(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Starts the picture of a fact, and lets the numbers that are shown follow it."""
    routine = ROUTINES.get(fact.kind)
    if stage.desk.state.fight is None:
        if fact.kind == "combat_started":
            stage.desk.view = after
            stage.settle()
        return 0.0
    wait = routine(stage, fact, after) if routine is not None else 0.0
    if stage.desk.view is not after:
        follow(stage.desk.state, fact)
    return wait if not stage.desk.still else min(wait, 0.12)


def _spot(stage: "FightBase", fact: Fact) -> tuple[float, float]:
    """Gives the point that a fact is about."""
    layout = stage.parts.layout
    if fact.seat != GAME and fact.seat in layout.heroes:
        place = layout.heroes[fact.seat]
        return place.x, place.feet - place.height * 0.66
    return _foe_spot(stage, fact.obj)


def _foe_spot(stage: "FightBase", foe: int) -> tuple[float, float]:
    place = stage.parts.layout.foes.get(foe)
    return (place.x, place.feet - place.height * 0.62) if place is not None else (stage.desk.screen.w / 2, 240.0)


def _ribbon(stage: "FightBase", words: str, wait: float = 0.6) -> float:
    stage.parts.motion.ribbon = Ribbon(1.0, words=words)
    return wait


def _combat(stage: "FightBase", fact: Fact, after: Any) -> float:
    del fact
    stage.desk.view = after
    stage.settle()
    return _ribbon(stage, tr("A fight begins"), 0.5)


def _round(stage: "FightBase", fact: Fact, after: Any) -> float:
    stage.parts.motion.acting = -1
    del after
    return 0.15 if fact.amount > 1 else 0.0


def _die(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets the die tumble; what enemies will do is known when it lies."""
    del after
    seconds = 0.7 if fact.word == "rolled" else 0.3
    stage.parts.motion.die = Moving(seconds)
    stage.desk.state.combat().die = fact.amount
    stage.see_intents()
    return seconds


def _entered(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets an enemy come: it stands where it will stand."""
    del fact
    here = stage.desk.state.combat()
    known = {foe.id for foe in here.foes}
    then = after.state.fight
    if then is not None:
        here.foes = [*here.foes, *(foe.clone() for foe in then.foes if foe.id not in known)]
        stage.parts.layout = lay_out(stage.desk.state, stage.desk)
    return 0.12


def _hit(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets whoever hits lunge and whoever is hit shake; the number pops."""
    del after
    motion, foe, seat = stage.parts.motion, ("foe", fact.obj), ("seat", fact.seat)
    if fact.value:
        x, y = _spot(stage, Fact("hit", seat=fact.seat))
        motion.nudge(foe, "lunge", -1.0)
        motion.nudge(seat, "shake")
    else:
        x, y = _foe_spot(stage, fact.obj)
        motion.nudge(seat, "lunge", 1.0)
        motion.nudge(foe, "shake")
    motion.rise(str(fact.amount), x, y, (255, 236, 190) if not fact.value else look.BAD, size=30.0, icon="hit")
    return 0.22


def _lost(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    x, y = _spot(stage, fact)
    stage.parts.motion.rise(f"−{fact.amount}", x + 26, y - 12, look.BAD, size=34.0, icon="heart")
    if fact.word not in {"hit", ""}:
        key = ("seat", fact.seat) if fact.seat != GAME else ("foe", fact.obj)
        stage.parts.motion.nudge(key, "shake")
    return 0.18


def _rise(words: str, colour: Any, icon: str = "", wait: float = 0.14) -> Routine:
    def routine(stage: "FightBase", fact: Fact, after: Any) -> float:
        del after
        if fact.amount == 0 and "{n" in words:
            return 0.0
        x, y = _spot(stage, fact)
        tone = colour if fact.amount >= 0 else look.BAD
        stage.parts.motion.rise(
            words.replace("{n}", f"{fact.amount:+d}"), x, y, tone, size=24.0, icon=icon or fact.word
        )
        return wait

    return routine


def _token(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    x, y = _foe_spot(stage, fact.obj) if fact.kind == "token_put" else _spot(stage, fact)
    stage.parts.motion.rise(f"+{fact.amount}", x, y, look.RAISED, size=22.0, icon=fact.word)
    return 0.14


def _died(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    stage.parts.motion.nudge(("foe", fact.obj), "fall")
    return 0.3


def _acted(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    stage.parts.motion.acting = fact.obj
    stage.parts.motion.nudge(("foe", fact.obj), "lunge", -0.7)
    return 0.3


def _played(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a card go to the middle and fade; what lay in the hand closes up."""
    del after
    desk = stage.desk
    held = next((held for held in stage.hand if held.card == fact.card), None)
    place = stage.parts.layout.heroes.get(fact.seat)
    name = desk.view.name_of(fact.card)
    if name and place is not None:
        start = (held.x, held.y) if held is not None else (place.x, place.feet - place.height * 0.5)
        end = (desk.screen.w / 2, desk.y0 + 250)
        image = partial(desk.card_shown, name, 127.0)
        stage.parts.motion.flights.append(Flight(0.42, image=image, start=start, end=end))
    if held is not None:
        stage.hand.remove(held)
    return 0.3


def _drawn(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a card come from the draw pile."""
    desk = stage.desk
    fighter = desk.state.fighter(fact.seat)
    if desk.view is not after:
        if fighter.draw:
            fighter.draw.pop()
        fighter.hand.append(fact.card)
    if fact.seat != stage.seat:
        return 0.0
    stage.lay_hand()
    box = stage.tray.boxes.get("draw")
    if box is not None and stage.hand:
        last = stage.hand[-1]
        image = partial(desk.back_image, desk.hero(fact.seat), last.w * 0.7)
        stage.parts.motion.flights.append(Flight(0.2, image=image, start=box.centre, end=(last.x, last.y)))
    return 0.06


def _gone(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a card leave the hand for a pile."""
    del after
    held = next((held for held in stage.hand if held.card == fact.card), None)
    box = stage.tray.boxes.get("exhaust" if fact.kind == "card_exhausted" else "discard")
    if held is None:
        return 0.0
    stage.hand.remove(held)
    name = stage.desk.view.name_of(fact.card)
    if box is not None and name:
        image = partial(stage.desk.card_shown, name, 84.0)
        stage.parts.motion.flights.append(Flight(0.25, image=image, start=(held.x, held.y), end=box.centre))
    return 0.05


def _turn_over(stage: "FightBase", fact: Fact, after: Any) -> float:
    del fact, after
    return _ribbon(stage, tr("The enemies' turn"), 0.45)


def _won(stage: "FightBase", fact: Fact, after: Any) -> float:
    del fact, after
    return _ribbon(stage, tr("The fight is won"), 0.9)


def _hero_died(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    stage.parts.motion.nudge(("seat", fact.seat), "fall")
    return _ribbon(stage, tr("{name} has fallen", name=stage.desk.name(fact.seat)), 1.2)


def _orb(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    x, y = _spot(stage, fact)
    stage.parts.motion.rise("", x, y - 50, ORBS.get(fact.word, (255, 255, 255)), size=34.0, icon=fact.word)
    return 0.16


def _glow(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Names what acts by itself above its hero."""
    del after
    if fact.card < 0 or fact.seat == GAME:
        return 0.05
    x, y = _spot(stage, fact)
    name = stage.desk.book.name(stage.desk.view.name_of(fact.card))
    stage.parts.motion.rise(name, x, y - 30, look.LANTERN, size=18.0)
    return 0.16


ROUTINES: Final[dict[str, Routine]] = {
    "combat_started": _combat,
    "round_started": _round,
    "die_rolled": _die,
    "enemy_entered": _entered,
    "hit": _hit,
    "hp_lost": _lost,
    "lost_hp": _lost,
    "healed": _rise("{n}", look.GOOD, "heart"),
    "block_gained": _rise("{n}", (160, 206, 255), "block", 0.16),
    "strength_changed": _rise("{n}", look.RAISED, "strength"),
    "energy_changed": lambda _stage, _fact, _after: 0.0,
    "token_put": _token,
    "token_gained": _token,
    "died": _died,
    "left_combat": _died,
    "enemy_acted": _acted,
    "card_played": _played,
    "card_drawn": _drawn,
    "card_discarded": _gone,
    "card_thrown": _gone,
    "card_exhausted": _gone,
    "turn_ended": _turn_over,
    "combat_ended": _won,
    "hero_died": _hero_died,
    "orb_channelled": _orb,
    "orb_evoked": _orb,
    "ability_triggered": _glow,
    "ability_used": _glow,
    "potion_used": _glow,
    "gold_changed": _rise("{n}", look.LANTERN, "coin"),
}
"""What is not named here is seen when the pictures are over."""
