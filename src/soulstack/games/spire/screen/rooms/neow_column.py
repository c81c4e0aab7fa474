"""One hero before Neow: who it is, the red gift, three blue lines and being done, from top to bottom."""

from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.cards.schema import NeowDef
from soulstack.games.spire.play.bargains import Bargain, bargain
from soulstack.games.spire.rules.state import Reward
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.rooms.gift_chips import draw_gift, gift_boxes
from soulstack.games.spire.screen.rooms.hero_plate import draw_hero, draw_standing, others_word
from soulstack.games.spire.screen.rooms.parts_row import draw_flow, flowed
from soulstack.kernel.asking import UNDONE
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HEADER: Final = 52.0
GIFT: Final = 78.0
FOOT: Final = 40.0
PAD: Final = 10.0
RED: Final = ((136, 44, 44), (78, 22, 30), (236, 132, 110))
BLUE: Final = ((44, 92, 132), (24, 50, 84), (122, 184, 226))
DARK: Final = ((36, 50, 66), (22, 32, 46), (78, 104, 124))
ASLEEP: Final = ((36, 66, 92), (22, 40, 62), (82, 124, 156))
"""A line that cannot be chosen yet."""


@define
class Column:
    """The places of one hero's column."""

    seat: int
    box: Box
    bargains: tuple[Bargain, ...] = ()
    gifts: tuple[Reward, ...] = ()
    gift_boxes: tuple[Box, ...] = ()
    lines: tuple[Box, ...] = ()
    chosen: int = 0
    """The line that is chosen, from 1; 0 for none."""
    open: bool = False
    """Whether a line can be chosen now."""
    slide: float = field(default=0.0)
    """How far it still has to rise."""
    news: tuple[tuple[str, str], ...] = ()
    """What it has got so far: icons with a few words."""

    @property
    def header(self) -> Box:
        """Where the hero is."""
        return Box(self.box.x + PAD, self.box.y + PAD, self.box.w - 2 * PAD, HEADER)

    @property
    def gift(self) -> Box:
        """Where the red gift lies."""
        return Box(self.box.x + PAD, self.box.y + PAD + HEADER + 8, self.box.w - 2 * PAD, GIFT)

    @property
    def foot(self) -> Box:
        """Where it says that it is done."""
        return Box(self.box.x + PAD, self.box.bottom - PAD - FOOT, self.box.w - 2 * PAD - 48, FOOT)

    @property
    def more(self) -> Box:
        """Where else it can act."""
        return Box(self.box.right - PAD - 42, self.foot.y, 42, FOOT)


def column(desk: "Desk", seat: int, box: Box) -> Column:
    """Lays out a hero's column."""
    state = desk.state
    visit = state.table.visit
    made = Column(seat, box)
    card = dict(visit.revealed).get(seat) if visit is not None and visit.kind == "neow" else None
    if card is not None and visit is not None:
        found = state.faces[card].card
        assert isinstance(found, NeowDef)
        made.bargains = tuple(bargain(state, seat, line, card, n) for n, line in enumerate(found.blue, 1))
        made.chosen = dict(visit.chosen).get(seat, 0)
    made.gifts = tuple(item for item in state.table.rewards if item.seat == seat)
    made.gift_boxes = gift_boxes(
        Box(made.gift.x + 6, made.gift.y + 28, made.gift.w - 12, made.gift.h - 34), len(made.gifts)
    )
    top = made.gift.bottom + 8
    high = (made.foot.y - 8 - top - 2 * 6) / 3
    made.lines = tuple(Box(made.gift.x, top + k * (high + 6), made.gift.w, high) for k in range(3))
    return made


def draw_column(
    surface: pygame.Surface, desk: "Desk", made: Column, hot: str, at: str, held: tuple[str, float]
) -> None:
    """Draws a hero's column; `hot` lies under the mouse, `at` is chosen by keys, `held` is being held for so long."""
    brush = desk.brush
    focused = made.seat == desk.session.focus
    if focused and len(desk.state.heroes) > 1:
        brush.halo(surface, made.box, look.hero_colour(desk.hero(made.seat)), radius=16, blur=12)
    brush.plate(surface, made.box, "stone", radius=16, light=4 if focused else -12, alpha=0.95)
    draw_hero(surface, desk, made.seat, made.header)
    _draw_gift(surface, desk, made, hot, at)
    for n in range(1, len(made.lines) + 1):
        _draw_line(surface, desk, made, n, hot=hot, at=at, held=held)
    _draw_foot(surface, desk, made, hot, at)


def _slab(surface: pygame.Surface, desk: "Desk", box: Box, tones: tuple[Colour, Colour, Colour], light: int) -> None:
    top, low, edge = (theme.lighter(tone, light) for tone in tones)
    desk.kit.put(surface, desk.kit.plate((box.w, box.h), top, low, edge=edge, radius=10, border=2), box.x, box.y)


def _draw_gift(surface: pygame.Surface, desk: "Desk", made: Column, hot: str, at: str) -> None:
    brush, box = desk.brush, made.gift
    _slab(surface, desk, box, RED if made.gifts and not made.chosen else DARK, -6)
    words = tr("Your gift") if not made.chosen else tr("What it brought")
    brush.line(surface, words, box.x + 12, box.y + 15, 13, (255, 220, 196), 0.0, room=box.w - 24)
    if not made.gifts:
        _draw_news(surface, desk, made)
        return
    keyed = made.seat == desk.session.focus and not made.open and made.seat in desk.session.people
    number = 0
    for item, place in zip(made.gifts, made.gift_boxes, strict=True):
        draw_gift(surface, desk, made.seat, item, place, (hot, at))
        number += not item.over
        if keyed and not item.over:
            brush.cap(surface, str(number), place.right - 2, box.y + 15, 10)


def _draw_news(surface: pygame.Surface, desk: "Desk", made: Column) -> None:
    brush, box = desk.brush, made.gift
    if not made.news:
        brush.line(surface, "–", box.cx, box.cy + 10, 15)
        return
    wide = (box.w - 16) / min(3, len(made.news))
    for k, (icon, words) in enumerate(made.news[-3:]):
        x = box.x + 8 + k * wide
        brush.icon(surface, icon, x + 12, box.y + 48, 22)
        lines = desk.kit.wrap(words, 12, wide - 30, theme.BOLD_FONT, 2)
        step = desk.kit.line_height(12)
        for row, line in enumerate(lines):
            y = box.y + 48 + (row - (len(lines) - 1) / 2) * step
            brush.line(surface, line, x + 27, y, 12, theme.CREAM, 0.0, room=wide - 30)


def _draw_line(
    surface: pygame.Surface, desk: "Desk", made: Column, n: int, *, hot: str, at: str, held: tuple[str, float]
) -> None:
    brush, box = desk.brush, made.lines[n - 1]
    name = f"line {made.seat} {n}"
    chosen, passed = made.chosen == n, bool(made.chosen) and made.chosen != n
    lit = name in {hot, at} and made.open
    if chosen:
        brush.halo(surface, box, look.LANTERN, radius=11, blur=9)
    elif lit:
        brush.halo(surface, box, look.VERDIGRIS, radius=11, blur=7)
    tones = BLUE if made.open or chosen else DARK if passed else ASLEEP
    _slab(surface, desk, box, tones, 18 if lit or chosen else -10 if passed else 0)
    if n > len(made.bargains):
        return
    found = made.bargains[n - 1]
    dies = made.seat in found.dies
    side = 40.0 if dies or chosen or made.open else 12.0
    inner = Box(box.x + 12, box.y + 4, box.w - 12 - side, box.h - 8)
    draw_flow(surface, desk, flowed(desk, found.parts, inner, 16.0), dim=passed)
    if dies and not made.chosen:
        brush.icon(surface, "skull", box.right - 22, box.cy, 26)
        if held[0] == name:
            share = max(0.04, round(held[1] * 20) / 20)
            brush.plate(surface, Box(box.x + 4, box.bottom - 9, (box.w - 8) * share, 6), "ember", radius=3, shadow=0)
    elif chosen:
        brush.icon(surface, "check", box.right - 22, box.cy, 24)
    elif made.open and made.seat == desk.session.focus:
        brush.cap(surface, str(n), box.right - 12, box.cy)


def _draw_foot(surface: pygame.Surface, desk: "Desk", made: Column, hot: str, at: str) -> None:
    asked = desk.session.asked_of(made.seat)
    person = made.seat in desk.session.people
    brush, box = desk.brush, made.foot
    if not person:
        box = Box(box.x, box.y, box.w + 48, box.h)
    done = asked is not None and asked.options == (UNDONE,)
    ready = asked is not None and bool(made.chosen) and not done and person
    focused = made.seat == desk.session.focus
    name = f"done {made.seat}"
    if ready and name in {hot, at}:
        brush.halo(surface, box, radius=11)
    material = "patina" if done else "brass" if ready and focused else "deep"
    brush.plate(surface, box, material, radius=11, light=14 if name in {hot, at} else 0, shadow=4)
    if not person:
        words = tr("Has chosen") if made.chosen else others_word(desk)
    elif done:
        words = tr("Done")
    elif made.chosen:
        words = tr("Done with it")
    else:
        words = tr("First the gift, then a line") if not made.open else tr("Choose a line")
    bright = done or ready
    brush.line(
        surface,
        words,
        box.cx - (16 if ready and focused else 0),
        box.cy,
        15,
        theme.CREAM if bright else look.MUTED,
        room=box.w - (66 if bright else 26),
    )
    if ready and focused:
        brush.cap(surface, "e", box.right - 12, box.cy)
    if done or not person:
        draw_standing(surface, desk, made.seat, box.right - 18, box.cy)
    if person:
        more = made.more
        brush.plate(surface, more, "deep", radius=11, light=18 if f"more {made.seat}" in {hot, at} else 0, shadow=4)
        brush.text(surface, "…", more.cx, more.cy - 6, 22)
