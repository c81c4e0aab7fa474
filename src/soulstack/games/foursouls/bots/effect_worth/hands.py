"""What cards that change hands would bring now."""

from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e


@appraises(e.StealLoot)
def steal_loot(judge: Judge, effect: e.StealLoot, context: Context) -> float:
    """A card changes hands."""
    total = 0.0
    for victim in judge.seats_of(effect.victim, context):
        if judge.view.seats[victim].hand_size:
            for thief in judge.seats_of(effect.who, context):
                total += 0.0 if thief == victim else judge.loot(thief, 1) + judge.loot(victim, -1)
    return total


@appraises(e.PassHands)
def pass_hands(judge: Judge, effect: e.PassHands, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """Everybody gets the hand of the player on the right."""
    seats = judge.view.seats
    sizes = [sum(judge.loot_in(card) for card in seat.hand) for seat in seats]
    return sum(judge.weight(i) * (sizes[i - 1] - sizes[i]) for i in range(len(seats)))


@appraises(e.ForcePlay)
def force_play(judge: Judge, effect: e.ForcePlay, context: Context) -> float:
    """A player gives the poorest card of the hand, and it is played at once."""
    you = judge.owner(context.you)
    total = 0.0
    for victim in judge.seats_of(effect.victim, context)[:1]:
        if judge.view.seats[victim].hand_size and victim != you:
            total += 0.7 * judge.loot(you, 1) + judge.loot(victim, -1)
    return total


@appraises(e.SwapLoot)
def swap_loot(judge: Judge, effect: e.SwapLoot, context: Context) -> float:
    """The best card of theirs for the worst of one's own."""
    mine = [judge.loot_in(card) for card in judge.view.seats[judge.owner(context.you)].hand]
    total = 0.0
    for victim in judge.seats_of(effect.victim, context):
        theirs = [judge.loot_in(card) for card in judge.view.seats[victim].hand]
        if mine and theirs and victim != context.you:
            total += max(0.0, max(theirs) - min(mine))
    return total * judge.weight(judge.owner(context.you))


@appraises(e.PutBack)
def put_back(judge: Judge, effect: e.PutBack, context: Context) -> float:
    """A card goes where it may be drawn again."""
    return sum(judge.loot(seat, -0.6 * effect.amount) for seat in judge.seats_of(effect.who, context))
