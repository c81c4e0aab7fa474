"""The first screen: the name of the game over a candle-lit table."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from soulstack import __version__
from soulstack.app.language import tr
from soulstack.ui import backdrop, games, paint, theme
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import SETTLED, GuiScene
from soulstack.ui.places import NewGame
from soulstack.ui.scenery import RIGHT, Label
from soulstack.ui.tween import Tween, ease_out_back, ease_out_cubic

if TYPE_CHECKING:
    from soulstack.ui.loop import App

SOULS = ((826.0, 292.0, 62.0), (920.0, 214.0, 84.0), (1020.0, 250.0, 70.0), (1104.0, 184.0, 54.0))
"""The souls above them: middle and size in units."""


class TitleScene(GuiScene):
    """The title and its buttons."""

    modal = False
    veiled = False
    grounded = False
    fps = 40

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        still = app.settings.reduced_motion
        self.drop = Tween(0.0, 1.0, 0.0 if still else 0.7, ease_out_back)
        self.fade = Tween(0.0, 1.0, 0.0 if still else 0.6, ease_out_cubic, delay=0.0 if still else 0.25)
        self._fan = app.screens.fan
        self._cards: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._cards_for: tuple[int, int] | None = None
        self._updates = 0

    def build(self) -> None:
        saved = games.saved_words()
        entries: list[tuple[str, Callable[[], None], str, str]] = []
        if saved is not None:
            entries.append((tr("Continue"), self._continue, "brass", saved))
        entries.append((tr("New game"), self._new_game, "wood" if saved else "brass", ""))
        # Whoever has never played is shown where to learn it.
        new = saved is None and not self.app.progress.lessons
        if new:
            entries.append((tr("Learn"), self._learn, "wood", tr("Three short lessons")))
        small: list[tuple[str, Callable[[], None]]] = [
            (tr("Pass and play"), self._pass_and_play),
            *(() if new else ((tr("Learn"), self._learn),)),
            (tr("Gallery"), self._gallery),
            (tr("Rules"), self._rules),
            *(((tr("Saved games"), self._slots),) if not new else ()),
            (tr("Replays"), self._replays),
            (tr("Statistics"), self._statistics),
            (tr("Settings"), self._settings),
            (tr("Credits"), self._credits),
            (tr("Quit"), self.app.quit),
        ]
        top = 232.0 if saved is not None else 246.0 if new else 272.0
        for text, act, material, hint in entries:
            high = 74.0 if hint else 60.0
            self.form.add(Button((88.0, top, 424.0, high), text, act, material=material, size=28, hint=hint))
            top += high + 10
        top += 6
        buttons = []
        for number, (text, act) in enumerate(small):
            row, column = divmod(number, 2)
            buttons.append(Button((88.0 + column * 217, top + row * 56.0, 207.0, 46.0), text, act, size=21))
        for button in buttons:
            button.mates = buttons
        self.form.add(
            *buttons,
            Label(
                (88, 676, 800, 24),
                tr("Unofficial fan project with its own art and wording."),
                size=15,
                colour=theme.MUTED,
                outline=1,
            ),
            Label(
                (1000, 676, 256, 24),
                tr("Version {version}", version=__version__),
                size=15,
                colour=theme.MUTED,
                align=RIGHT,
                outline=1,
            ),
        )

    def uncovered(self) -> None:
        # A game may have been saved or finished meanwhile.
        self.rebuild()
        super().uncovered()

    def back(self) -> None:
        """Puts the focus on Quit: Escape on the first screen asks, it does not leave."""
        self.form.set_focus(self.form.stops()[-1])

    def _continue(self) -> None:
        games.resume(self.app)

    def _new_game(self) -> None:
        self.app.go("new game")

    def _pass_and_play(self) -> None:
        self.app.go(NewGame(shared=True))

    def _learn(self) -> None:
        self.app.go("learn")

    def _statistics(self) -> None:
        self.app.go("statistics")

    def _gallery(self) -> None:
        self.app.go("gallery")

    def _rules(self) -> None:
        self.app.go("rules")

    def _replays(self) -> None:
        self.app.go("replays")

    def _slots(self) -> None:
        self.app.go("slots")

    def _settings(self) -> None:
        self.app.go("settings")

    def _credits(self) -> None:
        self.app.go("credits")

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._rules()
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._updates += 1
        if self._updates == SETTLED:
            # Not before the first pictures: reading the packs takes longer than a frame.
            problems = games.pack_problems(self.app)
            if problems:
                games.tell(self.app, "\n".join(problems), title=tr("About your card packs"))
        self.drop.update(dt)
        self.fade.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        surface.blit(backdrop.basement(space), (0, 0))
        self._draw_cards(surface)
        self.app.air.draw(surface, space)
        self._draw_souls(surface)
        # Its buttons would only disturb what lies above it.
        if not any(isinstance(scene, GuiScene) for scene in self.app.stack.scenes if scene is not self):
            surface.blit(backdrop.shade(space.size), (0, 0))
            self._draw_name(surface)
            self.form.draw(surface)

    def _draw_name(self, surface: pygame.Surface) -> None:
        space = self.space
        logo = _logo(space.px(170))
        rise = round((1 - self.drop.value) * -space.px(60))
        surface.blit(logo, logo.get_rect(center=(space.point(160, 138)[0], space.point(160, 138)[1] + rise)))
        name = paint.words(theme.TITLE_FONT, space.px(104), "Soulstack", theme.CREAM, space.px(7))
        at = space.point(246, 122)
        surface.blit(name, name.get_rect(midleft=(at[0], at[1] + rise)))
        line = paint.words(theme.BOLD_FONT, space.font_px(21), tr(self.app.screens.line), theme.GOLD, space.px(2))
        surface.blit(line, line.get_rect(midleft=space.point(254, 192)))

    def _draw_cards(self, surface: pygame.Surface) -> None:
        if self._cards_for != self.space.size:
            self._cards.clear()
            self._cards_for = self.space.size
        # One a picture, and none in the first: the window should be there before its ornaments.
        elif len(self._cards) < len(self._fan) and self.app.faces is not None:
            self._cards.append(self._make_card(*self._fan[len(self._cards)]))
        for image, middle in self._cards:
            surface.blit(image, image.get_rect(center=middle), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _make_card(self, deck: str, turn: float, x: float, y: float) -> tuple[pygame.Surface, tuple[int, int]]:
        faces = self.app.faces
        card = faces.back(deck, self.space.px(148))
        shade = faces.shadow(card.get_size(), self.space.px(10))
        whole = pygame.Surface(shade.get_size(), pygame.SRCALPHA)
        whole.blit(shade, (0, 0))
        whole.blit(card, card.get_rect(center=whole.get_rect().center), special_flags=pygame.BLEND_PREMULTIPLIED)
        return pygame.transform.rotozoom(whole, -turn, 1.0).convert_alpha(), self.space.point(x, y)

    def _draw_souls(self, surface: pygame.Surface) -> None:
        time = self.app.air.time
        for number, (x, y, size) in enumerate(SOULS):
            image = _soul(self.space.px(size))
            image.set_alpha(round(225 * self.fade.value))
            bob = 0.0 if self.app.air.still else math.sin(time * 1.1 + number * 1.7) * 7
            middle = self.space.point(x, y + bob)
            light = _soul_light(self.space.px(size))
            light.set_alpha(round(255 * self.fade.value))
            surface.blit(light, light.get_rect(center=middle))
            surface.blit(image, image.get_rect(center=middle))


@lru_cache(maxsize=8)
def _soul(px: int) -> pygame.Surface:
    # A copy, because its transparency changes.
    return paint.icon("soul", px).copy()


@lru_cache(maxsize=8)
def _soul_light(px: int) -> pygame.Surface:
    side = max(1, px // 2)
    return paint.glow((side, side), side // 2, max(2, px // 4), (150, 200, 255), 90).copy()


@lru_cache(maxsize=2)
def _logo(px: int) -> pygame.Surface:
    """Gives the logo; its lowest cards fade into the dark instead of ending at the edge of the picture."""
    logo = paint.icon("logo", px).copy()
    rows = max(1, px // 9)
    for row in range(rows):
        line = pygame.Rect(0, px - rows + row, px, 1)
        logo.fill((255, 255, 255, 255 - 255 * (row + 1) // rows), line, special_flags=pygame.BLEND_RGBA_MULT)
    return logo
