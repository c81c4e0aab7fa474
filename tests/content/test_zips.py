"""Zipped packs: what is read, and what is refused before a byte of it is unpacked."""

import io
import stat
import struct
import zipfile

import pytest

from soulstack.content import zips
from soulstack.content.errors import ContentError
from soulstack.content.reader import read_sources
from soulstack.content.zips import name_fault, read_zip, read_zip_bytes


def zipped(files, method=zipfile.ZIP_DEFLATED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return out.getvalue()


def refusal(data):
    with pytest.raises(ContentError) as caught:
        read_zip_bytes("pack.zip", data)
    (problem,) = caught.value.problems
    assert problem.file == "pack.zip"
    return problem.message


def test_card_files_and_pictures_are_read():
    data = zipped([("loot.toml", "[a]"), ("art/a.svg", "<svg/>"), ("readme.txt", "hello"), ("art/", "")])
    assert read_zip_bytes("pack.zip", data) == {"loot.toml": b"[a]", "art/a.svg": b"<svg/>"}


def test_a_pack_zipped_as_a_folder_is_read_as_one_without():
    data = zipped([("my pack/loot.toml", "[a]"), ("my pack/art/a.svg", "<svg/>")])
    assert sorted(read_zip_bytes("pack.zip", data)) == ["art/a.svg", "loot.toml"]


def test_pictures_alone_keep_their_folder():
    assert list(read_zip_bytes("pack.zip", zipped([("art/a.svg", "<svg/>")]))) == ["art/a.svg"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("../evil.toml", "leads out of the pack"),
        ("art/../../evil.toml", "leads out of the pack"),
        ("/etc/evil.toml", "begins at the root"),
        ("C:/evil.toml", "a sign that file names cannot have"),
        ("a\\evil.toml", "a sign that file names cannot have"),
        ("a/./b.toml", "is not written plainly"),
        ("a//b.toml", "is not written plainly"),
        ("a /b.toml", "is not written plainly"),
        ("con.toml", "a device on Windows"),
        ("art/LPT1.svg", "a device on Windows"),
        ("a\x01b.toml", "a sign that file names cannot have"),
        ("x" * 250 + ".toml", "longer than 200 signs"),
    ],
)
def test_a_name_that_is_no_plain_place_in_the_pack_is_refused(name, words):
    assert words in name_fault(name)
    assert words in refusal(zipped([("loot.toml", "[a]"), (name, "[b]")]))


def test_names_that_differ_only_in_case_are_refused():
    assert "are one file on some systems" in refusal(zipped([("a.toml", "1"), ("A.toml", "2")]))


def test_links_are_refused():
    link = zipfile.ZipInfo("loot.toml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    assert "is a link" in refusal(zipped([(link, "/etc/passwd")]))


def test_a_bomb_is_refused_by_its_ratio():
    assert "grows more than 100 times" in refusal(zipped([("loot.toml", b"\0" * 1_000_000)]))


def test_too_much_is_refused_by_what_it_declares():
    files = [(f"{number}.toml", b"x" * 3_000_000) for number in range(7)]
    assert "larger than 20 MB" in refusal(zipped(files, zipfile.ZIP_STORED))


def test_too_many_files_are_refused():
    assert "more than the 600" in refusal(zipped([(f"{number}.toml", "") for number in range(601)]))


def test_a_file_that_is_larger_than_it_says_is_refused():
    data = bytearray(zipped([("loot.toml", bytes(range(256)) * 40)], zipfile.ZIP_STORED))
    for mark, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = data.find(mark)
        data[at + offset : at + offset + 4] = struct.pack("<I", 10)
    assert refusal(bytes(data)) in ('"loot.toml" is larger than it says', "this is no zip file that can be read")


def test_a_locked_file_is_refused():
    data = bytearray(zipped([("loot.toml", "[a]")]))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.find(mark) + offset] |= 1
    assert "password" in refusal(bytes(data))


def test_an_old_or_rare_packing_is_refused():
    assert "packed in a way" in refusal(zipped([("loot.toml", "[a]" * 99)], zipfile.ZIP_BZIP2))


@pytest.mark.parametrize("data", [b"", b"PK", b"hello", b"PK\x05\x06" + b"\0" * 17])
def test_what_is_no_zip_is_refused(data):
    assert refusal(data) == "this is no zip file that can be read"


def test_a_damaged_zip_is_refused_and_never_raises_anything_else():
    good = zipped([("loot.toml", "[a]\nname = 'x'\n" * 50), ("art/a.svg", "<svg/>" * 50)])
    for at in range(len(good)):
        bad = bytearray(good)
        bad[at] ^= 0x41
        try:
            found = read_zip_bytes("pack.zip", bytes(bad))
        except ContentError:
            continue
        assert all(len(data) <= zips.MOST_BYTES for data in found.values())


def test_a_zip_on_the_disk_gives_its_card_files_and_no_scenarios(tmp_path):
    path = tmp_path / "odds.zip"
    path.write_bytes(zipped([("b.toml", "[b]"), ("a.toml", "[a]"), ("scenarios/a.toml", "title = 'x'")]))
    assert [source.name for source in read_sources(path)] == ["a.toml", "b.toml"]
    assert "scenarios/a.toml" in read_zip(path)


def test_a_missing_or_huge_zip_is_refused(tmp_path, monkeypatch):
    with pytest.raises(ContentError, match="cannot be read"):
        read_zip(tmp_path / "gone.zip")
    path = tmp_path / "big.zip"
    path.write_bytes(zipped([("a.toml", "[a]")]))
    monkeypatch.setattr(zips, "LARGEST_ZIP", 10)
    with pytest.raises(ContentError, match="larger than"):
        read_zip(path)
