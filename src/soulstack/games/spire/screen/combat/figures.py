"""From facts to pictures: what happens to those who stand there. They come, step forward, turn, swap their rows, fall."""

from typing import TYPE_CHECKING, Any

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import BOSS_ROW
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat import feel
from soulstack.games.spire.screen.combat.layout import lay_out
from soulstack.kernel.facts import Fact

if TYPE_CHECKING:
    from soulstack.games.spire.screen.combat.fight_base import FightBase


def entered(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets an enemy come: it stands where it will stand."""
    here = stage.desk.state.combat()
    known = {foe.id for foe in here.foes}
    then = after.state.fight
    if then is not None:
        here.foes = [*here.foes, *(foe.clone() for foe in then.foes if foe.id not in known)]
        stage.parts.layout = lay_out(stage.desk.state, stage.desk)
    place = stage.parts.layout.foes.get(fact.obj)
    if place is not None and fact.obj not in known:
        feel.comes(stage, ("foe", fact.obj), (place.x, place.feet - 8))
        return 0.3
    return 0.12


def died(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets an enemy fall, a boss with some of its hall."""
    del after
    foe = next((foe for foe in stage.desk.state.combat().foes if foe.id == fact.obj), None)
    great = foe is not None and foe.row == BOSS_ROW
    feel.dies(stage, ("foe", fact.obj), feel.foe_spot(stage, fact.obj), great=great)
    return 0.7 if great else 0.3


def left(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets an enemy slip away."""
    del after
    stage.parts.motion.nudge(("foe", fact.obj), "fall", -0.4)
    return 0.3


def revived(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets an enemy that lay there stand up again."""
    del after
    stage.parts.motion.nudges.pop(("foe", fact.obj), None)
    feel.comes(stage, ("foe", fact.obj), feel.foe_spot(stage, fact.obj))
    return 0.35


def mode(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets an enemy turn round into its other mode."""
    del after
    at = feel.foe_spot(stage, fact.obj)
    stage.parts.motion.nudge(("foe", fact.obj), "turn")
    if not stage.desk.still:
        stage.parts.motion.ring(*at, look.EMBER, 110.0, 0.4)
        stage.parts.motion.particles.burst("spark", *at, look.EMBER, 14, 170.0, 3.4, 0.45, 200.0)
    return 0.3


def acted(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets the enemy step forward whose turn it is."""
    del after
    stage.parts.motion.acting = fact.obj
    return 0.3


def swapped(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets two heroes cross over to each other's rows."""
    state, here = stage.desk.state, stage.parts.layout.heroes
    pair = (fact.seat, fact.other)
    before = {seat: here[seat] for seat in pair if seat in here}
    if stage.desk.view is not after and len(before) == len(pair):
        one, two = (state.heroes[seat] for seat in pair)
        one.row, two.row = two.row, one.row
    stage.parts.layout = lay_out(state, stage.desk)
    for seat, was in before.items():
        now = stage.parts.layout.heroes[seat]
        stage.parts.motion.hop(("seat", seat), (was.x - now.x, was.feet - now.feet))
    return 0.35


def hero_died(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets a hero fall and says so."""
    del after
    feel.dies(stage, ("seat", fact.seat), feel.spot(stage, fact), great=True)
    return feel.ribbon(stage, tr("{name} has fallen", name=stage.desk.name(fact.seat)), 1.2)


def stance(stage: "FightBase", fact: Fact, after: Any) -> float:
    """Lets the aura of a stance sweep over its hero."""
    del after
    feel.stance(stage, feel.spot(stage, fact), fact.word)
    return 0.2
