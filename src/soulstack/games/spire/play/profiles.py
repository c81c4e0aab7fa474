"""The campaigns of a table: up to six, each with a name; one of them is chosen, and the runs that are played are its own.

They lie in one checked file beside the saves. A damaged one falls back to the one before it; what cannot be read at all counts
as nothing yet, and a file of a newer build is never written over. It is light: the title asks where the chosen one keeps its run.
"""

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from typing import Any, Final

from attrs import asdict, define, evolve, field, frozen, validators

from soulstack import paths
from soulstack.app.language import tr
from soulstack.app.saves import NewerSaveError, Save, SaveError, read_save, write_save
from soulstack.content.plain import OddError, structure
from soulstack.games.spire.rules.campaign import Campaign, unlocked

FILE: Final = "spire_campaign.save"
MOST: Final = 6
LONGEST_NAME: Final = 24
REMEMBERED: Final = 200
"""So many of the last runs are known by their mark, so that none is counted twice."""
ALL: Final = "all"
"""Stands for every lock."""
FIRST: Final = "colorless"
_writing: Final = Lock()
_COUNT: Final = validators.ge(0)


@frozen
class Granted:
    """What a run has brought so far while it is played (ACH-00, ASC-16)."""

    run: str = ""
    """Its mark."""
    feats: tuple[str, ...] = ()
    level: int = field(default=0, validator=_COUNT)
    """The highest level before it."""


@frozen
class Profile:
    """One campaign of the table."""

    number: int = field(validator=validators.and_(validators.ge(1), validators.le(MOST)))
    name: str = field(default="", validator=validators.max_len(LONGEST_NAME))
    campaign: Campaign = Campaign()
    everything: bool = False
    """Whether all counts as unlocked, although it is not."""
    first: str = FIRST
    """The shared track that boxes go to first when the track of their hero is full (UNLOCK-02)."""
    counted: tuple[str, ...] = ()
    """The marks of the last runs."""
    bests: Mapping[str, int] = field(factory=dict)
    """How near any run has come to a feat, by its name."""
    granted: Granted = Granted()
    runs: int = field(default=0, validator=_COUNT)
    won: int = field(default=0, validator=_COUNT)
    met: Mapping[str, int] = field(factory=dict)
    """How often each event was met."""

    @property
    def said(self) -> str:
        """What it is called."""
        return self.name or tr("Campaign {n}", n=self.number)

    @property
    def open(self) -> tuple[str, ...]:
        """The locks that are open."""
        return (ALL,) if self.everything else unlocked(self.campaign)

    @property
    def folder(self) -> str:
        """Where in the saves its run lies; that of the first one lies beside those folders."""
        return "" if self.number == 1 else f"campaign-{self.number}"


@frozen
class _OnDisk:
    """What of a profile stands in the file."""

    number: int = 1
    name: str = ""
    boxes: dict[str, int] = field(factory=dict)
    ascension: int = field(default=0, validator=_COUNT)
    achievements: tuple[str, ...] = ()
    everything: bool = False
    first: str = FIRST
    counted: tuple[str, ...] = ()
    bests: dict[str, int] = field(factory=dict)
    granted: Granted = Granted()
    runs: int = 0
    won: int = 0
    met: dict[str, int] = field(factory=dict)


@frozen
class _File:
    profiles: tuple[_OnDisk, ...] = ()
    chosen: int = 1


@define
class Profiles:
    """All of them."""

    all: dict[int, Profile] = field(factory=lambda: {1: Profile(1)})
    """By number, in the order in which they are shown."""
    number: int = 1
    """The number of the chosen one."""

    @property
    def chosen(self) -> Profile:
        """The one that is played."""
        return self.all[self.number]

    @property
    def free(self) -> int | None:
        """The first number that nobody has; nothing when all are taken."""
        return next((n for n in range(1, MOST + 1) if n not in self.all), None)


def campaign_file() -> Path:
    """Say where they are kept."""
    return paths.data() / FILE


_kept: tuple[object, Profiles] | None = None
"""What the file said when it was read last, with the file's own mark."""


def load() -> Profiles:
    """Read them all; what has not changed on the disk is not read again."""
    global _kept  # noqa: PLW0603 - the title asks with every picture
    mark = _mark(campaign_file())
    if _kept is None or _kept[0] != mark or mark is None:
        _kept = (mark, _read())
    found = _kept[1]
    return Profiles(dict(found.all), found.number)


def _mark(file: Path) -> object:
    with contextlib.suppress(OSError):
        told = file.stat()
        return file, told.st_mtime_ns, told.st_size, told.st_ino
    return None


def _read() -> Profiles:
    try:
        found = structure(read_save(campaign_file()).save.record, _File)
        known = {one.number: _profile(one) for one in found.profiles[:MOST]}
    except (SaveError, OddError, ValueError):
        return Profiles()
    return Profiles(known, found.chosen if found.chosen in known else min(known)) if known else Profiles()


def _profile(one: _OnDisk) -> Profile:
    boxes = {track: max(0, n) for track, n in one.boxes.items()}
    return Profile(
        one.number, one.name[:LONGEST_NAME], Campaign(boxes, one.ascension, one.achievements), one.everything, one.first,
        one.counted[-REMEMBERED:], one.bests, one.granted, max(0, one.runs), max(0, one.won), one.met,
    )  # fmt: skip


def _row(profile: Profile) -> dict[str, Any]:
    campaign = profile.campaign
    found: dict[str, Any] = asdict(_OnDisk(
        profile.number, profile.name, dict(campaign.boxes), campaign.ascension, campaign.achievements, profile.everything,
        profile.first, profile.counted[-REMEMBERED:], dict(profile.bests), profile.granted, profile.runs, profile.won,
        dict(profile.met),
    ))  # fmt: skip
    return found


def change(how: Callable[[Profiles], None]) -> Profiles:
    """Change something and keep it; what cannot be written is lost with the next start, and no run waits for it."""
    global _kept  # noqa: PLW0603 - what is kept is what was written
    with _writing:
        found = load()
        how(found)
        try:
            if campaign_file().exists():
                read_save(campaign_file())
        except NewerSaveError:
            return found
        except SaveError:
            pass  # it was moved aside
        kept = {"profiles": [_row(one) for one in found.all.values()], "chosen": found.number}
        with contextlib.suppress(SaveError, OSError):
            write_save(campaign_file(), Save(kept))
        _kept = None if (mark := _mark(campaign_file())) is None else (mark, Profiles(dict(found.all), found.number))
        return found


def changed(number: int, how: Callable[[Profile], Profile]) -> Profiles:
    """Change one profile, if it is still there."""

    def work(found: Profiles) -> None:
        if number in found.all:
            found.all[number] = how(found.all[number])

    return change(work)


def meet(number: int, event: str) -> Profiles:
    """Remember that an event was met."""
    return changed(number, lambda one: evolve(one, met={**one.met, event: one.met.get(event, 0) + 1}))


def create(name: str = "") -> Profiles:
    """Begin a new campaign and choose it; nothing happens when all places are taken."""

    def work(found: Profiles) -> None:
        free = found.free
        if free is not None:
            found.all[free] = Profile(free, cleaned(name))
            found.number = free

    return change(work)


def rename(number: int, name: str) -> Profiles:
    """Call a profile something else."""
    return changed(number, lambda one: evolve(one, name=cleaned(name)))


def choose(number: int) -> Profiles:
    """Play on with another profile."""

    def work(found: Profiles) -> None:
        if number in found.all:
            found.number = number

    return change(work)


def delete(number: int) -> Profiles:
    """Let go of a profile; where it was the last one, a new one begins."""

    def work(found: Profiles) -> None:
        found.all.pop(number, None)
        if not found.all:
            found.all[1] = Profile(1)
        if found.number not in found.all:
            found.number = min(found.all)

    return change(work)


def cleaned(name: str) -> str:
    """Give a name as it is kept.

    >>> cleaned("  Friday" + chr(10) + " table ")
    'Friday table'
    """
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST_NAME]


def folder() -> str:
    """Say in which folder of the saves the chosen profile keeps its run."""
    return load().chosen.folder
