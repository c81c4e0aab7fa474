"""What others may ask of the table's surroundings: sessions, replays, lessons, barriers, counts."""

from collections.abc import Mapping
from typing import Any

from soulstack.app.lessons import Lesson
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.play.barriers import barrier, knowledge
from soulstack.games.foursouls.play.lessons import read_lesson
from soulstack.games.foursouls.play.replay import SoulsReplay
from soulstack.games.foursouls.play.session import SoulsSession
from soulstack.games.foursouls.play.tally import Counting
from soulstack.games.foursouls.rules.game import GameSetup
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel.record import Record

__all__ = ["Lesson", "barrier", "count", "knowledge", "position", "read_lesson", "replay_kind", "session_kind"]

HUMAN = "human"


def session_kind(seats: tuple[str, ...], state: State) -> type[SoulsSession]:
    """Give the kind of session for so many people: several of them share the screen, unless they are one team."""
    if seats.count(HUMAN) < 2:
        return SoulsSession
    from soulstack.games.foursouls.play.shared_screen import SharedSession, TeamSession

    return SharedSession if state.mode == "versus" else TeamSession


def replay_kind() -> type[SoulsReplay]:
    """Give the kind of session that shows a recorded game."""
    return SoulsReplay


def position(state: State, viewer: int) -> tuple[GameSetup, tuple[str, ...]]:
    """Say which settings and seats a position that was laid out by hand is played with."""
    count = len(state.players)
    return GameSetup(players=count), tuple(HUMAN if seat == viewer else "bot:normal" for seat in range(count))


def count(
    record: Record, cards: Mapping[str, CardDef], seats: tuple[str, ...], *, keeps: bool, meta: Mapping[str, Any]
) -> Counting:
    """Begin to count a game that is over, and to add it to the statistics where that is wanted."""
    del meta
    return Counting(record, cards, seats, keeps=keeps)
