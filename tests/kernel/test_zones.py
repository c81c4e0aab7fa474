"""A zone says once who may see what lies in it."""

import pytest

from soulstack.kernel.zones import ZoneSpec, is_visible


@pytest.mark.parametrize(
    ("seen_by", "own", "of_another", "of_the_game"),
    [("all", True, True, True), ("owner", True, False, False), ("nobody", False, False, False)],
)
def test_a_zone_is_seen_by_those_whom_it_names(seen_by, own, of_another, of_the_game):
    zone = ZoneSpec("zone", owned=True, ordered=False, seen_by=seen_by)
    assert is_visible(zone, owner=2, seat=2) is own
    assert is_visible(zone, owner=1, seat=2) is of_another
    assert is_visible(zone, owner=-1, seat=2) is of_the_game


def test_a_watcher_without_a_seat_sees_only_what_all_see():
    hand = ZoneSpec("hand", owned=True, ordered=False, seen_by="owner")
    assert not any(is_visible(hand, owner, seat=-1) for owner in range(4))
    table = ZoneSpec("play", owned=True, ordered=True, seen_by="all")
    assert all(is_visible(table, owner, seat=-1) for owner in range(4))
