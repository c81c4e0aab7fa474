"""The cache is an echo: taken when it fits exactly, ignored in every other case."""

import builtins
import pickle
from hashlib import sha256

import pytest
from attrs import frozen

from soulstack.content import cache
from soulstack.content.reader import Source

KEY = b"k" * 32


@frozen
class Toy:
    name: str


@frozen
class Stranger:
    name: str


class Bomb:
    def __reduce__(self):
        return (builtins.print, ("a forged cache ran code",))


def forged(value, key=KEY):
    body = pickle.dumps(value)
    return cache._MARK + key + sha256(body).digest() + body


@pytest.fixture
def file(tmp_path):
    return tmp_path / "deep" / "cards.bin"


def test_what_is_kept_comes_back(file):
    cache.keep(file, KEY, ({"a": Toy("A")}, "mark"))
    assert cache.recall(file, KEY, [Toy]) == ({"a": Toy("A")}, "mark")
    assert [path.name for path in file.parent.iterdir()] == ["cards.bin"]


def test_another_key_finds_nothing(file):
    cache.keep(file, KEY, 1)
    assert cache.recall(file, b"x" * 32, [Toy]) is None


def test_no_file_is_nothing(file):
    assert cache.recall(file, KEY, [Toy]) is None


@pytest.mark.parametrize(
    "spoil", [lambda d: b"", lambda d: d[:-1], lambda d: d[:40], lambda d: d[:-1] + b"x", lambda d: d + b"x"]
)
def test_a_spoilt_file_is_ignored(file, spoil):
    cache.keep(file, KEY, Toy("A"))
    file.write_bytes(spoil(file.read_bytes()))
    assert cache.recall(file, KEY, [Toy]) is None


def test_a_forged_file_with_a_right_digest_cannot_run_anything(file, capsys):
    file.parent.mkdir()
    file.write_bytes(forged(Bomb()))
    assert cache.recall(file, KEY, [Toy]) is None
    assert capsys.readouterr().out == ""


def test_only_the_given_records_come_out(file):
    file.parent.mkdir()
    file.write_bytes(forged(Stranger("S")))
    assert cache.recall(file, KEY, [Toy]) is None
    assert cache.recall(file, KEY, [Toy, Stranger]) == Stranger("S")


def test_a_folder_that_cannot_be_written_costs_nothing(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    cache.keep(blocked / "cards.bin", KEY, 1)
    assert cache.recall(blocked / "cards.bin", KEY, []) is None


def test_the_key_sees_names_contents_and_their_borders():
    def key(*pairs):
        return cache.key_of([Source(name, data) for name, data in pairs], ["soulstack.content.cache"])

    keys = [key(("a", b"1")), key(("a", b"2")), key(("b", b"1")), key(("a", b"1"), ("b", b"")), key()]
    assert len(set(keys)) == len(keys)
    assert key(("a", b"1")) == keys[0]


def test_the_key_sees_the_source_of_the_records(tmp_path, monkeypatch):
    module = tmp_path / "records.py"
    module.write_text("one")
    monkeypatch.setitem(cache.sys.modules, "records", type("Module", (), {"__file__": str(module)}))
    before = cache.key_of([], ["records"])
    module.write_text("two")
    assert cache.key_of([], ["records"]) != before
