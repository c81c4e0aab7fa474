"""What a position is worth: the chance to win from here, read off a state without playing on.

Each seat has a few signs (souls still needed, items, cents, cards, numbers for fights, how soon it is its turn). Their
weights were fitted to who won games between `normal` bots; docs/bots.md says how. A seat wins with its share of the
table's strength, so whatever helps one seat counts against the others, and most against those who are close behind.
"""

from math import exp
from typing import Final, TypeAlias

from soulstack.bots.valuation import item_worth, loot_worth
from soulstack.foursouls.souls import souls_to_win
from soulstack.foursouls.state import State
from soulstack.foursouls.stats import max_hp, player_attack, soul_total

Signs: TypeAlias = tuple[float, ...]

NAMES: Final = ("three left", "two left", "one left", "items", "cents", "riches", "loot", "attack", "hp", "turns away")
WEIGHTS: Final[Signs] = (0.58, 1.52, 2.62, 0.028, 0.025, 0.035, 0.019, 0.1, 0.05, -0.42)
"""How much each sign adds to the logarithm of a seat's strength."""
TREASURE_PRICE: Final = 10
SEVERAL: Final = 30
"""Cents beyond this many change little."""


def signs(state: State, seat: int) -> Signs:
    """Read the signs of one seat."""
    player = state.players[seat]
    objects = state.objects
    printed = state.printed
    need = souls_to_win(state, seat) - soul_total(state, seat)
    items = 0.0
    for oid in player.items:
        items += item_worth(objects[oid].face)
    items -= 4.0 * len(player.curses)
    loot = 0.0
    for card in player.hand:
        loot += loot_worth(printed[card])
    count = len(state.players)
    away = (seat - state.active) % count
    if not away and (state.phase == "end" or player.dead):
        away = count
    cents = player.cents
    return (
        float(need == 3),
        float(need == 2),
        float(need <= 1),
        items,
        float(min(cents, TREASURE_PRICE)),
        float(min(cents, SEVERAL) - min(cents, TREASURE_PRICE)),
        loot,
        float(player_attack(state, seat)),
        float(max_hp(state, seat)),
        away / count,
    )


def strength(state: State, seat: int) -> float:
    """Give a seat's strength: it wins with its share of the table's."""
    total = 0.0
    for weight, sign in zip(WEIGHTS, signs(state, seat), strict=True):
        total += weight * sign
    return exp(total)


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
    means = sum(
        weight * sign
        for seat in range(count)
        for weight, sign in zip(WEIGHTS[3:9], signs(state, seat)[3:9], strict=True)
    )
    hope = 6.0 * souls / goal + 0.3 * boss + 0.5 * means - 0.6 * (8 - state.timer) - 3.0
    return 1.0 / (1.0 + exp(-hope))
