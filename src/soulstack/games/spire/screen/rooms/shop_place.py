"""The Merchant's place beside the shelves: the snail with its house, what it says, the purses and the buttons."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.backdrop import BEAMS, laid, motes, shafts, vignette
from soulstack.games.spire.screen.gifts.ground import Steps
from soulstack.games.spire.screen.rooms.hero_plate import draw_standing
from soulstack.games.spire.screen.rooms.shop_layout import ShopLayout
from soulstack.games.spire.screen.rooms.shop_shelf import board_parts
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.sentences import Sentence
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

SNAIL: Final = 374.0
HAND: Final = (-0.06, -0.24)
"""Where its hand is, off its foot, by parts of its height."""
SAYS: Final[Mapping[str, Sentence]] = {
    "hello": Sentence("Slowly, slowly. Everything here has outlived its owner."),
    "bought": Sentence("A fine eye. May it outlive you by less than the last one."),
    "helped": Sentence("Such good friends. I so rarely see all the coins at once."),
    "removed": Sentence("Gone. I will eat it later. Paper agrees with me."),
    "poor": Sentence("Look, then. Looking is free, until I change my mind."),
    "bye": Sentence("Off already? I shall follow. You will not notice."),
}
"""What the Merchant says, by what has happened."""
PAPER: Final = (250, 238, 206)


def hand(made: ShopLayout) -> tuple[float, float]:
    """Gives where coins go."""
    return made.snail[0] + HAND[0] * SNAIL, made.snail[1] + HAND[1] * SNAIL


def shop_steps(desk: "Desk", made: ShopLayout, size: tuple[int, int]) -> Steps:
    """Paints the place, the Merchant and the empty shelves, a part a frame."""
    brush, (x, feet) = desk.brush, made.snail
    half = (max(8, size[0] // 2), max(8, size[1] // 2))
    far = paint.layer(half)
    yield from laid(far, "merchant_far")
    yield None
    out = paint.layer(size)
    out.blit(pygame.transform.smoothscale(pygame.transform.box_blur(far, 2), size), (0, 0))
    yield None
    yield from laid(out, "merchant_mid")
    yield None
    shafts(out, BEAMS["merchant"])
    yield None
    yield from laid(out, "merchant_near")
    motes(out, 50)
    yield None
    vignette(out, 120)
    brush.glow(out, x, feet - 160, 380, (80, 56, 24))
    yield None
    found = pictures.picture("thing", "merchant")
    if found is not None:
        brush.stand(out, brush.figure(found, SNAIL, rim=(255, 222, 150), cold=(112, 104, 140)), x, feet, 0.86)
    yield None
    for part in board_parts(desk, made):
        part(out)
        yield None
    brush.plate(out, made.purse, "stone", radius=14, light=-6, shadow=8)
    yield out


def draw_speech(surface: pygame.Surface, desk: "Desk", box: Box, says: str) -> None:
    """Draws what the Merchant says."""
    words = tr(SAYS[says].pattern)
    kit, brush = desk.kit, desk.brush
    lines = kit.wrap(words, 15, box.w - 32, theme.BOLD_FONT, 4)
    step = kit.line_height(15)
    high = max(box.h, step * len(lines) + 22)
    left, right, top, low, cut = box.x, box.right, box.y, box.y + high, 12.0
    points = [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, low - cut), (right - cut, low),
        (left + 64, low), (left + 22, low + 28), (left + 34, low), (left + cut, low), (left, low - cut), (left, top + cut),
    ]  # fmt: skip
    brush.poly(surface, [(x + 2, y + 5) for x, y in points], (8, 6, 10), (8, 6, 10), 2)
    brush.poly(surface, points, PAPER, theme.INK, 3)
    for k, line in enumerate(lines):
        y = top + high / 2 + (k - (len(lines) - 1) / 2) * step
        brush.line(surface, line, box.cx, y, 15, theme.PAPER_TEXT)


def draw_purses(surface: pygame.Surface, desk: "Desk", made: ShopLayout, seat: int, hot: str) -> None:
    """Draws a tab for each hero with its gold; the one who looks around is lit."""
    brush = desk.brush
    for who, box in made.tabs.items():
        on = who == seat
        if on:
            brush.halo(surface, box, radius=10, blur=5)
        light = 12 if hot == f"hero {who}" else 0
        brush.plate(surface, box, "patina" if on else "glass", radius=10, line=2, light=light, shadow=0)
        hero = desk.state.heroes[who]
        brush.icon(surface, f"sigil_{hero.hero}", box.x + 22, box.y + 21, 30)
        brush.text(surface, desk.name(who), box.x + 41, box.y + 18, 15, ax=0, room=box.w - 66)
        brush.icon(surface, "coin", box.x + 23, box.y + 45, 20)
        brush.text(surface, str(hero.gold), box.x + 41, box.y + 45, 18, look.LANTERN, ax=0)
        asked = desk.session.asked_of(who)
        if who not in desk.session.people or (asked is not None and asked.options == (UNDONE,)):
            draw_standing(surface, desk, who, box.right - 17, box.y + 18, 18)
        if who in desk.session.people and len(made.tabs) > 1:
            brush.cap(surface, f"f{who + 1}", box.right - 6, box.bottom - 13, 9.5)
        said = desk.session.bot_reason(who) if who not in desk.session.people else ""
        if said:
            brush.line(surface, said, box.x + 66, box.y + 46, 11, ax=0, room=box.w - 74)
        elif box.w > 200:
            _draw_belt(surface, desk, who, box)


def _draw_belt(surface: pygame.Surface, desk: "Desk", seat: int, box: Box) -> None:
    """Draws the potions of a hero where there is room."""
    x = box.x + 92
    for potion in desk.state.heroes[seat].potions:
        found = pictures.potion(desk.state.faces[potion].id)
        desk.kit.put(surface, desk.brush.picture(found, 24, 24), x, box.y + 45, 0.5, 0.5)
        x += 27


def draw_buttons(surface: pygame.Surface, desk: "Desk", made: ShopLayout, hot: str, ready: int) -> None:
    """Draws the buttons below; `ready` says how many heroes want to leave."""
    brush = desk.brush
    heroes = len(desk.session.people)
    for name, box in made.buttons.items():
        brush.plate(surface, box, "stone" if name == "leave" else "deep", radius=11, light=14 if hot == name else 0)
        if name == "leave":
            key = "Shift+E" if heroes > 1 else "e"
            capped = 62.0 if heroes > 1 else 34.0
            brush.text(surface, tr("Leave"), box.x + 14, box.y + 18, 20, ax=0, room=box.w - capped - 22)
            below = tr("{n} of {most} are ready", n=ready, most=heroes) if heroes > 1 else tr("the shop stays behind")
            brush.line(surface, below, box.x + 14, box.y + 39, 12.5, ax=0, room=box.w - 26)
            brush.cap(surface, key, box.right - 8, box.y + 17, 9.5)
            continue
        if name == "more":
            brush.text(surface, tr("More"), box.x + 13, box.cy - 1, 17, ax=0, room=box.w - 48)
        else:
            brush.icon(surface, name, box.x + 33, box.cy, 26)
        brush.cap(surface, {"undo": "z", "hint": "h", "more": "o"}[name], box.right - 8, box.cy, 10)
