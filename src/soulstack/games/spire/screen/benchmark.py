"""How long a frame of a crowded fight takes: four heroes, a boss, every row with enemies."""

import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pygame

from soulstack.app.registry import game
from soulstack.app.session import open_position
from soulstack.app.settings import Settings
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.screen.face_painter import SpireFaces
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.kernel.ids import Seat
from soulstack.ui.cards import FaceCache

if TYPE_CHECKING:
    from soulstack.ui.loop import App

STEP = 1 / 60
WARM = 60
"""Frames before the clock starts: caches fill while a fight begins."""
CROWDED = Setup(heroes=("ironclad", "silent", "defect", "watcher"), act=2, seed=3)


def frame_times(size: tuple[int, int], frames: int) -> list[float]:
    """Draws that many frames of a crowded fight and gives the seconds of each."""
    had_display = pygame.display.get_init() and pygame.display.get_surface() is not None
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(size)
    scene = crowded(size)
    seconds = []
    for frame in range(frames + WARM):
        begin = time.perf_counter()
        if frame >= WARM and frame % 20 == 0:
            scene.desk.cursor = (200.0 + 40 * (frame % 13), 620.0)
            scene.stage.move(scene.desk.cursor)
        scene.update(STEP)
        scene.draw(screen)
        pygame.display.flip()
        if frame >= WARM:
            seconds.append(time.perf_counter() - begin)
    scene.leave()
    if not had_display:
        pygame.display.quit()
    return seconds


def crowded(size: tuple[int, int]) -> TableScene:
    """Opens the table on a boss fight with four heroes."""
    cards = catalogue()
    boss = next(
        card.id for card in cards.values() if getattr(card, "deck", "") == "boss" and card.name == "The Collector"
    )
    seat: Seat = 0
    state = single_fight(Setup(heroes=CROWDED.heroes, act=CROWDED.act, seed=CROWDED.seed, encounter=boss), cards)
    app = SimpleNamespace(
        faces=FaceCache(painter=SpireFaces()),
        settings=Settings(),
        sound=SimpleNamespace(play=lambda _: False),
        size=size,
        scale=max(0.05, min(size[0] / 1280, size[1] / 720)),
    )
    scene = TableScene(cast("App", app), open_position(state, seat, game("spire")))
    scene.resize(app.size, app.scale)
    scene.enter(cast("App", app))
    scene.director.skip()
    return scene
