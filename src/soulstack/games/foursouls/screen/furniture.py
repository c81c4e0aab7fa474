"""The middle of the table: rows with their slots, the shelf of decks, the dice tray and the bonus souls' place."""

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import SlotView, TableView
from soulstack.games.foursouls.screen.faces import DECKS
from soulstack.games.foursouls.screen.labels import DECK_TITLES
from soulstack.games.foursouls.screen.layout import Zones
from soulstack.games.foursouls.screen.placing import LABEL, deck_boxes, slot_spots
from soulstack.ui import theme
from soulstack.ui.geometry import Box, Spot
from soulstack.ui.paint.kit import PREMULTIPLIED, Kit, faded

SPECIAL = {"final_boss": ("Final boss", "crown"), "minion": ("Minion", "skull")}
"""The slots of a challenge that have a name of their own, and its icon."""
WORDS = 11.5
EDGE = 2.0
"""How far a title may reach over the upper edge of the decks, onto the free cloth."""
_CHALK = theme.mix(theme.CREAM, (52, 70, 66), 0.3)


def draw_furniture(target: pygame.Surface, kit: Kit, view: TableView, zones: Zones) -> None:
    """Draws everything in the middle that lies under the cards."""
    _row(target, kit, zones.monsters, tr("Monsters"), icon="deck_monster", slots=view.monsters)
    _row(target, kit, zones.shop, tr("Shop"), icon="deck_treasure", slots=view.shop)
    if zones.rooms is not None:
        _row(target, kit, zones.rooms, tr("Room"), icon="deck_room", slots=view.rooms)
    decks = deck_boxes(zones, view)
    size = _title_size(kit, zones, decks)
    for number, (deck, discard) in decks.items():
        name = DECKS[number]
        title = kit.text(tr(DECK_TITLES[name]), size, _CHALK, theme.BOLD_FONT, scaled=False, width=zones.decks.w)
        kit.put(target, title, (deck.x + discard.x) / 2, deck.box.y - 2, 0.5, 1.0)
        slot(target, kit, deck, f"deck_{name}")
        slot(target, kit, discard, "cross")
    _tray(target, kit, zones.dice)
    if view.bonus_souls:
        label(target, kit, zones.bonus, tr("Bonus souls"), "deck_soul")


def _title_size(kit: Kit, zones: Zones, decks: dict[int, tuple[Spot, Spot]]) -> float:
    """Gives the one size at which the titles of all decks fit between the decks."""
    tops = [deck.box.y for deck, _ in decks.values()]
    feet = [zones.decks.y - EDGE, *(deck.box.bottom for deck, _ in decks.values())]
    rooms = [(zones.decks.w, top - foot - 2) for top, foot in zip(tops, feet, strict=False)]
    return kit.common_size([tr(DECK_TITLES[DECKS[each]]) for each in decks], WORDS, theme.BOLD_FONT, rooms=rooms)


def label(target: pygame.Surface, kit: Kit, box: Box, words: str, icon: str) -> None:
    """Writes what a row is for, at the top of its box."""
    room = max(box.w - 17, 20)
    size = kit.common_size([words], WORDS, theme.BOLD_FONT, rooms=[(room, LABEL)])
    image = kit.icon(icon, 13)
    text = kit.text(words, size, _CHALK, theme.BOLD_FONT, scaled=False, width=room)
    width = (image.get_width() + text.get_width()) / kit.u + 4
    x = box.cx - width / 2
    # Larger words reach up and not down onto the cards.
    middle = box.y + LABEL / 2 - (size - WORDS) / 2
    kit.put(target, image, x, middle, 0, 0.5)
    kit.put(target, text, x + width, middle, 1.0, 0.5)


def _row(target: pygame.Surface, kit: Kit, box: Box, words: str, *, icon: str, slots: tuple[SlotView, ...]) -> None:
    spots = slot_spots(box, len(slots))
    for spot in spots:
        slot(target, kit, spot, icon)
    if not spots:
        label(target, kit, box, words, icon)
        return
    # The words stand right above the cards that they are about, wherever in the box these lie.
    top = max(box.y, spots[0].box.y - LABEL - 3)
    plain = [spot.box for spot, each in zip(spots, slots, strict=True) if each.row not in SPECIAL]
    if plain:
        left, right = plain[0].x, plain[-1].right
        label(target, kit, Box(left - 8, top, right - left + 16, LABEL), words, icon)
    for spot, each in zip(spots, slots, strict=True):
        if each.row in SPECIAL:
            title, mark = SPECIAL[each.row]
            label(target, kit, Box(spot.box.x - 4, top, spot.w + 8, LABEL), tr(title), mark)


def slot(target: pygame.Surface, kit: Kit, spot: Spot, icon: str) -> None:
    """Draws an empty place for a card."""
    box = spot.box

    def make() -> pygame.Surface:
        out = kit.plate(
            (box.w, box.h), (20, 26, 30), (34, 44, 44), radius=box.w * 0.08, alpha=0.55, border=1.6, lift=False
        ).copy()
        mark = faded(kit.icon(icon, box.w * 0.5), 0.2)
        out.blit(mark, mark.get_rect(center=out.get_rect().center), special_flags=PREMULTIPLIED)
        return out

    kit.put(target, kit.shapes.get(("slot", kit.px(box.w), icon), make), box.x, box.y)


def _tray(target: pygame.Surface, kit: Kit, box: Box) -> None:
    outer = kit.plate((box.w, box.h), (96, 60, 48), (58, 34, 34), radius=12, border=2)
    kit.put(target, outer, box.x, box.y)
    inner = box.inset(7)
    felt = kit.plate((inner.w, inner.h), (58, 26, 36), (84, 38, 46), radius=8, border=1.6, lift=False)
    kit.put(target, felt, inner.x, inner.y)
    side = min(inner.w, inner.h) * 0.62
    mark = kit.shapes.get(("tray mark", kit.px(side)), lambda: faded(kit.icon("die_5", side), 0.13))
    kit.put(target, mark, inner.cx, inner.cy, 0.5, 0.5)
