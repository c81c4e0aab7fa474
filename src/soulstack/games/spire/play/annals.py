"""What all runs came to, one entry a run: kept in one checked file beside the saves, and never sent anywhere.

The history of a campaign and all its statistics are read from it. What is damaged falls back to the file before it.
"""

import contextlib
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Final

from attrs import asdict, field, frozen, validators

from soulstack import paths
from soulstack.app.saves import NewerSaveError, Save, SaveError, read_save, write_save
from soulstack.content.plain import OddError, structure
from soulstack.games.spire.play.tally import Tally
from soulstack.games.spire.rules.state import Setup

FILE: Final = "spire_history.save"
MOST: Final = 1000
"""So many runs are kept; the oldest go first."""
GIVEN_UP: Final = "given up"
_writing: Final = Lock()
_COUNT: Final = validators.ge(0)


@frozen
class Climbed:
    """What one hero did in a run, and what it owned at the end."""

    hero: str
    kind: str = ""
    """Who led it: `human`, or a bot."""
    name: str = ""
    damage: int = field(default=0, validator=_COUNT)
    block: int = field(default=0, validator=_COUNT)
    given: int = field(default=0, validator=_COUNT)
    """Block that it has given to others."""
    set_up: int = field(default=0, validator=_COUNT)
    """Vulnerable of its that made a hit of another hero harder."""
    lost: int = field(default=0, validator=_COUNT)
    played: int = field(default=0, validator=_COUNT)
    best: int = field(default=0, validator=_COUNT)
    kills: int = field(default=0, validator=_COUNT)
    taken: tuple[str, ...] = ()
    """Cards that have joined its deck."""
    deck: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


@frozen
class Entry:
    """One run."""

    mark: str
    profile: int = 1
    when: int = 0
    """When it ended, in seconds since the epoch."""
    result: str = ""
    heroes: tuple[Climbed, ...] = ()
    ascension: int = 0
    begun: int = 1
    """The act in which it began."""
    modifiers: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    printing: str = "early"
    daily: int = 0
    seed: int = 0
    act: int = 1
    rooms: int = 0
    fights: int = 0
    rounds: int = 0
    bosses: int = 0
    killer: str = ""
    """The id of the enemy that dealt the last blow."""
    seconds: int = field(default=0, validator=_COUNT)
    spans: tuple[int, ...] = ()
    """Seconds in each act from the first on."""
    dice: tuple[int, int, int, int, int, int] = (0,) * 6

    @property
    def won(self) -> bool:
        """Whether the run was won."""
        return self.result == "won"


@frozen
class _File:
    runs: tuple[Entry, ...] = ()


def annals_file() -> Path:
    """Say where they are kept."""
    return paths.data() / FILE


def entry_of(setup: Setup, tally: Tally, mark: str, profile: int, meta: Mapping[str, Any]) -> Entry:
    """Make the entry of a run that has ended."""
    kinds, names = list(meta.get("seats", ())), list(meta.get("names", ()))
    heroes = []
    for seat, ((hero, _), done) in enumerate(zip(tally.climbers, tally.heroes, strict=True)):
        heroes.append(Climbed(
            hero, str(kinds[seat]) if seat < len(kinds) else "", str(names[seat]) if seat < len(names) else "",
            done.damage, done.block, done.given, done.set_up, done.lost, done.played, done.best, done.kills,
            tuple(done.taken), tuple(done.deck), tuple(done.relics),
        ))  # fmt: skip
    return Entry(
        mark, profile, int(time.time()), GIVEN_UP if meta.get("conceded") else tally.result, tuple(heroes), setup.ascension,
        setup.act, setup.modifiers, setup.options, setup.printing, setup.daily, setup.seed, tally.act, tally.rooms,
        tally.fights, tally.rounds, tally.bosses, tally.blow, int(meta.get("played", 0)),
        tuple(int(n) for n in meta.get("spans", ())), (*tally.dice,),  # type: ignore[arg-type]  # six of them
    )  # fmt: skip


def load(profile: int = 0) -> tuple[Entry, ...]:
    """List the runs of a campaign, or of all, the latest first; what cannot be read counts as none."""
    try:
        found = structure(read_save(annals_file()).save.record, _File).runs
    except (SaveError, OddError, ValueError):
        return ()
    return tuple(sorted((one for one in found if profile in (0, one.profile)), key=lambda one: -one.when))


def best_of_days(entries: Sequence[Entry]) -> list[Entry]:
    """Give the best climb of each day, the latest day first."""
    best: dict[int, Entry] = {}
    for one in entries:
        known = best.get(one.daily)
        if one.daily and (known is None or (one.won, one.act, one.rooms) > (known.won, known.act, known.rooms)):
            best[one.daily] = one
    return [best[day] for day in sorted(best, reverse=True)]


def add(entry: Entry) -> None:
    """Keep a run, once."""
    with _writing:
        known = load()
        if all(one.mark != entry.mark for one in known):
            _keep((entry, *known))


def drop(profile: int) -> None:
    """Let go of the runs of a campaign."""
    with _writing:
        known = load()
        kept = [one for one in known if one.profile != profile]
        if len(kept) < len(known):
            _keep(kept)


def _keep(runs: Sequence[Entry]) -> None:
    with contextlib.suppress(SaveError, OSError):
        try:
            if annals_file().exists():
                read_save(annals_file())
        except NewerSaveError:
            return
        except SaveError:
            pass  # it was moved aside
        write_save(annals_file(), Save({"runs": [asdict(one) for one in runs[:MOST]]}))
