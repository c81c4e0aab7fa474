"""What becomes of items and souls, and what that would bring now."""

from soulstack.games.foursouls.bots.card_worth import TREASURE
from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import Activated


@appraises(e.Destroy)
def destroy(judge: Judge, effect: e.Destroy, context: Context) -> float:
    """What is destroyed is lost to its controller; an item that uses itself up is worth about one use anyway."""
    share = 0.6 if effect.what == "this" else 1.0
    found = [obj for obj in judge.objects_of(effect.what, context) if not obj.eternal]
    judge.done = float(len(found))
    return share * sum(judge.destroy(obj) for obj in found)


@appraises(e.Sacrifice)
def sacrifice(judge: Judge, effect: e.Sacrifice, context: Context) -> float:
    """Whoever chooses gives up the least."""
    seats = judge.seats_of(effect.who, context)
    total = 0.0
    for seat in seats:
        cost = judge.soul_loss(seat) if effect.what == "soul" else judge.cheapest_item(seat)
        total -= judge.weight(seat) * cost * effect.amount
    return total / len(seats) if effect.who == "random_player" and seats else total


@appraises(e.Recharge)
def recharge(judge: Judge, effect: e.Recharge, context: Context) -> float:
    """A recharged item can be used again."""
    return sum(judge.charge(obj) for obj in judge.objects_of(effect.what, context))


@appraises(e.Deactivate)
def deactivate(judge: Judge, effect: e.Deactivate, context: Context) -> float:
    """A deactivated item cannot."""
    found = [
        obj for obj in judge.objects_of(effect.what, context) if obj.charged and obj.has_tap and obj.controller >= 0
    ]
    return -sum(judge.weight(obj.controller) * 1.5 for obj in found)


@appraises(e.StealItem)
def steal_item(judge: Judge, effect: e.StealItem, context: Context) -> float:
    """An item changes hands."""
    total = 0.0
    for obj in judge.objects_of(effect.item, context):
        worth = judge.item(obj.id)
        for seat in judge.seats_of(effect.who, context):
            total += judge.weight(seat) * worth - (judge.weight(obj.controller) * worth if obj.controller >= 0 else 0.0)
    return total


@appraises(e.GiveItem)
def give_item(judge: Judge, effect: e.GiveItem, context: Context) -> float:
    """The giver loses what the other gains."""
    total = 0.0
    for obj in judge.objects_of(effect.item, context):
        for seat in judge.seats_of(effect.to, context):
            total += (judge.weight(seat) - judge.weight(obj.controller)) * judge.item(obj.id)
    return total


@appraises(e.SwapItems)
def swap_items(judge: Judge, effect: e.SwapItems, context: Context) -> float:
    """Two items change hands."""
    first, second = judge.objects_of(effect.first, context), judge.objects_of(effect.second, context)
    if not first or not second:
        return 0.0
    gain = judge.item(second[0].id) - judge.item(first[0].id)
    return (judge.weight(first[0].controller) - judge.weight(second[0].controller)) * gain


@appraises(e.StealSoul)
def steal_soul(judge: Judge, effect: e.StealSoul, context: Context) -> float:
    """A soul changes hands."""
    total = 0.0
    owners = [obj.controller for obj in judge.objects_of(effect.of, context)]
    for victim in owners or judge.seats_of(effect.of, context):
        if judge.view.seats[victim].soul_cards:
            total -= judge.weight(victim) * judge.soul_loss(victim)
            total += sum(judge.weight(s) * judge.soul_gain(s, 1) for s in judge.seats_of(effect.who, context))
    return total


@appraises(e.BecomeSoul)
def become_soul(judge: Judge, effect: e.BecomeSoul, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A soul is gained."""
    you = judge.owner(context.you)
    return judge.weight(you) * judge.soul_gain(you, 1)


@appraises(e.DemandItem)
def demand_item(judge: Judge, effect: e.DemandItem, context: Context) -> float:
    """A player gives the item that is missed least."""
    total = 0.0
    for thief in judge.seats_of(effect.who, context)[:1]:
        for victim in judge.seats_of(effect.victim, context):
            items = [judge.item(oid) for oid in judge.view.seats[victim].items]
            if items and victim != thief:
                total += (judge.weight(thief) - judge.weight(victim)) * min(items)
    return total


@appraises(e.RerollItem)
def reroll_item(judge: Judge, effect: e.RerollItem, context: Context) -> float:
    """A poor item becomes an average one."""
    total = 0.0
    for obj in judge.objects_of(effect.item, context):
        if obj.zone == "item" and not obj.eternal:
            total += judge.weight(obj.controller) * (TREASURE - 1.0 - judge.item(obj.id))
    return total


@appraises(e.BecomeCopy)
def become_copy(judge: Judge, effect: e.BecomeCopy, context: Context) -> float:
    """A copy is worth the original."""
    models = judge.objects_of(effect.of, context)
    if not models:
        return 0.0
    if effect.until_end_of_turn:
        return 0.1 * judge.item(models[0].id) - 0.5
    return 0.8 * judge.item(models[0].id) - judge.item(context.source)


@appraises(e.CopyAbility)
def copy_ability(judge: Judge, effect: e.CopyAbility, context: Context) -> float:
    """A copied ability is worth its own use."""
    for obj in judge.objects_of(effect.of, context):
        taps = [a for a in judge.face(obj).abilities if isinstance(a, Activated)]
        inner = Context(context.you, context.source, judge.face(obj), depth=context.depth)
        if taps and not any(isinstance(x, e.CopyAbility | e.Destroy) for x in taps[0].do):
            return judge.ability(taps[0], inner)
    return -1.0


@appraises(e.AddCounters)
def add_counters(judge: Judge, effect: e.AddCounters, context: Context) -> float:
    """Counters are saved for something."""
    return judge.weight(judge.owner(context.you)) * 1.2 * min(3.0, judge.number(effect.amount, context))
