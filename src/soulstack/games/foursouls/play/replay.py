"""A recorded game of Four Souls at the table: its words, and the seat that it is seen from."""

from collections.abc import Iterable
from typing import Any

from attrs import define, field

from soulstack.app.language import tr
from soulstack.app.replay_session import ReplaySession
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.play.wording import Words
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref


@define(eq=False)
class SoulsReplay(ReplaySession):
    """One recorded game of Four Souls and where one is in it."""

    auto_pass: bool = True
    wording: Words = field(init=False)

    @property
    def offers(self) -> Offers:
        """What it has beyond being watched: nothing."""
        return Offers()

    def words(self, option: Option) -> str:
        """Label an option."""
        return self.wording.option(option, self.view, None)

    def prompt(self, decision: Decision) -> str:
        """Ask a decision's question in words."""
        return self.wording.prompt(decision, self.view)

    def log_line(self, fact: Fact) -> str:
        """Say a fact in words."""
        return self.wording.log_line(fact, self.view.printed)

    def why_not(self, ref: Ref) -> str:  # noqa: ARG002 - the same answer for everything
        """Say why nothing can be used."""
        return tr("This game has been played; you are watching it.")

    def _look(self) -> None:
        super()._look()
        self.wording = Words(self.names, self.cards, self.viewer, self.seen)
        self.wording.watch(self.view)

    def _whose(self, state: Any) -> int:
        return int(state.active)

    def _in_play(self, state: Any) -> Iterable[tuple[int, str]]:
        return ((number, obj.face.id) for number, obj in state.objects.items())
