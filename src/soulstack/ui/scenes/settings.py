"""The player's settings; every change is applied at once and written down."""

from typing import TYPE_CHECKING

from soulstack.app.language import languages, spoken, tr
from soulstack.app.settings import TEXT_SCALES
from soulstack.ui import theme
from soulstack.ui.controls import Choice, Slider, Toggle
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.widgets import Button, Label, Panel, Widget

if TYPE_CHECKING:
    from soulstack.ui.loop import App

COLUMNS = (128.0, 652.0)
WIDTH = 500.0
ROW = 50.0


class SettingsScene(MenuScene):
    """Two columns of controls: the game on the left, sight and sound on the right."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._rows = [0, 0]
        self.controls: dict[str, Widget] = {}

    def build(self) -> None:
        app, now = self.app, self.app.settings
        self._rows = [0, 0]
        self.controls = {}
        self.add_panel((100, 36, 1080, 648), tr("Settings"))
        for column, words in zip(COLUMNS, (tr("Game"), tr("Sight and sound")), strict=True):
            self.form.add(
                Panel((column, 112, WIDTH, 486), "slate", radius=16, line=3),
                Label((column + 24, 122, WIDTH - 48, 40), words, size=24, font=theme.TITLE_FONT, colour=theme.GOLD),
            )
        self._add(
            0,
            "speed",
            tr("Speed"),
            Choice(
                self._place(0),
                [("1", "1x"), ("2", "2x"), ("4", "4x"), ("instant", tr("Instant"))],
                now.speed,
                lambda value: app.change(speed=value),
            ),
        )
        self._add(
            0,
            "bot_pause_ms",
            tr("Bot pause"),
            Slider(
                self._place(0),
                now.bot_pause_ms / 1000,
                lambda value: app.change(bot_pause_ms=round(value * 1000)),
                high=1.5,
                words=lambda value: f"{value:.1f} s",
            ),
        )
        self._add(
            0,
            "auto_pass",
            tr("Pass for me"),
            Choice(
                self._place(0),
                [("smart", tr("Smart")), ("always_when_nothing", tr("If idle")), ("off", tr("Never"))],
                now.auto_pass,
                lambda value: app.change(auto_pass=value),
            ),
        )
        self._add(
            0,
            "text_scale",
            tr("Text size"),
            Choice(
                self._place(0),
                [(value, f"{value} %") for value in TEXT_SCALES],
                now.text_scale,
                lambda value: app.change(text_scale=value),
            ),
        )
        self._add(
            0,
            "language",
            tr("Language"),
            Choice(self._place(0), languages(), spoken().code, lambda value: app.change(language=value)),
        )
        self._toggle(0, "reduced_motion", tr("Less motion"), now.reduced_motion)
        self._add(
            1,
            "volume_master",
            tr("Volume"),
            Slider(self._place(1), now.volume_master, lambda value: app.change(volume_master=value)),
        )
        self._add(
            1,
            "volume_effects",
            tr("Effects"),
            Slider(self._place(1), now.volume_effects, lambda value: app.change(volume_effects=value)),
        )
        self._add(
            1,
            "volume_music",
            tr("Music"),
            Slider(self._place(1), now.volume_music, lambda value: app.change(volume_music=value)),
        )
        self._toggle(1, "mute", tr("Mute"), now.mute)
        self._toggle(1, "fullscreen", tr("Full screen"), app.fullscreen)
        self.form.add(Button((530, 612, 220, 58), tr("Done"), self.back, material="brass"))

    def _place(self, column: int) -> tuple[float, float, float, float]:
        return COLUMNS[column] + 178, 178 + self._rows[column] * (ROW + 18) + 9, WIDTH - 200, 44

    def _add(self, column: int, key: str, words: str, control: Widget) -> None:
        top = control.area[1]
        self.form.add(Label((COLUMNS[column] + 24, top, 146, 44), words, size=20), control)
        self.controls[key] = control
        self._rows[column] += 1

    def _toggle(self, column: int, key: str, words: str, value: bool) -> None:
        x, y, width, _ = self._place(column)
        control = Toggle((x, y + 3, width, 38), value=value, on_change=lambda on: self.app.change(**{key: on}))
        self._add(column, key, words, control)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        switch = self.controls.get("fullscreen")
        if isinstance(switch, Toggle):
            switch.value = self.app.fullscreen
        super().resize(size, scale)
