"""The whole card of a boss, large: its HP for every size of party, what it does in each mode, its abilities, what it gives."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play import journey
from soulstack.games.spire.play.boss_words import abilities_of
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.intents import Part
from soulstack.games.spire.screen.rooms.boss_panel import COLD, lines_of
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.cards.schema import EnemyDef
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 760.0
LINE: Final = 34.0
STEP: Final = 38.0
MODES: Final = {
    "attack": Sentence("attacks"),
    "defensive": Sentence("defends itself"),
    "normal": Sentence("at first"),
    "fury": Sentence("in its fury"),
}
"""What the modes of bosses are called beside their lines."""


def card_box(desk: "Desk", card: "EnemyDef") -> Box:
    """Gives where the card lies: as high as what is told on it."""
    told = sum(len(desk.kit.wrap(words, 14, WIDE - 340)) for words in _told(desk, card))
    gifts = 48 if journey.gifts_of(card) else 0
    text = desk.kit.line_height(14) * told + 14 if told else 0.0
    high = max(360.0, 138 + STEP * len(lines_of(desk.state, card)) + text + gifts)
    screen = desk.screen
    return Box(screen.w / 2 - WIDE / 2, max(50.0, screen.h / 2 - high / 2), WIDE, high)


def draw_boss_card(surface: pygame.Surface, desk: "Desk", card: "EnemyDef") -> None:
    """Draws the card over everything."""
    brush, kit = desk.brush, desk.kit
    box = card_box(desk, card)
    told = [part for words in _told(desk, card) for part in kit.wrap(words, 14, WIDE - 340)]
    gifts = journey.gifts_of(card)
    step = kit.line_height(14)
    brush.plate(surface, box, "dusk", radius=16)
    well = Box(box.x + 16, box.y + 16, 284, box.h - 32)
    brush.plate(surface, well, "glass", radius=12, line=2, shadow=0)
    brush.glow(surface, well.cx, well.cy + 20, 140, (100, 76, 40), 0.9)
    found = pictures.enemy(card.id, card.name)
    figure = brush.figure(found, found.fitted(well.w - 20, well.h - 50)[1], rim=(255, 226, 170), cold=COLD)
    kit.put(surface, figure, well.cx, well.bottom - 18, 0.5, 1.0)
    left, room = well.right + 20, box.right - well.right - 38
    brush.text(surface, desk.book.name(card.id), left, box.y + 36, 28, ax=0, room=room)
    brush.line(surface, tr("The boss of Act {act}", act=ROMAN[min(4, card.act)]), left, box.y + 64, 14, ax=0, room=room)
    _draw_hp(surface, desk, card, left, box.y + 82)
    y = box.y + 126
    for parts, once, mode in lines_of(desk.state, card):
        _draw_line(surface, desk, Box(left, y, room, LINE), parts, mode, once=once)
        y += STEP
    y += 6
    for words in told:
        brush.line(surface, words, left, y + step / 2, 14, theme.CREAM, 0, face=theme.BODY_FONT)
        y += step
    if gifts:
        _draw_gifts(surface, desk, gifts, left, y + 14)


def _told(desk: "Desk", card: "EnemyDef") -> list[str]:
    """Says what else is to be known."""
    found = list(abilities_of(card))
    names = dict.fromkeys(desk.book.name(each) for each in card.summons.what)
    if names:
        found.append(tr("It brings: {names}.", names=", ".join(names)))
    return found


def _draw_hp(surface: pygame.Surface, desk: "Desk", card: "EnemyDef", x: float, y: float) -> None:
    """Draws the HP for every number of heroes; the one that counts here is lit."""
    brush = desk.brush
    count = len(desk.state.heroes)
    for players, hp in enumerate(card.hp, 1):
        here = players == count or len(card.hp) == 1
        spot = Box(x, y, 98, 32)
        if here:
            brush.halo(surface, spot, radius=8, blur=5)
        brush.plate(surface, spot, "ember" if here else "glass", radius=8, line=1.8, shadow=0)
        brush.icon(surface, "heart", spot.x + 16, spot.cy, 19)
        brush.text(surface, str(hp), spot.x + 28, spot.cy, 15.5, theme.CREAM if here else look.MUTED, 0)
        brush.icon(surface, "human", spot.right - 24, spot.cy, 17)
        brush.text(surface, str(players), spot.right - 9, spot.cy + 5, 12, theme.CREAM if here else look.MUTED)
        x += 106


def _draw_line(
    surface: pygame.Surface, desk: "Desk", box: Box, parts: tuple[Part, ...], mode: str, *, once: bool
) -> None:
    brush = desk.brush
    brush.plate(surface, box, "deep" if once else "glass", radius=9, line=1.8, shadow=0)
    x = box.x + 10
    for part in parts:
        brush.icon(surface, part.icon, x + 13, box.cy, 26)
        x += 28
        if part.number:
            x += brush.text(surface, part.number, x, box.cy + 0.5, 19, look.BAD if part.harms else theme.CREAM, 0) + 8
    note = [tr(MODES[mode].pattern)] if mode in MODES else []
    if once:
        note.append(tr("once"))
    if note:
        brush.line(surface, ", ".join(note), box.right - 12, box.cy, 13, look.LANTERN, 1.0)


def _draw_gifts(surface: pygame.Surface, desk: "Desk", gifts: tuple[journey.Gift, ...], x: float, y: float) -> None:
    brush = desk.brush
    x += brush.line(surface, tr("Each hero gains"), x, y + 14, 13.5, look.LANTERN, 0) + 12
    for gift in gifts:
        brush.icon(surface, gift.icon, x + 13, y + 14, 26)
        x += 30 + brush.text(surface, str(gift.most), x + 29, y + 14, 17, ax=0) + 12
