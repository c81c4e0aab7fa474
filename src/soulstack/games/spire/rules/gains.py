"""Gaining and losing tokens, each within its limit; what comes back is what was really gained (TOKEN-01, SA-65)."""

from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.state import (
    BLOCK_MAX,
    ENEMY_BLOCK_MAX,
    ENEMY_STRENGTH_MAX,
    ENERGY_MAX,
    MIRACLE_MAX,
    MIRACLE_SUPPLY,
    POISON_SUPPLY,
    SHIV_SUPPLY,
    STRENGTH_MAX,
    TOKEN_MAX,
    Fighter,
    Foe,
    State,
)
from soulstack.kernel.asking import open_floor

WEAK = "weak"
POISON = "poison"


def gain_block(state: State, seat: int, n: int) -> int:
    """Give a hero Block; nothing is triggered if nothing came (SA-65)."""
    fighter = state.fighter(seat)
    got = min(n, BLOCK_MAX - fighter.block)
    if got <= 0:
        return 0
    fighter.block += got
    tell(state, "block_gained", seat, amount=got)
    return got


def give_block(state: State, foe: Foe, n: int) -> int:
    """Give an enemy Block."""
    got = min(n, ENEMY_BLOCK_MAX - foe.block)
    if got <= 0:
        return 0
    foe.block += got
    tell(state, "block_gained", obj=foe.id, amount=got)
    return got


def lose_block(state: State, seat: int, n: int) -> int:
    """Take Block from a hero."""
    fighter = state.fighter(seat)
    lost = min(n, fighter.block)
    if lost > 0:
        fighter.block -= lost
        tell(state, "block_lost", seat, amount=lost)
    return lost


def take_block(state: State, foe: Foe, n: int) -> int:
    """Take Block from an enemy."""
    lost = min(n, foe.block)
    if lost > 0:
        foe.block -= lost
        tell(state, "block_lost", obj=foe.id, amount=lost)
    return lost


def wake(state: State, seat: int) -> None:
    """Let a seat that was done act again (SA-29)."""
    floor = open_floor(state)
    if floor is not None:
        floor.wake(seat)


def gain_energy(state: State, seat: int, n: int) -> int:
    """Give a hero Energy (TOKEN-02); who was done may act again (SA-29)."""
    fighter = state.fighter(seat)
    got = min(n, ENERGY_MAX - fighter.energy)
    if got <= 0:
        return 0
    fighter.energy += got
    tell(state, "energy_changed", seat, amount=got)
    wake(state, seat)
    return got


def lose_energy(state: State, seat: int, n: int) -> int:
    """Take Energy from a hero."""
    fighter = state.fighter(seat)
    lost = min(n, fighter.energy)
    if lost > 0:
        fighter.energy -= lost
        tell(state, "energy_changed", seat, amount=-lost)
    return lost


def gain_strength(state: State, seat: int, n: int) -> int:
    """Give a hero Strength, or take it away (TOKEN-04, TOKEN-14)."""
    fighter = state.fighter(seat)
    got = max(-fighter.strength, min(n, STRENGTH_MAX - fighter.strength))
    if got:
        fighter.strength += got
        tell(state, "strength_changed", seat, amount=got)
    return got


def give_strength(state: State, foe: Foe, n: int) -> int:
    """Give an enemy Strength (SA-66)."""
    got = max(-foe.strength, min(n, ENEMY_STRENGTH_MAX - foe.strength))
    if got:
        foe.strength += got
        tell(state, "strength_changed", obj=foe.id, amount=got)
    return got


def poison_left(state: State) -> int:
    """Count the Poison tokens of the supply (TOKEN-07)."""
    return POISON_SUPPLY - sum(foe.poison for foe in state.combat().foes)


def shivs_left(state: State) -> int:
    """Count the Shiv tokens of the supply (SA-68)."""
    return SHIV_SUPPLY - sum(fighter.shivs for fighter in state.combat().fighters)


def miracles_left(state: State) -> int:
    """Count the Miracle tokens of the supply (SA-68)."""
    return MIRACLE_SUPPLY - sum(fighter.miracles for fighter in state.combat().fighters)


def gain_miracles(state: State, seat: int, n: int) -> int:
    """Give a hero Miracles (TOKEN-09)."""
    fighter = state.fighter(seat)
    got = min(n, MIRACLE_MAX - fighter.miracles, miracles_left(state))
    if got <= 0:
        return 0
    fighter.miracles += got
    tell(state, "token_gained", seat, amount=got, word="miracle")
    return got


def room_for(state: State, foe: Foe, token: str) -> int:
    """Tell how many more tokens of a kind an enemy can have."""
    from soulstack.games.spire.rules.listening import foe_stats

    if token == POISON:
        return poison_left(state)
    if token == WEAK and "static:no_weak" in state.index and foe_stats(state, "no_weak", foe.id):
        return 0
    present: int = getattr(foe, token)
    return TOKEN_MAX - present


def put_token(state: State, foe: Foe, token: str, n: int, by: int) -> int:
    """Put Weak, Vulnerable or Poison on an enemy; `by` is the seat that does it."""
    got = min(n, room_for(state, foe, token))
    if got <= 0:
        return 0
    setattr(foe, token, getattr(foe, token) + got)
    tell(state, "token_put", by, foe.id, amount=got, word=token)
    return got


def get_token(state: State, seat: int, token: str, n: int) -> int:
    """Give a hero Weak or Vulnerable."""
    fighter = state.fighter(seat)
    present: int = getattr(fighter, token)
    got = min(n, TOKEN_MAX - present)
    if got <= 0:
        return 0
    setattr(fighter, token, present + got)
    tell(state, "token_gained", seat, amount=got, word=token)
    return got


def clear_tokens(state: State, who: Fighter | Foe, seat: int, obj: int) -> int:
    """Take away all Weak and Vulnerable."""
    gone = who.weak + who.vulnerable
    for token in ("weak", "vulnerable"):
        if getattr(who, token):
            tell(state, "token_lost", seat, obj, amount=getattr(who, token), word=token)
            setattr(who, token, 0)
    return gone


def gain_gold(state: State, seat: int, n: int) -> int:
    """Give a hero gold (REWARD-12), or take it away as far as there is any."""
    from soulstack.games.spire.rules.listening import has

    hero = state.heroes[seat]
    if n > 0 and has(state, "no_gold", seat):
        return 0
    got = max(n, -hero.gold)
    if got:
        hero.gold += got
        tell(state, "gold_changed", seat, amount=got)
    return got
