"""The boxes hold as many cards as the real ones, reprints included."""

from collections import Counter

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import GameSetup, new_game

BASE = {"treasure": 105, "loot": 104, "monster": 107}


@pytest.mark.parametrize(
    ("box", "more", "people"),
    [("base", 0, (11, 10)), ("gold", 20, (4, 4)), ("plus", 30, (4, 4))],
)
def test_a_box_brings_its_cards(box, more, people):
    sets = ("base",) if box == "base" else ("base", box)
    state = new_game(GameSetup(players=4, seed=1, sets=sets), catalogue().values())
    dealt = Counter(card.kind for card in state.printed)
    assert {kind: dealt[kind] for kind in BASE} == {kind: number + more for kind, number in BASE.items()}
    cards = catalogue().cards_of((box,))
    assert all(card.implemented for card in cards)
    found = Counter(card.kind for card in cards)
    assert (found["character"], found["starting_item"]) == people


def test_a_reprint_is_only_dealt_with_its_set():
    for sets, number in ((("base",), 6), (("base", "gold"), 8), (("base", "gold", "plus"), 11)):
        state = new_game(GameSetup(players=4, seed=1, sets=sets), catalogue().values())
        assert sum(card.id == "a_penny" for card in state.printed) == number


def test_the_back_of_a_card_is_found_by_its_id_and_is_no_card_of_its_own():
    front = catalogue()["the_enigma"]
    assert front.back is not None
    assert catalogue()[front.back.id] is front.back
    assert front.back.id not in list(catalogue())
    assert catalogue().get("no such card") is None
