"""What the runs of this player have unlocked: kept in one checked file beside the saves, each run counted once.

A file that cannot be read counts as a new campaign; whatever cannot be written is lost with the next start, and no run waits.
"""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Final

from attrs import define, field, frozen, validators

from soulstack import paths
from soulstack.app.saves import Save, SaveError, read_save, write_save
from soulstack.content.plain import OddError, structure
from soulstack.games.spire.play.tally import Tally
from soulstack.games.spire.rules.campaign import Campaign, beat_boss, boxes_of, check_boxes, grant, unlocked, win_daily
from soulstack.games.spire.rules.state import Setup

FILE: Final = "spire_campaign.save"
REMEMBERED: Final = 200
"""So many of the last runs are known by their mark, so that none is counted twice."""
_writing = Lock()
_COUNT: Final = validators.ge(0)


@frozen
class Earned:
    """What one run has added to a campaign."""

    before: Campaign
    after: Campaign

    @property
    def locks(self) -> tuple[str, ...]:
        """The locks that it has opened."""
        known = unlocked(self.before)
        return tuple(name for name in unlocked(self.after) if name not in known)

    @property
    def achievements(self) -> tuple[str, ...]:
        """The achievements that were new."""
        return tuple(name for name in self.after.achievements if name not in self.before.achievements)


@define
class Book:
    """A campaign with the runs that are in it."""

    campaign: Campaign = Campaign()
    counted: tuple[str, ...] = ()


@frozen
class _OnDisk:
    boxes: dict[str, int] = field(factory=dict)
    ascension: int = field(default=0, validator=_COUNT)
    achievements: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()


def campaign_file() -> Path:
    """Say where it is kept."""
    return paths.data() / FILE


def load() -> Book:
    """Read what this player has reached."""
    try:
        found = structure(read_save(campaign_file()).save.record, _OnDisk)
    except (SaveError, OddError):
        return Book()
    boxes = {track: max(0, n) for track, n in found.boxes.items()}
    return Book(Campaign(boxes, found.ascension, found.achievements), found.counted)


def earned(campaign: Campaign, setup: Setup, tally: Tally) -> Campaign:
    """Add what a run has brought: boxes for each hero, the next level, achievements (UNLOCK-01, ASC-13, ACH-00)."""
    after = campaign
    for hero in setup.heroes:
        after = check_boxes(after, hero, boxes_of(tally.bosses))
    for act in range(setup.act, setup.act + tally.bosses):
        after = beat_boss(after, act, seats=len(setup.heroes), level=setup.ascension, printing=setup.printing)
    after = grant(after, tally.achievements)
    return win_daily(after) if setup.daily and tally.result == "won" else after


def count_run(setup: Setup, tally: Tally, mark: str) -> Earned | None:
    """Add a run to the campaign, once; a single fight is none."""
    if setup.encounter:
        return None
    with _writing:
        book = load()
        if mark in book.counted:
            return Earned(book.campaign, book.campaign)
        found = Earned(book.campaign, earned(book.campaign, setup, tally))
        _keep(found.after, (*book.counted, mark)[-REMEMBERED:])
    return found


def _keep(campaign: Campaign, counted: Sequence[str]) -> None:
    kept = {
        "boxes": dict(campaign.boxes),
        "ascension": campaign.ascension,
        "achievements": list(campaign.achievements),
        "counted": list(counted),
    }
    with contextlib.suppress(SaveError, OSError):
        write_save(campaign_file(), Save(kept))
