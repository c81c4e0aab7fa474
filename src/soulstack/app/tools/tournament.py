"""Bots compared: rates come with 95 % intervals.

Where seats play against each other they rotate, and strength comes as Elo; where they play together each level plays the same
seeds, and it is told how far it came.
"""

import json
import math
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

from attrs import define, field

from soulstack.app import registry
from soulstack.app.tools.intervals import wilson
from soulstack.app.tools.progress import ProgressBar
from soulstack.app.tools.reports import GameResult, GamesReport, SimulatedGame
from soulstack.app.tools.simulate import Watch, Where, game_seed, play_all, refuse_impossible

ELO_MEAN: Final = 1500.0
ROUNDS: Final = 200

Lineup: TypeAlias = tuple[str, ...]
Given: TypeAlias = tuple[tuple[str, Any], ...]


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
    """How a tournament of rivals went."""

    players: int = 0
    games: int = 0
    scores: dict[str, Score] = field(factory=dict)
    seconds: float = 0.0
    errors: list[dict[str, Any]] = field(factory=list)
    unfinished: int = 0
    interrupted: bool = False
    _decided: list[tuple[Lineup, int]] = field(factory=list)
    """Who sat down, and which seat won alone."""

    def add(self, result: GameResult) -> None:
        """Count one more game."""
        self.games += 1
        if result.error:
            self.errors.append({"seed": result.seed, "error": result.error})
            return
        self.unfinished += result.outcome.capped
        self.count(result)

    def count(self, result: GameResult) -> None:
        """Give everybody what they have of a game that went well."""
        winners = result.outcome.winners
        for name in result.bots:
            self.scores[name].games += 1
        for seat in winners:
            self.scores[result.bots[seat]].wins += 1 / len(winners)
        if len(winners) == 1:
            self._decided.append((result.bots, winners[0]))

    def finish(self) -> None:
        """Work out the strengths when all games are counted."""
        for name, value in elo(self._decided, list(self.scores)).items():
            self.scores[name].elo = value

    def to_json(self) -> dict[str, Any]:
        """Give the standings as plain data."""
        return {
            "games": self.games,
            "bots": self.rows(),
            "seconds": round(self.seconds, 3),
            "errors": self.errors,
            "unfinished": self.unfinished,
        }

    def rows(self) -> dict[str, dict[str, Any]]:
        """Give what each bot has reached."""
        return {name: score.to_json() for name, score in self.scores.items()}

    def table(self) -> list[str]:
        """Lay the standings out in lines, the strongest first."""
        rows = self.rows()
        width = max(len(name) for name in rows)
        ranked = sorted(rows.items(), key=lambda entry: -entry[1]["elo"])
        return [
            f"{name.ljust(width)}  {s['wins']:>6} of {s['games']:<6} {_rate(s)}  Elo {s['elo']:.0f}"
            for name, s in ranked
        ]


@define
class TogetherStandings(Standings):
    """How far each bot came where all seats play together."""

    reports: dict[str, GamesReport] = field(factory=dict, kw_only=True)

    def count(self, result: GameResult) -> None:
        """Add a game to what its bot has reached."""
        score = self.scores.setdefault(result.bots[0], Score())
        score.games += 1
        score.wins += bool(result.outcome.winners)
        self.reports[result.bots[0]].add(result)

    def finish(self) -> None:
        """Do nothing: nobody has played against anybody."""

    def rows(self) -> dict[str, dict[str, Any]]:
        """Give what each bot has reached."""
        found = {}
        for name, report in self.reports.items():
            score = self.scores.get(name, Score()).to_json()
            rates = {key: score[key] for key in ("rate", "low", "high")}
            found[name] = {"runs": score["games"], "won": score["wins"], **rates, **report.standing()}
        return found

    def table(self) -> list[str]:
        """Lay the standings out in lines, the best first."""
        rows = self.rows()
        width = max(len(name) for name in rows)
        ranked = sorted(rows.items(), key=lambda entry: -entry[1]["rate"])
        return [
            f"{name.ljust(width)}  {s['won']:>6} of {s['runs']:<6} {_rate(s)}  {self.reports[name].standing_words()}".rstrip()
            for name, s in ranked
        ]


def _rate(score: Mapping[str, Any]) -> str:
    return f"{100 * score['rate']:5.1f} %  ({100 * score['low']:.1f} to {100 * score['high']:.1f})"


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


def schedule(
    groups: Sequence[Lineup], games: int, seed: int, game: str = registry.DEFAULT, given: Given = ()
) -> list[SimulatedGame]:
    """Lay out the games: each group sits down in every rotation with the same cards before the next one comes."""
    plan = []
    for number in range(games):
        players = len(groups[0])
        round_number, turn = divmod(number, players)
        group = groups[round_number % len(groups)]
        plan.append(SimulatedGame(game, game_seed(seed, round_number), group[turn:] + group[:turn], given))
    return plan


def same_seeds(
    names: Sequence[str], players: int, games: int, seed: int, game: str, given: Given = ()
) -> list[SimulatedGame]:
    """Lay out the games of companions: every bot plays all seats of the same games."""
    return [
        SimulatedGame(game, game_seed(seed, number), (name,) * players, given)
        for number in range(games)
        for name in names
    ]


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
    players: int = 0,
    *,
    game: str = registry.DEFAULT,
    seed: int = 1,
    where: Where | None = None,
    given: Mapping[str, Any] | None = None,
    watch: Watch | None = None,
) -> Standings:
    """Let bots play; raises ValueError for a tournament that cannot be."""
    door = registry.game(game)
    names = [door.seats().bots.name(spec) for spec in bots]
    if len(names) < 2:
        raise ValueError("A tournament needs at least two bots.")
    options = tuple(sorted((given or {}).items()))
    standings: Standings
    if door.tools().RIVALS:
        players = players or door.seats().most
        plan = schedule(lineups(names, players), games, seed, door.key, options)
        standings = Standings(players=players, scores={name: Score() for name in names})
    else:
        players = players or door.seats().usual
        plan = same_seeds(names, players, games, seed, door.key, options)
        reports = {name: door.tools().report((name,) * players, counts=False) for name in names}
        standings = TogetherStandings(players=players, reports=reports)
    if plan:
        refuse_impossible(plan[0])
    results, standings.seconds, standings.interrupted = play_all(plan, where, watch)
    for result in results:
        standings.add(result)
    standings.finish()
    return standings


def run_tournament(bots: Sequence[str], games: int, *arguments: Any, as_json: bool = False, **options: Any) -> int:
    """Hold a tournament and print it: 0 when all games went well, 1 when one did not, 2 when it cannot be held."""
    try:
        with ProgressBar(games, "game") as progress:
            found = tournament(bots, games, *arguments, watch=progress, **options)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if as_json:
        print(json.dumps(found.to_json()))
    else:
        if found.interrupted:
            print("Stopped early; this is what was played.")
        print(f"{found.games} games of {found.players} seats in {found.seconds:.1f} s")
        for line in found.table():
            print(line)
        for fault in found.errors:
            print(f"seed {fault['seed']}: {fault['error']}")
    return 1 if found.errors else 0
