"""A monkey at the keyboard: random but repeatable inputs over all screens of both games: python -m tests.ui.monkey 10000 1."""

import os
import random
import sys
import tempfile
from collections import Counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from tests.app.tables import LocalThinker

from soulstack.app import session as sessions
from soulstack.app.options import NewGame, SeatChoice
from soulstack.app.settings import LastGame, Settings
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.games.spire.screen import backdrop
from soulstack.games.spire.screen.table_scene import TableScene as SpireTable
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Answer
from soulstack.ui import folders, loop
from soulstack.ui.every_screen import every_place
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.places import Card, Rules
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.scenes.title import TitleScene
from soulstack.ui.tween import ManualClock

SIZE = (1280, 720)
KEYS = (
    pygame.K_F2,
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_END),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_ESCAPE, pygame.K_F1, pygame.K_F9, pygame.K_LCTRL, pygame.K_LSHIFT),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
)
USUAL = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_e, pygame.K_a, pygame.K_1)
MEANT = {
    Meant.UP: pygame.K_UP,
    Meant.DOWN: pygame.K_DOWN,
    Meant.LEFT: pygame.K_LEFT,
    Meant.RIGHT: pygame.K_RIGHT,
    Meant.NEXT: pygame.K_TAB,
    Meant.CONFIRM: pygame.K_RETURN,
    Meant.CANCEL: pygame.K_ESCAPE,
}
SPIRE_MENUS = ("new game", "campaign", "statistics", "replays", "gallery", "rules", "learn", "settings")
PATIENCE = 6
"""How often Escape may be pressed before a screen counts as stuck."""


class Monkey:
    """Presses, clicks, drags, scrolls and waits; looks now and then whether all is well."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.clock = ManualClock()
        seats = (SeatChoice("You", "human"), SeatChoice("Ash", "bot:random"), SeatChoice("Bea", "bot:easy"))
        settings = Settings(speed="4", bot_pause_ms=0, games={"foursouls": LastGame(seats=seats)})
        self.app = loop.App(settings, size=SIZE, clock=self.clock, keep_settings=False)
        self.app.replace(TitleScene(self.app))
        self.seen = Counter()
        self.compared = 0
        self.held = []

    # -- inputs -----------------------------------------------------------------------------------------------------

    def play(self, inputs):
        """Give so many inputs, and start from another screen now and then."""
        for number in range(inputs):
            if number % 250 == 125:
                self.visit()
            self.input()
            self.seen[type(self.app.stack.top).__name__] += 1
            if number % 100 == 99:
                self.compare()
            if number % 200 == 199:
                self.leave()

    def input(self):
        """Give one input."""
        for event in self.events():
            self.app.handle(event)
        self.clock.advance(1 / 30)
        if self.chance.random() < 0.3:
            self.app.step(1 / 30)
        else:
            self.app.stack.update(1 / 30)
        if not self.app.running or not self.app.stack.scenes:
            # It has found the way out; a person would start the game again.
            self.app.running = True
            self.app.replace(TitleScene(self.app))

    def events(self):
        chance = self.chance
        kind = chance.choices(("click", "move", "key", "usual", "intent", "wheel", "hold", "drag", "window"), WEIGHTS)[
            0
        ]
        where = self.point()
        if kind == "click":
            button = chance.choice((1, 1, 1, 1, 2, 3))
            return [
                pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=button),
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=button),
            ]
        if kind == "move":
            return [pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))]
        if kind == "wheel":
            return [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-2, -1, 1, 2)))]
        if kind == "drag":
            down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1)
            path = [self.point() for _ in range(3)]
            moves = [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0)) for at in path]
            return [down, *moves, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=path[-1], button=1)]
        if kind == "window":
            return [pygame.event.Event(chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)))]
        if kind == "hold":
            # A key that stays down for a while, or comes up.
            if self.held and chance.random() < 0.6:
                return [self.up(self.held.pop())]
            self.held.append(chance.choice((pygame.K_SPACE, pygame.K_LCTRL, pygame.K_z)))
            return [self.down(self.held[-1])]
        key = chance.choice(USUAL if kind == "usual" else KEYS)
        if kind == "intent":
            key = MEANT[chance.choice(list(MEANT))]
            assert meant_by(self.down(key)) is not None
        mod = chance.choice((0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
        typed = [pygame.event.Event(pygame.TEXTINPUT, text=chr(key))] if 32 < key < 127 else []
        return [self.down(key, mod), *typed, self.up(key, mod)]

    @staticmethod
    def down(key, mod=0):
        letter = chr(key) if 32 <= key < 127 else ""
        return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0)

    @staticmethod
    def up(key, mod=0):
        return pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def point(self):
        """Give a point: often on something, else anywhere."""
        scene = self.app.stack.top
        form = getattr(scene, "form", None)
        if form is not None and self.chance.random() < 0.7:
            stops = list(form.stops())
            if stops:
                return self.chance.choice(stops).rect.center
        if isinstance(scene, SpireTable) and self.chance.random() < 0.8:
            box = self.chance.choice(list(scene.things().values()))
            return round(box.cx * scene.desk.kit.u), round(box.cy * scene.desk.kit.u)
        if isinstance(scene, TableScene) and self.chance.random() < 0.7:
            boxes = [button.box for button in scene.desk.prompt.buttons]
            boxes += [placed.spot.box for placed in scene.desk.placements.values()]
            box = self.chance.choice(boxes)
            return round(box.cx * scene.desk.kit.u), round(box.cy * scene.desk.kit.u)
        return self.chance.randrange(SIZE[0]), self.chance.randrange(SIZE[1])

    def visit(self):
        """Go straight to one of the screens of a game."""
        while self.app.stack.scenes:
            self.app.pop()
        if self.chance.random() < 0.5:
            self.visit_spire()
            return
        self.app.choose_game("foursouls")
        seats = self.chance.choice(
            (("human", "bot:easy"), ("human", "human", "bot:random"), ("bot:easy", "bot:random"))
        )
        seed = self.chance.randrange(1000)
        session = sessions.new_session(NewGame(seats=seats, names=("You", "Ash", "Bea")[: len(seats)], seed=seed))
        places = {**every_place(self.app, session), **compendium()}
        self.app.go(places[self.chance.choice(("table", *places))], alone=True)
        if not any(isinstance(scene, TableScene) and scene.session is session for scene in self.app.stack.scenes):
            session.close()

    def visit_spire(self):
        """Go to the table of a run that has been going on for a while, or to a menu of that game."""
        self.app.choose_game("spire")
        if self.chance.random() < 0.3:
            self.app.replace(TitleScene(self.app))
            self.app.go(self.chance.choice(SPIRE_MENUS))
            return
        seats = self.chance.choice((("human",), ("human", "bot:random"), ("human", "human", "bot:easy")))
        new = NewGame(game="spire", seats=seats, names=("",) * len(seats), seed=self.chance.randrange(1000))
        session = sessions.new_session(new)
        for _ in range(self.chance.choice((0, 5, 40, 150))):
            asked = [each for each in session.state.pending if each.options != (UNDONE,)]
            if session.over or not asked:
                break
            options = [option for option in asked[0].options if option.verb not in {"swap", "give"}] or asked[0].options
            picks = self.chance.sample(list(options), min(len(options), max(1, asked[0].low)))
            session._apply(Answer(asked[0].seat, tuple(picks)))
        session.poll()
        self.app.replace(SpireTable(self.app, session))

    # -- looks ------------------------------------------------------------------------------------------------------

    def leave(self):
        """Hold that every screen can be left: Escape changes something, unless this is the first screen of all."""
        for key in self.held:
            self.app.handle(self.up(key))
        self.held.clear()
        top = self.app.stack.top
        if isinstance(top, TitleScene):
            return
        for _ in range(PATIENCE):
            self.app.handle(self.down(pygame.K_ESCAPE))
            self.app.handle(self.up(pygame.K_ESCAPE))
            for _ in range(12):
                self.clock.advance(1 / 30)
                self.app.step(1 / 30)
            if self.app.stack.top is not top or not self.app.running:
                break
        else:
            raise AssertionError(f"{type(top).__name__} cannot be left")
        if not self.app.stack.scenes or not self.app.running:
            self.app.running = True
            self.app.replace(TitleScene(self.app))

    def compare(self):
        """Hold the table to a freshly built one: the same things in the same places, pixel for pixel."""
        scene = self.app.stack.top
        if isinstance(scene, SpireTable):
            scene.director.skip()
            scene.update(0.0)
            scene.director.skip()
            assert scene.desk.view is scene.session.view, "what is shown is what there is"
            return
        if not isinstance(scene, TableScene):
            return
        for _ in range(4):
            scene.director.skip()
            scene.update(0.0)
        scene.director.skip()
        scene.desk.show(scene.session.view, seconds=0.0)
        assert scene.desk.view == scene.session.view
        for _ in range(20):
            fresh = TableScene(self.app, scene.session, scene.book)
            fresh.resize(self.app.size, self.app.scale)
            fresh.desk.stops = scene.desk.stops
            assert scene.desk.bank.resting() == fresh.desk.bank.resting()
            found = [self.picture(desk) for desk in (scene.desk, fresh.desk)]
            if not scene.desk.faces.waiting:
                break
            while scene.desk.faces.waiting:  # what is drawn may ask for faces that were given up meanwhile
                scene.desk.work(200.0)
        assert found[0] == found[1]
        self.compared += 1

    @staticmethod
    def picture(desk):
        surface = pygame.Surface(desk.size)
        spread = desk.spread(frozenset())
        surface.blit(desk.settled(frozenset(), [], spread), (0, 0))
        desk.draw_hand(surface, spread)
        return surface.get_buffer().raw


def compendium():
    """Give what is read of the other game: its rules, its gallery by a switch, a component of each kind."""
    book = screens_of_the_game("spire").card_book()
    kinds = {thing.type: card for card, thing in book.cards.items()}
    return {"rules of the spire": Rules(game="spire"), "components": Card(book, list(kinds.values()), game="spire")}


WEIGHTS = (30, 8, 12, 26, 10, 4, 4, 5, 1)


def run(inputs, seed):
    """Let a monkey play and give it."""
    pygame.display.init()
    pygame.font.init()
    folders.open_folder = str
    sessions.Thinker = LocalThinker
    backdrop.MOMENT = None
    monkey = Monkey(seed)
    monkey.play(inputs)
    while monkey.app.stack.scenes:
        monkey.app.pop()
    return monkey


if __name__ == "__main__":
    os.environ["SOULSTACK_HOME"] = tempfile.mkdtemp()
    done = run(*(int(word) for word in sys.argv[1:3]))
    sys.stdout.write(f"{sum(done.seen.values())} inputs, {done.compared} tables compared\n")
    for screen, count in done.seen.most_common():
        sys.stdout.write(f"{count:6} {screen}\n")
