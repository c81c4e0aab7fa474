"""Takes the moving pictures of the project's page: python build/moving.py FOLDER.

A turn of each game as it is played: events go into the window, time passes frame by frame, and what it draws is written as an
animated WebP. Writing it takes Pillow (`pip install pillow`), which nothing else here needs; without it nothing is written.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SOULSTACK_HOME", tempfile.mkdtemp())  # nobody's own settings and games

import pygame

from soulstack.app import registry
from soulstack.app.events import Choose
from soulstack.app.options import NewGame
from soulstack.app.session import new_session, open_position
from soulstack.app.settings import Settings
from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.screen.table_scene import TableScene as SoulsTable
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.scenario.position import build
from soulstack.games.spire.scenario.reading import read
from soulstack.games.spire.screen.table_scene import TableScene as SpireTable
from soulstack.kernel.decisions import Answer
from soulstack.ui import loop, sdl

SIZE = (1280, 720)
SHOWN = (800, 450)
RATE = 12.5
"""Pictures a second."""
STEP = 1 / 50
QUALITY = 66
PATIENCE = 400
AWAY = (-60.0, -60.0)
"""Where the mouse is not to be seen."""
FIGHT = """
title = "A turn"
game = "spire"
die = 3
[[seat]]
hero = "ironclad"
hand = ["bash+", "pommel_strike", "ironclad_defend", "cleave", "ironclad_strike"]
draw = ["inflame", "ironclad_strike", "ironclad_defend", "shrug_it_off", "ironclad_strike", "bash"]
[[enemy]]
id = "a1_jaw_worm"
row = 1
[[enemy]]
id = "a1_looter"
row = 1
"""
SOULS_SEATS = ("human", "bot:easy", "bot:easy", "bot:easy")
SOULS_NAMES = ("You", "Ash", "Bramble", "Cinder")
SOULS_SEED = 54


class Camera:
    """A window whose frames are kept, with the pointer of a mouse in it."""

    def __init__(self, app: loop.App) -> None:
        self.app = app
        self.at = (SIZE[0] * 0.6, SIZE[1] * 0.62)
        self.late = 0.0
        self.waits: Callable[[], bool] = lambda: False
        """Tells whether somebody thinks, in a process beside this one: that takes no time in the picture."""

    def run(self, seconds: float) -> Iterator[pygame.Surface]:
        """Let time pass and give its pictures."""
        for _ in range(round(seconds / STEP)):
            for _ in range(PATIENCE):
                if not self.waits():
                    break
                time.sleep(0.01)
                self.app.step(0.001)
            self.app.step(STEP)
            self.late += STEP
            if self.late >= 1 / RATE:
                self.late -= 1 / RATE
                yield self._picture()

    def _picture(self) -> pygame.Surface:
        whole = self.app.screen.copy()
        x, y = self.at
        shape = [(0, 0), (0, 26), (6, 20), (11, 31), (16, 29), (11, 18), (19, 18)]
        pointer = [(x + dx * 1.2, y + dy * 1.2) for dx, dy in shape]
        pygame.draw.polygon(whole, (255, 248, 232), pointer)
        pygame.draw.lines(whole, (42, 21, 48), True, pointer, 3)
        return pygame.transform.smoothscale(whole, SHOWN)

    def glide(self, to: tuple[float, float], seconds: float = 0.5) -> Iterator[pygame.Surface]:
        """Move the mouse to a point."""
        start, steps = self.at, max(2, round(seconds / 0.04))
        for number in range(1, steps + 1):
            part = number / steps
            part = part * part * (3 - 2 * part)
            self.at = (start[0] + (to[0] - start[0]) * part, start[1] + (to[1] - start[1]) * part)
            self._send(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0))
            yield from self.run(0.04)

    def down(self) -> None:
        """Press the button of the mouse."""
        self._send(pygame.MOUSEBUTTONDOWN, button=1)

    def up(self) -> None:
        """Let it go."""
        self._send(pygame.MOUSEBUTTONUP, button=1)

    def _send(self, kind: int, **more: object) -> None:
        self.app.handle(pygame.event.Event(kind, pos=(round(self.at[0]), round(self.at[1])), **more))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> Iterator[pygame.Surface]:
        """Take something and let it go elsewhere."""
        yield from self.glide(start, 0.45)
        yield from self.run(0.25)
        self.down()
        yield from self.glide(end, 0.6)
        yield from self.run(0.45)
        self.up()


def new_camera() -> Camera:
    """Open a window that is animated as a player sees it."""
    return Camera(
        loop.App(
            Settings(language="en", music_offered=True, tips=False, bot_pause_ms=0), size=SIZE, keep_settings=False
        )
    )


def spire() -> Iterator[pygame.Surface]:
    """Show a turn of a fight: an aimed card, a shield, and what the enemies do."""
    camera = new_camera()
    camera.app.choose_game("spire")
    state = build(read(FIGHT, catalogue()), catalogue())
    scene = SpireTable(camera.app, open_position(state, 0, registry.game("spire")))
    camera.app.replace(scene)
    for _ in range(200):
        camera.app.step(STEP)
        scene.director.skip()

    def card(name: str) -> tuple[float, float]:
        hand = scene.desk.state.fighter(0).hand
        return centre(f"card {next(at for at in hand if scene.desk.view.name_of(at) == name)}")

    def centre(name: str) -> tuple[float, float]:
        box = scene.things()[name]
        return box.cx * scene.desk.kit.u, box.cy * scene.desk.kit.u

    foes = [foe.id for foe in state.combat().foes]
    yield from camera.run(0.5)
    yield from camera.drag(card("bash+"), centre(f"foe {foes[0]}"))
    yield from camera.run(1.5)
    yield from camera.drag(card("ironclad_defend"), (SIZE[0] * 0.45, SIZE[1] * 0.45))
    yield from camera.run(1.1)
    yield from camera.glide(centre("end"), 0.45)
    camera.down()
    camera.up()
    yield from camera.run(4.4)


def souls() -> Iterator[pygame.Surface]:
    """Show an attack: it is declared, answered by nobody, and rolled."""
    session = new_session(NewGame(seats=SOULS_SEATS, names=SOULS_NAMES, seed=SOULS_SEED))
    bots = [make_bot("bot:easy", seat, SOULS_SEED) for seat in range(len(SOULS_SEATS))]
    for number in range(900):
        decision = session.state.pending[0]
        fights = decision.prompt == "turn" and any(option.verb == "attack" for option in decision.options)
        if number >= 140 and decision.seat == 0 and fights:
            break
        picks = bots[decision.seat].choose(view_for(session.state, decision.seat), decision)
        session._apply(Answer(decision.seat, picks))  # noqa: SLF001 - faster than by the clock, and recorded
    session._updates.clear()  # noqa: SLF001 - only what comes now is shown
    session.passed.clear()
    camera = new_camera()
    scene = SoulsTable(camera.app, session)
    camera.app.replace(scene)
    camera.waits = lambda: not scene.director.busy and session.state.pending[0].seat != 0 and not session.over
    for _ in range(250):
        camera.app.step(STEP)
    camera.at = AWAY
    yield from camera.run(0.6)
    left = 7.6
    while left > 0 and not session.over:
        decision = session.decision
        if decision is not None and decision.seat == 0 and not scene.director.busy:
            wanted = next((option for option in decision.options if option.verb == "attack"), None)
            view = view_for(session.state, 0)
            picks = (wanted,) if wanted is not None else bots[0].choose(view, decision)
            scene.bus.send(Choose(picks))
        yield from camera.run(0.4)
        left -= 0.4
    session.close()


def write(path: Path, frames: Iterator[pygame.Surface]) -> None:
    """Write pictures as one that moves, without end."""
    from PIL import Image

    pages = [Image.frombytes("RGB", SHOWN, pygame.image.tobytes(frame, "RGB")) for frame in frames]
    pages[0].save(
        path,
        save_all=True,
        append_images=pages[1:],
        duration=round(1000 / RATE),
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )
    sys.stdout.write(f"{path.name}: {len(pages)} pictures, {path.stat().st_size / 1e6:.2f} MB\n")


def take(folder: Path) -> None:
    """Take all moving pictures, if they can be written."""
    try:
        import PIL  # noqa: F401 - only asked for
    except ImportError:
        sys.stdout.write("Without Pillow there are no moving pictures.\n")
        return
    for name, frames in (("spire_turn", spire), ("souls_turn", souls)):
        write(folder / f"{name}.webp", frames())


if __name__ == "__main__":
    sdl.prepare()
    loop.open_display()
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
