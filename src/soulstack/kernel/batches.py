"""Abilities that wait together and happen one after another, in an order that the players choose where it matters.

A batch holds its entries; what they cause while it runs waits for the next generation. The game says which entries are
contested as things stand: when the one that would come next by rank is not, it simply happens; otherwise the seats that own
contested entries are asked which comes next, and entries of nobody are offered to every seat that is asked.

>>> entries = [Entry("poison", GAME, 5, (), Option("entry", ("entry", 5))), Entry("frost", 0, 1, (), Option("entry"))]
>>> [entry.key for entry in in_order(entries)]
['frost', 'poison']
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from attrs import define, frozen

from soulstack.kernel.clone import cloneable
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.frames import Frame, finish
from soulstack.kernel.ids import GAME, Seat


class Entry(NamedTuple):
    """One thing that waits: its name for players, whose it is, its place in the default order, and what it does."""

    key: str
    seat: Seat
    rank: int
    what: tuple[Any, ...]
    label: Option
    """How it is named in an answer."""


def nothing_beside(state: Any, batch: "Batch", seat: Seat) -> Sequence[Option]:
    """Offer nothing between two entries, as most batches do."""
    del state, batch, seat
    return ()


def refuse_to_act(state: Any, seat: Seat, option: Option) -> None:
    """Do nothing: nothing was offered."""


@frozen
class Policy:
    """What a game has to say about its batches."""

    contested: Callable[[Any, Sequence[Entry]], Sequence[int]]
    """Lists the entries whose order matters now; nothing when none does."""
    start: Callable[[Any, Entry], None]
    """Begins an entry: changes the state or pushes frames."""
    later: Callable[[Any], tuple[Entry, ...]]
    """Takes what has come to wait meanwhile."""
    seats: Callable[[Any], Sequence[Seat]]
    """Lists the seats that may speak for what belongs to nobody."""
    beside: "Callable[[Any, Batch, Seat], Sequence[Option]]" = nothing_beside
    """Lists what else a seat that is asked may do between two entries."""
    act: Callable[[Any, Seat, Option], None] = refuse_to_act
    """Does something of that."""


POLICIES: dict[str, Policy] = {}


@cloneable
@define(eq=False)
class Batch(Frame):
    """Does its entries one at a time, then those that came to wait, generation by generation."""

    policy: str = ""
    entries: tuple[Entry, ...] = ()
    generation: int = 0
    title: str = ""

    def step(self, state: Any) -> None:
        """Begin the next entry, ask for it, or finish."""
        policy = POLICIES[self.policy]
        if not self.entries:
            self.entries = in_order(policy.later(state))
            self.generation += 1
            if not self.entries:
                finish(state, self.done)
                return
        contested = policy.contested(state, self.entries) if len(self.entries) > 1 else ()
        if 0 not in contested:
            self._start(state, 0)
            return
        seats = {self.entries[i].seat: None for i in contested if self.entries[i].seat != GAME}
        asked = []
        for seat in seats or policy.seats(state):
            mine = [self.entries[i].label for i in contested if self.entries[i].seat in {seat, GAME}]
            asked.append(Decision(seat, "order", tuple(dict.fromkeys(mine)), prompt=self.title or self.policy))
        if len(asked) == 1 and len(asked[0].options) == 1:
            self.take_from(state, asked[0].seat, asked[0].options)
            return
        for decision in asked:
            decision.options = (*decision.options, *policy.beside(state, self, decision.seat))
        state.pending = tuple(asked)

    def take_from(self, state: Any, seat: Seat, picks: tuple[Option, ...]) -> None:
        """Begin the entry that was named, among equal ones the first; or do what was offered beside them."""
        label = picks[0]
        for i, entry in enumerate(self.entries):
            if entry.label == label and entry.seat in {seat, GAME}:
                self._start(state, i)
                return
        POLICIES[self.policy].act(state, seat, label)

    def _start(self, state: Any, i: int) -> None:
        entry = self.entries[i]
        self.entries = self.entries[:i] + self.entries[i + 1 :]
        POLICIES[self.policy].start(state, entry)


def in_order(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Put entries in their default order; equal ranks stay as they came."""
    return tuple(sorted(entries, key=_rank))


def _rank(entry: Entry) -> int:
    return entry.rank
