"""What a session may have beyond playing, each as a small protocol; a session declares what it has in a record of offers.

What somebody *does* goes over the bus as an intent. These are for what a screen has to read while nothing happens. What only one
game has stands beside its session (`play/offers.py`).
"""

from typing import Protocol


class CanUndo(Protocol):
    """Answers can be taken back."""

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""
        ...

    def undo_words(self) -> str:
        """Say what would be taken back, or why nothing can be."""
        ...


class HasBots(Protocol):
    """Bots play here, who take their time and can say why they did something."""

    bot_pause: float
    """Seconds that a bot takes at least."""

    def get_ready(self) -> None:
        """Start what bots think in, before the first of them is asked."""
        ...

    def bot_reason(self, seat: int) -> str:
        """Say why a bot did what it did last, as far as everybody may know."""
        ...


class IsShared(Protocol):
    """Several people pass one screen round."""

    @property
    def curtain(self) -> int | None:
        """The seat that has to come to the screen alone before anything more is shown."""
        ...
