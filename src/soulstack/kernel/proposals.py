"""The window between what is to happen and what happens: replacements apply one after another, then it is done.

A game's own frame has the fields that say what is proposed; it lists the replacements that apply as things stand now, says
who orders them when they differ, and carries one out.

>>> from typing import ClassVar
>>> from attrs import define
>>> from soulstack.kernel.clone import cloneable
>>> from soulstack.kernel.frames import EngineState, advance
>>> from soulstack.kernel.programs import Tables
>>> class Toy(EngineState):
...     tables: ClassVar[Tables] = Tables()
>>> @cloneable
... @define(eq=False)
... class Gain(Proposing):
...     kind: str = "gain"
...     amount: int = 0
...     order: tuple = ()
...     committed: bool = False
...     same_instead: bool = False
...     def applicable(self, state):
...         return [("rule", 1)] if self.amount == 1 else []
...     def replace(self, state, ref):
...         self.amount = 3
>>> @Toy.tables.commit("gain")
... def gain(state, proposal):
...     print("gained", proposal.amount)
...     return proposal.amount
>>> advance(Toy(frames=[Gain(amount=1)]))
gained 3
"""

from typing import Any

from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.frames import Frame, finish
from soulstack.kernel.ids import Ref, Seat
from soulstack.kernel.programs import pick


class Proposing(Frame):
    """A change that may still be replaced."""

    __slots__ = ()

    kind: str
    order: tuple[Ref, ...]
    """The replacements in the order in which they were chosen to apply."""
    committed: bool
    same_instead: bool
    """Whether what replaced this is a change of the same kind, so that it was done after all."""

    def applicable(self, state: Any) -> list[Ref]:
        """List the replacements that apply to this as it stands now."""
        raise NotImplementedError

    def replace(self, state: Any, ref: Ref) -> None:
        """Let a replacement change this; it is not listed as applicable again."""
        raise NotImplementedError

    def are_alike(self, state: Any, found: list[Ref]) -> bool:  # noqa: ARG002 - a game may know better
        """Tell whether the order of replacements makes no difference."""
        return len(found) == 1

    def affected(self, state: Any) -> Seat:
        """Say who orders the replacements."""
        raise NotImplementedError

    def step(self, state: Any) -> None:
        """Apply the next replacement, ask for their order, or do it."""
        if self.committed:
            finish(state, self.done)
            return
        found = self.applicable(state)
        for ref in self.order:
            if ref in found:
                self.replace(state, ref)
                return
        if not found:
            self.committed = True  # type: ignore[misc]  # the slot is the subclass's
            instead = self.done if self.same_instead else 0
            done = state.tables.commits[self.kind](state, self)
            if done is not None:
                self.done = done or instead
        elif self.are_alike(state, found):
            self.replace(state, found[0])
        else:
            options = tuple([pick(ref) for ref in found])
            count = len(options)
            seat = self.affected(state)
            state.pending = (Decision(seat, "order", options, count, count, ordered=True, prompt="order_replacements"),)

    def take(self, state: Any, picks: tuple[Option, ...]) -> None:  # noqa: ARG002 - the protocol's shape
        """Remember the order."""
        self.order = tuple([p.ref for p in picks if p.ref is not None])  # type: ignore[misc]  # the slot is the subclass's
