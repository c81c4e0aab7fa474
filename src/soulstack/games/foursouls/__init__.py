"""Four Souls: the light door of the game. Every room behind it is loaded when it is first asked for."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from attrs import frozen

from soulstack.app.game import CardsRoom, Game, PlayRoom, RulesRoom, ScenarioRoom, SeatRules, ToolsRoom
from soulstack.app.options import SetupOption
from soulstack.kernel.sentences import Sentence

if TYPE_CHECKING:
    from soulstack.bots.room import BotsRoom


@frozen
class FourSouls:
    """The game as the shared layers know it."""

    key: ClassVar[str] = "foursouls"
    aliases: ClassVar[tuple[str, ...]] = ("four_souls",)
    title: ClassVar[Sentence] = Sentence("Four Souls")

    def shelf(self) -> str:
        """Name no folder: everybody's games lie together."""
        return ""

    def options(self) -> tuple[SetupOption, ...]:
        """List what can be chosen for a new game."""
        from soulstack.games.foursouls.play.options import OPTIONS

        return OPTIONS

    def seats(self, given: Mapping[str, Any] | None = None) -> SeatRules:
        """Say who can sit down; a team has two characters (SOLO-01)."""
        from soulstack.games.foursouls.bots.specs import SPECS

        most = 2 if given is not None and given.get("mode") == "coop" else 4
        return SeatRules(least=2, most=most, usual=2, bots=SPECS)

    def cards(self) -> CardsRoom:
        """Open the room of the cards."""
        from soulstack.games.foursouls.cards import door

        return door

    def rules(self) -> RulesRoom:
        """Open the room of the rules."""
        from soulstack.games.foursouls.rules import door

        return door

    def scenario(self) -> ScenarioRoom:
        """Open the room of the scenarios."""
        from soulstack.games.foursouls.scenario import door

        return door

    def bots(self) -> "BotsRoom":
        """Open the room of the bots."""
        from soulstack.games.foursouls.bots import door

        return door

    def tools(self) -> ToolsRoom:
        """Give what the commands count."""
        from soulstack.games.foursouls.play import tools

        return tools

    def play(self) -> PlayRoom:
        """Open the room of what surrounds a game at the table."""
        from soulstack.games.foursouls.play import door

        return door

    def screen(self) -> Any:
        """Open the room of the screens."""
        from soulstack.games.foursouls.screen.screens import SCREENS

        return SCREENS


GAME: Final[Game] = FourSouls()
