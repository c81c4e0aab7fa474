"""Bots against each other: seats rotate, rates come with 95 % intervals, strength as Elo."""

import json
import math
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

from attrs import define, field

from soulstack.app.tools.simulate import VERSUS, Game, GameResult, Progress, Watch, game_seed, play_all, setup_of
from soulstack.games.foursouls.bots.specs import SPECS
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import new_game

ELO_MEAN: Final = 1500.0
ROUNDS: Final = 200
Z: Final = 1.959964
"""Normal deviate of a 95 % interval."""

Lineup: TypeAlias = tuple[str, ...]


@define
class Score:
    """How one bot did; a bot on two seats has played two games."""

    games: int = 0
    wins: float = 0.0
    elo: float = ELO_MEAN

    def to_json(self) -> dict[str, Any]:
        """Give the score as plain data."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": int(self.wins) if self.wins == int(self.wins) else self.wins,
            "rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "elo": round(self.elo, 1),
        }


@define
class Standings:
    """How a tournament went."""

    games: int = 0
    scores: dict[str, Score] = field(factory=dict)
    seconds: float = 0.0
    errors: list[dict[str, Any]] = field(factory=list)
    unfinished: int = 0
    interrupted: bool = False

    def to_json(self) -> dict[str, Any]:
        """Give the standings as plain data."""
        return {
            "games": self.games,
            "bots": {name: score.to_json() for name, score in self.scores.items()},
            "seconds": round(self.seconds, 3),
            "errors": self.errors,
            "unfinished": self.unfinished,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a rate after Wilson.

    >>> low, high = wilson(70, 100)
    >>> round(low, 3), round(high, 3)
    (0.604, 0.781)
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """List who plays together: every group of the bots, or all of them going round the table.

    >>> lineups(["easy", "random", "hard"], 2)
    [('easy', 'random'), ('easy', 'hard'), ('random', 'hard')]
    >>> lineups(["easy", "random"], 4)
    [('easy', 'random', 'easy', 'random')]
    """
    if len(bots) >= players:
        return list(dict.fromkeys(combinations(bots, players)))
    found: list[Lineup] = []
    for start in range(len(bots)):
        group = tuple(bots[(start + seat) % len(bots)] for seat in range(players))
        turned = [group[i:] + group[:i] for i in range(players)]
        if not any(other in found for other in turned):
            found.append(group)
    return found


def schedule(groups: Sequence[Lineup], games: int, seed: int) -> list[Game]:
    """Lay out the games: each group sits down in every rotation with the same cards before the next one comes."""
    plan = []
    for number in range(games):
        players = len(groups[0])
        round_number, turn = divmod(number, players)
        group = groups[round_number % len(groups)]
        plan.append(Game(game_seed(seed, round_number), group[turn:] + group[:turn]))
    return plan


def elo(results: Sequence[tuple[Lineup, int]], names: Sequence[str]) -> dict[str, float]:
    """Fit strengths so that a seat wins with its share of the table's strength (Luce), and give them as Elo.

    Each bot has half a win against the average on top, so that one that always wins stays on the scale.
    """
    strength = dict.fromkeys(names, 1.0)
    wins = dict.fromkeys(names, 0.5)
    for group, winner in results:
        wins[group[winner]] += 1.0
    for _ in range(ROUNDS):
        weight = {name: 1.0 / (strength[name] + 1.0) for name in names}
        for group, _winner in results:
            total = sum(strength[name] for name in group)
            for name in group:
                weight[name] += 1.0 / total
        strength = {name: wins[name] / weight[name] for name in names}
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(strength))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: ELO_MEAN + 400 * math.log10(strength[name]) for name in names}


def tournament(
    bots: Sequence[str],
    games: int,
    players: int = 4,
    *,
    seed: int = 1,
    jobs: int = 1,
    sets: Sequence[str] = ("base",),
    mode: str = VERSUS,
    watch: Watch | None = None,
) -> Standings:
    """Let bots play each other; raises ValueError for a tournament that cannot be."""
    names = [SPECS.name(spec) for spec in bots]
    if len(names) < 2:
        raise ValueError("A tournament needs at least two bots.")
    plan = schedule(lineups(names, players), games, seed)
    plan = [Game(game.seed, game.bots, tuple(sets), mode) for game in plan]
    if plan:
        new_game(setup_of(plan[0]), catalogue().values())
    standings = Standings(scores={name: Score() for name in names})
    results, standings.seconds, standings.interrupted = play_all(plan, jobs, watch)
    decided = [(result.bots, result.winners[0]) for result in results if _count(result, standings)]
    for name, value in elo(decided, list(standings.scores)).items():
        standings.scores[name].elo = value
    return standings


def _count(result: GameResult, standings: Standings) -> bool:
    """Add a game to the standings; tell whether one seat won it alone."""
    standings.games += 1
    if result.error:
        standings.errors.append({"seed": result.seed, "error": result.error})
        return False
    standings.unfinished += result.capped
    for name in result.bots:
        standings.scores[name].games += 1
    for seat in result.winners:
        standings.scores[result.bots[seat]].wins += 1 / len(result.winners)
    return len(result.winners) == 1


def run_tournament(
    bots: Sequence[str],
    games: int,
    players: int = 4,
    *,
    seed: int = 1,
    jobs: int = 1,
    sets: Sequence[str] = ("base",),
    mode: str = VERSUS,
    as_json: bool = False,
) -> int:
    """Hold a tournament and print it: 0 when all games went well, 1 when one did not, 2 when it cannot be held."""
    progress = Progress(games)
    try:
        found = tournament(bots, games, players, seed=seed, jobs=jobs, sets=sets, mode=mode, watch=progress)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    finally:
        progress.close()
    data = found.to_json()
    if as_json:
        print(json.dumps(data))
    else:
        if found.interrupted:
            print("Stopped early; this is what was played.")
        print(f"{found.games} games of {players} seats in {found.seconds:.1f} s")
        for line in table(data["bots"]):
            print(line)
        for fault in found.errors:
            print(f"seed {fault['seed']}: {fault['error']}")
    return 1 if found.errors else 0


def table(scores: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Lay the standings out in lines, the strongest first."""
    width = max(len(name) for name in scores)
    ranked = sorted(scores.items(), key=lambda entry: -entry[1]["elo"])
    return [
        f"{name.ljust(width)}  {s['wins']:>6} of {s['games']:<6} {100 * s['rate']:5.1f} %"
        f"  ({100 * s['low']:.1f} to {100 * s['high']:.1f})  Elo {s['elo']:.0f}"
        for name, s in ranked
    ]
