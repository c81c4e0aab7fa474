"""A whole game against a bot, played with nothing but posted key events."""

import random
import time

import pygame

from soulstack.app.options import NewGame
from soulstack.app.session import new_session
from soulstack.games.foursouls.screen.result import ResultScene
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.ui import games

LONGEST = 240.0
"""Seconds of patience."""


class Fingers:
    """Presses keys as somebody would who has read the key card and nothing else."""

    def __init__(self, app, clock, scene):
        self.app, self.clock, self.scene = app, clock, scene
        self.chance = random.Random(11)
        self.used = set()
        self.turn = -1

    def wait(self):
        self.clock.advance(1 / 30)
        self.app.stack.update(1 / 30)

    def key(self, *keys, mod=0):
        for key in keys:
            self.used.add(key)
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
            for event in pygame.event.get([pygame.KEYDOWN, pygame.KEYUP]):
                self.app.handle(event)
            self.wait()

    def act(self):
        control = self.scene.control
        asking = control.asking
        if control.dialog is not None or control.menu is not None:
            self.key(*[pygame.K_TAB] * self.chance.randrange(3), pygame.K_RETURN)
        elif asking is None:
            self.wait()
        elif asking.decision.kind == "target":
            self.key(*[pygame.K_TAB] * self.chance.randrange(1, 4), pygame.K_RETURN)
        else:
            self.declare({choice.verb for choice in asking.buttons})

    def declare(self, verbs):
        """Attacks and buys once a turn, plays a card now and then, and otherwise goes on."""
        view = self.scene.session.view
        mine = view.active == view.viewer
        if mine and "attack" in verbs and view.turn != self.turn:
            self.turn = view.turn
            self.key(pygame.K_a)
        elif mine and "buy" in verbs and view.seats[view.viewer].cents >= 10:
            self.key(pygame.K_b)
        elif mine and view.seats[view.viewer].loot_plays and view.seats[view.viewer].hand and "end" in verbs:
            self.key(pygame.K_1, pygame.K_RETURN)
            if self.scene.control.selected is not None or self.scene.control.toast.left:
                self.key(pygame.K_ESCAPE, pygame.K_e)
        else:
            self.wait_a_little()
            self.key(pygame.K_SPACE)

    def wait_a_little(self):
        # The usual key does not end a turn in haste.
        for _ in range(13):
            self.wait()


def test_a_whole_game_is_played_to_its_end_by_keys_alone(open_app, clock):
    app = open_app(speed="instant", bot_pause_ms=0, reduced_motion=True, tips=False)
    session = new_session(NewGame(seats=("human", "bot:normal"), names=("You", "Ash"), seed=5))
    session.breath = 0.0
    scene = TableScene(app, session, games.card_book())
    app.replace(scene)
    fingers = Fingers(app, clock, scene)
    begin = time.monotonic()
    while not isinstance(app.stack.top, ResultScene):
        assert time.monotonic() - begin < LONGEST, f"still turn {session.view.turn}"
        if app.stack.top is scene:
            fingers.act()
        else:
            fingers.key(pygame.K_RETURN)
    assert session.over
    assert {pygame.K_a, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE} <= fingers.used
    app.step(1 / 60)
    session.close()
