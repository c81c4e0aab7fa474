"""The exact chance to win a fight, from evasion, HP and attack: a small dynamic programme over both HP.

>>> clotty = Foe(hp=2, evasion=3, attack=1)
>>> round(odds(clotty, Fighter(hp=2, attack=1)).win, 3)
0.741
>>> odds(Foe(hp=1, evasion=1, attack=6), Fighter(hp=1, attack=1))
Odds(win=1.0, die=0.0)
"""

from functools import lru_cache
from typing import Final, NamedTuple

from attrs import define, field, frozen

FACES: Final = (1, 2, 3, 4, 5, 6)


class Odds(NamedTuple):
    """How likely the monster dies and how likely the player does; both can happen, or neither."""

    win: float
    die: float


@frozen(cache_hash=True)
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


@frozen(cache_hash=True)
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
    again: int = 0
    """How many attack rolls that miss can be thrown again."""


@lru_cache(maxsize=8192)
def odds(foe: Foe, fighter: Fighter, fresh: bool = True) -> Odds:
    """Give the chances of a fight to the end, before its first roll or between two."""
    return duel_of(foe, fighter).odds(foe.hp, fighter.hp, fresh, fighter.again)


def rule_of_thumb(foe: Foe, fighter: Fighter) -> Odds:
    """Guess a fight as a beginner does: count the hits and misses that are needed, and never mind the text.

    >>> rule_of_thumb(Foe(hp=2, evasion=3, attack=1), Fighter(hp=2, attack=1))
    Odds(win=0.8, die=0.2)
    """
    hit = 7 - foe.evasion
    needed = -(-foe.hp // max(1, fighter.attack))
    allowed = -(-fighter.hp // foe.attack) if foe.attack else 9
    return Odds(0.8, 0.2) if hit * allowed >= (6 - hit) * needed else Odds(0.0, 0.7)


@lru_cache(maxsize=8192)
def after_roll(foe: Foe, fighter: Fighter, roll: int, fresh: bool) -> Odds:
    """Give the chances when the attack roll shows a number before its modifiers."""
    duel = duel_of(foe, fighter)
    win, die, same = duel.after(foe.hp, fighter.hp, roll, fresh, fighter.again)
    if same:
        later = duel.odds(foe.hp, fighter.hp, False, fighter.again)
        return Odds(win + same * later.win, die + same * later.die)
    return Odds(win, die)


class Throw(NamedTuple):
    """What one attack roll comes to."""

    foe_hp: int
    hp: int
    missed_share: float
    """How likely the hit is prevented, which leaves everything as it was."""
    is_over: bool
    """Whether it ends the attack."""


@define
class Duel:
    """One fight and the positions in it that are worked out already."""

    foe: Foe
    fighter: Fighter
    known: dict[tuple[int, int, bool, int], Odds] = field(factory=dict)
    throws: dict[tuple[int, int, bool], list[Throw]] = field(factory=dict)

    def odds(self, foe_hp: int, hp: int, fresh: bool, again: int) -> Odds:
        """Give the chances from a position."""
        if foe_hp <= 0 or hp <= 0:
            return Odds(float(foe_hp <= 0), float(hp <= 0))
        key = (foe_hp, hp, fresh, again)
        found = self.known.get(key)
        if found is not None:
            return found
        self.known[key] = Odds(0.0, 0.0)  # a fight that only goes round in circles is won by nobody
        win = die = same = 0.0
        for roll in FACES:
            more_win, more_die, more_same = self.after(foe_hp, hp, roll, fresh, again)
            if again and not more_same and more_win < 1.0:
                other = self.odds(foe_hp, hp, fresh, again - 1)
                if other.win - other.die > more_win - more_die:
                    more_win, more_die = other
            win += more_win
            die += more_die
            same += more_same
        win, die, same = win / 6, die / 6, same / 6
        if fresh and same:
            later = self.odds(foe_hp, hp, False, again)
            found = Odds(win + same * later.win, die + same * later.die)
        else:
            rest = 1 - same
            found = Odds(win / rest, die / rest) if rest > 1e-9 else Odds(0.0, 0.0)
        self.known[key] = found
        return found

    def after(self, foe_hp: int, hp: int, roll: int, fresh: bool, again: int) -> tuple[float, float, float]:
        """Give how likely one roll leads to winning, to dying, and to where the fight is now."""
        key = (foe_hp, hp, fresh)
        thrown = self.throws.get(key)
        if thrown is None:
            thrown = self.throws[key] = [self.throw(foe_hp, hp, face, fresh) for face in FACES]
        left, after, missed_share, is_over = thrown[roll - 1]
        if is_over:
            return 0.0, float(after <= 0), 0.0
        if left == foe_hp and after == hp:
            return 0.0, 0.0, 1.0
        result = self.odds(left, after, False, again)
        if not missed_share:
            return result.win, result.die, 0.0
        hit_share = 1 - missed_share
        return result.win * hit_share, result.die * hit_share, missed_share

    def throw(self, foe_hp: int, hp: int, roll: int, fresh: bool) -> Throw:
        """Work out what one roll does; throwing again changes nothing about that."""
        foe, fighter = self.foe, self.fighter
        final = min(6, max(1, roll + fighter.bonus + (fighter.first_bonus if fresh else 0)))
        evasion, attack = foe.evasion, foe.attack
        for limit, more_evasion, more_attack in foe.at_hp:
            # What holds at its HP now is in its numbers already.
            sign = (foe_hp <= limit) - (foe.hp <= limit)
            evasion += sign * more_evasion
            attack += sign * more_attack
        hurt = sum(amount for on, amount in foe.hurts if on == final)
        left, missed_share = foe_hp, 0.0
        if final >= min(6, max(1, evasion)):
            dealt = 0 if final in foe.immune else fighter.attack + (fighter.first if fresh else 0)
            if dealt:
                left -= dealt
                hurt += foe.thorns
                missed_share = foe.guard
        else:
            attack += foe.rage * max(0, (foe.hp - foe_hp) // max(1, fighter.attack))
            for on, plus, times in foe.harsh:
                if on == final:
                    attack = (attack + plus) * times
            hurt += attack
            left += foe.drain if attack > 0 else 0
        left += sum(amount for on, amount in foe.heals if on == final and left > 0)
        left = min(left, max(foe.top, foe_hp))
        return Throw(left, hp - _taken(fighter, hurt), missed_share, final in foe.ends and left > 0)


def duel_of(foe: Foe, fighter: Fighter) -> Duel:
    """Give the positions of a fight, shared by all who ask for it.

    Where a monster can heal, a position may lead back to itself and what is found for it depends on where one began; such a
    fight is worked out anew each time, so that what was asked before never changes an answer.
    """
    return Duel(foe, fighter) if foe.heals or foe.drain else _shared_duel(foe, fighter)


@lru_cache(maxsize=1024)
def _shared_duel(foe: Foe, fighter: Fighter) -> Duel:
    return Duel(foe, fighter)


def _taken(fighter: Fighter, amount: int) -> int:
    if amount <= 0:
        return 0
    amount += fighter.frail
    return amount if fighter.armour is None else min(fighter.armour, amount)
