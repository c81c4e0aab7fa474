"""Slay the Spire: the light door of the game. Every room behind it is loaded when it is first asked for."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from attrs import frozen

from soulstack.app.game import CardsRoom, Game, PlayRoom, RulesRoom, ScenarioRoom, SeatRules, ToolsRoom
from soulstack.app.options import SetupOption
from soulstack.bots.room import BotsRoom
from soulstack.kernel.sentences import Sentence

HEROES: Final = ("ironclad", "silent", "defect", "watcher")


@frozen
class Spire:
    """The game as the shared layers know it."""

    key: ClassVar[str] = "spire"
    aliases: ClassVar[tuple[str, ...]] = ("slay_the_spire",)
    title: ClassVar[Sentence] = Sentence("Slay the Spire")

    def shelf(self) -> str:
        """Name the folder of the campaign that is played."""
        from soulstack.games.spire.play.profiles import folder

        return folder()

    def options(self) -> tuple[SetupOption, ...]:
        """List what can be chosen for a new run."""
        from soulstack.games.spire.play.options import OPTIONS

        return OPTIONS

    def seats(self, given: Mapping[str, Any] | None = None) -> SeatRules:  # noqa: ARG002 - one to four whatever is chosen
        """Say who can sit down."""
        from soulstack.games.spire.bots.specs import SPECS

        return SeatRules(least=1, most=4, usual=1, bots=SPECS, heroes=HEROES)

    def cards(self) -> CardsRoom:
        """Open the room of the cards."""
        from soulstack.games.spire.cards import door

        return door

    def rules(self) -> RulesRoom:
        """Open the room of the rules."""
        from soulstack.games.spire.rules import door

        return door

    def scenario(self) -> ScenarioRoom:
        """Open the room of the scenarios."""
        from soulstack.games.spire.scenario import door

        return door

    def bots(self) -> BotsRoom:
        """Open the room of the bots."""
        from soulstack.games.spire.bots import door

        return door

    def tools(self) -> ToolsRoom:
        """Give what the commands count."""
        from soulstack.games.spire.play import tools

        return tools

    def play(self) -> PlayRoom:
        """Open the room of what surrounds a run at the table."""
        from soulstack.games.spire.play import door

        return door

    def screen(self) -> Any:
        """Give what the game brings to the window."""
        from soulstack.games.spire.screen.screens import SCREENS

        return SCREENS


GAME: Final[Game] = Spire()
