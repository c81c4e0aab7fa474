"""What others may ask of the table's surroundings: sessions, replays, barriers, counts."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from soulstack.games.spire.play import annals
from soulstack.games.spire.play.barriers import barrier, knowledge
from soulstack.games.spire.play.campaign_book import Earned, count_run
from soulstack.games.spire.play.lessons import read_lesson
from soulstack.games.spire.play.profiles import load
from soulstack.games.spire.play.replay import SpireReplay
from soulstack.games.spire.play.session import SpireSession
from soulstack.games.spire.play.tally import Counting, Tally
from soulstack.games.spire.rules.door import recalled
from soulstack.games.spire.rules.state import Setup, State
from soulstack.kernel.record import Record

__all__ = ["barrier", "count", "knowledge", "position", "read_lesson", "replay_kind", "session_kind"]

HUMAN = "human"


def session_kind(seats: tuple[str, ...], state: State) -> type[SpireSession]:
    """Give the kind of session: one for any number of people, because hands are open and heroes are shared."""
    del seats, state
    return SpireSession


def replay_kind() -> type[SpireReplay]:
    """Give the kind of session that shows a recorded run."""
    return SpireReplay


def position(state: State, viewer: int) -> tuple[Setup, tuple[str, ...]]:
    """Say which settings and seats a position that was laid out by hand is played with: one person plays all heroes."""
    del viewer
    return state.setup, (HUMAN,) * len(state.heroes)


def count(
    record: Record, cards: Mapping[str, Any], seats: tuple[str, ...], *, keeps: bool, meta: Mapping[str, Any]
) -> Counting:
    """Count a run that is over; one that is kept counts for the campaign of this player, if a person climbed."""
    if keeps and HUMAN in seats:
        return Counting(record, cards, partial(_add_to_campaign, load().number, dict(meta)))
    return Counting(record, cards)


def mark_of(record: Record) -> str:
    """Tell the record of a run from those of all others: by the digest of its end."""
    return record.checkpoints.get(len(record.answers), "") or str(len(record.answers))


def _add_to_campaign(profile: int, meta: Mapping[str, Any], record: Record, tally: Tally) -> Earned | None:
    mark = mark_of(record)
    setup = recalled(record.setup)
    if not setup.encounter:
        annals.add(annals.entry_of(setup, tally, mark, profile, meta))
    return count_run(setup, tally, mark, profile)
