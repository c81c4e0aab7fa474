"""What would be dug out of a deck."""

from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.verbs.digging import is_kind


@appraises(e.Dig)
def dig(judge: Judge, effect: e.Dig, context: Context) -> float:
    """What is dug out is met by the active player, or given to whoever suffers most."""
    cards = [card for card in map(judge.card, judge.view.printed) if card.kind == "monster"]
    hits = [card for card in cards if is_kind(card, effect.find)]
    if not hits:
        return 0.0
    wanted = 99.0 if effect.take == "all" else judge.number(effect.take, context)
    count = min(wanted, effect.amount * len(hits) / len(cards)) if effect.amount else wanted
    active = judge.view.active
    if effect.to == "curse":
        each = 4.0 * max(-judge.weight(seat.seat) for seat in judge.view.seats)
    else:
        each = judge.weight(active) * sum(judge.card_attack_worth(active, card) for card in hits) / len(hits)
        if not effect.must_attack:
            each *= 0.3
    return max(0.0, each * count) if effect.may and judge.owner(context.you) == judge.me else each * count
