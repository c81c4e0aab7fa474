"""A recorded run at the table: its words, and the hero that it is seen with."""

from typing import Any

from attrs import define, evolve

from soulstack.app.language import tr
from soulstack.app.replay_session import ReplaySession
from soulstack.app.saves import Save
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.offers import Offers
from soulstack.games.spire.play.preview import Forecast, Preview, foretold
from soulstack.games.spire.play.wording import Words
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref


@define(eq=False)
class SpireReplay(ReplaySession):
    """One recorded run and where one is in it."""

    auto_pass: bool = True
    shown_seat: int = 0
    """The hero whose hand is shown."""

    @property
    def wording(self) -> Words:
        """The names at this table."""
        return Words(self.hero_names(), self.cards)

    @property
    def offers(self) -> Offers:
        """What it has beyond being watched: nothing."""
        return Offers()

    def hero_names(self) -> tuple[str, ...]:
        """Name the heroes by seat."""
        return tuple(tr(self.cards[hero.hero].name, meaning="card") for hero in self.state.heroes)

    @property
    def people(self) -> tuple[int, ...]:
        """Nobody plays here."""
        return ()

    @property
    def thought(self) -> None:
        """Nobody shows what comes next."""
        return

    @property
    def focus(self) -> int:
        """The hero whose hand is shown."""
        return self.shown_seat

    def turn_to(self, seat: int) -> None:
        """Show the hand of another hero."""
        self.shown_seat = seat

    def asked_of(self, seat: int) -> Decision | None:  # noqa: ARG002 - nobody is asked anything
        """Ask nothing: this run has been played."""
        return None

    def can_act(self, seat: int) -> bool:
        """Tell whether a hero could still act at this moment."""
        asked = next((decision for decision in self.state.pending if decision.seat == seat), None)
        return asked is not None and asked.options != (UNDONE,)

    @property
    def moment(self) -> int:
        """A number that no other moment of this run has."""
        return self.position

    def unseen(self, seat: int) -> tuple[int, ...]:
        """Give the cards of a draw pile, sorted by name."""
        if self.state.fight is None:
            return ()
        faces = self.state.faces
        return tuple(sorted(self.state.fight.fighters[seat].draw, key=lambda card: (faces[card].name, card)))

    def words(self, option: Option, decision: Decision | None = None) -> str:
        """Label an option."""
        return self.wording.option(option, self.view.state, decision)

    def prompt(self, decision: Decision) -> str:
        """Ask a decision's question in words."""
        return self.wording.prompt(decision, self.view.state)

    def log_line(self, fact: Fact) -> str:
        """Say a fact in words."""
        return self.wording.log_line(fact, self.view.state)

    def why_not(self, ref: Ref, seat: int = -1) -> str:  # noqa: ARG002 - the same answer for everything
        """Say why nothing can be used."""
        return tr("This game has been played; you are watching it.")

    def forecast(self) -> Forecast | None:
        """Tell what the end of this turn would cost every hero."""
        return foretold(self.state)

    def preview(self, seat: int, *picks: Option) -> Preview | None:  # noqa: ARG002 - nothing can be answered
        """Foretell nothing: nobody is asked."""
        return None

    @property
    def asks_everybody(self) -> bool:
        """Whether several people can play on: hands are open, so always."""
        return True

    def said_moment(self) -> str:
        """Say where a run begins that goes on from here."""
        table = self.state.table
        act = ROMAN[max(1, min(4, table.act))]
        return tr("A new run begins in Act {act}, room {n}. The recorded one stays as it is.", act=act, n=table.rooms)

    def to_save(self, seats: tuple[str, ...]) -> Save:
        """Give the run up to this moment as one that goes on with these players."""
        count = len(self.state.heroes)
        save = super().to_save(seats[:count])
        told = {
            "names": list(self.names[:count]),
            "roles": [hero.hero for hero in self.state.heroes],
            "far": [self.state.table.act],
        }
        return evolve(save, meta={**save.meta, **told})

    def _whose(self, state: Any) -> int:
        return int(state.pending[0].seat) if state.pending else -1
