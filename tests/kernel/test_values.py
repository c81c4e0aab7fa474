"""Numbers are folded in one order, whatever the order of what changes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulstack.kernel.values import Bonus, clamp, fold

bonuses = st.lists(st.builds(Bonus, st.integers(-5, 5), st.integers(0, 3)), max_size=5)


def test_nothing_changes_a_number_without_bonuses():
    assert fold(4, []) == 4


def test_additions_come_before_the_factor():
    assert fold(1, [Bonus(times=3), Bonus(plus=2)]) == 9


def test_the_limits_come_last_and_once():
    assert fold(5, [Bonus(plus=3), Bonus(plus=-4)], high=6) == 4


@given(st.integers(-9, 9), bonuses, st.randoms(use_true_random=False))
def test_the_order_of_the_bonuses_does_not_matter(base, changes, luck):
    shuffled = changes.copy()
    luck.shuffle(shuffled)
    assert fold(base, shuffled, 0, 6) == fold(base, changes, 0, 6)


@pytest.mark.parametrize(
    ("value", "low", "high", "kept"),
    [(7, 1, 6, 6), (0, 1, 6, 1), (3, 1, 6, 3), (7, None, None, 7), (-2, None, 6, -2), (9, 1, None, 9)],
)
def test_a_number_is_kept_within_its_limits(value, low, high, kept):
    assert clamp(value, low, high) == kept
