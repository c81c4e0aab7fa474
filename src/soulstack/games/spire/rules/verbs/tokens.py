"""Block, Energy, Strength and every other token."""

from typing import Any

from attrs import evolve

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.rules.aiming import foes_of, heroes_of
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import NO, Done, Program, answer, pick, question, verb
from soulstack.games.spire.rules.gains import (
    clear_tokens,
    gain_block,
    gain_energy,
    gain_gold,
    gain_miracles,
    gain_strength,
    get_token,
    give_block,
    give_strength,
    lose_block,
    lose_energy,
    put_token,
    shivs_left,
    take_block,
)
from soulstack.games.spire.rules.hits import bonuses
from soulstack.games.spire.rules.listening import stats
from soulstack.games.spire.rules.playing import shiv_deed
from soulstack.games.spire.rules.state import NOBODY, Lasting, State, living_foes
from soulstack.games.spire.rules.summoning import card_of, is_named
from soulstack.kernel.decisions import Option


@verb(e.GainBlock)
def block(state: State, run: Program, effect: e.GainBlock) -> Done:
    """Gain Block; one of these is one icon (SA-159)."""
    n = number(state, run, effect.n)
    if effect.bonus:
        n += bonuses(state, run, effect.bonus)
    if run.actor != NOBODY:
        if effect.to == "named":
            return _block_named(state, run, effect.name, n)
        if effect.to in {"self", "all_enemies"}:
            return sum(give_block(state, foe, n) for foe in foes_of(state, run, effect.to))
    elif n > 0 and "static:block_icon" in state.index and run.card != NOBODY:
        face = state.faces[run.card]
        if face.kind in {"attack", "skill"}:
            n += stats(state, "block_icon", run.seat, face)
    return sum(gain_block(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


def _block_named(state: State, run: Program, name: str, n: int) -> int:
    """Give Block to the leftmost living enemy of a name: in the same row, or the boss (ENEMY-13)."""
    row = state.foe(run.actor).row
    for foe in living_foes(state):
        if card_of(state, foe.id).name.lower() == name and foe.row in {row, 0}:
            return give_block(state, foe, n)
    return 0


@verb(e.LoseBlock)
def no_block(state: State, run: Program, effect: e.LoseBlock) -> Done:
    """Lose Block."""
    n = number(state, run, effect.n)
    found = sum(lose_block(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))
    return found + sum(take_block(state, foe, n) for foe in foes_of(state, run, effect.to))


@verb(e.GainEnergy)
def energy(state: State, run: Program, effect: e.GainEnergy) -> Done:
    """Gain Energy."""
    n = number(state, run, effect.n)
    return sum(gain_energy(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


@verb(e.LoseEnergy)
def no_energy(state: State, run: Program, effect: e.LoseEnergy) -> Done:
    """Lose Energy."""
    n = number(state, run, effect.n)
    return sum(lose_energy(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


@verb(e.GainStrength)
def strength(state: State, run: Program, effect: e.GainStrength) -> Done:
    """Gain Strength."""
    n = number(state, run, effect.n)
    if run.actor != NOBODY:
        found = [foe for foe in foes_of(state, run, effect.to) if not effect.name or is_named(state, foe, effect.name)]
        return sum(give_strength(state, foe, n) for foe in found)
    return sum(gain_strength(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


@verb(e.ReturnStrength)
def return_strength(state: State, run: Program, effect: e.ReturnStrength) -> Done:
    """Note a loss of Strength at the end of the turn (TOKEN-16)."""
    n = number(state, run, effect.n)
    if n > 0:
        fighter = state.fighter(run.seat)
        at_end = effect.at == "end_of_turn"
        lasting = Lasting("return_strength" if at_end else "return_after_attack", "turn" if at_end else "combat", n)
        fighter.lasting = (*fighter.lasting, evolve(lasting, source=run.card))
    return n


@verb(e.Apply)
def put(state: State, run: Program, effect: e.Apply) -> Done:
    """Put tokens on somebody."""
    n = number(state, run, effect.n)
    if effect.to in {"you", "they", "player", "every_player", "facing", "everyone"}:
        return sum(get_token(state, hero.seat, effect.token, n) for hero in heroes_of(state, run, effect.to))
    return sum(put_token(state, foe, effect.token, n, run.seat) for foe in foes_of(state, run, effect.to))


@verb(e.Clear)
def clear(state: State, run: Program, effect: e.Clear) -> Done:
    """Take away all Weak and Vulnerable."""
    if run.actor != NOBODY:
        return sum(clear_tokens(state, foe, -1, foe.id) for foe in foes_of(state, run, effect.to))
    return sum(
        clear_tokens(state, state.fighter(hero.seat), hero.seat, NOBODY) for hero in heroes_of(state, run, effect.to)
    )


@verb(e.Double)
def double(state: State, run: Program, effect: e.Double) -> Done:
    """Gain the difference at once (TOKEN-17)."""
    more = effect.times - 1
    if effect.what == "poison":
        found = foes_of(state, run, effect.to)
        return sum(put_token(state, foe, "poison", foe.poison * more, run.seat) for foe in found)
    gain = {"block": gain_block, "strength": gain_strength, "energy": gain_energy}[effect.what]
    return sum(
        gain(state, hero.seat, getattr(state.fighter(hero.seat), effect.what) * more)
        for hero in heroes_of(state, run, effect.to)
    )


@verb(e.GainShivs)
def shivs(state: State, run: Program, effect: e.GainShivs) -> Done:
    """Gain Shivs; what the supply lacks may strike at once (SILENT-05)."""
    return get_shivs(state, run.seat, number(state, run, effect.n))


def get_shivs(state: State, seat: int, n: int) -> Done:
    """Give a hero Shivs; each surplus one is a question of its own."""
    fighter = state.fighter(seat)
    got = max(0, min(n, shivs_left(state)))
    if got:
        fighter.shivs += got
        tell(state, "token_gained", seat, amount=got, word="shiv")
    if n > got and living_foes(state):
        options = [pick("foe", foe.id) for foe in living_foes(state)]
        question(state, "surplus_shiv", seat, "shiv", [*options, NO], (seat, n - got))
        return None
    return got


@answer
def surplus_shiv(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Strike with a surplus Shiv, or forgo it; then the next one."""
    seat, left = data
    if left > 1:
        state.frames.append(Program(seat=seat, program=(e.GainShivs(left - 1),)))  # asked when this one has struck
    ref = picks[0].ref if picks else None
    if ref is not None:
        state.frames.append(shiv_at(seat, ref[1]))
        return None
    return 0 if left <= 1 else None


def shiv_at(seat: int, foe_id: int) -> Any:
    """Make the deed of a Shiv whose target is chosen."""
    deed = shiv_deed(seat, nested=True)
    deed.number = foe_id + 1
    return deed


@verb(e.GainMiracles)
def miracles(state: State, run: Program, effect: e.GainMiracles) -> Done:
    """Gain Miracles."""
    return gain_miracles(state, run.seat, number(state, run, effect.n))


@verb(e.AddCubes)
def cubes(state: State, run: Program, effect: e.AddCubes) -> Done:
    """Put cubes on this."""
    n = number(state, run, effect.n)
    if run.actor != NOBODY:
        foe = state.foe(run.actor)
        most = card_of(state, foe.id).most_cubes
        foe.cubes = min(most, foe.cubes + n) if most else foe.cubes + n
        tell(state, "cubes_changed", obj=foe.id, amount=foe.cubes)
        return n
    if state.fight is not None and run.card in state.fight.limbo:
        state.fighter(run.seat).combat["power_cubes"] = n  # the Power that is just being played
        return n
    held = state.heroes[run.seat].cubes
    held[run.card] = held.get(run.card, 0) + n
    if effect.at_most is not None:
        held[run.card] = min(held[run.card], effect.at_most)
    tell(state, "cubes_changed", run.seat, card=run.card, amount=held[run.card])
    return n


@verb(e.GainGold)
def gold(state: State, run: Program, effect: e.GainGold) -> Done:
    """Gain gold."""
    n = number(state, run, effect.n)
    return sum(gain_gold(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


@verb(e.LoseGold)
def no_gold(state: State, run: Program, effect: e.LoseGold) -> Done:
    """Lose gold, as much as there is (TOKEN-14)."""
    n = number(state, run, effect.n)
    return -sum(gain_gold(state, hero.seat, -n) for hero in heroes_of(state, run, effect.to))
