"""Files that strangers wrote: whatever is in them, the answer is a sentence and comes soon."""

import time

import pytest

from soulstack.content.errors import ContentError, Problem
from soulstack.content.reader import (
    DEEPEST,
    LARGEST_FILE,
    LONGEST_LINE,
    MOST_CARDS,
    MOST_TABLES,
    Source,
    parse,
    read_sources,
)

DEEP_ARRAYS = b"[a]\nx = " + b"[" * 2000 + b"]" * 2000
WIDE_CARD = b"[a]\nx = [" + b"{}," * (MOST_TABLES + 1) + b"]"
NESTED = b"[a]\nx = " + b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1)


def problems(data):
    tables, found = parse(Source("pack.toml", data))
    return tables, [str(problem) for problem in found]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"[a", "this is not TOML"),
        (b"[a]\n[a]\n", "this is not TOML"),
        (b"\xff\xfe[a]", "line 1 is not written in UTF-8"),
        (b"[a]\nx = '\xe9'", "line 2 is not written in UTF-8"),
        (b"#" * (LARGEST_FILE + 1), "the file is larger than 256 KB"),
        (b"\n#" + b"x" * LONGEST_LINE, f"line 2 is longer than {LONGEST_LINE} signs"),
        (b"a" + b".a" * 70 + b" = 1", "line 1 has more than 64 dots"),
        (b"x = {" + b'"a\\"" . ' * 70 + b"b = 1}", "line 1 has more than 64 dots"),
        (b".a" * 50000, "line 1 is longer"),
        (DEEP_ARRAYS, "nested too deep"),
        (NESTED, "nested too deep"),
        (WIDE_CARD, f"more than {MOST_TABLES} tables"),
        (b"".join(b"[c%d]\n" % number for number in range(MOST_CARDS + 1)), f"more than {MOST_CARDS} cards"),
        (b"copies = 3", '"copies" is no card; a card begins with [its_id]'),
    ],
)
def test_a_hostile_file_gives_a_sentence_and_no_card(data, words):
    started = time.monotonic()
    tables, found = problems(data)
    assert time.monotonic() - started < 2
    assert tables == {}
    assert len(found) == 1
    assert words in found[0]
    assert found[0].startswith("pack.toml: ")


def test_many_lines_of_dotted_keys_are_no_way_to_hang_the_parser():
    line = b"a" + b".a" * 64
    data = b"\n".join(b"k%d%s = 1" % (number, line) for number in range(1500))
    started = time.process_time()
    problems(data)
    assert time.process_time() - started < 2


def test_good_cards_beside_a_bad_one_are_still_read():
    tables, found = problems(b"[a]\nname = 'x'\n[b]\nx = " + b"[" * 25 + b"]" * 25)
    assert list(tables) == ["a"]
    assert found == ["pack.toml: [b]: lists or tables are nested too deep"]


def test_a_folder_is_read_in_the_order_of_its_names(tmp_path):
    for name in ("b.toml", "a/z.toml", "a/b.toml", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())
    assert [(each.name, each.data) for each in read_sources(tmp_path)] == [
        (name, name.encode()) for name in ("a/b.toml", "a/z.toml", "b.toml")
    ]


def test_a_missing_path_is_told(tmp_path):
    with pytest.raises(ContentError, match="there is no such file or folder"):
        read_sources(tmp_path / "nowhere")


def test_a_link_out_of_the_pack_is_refused(tmp_path):
    outside = tmp_path / "outside.toml"
    outside.write_text("[a]")
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "link.toml").symlink_to(outside)
    with pytest.raises(ContentError, match="the link leads out of the folder"):
        read_sources(pack)


def test_a_problem_names_its_place():
    assert str(Problem("loot.toml", "bomb", "do[0].x", "is wrong")) == "loot.toml: [bomb] do[0].x: is wrong"
    assert str(Problem("loot.toml", "bomb", "", "is wrong")) == "loot.toml: [bomb]: is wrong"
    assert str(Problem("loot.toml", "", "", "is wrong")) == "loot.toml: is wrong"
    assert str(Problem("loot.toml", "", "", "is odd", is_warning=True)) == "warning: loot.toml: is odd"
