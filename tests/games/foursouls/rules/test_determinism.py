"""The same settings and answers give the same game, on every run and whatever order Python gives its sets."""

import os
import subprocess
import sys

import pytest
from tests.games.foursouls.rules.random_games import RandomGame

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.playback import new_record, replay
from soulstack.kernel.record import Record, digest

GAMES = ((2, 5), (3, 6), (4, 7))
"""Seats and seed of the games that other processes play too."""
PROGRAM = """
from soulstack.kernel.record import digest
from tests.games.foursouls.rules.random_games import RandomGame
for players, seed in {games!r}:
    played = RandomGame(players, seed)
    print(digest(played.play()), len(played.answers), hash("loot"))
"""


def play_elsewhere(hash_seed):
    """Plays the games in a process of its own; gives their digests and the hash that sets there are ordered by."""
    words = [sys.executable, "-c", PROGRAM.format(games=GAMES)]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True, timeout=300)
    lines = [line.split() for line in done.stdout.splitlines()]
    return [(mark, int(count)) for mark, count, _ in lines], lines[0][2]


def test_the_order_of_sets_changes_no_game():
    here = []
    for players, seed in GAMES:
        played = RandomGame(players, seed)
        here.append((digest(played.play()), len(played.answers)))
    found = [play_elsewhere(hash_seed) for hash_seed in ("0", "1", "random")]
    assert [marks for marks, _ in found] == [here] * 3
    assert len({order for _, order in found}) == 3  # else these processes had the same order and prove nothing


def option_counts(seed, decisions=80):
    """Counts the options of a game's first questions."""
    played = RandomGame(2 + seed % 3, seed)
    counts = []
    for now in played.walk():
        counts.append(len(now.pending[0].options))
        if len(counts) == decisions:
            break
    return counts


def test_the_first_questions_of_ten_seeds_offer_the_same_number_of_options_every_time():
    first = [option_counts(seed) for seed in range(10)]
    assert first == [option_counts(seed) for seed in range(10)]
    assert len({tuple(counts) for counts in first}) == 10
    assert all(len(counts) == 80 for counts in first)


def test_another_seed_is_another_game():
    assert len({digest(RandomGame(2, seed).state) for seed in range(20)}) == 20


@pytest.mark.parametrize(("players", "seed"), [(2, 15), (3, 16), (4, 17)])
def test_a_record_plays_back_to_every_state_on_the_way(players, seed):
    played = RandomGame(players, seed)
    marks = {len(played.answers): digest(now) for now in played.walk(every=90)}
    record = new_record(played.setup, "")
    for answer in played.answers:
        record.add(answer)
    record.checkpoints = {count: mark for count, mark in marks.items() if count}
    again = Record.from_json(record.to_json())
    for count, mark in marks.items():
        assert digest(replay(again, catalogue(), upto=count)) == mark
    assert digest(replay(again, catalogue(), verify=True)) == digest(played.state)


def test_looking_at_a_game_does_not_change_it():
    played = RandomGame(3, 21)
    for now in played.walk(every=50):
        before = digest(now)
        for seat in (-1, 0, 1, 2):
            view_for(now, seat)
        assert digest(now) == before
