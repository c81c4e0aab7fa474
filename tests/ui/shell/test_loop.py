"""The window and the loop: sizes, full screen, pictures, crashes and the way out."""

import os
import subprocess
import sys

import pygame
import pytest

from soulstack.app.crash_report import write_report
from soulstack.app.running import Wish, claim
from soulstack.ui import crash, games, loop, paint
from soulstack.ui.app import PlayOptions, run, show_first
from soulstack.ui.scene import BaseScene, Scene
from soulstack.ui.scenes.message import MessageScene
from soulstack.ui.scenes.title import TitleScene


class Recorder(BaseScene):
    """Notes everything that happens to it."""

    def __init__(self, name="scene", notes=None, *, modal=False):
        self.name = name
        self.modal = modal
        self.notes = [] if notes is None else notes

    def enter(self, app):
        self.notes.append(f"{self.name} enters")

    def leave(self):
        self.notes.append(f"{self.name} leaves")

    def uncovered(self):
        self.notes.append(f"{self.name} is uncovered")

    def resize(self, size, scale):
        self.notes.append((size, scale))

    def handle(self, event):
        self.notes.append(event.type)
        return True

    def draw(self, surface):
        self.notes.append(f"{self.name} draws")


def test_a_scene_enters_and_is_laid_out_before_anything_else(app):
    scene = Recorder()
    app.push(scene)
    assert scene.notes == ["scene enters", ((1280, 720), 1.0)]
    assert isinstance(scene, Scene)


def test_a_modal_scene_lets_the_ones_below_be_drawn_first(app):
    notes = []
    for name, modal in (("hidden", False), ("table", False), ("pause", True), ("message", True)):
        app.push(Recorder(name, notes, modal=modal))
    notes.clear()
    app.step(0.0)
    assert notes == ["table draws", "pause draws", "message draws"]


def test_only_the_topmost_scene_gets_events_and_time(app):
    below, above = Recorder("below"), Recorder("above", modal=True)
    app.push(below)
    app.push(above)
    below.notes.clear()
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(0, 0), buttons=(0, 0, 0)))
    assert pygame.MOUSEMOTION in above.notes
    assert below.notes == []


def test_a_scene_that_leaves_wakes_the_one_below(app):
    notes = []
    app.push(Recorder("below", notes))
    app.push(Recorder("above", notes))
    notes.clear()
    app.pop()
    assert notes == ["above leaves", "below is uncovered"]


def test_replacing_lets_every_scene_leave(app):
    notes = []
    app.push(Recorder("one", notes))
    app.push(Recorder("two", notes))
    notes.clear()
    app.replace(Recorder("three"))
    assert notes == ["two leaves", "one leaves"]
    assert len(app.stack.scenes) == 1


def test_popping_the_last_scene_twice_is_no_error(app):
    app.push(Recorder())
    app.pop()
    app.pop()
    assert app.stack.top is None


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1080), 1.5), ((640, 480), 0.5)]
)
def test_the_scale_follows_the_smaller_side(open_app, size, scale):
    app = open_app(size)
    assert app.size == size
    assert app.scale == pytest.approx(scale)


def resize_window(app, size):
    """Does what the system does when someone drags the window's edge."""
    app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    app.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


def test_a_resize_is_applied_a_moment_after_the_last_one(app, clock):
    scene = Recorder()
    app.push(scene)
    scene.notes.clear()
    for width in (1300, 1400, 1600):
        resize_window(app, (width, 900))
        clock.advance(0.1)
        app.step(0.1)
    sizes = [note for note in scene.notes if isinstance(note, tuple)]
    assert sizes == []
    clock.advance(0.06)
    app.step(0.06)
    assert [note for note in scene.notes if isinstance(note, tuple)] == [((1600, 900), 1.25)]


def test_while_the_window_is_dragged_the_last_picture_is_stretched(app, clock):
    app.push(TitleScene(app))
    app.step(0.0)
    resize_window(app, (1600, 900))
    app.step(0.01)
    assert app.screen.get_size() == (1600, 900)
    colours = {tuple(app.screen.get_at((x, y))) for x in range(0, 1600, 100) for y in range(0, 900, 100)}
    assert len(colours) > 30


def test_a_click_in_a_window_that_is_being_resized_hits_what_will_be_there(app, player):
    app.push(TitleScene(app))
    resize_window(app, (1920, 1080))
    player.down((2, 2))
    assert app.size == (1920, 1080)


@pytest.mark.parametrize("size", [(320, 180), (640, 360), (900, 1200), (3840, 1080), (2560, 1440)])
def test_every_size_draws(open_app, clock, size):
    app = open_app(size)
    app.replace(TitleScene(app))
    app.step(0.0)
    app.step(0.1)
    colours = {tuple(app.screen.get_at((x, y))) for x in range(0, size[0], 23) for y in range(0, size[1], 23)}
    assert len(colours) > 30


def test_f11_fills_the_screen_and_gives_the_window_its_size_back(app, player):
    app.push(Recorder())
    player.key(pygame.K_F11)
    assert app.fullscreen
    assert app.settings.fullscreen
    player.key(pygame.K_F11)
    assert not app.fullscreen
    assert app.size == (1280, 720)


def test_f9_mutes_the_sound_and_is_remembered(app, player):
    app.push(Recorder())
    player.key(pygame.K_F9)
    assert app.settings.mute
    assert app.sound.muted
    player.key(pygame.K_F9)
    assert not app.settings.mute
    assert not app.sound.muted


def test_f12_keeps_a_picture(app, player, home):
    app.push(TitleScene(app))
    player.key(pygame.K_F12)
    (file,) = (home / "screenshots").iterdir()
    assert pygame.image.load(str(file)).get_size() == (1280, 720)


def test_closing_the_window_lets_the_scenes_leave(app):
    notes = []
    app.push(Recorder("table", notes))
    app.push(Recorder("pause", notes))
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert app.run() == 0
    assert notes[-2:] == ["pause leaves", "table leaves"]


def test_the_size_of_the_window_is_remembered(open_app):
    from soulstack.app.settings import load_settings

    app = open_app((1600, 900))
    app.close()
    kept = load_settings().settings
    assert (kept.window_width, kept.window_height) == (1600, 900)


def test_a_long_hang_does_not_make_time_jump(app):
    steps = []

    class Watch(BaseScene):
        def update(self, dt):
            steps.append(dt)

    app.push(Watch())
    app.step(30.0)
    assert steps == [loop.LONGEST_STEP]


class Broken(BaseScene):
    """Fails in one of its methods."""

    def __init__(self, where):
        self.where = where

    def _fail(self, where):
        if where == self.where:
            raise RuntimeError(f"broken in {where}")

    def handle(self, event):
        self._fail("handle")
        return False

    def update(self, dt):
        self._fail("update")

    def draw(self, surface):
        self._fail("draw")

    def leave(self):
        self._fail("leave")


class Ender(BaseScene):
    """Ends the loop after some pictures."""

    def __init__(self, app, pictures):
        self.app = app
        self.left = pictures

    def update(self, dt):
        self.left -= 1
        if self.left == 0:
            self.app.quit()


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_scene_that_fails_leaves_a_report_and_a_message_instead_of_a_dead_window(app, home, monkeypatch, where):
    seen = []
    show = crash.show

    def show_and_end(app, report):
        show(app, report)
        seen.append([type(scene) for scene in app.stack.scenes])
        app.quit()

    monkeypatch.setattr(crash, "show", show_and_end)
    app.push(Ender(app, 1000))
    step = app.step

    def first_step(dt):
        # The first picture is the window's; the failure comes later, as at the table.
        step(dt)
        app.stack.scenes[:] = [Broken(where)]
        app.step = step
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))

    app.step = first_step
    assert app.run() == 0
    assert seen == [[TitleScene, MessageScene]]
    (report,) = (home / "logs").glob("crash-*.txt")
    assert f"broken in {where}" in report.read_text(encoding="utf-8")


def test_a_game_that_fails_again_and_again_ends_with_a_sentence(app, monkeypatch, capsys):
    monkeypatch.setattr(
        crash, "show", lambda app, _report: app.stack.scenes.__setitem__(slice(None), [Broken("update")])
    )
    app.push(BaseScene())
    step = app.step

    def first_step(dt):
        step(dt)
        app.stack.scenes[:] = [Broken("update")]
        app.step = step

    app.step = first_step
    assert app.run() == 1
    assert "Soulstack had to stop: broken in update. A report is in" in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_no_second_crash(home, monkeypatch):
    (home / "logs").write_text("a file where the folder should be")
    assert write_report(RuntimeError("x")) is None
    assert crash.sentence(None) == "No report could be written."


def test_a_slow_flip_makes_the_window_anew_without_acceleration(app, monkeypatch):
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(loop.sys, "platform", "linux")
    ticks = iter(range(1000))
    monkeypatch.setattr(loop.time, "perf_counter", lambda: next(ticks) * 0.009)
    app.push(TitleScene(app))
    app._choose_presentation()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    assert app.screen is pygame.display.get_surface()
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION")


def test_a_quick_flip_leaves_the_window_alone(app, monkeypatch):
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    screen = app.screen
    app._choose_presentation()
    assert "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
    assert app.screen is screen


# -- from the command line --------------------------------------------------------------------------------------------


def test_a_screenshot_is_the_window_and_ends_with_success(tmp_path):
    file = tmp_path / "deep" / "title.png"
    assert run(PlayOptions(screenshot=file, after=0.1, size=(1600, 900))) == 0
    assert pygame.image.load(str(file)).get_size() == (1600, 900)


def test_a_screenshot_that_cannot_be_written_ends_with_two_and_a_sentence(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert run(PlayOptions(screenshot=tmp_path / "file" / "title.png")) == 2
    assert "The picture could not be written" in capsys.readouterr().err


def test_bad_settings_are_told_and_cost_nothing_else(tmp_path, home):
    (home / "settings.toml").write_text('speed = "fast"\nmute = true\n')
    notes = []
    push = loop.App.push

    def noting(app, scene):
        notes.append((type(scene).__name__, getattr(scene, "text", ""), app.settings.mute))
        push(app, scene)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop.App, "push", noting)
        assert run(PlayOptions(screenshot=tmp_path / "x.png")) == 0
    assert notes[0][0] == "MessageScene"
    assert "speed does not fit" in notes[0][1]
    assert notes[0][2] is True


@pytest.mark.parametrize("resume", [True, False])
def test_the_command_line_leads_straight_to_the_table(app, monkeypatch, resume):
    from soulstack.ui import games

    asked = []
    monkeypatch.setattr(games, "resume", lambda _app, _key: asked.append("resume"))
    monkeypatch.setattr(games, "start", lambda _app, plan: asked.append(plan))
    seats = None if resume else ("human", "bot:random", "bot:hard")
    show_first(app, PlayOptions(resume=resume, seats=seats, seed=5))
    if resume:
        assert asked == ["resume"]
    else:
        assert asked[0].seats == ("human", "bot:random", "bot:hard")
        assert asked[0].seed == 5


SCRIPT = "import sys; from soulstack.ui.app import PlayOptions, run; sys.exit(run(PlayOptions()))"


needs_x = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")


@needs_x
def test_without_a_display_one_sentence_names_a_command_that_works():
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"}
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"{loop.NO_DISPLAY}\n"
    assert "soulstack simulate --games 10" in loop.NO_DISPLAY


@needs_x
def test_a_display_that_does_not_answer_is_no_display():
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    environment |= {"DISPLAY": ":9876", "WAYLAND_DISPLAY": ""}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 2
    assert loop.NO_DISPLAY in done.stderr


def test_the_options_can_be_read_without_pygame():
    code = "import sys; import soulstack.ui.app; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=300, check=False).returncode == 0


def test_the_start_needs_neither_pygame_gui_nor_the_rules():
    code = (
        "import sys; import soulstack.ui.loop, soulstack.ui.scenes.title;"
        "sys.exit(any(name.split('.')[0] in ('pygame_gui', 'numpy', 'cattrs') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=300, check=False).returncode == 0


@pytest.mark.window
def test_the_window_is_found_by_its_class(display, tmp_path):
    import shutil
    import time

    finder = shutil.which("xdotool")
    if finder is None:
        pytest.skip("xdotool is not installed")
    game = subprocess.Popen([sys.executable, "-c", SCRIPT], env=display | {"SOULSTACK_HOME": str(tmp_path)})
    try:
        found = ""
        for _ in range(100):
            found = subprocess.run(
                [finder, "search", "--class", "soulstack"], env=display, capture_output=True, text=True, check=False
            ).stdout
            if found.strip():
                break
            time.sleep(0.1)
        assert found.strip()
    finally:
        game.terminate()
        assert game.wait(timeout=20) == 0


def test_the_way_to_a_report_is_not_broken_where_there_is_room(app):
    way = "Soulstack/logs/crash-20240328-211704-118.txt."
    app.change(text_scale=140)
    app.push(MessageScene(app, f"Something went wrong.\nA report is in {way}"))
    label = next(each for each in app.stack.top.form.things if getattr(each, "text", "").endswith(way))
    assert way in paint.balanced(label.font, label.wrapped_px(), label.text, label.rect.width)


def test_a_window_that_was_kept_is_never_larger_than_the_screens(monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 800), (1920, 1080)])
    assert loop.within_the_screen((16384, 16384)) == (1920, 1080)
    assert loop.within_the_screen((1600, 900)) == (1600, 900)


def test_a_second_start_brings_the_window_forward_and_shows_what_it_names(at_title, monkeypatch, tmp_path):
    app = at_title.app
    forward, watched = [], []
    monkeypatch.setattr(app, "come_forward", lambda: forward.append(1))
    monkeypatch.setattr(games, "watch", lambda _app, file: watched.append(file))
    wishes = [Wish(), None, Wish(tmp_path / "a.soulreplay")]
    app.wished = lambda: wishes.pop(0) if wishes else None
    for _ in range(5):
        app._hear_wish(0.1)
    assert (forward, watched) == ([1], [])
    for _ in range(10):
        app._hear_wish(0.1)
    assert (forward, watched) == ([1, 1], [tmp_path / "a.soulreplay"])


def test_a_second_start_ends_at_once_and_says_why(home, capsys):
    first = claim()
    assert run(PlayOptions()) == 0
    assert "running already" in capsys.readouterr().err
    assert first.wish() == Wish()
    first.end()
