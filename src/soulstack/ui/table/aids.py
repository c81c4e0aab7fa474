"""What a session may offer beyond the game itself: chances, undo, stops, hints, gifts.

A replay or a lesson need not know any of them: what a session does not offer is not shown.
"""

from typing import Any

from soulstack.app.odds import Chances
from soulstack.kernel.ids import Ref


class Aids:
    """Asks a session for what it may or may not have."""

    def __init__(self, session: Any) -> None:
        self.session = session

    def _call(self, name: str, *words: Any, default: Any = None) -> Any:
        found = getattr(self.session, name, None)
        return found(*words) if callable(found) else default

    # -- chances ----------------------------------------------------------------------------------------------------

    def odds(self, target: Ref | None) -> Chances | None:
        """Gives the chances of an attack, or of the one under way; nothing while they are not worked out."""
        found = self._call("odds", target)
        return found if isinstance(found, Chances) else None

    def work(self, seconds: float) -> None:
        """Lets the session work out what it was asked for."""
        self._call("work", seconds)

    # -- the pace of the game ---------------------------------------------------------------------------------------

    def pace(self, bot_pause: float) -> None:
        """Tells the session how long bots seem to think."""
        if hasattr(self.session, "bot_pause"):
            self.session.bot_pause = bot_pause

    # -- undo -------------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Tells whether the last answer can be taken back."""
        return bool(getattr(self.session, "can_undo", False))

    def undo_words(self) -> str:
        """Says what would be taken back, or why nothing can be; nothing when there is no undo at all."""
        return str(self._call("undo_words", default=""))

    def undo(self) -> bool:
        """Takes back the last answer."""
        return bool(self._call("undo", default=False))
