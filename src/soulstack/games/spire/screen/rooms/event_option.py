"""One option of an event: its price and its gain as icons, its words, what the die may bring, and who has chosen it."""

from typing import TYPE_CHECKING, Final

import pygame
from attrs import define

from soulstack.app.language import tr
from soulstack.games.spire.cards.schema import EventDef, EventOption
from soulstack.games.spire.play.bargains import Bargain, Rolled, bargain
from soulstack.games.spire.play.event_reasons import why_no_option
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.rooms.lines import draw_lines, fitted
from soulstack.games.spire.screen.rooms.parts_row import draw_flow, flowed
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

GAP: Final = 8.0
LOWEST: Final = 56.0
HIGHEST: Final = 112.0
TABLE: Final = 40.0
"""The height of what the die may bring."""
SIDE: Final = 170.0
"""How wide the icons may be together."""
ENDS: Final = 66.0
"""How much is kept free at the right, for those who have chosen it."""


@define
class Plate:
    """One option with its place."""

    n: int
    line: EventOption
    box: Box
    bargain: Bargain
    alone: bool = False
    """Whether the hero in focus can choose it by itself."""
    helped: bool = False
    """Whether it can be chosen with gold of others."""
    why: str = ""
    chosen: tuple[int, ...] = ()
    """The heroes who have chosen it."""
    wanted: tuple[int, ...] = ()
    """The heroes of those who want the party to choose it, as long as not all do."""
    party: bool = False

    @property
    def open(self) -> bool:
        """Tell whether it can be chosen at all."""
        return self.alone or self.helped

    @property
    def help_box(self) -> Box:
        """Where others are asked for gold."""
        return Box(self.box.right - ENDS - 78, self.box.y + 6, 72, 36)


def plates_of(desk: "Desk", event: EventDef, card: int, seat: int, room: Box) -> list[Plate]:
    """Lays out the options of an event from the top of a box down."""
    state = desk.state
    visit = state.table.visit
    chosen = visit.chosen if visit is not None else ()
    found = []
    for n, line in enumerate(event.options, 1):
        made = Plate(n, line, room, bargain(state, seat, line, card, n), party=event.party)
        why = why_no_option(state, seat, n)
        made.why = tr(why) if why is not None else ""
        made.chosen = tuple(who for who, number in chosen if number == n)
        found.append(made)
    tables = sum(bool(made.bargain.rolls) for made in found)
    high = (room.h - GAP * (len(found) - 1) - TABLE * tables) / len(found)
    high = max(LOWEST, min(HIGHEST, high))
    y = room.y + max(0.0, room.h - high * len(found) - TABLE * tables - GAP * (len(found) - 1)) * 0.3
    for made in found:
        tall = high + (TABLE if made.bargain.rolls else 0)
        made.box = Box(room.x, y, room.w, tall)
        y += tall + GAP
    return found


def draw_plate(
    surface: pygame.Surface, desk: "Desk", made: Plate, *, hot: str, at: str, held: tuple[str, float], face: int
) -> None:
    """Draws an option; `face` is what the die shows for it, 0 before a roll."""
    brush, box = desk.brush, made.box
    name = f"option {made.n}"
    lit = name in {hot, at} and made.open
    if made.chosen:
        brush.halo(surface, box, look.LANTERN, radius=13, blur=8)
    elif lit:
        brush.halo(surface, box, look.VERDIGRIS, radius=13, blur=8)
    material = "patina" if made.chosen else "deep" if made.open else "glass"
    light = 16 if lit else 0
    brush.plate(
        surface, box, material, radius=12, light=light, shadow=5, alpha=1.0 if made.open or made.chosen else 0.86
    )
    dim = not made.open and not made.chosen
    table = TABLE if made.bargain.rolls else 0.0
    upper = Box(box.x, box.y, box.w, box.h - table)
    if made.open:
        brush.cap(surface, str(made.n), upper.x + 27, upper.cy)
    parts = [part for part in made.bargain.parts if part.icon != "bone_die" or not table] or []
    left = upper.x + 36
    if parts:
        bare = not any(part.short for part in parts)
        size = min(30.0, upper.h * 0.32) if bare else 21.0
        flow = flowed(desk, parts, Box(left, upper.y + 5, SIDE - 46, upper.h - 10), size, short=True)
        draw_flow(surface, desk, flow, short=True, dim=dim)
    elif made.bargain.rolls:
        brush.icon(surface, "bone_die", left + 20, upper.cy, 38)
    _draw_words(surface, desk, made, Box(upper.x + SIDE, upper.y, upper.w - SIDE, upper.h), dim=dim)
    _draw_ends(surface, desk, made, upper, (hot, at))
    if table:
        _draw_table(surface, desk, made.bargain.rolls, Box(box.x + 12, box.bottom - table, box.w - 24, table - 6), face)
    if held[0] == name:
        share = max(0.04, round(held[1] * 20) / 20)
        brush.plate(surface, Box(box.x + 6, box.bottom - 9, (box.w - 12) * share, 6), "ember", radius=3, shadow=0)


def _draw_words(surface: pygame.Surface, desk: "Desk", made: Plate, box: Box, *, dim: bool) -> None:
    brush, kit = desk.brush, desk.kit
    room = box.w - ENDS - (84 if made.helped else 0)
    words = tr(made.line.text) if made.line.text else ""
    scale = min(kit.text_scale, 1.2)
    name = 17.5 * scale
    found = fitted(desk, words, 15.0, room, box.h - name - 14, theme.BODY_FONT) if words else None
    high = name + 5 + (found.height if found is not None else 0.0)
    top = box.y + (box.h - high) / 2
    colour = look.MUTED if dim else theme.CREAM
    wide = brush.text(
        surface, tr(made.line.name, meaning="event"), box.x, top + name / 2 - 1, name, colour, 0.0, room=room
    )
    if made.why and not made.chosen:
        left = box.x + wide + 12
        brush.line(surface, made.why, left, top + name / 2, 13.5, look.BAD, 0.0, room=max(40.0, box.x + room - left))
    if found is not None:
        tone = theme.CREAM if made.chosen else look.MUTED
        draw_lines(surface, desk, found, Box(box.x, top + name + 4, room, found.height), tone)


def _draw_ends(surface: pygame.Surface, desk: "Desk", made: Plate, box: Box, pointed: tuple[str, str]) -> None:
    """Draws who has chosen it, that it is for all, that it kills, and the way to ask others for gold."""
    brush = desk.brush
    if made.helped:
        ask = made.help_box
        lit = f"help {made.n}" in pointed
        if lit:
            brush.halo(surface, ask, look.LANTERN, radius=9, blur=5)
        brush.plate(surface, ask, "stone", radius=9, light=16 if lit else 0, shadow=3)
        brush.icon(surface, "coin", ask.x + 18, ask.cy, 24)
        brush.icon(surface, "human", ask.x + 48, ask.cy, 24)
    x = box.right - ENDS / 2 - 2
    if made.bargain.dies and made.open and not made.chosen:
        brush.icon(surface, "skull", x, box.cy, 28)
        return
    signs = made.chosen or made.wanted
    across = min(30.0, 52.0 / max(1, len(signs)))
    for k, seat in enumerate(signs):
        at = x + (k - (len(signs) - 1) / 2) * across
        hero = desk.hero(seat)
        edge = look.hero_colour(hero) if made.chosen else look.LANTERN
        brush.disc(surface, at, box.cy, 15, theme.lighter(look.hero_colour(hero), -60), edge, 2)
        brush.icon(surface, f"sigil_{hero}", at, box.cy, 22)


def _draw_table(surface: pygame.Surface, desk: "Desk", rolls: tuple[Rolled, ...], box: Box, face: int) -> None:
    """Draws what each face of the die brings; the one that was rolled is lit."""
    brush = desk.brush
    gap = 6.0
    wide = (box.w - gap * (len(rolls) - 1)) / len(rolls)
    for k, row in enumerate(rolls):
        cell = Box(box.x + k * (wide + gap), box.y, wide, box.h)
        live = face in row.faces
        if live:
            brush.halo(surface, cell, look.LANTERN, radius=8, blur=5)
        brush.plate(surface, cell, "ember" if live else "glass", radius=8, line=1.6, shadow=0)
        faces = row.faces if len(rolls) <= 2 else _faces(row.faces)
        x = cell.x + 7
        for number in faces:
            brush.icon(surface, f"die_{number}", x + 9, cell.cy, 19)
            x += 20
        room = Box(x + 2, cell.y + 2, cell.right - x - 7, cell.h - 4)
        if len(rolls) <= 3:
            draw_flow(surface, desk, flowed(desk, row.parts, room, 13.0))
        else:
            draw_flow(surface, desk, flowed(desk, row.parts, room, 14.0, short=True), short=True)


def _faces(faces: tuple[int, ...]) -> tuple[int, ...]:
    """Gives the faces that are drawn for a row: all of them, or the first and the last of many."""
    return faces if len(faces) <= 2 else (faces[0], faces[-1])
