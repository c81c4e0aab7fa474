"""A person is asked where it concerns them, and seldom elsewhere."""

from collections import Counter
from statistics import median

import pytest
from tests.app.tables import new_game, option, sit

from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.stops import STEPS, Stops, step_of
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.kernel.decisions import Answer

SEATS = ("human", "bot:normal", "bot:normal", "bot:normal")
GAMES = (1, 2, 3, 5, 8)
FORCED = 6
"""The most clicks that a usual round may force on a person."""


def concerns(view, met):
    """Say why a window is the viewer's business, by a reading of the rules that shares nothing with the stops."""
    if not view.stack:
        return ""
    me, top = view.viewer, view.stack[-1]
    if top.controller == me and top.kind in ("loot", "ability"):
        return ""  # the own card should simply resolve
    mine = {("player", me)} | {("obj", oid) for oid, obj in view.objects.items() if obj.controller == me}
    mine |= {("stack", entry.id) for entry in view.stack if entry.controller == me}
    if mine & set(top.targets):
        return "targets me or mine"
    if top.kind in ("roll", "attack_roll") and top.controller == me:
        return "my roll"
    if top.kind == "attack_roll" and view.attack is not None and view.attack.target in mine:
        return "an attack on mine"
    if top.kind in ("damage", "combat_damage"):
        hit = [view.seats[number] for kind, number in top.targets if kind == "player"]
        if any(top.amount >= player.hp for player in hit):
            return "would kill somebody"
    dying = [view.objects[n] for kind, n in top.targets if kind == "obj" and n in view.objects]
    if view.active != me and top.kind == "death":
        player = view.seats[view.active]
        if any(player.souls + obj.souls >= player.souls_to_win for obj in dying if obj.souls):
            return "the winning soul"
    if top.kind in ("loot", "ability") and top.card and top.card not in met:
        return "never met before"
    return ""


@pytest.fixture(scope="module")
def played():
    """Plays games and notes every window of the viewer: passed for them, or asked."""
    patch = pytest.MonkeyPatch()
    rounds, missed, asked, passed = [], [], Counter(), 0
    for seed in GAMES:
        session = new_game(patch, SEATS, seed)
        me = make_bot("bot:normal", 0, seed)
        clicks, turn, met = 0, -1, set()
        while not session.over:
            if session.is_passing:
                view = view_for(session.state, 0)
                reason = concerns(view, met)
                if reason:
                    missed.append((seed, view.turn, reason))
                passed += 1
                met.update(entry.card for entry in view.stack[-1:])
            session.poll()
            decision = session.decision
            if decision is not None:
                picks = me.choose(session.view, decision)
                if decision.prompt == "priority":
                    asked[concerns(session.view, met)] += 1
                    met.update(entry.card for entry in session.view.stack[-1:])
                    clicks += picks[0].verb == "pass" and session.view.active != 0
                session.answer(picks)
            if session.view.turn != turn:
                turn = session.view.turn
                if session.view.active == 0:
                    rounds.append(clicks)
                    clicks = 0
        session.close()
    patch.undo()
    return rounds, missed, asked, passed


def test_no_window_that_concerns_the_viewer_is_missed(played):
    _, missed, asked, passed = played
    assert missed == []
    assert sum(count for reason, count in asked.items() if reason) >= 200  # 262 when this was written
    assert {"targets me or mine", "my roll", "would kill somebody", "never met before"} <= set(asked)
    assert passed > 2 * sum(asked.values())  # 1,073 windows went by


def test_a_usual_round_forces_few_clicks(played):
    rounds, _, _, _ = played
    assert len(rounds) > 30
    assert median(rounds) <= FORCED  # 1 over 35 rounds of three bots when this was written


@pytest.fixture
def window():
    """Gives a view of the second seat while the first one's card waits, and what the second is asked."""
    session = sit(hand=["three_cents"], answers=True)
    session.state.ask_everyone = True
    session.answer((option(session, "play", "three_cents"),))
    while session.state.pending[0].seat != 1:
        session.poll()
        if session.decision is not None:
            session.answer(session.decision.options[:1])
    yield view_for(session.state, 1), session.state.pending[0]
    session.close()


def stops(window, **words):
    found = Stops(catalogue(), **words)
    found.met.add(window[0].stack[-1].card)
    return found


def test_the_first_time_that_a_card_is_met_one_is_asked(window):
    known = Stops(catalogue())
    assert known.wants(*window)
    assert not known.wants(*window)


def test_a_stop_at_a_step_of_others_asks(window):
    step = step_of(window[0])
    assert step in STEPS
    assert not stops(window).wants(*window)
    assert stops(window, others={step}).wants(*window)
    assert not stops(window, own={step}).wants(*window)


def test_a_card_that_is_always_passed_is_passed_the_first_time_and_in_spite_of_a_stop(window):
    card = window[0].stack[-1].card
    known = Stops(catalogue(), others=set(STEPS))
    assert known.toggle_card(card)
    assert not known.wants(*window)
    assert not known.toggle_card(card)
    assert known.wants(*window)


def test_a_stop_is_set_and_taken_away():
    known = Stops(catalogue())
    assert known.toggle("loot", own=True)
    assert known.own == {"loot"}
    assert known.others == set()
    assert not known.toggle("loot", own=True)
    assert known.own == set()


def test_a_window_that_is_being_passed_can_be_wanted_after_all():
    session = sit(hand=["three_cents", "a_penny"])
    session.clock = lambda: 0.0
    session.bot_pause = 0.4
    session.answer((option(session, "play", "three_cents"),))
    assert session.decision is None
    assert session.is_passing
    session.poll()
    assert session.view.stack
    assert session.reopen()
    assert session.decision.prompt == "priority"
    session.answer(session.decision.options[:1])
    session.close()


def test_a_breath_later_the_window_is_passed():
    now = [0.0]
    session = sit(hand=["three_cents", "a_penny"])
    session.clock = lambda: now[0]
    session.bot_pause = 0.4
    session.answer((option(session, "play", "three_cents"),))
    now[0] = 0.3
    session.poll()
    assert session.view.stack
    now[0] = 0.36
    session.poll()
    assert not session.view.stack
    assert session.passed == []  # what one has done oneself is no news
    assert not session.reopen()
    session.close()


def test_what_was_passed_for_the_viewer_is_told(monkeypatch):
    session = new_game(monkeypatch, SEATS, 3)
    me = make_bot("bot:easy", 0, 3)
    while len(session.passed) < 3 and not session.over:
        top = session.view.stack[-1] if session.view.stack else None
        words, count = session.passing_words(), len(session.passed)
        session.poll()
        if words:
            assert session.passed[count:] == [words]
            assert top is None or top.controller != 0
        if session.decision is not None:
            session.answer(me.choose(session.view, session.decision))
    assert len(session.passed) == 3
    session.close()


def test_full_control_asks_about_everything():
    session = sit(hand=["three_cents", "a_penny"])
    session.take_control(True)
    session.answer((option(session, "play", "three_cents"),))
    assert session.decision.prompt == "priority"
    session.take_control(False)
    assert session.decision is not None
    session.close()


@pytest.fixture
def two_on_the_stack():
    """Gives a table where the viewer is asked every time and has put two things on the stack."""
    session = sit(hand=["three_cents"])
    session.auto_pass = False
    session.state.ask_everyone = True
    character = session.state.players[0].character
    session.answer((next(o for o in session.decision.options if o.ref == ("obj", character)),))
    session.answer((option(session, "play", "three_cents"),))
    assert len(session.state.stack) == 2
    yield session
    session.close()


def test_passing_until_something_new_asks_no_more_about_what_lies_there(two_on_the_stack):
    session = two_on_the_stack
    assert session.pass_until_new()
    play_on(session)
    assert session.decision.prompt == "turn"
    assert not session.state.stack


def test_passing_once_asks_again(two_on_the_stack):
    session = two_on_the_stack
    session.answer(session.decision.options[:1])
    play_on(session)
    assert session.decision.prompt == "priority"
    assert len(session.state.stack) == 1


def test_something_new_ends_the_passing(two_on_the_stack):
    session = two_on_the_stack
    session._let_be = frozenset(item.id for item in session.state.stack[:1])
    session._find_question()
    assert session.decision.prompt == "priority"
    assert session._let_be is None


def test_there_is_nothing_to_pass_between_two_deeds():
    session = sit(hand=["three_cents"])
    assert session.decision.prompt == "turn"
    assert not session.pass_until_new()
    session.close()


def play_on(session):
    """Lets everybody else pass until the viewer is asked."""
    for _ in range(200):
        session.poll()
        if session.decision is not None:
            return
        decision = session.state.pending[0]
        if decision.seat != 0 and not session.is_passing:
            session._apply(Answer(decision.seat, decision.options[:1]))
    raise AssertionError("nobody was asked")
