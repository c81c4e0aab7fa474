"""What a position is worth: the chance to win from here, read off a state without playing on.

A seat's strength comes from a few signs: souls still needed, items, cents, cards, numbers for fights, how soon it is its
turn. What they weigh was fitted to who won games between `normal` bots; docs/bots.md says how. A seat wins with its share
of the table's strength, so whatever helps one seat counts against the others, and most against those who are close behind.
"""

from math import exp
from typing import Final, NamedTuple

from attrs import frozen

from soulstack.bots.fight import Fighter, odds
from soulstack.bots.player import is_reactive
from soulstack.bots.reading import printed_foe
from soulstack.bots.valuation import item_worth, loot_worth
from soulstack.foursouls.souls import souls_to_win
from soulstack.foursouls.state import State
from soulstack.foursouls.stats import attacks_left, is_attackable, max_hp, player_attack, soul_total


@frozen
class Weights:
    """How much each sign adds to the logarithm of a seat's strength."""

    souls: tuple[float, float, float, float]
    """With one, two, three and four souls or more left."""
    items: tuple[float, float, float, float]
    """A cent of an item's worth, with as many souls left: who is far from winning lives by items."""
    cents: float
    loot: float
    """A cent of a loot card's worth."""
    answers: float
    """A loot card that can answer something, on top of that."""
    attack: float
    hp: float
    away: float
    """The whole round until it is one's turn."""
    prey: tuple[float, float, float, float] = (1.5, 0.6, 0.1, 0.1)
    """The chance to beat a monster with a soul in an attack of one's turn, with as many souls left."""


TWO: Final = Weights((3.15, 1.6, 0.6, 0.0), (0.02, 0.033, 0.045, 0.048), 0.036, 0.029, 0.077, 0.23, 0.1, -0.19)
FOUR: Final = Weights((3.05, 1.77, 0.8, 0.0), (0.021, 0.027, 0.033, 0.045), 0.027, 0.016, 0.07, 0.2, 0.2, -0.37)
THREE: Final = Weights((3.1, 1.7, 0.7, 0.0), (0.02, 0.03, 0.039, 0.047), 0.031, 0.022, 0.073, 0.2, 0.15, -0.28)
"""Between the two others."""
WEIGHTS: Final = {2: TWO, 3: THREE, 4: FOUR}
"""By the number of seats: with few, things last longer and count for more."""
SEVERAL: Final = 30
"""Cents beyond this many change little."""
CURSE: Final = 4.0
"""What a curse takes off the worth of one's items."""


class Signs(NamedTuple):
    """What the strength of a seat is read from."""

    left: int
    """Souls until it wins, four at most."""
    items: float
    cents: int
    loot: float
    answers: int
    attack: int
    hp: int
    away: float
    prey: float


def signs(state: State, seat: int) -> Signs:
    """Read the signs of a seat."""
    player = state.players[seat]
    objects = state.objects
    printed = state.printed
    items = -CURSE * len(player.curses)
    for oid in player.items:
        items += item_worth(objects[oid].face)
    loot = 0.0
    answers = 0
    for card in player.hand:
        loot += loot_worth(printed[card])
        answers += is_reactive(printed[card])
    count = len(state.players)
    away = (seat - state.active) % count
    if not away and (state.phase == "end" or player.dead):
        away = count
    begins = not away and state.attack is None and (state.phase == "start" or attacks_left(state) > 0)
    return Signs(
        left=min(4, max(1, souls_to_win(state, seat) - soul_total(state, seat))),
        items=items,
        cents=min(player.cents, SEVERAL),
        loot=loot,
        answers=answers,
        attack=player_attack(state, seat),
        hp=max_hp(state, seat),
        away=away / count,
        prey=best_prey(state, seat) if begins else 0.0,
    )


def means(found: Signs, weights: Weights, left: int) -> float:
    """Weigh what a seat has to win with, the souls themselves apart."""
    return (
        weights.items[left - 1] * found.items
        + weights.cents * found.cents
        + weights.loot * found.loot
        + weights.answers * found.answers
        + weights.attack * found.attack
        + weights.hp * found.hp
    )


def strength(state: State, seat: int) -> float:
    """Give a seat's strength: it wins with its share of the table's."""
    weights = WEIGHTS[len(state.players)]
    found = signs(state, seat)
    left = found.left
    return exp(
        weights.souls[left - 1]
        + means(found, weights, left)
        + weights.away * found.away
        + weights.prey[left - 1] * found.prey
    )


def best_prey(state: State, seat: int) -> float:
    """Give the chance to beat the easiest monster in play that is worth a soul, by printed numbers."""
    best = 0.0
    fighter = None
    for obj in state.monsters():
        if obj.face.souls and is_attackable(obj):
            fighter = fighter or Fighter(hp=max(1, max_hp(state, seat)), attack=player_attack(state, seat))
            best = max(best, odds(printed_foe(obj.face), fighter).win)
    return best


def value(state: State, seat: int) -> float:
    """Give a seat's chance to win from here, or what it has won."""
    if state.over:
        winners = state.winners or ()
        return 1.0 / len(winners) if seat in winners and state.mode == "versus" else float(seat in winners)
    if state.mode != "versus":
        return team_value(state)
    strengths = [strength(state, each) for each in range(len(state.players))]
    return strengths[seat] / sum(strengths)


def team_value(state: State) -> float:
    """Give the chance that all of them win together, against the timer."""
    count = len(state.players)
    souls = sum(soul_total(state, seat) for seat in range(count))
    goal = state.goal or 4 * count
    boss = sum(obj.damage for obj in state.monsters() if state.slots[obj.slot].row != "monster")
    owned = sum(means(signs(state, seat), FOUR, 3) for seat in range(count))
    hope = 6.0 * souls / goal + 0.3 * boss + 0.5 * owned - 0.6 * (8 - state.timer) - 3.0
    return 1.0 / (1.0 + exp(-hope))
