"""What a player has learned: lessons that were finished and tips that were seen, in a checked file beside the saves.

Whatever cannot be read was not learned yet, and whatever cannot be written is learned again another day.
"""

import contextlib
from pathlib import Path
from typing import Final, Self

from attrs import define, field, frozen

from soulstack import paths
from soulstack.app.saves import Save, SaveError, read_save, write_save
from soulstack.content.plain import OddError, structure

FILE: Final = "progress.save"


def progress_file() -> Path:
    """Say where it is kept."""
    return paths.data() / FILE


@frozen(repr=False, eq=False)
class _OnDisk:
    lessons: tuple[str, ...] = ()
    tips: tuple[str, ...] = ()


@define
class Progress:
    """Remembers lessons and tips by their names."""

    lessons: set[str] = field(factory=set)
    tips: set[str] = field(factory=set)

    @classmethod
    def load(cls) -> Self:
        """Read what is known about the player."""
        try:
            known = structure(read_save(progress_file()).save.record, _OnDisk)
        except (SaveError, OddError):
            return cls()
        return cls(set(known.lessons), set(known.tips))

    def finish_lesson(self, name: str) -> None:
        """Remember a lesson."""
        if name not in self.lessons:
            self.lessons.add(name)
            self._keep()

    def see_tip(self, name: str) -> None:
        """Remember a tip."""
        if name not in self.tips:
            self.tips.add(name)
            self._keep()

    def _keep(self) -> None:
        with contextlib.suppress(SaveError, OSError):
            write_save(progress_file(), Save({"lessons": sorted(self.lessons), "tips": sorted(self.tips)}))
