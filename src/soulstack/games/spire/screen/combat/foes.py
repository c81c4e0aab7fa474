"""Enemies as they stand: figure, intent, hit points, tokens, and all lines of their cards with the one of now lit."""

from typing import Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import BOSS_ROW, Foe
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.intents import Cell, Intent, Part, card_of, cells_of
from soulstack.games.spire.screen.combat.layout import PANEL, Place
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint import faded
from soulstack.ui.theme import Colour

MANY: Final = 12
"""Hit points from which on they are a bar and no pips."""
COLD: Final[dict[int, Colour]] = {1: (112, 128, 190), 2: (150, 90, 110), 3: (130, 134, 170), 4: (130, 70, 80)}
RIM: Final[dict[int, Colour]] = {1: (255, 224, 170), 2: (255, 226, 150), 3: (244, 244, 230), 4: (255, 170, 130)}
DANGER: Final[tuple[Colour, Colour]] = ((124, 38, 40), (255, 176, 130))
CALM: Final[tuple[Colour, Colour]] = ((58, 74, 104), (176, 206, 240))


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
    if parts.motion.acting == foe.id:
        dx -= 10
    x, feet = place.x + dx, place.feet + dy
    pointed, aimed = parts.is_pointed(foe), parts.is_aimed(("foe", foe.id))
    if pointed:
        brush.glow(surface, place.x, place.feet - place.height * 0.4, place.height * 0.9, (120, 84, 30), 0.8)
    if pointed or aimed or parts.hover == ("foe", foe.id):
        colour = look.LANTERN if pointed else look.VERDIGRIS if aimed else (200, 214, 214)
        reach = 4.0 if pointed else 2.4
        light = brush.outline(found, place.height, colour, reach)
        desk.kit.put(surface, light, x, feet + reach, 0.5, 1.0)
    image = brush.figure(found, place.height, rim=RIM[act], cold=COLD[act], power=0.5)
    strength = parts.motion.strength(("foe", foe.id))
    if strength < 1:
        image = faded(image, round(strength * 8) / 8)
        desk.kit.put(surface, image, x, feet, 0.5, 1.0)
        return
    brush.stand(surface, image, x, feet)


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
    _draw_hp(surface, parts, foe, Box(place.x - 78, place.feet + 10, 156, 17), 15.0)
    brush.text(surface, desk.book.name(card_of(desk.state, foe).id), place.x, place.feet + 43, 16, room=220)
    cells = cells_of(desk.state, foe)
    if cells:
        draw_cells(surface, parts, (place.x, place.feet + 71), cells, room=_room_of(parts, foe))
    _draw_tokens(surface, parts, foe, (place.x + 94, place.feet + 18), 27.0)


def _room_of(parts: Parts, foe: Foe) -> float:
    """Gives how wide the lines of an enemy's card may be beside those of its neighbours."""
    others = [place.x for number, place in parts.layout.foes.items() if number != foe.id]
    mine = parts.layout.foes[foe.id].x
    near = min((abs(mine - x) for x in others), default=600.0)
    return max(116.0, min(near - 8, 2 * (parts.layout.wide - mine) - 12))


def _draw_small(surface: pygame.Surface, parts: Parts, foe: Foe, place: Place, intent: Intent | None) -> None:
    tall = place.height
    figure = figure_box(parts, foe)
    wide = min(78.0, tall * 0.76) if foe.full <= MANY else min(120.0, tall * 0.7)
    if intent is not None:
        draw_intent(surface, parts, (figure.right + 2, place.feet - tall * 0.5), intent, 21.0, side=True)
    box = Box(place.x - wide / 2, place.feet + 5, wide, 11)
    _draw_hp(surface, parts, foe, box, 13.0)
    _draw_tokens(surface, parts, foe, (box.right + 14, box.cy + 1), 20.0)
    if parts.hover == ("foe", foe.id) and parts.aim is None:
        _draw_card(surface, parts, foe, place)


def _draw_boss(surface: pygame.Surface, parts: Parts, foe: Foe, place: Place, intent: Intent | None) -> None:
    desk, brush = parts.desk, parts.desk.brush
    wide = 253.0 if place.height > 300 else 150.0
    bar = Box(place.x - wide / 2, place.feet + 10, wide, 19)
    _draw_hp(surface, parts, foe, bar, 16.0)
    _draw_tokens(surface, parts, foe, (bar.x - 18, bar.cy), 28.0, way=-1)
    _draw_panel(
        surface,
        parts,
        foe,
        Box(
            min(place.x - place.height * 0.36 - 150, parts.layout.x0 + PANEL + 90),
            max(desk.room.y + 8, place.top - 8),
            168,
            0,
        ),
        intent,
    )
    del brush


def _draw_panel(surface: pygame.Surface, parts: Parts, foe: Foe, at: Box, intent: Intent | None) -> None:
    desk, brush = parts.desk, parts.desk.brush
    cells = cells_of(desk.state, foe) or ((Cell("", intent.parts, lit=True),) if intent is not None else ())
    high = 38 + sum(45 if cell.lit else 32 for cell in cells)
    box = Box(at.x, at.y, at.w, high)
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
        brush.poly(surface, _bar(line), tone, line=1)
        size = 25.0 if cell.lit else 18.0
        x = line.x + 17
        if cell.label:
            x += brush.line(surface, cell.label, x, line.cy, 12.5, theme.CREAM, 0) + 5
        _draw_parts(surface, parts, (x, line.cy), cell.parts, size, dim=not cell.lit, room=line.right - x - 4)
        if cell.spent:
            brush.icon(surface, "cross", line.right - 12, line.cy, 14)
        if cell.lit and intent is not None and intent.order:
            draw_order(surface, parts, line.right - 2, line.y + 3, intent.order)
        y += tall + 5


def _bar(line: Box) -> list[tuple[float, float]]:
    x, y, low = line.x + 5, line.y + 5, line.bottom - 5
    return [(x, y), (x + 5, y), (x + 5, low), (x, low)]


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
        _draw_change(surface, parts, box, foe.hp, 0 if then.dies else foe.hp - lost, size, dies=then.dies)
    else:
        full = f"{foe.hp}/{foe.full}" if parts.layout.solo or foe.full > MANY else str(foe.hp)
        brush.text(surface, full, box.cx, box.cy, size)


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


def _draw_tokens(
    surface: pygame.Surface, parts: Parts, foe: Foe, at: tuple[float, float], size: float, way: int = 1
) -> None:
    brush = parts.desk.brush
    then = parts.then(foe)
    change = dict(then.tokens) if then is not None else {}
    x, y = at
    for name in ("strength", "vulnerable", "weak", "poison"):
        held, step = getattr(foe, name), change.get(name, 0)
        if not held and not step:
            continue
        if held:
            brush.chip(surface, name, str(held), x, y, size)
            x += way * (size + 7)
        if step:
            brush.chip(surface, name, f"{step:+d}", x, y, size * 0.9, look.RAISED if step > 0 else look.BAD)
            x += way * (size + 9)
    if foe.cubes:
        brush.chip(surface, "upgrade", str(foe.cubes), x, y, size)
        x += way * (size + 7)
    if foe.mode:
        brush.line(surface, tr(foe.mode.capitalize()), x, y, 12, theme.CREAM, 0.0 if way > 0 else 1.0)


def draw_intent(
    surface: pygame.Surface, parts: Parts, at: tuple[float, float], intent: Intent, size: float, *, side: bool = False
) -> Box:
    """Draws what an enemy will do on a torn tag: over its head, or at its side where figures are small."""
    brush = parts.desk.brush
    wide = _width(parts, intent.parts, size) + 14
    high = size * 1.36
    x, y = at
    box = Box(x - 4, y - high / 2, wide, high) if side else Box(x - wide / 2, y - high - 9, wide, high)
    if box.right > parts.layout.wide - 4:
        box = Box(parts.layout.wide - 4 - wide, box.y, wide, high)
    colour, edge = DANGER if intent.harms else CALM
    cut = size * 0.2
    left, top, right, low = box.x, box.y, box.right, box.bottom
    beak = [(box.cx + 8, low), (box.cx, low + 9), (box.cx - 8, low)] if not side else []
    if not intent.harms:
        cut = size * 0.34
    points = [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, low - cut), (right - cut, low), *beak,
        (left + cut, low), (left, low - cut), (left, top + cut),
    ]  # fmt: skip
    brush.poly(surface, [(px, py + 3) for px, py in points], theme.INK, line=3)
    brush.poly(surface, points, colour, theme.INK, line=2.6)
    brush.poly(surface, [(px, py) for px, py in _inset(points, box, 2.2)], colour, edge, line=1.2)
    _draw_parts(surface, parts, (box.x + 7, box.cy), intent.parts, size)
    if intent.order and len(parts.intents) > 1:
        draw_order(surface, parts, box.x + 1, box.y + 1, intent.order)
    return box


def _inset(points: list[tuple[float, float]], box: Box, by: float) -> list[tuple[float, float]]:
    sx, sy = (box.w - 2 * by) / box.w, (box.h - 2 * by) / box.h
    return [(box.cx + (x - box.cx) * sx, box.cy + (y - box.cy) * sy) for x, y in points]


def draw_order(surface: pygame.Surface, parts: Parts, x: float, y: float, order: int) -> None:
    """Draws when an enemy acts."""
    brush = parts.desk.brush
    burning = parts.motion.acting >= 0 and parts.intents.get(parts.motion.acting, Intent(())).order == order
    brush.disc(surface, x, y, 10, (160, 70, 30) if burning else (30, 42, 52))
    brush.text(surface, str(order), x, y, 13, look.LANTERN)


def _width(parts: Parts, found: tuple[Part, ...], size: float) -> float:
    kit = parts.desk.kit
    total = 0.0
    for part in found:
        total += size
        if part.number:
            total += kit.outlined(part.number, size * 0.86, theme.CREAM, size * 0.09).get_width() / kit.u + 2
    return total + 3 * max(0, len(found) - 1)


def _draw_parts(
    surface: pygame.Surface,
    parts: Parts,
    at: tuple[float, float],
    found: tuple[Part, ...],
    size: float,
    *,
    dim: bool = False,
    room: float = 0.0,
) -> None:
    brush = parts.desk.brush
    if room:
        needed = _width(parts, found, size)
        size = max(12.0, size * room / needed) if needed > room else size
    x, y = at
    for part in found:
        brush.icon(surface, part.icon, x + size / 2, y, size)
        x += size
        if part.number:
            tone = (206, 212, 214) if dim else theme.CREAM
            x += brush.text(surface, part.number, x + 1, y + 0.5, size * 0.86, tone, ax=0.0) + 2
        x += 3


def draw_cells(
    surface: pygame.Surface, parts: Parts, at: tuple[float, float], cells: tuple[Cell, ...], *, room: float
) -> None:
    """Draws the lines of an enemy's card side by side under it."""
    brush = parts.desk.brush
    size = 19.0
    widths = [_width(parts, cell.parts, size) + (30 if cell.label else 18) for cell in cells]
    total = sum(widths) + 4 * (len(cells) - 1)
    if total > room:
        _draw_lines(surface, parts, at, cells, room)
        return
    x = min(at[0] - total / 2, parts.layout.wide - total - 6)
    for cell, wide in zip(cells, widths, strict=True):
        box = Box(x, at[1] - 15, wide, 30)
        _draw_cell(surface, parts, box, cell, size)
        x += wide + 4
    del brush


def _draw_lines(
    surface: pygame.Surface, parts: Parts, at: tuple[float, float], cells: tuple[Cell, ...], room: float
) -> None:
    """Draws lines below each other, the one of now alone where there is no room for all."""
    lit = next((cell for cell in cells if cell.lit), cells[0])
    wide = min(room, max(100.0, _width(parts, lit.parts, 18.0) + 34))
    _draw_cell(surface, parts, Box(at[0] - wide / 2, at[1] - 15, wide, 29), lit, 18.0)


def _draw_cell(surface: pygame.Surface, parts: Parts, box: Box, cell: Cell, size: float) -> None:
    brush = parts.desk.brush
    if cell.lit:
        brush.halo(surface, box, radius=6, blur=5)
    brush.plate(surface, box, "ember" if cell.lit else "glass", radius=6, line=2, shadow=0)
    x = box.x + 6
    if cell.label:
        tone = theme.CREAM if cell.lit else (178, 190, 196)
        x += brush.line(surface, cell.label, x, box.cy, 13, tone, 0.0) + 4
    else:
        brush.poly(surface, _bar(box), (128, 132, 140) if cell.grey else (206, 78, 66), line=1)
        x += 6
    _draw_parts(surface, parts, (x, box.cy), cell.parts, size, dim=not cell.lit, room=box.right - x - 3)
    if cell.spent:
        brush.icon(surface, "cross", box.cx, box.cy, 20)
