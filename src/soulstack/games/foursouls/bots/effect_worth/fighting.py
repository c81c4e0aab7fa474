"""What damage, protection, kills and better numbers would bring now."""

from soulstack.games.foursouls.bots.judge import RUIN, Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e


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
    dying = context.event.seat if context.event is not None else judge.owner(context.you)
    return judge.weight(dying) * judge.death_cost(dying)


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
        amount = max(0, judge.view.seats[seat].hp - effect.down_to) if effect.down_to else effect.amount
        fatal = judge.fighter(seat).hp <= amount
        total -= judge.weight(seat) * (RUIN if fatal else 1.0 * amount)
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
