"""What simulate says about runs: how many were won, and how far the others came."""

from collections.abc import Iterator
from typing import Any

from attrs import define, field

from soulstack.app.tools.reports import GameResult, GamesReport


@define
class SpireReport(GamesReport):
    """How all runs went."""

    won: int = 0
    lost: int = 0
    acts: list[int] = field(factory=lambda: [0, 0, 0, 0])
    rooms: int = 0
    fights: int = 0
    rounds: int = 0

    def note(self, result: GameResult) -> None:
        """Count how a run ended, and where."""
        details = result.outcome.details
        self.won += details["won"]
        self.lost += 1 - details["won"]
        self.acts[details["act"] - 1] += 1
        self.rooms += details["rooms"]
        self.fights += details["fights"]
        self.rounds += details["rounds"]

    def own(self) -> dict[str, Any]:
        """Give what only this game counts as plain data."""
        return {
            "won": self.won,
            "lost": self.lost,
            "acts": self.acts,
            "rooms_per_game": round(self.rooms / max(self.finished, 1), 2),
            "rounds_per_fight": round(self.rounds / max(self.fights, 1), 2),
        }

    def own_words(self) -> Iterator[str]:
        """Say how far the runs came."""
        yield f"won {self.won}, lost {self.lost}; ended in Act I to IV: {', '.join(map(str, self.acts))}"

    def standing(self) -> dict[str, Any]:
        """Give what a tournament tells of the runs of one bot besides how many it won."""
        return {"acts": self.acts}

    def standing_words(self) -> str:
        """Say the same behind its line."""
        return f"ended in Act I to IV: {', '.join(map(str, self.acts))}"

    def table(self) -> dict[str, Any]:
        """Count every component of the box, those that never took part as well."""
        from soulstack.games.spire.cards.catalogue import catalogue

        used = {name: count for (name, _), count in self.counts.items()}
        return {name: used.get(name, 0) for name in catalogue()}
