"""The curtain between two people at one screen: nothing of the table is seen until the right one has sat down."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.ui import keys, theme
from soulstack.ui.cardart import paint
from soulstack.ui.scene import BaseScene
from soulstack.ui.table.geometry import Box
from soulstack.ui.table.kit import Kit

if TYPE_CHECKING:
    from soulstack.ui.loop import App

HOLD: Final = 0.6
"""Seconds that the key or the button is held: nobody lifts the curtain by chance."""
_HOLD: Final = frozenset({pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER})
_AWAY: Final = frozenset({pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED})


class CurtainScene(BaseScene):
    """Names who should sit down; opaque, and the same whatever lies behind it."""

    modal = False

    def __init__(self, app: "App", session: Any, seat: int, name: str, lift: Callable[[], None]) -> None:
        self.app = app
        self.session = session
        self.seat, self.name = seat, name
        self.lift = lift
        self.held = 0.0
        self.key_down = False
        self.mouse_down = False
        self.cursor = (-1.0, -1.0)
        self.kit = Kit(1.0)
        self.screen = Box(0, 0, 1280, 720)
        self._ground: pygame.Surface | None = None
        self.resize(app.size, app.scale)

    @property
    def button(self) -> Box:
        """Gives the place of the button to hold."""
        return Box(self.screen.cx - 190, self.screen.cy + 190, 380, 64)

    # -- the scene's life -------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int], scale: float) -> None:
        self.kit = Kit(scale, self.app.settings.text_scale / 100)
        self.screen = Box(0, 0, size[0] / scale, size[1] / scale)
        self._ground = None

    def uncovered(self) -> None:
        self._let_go()

    def _let_go(self) -> None:
        self.key_down = self.mouse_down = False
        self.held = 0.0

    def update(self, dt: float) -> None:
        if not (self.key_down or self.mouse_down):
            self.held = 0.0
            return
        self.held += dt
        if self.held >= HOLD:
            self._let_go()
            self.app.sound.play("flick")
            self.app.pop()
            self.lift()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in _AWAY:
            self._let_go()
        elif event.type == pygame.KEYDOWN and event.key in _HOLD:
            self.key_down = True
        elif event.type == pygame.KEYUP and event.key in _HOLD:
            self.key_down = False
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            from soulstack.ui.scenes.pause import PauseScene

            self.app.push(PauseScene(self.app, self.session))
        elif event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            self.cursor = (event.pos[0] / self.kit.u, event.pos[1] / self.kit.u)
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
                self.mouse_down = self.button.has(self.cursor)
            elif event.type == pygame.MOUSEBUTTONUP or not self.button.has(self.cursor):
                self.mouse_down = False
        return True

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground.get_size() != surface.get_size():
            self._ground = self._paint(surface.get_size())
        surface.blit(self._ground, (0, 0))
        kit, box = self.kit, self.button
        hot = box.has(self.cursor)
        top, bottom = (theme.lighter(theme.SLATE, 26), theme.SLATE) if hot else (theme.SLATE, theme.SLATE_LOW)
        kit.put(surface, kit.plate((box.w, box.h), top, bottom, edge=theme.GOLD, radius=14), box.x, box.y)
        part = min(1.0, self.held / HOLD)
        if part > 0:
            full = kit.plate((box.w, box.h), theme.BRASS, theme.BRASS_LOW, edge=theme.GOLD, radius=14)
            area = (0, 0, round(full.get_width() * part), full.get_height())
            surface.blit(full, (kit.px(box.x), kit.px(box.y)), area, special_flags=pygame.BLEND_PREMULTIPLIED)
        words = kit.outlined(
            tr("Hold {key}: I am {name}", key=keys.cap("confirm"), name=self.name), 21, theme.CREAM, 1.6
        )
        kit.put(surface, words, box.cx, box.cy, 0.5, 0.5)

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        """Paints everything that does not move, once for each size."""
        kit, screen = self.kit, self.screen
        mark = theme.seat_mark(self.seat)
        out = pygame.Surface(size)
        tone = theme.mix(theme.NIGHT, mark.colour, 0.2)
        out.blit(paint.gradient(size, theme.mix(tone, theme.INK, 0.45), tone), (0, 0))
        self._folds(out, theme.mix(tone, theme.INK, 0.35))
        kit.put(out, kit.disc(300, theme.mix(tone, theme.INK, 0.25)), screen.cx, screen.cy - 120, 0.5, 0.5)
        kit.put(out, kit.shape(mark.shape, 230, mark.colour, 0.03), screen.cx, screen.cy - 124, 0.5, 0.5)
        letter = kit.outlined(self.name[:1].upper(), 78, theme.CREAM, 4)
        low = 24 if mark.shape == "triangle" else 0
        kit.put(out, letter, screen.cx, screen.cy - 124 + low, 0.5, 0.5)
        kit.put(
            out,
            kit.outlined(tr("Pass to {name}", name=self.name), 46, theme.CREAM, 3),
            screen.cx,
            screen.cy + 62,
            0.5,
            0.5,
        )
        words = kit.text(tr("Everybody else looks away."), 22, theme.MUTED)
        kit.put(out, words, screen.cx, screen.cy + 118, 0.5, 0.5)
        word = kit.text(tr(mark.word), 15, theme.mix(theme.MUTED, tone, 0.25), theme.ITALIC_FONT)
        kit.put(out, word, screen.cx, screen.cy + 150, 0.5, 0.5)
        return out

    def _folds(self, out: pygame.Surface, shade: theme.Colour) -> None:
        """Paints the folds of a heavy curtain."""
        width, height = out.get_size()
        fold = max(8, self.kit.px(80))
        one = paint.blank((fold, 1))
        for x in range(fold):
            depth = abs(x / fold - 0.5) * 2
            one.set_at((x, 0), (*shade, round(150 * depth**2)))
        strip = pygame.transform.scale(one, (fold, height))
        for x in range(0, width, fold):
            out.blit(strip, (x, 0))
