"""The ground of the map: the table, and on it the sheet of an act with what its maker scribbled; painted once for a window."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.screen import backdrop, pictures
from soulstack.games.spire.screen.rooms.map_plan import Plan
from soulstack.kernel.sentences import Sentence
from soulstack.ui import paint, theme
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

BROWN: Final[Colour] = (112, 60, 40)
SOFT: Final = 3
"""The table is painted at this part of the window: it lies out of focus."""
ACTS: Final = (Sentence("The Roots"), Sentence("The Gallery"), Sentence("The Crown"), Sentence("The Heart"))


def act_name(act: int) -> str:
    """Gives what an act is called."""
    return tr(ACTS[max(1, min(4, act)) - 1].pattern)


def steps(desk: "Desk", plan: Plan, act: int) -> Iterator[None]:
    """Paints the ground in steps, so that no frame has to wait for all of it."""
    bare(desk)
    yield
    _parchment(desk, desk.kit.rect(plan.sheet).size)
    yield
    paper(desk, plan, act)
    yield


def bare(desk: "Desk") -> pygame.Surface:
    """Gives the table on which the map lies, without it."""
    size = (round(desk.screen.w * desk.kit.u), round(desk.screen.h * desk.kit.u))

    def make() -> pygame.Surface:
        small = backdrop.paint_place("desk", (max(8, size[0] // SOFT), max(8, size[1] // SOFT)), floor=True)
        out = paint.layer(size)
        out.blit(pygame.transform.smoothscale(small, size), (0, 0))
        return out

    return desk.brush.held.get(("map bare", size), make)


def _parchment(desk: "Desk", size: tuple[int, int]) -> pygame.Surface:
    """Gives the empty sheet, darker towards its edges."""

    def make() -> pygame.Surface:
        body = pictures.of_kind("map", "parchment", "relic").painted(size)
        body.blit(_burn(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return body

    return desk.brush.held.get(("map parchment", size), make)


def paper(desk: "Desk", plan: Plan, act: int) -> pygame.Surface:
    """Gives the sheet of an act with nothing but its sketches, on the table."""
    ground = bare(desk)

    def make() -> pygame.Surface:
        out = ground.copy()
        brush, kit, sheet = desk.brush, desk.kit, plan.sheet
        area = kit.rect(sheet)
        soft = paint.shadow((area.w - 12, area.h - 12), kit.px(14), kit.px(14), 190)
        kit.put(out, paint.premultiplied(soft), sheet.cx + 5, sheet.cy + 11, 0.5, 0.5)
        out.blit(_parchment(desk, area.size), area)
        out.blit(pictures.of_kind("map", f"sketch_act{min(4, act)}", "relic").painted(area.size), area)
        nail = brush.picture(pictures.of_kind("map", "nail", "relic"), 27, 27)
        for x, y in ((sheet.x, sheet.y), (sheet.right, sheet.y), (sheet.x, sheet.bottom), (sheet.right, sheet.bottom)):
            in_x, in_y = (1 if x == sheet.x else -1), (1 if y == sheet.y else -1)
            kit.put(out, nail, x + 23 * in_x, y + 23 * in_y, 0.5, 0.5)
        _write_title(out, desk, plan, act)
        return out

    key = ("map paper", act, plan.sheet, ground.get_size(), tr("Act {act}"), desk.kit.text_scale)
    return desk.brush.held.get(key, make)


def _burn(size: tuple[int, int]) -> pygame.Surface:
    """Gives how much darker the sheet is towards its edges, as colours to multiply it by."""
    side = 44
    small = pygame.Surface((side, side))
    for y in range(side):
        for x in range(side):
            edge = min(x, side - 1 - x) / side, min(y, side - 1 - y) / side
            near = max(0.0, 1 - edge[0] / 0.13) ** 2 + max(0.0, 1 - edge[1] / 0.12) ** 2
            small.set_at((x, y), theme.mix((255, 255, 255), (152, 104, 66), min(1.0, near)))
    return pygame.transform.smoothscale(small, size)


def _write_title(out: pygame.Surface, desk: "Desk", plan: Plan, act: int) -> None:
    kit, (x, y) = desk.kit, plan.title
    words = tr("Act {act}", act=ROMAN[min(4, act)])
    kit.put(out, kit.text(words, 29, BROWN, theme.TITLE_FONT, scaled=False), x, y, 0.5, 0.5)
    name = kit.text(act_name(act), 16, (118, 74, 50), theme.ITALIC_FONT, width=118)
    kit.put(out, name, x, y + 27, 0.5, 0.5)
