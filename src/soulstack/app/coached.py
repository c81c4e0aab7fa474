"""What the session of every lesson has: the part that comes next, and the way through the file."""

from typing import Final

from soulstack.app.lessons import Lesson, Part

GENTLY: Final = "Good idea, but not just yet: first do what the coach says."


class Coached:
    """A session that goes through the parts of a lesson; `number` is that of the one that comes next."""

    lesson: Lesson
    number: int

    @property
    def part(self) -> Part | None:
        """The part that comes next or is waiting for the player; nothing when the lesson is over."""
        parts = self.lesson.parts
        return parts[self.number] if self.number < len(parts) else None

    @property
    def finished(self) -> bool:
        """Whether the last part is done."""
        return self.part is None

    @property
    def is_waiting(self) -> bool:
        """Whether the player is to read on or to act."""
        return self.part is not None

    def read_on(self) -> bool:
        """Go on to the next part after one that is only read; tell whether there was one."""
        part = self.part
        if part is None or not part.is_read or not self.is_waiting:
            return False
        self.number += 1
        return True
