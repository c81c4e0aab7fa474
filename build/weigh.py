"""Weighs what a position is worth, by gifts in games of bots: python build/weigh.py record FILE, then fit FILE.

Whoever has more souls or items also plays the luckier game, so who won says less about what a soul or an item is worth than it
seems to. `record` therefore plays games between bots that do not search and hands out gifts by chance at some turn: cents, loot,
a treasure, a soul. It writes what everybody got, how strong each seat was before (`bots.evaluate.strength`) and who won,
and adds to a file that is there. `fit` finds what each gift added to the logarithm of a seat's strength, with its standard
error; `evaluate.Weights` has such numbers, rounded. It needs NumPy and SciPy, which the game itself does not.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from soulstack.games.foursouls.bots.card_worth import item_worth, loot_worth
from soulstack.games.foursouls.bots.evaluate import signs, strength
from soulstack.games.foursouls.bots.judging_bot import SearchingBot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.changes import gain_new_item
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.souls import gain_soul_card
from soulstack.games.foursouls.rules.state import DECKS, State
from soulstack.games.foursouls.rules.zones import take_out, take_top
from soulstack.kernel.decisions import Answer
from soulstack.kernel.rng import below, named_seed

TURNS = 300
ROUNDS = 4
"""Gifts come in one of the first so many rounds of the table."""
LOOT, TREASURE, MONSTER = (DECKS.index(name) for name in ("loot", "treasure", "monster"))
USUAL_LOOT, USUAL_ITEM = 3.0, 6.5
"""What the worth of a gift is compared with, so that its number and its worth are told apart."""
NAMES = (
    "strength before", "a cent", "a loot card", "a cent of its worth", "a treasure", "a cent of its worth",
    "a soul, four left", "a soul, three left", "a soul, two left",
)  # fmt: skip


def give(state: State, seat: int, luck: dict[str, int]) -> list[float]:
    """Hands a seat gifts by chance and gives what stands for them, in the order of `NAMES` but the first."""
    left = signs(state, seat).left
    player = state.players[seat]
    cents = min(4 * below(luck, "gifts", 3), state.pool)
    player.cents += cents
    state.pool -= cents
    cards = [take_top(state, LOOT) for _ in range(below(luck, "gifts", 3))]
    player.hand += cards
    items = [take_top(state, TREASURE) for _ in range(below(luck, "gifts", 2))]
    for card in items:
        gain_new_item(state, seat, card)
    souls = [card for card in state.decks[MONSTER] if state.printed[card].souls == 1]
    with_soul = bool(souls) and left > 1 and below(luck, "gifts", 10) < 3
    if with_soul:
        take_out(state, MONSTER, souls[0])
        gain_soul_card(state, seat, souls[0])
    loot = sum(loot_worth(state.printed[card]) - USUAL_LOOT for card in cards)
    worth = sum(item_worth(state.printed[card]) - USUAL_ITEM for card in items)
    return [cents, len(cards), loot, len(items), worth, *(float(with_soul and left == k) for k in (4, 3, 2))]


def game(players: int, seed: int) -> dict[str, Any]:
    """Plays a game with gifts; gives what everybody had and got, and who won."""
    cards = catalogue()
    luck = {"gifts": named_seed(seed, "gifts")}
    turn = 1 + below(luck, "gifts", ROUNDS * players)
    state = new_game(GameSetup(players=players, seed=seed, turn_cap=TURNS), cards.values())
    bots = [SearchingBot(seed, seat, cards) for seat in range(players)]
    rows: list[list[float]] = []
    while not state.over:
        decision = state.pending[0]
        if not rows and decision.prompt == "turn" and state.turn >= turn and not state.stack:
            before = [math.log(strength(state, seat)) for seat in range(players)]
            rows = [[before[seat], *give(state, seat, luck)] for seat in range(players)]
        apply(state, Answer(decision.seat, bots[decision.seat].choose(view_for(state, decision.seat), decision)))
    return {"winners": state.winners or (), "rows": rows}


def record(file: Path, players: int, games: int, seed: int) -> None:
    """Adds games to a file, one a line."""
    with file.open("a", encoding="utf-8") as out:
        for number in range(games):
            out.write(json.dumps(game(players, seed + number)) + "\n")
            out.flush()


def games_in(file: Path) -> Iterator[dict[str, Any]]:
    """Gives the games with gifts that one seat has won."""
    for line in file.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        if len(found["winners"]) == 1 and found["rows"]:
            yield found


def fit(file: Path) -> None:
    """Prints what each gift was worth."""
    import numpy as np
    from scipy.optimize import minimize

    found = list(games_in(file))
    x, y = np.array([one["rows"] for one in found], float), np.array([one["winners"][0] for one in found])

    def loss(weights: Any) -> tuple[float, Any]:
        logits = x @ weights
        chance = np.exp(logits - logits.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        rows = np.arange(len(y))
        cost = -np.log(chance[rows, y]).sum()
        chance[rows, y] -= 1
        return float(cost), np.einsum("ij,ijk->k", chance, x)

    best = minimize(loss, np.zeros(len(NAMES)), jac=True, method="BFGS")
    print(f"{len(y)} games")
    for name, weight, error in zip(NAMES, best.x, np.sqrt(np.diag(best.hess_inv)), strict=True):
        print(f"{name:20s} {weight:+.3f} +- {error:.3f}")


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("record", "fit"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "record":
        record(asked.file, asked.players, asked.games, asked.seed)
    else:
        fit(asked.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
