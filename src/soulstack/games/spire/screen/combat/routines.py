"""From facts to pictures: what moves for each kind of fact and how long the next one waits."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat import feel, figures
from soulstack.games.spire.screen.combat.die import ROLL
from soulstack.games.spire.screen.combat.follow import follow
from soulstack.games.spire.screen.combat.motion import Flight, Moving
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

if TYPE_CHECKING:
    from soulstack.games.spire.screen.combat.fight_base import FightBase

Routine = Callable[["FightBase", Fact, Any], float]
HELD_UP: Final = 0.62
"""Seconds of a card from the hand over the middle to its pile."""


ENEMIES: Final = 4.4
"""Seconds that all enemies may take at normal speed, from the first one that acts."""


def show(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Starts the picture of a fact, and lets the numbers that are shown follow it."""
    routine = ROUTINES.get(fact.kind)
    stage.parts.motion.still = stage.desk.still
    if stage.desk.state.fight is None:
        if fact.kind == "combat_started":
            stage.desk.view = after
            stage.settle()
        return 0.0
    wait = _in_time(stage, fact, routine(stage, fact, after) if routine is not None else 0.0)
    if stage.desk.view is not after:
        follow(stage.desk.state, fact)
    return wait if not stage.desk.still else min(wait, 0.12)


def _in_time(stage: "FightBase", fact: Fact, wait: float) -> float:
    """Shortens what enemies do where there are many of them: eight may take no longer than five seconds."""
    fight = stage.desk.state.combat()
    if fight.phase != "enemies":
        return wait
    if fact.kind == "enemy_acted":
        stage.act_left = ENEMIES / max(1, sum(1 for foe in fight.foes if foe.lives))
    wait = min(wait, max(0.0, stage.act_left))
    stage.act_left -= wait
    return wait


def _combat(stage: "FightBase", fact: Fact, after: Any) -> float:
    del fact
    stage.desk.view = after
    stage.settle()
    stage.parts.begins = True
    return feel.ribbon(stage, tr("A fight begins"), 0.5)


def _round(stage: "FightBase", fact: Fact, after: Any) -> float:
    stage.parts.motion.acting = -1
    stage.parts.begins = True
    del after
    return 0.15 if fact.amount > 1 else 0.0


def _die(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets the die roll over the table, or turn in its ring; what enemies will do is known when it lies."""
    del after
    seconds = ROLL if fact.word == "rolled" else 0.25
    stage.parts.motion.die = Moving(seconds)
    stage.desk.state.combat().die = fact.amount
    stage.see_intents()
    return seconds


def _hit(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets whoever hits lunge and whoever is hit shake; the number pops."""
    del after
    motion, foe, seat = stage.parts.motion, ("foe", fact.obj), ("seat", fact.seat)
    if fact.value:
        x, y = feel.spot(stage, Fact("hit", seat=fact.seat))
        motion.nudge(foe, "lunge", -1.0)
        held = feel.strike(stage, seat, (x, y), fact.amount)
    else:
        x, y = feel.foe_spot(stage, fact.obj)
        motion.nudge(seat, "lunge", 1.0)
        held = feel.strike(stage, foe, (x, y), fact.amount)
    colour = (255, 236, 190) if not fact.value else look.BAD
    size = min(46.0, 27.0 + fact.amount)
    motion.rise(str(fact.amount), x, y, colour, size=size, icon="hit", way="fall")
    return 0.2 + held


def _lost(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    x, y = feel.spot(stage, fact)
    stage.parts.motion.rise(f"−{fact.amount}", x + 26, y - 12, look.BAD, size=34.0, icon="heart")
    if fact.word not in {"hit", ""}:
        stage.parts.motion.nudge(feel.key_of(fact), "shake", heavy=0.6)
        feel.token(stage, (x, y), fact.word)
    return 0.18


def _blocked(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a shield grow."""
    stage.parts.motion.nudge(feel.key_of(fact), "brace")
    feel.shield(stage, feel.spot(stage, fact), "up")
    return _rise("{n}", (160, 206, 255), "block", 0.16)(stage, fact, after)


def _block_lost(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a shield swallow a blow, or break with its last bit; what is laid down at the Reset goes quietly."""
    del after
    fight, key = stage.desk.state.combat(), feel.key_of(fact)
    struck = stage.parts.motion.nudges.get(key)
    if struck is None or struck.kind != "shake":
        return 0.0
    if fact.seat != GAME:
        left = fight.fighters[fact.seat].block - fact.amount
    else:
        left = next((foe.block for foe in fight.foes if foe.id == fact.obj), fact.amount + 1) - fact.amount
    feel.shield(stage, feel.spot(stage, fact), "broken" if left <= 0 else "struck")
    return 0.12 if left <= 0 else 0.06


def _rise(words: str, colour: Any, icon: str = "", wait: float = 0.14) -> Routine:
    def routine(stage: "FightBase", fact: Fact, after: Any) -> float:
        del after
        if fact.amount == 0 and "{n" in words:
            return 0.0
        x, y = feel.spot(stage, fact)
        tone = colour if fact.amount >= 0 else look.BAD
        stage.parts.motion.rise(
            words.replace("{n}", f"{fact.amount:+d}"), x, y, tone, size=24.0, icon=icon or fact.word
        )
        return wait

    return routine


def _token(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    x, y = feel.foe_spot(stage, fact.obj) if fact.kind == "token_put" else feel.spot(stage, fact)
    stage.parts.motion.rise(f"+{fact.amount}", x, y, look.RAISED, size=24.0, icon=fact.word, way="drop")
    feel.token(stage, (x, y), fact.word)
    return 0.14


def _energy(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets the flame of the lantern grow."""
    del after
    if fact.amount > 0 and fact.seat == stage.seat:
        stage.parts.motion.flares["energy"] = Moving(0.35)
    return 0.0


def _prevented(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    feel.shield(stage, feel.spot(stage, fact), "struck")
    return 0.12


def _played(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a card be held up in the middle and go on to its pile, a Power into its hero; the hand closes up."""
    del after
    desk = stage.desk
    held = next((held for held in stage.hand if held.card == fact.card), None)
    place = stage.parts.layout.heroes.get(fact.seat)
    name = desk.view.name_of(fact.card)
    if name and place is not None:
        start = (held.x, held.y) if held is not None else (place.x, place.feet - place.height * 0.5)
        chest = (place.x, place.feet - place.height * 0.55)
        box = stage.tray.boxes.get("discard") if fact.seat == stage.seat and fact.word != "power" else None
        end = box.centre if box is not None else chest
        solo = stage.parts.layout.solo
        via = (place.x + 150, desk.y0 + 320) if solo else (place.x, place.feet - place.height * 0.55)
        image = partial(desk.card_shown, name, 127.0)
        stage.parts.motion.fly(
            Flight(
                HELD_UP,
                image=image,
                start=start,
                end=end,
                via=via,
                card=fact.card,
                small=0.36,
                held=1.15 if solo else 0.8,
            )
        )
        if fact.word == "power" and not desk.still:
            stage.parts.motion.ring(*chest, look.LANTERN, 90.0, HELD_UP)
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
        stage.parts.motion.fly(Flight(0.2, image=image, start=box.centre, end=(last.x, last.y)))
    return 0.06


def _gone(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a card leave the hand for a pile."""
    del after
    held = next((held for held in stage.hand if held.card == fact.card), None)
    burns = fact.kind == "card_exhausted"
    box = stage.tray.boxes.get("exhaust" if burns else "discard")
    flying = next((flight for flight in stage.parts.motion.flights if flight.card == fact.card), None)
    if burns and flying is not None:
        flying.burns = True
        flying.end = box.centre if box is not None else flying.end
    if held is None:
        return 0.0
    stage.hand.remove(held)
    name = stage.desk.view.name_of(fact.card)
    if name and (box is not None or burns):
        image = partial(stage.desk.card_shown, name, 127.0)
        end = box.centre if box is not None else (held.x, held.y - 70)
        stage.parts.motion.fly(
            Flight(
                0.42 if burns else 0.26,
                image=image,
                start=(held.x, held.y),
                end=end,
                card=fact.card,
                small=0.36,
                burns=burns,
            )
        )
    return 0.09 if burns else 0.05


def _turn_over(stage: "FightBase", fact: Fact, after: Any) -> float:
    del fact, after
    return feel.ribbon(stage, tr("The enemies' turn"), 0.45)


def _won(stage: "FightBase", fact: Fact, after: Any) -> float:
    del fact, after
    return feel.ribbon(stage, tr("The fight is won"), 0.9)


def _orb(stage: "FightBase", fact: Fact, after: Any) -> float:
    del after
    x, y = feel.spot(stage, fact)
    orbs = stage.desk.state.fighter(fact.seat).orbs
    x += (fact.value - (len(orbs) - 1) / 2) * 46 if stage.parts.layout.solo else 0
    at = (x, y - 50)
    feel.orb(stage, at, fact.word, evoked=fact.kind == "orb_evoked")
    stage.parts.motion.rise("", *at, feel.ORBS.get(fact.word, (255, 255, 255)), size=34.0, icon=fact.word)
    return 0.18


def _glow(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Names what acts by itself above its hero."""
    del after
    if fact.card < 0 or fact.seat == GAME:
        return 0.05
    x, y = feel.spot(stage, fact)
    name = stage.desk.book.name(stage.desk.view.name_of(fact.card))
    feel.relic(stage, fact.card, fact.seat, (x, y))
    stage.parts.motion.rise(name, x, y - 30, look.LANTERN, size=18.0)
    return 0.16


ROUTINES: Final[dict[str, Routine]] = {
    "combat_started": _combat,
    "round_started": _round,
    "die_rolled": _die,
    "enemy_entered": figures.entered,
    "hit": _hit,
    "hp_lost": _lost,
    "lost_hp": _lost,
    "healed": _rise("{n}", look.GOOD, "heart"),
    "block_gained": _blocked,
    "block_lost": _block_lost,
    "loss_prevented": _prevented,
    "strength_changed": _rise("{n}", look.RAISED, "strength"),
    "energy_changed": _energy,
    "stance_switched": figures.stance,
    "mode_entered": figures.mode,
    "revived": figures.revived,
    "token_put": _token,
    "token_gained": _token,
    "died": figures.died,
    "left_combat": figures.left,
    "enemy_acted": figures.acted,
    "card_played": _played,
    "card_drawn": _drawn,
    "card_discarded": _gone,
    "card_thrown": _gone,
    "card_exhausted": _gone,
    "turn_ended": _turn_over,
    "combat_ended": _won,
    "rows_swapped": figures.swapped,
    "hero_died": figures.hero_died,
    "orb_channelled": _orb,
    "orb_evoked": _orb,
    "ability_triggered": _glow,
    "ability_used": _glow,
    "potion_used": _glow,
    "gold_changed": _rise("{n}", look.LANTERN, "coin"),
}
"""What is not named here is seen when the pictures are over."""
