"""Rewards that lie open where a hero is: small plates to take, to turn up, or to leave."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import Reward
from soulstack.games.spire.screen import look, pictures
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

CROSS: Final = 36.0
"""How wide the place is where a gift is left."""
ICONS: Final = {
    "gold": "coin", "card": "deck", "rare": "golden_ticket", "colorless": "draw", "relic": "relic", "potion": "potion",
    "transform": "transform", "boss_relic": "room_boss",
}  # fmt: skip


def gift_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """Gives the place of each of some gifts, side by side."""
    if not count:
        return ()
    wide = (box.w - 6 * (count - 1)) / count
    return tuple(Box(box.x + k * (wide + 6), box.y, wide, box.h) for k in range(count))


def cross_of(box: Box) -> Box:
    """Gives where a gift is left."""
    wide = min(CROSS, box.w * 0.42)
    return Box(box.right - wide, box.y, wide, box.h)


def draw_gift(
    surface: pygame.Surface, desk: "Desk", seat: int, item: Reward, box: Box, pointed: tuple[str, str]
) -> None:
    """Draws one gift of a hero with the cross by which it is left; what is pointed at glows."""
    brush, kit = desk.brush, desk.kit
    name, skip = f"gift {seat} {item.id}", f"skip {seat} {item.id}"
    lit = name in pointed
    if lit or (item.shown is not None and not item.over):
        brush.halo(surface, box, look.LANTERN, radius=9, blur=6)
    brush.plate(surface, box, "deep", radius=9, line=2, light=16 if lit else 0, shadow=0)
    cross = cross_of(box)
    own = seat in desk.session.people
    left = Box(box.x, box.y, box.w - (cross.w if own and not item.over else 0), box.h)
    size = min(30.0, box.h - 12)
    found = _picture_of(desk, item)
    words = _gift_words(desk, item)
    room = left.w - size - (38 if item.over else 18)
    shows = room >= 34
    x = left.x + 8 + size / 2 if shows else left.cx
    if found is not None:
        kit.put(surface, brush.picture(found, size, size), x, left.cy, 0.5, 0.5)
    else:
        brush.icon(surface, ICONS[item.kind], x, left.cy, size)
    if shows:
        image = kit.block(words, 13, theme.CREAM, theme.BOLD_FONT, room=(room, box.h - 4))
        kit.put(surface, image, left.x + size + 13 + room / 2, left.cy, 0.5, 0.5)
    if item.over:
        brush.icon(surface, "check" if item.over == "taken" else "cross", box.right - 12, box.y + 12, 19)
        return
    if not own:
        return
    if skip in pointed:
        brush.halo(surface, cross, look.BAD, radius=8, blur=4)
    brush.icon(surface, "cross", cross.cx, cross.cy, 16 if skip not in pointed else 20)


def _picture_of(desk: "Desk", item: Reward) -> pictures.Picture | None:
    """Gives the picture of what lies open there alone."""
    if item.shown is None or len(item.shown) != 1:
        return None
    face = desk.state.faces[item.shown[0]]
    return pictures.potion(face.id) if face.kind == "potion" else pictures.relic(face.id)


def _gift_words(desk: "Desk", item: Reward) -> str:
    if item.kind == "gold":
        return tr("{n} gold", n=item.n)
    if item.shown is not None and len(item.shown) > 1 and not item.over:
        return tr("Choose one")
    return desk.session.wording.reward(desk.state, item.id)
