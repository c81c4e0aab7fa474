"""What each verb of the cards would bring now; importing this fills the judge's table."""

from typing import Any, Final

from soulstack.games.foursouls.bots.candidates import DECKS, Context
from soulstack.games.foursouls.bots.card_worth import LOOT, TREASURE, TURN, loot_worth
from soulstack.games.foursouls.bots.estimates import VICTORY
from soulstack.games.foursouls.bots.judge import RUIN, Judge, appraises
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import Activated

GLANCE: Final = 0.3
"""What knowing one card more is worth."""


# --- cents, loot, treasure -----------------------------------------------------------------------------------------


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


# --- damage and death ----------------------------------------------------------------------------------------------


@appraises(e.DealDamage)
def deal_damage(judge: Judge, effect: e.DealDamage, context: Context) -> float:
    """Damage is worth what it kills or weakens."""
    amount = judge.number(effect.amount, context)
    return sum(judge.hurt(ref, amount) for ref in judge.refs_of(effect.to, context))


@appraises(e.TakeDamage)
def take_damage(judge: Judge, effect: e.TakeDamage, context: Context) -> float:
    """The same, from the game."""
    amount = judge.number(effect.amount, context)
    return sum(judge.hurt(ref, amount) for ref in judge.refs_of(effect.who, context))


@appraises(e.DivideDamage)
def divide_damage(judge: Judge, effect: e.DivideDamage, context: Context) -> float:
    """All of it on the best target is worth at least that."""
    refs = [("obj", obj.id) for obj in judge.monsters()] + [("player", s.seat) for s in judge.view.seats]
    best = max(judge.hurt(ref, effect.amount) for ref in refs)
    return best if judge.owner(context.you) == judge.me else min(judge.hurt(ref, effect.amount) for ref in refs)


@appraises(e.Shield)
def shield(judge: Judge, effect: e.Shield, context: Context) -> float:
    """Protection is worth what is on its way."""
    amount = float(effect.amount or 99)
    if effect.lower_to is not None:
        amount = 98.0
    return sum(judge.protect(ref, amount) for ref in judge.refs_of(effect.to, context))


@appraises(e.PreventDamage)
def prevent_damage(judge: Judge, effect: e.PreventDamage, context: Context) -> float:
    """The damage that a trigger is about is the topmost."""
    item = judge.top_of("damage", "combat_damage")
    amount = judge.number(effect.amount, context)
    return sum(judge.protect(ref, amount) for ref in item.targets) if item is not None else 0.5


@appraises(e.PreventDeath)
def prevent_death(judge: Judge, effect: e.PreventDeath, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A life is worth what its loss costs."""
    you = judge.owner(context.you)
    return judge.weight(you) * judge.death_cost(you)


@appraises(e.Heal)
def heal(judge: Judge, effect: e.Heal, context: Context) -> float:
    """Healing matters in a fight."""
    total = 0.0
    amount = judge.number(effect.amount, context)
    for kind, number in judge.refs_of(effect.to, context):
        if kind == "player":
            seat = judge.view.seats[number]
            healed = 0 if seat.dead else min(amount, seat.max_hp - seat.hp)
            if healed > 0:
                gain = 0.3 * healed
                if judge.may_attack(number):
                    gain += judge.attack_change(number, more_hp=int(healed))
                total += judge.weight(number) * gain
        else:
            total -= 0.5 * judge.weight(judge.view.active)
    return total


@appraises(e.PayHp)
def pay_hp(judge: Judge, effect: e.PayHp, context: Context) -> float:
    """Nobody pays with their life."""
    total = 0.0
    for seat in judge.seats_of(effect.who, context):
        fatal = judge.fighter(seat).hp <= effect.amount
        total -= judge.weight(seat) * (RUIN if fatal else 1.0 * effect.amount)
    return total


@appraises(e.Kill)
def kill(judge: Judge, effect: e.Kill, context: Context) -> float:
    """A kill is worth what the dead loses, or the prize."""
    total = 0.0
    for kind, number in judge.refs_of(effect.what, context):
        if kind == "player":
            player = judge.view.seats[number]
            total -= 0.0 if player.dead or not player.hp else judge.weight(number) * judge.death_cost(number)
        else:
            total += judge.destroy(judge.view.objects[number])
    return total


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


@appraises(e.Modify)
def modify(judge: Judge, effect: e.Modify, context: Context) -> float:
    """Better numbers are worth what they change in an attack of this turn."""
    total = 0.0
    active = judge.view.active
    for kind, number in judge.refs_of(effect.to, context):
        if kind == "player":
            total += judge.weight(number) * _player_change(judge, effect, number)
            if effect.stat == "hp" and judge.incoming(("player", number)):
                total += judge.protect(("player", number), effect.plus)
        elif judge.may_attack(active):
            total -= judge.weight(active) * (1.0 if effect.plus > 0 else -1.0)
    return total


def _player_change(judge: Judge, effect: e.Modify, seat: int) -> float:
    if not judge.may_attack(seat):
        return 0.0
    sign = 1.0 if effect.plus > 0 else -1.0
    if effect.stat in {"attack", "first_attack"}:
        return sign * judge.attack_change(seat, more_attack=effect.plus)
    if effect.stat in {"roll", "attack_roll", "first_attack_roll"}:
        return sign * judge.attack_change(seat, more_roll=effect.plus)
    return sign * judge.attack_change(seat, more_hp=effect.plus) if effect.stat == "hp" else 0.0


# --- rolls and the stack -------------------------------------------------------------------------------------------


@appraises(e.Roll)
def roll(judge: Judge, effect: e.Roll, context: Context) -> float:
    """A roll is worth the average of its lines."""
    total = 0.0
    for line in effect.results:
        for result in line.on:
            inner = Context(
                context.you, context.source, context.card, context.bound, context.they, result, context.depth
            )
            gain = judge.best(line.targets, line.do, inner)[0]
            total += max(0.0, gain) if line.may else max(-RUIN, gain)
    return total / 6


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


# --- the turn ------------------------------------------------------------------------------------------------------


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


# --- items and souls -----------------------------------------------------------------------------------------------


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


@appraises(e.VoteAndDestroy)
def vote_and_destroy(judge: Judge, effect: e.VoteAndDestroy, context: Context) -> float:  # noqa: ARG001 - the shape
    """A vote is risky for whoever has the best items."""
    best = [max((judge.item(i) for i in seat.items), default=0.0) for seat in judge.view.seats]
    return 0.5 if best[judge.me] < max(best) else -1.0


# --- hands and decks -----------------------------------------------------------------------------------------------


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


@appraises(e.SeeHand, e.RevealTop, e.DiscardTop, e.FetchFromDiscard, e.Expand, e.RemoveCounters, e.DoubleRewards)
def small(judge: Judge, effect: Any, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A small advantage."""
    return judge.weight(judge.owner(context.you)) * GLANCE


@appraises(e.Look)
def look(judge: Judge, effect: e.Look, context: Context) -> float:
    """Choosing what comes next is worth more than looking, and most before an attack on that deck."""
    ref = context.bound.get(effect.deck)
    deck = DECKS[ref[1]] if ref is not None else effect.deck
    you = judge.owner(context.you)
    useful = (deck == "monster" and judge.may_attack(you)) or (deck == "loot" and judge.view.phase == "start")
    return judge.weight(you) * (GLANCE if effect.then == "nothing" else 2 * GLANCE) * (2.0 if useful else 1.0)


@appraises(e.ReturnTopDiscard)
def return_top_discard(judge: Judge, effect: e.ReturnTopDiscard, context: Context) -> float:
    """A good card comes back for whoever draws next."""
    ref = context.bound.get(effect.deck)
    if ref is None or DECKS[ref[1]] != "loot" or judge.view.active != judge.me:
        return 0.1
    top = judge.view.discards["loot"][-1:]
    return GLANCE * (loot_worth(judge.card(top[0])) - LOOT) if top else 0.0


@appraises(e.NextLootFromDiscard)
def next_loot_from_discard(judge: Judge, effect: e.NextLootFromDiscard, context: Context) -> float:  # noqa: ARG001 - the shape
    """The next to loot gets what lies on top of the discard."""
    top = judge.view.discards["loot"][-1:]
    mine = judge.view.active == judge.me and judge.view.phase == "start"
    return loot_worth(judge.card(top[0])) - LOOT if top and mine else -0.2


@appraises(e.WatchNextRoll)
def watch_next_roll(judge: Judge, effect: e.WatchNextRoll, context: Context) -> float:
    """One number in six."""
    return judge.value(effect.do, context) / 6


@appraises(e.Search)
def search(judge: Judge, effect: e.Search, context: Context) -> float:
    """A treasure of choice is better than any."""
    return judge.weight(judge.owner(context.you)) * (TREASURE + 2.0 if effect.deck == "treasure" else 0.0)


@appraises(e.PutInDiscard, e.PutUnderDeck)
def put_away(judge: Judge, effect: e.PutInDiscard | e.PutUnderDeck, context: Context) -> float:
    """New monsters help when the old ones are too strong; a card that puts itself away costs nothing."""
    if effect.what == "this":
        return 0.0
    active = judge.view.active
    found = judge.objects_of(effect.what, context)
    monsters = [obj for obj in found if obj.zone == "monster"]
    if not monsters:
        return 0.2 if found else 0.0
    if not judge.may_attack(active):
        return 0.1
    best = max(judge.attack_worth(active, obj) for obj in monsters)
    return judge.weight(active) * (judge.deck_attack_worth(active) - max(0.0, best)) * 0.5


@appraises(e.Win)
def win(judge: Judge, effect: e.Win, context: Context) -> float:
    """Nothing is worth more."""
    return sum(judge.weight(seat) * VICTORY for seat in judge.seats_of(effect.who, context))


@appraises(e.CopyLootCard)
def copy_loot_card(judge: Judge, effect: e.CopyLootCard, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """A copy needs a play; the best card of the discard is chosen."""
    you = judge.view.seats[judge.owner(context.you)]
    best = max((loot_worth(judge.card(name)) for name in judge.view.discards["loot"]), default=0.0)
    return judge.weight(you.seat) * 0.7 * best if you.loot_plays else 0.0


@appraises(e.CoverSlot, e.PutOnDeck, e.ChooseAndDiscard, e.Flip, e.JoinAttack, e.Note)
def nothing_much(judge: Judge, effect: Any, context: Context) -> float:  # noqa: ARG001 - the shape of appraisers
    """It hardly matters."""
    return 0.05


# --- words that steer ----------------------------------------------------------------------------------------------


@appraises(e.IfDone)
def if_done(judge: Judge, effect: e.IfDone, context: Context) -> float:
    """Nothing follows what did nothing."""
    return judge.value(effect.do, context) if judge.done else 0.0


@appraises(e.If)
def if_holds(judge: Judge, effect: e.If, context: Context) -> float:
    """What follows depends on what shows."""
    obj = judge.view.objects.get(context.source)
    return judge.value(effect.do, context) if judge.holds(effect.when, judge.owner(context.you), obj) else 0.0


@appraises(e.May)
def may(judge: Judge, effect: e.May, context: Context) -> float:
    """Whoever may, does what is good for them."""
    value = judge.value(effect.do, context)
    mine = judge.me in judge.seats_of(effect.who, context)
    return max(0.0, value) if mine else min(0.0, value)
