"""Card packs of the player's own."""

import os
import threading
import time
import zipfile

import pytest

from soulstack.app import packs as packs_module
from soulstack.app.packs import cards_beside, packs, read_packs
from soulstack.app.tools import scenario
from soulstack.games.foursouls.cards.catalogue import Catalogue, catalogue
from soulstack.games.foursouls.rules.door import mark
from soulstack.games.foursouls.rules.game import GameSetup, new_game
from soulstack.games.foursouls.screen.faces import FourSoulsBook
from soulstack.ui.cards import files

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 190"><circle r="9" fill="#a0b1c2"/></svg>'

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
    assert mark(GameSetup(sets=("base",)), with_pack) == mark(GameSetup(sets=("base",)), catalogue())
    assert mark(GameSetup(sets=("base", "finds")), with_pack) != mark(GameSetup(sets=("base",)), catalogue())


def test_the_mark_of_the_cards_is_worked_out_once(monkeypatch):
    first = mark(GameSetup(sets=("base",)), catalogue())
    monkeypatch.setattr(Catalogue, "part", None)
    assert mark(GameSetup(sets=("base",)), catalogue()) == first


def test_two_threads_that_ask_for_the_packs_read_them_once(monkeypatch):
    read = []
    once = packs_module._Once()
    slow = read_packs(packs_module.paths.mods())
    monkeypatch.setattr(packs_module, "read_packs", lambda *_: read.append(1) or time.sleep(0.05) or slow)
    found = []
    threads = [threading.Thread(target=lambda: found.append(once())) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert read == [1]
    assert all(each is slow for each in found)


def zipped(path, members):
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in members.items():
            archive.writestr(name, text)


def test_a_zip_is_a_pack_with_its_pictures(mods):
    zipped(mods / "finds.zip", {"loot.toml": GOOD, "art/lucky_find.svg": PICTURE})
    found = read_packs(mods)
    assert (found.names, found.problems) == (("finds",), ())
    assert found.cards["lucky_find"].set == "finds"
    assert found.art == {"lucky_find": PICTURE.encode()}


def test_a_folder_is_a_pack_with_its_pictures_and_scenarios(mods):
    pack = mods / "finds"
    for name in ("art", "scenarios"):
        (pack / name).mkdir(parents=True)
    (pack / "loot.toml").write_text(GOOD, "utf-8")
    (pack / "art" / "lucky_find.svg").write_text(PICTURE)
    (pack / "scenarios" / "find.toml").write_text("title = 'no card'")
    found = read_packs(mods)
    assert (found.names, found.problems, list(found.art)) == (("finds",), (), ["lucky_find"])


@pytest.mark.parametrize("name", ["../evil.toml", "/evil.toml", "nul.toml"])
def test_a_zip_that_is_not_plain_is_refused_with_a_sentence(mods, name):
    zipped(mods / "finds.zip", {"loot.toml": GOOD, name: ""})
    found = read_packs(mods)
    assert found.names == ()
    assert "finds.zip" in found.problems[0]


def test_a_picture_that_cannot_be_drawn_is_left_out_and_the_pack_is_used(mods):
    zipped(mods / "finds.zip", {"loot.toml": GOOD, "art/lucky_find.svg": "<!DOCTYPE x><svg/>"})
    found = read_packs(mods)
    assert (found.names, dict(found.art)) == (("finds",), {})
    assert "a document type" in found.problems[0]


def test_a_pack_cannot_change_the_picture_of_a_shipped_card(mods):
    zipped(mods / "finds.zip", {"loot.toml": GOOD, "art/bomb.svg": PICTURE})
    assert dict(read_packs(mods).art) == {}


def test_a_fault_is_told_with_its_file_and_line(mods):
    zipped(mods / "finds.zip", {"loot.toml": GOOD.replace("amount = 2", "ammount = 2")})
    (problem,) = read_packs(mods).problems
    assert 'loot.toml:10: [lucky_find] abilities[0].do[0].ammount: unknown key; did you mean "amount"?' in problem


@pytest.fixture
def played(home):
    """Gives the mods folder that the game itself reads."""
    packs.cache_clear()
    folder = home / "mods"
    folder.mkdir()
    yield folder
    packs.cache_clear()
    files.extra_art({})


def test_the_table_finds_the_face_and_the_picture_of_a_pack_card(played):
    zipped(played / "finds.zip", {"loot.toml": GOOD, "art/lucky_find.svg": PICTURE})
    assert files.art_svg("lucky_find", "loot", "2c") != PICTURE.encode()
    assert FourSoulsBook().name("lucky_find") == "Lucky Find"
    assert files.art_svg("lucky_find", "loot", "2c") == PICTURE.encode()


def test_a_scenario_in_a_pack_knows_the_cards_of_the_pack(played, tmp_path):
    pack = tmp_path / "finds"
    (pack / "scenarios").mkdir(parents=True)
    (pack / "loot.toml").write_text(GOOD, "utf-8")
    assert cards_beside(pack / "scenarios" / "find.toml")["lucky_find"].set == "finds"
    assert "lucky_find" not in cards_beside(tmp_path / "find.toml")


def test_a_scenario_anywhere_knows_the_cards_in_the_mods_folder(played, tmp_path):
    (played / "finds.toml").write_text(GOOD, "utf-8")
    assert "lucky_find" in cards_beside(tmp_path / "find.toml")


def test_a_scenario_in_a_broken_pack_cannot_be_played_and_says_why(played, tmp_path, capsys):
    pack = tmp_path / "finds"
    (pack / "scenarios").mkdir(parents=True)
    (pack / "loot.toml").write_text(GOOD.replace("amount = 2", "ammount = 2"), "utf-8")
    (pack / "scenarios" / "find.toml").write_text('title = "x"\n[[seat]]\n[[seat]]\n', "utf-8")
    assert scenario.run([pack / "scenarios" / "find.toml"]) == 2
    assert "the card pack of this scenario cannot be used: loot.toml:10: [lucky_find]" in capsys.readouterr().err


# --- what a folder may be ---------------------------------------------------------------------------------------------


def refused(mods):
    """Reads the packs in time and gives the one sentence about the one that was refused."""
    begun = time.monotonic()
    found = read_packs(mods)
    assert time.monotonic() - begun < 5
    (sentence,) = found.problems
    return sentence


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("place", ["loot.toml", "inner/loot.toml"])
def test_a_pipe_in_a_pack_does_not_hang_the_start(mods, place):
    (mods / "finds" / "inner").mkdir(parents=True)
    os.mkfifo(mods / "finds" / place)
    assert "no regular file" in refused(mods)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("name", ["finds.toml", "finds.zip"])
def test_a_pipe_that_bears_the_name_of_a_pack_does_not_hang_the_start(mods, name):
    os.mkfifo(mods / name)
    assert "finds" in refused(mods)


@pytest.fixture
def abyss(mods):
    """A pack of folders so deep that no library would get it off the disk again; it is taken away from the top."""
    home = os.open(mods, os.O_RDONLY)
    for _ in range(1500):
        os.mkdir("deep", dir_fd=home)
        inner = os.open("deep", os.O_RDONLY, dir_fd=home)
        os.close(home)
        home = inner
    os.close(home)
    yield mods
    while (mods / "deep" / "deep").exists():
        (mods / "deep" / "deep").rename(mods / "next")
        (mods / "deep").rmdir()
        (mods / "next").rename(mods / "deep")


@pytest.mark.skipif(os.mkdir not in os.supports_dir_fd, reason="this system cannot make folders so deep")
def test_folders_without_end_are_refused(abyss):
    assert "nested" in refused(abyss)


def test_as_many_folders_as_are_read_are_fine(mods):
    inner = mods / "finds" / "a" / "b" / "c"
    inner.mkdir(parents=True)
    (inner / "loot.toml").write_text(GOOD, encoding="utf-8")
    assert read_packs(mods).problems == ()


def test_a_folder_has_a_total_limit(mods):
    (mods / "finds").mkdir()
    for number in range(100):
        (mods / "finds" / f"{number}.toml").write_text("# " + "x" * 200 + "\n" * 60_000, encoding="utf-8")
    assert "together are larger" in refused(mods)


def test_a_folder_with_too_many_files_is_refused(mods):
    (mods / "finds").mkdir()
    for number in range(1300):
        (mods / "finds" / f"{number}.txt").touch()
    assert "files and folders" in refused(mods)


def test_many_packs_work_out_no_mark_of_their_own(mods, monkeypatch):
    for number in range(50):
        (mods / f"finds{number}.toml").write_text(GOOD.replace("lucky_find", f"lucky_find_{number}"), encoding="utf-8")
    asked = []
    monkeypatch.setattr(Catalogue, "worked_out", lambda self: asked.append(len(self)) or "mark")
    found = read_packs(mods)
    assert len(found.names) == 50
    assert asked == []
    assert found.cards.hash() == found.cards.hash() == "mark"
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Lucky\\u200bFind", "cannot be seen"),
        ("Lucky\\u202eFind", "cannot be seen"),
        ("Lucky\\tFind", "cannot be on a card"),
        ("Lucky <b>", "cannot be on a card"),
        ("L" * 41, "longer than 40"),
        ("e\\u0301\\u0301\\u0301", "marks on one letter"),
    ],
)
def test_the_name_of_a_card_is_checked_like_its_text(mods, name, word):
    (mods / "finds.toml").write_text(GOOD.replace("Lucky Find", name), encoding="utf-8")
    assert word in refused(mods)


def test_a_pack_without_cards_says_so(tmp_path):
    (tmp_path / "empty.toml").write_text("# nothing yet\n", encoding="utf-8")
    found = read_packs(tmp_path)
    assert found.names == ()
    assert found.problems == ("The card pack 'empty' has no cards.",)


def test_names_of_files_cannot_turn_a_sentence_round(tmp_path):
    folder = tmp_path / "odd"
    folder.mkdir()
    (folder / "\u202ecards\n.toml").write_text("[5", encoding="utf-8")
    (problem,) = read_packs(tmp_path).problems
    assert problem.isprintable()


def test_a_pack_of_a_game_without_sets_brings_its_cards(tmp_path):
    card = '[own_strike]\ntype = "card"\nowner = "ironclad"\nname = "Own"\nkind = "attack"\nrarity = "common"\n'
    (tmp_path / "mine.toml").write_text(
        card + 'cost = 1\ntext = "{hit} 1."\ndo = [{ op = "hit", n = 1 }]\n', encoding="utf-8"
    )
    found = read_packs(tmp_path, "spire")
    assert found.problems == ()
    assert "own_strike" in found.cards
