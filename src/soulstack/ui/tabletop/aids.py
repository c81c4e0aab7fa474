"""What a session may offer beyond the game itself: chances, undo, stops, hints, gifts.

A replay or a lesson need not know any of them: what a session does not offer is not shown.
"""

from typing import Any

from soulstack.app.settings import Settings
from soulstack.games.foursouls.play.hints import Hint
from soulstack.games.foursouls.play.odds import Chances
from soulstack.games.foursouls.rules.view import Favour
from soulstack.games.foursouls.screen.header import StopMarks
from soulstack.kernel.ids import Ref


class Aids:
    """Asks a session for what it may or may not have."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self._followed: Settings | None = None
        self._held = False

    def follow(self, settings: Settings) -> None:
        """Does as the settings say; what was switched at the table stays until that setting changes."""
        before, self._followed = self._followed, settings
        if before is not None and settings.auto_pass != before.auto_pass:
            self.session.auto_pass = settings.auto_pass == "smart"  # noqa: S105 - passing priority, no password
        if settings.full_control != (before is not None and before.full_control):
            self.take_control(self._held)

    def _call(self, name: str, *words: Any, default: Any = None) -> Any:
        found = getattr(self.session, name, None)
        return found(*words) if callable(found) else default

    @property
    def _is_guided(self) -> bool:
        """Tells whether a coach stands beside the table: then there is one way only, and help is theirs to give."""
        return bool(getattr(self.session, "guided", False))

    # -- chances ----------------------------------------------------------------------------------------------------

    def odds(self, target: Ref | None) -> Chances | None:
        """Gives the chances of an attack, or of the one under way; nothing while they are not worked out or unwanted."""
        if self._followed is not None and not self._followed.odds:
            return None
        found = self._call("odds", target)
        return found if isinstance(found, Chances) else None

    def work(self, seconds: float) -> None:
        """Lets the session work out what it was asked for."""
        self._call("work", seconds)

    def get_ready(self) -> None:
        """Lets the session start what it will need."""
        self._call("get_ready")

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

    def undo_deed(self) -> str:
        """Names what would be taken back, or nothing."""
        return str(self._call("undo_deed", default=""))

    def undo_words(self) -> str:
        """Says what would be taken back, or why nothing can be; nothing when there is no undo at all."""
        return str(self._call("undo_words", default=""))

    def undo(self) -> bool:
        """Takes back the last answer."""
        return bool(self._call("undo", default=False))

    # -- stops ------------------------------------------------------------------------------------------------------

    @property
    def has_passing(self) -> bool:
        """Tells whether the session passes windows by itself."""
        return getattr(self.session, "stops", None) is not None and self.session.viewer >= 0 and not self._is_guided

    @property
    def auto_pass(self) -> bool:
        """Tells whether windows pass by themselves."""
        return bool(self.session.auto_pass)

    def pass_until_new(self) -> bool:
        """Passes until something new lies on the stack; tells whether there was anything to pass."""
        return bool(self._call("pass_until_new", default=False))

    def toggle_auto_pass(self) -> bool:
        """Switches automatic passing and tells whether it is on."""
        self.session.auto_pass = not self.session.auto_pass
        return self.auto_pass

    @property
    def stop_marks(self) -> StopMarks:
        """Gives the steps at which the player is always asked."""
        if not self.has_passing:
            return StopMarks()
        stops = self.session.stops
        return StopMarks(frozenset(stops.own), frozenset(stops.others))

    def toggle_stop(self, step: str, *, own: bool) -> bool:
        """Sets a stop or takes it away; tells whether it is set now."""
        return bool(self.session.stops.toggle(step, own=own))

    @property
    def always_pass(self) -> frozenset[str]:
        """Lists the cards for which the player always passes."""
        return frozenset(self.session.stops.always_pass) if self.has_passing else frozenset()

    def toggle_card(self, card: str) -> bool:
        """Passes always for a card, or no longer; tells which."""
        return bool(self.session.stops.toggle_card(card))

    def passing_words(self) -> str:
        """Names the window that is just being passed."""
        return str(self._call("passing_words", default=""))

    @property
    def passed(self) -> list[str]:
        """Lists what was passed for the player."""
        return list(getattr(self.session, "passed", ()))

    @property
    def breath_left(self) -> float:
        """Gives which part of the breath is left in which a window may still be wanted."""
        return float(getattr(self.session, "breath_left", 0.0))

    def reopen(self) -> bool:
        """Asks about the window that is just being passed."""
        return bool(self._call("reopen", default=False))

    def take_control(self, on: bool) -> None:
        """Asks about everything while this is on, or always if the settings say so."""
        self._held = on
        self._call("take_control", on or (self._followed is not None and self._followed.full_control))

    # -- gifts and hints --------------------------------------------------------------------------------------------

    @property
    def can_give(self) -> bool:
        """Tells whether cents may be given away in this game at all."""
        offered = hasattr(self.session, "give") and not self._is_guided
        return offered and self.session.view.timer is None and self.session.viewer >= 0

    def give_refused(self, to: int, amount: int) -> str:
        """Says why cents cannot be given now."""
        return str(self._call("give_refused", to, amount, default=""))

    def give(self, to: int, amount: int) -> None:
        """Gives cents away."""
        self._call("give", to, amount)

    def favours(self, seat: int) -> list[tuple[str, Favour]]:
        """Lists what a bot can be asked for in return, in words."""
        return list(self._call("favours", seat, default=()))

    def offer(self, to: int, amount: int, favour: Favour) -> tuple[bool, str]:
        """Offers a bot cents for a favour; tells whether it accepts, and what it says."""
        accepted, words = self._call("offer", to, amount, favour)
        return bool(accepted), str(words)

    def is_person(self, seat: int) -> bool:
        """Tells whether a seat is played by somebody at this screen."""
        seats = getattr(self.session, "seats", ())
        return 0 <= seat < len(seats) and seats[seat] == "human"

    @property
    def can_hint(self) -> bool:
        """Tells whether there is advice to be had at this table."""
        wanted = self._followed is None or self._followed.hints
        return wanted and hasattr(self.session, "hint") and self.session.viewer >= 0 and not self._is_guided

    def hint(self) -> Hint | None:
        """Gives what a sound player would do."""
        found = self._call("hint")
        return found if isinstance(found, Hint) else None

    @property
    def has_tips(self) -> bool:
        """Tells whether this is a game that somebody plays without a coach."""
        played = hasattr(self.session, "undo") and not self._is_guided
        return played and "human" in getattr(self.session, "seats", ())

    # -- several people at one screen -------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Tells whether several people pass the screen round."""
        return hasattr(self.session, "curtain")

    @property
    def curtain(self) -> int | None:
        """Gives the seat that has to come to the screen alone."""
        return getattr(self.session, "curtain", None)

    def uncover(self) -> None:
        """Shows the hand of whoever has come."""
        self._call("uncover")

    def hide(self) -> None:
        """Takes a hand off a screen that several people share."""
        self._call("hide")
