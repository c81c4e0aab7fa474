import json

import pytest

from soulstack.app.tools.tournament import elo, lineups, run_tournament, schedule, tournament, wilson


def test_the_json_has_the_promised_keys(capsys):
    assert run_tournament(["easy", "random"], 4, 2, as_json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"games", "bots", "seconds"} <= set(data)
    assert data["games"] == 4
    assert set(data["bots"]) == {"easy", "random"}
    for score in data["bots"].values():
        assert list(score) == ["games", "wins", "rate", "low", "high", "elo"]
        assert score["low"] <= score["rate"] <= score["high"]


def test_the_stronger_bot_has_the_higher_elo():
    found = tournament(["easy", "random", "random", "random"], 8, 4, seed=2)
    assert found.scores["easy"].games == 8
    assert found.scores["random"].games == 24
    assert found.scores["easy"].elo > found.scores["random"].elo


def test_every_bot_sits_on_every_seat_with_the_same_cards():
    plan = schedule(lineups(["easy", "random", "random"], 3), 6, seed=1)
    assert [game.bots.index("easy") for game in plan] == [0, 2, 1, 0, 2, 1]
    assert len({game.seed for game in plan[:3]}) == 1
    assert plan[0].seed != plan[3].seed


def test_more_bots_than_seats_play_in_every_group():
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b", "c"], 4) == [("a", "b", "c", "a"), ("b", "c", "a", "b"), ("c", "a", "b", "c")]


def test_the_interval_is_wilsons():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    low, high = wilson(10, 10)
    assert (low, high) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_elo_knows_how_much_stronger_a_bot_is():
    even = elo([(("a", "b"), 0), (("a", "b"), 1)] * 50, ["a", "b"])
    assert even["a"] == pytest.approx(even["b"])
    three_to_one = elo([(("a", "b"), 0)] * 750 + [(("a", "b"), 1)] * 250, ["a", "b"])
    assert three_to_one["a"] - three_to_one["b"] == pytest.approx(190.8, abs=3)
    always = elo([(("a", "b"), 0)] * 50, ["a", "b"])
    assert 300 < always["a"] - always["b"] < 2000


@pytest.mark.parametrize(("bots", "words"), [(["easy"], "at least two bots"), (["easy", "best"], "There is no bot")])
def test_a_tournament_that_cannot_be_is_refused(bots, words, capsys):
    assert run_tournament(bots, 2) == 2
    assert words in capsys.readouterr().err


def test_the_table_names_the_strongest_first(capsys):
    assert run_tournament(["random", "easy"], 4, 2, seed=3) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("4 games of 2 seats")
    assert lines[1].startswith("easy")
