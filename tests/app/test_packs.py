"""Card packs of the player's own."""

import pytest

from soulstack.app.packs import cards_mark, read_packs
from soulstack.foursouls.catalogue import catalogue
from soulstack.foursouls.game import GameSetup, new_game

GOOD = """
[lucky_find]
name = "Lucky Find"
kind = "loot"
category = "2c"
copies = 3
text = "Gain 2¢, then loot 1."
[[lucky_find.abilities]]
type = "loot"
do = [{ op = "gain_cents", amount = 2 }, { op = "loot", amount = 1 }]
"""


@pytest.fixture
def mods(tmp_path):
    folder = tmp_path / "my mods"
    folder.mkdir()
    return folder


def test_a_pack_is_a_set_that_can_be_dealt(mods):
    (mods / "finds.toml").write_text(GOOD, encoding="utf-8")
    found = read_packs(mods)
    assert found.names == ("finds",)
    assert found.cards["lucky_find"].set == "finds"
    state = new_game(GameSetup(players=2, seed=1, sets=("base", "finds")), found.cards.values())
    assert sum(card.id == "lucky_find" for card in state.printed) == 3


def test_a_pack_that_is_off_is_not_dealt(mods):
    (mods / "finds.toml").write_text(GOOD, encoding="utf-8")
    state = new_game(GameSetup(players=2, seed=1), read_packs(mods).cards.values())
    assert all(card.id != "lucky_find" for card in state.printed)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (GOOD.replace("amount = 2", "ammount = 2"), "amount"),
        (GOOD.replace('op = "loot"', 'op = "lot"'), "loot"),
        (GOOD.replace("amount = 2", "amount = 1.7"), "amount"),
        (GOOD.replace("[lucky_find]", "[bomb]", 1), "bomb"),
        ("[[[", "finds"),
    ],
)
def test_a_bad_pack_is_refused_with_a_sentence_and_the_game_starts_without_it(mods, text, word):
    (mods / "finds.toml").write_text(text, encoding="utf-8")
    found = read_packs(mods)
    assert found.names == ()
    assert len(found.cards) == len(catalogue())
    (problem,) = found.problems
    assert word in problem
    assert "\n" not in problem


def test_one_bad_pack_does_not_keep_the_others_out(mods):
    (mods / "a_bad_one.toml").write_text("[x]\nname = 1\n", encoding="utf-8")
    (mods / "finds.toml").write_text(GOOD, encoding="utf-8")
    found = read_packs(mods)
    assert found.names == ("finds",)
    assert len(found.problems) == 1


def test_a_missing_folder_has_no_packs(tmp_path):
    assert read_packs(tmp_path / "nothing").names == ()


def test_a_pack_cannot_take_the_name_of_a_shipped_set(mods):
    (mods / "base.toml").write_text(GOOD, encoding="utf-8")
    found = read_packs(mods)
    assert found.names == ()
    assert "base" in found.problems[0]


def test_another_pack_does_not_change_the_mark_of_a_game_without_it(mods):
    (mods / "finds.toml").write_text(GOOD, encoding="utf-8")
    with_pack = read_packs(mods).cards
    assert cards_mark(with_pack, ("base",)) == cards_mark(catalogue(), ("base",))
    assert cards_mark(with_pack, ("base", "finds")) != cards_mark(catalogue(), ("base",))
