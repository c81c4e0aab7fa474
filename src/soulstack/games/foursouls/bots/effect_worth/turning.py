"""What attacks, plays and turns that are given or taken would bring now."""

from typing import Final

from soulstack.games.foursouls.bots.card_worth import LOOT, TURN, loot_worth
from soulstack.games.foursouls.bots.estimates import VICTORY
from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e

LEAST_TO_CHOOSE: Final = 2
"""Among fewer there is nothing to choose."""


@appraises(e.EndTurn)
def end_turn(judge: Judge, effect: e.EndTurn, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A turn that ends early costs what was left of it."""
    view = judge.view
    left = 0.0
    if view.phase != "end":
        left = 1.0 + (2.0 if view.purchases_left and view.seats[view.active].cents >= 10 else 0.0)
        if view.attack is None and judge.may_attack(view.active):
            left += judge.best_attack(view.active)
    return -judge.weight(view.active) * left


@appraises(e.CopyNextLoot)
def copy_next_loot(judge: Judge, effect: e.CopyNextLoot, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A copy is worth the best card that could be played now."""
    player = judge.view.seats[judge.owner(context.you)]
    if player.seat != judge.me or not player.loot_plays:
        return 0.0
    return max(0.0, 0.7 * max((judge.play_worth(card) for card in player.hand), default=0.0) - 1.0)


@appraises(e.GrantLootPlay)
def grant_loot_play(judge: Judge, effect: e.GrantLootPlay, context: Context) -> float:
    """Another play is worth the best card that could not be played otherwise."""
    total = 0.0
    for seat in judge.seats_of(effect.who, context):
        if seat != judge.me:
            total += 1.5 * judge.weight(seat)
            continue
        player = judge.view.seats[seat]
        worths = sorted((judge.play_worth(card) for card in player.hand), reverse=True)
        more = int(judge.number(effect.amount, context)) if effect.amount != "any" else len(worths)
        extra = worths[player.loot_plays : player.loot_plays + more]
        total += sum(max(0.0, worth - 0.3) for worth in extra)
    return total


@appraises(e.GrantAttack)
def grant_attack(judge: Judge, effect: e.GrantAttack, context: Context) -> float:
    """Another attack is worth the best one."""
    total = 0.0
    for seat in judge.seats_of(effect.who, context):
        if seat == judge.view.active and judge.view.phase != "end":
            worth = judge.deck_attack_worth(seat) if effect.on == "deck" else judge.best_attack(seat)
            total += judge.weight(seat) * effect.amount * (worth if effect.must else max(0.0, worth))
    return total


@appraises(e.MustAttack)
def must_attack(judge: Judge, effect: e.MustAttack, context: Context) -> float:
    """A duty is bad for whoever would not choose it."""
    active = judge.view.active
    if not judge.may_attack(active) or judge.view.attack is not None:
        return 0.0
    forced = min((judge.attack_worth(active, obj) for obj in judge.objects_of(effect.what, context)), default=0.0)
    return judge.weight(active) * min(0.0, forced - judge.best_attack(active))


@appraises(e.RedirectAttack)
def redirect_attack(judge: Judge, effect: e.RedirectAttack, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """The attacker would choose the best monster, and gets whichever one likes most."""
    active = judge.view.active
    worths = [judge.attack_worth(active, obj) for obj in judge.monsters() if obj.attackable]
    if len(worths) < LEAST_TO_CHOOSE:
        return 0.0
    weight = judge.weight(active)
    return max(weight * worth for worth in worths) - weight * max(worths)


@appraises(e.GrantPurchase)
def grant_purchase(judge: Judge, effect: e.GrantPurchase, context: Context) -> float:
    """Another purchase is worth something to the rich."""
    return sum(
        judge.weight(seat) * (2.0 if judge.view.seats[seat].cents >= 20 else 0.2) * effect.amount
        for seat in judge.seats_of(effect.who, context)
    )


@appraises(e.ExtraTurn)
def extra_turn(judge: Judge, effect: e.ExtraTurn, context: Context) -> float:
    """A turn is worth a turn."""
    return sum(judge.weight(seat) * TURN for seat in judge.seats_of(effect.who, context))


@appraises(e.SkipTurn)
def skip_turn(judge: Judge, effect: e.SkipTurn, context: Context) -> float:
    """So is its loss."""
    return -sum(judge.weight(seat) * TURN for seat in judge.seats_of(effect.who, context))


@appraises(e.DoubleLoot)
def double_loot(judge: Judge, effect: e.DoubleLoot, context: Context) -> float:
    """Doubling helps before the loot step."""
    coming = 2.5 if judge.view.phase == "start" else 0.3
    return sum(
        judge.weight(seat) * (coming if seat == judge.view.active else 0.1)
        for seat in judge.seats_of(effect.who, context)
    )


@appraises(e.NextLootFromDiscard)
def next_loot_from_discard(judge: Judge, effect: e.NextLootFromDiscard, context: Context) -> float:  # noqa: ARG001 - the shape
    """The next to loot gets what lies on top of the discard."""
    top = judge.view.discards["loot"][-1:]
    mine = judge.view.active == judge.me and judge.view.phase == "start"
    return loot_worth(judge.card(top[0])) - LOOT if top and mine else -0.2


@appraises(e.Win)
def win(judge: Judge, effect: e.Win, context: Context) -> float:
    """Nothing is worth more."""
    return sum(judge.weight(seat) * VICTORY for seat in judge.seats_of(effect.who, context))
