"""A hero on its plinth: a press goes through those who can lead it, dragging it or Shift with an arrow changes its row."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.names import HEROES
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.brush import Brush
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.gui.control import Drawn
from soulstack.ui.input import Meant
from soulstack.ui.paint import PREMULTIPLIED
from soulstack.ui.paint.kit import Kit
from soulstack.ui.scenery import Area
from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.games.spire.play.run_plan import Climber, RunPlan

FIGURE: Final = 206.0
"""How high a hero is."""
MOVED: Final = 10.0
"""Units that a stand is dragged before it counts as dragged."""
AWAY: Final = 0.34
"""How much light falls on a hero who stays at home."""
STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Atelier:
    """The brush of a screen of forms, made anew when the window changes."""

    def __init__(self) -> None:
        self._space: Space | None = None
        self._brush: Brush | None = None

    def brush(self, space: Space) -> Brush:
        """Gives the brush for a window."""
        if self._brush is None or self._space != space:
            self._space, self._brush = space, Brush(Kit(space.scale, space.text))
        return self._brush

    def box(self, space: Space, rect: pygame.Rect) -> Box:
        """Gives pixels in the brush's units."""
        return Box(rect.x / space.scale, rect.y / space.scale, rect.w / space.scale, rect.h / space.scale)


class Stand(Drawn):
    """One hero who may climb."""

    corner = 14

    def __init__(
        self,
        area: Area,
        plan: "RunPlan",
        climber: "Climber",
        atelier: Atelier,
        on_turn: Callable[["Climber"], object],
        on_move: Callable[["Climber", int], object],
    ) -> None:
        super().__init__(area)
        self.plan, self.climber, self.atelier = plan, climber, atelier
        self.on_turn, self.on_move = on_turn, on_move
        self.offset = 0
        """Pixels that it is dragged aside."""
        self._from: tuple[int, int] | None = None

    # -- mouse and keys ---------------------------------------------------------------------------------------------

    def take(self, pos: tuple[int, int]) -> None:
        self._from, self.offset = pos, 0

    def drag(self, pos: tuple[int, int]) -> None:
        if self._from is not None:
            aside = pos[0] - self._from[0]
            self.offset = aside if self.offset or abs(aside) >= self.space.px(MOVED) else 0

    def let_go(self, pos: tuple[int, int], *, inside: bool) -> None:  # noqa: ARG002 - how far it went is known
        dragged, self.offset, self._from = self.offset, 0, None
        if dragged:
            at = self.plan.climbers.index(self.climber)
            self.on_move(self.climber, at + round(dragged / max(1, self.rect.width)))
        elif inside:
            if self.form is not None:
                self.form.set_focus(self, by_mouse=True)
                self.form.play(self.sound)
            self.on_turn(self.climber)

    def key(self, event: pygame.event.Event) -> bool:
        step = STEPS.get(getattr(event, "key", 0), 0) if event.type == pygame.KEYDOWN else 0
        if not step or not getattr(event, "mod", 0) & (pygame.KMOD_SHIFT | pygame.KMOD_CTRL):
            return False
        self.on_move(self.climber, self.plan.climbers.index(self.climber) + step)
        return True

    def intent(self, intent: Meant) -> bool:
        if intent is Meant.CONFIRM:
            self.on_turn(self.climber)
            return True
        return False

    # -- looks ------------------------------------------------------------------------------------------------------

    @property
    def ring(self) -> pygame.Rect:
        return self.rect.move(self.offset, 0)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # noqa: ARG002 - it has one state
        brush = self.atelier.brush(self.space)
        box = self.atelier.box(self.space, rect.move(self.offset, 0))
        climber, lit = self.climber, bool(self.climber.who)
        brush.plate(surface, box, "deep" if lit else "glass", radius=14, light=6 if self.hovered else 0)
        colour = look.hero_colour(climber.hero)
        feet = box.bottom - 138
        if lit:
            brush.glow(surface, box.cx, feet - FIGURE / 2, 104, colour, 0.34)
        self._draw_plinth(surface, brush, Box(box.cx - 58, feet - 12, 116, 36))
        self._draw_figure(surface, brush, box.cx, feet)
        row = self.plan.row(climber)
        if row:
            words = tr("Row {n}", n=row)
            brush.plate(surface, Box(box.x + 8, box.y + 8, 66, 24), "stone", radius=8, line=1.8, shadow=0)
            brush.line(surface, words, box.x + 41, box.y + 20, 13, theme.CREAM, room=58)
        name = tr(HEROES[climber.hero])
        brush.text(surface, name, box.cx, feet + 40, 20, colour if lit else theme.MUTED, room=box.w - 16)
        known: Any = catalogue().get(climber.hero)
        if lit and known is not None:
            brush.chip(surface, "hp", str(known.max_hp), box.cx, feet + 68, 26)
        self._draw_leader(surface, brush, Box(box.x + 9, box.bottom - 42, box.w - 18, 33))

    def _draw_plinth(self, surface: pygame.Surface, brush: Brush, box: Box) -> None:
        brush.plate(surface, Box(box.x + 6, box.y, box.w - 12, 18), "stone", radius=5, light=10, shadow=0)
        brush.plate(surface, Box(box.x, box.y + 14, box.w, 20), "stone", radius=5, shadow=0)

    def _draw_figure(self, surface: pygame.Surface, brush: Brush, x: float, feet: float) -> None:
        found = pictures.picture("hero", self.climber.hero)
        if found is None:
            return
        image = brush.figure(found, FIGURE)
        if not self.climber.who:
            image = brush.held.get(
                ("away", found.name, image.get_size()), lambda: paint.darkened(image, AWAY, (180, 200, 230))
            )
        brush.kit.put(surface, brush.shadow(FIGURE * 0.46), x, feet + 1, 0.5, 0.5)
        place = image.get_rect(midbottom=(round(x * brush.kit.u), round((feet + 4) * brush.kit.u)))
        surface.blit(image, place, special_flags=PREMULTIPLIED)

    def _draw_leader(self, surface: pygame.Surface, brush: Brush, box: Box) -> None:
        climber = self.climber
        words = {
            "": tr("stays at home"),
            "me": tr("You"),
            "bot": tr("Bot"),
            "friend": climber.name.strip() or tr("Friend"),
        }[climber.who]
        brush.plate(surface, box, "patina" if climber.who else "glass", radius=9, line=2, shadow=0)
        icon = {"me": "human", "friend": "human", "bot": "bot"}.get(climber.who, "")
        room = box.w - 16
        if icon:
            brush.icon(surface, icon, box.x + 18, box.cy, 24)
            room -= 26
        x = box.cx + (13 if icon else 0)
        brush.line(surface, words, x, box.cy, 15, theme.CREAM if climber.who else theme.MUTED, room=room)
