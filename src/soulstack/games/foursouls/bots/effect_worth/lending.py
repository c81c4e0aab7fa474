"""What is lent or forbidden for a turn, and what that would bring."""

from typing import Final

from soulstack.games.foursouls.bots.judge import RUIN, Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

ROLLS: Final = 2.5
"""How many rolls a turn still sees while there may be a fight in it."""


@appraises(e.ThisTurn)
def this_turn(judge: Judge, effect: e.ThisTurn, context: Context) -> float:
    """What waits for something is worth as much as that is to be expected."""
    about = judge.seats_of(effect.about, context)[:1] if effect.about else []
    they = about[0] if about else GAME
    event = Fact(effect.on, seat=they) if about else None
    inner = Context(context.you, context.source, context.card, context.bound, event, depth=context.depth)
    value = judge.best(effect.targets, effect.do, inner)[0]
    if effect.targets and value <= -RUIN:
        return 0.0
    if effect.may:
        value = max(0.0, value) if judge.owner(context.you) == judge.me else min(0.0, value)
    often = _expected(judge, effect, they, context)
    return value * (min(1.0, often) if effect.once else often)


def _expected(judge: Judge, effect: e.ThisTurn, they: int, context: Context) -> float:
    """Say how often something will happen in what is left of this turn."""
    view = judge.view
    fights = view.attack is not None or judge.may_attack(view.active)
    if effect.on in {"roll_resolved", "die_rolled", "would_roll"}:
        often = ROLLS if fights else 0.0 if effect.where.attack_roll else 0.5
        if effect.where.who == "you" and judge.owner(context.you) != view.active:
            often *= 0.2
        faces = 1 if effect.value else len(effect.where.value) or 6
        return often * faces / 6
    if effect.on == "would_die" and they != GAME:
        seat = view.seats[they]
        if seat.dead:
            return 0.0
        if judge.fighter(they).hp <= 0 or any(i.kind == "death" and ("player", they) in i.targets for i in view.stack):
            return 1.0
        return 0.3 if fights and they == view.active else 0.05
    if effect.on == "turn_ending":
        return 1.0
    return 0.5 if fights else 0.1


@appraises(e.Forbid)
def forbid(judge: Judge, effect: e.Forbid, context: Context) -> float:
    """Nobody answers with what they may not use."""
    total = 0.0
    for number in judge.seats_of(effect.who, context):
        seat = judge.view.seats[number]
        if effect.what == "play_loot":
            answers = 0.4 * min(3, seat.hand_size)
        else:
            items = [judge.view.objects[oid] for oid in seat.items]
            answers = 0.5 * sum(obj.charged and obj.has_tap for obj in items)
        total -= judge.weight(number) * answers
    return total
