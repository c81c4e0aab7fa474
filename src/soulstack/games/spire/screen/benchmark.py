"""How long a frame of a crowded fight takes: four heroes, a boss, two enemies in every row, and something moves all the time."""

import time
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pygame

from soulstack.app.progress import Progress
from soulstack.app.registry import game
from soulstack.app.session import open_position
from soulstack.app.settings import Settings
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.rules.summoning import place
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.fight_base import FightBase
from soulstack.games.spire.screen.combat.motion import Flight
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
        stir(scene, frame)
        scene.update(STEP)
        scene.draw(screen)
        pygame.display.flip()
        if frame >= WARM:
            seconds.append(time.perf_counter() - begin)
    scene.leave()
    if not had_display:
        pygame.display.quit()
    return seconds


def stir(scene: TableScene, frame: int) -> None:
    """Lets something begin now and then: blows, numbers that rise, cards that fly, the mouse over hand and stage."""
    stage, desk = scene.stage, scene.desk
    assert isinstance(stage, FightBase)
    motion, foes = stage.parts.motion, list(stage.parts.layout.foes)
    if frame % 6 == 0:
        foe = foes[frame // 6 % len(foes)]
        place = stage.parts.layout.foes[foe]
        motion.nudge(("foe", foe), "shake" if frame % 12 else "lunge", -1.0)
        motion.nudge(("seat", frame // 6 % 4), "lunge")
        motion.rise(f"−{frame % 9}", place.x, place.top, look.BAD, icon="heart")
    if frame % 15 == 0:
        name = desk.view.name_of(stage.hand[frame // 15 % len(stage.hand)].card)
        start, end = (200.0, 660.0), (900.0, 250.0)
        motion.flights.append(Flight(0.4, image=partial(desk.card_image, name, 127.0), start=start, end=end))
    if frame % 20 == 0:
        held = stage.hand[frame // 20 % len(stage.hand)]
        desk.cursor = (held.x, held.y) if frame % 40 else (480.0 + 9 * (frame % 37), 330.0)
        stage.move(desk.cursor)
    if frame % 60 == 30:
        stage.drop_aim()
        held = stage.hand[frame // 60 % len(stage.hand)]
        stage.take(stage.option_of(held.card), ("card", held.card), (held.x, held.y))


def crowded(size: tuple[int, int]) -> TableScene:
    """Opens the table on a boss fight with four heroes."""
    cards = catalogue()
    boss = next(
        card.id for card in cards.values() if getattr(card, "deck", "") == "boss" and card.name == "The Collector"
    )
    seat: Seat = 0
    state = single_fight(Setup(heroes=CROWDED.heroes, act=CROWDED.act, seed=CROWDED.seed, encounter=boss), cards)
    for number, card in enumerate(state.places["a2_sum_torch_head"]):
        foe = place(state, card, 1 + number % 4)
        foe.block, foe.poison, foe.vulnerable = number % 3, number % 4, number % 2
    app = SimpleNamespace(
        narrates=False,
        faces=FaceCache(painter=SpireFaces()),
        settings=Settings(tips=False),
        progress=Progress(),
        sound=SimpleNamespace(play=lambda _: False),
        size=size,
        scale=max(0.05, min(size[0] / 1280, size[1] / 720)),
    )
    scene = TableScene(cast("App", app), open_position(state, seat, game("spire")))
    scene.resize(app.size, app.scale)
    scene.enter(cast("App", app))
    scene.director.skip()
    return scene
