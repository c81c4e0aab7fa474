"""Watches one run for `simulate --check`: every invariant after every decision, and a twin that plays the saved answers."""

from typing import Any

from attrs import define, field

from soulstack.games.spire.cards.catalogue import Catalogue
from soulstack.games.spire.rules import conserved
from soulstack.games.spire.rules.facts import SPECS
from soulstack.games.spire.rules.game import Setup, State, apply, new_run
from soulstack.games.spire.rules.invariants import problems
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.view import dealt, view_for
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record, digest

MANY = 12
"""Of a question with more options so many are tried."""


class InvariantError(AssertionError):
    """Something that must always hold does not."""


def require(holds: object, what: str) -> None:
    """Raise when something does not hold."""
    if not holds:
        raise InvariantError(what)


@define
class Checker:
    """Watches one run."""

    setup: Setup
    cards: Catalogue
    every: int = 1
    record: Record = field(init=False)
    twin: State = field(init=False)
    """The same run, played from the answers as they come back from a file; other options are tried on clones of it."""
    count: int = 0

    def __attrs_post_init__(self) -> None:
        self.record = Record("spire", {}, "")
        self.twin = single_fight(self.setup, self.cards) if self.setup.encounter else new_run(self.setup, self.cards)
        self.twin.facts = []

    def before(self, state: State, decision: Decision) -> None:
        """Check a state that waits for an answer."""
        self.count += 1
        found = [*problems(state), *conserved.problems(state)]
        require(not found, "; ".join(found[:3]))
        require(decision.options, f"a question without options: {decision.kind}")
        require(
            0 <= decision.low <= decision.high <= len(decision.options), f"a question with odd limits: {decision.kind}"
        )
        require(len(set(decision.options)) == len(decision.options), f"an option twice: {decision.kind}")
        if self.count % self.every:
            return
        stands = state.snapshot()
        require(self.twin.snapshot() == stands, "a replay that stands elsewhere")
        clone = state.clone()
        require(not state.shares(clone), "a clone that shares a part with its original")
        require(clone.snapshot() == stands, "a clone that differs")
        self._options(decision)
        self._secrets(state)

    def _options(self, decision: Decision) -> None:
        """Try the options of a question: every one is accepted."""
        step = max(1, len(decision.options) // MANY)
        for at in range(0, len(decision.options), step):
            picks = (decision.options[at : at + 1] + tuple(o for o in decision.options if o != decision.options[at]))[
                : max(1, decision.low)
            ]
            if not decision.high:
                picks = ()
            trial = self.twin.clone()
            try:
                apply(trial, Answer(decision.seat, picks))
            except IllegalAnswerError as error:
                raise InvariantError(f"an option that is refused: {decision.kind} {picks}: {error}") from error

    def _secrets(self, state: State) -> None:
        """What differs only in what a seat cannot see looks the same to it."""
        other = dealt(state, self.count)
        for hero in state.heroes:
            require(
                shown(view_for(state, hero.seat)) == shown(view_for(other, hero.seat)), "a view that tells a secret"
            )

    def play(self, state: State, answer: Answer) -> list[Fact]:
        """Carry out an answer to the watched run and check what it has brought."""
        facts = apply(state, answer)
        self.record.add(answer)
        kept = Record.from_json({**self.record.to_json(), "answers": self.record.to_json()["answers"][-1:]}).answers[0]
        require(kept == answer, "an answer that comes back changed")
        apply(self.twin, kept)
        for fact in facts:
            require(fact.kind in SPECS, f"a fact without words: {fact.kind}")
        return facts

    def finish(self, state: State) -> None:
        """Check the end."""
        require(state.result in {"won", "lost"}, "a run that has ended without a result")
        require(digest(self.twin) == digest(state), "a replay that ends elsewhere")


def shown(view: Any) -> Any:
    """Give a view as plain data."""
    return view.state.snapshot(), view.decision, view.ready


__all__ = ["Checker", "InvariantError", "Option"]
