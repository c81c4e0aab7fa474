"""How the questions of a run are spoken: with the hero who is asked, and with what cards cost."""

from soulstack.games.spire.play.wording import price
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui.tabletop.narrator import Teller


class RunTeller(Teller):
    """Says of a run what its screens show beside the words."""

    def question(self, decision: Decision) -> str:
        """Ask a question of the hero whose it is."""
        return f"{self.session.wording.hero(decision.seat)}: {super().question(decision)}"

    def option(self, option: Option) -> str:
        """Name an answer; a card that is played with its cost."""
        said, session = super().option(option), self.session
        if option.verb != "play" or option.ref is None or option.ref[0] != "card" or session.decision is None:
            return said
        cost = price(session.view.state, session.decision.seat, option.ref[1])
        return said if cost < -1 else f"{said} ({'X' if cost < 0 else cost})"
