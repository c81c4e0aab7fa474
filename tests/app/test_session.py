"""A session runs a game, saves it after every answer, and opens it again where it stopped."""

import hashlib
import json
import time

import pytest

from soulstack import paths
from soulstack.app import session as sessions
from soulstack.app.events import Applied
from soulstack.app.files import previous
from soulstack.app.options import NewGame
from soulstack.app.saves import BusySaveError, Save, SaveError, read_save, write_save
from soulstack.app.slot import has_save, replay_files, save_file
from soulstack.games.foursouls.rules.playback import EDITION
from soulstack.kernel.decisions import IllegalAnswerError, Option
from soulstack.kernel.record import digest
from soulstack.kernel.rng import below

SEATS = ("human", "bot:random", "bot:random")


def play(session, answers, luck=None, watch=None):
    """Answer as the viewer until so many answers are recorded or the game is over."""
    luck = luck or {"me": 3}
    for _ in range(60_000):
        if session.over or len(session.record.answers) >= answers:
            return
        session.poll()
        decision = session.decision
        if decision is not None:
            if watch is not None:
                watch(decision, session.view)
            count = decision.low + below(luck, "me", decision.high - decision.low + 1)
            options = list(decision.options)
            session.answer(tuple(options.pop(below(luck, "me", len(options))) for _ in range(count)))
        elif not session._updates:
            time.sleep(0.0005)  # a bot thinks in its own process
    raise AssertionError("the session does not get anywhere")


@pytest.fixture
def session():
    opened = sessions.new_session(NewGame(seats=SEATS, names=("Anna", "Ash", "Bea"), seed=11))
    opened.bot_pause = 0.0
    yield opened
    opened.close()


def test_a_game_with_a_person_and_two_bots_goes_on(session):
    play(session, 150)
    assert len(session.record.answers) >= 150
    assert session.view.viewer == 0


def test_a_killed_game_resumes_to_the_last_answer(session):
    play(session, 120)
    session._saver.flush()
    before = digest(session.state)
    session._held.close()  # a killed process lets go of its lock
    again = sessions.resume()
    assert digest(again.state) == before
    assert again.notice is None
    assert again.names == ("Anna", "Ash", "Bea")
    again.close()


def test_a_continued_game_tells_what_had_happened_and_only_what_the_viewer_may_know(session):
    lines = []
    session.bus.listen(Applied, lambda news: lines.extend(session.game.rules().told(news.facts, session.viewer)))
    play(session, 200)
    told = [session.log_line(fact) for fact in lines]
    session._saver.flush()
    session._held.close()
    again = sessions.resume()
    before = again.told_before()
    assert [again.log_line(fact) for fact in before if fact.kind != "game_started"][-len(told) :][-40:] == told[-40:]
    assert not any(fact.card >= 0 for fact in before if fact.kind == "card_drawn" and fact.seat != again.viewer)
    again.close()


def test_a_new_game_has_nothing_behind_it(session):
    assert session.told_before() == []


def test_a_damaged_save_falls_back_to_the_previous_one_and_says_so(session):
    play(session, 60)
    session._saver.flush()
    session._held.close()
    file = save_file()
    file.write_bytes(file.read_bytes()[:-40])
    again = sessions.resume()
    assert again.notice
    assert len(again.record.answers) < len(session.record.answers) + 1
    again.close()


def in_other_bytes(line, body):
    """Give a save as another program might write it."""
    body = json.dumps(json.loads(body), indent=1).encode()
    words = dict(word.split(b"=", 1) for word in line.split()[1:])
    words[b"length"] = str(len(body)).encode()
    digest = hashlib.sha256(
        b" ".join(words[name] for name in (b"schema", b"length", b"build", b"cards")) + b"\n" + body
    )
    words[b"sha256"] = digest.hexdigest().encode()
    return b" ".join([line.split()[0], *(name + b"=" + word for name, word in words.items())]) + b"\n" + body


def test_settings_that_make_no_game_are_one_sentence(session):
    play(session, 2)
    session.close()
    save = read_save(save_file()).save
    setup = {key: value for key, value in save.record["setup"].items() if key != "seed"}
    for odd in (setup, {**save.record["setup"], "\0": 1}):
        write_save(save_file(), Save({**save.record, "setup": odd}, None, save.meta))
        with pytest.raises(SaveError) as caught:
            sessions.resume()
        assert str(caught.value).isprintable()
        assert str(caught.value).endswith((".", ")."))


@pytest.mark.parametrize(
    ("edition", "words"), [("1", "by other rules"), (None, "by other rules"), ("now", "does not fit")]
)
def test_a_save_that_agrees_only_so_far_goes_on_from_there_and_stays_whole_among_the_replays(session, edition, words):
    play(session, 12)
    session.close()
    save = read_save(save_file()).save
    answers = [*save.record["answers"], [0, [["nonsense", None, 0]]], [0, [["pass", None, 0]]]]
    meta = {"rules": EDITION if edition == "now" else edition} if edition else {}
    odd = Save({**save.record, "answers": answers, "meta": meta}, None, save.meta)
    write_save(save_file(), odd)
    # Written by another hand: the same game, with other spaces between its words.
    line, _, body = save_file().read_bytes().partition(b"\n")
    as_it_lay = in_other_bytes(line, body)
    save_file().write_bytes(as_it_lay)
    again = sessions.resume()
    again.close()
    assert len(again.record.answers) == len(save.record["answers"])
    assert again.record.meta["rules"] == EDITION
    assert words in again.notice
    assert str(again.state.turn) in again.notice
    (whole,) = replay_files()
    assert whole.read_bytes() == as_it_lay
    assert read_save(whole).save.record["answers"] == answers


def test_a_save_names_the_rules_it_was_made_with_and_one_that_agrees_goes_on_as_it_was(session):
    play(session, 12)
    session.close()
    assert read_save(save_file()).save.record["meta"]["rules"] == EDITION
    again = sessions.resume()
    again.close()
    assert again.notice is None
    assert replay_files() == []


def test_a_save_that_is_gone_altogether_is_one_sentence():
    with pytest.raises(SaveError) as error:
        sessions.resume()
    assert str(error.value).count("\n") == 0


def test_a_second_window_is_told_that_the_game_is_open(session):
    play(session, 5)
    session._saver.flush()
    with pytest.raises(BusySaveError):
        sessions.resume()


def test_an_illegal_answer_changes_nothing(session):
    while session.decision is None:
        session.poll()
    before = digest(session.state)
    with pytest.raises(IllegalAnswerError):
        session.answer((Option("nonsense"),))
    assert digest(session.state) == before


def test_the_viewer_is_never_told_another_hand(session):
    for _ in range(40):
        play(session, len(session.record.answers) + 5)
        for seat in session.view.seats[1:]:
            for card in seat.hand:
                assert card < 0 or session.state.known[card] & 1


def test_a_finished_game_becomes_a_replay_and_is_not_offered_again(session):
    play(session, 100_000)
    assert session.over
    session.close()
    assert not has_save()
    (replay,) = list(paths.replays("foursouls").glob("*.soulreplay"))
    from soulstack.app.tools.replay import verify

    assert verify(replay) == 0


def test_a_record_with_another_answer_in_it_does_not_verify(session, capsys):
    play(session, 250)
    session._saver.flush()
    from soulstack.app.tools.replay import verify

    save = read_save(save_file()).save
    record = json.loads(json.dumps(save.record))
    first = next(iter(record["checkpoints"]))
    record["checkpoints"][first] = "0" * 32
    other = paths.saves() / "other.save"
    write_save(other, Save(record, None, save.meta))
    assert verify(other) == 1
    assert "differs" in capsys.readouterr().out


def test_windows_that_do_not_concern_the_viewer_pass_by_themselves(session):
    asked = []

    def watch(decision, view):
        if decision.prompt == "priority":
            asked.append(decision)
            assert view.stack or view.active != view.viewer

    play(session, 600, watch=watch)
    assert asked
    assert len(session.passed) > len(asked)


def test_every_question_and_option_has_words(session):
    for _ in range(60):
        play(session, len(session.record.answers) + 4)
        if session.decision is not None:
            assert session.prompt(session.decision)
            for option in session.decision.options:
                assert session.words(option)


def test_the_previous_save_is_kept(session):
    play(session, 30)
    session._saver.flush()
    play(session, 40)
    session._saver.flush()
    assert previous(save_file()).exists()


def test_every_option_of_a_new_game_reaches_its_setup():
    options = {"mode": "coop", "difficulty": "hard", "rooms": True, "bonus_souls": False, "draft": True, "ratios": True}
    opened = sessions.new_session(NewGame(seats=("human", "bot:random"), seed=4, given=options))
    assert {name: opened.record.setup[name] for name in options} == options
    assert opened.view.rooms
    assert opened.view.timer == 8
    opened.close()


def test_a_home_that_cannot_be_written_is_one_sentence_and_the_game_goes_on(tmp_path, monkeypatch):
    wall = tmp_path / "a file"
    wall.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("SOULSTACK_HOME", str(wall / "home"))
    opened = sessions.new_session(NewGame(seats=SEATS, names=("Anna", "Ash", "Bea"), seed=11))
    opened.bot_pause = 0.0
    try:
        assert opened.notice
        assert "\n" not in opened.notice
        play(opened, 30)
        opened._saver.flush()
        assert opened._saver.problem
        assert wall.read_text(encoding="utf-8") == "not a folder"
    finally:
        opened.close()


def test_the_time_of_a_game_stands_still_during_a_break_and_goes_on_from_its_save():
    now = [100.0]
    game = sessions.new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=7))
    game.clock, game._since = (lambda: now[0]), 100.0
    now[0] = 130.0
    assert game.played == 30
    game.pause(True)
    now[0] = 500.0
    assert game.played == 30
    game.pause(False)
    now[0] = 512.0
    save = game.to_save()
    assert save.meta["played"] == 42
    game.close()
    again = sessions.resumed(save)
    assert int(again.played) == 42
    again.close()
