"""The window, the clock and the main loop.

`App` is all that a scene sees of the machine. The window is a plain software surface: `flip` costs next to nothing
then, as long as the driver does not push it through a software GL, which `_choose_presentation` finds out by timing.
"""

import contextlib
import gc
import os
import sys
import time
import warnings
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final

import pygame
from attrs import evolve

from soulstack import paths
from soulstack.app import language
from soulstack.app.crash_report import write_report
from soulstack.app.key_bindings import Bindings
from soulstack.app.narration import Narration
from soulstack.app.options import NewGame
from soulstack.app.progress import Progress
from soulstack.app.running import Wish
from soulstack.app.settings import SMALLEST_WINDOW, Settings, save_settings
from soulstack.ui import backdrop, crash, keys, memory, paint, sdl, theme, typeface, units
from soulstack.ui.gamepad import PAD, Gamepad
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.places import Place
from soulstack.ui.router import make_scene, screens_of_the_game
from soulstack.ui.scene import Scene, SceneStack
from soulstack.ui.screens import Screens
from soulstack.ui.sound import SoundBus
from soulstack.ui.tween import Clock, RealClock

FPS: Final = 60
SETTLE: Final = 0.15
"""Seconds without a further resize before everything is rasterised anew."""
SLICE: Final = 0.012
"""Seconds of its own that a frame may paint for a screen that is just opening."""
SPARE_MS: Final = 2.0
"""Milliseconds of a frame in which things are prepared that nobody waits for."""
SLOW_FLIP: Final = 0.004
LONGEST_STEP: Final = 0.1
"""A step is never longer: after a hang things go on, they do not jump."""
WISH_EVERY: Final = 0.4
"""Seconds between two looks at whether the program was started a second time."""
SMALLEST: Final = (320, 180)
NO_DISPLAY: Final = (
    "Soulstack needs a display to open its window and found none; without one, try: soulstack simulate --games 10"
)

_RESIZED: Final = (pygame.VIDEORESIZE, pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED)


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


def within_the_screen(size: tuple[int, int]) -> tuple[int, int]:
    """Give a size that was kept, no larger than the largest screen that is there now."""
    screens = pygame.display.get_desktop_sizes() or [size]
    return min(size[0], max(w for w, _ in screens)), min(size[1], max(h for _, h in screens))


class App:
    """The window and what all scenes share."""

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        size: tuple[int, int] = (units.WIDTH, units.HEIGHT),
        fullscreen: bool = False,
        clock: Clock | None = None,
        keep_settings: bool = True,
        game: str = "",
        narrated: bool = False,
    ) -> None:
        self.settings = settings or Settings()
        self.game = game or self.settings.game
        """The key of the game whose screens are shown: the one that was asked for, or else played last."""
        keys.use(Bindings(self.settings.keys))
        theme.use_palette(self.settings.palette)
        self.clock: Clock = clock or RealClock()
        self.sound = SoundBus()
        self.narration = Narration(narrated)
        self.gamepad = Gamepad()
        self.stack = SceneStack(self)
        self.air = backdrop.Air(still=self.settings.reduced_motion)
        """The flicker and the dust of the menus go on from one menu to the next."""
        self.running = True
        self.exit_code = 0
        self.fullscreen = False
        self.cursor = (-1, -1)
        """Where the mouse was last, for scenes that have just come up."""
        self.slice: float | None = None
        """Seconds of painting after which a screen that opens leaves the rest to the next frames; None for no end."""
        self.reserve = memory.Reserve(0.0)
        self.ahead: Callable[[], object] | None = None
        """Is called when the first picture is shown, to read what will be needed."""
        self.plan: NewGame | None = None
        """The game that was dealt last in this window."""
        self._keep_settings = keep_settings
        self._faces: Any = None
        self._other_faces: dict[str, Any] = {}
        self._windowed_size = size
        self._windowed_place: tuple[int, int] | None = None
        self._resize_due: float | None = None
        self._picture: pygame.Surface | None = None
        self._crashes: list[float] = []
        self.wished: Callable[[], Wish | None] | None = None
        """Tells what a second start of the program has asked this window for."""
        self._since_wish = 0.0
        self.screen = self._open(size, fullscreen=fullscreen)
        self.size = self.screen.get_size()
        self.scale = units.scale_for(self.size)

    # -- the window -------------------------------------------------------------------------------------------------

    def _open(self, size: tuple[int, int], *, fullscreen: bool) -> pygame.Surface:
        size = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        with warnings.catch_warnings():
            # A window manager may give another size than asked for; that is its right, and the layout follows it.
            warnings.simplefilter("ignore")
            if fullscreen:
                desktop = pygame.display.get_desktop_sizes()
                screen = pygame.display.set_mode(desktop[0] if desktop else size, pygame.FULLSCREEN)
            else:
                screen = pygame.display.set_mode(size, pygame.RESIZABLE)
                if self.fullscreen and screen.get_size() != size:
                    # Leaving the full screen takes X a moment, in which it refuses a new size.
                    pygame.event.pump()
                    screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.fullscreen = fullscreen
        pygame.display.set_caption(sdl.NAME)
        pygame.key.set_repeat(380, 45)
        pygame.key.start_text_input()
        return screen

    def reopen(self) -> None:
        """Makes the window anew, for a changed presentation."""
        size = self.size
        pygame.display.quit()
        pygame.display.init()
        set_icon()
        self.screen = self._open(size, fullscreen=self.fullscreen)
        self.apply_size()

    def set_fullscreen(self, on: bool) -> None:
        """Fills the screen or goes back to a window of the former size."""
        if on == self.fullscreen:
            return
        alone = len(pygame.display.get_desktop_sizes()) == 1
        if on:
            self._windowed_size = self.size
            self._windowed_place = pygame.display.get_window_position()
            if alone:
                # Without a window manager nobody else moves the window into the corner.
                pygame.display.set_window_position((0, 0))
        self.screen = self._open(self._windowed_size, fullscreen=on)
        if not on and alone and self._windowed_place is not None:
            pygame.display.set_window_position(self._windowed_place)
        self.apply_size()

    def apply_size(self) -> None:
        """Lets every scene lay itself out for the size that the window has now."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.screen = surface
        self._resize_due = None
        self._picture = None
        if self.size != self.screen.get_size():
            paint.forget()
            backdrop.forget()
        self.size = self.screen.get_size()
        self.scale = units.scale_for(self.size)
        if self._faces is not None or self._other_faces:
            self._give_faces_room()
        self.stack.resize(self.size, self.scale)

    @property
    def space(self) -> units.Space:
        """The present window as a way from units to pixels, with the player's text size."""
        return units.Space(self.size, self.scale, self.settings.text_scale / 100)

    @property
    def narrates(self) -> bool:
        """Tells whether what happens is told in lines of text."""
        return self.narration.asked_for or self.settings.narrate

    @cached_property
    def progress(self) -> Progress:
        """What the player has learned so far."""
        return Progress.load()

    @property
    def screens(self) -> Screens:
        """What the game brings to the window."""
        return screens_of_the_game(self.game)

    def choose_game(self, key: str) -> None:
        """Shows the screens of a game from now on, with its own cards, also when the program is started again."""
        if key != self.game:
            self.game = key
            if self._faces is not None:
                self._faces.clear()
                self._faces = None
        self.change(game=key)

    @cached_property
    def looks(self) -> Any:
        """The look of the forms; made when the first of them is touched, because the library takes a while to read."""
        from soulstack.ui.gui.look import Looks

        return Looks()

    @property
    def faces(self) -> Any:
        """The cache of card faces, made when it is first asked for; None while there is no card art."""
        if self._faces is None:
            with contextlib.suppress(ImportError):
                self._faces = self._make_faces(self.screens)
                self._give_faces_room()
        return self._faces

    def faces_of(self, key: str) -> Any:
        """Gives the faces of a game, also of one that is only looked up while another one is shown."""
        if key in {"", self.game}:
            return self.faces
        if key not in self._other_faces:
            self._other_faces[key] = self._make_faces(screens_of_the_game(key))
            self._give_faces_room()
        return self._other_faces[key]

    def drop_faces(self) -> None:
        """Drops the faces of the games that are not shown."""
        self._other_faces.clear()

    def _make_faces(self, screens: Screens) -> Any:
        from soulstack.ui.cards import FaceCache

        return FaceCache(paths.cache() / "faces", text_scale=self.settings.text_scale / 100, painter=screens.painter())

    def _give_faces_room(self) -> None:
        """Lets as many cards be held in a large window as in a smaller one, within bounds."""
        from soulstack.ui.cards.cache import LIMIT_BYTES

        for faces in (self._faces, *self._other_faces.values()):
            if faces is not None:
                faces.limit_bytes = round(LIMIT_BYTES * min(2.5, max(0.5, self._size_share)))

    @property
    def is_starting(self) -> bool:
        """Tells whether the first picture is still to be shown, after which things are read ahead."""
        return self.ahead is not None and self.slice is None

    @property
    def _size_share(self) -> float:
        """How many times the pixels of 1920 x 1080 the window has."""
        return self.size[0] * self.size[1] / (1920 * 1080)

    # -- settings ---------------------------------------------------------------------------------------------------

    def change(self, **values: Any) -> None:
        """Changes settings, applies them at once and writes them down."""
        before = self.settings
        self.settings = evolve(before, **values)
        # Compared with the window and not with the settings: the command line may have asked for another one.
        self.set_fullscreen(values.get("fullscreen", self.fullscreen))
        if self.settings == before:
            return
        self.apply_sound()
        self.air.still = self.settings.reduced_motion
        if self.settings.text_scale != before.text_scale:
            for faces in (self._faces, *self._other_faces.values()):
                if faces is not None:
                    faces.text_scale = self.settings.text_scale / 100
            self.apply_size()
        if self.settings.language != before.language:
            language.speak(self.settings.language)
            self.stack.retell()
        if (self.settings.keys, self.settings.palette) != (before.keys, before.palette):
            self._repaint()
        if self._keep_settings:
            save_settings(self.settings)

    def _repaint(self) -> None:
        """Paints everything anew in other colours and with other key caps."""
        keys.use(Bindings(self.settings.keys))
        theme.use_palette(self.settings.palette)
        paint.forget()
        backdrop.forget()
        self.stack.retell()
        self.apply_size()

    def apply_sound(self) -> None:
        """Hands the volumes to the sound bus."""
        self.sound.volume("master", self.settings.volume_master)
        self.sound.volume("effects", self.settings.volume_effects)
        self.sound.volume("interface", self.settings.volume_effects)
        self.sound.volume("music", self.settings.volume_music)
        self.sound.music(self.settings.volume_music > 0)
        self.sound.mute(self.settings.mute)

    # -- scenes -----------------------------------------------------------------------------------------------------

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        self.stack.push(scene)

    def pop(self) -> None:
        """Takes the topmost scene away."""
        self.stack.pop()

    def replace(self, scene: Scene) -> None:
        """Shows this scene alone."""
        self.stack.replace(scene)

    def go(self, place: Place | str, *, alone: bool = False) -> None:
        """Shows a place over what is on the screen, or alone."""
        ways = screens_of_the_game(getattr(place, "game", "") or self.game).ways
        scene = make_scene(self, place, ways)
        (self.replace if alone else self.push)(scene)

    def quit(self) -> None:
        """Ends the loop; the scenes leave, so a game at the table stays saved."""
        self.running = False

    # -- the loop ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Takes what concerns the window and passes the rest to the topmost scene."""
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type in _RESIZED:
            self._note_resize()
            return
        top = self.stack.top
        for pressed in self.gamepad.take(event, getattr(top, "pad", PAD)):
            self._take(pressed)
        top = self.stack.top
        if getattr(top, "catches_keys", False):
            self.stack.handle(event)
            return
        if not getattr(top, "typing", False):
            event = keys.translate(event)
        self._take(event)

    def _take(self, event: pygame.event.Event) -> None:
        intent = meant_by(event)
        if intent is Meant.FULLSCREEN:
            self.change(fullscreen=not self.fullscreen)
            return
        if intent is Meant.SCREENSHOT:
            self._keep_picture()
            return
        if intent is Meant.MUTE:
            self.change(mute=not self.settings.mute)
            return
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            self.cursor = event.pos
            if self._resize_due is not None and event.type == pygame.MOUSEBUTTONDOWN:
                # A click is meant for what is seen, so the layout must be the real one.
                self.apply_size()
        self.stack.handle(event)

    def _note_resize(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() == self.size:
            return
        if self._picture is None:
            self._picture = self._last_picture(surface)
        self.screen = surface
        self._resize_due = self.clock.now() + SETTLE

    def _last_picture(self, surface: pygame.Surface) -> pygame.Surface:
        # Drawn by the scenes once more at the old size: the old window surface is gone with its pixels.
        picture = pygame.Surface(self.size).convert(surface)
        self.stack.draw(picture)
        return picture

    def step(self, dt: float) -> None:
        """Lets time pass once and draws one picture, without showing it."""
        if self._resize_due is not None:
            if self.clock.now() >= self._resize_due:
                self.apply_size()
            elif self._picture is not None:
                self._draw_stretched(self._picture)
                return
        dt = min(dt, LONGEST_STEP)
        for pressed in self.gamepad.update(dt):
            self._take(pressed)
        self.air.update(dt)
        self.stack.update(dt)
        self.stack.draw(self.screen)
        self._play_music()

    def _play_music(self) -> None:
        wanted = self.stack.music
        if wanted is not None:
            self.sound.score(*wanted)
        self.sound.tend()

    def _draw_stretched(self, picture: pygame.Surface) -> None:
        width, height = self.screen.get_size()
        share = min(width / picture.get_width(), height / picture.get_height())
        size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
        self.screen.fill((0, 0, 0))
        stretched = pygame.transform.scale(picture, size)
        self.screen.blit(stretched, stretched.get_rect(center=self.screen.get_rect().center))

    def run(self, *, screenshot: Path | None = None, after: float = 0.0) -> int:
        """Runs until someone quits; with a screenshot, until that is written."""
        ticker = pygame.time.Clock()
        self.step(0.0)
        self._choose_presentation()
        self._open_sound()
        self.gamepad.open()
        self.settle_in()
        from soulstack.ui import status

        told = status.wanted()
        start = last = self.clock.now()
        idle = 0.0
        while self.running:
            now = self.clock.now()
            dt, last = now - last, now
            events = pygame.event.get()
            idle = 0.0 if events else idle + dt
            if not self._safely(partial(self._answer, events, dt)) or not self.running:
                break
            pygame.display.flip()
            if told is not None:
                told.note(self)
            self._safely(partial(self._hear_wish, dt))
            if screenshot is not None and now - start >= after:
                return self._finish_with(screenshot)
            if not self._safely(self.spare):
                break
            ticker.tick(self._rate(idle))
        self.close()
        return self.exit_code

    def _answer(self, events: list[pygame.event.Event], dt: float) -> None:
        for event in events:
            self.handle(event)
        if self.running:
            self.step(dt)

    def _safely(self, work: Callable[[], None]) -> bool:
        """Does a part of a frame; whatever goes wrong in it, the player gets a sentence. Tells whether the game goes on."""
        try:
            work()
        except Exception as error:  # noqa: BLE001 - scenes can do anything wrong
            return self._survive(error)
        return True

    def _hear_wish(self, dt: float) -> None:
        """Grants what a second start has asked for, now and then."""
        self._since_wish += dt
        if self.wished is None or self._since_wish < WISH_EVERY:
            return
        self._since_wish = 0.0
        wish = self.wished()
        if wish is None:
            return
        self.come_forward()
        if wish.file is not None:
            from soulstack.ui import games

            games.watch(self, wish.file)

    def come_forward(self) -> None:
        """Brings the window to the front, where the system lets programs do that."""
        with contextlib.suppress(pygame.error, AttributeError):
            window = pygame.Window.from_display_module()
            if not pygame.display.get_active():
                window.restore()
            window.focus()

    def settle_in(self) -> None:
        """Is about to run for long: from now on no frame does more than its share."""
        self.slice = SLICE
        memory.keep_freed()
        self.reserve = memory.Reserve(self._size_share)
        gc.freeze()
        gc.enable()
        if self.ahead is not None:
            self.ahead()
        # A whole collection takes longer than a frame may; it is made when a table has been left.
        gc.set_threshold(*gc.get_threshold()[:2], 1000)

    def spare(self) -> None:
        """Does a little of what has time, after the picture of a frame is shown."""
        self.sound.warm(SPARE_MS)
        self.reserve.fetch()
        if self.stack.tidy():
            self.reserve.renew()

    def _rate(self, idle: float) -> int:
        # While nobody touches anything, a quiet screen may draw less often.
        return FPS if idle < 0.5 else int(getattr(self.stack.top, "fps", FPS))

    def close(self) -> None:
        """Lets the scenes leave, the topmost first, and remembers the size of the window."""
        width, height = self._windowed_size if self.fullscreen else self.size
        if width >= SMALLEST_WINDOW[0] and height >= SMALLEST_WINDOW[1]:
            self.change(window_width=width, window_height=height)
        while self.stack.scenes:
            with contextlib.suppress(Exception):
                self.stack.scenes.pop().leave()

    def _choose_presentation(self) -> None:
        times = []
        for _ in range(5):
            begin = time.perf_counter()
            pygame.display.flip()
            times.append(time.perf_counter() - begin)
        # Elsewhere the system's own way is the only one, or already the quick one.
        if sys.platform.startswith("linux") and "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ:
            if sorted(times)[len(times) // 2] <= SLOW_FLIP:
                return
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
            self.reopen()
            self.step(0.0)
            pygame.display.flip()

    def _open_sound(self) -> None:
        from soulstack.ui.sound import open_mixer

        # After the first picture: a slow sound device must not keep the window black.
        if self.sound.mixer is None:
            self.sound.mixer = open_mixer()
        self.apply_sound()

    def _survive(self, error: Exception) -> bool:
        now = self.clock.now()
        self._crashes = [moment for moment in self._crashes if now - moment < 5.0] + [now]
        report = write_report(error)
        if len(self._crashes) > 2:
            sys.stderr.write(f"Soulstack had to stop: {error}. {crash.sentence(report)}\n")
            self.exit_code = 1
            return False
        try:
            crash.show(self, report)
        except Exception as again:  # noqa: BLE001 - the screen that reports the error failed as well
            sys.stderr.write(f"Soulstack had to stop: {error} ({again}). {crash.sentence(report)}\n")
            self.exit_code = 1
            return False
        return True

    def _finish_with(self, file: Path) -> int:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.screen, str(file))
        except (OSError, pygame.error) as error:
            sys.stderr.write(f"The picture could not be written to {file}: {error}\n")
            self.exit_code = 2
        self.close()
        return self.exit_code

    def _keep_picture(self) -> None:
        folder = paths.data() / "screenshots"
        with contextlib.suppress(OSError, pygame.error):
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.screen, str(folder / f"{time.strftime('%Y%m%d-%H%M%S')}.png"))
            self.sound.play("page")


def open_display() -> None:
    """Starts SDL's screen and fonts; raises when SDL had to make do with a screen that nobody sees."""
    if sdl.display_impossible():
        raise NoDisplayError(NO_DISPLAY)
    on_purpose = sdl.display_asked_for()
    sdl.prepare()
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(NO_DISPLAY) from error
    if not on_purpose and pygame.display.get_driver() in {"offscreen", "dummy"}:
        pygame.display.quit()
        raise NoDisplayError(NO_DISPLAY)
    if not pygame.font.get_init():
        # Fonts of an earlier start died with it.
        theme.font.cache_clear()
        typeface.forget()
        paint.forget()
        pygame.font.init()
    set_icon()


def set_icon() -> None:
    """Gives the window its icon, if there is one."""
    with contextlib.suppress(OSError, pygame.error):
        pygame.display.set_icon(pygame.image.load_sized_svg(str(paths.assets() / "icons" / "app.svg"), (128, 128)))
