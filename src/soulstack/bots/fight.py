"""The exact chance to win a fight, from evasion, HP and attack: a small dynamic programme over both HP.

>>> clotty = Foe(hp=2, evasion=3, attack=1)
>>> round(odds(clotty, Fighter(hp=2, attack=1)).win, 3)
0.741
>>> odds(Foe(hp=1, evasion=1, attack=6), Fighter(hp=1, attack=1))
Odds(win=1.0, die=0.0)
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from attrs import frozen

FACES: Final = (1, 2, 3, 4, 5, 6)
Memo: TypeAlias = dict[tuple[int, int, bool], "Odds"]


class Odds(NamedTuple):
    """How likely the monster dies and how likely the player does; both can happen, or neither."""

    win: float
    die: float


@frozen
class Foe:
    """A monster as an attack meets it; what its text does on attack rolls is given for each final roll."""

    hp: int
    evasion: int
    attack: int
    top: int = 0
    """The HP up to which it can heal; nothing means its HP now."""
    immune: tuple[int, ...] = ()
    """Rolls whose combat damage does nothing to it."""
    harsh: tuple[tuple[int, int, int], ...] = ()
    """Rolls on which it deals other combat damage: the roll, plus, times."""
    hurts: tuple[tuple[int, int], ...] = ()
    """Further damage to the roller on a roll."""
    heals: tuple[tuple[int, int], ...] = ()
    """HP that it heals on a roll."""
    ends: tuple[int, ...] = ()
    """Rolls that end the attack."""
    thorns: int = 0
    """Damage to the attacker each time that combat damage hits it."""
    drain: int = 0
    """HP that it heals each time it deals combat damage."""
    rage: int = 0
    """What its attack grows by each time it is damaged."""
    guard: float = 0.0
    """How likely it prevents a hit."""
    at_hp: tuple[tuple[int, int, int], ...] = ()
    """With so little HP or less it has this much more evasion and attack."""


@frozen
class Fighter:
    """A player as an attack shows them."""

    hp: int
    attack: int
    first: int = 0
    """What the first roll's combat damage is higher by."""
    bonus: int = 0
    """Added to attack rolls."""
    first_bonus: int = 0
    """Added to the first attack roll."""
    armour: int | None = None
    """The most damage that one hit does."""
    frail: int = 0
    """What every hit is higher by."""


@lru_cache(maxsize=8192)
def odds(foe: Foe, fighter: Fighter, fresh: bool = True) -> Odds:
    """Give the chances of a fight to the end, before its first roll or between two."""
    return _odds(foe, fighter, foe.hp, fighter.hp, fresh, {})


def after_roll(foe: Foe, fighter: Fighter, roll: int, fresh: bool) -> Odds:
    """Give the chances when the attack roll shows a number before its modifiers."""
    return _after(foe, fighter, foe.hp, fighter.hp, roll, fresh, {}) or odds(foe, fighter, fresh=False)


def _odds(foe: Foe, fighter: Fighter, foe_hp: int, hp: int, fresh: bool, memo: Memo) -> Odds:
    if foe_hp <= 0 or hp <= 0:
        return Odds(float(foe_hp <= 0), float(hp <= 0))
    key = (foe_hp, hp, fresh)
    found = memo.get(key)
    if found is not None:
        return found
    memo[key] = Odds(0.0, 0.0)  # a fight that comes back to where it was without end is won by nobody
    win = die = 0.0
    again = 0
    for roll in FACES:
        result = _after(foe, fighter, foe_hp, hp, roll, fresh, memo)
        if result is None:
            again += 1
        else:
            win += result.win
            die += result.die
    if again and fresh:
        later = _odds(foe, fighter, foe_hp, hp, False, memo)
        found = Odds((win + again * later.win) / 6, (die + again * later.die) / 6)
    elif again == 6:
        found = Odds(0.0, 0.0)
    else:
        found = Odds(win / (6 - again), die / (6 - again))
    memo[key] = found
    return found


def _after(foe: Foe, fighter: Fighter, foe_hp: int, hp: int, roll: int, fresh: bool, memo: Memo) -> Odds | None:
    """Give the chances after one roll, or None when it changes nothing."""
    final = min(6, max(1, roll + fighter.bonus + (fighter.first_bonus if fresh else 0)))
    evasion, attack = foe.evasion, foe.attack
    for limit, more_evasion, more_attack in foe.at_hp:
        # What holds at the HP now is in its numbers already.
        if (foe_hp <= limit) != (foe.hp <= limit):
            sign = 1 if foe_hp <= limit else -1
            evasion += sign * more_evasion
            attack += sign * more_attack
    hurt = sum(amount for on, amount in foe.hurts if on == final)
    left = foe_hp
    blocked: Odds | None = None
    if final >= min(6, max(1, evasion)):
        if final not in foe.immune:
            dealt = fighter.attack + (fighter.first if fresh else 0)
            left = foe_hp - dealt
            hurt += foe.thorns if dealt else 0
            if foe.guard and dealt:
                blocked = _odds(foe, fighter, foe_hp, hp - _taken(fighter, hurt - foe.thorns), False, memo)
    else:
        if foe.rage:
            attack += foe.rage * max(0, (foe.hp - foe_hp) // max(1, fighter.attack))
        for on, plus, times in foe.harsh:
            if on == final:
                attack = (attack + plus) * times
        hurt += attack
        if attack and foe.drain:
            left = min(foe.top or foe.hp, left + foe.drain)
    for on, amount in foe.heals:
        if on == final and left > 0:
            left = min(foe.top or foe.hp, left + amount)
    after = hp - _taken(fighter, hurt)
    if final in foe.ends and left > 0:
        return Odds(0.0, float(after <= 0))
    if left == foe_hp and after == hp:
        return None
    result = _odds(foe, fighter, left, after, False, memo)
    if blocked is not None:
        share = foe.guard
        result = Odds(
            result.win * (1 - share) + blocked.win * share,
            result.die * (1 - share) + blocked.die * share,
        )
    return result


def _taken(fighter: Fighter, amount: int) -> int:
    if amount <= 0:
        return 0
    amount += fighter.frail
    return amount if fighter.armour is None else min(fighter.armour, amount)
