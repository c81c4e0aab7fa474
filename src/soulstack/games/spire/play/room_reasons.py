"""What a campfire or the Merchant has to say to a hero: what a rest would heal, and which relic or modifier forbids a thing."""

from soulstack.games.spire.play.wording import named
from soulstack.games.spire.rules.climb.camp import rest_heals
from soulstack.games.spire.rules.climb.gaining import barred, of_deck
from soulstack.games.spire.rules.climb.merchant import price_of, removal_price
from soulstack.games.spire.rules.climb.paying import ways
from soulstack.games.spire.rules.harm import hp_cap
from soulstack.games.spire.rules.state import NOBODY, State, living_seats
from soulstack.kernel.ids import GAME
from soulstack.kernel.sentences import Sentence


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


def missing(state: State, seat: int, price: int) -> int:
    """Tell how much gold the whole party lacks for a price that a hero has to pay."""
    return max(0, price - state.heroes[seat].gold - sum(state.heroes[other].gold for other in helpers(state, seat)))


def helpers(state: State, seat: int) -> tuple[int, ...]:
    """List who could add gold."""
    return tuple(other for other in living_seats(state) if other != seat)


def why_not_bought(state: State, seat: int, card: int) -> Sentence | None:
    """Say why a ware cannot be bought by a hero, not even with the gold of others."""
    visit = state.table.visit
    if visit is not None and card in visit.potions and barred(state, "no_potions", seat):
        forbids = forbidding(state, "no_potions", seat)
        return Sentence("{card} forbids it.", card=named(state.faces[forbids]))
    return _too_dear(state, seat, price_of(state, card))


def why_not_removed(state: State, seat: int) -> Sentence | None:
    """Say why a hero can have no card removed by the Merchant."""
    visit = state.table.visit
    if visit is not None and seat in visit.removed:
        return Sentence("Once for each hero (MERCHANT-05).")
    if not of_deck(state, seat, "remove"):
        return Sentence("No card of this deck can be removed.")
    return _too_dear(state, seat, removal_price(state))


def _too_dear(state: State, seat: int, price: int) -> Sentence | None:
    if ways(state, seat, price):
        return None
    return Sentence("{n} gold are missing, whoever helps (MERCHANT-06).", n=missing(state, seat, price))
