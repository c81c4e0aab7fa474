"""Tips come one at a time, once, where they cover no question, and not at all when they are not wanted."""

import pygame
import pytest
from attrs import evolve

from soulstack.app.options import NewGame
from soulstack.app.progress import Progress
from soulstack.app.session import new_session
from soulstack.app.settings import Settings
from soulstack.games.foursouls.play.tips import TIPS, due
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui import loop
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
    let_pass(scene, 2)
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
    let_pass(scene, 2)
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
            assert box.bottom <= zones.log.bottom
            for part, other in zones.parts().items():
                apart = box.x >= other.right or other.x >= box.right or box.y >= other.bottom or other.y >= box.bottom
                assert apart or part in {"log", "stack"}, (name, part)
            assert box.y > zones.stack.bottom - 12


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
