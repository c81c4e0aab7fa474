"""A copy of the run at the start of every act, beside the slots: whoever loses can go back to the stairs."""

import contextlib
import threading
from typing import TYPE_CHECKING

from attrs import define

from soulstack.app import slots
from soulstack.app.events import Applied
from soulstack.app.language import tr
from soulstack.app.saves import Save, SaveError
from soulstack.games.spire.play.names import ROMAN

if TYPE_CHECKING:
    from soulstack.games.spire.play.session import SpireSession


@define(eq=False)
class ActCopies:
    """Puts a run aside as it comes to another act."""

    run: "SpireSession"

    def note(self, news: Applied) -> None:
        """Take in what an answer has brought."""
        act = next((fact.amount for fact in news.facts if fact.kind == "act_started"), 0)
        if act > 1 and not self.run.state.over:
            label = tr("At the start of Act {act}", act=ROMAN[min(4, act)])
            words = (self.run.game.key, slots.copy_number(act), self.run.to_save(), label)
            # Not a daemon: the program ends when it is written.
            threading.Thread(target=_keep, args=words, name="copy").start()


def _keep(key: str, number: int, save: Save, label: str) -> None:
    with contextlib.suppress(SaveError, OSError):
        slots.keep(key, number, save, label)
