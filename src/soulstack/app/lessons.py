"""Lessons: a position, dice that lie ready, and parts that are read or done, played on the real engine.

A lesson is a file `assets/<game>/lessons/*.toml`: the position of a scenario, and `[[part]]` tables instead of steps. A part is a
sentence to read, a move that the player is asked for, or a move of somebody else. Each game reads its own
(`PlayRoom.read_lesson`).
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from soulstack import paths
from soulstack.app import registry
from soulstack.content.tables import TableError

OWN_KEYS: Final = frozenset({"about", "done", "part"})
"""What the file of a lesson says beyond its position."""
_PART_KEYS: Final = frozenset({"say", "do", "by", "at", "point", "wrong"})


@frozen
class Part:
    """One step of a lesson."""

    say: str = ""
    """What the coach says; nothing for a move of somebody else."""
    do: tuple[str, ...] = ()
    """The moves that are accepted; nothing when the part is only read."""
    by: int = 0
    at: str = ""
    """What the part waits for before it begins."""
    point: str = ""
    """The card or the place that lights up; a part that is done points at its move by itself."""
    wrong: str = ""
    """What the coach says to any other move."""

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to go on."""
        return not self.do


@frozen
class Lesson:
    """A whole lesson."""

    key: str
    """The name of its file, by which it is remembered."""
    title: str
    about: str
    done: str
    scenario: Any
    """The position, in the words of the game's scenarios."""
    parts: tuple[Part, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """Every sentence that a player reads, for those who translate."""
        said = [words for part in self.parts for words in (part.say, part.wrong) if words]
        return (self.title, self.about, self.done, *said)


def read_parts(key: str, data: Mapping[str, Any], scenario: Any, check: Callable[[Part, str], None]) -> Lesson:
    """Read what a lesson says beyond its position, or raise a TableError; the game checks each part, whose place is told."""
    tables = data.get("part", [])
    if not tables:
        raise TableError("part", "a lesson has at least one part")
    parts = []
    for number, table in enumerate(tables, 1):
        part = _part(table, f"part {number}")
        check(part, f"part {number}")
        if not 0 <= part.by < len(scenario.seats):
            raise TableError(f"part {number}, by", "there is no such seat")
        parts.append(part)
    return Lesson(key, scenario.title, _text(data, "about", ""), _text(data, "done", ""), scenario, tuple(parts))


def _part(table: Mapping[str, Any], place: str) -> Part:
    for key in table:
        if key not in _PART_KEYS:
            raise TableError(f"{place}, {key}", "there is no such key")
    moves = table.get("do", [])
    return Part(
        say=_text(table, "say", place),
        do=tuple(str(move) for move in ([moves] if isinstance(moves, str) else moves)),
        by=int(table.get("by", 0)),
        at=_text(table, "at", place),
        point=_text(table, "point", place),
        wrong=_text(table, "wrong", place),
    )


def _text(table: Mapping[str, Any], key: str, place: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str):
        raise TableError(f"{place}, {key}" if place else key, "this is a text")
    return " ".join(value.split())


def lesson_files(key: str = registry.DEFAULT) -> list[Path]:
    """List the lessons of a game in the order in which they are taken."""
    return sorted((paths.of_game(key) / "lessons").glob("*.toml"))


def lessons(key: str = registry.DEFAULT) -> tuple[Lesson, ...]:
    """Give all lessons of a game; they are read once."""
    return _read(key)


@cache
def _read(key: str) -> tuple[Lesson, ...]:
    game = registry.game(key)
    read, cards = game.play().read_lesson, game.cards().catalogue()
    return tuple(read(file.stem, file.read_text(encoding="utf-8"), cards) for file in lesson_files(key))
