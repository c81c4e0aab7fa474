"""What must hold in every state of every game, whatever is played (used by tests and by `simulate --check`).

The cheap properties are checked after every decision: every card in exactly one zone, cents conserved, numbers in range,
options there, no fact that tells a seat a card it may not know. The costly ones, which rebuild the index, clone, permute or
replay the game, are checked again and again on the way and at the end.
"""

from collections.abc import Mapping
from typing import Any

from attrs import define, field

from soulstack.foursouls.determinize import hidden_places
from soulstack.foursouls.facts import FACTS
from soulstack.foursouls.game import GameSetup, State, apply
from soulstack.foursouls.looking import view_for
from soulstack.foursouls.playback import new_record, replay
from soulstack.foursouls.priority import actions
from soulstack.foursouls.schema import CardDef
from soulstack.foursouls.state import StackItem
from soulstack.foursouls.zones import rebuild_index
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact, redact
from soulstack.kernel.record import Record, digest
from soulstack.kernel.rng import shuffle

COSTLY_EVERY = 120
OPTIONS_EVERY = 24
INDEX_EVERY = 4


class InvariantError(AssertionError):
    """Something that must always hold does not."""


@define
class Checker:
    """Watches one game."""

    setup: GameSetup
    catalogue: Mapping[str, CardDef]
    record: Record = field(init=False)
    count: int = 0
    luck: dict[str, int] = field(factory=lambda: {"check": 1})

    def __attrs_post_init__(self) -> None:
        self.record = new_record(self.setup, "")

    def before(self, state: State, decision: Decision) -> None:
        """Check a state that waits for an answer."""
        self.count += 1
        _require(bool(decision.options), "a decision without options")
        _require(decision.low <= decision.high <= len(decision.options), "limits that cannot be met")
        check_cards(state)
        check_numbers(state)
        if self.count % INDEX_EVERY == 0:
            check_index(state)
        if self.count % OPTIONS_EVERY == 0:
            check_options(state, decision)
        if self.count % COSTLY_EVERY == 0:
            check_clone(state)
            check_refusal(state, decision)
            for seat in range(len(state.players)):
                check_leak(state, seat, self.luck)

    def after(self, state: State, answer: Answer, facts: list[Fact]) -> None:
        """Check what an answer has brought."""
        self.record.add(answer)
        check_facts(state, facts)

    def finish(self, state: State) -> None:
        """Check the end: the record goes through JSON and plays to the equal state."""
        check_cards(state)
        again = Record.from_json(self.record.to_json())
        _require(digest(replay(again, self.catalogue)) == digest(state), "a replay that ends elsewhere")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise InvariantError(what)


def cards_in_zones(state: State) -> list[int]:
    """List every card wherever it lies."""
    found = [card for pile in (*state.decks, *state.discards) for card in pile]
    found += state.outside
    found += state.bonus
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


def check_options(state: State, decision: Decision) -> None:
    """Every offered option is accepted."""
    if decision.low == decision.high == 1 or decision.low == 0:
        for option in decision.options:
            apply(state.clone(), Answer(decision.seat, (option,)))
    else:
        apply(state.clone(), Answer(decision.seat, decision.options[: decision.low]))
        apply(state.clone(), Answer(decision.seat, decision.options[::-1][: decision.high]))


def check_clone(state: State) -> None:
    """A clone equals its original and shares nothing that changes."""
    before = digest(state)
    copy = state.clone()
    _require(digest(copy) == before, "a clone that differs")
    decision = copy.pending[0]
    apply(copy, Answer(decision.seat, decision.options[: max(1, decision.low)]))
    _require(digest(state) == before, "a clone that changes its original")


def check_refusal(state: State, decision: Decision) -> None:
    """An illegal answer is refused and changes nothing."""
    before = digest(state)
    wrong = (
        Answer((decision.seat + 1) % len(state.players), decision.options[:1]),
        Answer(decision.seat, (Option("nonsense"),)),
        Answer(decision.seat, (decision.options[0],) * (decision.high + 1)),
    )
    for answer in wrong:
        try:
            apply(state, answer)
        except IllegalAnswerError:
            continue
        raise InvariantError("an illegal answer was accepted")
    _require(digest(state) == before, "an illegal answer changed the state")


def permuted(state: State, seat: int, luck: dict[str, int]) -> State:
    """Give a state that differs only in what a seat cannot see."""
    other = state.clone()
    for deck in range(len(other.decks)):
        places = hidden_places(other, seat, deck)
        cards = [pile[i] for pile, i in places]
        marks = [other.known.get(card, 0) for card in cards]
        shuffle(luck, "check", cards)
        for (pile, i), card, mark in zip(places, cards, marks, strict=True):
            pile[i] = card
            if mark:
                other.known[card] = mark
            else:
                other.known.pop(card, None)
    return other


def check_leak(state: State, seat: int, luck: dict[str, int]) -> None:
    """A seat's view and options do not depend on what it cannot see."""
    other = permuted(state, seat, luck)
    _require(view_for(other, seat) == view_for(state, seat), "a view that tells hidden cards")
    _require(actions(other, seat) == actions(state, seat), "options that tell hidden cards")


def check_facts(state: State, facts: list[Fact]) -> None:
    """No seat is told a card that now lies hidden from it, unless it may know that card."""
    hidden: dict[int, int] = {}
    for pile in state.decks:
        for card in pile:
            hidden[card] = -1
    for player in state.players:
        for card in player.hand:
            hidden[card] = player.seat
    for fact in facts:
        _require(fact.kind in FACTS, f"a fact without words: {fact.kind}")
        for seat in range(len(state.players)):
            seen = redact(fact, FACTS, seat)
            for card in (seen.card, *seen.cards):
                if card in hidden and hidden[card] != seat and not state.known.get(card, 0) & (1 << seat):
                    _require(_was_public(fact, facts), f"{fact.kind} tells seat {seat} a hidden card")


def _was_public(fact: Fact, facts: list[Fact]) -> bool:
    """Tell whether the card was public then and was shuffled away or drawn since, within the same answer."""
    later = facts[facts.index(fact) :]
    return not FACTS[fact.kind].private or any(f.kind == "deck_shuffled" for f in later) or _moved_on(fact, later)


def _moved_on(fact: Fact, later: list[Fact]) -> bool:
    cards: set[Any] = {fact.card, *fact.cards}
    return any(f is not fact and (f.card in cards or cards & set(f.cards)) for f in later)
