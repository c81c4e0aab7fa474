import json

import pytest

from soulstack.app.tools import scenario
from soulstack.app.tools.scenario import run


def nobody_looks(game, position):
    raise AssertionError("a position is shown that cannot be")


GOOD = "title = 'Good'\n[[seat]]\n[[seat]]\n[[step]]\ndo = 'settle'\nexpect = { turn = 1 }\n"
BAD = GOOD.replace("Good", "Bad").replace("turn = 1", "turn = 2")
FAULTY = GOOD.replace("Good", "Faulty").replace("do = 'settle'", "do = 'setle'")


@pytest.fixture
def files(tmp_path):
    def write(**texts):
        for name, text in texts.items():
            (tmp_path / f"{name}.toml").write_text(text, "utf-8")
        return [tmp_path / f"{name}.toml" for name in texts]

    return write


def test_files_that_hold_give_0(files, capsys):
    assert run(files(a=GOOD)) == 0
    assert "ok" in capsys.readouterr().out


def test_a_difference_gives_1_and_is_told(files, capsys):
    assert run(files(a=GOOD, b=BAD)) == 1
    out = capsys.readouterr().out
    assert "step 1: turn should be 2, and is 1" in out
    assert "1 of 2 scenarios hold" in out


def test_a_file_that_cannot_be_read_gives_2_and_the_others_are_played(files, tmp_path, capsys):
    assert run([*files(a=BAD, b=FAULTY, c=GOOD), tmp_path / "none.toml"], json=True) == 2
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert [entry["ok"] for entry in found] == [False, False, True, False]
    assert [entry["title"] for entry in found] == ["Bad", "Faulty", "Good", ""]
    assert ["error" in entry for entry in found] == [False, True, False, True]
    assert found[0]["failures"] == [{"step": 1, "key": "turn", "expected": 2, "actual": 1}]
    assert "b.toml: step 1, do" in err
    assert 'did you mean "settle"?' in err
    assert "none.toml" in err


def test_bytes_that_are_no_text_and_folders_are_refused(tmp_path, capsys):
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe\x00")
    assert run([tmp_path / "x.toml"]) == 2
    assert run([tmp_path]) == 2
    assert "UTF-8" in capsys.readouterr().err


def test_only_one_position_can_be_opened(files, capsys):
    assert run(files(a=GOOD, b=BAD), show=nobody_looks) == 2
    assert run(files(c=FAULTY), show=nobody_looks) == 2
    assert "exactly one file" in capsys.readouterr().err


def test_an_editors_mark_in_front_of_the_text_does_no_harm(tmp_path):
    (tmp_path / "marked.toml").write_text(GOOD, "utf-8-sig")
    assert run([tmp_path / "marked.toml"]) == 0


def test_what_was_played_before_control_c_is_told(files, monkeypatch, capsys):
    real = scenario._run_one

    def stop_at_b(path, text, key):
        if "b.toml" in str(path):
            raise KeyboardInterrupt
        return real(path, text, key)

    monkeypatch.setattr(scenario, "_run_one", stop_at_b)
    assert run(files(a=GOOD, b=GOOD, c=GOOD), json=True) == 0
    out, err = capsys.readouterr()
    assert [entry["title"] for entry in json.loads(out)] == ["Good"]
    assert "Stopped early" in err
