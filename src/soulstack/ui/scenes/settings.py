"""The player's settings, on pages; every change is applied at once and written down."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import fields

from soulstack import paths
from soulstack.app.language import languages, spoken, tenths, tr
from soulstack.app.narration import FILE as NARRATION
from soulstack.app.settings import TEXT_SCALES, Palette, Settings
from soulstack.ui import folders, keys, theme
from soulstack.ui.gui.control import Control
from soulstack.ui.gui.press import Button, Choice, Toggle
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.gui.values import Pick, Slider
from soulstack.ui.scenery import CENTRE, Badge, Label, Panel
from soulstack.ui.scenes.keypage import KeyPage

if TYPE_CHECKING:
    from soulstack.ui.loop import App

TOLD: Final = 362.0
CONTROL: Final = 782.0
TOP: Final = 166.0
ROOM: Final = 426.0
"""The height of all rows together."""
HIGHEST: Final = 107.0
ROWS: Final = {"game": 7, "sight": 6, "sound": 5, "files": 4}
KEPT: Final = frozenset({"game", "games", "window_width", "window_height", "language", "music_offered"})
"""What is no taste but a choice for a game or a window: the defaults do not touch it."""


class SettingsScene(GuiScene):
    """Pages of controls: a name, a word about it, and the control at the right."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.page = "game"
        self.controls: dict[str, Control] = {}
        self.keys = KeyPage(app)
        self.note = Label((334, 606, 612, 60), "", size=16, colour=theme.GOLD, align=CENTRE, wrapped=True, middle=True)
        self._told: list[Label] = []
        self._names: list[Label] = []
        self._row = 0

    @property
    def catches_keys(self) -> bool:
        return self.keys.waiting

    def build(self) -> None:
        self._row = 0
        self.controls, self._told, self._names = {}, [], []
        self.add_panel(FRAME, tr("Settings"))
        pages = [
            ("game", tr("Game")),
            ("sight", tr("Sight")),
            ("sound", tr("Sound")),
            ("keys", tr("Keys")),
            ("files", tr("Files")),
        ]
        self.tabs = Choice[str]((LEFT, 100, WIDE, 50), pages, self.page, self.open, size=22)
        self.form.add(self.tabs)
        getattr(self, f"_{self.page}")()
        for words in (self._told, self._names):
            for label in words:
                label.mates = words
        self.form.add(
            self.note,
            Button((LEFT, 608, 220, 56), tr("Defaults"), self.reset, size=20),
            Button((LEFT + WIDE - 220, 608, 220, 56), tr("Done"), self.back, material="brass"),
        )
        self.form.set_focus(self.tabs)

    def open(self, page: str) -> None:
        """Turns to a page."""
        self.page = page
        self.note.text = ""
        self.rebuild()
        self.form.set_focus(self.tabs)

    # -- the pages --------------------------------------------------------------------------------------------------

    def _game(self) -> None:
        now = self.app.settings
        speeds = [("1", "1x"), ("2", "2x"), ("4", "4x"), ("instant", tr("Instant"))]
        self._choice("speed", tr("Speed"), speeds, tr("How fast cards and dice move."))
        self._add(
            "bot_pause_ms",
            tr("Bot pause"),
            Slider(
                self._place(),
                now.bot_pause_ms / 1000,
                lambda value: self.app.change(bot_pause_ms=round(value * 1000)),
                high=1.5,
                words=lambda value: f"{tenths(value)} s",
            ),
            tr("How long bots seem to think."),
        )
        passing = [("smart", tr("Smart")), ("always_when_nothing", tr("Only if I can do nothing"))]
        self._choice("auto_pass", tr("Pass for me"), passing, tr("Smart: asked when it concerns you."))
        self._switch("full_control", tr("Full control"), tr("Be asked at every chance to respond."))
        self._switch("hints", tr("Hints"), tr("A button that asks a bot for advice."))
        self._switch("tips", tr("First-time tips"), tr("Explains what is new to you."))
        self._switch("odds", tr("Chances"), tr("What a fight would bring."))

    def _sight(self) -> None:
        sizes = [(value, f"{value} %") for value in TEXT_SCALES]
        self._choice("text_scale", tr("Text size"), sizes, tr("For the table, cards and menus."))
        palettes: list[tuple[Palette, str]] = [
            ("standard", tr("Standard")),
            ("red_green", tr("For red/green blindness")),
            ("blue_yellow", tr("For blue/yellow blindness")),
            ("contrast", tr("High contrast")),
        ]
        marks = [Badge((TOLD + seat * 54, self._middle - 22, 44, 44), seat, "ABCD"[seat]) for seat in range(4)]
        self._add(
            "palette",
            tr("Colours"),
            Pick(
                self._place(),
                palettes,
                self.app.settings.palette,
                lambda value: self.app.change(palette=value),
                size=19,
            ),
        )
        self.form.add(*marks)
        self._switch("reduced_motion", tr("Less motion"), tr("Cards fade instead of flying."))
        self._switch("screenshake", tr("Screen shake"), tr("The table trembles at a heavy blow."))
        self._switch("fullscreen", tr("Full screen"), self._also("fullscreen"), self.app.fullscreen)
        self._add(
            "language",
            tr("Language"),
            Choice(self._place(), languages(), spoken().code, lambda value: self.app.change(language=value)),
            tr("Names of cards stay as they are."),
        )

    def _sound(self) -> None:
        self._slider("volume_master", tr("Volume"), tr("Everything together."))
        self._slider("volume_effects", tr("Effects"), tr("Cards, dice and buttons."))
        self._slider("volume_music", tr("Music"), tr("At 0 % there is none."))
        self._switch("mute", tr("Mute"), self._also("mute"))
        told = tr("Events and questions as lines of text: to the terminal and the file {file}.", file=NARRATION)
        self._switch("narrate", tr("Narration"), told)

    def _keys(self) -> None:
        self.keys.note = self.note
        self.keys.build(self.form)

    def _files(self) -> None:
        for key, words, told, folder in (
            ("saves", tr("Saved games"), tr("The game under way."), paths.saves),
            ("replays", tr("Replays"), tr("Games that were played to their end."), paths.replays),
            ("mods", tr("Card packs"), tr("Cards of your own go here."), paths.mods),
            ("logs", tr("Reports"), tr("What was written down when something went wrong."), paths.logs),
        ):
            x, y, width, high = self._place()
            button = Button((x, y - 5, width, high + 10), tr("Open folder"), self._opening(folder), size=20)
            self._add(key, words, button, told)

    @staticmethod
    def _also(action: str) -> str:
        """Says which key does the same."""
        return tr("{key} does the same.", key=keys.cap(action)) if keys.cap(action) else ""

    def _opening(self, folder: Callable[[], Any]) -> Callable[[], None]:
        def show() -> None:
            self.note.text = folders.open_folder(folder())

        return show

    # -- rows -------------------------------------------------------------------------------------------------------

    @property
    def _step(self) -> float:
        """How far it is from row to row: the fewer there are, the more air they have."""
        return min(HIGHEST, float(ROOM // ROWS[self.page]))

    @property
    def _middle(self) -> float:
        """Where the middle of the next row is."""
        return TOP + (self._row + 0.5) * self._step - 3

    def _place(self) -> tuple[float, float, float, float]:
        high = min(44.0, self._step - 21)
        return CONTROL, self._middle - high / 2, 386, high

    def _add(self, key: str, words: str, control: Control, told: str = "") -> None:
        y, high = TOP + self._row * self._step, self._step - 7
        # Where there are few rows, there is room for larger words.
        large = 3 if high > 80 else 0
        place = (TOLD, y + 3, CONTROL - TOLD - 22, high - 6)
        label = Label(place, told, size=17 + large, colour=theme.MUTED, wrapped=True, middle=True)
        name = Label((LEFT + 22, y, TOLD - LEFT - 36, high), words, size=22 + large)
        self.form.add(
            Panel((LEFT, y, WIDE, high), "slate", radius=13, line=3),
            name,
            label,
            control,
        )
        self._told.append(label)
        self._names.append(name)
        self.controls[key] = control
        self._row += 1

    def _choice(self, key: str, words: str, options: list[tuple[Any, str]], told: str) -> None:
        now = getattr(self.app.settings, key)
        value = now if now in dict(options) else options[-1][0]
        control = Choice(self._place(), options, value, lambda chosen: self.app.change(**{key: chosen}))
        self._add(key, words, control, told)

    def _slider(self, key: str, words: str, told: str) -> None:
        value = getattr(self.app.settings, key)
        self._add(key, words, Slider(self._place(), value, lambda chosen: self.app.change(**{key: chosen})), told)

    def _switch(self, key: str, words: str, told: str, value: bool | None = None) -> None:
        x, y, width, high = self._place()
        now = getattr(self.app.settings, key) if value is None else value
        control = Toggle((x, y + 2, width, high - 4), value=now, on_change=lambda on: self.app.change(**{key: on}))
        self._add(key, words, control, told)

    # -- all of it --------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Goes back to the defaults, except for what was chosen for a game."""
        plain = Settings()
        chosen = {each.name: getattr(plain, each.name) for each in fields(Settings) if each.name not in KEPT}
        self.app.change(**chosen)
        self.note.text = tr("All settings are as they were in the beginning.")
        self.rebuild()

    def update(self, dt: float) -> None:
        # A key may have changed the same thing meanwhile.
        for key, control in self.controls.items():
            if isinstance(control, Toggle):
                control.value = self.app.fullscreen if key == "fullscreen" else getattr(self.app.settings, key)
        super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.keys.waiting:
            self.keys.draw_question(surface, self.space)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.page == "keys" and self.keys.handle(event):
            return True
        return super().handle(event)
