"""A recorded game at its table, with a bar to play, step and look around in it; each game hands in its table and its words."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

import pygame

from soulstack.app.language import tr
from soulstack.app.replay_session import Turn
from soulstack.app.settings import Speed
from soulstack.ui import paint, places
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.values import Pick
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.scenes.side_panel import BesideTable
from soulstack.ui.transport import Part, Scrub, SignButton
from soulstack.ui.units import HEIGHT, Space

if TYPE_CHECKING:
    from soulstack.ui.loop import App

BAR: Final = 64.0
REST: Final = 0.35
"""Seconds between two moments at normal speed."""
SPEEDS: Final[tuple[tuple[Speed, str], ...]] = (("1", "1x"), ("2", "2x"), ("4", "4x"), ("instant", "Max"))


class Watched(Protocol):
    """The table of a recorded game."""

    @property
    def director(self) -> Any:
        """Who shows what happens."""
        ...

    @property
    def large_log(self) -> bool:
        """Whether something lies over the table that Escape closes first."""
        ...

    def reset(self) -> None:
        """Shows the session's present moment at once and writes the log anew."""
        ...

    def resize(self, size: tuple[int, int], scale: float) -> None: ...
    def handle(self, event: pygame.event.Event) -> bool: ...
    def update(self, dt: float) -> None: ...
    def draw(self, surface: pygame.Surface) -> None: ...


class ReplayBar(BesideTable):
    """Drives a recorded game's table from a bar below it."""

    table_keys: ClassVar[frozenset[int]] = frozenset({pygame.K_z, pygame.K_l})
    """Keys that mean the table."""
    eye_keys: ClassVar[tuple[int, ...]] = ()
    """Keys that look through other eyes, in the order of what can be picked."""

    def __init__(self, app: "App", session: Any, table: Any) -> None:
        self.session: Any = session
        self.table: Watched = table
        super().__init__(app, table)
        self.rest = REST
        self._build(BAR)

    # -- the scene's life -------------------------------------------------------------------------------------------

    @property
    def bar(self) -> pygame.Rect:
        """The pixels of the bar."""
        width, height = self.space.size
        high = self.space.px(BAR)
        return pygame.Rect(0, height - high, width, high)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        self.space = self.app.space
        # The units lie in the middle of the window; the bar lies at its lower edge, however high that is.
        self._build(HEIGHT + (size[1] / scale - HEIGHT) / 2 - BAR)
        self.table.resize((size[0], max(1, size[1] - self.bar.height)), self.scale_of_table(scale))

    def _build(self, top: float) -> None:
        session = self.session
        stops = self.form.stops()
        at = stops.index(self.form.focus) if self.form.focus in stops else 2
        self.form.clear()
        self.play_button = SignButton((112, top + 7, 62, 50), "play", self.toggle, material="brass")
        self.scrub = Scrub(
            (292, top + 7, 330, 48),
            [Part(turn.position, turn.seat, self.turn_words(turn)) for turn in session.turns],
            session.length,
            self.seek,
        )
        self.eyes = Pick[int](
            (836, top + 11, 180, 42),
            self.eyes_there(),
            self.eye,
            self.look_from,
            size=17,
        )
        self.speed = Choice[Speed](
            (634, top + 11, 194, 42),
            SPEEDS,
            self.app.settings.speed,
            lambda value: self.app.change(speed=value),
            size=15,
        )
        self.on_button = Button((1026, top + 10, 136, 44), tr("Play on"), self.play_on, size=19)
        self.form.add(
            SignButton((12, top + 10, 44, 44), "skip", lambda: self.turn(-1), mirrored=True),
            SignButton((62, top + 10, 44, 44), "step", self.step_back, mirrored=True),
            self.play_button,
            SignButton((180, top + 10, 44, 44), "step", self.step),
            SignButton((230, top + 10, 44, 44), "skip", lambda: self.turn(1)),
            self.scrub,
            self.speed,
            self.eyes,
            self.on_button,
            Button((1172, top + 10, 98, 44), tr("Back"), self.back, size=19),
        )
        self.form.layout(self._bar_space)
        self.form.set_focus(self.form.stops()[at])
        self._show_place()

    @property
    def _bar_space(self) -> Space:
        # The bar does not grow with the text: there is no room for that, and its words are large enough.
        return Space(self.space.size, self.space.scale, min(1.15, self.space.text))

    # -- what a game says and does otherwise ---------------------------------------------------------------------------

    def turn_words(self, turn: Turn) -> str:
        """Names a part of the game."""
        raise NotImplementedError

    def eyes_there(self) -> list[tuple[int, str]]:
        """Lists through whose eyes the table can be seen."""
        raise NotImplementedError

    @property
    def eye(self) -> int:
        """Through whose eyes it is seen now."""
        raise NotImplementedError

    def look_through(self, seat: int) -> None:
        """Looks through other eyes."""
        raise NotImplementedError

    def scale_of_table(self, scale: float) -> float:
        """Gives how large the table is drawn above the bar."""
        return scale

    # -- what the bar does ------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Plays or stops; at the end it begins again."""
        session = self.session
        if not session.playing and session.at_end:
            self.seek(0)
        session.playing = not session.playing
        self.rest = 0.0
        self._show_place()

    def step(self) -> None:
        """Shows what happened next."""
        self.session.playing = False
        self.table.director.skip()
        self.session.step()
        self._show_place()

    def step_back(self) -> None:
        """Goes back to what happened before."""
        self.session.playing = False
        if self.session.step_back():
            self._jumped()

    def turn(self, step: int) -> None:
        """Goes to the start of another turn."""
        self.session.seek_turn(step)
        self._jumped()

    def seek(self, position: int) -> None:
        """Goes to any moment."""
        self.session.seek(position)
        self._jumped()

    def look_from(self, seat: int) -> None:
        """Shows the table through other eyes."""
        if seat not in {each for each, _ in self.eyes_there()}:
            return
        self.look_through(seat)
        self.eyes.value = self.eye
        self._jumped()

    def _jumped(self) -> None:
        self.table.reset()
        self.rest = REST
        self._show_place()

    def _show_place(self) -> None:
        self.scrub.position = self.session.position
        self.play_button.name = "pause" if self.session.playing else "play"
        self.on_button.enabled = not self.session.over

    def play_on(self) -> None:
        """Asks who plays on from this moment."""
        self.session.playing = False
        self.table.director.skip()
        self.app.go(places.PlayOn(self.session))

    def back(self) -> None:
        """Goes back to where the player came from."""
        if len(self.app.stack.scenes) > 1:
            self.app.pop()
            return
        self.app.go("title", alone=True)

    # -- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            return self._mouse(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            return False
        return self.table.handle(event)

    def _mouse(self, event: pygame.event.Event) -> bool:
        self.scrub.point_at(event.pos)
        on_bar = self.bar.collidepoint(event.pos) or self.form.held is not None or self.form.is_unfolded
        if event.type == pygame.MOUSEMOTION:
            self.form.handle(event)
            return self.table.handle(event) if not on_bar else True
        return self.form.handle(event) if on_bar else self.table.handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        key, intent = event.key, meant_by(event)
        if self.form.is_unfolded:
            return self.form.handle(event)
        if intent is Meant.CANCEL:
            if self.table.large_log:
                return self.table.handle(event)
            self.app.sound.play("cancel")
            self.back()
        elif key == pygame.K_SPACE:
            self.toggle()
        elif intent in {Meant.LEFT, Meant.RIGHT}:
            (self.step_back if intent is Meant.LEFT else self.step)()
        elif intent in {Meant.UP, Meant.DOWN} or key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            self.turn(-1 if intent is Meant.UP or key == pygame.K_PAGEUP else 1)
        elif intent in {Meant.FIRST, Meant.LAST}:
            self.seek(0 if intent is Meant.FIRST else self.session.length)
        elif key in self.eye_keys and self.eye_keys.index(key) < len(self.eyes_there()):
            self.look_from(self.eyes_there()[self.eye_keys.index(key)][0])
        elif key == pygame.K_F1:
            self.app.go("rules")
        elif key in self.table_keys:
            return self.table.handle(event)
        else:
            return self.form.handle(event)
        return True

    # -- time and drawing -------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self.form.update(dt)
        if self.session.playing and not self.table.director.busy and not self.scrub.pressed:
            self.rest -= dt
            if self.rest <= 0:
                self.session.step()
                speed = self.app.settings.speed
                self.rest = REST / (4.0 if speed == "instant" else float(speed))
        self._show_place()
        self.table.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        bar = self.bar
        self.table.draw(surface.subsurface(pygame.Rect(0, 0, bar.width, max(1, bar.top))))
        surface.blit(paint.plate(bar.size, 0, "wood", self.space.px(3)), bar)
        self.form.draw(surface)
