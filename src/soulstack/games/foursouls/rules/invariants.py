"""What must hold in every state of every game, whatever is played (used by tests and by `simulate --check`).

After every decision: every card is in exactly one zone, cents are conserved, numbers are in range, options are there and
each of them is accepted, an illegal answer changes nothing, the index equals its rebuild, a clone equals its original and
shares nothing with it, the game that is played again from its saved answers stands where this one does, and no view, option
or fact tells a seat a hidden card.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import attrs
from attrs import define, field

from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.game import GameSetup, State, apply, gift
from soulstack.games.foursouls.rules.playback import new_record, replay, setup_of
from soulstack.games.foursouls.rules.secrecy import InvariantError, Secrets, check_decision, check_facts
from soulstack.games.foursouls.rules.state import StackItem
from soulstack.games.foursouls.rules.zones import rebuild_index
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option, check
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record, digest

_PLACES = {name: place for place, name in enumerate(attrs.fields_dict(State), 1)}
"""Where the fields of a state are in its snapshot."""


@define
class Checker:
    """Watches one game."""

    setup: GameSetup
    catalogue: Mapping[str, CardDef]
    every: int = 1
    """The costly checks are made after so many decisions; the others after each."""
    record: Record = field(init=False)
    twin: State = field(init=False)
    """The same game, played from the answers as they are saved; other options are tried on clones of it."""
    count: int = 0
    secrets: Secrets = field(factory=Secrets)
    indexed: tuple[Any, ...] | None = None
    """The objects, players and indexes that were last found to agree."""
    saved: dict[Answer, Answer] = field(factory=dict)
    """Answers as they came back from a file."""
    taken: list[Answer] = field(factory=list)
    """What the twin was given."""

    def __attrs_post_init__(self) -> None:
        self.record = new_record(self.setup, "")
        self.twin = replay(loaded(self.record), self.catalogue)

    def before(self, state: State, decision: Decision) -> None:
        """Check a state that waits for an answer."""
        self.count += 1
        check_decision(state, decision)
        check_asked(state)
        check_cards(state)
        check_numbers(state)
        if not self.is_thorough():
            check_index(state)
            return
        before = state.snapshot()
        parts = (*[before[_PLACES[name]] for name in ("objects", "index", "usable")], len(state.players))
        if parts != self.indexed:
            check_index(state)
            self.indexed = parts
        _require(self.twin.snapshot() == before, "a replay that stands elsewhere")
        clone = check_refusal(state, decision, before)
        _require(not state.shares(clone), "a clone that shares a part with its original")
        self.secrets.check(state, clone)

    def is_thorough(self) -> bool:
        """Tell whether the costly checks are due."""
        return self.count % self.every == 0

    def play(self, state: State, answer: Answer) -> list[Fact]:
        """Carry out an answer to the watched game and check what it has brought."""
        decision = state.pending[0]
        refused = check(decision, answer)
        try:
            facts = apply(state, answer)
        except Exception as error:
            if refused:
                raise
            raise not_accepted(decision, error) from error
        self.after(state, answer, facts)
        return facts

    def after(self, state: State, answer: Answer, facts: list[Fact]) -> None:
        """Check what an answer has brought, and what the others would have: the twin still stands where they were offered."""
        if self.is_thorough():
            for decision in self.twin.pending:
                check_options(self.twin, decision, answer.picks)
        self.record.add(answer)
        kept = self.saved.get(answer)
        if kept is None:
            kept = self.saved[answer] = saved(answer)
        self.taken.append(kept)
        try:
            apply(self.twin, kept)
        except IllegalAnswerError as error:
            raise InvariantError(f"a saved answer that does not fit: {error}") from error
        for fact in facts:
            _require(fact.kind in FACTS, f"a fact without words: {fact.kind}")
        check_facts(state, facts)

    def finish(self, state: State) -> None:
        """Check the end: the record comes back from a file as what the twin has played, which led to the equal state."""
        check_cards(state)
        check_numbers(state)
        check_index(state)
        _require(self.twin.snapshot() == state.snapshot(), "a replay that stands elsewhere")
        again = loaded(self.record)
        _require(again.answers == self.taken and setup_of(again) == self.setup, "a saved record of another game")
        _require(digest(self.twin) == digest(state), "a replay that ends elsewhere")


def loaded(record: Record) -> Record:
    """Give a record as it comes back from a file."""
    return Record.from_json(json.loads(json.dumps(record.to_json())))


def saved(answer: Answer) -> Answer:
    """Give an answer as it comes back from a file."""
    return loaded(Record("", {}, "", [answer])).answers[0]


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise InvariantError(what)


def cards_in_zones(state: State) -> list[int]:
    """List every card wherever it lies."""
    found = [*state.outside, *state.bonus]
    for pile in (*state.decks, *state.discards):
        found += pile
    for player in state.players:
        found += player.hand
    found += [obj.card for obj in state.objects.values()]
    for slot in state.slots:
        found += slot.covered
    found += [item.card for item in state.stack if item.kind == "loot" and not item.is_copy]
    for frame in state.frames:
        item = getattr(frame, "item", None)
        if isinstance(item, StackItem) and item.kind == "loot" and not item.is_copy:
            found.append(item.card)
        elif type(frame).__name__ in ("FinishLoot", "Attack", "Ambush") and frame.card >= 0:
            found.append(frame.card)
    return found


def check_cards(state: State) -> None:
    """Every card is in exactly one zone."""
    found = cards_in_zones(state)
    if len(found) != len(state.printed) or len(set(found)) != len(found):
        twice = sorted({c for c in found if found.count(c) > 1})
        gone = sorted(set(range(len(state.printed))) - set(found))
        names = [state.printed[c].id for c in (*twice, *gone)]
        raise InvariantError(f"cards are not conserved: {names} (twice {twice}, gone {gone})")


def check_numbers(state: State) -> None:
    """Cents are conserved and numbers stay in range."""
    held = sum(player.cents for player in state.players) + state.pool
    _require(held == state.coins, f"there are {held} cents")
    for player in state.players:
        _require(player.cents >= 0 and player.damage >= 0, "a negative number")
    for item in state.stack:
        _require(item.kind != "roll" or 1 <= item.value <= 6, "a die beyond its faces")
        _require(item.kind != "damage" or item.amount > 0, "damage of nothing")
    _require(len(state.stack) <= 2000, "a stack that grows without end")


def check_index(state: State) -> None:
    """The index that was kept step by step equals one that is built anew."""
    index, usable = rebuild_index(state)
    _require(index == state.index, "an index that differs from its rebuild")
    _require(usable == state.usable, "usable abilities that differ from their rebuild")


def check_asked(state: State) -> None:
    """A game that goes on asks one seat a question that can be answered."""
    _require(state.over != bool(state.pending), "nobody is asked, and the game goes on")
    for decision in state.pending:
        _require(bool(decision.options), "a decision without options")
        _require(0 <= decision.low <= decision.high <= len(decision.options), "limits that cannot be met")


def possible_answers(decision: Decision) -> Iterator[tuple[Option, ...]]:
    """List answers to a decision: every option is in one of them, the fewest and the most are chosen, forwards and backwards."""
    options, low, high = decision.options, decision.low, decision.high
    few = max(1, low)
    for i in range(len(options) if high else 0):
        yield (options[i:] + options[:i])[:few]
    if low == 0:
        yield ()
    if high > few:
        yield options[:high]
    if high > 1:
        yield options[::-1][:high]


def illegal_answers(state: State, decision: Decision) -> Iterator[Answer]:
    """List answers that nobody may give: from another seat, of what is not offered, too many, too few, a gift to oneself."""
    seat, options = decision.seat, decision.options
    yield Answer((seat + 1) % len(state.players), options[: decision.low])
    yield Answer(seat, (Option("nonsense"),) * max(1, decision.low))
    yield Answer(seat, (options[0],) * (decision.high + 1))
    yield Answer(seat, (gift(seat, 1),))
    if decision.low:
        yield Answer(seat, options[: decision.low - 1])


def not_accepted(decision: Decision, error: Exception) -> InvariantError:
    """Give the error that an offered option was not accepted."""
    return InvariantError(f"an option of {decision.prompt} that is not accepted: {error!r}")


def check_options(state: State, decision: Decision, taken: tuple[Option, ...] | None = None) -> None:
    """Every offered option is accepted, and leads on; what is taken in earnest need not be tried."""
    for picks in possible_answers(decision):
        if picks == taken:
            continue
        clone = state.clone()
        try:
            apply(clone, Answer(decision.seat, picks))
        except Exception as error:
            raise not_accepted(decision, error) from error
        check_asked(clone)


def check_clone(state: State, before: tuple[object, ...]) -> None:
    """A clone equals its original, and what was played on clones has not touched it."""
    _require(state.snapshot() == before, "a clone that changes its original")
    _require(state.clone().snapshot() == before, "a clone that differs")


def check_refusal(state: State, decision: Decision, before: tuple[object, ...]) -> State:
    """An illegal answer is refused and changes nothing: a clone that was given some equals its original still."""
    clone = state.clone()
    for answer in illegal_answers(state, decision):
        try:
            apply(clone, answer)
        except IllegalAnswerError:
            continue
        except Exception as error:
            raise InvariantError("an illegal answer was accepted") from error
        raise InvariantError("an illegal answer was accepted")
    if clone.snapshot() != before:
        check_clone(state, before)
        raise InvariantError("an illegal answer changed the state")
    return clone
