"""The heroes below an event: how each is, what it has got, what lies open for it, and whether it is done."""

from typing import TYPE_CHECKING, Final

import pygame
from attrs import define

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import Reward
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.rooms.gift_chips import draw_gift, gift_boxes
from soulstack.games.spire.screen.rooms.hero_plate import draw_hero, draw_standing, others_word
from soulstack.games.spire.screen.rooms.lines import draw_lines, fitted
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HIGH: Final = 158.0
WIDEST: Final = 400.0
PAD: Final = 10.0
GAP: Final = 14.0


@define
class Member:
    """The places of one hero's plate."""

    seat: int
    box: Box
    gifts: tuple[Reward, ...] = ()
    gift_boxes: tuple[Box, ...] = ()
    news: tuple[tuple[str, str], ...] = ()

    @property
    def header(self) -> Box:
        """Where the hero is."""
        return Box(self.box.x + PAD, self.box.y + PAD, self.box.w - 2 * PAD, 46)

    @property
    def middle(self) -> Box:
        """Where gifts and news are."""
        return Box(self.box.x + PAD, self.box.y + PAD + 52, self.box.w - 2 * PAD, 42)

    @property
    def foot(self) -> Box:
        """Where it says that it is done."""
        return Box(self.box.x + PAD, self.box.bottom - PAD - 36, self.box.w - 2 * PAD - 46, 36)

    @property
    def more(self) -> Box:
        """Where else it can act."""
        return Box(self.box.right - PAD - 40, self.foot.y, 40, 36)


def member(seat: int, box: Box, gifts: tuple[Reward, ...], news: tuple[tuple[str, str], ...]) -> Member:
    """Lays out a hero's plate."""
    made = Member(seat, box, gifts, (), news)
    made.gift_boxes = gift_boxes(made.middle, len(gifts))
    return made


def places(count: int, room: Box) -> list[Box]:
    """Gives the place of each plate along the lower edge of a box."""
    wide = min(WIDEST, (room.w - GAP * (count - 1)) / count)
    left = room.cx - (count * (wide + GAP) - GAP) / 2
    return [Box(left + k * (wide + GAP), room.bottom - HIGH, wide, HIGH) for k in range(count)]


def draw_member(
    surface: pygame.Surface, desk: "Desk", made: Member, *, hot: str, at: str, wanted: bool, usual: str
) -> None:
    """Draws a hero's plate; `wanted` heroes can be chosen just now, `usual` is what a hero says who is not done."""
    brush = desk.brush
    focused = made.seat == desk.session.focus
    if wanted:
        brush.halo(surface, made.box, look.LANTERN, radius=14, blur=12 if f"pick {made.seat}" in {hot, at} else 7)
    elif focused and len(desk.state.heroes) > 1:
        brush.halo(surface, made.box, look.hero_colour(desk.hero(made.seat)), radius=14, blur=10)
    brush.plate(surface, made.box, "stone", radius=14, light=6 if focused else -12, alpha=0.96)
    draw_hero(surface, desk, made.seat, made.header)
    for item, box in zip(made.gifts, made.gift_boxes, strict=True):
        draw_gift(surface, desk, made.seat, item, box, (hot, at))
    if not made.gifts:
        _draw_news(surface, desk, made)
    _draw_foot(surface, desk, made, (hot, at), usual)


def _draw_news(surface: pygame.Surface, desk: "Desk", made: Member) -> None:
    brush, box = desk.brush, made.middle
    shown = made.news[-3:]
    if not shown:
        _draw_items(surface, desk, made.seat, box)
        return
    brush.plate(surface, box, "glass", radius=8, line=1.4, shadow=0, alpha=0.7)
    wide = (box.w - 10) / len(shown)
    for k, (icon, words) in enumerate(shown):
        x = box.x + 6 + k * wide
        brush.icon(surface, icon, x + 12, box.cy, 22)
        cell = Box(x + 27, box.y + 3, wide - 30, box.h - 6)
        draw_lines(surface, desk, fitted(desk, words, 13, cell.w, cell.h), cell, theme.CREAM, middle=True)


def _draw_items(surface: pygame.Surface, desk: "Desk", seat: int, box: Box) -> None:
    """Draws what a hero owns, as long as nothing has happened to it."""
    hero = desk.state.heroes[seat]
    items = (*hero.relics, *hero.potions)
    step = min(36.0, (box.w - 36) / max(1, len(items) - 1))
    for k, item in enumerate(items):
        face = desk.state.faces[item]
        found = pictures.potion(face.id) if face.kind == "potion" else pictures.relic(face.id)
        desk.kit.put(surface, desk.brush.picture(found, 34, 34), box.x + 18 + k * step, box.cy, 0.5, 0.5)


def _draw_foot(surface: pygame.Surface, desk: "Desk", made: Member, pointed: tuple[str, str], usual: str) -> None:
    brush, box = desk.brush, made.foot
    seat = made.seat
    asked = desk.session.asked_of(seat)
    person = seat in desk.session.people
    if not person:
        box = Box(box.x, box.y, box.w + 46, box.h)
    done = asked is not None and asked.options == (UNDONE,)
    ready = asked is not None and asked.kind == "event" and DONE in asked.options and person
    focused = seat == desk.session.focus
    lit = f"done {seat}" in pointed
    if ready and lit:
        brush.halo(surface, box, radius=10)
    material = "patina" if done else "brass" if ready and focused else "deep"
    brush.plate(surface, box, material, radius=10, light=14 if lit else 0, shadow=4)
    if done:
        words = tr("Done")
    elif ready:
        words = tr("Go on")
    else:
        words = usual if person else others_word(desk)
    tone = theme.CREAM if done or ready else look.MUTED
    side = 66 if ready and focused else 50 if done else 22
    brush.line(surface, words, box.cx - (12 if side > 30 else 0), box.cy, 14.5, tone, room=box.w - side)
    if ready and focused:
        brush.cap(surface, "e", box.right - 10, box.cy)
    elif done:
        draw_standing(surface, desk, seat, box.right - 16, box.cy)
    if person:
        brush.plate(surface, made.more, "deep", radius=10, light=18 if f"more {seat}" in pointed else 0, shadow=4)
        brush.text(surface, "…", made.more.cx, made.more.cy - 6, 21)
