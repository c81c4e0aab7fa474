"""One function says whether an answer fits, with a reason in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulstack.kernel.decisions import Answer, Decision, Option, check

A, B, C = (Option("pick", ("obj", number)) for number in (1, 2, 3))
ONE = Decision(0, "target", (A, B, C))
UP_TO_TWO = Decision(0, "cards", (A, B, C), low=0, high=2)
ALL_IN_ORDER = Decision(0, "order", (A, B, C), low=3, high=3, ordered=True)


@pytest.mark.parametrize(
    ("decision", "picks"),
    [
        (ONE, (A,)),
        (ONE, (C,)),
        (UP_TO_TWO, ()),
        (UP_TO_TWO, (B,)),
        (UP_TO_TWO, (C, A)),
        (ALL_IN_ORDER, (C, B, A)),
        (Decision(0, "number", (Option("number", None, 3),)), (Option("number", None, 3),)),
    ],
)
def test_a_fitting_answer_has_nothing_against_it(decision, picks):
    assert check(decision, Answer(0, picks)) is None


@pytest.mark.parametrize(
    ("decision", "answer", "reason"),
    [
        (ONE, Answer(1, (A,)), "It is not this seat that is asked."),
        (ONE, Answer(0, ()), "Choose exactly 1."),
        (ONE, Answer(0, (A, B)), "Choose exactly 1."),
        (UP_TO_TWO, Answer(0, (A, B, C)), "Choose between 0 and 2."),
        (ALL_IN_ORDER, Answer(0, (A, B)), "Choose exactly 3."),
        (ALL_IN_ORDER, Answer(0, (A, B, B)), "The same option is named twice."),
        (ONE, Answer(0, (Option("pick", ("obj", 4)),)), "That is not one of the options."),
        (ONE, Answer(0, (Option("play", ("obj", 1)),)), "That is not one of the options."),
        (ONE, Answer(0, (Option("pick", ("obj", 1), 1),)), "That is not one of the options."),
        (ONE, Answer(0, (Option("pick", ("card", 1)),)), "That is not one of the options."),
        (UP_TO_TWO, Answer(0, (A, Option("pass"))), "That is not one of the options."),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_with_the_reason(decision, answer, reason):
    assert check(decision, answer) == reason


def test_an_answer_keeps_its_meaning_when_the_options_are_listed_in_another_order():
    turned = Decision(0, "target", (C, B, A))
    assert check(turned, Answer(0, (A,))) is None
    assert A == ("pick", ("obj", 1), 0)


@pytest.mark.parametrize(
    ("decision", "forced"),
    [
        (Decision(0, "target", (A,)), True),
        (Decision(0, "target", (A, B)), False),
        (Decision(0, "cards", (A, B), low=2, high=2), True),
        (Decision(0, "order", (A, B), low=2, high=2, ordered=True), False),
        (Decision(0, "order", (A,), low=1, high=1, ordered=True), True),
        (Decision(0, "cards", (A,), low=0, high=1), False),
        (Decision(0, "cards", (A, B), low=0, high=0), True),
        (Decision(0, "cards", (), low=0, high=0), True),
    ],
)
def test_a_question_is_forced_when_only_one_answer_is_possible(decision, forced):
    assert decision.is_forced() is forced


@given(st.data())
def test_any_choice_of_different_options_within_the_limits_fits(data):
    count = data.draw(st.integers(1, 6))
    options = tuple(Option("pick", ("obj", number)) for number in range(count))
    low = data.draw(st.integers(0, count))
    high = data.draw(st.integers(low, count))
    picks = data.draw(st.permutations(options))[: data.draw(st.integers(low, high))]
    assert check(Decision(2, "cards", options, low, high), Answer(2, tuple(picks))) is None
