import hashlib
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from soulstack.app import saves
from soulstack.app.files import previous
from soulstack.app.saves import (
    BusySaveError,
    DamagedSaveError,
    MissingSaveError,
    NewerSaveError,
    Save,
    SaveError,
    encode,
    hold_slot,
    list_saves,
    read_save,
    write_save,
)

FIRST = Save({"seed": 1, "answers": []}, None, {"cards": "abc123"})
SECOND = Save({"seed": 1, "answers": [{"seat": 0, "verb": "pass"}]}, {"turn": 1, "cents": [3, 3]}, {"cards": "abc123"})


@pytest.fixture
def slot(tmp_path):
    return tmp_path / "saves" / "autosave.save"


def of_schema(schema, content, build="9.9.9"):
    """Makes the bytes of a save as a build with another schema would write them."""
    body = json.dumps(content).encode()
    digest = hashlib.sha256(f"{schema} {len(body)} {build} -\n".encode() + body).hexdigest()
    return f"SOULSTACK-SAVE schema={schema} sha256={digest} length={len(body)} build={build} cards=-\n".encode() + body


def is_one_sentence(error):
    text = str(error)
    return text.endswith(".") and "\n" not in text and "Traceback" not in text


def test_a_saved_game_is_read_back_as_it_was(slot):
    for save in (FIRST, SECOND):
        write_save(slot, save)
        loaded = read_save(slot)
        assert loaded.save == save
        assert loaded.notice is None


def test_the_header_tells_what_the_file_is(slot):
    write_save(slot, SECOND)
    header, body = slot.read_bytes().split(b"\n", 1)
    fields = dict(word.split("=") for word in header.decode().split()[1:])
    assert header.startswith(b"SOULSTACK-SAVE schema=1 ")
    assert fields["cards"] == "abc123"
    assert int(fields["length"]) == len(body)
    assert json.loads(body)["record"] == SECOND.record


def test_equal_games_give_equal_bytes():
    assert encode(Save({"a": 1, "b": 2})) == encode(Save({"b": 2, "a": 1}))


def test_odd_words_in_the_card_hash_cannot_break_the_header(slot):
    save = Save({}, None, {"cards": "two words\nand a line=1"})
    write_save(slot, save)
    assert read_save(slot).save == save


def test_what_json_cannot_hold_is_refused_and_the_old_save_stays(slot):
    write_save(slot, FIRST)
    for bad in ({"x": {1, 2}}, {"x": float("nan")}):
        with pytest.raises(SaveError):
            write_save(slot, Save(bad))
    assert read_save(slot).save == FIRST


def test_a_save_that_is_not_there_says_so(slot):
    with pytest.raises(MissingSaveError) as caught:
        read_save(slot)
    assert is_one_sentence(caught.value)


def test_a_truncated_save_falls_back_to_the_one_before_and_is_kept_aside(slot):
    write_save(slot, FIRST)
    write_save(slot, SECOND)
    torn = slot.read_bytes()[:-7]
    slot.write_bytes(torn)
    loaded = read_save(slot)
    assert loaded.save == FIRST
    assert "damaged" in loaded.notice
    assert is_one_sentence(loaded.notice)
    assert (slot.parent / "damaged" / slot.name).read_bytes() == torn
    assert not slot.exists()


def test_after_a_fall_back_the_next_save_does_not_cost_the_good_one(slot):
    write_save(slot, FIRST)
    write_save(slot, SECOND)
    slot.write_bytes(b"")
    read_save(slot)
    write_save(slot, SECOND)
    assert read_save(slot).save == SECOND
    slot.write_bytes(b"")
    assert read_save(slot).save == FIRST


def test_a_missing_save_with_one_before_it_is_read_from_there(slot):
    write_save(slot, FIRST)
    write_save(slot, SECOND)
    slot.unlink()
    loaded = read_save(slot)
    assert loaded.save == FIRST
    assert "missing" in loaded.notice


def test_two_damaged_saves_are_both_kept_aside(slot):
    write_save(slot, FIRST)
    write_save(slot, SECOND)
    slot.write_bytes(b"junk")
    previous(slot).write_bytes(b"more junk")
    with pytest.raises(DamagedSaveError) as caught:
        read_save(slot)
    assert is_one_sentence(caught.value)
    aside = slot.parent / "damaged"
    assert sorted(path.read_bytes() for path in aside.iterdir()) == [b"junk", b"more junk"]


def test_damaged_saves_never_overwrite_each_other_aside(slot):
    slot.parent.mkdir()
    for junk in (b"one", b"two", b"three"):
        slot.write_bytes(junk)
        with pytest.raises(DamagedSaveError):
            read_save(slot)
    assert sorted(path.read_bytes() for path in (slot.parent / "damaged").iterdir()) == [b"one", b"three", b"two"]


def test_a_damaged_save_that_cannot_be_moved_still_falls_back(slot):
    write_save(slot, FIRST)
    write_save(slot, SECOND)
    slot.write_bytes(b"junk")
    (slot.parent / "damaged").write_text("in the way")
    loaded = read_save(slot)
    assert loaded.save == FIRST
    assert "could not be moved" in loaded.notice
    assert slot.read_bytes() == b"junk"


def test_a_save_from_a_newer_build_is_refused_and_left_alone(slot):
    write_save(slot, FIRST)
    newer = of_schema(saves.SCHEMA + 1, {"something": "else"})
    write_save(slot, SECOND)
    slot.write_bytes(newer)
    with pytest.raises(NewerSaveError, match=r"9\.9\.9") as caught:
        read_save(slot)
    assert is_one_sentence(caught.value)
    assert slot.read_bytes() == newer
    assert not (slot.parent / "damaged").exists()


def test_a_save_from_an_older_schema_is_brought_forward_and_backed_up(slot, monkeypatch):
    monkeypatch.setattr(saves, "SCHEMA", 3)
    monkeypatch.setitem(saves.MIGRATIONS, 1, lambda content: content | {"record": {"steps": [1]}})
    monkeypatch.setitem(
        saves.MIGRATIONS, 2, lambda content: content | {"record": {"steps": [*content["record"]["steps"], 2]}}
    )
    old = of_schema(1, {"record": {}, "snapshot": None, "meta": {}})
    slot.parent.mkdir()
    slot.write_bytes(old)
    assert read_save(slot).save.record == {"steps": [1, 2]}
    assert (slot.parent / "backups" / f"{slot.name}.schema1").read_bytes() == old


def test_every_older_schema_has_a_way_forward():
    assert sorted(saves.MIGRATIONS) == list(range(1, saves.SCHEMA))


def test_a_sound_checksum_does_not_excuse_content_of_the_wrong_shape(slot):
    slot.parent.mkdir()
    for content in ([], {}, {"record": [], "snapshot": None, "meta": {}}, {"record": {}, "snapshot": 3, "meta": {}}):
        slot.write_bytes(of_schema(saves.SCHEMA, content))
        with pytest.raises(DamagedSaveError):
            read_save(slot)


def test_no_random_corruption_is_taken_for_a_game(slot):
    chance = random.Random(20240607)
    write_save(slot, SECOND)
    whole = slot.read_bytes()
    for _ in range(300):
        broken = bytearray(whole)
        kind = chance.randrange(4)
        at = chance.randrange(len(broken))
        if kind == 0:
            broken[at] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del broken[at:]
        elif kind == 2:
            broken[at:at] = bytes([chance.randrange(256)])
        else:
            end = min(len(broken), at + chance.randrange(1, 40))
            broken[at:end] = bytes(end - at)
        assert bytes(broken) != whole
        slot.write_bytes(broken)
        with pytest.raises(SaveError) as caught:
            read_save(slot)
        assert is_one_sentence(caught.value)
    assert len(list((slot.parent / "damaged").iterdir())) == 300


def test_a_place_that_cannot_be_written_gives_one_sentence(tmp_path):
    (tmp_path / "saves").write_text("a file where the folder should be")
    slot = tmp_path / "saves" / "autosave.save"
    with pytest.raises(SaveError) as caught:
        write_save(slot, FIRST)
    assert is_one_sentence(caught.value)
    with pytest.raises(SaveError) as caught, hold_slot(slot):
        pass
    assert is_one_sentence(caught.value)


def test_a_save_that_may_not_be_read_is_not_called_damaged(slot, monkeypatch):
    write_save(slot, FIRST)

    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(SaveError, match="Permission denied"):
        read_save(slot)
    monkeypatch.undo()
    assert read_save(slot).save == FIRST


def test_the_list_of_saves_has_the_latest_first_and_nothing_else(slot):
    folder = slot.parent
    assert list_saves(folder) == []
    write_save(slot, FIRST)
    write_save(folder / "other.save", FIRST)
    write_save(folder / "lost.save", FIRST)
    write_save(folder / "lost.save", FIRST)
    (folder / "lost.save").unlink()
    (folder / "notes.txt").write_text("mine")
    soon = time.time() + 60
    os.utime(slot, (soon, soon))
    listed = list_saves(folder)
    assert listed[0] == slot
    assert {path.name for path in listed} == {"autosave.save", "other.save", "lost.save"}


def test_a_second_window_cannot_play_from_the_same_slot(slot):
    with hold_slot(slot), pytest.raises(BusySaveError), hold_slot(slot):
        pass
    with hold_slot(slot), hold_slot(slot.with_name("other.save")):
        write_save(slot, FIRST)
    assert list_saves(slot.parent) == [slot]


HOLDER = """
import sys, time
from pathlib import Path
from soulstack.app.saves import hold_slot
with hold_slot(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_killed_window_lets_go_of_its_slot(slot):
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(slot)], stdout=subprocess.PIPE)
    try:
        assert holder.stdout.readline().strip() == b"held"
        with pytest.raises(BusySaveError), hold_slot(slot):
            pass
    finally:
        holder.kill()
        holder.wait()
        holder.stdout.close()
    with hold_slot(slot):
        write_save(slot, FIRST)
    assert read_save(slot).save == FIRST


WRITER = """
import sys
from pathlib import Path
from soulstack.app.saves import Save, write_save
count = int(sys.argv[2])
while True:
    count += 1
    write_save(Path(sys.argv[1]), Save({"count": count, "padding": "x" * 20000}))
    print(count, flush=True)
"""


def test_no_kill_in_the_middle_of_saving_costs_a_finished_save(slot):
    chance = random.Random(7)
    finished = 0
    for _ in range(20):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(slot), str(finished)], stdout=subprocess.PIPE)
        first = writer.stdout.readline()
        assert first
        time.sleep(chance.random() * 0.03)
        writer.kill()
        reported = [int(line) for line in (first + writer.stdout.read()).split(b"\n")[:-1] if line]
        writer.stdout.close()
        writer.wait()
        loaded = read_save(slot)
        assert loaded.notice is None
        # The writer may have finished one more than it lived to tell.
        assert reported[-1] <= loaded.save.record["count"] <= reported[-1] + 1
        finished = loaded.save.record["count"]
    assert finished >= 20


def test_a_save_that_is_a_pipe_or_a_folder_keeps_nobody_waiting(slot):
    slot.parent.mkdir()
    os.mkfifo(slot)
    with pytest.raises(SaveError) as caught:
        read_save(slot)
    assert is_one_sentence(caught.value)
    slot.unlink()
    slot.mkdir()
    with pytest.raises(SaveError) as caught:
        read_save(slot)
    assert is_one_sentence(caught.value)


def test_a_file_that_is_larger_than_any_game_is_no_save(slot, monkeypatch):
    write_save(slot, SECOND)
    monkeypatch.setattr(saves, "LARGEST", slot.stat().st_size - 1)
    with pytest.raises(DamagedSaveError):
        read_save(slot)
    monkeypatch.undo()
    # A file full of empty lists takes thirty times its size in memory while it is read.
    assert saves.LARGEST * 32 < 1024**3
