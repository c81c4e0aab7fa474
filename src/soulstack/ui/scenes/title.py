"""The first screen: a door to each game, side by side, and below them what all games share."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from soulstack import __version__
from soulstack.app import registry
from soulstack.app.language import tr
from soulstack.ui import games, paint, text_fit, theme
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import SETTLED, GuiScene
from soulstack.ui.places import Place
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.scenery import CENTRE, RIGHT, Label
from soulstack.ui.scenes.music_line import music_line
from soulstack.ui.scenes.title_ground import Ground
from soulstack.ui.tween import Tween, ease_out_back

if TYPE_CHECKING:
    from soulstack.ui.loop import App

DOOR: Final = (300.0, 66.0)
"""The size of the large button of a game."""
DOORS: Final = 542.0
"""Where they begin below the upper edge."""
KEY: Final = 24.0
"""The side of the key on a door."""
BESIDE: Final = 132.0
"""How wide the further ways into a game are, which stand beside it."""
MANY: Final = 3
"""So many of them stand in two columns."""
SHARED: Final = 622.0
"""Where what all games share begins."""
ROW: Final = 44.0
COLUMN: Final = 226.0
PICTURES: Final = 520.0
"""What lies above this belongs to the halves: pressing there turns to a game."""


class Door(Button):
    """The large button of a game, with the key that presses it."""

    def __init__(
        self,
        area: tuple[float, float, float, float],
        text: str,
        on_press: Callable[[], object],
        number: int,
        material: str,
    ) -> None:
        super().__init__(area, text, on_press, material=material, size=27)
        self.number = number

    @property
    def room(self) -> int:
        """Leaves the key free."""
        return self.rect.width - self.space.px(2 * KEY + 24)

    def paint_words(self, surface: pygame.Surface, rect: pygame.Rect, colour: theme.Colour) -> None:
        super().paint_words(surface, rect, colour)
        space = self.space
        side = space.px(KEY)
        cap = pygame.Rect(0, 0, side, side)
        cap.topright = (rect.right - space.px(8), rect.top + space.px(8))
        surface.blit(paint.plate(cap.size, space.px(5), "paper", max(1, space.px(2))), cap)
        fitted = text_fit.fit(theme.BOLD_FONT, space.px(15), str(self.number), cap.width)
        text_fit.put(surface, theme.BOLD_FONT, fitted, cap, theme.INK, align=CENTRE)


class TitleScene(GuiScene):
    """The title and its buttons."""

    modal = False
    veiled = False
    grounded = False
    spreads = True
    fps = 40

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        still = app.settings.reduced_motion
        self.drop = Tween(0.0, 1.0, 0.0 if still else 0.7, ease_out_back)
        self.ground = Ground(app, tuple(registry.MODULES))
        self.doors: dict[str, Door] = {}
        """The door of each game, by its key."""
        self._ways: dict[str, tuple[Button, ...]] = {}
        self.chosen = app.game
        """The game that is meant by what all games share: the one played last, until somebody turns to another."""
        self._music: list[Button] = []
        """What stands in the line about the music."""
        self._saved: dict[str, str] = {}
        """What is said of the game that could be continued, by game; read when the first picture is shown."""
        self._updates = 0

    @property
    def music(self) -> tuple[str, str]:
        """The theme that both games share."""
        return "title", ""

    # -- what stands there ----------------------------------------------------------------------------------------------

    def build(self) -> None:
        for number, key in enumerate(self.ground.keys):
            self._add_ways(number, key)
        words, self._music = music_line(self.app, self._told_of_music)
        self.form.add(*words, *self._music)
        self._add_shared()
        self.form.add(
            Label(
                (240, 122, 800, 26),
                tr("Unofficial fan project with its own art and wording."),
                size=16,
                colour=theme.GOLD,
                font=theme.BOLD_FONT,
                align=CENTRE,
                outline=1.6,
            ),
            Label(
                (1064, 8, 204, 20),
                tr("Version {version}", version=__version__),
                size=13,
                colour=theme.MUTED,
                align=RIGHT,
                outline=1,
            ),
        )
        self.form.set_focus(self.doors[self.chosen])

    def _add_ways(self, number: int, key: str) -> None:
        """Adds the door of a game and what stands beside it."""
        screens, title = screens_of_the_game(key), registry.game(key).title
        middle, (wide, high) = self.ground.middle(self.app.space, number), DOOR
        saved = games.is_saved(key)
        others: list[tuple[str, Place | str]] = [(tr(screens.begin), "new game")] if saved else []
        others += [(tr(words), place) for words, place in screens.also]
        columns = 1 if len(others) < MANY else 2
        left = middle - (wide + columns * (10 + BESIDE)) / 2
        door = Door(
            (left, DOORS, wide, high),
            tr("Continue") if saved else tr(screens.begin),
            (lambda: games.resume(self.app, key)) if saved else (lambda: self._go(key, "new game")),
            number + 1,
            screens.material,
        )
        door.hint = self._saved.get(key, " ") if saved else ""
        rows = -(-len(others) // columns)
        each = (high - 6 * (rows - 1)) / max(1, rows)
        buttons = [
            Button(
                (left + wide + 10 + at // rows * (BESIDE + 10), DOORS + at % rows * (each + 6), BESIDE, each),
                words,
                lambda place=place: self._go(key, place),  # type: ignore[misc]  # mypy wants no default
                size=16,
                material="slate",
            )
            for at, (words, place) in enumerate(others)
        ]
        for button in buttons:
            button.mates = buttons
        self.form.add(
            Label(
                (middle - 240, DOORS - 66, 480, 40),
                tr(title),
                size=32,
                font=theme.TITLE_FONT,
                align=CENTRE,
                outline=3,
                grows=False,
            ),
            Label(
                (middle - 240, DOORS - 25, 480, 22),
                tr(screens.line),
                size=15,
                font=theme.ITALIC_FONT,
                align=CENTRE,
                outline=1.4,
            ),
            door,
            *buttons,
        )
        self.doors[key], self._ways[key] = door, (door, *buttons)

    def _told_of_music(self) -> None:
        """Shows the switch that stands there from now on."""
        self.rebuild()
        self.form.set_focus(self._music[-1])

    def _add_shared(self) -> None:
        """Adds what all games have; each of these opens for the game that is meant."""
        new = not any(games.is_saved(key) for key in self.ground.keys) and not self.app.progress.lessons
        rows: tuple[tuple[tuple[str, str, str], ...], ...] = (
            (
                ("learn", tr("Learn"), "brass" if new else "wood"),
                ("gallery", tr("Gallery"), "wood"),
                ("rules", tr("Rules"), "wood"),
                ("slots", tr("Saved games"), "wood"),
                ("replays", tr("Replays"), "wood"),
            ),
            (
                ("statistics", tr("Statistics"), "wood"),
                ("settings", tr("Settings"), "wood"),
                ("credits", tr("Credits"), "wood"),
                ("", tr("Quit"), "wood"),
            ),
        )
        buttons = []
        for at, row in enumerate(rows):
            left = 640 - (len(row) * COLUMN - 10) / 2
            for column, (place, words, material) in enumerate(row):
                area = (left + column * COLUMN, SHARED + at * ROW, COLUMN - 10, ROW - 8)
                act = (lambda place=place: self._go(self.chosen, place)) if place else self.app.quit  # type: ignore[misc]
                buttons.append(Button(area, words, act, material=material, size=19))
        for button in buttons:
            button.mates = buttons
        self.form.add(*buttons)

    def uncovered(self) -> None:
        # A game may have been saved or finished meanwhile, or another one chosen.
        self.chosen = self.app.game
        self._saved.clear()
        self.rebuild()
        super().uncovered()

    # -- where it leads -------------------------------------------------------------------------------------------------

    def back(self) -> None:
        """Puts the focus on Quit: Escape on the first screen asks, it does not leave."""
        self.form.set_focus(self.form.stops()[-1])

    def _go(self, key: str, place: Place | str) -> None:
        """Goes to a screen as a game has it."""
        self.app.choose_game(key)
        self.app.go(place)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._go(self.chosen, "rules")
            return True
        if event.type == pygame.KEYDOWN and pygame.K_1 <= event.key < pygame.K_1 + len(self.doors):
            self.doors[self.ground.keys[event.key - pygame.K_1]].press()
            return True
        if super().handle(event):
            return True
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == pygame.BUTTON_LEFT
            and self._is_on_a_half(event.pos)
        ):
            self.form.set_focus(self.doors[self.ground.keys[self.ground.at(self.space, event.pos)]])
            return True
        return False

    def _is_on_a_half(self, pos: tuple[int, int]) -> bool:
        return 0 <= pos[1] < self.space.point(0, PICTURES)[1]

    @property
    def meant(self) -> int:
        """The number of the half that is lit: the one below the mouse, or that of the chosen game."""
        cursor = self.app.cursor
        if self._is_on_a_half(cursor) and self.form.by_mouse:
            return self.ground.at(self.space, cursor)
        return self.ground.keys.index(self.chosen)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._updates += 1
        chosen = next((key for key, ways in self._ways.items() if self.form.focus in ways), None)
        self.chosen = chosen or self.chosen
        if self._updates > 1:
            self._tell_of_saves()
        if self._updates == SETTLED:
            # Not before the first pictures: reading the packs takes longer than a frame.
            problems = games.pack_problems(self.app)
            if problems:
                games.tell(self.app, "\n".join(problems), title=tr("About your card packs"))
        self.drop.update(dt)
        self.ground.update(dt, self.meant)

    def _tell_of_saves(self) -> None:
        """Says what could be continued, a game a frame: reading a long one takes a while."""
        for key, door in self.doors.items():
            if door.hint and key not in self._saved:
                self._saved[key] = door.hint = games.saved_words(key)
                return

    def draw(self, surface: pygame.Surface) -> None:
        self.ground.draw(surface, self.space)
        # Its buttons would only disturb what lies above it.
        if not any(isinstance(scene, GuiScene) for scene in self.app.stack.scenes if scene is not self):
            self._draw_name(surface)
            self.form.draw(surface)

    def _draw_name(self, surface: pygame.Surface) -> None:
        space = self.space
        rise = round((1 - self.drop.value) * -space.px(60))
        name = paint.words(theme.TITLE_FONT, space.px(88), "Soulstack", theme.CREAM, space.px(7))
        x, y = space.point(640, 70)
        surface.blit(name, name.get_rect(center=(x, y + rise)))
