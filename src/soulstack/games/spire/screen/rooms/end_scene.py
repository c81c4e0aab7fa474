"""How a run ends, as it is seen: the light leaves the stage but the fallen hero's, or day breaks over the roof of the spire."""

import math
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.games.spire.play.run_words import ending
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.gifts.ground import SlowGround, treasury
from soulstack.games.spire.screen.rooms.lines import fitted
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.tween import ease_out_back, ease_out_cubic

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

DARKENS: Final = 1.5
DAWNS: Final = 2.5
"""Seconds until the light is gone, and until it is day."""
TALL: Final = 240.0
FALLEN: Final = 200.0


class EndScene:
    """Draws the end of a run from its first moment on."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.ground = SlowGround(treasury)
        self.passed = 0.0

    @property
    def won(self) -> bool:
        """Whether the party has won."""
        return self.desk.state.result == "won"

    @property
    def over(self) -> bool:
        """Whether nothing moves any more."""
        return self.passed >= (DAWNS if self.won else DARKENS)

    def finish(self) -> None:
        """Lets it be over at once."""
        self.passed = max(self.passed, DAWNS)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.passed += dt

    def draw(self, surface: pygame.Surface, said: tuple[str, ...]) -> None:
        """Draws it, and under its title what there is to say."""
        t = 1.0 if self.desk.still else min(1.0, self.passed / (DAWNS if self.won else DARKENS))
        if self.won:
            self._draw_dawn(surface, t)
        else:
            self._draw_dark(surface, t)
        self._draw_words(surface, said, t)

    # --- won -------------------------------------------------------------------------------------------------------

    def _draw_dawn(self, surface: pygame.Surface, t: float) -> None:
        desk, brush, kit = self.desk, self.desk.brush, self.desk.kit
        self.ground.draw(surface, kit, "roof")
        if not self.ground.ready:
            return
        feet = desk.screen.h * 0.83
        step = min(230.0, (desk.screen.w - 300) / max(1, len(desk.state.heroes)))
        middle = (len(desk.state.heroes) - 1) / 2
        for k, hero in enumerate(desk.state.heroes):
            found = pictures.of_kind("hero", hero.hero, "hero")
            image = brush.figure(found, TALL, rim=(255, 230, 160), cold=(150, 110, 150))
            begins = 0.25 + k * 0.1
            came = ease_out_back(max(0.0, min(1.0, (t - begins) / 0.35)))
            hop = 0.0 if desk.still else abs(math.sin(desk.clock * 2.6 + k * 1.3)) * 7 * t
            x = desk.screen.w / 2 + (k - middle) * step
            y = feet + (1 - came) * 160 - hop + abs(k - middle) * 8
            if t >= begins:
                brush.stand(surface, image, x, y)
        if t < 1:
            night = kit.veil(surface.get_size(), (14, 18, 52), round((1 - t) * 10) / 12)
            kit.put(surface, night, 0, 0)

    # --- lost ------------------------------------------------------------------------------------------------------

    def _draw_dark(self, surface: pygame.Surface, t: float) -> None:
        desk, brush, kit = self.desk, self.desk.brush, self.desk.kit
        state = desk.state
        self.ground.draw(surface, kit, f"act{max(1, min(4, state.table.act))}")
        if not self.ground.ready:
            return
        dead = [hero for hero in state.heroes if hero.dead] or list(state.heroes)
        alive = [hero for hero in state.heroes if hero not in dead]
        x, feet = desk.screen.w / 2, desk.screen.h * 0.78
        for k, hero in enumerate(alive):
            side = -1 if k % 2 == 0 else 1
            image = brush.figure(pictures.of_kind("hero", hero.hero, "hero"), TALL * 0.9)
            brush.stand(surface, image, x + side * (300 + 150 * (k // 2)), feet - 24)
        kit.put(surface, kit.veil(surface.get_size(), (4, 6, 14), round(t * 12) / 14), 0, 0)
        wide = 300.0 * len(dead)
        kit.put(surface, self._cone(wide), x, 0, 0.5, 0.0)
        for k, hero in enumerate(dead):
            at = x + (k - (len(dead) - 1) / 2) * 270
            found = pictures.picture("thing", f"fallen_{hero.hero}")
            if found is not None:
                image = brush.picture(found, FALLEN * 1.5, FALLEN)
                drop = 0.0 if desk.still else (1 - ease_out_cubic(min(1.0, t * 1.6))) * -14
                kit.put(surface, image, at, feet + 20 + drop, 0.5, 1.0)
        brush.glow(surface, x, feet - 50, wide * 0.6, (255, 214, 150), 0.14)

    def _cone(self, wide: float) -> pygame.Surface:
        """Gives the one light that is left."""
        desk, kit = self.desk, self.desk.kit
        high = desk.screen.h * 0.89
        size = (max(8, kit.px(wide * 1.6)), max(8, kit.px(high)))

        def make() -> pygame.Surface:
            w, h = max(8, size[0] // 3), max(8, size[1] // 3)
            small = pygame.Surface((w, h))
            for share, level in ((1.0, 26), (0.8, 24), (0.6, 22)):
                half, top = w * 0.31 * share, w * 0.05 * share
                path = [(w / 2 - top, 0), (w / 2 + top, 0), (w / 2 + half, h * 0.88), (w / 2 - half, h * 0.88)]
                sheet = pygame.Surface((w, h))
                pygame.draw.polygon(sheet, (level, round(level * 0.86), round(level * 0.6)), path)
                foot = pygame.Rect(0, 0, half * 2, h * 0.13)
                foot.center = (w // 2, round(h * 0.88))
                pygame.draw.ellipse(sheet, (level * 2, round(level * 1.7), round(level * 1.1)), foot)
                small.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
            small = pygame.transform.box_blur(small, max(2, w // 60))
            large = pygame.transform.smoothscale(small, size)
            out = pygame.Surface(size, pygame.SRCALPHA)
            out.blit(large, (0, 0))
            out.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return paint.finish(out)

        return desk.brush.held.get(("cone", size), make)

    # --- words -----------------------------------------------------------------------------------------------------

    def _draw_words(self, surface: pygame.Surface, said: tuple[str, ...], t: float) -> None:
        desk, brush = self.desk, self.desk.brush
        if t < 0.45:
            return
        colour = look.LANTERN if self.won else look.BAD
        middle, y = desk.screen.w / 2, 104.0
        brush.text(surface, ending(desk.state), middle, y, 46, colour, room=desk.screen.w - 120)
        if not said:
            return
        words = fitted(desk, " ".join(said), 18.0, min(760.0, desk.screen.w - 120), 62)
        wide = (
            max(desk.kit.text(one, words.size, theme.CREAM, words.face).get_width() for one in words.lines) / desk.kit.u
        )
        box = Box(middle - wide / 2 - 24, y + 36, wide + 48, words.height + 18)
        brush.plate(surface, box, "glass", radius=14, alpha=0.88)
        for k, line in enumerate(words.lines):
            brush.line(surface, line, middle, box.y + 9 + words.step * (k + 0.5), words.size, theme.CREAM)
