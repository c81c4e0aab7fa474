"""The curtain between two people at one screen: nothing of the table is seen until the right one has sat down."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.ui import curtain_art, keys, paint, text_fit, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.places import Pause
from soulstack.ui.scene import BaseScene

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
        return Box(self.screen.cx - 220, self.screen.cy + 180, 440, 72)

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
            self.app.go(Pause(self.session))
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
            self._ground = self._paint()
        surface.blit(self._ground, (0, 0))
        space, rect = self.app.space, self.kit.rect(self.button)
        radius, line = space.px(14), space.px(3.5)
        if not self.held:
            # It is the only thing here that a key does.
            light = paint.glow(rect.size, radius, space.px(9), theme.FOCUS)
            surface.blit(light, light.get_rect(center=rect.center))
        hot = 16 if self.button.has(self.cursor) else 0
        surface.blit(paint.plate(rect.size, radius, "slate", line, hot), rect)
        part = min(1.0, self.held / HOLD)
        if part > 0:
            full = paint.plate(rect.size, radius, "brass", line)
            surface.blit(full, rect, (0, 0, round(rect.width * part), rect.height))
        words = tr("Hold {key}: I am {name}", key=keys.cap("confirm"), name=self.name)
        fitted = text_fit.fit(theme.TITLE_FONT, space.font_px(23), words, rect.width - space.px(40), rect.height)
        text_fit.put(surface, theme.TITLE_FONT, fitted, rect, theme.CREAM, align="centre", outline=space.px(2))

    def _paint(self) -> pygame.Surface:
        """Paints everything that does not move, once for each size."""
        space, screen = self.app.space, self.screen
        mark = theme.seat_mark(self.seat)
        out = curtain_art.hung(space, theme.mix(theme.NIGHT, mark.colour, 0.52))
        board = self.kit.rect(Box(screen.cx - 320, screen.cy - 62, 640, 350))
        soft = paint.shadow(board.size, space.px(22), space.px(16), 210)
        out.blit(soft, soft.get_rect(center=(board.centerx, board.centery + space.px(8))))
        out.blit(paint.plate(board.size, space.px(22), "wood", space.px(4)), board)
        self._medal(out, self.kit.rect(Box(screen.cx - 122, screen.cy - 250, 244, 244)))
        for words, size, font, colour, y, high in (
            (tr("Pass to {name}", name=self.name), 46, theme.TITLE_FONT, theme.GOLD, 4, 64),
            (tr("Everybody else looks away."), 23, theme.BODY_FONT, theme.CREAM, 72, 38),
            (tr(mark.word), 17, theme.ITALIC_FONT, theme.MUTED, 110, 30),
        ):
            place = self.kit.rect(Box(screen.cx - 290, screen.cy + y, 580, high))
            px = space.px(size) if font == theme.TITLE_FONT else space.font_px(size)
            fitted = text_fit.fit(font, px, words, place.width, place.height)
            outline = space.px(3) if font == theme.TITLE_FONT else 0
            text_fit.put(out, font, fitted, place, colour, align="centre", outline=outline)
        return out

    def _medal(self, out: pygame.Surface, place: pygame.Rect) -> None:
        """Paints the mark of the seat on a round plate."""
        space = self.app.space
        soft = paint.shadow(place.size, place.width // 2, space.px(12), 200)
        out.blit(soft, soft.get_rect(center=(place.centerx, place.centery + space.px(6))))
        for material, rect in (("brass", place), ("well", place.inflate(-space.px(30), -space.px(30)))):
            out.blit(paint.plate(rect.size, rect.width // 2, material, space.px(4)), rect)
        badge = paint.seat_badge(self.seat, space.px(158), self.name[:1])
        out.blit(badge, badge.get_rect(center=place.center))
