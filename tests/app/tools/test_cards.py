"""The commands about cards: what they print and with which code they end."""

import json
import zipfile

import pytest

from soulstack.app.packs import packs
from soulstack.app.tools import cards
from soulstack.games.foursouls.cards import door
from soulstack.ui.app import draw_sheet

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 190"><circle r="9" fill="#a0b1c2"/></svg>'

PACK = """
[lucky_find]
name = "Lucky Find"
kind = "loot"
category = "2c"
text = "Gain 2¢."
[[lucky_find.abilities]]
type = "loot"
do = [{ op = "gain_cents", amount = 2 }]
"""


@pytest.fixture
def pack(tmp_path):
    file = tmp_path / "pack.toml"
    file.write_text(PACK, "utf-8")
    return file


def test_a_list_names_every_card_and_counts_them(capsys):
    assert cards.list_cards({"kind": "bonus_soul"}) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ["soul_of_gluttony", "soul_of_greed", "soul_of_guppy"]
    assert lines[-1] == "3 cards, 3 with all copies"


def test_the_json_has_the_promised_keys(capsys):
    assert cards.list_cards({"set": "base", "kind": "loot"}, json=True) == 0
    listed = {card["id"]: card for card in json.loads(capsys.readouterr().out)}
    assert len(listed) == 51
    assert listed["bomb"].pop("art") in {True, False}
    assert listed["bomb"] == {
        "id": "bomb",
        "name": "Bomb!",
        "kind": "loot",
        "category": "bomb",
        "set": "base",
        "copies": 4,
        "text": "Deal 1 damage to a monster or player.",
        "keywords": [],
        "implemented": True,
    }
    assert listed["lost_soul"]["souls"] == 1


def test_stats_are_there_where_a_card_has_them(capsys):
    assert cards.list_cards({"kind": "character"}, json=True) == 0
    isaac = next(card for card in json.loads(capsys.readouterr().out) if card["id"] == "isaac")
    assert (isaac["hp"], isaac["attack"]) == (2, 1)
    assert "evasion" not in isaac


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"set": "bse"}, 'There is no set "bse"; did you mean "base"?\n'),
        ({"kind": "lot"}, 'There is no kind "lot"; did you mean "loot"?\n'),
    ],
)
def test_an_unknown_set_or_kind_makes_no_sense(words, sentence, capsys):
    assert cards.list_cards(words) == 2
    assert capsys.readouterr().err == sentence


@pytest.mark.parametrize("key", ["foursouls", "spire"])
def test_the_shipped_cards_pass_the_check(key, capsys):
    assert cards.check([], key=key) == 0
    told = capsys.readouterr()
    assert told.out.endswith(" cards are fine\n")
    assert told.err == ""


def test_a_component_that_shares_the_picture_of_its_printed_name_has_one(capsys):
    assert cards.list_cards({}, json=True, key="spire") == 0
    listed = {row["id"]: row["art"] for row in json.loads(capsys.readouterr().out)}
    assert listed["bash"]
    assert listed["a1_first_jaw_worm"]


def test_a_shipped_file_is_checked_with_the_others(capsys):
    assert cards.check([cards.shipped("foursouls") / "base" / "characters.toml"]) == 0


def test_a_good_pack_passes_the_check(pack, capsys):
    assert cards.check([str(pack)]) == 0
    assert "pack.toml: 1 cards are fine" in capsys.readouterr().out


def test_a_bad_pack_fails_the_check_with_its_sentence(pack, capsys):
    pack.write_text(PACK.replace("amount", "ammount"), "utf-8")
    assert cards.check([pack]) == 1
    sentence = 'pack.toml:9: [lucky_find] abilities[0].do[0].ammount: unknown key; did you mean "amount"?'
    assert sentence in capsys.readouterr().err.splitlines()


def test_a_missing_pack_makes_no_sense(pack, tmp_path, capsys):
    assert cards.check([pack, tmp_path / "nowhere"]) == 2
    assert "There is no file or folder" in capsys.readouterr().err


def test_a_card_without_any_picture_is_a_warning(pack, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(cards.paths, "assets", lambda: tmp_path / "empty")
    assert cards.check([pack]) == 0
    assert "warning: art: [lucky_find]: there is no picture lucky_find.svg" in capsys.readouterr().out
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "lucky_find.svg").write_text(PICTURE)
    assert cards.check([pack]) == 0
    assert "warning" not in capsys.readouterr().out


def test_a_picture_that_cannot_be_drawn_fails_the_check_with_its_line(pack, tmp_path, capsys):
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "lucky_find.svg").write_text(PICTURE.replace("<circle", "<blink"))
    assert cards.check([pack]) == 1
    assert "art/lucky_find.svg: line 1 uses <blink>" in capsys.readouterr().err


def test_a_picture_that_belongs_to_no_card_is_a_warning(pack, tmp_path, capsys):
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "lucky_finds.svg").write_text(PICTURE)
    assert cards.check([pack]) == 0
    told = 'warning: art/lucky_finds.svg: the pack has no card lucky_finds; did you mean "lucky_find"?'
    assert told in capsys.readouterr().out


def test_a_text_that_promises_something_else_fails_the_check_with_its_line(pack, capsys):
    pack.write_text(PACK.replace("Gain 2¢", "Gain 3¢, then 2 more").replace('"2c"', '"3c"'), "utf-8")
    assert cards.check([pack]) == 1
    assert "pack.toml:6: [lucky_find] text: the text says 3¢, but the abilities do not" in capsys.readouterr().err


def test_a_zipped_pack_is_checked_like_a_folder(pack, tmp_path, capsys):
    zipped = tmp_path / "finds.zip"
    with zipfile.ZipFile(zipped, "w") as archive:
        archive.write(pack, "loot.toml")
        archive.writestr("art/lucky_find.svg", PICTURE)
    assert cards.check([zipped]) == 0
    assert "finds.zip: 1 cards are fine" in capsys.readouterr().out


def test_a_card_of_a_pack_is_told_in_words_too(home, capsys):
    packs.cache_clear()
    (home / "mods").mkdir()
    (home / "mods" / "finds.toml").write_text(PACK, "utf-8")
    try:
        assert cards.show("lucky_find") == 0
    finally:
        packs.cache_clear()
    assert "As the rules see it: Gain 2¢." in capsys.readouterr().out


def test_a_card_is_told_in_words(capsys):
    assert cards.show("cain") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Cain (cain)",
        "character, base set, 1 copy",
        "HP 2, ATK 1",
        "Tap: Play 1 more loot this turn.",
        "If you have this when the game starts, you go first.",
        "Starts with Sleight Of Hand (sleight_of_hand)",
        "As the rules see it: Tap: you may play 1 more loot this turn.",
        "  When the game starts, you go first.",
    ]


def test_every_card_is_told_without_icons(capsys):
    known = door.catalogue()
    for card in known.values():
        text = "\n".join(door.in_words(card, known))
        assert not set(text) & set("{}↷①②③④⑤⑥")


def test_an_unknown_card_is_named_with_the_nearest(capsys):
    assert cards.show("bombb") == 2
    assert capsys.readouterr().err == 'There is no card "bombb"; did you mean "bomb"?\n'


def test_a_sheet_is_a_picture_of_all_faces(tmp_path, capsys):
    out = tmp_path / "sheet.png"
    assert cards.sheet(out, draw_sheet, {"kind": "bonus_soul"}) == 0
    assert out.read_bytes().startswith(b"\x89PNG")
    assert cards.sheet(tmp_path / "no" / "folder.png", draw_sheet, {"kind": "bonus_soul"}) == 2
    assert "cannot be written" in capsys.readouterr().err
