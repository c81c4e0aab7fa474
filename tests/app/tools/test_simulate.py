import io
import json
import os
import subprocess
import sys

import pytest

from soulstack.app import registry
from soulstack.app.game import Outcome
from soulstack.app.tools.progress import ProgressBar
from soulstack.app.tools.reports import GameResult, SimulatedGame
from soulstack.app.tools.simulate import Where, game_seed, play_game, run_simulate, seat_bots, simulate
from soulstack.games.foursouls.bots import door
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.report import FourSoulsReport
from soulstack.games.foursouls.rules import invariants

KEYS = [
    "games", "finished", "unfinished", "errors", "invariant_failures", "seconds", "games_per_second",
    "decisions_per_second", "decisions_per_game", "turns_per_game", "wins_by_seat", "wins_by_bot", "ties", "state_hash",
]  # fmt: skip


def test_the_json_has_the_promised_keys(capsys):
    assert run_simulate(2, 2, ["bot:random"], as_json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == KEYS
    assert data["games"] == data["finished"] + data["unfinished"] == 2
    assert sum(data["wins_by_seat"]) == sum(data["wins_by_bot"].values()) == data["finished"] - data["ties"]
    assert data["decisions_per_game"] > 50


def test_the_same_games_end_alike_for_any_number_of_processes():
    alone = simulate(6, 3, ["random", "easy", "random"], seed=8)
    together = simulate(6, 3, ["random", "easy", "random"], seed=8, where=Where(2))
    assert alone.state_hash == together.state_hash
    assert alone.wins_by_seat == together.wins_by_seat
    assert alone.state_hash != simulate(6, 3, ["random", "easy", "random"], seed=9).state_hash


def test_the_same_games_end_alike_whatever_the_order_of_sets():
    program = (
        "from soulstack.app.tools.simulate import simulate\n"
        "if __name__ == '__main__': print(simulate(2, 4, ['easy', 'random'], seed=5).state_hash)"
    )
    found = set()
    for number in ("0", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": number}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=120
        )
        found.add(done.stdout.strip())
    assert found == {simulate(2, 4, ["easy", "random"], seed=5).state_hash}


def test_one_game_of_a_run_can_be_played_again_alone():
    run = []
    simulate(3, 2, seed=4, watch=run.append)
    again = []
    simulate(1, 2, seed=run[2].seed, watch=again.append)
    assert again[0] == run[2]


def test_games_of_a_run_have_seeds_of_their_own():
    assert game_seed(7, 0) == 7
    seeds = [game_seed(7, number) for number in range(200)]
    assert len(set(seeds)) == 200
    assert all(0 <= seed < 1 << 32 for seed in seeds)


def test_checked_games_hold_every_invariant():
    report = simulate(2, 3, ["easy", "random", "random"], seed=2, check=True)
    assert (report.errors, report.invariant_failures, report.finished) == ([], 0, 2)


def test_a_broken_invariant_is_counted_and_named(monkeypatch, capsys):
    def fail(self, state, decision):
        raise invariants.InvariantError("there are 99 cents")

    monkeypatch.setattr(invariants.Checker, "before", fail)
    assert run_simulate(2, 2, check=True, seed=6, as_json=True) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["invariant_failures"] == 2
    assert data["errors"][0] == {"seed": 6, "error": "InvariantError: there are 99 cents"}
    assert data["finished"] == 0


def test_an_error_names_its_seed_and_the_other_games_go_on(monkeypatch):
    real = door.make_bot

    def make(bot, seat, seed, files, team):
        if seed == 1:
            raise RuntimeError("this one is broken")
        return real(bot, seat, seed, files, team)

    monkeypatch.setattr(door, "make_bot", make)
    report = simulate(3, 2, seed=1)
    assert report.errors == [{"seed": 1, "error": "RuntimeError: this one is broken"}]
    assert report.finished == 2
    assert report.invariant_failures == 0


def test_a_game_that_reaches_the_cap_is_unfinished():
    result = play_game(SimulatedGame("foursouls", 1, ("random", "random"), cap=3))
    assert result.outcome.capped
    report = FourSoulsReport(("random", "random"))
    report.add(result)
    assert (report.unfinished, report.finished, report.ties) == (1, 0, 0)


def test_shared_wins_are_ties_and_a_team_wins_together():
    report = FourSoulsReport(("random", "random"))
    report.add(GameResult(1, ("random", "random"), Outcome((0, 1))))
    assert (report.ties, report.wins_by_seat) == (1, [0, 0])
    report.add(GameResult(2, ("random", "random"), Outcome((0, 1), team=True)))
    assert (report.ties, report.wins_by_seat, report.wins_by_bot) == (1, [1, 1], {"random": 1})


def test_a_team_can_be_simulated():
    report = simulate(2, 2, ["easy"], given={"mode": "coop"})
    assert report.errors == []
    assert report.finished + report.unfinished == 2


def test_an_interrupt_keeps_what_was_done(monkeypatch, capsys):
    def stop(self, result):
        if result.seed != 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(ProgressBar, "__call__", stop)
    assert run_simulate(10, 2, seed=1) == 0
    out = capsys.readouterr().out
    assert out.startswith("Stopped early; this is what was played.\n2 games, 2 finished")


def test_a_decision_has_at_least_two_answers():
    from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
    from soulstack.kernel.decisions import Answer

    setup = GameSetup(players=2, seed=3, turn_cap=400)
    state = new_game(setup, catalogue().values())
    bots = [door.make_bot("random", seat, 3, catalogue()) for seat in range(2)]
    count = 0
    while not state.over:
        decision = state.pending[0]
        count += not decision.is_forced()
        apply(state, Answer(decision.seat, bots[decision.seat].choose(None, decision)))
    assert play_game(SimulatedGame("foursouls", 3, ("random", "random"))).decisions == count
    assert play_game(SimulatedGame("foursouls", 3, ("random", "random"), counts=True)).decisions == count


def test_the_report_on_cards_counts_what_they_did(capsys):
    assert run_simulate(2, 2, seed=1, as_json=True, counts=True) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert cards["three_cents"]["played"] > 0
    words = {word for counts in cards.values() for word in counts}
    assert words == {"played", "activated", "killed", "bought", "entered", "gained", "dealt"}
    assert set(cards) <= set(catalogue())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"bots": ["nobody"]}, "no bot 'nobody'"),
        ({"players": 7}, "two to four seats"),
        ({"given": {"sets": ["no_such_set"]}}, "no set 'no_such_set'"),
        ({"given": {"mode": "chess"}}, "no mode 'chess'"),
        ({"bots": ["random"] * 5}, "5 bots for 4 seats"),
    ],
)
def test_games_that_cannot_be_are_refused_in_one_sentence(arguments, words, capsys):
    assert run_simulate(1, **arguments) == 2
    found = capsys.readouterr()
    assert words in found.err
    assert found.err.count("\n") == 1
    assert found.out == ""


def test_a_short_list_of_bots_goes_round_the_table():
    assert seat_bots(registry.game(), ["bot:easy", "random"], 4) == ("easy", "random", "easy", "random")
    assert seat_bots(registry.game(), [], 2) == ("random", "random")


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_no_bar_is_drawn_where_nobody_looks(monkeypatch):
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with ProgressBar(2, "game") as progress:
        progress(None)
    assert sys.stderr.getvalue() == ""


def test_a_terminal_gets_a_bar_that_goes_away(monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())
    with ProgressBar(2, "game") as progress:
        progress(None)
        progress(None)
    drawn = sys.stderr.getvalue()
    assert "0/2" in drawn
    assert drawn.rpartition("\r")[2].strip() == ""
