"""What dice and cancelling would bring now."""

from typing import Any

from soulstack.games.foursouls.bots.judge import RUIN, Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e


@appraises(e.Roll)
def roll(judge: Judge, effect: e.Roll, context: Context) -> float:
    """A roll is worth the average of its lines, for each who rolls and as often as they do."""
    total = 0.0
    for seat in judge.seats_of(effect.who, context):
        rolling = context if effect.who == "you" else context.but("roller", ("player", seat))
        for line in effect.results:
            for result in line.on:
                gain = judge.best(line.targets, line.do, rolling.after(result))[0]
                total += max(0.0, gain) if line.may else max(-RUIN, gain)
    return total * effect.times / 6


@appraises(e.Reroll)
def reroll(judge: Judge, effect: e.Reroll, context: Context) -> float:
    """A new throw is worth the average less what lies there."""
    item = _rolled(judge, effect.roll, context)
    if item is None:
        return 0.0
    return sum(judge.roll_worth(item, value) for value in range(1, 7)) / 6 - judge.roll_worth(item, item.value)


@appraises(e.ChangeRoll)
def change_roll(judge: Judge, effect: e.ChangeRoll, context: Context) -> float:
    """A changed roll is worth the difference."""
    item = _rolled(judge, effect.roll, context)
    if item is None:
        return 0.0
    to = int(judge.number(effect.to, context)) if effect.to else item.value
    value = min(6, max(1, to + int(judge.number(effect.plus, context))))
    return judge.roll_worth(item, value) - judge.roll_worth(item, item.value)


@appraises(e.FlipRoll)
def flip_roll(judge: Judge, effect: e.FlipRoll, context: Context) -> float:
    """The other side of a die makes seven with this one."""
    item = _rolled(judge, effect.roll, context)
    return judge.roll_worth(item, 7 - item.value) - judge.roll_worth(item, item.value) if item is not None else 0.0


def _rolled(judge: Judge, word: str, context: Context) -> Any:
    ref = context.bound.get(word)
    return judge.on_stack(ref[1]) if ref is not None else judge.top_of("roll", "attack_roll")


@appraises(e.ChooseDie)
def choose_die(judge: Judge, effect: e.ChooseDie, context: Context) -> float:
    """The best of several dice is worth its average less what lies there; a roll to come is worth a small change."""
    item = _rolled(judge, effect.roll, context)
    mine = judge.owner(context.you) == judge.me
    if item is None:
        return 2.0 * judge.weight(judge.owner(context.you))
    now = judge.roll_worth(item, item.value)
    worths = sorted((judge.roll_worth(item, value) for value in range(1, 7)), reverse=not mine)
    total, below = 0.0, 0.0
    for count, worth in enumerate(worths, 1):
        share = (count / 6) ** (effect.dice - 1)
        total += (share - below) * (max(now, worth) if mine else min(now, worth))
        below = share
    return total - now


@appraises(e.Cancel)
def cancel(judge: Judge, effect: e.Cancel, context: Context) -> float:
    """What is cancelled does not come."""
    ref = context.bound.get(effect.what)
    item = judge.on_stack(ref[1]) if ref is not None and ref[0] == "stack" else None
    return -judge.stack_worth(item) if item is not None else 0.0


@appraises(e.CancelEverything)
def cancel_everything(judge: Judge, effect: e.CancelEverything, context: Context) -> float:  # noqa: ARG001 - the shape
    """Nothing that waits comes."""
    return -sum(judge.stack_worth(item) for item in judge.view.stack) + _without_attack(judge)


@appraises(e.CancelAttack)
def cancel_attack(judge: Judge, effect: e.CancelAttack, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """The attacker loses what the attack was worth."""
    return _without_attack(judge)


def _without_attack(judge: Judge) -> float:
    attack = judge.view.attack
    obj = judge.attacked()
    if attack is None or obj is None or judge.top_of("attack_roll") is not None:
        return 0.0  # a roll on the stack has counted it
    return -judge.weight(attack.attacker) * judge.attack_worth(attack.attacker, obj)


@appraises(e.WatchNextRoll)
def watch_next_roll(judge: Judge, effect: e.WatchNextRoll, context: Context) -> float:
    """One number in six."""
    return judge.value(effect.do, context) / 6
