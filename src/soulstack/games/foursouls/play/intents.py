"""What people want that only Four Souls knows: to let windows pass or not, and to give cents."""

from attrs import frozen

from soulstack.app.bus import Intent
from soulstack.games.foursouls.rules.view import Favour


@frozen
class PassUntilNew(Intent):
    """Passes until something lies on the stack that does not lie there now; the value tells whether there was a window."""


@frozen
class Reopen(Intent):
    """Asks after all about the window that is just being passed; the value tells whether there was one."""


@frozen
class TakeControl(Intent):
    """Asks about every window while it is on."""

    on: bool


@frozen
class Give(Intent):
    """Gives cents to another player."""

    to: int
    amount: int


@frozen
class Bargain(Intent):
    """Offers a bot cents for a favour; the value tells whether it accepts, and what it says."""

    to: int
    amount: int
    favour: Favour
