"""What a session of a run may have beyond playing."""

from attrs import frozen

from soulstack.app.offers import CanUndo, HasBots, IsShared


@frozen(kw_only=True)
class Offers:
    """What one session has; a recorded run has nothing of it."""

    undo: CanUndo | None = None
    bots: HasBots | None = None
    shared: IsShared | None = None
