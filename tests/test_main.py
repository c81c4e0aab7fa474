"""The entry point: its words, its exit codes and its reports."""

import io
import sys
import types

import pytest

from soulstack import __main__ as entry


@pytest.fixture
def run(monkeypatch):
    """Runs the entry point with a command line that does what the test says."""

    def started(act, *words):
        monkeypatch.setitem(sys.modules, "soulstack.cli", types.SimpleNamespace(main=act))
        monkeypatch.setattr(sys, "argv", ["soulstack", *words])
        return entry.main()

    return started


def fail(error):
    def act(_):
        raise error

    return act


def test_words_and_exit_code_pass_through(run):
    heard = []
    assert run(lambda words: heard.extend(words) or 2, "cards", "show", "bomb") == 2
    assert heard == ["cards", "show", "bomb"]


def test_the_selftest_is_a_word_and_an_option(run):
    heard = []
    run(lambda words: heard.append(words) or 0, "selftest")
    run(lambda words: heard.append(words) or 0, "--selftest")
    assert heard == [["selftest"], ["selftest"]]


def test_an_unexpected_error_leaves_a_report_and_exits_with_one(run, home, capsys):
    assert run(fail(ValueError("odd")), "play") == 1
    (report,) = (home / "logs").glob("crash-*.txt")
    assert "ValueError: odd" in report.read_text("utf-8")
    assert str(report) in capsys.readouterr().err


def test_an_error_in_a_home_that_cannot_be_written_still_ends_in_a_sentence(run, tmp_path, monkeypatch, capsys):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path / "file"))
    assert run(fail(ValueError("odd"))) == 1
    assert "no report could be written" in capsys.readouterr().err


def test_control_c_ends_quietly(run, home, capsys):
    assert run(fail(KeyboardInterrupt())) == 130
    assert capsys.readouterr().err == ""
    assert list(home.iterdir()) == []


def test_a_windowed_app_without_a_terminal_prints_into_a_log(run, home, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert run(lambda _: print("hello") or 0) == 0
    sys.stdout.close()
    assert (home / "logs" / "soulstack.log").read_text("utf-8") == "hello\n"


def test_a_log_that_cannot_be_opened_does_not_stop_the_game(run, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    assert run(lambda _: print("hello") or 0) == 0


def test_a_log_that_grew_too_long_is_put_aside(run, home, monkeypatch):
    (home / "logs").mkdir()
    (home / "logs" / "soulstack.log").write_text("x" * (entry.LARGEST_LOG + 1))
    monkeypatch.setattr(sys, "stdout", None)
    run(lambda _: print("hello") or 0)
    sys.stdout.close()
    assert (home / "logs" / "soulstack.log").read_text("utf-8") == "hello\n"
    assert (home / "logs" / "soulstack.old.log").stat().st_size > entry.LARGEST_LOG
