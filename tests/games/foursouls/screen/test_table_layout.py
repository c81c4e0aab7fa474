"""Zones and cards at every size: nothing overlaps, nothing leaves the screen."""

import itertools

import pytest
from tests.games.foursouls.screen.fake import PlainBook

from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.layout import OWN_LARGEST
from soulstack.games.foursouls.screen.placing import IN_SLOTS, place, zones_for
from soulstack.ui.geometry import CARD_RATIO, Box, grid, row
from soulstack.ui.tabletop.hand import fan, slice_of
from soulstack.ui.tabletop.zoom import HIGH
from soulstack.ui.tabletop.zoom import place as zoom_place

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (1280, 960), (2560, 1080), (960, 540))
CROWDS = (
    {"items": 12, "hand": 10, "stack": 6, "slots": 4},
    {"items": 0, "hand": 0, "stack": 0, "slots": 2, "souls": 0, "curses": 0},
    {"items": 20, "hand": 16, "stack": 8, "slots": 7, "rooms": 2},
    {"items": 5, "hand": 3, "stack": 1, "slots": 3, "rooms": 1},
)


def units(size):
    scale = min(size[0] / 1280, size[1] / 720)
    return size[0] / scale, size[1] / scale


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("crowd", range(len(CROWDS)))
def test_zones_stay_on_screen_and_apart(size, seats, crowd):
    view = sample.crowded(seats, **CROWDS[crowd])
    zones = zones_for(view, units(size))
    parts = zones.parts()
    for name, box in parts.items():
        assert box.inside(zones.screen), name
        assert box.w > 10, name
        assert box.h > 10, name
    for (one, a), (other, b) in itertools.combinations(parts.items(), 2):
        assert not a.overlaps(b), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("crowd", range(len(CROWDS)))
def test_every_card_lies_in_its_own_zone(size, seats, crowd):
    view = sample.crowded(seats, **CROWDS[crowd])
    zones = zones_for(view, units(size))
    placements = place(view, zones, PlainBook())
    for key, placed in placements.items():
        assert placed.spot.box.inside(zones.screen, 0.5), key
    for seat, zone in enumerate(zones.seats):
        for item in (*view.seats[seat].items, *view.seats[seat].curses):
            assert placements["obj", item].spot.box.inside(zone.items, 0.5)
        for soul in view.seats[seat].soul_cards:
            assert placements["obj", soul].spot.box.inside(zone.souls, 0.5)
    for slots, box in ((view.monsters, zones.monsters), (view.shop, zones.shop)):
        for slot in slots:
            assert placements["obj", slot.top].spot.box.inside(box, 0.5)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960)])
def test_twelve_items_ten_cards_and_four_slots_can_all_be_told_apart(size):
    view = sample.crowded(4)
    zones = zones_for(view, units(size))
    placements = place(view, zones, PlainBook())
    own = [placements["obj", item].spot for item in view.seats[0].items]
    assert all(b.x - a.x > a.w * 0.6 for a, b in itertools.pairwise(own))
    hand = [placements["card", index].spot for index in view.seats[0].hand]
    assert all(b.x - a.x > a.w * 0.6 for a, b in itertools.pairwise(hand))
    others = [placements["obj", item].spot.w for item in view.seats[1].items]
    assert min(others) >= 30
    rows = [placements["obj", slot.top].spot for slot in (*view.monsters, *view.shop)]
    assert all(not a.box.overlaps(b.box) for a, b in itertools.combinations(rows, 2))


@pytest.mark.parametrize("size", SIZES[:5])
@pytest.mark.parametrize(("items", "hand"), [(1, 3), (1, 4), (1, 5), (2, 4), (2, 5), (3, 4), (4, 6), (8, 10)])
def test_neighbours_in_the_hand_leave_a_cards_name_readable(size, items, hand):
    view = sample.crowded(4, items=items, hand=hand, curses=0)
    placements = place(view, zones_for(view, units(size)), PlainBook())
    spots = [placements["card", index].spot for index in view.seats[0].hand]
    assert all(b.x - a.x >= a.w * 0.83 for a, b in itertools.pairwise(spots))


def test_few_cards_in_the_hand_lie_apart():
    view = sample.crowded(4, items=1, hand=4, curses=0)
    placements = place(view, zones_for(view, units((1280, 720))), PlainBook())
    spots = [placements["card", index].spot for index in view.seats[0].hand]
    assert spots[0].w == OWN_LARGEST
    assert all(b.x - a.x > a.w for a, b in itertools.pairwise(spots))


def test_a_room_row_takes_its_place_only_when_there_are_rooms():
    without = zones_for(sample.crowded(3), (1280, 720))
    with_rooms = zones_for(sample.crowded(3, rooms=1), (1280, 720))
    assert without.rooms is None
    assert with_rooms.rooms is not None
    assert "room" in IN_SLOTS


@pytest.mark.parametrize("count", [1, 2, 5, 10, 16, 30])
def test_a_fan_stays_in_its_box_and_every_card_keeps_a_visible_slice(count):
    box = Box(200, 590, 820, 124)
    spots = fan(box, count)
    assert len(spots) == count
    for index, spot in enumerate(spots):
        assert spot.box.inside(box, 3)
        assert slice_of(spots, index).w >= 4


@pytest.mark.parametrize("count", [1, 3, 8, 14])
def test_a_row_shrinks_and_then_overlaps_but_never_leaves_its_box(count):
    box = Box(10, 10, 400, 120)
    for spot in row(box, count, 90):
        assert spot.box.inside(box)
        assert spot.h == pytest.approx(spot.w * CARD_RATIO)


def test_a_grid_uses_the_columns_that_leave_cards_largest():
    box = Box(0, 0, 180, 200)
    spots = grid(box, 12, 70)
    assert all(spot.box.inside(box) for spot in spots)
    assert not any(a.box.overlaps(b.box) for a, b in itertools.combinations(spots, 2))
    assert spots[0].w > 38


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960)])
def test_the_zoom_never_covers_the_card_it_shows(size):
    screen = Box(0, 0, *units(size))
    assert HIGH >= 418
    view = sample.crowded(4)
    zones = zones_for(view, units(size))
    for key, placed in place(view, zones, PlainBook()).items():
        for notes in (False, True):
            card, side = zoom_place(screen, placed.spot.box, notes)
            assert card.inside(screen, 0.5), key
            assert not card.overlaps(placed.spot.box), key
            beside, _ = zoom_place(screen, placed.spot.box, notes, [(zones.prompt, 1.0)])
            assert beside.inside(screen, 0.5), key
            assert not beside.overlaps(placed.spot.box), key
            # The bar's rim may be touched, its words may not.
            assert not beside.overlaps(zones.prompt.inset(0, 14)), key
            if notes:
                assert side.x >= 0, key
                assert side.right <= screen.w, key
                assert not side.overlaps(card), key
