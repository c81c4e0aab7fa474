"""Lessons: a position, dice that lie ready, and parts that are read or done, played on the real engine.

A lesson is a file `assets/<game>/lessons/*.toml`: the position of a scenario, and `[[part]]` tables instead of steps. A part is a
sentence to read, a move that the player is asked for, or a move of somebody else. Each game reads its own
(`PlayRoom.read_lesson`).
"""

from functools import cache
from pathlib import Path
from typing import Any

from attrs import frozen

from soulstack import paths
from soulstack.app import registry


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


def lesson_files(key: str = registry.DEFAULT) -> list[Path]:
    """List the lessons of a game in the order in which they are taken."""
    return sorted((paths.of_game(key) / "lessons").glob("*.toml"))


@cache
def lessons(key: str = registry.DEFAULT) -> tuple[Lesson, ...]:
    """Read all lessons of a game."""
    game = registry.game(key)
    read, cards = game.play().read_lesson, game.cards().catalogue()
    return tuple(read(file.stem, file.read_text(encoding="utf-8"), cards) for file in lesson_files(key))
