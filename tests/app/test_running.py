"""One window at a time: what a second start leaves for the first one."""

import json

import pytest

from soulstack import paths
from soulstack.app.running import NOTE, Wish, claim, tell


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path))


def test_only_one_window_has_the_claim_until_it_ends():
    first = claim()
    assert first is not None
    assert claim() is None
    first.end()
    again = claim()
    assert again is not None
    again.end()


def test_a_second_start_is_heard_once_with_the_file_that_it_names(tmp_path):
    first = claim()
    assert first.wish() is None
    tell(Wish(tmp_path / "game.soulreplay"))
    assert first.wish() == Wish(tmp_path / "game.soulreplay")
    assert first.wish() is None
    tell(Wish())
    assert first.wish() == Wish()
    first.end()


def test_what_was_asked_of_a_window_that_is_gone_is_not_granted_by_the_next_one():
    tell(Wish())
    first = claim()
    assert first.wish() is None
    first.end()


@pytest.mark.parametrize("note", [b"", b"{", b"[]", json.dumps({"file": 3}).encode(), b"\xff" * 9000])
def test_a_note_of_anything_else_is_no_file(note):
    first = claim()
    (paths.data() / NOTE).write_bytes(note)
    found = first.wish()
    assert found is None or found.file is None
    assert not (paths.data() / NOTE).exists()
    first.end()
