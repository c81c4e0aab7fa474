"""The line in the log that nothing before can be taken back over: a roll, a draw, a shuffle, what was turned up (K-28)."""

from collections import deque
from typing import TYPE_CHECKING, Any

from attrs import define, field

from soulstack.app.bus import When
from soulstack.app.events import Shown, Undo, Updated

if TYPE_CHECKING:
    from soulstack.games.spire.screen.table_scene import TableScene


@define(eq=False)
class LogBarrier:
    """Seals the log with the last fact of what has left nothing to take back; made before the director listens."""

    table: "TableScene"
    _final: deque[Any] = field(init=False, factory=lambda: deque(maxlen=16))
    """The views of what is or will be shown and cannot be taken back."""

    def __attrs_post_init__(self) -> None:
        self.table.scope.listen(Updated, self._look, When.SHOW)

    def _look(self, update: Updated) -> None:
        table = self.table
        if table.bus.serves(Undo) and not table.session.can_undo:
            self._final.append(update.view)

    def note(self, shown: Shown) -> None:
        """Takes in what was written down just now."""
        if any(view is shown.view for view in self._final):
            self.table.log.seal()
