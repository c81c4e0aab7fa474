"""The file that tells a driver from outside what is on the screen."""

import json

from soulstack.app.options import NewGame
from soulstack.app.session import new_session
from soulstack.ui import places, status


def test_a_menu_is_described_and_written_only_when_it_changes(at_title, app, tmp_path):
    told = status.Status(tmp_path / "status.json")
    for _ in range(status.EVERY):
        told.note(app)
    found = json.loads((tmp_path / "status.json").read_text(encoding="utf-8"))
    assert found["scene"] == "TitleScene"
    assert "New game" in found["points"]
    (tmp_path / "status.json").unlink()
    for _ in range(status.EVERY):
        told.note(app)
    assert not (tmp_path / "status.json").exists()


def test_nothing_is_written_unless_a_file_is_named(monkeypatch):
    monkeypatch.delenv(status.VARIABLE, raising=False)
    assert status.wanted() is None


def test_a_table_is_described_with_everything_that_can_be_pressed(app):
    session = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=7))
    app.go(places.Table(session), alone=True)
    for _ in range(2000):
        app.step(1 / 10)
        found = status.describe(app)
        if found["points"] and found["kind"]:
            break
    assert (found["scene"], found["turn"], found["over"]) == ("TableScene", session.view.turn, False)
    assert found["kind"]
    assert any(name.startswith(("button", "thing", "item")) for name in found["points"])
    session.close()
