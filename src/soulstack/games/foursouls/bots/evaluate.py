"""What a position is worth: the chance to win from here, read off a state without playing on.

A seat's strength comes from a few signs: souls still needed, items, cents, cards, numbers for fights, how soon it is its
turn. What they weigh was found by gifts in games between bots; docs/bots.md says how. A seat wins with its share
of the table's strength, so whatever helps one seat counts against the others, and most against those who are close behind.
"""

from math import exp
from typing import Final, NamedTuple

from attrs import frozen

from soulstack.games.foursouls.bots.card_worth import item_worth, loot_worth
from soulstack.games.foursouls.bots.estimates import printed_foe
from soulstack.games.foursouls.bots.fight_odds import Fighter, odds
from soulstack.games.foursouls.bots.judging_bot import is_reactive
from soulstack.games.foursouls.rules.souls import souls_to_win
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.stats import attacks_left, is_attackable, max_hp, player_attack, soul_total


@frozen
class Weights:
    """How much each sign adds to the logarithm of a seat's strength."""

    souls: tuple[float, float, float, float]
    """With one, two, three and four souls or more left."""
    cents: float
    away: float
    """The whole round until it is one's turn."""
    item: float = 0.13
    """An item of whatever kind."""
    worth: float = 0.022
    """A cent of an item's worth on top of that."""
    card: float = 0.02
    """A loot card of whatever kind."""
    loot: float = 0.02
    """A cent of a loot card's worth on top of that."""
    answers: float = 0.04
    """A loot card that can answer something, on top of both."""
    attack: float = 0.06
    hp: float = 0.05
    prey: tuple[float, float, float, float] = (1.5, 0.6, 0.15, 0.1)
    """The chance to beat a monster with a soul in an attack of one's turn, with as many souls left."""


TWO: Final = Weights((2.1, 0.95, 0.34, 0.0), cents=0.036, away=-0.19)
THREE: Final = Weights((2.25, 0.98, 0.35, 0.0), cents=0.034, away=-0.28)
"""Between the two others."""
FOUR: Final = Weights((2.4, 1.02, 0.37, 0.0), cents=0.032, away=-0.37)
WEIGHTS: Final = {2: TWO, 3: THREE, 4: FOUR}
"""By the number of seats."""
SEVERAL: Final = 30
"""Cents beyond this many change little."""
HELD: Final = 8.0
"""A card in the hand is worth no more cents than this: what it promises comes only when it is played."""
CURSE: Final = 4.0
"""What a curse takes off the worth of one's items."""


class Signs(NamedTuple):
    """What the strength of a seat is read from."""

    left: int
    """Souls until it wins, four at most."""
    items: int
    worth: float
    """What the items are worth, in cents."""
    cents: int
    cards: int
    loot: float
    """What the hand is worth, in cents."""
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
    worth = -CURSE * len(player.curses)
    for oid in player.items:
        worth += item_worth(objects[oid].face)
    loot = 0.0
    answers = 0
    for card in player.hand:
        loot += min(HELD, loot_worth(printed[card]))
        answers += is_reactive(printed[card])
    count = len(state.players)
    away = (seat - state.active) % count
    if not away and (state.phase == "end" or player.dead):
        away = count
    begins = not away and state.attack is None and (state.phase == "start" or attacks_left(state) > 0)
    return Signs(
        left=min(4, max(1, souls_to_win(state, seat) - soul_total(state, seat))),
        items=len(player.items),
        worth=worth,
        cents=min(player.cents, SEVERAL),
        cards=len(player.hand),
        loot=loot,
        answers=answers,
        attack=player_attack(state, seat),
        hp=max_hp(state, seat),
        away=away / count,
        prey=best_prey(state, seat) if begins else 0.0,
    )


def means(found: Signs, weights: Weights) -> float:
    """Weigh what a seat has to win with, the souls themselves apart."""
    return (
        weights.item * found.items
        + weights.worth * found.worth
        + weights.cents * found.cents
        + weights.card * found.cards
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
        + means(found, weights)
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
    owned = sum(means(signs(state, seat), FOUR) for seat in range(count))
    hope = 6.0 * souls / goal + 0.3 * boss + 0.5 * owned - 0.6 * (8 - state.timer) - 3.0
    return 1.0 / (1.0 + exp(-hope))
