"""Cents can be given away at the table, and a sound player can be asked for advice."""

import pytest
from tests.app.tables import new_game, option, sit

from soulstack.app import session as sessions
from soulstack.app.saves import read_save
from soulstack.games.foursouls.rules.playback import replay
from soulstack.kernel.decisions import Answer, IllegalAnswerError, check
from soulstack.kernel.record import Record, digest


def test_a_gift_moves_cents_and_the_turn_goes_on():
    session = sit(cents=5)
    assert session.give_refused(1, 3) == ""
    session.give(1, 3)
    assert [seat.cents for seat in session.view.seats] == [2, 3]
    assert session.decision.prompt == "turn"
    assert session.undo_words() == "Undo giving Seat 2 3¢"
    assert session.undo()
    assert [seat.cents for seat in session.view.seats] == [5, 0]
    session.close()


def test_a_gift_that_cannot_be_made_is_refused_with_its_rule():
    session = sit(cents=2)
    assert "BART-01" in session.give_refused(1, 3)
    with pytest.raises(IllegalAnswerError):
        session.give(1, 3)
    assert [seat.cents for seat in session.view.seats] == [2, 0]
    session.close()


def test_a_saved_game_with_a_gift_in_it_goes_on(monkeypatch):
    session = new_game(monkeypatch, ("human", "bot:easy"), 6)
    while session.decision is None or session.decision.prompt != "turn":
        session.poll()
        if session.decision is not None and session.decision.prompt != "turn":
            session.answer(session.decision.options[: max(1, session.decision.low)])
    session.give(1, 1)
    session._saver.flush()
    record = Record.from_json(read_save(sessions.save_file()).save.record)
    assert any(pick.verb == "barter" for answer in record.answers for pick in answer.picks)
    assert digest(replay(record, session.cards)) == digest(session.state)
    session.close()


def test_bots_never_give_for_nothing(monkeypatch):
    session = new_game(monkeypatch, ("bot:easy", "bot:easy"), 2)
    while not session.over and len(session.record.answers) < 400:
        session.poll()
    assert not any(pick.verb == "barter" for answer in session.record.answers for pick in answer.picks)
    session.close()


def test_every_hint_is_a_legal_answer_and_a_sentence(monkeypatch):
    session = new_game(monkeypatch, ("human", "bot:easy", "bot:easy"), 7)
    given = 0
    while not session.over and given < 150:
        session.poll()
        if session.decision is None:
            assert session.hint() is None
            continue
        hint = session.hint()
        assert check(session.decision, Answer(0, hint.picks)) is None
        assert hint.sentence.startswith("A sound player would ")
        assert hint.sentence[-1] in ".!?"
        assert hint.sentence[-2] not in ".!?"
        assert "  " not in hint.sentence
        session.answer(hint.picks)
        given += 1
    assert given > 60
    session.close()


def test_a_hint_to_attack_says_what_may_be_expected():
    session = sit()
    hint = session.hint()
    assert hint.picks == (option(session, "attack"),)
    assert "%" in hint.why or "deck" in hint.why
    session.close()
