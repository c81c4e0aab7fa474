"""Damage and loss of HP, one loss at a time, and what it ends (HIT-09 … HIT-15, SA-20, SA-107, DEATH)."""

from typing import Any

from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.gains import lose_block, take_block
from soulstack.games.spire.rules.listening import foe_stats, leave
from soulstack.games.spire.rules.state import BOSS_ROW, FREE, Foe, State

NO_LIMIT = 99


def damage_hero(state: State, seat: int, n: int, how: str = "damage") -> int:
    """Deal damage to a hero: Block first, the rest is lost as HP. Gives the HP lost."""
    hero = state.heroes[seat]
    if n <= 0 or hero.dead or state.over:
        return 0
    n -= lose_block(state, seat, n)
    return lose_hp(state, seat, n, how) if n > 0 else 0


def lose_hp(state: State, seat: int, n: int, how: str = "loss") -> int:
    """Let a hero lose HP; limits first, then prevention (SA-107), then death and what stops it (GAME-02)."""
    hero = state.heroes[seat]
    if n <= 0 or hero.dead or state.over:
        return 0
    if state.fight is not None:
        n = min(n, loss_limit(state, seat))
        if n > 0 and "static:prevent_loss" in state.index and _prevented(state, seat, n):
            return 0
    lost = min(n, hero.hp)
    if lost <= 0:
        return 0
    hero.hp -= lost
    if state.fight is not None:
        fighter = state.fight.fighters[seat]
        fighter.lost_this_round += lost
        fighter.combat["lost_hp"] = fighter.combat.get("lost_hp", 0) + lost
    tell(state, "hp_lost", seat, amount=lost, word=how)
    if hero.hp == 0:
        _may_die(state, seat)
    return lost


def loss_limit(state: State, seat: int) -> int:
    """Tell how much HP a hero may still lose this round."""
    fighter = state.fighter(seat)
    limits = [lasting.n for lasting in fighter.lasting if lasting.kind == "limit_loss"]
    if "static:loss_limit" in state.index:
        limits += [1 for card, _ in state.index["static:loss_limit"] if state.owner(card) == seat]
    return max(0, min(limits) - fighter.lost_this_round) if limits else NO_LIMIT


def _prevented(state: State, seat: int, n: int) -> bool:
    """Use up one prevention (Buffer): each loss uses one of them once."""
    from soulstack.games.spire.rules.piles import exhaust

    for card, at in state.index["static:prevent_loss"]:
        if state.owner(card) == seat:
            ability: Any = state.faces[card].abilities[at]
            cubes = state.heroes[seat].cubes
            cubes[card] = cubes.get(card, 0) + 1
            tell(state, "loss_prevented", seat, card=card, amount=n)
            if cubes[card] >= ability.uses:
                exhaust(state, seat, card)
            return True
    return False


def _may_die(state: State, seat: int) -> None:
    from soulstack.games.spire.rules.items import discard_item

    hero = state.heroes[seat]
    for card, at in state.index.get("static:prevent_death", ()):  # ITEM-06
        if state.owner(card) == seat:
            ability: Any = state.faces[card].abilities[at]
            hero.hp = ability.n if ability.to is None else ability.to
            discard_item(state, seat, card)
            tell(state, "healed", seat, amount=hero.hp)
            return
    hero.dead = True
    tell(state, "hero_died", seat)
    fight = state.fight
    standing = (
        "last_stand" in state.setup.options
        and fight is not None
        and fight.stands
        and any(foe.row == BOSS_ROW for foe in fight.foes)
        and any(not other.dead for other in state.heroes)
    )
    if not standing:
        end_run(state, "lost")
    else:
        _fall(state, seat)


def _fall(state: State, seat: int) -> None:
    """Take a dead hero out of a fight that goes on: no hand, no tokens, no triggers (STAND-01)."""
    fighter = state.fighter(seat)
    fighter.hand.clear()
    fighter.powers.clear()
    fighter.block = fighter.energy = fighter.strength = fighter.weak = fighter.vulnerable = 0
    fighter.shivs = fighter.miracles = 0
    fighter.stance = "neutral"
    fighter.orbs = (FREE,) * len(fighter.orbs)
    fighter.lasting = ()
    for card in [card for card, owner in state.owners.items() if owner == seat]:
        leave(state, card)
    state.waiting = [entry for entry in state.waiting if entry.seat != seat]


def end_run(state: State, result: str) -> None:
    """End the run at once."""
    state.over = True
    state.result = result
    tell(state, "run_ended", word=result)


def heal(state: State, seat: int, n: int) -> int:
    """Heal a hero, not above its maximum or a cap (HIT-15, SA-118)."""
    hero = state.heroes[seat]
    got = min(n, hp_cap(state, seat) - hero.hp)
    if got <= 0 or hero.dead:
        return 0
    hero.hp += got
    tell(state, "healed", seat, amount=got)
    return got


def hp_cap(state: State, seat: int) -> int:
    """Tell how high a hero's HP may be."""
    from soulstack.games.spire.rules.state import NOBODY

    cap = state.heroes[seat].max_hp
    for card, at in state.index.get("static:hp_cap", ()):
        if state.owner(card) in {seat, NOBODY}:
            ability: Any = state.faces[card].abilities[at]
            cap = min(cap, ability.n if ability.to is None else ability.to)
    return cap


def heal_foe(state: State, foe: Foe, n: int) -> int:
    """Heal an enemy, not above its starting HP (ACTION-11)."""
    got = min(n, foe.full - foe.hp)
    if got <= 0 or not foe.lives:
        return 0
    foe.hp += got
    tell(state, "healed", obj=foe.id, amount=got)
    return got


def deals_nothing(state: State, seat: int) -> bool:
    """Tell whether the damage that a hero deals this turn is 0 (SA-109)."""
    lasting = state.fighter(seat).lasting if seat >= 0 else ()
    return bool(lasting) and any(item.kind == "forbid" and item.word == "damage" for item in lasting)


def damage_foe(state: State, foe: Foe, n: int, by: int, how: str = "damage") -> int:
    """Deal damage to an enemy; gives the HP lost. The reaction to an effect is told by who deals all of it."""
    if n <= 0 or not foe.lives or deals_nothing(state, by):
        return 0
    n -= take_block(state, foe, n)
    return foe_loses(state, foe, n, by, how) if n > 0 else 0


def foe_loses(state: State, foe: Foe, n: int, by: int, how: str) -> int:
    """Let an enemy lose HP, whatever its Block (HIT-11)."""
    if n <= 0 or not foe.lives:
        return 0
    if "static:cannot_lose_hp" in state.index and foe_stats(state, "cannot_lose_hp", foe.id):
        return 0
    floor = foe_stats(state, "hp_floor", foe.id) if "static:hp_floor" in state.index else 0
    lost = min(n, max(0, foe.hp - floor))
    if lost <= 0:
        return 0
    foe.hp -= lost
    tell(state, "lost_hp", by, foe.id, amount=lost, word=how)
    if foe.hp == 0:
        kill(state, foe, by)
    return lost


def kill(state: State, foe: Foe, by: int) -> None:
    """Let an enemy die, unless its text replaces its first death (DEATH-01, DEATH-03)."""
    from soulstack.games.spire.rules.dying import replaced

    foe.hp = 0
    if replaced(state, foe):
        return
    fight = state.combat()
    foe.dead = True
    foe.block = foe.strength = foe.weak = foe.vulnerable = foe.poison = 0
    fight.stirred = True
    fight.killed += 1
    tell(state, "died", by, foe.id)
    leave_fight(state, foe)


def leave_fight(state: State, foe: Foe) -> None:
    """End the abilities of an enemy that is dead or gone, and discard what was attached to it."""
    from soulstack.games.spire.rules.dying import release_attached

    leave(state, foe.id)
    if state.combat().attached:
        release_attached(state, foe)
