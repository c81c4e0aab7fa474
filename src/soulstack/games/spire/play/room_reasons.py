"""What a campfire or the Merchant has to say to a hero: what a rest would heal, and which relic or modifier forbids a thing."""

from soulstack.games.spire.rules.climb.camp import rest_heals
from soulstack.games.spire.rules.harm import hp_cap
from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.ids import GAME


def rested_hp(state: State, seat: int) -> int:
    """Tell how many HP a hero would have after a rest."""
    hero = state.heroes[seat]
    return max(hero.hp, min(hp_cap(state, seat), hero.hp + rest_heals(state, seat)))


def forbidding(state: State, stat: str, seat: int) -> int:
    """Give the relic or modifier that forbids a hero a thing, or NOBODY."""
    for card, _ in state.index.get(f"static:{stat}", ()):
        if state.owner(card) in {seat, GAME}:
            return card
    return NOBODY
