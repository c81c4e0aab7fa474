"""A toy of two seats on one floor: one card draws, one kills the last enemy."""

from typing import Any

import pytest
from attrs import define

from soulstack.kernel.asking import ANY, DONE, EACH, FLOOR, TOPICS, UNDONE, AskAll, Topic, open_floor
from soulstack.kernel.batches import POLICIES, Batch, Entry, Policy, in_order
from soulstack.kernel.clone import cloneable, copied, rows
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.frames import EngineState, Frame, advance, apply, finish, unwind
from soulstack.kernel.ids import GAME

DRAW = Option("play", ("card", 1))
KILL = Option("play", ("card", 2))


@cloneable
@define(eq=False, kw_only=True)
class Toy(EngineState):
    hands: list[list[int]] = rows()
    deck: list[int] = copied(list)
    log: list[Any] = copied(list)
    foe: int = 1


@cloneable
@define(eq=False)
class Fight(Frame):
    stage: int = 0

    def step(self, state):
        self.stage += 1
        if self.stage == 1:
            state.frames.append(AskAll(topic="toy_play", rule=FLOOR, seats=(0, 1)))
        else:
            state.log.append("won" if state.foe == 0 else "over")
            finish(state)


@cloneable
@define(eq=False)
class Playing(Frame):
    seat: int = 0
    card: int = 0
    stage: int = 0

    def step(self, state):
        self.stage += 1
        if self.stage == 2:
            finish(state)
        elif self.card == 1:
            state.hands[self.seat].append(state.deck.pop())
            state.frames.append(AskAll(topic="toy_keep", rule=EACH, seats=(self.seat,)))
        else:
            state.foe = 0
            unwind(state, state.frames[0])
            state.frames[0].stage = 1


def options(state, frame, seat):
    found = [Option("play", ("card", card)) for card in sorted(set(state.hands[seat]))]
    return Decision(seat, "play", (*found, DONE))


def play(state, frame, seat, picks):
    card = picks[0].ref[1]
    state.hands[seat].remove(card)
    state.frames.append(Playing(seat=seat, card=card))


TOPICS["toy_play"] = Topic(options, play)
TOPICS["toy_keep"] = Topic(
    lambda state, frame, seat: Decision(seat, "keep", (Option("yes"), Option("no"))),
    lambda state, frame, seat, picks: state.log.append((seat, picks[0].verb)),
)


def toy():
    state = Toy(hands=[[1, 1], [2]], deck=[2, 1], frames=[Fight()])
    advance(state)
    return state


def asked(state):
    return {decision.seat: decision.kind for decision in state.pending}


def test_every_seat_on_a_floor_is_asked_at_once():
    assert asked(toy()) == {0: "play", 1: "play"}


def test_while_an_action_runs_only_its_own_question_is_open():
    state = toy()
    apply(state, Answer(0, (DRAW,)))
    assert asked(state) == {0: "keep"}
    with pytest.raises(IllegalAnswerError, match="Nothing is asked of this seat"):
        apply(state, Answer(1, (KILL,)))
    assert open_floor(state).topic == "toy_play"


def test_the_floor_comes_back_recomputed():
    state = toy()
    apply(state, Answer(0, (DRAW,)))
    apply(state, Answer(0, (Option("yes"),)))
    assert DRAW in state.pending[0].options
    apply(state, Answer(0, (DRAW,)))
    apply(state, Answer(0, (Option("no"),)))
    assert KILL in state.pending[0].options


def test_a_seat_that_is_done_may_take_it_back_until_all_are():
    state = toy()
    apply(state, Answer(0, (DONE,)))
    assert state.pending[0].options == (UNDONE,)
    apply(state, Answer(0, (UNDONE,)))
    assert asked(state) == {0: "play", 1: "play"}
    apply(state, Answer(1, (DONE,)))
    apply(state, Answer(0, (DONE,)))
    assert state.log == ["over"]


def test_unwinding_drops_everything_above_the_marked_frame():
    state = toy()
    apply(state, Answer(1, (KILL,)))
    assert state.log == ["won"]
    assert not state.frames


def test_an_answer_that_is_legal_no_more_is_refused_and_changes_nothing():
    state = toy()
    before = state.snapshot()
    with pytest.raises(IllegalAnswerError):
        apply(state, Answer(0, (KILL,)))
    assert state.snapshot() == before


def test_a_clone_of_an_open_floor_goes_its_own_way():
    state = toy()
    other = state.clone()
    apply(other, Answer(0, (DONE,)))
    assert asked(state) == {0: "play", 1: "play"}
    assert other.pending[0].options == (UNDONE,)


def test_any_answer_settles_a_question_to_the_party():
    state = Toy(hands=[[], []], frames=[AskAll(topic="toy_keep", rule=ANY, seats=(0, 1))])
    advance(state)
    apply(state, Answer(1, (Option("no"),)))
    assert state.log == [(1, "no")]
    assert not state.frames


def entry(key, seat, rank):
    return Entry(key, seat, rank, (key,), Option("entry", ("entry", rank)))


def start(state, found):
    state.log.append(found.key)


POLICIES["quiet"] = Policy(lambda s, e: (), start, lambda s: (), lambda s: (0, 1))
POLICIES["strict"] = Policy(lambda s, e: range(len(e)), start, lambda s: (), lambda s: (0, 1))


def test_entries_that_nobody_contests_go_by_rank():
    state = Toy(frames=[Batch(policy="quiet", entries=in_order([entry("b", 0, 2), entry("a", 1, 1)]))])
    advance(state)
    assert state.log == ["a", "b"]


def test_the_owners_of_contested_entries_say_which_comes_next():
    entries = (entry("a", 0, 1), entry("b", 1, 2), entry("c", GAME, 3))
    state = Toy(frames=[Batch(policy="strict", entries=entries)])
    advance(state)
    assert [len(decision.options) for decision in state.pending] == [2, 2]
    apply(state, Answer(1, (entries[2].label,)))
    apply(state, Answer(1, (entries[1].label,)))
    assert state.log == ["c", "b", "a"]


def test_what_comes_to_wait_is_the_next_generation():
    more = [(entry("d", 0, 1),), ()]
    POLICIES["growing"] = Policy(lambda s, e: (), start, lambda s: more.pop(0), lambda s: (0,))
    state = Toy(frames=[Batch(policy="growing", entries=(entry("a", 0, 1),))])
    advance(state)
    assert state.log == ["a", "d"]


def test_between_two_entries_a_seat_may_do_what_is_offered_beside_them():
    done = []
    POLICIES["beside"] = Policy(
        lambda s, e: range(len(e)),
        start,
        lambda s: (),
        lambda s: (0,),
        lambda state, batch, seat: (Option("use"),) if not done else (),
        lambda state, seat, option: done.append((seat, option.verb)),
    )
    entries = (Entry("a", 0, 1, ("a",), Option("entry", ("e", 1))), Entry("b", 0, 2, ("b",), Option("entry", ("e", 2))))
    state = Toy(frames=[Batch(policy="beside", entries=entries)])
    advance(state)
    assert [option.verb for option in state.pending[0].options] == ["entry", "entry", "use"]
    apply(state, Answer(0, (Option("use"),)))
    assert done == [(0, "use")]
    assert [option.verb for option in state.pending[0].options] == ["entry", "entry"]
