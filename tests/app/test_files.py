import errno
import os
import time
from pathlib import Path

import pytest

from soulstack.app.files import WriteError, previous, sweep, write_atomically


def names(folder):
    return sorted(entry.name for entry in folder.iterdir())


def busy(number):
    error = PermissionError(errno.EACCES, "in use")
    error.winerror = number
    return error


def test_a_file_is_written_whole_and_its_folder_is_made(tmp_path):
    path = tmp_path / "deep" / "er" / "game.save"
    write_atomically(path, b"first")
    assert path.read_bytes() == b"first"
    assert names(path.parent) == ["game.save"]


def test_the_file_before_is_kept(tmp_path):
    path = tmp_path / "game.save"
    for data in (b"first", b"second", b"third"):
        write_atomically(path, data)
    assert path.read_bytes() == b"third"
    assert previous(path).read_bytes() == b"second"
    assert names(tmp_path) == ["game.save", "game.save.prev"]


def test_nothing_is_kept_when_nobody_asks(tmp_path):
    path = tmp_path / "game.save"
    write_atomically(path, b"first", keep_previous=False)
    write_atomically(path, b"second", keep_previous=False)
    assert names(tmp_path) == ["game.save"]


def test_a_disk_without_hard_links_keeps_the_file_before_as_a_copy(tmp_path, monkeypatch):
    def refuse(*_):
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    path = tmp_path / "game.save"
    write_atomically(path, b"first")
    write_atomically(path, b"second")
    assert previous(path).read_bytes() == b"first"
    assert names(tmp_path) == ["game.save", "game.save.prev"]


def test_a_file_in_its_folders_place_gives_one_sentence(tmp_path):
    (tmp_path / "saves").write_text("not a folder")
    with pytest.raises(WriteError) as caught:
        write_atomically(tmp_path / "saves" / "game.save", b"data")
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("failing", ["fsync", "write", "open"])
def test_a_full_disk_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch, failing):
    path = tmp_path / "game.save"
    write_atomically(path, b"first")

    def full(*_, **__):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, failing, full)
    with pytest.raises(WriteError, match="No space left on device"):
        write_atomically(path, b"second")
    assert path.read_bytes() == b"first"
    assert names(tmp_path) == ["game.save"]


def test_a_file_that_a_scanner_holds_for_a_moment_is_still_replaced(tmp_path, monkeypatch):
    path = tmp_path / "game.save"
    write_atomically(path, b"first")
    waits, answers, replace = [], [busy(32), busy(5)], Path.replace

    def sometimes(self, target):
        if target == path and answers:
            raise answers.pop()
        return replace(self, target)

    monkeypatch.setattr(time, "sleep", waits.append)
    monkeypatch.setattr(Path, "replace", sometimes)
    write_atomically(path, b"second")
    assert path.read_bytes() == b"second"
    assert len(waits) == 2


def test_a_file_that_is_held_for_good_is_given_up_in_bounded_time(tmp_path, monkeypatch):
    path = tmp_path / "game.save"
    write_atomically(path, b"first")
    waits = []

    def never(*_):
        raise busy(33)

    monkeypatch.setattr(time, "sleep", waits.append)
    monkeypatch.setattr(Path, "replace", never)
    with pytest.raises(WriteError):
        write_atomically(path, b"second")
    assert 1 < sum(waits) < 3
    assert path.read_bytes() == b"first"


def test_a_refusal_that_will_not_pass_is_not_waited_for(tmp_path, monkeypatch):
    def never(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("waited"))
    monkeypatch.setattr(Path, "replace", never)
    with pytest.raises(WriteError, match="Permission denied"):
        write_atomically(tmp_path / "game.save", b"data")


def test_only_old_leftovers_of_our_own_are_swept(tmp_path):
    old, young, foreign = (tmp_path / name for name in (".soulstack-a.tmp", ".soulstack-b.tmp", "notes.tmp"))
    for leftover in (old, young, foreign):
        leftover.write_text("half")
    long_ago = time.time() - 3600
    os.utime(old, (long_ago, long_ago))
    os.utime(foreign, (long_ago, long_ago))
    assert sweep(tmp_path) == 1
    assert names(tmp_path) == [".soulstack-b.tmp", "notes.tmp"]


def test_sweeping_a_folder_that_is_not_there_does_nothing(tmp_path):
    assert sweep(tmp_path / "nowhere") == 0


def test_a_written_file_reaches_the_disk_before_its_name_does(tmp_path, monkeypatch):
    order, fsync, replace = [], os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda descriptor: (order.append("sync"), fsync(descriptor)))
    monkeypatch.setattr(Path, "replace", lambda self, target: (order.append("replace"), replace(self, target)))
    write_atomically(tmp_path / "game.save", b"data")
    assert order[:2] == ["sync", "replace"]
