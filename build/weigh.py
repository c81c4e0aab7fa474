"""Weighs what a position is worth, by games of normal bots: python build/weigh.py record FILE, then fit FILE.

`record` plays games and writes the signs of every seat at the start of each turn (`bots.evaluate.signs`) with who won; it adds
to a file that is there. `fit` finds the weights with which the winners were most likely and prints them as `evaluate.Weights`
has them, with the log loss on games that a fit has not seen. It needs NumPy and SciPy, which the game itself does not.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from soulstack.bots.evaluate import signs
from soulstack.bots.normal import NormalBot
from soulstack.foursouls.catalogue import catalogue
from soulstack.foursouls.game import GameSetup, apply, new_game
from soulstack.foursouls.looking import view_for
from soulstack.kernel.decisions import Answer

PARTS = 3
"""The games are fitted on all parts but one and tried on that one."""
TURNS = 300
NAMES = (
    "one left", "two left", "three left", "items, one left", "items, two left", "items, three left", "items, four left",
    "cents", "loot", "answers", "attack", "hp", "away", "prey, one left", "prey, two left", "prey, more left",
)  # fmt: skip


def positions(players: int, seed: int) -> dict[str, Any]:
    """Plays a game and gives the signs at the start of each turn, and who won."""
    cards = catalogue()
    state = new_game(GameSetup(players=players, seed=seed, turn_cap=TURNS), cards.values())
    bots = [NormalBot(seed, seat, cards) for seat in range(players)]
    turn, rows = -1, []
    while not state.over:
        decision = state.pending[0]
        if state.turn != turn and decision.prompt == "turn":
            turn = state.turn
            rows.append([signs(state, seat) for seat in range(players)])
        apply(state, Answer(decision.seat, bots[decision.seat].choose(view_for(state, decision.seat), decision)))
    return {"winners": state.winners or (), "rows": rows}


def record(file: Path, players: int, games: int, seed: int) -> None:
    """Adds games to a file, one a line."""
    with file.open("a", encoding="utf-8") as out:
        for number in range(games):
            out.write(json.dumps(positions(players, seed + number)) + "\n")
            out.flush()


def columns(found: list[float]) -> list[float]:
    """Spreads the signs of a seat over what is weighed by itself, in the order of `NAMES`."""
    left, items, cents, loot, answers, attack, hp, away, prey = found
    stage = [float(left == k) for k in (1, 2, 3, 4)]
    hunted = [prey * stage[0], prey * stage[1], prey * (stage[2] + stage[3])]
    return [*stage[:3], *(items * part for part in stage), cents, loot, answers, attack, hp, away, *hunted]


def games_in(file: Path) -> Iterator[dict[str, Any]]:
    """Gives the games that one seat has won."""
    for line in file.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        if len(game["winners"]) == 1:
            yield game


def fit(file: Path) -> None:
    """Prints the weights and how well they tell who wins."""
    import numpy as np
    from scipy.optimize import minimize

    table, won, part = [], [], []
    for number, game in enumerate(games_in(file)):
        for row in game["rows"]:
            table.append([columns(seat) for seat in row])
            won.append(game["winners"][0])
            part.append(number % PARTS)
    x, y, parts = np.array(table, float), np.array(won), np.array(part)

    def loss(weights: Any, x: Any, y: Any) -> tuple[float, Any]:
        logits = x @ weights
        chance = np.exp(logits - logits.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        rows = np.arange(len(y))
        cost = -np.log(chance[rows, y]).mean()
        chance[rows, y] -= 1
        return float(cost), np.einsum("ij,ijk->k", chance, x) / len(y)

    def best(x: Any, y: Any) -> Any:
        return minimize(loss, np.zeros(x.shape[2]), args=(x, y), jac=True, method="BFGS").x

    tried = [loss(best(x[parts != k], y[parts != k]), x[parts == k], y[parts == k])[0] for k in range(PARTS)]
    print(f"{len(y)} positions, log loss {sum(tried) / PARTS:.4f} on games not seen")
    for name, weight in zip(NAMES, best(x, y), strict=True):
        print(f"{name:18s} {weight:+.3f}")


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
