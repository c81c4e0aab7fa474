"""Games that are put aside lie in slots of their own until somebody says otherwise."""

import base64
import os
import zlib

import pytest
from tests.app.test_session import SEATS, play

from soulstack.app import session as sessions
from soulstack.app import slots
from soulstack.app.options import NewGame
from soulstack.app.saves import Save, read_save, write_save
from soulstack.app.slot import has_save, replay_files, save_file
from soulstack.app.statistics import load_statistics
from soulstack.kernel.record import digest

GAME = "foursouls"
PIXELS = bytes(value & 0xF8 for value in range(256)) * 675


@pytest.fixture
def session():
    opened = sessions.new_session(NewGame(seats=SEATS, names=("Anna", "Ash", "Bea"), seed=11))
    opened.bot_pause = 0.0
    yield opened
    opened.close()


def test_there_are_eight_slots_beside_the_game_that_saves_itself(session):
    assert slots.SLOTS >= 8
    assert [slots.read_slot(GAME, number).is_free for number in range(1, slots.SLOTS + 1)] == [True] * slots.SLOTS
    assert slots.slot_file(GAME, slots.RUNNING) == save_file(GAME)


def test_a_slot_shows_name_seats_turn_date_and_picture(session):
    play(session, 60)
    session.picture = slots.pack_picture(PIXELS)
    slots.keep(GAME, 3, session.to_save(), "Before the boss")
    found = slots.read_slot(GAME, 3)
    assert found.meta.label == "Before the boss"
    assert found.meta.names == ("Anna", "Ash", "Bea")
    assert found.meta.turn == session.state.turn
    assert found.when > 1_600_000_000
    assert found.picture == PIXELS


def test_a_game_from_a_slot_goes_on_where_it_was_and_saves_itself_from_then_on(session):
    play(session, 80)
    slots.keep(GAME, 1, session.to_save())
    before = digest(session.state)
    play(session, 120)
    session._saver.flush()
    session._held.close()
    again = sessions.open_slot(GAME, 1)
    assert digest(again.state) == before
    again._saver.flush()
    assert len(read_save(save_file()).save.record["answers"]) == len(again.record.answers)
    again.close()
    assert not slots.read_slot(GAME, 1).is_free


def test_the_game_that_saves_itself_can_be_put_aside_without_being_opened(session):
    play(session, 40)
    session._saver.flush()
    assert slots.free_slot(GAME) == 1
    slots.keep_running(GAME, 1)
    assert slots.free_slot(GAME) == 2
    assert read_save(slots.slot_file(GAME, 1)).save.record == read_save(save_file()).save.record


def test_a_full_house_has_no_free_slot_until_one_is_cleared(session):
    for number in range(1, slots.SLOTS + 1):
        slots.keep(GAME, number, session.to_save())
    assert slots.free_slot(GAME) is None
    slots.keep(GAME, 4, session.to_save())
    slots.clear(GAME, 4)
    assert slots.free_slot(GAME) == 4


def test_slots_lie_by_game(session):
    slots.keep(GAME, 1, session.to_save())
    assert slots.read_slot("spire", 1).is_free


def test_a_damaged_slot_says_so_and_is_kept_aside():
    file = slots.slot_file(GAME, 2)
    file.parent.mkdir(parents=True)
    file.write_bytes(b"no save")
    assert slots.read_slot(GAME, 2).problem.endswith(".")
    assert (file.parent / "damaged" / file.name).read_bytes() == b"no save"


def test_a_label_is_one_short_printable_line(session):
    slots.keep(GAME, 1, session.to_save(), "a\nb\x00" + "c" * 500)
    assert slots.read_slot(GAME, 1).meta.label == ("ab" + "c" * 500)[:64]


@pytest.mark.parametrize(
    "text",
    [
        5,
        "no base 64!",
        base64.b64encode(b"no zlib").decode(),
        base64.b64encode(zlib.compress(PIXELS[:-1])).decode(),
        base64.b64encode(zlib.compress(bytes(200_000_000), 9)).decode(),
        "A" * 400_000,
    ],
)
def test_a_picture_that_is_none_is_left_out(text):
    assert slots.read_picture(Save({}, None, {"picture": text})) == b""


def test_a_game_that_is_conceded_counts_as_lost_is_a_replay_and_is_not_offered_again(session):
    play(session, 60)
    session.concede()
    answers = len(session.record.answers)
    session.pause(False)
    for _ in range(50):
        session.poll()
    assert len(session.record.answers) == answers
    session.close()
    session._count.found.wait()
    assert not has_save()
    (file,) = replay_files()
    assert read_save(file).save.meta["conceded"] is True
    assert (load_statistics().games, load_statistics().won) == (1, 0)


def test_a_game_that_is_over_cannot_be_conceded(session):
    play(session, 100_000)
    session.concede()
    assert not session.conceded


def test_two_conceded_games_count_as_two():
    for seed in (3, 4):
        opened = sessions.new_session(NewGame(seats=SEATS, names=("Anna", "Ash", "Bea"), seed=seed))
        opened.concede()
        opened.close()
        opened._count.found.wait()
    assert load_statistics().games == 2


def test_a_game_can_be_dealt_anew_from_what_is_known_of_it():
    new = NewGame(seats=SEATS, names=("Anna", "Ash", "Bea"), seed=21, given={"draft": True, "sets": ("base", "gold")})
    first = sessions.new_session(new)
    first.close()
    again = sessions.new_session(first.plan())
    again.close()
    assert again.record.setup == first.record.setup
    assert (again.seats, again.names) == (first.seats, first.names)


def test_what_was_saved_by_a_build_without_slots_is_listed(session):
    save = session.to_save()
    write_save(slots.slot_file(GAME, 5), save)
    assert slots.read_slot(GAME, 5).meta.label == ""


def test_games_that_end_in_the_same_second_are_replays_side_by_side(session, monkeypatch):
    monkeypatch.setattr(sessions.time, "strftime", lambda _: "20260102-030405")
    for _ in range(3):
        write_save(save_file(GAME), session.to_save())
        sessions.keep_as_replay(GAME)
    names = sorted(file.name for file in replay_files(GAME))
    assert names == ["20260102-030405-2.soulreplay", "20260102-030405-3.soulreplay", "20260102-030405.soulreplay"]
    assert not has_save()


def test_what_killed_writers_left_beside_the_saves_is_swept_when_a_game_is_opened(session):
    play(session, 10)
    session.close()
    folder = save_file(GAME).parent
    leftover = folder / ".soulstack-0123.tmp"
    leftover.write_bytes(b"half a save")
    os.utime(leftover, (0, 0))
    sessions.resume().close()
    assert not leftover.exists()
