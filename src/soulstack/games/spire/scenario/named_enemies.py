"""Gives the enemies of a position what their tables name: HP, tokens, where the cube stands, what is behind them."""

from typing import Any, Final

from soulstack.games.spire.rules.combat import set_up_enemies, set_up_heroes
from soulstack.games.spire.rules.dying import behind
from soulstack.games.spire.rules.ending import ROUNDS
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.intents import slots_of
from soulstack.games.spire.rules.state import Foe, State
from soulstack.games.spire.scenario.reading import EnemySpec

AS_NAMED: Final = "as_named"
"""The set-up of a fight whose drawn cards are named with more than their rows."""


def is_changed(enemy: EnemySpec) -> bool:
    """Tell whether more is named of an enemy than where it stands."""
    return enemy.hp is not None or bool(enemy.numbers) or enemy.slot > 1 or bool(enemy.mode) or enemy.spent


def lay_on(state: State, foe: Foe, enemy: EnemySpec) -> None:
    """Give an enemy what is named of it: HP, tokens, its cube, its mode, and what is behind it."""
    known: Any = state.faces[foe.id].card
    if enemy.hp is not None:
        foe.hp = enemy.hp
        foe.full = max(foe.full, enemy.hp)
    for name, n in enemy.numbers.items():
        setattr(foe, name, n)
    foe.slot = enemy.slot
    if enemy.mode:
        foe.mode = enemy.mode
    if enemy.spent:
        foe.lost = behind(state, foe)
        foe.fury = bool(known.fury)
        track = slots_of(known, foe.mode)
        if not all(line.once for line in track):
            foe.spent = tuple(at for at, line in enumerate(track, 1) if line.once and at != foe.slot)


def set_up_both(state: State, frame: Steps) -> None:
    """Set the fight below up, heroes and enemies."""
    fight = state.frames[state.frames.index(frame) - 1]
    assert isinstance(fight, Steps)
    if fight.at == 0:
        set_up_heroes(state, fight)
    fight.at = ROUNDS
    set_up_enemies(state, fight)


def as_named(state: State, frame: Steps) -> None:
    """Give drawn cards what is named of them, once they stand there."""
    for card, enemy in frame.data:
        for foe in state.combat().foes:
            if foe.id == card:
                lay_on(state, foe, enemy)


PROCEDURES[AS_NAMED] = (set_up_both, as_named)
