import attrs
import pytest
from tests.games.foursouls.bots.tables import fresh_view

import soulstack.games.foursouls.bots.effect_worth  # noqa: F401 - fills the table of appraisers
from soulstack.games.foursouls.bots.card_worth import TREASURE, card_worth, item_worth, loot_worth
from soulstack.games.foursouls.bots.judge import APPRAISERS, Judge
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.vocabulary import GainTreasure

CARDS = catalogue()


def test_every_card_has_a_sensible_worth():
    for card in CARDS.values():
        assert -12 <= card_worth(card) <= 80, card.id


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("a_dime", "a_nickel"),
        ("four_cents", "a_penny"),
        ("lost_soul", "a_dime"),
        ("xvii_the_stars", "xvi_the_tower"),
        ("brimstone", "dinner"),
        ("moms_purse", "the_map"),
        ("dinner", "baby_haunt"),
    ],
)
def test_better_cards_are_worth_more(better, worse):
    assert card_worth(CARDS[better]) > card_worth(CARDS[worse])


def test_cursed_items_are_worth_less_than_nothing():
    assert all(
        item_worth(card) < 0 for card in CARDS.values() if "curse_icon" in card.keywords and card.kind == "treasure"
    )


def test_coins_are_worth_their_cents():
    coins = {"a_penny": 1, "two_cents": 2, "three_cents": 3, "four_cents": 4, "a_nickel": 5, "a_dime": 10}
    assert {name: loot_worth(CARDS[name]) for name in coins} == coins


def test_a_changed_card_of_the_same_id_is_valued_anew():
    penny = CARDS["a_penny"]
    assert loot_worth(attrs.evolve(penny, abilities=CARDS["a_dime"].abilities)) == 10
    assert loot_worth(penny) == 1


def test_an_effect_without_an_appraiser_is_judged_by_its_rule_of_thumb(monkeypatch):
    judge = Judge(fresh_view(), 0, CARDS)
    monkeypatch.delitem(APPRAISERS, GainTreasure)
    assert judge.value((GainTreasure(amount=1),), Context(0)) == TREASURE
    assert judge.value((GainTreasure(amount=1),), Context(1)) < 0
