"""What is looked at in the shop: large, with its upgraded text, what is left in the purse, and the button that buys it."""

from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.room_reasons import why_not_bought, why_not_removed
from soulstack.games.spire.rules.climb.gaining import potion_limit
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.face_painter import KINDS, RARITIES
from soulstack.games.spire.screen.rooms.shop_layout import ShopLayout
from soulstack.games.spire.screen.rooms.shop_shelf import Price, draw_tag
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box, centred

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 146.0
"""How wide the large face is."""


def draw_detail(
    surface: pygame.Surface,
    desk: "Desk",
    made: ShopLayout,
    seat: int,
    ware: tuple[int, Price] | None,
    *,
    flipped: bool,
    hot: str,
) -> None:
    """Draws the ware that is looked at."""
    brush, box = desk.brush, made.detail
    if ware is None:
        lines = desk.kit.wrap(tr("Look around. What a ware does is told here."), 15, box.w - 80)
        for k, line in enumerate(lines):
            brush.line(surface, line, box.cx, box.cy - 10 + k * desk.kit.line_height(15), 15)
        return
    card, price = ware
    face = desk.state.faces[card]
    shown = desk.book.side(face.id, upgraded=flipped)
    y = box.y + 10 + WIDE * CARD_RATIO / 2
    desk.put_card(surface, desk.card_image(shown, WIDE), box.x + 10 + WIDE / 2, y)
    _draw_words(surface, desk, box, face.id, shown)
    _draw_purse(surface, desk, made, seat, card, price, hot)


def _draw_words(surface: pygame.Surface, desk: "Desk", box: Box, face: str, shown: str) -> None:
    brush, kit = desk.brush, desk.kit
    spec: Any = desk.book.spec(shown)
    x, room = box.x + 168, box.w - 180
    brush.text(surface, spec.title, x, box.y + 21, 21, ax=0, room=room)
    words = tr(KINDS[spec.kind].pattern) if spec.kind in KINDS else ""
    if spec.rarity in RARITIES:
        words += "  ·  " + tr(RARITIES[spec.rarity][0].pattern)
    brush.line(surface, words, x, box.y + 42, 13, ax=0, room=room)
    y, low = box.y + 64, box.bottom - 66
    if desk.book.side(face, upgraded=True) != face:
        y = _draw_upgraded(surface, desk, Box(x, y, room, low - y), face)
    notes = [f"{keyword.word.capitalize()}: {keyword.meaning}" for keyword in desk.book.keywords(shown)]
    if not words or spec.kind in {"relic", "potion"}:
        notes = [" ".join(spec.text), *notes]
    step = kit.line_height(13)
    for note in notes:
        for line in kit.wrap(note, 13, room, theme.BOLD_FONT):
            if y + step > low + 4:
                return
            brush.line(surface, line, x, y + step / 2, 13, ax=0)
            y += step
        y += 3


def _draw_upgraded(surface: pygame.Surface, desk: "Desk", box: Box, face: str) -> float:
    """Writes what the upgraded side says and gives how far down that goes."""
    brush, kit = desk.brush, desk.kit
    spec: Any = desk.book.spec(desk.book.side(face, upgraded=True))
    below: Any = desk.book.spec(face)
    words = " ".join(spec.text)
    if spec.cost != below.cost:
        words = tr("Cost: {old} → {new}", old=below.cost or "-", new=spec.cost or "-") + ". " + words
    brush.icon(surface, "upgrade", box.x + 9, box.y + 8, 18)
    brush.cap(surface, "u", box.right, box.y + 8, 9.5)
    size = 13.5
    while size > 9 and len(kit.wrap(words, size, box.w - 48, theme.BOLD_FONT)) * kit.line_height(size) > box.h:
        size -= 0.5
    step, y = kit.line_height(size), box.y
    for line in kit.wrap(words, size, box.w - 48, theme.BOLD_FONT):
        brush.line(surface, line, box.x + 24, y + step / 2, size, look.RAISED, ax=0)
        y += step
    return y + 5


def _draw_purse(
    surface: pygame.Surface, desk: "Desk", made: ShopLayout, seat: int, card: int, price: Price, hot: str
) -> None:
    """Draws the buttons that buy it, or says why it cannot be bought."""
    brush, hero = desk.brush, desk.state.heroes[seat]
    mine = seat in desk.session.people
    refused = why_not_bought(desk.state, seat, card)
    box = made.buy
    if not mine or refused is not None:
        words = tr(refused) if refused is not None else tr("A bot shops for {name}.", name=desk.name(seat))
        brush.plate(surface, box, "glass", radius=11, shadow=3)
        brush.icon(surface, "lock" if mine else "waiting", box.x + 20, box.cy, 20)
        _in_two(surface, desk, words, Box(box.x + 36, box.y, box.w - 44, box.h))
        return
    main = box if not (price.alone and price.helped) else box._replace(w=box.w - made.together.w - 8)
    name = desk.name(seat)
    if price.alone:
        first = tr("Buy for {n}", n=price.now)
        second = tr("{name} keeps {n} gold", name=name, n=hero.gold - price.now)
        face = desk.state.faces[card]
        if face.kind == "potion" and len(hero.potions) >= potion_limit(desk.state):
            second = tr("The belt is full: one must go")
        _button(surface, desk, main, first, second, "space", main=True, hot=hot == "buy")
        if price.helped:
            _button(surface, desk, made.together, tr("Share"), tr("the price"), "a", main=False, hot=hot == "together")
    else:
        second = tr("{n} gold are missing", n=price.now - hero.gold)
        _button(surface, desk, main, tr("Ask the party"), second, "space", main=True, hot=hot == "buy")


def _in_two(surface: pygame.Surface, desk: "Desk", words: str, box: Box) -> None:
    """Writes a sentence on up to two lines."""
    lines = desk.kit.wrap(words, 13, box.w, theme.BOLD_FONT, 2)
    step = desk.kit.line_height(13)
    for k, line in enumerate(lines):
        y = box.cy + (k - (len(lines) - 1) / 2) * step
        desk.brush.line(surface, line, box.x, y, 13, look.BAD, ax=0, room=box.w)


def _button(
    surface: pygame.Surface, desk: "Desk", box: Box, first: str, second: str, key: str, *, main: bool, hot: bool
) -> None:
    brush = desk.brush
    if main:
        brush.halo(surface, box, radius=11, blur=7)
    brush.plate(surface, box, "brass" if main else "deep", radius=11, light=16 if hot else 0)
    capped = 52 if len(key) > 1 else 22
    x = box.x + (box.w - capped) / 2
    brush.text(surface, first, x, box.y + 17, 18 if main else 14, room=box.w - capped - 14)
    brush.line(surface, second, box.cx, box.y + 36, 12, theme.CREAM, room=box.w - 14)
    brush.cap(surface, key, box.right - 7, box.y + 17, 10)


def draw_removal(surface: pygame.Surface, desk: "Desk", made: ShopLayout, seat: int, price: Price, hot: str) -> None:
    """Draws the service that removes a card."""
    brush, box = desk.brush, made.removal
    brush.text(surface, tr("Card removal"), box.cx, box.y + 21, 18, room=box.w - 20)
    found = pictures.picture("thing", "sign_removal")
    refused = why_not_removed(desk.state, seat)
    if found is not None:
        desk.kit.put(surface, brush.picture(found, 96, 78), box.cx, box.y + 76, 0.5, 0.5)
    draw_tag(surface, desk, centred(box.cx, box.y + 132, 70, 25), price)
    brush.line(surface, tr("once for each hero"), box.cx, box.y + 157, 13, room=box.w - 16)
    spot = made.choose
    if refused is not None:
        brush.plate(surface, spot, "glass", radius=9, shadow=2)
        lines = desk.kit.wrap(tr(refused), 12, spot.w - 12, theme.BOLD_FONT, 2)
        for k, line in enumerate(lines):
            y = spot.cy + (k - (len(lines) - 1) / 2) * desk.kit.line_height(12)
            brush.line(surface, line, spot.cx, y, 12, look.MUTED, room=spot.w - 10)
        return
    brush.plate(surface, spot, "deep", radius=9, light=16 if hot == "remove" else 0)
    brush.text(surface, tr("Choose a card"), spot.x + (spot.w - 26) / 2, spot.cy - 1, 16, room=spot.w - 46)
    brush.cap(surface, "r", spot.right - 8, spot.cy, 10)


__all__ = ["draw_detail", "draw_removal"]
