"""The bar above every stage: who and where the run is, gold, and the buttons that are always there."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.desk import BAR
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

SPEEDS: Final = ("1", "2", "4", "instant")
KEYS: Final = {"log": "l", "deck": "d", "map": "m", "gear": ""}


@define
class TopBar:
    """Draws the bar and knows its buttons."""

    desk: "Desk"
    actions: Mapping[str, Callable[[], None]]
    """What the buttons do, by the name of their icon, from left to right."""
    boxes: dict[str, Box] = field(init=False, factory=dict)
    left: float = 0.0
    """Where its words begin: a stage may want the corner."""

    def lay_out(self) -> None:
        """Places the buttons from the right."""
        x = self.desk.screen.w - 14
        for name in reversed(list(self.actions)):
            wide = 54.0 if name == "speed" else 37.0
            self.boxes[name] = Box(x - wide, 6, wide, 31)
            x -= wide + 7

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click on a button."""
        for name, box in self.boxes.items():
            if box.has(point):
                self.desk.sound("click")
                self.actions[name]()
                return True
        return point[1] < BAR

    def draw(self, surface: pygame.Surface, title: tuple[str, str], left: tuple[tuple[str, str], ...] = ()) -> None:
        """Draws the bar; what is said at its left takes the place of the hero in focus."""
        brush, desk = self.desk.brush, self.desk
        brush.plate(
            surface, Box(-10, -12, desk.screen.w + 20, BAR + 12), "stone", radius=9, line=2.4, light=-8, shadow=7
        )
        x = self.left + 14
        for first, second in left:
            wide = brush.text(surface, first, x, 14.5, 16.5, ax=0)
            x += max(wide, brush.line(surface, second, x, 31.5, 12.5, ax=0)) + 22
        if not left:
            self._draw_left(surface)
        words, below = title
        brush.text(surface, words, desk.screen.w / 2, 14.5, 17, look.LANTERN, room=desk.screen.w * 0.3)
        brush.line(surface, below, desk.screen.w / 2, 31.5, 12.5, room=desk.screen.w * 0.34)
        for name, box in self.boxes.items():
            self._draw_button(surface, name, box)

    def _draw_left(self, surface: pygame.Surface) -> None:
        brush, state = self.desk.brush, self.desk.state
        focus = max(0, self.desk.session.focus)
        hero = state.heroes[focus]
        x = self.left + 14
        brush.disc(surface, x + 17, 21, 17, theme.lighter(look.hero_colour(hero.hero), -70))
        brush.icon(surface, f"sigil_{hero.hero}", x + 17, 21, 28)
        x += 42
        wide = brush.text(surface, self.desk.name(focus), x, 14, 16, ax=0)
        act = tr("Act {act}, Ascension {n}", act=ROMAN[min(4, state.table.act)], n=state.setup.ascension)
        wide = max(wide, brush.line(surface, act, x, 31, 12, ax=0))
        x += wide + 20
        brush.icon(surface, "heart", x + 12, 21, 24)
        tone = look.BAD if hero.hp * 3 <= hero.max_hp else theme.CREAM
        x += 28 + brush.text(surface, f"{hero.hp}/{hero.max_hp}", x + 27, 21, 18, tone, ax=0) + 16
        brush.icon(surface, "coin", x + 12, 21, 24)
        brush.text(surface, str(hero.gold), x + 27, 21, 18, ax=0)

    def _draw_button(self, surface: pygame.Surface, name: str, box: Box) -> None:
        brush, desk = self.desk.brush, self.desk
        hot = box.has(desk.cursor)
        brush.plate(surface, box, "deep", radius=8, line=2, light=20 if hot else 0, shadow=3)
        if name == "speed":
            speed = desk.app.settings.speed
            brush.icon(surface, "speed", box.x + 14, box.cy, 19)
            brush.text(surface, "max" if speed == "instant" else f"{speed}x", box.x + 39, box.cy, 13)
            return
        brush.icon(surface, name, box.cx, box.cy, 22)
        if KEYS.get(name):
            brush.cap(surface, KEYS[name], box.right + 3, box.bottom, 9.5)
