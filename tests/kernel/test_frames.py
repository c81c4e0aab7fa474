"""The engine's position is a list of records; one loop steps them until somebody is asked."""

import pytest
from attrs import define

from soulstack.kernel.clone import cloneable
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import STEP_LIMIT, EngineState, EngineStuckError, Frame, advance, apply, ask, finish
from soulstack.kernel.record import digest

RED, BLUE = Option("red"), Option("blue")


@cloneable
@define(eq=False)
class Painter(Frame):
    """Asks for a colour so many times, and tells each."""

    times: int = 1
    only: bool = False

    def step(self, state):
        if self.times == 0:
            finish(state, 7)
            return
        self.times -= 1
        ask(state, Decision(1, "choice", (RED,) if self.only else (RED, BLUE)))

    def take(self, state, picks):
        state.facts.append(Fact("painted", word=picks[0].verb))


@cloneable
@define(eq=False)
class House(Frame):
    """Lets a painter work above itself and tells what it achieved."""

    pc: int = 0

    def step(self, state):
        self.pc += 1
        if self.pc == 1:
            state.frames.append(Painter())
        else:
            state.facts.append(Fact("house_done", amount=self.done))
            finish(state)


@cloneable
@define(eq=False)
class Circle(Frame):
    turns: int = 0

    def step(self, state):
        self.turns += 1


@cloneable
@define(eq=False)
class Tower(Frame):
    def step(self, state):
        state.frames.append(Tower())


def start(*frames):
    """Makes a state and steps it to its first question."""
    state = EngineState(frames=list(frames))
    advance(state)
    return state


def test_frames_step_until_somebody_is_asked():
    state = start(House())
    assert state.pending == (Decision(1, "choice", (RED, BLUE)),)
    assert [type(frame) for frame in state.frames] == [House, Painter]


def test_the_answer_goes_to_the_top_frame_and_the_rest_follows_by_itself():
    state = start(House())
    facts = apply(state, Answer(1, (BLUE,)))
    assert facts == [Fact("painted", word="blue"), Fact("house_done", amount=7)]
    assert state.frames == []
    assert state.pending == ()


def test_a_finished_frame_tells_the_one_below_what_it_achieved():
    state = EngineState(frames=[House(), Painter()])
    finish(state, 3)
    assert state.frames[-1].done == 3


def test_the_last_frame_may_finish_with_nobody_below():
    state = EngineState(frames=[House()])
    finish(state, 3)
    assert state.frames == []


def test_facts_are_reported_once():
    state = start(Painter(times=2))
    assert apply(state, Answer(1, (RED,))) == [Fact("painted", word="red")]
    assert apply(state, Answer(1, (BLUE,))) == [Fact("painted", word="blue")]


def test_a_question_with_one_answer_is_not_asked():
    state = start(Painter(only=True))
    assert state.pending == ()
    assert state.facts == [Fact("painted", word="red")]


def test_a_script_can_have_every_question_asked():
    state = EngineState(frames=[Painter(only=True)], ask_forced=True)
    advance(state)
    assert state.pending[0].options == (RED,)
    assert apply(state, Answer(1, (RED,))) == [Fact("painted", word="red")]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (Answer(0, (RED,)), "Nothing is asked of this seat now"),
        (Answer(1, (Option("green"),)), "not one of the options"),
        (Answer(1, ()), "Choose exactly 1"),
    ],
)
def test_an_illegal_answer_raises_and_changes_nothing(answer, reason):
    state = start(House())
    before = digest(state)
    with pytest.raises(IllegalAnswerError, match=reason):
        apply(state, answer)
    assert digest(state) == before
    assert apply(state, Answer(1, (RED,)))


def test_nobody_can_answer_when_nothing_is_asked():
    with pytest.raises(IllegalAnswerError, match="Nothing is asked"):
        apply(EngineState(), Answer(0, (RED,)))


def test_nothing_steps_once_the_game_is_over():
    state = EngineState(frames=[Circle()], over=True)
    advance(state)
    assert state.frames[0].turns == 0


@pytest.mark.parametrize("frame", [Circle, Tower])
def test_frames_that_go_round_in_circles_raise_with_a_dump(frame):
    state = EngineState(frames=[House(pc=41), frame()])
    with pytest.raises(EngineStuckError) as error:
        advance(state)
    text = str(error.value)
    assert f"no decision after {STEP_LIMIT} steps" in text
    assert "House(done=0, pc=41)" in text
    assert frame.__name__ in text.splitlines()[-1]


def test_a_long_road_below_the_limit_is_no_circle():
    state = start(Painter(times=STEP_LIMIT // 4, only=True))
    assert len(state.facts) == STEP_LIMIT // 4


def test_a_state_cloned_in_the_middle_goes_its_own_way():
    state = start(House())
    copy = state.clone()
    assert apply(copy, Answer(1, (RED,)))[0].word == "red"
    assert copy.frames == []
    assert apply(state, Answer(1, (BLUE,)))[0].word == "blue"


@pytest.mark.parametrize("call", ["step", "take", "clone"])
def test_a_bare_frame_does_nothing(call):
    words = {"step": (None,), "take": (None, ()), "clone": ()}[call]
    with pytest.raises(NotImplementedError):
        getattr(Frame(), call)(*words)
