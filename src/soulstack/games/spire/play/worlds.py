"""Worlds that look alike to everybody: the unknown lies in another order, and where it comes up, each of it once first."""

from collections.abc import Iterator
from typing import Final

from soulstack.games.spire.rules.dice import lay_down
from soulstack.games.spire.rules.state import Fighter, State
from soulstack.games.spire.rules.view import HIDDEN, dealt

WORLDS: Final = (11, 29)
"""The orders in which the unknown lies in the two worlds."""
SIDES: Final = (1, 2, 3, 4, 5, 6)


def has_come_up(state: State, world: State) -> bool:
    """Tell whether a card that nobody knew has left a draw pile or a deck."""
    if any(len(getattr(world.table, name)) < len(getattr(state.table, name)) for name in HIDDEN):
        return True
    return any(_of_seat(state, world, hero.seat) for hero in state.heroes)


def _of_seat(state: State, world: State, seat: int) -> bool:
    if state.fight is None or world.fight is None:
        return False
    return _left(world.fight.fighters[seat]) < _left(state.fight.fighters[seat])


def _left(fighter: Fighter) -> int:
    return len(fighter.draw) - fighter.known


def alike(state: State, ends: list[State]) -> Iterator[State]:
    """Give a world for each card that may come up first, and for each number that the die may show.

    Two worlds can agree by chance where luck decides; what all of these agree about, luck does not decide.
    """
    assert state.fight is not None
    for seat, fighter in enumerate(state.fight.fighters):
        if any(_of_seat(state, end, seat) for end in ends):
            for top in {state.faces[card].id: card for card in fighter.draw[: _left(fighter)]}.values():
                world = dealt(state, WORLDS[0])
                pile = world.fighter(seat).draw
                at, last = pile.index(top), _left(fighter) - 1
                pile[at], pile[last] = pile[last], pile[at]
                yield world
    if ends[0].streams.get("die") != dealt(state, WORLDS[0]).streams.get("die"):
        for side in SIDES:
            world = dealt(state, WORLDS[0])
            lay_down(world, (side,))
            yield world
