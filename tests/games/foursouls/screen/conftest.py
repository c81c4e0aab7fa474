"""A window without a screen with a table in it, and hands to play with."""

import pygame
import pytest
from attrs import define
from tests.games.foursouls.screen.fake import FakeSession, PlainBook, small

from soulstack.app.settings import Settings
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.ui import loop
from soulstack.ui.cards import FaceCache
from soulstack.ui.tween import ManualClock

FACES = FaceCache()


@define
class Hands:
    """Plays at a table: every press is a posted event, followed by one step of the loop."""

    app: loop.App
    scene: TableScene
    session: FakeSession
    clock: ManualClock

    def wait(self, seconds: float = 0.05) -> None:
        """Lets time pass; a long wait draws only now and then."""
        for frame in range(max(1, round(seconds * 60))):
            self.clock.advance(1 / 60)
            if frame % 12 == 0:
                self.app.step(1 / 60)
            else:
                self.app.stack.update(1 / 60)

    def send(self, *events) -> None:
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
        for event in pygame.event.get():
            self.app.handle(event)
        self.wait(1 / 60)

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
            self.send(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def px(self, point) -> tuple[int, int]:
        return round(point[0] * self.app.scale), round(point[1] * self.app.scale)

    def move(self, point) -> None:
        self.send(pygame.event.Event(pygame.MOUSEMOTION, pos=self.px(point), rel=(0, 0), buttons=(0, 0, 0)))

    def down(self, point, button: int = 1) -> None:
        self.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.px(point), button=button))

    def up(self, point, button: int = 1) -> None:
        self.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.px(point), button=button))

    def click(self, point) -> None:
        self.move(point)
        self.down(point)
        self.up(point)

    def drag(self, start, end) -> None:
        self.move(start)
        self.down(start)
        for step in range(1, 11):
            self.move((start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10))
        self.up(end)

    def at(self, ref) -> tuple[float, float]:
        """Gives a point where something can be seen: for a card in the fan that is its left part."""
        box = self.scene.desk.box_of(ref)
        assert box is not None, ref
        if ref[0] == "card":
            return box.x + min(box.w, 30) / 2, box.cy
        if ref[0] == "player":
            return box.right - 4, box.cy
        return box.cx, box.cy

    def button(self, verb: str) -> tuple[float, float]:
        found = next(b for b in self.scene.desk.prompt.buttons if b.choice.verb == verb)
        return found.box.cx, found.box.cy

    @property
    def control(self):
        return self.scene.control

    @property
    def last(self):
        return self.session.answers[-1] if self.session.answers else None


@pytest.fixture
def sit():
    """Seats a person at a table; called with a view, a decision and settings."""
    pygame.display.init()
    pygame.font.init()

    def open_table(
        view=None, decision=None, *, size=(1280, 720), speed="1", reduced_motion=False, follow=(), before=()
    ):
        clock = ManualClock()
        settings = Settings(speed=speed, reduced_motion=reduced_motion)
        app = loop.App(settings, size=size, clock=clock, keep_settings=False)
        app._faces = FACES
        app.sound.clock = clock.now
        session = FakeSession(view or small(), decision, follow=list(follow), before=list(before))
        scene = TableScene(app, session, PlainBook())
        app.push(scene)
        hands = Hands(app, scene, session, clock)
        hands.wait(0.05)
        return hands

    return open_table
