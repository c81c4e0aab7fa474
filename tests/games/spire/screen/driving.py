"""A table of a run without a window: events go in, pictures can be taken, time passes when it is told to."""

from types import SimpleNamespace

import pygame
from attrs import evolve
from tests.games.spire.play.at_hand import BotAtHand

from soulstack.app.progress import Progress
from soulstack.app.registry import game
from soulstack.app.session import open_position
from soulstack.app.settings import Settings
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.game import new_run
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.scenario.position import build
from soulstack.games.spire.scenario.reading import read
from soulstack.games.spire.screen import backdrop
from soulstack.games.spire.screen.face_painter import SpireFaces
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.ui.cards import FaceCache

FRAME = 1 / 30
backdrop.MOMENT = None
"""A test waits for what another thread draws: its frames are to be the same on every machine."""


class Table:
    """Drives a table scene by what a person can do: move, press, let go, keys."""

    def __init__(
        self,
        *heroes,
        encounter="a1_first_jaw_worm",
        size=(1280, 720),
        seed=7,
        act=1,
        prepare=None,
        position="",
        options=(),
        bots=(),
    ):
        pygame.display.init()
        pygame.font.init()
        self.screen = pygame.display.set_mode(size)
        setup = Setup(heroes=heroes or ("ironclad",), seed=seed, act=act, encounter=encounter, options=options)
        state = single_fight(setup, catalogue()) if encounter else new_run(setup, catalogue())
        if position:
            state = build(read(f'title = "A position"\ngame = "spire"\n{position}', catalogue()), catalogue())
        if prepare is not None:
            prepare(state)
        self.heard, self.went, self.told = [], [], []
        self.app = SimpleNamespace(
            faces=FaceCache(painter=SpireFaces()), settings=Settings(tips=False), size=size,
            scale=min(size[0] / 1280, size[1] / 720),
            sound=SimpleNamespace(play=self.heard.append), go=lambda place, **_: self.went.append(place),
            change=self._change, progress=Progress(), narrates=True,
            narration=SimpleNamespace(tell=self.told.append),
        )  # fmt: skip
        opened = open_position(state, 0, game("spire"))
        if bots:
            opened.seats = tuple("bot:normal" if seat in bots else kind for seat, kind in enumerate(opened.seats))
            opened._thinker = BotAtHand(opened.seats, seed, game("spire"))
        self.scene = TableScene(self.app, opened)
        self.scene.resize(size, self.app.scale)
        self.scene.enter(self.app)
        self.settle()

    def _change(self, **changed):
        self.app.settings = evolve(self.app.settings, **changed)

    @property
    def session(self):
        return self.scene.session

    @property
    def state(self):
        return self.session.state

    @property
    def stage(self):
        return self.scene.stage

    def wait(self, seconds=0.2):
        for _ in range(max(1, round(seconds / FRAME))):
            self.scene.update(FRAME)

    def settle(self):
        """Lets everything be shown that waits, and the table ask what it asks."""
        for _ in range(6):
            self.wait(0.1)
            self.scene.director.skip()
        self.wait(0.1)

    def draw(self):
        self.scene.draw(self.screen)
        return self.screen

    def look(self, frames=12):
        """Draws until whatever is painted bit by bit is there."""
        for _ in range(frames):
            self.draw()
        return self.screen

    def at(self, name):
        box = self.scene.things()[name]
        return round(box.cx * self.app.scale), round(box.cy * self.app.scale)

    def names(self, kind):
        return [name for name in self.scene.things() if name.split(" ")[0] == kind]

    def move(self, pos):
        self.scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def down(self, pos, button=1):
        self.move(pos)
        self.scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))

    def up(self, pos, button=1):
        self.move(pos)
        self.scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def click(self, name):
        at = self.at(name)
        self.down(at)
        self.up(at)

    def drag(self, name, to):
        self.down(self.at(name))
        self.move(to)
        self.wait(0.1)
        self.up(to)

    def key(self, key, mod=0, text=""):
        self.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))
        self.scene.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def close(self):
        self.scene.leave()
