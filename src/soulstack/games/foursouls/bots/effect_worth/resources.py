"""What cents, loot and treasure that come and go would bring now."""

from soulstack.games.foursouls.bots.card_worth import TREASURE
from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e


@appraises(e.GainCents)
def gain_cents(judge: Judge, effect: e.GainCents, context: Context) -> float:
    """Cents are worth themselves."""
    amount = judge.number(effect.amount, context)
    return sum(judge.cents(seat, amount) for seat in judge.seats_of(effect.who, context))


@appraises(e.LoseCents)
def lose_cents(judge: Judge, effect: e.LoseCents, context: Context) -> float:
    """Only what is there can be lost."""
    amount = judge.number(effect.amount, context)
    return sum(judge.cents(seat, -amount) for seat in judge.seats_of(effect.who, context))


@appraises(e.StealCents)
def steal_cents(judge: Judge, effect: e.StealCents, context: Context) -> float:
    """The thief gains what the victim has."""
    total = 0.0
    for victim in judge.seats_of(effect.victim, context):
        taken = min(judge.number(effect.amount, context), judge.view.seats[victim].cents)
        total += judge.cents(victim, -taken)
        total += sum(judge.cents(seat, taken) for seat in judge.seats_of(effect.who, context))
    return total


@appraises(e.Loot)
def loot(judge: Judge, effect: e.Loot, context: Context) -> float:
    """Loot cards are worth their average."""
    amount = judge.number(effect.amount, context)
    return sum(judge.loot(seat, amount) for seat in judge.seats_of(effect.who, context))


@appraises(e.Discard)
def discard(judge: Judge, effect: e.Discard, context: Context) -> float:
    """A discard costs the cards that are missed least."""
    if effect.amount == "any":
        return 0.0
    amount = judge.number(effect.amount, context)
    return sum(judge.loot(seat, -amount) for seat in judge.seats_of(effect.who, context))


@appraises(e.GainTreasure)
def gain_treasure(judge: Judge, effect: e.GainTreasure, context: Context) -> float:
    """Treasures are worth their average."""
    amount = judge.number(effect.amount, context)
    return sum(judge.weight(seat) * TREASURE * amount for seat in judge.seats_of(effect.who, context))


@appraises(e.MatchPlayer)
def match_player(judge: Judge, effect: e.MatchPlayer, context: Context) -> float:
    """Catching up is worth the difference."""
    you = judge.view.seats[judge.owner(context.you)]
    total = 0.0
    for seat in judge.seats_of(effect.like, context):
        like = judge.view.seats[seat]
        total += judge.cents(you.seat, max(0, like.cents - you.cents))
        total += judge.loot(you.seat, max(0, like.hand_size - you.hand_size))
    return total
