"""Bots sell favours for cents by what they are worth, and keep their word."""

import pytest
from attrs import evolve
from tests.app.tables import new_game

from soulstack.games.foursouls.bots.bargain import price
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.normal import NormalBot
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.view import Favour, StackView
from soulstack.kernel.decisions import Decision, Option


@pytest.fixture
def session(monkeypatch):
    """Gives a game of a person against two bots in which the person may act in the turn of a bot."""
    found = new_game(monkeypatch, ("human", "bot:normal:plain", "bot:normal:plain"), 3)
    found.take_control(True)
    while found.decision is None or found.decision.prompt != "turn":
        found.poll()
        if found.decision is not None and found.decision.prompt != "turn":
            found.answer(found.decision.options[: max(1, found.decision.low)])
    found.state.players[0].cents = 20
    yield found
    found.close()


def test_too_little_is_declined_with_the_price_and_enough_is_taken(session):
    favour = dict(session.favours(1))["Leave me alone this turn"]
    cents = [player.cents for player in session.state.players]
    accepted, words = session.offer(1, 1, favour)
    assert not accepted
    assert "would be enough" in words
    assert [player.cents for player in session.state.players] == cents
    accepted, words = session.offer(1, 5, favour)
    assert accepted
    assert words.endswith("accepts.")
    assert session.state.players[1].cents == cents[1] + 5
    assert session._sight(1).favours == (favour,)
    assert session._sight(2).favours == ()


def test_a_promise_ends_with_the_turn_and_with_undo(session):
    favour = session.favours(1)[0][1]
    assert session.offer(1, 9, favour)[0]
    assert session._bargains.of(1, session.state.turn + 1) == ()
    assert session.undo()
    assert session._bargains.of(1, session.state.turn) == ()


def test_whoever_is_about_to_win_buys_nothing(session):
    favour = Favour("let_be", 0, ("stack", 1))
    view = view_for(session.state, -1)
    assert price(Judge(view, 1, session.cards), favour) is not None
    view.seats = (evolve(view.seats[0], souls=3), *view.seats[1:])
    assert price(Judge(view, 1, session.cards), favour) is None


def test_a_bot_that_sold_its_answer_lets_it_happen(session):
    view = view_for(session.state, 1)
    sold = Favour("let_be", 0, ("stack", 7))
    view.stack = (StackView(7, "death", 0, "", 0, "You die", (("player", 1),)),)
    heal = Option("activate", ("obj", view.seats[1].character), 1)
    asked = Decision(1, "priority", (Option("pass"), heal), prompt="priority")
    view.favours = (sold,)
    assert NormalBot(1, 1, session.cards).choose(view, asked) == (Option("pass"),)


def test_a_bot_attacks_what_it_was_paid_to_attack(session):
    view = view_for(session.state, 1)
    view.active, view.phase = 1, "action"
    monsters = [oid for oid, obj in view.objects.items() if obj.zone == "monster"]
    asked = Decision(1, "target", tuple(Option("pick", ("obj", oid)) for oid in monsters), prompt="attack")
    for oid in monsters:
        view.favours = (Favour("attack", 0, ("obj", oid)),)
        assert NormalBot(1, 1, session.cards).choose(view, asked) == (Option("pick", ("obj", oid)),)
    turn = Decision(1, "priority", (Option("attack"), Option("end")), prompt="turn")
    assert NormalBot(1, 1, session.cards).choose(view, turn) == (Option("attack"),)
