"""What an enemy is going to do: its line of this round, and whom it would hit (ACTION-08, TARGET-10)."""

from typing import Any

from soulstack.games.spire.cards.effects import Hit, StopWithoutBlock
from soulstack.games.spire.cards.schema import EnemyDef, Line
from soulstack.games.spire.rules.state import BOSS_ROW, Foe, Hero, State


def slots_of(card: EnemyDef, mode: str) -> tuple[Line, ...]:
    """Give the track of an enemy in a mode."""
    return tuple(line for line in card.track if line.mode == mode) if mode else card.track


def line_of(state: State, foe: Foe) -> Line | None:
    """Give what an enemy does this round, or None while the die is not rolled."""
    card: Any = state.faces[foe.id].card
    if foe.fury:
        return card.fury_line  # type: ignore[no-any-return]  # faces hold definitions of every kind
    if card.first_turn and state.combat().round <= 1:
        return card.first_line  # type: ignore[no-any-return]  # as above
    if card.track:
        return slots_of(card, foe.mode)[foe.slot - 1]
    if card.die:
        die = state.combat().die
        return next((line for line in card.die if die in line.faces), None)
    return card.line  # type: ignore[no-any-return]  # as above


def heroes_facing(state: State, foe: Foe) -> list[Hero]:
    """List the heroes in an enemy's row; a boss stands in all of them (TARGET-05), the top row first (SA-20)."""
    if foe.row == BOSS_ROW:
        return everyone(state)
    hero = hero_in_row(state, foe.row)
    return [] if hero is None else [hero]


def everyone(state: State) -> list[Hero]:
    """List the living heroes from the top row down."""
    found = [hero for hero in state.heroes if not hero.dead]
    if len(found) > 1:
        found.sort(key=_row, reverse=True)
    return found


def hero_in_row(state: State, row: int) -> Hero | None:
    """Find the hero that stands for a row: its own, else the nearest living one below, else above (STAND-02)."""
    best = None
    for hero in state.heroes:
        if hero.dead:
            continue
        if hero.row == row:
            return hero
        if best is None or _far(hero, row) < _far(best, row):
            best = hero
    return best


def _far(hero: Hero, row: int) -> int:
    return row - hero.row if hero.row < row else 100 + hero.row - row


def _row(hero: Hero) -> int:
    return hero.row


def hits_on(state: State, foe: Foe, seat: int) -> int:
    """Count the hit icons of an enemy's line that reach a hero."""
    line = line_of(state, foe)
    if line is None:
        return 0
    icons = 0
    for effect in line.do:
        if type(effect) is StopWithoutBlock and foe.block == 0:
            return icons
        if type(effect) is Hit and (
            effect.to == "everyone" or any(hero.seat == seat for hero in heroes_facing(state, foe))
        ):
            icons += effect.times if isinstance(effect.times, int) else 1
    return icons


def attackers(state: State, seat: int) -> list[Foe]:
    """List the living enemies that are about to attack a hero."""
    return [foe for foe in state.combat().foes if foe.lives and hits_on(state, foe, seat)]


def hit_icons(state: State, foe_id: int, seat: int) -> int:
    """Count the hit icons that one enemy shows a hero."""
    return hits_on(state, state.foe(foe_id), seat)
