"""How long a frame takes when a full table of four moves all at once."""

import itertools
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pygame

from soulstack.app.bus import Bus, Intent, Server
from soulstack.app.events import Updated
from soulstack.app.language import tr
from soulstack.app.progress import Progress
from soulstack.app.settings import Settings
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.ui.cards import FaceCache

if TYPE_CHECKING:
    from soulstack.ui.loop import App

STEP = 1 / 60


class StillSession:
    """A session that shows one table and is asked for nothing."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.viewer = view.viewer
        self.names = ("You", "Ash", "Bramble", "Cinder")[: len(view.seats)]
        self.seats: tuple[str, ...] = ()
        self.offers = Offers()
        self.bus = Bus()
        self.over = False
        self.auto_pass = True
        seat = view.seats[0]
        self.decision: Decision | None = Decision(
            0,
            "priority",
            (
                *(Option("play", ("card", index)) for index in seat.hand),
                *(Option("activate", ("obj", item), 1) for item in seat.items),
                Option("attack"),
                Option("buy"),
                Option("end"),
            ),
        )

    def poll(self) -> list[Updated]:
        return []

    def intents(self) -> dict[type[Intent], Server]:
        return {}

    def told_before(self) -> list[Fact]:
        return []

    def takes_target(self, option: Option) -> bool:  # noqa: ARG002 - the protocol's signature
        return False

    def aims(self, verb: str) -> dict[Ref, str]:  # noqa: ARG002 - the protocol's signature
        return {}

    def why_not(self, ref: Ref) -> str:
        return f"{ref[0]} cannot be used."

    def words(self, option: Option) -> str:
        return option.verb

    def prompt(self, decision: Decision) -> str:  # noqa: ARG002 - whatever is asked
        return tr("It is your turn.")

    def log_line(self, fact: Fact) -> str:
        return f"{fact.kind} [[bomb]]"

    def pause(self, on: bool) -> None:
        pass

    def close(self) -> None:
        pass


def frame_times(size: tuple[int, int], frames: int) -> list[float]:
    """Draws that many frames of a crowded table with everything in motion and gives the seconds of each."""
    had_display = pygame.display.get_init() and pygame.display.get_surface() is not None
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(size)
    scale = max(0.05, min(size[0] / 1280, size[1] / 720))
    app = SimpleNamespace(
        narrates=False,
        faces=FaceCache(),
        settings=Settings(),
        progress=Progress(),
        sound=SimpleNamespace(play=lambda _: False),
        size=size,
        scale=scale,
        slice=None,
    )
    view = sample.crowded(4)
    scene = TableScene(cast("App", app), StillSession(view))
    scene.resize(size, scale)
    while scene.desk.faces.waiting:
        scene.desk.work(50.0)
    seconds = []
    shake = itertools.cycle((-1, 1))
    for frame in range(frames + WARM):
        if frame % 20 == 0:
            _stir(scene, view, next(shake))
        begin = time.perf_counter()
        scene.update(STEP)
        scene.draw(screen)
        pygame.display.flip()
        if frame >= WARM:
            seconds.append(time.perf_counter() - begin)
    if not had_display:
        pygame.display.quit()
    return seconds


WARM = 60
"""Frames before the clock starts: caches fill while a game is dealt."""


def _stir(scene: TableScene, view: TableView, way: int) -> None:
    """Sets every card in motion and starts an effect of each kind."""
    for key, sprite in scene.desk.bank.sprites.items():
        home = scene.desk.placements[key].spot
        sprite.x, sprite.y = home.x + 24 * way, home.y + 12 * way
        sprite.go(home, 0.4)
    seat = view.seats[0]
    scene.stage.aim(view)
    for fact in (
        Fact("die_rolled", seat=0, value=4, sid=1),
        Fact("player_damaged", seat=1, amount=1),
        Fact("cents_gained", seat=2, amount=6),
        Fact("card_discarded", seat=0, card=seat.hand[0], word="loot"),
        Fact("turn_started", seat=0, amount=2),
        Fact("monster_died", obj=view.monsters[0].top),
    ):
        scene.stage.play(fact)
