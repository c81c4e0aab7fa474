"""A potion that waits until another one has been drunk."""

from attrs import define

from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.clone import cloneable
from soulstack.kernel.frames import Frame, finish


@cloneable
@define(eq=False)
class Waiting(Frame):
    """Gains a potion once what lies above is over."""

    seat: int = 0
    card: int = NOBODY

    def step(self, state: State) -> None:
        """Try again to gain it."""
        from soulstack.games.spire.rules.climb.gaining import gain_potion

        finish(state, 0)
        state.table.held = tuple([other for other in state.table.held if other != self.card])
        gain_potion(state, self.seat, self.card)
