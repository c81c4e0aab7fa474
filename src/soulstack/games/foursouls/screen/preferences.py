"""What the player has set about help and passing, as a table follows it; a switch stays until the setting changes."""

from soulstack.app.bus import Bus
from soulstack.app.events import AskHint
from soulstack.app.settings import Settings
from soulstack.games.foursouls.play.intents import TakeControl
from soulstack.games.foursouls.play.odds import Chances
from soulstack.games.foursouls.screen.question import Session
from soulstack.kernel.ids import Ref


class Preferences:
    """Compares what is wanted with what the session has."""

    def __init__(self, session: Session, bus: Bus) -> None:
        self.session, self.bus = session, bus
        self._settings: Settings | None = None
        self._held = False
        """Whether the key for control is down."""

    def follow(self, settings: Settings) -> None:
        """Does as the settings say."""
        before, self._settings = self._settings, settings
        passing, bots = self.session.offers.passing, self.session.offers.bots
        if passing is not None and before is not None and settings.auto_pass != before.auto_pass:
            passing.auto_pass = settings.auto_pass == "smart"  # noqa: S105 - passing priority, no password
        if settings.full_control != (before is not None and before.full_control):
            self.hold_control(self._held)
        if bots is not None:
            at_once = settings.speed == "instant"
            bots.bot_pause = 0.0 if at_once else settings.bot_pause_ms / 1000 / float(settings.speed)

    def hold_control(self, on: bool) -> None:
        """Asks about everything while this is on, or always if the settings say so."""
        self._held = on
        if self.bus.serves(TakeControl):
            self.bus.send(TakeControl(on or (self._settings is not None and self._settings.full_control)))

    @property
    def has_hints(self) -> bool:
        """Tells whether there is advice to be had at this table, and whether it is wanted."""
        return self.bus.serves(AskHint) and (self._settings is None or self._settings.hints)

    def odds(self, target: Ref | None) -> Chances | None:
        """Gives the chances of an attack, or of the one under way; nothing while they are not worked out or unwanted."""
        book = self.session.offers.odds
        if book is None or (self._settings is not None and not self._settings.odds):
            return None
        return book.odds(target)
