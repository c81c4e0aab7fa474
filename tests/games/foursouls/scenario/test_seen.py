"""Who sees what at the table: the views of a position."""

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read

TABLE = """
[[seat]]
character = "isaac"
hand = ["bomb", "a_dime"]
[[seat]]
character = "cain"
items = ["meat"]
hand = ["two_cents"]
[table]
monsters = [["gurdy", "fly"], "clotty"]
loot_deck = ["a_nickel"]
loot_discard = ["a_penny", "three_cents"]
"""


def view(seat):
    state = build(read(TABLE, catalogue()), catalogue())
    return view_for(state, seat)


def test_a_hand_is_seen_by_its_owner_and_its_size_by_all():
    # CARD-L-02, ZONE-15
    mine, theirs = view(0), view(1)
    assert [mine.name_of(card) for card in mine.seats[0].hand] == ["bomb", "a_dime"]
    assert theirs.seats[0].hand == (-1, -1)
    assert theirs.seats[0].hand_size == 2


def test_what_is_in_play_covered_or_discarded_is_seen_by_all():
    # ZONE-04, ZONE-14, ZONE-22, ZONE-28
    for seat in (0, 1, -1):
        seen = view(seat)
        assert {obj.card for obj in seen.objects.values()} >= {"isaac", "cain", "meat", "fly", "clotty"}
        assert seen.monsters[0].covered == ("gurdy",)
        assert seen.discards["loot"] == ("three_cents", "a_penny")


def test_decks_are_hidden():
    # ZONE-09
    for seat in (0, 1, -1):
        assert view(seat).deck_tops["loot"] == ()
