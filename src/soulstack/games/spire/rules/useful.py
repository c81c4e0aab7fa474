"""Whether using something could change anything: what could not is refused (SA-85)."""

from collections.abc import Callable
from typing import Any

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.gains import room_for
from soulstack.games.spire.rules.harm import hp_cap
from soulstack.games.spire.rules.listening import has
from soulstack.games.spire.rules.state import BLOCK_MAX, ENERGY_MAX, State, living_foes, living_seats

POINTLESS: dict[type, Callable[[State, Program, Any], bool]] = {}


def _no_energy(state: State, run: Program, effect: e.GainEnergy) -> bool:
    del effect
    return state.fighter(run.seat).energy >= ENERGY_MAX


def _no_draw(state: State, run: Program, effect: e.Draw | e.PlayTop) -> bool:
    from soulstack.games.spire.rules.piles import is_forbidden

    del effect
    fighter = state.fighter(run.seat)
    return is_forbidden(fighter, "draw") or not (fighter.draw or fighter.discard)


def _nothing_to_clear(state: State, run: Program, effect: e.Clear) -> bool:
    if effect.to != "you":
        return all(not fighter.weak and not fighter.vulnerable for fighter in state.combat().fighters)
    fighter = state.fighter(run.seat)
    return not fighter.weak and not fighter.vulnerable


def _no_heal(state: State, run: Program, effect: e.Heal) -> bool:
    del effect
    return state.heroes[run.seat].hp >= hp_cap(state, run.seat)  # SA-118


def _no_enemy(state: State, run: Program, effect: Any) -> bool:
    del run
    return effect.to in {"enemy", "row", "all_enemies"} and not any(foe.lives for foe in state.combat().foes)


def _no_room(state: State, run: Program, effect: e.Apply) -> bool:
    """Enemies that have all the tokens they can have, or none at all."""
    del run
    if effect.to not in {"enemy", "row", "all_enemies"}:
        return False
    return not any(room_for(state, foe, effect.token) for foe in living_foes(state))


def _no_block(state: State, run: Program, effect: e.GainBlock) -> bool:
    seats = living_seats(state) if effect.to == "player" else [run.seat]
    return effect.to in {"you", "player"} and all(state.fighter(seat).block >= BLOCK_MAX for seat in seats)


def _no_strike(state: State, run: Program, effect: e.Strikes) -> bool:
    del run, effect
    return not living_foes(state)


def _no_potions(state: State, run: Program, effect: e.GainPotions) -> bool:
    del effect
    return has(state, "no_potions", run.seat)


def _no_hand(state: State, run: Program, effect: e.Exhaust) -> bool:
    return effect.pile == "hand" and not state.fighter(run.seat).hand


def _no_discard(state: State, run: Program, effect: e.Move) -> bool:
    return not getattr(state.fighter(run.seat), effect.source)


POINTLESS.update(
    {
        e.GainEnergy: _no_energy,
        e.Draw: _no_draw,
        e.Clear: _nothing_to_clear,
        e.Heal: _no_heal,
        e.Damage: _no_enemy,
        e.Apply: _no_room,
        e.GainBlock: _no_block,
        e.GainPotions: _no_potions,
        e.PlayTop: _no_draw,
        e.Strikes: _no_strike,
        e.Exhaust: _no_hand,
        e.Move: _no_discard,
    }
)


def is_pointless(state: State, run: Program) -> bool:
    """Tell whether no effect of a program could change anything, now or later."""
    for effect in run.program:
        test = POINTLESS.get(type(effect))
        if test is None or not test(state, run, effect):
            return False
    return bool(run.program)
