"""Hits: how much one deals, and how an attack is carried out (HIT-01 … HIT-16).

The number is folded in layers: printed number and bonuses, then double for Vulnerable or one less for Weak (neither when both
hold), then what the target limits. `against_foe` and `against_hero` give that number and change nothing: previews ask them too.
"""

from soulstack.games.spire.cards.effects import Bonus, Hit
from soulstack.games.spire.cards.faces import X_COST
from soulstack.games.spire.rules.counting import fits, holds, number
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Deed, Program, deed_of
from soulstack.games.spire.rules.gains import gain_strength, put_token
from soulstack.games.spire.rules.harm import damage_foe, damage_hero, deals_nothing
from soulstack.games.spire.rules.listening import foe_stats, stats, wait_of_dead
from soulstack.games.spire.rules.state import NOBODY, Foe, State, living_foes

SHIV = "shiv"
STRIKE = "strike"


def printed(state: State, run: Program, effect: Hit) -> int:
    """Give the number on the card with what the card itself adds."""
    n = number(state, run, effect.n)
    return n + bonuses(state, run, effect.bonus) if effect.bonus else n


def bonuses(state: State, run: Program, found: tuple[Bonus, ...]) -> int:
    """Add up the bonuses that hold."""
    return sum(number(state, run, bonus.n) for bonus in found if holds(state, run, bonus.when))


def added(state: State, seat: int, deed: Deed, per_strength: int = 1) -> int:
    """Give what a hero adds to each hit of a deed: Strength, Wrath, Powers and relics (HIT-01, IRON-03)."""
    fighter = state.fighter(seat)
    total = fighter.strength * per_strength + deed.plus
    if fighter.stance == "wrath":
        total += 1  # WATCHER-05
    if "static:hit" in state.index:
        total += _hit_statics(state, seat, deed)
    if deed.name == SHIV and "static:shiv_hit" in state.index:
        total += stats(state, "shiv_hit", seat)
    return total


def _hit_statics(state: State, seat: int, deed: Deed) -> int:
    total = 0
    for item, at in state.index["static:hit"]:
        if state.owner(item) != seat:
            continue
        ability = state.faces[item].abilities[at]
        where = ability.where
        if where.cost is not None and _cost(deed) != where.cost:
            continue
        face = deed.face
        if face is None:
            if where.base or where.keyword or where.name:
                continue
        elif not fits(face, where):
            continue
        run = Program(seat=seat, card=item)
        if ability.when is None or holds(state, run, ability.when):
            total += number(state, run, ability.n)
    return total


def _cost(deed: Deed) -> int:
    """Give what an Attack cost when it was played (SA-129): a copy nothing (TWICE-02), an X card has no number (SA-34)."""
    if deed.face is not None and deed.face.cost == X_COST:
        return X_COST
    return 0 if deed.is_copy else deed.paid


def against_foe(state: State, seat: int, foe: Foe, n: int, *, weak: bool) -> int:
    """Give what one hit of so much deals to an enemy before its Block."""
    index = state.index
    if "static:hit_taken" in index:
        n += foe_stats(state, "hit_taken", foe.id)  # SA-124
    if foe.vulnerable and not weak:
        n *= 2
    elif weak and not foe.vulnerable:
        n -= 1
    if "static:hit_limit" in index:
        limit = foe_stats(state, "hit_limit", foe.id)  # SA-125
        if limit:
            n = min(n, limit)
    return 0 if deals_nothing(state, seat) else max(n, 0)


def against_hero(state: State, foe: Foe, seat: int, n: int) -> int:
    """Give what one hit of so much by an enemy deals to a hero before its Block."""
    n += foe.strength
    if "static:hit" in state.index:
        n += _curiosity(state, foe, seat)
    fighter = state.fighter(seat)
    if fighter.vulnerable and not foe.weak:
        n *= 2
    elif foe.weak and not fighter.vulnerable:
        n -= 1
    return max(n, 0)


def _curiosity(state: State, foe: Foe, seat: int) -> int:
    total = 0
    for card, at in state.index["static:hit"]:
        if card == foe.id:
            total += number(state, Program(seat=seat, card=card), state.faces[card].abilities[at].n)
    return total


def hit_foes(state: State, run: Program, effect: Hit, targets: list[Foe], times: int) -> int:
    """Carry out the hits of one effect on enemies: hit by hit on all of them (SA-49)."""
    deed = deed_of(state)
    seat = run.seat
    fighter = state.fighter(seat)
    fight = state.combat()
    base = printed(state, run, effect)
    weak = fighter.weak > 0
    lost_by: dict[int, int] = {}
    total = 0
    fight.killed = 0
    for _ in range(times):
        for foe in targets:
            if not foe.lives:
                continue  # HIT-14
            n = against_foe(state, seat, foe, base + added(state, seat, deed, effect.per_strength), weak=weak)
            deed.has_hit = True
            if foe.id not in deed.attacked:
                deed.attacked = (*deed.attacked, foe.id)
            tell(state, "hit", seat, foe.id, amount=n, card=run.card)
            lost = damage_foe(state, foe, n, seat, "hit")
            if lost:
                total += lost
                lost_by[foe.id] = lost_by.get(foe.id, 0) + lost
                if foe.lives:
                    tell(state, "hit_damaged", seat, foe.id, amount=lost)
            if foe.lives and "static:hit_poison" in state.index:
                put_token(state, foe, "poison", stats(state, "hit_poison", seat), seat)  # SA-160
    fight.unblocked = total
    for foe_id, lost in lost_by.items():
        if foe_id not in deed.hurt:
            deed.hurt = (*deed.hurt, foe_id)
        if state.foe(foe_id).lives:
            tell(state, "damaged", seat, foe_id, amount=lost)
    return total


def hit_heroes(state: State, run: Program, effect: Hit, seats: list[int], times: int) -> int:
    """Carry out the hits of an enemy's action."""
    deed = deed_of(state)
    foe = state.foe(run.actor)
    base = printed(state, run, effect)
    total = 0
    for _ in range(times):
        for seat in seats:
            if state.heroes[seat].dead or state.over:
                continue
            n = against_hero(state, foe, seat, base)
            deed.has_hit = True
            if seat not in deed.attacked:
                deed.attacked = (*deed.attacked, seat)
            tell(state, "hit", seat, foe.id, amount=n, value=1)
            lost = damage_hero(state, seat, n, "hit")
            total += lost
            if lost and seat not in deed.hurt:
                deed.hurt = (*deed.hurt, seat)
    return total


def settle(state: State, deed: Deed) -> None:
    """Take the tokens that an attack uses up, one of each, and let reactions to it wait (HIT-03, SA-44, SA-132)."""
    if not deed.has_hit:
        return
    deed.has_hit = False
    attacked, deed.attacked = deed.attacked, ()
    hurt, deed.hurt = deed.hurt, ()
    if deed.actor != NOBODY:
        foe = state.foe(deed.actor)
        if foe.weak:
            foe.weak -= 1
            tell(state, "token_lost", obj=foe.id, amount=1, word="weak")
        for seat in attacked:
            fighter = state.fighter(seat)
            if fighter.vulnerable:
                fighter.vulnerable -= 1
                tell(state, "token_lost", seat, amount=1, word="vulnerable")
            tell(state, "attacked_hero", seat, foe.id)
            if seat in hurt:
                tell(state, "hurt_hero", seat, foe.id)
        return
    fighter = state.fighter(deed.seat)
    if fighter.weak:
        fighter.weak -= 1
        tell(state, "token_lost", deed.seat, amount=1, word="weak")
    for foe_id in attacked:
        foe = state.foe(foe_id)
        if foe.vulnerable and foe.lives:
            foe.vulnerable -= 1
            tell(state, "token_lost", obj=foe_id, amount=1, word="vulnerable")
        tell(state, "attacked", deed.seat, foe_id)
        if foe.dead:
            wait_of_dead(state, foe_id, state.facts[-1])
        if foe_id in hurt:
            tell(state, "hurt", deed.seat, foe_id)
    return_loan(state, deed.seat)


def return_loan(state: State, seat: int) -> None:
    """Take back the Strength that was lent for one Attack (SA-164)."""
    fighter = state.fighter(seat)
    for lasting in [lasting for lasting in fighter.lasting if lasting.kind == "return_after_attack"]:
        fighter.lasting = tuple([other for other in fighter.lasting if other is not lasting])
        gain_strength(state, seat, -lasting.n)


def preview(state: State, seat: int, foe: Foe, card: int) -> int:
    """Tell what the first hit of a card in hand would deal to an enemy, before its Block (K-14)."""
    face = state.faces[card]
    run = Program(seat=seat, card=card, bound=(("enemy", ("foe", foe.id)),), program=face.do)
    deed = Deed(name="card", seat=seat, card=card, face=face)
    weak = state.fighter(seat).weak > 0
    for effect in face.do:
        if type(effect) is Hit:
            n = printed(state, run, effect) + added(state, seat, deed, effect.per_strength)
            return against_foe(state, seat, foe, n, weak=weak)
    return 0


def follows_hit(program: tuple[object, ...], at: int) -> bool:
    """Tell whether more hits may come in what is left of a text."""
    return any(contains_hit(effect) for effect in program[at:])


def contains_hit(effect: object) -> bool:
    """Tell whether an effect hits, or holds one that does."""
    if type(effect) is Hit:
        return True
    for name in ("then", "otherwise", "do"):
        inner = getattr(effect, name, ())
        if inner and follows_hit(inner, 0):
            return True
    return any(follows_hit(mode.do, 0) for mode in getattr(effect, "modes", ()))


def any_foe(state: State) -> bool:
    """Tell whether there is an enemy to aim at."""
    return bool(living_foes(state))
