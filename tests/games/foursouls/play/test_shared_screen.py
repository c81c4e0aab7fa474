"""Several people share a screen without seeing each other's hands."""

import pytest
from tests.app.tables import new_game

from soulstack.app import session as sessions
from soulstack.games.foursouls.play.session import SoulsSession
from soulstack.games.foursouls.play.shared_screen import RESOLVE, RESPOND, WINDOW, SharedSession, TeamSession
from soulstack.games.foursouls.rules.build_view import has_open_hand
from soulstack.games.foursouls.rules.playback import replay
from soulstack.kernel.decisions import IllegalAnswerError, Option
from soulstack.kernel.record import digest
from soulstack.kernel.rng import below

TWO = ("human", "human")
MIXED = ("human", "bot:easy", "human", "bot:random")
FOUR = ("human", "human", "human", "human")


def answer_by_chance(session, luck):
    decision = session.decision
    count = decision.low + below(luck, "me", decision.high - decision.low + 1)
    options = list(decision.options)
    if decision.kind == WINDOW and below(luck, "me", 4):
        session.answer((RESOLVE,))
        return
    session.answer(tuple(options.pop(below(luck, "me", len(options))) for _ in range(count)))


def walk(session, luck=None, most=4000):
    """Plays by chance and stops before every question and curtain."""
    luck = luck or {"me": 5}
    for _ in range(most):
        if session.over:
            return
        session.poll()
        if session.curtain is not None:
            yield "curtain"
            session.uncover()
        elif session.decision is not None:
            yield session.decision.kind
            answer_by_chance(session, luck)


def until(session, wanted, luck=None):
    """Plays by chance until something is reached."""
    for found in walk(session, luck):
        if found == wanted and (wanted != "priority" or session.decision.prompt == "turn"):
            return session
    raise AssertionError(f"no {wanted}")


@pytest.fixture(params=[TWO, MIXED, FOUR], ids=["two", "mixed", "four"])
def session(request, monkeypatch):
    opened = new_game(monkeypatch, request.param, 21)
    yield opened
    opened.close()


@pytest.fixture
def two(monkeypatch):
    opened = new_game(monkeypatch, TWO, 21)
    yield opened
    opened.close()


def test_several_people_share_the_screen_and_one_does_not(monkeypatch):
    alone = new_game(monkeypatch, ("human", "bot:easy"), 1)
    assert type(alone) is SoulsSession
    assert not alone.state.ask_everyone
    alone.close()
    together = new_game(monkeypatch, TWO, 1)
    assert type(together) is SharedSession
    assert together.state.ask_everyone
    together.close()


def test_a_team_has_open_hands_and_no_curtain(monkeypatch):
    team = new_game(monkeypatch, TWO, 1, mode="coop")
    assert type(team) is TeamSession
    seats = set()
    for _ in range(400):
        team.poll()
        if team.decision is not None:
            assert team.viewer == team.view.viewer == team.decision.seat
            seats.add(team.viewer)
            team.answer(
                team.decision.options[-1:] if team.decision.low == 1 else team.decision.options[: team.decision.low]
            )
    assert seats == {0, 1}
    team.close()


def test_a_game_begins_with_a_curtain_and_no_hand(two):
    until(two, "curtain")
    assert two.decision is None
    assert two.hand_shown == -1
    assert all(card < 0 for seat in two.view.seats for card in seat.hand)


def test_behind_the_curtain_is_the_hand_of_that_seat_alone(session):
    until(session, "curtain")
    seat = session.curtain
    session.uncover()
    session.poll()
    assert session.curtain is None
    assert session.viewer == session.view.viewer == session.hand_shown == seat
    assert session.decision.seat == seat
    for other in session.view.seats:
        shown = [card for card in other.hand if card >= 0]
        assert bool(shown) == (other.seat == seat and bool(other.hand_size))


def test_no_view_ever_shows_a_hand_that_nobody_came_for(session):
    """Hands are seen between a curtain and the next thing that concerns everybody, and only one at a time."""
    came = -1
    for found in walk(session):
        if found == "curtain":
            came = session.curtain
            assert session.hand_shown == -1
        eyes = session.hand_shown
        for seat in session.view.seats:
            seen = [card for card in seat.hand if card >= 0]
            if seat.seat != eyes and not has_open_hand(session.state, seat.seat):
                assert eyes >= 0 or not seen
                assert all(session.state.known.get(card, 0) >> eyes & 1 for card in seen)
        assert session.hand_shown in (-1, came)
        if session.decision is not None and session.decision.kind == WINDOW:
            assert session.hand_shown == -1
            assert not any(session.view.deck_tops.values())


def test_the_window_is_the_same_for_everybody_whatever_they_hold(session):
    seen = set()
    for found in walk(session, most=2500):
        if found == WINDOW:
            seen.add(session.decision.options)
    assert seen == {(RESOLVE, *(Option(RESPOND, ("player", seat)) for seat in session.people))}


def test_resolve_means_that_all_pass(two):
    until(two, WINDOW)
    top = two.state.stack[-1].id
    two.answer((RESOLVE,))
    for _ in range(10):
        two.poll()
        if two.decision is not None or two.curtain is not None:
            break
    assert all(item.id != top for item in two.state.stack)


def test_whoever_looks_and_leaves_it_has_done_nothing(two):
    until(two, WINDOW)
    before, seat = digest(two.state), 1
    two.answer((Option(RESPOND, ("player", seat)),))
    if two.curtain is not None:
        assert two.curtain == seat
        two.uncover()
    assert two.decision.seat == seat
    assert two.hand_shown == seat
    two.answer((Option("back"),))
    assert two.decision.kind == WINDOW
    assert two.hand_shown == -1
    assert digest(two.state) == before


def test_a_response_is_made_by_the_seat_that_wanted_it(session):
    for found in walk(session):
        if found != WINDOW:
            continue
        asked = session.state.pending[0].seat
        for seat in session.people:
            count = len(session.record.answers)
            session.answer((Option(RESPOND, ("player", seat)),))
            if session.curtain is not None:
                session.uncover()
            acts = [option for option in session.decision.options if option.verb == "activate"]
            if not acts or seat == asked:
                session.answer((Option("back"),))
                continue
            session.answer((acts[0],))
            assert session.hand_shown == -1
            for _ in range(50):
                session.poll()
                if session.decision is not None or session.curtain is not None:
                    break
            made = session.record.answers[count:]
            assert any(answer.seat == seat and answer.picks == (acts[0],) for answer in made)
            assert all(a.picks[0].verb == "pass" for a in made if a.seat in session.people and a.seat != seat)
            return
    raise AssertionError("nobody could respond")


def test_the_same_seat_needs_no_second_curtain(two):
    until(two, "priority")
    seat = two.decision.seat
    for found in walk(two, {"me": 77}):
        if found == "curtain":
            assert two.curtain != seat
            return
        if two.hand_shown >= 0:
            assert two.hand_shown == seat


def test_hiding_the_hand_asks_for_a_curtain_again(two):
    until(two, "priority")
    seat = two.decision.seat
    two.hide()
    assert two.hand_shown == -1
    assert two.decision is None
    assert two.curtain == seat
    assert all(card < 0 for card in two.view.seats[seat].hand)
    two.uncover()
    assert two.decision.seat == seat


def test_nothing_can_be_answered_through_the_curtain(two):
    until(two, "curtain")
    with pytest.raises(IllegalAnswerError):
        two.answer((Option("end"),))
    assert two.hint() is None
    assert two.why_not(("card", two.state.players[two.curtain].hand[0])) == ""


def test_a_private_choice_is_not_named_in_public(two):
    for found in walk(two):
        if found in (WINDOW, "curtain") and two.can_undo:
            assert two.undo_words() == "Undo the last answer"
            return
    raise AssertionError("nothing to undo")


def test_undo_goes_back_to_the_seat_that_answered(two):
    for found in walk(two):
        if found == WINDOW and two.can_undo:
            seat = two._rewind.steps[-1].seat
            assert two.undo()
            assert two.state.pending[0].seat == seat
            assert two.decision is not None
            return
    raise AssertionError("nothing to undo")


def test_a_shared_game_replays_and_resumes_behind_a_curtain(session):
    for number, _ in enumerate(walk(session)):
        if number > 120:
            break
    session._saver.flush()
    assert digest(replay(session.record, session.cards)) == digest(session.state)
    session._held.close()
    again = sessions.resume()
    assert type(again) is SharedSession
    assert digest(again.state) == digest(session.state)
    assert again.hand_shown == -1
    assert all(card < 0 for seat in again.view.seats for card in seat.hand)
    again.close()


def test_games_among_people_come_to_an_end(session):
    for _ in walk(session, most=200_000):
        pass
    assert session.over
