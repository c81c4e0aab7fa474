"""Enemies as they stand: figure, intent, hit points, tokens, and all lines of their cards with the one of now lit."""

from typing import Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import BOSS_ROW, Foe
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.intent_tags import (
    draw_cells,
    draw_intent,
    draw_order,
    draw_parts,
    is_burning,
    side_bar,
)
from soulstack.games.spire.screen.combat.intents import Cell, Intent, card_of, cells_of
from soulstack.games.spire.screen.combat.layout import PANEL, Place
from soulstack.games.spire.screen.combat.poses import hover, stand
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

MANY: Final = 12
"""Hit points from which on they are a bar and no pips."""
SHIELD: Final = 34.0
"""What the number of a shield at the left end of the hit points leaves less for theirs, at both ends."""
COLD: Final[dict[int, Colour]] = {1: (112, 128, 190), 2: (150, 90, 110), 3: (130, 134, 170), 4: (130, 70, 80)}
RIM: Final[dict[int, Colour]] = {1: (255, 224, 170), 2: (255, 226, 150), 3: (244, 244, 230), 4: (255, 170, 130)}
Chip = tuple[str, str, Colour]
"""An icon, a number or word, and its colour."""


def picture_of(parts: Parts, foe: Foe) -> pictures.Picture:
    """Gives the figure of an enemy: each mode has its own, and those of one name differ in their poses."""
    card = card_of(parts.desk.state, foe)
    if foe.mode in card.modes:
        return pictures.enemy(card.id, card.name, card.modes.index(foe.mode))
    alike = [other.id for other in parts.desk.state.combat().foes if parts.desk.state.faces[other.id].name == card.name]
    return pictures.enemy(card.id, card.name, alike.index(foe.id) if foe.id in alike else 0)


def figure_box(parts: Parts, foe: Foe) -> Box:
    """Gives the box of an enemy's figure."""
    place = parts.layout.foes[foe.id]
    found = picture_of(parts, foe)
    wide = place.height * found.box[0] / found.box[1]
    return Box(place.x - wide / 2, place.top, wide, place.height)


def draw_figure(surface: pygame.Surface, parts: Parts, foe: Foe) -> None:
    """Draws an enemy on its ground, with a light round it while it may be aimed at."""
    desk, brush, place = parts.desk, parts.desk.brush, parts.layout.foes[foe.id]
    act = min(4, desk.state.table.act)
    found = picture_of(parts, foe)
    dx, dy = parts.motion.offset(("foe", foe.id))
    key = ("foe", foe.id)
    x, feet = place.x + dx, place.feet + dy - hover(desk, key, found.name)
    pointed, aimed = parts.is_pointed(foe), parts.is_aimed(("foe", foe.id))
    if pointed:
        brush.glow(surface, place.x, place.feet - place.height * 0.4, place.height * 0.9, (120, 84, 30), 0.8)
    image = brush.figure_soon(found, place.height, rim=RIM[act], cold=COLD[act], power=0.5)
    if image is None:
        return
    lit = pointed or aimed or parts.hover == key
    if lit and key not in parts.motion.nudges:
        colour = look.LANTERN if pointed else look.VERDIGRIS if aimed else (200, 214, 214)
        reach = 4.0 if pointed else 2.4
        light = brush.outline_soon(found, image, colour, reach)
        if light is not None:
            desk.kit.put(surface, light, x, feet + reach, 0.5, 1.0)
    stand(surface, desk, parts.motion, key, (found, image, COLD[act]), (x, feet, place.feet))


def draw_plates(surface: pygame.Surface, parts: Parts, foe: Foe) -> None:
    """Draws what is told of an enemy: intent, hit points, tokens, its lines."""
    if not foe.lives:
        return
    place = parts.layout.foes[foe.id]
    intent = parts.intents.get(foe.id)
    if foe.row == BOSS_ROW and not parts.layout.solo:
        _draw_boss(surface, parts, foe, place, intent)
    elif parts.layout.solo:
        _draw_large(surface, parts, foe, place, intent)
    else:
        _draw_small(surface, parts, foe, place, intent)


def _draw_large(surface: pygame.Surface, parts: Parts, foe: Foe, place: Place, intent: Intent | None) -> None:
    desk, brush = parts.desk, parts.desk.brush
    if intent is not None:
        top = max(desk.room.y + 62, place.top - 12)
        draw_intent(surface, parts, (place.x, top), intent, 32.0)
    wide = hp_wide(parts, foe)
    bar = Box(place.x - wide / 2, place.feet + 10, wide, 17)
    _draw_hp(surface, parts, foe, bar, 15.0)
    cells = cells_of(desk.state, foe)
    if cells:
        draw_cells(surface, parts, (place.x, place.feet + 71), cells, room=_room_of(parts, foe))
    chips = chips_of(parts, foe)
    step, room = 34.0, right_of(parts, foe) - bar.right
    if len(chips) * step + 6 > room:  # the line below is theirs then; the name is told under the mouse
        step = min(step, (_room_of(parts, foe) - 16) / len(chips))
        _draw_chips(surface, parts, chips, (place.x - (len(chips) - 1) * step / 2 - 3, place.feet + 43), step)
        return
    brush.text(surface, desk.book.name(card_of(desk.state, foe).id), place.x, place.feet + 43, 16, room=wide + 60)
    _draw_chips(surface, parts, chips, (bar.right + 16, place.feet + 18), step)


def _room_of(parts: Parts, foe: Foe) -> float:
    """Gives how wide the lines of an enemy's card may be beside those of its neighbours."""
    mine = parts.layout.foes[foe.id].x
    return max(116.0, min(nearest(parts, foe) - 8, 2 * (parts.layout.wide - mine) - 12))


def _draw_small(surface: pygame.Surface, parts: Parts, foe: Foe, place: Place, intent: Intent | None) -> None:
    tall = place.height
    figure = figure_box(parts, foe)
    wide = hp_wide(parts, foe)
    if intent is not None:
        low = min(tall * 0.5, parts.layout.between - 54)  # above it lie the tokens of the row behind
        draw_intent(surface, parts, (figure.right + 2, place.feet - low), intent, 21.0, side=True)
    box = Box(place.x - wide / 2, place.feet + 5, wide, 11)
    _draw_hp(surface, parts, foe, box, 13.0)
    chips, step = chips_of(parts, foe), 27.0
    room = right_of(parts, foe) - box.right - 6
    lines = 1 if len(chips) * step <= room else 2
    columns = -(-len(chips) // lines)
    step = max(19.0, min(step, room / max(1, columns)))
    _draw_chips(surface, parts, chips[:columns], (box.right + 13, box.cy + 1), step)
    _draw_chips(surface, parts, chips[columns:], (box.right + 13, box.cy + 1 - step * 0.94), step)
    if parts.hover == ("foe", foe.id) and parts.aim is None:
        _draw_card(surface, parts, foe, place)


def _draw_boss(surface: pygame.Surface, parts: Parts, foe: Foe, place: Place, intent: Intent | None) -> None:
    desk = parts.desk
    alone = sum(1 for other in desk.state.combat().foes if other.row == BOSS_ROW and other.lives) == 1
    wide = 253.0 if alone else 150.0
    bar = Box(place.x - wide / 2, place.feet + 10, wide, 19)
    _draw_hp(surface, parts, foe, bar, 16.0)
    chips = chips_of(parts, foe)
    panel = parts.layout.x0 + PANEL[len(desk.state.heroes) - 1]
    if alone:
        _draw_chips(surface, parts, chips, (bar.x - (46 if foe.block else 18), bar.cy), 35.0, way=-1)
        x = max(panel, min(place.x - place.height * 0.36 - 150, panel + 90))
    else:  # two stand side by side, each with its panel over its head
        _draw_chips(surface, parts, chips, (bar.x + 12, bar.bottom + 17), min(34.0, wide / max(1, len(chips))))
        x = place.x - 84
    top = max(desk.room.y + 8, place.top - 8) if alone else desk.room.y + 14
    _draw_panel(surface, parts, foe, Box(x, top, 168, 0), intent)


def _draw_panel(surface: pygame.Surface, parts: Parts, foe: Foe, at: Box, intent: Intent | None) -> None:
    desk, brush = parts.desk, parts.desk.brush
    cells = cells_of(desk.state, foe) or ((Cell("", intent.parts, lit=True),) if intent is not None else ())
    high = 38 + sum(45 if cell.lit else 32 for cell in cells)
    order = intent.order if intent is not None else 0
    key = ("panel", card_of(desk.state, foe).id, cells, order, is_burning(parts, order))
    brush.kept(
        surface, key, Box(at.x, at.y, at.w, high), lambda sheet, box: _paint_panel(sheet, parts, foe, box, cells, order)
    )


def _paint_panel(
    surface: pygame.Surface, parts: Parts, foe: Foe, box: Box, cells: tuple[Cell, ...], order: int
) -> None:
    desk, brush = parts.desk, parts.desk.brush
    brush.plate(surface, box, "dusk", radius=12, alpha=0.94, shadow=7)
    name = desk.book.name(card_of(desk.state, foe).id)
    brush.text(surface, name, box.cx, box.y + 17, 18, room=box.w - 16)
    y = box.y + 33
    for cell in cells:
        tall = 40.0 if cell.lit else 27.0
        line = Box(box.x + 8, y, box.w - 16, tall)
        if cell.lit:
            brush.halo(surface, line, radius=7, blur=6)
        brush.plate(surface, line, "ember" if cell.lit else "glass", radius=7, line=2, shadow=0)
        tone = (128, 132, 140) if cell.grey else (206, 78, 66)
        brush.poly(surface, side_bar(line), tone, line=1)
        size = 25.0 if cell.lit else 18.0
        x = line.x + 17
        if cell.label:
            x += brush.line(surface, cell.label, x, line.cy, 12.5, theme.CREAM, 0) + 5
        draw_parts(surface, parts, (x, line.cy), cell.parts, size, dim=not cell.lit, room=line.right - x - 4)
        if cell.spent:
            brush.icon(surface, "cross", line.right - 12, line.cy, 14)
        if cell.lit and order:
            draw_order(surface, parts, line.right - 2, line.y + 3, order)
        y += tall + 5


def _draw_card(surface: pygame.Surface, parts: Parts, foe: Foe, place: Place) -> None:
    """Draws name and lines of an enemy beside it while the mouse rests on it."""
    cells = cells_of(parts.desk.state, foe)
    name = parts.desk.book.name(card_of(parts.desk.state, foe).id)
    if not cells:
        box = Box(place.x - 60, place.top - 30, 120, 25)
        parts.desk.brush.plate(surface, box, "dusk", radius=8, shadow=5)
        parts.desk.brush.text(surface, name, box.cx, box.cy, 14, room=box.w - 12)
        return
    high = 38 + sum(45 if cell.lit else 32 for cell in cells)
    x = place.x + place.height * 0.4 + 60
    x = x if x + 170 < parts.layout.wide else place.x - place.height * 0.4 - 172
    y = max(parts.desk.room.y + 6, min(parts.layout.hand_top - high, place.top))
    _draw_panel(surface, parts, foe, Box(x, y, 168, 0), parts.intents.get(foe.id))


def _draw_hp(surface: pygame.Surface, parts: Parts, foe: Foe, box: Box, size: float) -> None:
    brush = parts.desk.brush
    then = parts.then(foe)
    lost = then.lost if then is not None else 0
    if foe.full > MANY:
        brush.bar(surface, box, foe.hp, foe.full, lost=lost)
    else:
        brush.pips(surface, box, foe.hp, max(foe.hp, foe.full), lost=lost)
    if foe.block:
        brush.chip(surface, "block", str(foe.block), box.x - 4, box.cy, size * 1.9)
        if then is not None and then.block < 0:
            brush.text(surface, f"{then.block}", box.x - 4, box.cy - size * 1.3, size, look.BAD)
    if then is not None and (lost or then.dies):
        now, later = foe.hp, 0 if then.dies else foe.hp - lost
        _draw_change(surface, parts, box, now, later, parts.grown(size), dies=then.dies)
    else:
        full = f"{foe.hp}/{foe.full}" if parts.layout.solo or foe.full > MANY else str(foe.hp)
        room = box.w - SHIELD if foe.block else 0.0
        brush.text(surface, full, box.cx, box.cy, parts.grown(size), room=room)


def _draw_change(
    surface: pygame.Surface, parts: Parts, box: Box, now: int, later: int, size: float, *, dies: bool
) -> None:
    brush = parts.desk.brush
    left = brush.text(surface, str(now), box.cx - 9, box.cy, size, ax=1.0)
    del left
    x, y = box.cx, box.cy
    brush.poly(surface, [(x - 4, y - 5), (x + 5, y), (x - 4, y + 5)], theme.CREAM, line=1.2)
    if dies:
        brush.icon(surface, "skull", x + 17, y, size * 1.5)
    else:
        brush.text(surface, str(later), x + 10, y, size * 1.06, look.LANTERN, ax=0.0)


def chips_of(parts: Parts, foe: Foe) -> list[Chip]:
    """Lists what lies beside an enemy's hit points: tokens, those that would come or go, cubes, the mode."""
    then = parts.then(foe)
    change = dict(then.tokens) if then is not None else {}
    found: list[Chip] = []
    for name in ("strength", "vulnerable", "weak", "poison"):
        held, step = getattr(foe, name), change.get(name, 0)
        found += [(name, str(held), theme.CREAM)] if held else []
        found += [(name, f"{step:+d}", look.RAISED if step > 0 else look.BAD)] if step else []
    found += [("upgrade", str(foe.cubes), theme.CREAM)] if foe.cubes else []
    found += [("", tr(foe.mode.capitalize()), theme.CREAM)] if foe.mode else []
    return found


def _draw_chips(
    surface: pygame.Surface, parts: Parts, chips: list[Chip], at: tuple[float, float], step: float, way: int = 1
) -> None:
    """Draws chips in a line from a point on."""
    brush, (x, y) = parts.desk.brush, at
    for name, number, colour in chips:
        if name:
            brush.chip(surface, name, number, x, y, step * 0.78, colour)
        else:
            brush.line(surface, number, x - way * step * 0.3, y, 12, colour, 0.0 if way > 0 else 1.0)
        x += way * step


def hp_wide(parts: Parts, foe: Foe) -> float:
    """Gives how wide an enemy's hit points are, beside those of its neighbours."""
    tall = parts.layout.foes[foe.id].height
    if parts.layout.solo:
        return min(156.0, nearest(parts, foe) - 40)
    return min(78.0, tall * 0.76) if foe.full <= MANY else min(120.0, tall * 0.7)


def nearest(parts: Parts, foe: Foe) -> float:
    """Gives how far the next enemy stands."""
    mine = parts.layout.foes[foe.id].x
    return min((abs(mine - place.x) for number, place in parts.layout.foes.items() if number != foe.id), default=600.0)


def right_of(parts: Parts, foe: Foe) -> float:
    """Gives where the room at an enemy's right ends: at the shield of its neighbour, or at the edge of the window."""
    mine = parts.layout.foes[foe.id]
    fight = parts.desk.state.combat()
    ends = [
        parts.layout.foes[other.id].x - hp_wide(parts, other) / 2 - 20
        for other in fight.foes
        if other.row == foe.row and other.id in parts.layout.foes and parts.layout.foes[other.id].x > mine.x
    ]
    return min([*ends, parts.layout.wide - 6])
