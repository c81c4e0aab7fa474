"""What a partner's bot would rather do than what the party is about to do; it says so and comes along all the same."""

from collections.abc import Iterable
from typing import Final

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.bots.climbing import party_of, path_worth
from soulstack.games.spire.play.journey import kind_at
from soulstack.games.spire.play.wording import SPACES
from soulstack.games.spire.rules.state import State

CLEAR: Final = 0.9
"""How much better another way must be before a bot says so."""


@frozen
class Wish:
    """Where a bot would rather go."""

    seat: int
    goal: str
    words: str


def wish_for(state: State, seat: int, chosen: str, goals: Iterable[str], name: str) -> Wish | None:
    """Say where the bot of a hero would rather go than to the chosen space; None where it is as good."""
    hero = state.heroes[seat]
    if hero.dead:
        return None
    alone = party_of(state, seat)
    best = max(goals, key=lambda goal: path_worth(state, goal, alone), default=chosen)
    if best == chosen or path_worth(state, best, alone) < path_worth(state, chosen, alone) + CLEAR:
        return None
    kind = kind_at(state, best)
    if kind == "campfire" and hero.hp < hero.max_hp:
        return Wish(seat, best, tr("{name} would rather rest: {n} HP", name=name, n=hero.hp))
    if kind in SPACES:
        return Wish(seat, best, tr("{name} would rather: {room}", name=name, room=tr(SPACES[kind].pattern)))
    return Wish(seat, best, tr("{name} would rather go elsewhere", name=name))
