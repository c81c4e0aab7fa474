"""A recorded game is watched: forwards, backwards, from every seat."""

import pytest
from attrs import evolve
from tests.app.recorded import keep, recorded

from soulstack import cli
from soulstack.app.replay_session import describe, open_replay, watch_save
from soulstack.app.saves import SaveError
from soulstack.app.slot import replay_files
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.playback import EDITION, replay
from soulstack.kernel.record import Record, digest


@pytest.fixture
def session():
    return watch_save(recorded())


def at(session, position):
    """The state that playing the record from its start leads to."""
    return replay(session.record, session.cards, upto=position)


def test_a_replay_begins_with_the_deal_and_asks_nobody(session):
    assert session.position == 0
    assert session.decision is None
    assert session.viewer == 0
    assert session.view == view_for(at(session, 0), 0)
    assert session.intents() == {}
    assert session.why_not(("obj", 1))


def test_steps_lead_to_the_end_of_the_game(session):
    positions = []
    while session.step():
        positions.append(session.position)
        (update,) = session.poll()
        assert update.view == session.view
    assert positions == sorted(set(positions))
    assert session.at_end
    assert session.over
    assert list(session.view.winners) == recorded().meta["winners"]


def test_a_step_shows_something_each_time(session):
    for _ in range(60):
        assert session.step()
        (update,) = session.poll()
        assert any(session.log_line(fact) for fact in update.facts)


def test_every_moment_is_the_one_of_the_record(session):
    for position in (0, 1, 17, session.length // 2, session.length - 1, session.length, 40):
        session.seek(position)
        assert session.position == position
        assert digest(session.state) == digest(at(session, position))


def test_back_and_forth_is_the_same_moment(session):
    for _ in range(50):
        session.step()
    before, mark = session.position, digest(session.state)
    assert session.step_back()
    assert session.position < before
    session.step()
    assert (session.position, digest(session.state)) == (before, mark)


def test_before_the_deal_there_is_nothing(session):
    assert not session.step_back()
    session.step()
    assert session.step_back()
    assert session.position == 0


def test_the_turns_go_forward_and_back(session):
    session.seek_turn(1)
    assert session.position == session.turns[1].position
    session.step()
    session.seek_turn(-1)
    assert session.position == session.turns[1].position
    session.seek_turn(-1)
    assert session.position == session.turns[0].position
    session.seek_turn(10_000)
    assert session.at_end


def test_a_turn_knows_who_plays_it(session):
    for turn in session.turns:
        session.seek(turn.position)
        assert (session.view.turn, session.view.active) == (turn.number, turn.seat)


def test_playing_stops_at_the_end(session):
    session.pause(False)
    assert session.playing
    session.seek(session.length)
    assert not session.step()
    assert not session.playing


def test_each_seat_sees_its_own_hand_and_a_watcher_none(session):
    session.seek(session.turns[3].position)
    for seat in (0, 1, -1):
        session.look_from(seat)
        assert session.view == view_for(session.state, seat)
    assert all(card < 0 or session.state.known[card] for player in session.view.seats for card in player.hand)


def test_the_log_tells_another_seat_only_what_it_knows(session):
    session.seek(session.length // 2)
    for seat in (0, 1):
        session.look_from(seat)
        drawn = [fact for fact in session.told() if fact.kind == "card_drawn" and fact.seat != seat]
        assert drawn
        assert all(fact.card < 0 for fact in drawn)


def test_the_log_names_the_objects_of_its_moment(session):
    session.seek(session.length)
    lines = [session.log_line(fact) for fact in session.told()]
    assert sum(bool(line) for line in lines) > 40
    assert not any("[[]]" in line for line in lines)


def test_a_record_that_does_not_fit_any_more_can_be_watched_up_to_there():
    save = recorded(seed=3)
    answers = [*save.record["answers"][:100], [0, [["nonsense", None, 0]]], *save.record["answers"][100:]]
    opened = watch_save(evolve(save, record={**save.record, "answers": answers}))
    assert opened.length == 100
    assert "does not fit any more" in opened.notice


def test_a_record_of_other_rules_can_be_watched_as_far_as_they_agree_and_says_so():
    save = recorded(seed=3)
    answers = [*save.record["answers"][:100], [0, [["nonsense", None, 0]]], *save.record["answers"][100:]]
    opened = watch_save(evolve(save, record={**save.record, "answers": answers, "meta": {"rules": "1"}}))
    assert opened.length == 100
    assert "by other rules" in opened.notice
    assert "turn" in opened.notice


def test_a_record_that_names_no_rules_is_of_the_oldest_and_is_watched_whole_when_it_agrees():
    save = recorded(seed=3)
    opened = watch_save(evolve(save, record={**save.record, "meta": {}}))
    assert opened.length == len(save.record["answers"])
    assert opened.notice is None


def test_a_replay_that_is_played_on_goes_by_the_rules_of_today():
    save = recorded(seed=3)
    opened = watch_save(evolve(save, record={**save.record, "meta": {"rules": "1"}, "checkpoints": {"50": "old"}}))
    opened.seek(120)
    record = Record.from_json(opened.to_save(("human", "bot:easy")).record)
    assert (len(record.answers), record.meta["rules"], record.checkpoints) == (120, EDITION, {})


def test_other_cards_are_told():
    save = recorded()
    opened = watch_save(evolve(save, record={**save.record, "cards": "other"}))
    assert opened.notice == "The cards have changed since this game was recorded."


def test_a_game_of_bots_alone_is_watched_from_outside():
    assert watch_save(recorded(players=3, seed=2, person=-1)).viewer == -1


@pytest.mark.parametrize("change", [{"game": "chess"}, {"schema": 99}, {"setup": {"players": 9}}])
def test_what_is_no_game_is_refused_in_one_sentence(change):
    save = recorded()
    with pytest.raises(SaveError) as error:
        watch_save(evolve(save, record={**save.record, **change}))
    assert "\n" not in str(error.value)


def test_a_list_says_who_played_and_who_won():
    file = keep()
    found = describe(file)
    assert found.meta.names == ("You", "Ash")
    assert list(found.meta.winners) == recorded().meta["winners"]
    assert found.meta.turn == recorded().meta["turn"]
    assert not found.problem
    assert replay_files() == [file]
    assert open_replay(file).length == len(recorded().record["answers"])


def test_a_damaged_file_says_so_in_the_list():
    file = keep()
    file.write_text("nonsense", encoding="utf-8")
    assert "damaged" in describe(file).problem


def test_a_missing_folder_has_no_replays():
    assert replay_files() == []


def test_the_command_line_refuses_what_it_cannot_open(tmp_path, capsys):
    assert cli.main(["replay", str(tmp_path / "none.save"), "--open"]) == 2
    assert "none.save" in capsys.readouterr().err
