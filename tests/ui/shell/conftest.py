"""A window without a screen, a clock that stands still, and fingers to press keys and buttons with."""

from types import SimpleNamespace

import pygame
import pytest
from attrs import define, field

from soulstack.app.language import speak
from soulstack.app.settings import Settings
from soulstack.ui import loop
from soulstack.ui.tween import ManualClock


@define
class Player:
    """Does what a person does: every press is a posted event, followed by one step of the loop."""

    app: loop.App
    clock: ManualClock

    def wait(self, seconds=0.5):
        for _ in range(max(1, round(seconds * 60))):
            self.clock.advance(1 / 60)
            self.app.step(1 / 60)

    def send(self, *events):
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
        for event in pygame.event.get():
            self.app.handle(event)
        if self.app.running:
            self.wait(1 / 60)

    def key(self, *keys, mod=0):
        for key in keys:
            letter = chr(key) if 32 <= key < 127 else ""
            self.send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))

    def type(self, text):
        for letter in text:
            down = pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
            self.send(down, pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def move(self, pos):
        self.send(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def down(self, pos):
        self.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))

    def up(self, pos):
        self.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def click(self, pos):
        self.move(pos)
        self.down(pos)
        self.up(pos)

    @property
    def scene(self):
        return self.app.stack.top

    @property
    def focus(self):
        return self.scene.form.focus

    def widget(self, text):
        """Finds the button with these words on the topmost screen."""
        found = [widget for widget in self.scene.form.stops() if getattr(widget, "text", None) == text]
        assert len(found) == 1, f"{len(found)} controls are called {text}"
        return found[0]

    def press(self, text):
        self.click(self.widget(text).rect.center)

    def tab_to(self, text):
        for _ in range(40):
            if getattr(self.focus, "text", None) == text:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {text}")


@define
class FakeSession:
    """Stands in for a game at the table."""

    seed: int = 4711
    viewer: int = 0
    names: tuple = ("You", "Ash", "Bramble")
    paused: list = field(factory=list)
    closed: bool = False
    auto_pass: bool = True
    notice: str | None = None
    tally: object = None
    view: object = field(
        factory=lambda: SimpleNamespace(
            turn=23,
            winners=(0,),
            seats=tuple(
                SimpleNamespace(seat=seat, souls=souls, souls_to_win=4) for seat, souls in enumerate((4, 1, 3))
            ),
        )
    )

    def pause(self, on):
        self.paused.append(on)

    def close(self):
        self.closed = True


@pytest.fixture
def session():
    return FakeSession()


@pytest.fixture
def clock():
    return ManualClock()


@pytest.fixture
def open_app(clock):
    """Gives a function that opens a window of some size with some settings."""
    loop.open_display()

    def make(size=(1280, 720), **settings):
        return loop.App(Settings(**settings), size=size, clock=clock)

    return make


@pytest.fixture
def app(open_app):
    return open_app()


@pytest.fixture
def player(app, clock):
    return Player(app, clock)


@pytest.fixture
def at_title(app, player):
    """Shows the title and gives the player who sits before it."""
    from soulstack.ui.scenes.title import TitleScene

    app.replace(TitleScene(app))
    player.wait(1 / 60)
    return player


@pytest.fixture(autouse=True)
def english():
    """Leaves no language behind that a test spoke."""
    yield
    speak("en")
