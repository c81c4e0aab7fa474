"""What the first release left on disk is found and read: its save, its replay, its settings."""

import shutil
from pathlib import Path

import pytest

from soulstack import paths
from soulstack.app.options import SeatChoice
from soulstack.app.replay_session import open_replay
from soulstack.app.session import resume
from soulstack.app.settings import load_settings, save_settings
from soulstack.app.slot import has_save, replay_files, save_file
from soulstack.cli import main

OLD = Path(__file__).parent / "old_home"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    place = tmp_path / "home"
    shutil.copytree(OLD, place)
    monkeypatch.setenv("SOULSTACK_HOME", str(place))
    return place


def test_the_running_game_is_found_and_goes_on(home):
    assert has_save()
    assert save_file() == home / "saves" / "foursouls" / "current.save"
    session = resume()
    assert (session.names, session.state.turn, len(session.record.answers)) == (("Anna", "Ash"), 9, 246)
    session.close()
    assert not (home / "saves" / "current.save").exists()


def test_a_newer_save_is_not_replaced_by_an_old_one(home):
    newer = home / "saves" / "foursouls" / "current.save"
    newer.parent.mkdir()
    newer.write_text("newer", "utf-8")
    assert save_file().read_text("utf-8") == "newer"
    assert (home / "saves" / "current.save").exists()


def test_its_replay_is_listed_and_opens(capsys):
    (file,) = replay_files()
    assert file.parent == paths.replays()
    assert open_replay(file).length == 248
    assert main(["replay", str(file), "--verify"]) == 0
    told = capsys.readouterr()
    assert "248 answers fit" in told.out
    assert "by other rules" in told.err


def test_its_settings_are_read_and_written_as_they_are_now():
    loaded = load_settings()
    assert loaded.notes == ()
    last = loaded.settings.last("foursouls")
    assert (last.seats, last.seed) == ((SeatChoice("Anna", "human"), SeatChoice("Ash", "bot:hard:greedy")), "77")
    chosen = {name: last.setup[name] for name in ("mode", "rooms", "final_boss", "rules", "sets")}
    assert chosen == {
        "mode": "coop",
        "rooms": True,
        "final_boss": "monstro",
        "rules": ("fixed_trio",),
        "sets": ("base",),
    }
    assert save_settings(loaded.settings) is None
    assert load_settings() == loaded
