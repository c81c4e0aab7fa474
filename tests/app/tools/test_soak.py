"""The soak with a small budget, and what it makes of cases that fail, hang or end their process."""

import json
import os
import time
from types import SimpleNamespace

import pytest

from soulstack import paths
from soulstack.app.tools.soak import run, spoiling, trial, workers
from soulstack.app.tools.soak.trial import Told, Trial, luck_of
from soulstack.cli import main

GAMES = ("foursouls", "spire")
BUDGET = {"saves": 30, "packs": 30, "mixtures": 2, "games": 2}
"""Cases of each part for each game; `soulstack soak` tries as many as there is time for."""


@pytest.mark.parametrize(("part", "key"), [(p, k) for p in BUDGET for k in GAMES if (p, k) != ("mixtures", "spire")])
def test_nothing_is_found_in_a_few_cases(part, key):
    for number in range(BUDGET[part]):
        told = workers.try_case(part, number, 7, (key,))
        assert not told.faults, f"soulstack soak --only {part} --case {number} --seed 7 --game {key}"


def test_a_few_kills_cost_nothing(capsys):
    report = run.soak(("kills",), GAMES, 7, case=3)
    assert not report.found


def test_a_case_depends_on_its_number_alone():
    once, again = (workers.try_case("saves", 5, 3, GAMES) for _ in range(2))
    assert (once.became, once.faults) == (again.became, again.faults)
    assert luck_of(3, "saves", 5).random() != luck_of(3, "saves", 6).random() != luck_of(4, "saves", 6).random()


def test_a_round_tries_all_parts_in_their_shares_side_by_side():
    cases = list(run.cases_of_a_round(workers.PARTS))
    assert len(cases) == len(set(cases)) == sum(run.ROUND.values())
    early = [part for part, _ in cases[: len(cases) // 10]]
    assert {part: early.count(part) for part in run.ROUND} == pytest.approx(
        {p: n // 10 for p, n in run.ROUND.items()}, abs=2
    )


# --- what it notices ------------------------------------------------------------------------------------------------


@pytest.fixture
def tried():
    return Trial("saves", 0, luck_of(1, "saves", 0))


def test_an_error_that_nobody_expected_is_a_fault(tried):
    with tried.doing_what("read", ValueError):
        raise KeyError("what")
    assert "KeyError" in tried.faults[0]


def test_an_expected_error_has_to_be_one_printable_sentence(tried):
    for text in ("This is fine.", "two\nlines.", "no end", "", "turned \u202eround."):
        with tried.doing_what("read", ValueError):
            raise ValueError(text)
    assert len(tried.faults) == 4


def test_what_takes_too_long_of_its_own_is_a_fault(tried, monkeypatch):
    monkeypatch.setattr(trial, "LONGEST", 0.01)
    with tried.doing_what("read"):
        end = time.process_time() + 0.02
        while time.process_time() < end:
            pass
    assert "took" in tried.faults[0]


def test_a_case_that_fails_by_itself_is_a_fault(monkeypatch):
    monkeypatch.setattr(workers, "import_module", lambda _: SimpleNamespace(run=lambda trial, keys: 1 // 0))
    told = workers.try_case("saves", 0, 1, GAMES)
    assert told.became == "broke"
    assert "ZeroDivisionError" in told.faults[0]


def end_at_once(line, home, seed, keys):
    line.recv()
    os._exit(3)


def hang(line, home, seed, keys):
    line.recv()
    time.sleep(60)


@pytest.mark.parametrize(("serve", "words"), [(end_at_once, "ended by itself"), (hang, "hung")])
def test_a_process_that_ends_or_hangs_is_a_fault_of_its_case(serve, words, monkeypatch, tmp_path):
    monkeypatch.setattr(workers, "serve", serve)
    monkeypatch.setattr(workers, "PATIENCE", 1.0 if serve is hang else 30.0)
    monkeypatch.setattr(workers, "START", "fork")
    worker = workers.Worker(str(tmp_path), 1, GAMES)
    told = worker.try_one("saves", 0)
    worker.stop()
    assert words in told.faults[0]


# --- what it tells --------------------------------------------------------------------------------------------------


def test_the_report_names_the_case_that_failed_and_how_to_see_it_again():
    report = run.SoakReport(seed=9)
    report.add(Told("saves", 4, "read", (), 0.2, "resume", 60.0), 0.5)
    report.add(Told("saves", 5, "broke", ("read: Traceback\n  far away\nKeyError: 1",), 0.3, "resume", 61.0), 0.5)
    report.add(Told("packs", 2, "read", (), 0.1, "read", 2000.0), 0.5)
    words = "\n".join(report.in_words())
    assert "soulstack soak --only saves --case 5 --seed 9" in words
    assert "KeyError: 1" in words
    assert "the process needed 2000 MB" in words
    found = report.to_json()
    assert found["parts"]["saves"]["cases"] == 2
    assert found["parts"]["saves"]["longest_case"] == 5
    assert [each["part"] for each in found["found"]] == ["saves", "packs"]


def test_the_command_tries_one_case_and_writes_its_report(tmp_path, capsys):
    file = tmp_path / "report.json"
    assert main(["soak", "--only", "packs", "--case", "1", "--json", "--report", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(file.read_text())
    assert json.loads(file.read_text())["parts"]["packs"]["cases"] == 1


def test_a_part_that_there_is_not_is_refused_in_one_sentence(capsys):
    assert main(["soak", "--only", "weather"]) == 2
    assert capsys.readouterr().err == (
        "soulstack: there is no part 'weather'; choose from saves, packs, mixtures, kills, games\n"
    )


def test_a_soak_leaves_the_players_own_files_alone():
    paths.saves().mkdir(parents=True)
    (paths.saves() / "mine.save").write_bytes(b"mine")
    run.soak(("saves",), GAMES, 1, case=0)
    assert (paths.saves() / "mine.save").read_bytes() == b"mine"


def test_spoilt_files_are_not_what_they_were():
    luck = luck_of(1, "saves", 0)
    data = bytes(range(256)) * 8
    assert sum(spoiling.spoilt_bytes(data, luck) != data for _ in range(50)) > 40
    value = {"a": [1, 2, {"b": "c"}], "d": None}
    assert sum(repr(spoiling.spoilt_value(value, luck)) != repr(value) for _ in range(50)) > 40
