"""Every shipped card, the catalogue that holds them, and the documents about them."""

import re
import time
from collections import Counter
from pathlib import Path

import pytest

from soulstack.content import loader
from soulstack.content.errors import ContentError
from soulstack.content.loader import load_folder, shipped
from soulstack.games.foursouls.cards import card_format
from soulstack.games.foursouls.cards import catalogue as module
from soulstack.games.foursouls.cards.catalogue import catalogue, game, kinds, load_pack

ROOT = Path(__file__).parents[4]

LOOT_COPIES = {
    "penny": 6, "2c": 12, "3c": 15, "4c": 9, "nickel": 6, "butter_bean": 3, "bomb": 5, "battery": 5, "dice_shard": 3,
    "soul_heart": 2, "pill_rune": 6, "tarot_wild": 22, "trinket": 9, "lost_soul": 1,
}  # fmt: skip
TREASURE_COPIES = {"passive": 54, "active": 37, "paid": 8, "one_use": 4, "soul": 2}
MONSTER_COPIES = {
    "basic": 39, "cursed": 6, "holy_charmed": 5, "boss": 31, "epic_boss": 4, "good_event": 12,
    "bad_event": 5, "curse": 5,
}  # fmt: skip
DIFFERENT = {"loot": 51, "character": 11, "starting_item": 10, "bonus_soul": 3}
THREE_PLUS = {
    "Brimstone", "Golden Razor Blade", "Monster Manual", "Razor Blade", "Remote Detonator", "Trinity Shield", "Dople",
    "Evil Twin", "Rage Creep", "Satan!",
}  # fmt: skip
SEVERAL_COPIES = {
    "a_penny": 6, "two_cents": 12, "three_cents": 15, "four_cents": 9, "a_nickel": 5, "butter_bean": 3, "bomb": 4,
    "lil_battery": 4, "dice_shard": 3, "soul_heart": 2,
}  # fmt: skip
STARTING_ITEMS = {
    "isaac": "the_d6", "maggy": "yum_heart", "cain": "sleight_of_hand", "judas": "book_of_belial",
    "blue_baby": "forever_alone", "eve": "the_curse", "samson": "blood_lust", "lazarus": "lazarus_rags",
    "lilith": "incubus", "the_forgotten": "the_bone", "eden": "",
}  # fmt: skip


@pytest.fixture
def fresh(monkeypatch):
    """Gives a catalogue that is read anew at each call, and forgets it afterwards."""

    def read():
        catalogue.cache_clear()
        return catalogue()

    yield read
    catalogue.cache_clear()


@pytest.fixture
def edited(tmp_path, monkeypatch):
    """Points the game at a copy of one card file that a test may change."""
    folder = tmp_path / "cards" / "foursouls" / "base"
    folder.mkdir(parents=True)
    file = folder / "bonus_souls.toml"
    file.write_bytes((shipped("foursouls") / "base" / "bonus_souls.toml").read_bytes())
    monkeypatch.setattr(loader.paths, "cards", lambda: tmp_path / "cards")
    return file


def base(kind):
    return [card for card in catalogue().cards_of(["base"]) if card.kind == kind]


def copies(kind):
    found = Counter()
    for card in base(kind):
        found[card.category] += card.copies
    return dict(found)


def test_every_shipped_card_loads_without_a_word_of_complaint():
    found = load_folder(game(), shipped("foursouls"))
    assert found.warnings == ()
    assert dict(catalogue()) == found.cards


def test_the_decks_have_the_cards_of_the_box():
    assert copies("loot") == LOOT_COPIES
    assert copies("treasure") == TREASURE_COPIES
    assert copies("monster") == MONSTER_COPIES
    assert {kind: len(base(kind)) for kind in DIFFERENT} == DIFFERENT


def test_the_numbers_of_copies_are_those_of_the_box():
    assert {card.id: card.copies for card in base("loot") if card.copies > 1} == SEVERAL_COPIES


def test_the_cards_for_three_and_more_players_are_marked():
    assert {card.name for card in catalogue().cards_of(["base"]) if card.three_plus} == THREE_PLUS


def test_characters_have_two_hearts_one_attack_and_their_item():
    assert {card.id: card.starting_item for card in base("character")} == STARTING_ITEMS
    assert {(card.hp, card.attack, card.evasion) for card in base("character")} == {(2, 1, None)}


def test_trinkets_guppy_cards_and_souls_are_marked():
    loot = base("loot")
    trinkets = {card.id for card in loot if "trinket" in card.keywords}
    assert trinkets == {card.id for card in loot if card.category in {"trinket", "lost_soul"}}
    assert {card.id for card in loot if "guppy" in card.keywords} == {"guppys_hairball"}
    rest = [*loot, *base("starting_item"), *base("bonus_soul")]
    assert {card.id for card in rest if card.souls} == {
        "lost_soul", "the_bone", "soul_of_gluttony", "soul_of_greed", "soul_of_guppy"
    }  # fmt: skip


def test_pills_differ_by_their_variant():
    pills = [card for card in base("loot") if card.name == "Pills!"]
    assert len({card.variant for card in pills}) == len(pills) == 3


def test_the_catalogue_is_sorted_and_read_once():
    assert list(catalogue()) == sorted(catalogue())
    assert catalogue() is catalogue()
    assert catalogue().sets() == ("base", *sorted(set(catalogue().sets()) - {"base"}))
    assert catalogue().cards_of([]) == ()


def test_a_kept_catalogue_is_the_same_one(fresh, home):
    first = fresh()
    assert (home / "cache" / "foursouls-cards.bin").is_file()
    second = fresh()
    assert second is not first
    assert dict(second) == dict(first)
    assert second.hash() == first.hash()
    assert second["bomb"].abilities == first["bomb"].abilities
    assert (second["isaac"].has_tap, second["the_d6"].eternal, second["fly"].is_event) == (True, True, False)


def test_a_kept_catalogue_is_read_without_parsing(fresh, monkeypatch):
    fresh()

    def no_parsing(*_):
        raise AssertionError("the card files were parsed")

    monkeypatch.setattr(module, "load", no_parsing)
    times = []
    for _ in range(5):
        started = time.process_time()
        fresh()
        times.append(time.process_time() - started)
    assert min(times) < 0.030  # measured at 6 ms; a machine that runs the whole suite is slower


def test_an_edited_file_is_noticed(fresh, edited):
    before = fresh()
    edited.write_text(edited.read_text("utf-8").replace("25", "26"), "utf-8")
    after = fresh()
    assert before["soul_of_greed"].abilities[0].when.cents_at_least == 25
    assert after["soul_of_greed"].abilities[0].when.cents_at_least == 26
    assert before.hash() != after.hash()


def test_an_added_file_is_noticed(fresh, edited):
    assert len(fresh()) == 3
    folder = edited.parent.with_name("gold")
    folder.mkdir()
    text = edited.read_text("utf-8").replace("[soul_", "[gold_soul_").replace("[[soul_", "[[gold_soul_")
    (folder / "more.toml").write_text(text, "utf-8")
    found = fresh()
    assert len(found) == 6
    assert found["gold_soul_of_greed"].set == "gold"
    assert found.sets() == ("base", "gold")


def test_a_wrong_shipped_card_is_an_error_at_once(fresh, edited):
    edited.write_text(edited.read_text("utf-8").replace("souls = 1", "soul = 1", 1), "utf-8")
    with pytest.raises(ContentError, match='soul: unknown key; did you mean "souls"'):
        fresh()


@pytest.mark.parametrize("junk", [b"", b"junk", b"soulstack cards 1\n" + b"x" * 500])
def test_a_corrupt_cache_is_ignored_and_replaced(fresh, edited, home, junk):
    fresh()
    file = home / "cache" / "foursouls-cards.bin"
    whole = file.read_bytes()
    file.write_bytes(junk)
    assert len(fresh()) == 3
    assert file.read_bytes() == whole


def test_rewording_a_card_changes_no_hash(fresh, edited):
    before = fresh()
    edited.write_text(edited.read_text("utf-8").replace("The first player", "Whoever is first"), "utf-8")
    after = fresh()
    assert before["soul_of_greed"].text != after["soul_of_greed"].text
    assert before.hash() == after.hash()


PACK = """
[lucky_find]
name = "Lucky Find"
kind = "loot"
category = "2c"
set = "mine"
text = "Gain 2¢."
[[lucky_find.abilities]]
type = "loot"
do = [{ op = "gain_cents", amount = 2 }]
"""


def test_a_pack_is_loaded_beside_the_game(tmp_path):
    (tmp_path / "pack.toml").write_text(PACK, "utf-8")
    for path in (tmp_path, tmp_path / "pack.toml"):
        pack = load_pack(path)
        assert list(pack) == ["lucky_find"]
        both = catalogue().with_pack(pack)
        assert len(both) == len(catalogue()) + 1
        assert [card.id for card in both.cards_of(["mine"])] == ["lucky_find"]
        assert both.hash() != catalogue().hash()
    with pytest.raises(ValueError, match="lucky_find"):
        both.with_pack(pack)


def test_a_pack_with_one_fault_is_refused_as_a_whole(tmp_path):
    (tmp_path / "good.toml").write_text(PACK, "utf-8")
    (tmp_path / "bad.toml").write_text(
        PACK.replace("lucky_find", "bomb").replace("amount = 2", "amount = 1.7"), "utf-8"
    )
    with pytest.raises(ContentError) as caught:
        load_pack(tmp_path)
    assert [str(problem) for problem in caught.value.problems] == [
        "bad.toml:2: [bomb]: there is a card with this id already, among the cards of the game"
    ]


def test_the_reference_is_up_to_date():
    written = (ROOT / "docs" / "card-format.md").read_text("utf-8")
    assert written == card_format.document(), (
        "run: python -m soulstack.games.foursouls.cards.card_format > docs/card-format.md"
    )


def test_the_example_of_the_guide_is_a_right_card(tmp_path):
    guide = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
    (block,) = re.findall(r"```toml\n(\s*\[lucky_find\].*?)```", guide, re.DOTALL)
    (tmp_path / "loot.toml").write_text(block, "utf-8")
    card = load_pack(tmp_path)["lucky_find"]
    assert card.text == "Gain 2¢, then loot 1."
    assert [effect.op for effect in card.abilities[0].do] == ["gain_cents", "loot"]


def test_every_kind_of_card_is_known():
    assert {card.kind for card in catalogue().values()} <= set(kinds())
