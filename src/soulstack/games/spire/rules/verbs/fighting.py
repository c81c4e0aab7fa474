"""Hits, damage, loss of HP, healing."""

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.rules.aiming import foes_of, heroes_of
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, Program, deed_of, verb
from soulstack.games.spire.rules.harm import damage_foe, damage_hero, foe_loses, heal, heal_foe, kill, lose_hp
from soulstack.games.spire.rules.hits import bonuses, follows_hit, hit_foes, hit_heroes, settle
from soulstack.games.spire.rules.playing import shiv_deed
from soulstack.games.spire.rules.state import NOBODY, Lasting, State


@verb(e.Hit)
def hit(state: State, run: Program, effect: e.Hit) -> Done:
    """Hit; the tokens go right after the last hit of the text (SA-44)."""
    times = number(state, run, effect.times)
    if run.actor != NOBODY:
        seats = [hero.seat for hero in heroes_of(state, run, effect.to)]
        done = hit_heroes(state, run, effect, seats, times)
    else:
        done = hit_foes(state, run, effect, foes_of(state, run, effect.to), times)
    if not more_hits(state):
        settle(state, deed_of(state))
    return done


def more_hits(state: State) -> bool:
    """Tell whether a later part of the text of this deed hits too."""
    for frame in state.frames[::-1]:
        if not isinstance(frame, Program):
            return False
        if follows_hit(frame.program, frame.pc):
            return True
    return False


@verb(e.Damage)
def damage(state: State, run: Program, effect: e.Damage) -> Done:
    """Deal plain damage."""
    total = 0
    n = number(state, run, effect.n)
    if effect.bonus:
        n += bonuses(state, run, effect.bonus)
    for hero in heroes_of(state, run, effect.to):
        total += damage_hero(state, hero.seat, n)
    if total or effect.to in {"you", "they", "every_player", "everyone", "facing", "player"}:
        return total
    state.combat().killed = 0
    for foe in foes_of(state, run, effect.to):
        if effect.to == "attackers":
            from soulstack.games.spire.rules.intents import hits_on

            n = hits_on(state, foe, run.seat) if effect.n == "hit_icons" else n
        lost = damage_foe(state, foe, n, run.seat)
        total += lost
        if lost and foe.lives:
            tell(state, "damaged", run.seat, foe.id, amount=lost)
    return total


@verb(e.Strikes)
def strikes(state: State, run: Program, effect: e.Strikes) -> Done:
    """Hit several times, each an Attack of its own within this deed (SA-42)."""
    n = number(state, run, effect.n)
    for _ in range(effect.times):
        state.frames.append(shiv_deed(run.seat, n - 1, name="strike", nested=True))
    return None


@verb(e.UseShivs)
def use_shivs(state: State, run: Program, effect: e.UseShivs) -> Done:
    """Use every Shiv, one after the other (SILENT-08)."""
    fighter = state.fighter(run.seat)
    count, fighter.shivs = fighter.shivs, 0
    for _ in range(count):
        tell(state, "token_lost", run.seat, amount=1, word="shiv")
        state.frames.append(shiv_deed(run.seat, effect.plus, nested=True))
    return count or None


@verb(e.LoseHp)
def lose(state: State, run: Program, effect: e.LoseHp) -> Done:
    """Lose HP."""
    n = number(state, run, effect.n)
    if run.actor != NOBODY and effect.to == "self":
        return foe_loses(state, state.foe(run.actor), n, run.seat, "loss")
    return sum(lose_hp(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


@verb(e.Kill)
def judge(state: State, run: Program, effect: e.Kill) -> Done:
    """Set HP to 0 (DEATH-07)."""
    done = 0
    for foe in foes_of(state, run, effect.to):
        if foe.hp <= effect.at_most:
            kill(state, foe, run.seat)
            done += 1
    return done


@verb(e.LimitLoss)
def limit_loss(state: State, run: Program, effect: e.LimitLoss) -> Done:
    """Limit the loss of HP until the end of the round (SA-105)."""
    fighter = state.fighter(run.seat)
    fighter.lasting = (*fighter.lasting, Lasting("limit_loss", "round", effect.n, source=run.card))
    return 1


@verb(e.Heal)
def heal_somebody(state: State, run: Program, effect: e.Heal) -> Done:
    """Heal."""
    n = 999 if effect.full else number(state, run, effect.n)
    if run.actor != NOBODY:
        return sum(heal_foe(state, foe, n) for foe in foes_of(state, run, effect.to))
    return sum(heal(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


@verb(e.SetHp)
def set_hp(state: State, run: Program, effect: e.SetHp) -> Done:
    """Set HP to a number."""
    n = number(state, run, effect.n)
    if run.actor != NOBODY:
        foe = state.foe(run.actor)
        foe.hp = n
        tell(state, "healed", obj=foe.id, amount=n)
        return n
    return sum(heal(state, hero.seat, n - hero.hp) for hero in heroes_of(state, run, effect.to))
