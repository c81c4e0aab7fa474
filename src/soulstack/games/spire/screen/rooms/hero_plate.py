"""A hero at a place of choices: portrait, name, hit points and gold on one small plate."""

from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.screen import look, pictures
from soulstack.kernel.asking import UNDONE
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk


def draw_hero(surface: pygame.Surface, desk: "Desk", seat: int, box: Box, *, key: bool = True) -> None:
    """Draws who a hero is and how it is."""
    brush = desk.brush
    hero = desk.state.heroes[seat]
    draw_portrait(surface, desk, seat, Box(box.x, box.y, box.h, box.h))
    left = box.x + box.h + 9
    room = box.right - left
    keyed = key and seat in desk.session.people and len(desk.state.heroes) > 1
    brush.text(surface, desk.name(seat), left, box.y + box.h * 0.2, 16.5, ax=0.0, room=room - (30 if keyed else 4))
    if keyed:
        brush.cap(surface, f"f{seat + 1}", box.right, box.y + box.h * 0.2)
    elif key and desk.session.people and seat not in desk.session.people:
        brush.icon(surface, "bot", box.right - 11, box.y + box.h * 0.2, 20)
    gold = 46.0
    pips = Box(left + 1, box.y + box.h * 0.62, max(40.0, room - gold - 12), 13)
    brush.pips(surface, pips, hero.hp, hero.max_hp)
    brush.text(surface, f"{hero.hp}/{hero.max_hp}", pips.cx, pips.cy - 0.5, 13)
    brush.icon(surface, "coin", box.right - gold + 10, pips.cy, 19)
    brush.text(surface, str(hero.gold), box.right - gold + 23, pips.cy, 15, ax=0.0)


def draw_portrait(surface: pygame.Surface, desk: "Desk", seat: int, box: Box) -> None:
    """Draws a hero's face in a rim of its colour."""
    brush, kit = desk.brush, desk.kit
    hero = desk.state.heroes[seat].hero
    tone = look.hero_colour(hero)
    kit.put(
        surface,
        kit.plate((box.w, box.h), theme.lighter(tone, -30), theme.lighter(tone, -90), radius=11, border=2),
        box.x,
        box.y,
    )
    found = pictures.picture("hero", f"{hero}_portrait")
    if found is not None:
        kit.put(surface, brush.picture(found, box.w - 6, box.h - 6), box.cx, box.cy, 0.5, 0.5)


def others_word(desk: "Desk") -> str:
    """Says what a hero of nobody here does: bots act once nobody here can."""
    session = desk.session
    return tr("Waits for you") if any(session.can_act(seat) for seat in session.people) else tr("Thinks…")


def draw_standing(surface: pygame.Surface, desk: "Desk", seat: int, x: float, y: float, size: float = 20.0) -> None:
    """Draws whether a hero is done, is asked, or thinks."""
    asked = desk.session.asked_of(seat)
    done = asked is not None and asked.options == (UNDONE,)
    desk.brush.icon(surface, "done" if done else "waiting", x, y, size)
