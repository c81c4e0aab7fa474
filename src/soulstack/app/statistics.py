"""What all games of this player came to: kept in one checked file beside the saves, and never sent anywhere.

A file that cannot be read is moved aside and counting begins anew; one of a newer build is left alone and nothing is counted.
In no case does a game or a start wait for it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol, Self

from attrs import asdict, define, field, frozen, validators

from soulstack import paths
from soulstack.app.saves import DamagedSaveError, MissingSaveError, Save, SaveError, read_save, set_aside, write_save
from soulstack.content.plain import OddError, structure

FILE: Final = "statistics.save"
FRIENDS, TEAM = "friends", "team"
"""What stands for the opponents where several people share a screen, and in co-op."""
REMEMBERED: Final = 200
"""So many of the last games are known by their mark, so that none is counted twice."""
_writing = Lock()


class SeatCount(Protocol):
    """What one player did in a game."""

    @property
    def souls(self) -> int: ...
    @property
    def deaths(self) -> int: ...
    @property
    def monsters(self) -> int: ...
    @property
    def dice(self) -> Sequence[int]: ...
    @property
    def items(self) -> Sequence[str]: ...


class GameCount(Protocol):
    """What a whole game came to."""

    @property
    def turns(self) -> int: ...
    @property
    def winners(self) -> Sequence[int]: ...
    @property
    def seats(self) -> Sequence[SeatCount]: ...
    @property
    def seen(self) -> AbstractSet[str]: ...


@define
class Statistics:
    """The sums of all games that a person has played to their end."""

    games: int = 0
    won: int = 0
    turns: int = 0
    longest: int = 0
    """The turns of the longest game."""
    longest_seed: int = 0
    souls: int = 0
    deaths: int = 0
    monsters: int = 0
    dice: list[int] = field(factory=lambda: [0] * 6)
    against: dict[str, list[int]] = field(factory=dict)
    """For each kind of opponent: games played and won."""
    items: Counter[str] = field(factory=Counter)
    """How often each treasure was gained."""
    seen: Counter[str] = field(factory=Counter)
    """In how many games each card was seen."""
    counted: list[str] = field(factory=list)
    """The marks of the last games."""

    def add(self, tally: GameCount, seats: Sequence[str], *, mode: str, seed: int, mark: str) -> bool:
        """Count a game; tell whether it was one to be counted."""
        people = [seat for seat, kind in enumerate(seats) if kind == "human"]
        if not people or mark in self.counted:
            return False
        self.counted = [*self.counted, mark][-REMEMBERED:]
        won = any(seat in tally.winners for seat in people)
        self.games += 1
        self.won += won
        self.turns += tally.turns
        if tally.turns > self.longest:
            self.longest, self.longest_seed = tally.turns, seed
        for seat in people:
            mine = tally.seats[seat]
            self.souls += mine.souls
            self.deaths += mine.deaths
            self.monsters += mine.monsters
            self.dice = [old + new for old, new in zip(self.dice, mine.dice, strict=True)]
            self.items.update(mine.items)
        self.seen.update(tally.seen)
        for kind in opponents(seats, mode):
            played, wins = self.against.get(kind, (0, 0))
            self.against[kind] = [played + 1, wins + won]
        return True

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read sums from plain data; raises OddError when they are none."""
        read = structure(dict(data), _OnDisk)
        sums = {name: getattr(read, name) for name in _NUMBERS}
        return cls(
            **sums,
            dice=list(read.dice),
            against={kind: list(pair) for kind, pair in read.against.items()},
            items=Counter(read.items),
            seen=Counter(read.seen),
            counted=list(read.counted[-REMEMBERED:]),
        )


_COUNT: Final = validators.ge(0)


def _counts(_: object, __: object, value: Mapping[str, int]) -> None:
    if min(value.values(), default=0) < 0:
        raise OddError("no count is below nothing.")


def _pairs(_: object, __: object, value: Mapping[str, tuple[int, int]]) -> None:
    if any(not 0 <= won <= played for played, won in value.values()):
        raise OddError("nobody wins more games than were played.")


@frozen
class _OnDisk:
    """What the file must hold; what is missing counts as nothing yet."""

    games: int = field(default=0, validator=_COUNT)
    won: int = field(default=0, validator=_COUNT)
    turns: int = field(default=0, validator=_COUNT)
    longest: int = field(default=0, validator=_COUNT)
    longest_seed: int = 0
    souls: int = field(default=0, validator=_COUNT)
    deaths: int = field(default=0, validator=_COUNT)
    monsters: int = field(default=0, validator=_COUNT)
    dice: tuple[int, int, int, int, int, int] = field(
        default=(0,) * 6, validator=validators.deep_iterable(member_validator=_COUNT)
    )
    against: dict[str, tuple[int, int]] = field(factory=dict, validator=_pairs)
    items: dict[str, int] = field(factory=dict, validator=_counts)
    seen: dict[str, int] = field(factory=dict, validator=_counts)
    counted: tuple[str, ...] = ()


_NUMBERS: Final = ("games", "won", "turns", "longest", "longest_seed", "souls", "deaths", "monsters")


def opponents(seats: Sequence[str], mode: str) -> list[str]:
    """Name the kinds of opponents of a game, each once and whatever their temper."""
    if mode != "versus":
        return [TEAM]
    kinds = sorted({":".join(kind.split(":")[:2]) for kind in seats if kind != "human"})
    return [*kinds, FRIENDS] if seats.count("human") > 1 else kinds


def statistics_file() -> Path:
    """Say where the sums are kept."""
    return paths.data() / FILE


def load_statistics(path: Path | None = None) -> Statistics:
    """Read the sums; whatever cannot be read counts as nothing yet."""
    try:
        return _read(path or statistics_file())
    except SaveError:
        return Statistics()


def count_game(tally: GameCount, seats: Sequence[str], *, mode: str, seed: int, mark: str) -> str | None:
    """Add a game to the file and give a sentence when that was not possible."""
    with _writing:
        try:
            known = _read(statistics_file())
            if known.add(tally, seats, mode=mode, seed=seed, mark=mark):
                write_save(statistics_file(), Save(asdict(known)))
        except (SaveError, OSError) as error:
            return f"This game is not in the statistics: {error}"
    return None


def _read(path: Path) -> Statistics:
    try:
        return Statistics.from_json(read_save(path).save.record)
    except (MissingSaveError, DamagedSaveError):
        return Statistics()
    except OddError:
        # Whole, but not what we wrote: it is kept aside, as a damaged file is, and counting begins anew.
        set_aside(path)
        return Statistics()
