"""The real window, driven by a scripted mouse: from the title to the end of a turn."""

import shutil
import subprocess
import sys
import time

import pygame
import pytest
import tomli_w

from soulstack import paths
from soulstack.app.saves import SaveError, read_save
from soulstack.app.settings import LastGame, Settings
from soulstack.app.slot import save_file
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.playback import replay
from soulstack.kernel.record import Record
from soulstack.ui import loop, sdl

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        shutil.which("xdotool") is None or shutil.which("Xvfb") is None, reason="needs Xvfb and xdotool"
    ),
]

SIZE = (1280, 720)
SEED = 4
"""The person goes first, holds 3 Cents! and faces monsters that can be attacked."""
PATIENCE = 30.0


class Mouse:
    """A person at the window: points, clicks, drags and looks at the save."""

    def __init__(self, process, environment):
        self.process = process
        self.environment = environment
        self.window = self.wait(self._find, "a window")

    def _find(self):
        done = self.run("search", "--onlyvisible", "--class", "soulstack", check=False)
        words = done.stdout.split()
        return words[0] if words else None

    def run(self, *words, check=True):
        return subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, check=check, capture_output=True, text=True, timeout=20
        )

    def wait(self, look, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, f"the game ended while waiting for {what}"
            found = look()
            if found:
                return found
            time.sleep(0.1)
        raise AssertionError(f"waited in vain for {what}")

    def move(self, point):
        self.run("mousemove", "--window", self.window, int(point[0]), int(point[1]))

    def click(self, point):
        self.move(point)
        time.sleep(0.15)
        self.run("click", 1)
        time.sleep(0.15)

    def drag(self, start, end):
        self.move(start)
        time.sleep(0.15)
        self.run("mousedown", 1)
        for step in range(1, 11):
            part = step / 10
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            time.sleep(0.03)
        self.run("mouseup", 1)
        time.sleep(0.2)

    def state(self):
        try:
            return replay(Record.from_json(read_save(save_file()).save.record), catalogue())
        except SaveError:
            return None

    def verbs(self):
        """List what the person has answered so far."""
        try:
            record = Record.from_json(read_save(save_file()).save.record)
        except SaveError:
            return []
        return [pick.verb for answer in record.answers if answer.seat == 0 for pick in answer.picks]


@pytest.fixture
def app():
    sdl.prepare()
    loop.open_display()
    made = loop.App(Settings(), size=SIZE, fullscreen=False)
    yield made
    pygame.display.quit()


def widget_at(app, scene, text):
    """Give the middle of a button on a menu screen."""
    app.replace(scene)
    app.step(1 / 60)
    for widget in scene.form.things:
        if getattr(widget, "text", None) == text:
            x, y, w, h = widget.area
            return (x + w / 2, y + h / 2)
    raise AssertionError(f"there is no {text!r}")


def place_on_table(app, state, ref):
    """Give the middle of a thing on the table as it is laid out for this state."""
    from soulstack.games.foursouls.screen.faces import FourSoulsBook
    from soulstack.games.foursouls.screen.table_picture import Desk

    desk = Desk(app.faces, FourSoulsBook(), ("You", "Ash", "Bramble", "Cinder"))
    desk.use(SIZE, 1.0, 1.0)
    desk.show(view_for(state, 0), fresh=True)
    spot = desk.spot_of(ref)
    assert spot is not None, ref
    return (spot.x, spot.y)


def test_a_mouse_plays_from_the_title_to_the_end_of_a_turn(display, home, app, tmp_path):
    from soulstack.games.foursouls.screen.new_game import NewGameScene
    from soulstack.ui.scenes.title import TitleScene

    seats = [{"name": name, "kind": kind} for name, kind in (
        ("You", "human"), ("Ash", "bot:easy"), ("Bramble", "bot:easy"), ("Cinder", "bot:easy"),
    )]  # fmt: skip
    settings = {"seats": seats, "seed": str(SEED), "speed": "instant", "bot_pause_ms": 0}
    paths.settings_file().parent.mkdir(parents=True, exist_ok=True)
    paths.settings_file().write_text(tomli_w.dumps(settings), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "soulstack", "play", "--size", "1280x720"], env=display | {"SOULSTACK_HOME": str(home)}
    )
    try:
        mouse = Mouse(process, display)
        time.sleep(1.0)
        mouse.click(widget_at(app, TitleScene(app), "New game"))
        time.sleep(0.8)
        app.change(games={"foursouls": LastGame(seats=tuple(sessions_seats(seats)), seed=str(SEED))})
        mouse.click(widget_at(app, NewGameScene(app), "Start"))

        state = mouse.wait(lambda: at_own_turn(mouse.state()), "the first turn")
        card = next(c for c in state.players[0].hand if state.printed[c].id == "three_cents")
        before = state.players[0].cents
        mouse.drag(place_on_table(app, state, ("card", card)), (520, 230))
        state = mouse.wait(lambda: at_own_turn(mouse.state(), lambda s: s.players[0].cents == before + 3), "the cents")
        assert "play" in mouse.verbs()

        target = state.monsters()[0]
        mouse.drag(
            place_on_table(app, state, ("obj", state.players[0].character)),
            place_on_table(app, state, ("obj", target.id)),
        )
        mouse.wait(lambda: "attack" in mouse.verbs(), "the attack")
        answer_with_the_keyboard(mouse)
        assert "end" in mouse.verbs()
        mouse.wait(lambda: (s := mouse.state()) is not None and (s.turn > 1 or s.over), "the next turn")
    finally:
        process.terminate()
        process.wait(timeout=20)


def sessions_seats(seats):
    from soulstack.app.options import SeatChoice

    return [SeatChoice(seat["name"], seat["kind"]) for seat in seats]


def at_own_turn(state, also=lambda state: True):
    """Give the state when the person may act freely on the own turn."""
    if state is None or not state.pending:
        return None
    decision = state.pending[0]
    return state if decision.seat == 0 and decision.prompt == "turn" and also(state) else None


def answer_with_the_keyboard(mouse):
    """Press the usual answer until the turn is over, then end it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = mouse.state()
        if state.turn > 1 or state.over or "end" in mouse.verbs():
            return
        mouse.run("windowfocus", mouse.window)  # without a window manager nobody gives it the focus
        if at_own_turn(state):
            mouse.run("key", "e")
        elif state.pending and state.pending[0].seat == 0 and state.pending[0].kind != "priority":
            mouse.run("key", "Tab", "Return")
        else:
            mouse.run("key", "space")
        time.sleep(0.25)
    raise AssertionError("the turn does not end")
