"""What simulate says about games of Four Souls: who won, and how long it took."""

from collections.abc import Iterator
from typing import Any

from attrs import define, field

from soulstack.app.tools.reports import GameResult, GamesReport


@define
class FourSoulsReport(GamesReport):
    """How all games went."""

    wins_by_seat: list[int] = field(factory=list)
    wins_by_bot: dict[str, int] = field(factory=dict)
    ties: int = 0

    def __attrs_post_init__(self) -> None:
        self.wins_by_seat = [0] * len(self.seats)
        self.wins_by_bot = dict.fromkeys(self.seats, 0)

    def note(self, result: GameResult) -> None:
        """Count who has won; shared wins are ties, unless all win together."""
        winners = result.outcome.winners
        if len(winners) == 1 or result.outcome.team:
            for seat in winners:
                self.wins_by_seat[seat] += 1
            for bot in dict.fromkeys(result.bots[seat] for seat in winners):
                self.wins_by_bot[bot] += 1
        else:
            self.ties += 1

    def own(self) -> dict[str, Any]:
        """Give what only this game counts as plain data."""
        return {
            "turns_per_game": round(self.turns / max(self.games, 1), 2),
            "wins_by_seat": self.wins_by_seat,
            "wins_by_bot": self.wins_by_bot,
            "ties": self.ties,
        }

    def per_game(self) -> str:
        """Say how many turns a game has."""
        return f", {self.own()['turns_per_game']:.1f} turns"

    def own_words(self) -> Iterator[str]:
        """Say who has won."""
        seats = ", ".join(f"{seat + 1}: {wins}" for seat, wins in enumerate(self.wins_by_seat))
        yield f"wins by seat: {seats}; ties: {self.ties}"
        yield "wins by bot: " + ", ".join(f"{bot}: {wins}" for bot, wins in self.wins_by_bot.items())
