"""What games came to is counted from their records and kept in a checked file."""

import random

import pytest
from tests.app.recorded import recorded
from tests.app.test_session import play

from soulstack.app import session as sessions
from soulstack.app.fairness import average, luck, spread
from soulstack.app.options import NewGame
from soulstack.app.packs import packs
from soulstack.app.saves import Save, write_save
from soulstack.app.statistics import Statistics, count_game, load_statistics, opponents, statistics_file
from soulstack.games.foursouls.play.tally import SeatTally, Tally, tally_of
from soulstack.games.foursouls.rules.playback import replay
from soulstack.games.foursouls.rules.stats import soul_total
from soulstack.kernel.record import Record


def counted(players=2, seed=1):
    save = recorded(players, seed)
    return tally_of(Record.from_json(save.record), packs().cards, save.meta["seats"]), save


def small(winners=(0,), turns=9):
    seats = [SeatTally(4, 1, 3, [1, 2, 3, 4, 5, 6], ["the_d6", "the_map"]), SeatTally(2, 2)]
    return Tally(turns, winners, seats, {"the_d6", "a_penny"})


def add(tally, mark="m", seats=("human", "bot:easy"), mode="versus"):
    return count_game(tally, seats, mode=mode, seed=77, mark=mark)


def test_a_tally_agrees_with_the_game_it_was_counted_from():
    tally, save = counted(3, 5)
    record = Record.from_json(save.record)
    state = replay(record, packs().cards)
    assert [seat.souls for seat in tally.seats] == [soul_total(state, seat) for seat in range(3)]
    assert tally.winners == tuple(state.winners or ())
    assert tally.turns == state.turn
    assert sum(tally.dice) == sum(sum(seat.dice) for seat in tally.seats) > 10


def test_only_what_a_person_could_see_counts_as_seen():
    tally, save = counted(2, 1)
    record = Record.from_json(save.record)
    nobody = tally_of(record, packs().cards, ("bot:easy", "bot:easy"))
    everybody = tally_of(record, packs().cards, ("human", "human"))
    assert not nobody.seen
    assert tally.seen < everybody.seen


def test_sums_are_kept_between_games():
    assert add(small()) is None
    assert add(small(winners=(1,), turns=30), "n", ("human", "bot:hard")) is None
    known = load_statistics()
    assert (known.games, known.won, known.turns) == (2, 1, 39)
    assert (known.longest, known.longest_seed) == (30, 77)
    assert known.against == {"bot:easy": [1, 1], "bot:hard": [1, 0]}
    assert known.dice == [2, 4, 6, 8, 10, 12]
    assert known.items["the_d6"] == known.seen["a_penny"] == 2


def test_no_game_counts_twice_and_none_without_people():
    add(small())
    add(small())
    add(small(), "other", ("bot:easy", "bot:easy"))
    assert load_statistics().games == 1


@pytest.mark.parametrize(
    ("seats", "mode", "told"),
    [
        (("human", "bot:easy", "bot:easy"), "versus", ["bot:easy"]),
        (("human", "bot:easy", "bot:hard"), "versus", ["bot:easy", "bot:hard"]),
        (("human", "human", "bot:easy"), "versus", ["bot:easy", "friends"]),
        (("human", "bot:easy"), "coop", ["team"]),
    ],
)
def test_opponents_are_named_once(seats, mode, told):
    assert opponents(seats, mode) == told


def test_a_damaged_file_falls_back_to_the_one_before_and_stops_nothing():
    add(small())
    add(small(), "n")
    statistics_file().write_bytes(b"nonsense")
    assert load_statistics().games == 1
    assert add(small(), "o") is None
    assert load_statistics().games == 2


def test_a_file_of_a_newer_build_is_left_alone():
    add(small())
    newer = statistics_file().read_bytes().replace(b"schema=1", b"schema=2")
    statistics_file().write_bytes(newer)
    statistics_file().with_name(statistics_file().name + ".prev").unlink(missing_ok=True)
    assert load_statistics() == Statistics()


@pytest.mark.parametrize(
    "odd",
    [
        {"games": -3},
        {"won": "many"},
        {"dice": [1]},
        {"dice": [-1] * 6},
        {"against": {"x": 3}},
        {"against": {"x": [1, 2]}},
        {"items": []},
        {"seen": {"a": -1}},
        {"counted": 5},
        {"counted": ["\x00"]},
        {"turns": True},
        {"souls": 10**400},
    ],
)
def test_a_file_of_odd_values_is_kept_aside_and_counting_begins_anew(odd):
    write_save(statistics_file(), Save({"games": 7, **odd}))
    written = statistics_file().read_bytes()
    assert load_statistics() == Statistics()
    assert (statistics_file().parent / "damaged" / statistics_file().name).read_bytes() == written


def test_a_session_counts_its_game_when_it_is_over():
    session = sessions.new_session(NewGame(seats=("human", "bot:random"), names=("Anna", "Ash"), seed=4))
    session.bot_pause = 0.0
    assert session.tally is None
    play(session, 100_000)
    session.close()
    session._count.found.wait()
    assert session.tally is not None
    assert session.tally.winners == tuple(session.state.winners or ())
    assert load_statistics().games == 1


def test_fair_dice_pass_and_loaded_dice_do_not():
    luck_of = random.Random(3)
    fair = [0] * 6
    for _ in range(600):
        fair[luck_of.randrange(6)] += 1
    assert spread(fair) > 0.05
    assert spread((60, 100, 100, 100, 100, 140)) < 0.005


def test_the_spread_agrees_with_a_simulation():
    """Of fair throws, about as many are at least as uneven as the test says."""
    luck_of = random.Random(5)
    seen = []
    for _ in range(3000):
        counts = [0] * 6
        for _ in range(60):
            counts[luck_of.randrange(6)] += 1
        seen.append(spread(counts))
    for level in (0.05, 0.3, 0.7):
        assert abs(sum(p <= level for p in seen) / len(seen) - level) < 0.035


def test_luck_is_even_for_everybody_together():
    assert luck((5, 5, 5, 5, 5, 5)) == 50.0
    assert luck((0, 0, 0, 0, 0, 10)) == 100.0
    assert luck((3, 2, 1, 1, 2, 3)) == 50.0
    assert abs(luck((66, 66, 66, 67, 67, 68)) - luck((67, 66, 66, 67, 67, 68))) < 3
    assert average((0, 0, 1, 1, 0, 0)) == 3.5
