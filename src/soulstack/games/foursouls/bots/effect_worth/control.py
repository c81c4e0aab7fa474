"""Words that steer: what follows is worth what it brings when it follows."""

from soulstack.games.foursouls.bots.card_worth import loot_worth
from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e


@appraises(e.VoteAndDestroy)
def vote_and_destroy(judge: Judge, effect: e.VoteAndDestroy, context: Context) -> float:  # noqa: ARG001 - the shape
    """A vote is risky for whoever has the best items."""
    best = [max((judge.item(i) for i in seat.items), default=0.0) for seat in judge.view.seats]
    return 0.5 if best[judge.me] < max(best) else -1.0


@appraises(e.CopyLootCard)
def copy_loot_card(judge: Judge, effect: e.CopyLootCard, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A copy needs a play; the best card of the discard is chosen."""
    you = judge.view.seats[judge.owner(context.you)]
    best = max((loot_worth(judge.card(name)) for name in judge.view.discards["loot"]), default=0.0)
    return judge.weight(you.seat) * 0.7 * best if you.loot_plays else 0.0


@appraises(e.IfDone)
def if_done(judge: Judge, effect: e.IfDone, context: Context) -> float:
    """Nothing follows what did nothing."""
    return judge.value(effect.do, context) if judge.done else 0.0


@appraises(e.If)
def if_holds(judge: Judge, effect: e.If, context: Context) -> float:
    """What follows depends on what shows."""
    obj = judge.view.objects.get(context.source)
    return judge.value(effect.do, context) if judge.holds(effect.when, judge.owner(context.you), obj) else 0.0


@appraises(e.IfDiscarded)
def if_discarded(judge: Judge, effect: e.IfDiscarded, context: Context) -> float:
    """Whoever holds such a card discards it."""
    hand = judge.view.seats[judge.owner(context.you)].hand
    held = any(effect.named.lower() in judge.physical(card).name.lower() for card in hand)
    return judge.value(effect.do if held else effect.otherwise, context)


@appraises(e.May)
def may(judge: Judge, effect: e.May, context: Context) -> float:
    """Whoever may, does what is good for them."""
    value = judge.value(effect.do, context)
    mine = judge.me in judge.seats_of(effect.who, context)
    return max(0.0, value) if mine else min(0.0, value)


@appraises(e.OneByOne)
def one_by_one(judge: Judge, effect: e.OneByOne, context: Context) -> float:
    """What each of them does counts for each of them."""
    found = judge.seats_of(effect.who, context)
    return sum(judge.value(effect.do, context.but("each", ("player", seat))) for seat in found)
