"""What a simulated game is, how one went, and how many went; what only one game counts it adds itself."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from attrs import define, field, frozen

from soulstack.app.game import Outcome, Story

Counts: TypeAlias = Counter[tuple[str, str]]
"""How often a thing did something: by its id and a word for what it did."""


@frozen
class SimulatedGame:
    """Everything that one game needs to know beforehand; plain, so that it travels to other processes."""

    game: str
    seed: int
    bots: tuple[str, ...]
    given: tuple[tuple[str, Any], ...] = ()
    """Values of the game's options by name, such as `("rooms", True)`."""
    check: int = 0
    """Whether the invariants are verified: the costly ones after so many decisions."""
    counts: bool = False
    """Whether it is counted what took part."""
    told: bool = False
    """Whether the game is told for a report with plots."""
    cap: int = 0
    """After so many turns the game is given up; 0 for the usual number."""
    marked: bool = True
    """Whether the final state is digested; a benchmark of the engine is not about that."""


@frozen
class GameResult:
    """How one game went."""

    seed: int
    bots: tuple[str, ...]
    outcome: Outcome = Outcome()
    decisions: int = 0
    mark: str = ""
    """The digest of the final state, or the kind of fault."""
    error: str = ""
    broken: bool = False
    """An invariant did not hold."""
    counts: Counts = field(factory=Counter)
    story: Story | None = None


@define
class GamesReport:
    """How all games went; a game's own report says more."""

    seats: tuple[str, ...] = ()
    """Who played, by seat."""
    counted: str = ""
    """The word for what was counted one by one; empty when nothing was."""
    cap: int = 0
    games: int = 0
    finished: int = 0
    unfinished: int = 0
    errors: list[dict[str, Any]] = field(factory=list)
    invariant_failures: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    counts: Counts = field(factory=Counter)
    interrupted: bool = False
    _hash: Any = field(factory=hashlib.sha256)

    def add(self, result: GameResult) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.turns += result.outcome.turns
        self.counts.update(result.counts)
        self._hash.update(f"{result.seed}:{result.mark}\n".encode())
        if result.error:
            self.errors.append({"seed": result.seed, "error": result.error})
            self.invariant_failures += result.broken
        elif result.outcome.capped:
            self.unfinished += 1
        else:
            self.finished += 1
            self.note(result)

    def note(self, result: GameResult) -> None:
        """Count what only this game counts of a game that was finished."""

    def own(self) -> dict[str, Any]:
        """Give what only this game counts as plain data."""
        return {}

    def own_words(self) -> Iterator[str]:
        """Say what only this game counts."""
        yield from ()

    def per_game(self) -> str:
        """Say what else there is of in one game."""
        return ""

    def standing(self) -> dict[str, Any]:
        """Give what a tournament tells of the games of one bot besides how many it won."""
        return {}

    def standing_words(self) -> str:
        """Say the same behind its line."""
        return ""

    def table(self) -> dict[str, Any]:
        """Give what was counted one by one; what never did anything is left out."""
        found: dict[str, dict[str, int]] = {}
        for (name, word), count in sorted(self.counts.items()):
            found.setdefault(name, {})[word] = count
        return found

    @property
    def state_hash(self) -> str:
        """A digest over all final states, in the order of the games."""
        return str(self._hash.hexdigest()[:32])

    def to_json(self) -> dict[str, Any]:
        """Give the report as plain data; keys are added, never renamed."""
        seconds = max(self.seconds, 1e-9)
        games = max(self.games, 1)
        return {
            "games": self.games,
            "finished": self.finished,
            "unfinished": self.unfinished,
            "errors": self.errors,
            "invariant_failures": self.invariant_failures,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "decisions_per_game": round(self.decisions / games, 2),
            **self.own(),
            "state_hash": self.state_hash,
            **({self.counted: self.table()} if self.counted else {}),
        }

    def in_words(self) -> Iterator[str]:
        """Say the report in lines for people."""
        data = self.to_json()
        if self.interrupted:
            yield "Stopped early; this is what was played."
        yield f"{self.games} games, {self.finished} finished, {self.unfinished} reached {self.cap} turns"
        yield (
            f"{data['seconds']:.1f} s: {data['games_per_second']:.1f} games/s,"
            f" {data['decisions_per_second']:.0f} decisions/s"
        )
        yield f"per game: {data['decisions_per_game']:.0f} decisions{self.per_game()}"
        yield from self.own_words()
        yield f"state hash: {self.state_hash}"
        for fault in self.errors:
            yield f"seed {fault['seed']}: {fault['error']}"
        if self.counted:
            for name, counts in self.table().items():
                yield f"{name}: " + _counts_in_words(counts)


def _counts_in_words(counts: Any) -> str:
    if isinstance(counts, Mapping):
        return ", ".join(f"{word} {count}" for word, count in counts.items())
    return str(counts)
