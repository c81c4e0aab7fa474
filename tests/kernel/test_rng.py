"""Randomness is the same everywhere, fair to the last number, and one purpose never shifts another's luck."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulstack.kernel.rng import below, mix, named_seed, seed_streams, shuffle

WHOLE = 1 << 64


def chi_square(counts, cells, draws):
    """Sums the squared distances from equal shares."""
    expected = draws / cells
    missing = cells - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected


def test_the_generator_gives_the_published_numbers_of_splitmix64():
    streams = {"x": 1234567}
    assert [below(streams, "x", WHOLE) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_start_of_a_stream_is_pinned():
    assert named_seed(0, "") == 16294208416658607535
    assert named_seed(7, "dice") == 2828580109599835048
    assert named_seed(-1, "dice") == named_seed(WHOLE - 1, "dice")


def test_the_first_dice_of_a_seed_are_pinned():
    streams = seed_streams(1, ("dice",))
    assert [below(streams, "dice", 6) + 1 for _ in range(12)] == [1, 3, 3, 6, 1, 2, 2, 6, 5, 2, 2, 1]


def test_a_shuffle_is_pinned():
    cards = list(range(10))
    shuffle(seed_streams(1, ("loot",)), "loot", cards)
    assert cards == [6, 5, 9, 1, 8, 0, 2, 7, 3, 4]


def test_scrambling_loses_nothing():
    assert len({mix(value) for value in range(50_000)}) == 50_000


def test_one_stream_does_not_shift_another():
    quiet = seed_streams(5, ("dice", "loot"))
    busy = seed_streams(5, ("dice", "loot"))
    for _ in range(100):
        below(busy, "loot", 52)
    assert [below(quiet, "dice", 6) for _ in range(50)] == [below(busy, "dice", 6) for _ in range(50)]


def test_streams_and_seeds_do_not_look_alike():
    starts = {named_seed(seed, name) for seed in range(200) for name in ("dice", "loot", "treasure", "ecid")}
    assert len(starts) == 800


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.9), (6, 20.6), (10, 27.9), (52, 86.7)])
def test_every_number_below_a_bound_comes_equally_often(bound, limit):
    # The limits are the chi-square values that a fair source exceeds once in a thousand times; the seed is fixed.
    streams = seed_streams(2024, ("dice",))
    draws = 1000 * bound
    counts = Counter(below(streams, "dice", bound) for _ in range(draws))
    assert sorted(counts) == list(range(bound))
    assert chi_square(counts, bound, draws) < limit


def test_a_bound_that_does_not_divide_the_range_is_still_fair():
    # Without rejection the lowest third would come twice as often: 2**64 is four times 2**62, the bound three times.
    bound = 3 << 62
    streams = seed_streams(3, ("x",))
    counts = Counter(below(streams, "x", bound) >> 62 for _ in range(6000))
    assert chi_square(counts, 3, 6000) < 13.8


def test_a_rejected_number_is_thrown_away_and_not_drawn_again():
    bound = (WHOLE >> 1) + 1  # almost every second number must be rejected
    streams = {"x": 0}
    drawn = [below(streams, "x", bound) for _ in range(200)]
    raw = {"x": 0}
    kept = (value for value in (below(raw, "x", WHOLE) for _ in itertools.count()) if value < bound)
    assert drawn == list(itertools.islice(kept, 200))


def test_every_order_comes_equally_often():
    streams = seed_streams(11, ("deck",))
    counts = Counter()
    for _ in range(4800):
        cards = [1, 2, 3, 4]
        shuffle(streams, "deck", cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert chi_square(counts, 24, 4800) < 49.7


@given(st.integers(0, WHOLE - 1), st.integers(1, WHOLE))
def test_a_number_is_never_out_of_bounds(start, bound):
    streams = {"x": start}
    assert 0 <= below(streams, "x", bound) < bound
    assert 0 <= streams["x"] < WHOLE


@given(st.lists(st.integers()), st.integers(0, WHOLE - 1))
def test_a_shuffle_keeps_every_card(cards, start):
    shuffled = cards.copy()
    shuffle({"x": start}, "x", shuffled)
    assert sorted(shuffled) == sorted(cards)
