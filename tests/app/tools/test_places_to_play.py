"""Many games are played at several places and come to the same."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from soulstack.app.tools.executors import ClusterError, spread
from soulstack.app.tools.ledger import LedgerError
from soulstack.app.tools.simulate import Where, run_simulate, simulate

GAMES = 6


def played(games=GAMES, **options):
    return simulate(games, 2, ["random"], seed=5, **options)


@pytest.fixture(scope="module")
def alone():
    return played().state_hash


# --- a file that keeps the results ---------------------------------------------------------------------------------


def test_a_run_goes_on_with_what_its_file_holds(tmp_path, alone, monkeypatch):
    file = tmp_path / "run.jsonl"
    played(4, where=Where(resume=file))
    seeds = []
    from soulstack.app.tools import simulate as module

    play_game = module.play_game
    monkeypatch.setattr(module, "play_game", lambda game: seeds.append(game.seed) or play_game(game))
    assert played(where=Where(resume=file)).state_hash == alone
    assert len(seeds) == 2
    assert played(where=Where(resume=file)).state_hash == alone
    assert len(seeds) == 2


def test_a_line_that_was_cut_off_is_played_again(tmp_path, alone):
    file = tmp_path / "run.jsonl"
    played(where=Where(resume=file))
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    assert played(where=Where(resume=file)).state_hash == alone
    assert file.read_bytes() == whole


def test_the_file_of_other_games_is_refused_and_kept(tmp_path):
    file = tmp_path / "run.jsonl"
    played(1, where=Where(resume=file))
    before = file.read_bytes()
    with pytest.raises(LedgerError, match="results of other games"):
        simulate(1, 2, ["random"], seed=6, where=Where(resume=file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["hello\n", "[]\n", '{"soulstack": 1}\n', "\xff\n"])
def test_a_file_that_holds_something_else_is_refused_in_one_sentence(tmp_path, text, capsys):
    file = tmp_path / "run.jsonl"
    file.write_text(text, encoding="latin-1")
    assert run_simulate(1, 2, ["random"], where=Where(resume=file)) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(file) in error
    assert file.read_text(encoding="latin-1") == text


def test_counts_and_ends_come_back_from_the_file(tmp_path):
    file = tmp_path / "run.jsonl"
    first = simulate(3, 2, ["random"], seed=5, counts=True, where=Where(resume=file)).to_json()
    again = simulate(3, 2, ["random"], seed=5, counts=True, where=Where(resume=file)).to_json()
    changing = {"seconds", "games_per_second", "decisions_per_second"}
    assert {k: v for k, v in first.items() if k not in changing} == {
        k: v for k, v in again.items() if k not in changing
    }


# --- lost workers --------------------------------------------------------------------------------------------------


class Fragile(Executor):
    """Loses its workers whenever it is given one of some numbers, so many times."""

    def __init__(self, deadly):
        self.deadly = deadly

    def submit(self, function, number):
        future = Future()
        if self.deadly.get(number, 0):
            self.deadly[number] -= 1
            future.set_exception(BrokenProcessPool())
        else:
            future.set_result(function(number))
        return future


class Bench:
    workers = 2

    def __init__(self, deadly):
        self.deadly, self.opened = dict(deadly), 0

    def open(self):
        self.opened += 1
        return Fragile(self.deadly)

    def close(self, *, at_once):
        pass


def test_what_a_lost_worker_had_is_played_again():
    bench = Bench({3: 1, 5: 1})
    assert sorted(spread(bench, lambda n: n, range(9), lambda n: -n)) == list(range(9))
    assert bench.opened > 1


def test_a_task_that_no_worker_survives_is_given_up():
    found = list(spread(Bench({4: 99}), lambda n: n, range(9), lambda n: -n))
    assert -4 in found
    assert sorted(map(abs, found)) == list(range(9))


# --- a cluster -----------------------------------------------------------------------------------------------------


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(capsys):
    pytest.importorskip("distributed")
    assert run_simulate(2, 2, ["random"], where=Where(cluster="tcp://127.0.0.1:9")) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_the_extra_it_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"soulstack\[cluster\]"):
        played(where=Where(cluster="tcp://127.0.0.1:9"))


@pytest.fixture
def cluster(tmp_path):
    """A real scheduler with two workers on this machine's own address."""
    pytest.importorskip("distributed")
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    dask = [sys.executable, "-m", "dask"]
    here = ["--host", "127.0.0.1"]
    scheduler = subprocess.Popen(
        [*dask, "scheduler", *here, "--port", "0", "--no-dashboard", "--scheduler-file", file], **quiet
    )
    started = [scheduler]
    try:
        until(file.exists)
        address = json.loads(file.read_text())["address"]
        once = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", tmp_path]
        workers = [subprocess.Popen([*dask, "worker", address, *here, *once], **quiet) for _ in range(2)]
        started += workers
        from distributed import Client

        with Client(address, timeout="60s", set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield address, workers
    finally:
        for process in started:
            process.kill()
            process.wait()


def until(ready, seconds=60):
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(
    os.name == "nt" or shutil.which("kill") is None, reason="needs a system where a process can be killed"
)
def test_a_cluster_that_loses_a_worker_plays_all_games_with_equal_states(cluster):
    address, workers = cluster
    alone = played(48)
    seen = []

    def watch(result):
        seen.append(result)
        if len(seen) == 8:
            workers[0].send_signal(signal.SIGKILL)

    report = played(48, where=Where(cluster=address), watch=watch)
    assert workers[0].wait(10) == -signal.SIGKILL
    assert (report.games, report.finished, report.errors) == (48, alone.finished, [])
    assert report.state_hash == alone.state_hash
