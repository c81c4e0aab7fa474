"""What outlives a run: boxes and the locks behind them, reached levels of ascension, achievements (UNLOCK, ASC-13, ACH-00).

A campaign belongs to a profile; a run only reads from it what is unlocked and how high it may be played.

>>> new = Campaign()
>>> after = check_boxes(new, "watcher", boxes_of(2))
>>> after.boxes["watcher"], unlocked(after)
(3, ('unlock_watcher_1',))
"""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import Factory, evolve, frozen

from soulstack.games.spire.cards.numbers import NUMBERS

HEROES: Final = ("ironclad", "silent", "defect", "watcher")
HERO_LOCKS: Final = NUMBERS.hero_locks
"""So many boxes in all before each lock of a hero (SA-149)."""
SHARED: Final[Mapping[str, int]] = {"colorless": NUMBERS.colorless_lock, "act4": NUMBERS.act4_lock}
HIGHEST: Final = {"early": 12, "later": 13}
PROVING_ACT, PROVING_ACT_ALONE = 2, 3
LUCKY_DAY: Final = "my_lucky_day"


@frozen
class Campaign:
    """What a profile has reached; a new one has nothing (UNLOCK-07)."""

    boxes: Mapping[str, int] = Factory(dict)
    """Boxes that are checked, by track: a hero, `colorless`, `act4`."""
    ascension: int = 0
    """The highest level that may be chosen (ASC-00)."""
    achievements: tuple[str, ...] = ()


def length(track: str) -> int:
    """Tell how many boxes a track has."""
    return SHARED.get(track, HERO_LOCKS[-1])


def boxes_of(acts_beaten: int) -> int:
    """Count the boxes that a finished run gives a seat, won or lost; skipped acts give none (UNLOCK-01, QUICK-06)."""
    return 1 + acts_beaten


def check_boxes(campaign: Campaign, hero: str, n: int, then: Sequence[str] = ()) -> Campaign:
    """Check boxes of a hero, and once its track is full shared ones in the order named (UNLOCK-02, SA-94)."""
    boxes = dict(campaign.boxes)
    for track in (hero, *then, *(name for name in SHARED if name not in then)):
        checked = min(n, length(track) - boxes.get(track, 0))
        if checked:
            boxes[track] = boxes.get(track, 0) + checked
            n -= checked
    return evolve(campaign, boxes=boxes)


def locks() -> tuple[str, ...]:
    """Name every lock there is."""
    own = [f"unlock_{hero}_{tier}" for hero in HEROES for tier in range(1, len(HERO_LOCKS) + 1)]
    return (*own, *(f"unlock_{track}" for track in SHARED))


def unlocked(campaign: Campaign) -> tuple[str, ...]:
    """List the locks whose boxes are all checked; they open with the next run (UNLOCK-03)."""
    found = [
        f"unlock_{hero}_{tier}"
        for hero in HEROES
        for tier, boxes in enumerate(HERO_LOCKS, 1)
        if campaign.boxes.get(hero, 0) >= boxes
    ]
    found += [f"unlock_{track}" for track, boxes in SHARED.items() if campaign.boxes.get(track, 0) >= boxes]
    return tuple(found)


def beat_boss(campaign: Campaign, act: int, *, seats: int, level: int, printing: str = "early") -> Campaign:
    """Unlock the next level as a boss falls, one a run at most (ASC-13, ASC-16, SOLO-03)."""
    proving = PROVING_ACT_ALONE if seats == 1 else PROVING_ACT
    if act != proving or level < campaign.ascension:
        return campaign
    # Whoever climbs higher than was reached, by a switch, has not played with all levels before.
    return evolve(campaign, ascension=max(campaign.ascension, min(campaign.ascension + 1, HIGHEST[printing])))


def grant(campaign: Campaign, names: Sequence[str]) -> Campaign:
    """Keep achievements, each once (ACH-00)."""
    new = [name for name in dict.fromkeys(names) if name not in campaign.achievements]
    return evolve(campaign, achievements=(*campaign.achievements, *new)) if new else campaign


def win_daily(campaign: Campaign) -> Campaign:
    """Grant what a beaten Daily Climb grants (ACH-17)."""
    return grant(campaign, (LUCKY_DAY,))
