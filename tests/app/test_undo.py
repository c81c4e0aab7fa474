"""An answer can be taken back until somebody has learned something from it."""

import time

import pytest
from tests.app.tables import option, sit
from tests.app.test_session import play

from soulstack.app import session as sessions
from soulstack.app.options import NewGame
from soulstack.app.saves import read_save
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.playback import replay
from soulstack.kernel.record import Record, digest


def act(session, verb, card=""):
    session.answer((option(session, verb, card),))
    while session.is_passing:
        session.poll()


def test_playing_a_card_that_nobody_can_answer_can_be_taken_back():
    session = sit(hand=["three_cents"])
    before, view = digest(session.state), session.view
    act(session, "play", "three_cents")
    assert session.undo_words().startswith("Undo ")
    while session.can_undo:
        assert session.undo()
    assert digest(session.state) == before
    assert session.view == view
    assert session.decision.prompt == "turn"
    session.close()


def test_the_words_name_the_card():
    session = sit(hand=["bomb"])
    name = catalogue()["bomb"].name
    assert session.undo_words() == "Nothing to undo."
    act(session, "play", "bomb")
    assert session.undo_words() == f"Undo playing {name}"
    session.close()


def test_naming_a_target_goes_back_with_what_it_was_named_for():
    session = sit(hand=["bomb"])
    before = digest(session.state)
    act(session, "play", "bomb")
    assert session.decision.kind == "target"
    session.answer(session.decision.options[:1])
    assert session.undo_words() == f"Undo playing {catalogue()['bomb'].name}"
    assert session.undo()
    assert digest(session.state) == before
    assert session.decision.prompt == "turn"
    session.close()


def test_a_question_for_a_target_that_is_not_answered_yet_is_left_by_undo():
    session = sit(hand=["bomb"])
    act(session, "play", "bomb")
    assert session.undo()
    assert session.decision.prompt == "turn"
    session.close()


@pytest.mark.parametrize("verb", ["attack", "buy"])
def test_an_attack_or_a_purchase_goes_back_to_before_it_was_declared(verb):
    session = sit(cents=20)
    before = digest(session.state)
    act(session, verb)
    assert (session.decision.kind, session.decision.prompt) == ("target", verb)
    if verb == "buy":
        assert session.undo()
    else:
        deck = [option for option in session.decision.options if option.ref[0] == "obj"]
        session.answer((deck[0],))
        if not session.can_undo:
            assert "roll" in session.undo_words()
            session.close()
            return
        assert session.undo()
    assert digest(session.state) == before
    assert session.decision.prompt == "turn"
    session.close()


def test_nobody_goes_back_past_a_roll():
    session = sit(items=["portable_slot_machine"], dice=[3])
    act(session, "activate", "portable_slot_machine")
    for _ in range(20):
        if session.decision is None or session.decision.prompt == "turn":
            break
        act(session, "pass")
    while session.undo():
        pass
    assert [item.kind for item in session.view.stack] == ["roll"]
    assert session.undo_words() == "Cannot undo past the roll."
    assert not session.undo()
    session.close()


def test_nobody_goes_back_past_a_card_that_was_drawn():
    session = sit()
    act(session, "end")
    assert not session.can_undo
    assert session.undo_words().startswith("Cannot undo past")
    session.close()


def test_nobody_goes_back_once_another_player_is_asked():
    session = sit(hand=["three_cents"], answers=True)
    act(session, "play", "three_cents")
    assert not session.can_undo
    assert session.undo_words() == "Cannot undo past another player being asked."
    session.close()


def test_what_is_asked_after_an_undo_can_be_answered_anew():
    session = sit(hand=["three_cents", "a_penny"])
    act(session, "play", "three_cents")
    session.undo()
    act(session, "play", "a_penny")
    played = [o.ref[1] for answer in session.record.answers for o in answer.picks if o.verb == "play"]
    assert [session.view.printed[card] for card in played] == ["a_penny"]
    session.close()


@pytest.fixture
def game():
    opened = sessions.new_session(NewGame(seats=("human", "bot:random"), names=("Anna", "Ash"), seed=4))
    opened.bot_pause = 0.0
    yield opened
    opened.close()


def test_undo_is_a_replay_and_leaves_save_and_record_in_step(game):
    undone = 0
    for _ in range(150):
        play(game, len(game.record.answers) + 1)
        for _ in range(400):
            if game.decision is not None or game.over:
                break
            game.poll()
            time.sleep(0.001)
        if game.over:
            break
        if game.can_undo:
            count = len(game.record.answers)
            assert game.undo()
            undone += 1
            assert len(game.record.answers) < count
            assert game.decision is game.state.pending[0]
            assert game.decision.seat == 0
            assert digest(replay(game.record, game.cards)) == digest(game.state)
            assert all(number <= len(game.record.answers) for number in game.record.checkpoints)
            game._saver.flush()
            saved = Record.from_json(read_save(sessions.save_file()).save.record)
            assert saved.answers == game.record.answers
    assert undone > 5


def test_no_undo_lets_the_player_see_more_than_before(game):
    """Whatever the viewer sees after going back, they saw before they acted."""
    checked = 0
    for _ in range(200):
        for _ in range(400):
            if game.decision is not None or game.over:
                break
            game.poll()
            time.sleep(0.001)
        if game.over:
            break
        view, streams, count = game.view, dict(game.state.streams), len(game.record.answers)
        play(game, count + 1)
        if game.can_undo and game._rewind.last().answers == count:
            assert game.state.streams == streams
            game.undo()
            assert game.view == view
            checked += 1
            play(game, count + 1)
    assert checked > 5
