"""A run is killed at any moment, and goes on in the same question with the same hidden order."""

import multiprocessing
import os
import random
import threading

import pytest

from soulstack.app import session, slots
from soulstack.app.files import previous
from soulstack.app.options import NewGame
from soulstack.app.saves import read_save
from soulstack.app.slot import has_save, save_file
from soulstack.games.spire.rules import summoning
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Answer
from soulstack.kernel.record import digest

MOMENTS = 40
PATIENCE = 60


def begin(seed=5, seats=("human:ironclad", "human:silent")):
    game = session.new_session(NewGame(game="spire", seats=seats, names=("You",) * len(seats), seed=seed, given={}))
    game.keep_now()
    return game


def answer(game, luck):
    """Gives any answer; whoever could play on does not end the turn too early."""
    asked = luck.choice([one for one in game.state.pending if one.options != (UNDONE,)] or list(game.state.pending))
    options = [one for one in asked.options if one.verb not in {"swap", "give", "undone", "no"}] or list(asked.options)
    acting = [one for one in options if one.verb != "done"]
    if acting and luck.random() < 0.8:
        options = acting
    count = max(asked.low, min(len(options), 1, asked.high))
    game._apply(
        Answer(asked.seat, tuple(luck.sample(options, count) if count <= len(options) else asked.options[:count]))
    )


def play_on(line, seed):
    """Plays until it is killed, and says after each answer what is on the disk."""
    luck = random.Random(seed)
    game = session.resume("spire") if has_save("spire") else begin(luck.randrange(10**6))
    while True:
        if game.over:
            game.close()
            game = begin(luck.randrange(10**6))
        else:
            answer(game, luck)
        game._saver.flush()
        kinds = sorted({one.kind for one in game.state.pending})
        line.send((game.seed, len(game.record.answers), digest(game.state), kinds, game.state.table.act))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks here")
def test_a_run_that_is_killed_at_any_moment_goes_on_in_the_same_question(monkeypatch):
    # Enemies that fall at once let a run come through rooms of every kind and up the stairs.
    monkeypatch.setattr(summoning, "starting_hp", lambda *_: 1)
    other = save_file("foursouls")
    other.parent.mkdir(parents=True, exist_ok=True)
    other.write_bytes(b"whatever lies there")
    luck, seen, acts = random.Random(7), set(), set()
    forking = multiprocessing.get_context("fork")
    for moment in range(MOMENTS):
        ours, theirs = forking.Pipe(duplex=False)
        player = forking.Process(target=play_on, args=(theirs, moment))
        player.start()
        theirs.close()
        told, until = {}, luck.randrange(4, 40)
        try:
            while len(told) < until and ours.poll(PATIENCE):
                word = ours.recv()
                told[word[0], word[1]] = word[2:]
                last = word
            player.kill()
            while True:
                word = ours.recv()
                told[word[0], word[1]] = word[2:]
                last = word
        except EOFError:
            pass
        player.join()
        found = session.resume("spire")
        key = (found.seed, len(found.record.answers))
        assert found.notice is None
        if key in told:
            assert told[key][0] == digest(found.state)
        else:  # killed between the disk and the word about it
            assert key[1] >= last[1] or key[0] != last[0]
        seen.update(kind for one in found.state.pending for kind in (one.kind,))
        acts.add(found.state.table.act)
        found.close()
    assert other.read_bytes() == b"whatever lies there"
    assert {"play", "map", "reward"} <= seen
    assert len(seen) >= 5, seen
    assert max(acts) > 1, acts


def test_a_damaged_save_falls_back_to_the_one_before_and_says_so():
    game = begin()
    luck = random.Random(3)
    for _ in range(6):
        answer(game, luck)
        game._saver.flush()
    count = len(game.record.answers)
    game.close()
    assert previous(save_file("spire")).exists()
    save_file("spire").write_bytes(b"nonsense")
    again = session.resume("spire")
    assert "damaged" in again.notice
    assert 0 < len(again.record.answers) < count
    again.close()


def test_a_game_of_four_souls_leaves_the_run_alone():
    run = begin()
    run.close()
    before = save_file("spire").read_bytes()
    other = session.new_session(NewGame(game="foursouls", seats=("human", "human"), names=("Ash", "Bea"), seed=3))
    other.keep_now()
    other.close()
    assert save_file("spire").read_bytes() == before


def test_at_the_start_of_an_act_a_copy_is_put_aside(monkeypatch):
    monkeypatch.setattr(summoning, "starting_hp", lambda *_: 1)
    luck = random.Random(1)
    for seed in range(40):
        game = begin(seed, ("human:ironclad",))
        for _ in range(1500):
            if game.over or game.state.table.act > 1:
                break
            answer(game, luck)
        reached = game.state.table.act > 1
        game.close()
        if reached:
            break
    assert reached
    for thread in threading.enumerate():
        if thread.name == "copy":
            thread.join()
    (number,) = slots.copies("spire")
    kept = slots.read_slot("spire", number)
    assert not kept.problem
    assert kept.meta.label == "At the start of Act II"
    assert read_save(slots.slot_file("spire", number)).save.record["answers"]
