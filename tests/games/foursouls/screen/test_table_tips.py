"""Tips come one at a time, once, where they cover no question, and not at all when they are not wanted."""

import pygame
import pytest
from attrs import evolve

from soulstack.app.events import Shown
from soulstack.app.options import NewGame
from soulstack.app.progress import Progress
from soulstack.app.session import new_session
from soulstack.app.settings import Settings
from soulstack.games.foursouls.play.tips import DONE, TIPS, due
from soulstack.games.foursouls.rules.view import StackView
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.ui import loop
from soulstack.ui.tabletop.tips import BARELY, LINGERS
from soulstack.ui.tween import ManualClock


@pytest.fixture
def play():
    """Opens the first turn of a real game."""
    opened = []

    def open_game(seats=("human", "bot:random"), **settings):
        pygame.display.init()
        clock = ManualClock()
        app = loop.App(Settings(speed="instant", **settings), clock=clock, keep_settings=False)
        session = new_session(NewGame(seats=seats, names=("You", "Ash"), seed=7))
        scene = TableScene(app, session)
        app.push(scene)
        opened.append(session)
        return scene

    yield open_game
    for session in opened:
        session.close()


def let_pass(scene, seconds):
    for _ in range(round(seconds * 20)):
        scene.update(1 / 20)


def reach_own_turn(scene):
    for _ in range(4000):
        scene.update(1 / 20)
        decision = scene.session.decision
        if decision is not None and decision.prompt == "turn":
            return
        if decision is not None:
            scene.session.answer(decision.options[: max(1, decision.low)])


def test_the_first_turn_is_explained_once_and_then_the_next_thing(play):
    scene = play()
    reach_own_turn(scene)
    let_pass(scene, 7)  # one about what came before it may still have to go
    assert scene.tips.name
    seen = [scene.tips.name]
    for _ in range(4):
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0))
        assert not scene.tips.name
        let_pass(scene, 2)
        seen.append(scene.tips.name)
    shown = [name for name in seen if name]
    assert "turn" in shown
    assert "attack" in shown
    assert len(shown) == len(set(shown))
    assert Progress.load().tips >= set(shown[:-1])


def test_a_click_puts_a_tip_away(play):
    scene = play()
    reach_own_turn(scene)
    let_pass(scene, 7)
    assert scene.tips.name
    box = scene.tips.box
    at = (round(box.cx * scene.app.scale), round(box.cy * scene.app.scale))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert not scene.tips.name


def test_a_tip_covers_neither_the_question_nor_a_card(play):
    for text in (100, 140):
        scene = play(text_scale=text)
        scene.session._held.close()
        zones = scene.desk.zones
        for name in TIPS:
            scene.tips.name = name
            box = scene.tips.box
            for part, other in zones.parts().items():
                apart = box.x >= other.right or other.x >= box.right or box.y >= other.bottom or other.y >= box.bottom
                assert apart or part == "stack", (name, part)
            assert zones.stack.y + 20 <= box.y
            assert box.bottom <= zones.stack.bottom


def test_no_tips_when_they_are_switched_off(play):
    scene = play(tips=False)
    reach_own_turn(scene)
    let_pass(scene, 2)
    assert not scene.tips.name


def test_a_game_of_bots_needs_no_tips(play):
    scene = play(seats=("bot:random", "bot:random"))
    let_pass(scene, 3)
    assert not scene.tips.name


def test_tips_fit_their_moment(play):
    view = play().session.view
    turn = Decision(0, "priority", (Option("attack"), Option("buy"), Option("end")), prompt="turn")
    rich = evolve(view, seats=(evolve(view.seats[0], cents=10, hand_size=11), *view.seats[1:]))
    nothing = {"passed": False, "shared": False}
    assert due(view, None, (), **nothing) == []
    assert due(view, turn, (), **nothing) == ["turn", "attack"]
    assert due(rich, turn, (), **nothing) == ["turn", "attack", "buy", "hand"]
    assert due(view, None, {"player_died", "soul_gained"}, passed=True, shared=True) == ["death", "soul", "passed"]
    assert due(view, turn, (), passed=False, shared=True) == ["turn", "attack", "shared"]


def fact(scene, kind, seat=0, **more):
    scene.bus.publish(Shown(Fact(kind, seat=seat, **more), scene.session.view))


def show(scene, name):
    scene.tips.name, scene.tips._shown_for, scene.tips._turns, scene.tips._obeyed = name, 0.0, 0, False


@pytest.mark.parametrize("name", TIPS)
def test_a_tip_goes_when_what_it_says_was_done(play, name):
    scene = play()
    reach_own_turn(scene)
    for kind in DONE[name]:
        show(scene, name)
        fact(scene, kind, seat=scene.session.viewer)
        assert scene.tips.name == name
        scene.tips.update(LINGERS + 0.1, wanted=True)
        assert scene.tips.name != name
    assert name in Progress.load().tips


def test_what_another_player_does_obeys_no_tip(play):
    scene = play()
    reach_own_turn(scene)
    show(scene, "attack")
    fact(scene, "attack_declared", seat=1)
    scene.tips.update(60, wanted=True)
    assert scene.tips.name == "attack"


def test_a_tip_that_nobody_obeys_goes_after_two_turns(play):
    scene = play()
    reach_own_turn(scene)
    show(scene, "buy")
    for turn in (2, 3):
        assert scene.tips.name == "buy"
        fact(scene, "turn_started", amount=turn)
        scene.tips.update(LINGERS + 0.1, wanted=True)
    assert scene.tips.name != "buy"


def test_a_click_that_was_meant_for_what_lay_there_before_is_not_taken(play):
    scene = play()
    reach_own_turn(scene)
    show(scene, "attack")
    assert not scene.tips.press(scene.tips.box.centre)
    scene.tips.update(BARELY, wanted=True)
    assert scene.tips.press(scene.tips.box.centre)
    assert not scene.tips.press((scene.tips.desk.zones.stack.cx, scene.tips.desk.zones.stack.bottom - 20))


def test_a_tip_waits_while_the_stack_needs_the_room(play):
    scene = play()
    reach_own_turn(scene)
    show(scene, "attack")
    assert scene.tips.is_seen
    middle = scene.tips.box.centre
    entries = tuple(StackView(k, "loot", 0, "bomb", 0, "Deal 1 damage to a monster or player.") for k in range(1, 9))
    scene.desk.view = evolve(scene.desk.view, stack=entries)
    assert not scene.tips.is_seen
    assert not scene.tips.press(middle)
