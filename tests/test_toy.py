"""A toy game behind the same door: whatever of the shared layers is not general fails here first."""

import json
import time

import pytest
from tests import toy

from soulstack.app import registry
from soulstack.app.options import NewGame
from soulstack.app.playback import new_record, replay
from soulstack.app.saves import Save, read_save, write_save
from soulstack.bots.worker import BotWorker
from soulstack.cli import main
from soulstack.kernel.agents import Agent
from soulstack.kernel.decisions import Answer
from soulstack.kernel.record import Record, digest

SCENARIO = """
game = "pips"
title = "A six on top of a five is eleven"
hands = ["pip_5", "pip_1"]
dice = [6, 2]
step = [
    { do = "roll", seat = 0, expect = { sums = [6, 0] } },
    { do = "stop", seat = 0 },
    { do = "roll", seat = 1, expect = { sums = [6, 2] } },
    { do = "stop", seat = 1, expect = { winners = [0] } },
]
"""


@pytest.fixture(autouse=True)
def _toy(monkeypatch, tmp_path):
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path))
    monkeypatch.setitem(registry.MODULES, "toy", "tests.toy")


def said(line, capsys):
    assert main(line.split()) == 0
    return capsys.readouterr().out


def play_out(seed=3):
    """Plays a game between bots and gives its state and record."""
    cards = toy.catalogue()
    setup = toy.setup(NewGame(game="toy", seats=("bot:careful", "bot:random"), seed=seed), cards)
    state, record = toy.new(setup, cards), new_record(toy.GAME, setup, toy.mark(setup, cards))
    bots: list[Agent] = [toy.make_bot("careful", 0, seed), toy.make_bot("random", 1, seed)]
    while not state.over:
        (decision,) = state.pending
        answer = Answer(
            decision.seat, bots[decision.seat].choose(toy.sight(bots[decision.seat], state, decision.seat), decision)
        )
        toy.apply(state, answer)
        record.add(answer)
    record.checkpoints[len(record.answers)] = digest(state)
    return state, record


def test_whole_games_are_simulated_and_checked(capsys):
    found = json.loads(said("simulate --game toy --games 20 --bots careful,random --check --facts --json", capsys))
    assert (found["finished"], found["errors"]) == (20, [])
    assert found["facts"]["dealt"]["happened"] == 40
    assert "wins_by_seat" not in found
    again = json.loads(said("simulate --game toy --games 20 --bots careful,random --json", capsys))
    assert again["state_hash"] == found["state_hash"]


def test_its_own_options_are_its_flags_and_nobody_elses(capsys):
    assert "goal" in said("simulate --game toy --help", capsys)
    assert main(["simulate", "--game", "toy", "--games", "1", "--goal", "3"]) == 2
    assert "A goal below seven is no game." in capsys.readouterr().err
    assert main(["simulate", "--game", "toy", "--games", "1", "--rooms"]) == 2
    assert "--rooms is for Four Souls (--game foursouls) only" in capsys.readouterr().err
    assert main(["simulate", "--games", "1", "--goal", "30"]) == 2
    assert "--goal is for Pips (--game toy) only" in capsys.readouterr().err


def test_a_bot_that_looks_beats_chance(capsys):
    found = json.loads(said("tournament --game toy --bots careful,random --games 60 --json", capsys))
    assert found["bots"]["careful"]["wins"] > found["bots"]["random"]["wins"]


def test_its_cards_are_listed_and_told(capsys):
    assert [card["id"] for card in json.loads(said("cards list --game toy --json", capsys))] == sorted(toy.BOX)
    assert "Worth 3." in said("cards show pip_3 --game toy", capsys)
    assert main(["cards", "list", "--game", "toy", "--kind", "loot"]) == 2
    assert "The cards of Pips have no kind" in capsys.readouterr().err


def test_a_save_goes_on_where_it_was(tmp_path):
    state, record = play_out()
    write_save(tmp_path / "toy.save", Save(record.to_json()))
    kept = Record.from_json(read_save(tmp_path / "toy.save").save.record)
    assert registry.game(kept.game) is toy.GAME
    assert digest(replay(toy, kept, toy.catalogue(), verify=True)) == digest(state)


def test_a_replay_is_verified(tmp_path, capsys):
    state, record = play_out()
    write_save(tmp_path / "toy.save", Save(record.to_json()))
    out = said(f"replay {tmp_path / 'toy.save'} --verify", capsys)
    assert f"{len(record.answers)} answers, 1 digests agree, turn {state.turn}, over" in out
    record.checkpoints[1] = "another state"
    write_save(tmp_path / "toy.save", Save(record.to_json()))
    assert main(["replay", str(tmp_path / "toy.save")]) == 1


def test_a_scenario_names_its_game(tmp_path, capsys):
    file = tmp_path / "eleven.toml"
    file.write_text(SCENARIO, "utf-8")
    assert "ok   " in said(f"scenario {file}", capsys)
    file.write_text(SCENARIO.replace("winners = [0]", "winners = [1]"), "utf-8")
    assert main(["scenario", str(file)]) == 1
    assert "winners should be [1], and is [0]" in capsys.readouterr().out
    file.write_text(SCENARIO.replace("pips", "chess"), "utf-8")
    assert main(["scenario", str(file)]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_its_bots_think_in_the_process_of_all_bots():
    state = toy.new(toy.Setup(), toy.catalogue())
    worker = BotWorker({0: "bot:careful"}, 1, toy.GAME.bots)
    (decision,) = state.pending
    worker.submit(0, toy.view(state, 0), decision, "token")
    found, end = [], time.monotonic() + 30
    while not found and time.monotonic() < end:
        found = worker.poll()
        time.sleep(0.01)
    worker.close()
    assert worker.wait()
    assert found[0][2] == toy.make_bot("careful", 0, 1).choose(toy.view(state, 0), decision)


def test_nothing_of_it_shows_the_card_of_the_other():
    state = toy.new(toy.Setup(), toy.catalogue())
    assert toy.view(state, 0).own == state.hands[0]
    assert [fact.card for fact in toy.told(state.facts, 1)] == [-1, state.hands[1]]


def test_rules_that_are_not_written_down_are_no_fault_of_the_program(capsys):
    assert main(["rules", "--game", "toy"]) == 2
    assert capsys.readouterr().err == "soulstack: the rules of Pips are not written down here\n"
