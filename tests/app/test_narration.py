"""The lines of a narrated game reach whoever reads them, and never stop the game."""

import io
import sys

import pytest

from soulstack.app import narration


@pytest.fixture
def told(monkeypatch, tmp_path):
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path))
    made = narration.Narration()
    yield made
    made.close()


def test_a_line_is_there_at_once_in_the_output_and_in_the_file(told, capsys):
    told.tell("Ash gains\n3 cents.")
    assert capsys.readouterr().out == "Ash gains 3 cents.\n"
    assert narration.narration_file().read_text(encoding="utf-8") == "Ash gains 3 cents.\n"
    told.tell("")
    assert capsys.readouterr().out == ""


def test_a_window_without_output_keeps_the_file(told, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    told.tell("One.")
    told.tell("Two.")
    assert narration.narration_file().read_text(encoding="utf-8") == "One.\nTwo.\n"


def test_output_that_knows_few_letters_gets_what_it_can_show(told, monkeypatch):
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    told.tell("Würfel")
    assert raw.getvalue().replace(b"\r", b"") == b"W?rfel\n"


class Gone(io.StringIO):
    def write(self, _):
        raise BrokenPipeError


def test_a_reader_who_has_left_and_a_full_disk_stop_nothing(told, monkeypatch, tmp_path):
    (tmp_path / "logs").write_text("no folder")
    monkeypatch.setattr(sys, "stdout", Gone())
    told.tell("One.")
    told.tell("Two.")
